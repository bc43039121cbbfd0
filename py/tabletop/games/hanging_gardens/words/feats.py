"""Names and conditions of the achievements in Hanging Gardens."""

from __future__ import annotations

from tabletop.core.language import later

MIRRORED = later("Perfect symmetry")
MIRRORED_DONE = later("End with a symmetrical row of two or more beds in your best view.")
HIGH = later("Sky high")
HIGH_DONE = later("Finish with your gazebo on level 2 or higher.")
COLOURFUL = later("All four colours")
COLOURFUL_DONE = later("See beds of all four colours side by side in one row.")
