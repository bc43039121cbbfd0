"""The fifth lesson of Tuintopia: zones, exchanging a card, and heights."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

_TOO_LOW = later("Minus one! The wall’s height is 1, the tree’s 4: the wind gets through.")
_NOT_HIGHER = later("No sun: pumpkin and pond are both 0. A pond’s sun goes only to higher cards.")
_WRONG_ZONE = later("It’s a III: turned over in zone I, it goes into a hand. Try a card marked II.")

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
        *("PMP#d1", "draw=RAB", "SLA@e1", ".", "draw=SME"),
    ),
    steps=(
        Look(
            8,
            later(
                "Zones: cards marked I go on dark soil by the house, III farther out, II anywhere."
            ),
            "e2",
        ),
        Do(
            8,
            later(
                "All yours are III, so none fits: exchange one. At level 1, that’s the whole turn."
            ),
            "",
            later("Exchange a card: tap the big button."),
        ),
        Choose(
            10,
            later("Now put a card under the stack: any card, even the new one. Keep the fern."),
            (Way(("!LIN",)), Way(("!WTU",)), Way(("!BHG",))),
            later("You need that card in a moment. Put another one under the stack."),
        ),
        Do(
            11,
            later("That was step A. Now place the fern face down on d1: any zone will do."),
            "",
            later("Place the fern face down on d1, above the house."),
        ),
        Choose(
            17,
            later(
                "Only walls at least as high as the cherry tree (4) shelter it: try it on e2 or f3."
            ),
            (Way(("KERxe2",)),),
            later("The house shelters e2. Place the cherry tree there, on the face-down card."),
            (Slip("KER@f3", _TOO_LOW),),
        ),
        Do(
            18,
            later("+2: the house is 4 high, like the tree. Step B: turn over your fern in zone I."),
            "",
            later("Turn over the face-down card on d1."),
        ),
        Look(
            22,
            later(
                "0 points: the fern is in your hand, and d1 is free. "
                "With five cards, you don’t draw."
            ),
            "hand-VRN",
        ),
        Choose(
            22,
            later("The pond on f3 has height 0. Which card gets its sun on f2: pumpkin or potato?"),
            (Way(("AAR@f2",)),),
            later("Try the pumpkin or the potato on f2, just above the pond."),
            (Slip("PMP@f2", _NOT_HIGHER),),
        ),
        Look(
            23,
            later("+1! A pond’s sun goes to higher cards only: potato 1, pumpkin and pond 0."),
            "f2",
        ),
        Choose(
            23,
            later("Step B: which card can lie face down on d1, and stay there when turned over?"),
            (Way(("PMP#d1", "draw=RAB", "SLA@e1", ".", "draw=SME")),),
            later("Place a card marked II face down on d1, which the fern left free."),
            (Slip("VRN#d1", _WRONG_ZONE), Slip("WTU#d1", _WRONG_ZONE), Slip("BHG#d1", _WRONG_ZONE)),
        ),
        Look(
            28,
            later(
                "Shade and shelter reach only cards that are no higher. Low walls let the wind in."
            ),
            "e2",
        ),
        Look(
            28,
            later("Zones and heights are options, like the six gardens and playing together."),
        ),
    ),
)
