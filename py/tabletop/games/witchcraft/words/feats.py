"""What the feats of Witchcraft are called."""

from __future__ import annotations

from tabletop.core.language import later

STRONG = later("A strong brew")
STRONG_DONE = later("Cast a spell that brings you 4 Power or more.")
UNSEEN = later("Hardly seen")
UNSEEN_DONE = later("Win with a Detection of 5 or less.")
UNCOVERED = later("Look over there")
UNCOVERED_DONE = later("Cast a spell by which a rival is found out.")
