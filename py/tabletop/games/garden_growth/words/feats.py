"""What the feats of Garden Growth are called."""

from __future__ import annotations

from tabletop.core.language import later

NONE_DIED = later("Green fingers")
NONE_DIED_DONE = later("Grow six plants or more, and let none die.")
UNIFORM = later("Three of a kind")
UNIFORM_DONE = later("Have three plants of one kind in a bed at the end.")
FULL = later("Not an inch left")
FULL_DONE = later("Have a living plant on each of your twelve spaces at the end.")
