"""What the feats of Tuintopia are called."""

from __future__ import annotations

from tabletop.core.language import later

GOOD_PLACE = later("Good neighbours")
GOOD_PLACE_DONE = later("Place a card that brings you 5 points or more.")
NO_LOSS = later("A place for each")
NO_LOSS_DONE = later("With sun and wind in play, lose no point by any of your cards.")
CAME_TRUE = later("It was worth the wait")
CAME_TRUE_DONE = later("Turn up a closed card that brings you 2 points or more.")
