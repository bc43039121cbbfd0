"""Names of the units of move values."""

from __future__ import annotations

from tabletop.ai.units import Unit
from tabletop.core.language import later

UNITS = {
    Unit.POINTS: later("points"),
    Unit.CHANCE: later("chance to win"),
    Unit.BY_THE_END: later("points by the end of the game"),
    Unit.BEFORE_LONG: later("points ahead a few turns later"),
}
"""The name of each unit, marked for translation."""
