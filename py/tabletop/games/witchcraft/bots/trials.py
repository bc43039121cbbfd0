"""Playouts for the hard bot, in which every seat plays its best turn by the evaluation."""

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
"""Length of a playout in rounds, including the current one."""

LEAD = 15.0
"""Softmax scale in points (about 1.5 Power): this lead makes a win e times as likely."""


class Foresight:
    """Playouts from the view of one seat to the end of the next round."""

    def __init__(self, view: State, seat: int) -> None:
        """Start playouts at `view`, in which `seat` is to decide."""
        self._view = view
        self._seat = seat
        self._until = view.round + ROUNDS

    def sample(self, rng: random.Random) -> State:
        """Return a full state with the hidden spells dealt at random."""
        return GAME.resample(self._view, self._seat, rng)

    def after(self, state: State, move: Move) -> State:
        """Return the state after a legal `move`."""
        return after(state, move)

    def reply(self, state: State, rng: random.Random) -> Move | None:
        """Return the best decision or a random chance outcome; None at the end of the playout."""
        if state.step is Step.OVER or state.round >= self._until:
            return None
        if state.step in (Step.MOVE, Step.CHOICE):
            return max(Turn(state).options(), key=lambda option: option.value).move
        return rng.choice(legal_moves(state))

    def value(self, state: State) -> float:
        """Return the seat's winning chance (0 to 1): exact if the game is over, else estimated."""
        if state.step is Step.OVER:
            won = winners(state)
            return (self._seat in won) / max(1, len(won))
        hopes = [
            0.0 if witch.out else exp(_standing(state, seat) / LEAD)
            for seat, witch in enumerate(state.witches, start=1)
        ]
        return hopes[self._seat - 1] / sum(hopes)


def rivals_standing(view: State, seat: int) -> list[float]:
    """Return the value in points of each living rival; their hands count as unknown spells."""
    return [
        worth(witch.power, witch.detection, witch.resources) + sum(DRAWN[: len(witch.hand)])
        for number, witch in enumerate(view.witches, start=1)
        if number != seat and not witch.out
    ]


def hope(standing: float, rivals: Iterable[float]) -> float:
    """Return the winning chance (0 to 1) of a witch worth `standing` points against `rivals`."""
    if standing >= WIN:
        return 1.0
    if standing <= ELIMINATION:
        return 0.0
    return 1 / (1 + sum(exp((rival - standing) / LEAD) for rival in rivals))


def _standing(state: State, seat: int) -> float:
    witch = state.witches[seat - 1]
    hand = Evaluation(state, seat).hand(witch.hand, witch.resources)
    return worth(witch.power, witch.detection, witch.resources) + hand
