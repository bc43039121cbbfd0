"""The strengths of Witchcraft below hard, measured by games of two.

From seed to fruit each beats the one before 68, 67, 62, 60 and 63 times in a hundred (600 games for
the lowest step, 800 for the others); seed beats chance 73 times (200 games).
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
"""In chances to win, as the end of the turn lets one guess them."""


def _gone(view: State) -> float:
    return max(witch.power for witch in view.witches) / METER_TOP


class Wary(Judgement):
    """The judgement of the weakest opponent, which never chooses its own certain elimination."""

    def options(self, view: State, seat: int, rng: random.Random) -> Sequence[tuple[float, Move]]:
        """Return all decisions that it might survive, the best first; all if there is none."""
        options = super().options(view, seat, rng)
        return [each for each in options if each[0] > ELIMINATION] or options


_MINDS = (Wary(), *[JUDGEMENT] * (len(HEATS) - 1))

DIAL = dial(
    [Dialled(Greedy(mind, win=WIN), heat, _gone) for mind, heat in zip(_MINDS, HEATS, strict=True)]
)
