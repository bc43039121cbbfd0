"""The lesson of Hanging Gardens: what a gazebo sees, row by row, why both sides be alike, and what
heights take away and give."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

LESSONS = (
    Lesson(
        seats=2,
        seed="lesson",
        options={"first": "2"},
        moves=(
            *("T0,0", "T2,0", "T1,2", "T1,-2", "T4,0", "T-2,0", "PR4,0", "PB2,2"),
            *("G3,1", "S-2,0", "G0,0", "PB2,-2", "S1,0", "S1,0", "PG5,0", "S-2,0"),
            *("T1,0", "PK2,0", "T-2,0", "G-1,0"),
        ),
        steps=(
            Look(10, later("All of you build one garden. The best view from a gazebo wins.")),
            Look(
                10,
                later("A turn is two actions: lay two pieces. When all are laid, the game ends."),
            ),
            Do(
                10,
                later("Take your gazebo from below: a red frame then shows where. Tap there."),
                later("Red straight ahead mirrors itself: 2 points. Blue, at the side, makes 1."),
                later("That can be done, but begin with your gazebo in the red frame."),
            ),
            Do(
                11,
                later("Row 2 has blue on one side only. Plant blue on the other side, too."),
                later("Alike on both sides: 1 for the colour, 1 more for each of 2 beds: 3!"),
                later("Not yet: plant a blue bed across from the other, so both sides are alike."),
            ),
            Do(
                14,
                later("{seat2} laid two supports. Plant a green bed straight ahead, behind red."),
                later("Straight ahead a bed mirrors itself: 1 for the colour and 1 more."),
                later("Plant the green bed straight ahead: it is worth more."),
            ),
            Look(
                15,
                later("Seven points! But {seat2} sees some of these beds, too, and has 2."),
                gaze="score-2-e",
            ),
            Do(
                15,
                later("One support lies behind you. Lay a second one on top of it."),
                later("On two supports lies a terrace, and that is what you lay next."),
                later("Lay the second support on the one behind you, in the red frame."),
            ),
            Look(
                18,
                later("A height! Beds on it and behind it are crossed out: they are not seen."),
                gaze="score-1-e",
            ),
            Do(
                18,
                later("So go up, too: lay a terrace on the two supports behind you."),
                later("That is level 1: a gazebo up there gets one point more."),
                later("Lay a terrace on the two supports: so it goes up a level."),
            ),
            Do(
                19,
                later("Now move your gazebo up there: an action, for which no piece is laid."),
                later("From up there you see the black bed on the height, and over it."),
                later("Move your gazebo up on the new terrace, straight behind."),
            ),
            Look(
                20,
                later("The height parts row 3: blue, black and blue count alone: 1, 2 and 1."),
                gaze="score-1-e",
            ),
            Look(
                20,
                later("Well done! Nine points, and {seat2} has 2. The last piece ends the game."),
            ),
        ),
    ),
)
