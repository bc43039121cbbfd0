"""What the rival can answer to two actions of Hanging Gardens, by the rules alone: for puzzles."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.game import refuse
from tabletop.core.puzzle import BEYOND
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State

ENDLESS = 10 * BEYOND

KEPT = 40
"""So many answers that were too good for a turn are tried first after the next."""

Turn = tuple[Move, ...]


class Answers:
    """All answers to the turns of a seat, and what each leaves of its lead.

    No bot thinks here. A bot passes over most of the terraces that a rival could lay and go upon,
    and so it found turns clearly best that left another as far ahead.
    """

    def __init__(self, seat: int) -> None:
        """Measure leads of `seat`."""
        self._seat = seat
        self._telling: list[Turn] = []

    def worst(self, state: State, bound: int) -> tuple[int, Turn]:
        """Return the least lead that an answer leaves, and the answer.

        As soon as one leaves no more than `bound` it is that one. A game that is over has none.
        """
        if state.is_over:
            return self.lead(state), ()
        least: tuple[int, Turn] = ENDLESS, ()
        for answer, after in self._answers(state):
            lead = self.lead(after)
            if lead < least[0]:
                least = lead, answer
            if lead <= bound:
                self._telling = [answer, *(each for each in self._telling if each != answer)][:KEPT]
                break
        return least

    def _answers(self, state: State) -> Iterator[tuple[Turn, State]]:
        """Yield the turns of the rival with what they lead to, those first that told before."""
        for turn in self._telling:
            after = _played(state, turn)
            if after is not None:
                yield turn, after
        firsts = [(action, GAME.apply_move(state, action)) for action in GAME.legal_moves(state)]
        for one, between in sorted(firsts, key=lambda each: self.lead(each[1])):
            if between.is_over or between.seat != state.seat:
                yield (one,), between
                continue
            for two in GAME.legal_moves(between):
                yield (one, two), GAME.apply_move(between, two)

    def lead(self, state: State) -> int:
        """Return the points of lead; with `BEYOND` where the game is over."""
        scores = list(GAME.scores(state))
        lead = scores.pop(self._seat - 1) - max(scores)
        return lead + (BEYOND * ((lead > 0) - (lead < 0)) if state.is_over else 0)


def _played(state: State, turn: Turn) -> State | None:
    """Return what a whole turn leads to, None where it cannot be played or is none."""
    after = state
    for action in turn:
        if after.is_over or after.seat != state.seat or refuse(GAME, after, action) is not None:
            return None
        after = GAME.apply_move(after, action)
    return None if after.seat == state.seat and not after.is_over else after


def telling_answer(state: State, seat: int, bound: int) -> Turn:
    """Return the actions by which the rival of `seat` leaves it a lead of `bound` or less; the
    worst for it where none does."""
    return Answers(seat).worst(state, bound)[1]
