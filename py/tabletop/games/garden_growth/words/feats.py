"""Names and descriptions of the feats of Garden Growth."""

from __future__ import annotations

from tabletop.core.language import later

NONE_DIED = later("Green fingers")
NONE_DIED_DONE = later("Grow six plants or more and let none die.")
UNIFORM = later("Three of a kind")
UNIFORM_DONE = later("End with three plants of one kind in a section.")
FULL = later("Not an inch left")
FULL_DONE = later("End with living plants on all twelve spaces.")
