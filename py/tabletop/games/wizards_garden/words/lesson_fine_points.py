"""The later lessons of Wizards' Garden: harvests you must take, ties and draws, and the options."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

NO_CHOICE = Lesson(
    topic=later("Lines you must harvest"),
    seats=2,
    seed="must",
    moves=(
        *("a1w", "d2w", "d3w", "d1b", "first=2", "c3w", "d4b", "c2b", "c1b", "b3w", "a3b"),
        *("b1b", "c4w", "b4w", "a4b", "b2w", "a2b"),
    ),
    steps=(
        Look(14, later("You may plant on a2, b2 or a4, and you can’t pass. Look at a4."), "a4"),
        Choose(
            14,
            later("White on a4 makes a diagonal: you must harvest it. Which colour is safer?"),
            (Way(("a4b", "b2w")),),
            later("That leaves {seat2} a line. Plant on a4."),
            (
                Slip(
                    "a4w",
                    later(
                        "You had to harvest: you gained one, but so did {seat2}, in column d. "
                        "Try again."
                    ),
                    ("d1w",),
                ),
            ),
        ),
        Look(
            16,
            later("You left no line. {seat2} couldn’t pass and had to leave you one. Look at a2!"),
            "a2",
        ),
        Choose(
            16,
            later("Only a2 is empty. Which colour completes both row 1 and row 2?"),
            (Way(("a2b",)),),
            later("Only a2 is empty: plant there."),
            (
                Slip(
                    "a2w",
                    later("That’s row 1 alone: one flower, no Staff. Try the other colour."),
                ),
            ),
        ),
        Look(
            17,
            later("Two flowers! One of the lines was black, so you take the Staff as well."),
            "panel-1",
        ),
        Look(
            17,
            later("You had to take both rows. You can only choose between lines that cross."),
        ),
        Look(
            17,
            later("The two diagonals share no space either, so you’d take both of them."),
            inspected="diagonals",
        ),
        Look(17, later("Three rows or three columns at once are possible, too. Play on!")),
    ),
)

_WHITE_KEEPS = later("2 to 1, but a white line never moves the Staff. Find the black one.")

TIES = Lesson(
    topic=later("Ties and draws"),
    seats=2,
    seed="ties",
    moves=(
        *("a1w", "d1w", "a3w", "a4b", "first=2", "a2w", "b4w", "d2b", "c1w", "c4b", "d3w"),
        *("b2w", "c3w", "b3b", "c2w", "d4b", "b1w", "c1w", "c2b"),
    ),
    steps=(
        Look(
            16,
            later("Nobody has the Staff yet. If nobody takes the Staff, a tie is a draw."),
        ),
        Choose(
            16,
            later("Only b1 is empty, and a full garden ends the game. Which colour?"),
            (Way(("b1w", "c1w")),),
            later("Only b1 is empty: plant there."),
            (
                Slip(
                    "b1b",
                    later(
                        "Full: 0 to 0, and nobody ever took the Staff. That’s a draw! Try again."
                    ),
                ),
            ),
        ),
        Look(
            18,
            later(
                "A flower each. {seat2}’s was black, so {seat2} took the Staff and would win a tie."
            ),
            "panel-2",
        ),
        Choose(
            18,
            later("You can harvest row 3 or column c. Which one brings you the Staff?"),
            (Way(("c2b",)),),
            later("That harvests nothing. Find the black line: column c."),
            (Slip("b2w", _WHITE_KEEPS), Slip("b2b", _WHITE_KEEPS)),
        ),
        Look(
            19,
            later("You took it from {seat2}! The last black line decides who has the Staff."),
            "panel-1",
        ),
        Look(
            19,
            later(
                "{seat2}’s flower stays: flowers are never lost. The Staff itself isn’t a flower."
            ),
            "panel-2",
        ),
    ),
)

_SAME_AGAIN = later("You may even plant the same again. But it’s final: {seat2} wins the tie.")

_SAFE = ("b2w", "b2b", "c2w", "c2b", "d2w", "d2b", "b4w", "b4b", "c4w", "c4b", "d4w", "d4b")

OPTIONS = Lesson(
    topic=later("The three options"),
    seats=2,
    seed="options",
    options={"undo": "on", "first": "2", "setup": "apart"},
    moves=(
        *("a4b", "c2w", "b3w", "d1b", "c3w", "keep", "d3w", "keep", "b3b", "keep"),
        *("a3w", "undo", "b2b"),
    ),
    steps=(
        Look(
            2, later("This game uses all three options. As always, you place first: you’re seat 1.")
        ),
        Do(
            2,
            later("First option: no two seeds side by side; corners may touch. Place white on b3."),
            "",
            later("You can place it there, but this time place a white seed on b3."),
        ),
        Look(
            4,
            later("Second option: no toss. Here {seat2} plants first."),
            "panel-2",
        ),
        Look(
            6,
            later("{seat2} planted this: b3 and c2 turned black, and the diagonal is harvested."),
            "c3",
        ),
        Do(
            6,
            later("It’s the only seed in the garden. Plant beside it: white on d3."),
            "",
            later("You can plant there too, but this time plant a white seed on d3."),
        ),
        Do(
            7,
            later("The third option: you may undo one planting a turn. But keep this one."),
            "",
            later("You could undo it, but this time keep it."),
        ),
        Do(
            10,
            later("{seat2} has left you row 3. Plant white on a3 to harvest it."),
            "",
            later("You can plant there too, but this time plant a white seed on a3."),
        ),
        Do(
            11,
            later("An empty garden ends the game, too. 1 to 1: {seat2}’s Staff would win. Undo!"),
            "",
            later("That ends the game, and {seat2} wins the tie with the Staff. Undo it."),
        ),
        Choose(
            12,
            later(
                "All is as it was, even flowers and Staff. Now plant again; this planting is final."
            ),
            (
                *(Way((move,)) for move in ("b2b", *(each for each in _SAFE if each != "b2b"))),
                Way(("a3b",), later("That’s final. You can’t undo it, and {seat2} has row 3.")),
                Way(("a3w",), _SAME_AGAIN),
            ),
            later("Plant beside a seed."),
        ),
        Look(
            13,
            later("That was final. You may undo only once a turn, and never in the setup."),
        ),
        Look(
            13,
            later("Usually there’s no Undo, a toss decides, and the first seeds go anywhere."),
        ),
    ),
)
