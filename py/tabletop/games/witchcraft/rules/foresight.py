"""What is known of a move before it is played: what it leaves behind, and what a roll decides."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tabletop.games.witchcraft.rules.board import DIE, INN, METER_TOP
from tabletop.games.witchcraft.rules.carrying_out import checkpoint, rolled_at_inn
from tabletop.games.witchcraft.rules.course import after, paid_for, unfolded
from tabletop.games.witchcraft.rules.notation import Again, Cast, Go, Move
from tabletop.games.witchcraft.rules.standing import winners
from tabletop.games.witchcraft.rules.state import State, Step, Witch


class Result(NamedTuple):
    """One result at the Inn: the rolls that bring it, the Detection after it, and by how much it
    goes up, as far as the meter goes."""

    rolls: tuple[int, ...]
    detection: int
    by: int

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
    that would follow, else it is empty. `wins` is whether the mover would win at once, and
    `winners` are all who would, None if the game goes on.
    """

    move: Move
    witches: tuple[Witch, ...]
    inn: tuple[Result, ...] = ()
    wins: bool = False
    winners: tuple[int, ...] | None = None

    @property
    def risk(self) -> int:
        """Return how many of the six rolls would put the mover out."""
        return sum(len(result.rolls) for result in self.inn if result.is_out)


@cache  # saves 0.01 ms of 0.4 in each beat
def inn_results(detection: int) -> tuple[Result, ...]:
    """Return the results at the Inn for a witch with this Detection, the lowest rolls first."""
    by_detection: dict[int, list[int]] = {}
    for roll in DIE:
        by_detection.setdefault(rolled_at_inn(detection, roll), []).append(roll)
    found = by_detection.items()
    return tuple(Result(tuple(rolls), later, later - detection) for later, rolls in found)


def preview(state: State, move: Move) -> Preview:
    """Return what a legal `move` of the seat to move would change; what is drawn stays unknown."""
    match move:
        case Go(space) | Again(space):
            inn = inn_results(state.witches[state.mover - 1].detection) if space == INN else ()
            return Preview(move, after(state, move).witches, inn)
        case Cast(card, target):
            *_, last = unfolded(paid_for(state, card, target))
            later = checkpoint(last)
            won = winners(later) if later.step is Step.OVER else None
            wins = won is not None and state.mover in won
            return Preview(move, later.witches, wins=wins, winners=won)
        case _:
            return Preview(move, state.witches)
