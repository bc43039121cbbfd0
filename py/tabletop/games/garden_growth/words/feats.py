"""What the feats of Garden Growth are called."""

from __future__ import annotations

from tabletop.core.language import later

NONE_DIED = later("Green fingers")
NONE_DIED_DONE = later("You grew six plants or more, and none ever died.")
UNIFORM = later("Three of a kind")
UNIFORM_DONE = later("A bed of yours held three plants of one kind at the end.")
FULL = later("Not an inch left")
FULL_DONE = later("A living plant stood on each of your twelve spaces at the end.")
