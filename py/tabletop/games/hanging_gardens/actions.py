"""All actions that are allowed in a position, in a stable order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from tabletop.games.hanging_gardens.garden import COLOURS, FULL_STACK, Garden, lift_support
from tabletop.games.hanging_gardens.notation import (
    PASS,
    Action,
    Gazebo,
    Plant,
    Roll,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.spaces import Space
from tabletop.games.hanging_gardens.state import State

DIE_FACES = 6

# A listing makes hundreds of moves of which one is played; most of them are the same as last time.
_terrace, _support, _gazebo, _plant = cache(Terrace), cache(Support), cache(Gazebo), cache(Plant)


def all_rolls(dice: int) -> Iterator[Roll]:
    """Yield all outcomes of a roll of that many dice (R2)."""
    return (Roll(values) for values in product(range(DIE_FACES), repeat=dice))


def allowed_actions(state: State) -> list[Action]:
    """Return what the seat to act may do: T, S, P, G and M in this order, or else the pass (R16).

    Each kind is sorted by space.
    """
    garden = state.garden
    actions: list[Action] = []
    if garden.pile:
        actions += map(_terrace, sorted(terrace_anchors(garden)))
        actions += map(_support, sorted(support_anchors(garden)))
    spaces = sorted(garden.free_spaces)
    for colour, coins in zip(COLOURS, garden.coins, strict=True):
        if coins:
            actions += [_plant(colour, space) for space in spaces]
    if may_put_gazebo(state):
        actions += map(_gazebo, spaces)
    if not garden.pile:
        actions += _shifts(state)
    return actions or [PASS]


def can_act(state: State) -> bool:
    """Return whether the seat to act is allowed any action (R16)."""
    garden = state.garden
    if garden.pile:
        return True  # J13: a terrace can always be laid.
    if any(garden.free) and (any(garden.coins) or may_put_gazebo(state)):
        return True
    return next(_shifts(state), None) is not None


def may_put_gazebo(state: State) -> bool:
    """Return whether the seat to act may place its gazebo (R7) or move it (R8, R17) at all."""
    return state.garden.gazebos[state.seat - 1] is None or not state.must_build


def terrace_anchors(garden: Garden) -> Iterable[Space]:
    """Return the anchors where a terrace may be laid (R10, R11)."""
    return garden.table_anchors.union(_anchors_of_stacks(garden, FULL_STACK))


def support_anchors(garden: Garden) -> Iterable[Space]:
    """Return the anchors where a support may be laid (R12, R13)."""
    return garden.flat_anchors.union(_anchors_of_stacks(garden, FULL_STACK - 1))


def _anchors_of_stacks(garden: Garden, supports: int) -> list[Space]:
    return [stack.anchor for stack in garden.stacks if stack.supports == supports]


def _shifts(state: State) -> Iterator[Shift]:
    """Yield the ways to move a support, once the pile is empty (R9, R17)."""
    for stack in state.garden.stacks:
        lifted = lift_support(state.garden, stack.anchor)
        for anchor in sorted(terrace_anchors(lifted)):
            if anchor != stack.anchor:
                yield Shift(True, stack.anchor, anchor)
        if not state.must_build:
            for anchor in sorted(support_anchors(lifted)):
                if anchor != stack.anchor:
                    yield Shift(False, stack.anchor, anchor)
