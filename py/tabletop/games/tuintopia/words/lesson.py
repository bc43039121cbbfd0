"""The lessons of Tuintopia: what a card needs and offers; and what sun and wind make of it."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

LESSONS = (
    Lesson(
        seats=2,
        seed="5",
        options={"garden": "small"},
        moves=(
            *("draw=KRS", "draw=HAZ", "draw=TAK", "draw=POM"),
            *("draw=NES", "draw=WAS", "draw=BHG", "draw=BKE"),
            *("KRS@b1", "draw=RAB", "BKE@a1", "draw=VLI"),
            *("TAK@e1", "draw=VIJ", "HAZ@b2", "draw=KIP"),
            *("NES@d2", "draw=WIL", "POM@a2", "draw=SLA"),
            *("RAB@e2", "draw=LAV", "WAS@c2", "draw=TOM"),
        ),
        steps=(
            Look(8, later("Fill one garden together. Neighbours that match bring points.")),
            Look(
                8,
                later("Pale discs are what the house needs, filled ones what it offers. Tap it!"),
                "house",
            ),
            Do(
                8,
                later("Herbs offer food, and the house needs it: lay the herbs on b1."),
                later("See the +1? The house gets its food. Now place the card."),
                later("Not yet: first lay the herbs on b1, beside the house."),
            ),
            Look(
                10,
                later("Your first point! And you drew a card, so you still hold four."),
                "player-1",
            ),
            Look(
                12,
                later("{seat2} laid a kitchen beside your herbs. Who lays a card gets its points."),
                "a1",
            ),
            Do(
                12,
                later("The dead hedge needs organic matter. The house offers it: lay it on e1."),
                later("Another +1: what the hedge needs lies beside it. Place it."),
                later("First the dead hedge: lay it on e1, beside the house."),
            ),
            Do(
                16,
                later("The nest box needs a home for birds, and two offer it. Lay it on d2."),
                later("Two points, one for each that offers a home. Corners count, too!"),
                later("The nest box finds two homes on d2: lay it there."),
            ),
            Do(
                20,
                later("Rhubarb helps the house and the dead hedge. e2 touches both: lay it there."),
                "",
                later("Lay the rhubarb on e2: both will like it."),
            ),
            Look(22, later("Six points! Tap here to see where they came from."), "player-1"),
            Look(24, later("Tap any card in the garden to read what its icons say."), "d2"),
            Look(24, later("When no cell is free, the game ends. Most points win. Well done!")),
        ),
    ),
    Lesson(
        topic=later("Level 2: sun and wind"),
        seats=1,
        seed="sun-47",
        options={"garden": "small", "level": "2"},
        moves=(
            *("draw=POM", "draw=BLW", "draw=BON", "draw=VIJ"),
            *("VIJ@d2", "POM#e2", "draw=KLA", "draw=MAI", "MAI@e1", "^e2", "draw=HEL"),
        ),
        steps=(
            Look(4, later("Sun and wind count now: sun comes from below, wind from the left.")),
            Look(
                4,
                later("The pale tabs are what the house wants: sun below, a wall on its left."),
                "house",
            ),
            Do(
                4,
                later("A pond mirrors the sun to the three cells above it. Lay it on d2."),
                later("The house gets water and sun: two points. Place the pond!"),
                later("First the pond: on d2 it brings the house the sun."),
            ),
            Do(
                5,
                later("Then you may lay a card closed. Keep a place for the water pump on e2."),
                "",
                later("Lay the water pump closed on e2, for the next turn."),
            ),
            Look(8, later("Closed, it neither needs nor offers anything. It waits."), "e2"),
            Do(
                8,
                later("Maize loves the sun, and the pond shines on e1 as well: lay it there."),
                later("Sun for the maize, food for the house: place it!"),
                later("Not yet: first lay the maize on e1, in the sun."),
            ),
            Do(
                9,
                later("Now turn the water pump up: tap it."),
                later("Water for the house and for the pond: two points more."),
                later("Turn up the pump on e2: it brings two points."),
            ),
            Look(11, later("Whoever turns a card up gets its points."), "player-1"),
            Look(
                11,
                later(
                    "Umbrellas bring shade to the cells above, walls keep the wind off the right."
                ),
            ),
            Look(11, later("Sun, wind, and cards that wait: that is level 2. Well done!")),
        ),
    ),
)
