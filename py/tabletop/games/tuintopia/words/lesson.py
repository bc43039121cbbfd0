"""The lessons of Tuintopia: needs and offers, sun and wind, and face-down cards.

All are played in a tiny garden, so that its last two cells are left for a real finish.
"""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way
from tabletop.games.tuintopia.words.lesson_shade import SHADE
from tabletop.games.tuintopia.words.lesson_ties import TIES
from tabletop.games.tuintopia.words.lesson_together import TOGETHER
from tabletop.games.tuintopia.words.lesson_zones import ZONES

_TINY = "..HH../......"

_NOT_HEDGE = later("Nothing for the beech hedge, and {seat2} scores two on a2. Try another card.")
_NO_COMPOST = later("The hedge needs compost: no neighbour offers it. {seat2} scores beside it.")
_LETS_WIND = later("Minus one! Lavender has no wall: the house gets the wind it doesn’t want.")
_HOMES = later("The house has homes for the nest box: a point! {seat2} answered with the hazel.")
_WASTE_WATER = later("The willow uses the house’s waste water! {seat2} answered with the hazel.")
_WINDY = later("Sun, but the pond lets in wind from the left: a point off. Try d2 or e2.")

LESSONS = (
    Lesson(
        seats=2,
        seed="5",
        options={"garden": _TINY},
        moves=(
            *("draw=KRS", "draw=HAZ", "draw=TAK", "draw=POM"),
            *("draw=NES", "draw=WAS", "draw=BHG", "draw=BKE"),
            *("KRS@b1", "draw=RAB", "BKE@a1", "draw=VLI"),
            *("TAK@b2", "draw=VIJ", "POM@c2", "draw=KIP"),
            *("VIJ@d2", "draw=WIL", "KIP@a2", "draw=SLA"),
            *("NES@e1", "draw=LAV", "HAZ@e2", "draw=TOM"),
        ),
        steps=(
            Look(
                8, later("You all fill one garden. Cards score when they meet each other’s needs.")
            ),
            Look(
                8,
                later(
                    "Pale discs show what the house needs; filled ones, what it offers. "
                    "Tap the house!"
                ),
                "house",
            ),
            Do(
                8,
                later("The herb spiral offers food, and the house needs it: place it on b1."),
                later("+1, for food! A card must touch the house or another card. Place it."),
                later("Not yet: first place the herb spiral on b1, beside the house."),
            ),
            Look(
                10,
                later("Your first point! You drew a card, so you hold four again."),
                "player-1",
            ),
            Look(
                12,
                later(
                    "{seat2}’s kitchen needs your herbs. "
                    "A pair scores once, for whoever completes it."
                ),
                "a1",
            ),
            Do(
                12,
                later("The dead hedge needs organic matter. On b2, two neighbours offer it."),
                later("Two points: one from the house, one from the kitchen. Corners count!"),
                later("First place the dead hedge on b2, where two neighbours help it."),
            ),
            Choose(
                16,
                later("You decide now! Two of your cards can score two points. Find one of them."),
                (
                    Way(
                        ("VIJ@d2", "draw=WIL", "KIP@a2", "draw=SLA"),
                        later("Two points: water for the pond, and for the house. Tap your total!"),
                    ),
                    Way(
                        ("RAB@a2", "draw=WIL", "WAS@d2", "draw=SLA"),
                        later("Two points: it helps the kitchen and the hedge. Tap your total!"),
                    ),
                ),
                later("That scores less than two. Choose a card: lit cells show its points."),
                (
                    Slip("BHG@d2", _NOT_HEDGE, ("draw=WIL", "KIP@a2")),
                    Slip("BHG@e1", _NOT_HEDGE, ("draw=WIL", "KIP@a2")),
                    Slip("BHG@e2", _NOT_HEDGE, ("draw=WIL", "KIP@a2")),
                ),
            ),
            Look(20, later("Two points! Tap your total to see where it comes from."), "player-1"),
            Choose(
                20,
                later("The house offers homes and waste water. Which of your cards needs one?"),
                (
                    Way(
                        ("NES@e1", "draw=LAV", "HAZ@e2", "draw=TOM"),
                        _HOMES,
                    ),
                    Way(
                        ("NES@e2", "draw=LAV", "HAZ@e1", "draw=TOM"),
                        _HOMES,
                    ),
                    Way(
                        ("WIL@e1", "draw=LAV", "HAZ@e2", "draw=TOM"),
                        _WASTE_WATER,
                    ),
                    Way(
                        ("WIL@e2", "draw=LAV", "HAZ@e1", "draw=TOM"),
                        _WASTE_WATER,
                    ),
                ),
                later("Find a card that needs something from the house, and place it beside it."),
                (
                    Slip("BHG@e1", _NO_COMPOST, ("draw=LAV", "HAZ@e2")),
                    Slip("BHG@e2", _NO_COMPOST, ("draw=LAV", "HAZ@e1")),
                ),
            ),
            Look(24, later("One more point! {seat2} answered with the hazel."), "player-1"),
            Look(
                24,
                later("The house is one card: it counts once, even if you touch both halves."),
                "house",
            ),
            Look(
                24,
                later(
                    "Play this game to its end: once the last two cells are full, "
                    "the highest total wins."
                ),
            ),
        ),
    ),
    Lesson(
        topic=later("Level 2: sun and wind"),
        seats=2,
        seed="sun-47",
        options={"garden": _TINY, "level": "2"},
        moves=(
            *("draw=VIJ", "draw=BKE", "draw=STM", "draw=WIL"),
            *("draw=LAV", "draw=TAK", "draw=KER", "draw=GOU"),
            *("VIJ@d2", ".", "draw=DAS", "TAK@c2", ".", "draw=HAZ"),
            *("STM@b1", ".", "draw=ROG", "BKE@a2", ".", "draw=SME", "KER@e1"),
        ),
        steps=(
            Look(8, later("Sun and wind count now: sun comes from below, wind from the left.")),
            Look(
                8,
                later(
                    "Pale tabs show what the house wants: sun from below, shelter from the left."
                ),
                "house",
            ),
            Look(
                8,
                later("Your pond gives sun upward. It has no wall, so it gives wind to its right."),
                "hand-VIJ",
            ),
            Choose(
                8,
                later(
                    "A pond gives sun to the three cells above. Give the house sun, but not wind."
                ),
                (
                    Way(
                        ("VIJ@d2",),
                        later("Water and sun for the house: two points! Now end your turn."),
                    ),
                    Way(
                        ("VIJ@e2",),
                        later("Water and sun for the house: two points! Now end your turn."),
                    ),
                ),
                later("There the house gets no sun. Place the pond below it, on d2 or e2."),
                (
                    Slip(
                        "VIJ@c2",
                        _WINDY,
                    ),
                    Slip(
                        "VIJ@b2",
                        _WINDY,
                    ),
                ),
            ),
            Do(
                9,
                later("Now end your turn."),
                "",
                later("For now, just end your turn."),
            ),
            Choose(
                14,
                later(
                    "The house wants shelter from the left. Place the stone wall there for a point."
                ),
                (
                    Way(
                        ("STM@b1",),
                        later("The wall shelters the three cells to its right: +1. End your turn."),
                    ),
                    Way(
                        ("STM@b2",),
                        later("The wall shelters the three cells to its right: +1. End your turn."),
                    ),
                ),
                later("That doesn’t shelter the house. Place the wall on b1 or b2."),
                (Slip("LAV@b1", _LETS_WIND), Slip("LAV@b2", _LETS_WIND)),
            ),
            Do(
                15,
                later("End your turn."),
                "",
                later("Just end your turn."),
            ),
            Do(
                20,
                later(
                    "The cherry tree wants sun, and e1 gets it from the pond: place the tree there."
                ),
                later(
                    "A badge for each neighbour: the house shelters it, a pond on d2 lets in wind."
                ),
                later("Not yet: first place the cherry tree on e1, in the pond’s sun."),
            ),
            Look(
                21,
                later("Icons, sun and wind all add up. Tap your total to see each one."),
                "player-1",
            ),
            Look(
                21,
                later("Pale tabs want, coloured tabs give: +1 if they agree, a point off if not."),
            ),
            Look(
                21,
                later("With no tab at the top, a card gives no sun. With no wall, it gives wind!"),
            ),
        ),
    ),
    Lesson(
        topic=later("Level 2: face-down cards"),
        seats=2,
        seed="down-1",
        options={"garden": _TINY, "level": "2"},
        moves=(
            *("draw=TOM", "draw=KIP", "draw=POM", "draw=BES"),
            *("draw=STM", "draw=COM", "draw=SLA", "draw=REG"),
            *("TOM@e1", "POM#e2", "draw=RAB", "draw=LAV", "COM@f1", "^e2", "draw=HEU"),
            *("RAB#f2", "STM@b1", "draw=EGE", "draw=VRN"),
            *("KIP@b2", "BES#a2", "draw=PMP", "draw=KON"),
            *("^f2", "SLAxa2", "HEU@a1", ".", "draw=BRA"),
        ),
        steps=(
            Look(
                8,
                later("A turn now has two steps. Step A is required: place a card face up."),
                "hand-TOM",
            ),
            Do(
                8,
                later("The house needs food and shelters the tomato: place the tomato on e1."),
                "",
                later("First place the tomato on e1, to the right of the house."),
            ),
            Do(
                9,
                later("Step B is optional. Place the water pump face down on a free cell: e2."),
                later("It scores nothing face down, but cards may be placed beside it. Place it!"),
                later("Place the water pump face down on e2."),
            ),
            Look(
                15,
                later(
                    "{seat2} turned over your pump and took its points. "
                    "Anyone may: that’s the risk!"
                ),
                "e2",
            ),
            Do(
                15,
                later("Again, but with step B first: place the rhubarb face down on f2."),
                "",
                later("First place the rhubarb face down on f2: choose step B, then the card."),
            ),
            Look(
                16,
                later(
                    "The eye: you may look at that card. Others can’t, even if all play together."
                ),
                "f2",
            ),
            Choose(
                16,
                later("Now step A: place the stone wall where it shelters a card to its right."),
                tuple(
                    Way(
                        (
                            *(f"STM@{wall}", "draw=EGE", "draw=VRN"),
                            *(f"KIP@{hens}", "BES#a2", "draw=PMP", "draw=KON"),
                        )
                    )
                    for wall, hens in (("b1", "b2"), ("b2", "b1"), ("c2", "b2"), ("d2", "b2"))
                ),
                later("Choose the stone wall, and a cell where it scores a point."),
                (
                    Slip(
                        "LAV@b1", later("Minus one: lavender lets the wind through to the house.")
                    ),
                    Slip(
                        "LAV@d2", later("Minus one: lavender lets the wind through to the tomato.")
                    ),
                ),
            ),
            Do(
                23,
                later("Nobody turned over your rhubarb. Turn it over: tap f2."),
                later("Two points: the compost heap and the rhubarb help each other."),
                later("First turn over your rhubarb on f2: it scores two points."),
            ),
            Do(
                24,
                later("{seat2} has a card face down on a2. Cover it: place the lettuce on it."),
                later("Two points, and you pick up the card. Face-up cards can’t be covered."),
                later("Place the lettuce on a2, on top of the face-down card."),
            ),
            Look(
                28,
                later("You picked up {seat2}’s card, so you hold four again and don’t draw."),
                "hand-BES",
            ),
            Look(
                28,
                later(
                    "Why face down? To draw an extra card, set a trap, or fill a cell when ahead."
                ),
            ),
            Look(
                28,
                later(
                    "Two cells are left. Cards still face down at the end score nothing. Play on!"
                ),
            ),
        ),
    ),
    SHADE,
    ZONES,
    TIES,
    TOGETHER,
)
