"""The units in which opponents value moves."""

from __future__ import annotations

from tabletop.core.language import later

POINTS = later("points")
CHANCE = later("chance to win")

BY_THE_END = later("points by the end of the game")
BEFORE_LONG = later("points ahead a few turns later")
"""What points mean that a judge of a review counts; chances mean the share of games won."""
