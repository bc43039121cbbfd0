"""Strength levels below hard. In two-player games each wins 60 to 68 % against the one before,
and the first wins 75 % against random play."""

from __future__ import annotations

from tabletop.ai.dial import Dialled, dial
from tabletop.ai.levels import Greedy
from tabletop.games.tuintopia.bots.levels import JUDGEMENT
from tabletop.games.tuintopia.rules.state import State

HEATS = (5, 2.4, 1.65, 1.15, 0.75, 0.1)
"""The heat of each level, in points. None of these levels looks beyond the current step."""


def _gone(view: State) -> float:
    return 1 - view.free.bit_count() / len(view.ground.cells)


DIAL = dial([Dialled(Greedy(JUDGEMENT), heat, _gone) for heat in HEATS])
