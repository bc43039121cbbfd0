"""Plans for the rest of a turn: the actions leading to a garden found by a search.

The search ignores the order of sections, and of spaces within them (see `garden.py`); a plan maps
its result back to actual spaces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from tabletop.games.garden_growth.bots.garden import Node, garden_of
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import (
    SECTION_SIZE,
    SECTIONS,
    SPACES,
    Garden,
    Plant,
    new_plant,
)
from tabletop.games.garden_growth.rules.kinds import KIND_OF, MOST_CHIPS
from tabletop.games.garden_growth.rules.notation import (
    END,
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
)
from tabletop.games.garden_growth.rules.scoring import (
    total,
    water_to_a_point,
    weeds_to_a_point,
)
from tabletop.games.garden_growth.rules.state import LAST_TURN, State
from tabletop.games.garden_growth.rules.upkeep import Fate, fates


class Plan(NamedTuple):
    """The plan after a move: the rest of the turn's actions, and the kinds to plant later."""

    rest: tuple[Move, ...] = ()
    later: tuple[str, ...] = ()


class Work(NamedTuple):
    """The moves that turn one or more spaces into their planned content.

    `cost` is in actions. `revived` lists the spaces of the plants to revive, and `trees` those of
    the lemon trees used for it; revivals are not part of `moves`.
    """

    cost: int = 0
    moves: tuple[Move, ...] = ()
    revived: tuple[int, ...] = ()
    trees: tuple[int, ...] = ()


def plan_to(state: State, node: Node) -> tuple[Move, ...] | None:
    """Return the actions that lead from `state` to `node`, revivals first and without END.

    Return None if `node` can't be reached from `state` within the turn.
    """
    turn, left, *_ = node
    if turn != state.turn:
        return None
    wanted = [garden_of([section]) for section in node[2:]]
    each = [
        [_section_work(state.garden, place, target) for target in wanted] for place in SPACES_OF
    ]
    for order in permutations(range(len(SECTIONS))):
        works = [each[place][target] for place, target in enumerate(order)]
        whole = _together([work for work in works if work is not None])
        if None in works or whole.cost != state.left - left:
            continue
        if len(whole.revived) == len(whole.trees):
            moves = tuple(_in_order(whole))
            return moves if garden_after(state, moves) is not None else None
    return None


def garden_after(state: State, moves: Sequence[Move]) -> Garden | None:
    """Return the acting seat's garden after `moves`, or None if one of them is illegal."""
    for move in moves:
        if GAME.why_illegal(state, move) is not None:
            return None
        state = GAME.apply_move(state, move)
    return state.garden


def still_to_plant(garden: Garden, end: Node) -> tuple[str, ...]:
    """Return the kinds of plant that `end` has in addition to `garden`, most frequent first.

    A kind is repeated for each additional plant.
    """
    wanted = Counter(plant.kind for plant in garden_of(end[2:]) if plant)
    wanted.subtract(plant.kind for plant in garden if plant)
    return tuple(kind for kind, count in wanted.most_common() for _ in range(count))


def scoring(state: State, moves: Sequence[Move]) -> tuple[Move, ...]:
    """Return the actions among `moves`, planned for the last turn, that contribute to the score.

    Watering and weeding that don't complete a whole point are left out.
    """
    kept = tuple(moves)
    for move in moves:
        if isinstance(move, Watering | Weeding):
            fewer = _without(kept, move)
            worth, less = garden_after(state, kept), garden_after(state, fewer)
            if worth is not None and less is not None and total(less) >= total(worth):
                kept = fewer
    return kept


def last_gain(state: State) -> Move:
    """Return the watering or weeding that gains the next point soonest, or END if none can.

    This is for the last turn, where the search may miss the last few points.
    """
    living = [(at, plant) for at, plant in enumerate(state.garden) if plant and plant.is_living]
    kind = _soonest_point(state)
    if kind is Weeding:
        return Weeding(next(at for at, plant in living if plant.weeds))
    if kind is Watering:
        return Watering(next(at for at, plant in living if plant.water < MOST_CHIPS))
    return END


def _soonest_point(state: State) -> type[Watering | Weeding] | None:
    """Return the type of care that gains the next point soonest, or None if neither can."""
    garden, left = state.garden, state.left
    water, weeds = water_to_a_point(garden, left), weeds_to_a_point(garden, left)
    if weeds and (weeds <= water or not water):
        return Weeding
    return Watering if water else None


