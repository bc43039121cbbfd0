"""The names and descriptions of the achievements in Tuintopia."""

from __future__ import annotations

from tabletop.core.language import later

GOOD_PLACE = later("Good neighbours")
GOOD_PLACE_DONE = later("Place a card that scores 5 points or more.")
NO_LOSS = later("A place for everything")
NO_LOSS_DONE = later("Play with sun and wind, and never lose points on a card.")
CAME_TRUE = later("Worth the wait")
CAME_TRUE_DONE = later("Turn over a face-down card that scores 2 points or more.")
