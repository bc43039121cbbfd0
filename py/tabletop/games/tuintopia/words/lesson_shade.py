"""The fourth lesson of Tuintopia: cards that want shade or wind, and cards that don't mind."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

_NO_WALL = later("Shade, but the log has no wall: the house gets wind, and that’s a point off.")
_SUN_LOVER = later("A point off! Lavender wants sun, and the house shades it there.")
_WINDY = later("Three points: compost, straw, and the wind it wants. End your turn.")
_SHELTERED = later("A point less: the house keeps the wind off the rye there. Try column f.")

SHADE = Lesson(
    topic=later("Level 2: shade and wind"),
    seats=2,
    seed="shade-1",
    options={"garden": "band", "level": "2"},
    moves=(
        *("draw=PAD", "draw=COM", "draw=LAV", "draw=TAK"),
        *("draw=ROG", "draw=POM", "draw=SME", "draw=AAR"),
        *("PAD@d1", ".", "draw=WAS", "COM@e2", ".", "draw=GOU"),
        *("ROG@f2", ".", "draw=VRN", "TAK@b2", ".", "draw=BES", "SME@e3"),
    ),
    steps=(
        Look(
            8,
            later("Some cards want shade! The house’s umbrella shades the cells above it."),
            "house",
        ),
        Choose(
            8,
            later("The mushroom log wants shade from below. Where does it score 3 points?"),
            (Way(("PAD@d1",)), Way(("PAD@e1",))),
            later("Place the mushroom log in the shade above the house, on d1 or e1."),
            (
                Slip("PAD@b1", _NO_WALL),
                Slip("PAD@c1", _NO_WALL),
                Slip("LAV@d1", _SUN_LOVER),
                Slip("LAV@e1", _SUN_LOVER),
            ),
        ),
        Look(
            9, later("Three points: food, organic matter, and the shade that it wants."), "player-1"
        ),
        Do(
            9,
            later("End your turn: you draw until you hold four again."),
            "",
            later("For now, just end your turn."),
        ),
        Choose(
            14,
            later(
                "The rye wants wind from the left. Place it to the right of a card without a wall."
            ),
            (Way(("ROG@f2",), _WINDY), Way(("ROG@f3",), _WINDY), Way(("ROG@f1",), _WINDY)),
            later("Find the rye a cell to the right of the compost heap, away from the house."),
            (Slip("ROG@d3", _SHELTERED), Slip("ROG@e3", _SHELTERED)),
        ),
        Do(
            15,
            later("End your turn."),
            "",
            later("Just end your turn."),
        ),
        Do(
            20,
            later("Comfrey has no tabs: it doesn’t mind sun, shade or wind. Place it on e3."),
            later("It doesn’t mind the house’s shelter. A rye to its right gets wind. Place it!"),
            later("First place the comfrey on e3, beside the compost heap."),
        ),
        Look(
            21,
            later(
                "With no tab at the bottom or left, a card doesn’t mind, and scores nothing there."
            ),
            "e3",
        ),
        Look(
            21,
            later(
                "A card with no tab at the top gives no sun or shade; with no wall, it gives wind."
            ),
        ),
    ),
)
