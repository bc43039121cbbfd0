"""Exhaustive search of the rival's replies to a turn, for puzzles."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.game import refuse
from tabletop.core.puzzle import BEYOND
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State

ENDLESS = 10 * BEYOND

KEPT = 40
"""How many earlier refuting replies to try first on the next turn."""

Turn = tuple[Move, ...]


class Answers:
    """Finds the worst reply to a turn of a seat by trying all legal replies.

    Bots skip most terraces that a rival could place and move onto, so they called some turns
    clearly best although another turn kept the same lead.
    """

    def __init__(self, seat: int) -> None:
        """Prepare to compute leads of `seat`."""
        self._seat = seat
        self._telling: list[Turn] = []

    def worst(self, state: State, bound: int) -> tuple[int, Turn]:
        """Return (lead, reply) for the reply that leaves `seat` the smallest lead.

        Stop at the first reply that leaves a lead of `bound` or less. If the game is over, return
        the lead and ().
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
        """Yield (turn, state after it) for the rival's turns, earlier refutations first."""
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
        """Return the lead of the seat in points; plus or minus BEYOND if the game is decided."""
        scores = list(GAME.scores(state))
        lead = scores.pop(self._seat - 1) - max(scores)
        return lead + (BEYOND * ((lead > 0) - (lead < 0)) if state.is_over else 0)


def _played(state: State, turn: Turn) -> State | None:
    """Return the state after `turn`, or None if it is illegal or not a whole turn."""
    after = state
    for action in turn:
        if after.is_over or after.seat != state.seat or refuse(GAME, after, action) is not None:
            return None
        after = GAME.apply_move(after, action)
    return None if after.seat == state.seat and not after.is_over else after


def limiting_reply(state: State, seat: int, bound: int) -> Turn:
    """Return a reply of the rival that leaves `seat` a lead of `bound` or less.

    If there is none, return the reply that leaves the smallest lead.
    """
    return Answers(seat).worst(state, bound)[1]
