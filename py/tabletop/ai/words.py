"""What the figures of opponents count, in words."""

from __future__ import annotations

from tabletop.core.language import later

POINTS = later("points")
CHANCE = later("chance to win")
