"""The units in which opponents value moves."""

from __future__ import annotations

from tabletop.core.language import later

POINTS = later("points")
CHANCE = later("chance to win")
