"""The rules of Garden Growth: twelve turns of planting and care; the best garden wins.

`G` and `R` numbers refer to the game's documented rules and rulings.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.errors import Refusal
from tabletop.core.game import Game, GameInfo, Outcome, ScoreTerm
from tabletop.core.options import Setup
from tabletop.games.garden_growth.rules.events import GrowthEvent, events_of
from tabletop.games.garden_growth.rules.garden import (
    Garden,
    Plant,
    arranged,
    new_plant,
    plant_on,
    revivers,
    with_plant,
)
from tabletop.games.garden_growth.rules.kinds import KIND_OF, KINDS, MOST_CHIPS
from tabletop.games.garden_growth.rules.notation import (
    END,
    PLANTINGS,
    WATERINGS,
    WEEDINGS,
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
    move_from_text,
    move_to_text,
)
from tabletop.games.garden_growth.rules.refusals import why_refused
from tabletop.games.garden_growth.rules.scoring import outcome_of, sheet, total
from tabletop.games.garden_growth.rules.state import State, after_end, first_state, with_garden


class GardenGrowth(Game[State, Move]):
    """The rules of Garden Growth."""

    info = GameInfo(
        key="garden-growth",
        min_seats=1,
        max_seats=6,
        options=(),
        minutes="20",
        over_rule="G29",
    )

    def new_initial_state(self, setup: Setup) -> State:
        """Return the initial state: empty gardens, seat 1 to act (G1)."""
        return first_state(setup.seats)

    def current_player(self, state: State) -> int | None:
        """Return the seat to act, or None when the game is over (G29)."""
        return None if state.is_over else state.seat

    def begins_turn(self, before: State | None, state: State) -> bool:
        """Return whether `state`, which follows `before`, is at the start of a seat's turn."""
        return before is None or (before.turn, before.seat) != (state.turn, state.seat)

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return the legal moves, ordered by space (A1 to D3) and plant kind, then `end`."""
        return () if state.is_over else _legal_moves(state.garden, state.left)

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return why `move` is illegal, or None if it is legal.

        The code is E-PLANT, E-WATER, E-WEED or E-REVIVE, depending on the type of move.
        """
        return why_refused(state, move)

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after a legal `move`; `end` includes the next seat's upkeep."""
        if isinstance(move, End):
            return after_end(state)
        garden = state.garden
        if isinstance(move, Planting):
            planted = with_plant(garden, move.space, new_plant(move.kind))
            return with_garden(state, planted, KIND_OF[move.kind].cost)
        if isinstance(move, Revival):
            return with_garden(state, _after_revival(garden, move), 0)
        return with_garden(state, _after_care(garden, move), 1)

    def events(self, state: State, move: Move) -> tuple[GrowthEvent, ...]:
        """Return the events of `move`; `end` includes the next seat's upkeep (G5 to G19)."""
        return events_of(state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the seats with the highest total (G28), or None while the game is in progress."""
        return outcome_of(state.gardens) if state.is_over else None

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each garden's current total (G21 to G27)."""
        return tuple(map(total, state.gardens))

    def likeness(self, state: State) -> State:
        """Return the canonical state, in which the sections of each garden are sorted.

        The order of sections, and of spaces within one, makes no difference to the rules.
        """
        return state._replace(gardens=tuple(map(arranged, state.gardens)))

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return scoring items 1 to 7 of each garden, with the spaces that count (G21 to G27)."""
        return tuple(map(sheet, state.gardens))

    def move_to_text(self, move: Move) -> str:
        """Return the notation of `move`."""
        return move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Parse `text`; raise IllegalMove (E-SYNTAX) if it is not valid notation."""
        return move_from_text(text)


_AFFORDABLE = tuple(
    tuple(
        tuple(
            planting for planting, kind in zip(plantings, KINDS, strict=True) if kind.cost <= left
        )
        for left in range(max(kind.cost for kind in KINDS) + 1)
    )
    for plantings in PLANTINGS
)
"""Affordable plantings, by space and number of actions left (at most _DEAREST)."""

_DEAREST = len(_AFFORDABLE[0]) - 1


def _legal_moves(garden: Garden, left: int) -> list[Move]:
    moves: list[Move] = []
    paid = min(left, _DEAREST)
    for space, plant in enumerate(garden):
        if plant is None:
            moves += _AFFORDABLE[space][paid]
        elif not plant.is_living:
            moves += _revivals(garden, space)
        elif left:
            if plant.water < MOST_CHIPS:
                moves.append(WATERINGS[space])
            if plant.weeds:
                moves.append(WEEDINGS[space])
    moves.append(END)
    return moves


def _revivals(garden: Garden, space: int) -> list[Revival]:
    """Return the revivals of the dead plant on `space`, one for each usable lemon tree (G16)."""
    return [Revival(space, tree) for tree in revivers(garden)]


def _after_care(garden: Garden, move: Watering | Weeding) -> Garden:
    """Return the garden after a legal watering or weeding (G14, G15)."""
    plant = plant_on(garden, move.space)
    kind, water, weeds, is_living, is_used = plant
    if isinstance(move, Watering):
        return with_plant(garden, move.space, Plant(kind, water + 1, weeds, is_living, is_used))
    return with_plant(garden, move.space, Plant(kind, water, weeds - 1, is_living, is_used))


def _after_revival(garden: Garden, move: Revival) -> Garden:
    """Return the garden after a revival: the plant keeps its chips, the tree is used (G16)."""
    living = plant_on(garden, move.space)._replace(is_living=True)
    tree = plant_on(garden, move.tree)._replace(is_used=True)
    return with_plant(with_plant(garden, move.space, living), move.tree, tree)


GAME = GardenGrowth()
