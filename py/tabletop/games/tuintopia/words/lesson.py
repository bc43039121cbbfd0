"""The lesson of Tuintopia: what a card needs, what it offers, and where both meet."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

LESSON = Lesson(
    seats=1,
    seed="5",
    options={"garden": "small"},
    moves=(
        *("draw=KRS", "draw=TAK", "draw=NES", "draw=BHG"),
        *("KRS@b1", "draw=RAB", "TAK@e1", "draw=VIJ", "NES@d2", "draw=WIL", "RAB@e2", "draw=WAS"),
    ),
    steps=(
        Look(4, later("Fill this garden with cards. Neighbours that match bring you points.")),
        Look(
            4,
            later("The pale discs are what the house needs, the filled ones what it offers."),
            "house",
        ),
        Do(
            4,
            later("The herb spiral offers food, and the house needs it: lay it on b1."),
            later("See the +1? The house gets its food. Now place the card."),
            later("Not yet: first lay the herb spiral on b1, beside the house."),
        ),
        Look(
            6, later("Your first point! And you drew a card, so you still hold four."), "player-1"
        ),
        Do(
            6,
            later("The dead hedge needs organic matter. The house offers it: lay it on e1."),
            "",
            later("First the dead hedge: lay it on e1, beside the house."),
        ),
        Do(
            8,
            later("The nest box needs a home for birds, and two offer it. Lay it on d2."),
            later("Two points: the house is above, the hedge at the corner. Corners count!"),
            later("The nest box finds two homes on d2: lay it there."),
        ),
        Do(
            10,
            later("Rhubarb helps the house and the dead hedge. Lay it on e2, between them."),
            "",
            later("Lay the rhubarb on e2: both will like it."),
        ),
        Look(12, later("Six points! Tap here to see where they came from."), "player-1"),
        Look(
            12,
            later("Tap a card in the garden, or the house, to read what its icons say."),
            "house",
        ),
        Look(12, later("When no cell is free, the game ends. Well done: your garden grows!")),
    ),
)
