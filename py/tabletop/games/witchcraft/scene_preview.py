"""What a move would change, worked out by the rules before it is played."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.witchcraft.board import DIE, HAND_LIMIT, INN, METER_TOP, inn_detection
from tabletop.games.witchcraft.carrying_out import on_meter
from tabletop.games.witchcraft.course import after
from tabletop.games.witchcraft.notation import SPELLS_DRAWN, Again, Cast, DrawSpell, Go, Move, Swap
from tabletop.games.witchcraft.standing import winners
from tabletop.games.witchcraft.state import State, Step, Witch


class Result(NamedTuple):
    """One result at the Inn: the rolls that bring it, and the Detection after it."""

    rolls: tuple[int, ...]
    detection: int

    @property
    def is_out(self) -> bool:
        """Return whether the witch would be eliminated."""
        return self.detection == METER_TOP

    @property
    def faces(self) -> str:
        """Return the rolls in figures: "1-2"."""
        return f"{self.rolls[0]}–{self.rolls[-1]}"  # noqa: RUF001


class Preview(NamedTuple):
    """What a move would leave behind.

    `witches` are those after it, as far as they are certain; `inn` holds the results of the roll
    that would follow, else it is empty. `wins` is whether the mover would win at once.
    """

    move: Move
    witches: tuple[Witch, ...]
    inn: tuple[Result, ...] = ()
    wins: bool = False

    @property
    def risk(self) -> int:
        """Return how many of the six rolls would put the mover out."""
        return sum(len(result.rolls) for result in self.inn if result.is_out)


def inn_results(detection: int) -> tuple[Result, ...]:
    """Return the results at the Inn for a witch with this Detection, the lowest rolls first."""
    by_detection: dict[int, list[int]] = {}
    for roll in DIE:
        later = on_meter(detection + inn_detection(detection, roll))
        by_detection.setdefault(later, []).append(roll)
    return tuple(Result(tuple(rolls), later) for later, rolls in by_detection.items())


def preview(state: State, move: Move) -> Preview:
    """Return what a legal `move` of the seat to move would change; what is drawn stays unknown."""
    seat = state.mover
    if isinstance(move, DrawSpell | Swap):
        return Preview(move, state.witches)
    later = after(state, move)
    if isinstance(move, Go | Again):
        inn = inn_results(state.witches[seat - 1].detection) if move.space == INN else ()
        return Preview(move, later.witches, inn)
    later = _with_any_spells(later, move)
    wins = later.step is Step.OVER and seat in winners(later)
    return Preview(move, later.witches, wins=wins)


def _with_any_spells(state: State, move: Move) -> State:
    """Return the state after the spells that a card draws: which they are changes no meter."""
    assert isinstance(move, Cast)
    for _ in range(HAND_LIMIT):
        if state.step is not Step.CARD_DRAW:
            break
        state = after(state, SPELLS_DRAWN[state.deck[0]])
    return state
