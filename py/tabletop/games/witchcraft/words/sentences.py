"""The sentence over the table: what is looked at, whose turn it is, and where to go."""

from __future__ import annotations

from tabletop.core.language import later

IN_ROUND = later("Round {round} · {sentence}")

LOOKING_AT_PILES = later("What was played so far, the latest first.")
LOOKING_AT_WITCH = later("{name}: what has moved both meters, the latest first.")
LOOKING_AT_SPELL = later("{spell}: what it does, and why not now.")

FIRST_DRAWN = later("Chance names who goes first.")
EVENT_COMES = later("An event comes up.")

# Where to go, as a question.

TO_TOWNHALL = later("{name}: to the Townhall, one step less Detection?")
TO_TOWNHALL_CALM = later("{name}: to the Townhall? Your Detection is 0 already.")
TO_PLACE = later("{name}: to {space}, for {gifts}?")
TO_INN = {
    0: later("{name}: to the Inn, one of each kind, then a roll?"),
    2: later("{name}, to the Inn? Two rolls in six put you out."),
    4: later("{name}, to the Inn? Four rolls in six put you out."),
    6: later("{name}, to the Inn? Each roll puts you out."),
}
"""By how many of six rolls eliminate."""
