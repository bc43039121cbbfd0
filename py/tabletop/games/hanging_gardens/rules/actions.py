"""Generation of legal actions, in a stable order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from tabletop.games.hanging_gardens.rules.garden import COLOURS, FULL_STACK, Garden, lift_support
from tabletop.games.hanging_gardens.rules.notation import (
    PASS,
    Action,
    Gazebo,
    Plant,
    Roll,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.rules.state import State

DIE_FACES = 6

# One list contains hundreds of moves, mostly the same as in the turn before, so they are cached.
_terrace, _support, _gazebo, _plant = cache(Terrace), cache(Support), cache(Gazebo), cache(Plant)


def all_rolls(dice: int) -> Iterator[Roll]:
    """Yield all outcomes of a roll of `dice` dice (R2)."""
    return (Roll(values) for values in product(range(DIE_FACES), repeat=dice))


def allowed_actions(state: State) -> list[Action]:
    """Return the legal actions: terraces, supports, beds, gazebos and shifts; or a pass (R16).

    They are in this order, each kind sorted by space (beds first by colour).
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
    actions += _shifts(state)
    return actions or [PASS]


def can_act(state: State) -> bool:
    """Return whether the seat to act has any action other than a pass (R16)."""
    garden = state.garden
    if garden.pile:
        return True  # A terrace can always be placed (J13).
    if any(garden.free) and (any(garden.coins) or may_put_gazebo(state)):
        return True
    return next(_shifts(state), None) is not None


def may_put_gazebo(state: State) -> bool:
    """Return whether the seat to act may place its gazebo (R7) or move it (R8, R17) at all."""
    return state.garden.gazebos[state.seat - 1] is None or not state.must_build


def may_shift(state: State, as_terrace: bool) -> bool:
    """Return whether supports may be moved, turned into terraces if `as_terrace` (R9, R17)."""
    return not state.garden.pile and (as_terrace or not state.must_build)


def shift_anchors(garden: Garden, origin: Space, as_terrace: bool) -> frozenset[Space]:
    """Return the anchors to which the top support of the stack at `origin` may be moved (R9)."""
    return tile_anchors(lift_support(garden, origin), as_terrace) - {origin}


def tile_anchors(garden: Garden, as_terrace: bool) -> frozenset[Space]:
    """Return the anchors where a tile may be placed, as a terrace or as a support."""
    return frozenset(terrace_anchors(garden) if as_terrace else support_anchors(garden))


def terrace_anchors(garden: Garden) -> Iterable[Space]:
    """Return the anchors where a terrace may be placed (R10, R11)."""
    return garden.table_anchors.union(_anchors_of_stacks(garden, FULL_STACK))


def support_anchors(garden: Garden) -> Iterable[Space]:
    """Return the anchors where a support may be placed (R12, R13)."""
    return garden.flat_anchors.union(_anchors_of_stacks(garden, FULL_STACK - 1))


def _anchors_of_stacks(garden: Garden, supports: int) -> list[Space]:
    return [stack.anchor for stack in garden.stacks if stack.supports == supports]


def _shifts(state: State) -> Iterator[Shift]:
    """Yield the legal moves of supports; there are none until the pile is empty (R9, R17)."""
    kinds = [as_terrace for as_terrace in (True, False) if may_shift(state, as_terrace)]
    for stack in state.garden.stacks if kinds else ():
        for as_terrace in kinds:
            for anchor in sorted(shift_anchors(state.garden, stack.anchor, as_terrace)):
                yield Shift(as_terrace, stack.anchor, anchor)
