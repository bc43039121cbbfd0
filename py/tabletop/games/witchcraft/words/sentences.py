"""The sentence over the table: what is looked at, who is to play, and what is wanted."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.games.witchcraft.rules.board import HAND_LIMIT

IN_ROUND = later("Round {round} · {sentence}")

LOOKING_AT_PILES = later("What was played so far, the latest first.")
LOOKING_AT_WITCH = later("{name}: what has moved both meters, the latest first.")
LOOKING_AT_SPELL = later("{spell}: what it does, and why not now.")

NOBODY_WINS = later("No witch is left: nobody wins.")
FIRST_DRAWN = later("Chance names who goes first.")
EVENT_COMES = later("An event comes up.")

# What is wanted of the one who is to play.

WANTS_MOVE = later("{name}, where do you go?")
WANTS_CHOICE = later("{name}: cast a spell, draw one, or move again.")
WANTS_CHOICE_HOLDING = {
    0: later("{name}: draw a spell, or move again."),
    HAND_LIMIT: later("{name}: cast a spell, give one away to draw, or move again."),
}
"""By how many spells are in hand."""

WANTS_FIRST_CHOICE = later("{name}: draw a spell, for spells bring Power, or move again.")
"""As long as somebody has no Power: at first nobody knows what to draw for."""

WANTS_SWAP = later("Which spell do you give away, {name}?")
WANTS_PLACE = later("Where to now, {name}?")
WANTS_TARGET = later("Who is {spell} for, {name}?")

# What is picked, as a question.

TO_TOWNHALL = later("{name}: to the Townhall, one step less Detection?")
TO_TOWNHALL_CALM = later("{name}: to the Townhall? Your Detection is 0 already.")
TO_PLACE = later("{name}: to {space}, for one {kind}?")
TO_INN = {
    0: later("{name}: to the Inn, one of each kind, then a roll?"),
    2: later("{name}, to the Inn? Two rolls in six put you out."),
    4: later("{name}, to the Inn? Four rolls in six put you out."),
    6: later("{name}, to the Inn? Each roll puts you out."),
}
"""By how many of six rolls eliminate."""

TO_CAST = later("{name}: cast {spell}?")
TO_CAST_AT = later("{name}: cast {spell} at {target}?")
TO_SWAP = later("{name}: give {spell} away, and draw?")
TO_DRAW = later("{name}: draw a spell?")
