"""The lessons of Wizards' Garden; the first three: first flower, crossing lines, endings."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way
from tabletop.games.wizards_garden.words.lesson_fine_points import NO_CHOICE, OPTIONS, TIES

_FIRST_FLOWER = Lesson(
    seats=2,
    seed="lesson",
    moves=("c3w", "c2b", "b3w", "d2b", "first=1", "b2w", "b4w", "b1b", "a3w", "a4w"),
    steps=(
        Look(2, later("A row or column of one colour becomes a flower. The most flowers win!")),
        Do(
            2,
            later("You each place two seeds anywhere, either face up. Place white on b3."),
            later("Placing turns nothing over and harvests nothing. Press the button!"),
            later("You could place it there, but this time place a white seed on b3."),
        ),
        Do(
            5,
            later("You won the toss! Plant beside a seed, not at its corner: white on b2."),
            later("The folded corners show which seeds will turn over. Press Plant!"),
            later("You can plant there too, but this time plant a white seed on b2."),
        ),
        Look(
            6,
            later("Only b3 and c2 turned over: not c3 at the corner, and not your new seed."),
            "c3",
        ),
        Look(
            7,
            later("You plant one seed a turn. {seat2} planted this, and b3 turned over again."),
            "b4",
        ),
        Do(
            7,
            later("Both of you may plant either colour. Choose black, and plant it on b1."),
            "",
            later("You can plant there too, but this time plant a black seed on b1."),
        ),
        Choose(
            9,
            later("{seat2} turned b3 black. If you turn over b4, column b is all black. How?"),
            (Way(("a4w",)), Way(("a4b",)), Way(("c4w",)), Way(("c4b",))),
            later("That doesn’t turn b4 over. Plant to its left or right, in either colour."),
        ),
        Look(
            10,
            later("Your first flower! Your seed wasn’t in the line: only the colours count."),
            "panel-1",
        ),
        Look(
            10,
            later("You keep one as your flower; three go back. There are only 20 seeds in all."),
            "basket",
        ),
        Look(
            10,
            later(
                "A black line also takes the Staff, which wins ties. All flowers count the same."
            ),
            "panel-1",
        ),
        Look(
            10,
            later("The game ends when the basket is empty, or the garden is full or empty."),
            "basket",
        ),
        Look(
            10,
            later("It’s a game for two, and nothing is hidden. Play on, and harvest the most!"),
            "panel-2",
        ),
    ),
)

_LEAVES_COLUMN = later("Not safe: {seat2} then harvests column c. Try another planting.")
_LEAVES_ROW = later("Not safe: {seat2} then harvests a row. Try another planting.")
_SAFE = later("Safe! Nobody may pass. If no planting is safe, you must leave a line. Play on!")

_CROSSING = Lesson(
    topic=later("Diagonals and crossing lines"),
    seats=2,
    seed="crossing",
    moves=(
        *("c3b", "c4w", "b3b", "a3w", "first=1", "b2w", "a4w", "b4w", "b1b", "d3w"),
        *("d4b", "a1b", "a2w", "d2w", "d1b", "c2b", "a4w", "b3w/c", "c2w", "c1w"),
    ),
    steps=(
        Look(
            15,
            later("A line can be diagonal, too, but only from corner to corner."),
            inspected="diagonals",
        ),
        Choose(
            15,
            later("The diagonal from a4 to d1 has three black seeds. Complete it!"),
            (Way(("c2b", "a4w")),),
            later("That leaves c2 empty, and the diagonal runs through it. Try again."),
            (
                Slip(
                    "c2w",
                    later("Your new seed is in this line, so it has to be black. Try again."),
                ),
            ),
        ),
        Look(
            17,
            later("A flower! Now look at b3: a seed there turns four neighbours over."),
            "b3",
        ),
        Choose(
            17,
            later("White on b3 completes a row and two columns. They cross: which do you take?"),
            (Way(("b3w/c",)),),
            later("Plant on b3. Then the buttons show how many flowers each direction gives."),
            (
                Slip(
                    "b3w/r",
                    later(
                        "You may, for one flower. But then {seat2} harvests row 4. "
                        "Columns give two."
                    ),
                    ("d3w",),
                ),
                Slip(
                    "b3b", later("That completes only column a: one flower. White gives you two.")
                ),
            ),
        ),
        Look(
            18,
            later("Two lines, two flowers! The row lost two seeds to them; its other two stay."),
            "panel-1",
        ),
        Choose(
            19,
            later(
                "{seat2} planted on c2. Find a safe planting: one that leaves no line to harvest."
            ),
            tuple(Way((move,), _SAFE) for move in ("c1w", "d1w", "d1b", "b2b", "b3w")),
            later("Plant on a lit space."),
            (
                Slip("c1b", _LEAVES_COLUMN, ("b4w",)),
                Slip("b4w", _LEAVES_COLUMN, ("c1b",)),
                Slip("b4b", _LEAVES_COLUMN, ("c1b",)),
                Slip("b2w", _LEAVES_ROW, ("a2b",)),
                Slip("b3b", _LEAVES_ROW, ("a3w",)),
            ),
        ),
        Look(20, _SAFE),
    ),
)

_ENDS = Lesson(
    topic=later("How the game ends"),
    seats=2,
    seed="ends",
    moves=(
        *("d1w", "c4w", "a1w", "d4w", "first=2", "a2w", "b4w", "b2b", "a4w", "b1b", "c3b"),
        *("d3w", "c1b", "d2b", "c2b", "a1b", "a1w", "b3b", "c3w", "b1w", "a3b", "b2b"),
        *("d1b", "c1b", "a3w", "a4w", "a2w", "a1w", "d4w", "b2w", "a1w", "d4w", "c3w"),
    ),
    steps=(
        Look(28, later("Three things end a game: a full garden, an empty one, an empty basket.")),
        Choose(
            28,
            later("It’s 1 to 2. Only d4 is empty, and a full garden ends the game. Which colour?"),
            (Way(("d4w", "b2w")),),
            later("Only d4 is empty: plant there."),
            (
                Slip(
                    "d4b",
                    later("No line: the garden is full, and {seat2} wins 2 to 1. Try again."),
                ),
            ),
        ),
        Look(
            30,
            later("You harvested a diagonal, so there’s room, and the game continues."),
            "panel-1",
        ),
        Do(
            30,
            later("Now it’s 2 to 2. Plant white on a1: it’s safe."),
            "",
            later("That’s safe too, but this time plant a white seed on a1."),
        ),
        Look(
            32,
            later("The last seed! If the basket is empty after a turn, the game ends."),
            "basket",
        ),
        Choose(
            32,
            later("In a tie, {seat2} wins with the Staff. Which colour do you need on c3?"),
            (Way(("c3w",)),),
            later("Only c3 is empty: plant there."),
            (
                Slip(
                    "c3b",
                    later(
                        "No line: the basket is empty, 2 to 2, and the Staff decides. Try again."
                    ),
                ),
            ),
        ),
        Look(33, later("A harvest! Three seeds are back in the basket, so you play on."), "basket"),
        Look(33, later("You’re ahead, 3 to 2. Now play on to the end, and win!"), "panel-1"),
    ),
)

LESSONS = (_FIRST_FLOWER, _CROSSING, _ENDS, NO_CHOICE, TIES, OPTIONS)
