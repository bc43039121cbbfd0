"""The lesson of Hanging Gardens: what a gazebo sees, row by row, and why both sides be alike."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

LESSONS = (
    Lesson(
        seats=2,
        seed="lesson",
        options={"first": "1"},
        moves=(
            *("T0,0", "T1,-2", "PR1,0", "PB1,-1"),
            *("G0,0", "PB1,1", "G0,1", "T2,0", "PG2,0", "PR3,0"),
            *("T-2,0", "S-2,0", "S-2,0", "T-2,0"),
        ),
        steps=(
            Look(4, later("All of you build one garden. The best view from a gazebo wins.")),
            Look(
                4,
                later("A turn is two actions: lay two pieces. When all are laid, the game ends."),
                "T",
            ),
            Do(
                4,
                later("Take your gazebo from below, then tap the ringed space by the red bed."),
                later("It will look at the beds in front of it: two colours, 2 points."),
                later("That can be done, but begin with your gazebo beside the red bed."),
            ),
            Look(
                5,
                later("Right in front of it are three spaces: row 1. This one is empty."),
                "at 1,1",
            ),
            Do(
                5,
                later("There is blue on one side of the red bed. Plant blue on the other, too."),
                later("Alike on both sides: 2 colours, and 1 more for each of 3 beds: 5 points!"),
                later("A blue bed there makes both sides alike. Try that."),
            ),
            Do(
                8,
                later(
                    "{seat2} laid a terrace, so there is row 2. Plant a green bed straight ahead."
                ),
                later("Alone and straight ahead a bed mirrors itself: that makes 2 points."),
                later("Plant a green bed straight ahead: it is worth more."),
            ),
            Do(
                9,
                later("And behind that comes row 3. Plant a red bed straight ahead again."),
                "",
                later("Plant a red bed in row 3, straight ahead."),
            ),
            Look(
                10,
                later("Nine points! But others see these beds, too: look at their points."),
                "player-2",
            ),
            Do(
                12,
                later("{seat2} laid a terrace and a support on it. Lay a second support on top."),
                later("On two supports lies a terrace, and that is what you lay next."),
                later("Lay the second support on the first one, where the ring is."),
            ),
            Do(
                13,
                later("Now a terrace on both supports."),
                later("That is level 1: a gazebo up there gets one point more."),
                later("Lay a terrace on the two supports: so it goes up a level."),
            ),
            Look(
                14,
                later("You see no bed above your level, and a height in a row parts it in two."),
                "player-1",
            ),
            Look(
                14,
                later(
                    "Well done! Up there your gazebo has 10 points. The last piece ends the game."
                ),
            ),
        ),
    ),
)
