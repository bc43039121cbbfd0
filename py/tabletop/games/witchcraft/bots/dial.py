"""Playing strengths below hard, calibrated by two-player games between bots.

From seed to fruit, each strength beats the previous one in 68, 67, 62, 60 and 63 % of games (600
games for the lowest step, 800 for the others); seed beats a random player in 73 % (200 games).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tabletop.ai.dial import Dialled, dial
from tabletop.ai.levels import Greedy
from tabletop.games.witchcraft.bots.evaluation import ELIMINATION, WIN
from tabletop.games.witchcraft.bots.levels import JUDGEMENT, Judgement
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.state import State

HEATS = (0.35, 0.2, 0.12, 0.061, 0.026, 0.0)
"""Softmax temperatures (see `ai.dial`), weakest first.

Their unit is the winning chance, estimated at the end of the turn.
"""


def _elapsed(view: State) -> float:
    return max(witch.power for witch in view.witches) / METER_TOP


class Wary(Judgement):
    """Evaluation of the weakest bot, which avoids its own certain elimination."""

    def options(self, view: State, seat: int, rng: random.Random) -> Sequence[tuple[float, Move]]:
        """Return the decisions that it may survive, best first, or all if there are none."""
        options = super().options(view, seat, rng)
        return [each for each in options if each[0] > ELIMINATION] or options


_MINDS = (Wary(), *[JUDGEMENT] * (len(HEATS) - 1))

DIAL = dial(
    [
        Dialled(Greedy(mind, win=WIN), heat, _elapsed)
        for mind, heat in zip(_MINDS, HEATS, strict=True)
    ]
)
