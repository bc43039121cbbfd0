"""The lesson of Wizards' Garden: how seeds turn over, and a first flower."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

LESSONS = (
    Lesson(
        seats=2,
        seed="lesson",
        moves=(
            "b3w",
            "d3w",
            "c2b",
            "d2b",
            "first=2",
            "b4w",
            "b2w",
            "c4b",
            "b1w",
            "c1b",
            "a3w",
            "d4b",
        ),
        steps=(
            Look(
                6,
                later("Four seeds of one colour in a line become a flower. Flowers win the game!"),
            ),
            Look(
                6,
                later("You plant seeds from this basket. When it’s empty, the game ends."),
                "basket",
            ),
            Do(
                6,
                later("Seeds are white (Dovetail) or black (Ravenclaw). Plant white on b2."),
                later("See the folded corners: seeds beside b2 will turn over. Now press Plant."),
                later("You can plant there too, but this time plant a white seed on b2."),
            ),
            Look(
                7,
                later("Did you see? b3 turned over. Every seed beside a new one turns over."),
                "b3",
            ),
            Look(
                8, later("{seat2} planted a black seed here, and b4 beside it turned black."), "c4"
            ),
            Do(
                8,
                later("Column b is nearly black. Plant white on b1: b2 above it turns over."),
                "",
                later("That works too, but try a white seed on b1."),
            ),
            Look(
                10,
                later("{seat2} planted on c1. Look along column b: only this seed is still white."),
                "b3",
            ),
            Do(
                10,
                later("A seed beside b3 turns it over. Plant a white one on a3."),
                later("Then all of column b is black: four in a line! Press Plant."),
                later("That works too, but this time plant a white seed on a3."),
            ),
            Look(
                11,
                later("Your first flower! One seed became it, three went back to the basket."),
                "panel-1",
            ),
            Look(
                11,
                later("A black line takes the Staff, even from your rival. The Staff wins ties."),
                "panel-1",
            ),
            Look(
                12,
                later("{seat2} planted on d4. Before you plant, check: will it leave a line?"),
                "d4",
            ),
            Look(
                12,
                later("Well done! At the start you each place two seeds, and none turn over yet."),
            ),
        ),
    ),
)
