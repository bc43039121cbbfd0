"""What the feats of Hanging Gardens are called."""

from __future__ import annotations

from tabletop.core.language import later

MIRRORED = later("As in a mirror")
MIRRORED_DONE = later(
    "In your best view, have a row that is the same on the left and on the right."
)
HIGH = later("Above the terraces")
HIGH_DONE = later("Have your gazebo on level 2 or higher at the end.")
COLOURFUL = later("All four colours")
COLOURFUL_DONE = later("See beds of all four colours side by side in one row.")
