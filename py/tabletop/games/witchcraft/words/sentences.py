"""The sentence over the village: the inspected item, whose turn it is, and where to go."""

from __future__ import annotations

from tabletop.core.language import later

IN_ROUND = later("Round {round} · {sentence}")

LOOKING_AT_PILES = later("Everything played so far, latest first.")
LOOKING_AT_WITCH = later("{name}: the star is Power (win at 15), the eye Detection (out at 15).")
LOOKING_AT_SPELL = later("{spell}: what it does, and why you can’t cast it yet.")

FIRST_DRAWN = later("Drawing lots for who goes first.")
EVENT_COMES = later("An event comes up.")

# Where to go or stay, as a question.

TO_TOWNHALL = later("{name}: go to the Townhall and lower your Detection by 1?")
TO_TOWNHALL_CALM = later("{name}: go to the Townhall? Your Detection is already 0.")
TO_PLACE = later("{name}: go to {space} for {gifts}?")
TO_INN = {
    0: later("{name}: go to the Inn for one of each resource, then a roll?"),
    2: later("{name}: go to the Inn? A roll of 1 or 2 puts you out."),
    4: later("{name}: go to the Inn? A roll of 1, 2, 3 or 4 puts you out."),
    6: later("{name}: go to the Inn? Every roll puts you out."),
}
"""By how many of six rolls eliminate."""

AT_TOWNHALL = later("{name}: stay at the Townhall and lower your Detection by 1?")
AT_TOWNHALL_CALM = later("{name}: stay at the Townhall? Your Detection is already 0.")
AT_PLACE = later("{name}: stay {where} for {gifts}?")
AT_INN = {
    0: later("{name}: stay at the Inn for one of each resource, then a roll?"),
    2: later("{name}: stay at the Inn? A roll of 1 or 2 puts you out."),
    4: later("{name}: stay at the Inn? A roll of 1, 2, 3 or 4 puts you out."),
    6: later("{name}: stay at the Inn? Every roll puts you out."),
}
