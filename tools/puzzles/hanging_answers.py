"""What two actions of Hanging Gardens are worth by the rules alone, whatever the rival answers."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.game import refuse
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State

WON = 1_000
"""Added to the lead in a game that is won, taken from that in one that is lost."""

ENDLESS = 10 * WON

KEPT = 40
"""So many answers that were too good for a turn are tried first after the next."""

Turn = tuple[Move, ...]


class Answers:
    """All answers to the turns of a seat: what is left of its lead after the worst for it.

    No bot thinks here. A bot passes over most of the terraces that a rival could lay and go upon,
    and so it found turns clearly best that left another as far ahead.
    """

    def __init__(self, seat: int) -> None:
        """Measure leads of `seat`."""
        self._seat = seat
        self._telling: list[Turn] = []

    def margin(self, start: State, turn: Turn) -> int:
        """Return by how many points `turn` leaves its seat further ahead than any other does.

        It is 0 or less if another leaves it as far ahead, by how much is then not told.
        """
        after = start
        for action in turn:
            after = GAME.apply_move(after, action)
        value = self.least_lead(after, -ENDLESS)
        most, own = -ENDLESS, GAME.likeness(after)
        for other in sorted(_ends_of_turns(start), key=self._lead, reverse=True):
            if GAME.likeness(other) != own:
                most = max(most, self.least_lead(other, most))
            if most >= value:
                break
        return value - most

    def least_lead(self, state: State, bound: int) -> int:
        """Return the lead after the worst answer; as soon as one is no greater than `bound`, it."""
        if state.is_over:
            return self._lead(state)
        least = ENDLESS
        for answer, after in self._answers(state):
            least = min(least, self._lead(after))
            if least <= bound:
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
        for one, between in sorted(firsts, key=lambda each: self._lead(each[1])):
            if between.is_over or between.seat != state.seat:
                yield (one,), between
                continue
            for two in GAME.legal_moves(between):
                yield (one, two), GAME.apply_move(between, two)

    def _lead(self, state: State) -> int:
        scores = list(GAME.scores(state))
        lead = scores.pop(self._seat - 1) - max(scores)
        return lead + (WON * ((lead > 0) - (lead < 0)) if state.is_over else 0)


def _ends_of_turns(start: State) -> list[State]:
    """Return what the turns lead to that the seat to act has, positions that are alike once."""
    found: dict[State, None] = {}
    for one in GAME.legal_moves(start):
        between = GAME.apply_move(start, one)
        if between.is_over or between.seat != start.seat:
            found[between] = None
        else:
            found.update((GAME.apply_move(between, two), None) for two in GAME.legal_moves(between))
    return list({GAME.likeness(state): state for state in found}.values())


def _played(state: State, turn: Turn) -> State | None:
    """Return what a whole turn leads to, None where it cannot be played or is none."""
    after = state
    for action in turn:
        if after.is_over or after.seat != state.seat or refuse(GAME, after, action) is not None:
            return None
        after = GAME.apply_move(after, action)
    return None if after.seat == state.seat and not after.is_over else after
