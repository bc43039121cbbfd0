"""The fifth lesson of Tuintopia: zones, exchanging a card, and heights."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

_UNDER = later("It’s last in the stack now. That was step A, so step B is left.")
_TOO_LOW = later("Minus one! The wall’s height is 1, the tree’s 4: the wind gets through.")
_NOT_HIGHER = later("No sun: pumpkin and pond are both 0. A pond’s sun goes only to higher cards.")

ZONES = Lesson(
    topic=later("Level 2: zones and heights"),
    seats=2,
    seed="zones-1",
    options={"garden": "band", "level": "2", "zones": "on", "heights": "on"},
    moves=(
        *("draw=VRN", "draw=STM", "draw=WTU", "draw=AAR"),
        *("draw=BHG", "draw=VIJ", "draw=LIN", "draw=SLA"),
        *("!", "draw=PMP", "!LIN", "VRN#d1", "draw=KER"),
        *("STM@e3", "AAR#e2", "draw=TAK", "draw=BRA"),
        *("KERxe2", "^d1", "VIJ@f3", ".", "draw=BES", "AAR@f2"),
    ),
    steps=(
        Look(
            8,
            later("Two options are on. Zones first: darker soil beside the house is zone I."),
            "e2",
        ),
        Look(
            8,
            later(
                "Cards marked I go there, III in the outer zone, II anywhere. All yours are III!"
            ),
            "hand-VRN",
        ),
        Do(
            8,
            later("You can’t place any yet, so exchange one instead. First draw a card."),
            "",
            later("Exchange a card: tap the big button."),
        ),
        Choose(
            10,
            later("Now put a card under the stack: any card, even the new one. Keep the fern."),
            (
                Way(("!LIN",), _UNDER),
                Way(("!WTU",), _UNDER),
                Way(("!BHG",), _UNDER),
            ),
            later("You need that card in a moment. Put another one under the stack."),
        ),
        Do(
            11,
            later("Face down, any card may lie in any zone: place the fern face down on d1."),
            "",
            later("Place the fern face down on d1, above the house."),
        ),
        Choose(
            17,
            later(
                "Heights: only something at least as high shelters the cherry tree. Cover a card!"
            ),
            (
                Way(
                    ("KERxe2",),
                    later("+2, with shelter: the house is 4 high, like the tree. Now step B."),
                ),
            ),
            later("The house shelters e2. Place the cherry tree there, on the face-down card."),
            (Slip("KER@f3", _TOO_LOW),),
        ),
        Do(
            18,
            later("Turn over your fern on d1. It’s a III, and d1 is in zone I: what happens?"),
            "",
            later("Turn over the face-down card on d1."),
        ),
        Look(
            22,
            later("It’s back in your hand and scored nothing. Keep all five, and don’t draw."),
            "hand-VRN",
        ),
        Choose(
            22,
            later("The pond on f3 has height 0. Which card gets its sun on f2: pumpkin or potato?"),
            (
                Way(
                    ("AAR@f2",),
                    later(
                        "+1! The potato is higher than the pond, so it gets sun. The pumpkin isn’t."
                    ),
                ),
            ),
            later("Try the pumpkin or the potato on f2, just above the pond."),
            (Slip("PMP@f2", _NOT_HIGHER),),
        ),
        Look(
            23,
            later(
                "Shade and shelter reach only cards that are no higher. Wind gets over low walls."
            ),
            "e2",
        ),
        Look(
            23,
            later("Both are options, like the six gardens and playing together. Play on!"),
        ),
    ),
)
