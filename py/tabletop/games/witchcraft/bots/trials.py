"""The playouts of the hard opponent: everybody plays the turns that the evaluation likes best."""

from __future__ import annotations

import random
from collections.abc import Iterable
from math import exp

from tabletop.games.witchcraft.bots.evaluation import (
    DRAWN,
    ELIMINATION,
    WIN,
    Evaluation,
    worth,
)
from tabletop.games.witchcraft.bots.turns import Turn
from tabletop.games.witchcraft.rules.course import after
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.legality import legal_moves
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.standing import winners
from tabletop.games.witchcraft.rules.state import State, Step

ROUNDS = 2
"""How many rounds a playout goes on, this one included."""

LEAD = 15.0
"""A lead of so many points makes a win e times as likely: about one and a half Power."""


class Foresight:
    """Playouts from the view of one seat to the end of the next round."""

    def __init__(self, view: State, seat: int) -> None:
        """Begin at `view`, in which `seat` is to decide."""
        self._view = view
        self._seat = seat
        self._until = view.round + ROUNDS

    def sample(self, rng: random.Random) -> State:
        """Return a full state with the unseen spells dealt at random."""
        return GAME.resample(self._view, self._seat, rng)

    def after(self, state: State, move: Move) -> State:
        """Return the state after a legal `move`."""
        return after(state, move)

    def reply(self, state: State, rng: random.Random) -> Move | None:
        """Return the best turn's decision or an outcome; None when the rounds are played."""
        if state.step is Step.OVER or state.round >= self._until:
            return None
        if state.step in (Step.MOVE, Step.CHOICE):
            return max(Turn(state).options(), key=lambda option: option.value).move
        return rng.choice(legal_moves(state))

    def value(self, state: State) -> float:
        """Return the chance to win, as it is guessed from how the witches stand."""
        if state.step is Step.OVER:
            won = winners(state)
            return (self._seat in won) / max(1, len(won))
        hopes = [
            0.0 if witch.out else exp(_standing(state, seat) / LEAD)
            for seat, witch in enumerate(state.witches, start=1)
        ]
        return hopes[self._seat - 1] / sum(hopes)


def rivals_standing(view: State, seat: int) -> list[float]:
    """Return how well the rivals of `seat` stand; their hidden hands count as unknown spells."""
    return [
        worth(witch.power, witch.detection, witch.resources) + sum(DRAWN[: len(witch.hand)])
        for number, witch in enumerate(view.witches, start=1)
        if number != seat and not witch.out
    ]


def hope(standing: float, rivals: Iterable[float]) -> float:
    """Return the chance to win of who stands so well, beside rivals that stand so."""
    if standing >= WIN:
        return 1.0
    if standing <= ELIMINATION:
        return 0.0
    return 1 / (1 + sum(exp((rival - standing) / LEAD) for rival in rivals))


def _standing(state: State, seat: int) -> float:
    witch = state.witches[seat - 1]
    hand = Evaluation(state, seat).hand(witch.hand, witch.resources)
    return worth(witch.power, witch.detection, witch.resources) + hand