def _without(moves: Sequence[Move], move: Move) -> tuple[Move, ...]:
    at = moves.index(move)
    return (*moves[:at], *moves[at + 1 :])


# -- urgency --------------------------------------------------------------------------------------


def fates_ahead(garden: Garden, turn: int) -> tuple[Fate | None, ...]:
    """Return the effect of the upkeep after `turn` on each space; () on the last turn."""
    return fates(garden, turn + 1) if turn < LAST_TURN else ()


def needs(garden: Garden, turn: int) -> int:
    """Return the number of causes of death in the upkeep after `turn`, over all plants."""
    return sum(len(fate.causes) for fate in fates_ahead(garden, turn) if fate)


def needs_after(state: State, move: Move) -> int:
    """Return the number of causes of death in the next upkeep after `move`."""
    after = state if move == END else GAME.apply_move(state, move)
    return needs(after.garden, state.turn)


def clearest(state: State, moves: Sequence[Move]) -> tuple[Move, ...]:
    """Return the planned actions in the order that is easiest to understand.

    Actions that save a plant come first, then plantings, then the rest; on the last turn, plantings
    and then the care that gains the next point soonest. A plan with revivals keeps its order.
    """
    if any(isinstance(move, Revival) for move in moves):
        return tuple(moves)
    return tuple(sorted(moves, key=lambda move: _clearness(state, move)))


def _clearness(state: State, move: Move) -> int:
    if isinstance(move, Planting | End):
        return 1
    if state.turn == LAST_TURN:
        return 2 if isinstance(move, _soonest_point(state) or Watering) else 3
    if state.garden[move.space] is None:  # it will be planted this turn
        return 2
    return 0 if needs_after(state, move) < needs(state.garden, state.turn) else 2


# -- the work on sections and spaces --------------------------------------------------------------

SPACES_OF = [SPACES[first : first + SECTION_SIZE] for first in SPACES[::SECTION_SIZE]]
"""The spaces of each section."""


def _section_work(garden: Garden, places: Sequence[int], target: Garden) -> Work | None:
    """Return the cheapest work that turns a section into `target` in any order, or None."""
    found: list[Work] = []
    for order in permutations(target):
        works = [_work(garden[at], want, at) for at, want in zip(places, order, strict=True)]
        if None not in works:
            found.append(_together([work for work in works if work is not None]))
    return min(found, key=lambda work: work.cost, default=None)


def _work(now: Plant | None, want: Plant | None, space: int) -> Work | None:
    """Return the work that turns the content of a space into `want`, or None if impossible."""
    if now == want:
        return Work()
    if want is None or (now is not None and now.kind != want.kind):
        return None
    planted = new_plant(want.kind) if now is None else now
    is_worse = want.water < planted.water or want.weeds > planted.weeds
    if is_worse or planted.is_living > want.is_living or planted.is_used > want.is_used:
        return None
    if not want.is_living:
        return None
    care = [*[Watering(space)] * (want.water - planted.water)]
    weeds = [*[Weeding(space)] * (planted.weeds - want.weeds)]
    first: list[Move] = [Planting(space, want.kind)] if now is None else []
    return Work(
        len(care) + len(weeds) + (KIND_OF[want.kind].cost if now is None else 0),
        (*first, *care, *weeds),
        () if planted.is_living else (space,),
        (space,) if want.is_used and not planted.is_used else (),
    )


def _together(works: Sequence[Work]) -> Work:
    return Work(
        sum(work.cost for work in works),
        tuple(move for work in works for move in work.moves),
        tuple(space for work in works for space in work.revived),
        tuple(space for work in works for space in work.trees),
    )


def _in_order(work: Work) -> Iterator[Move]:
    """Yield the moves of `work`, including its revivals, in a legal order.

    New trees needed for revivals come first, then the revivals (of trees first), then the rest.
    """
    trees = [move for move in work.moves if isinstance(move, Planting) and move.space in work.trees]
    yield from trees
    revived = sorted(work.revived, key=lambda space: space not in work.trees)
    revivers = sorted(work.trees, key=lambda space: space in work.revived)
    for space, tree in zip(revived, revivers, strict=True):
        yield Revival(space, tree)
    yield from (move for move in work.moves if move not in trees)
