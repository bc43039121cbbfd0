"""Names and descriptions of the feats of Witchcraft."""

from __future__ import annotations

from tabletop.core.language import later

STRONG = later("A strong brew")
STRONG_DONE = later("Cast a spell that gives you 4 or more Power.")
UNSEEN = later("Hardly seen")
UNSEEN_DONE = later("Win with Detection 5 or less.")
UNCOVERED = later("Look over there")
UNCOVERED_DONE = later("Cast a spell that gets a rival found out.")
