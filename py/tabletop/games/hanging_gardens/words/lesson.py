"""The lesson of Hanging Gardens: rows of a view, symmetry, and what levels hide and show."""

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
            Look(10, later("Everyone builds the same garden. The gazebo with the best view wins.")),
            Look(
                10,
                later(
                    "A turn is two actions, such as placing two pieces. The last piece ends it all."
                ),
            ),
            Do(
                10,
                later("Tap your gazebo below the garden. A red frame appears: tap it."),
                later("Red, straight ahead, scores 2 points. Blue, off to the side, scores 1."),
                later("You could, but start by placing your gazebo in the red frame."),
            ),
            Do(
                11,
                later("Row 2 has blue on one side only. Plant blue on the other side, too."),
                later("The same on both sides! 1 point for the colour and 1 for each bed: 3."),
                later("Not yet: plant a blue bed across from the other, to match it."),
            ),
            Do(
                14,
                later("{seat2} placed two supports. Plant a green bed straight ahead, behind red."),
                later("A bed straight ahead needs no partner: 1 for the colour and 1 more."),
                later("Plant the green bed straight ahead: it scores more there."),
            ),
            Look(
                15,
                later("Seven points! But {seat2} sees some of these beds too, and has 2."),
                gaze="score-2-e",
            ),
            Do(
                15,
                later("There’s a support behind you. Place a second one on top."),
                later("Two supports can hold a terrace. You’ll place one next."),
                later("Place the second support on the one behind you, in the red frame."),
            ),
            Look(
                18,
                later("A plateau! Beds on it and behind it are crossed out: you can’t see them."),
                gaze="score-1-e",
            ),
            Do(
                18,
                later("So go up, too: place a terrace on the two supports behind you."),
                later("That’s level 1: a gazebo up there scores one more point."),
                later("Place a terrace on the two supports: that makes a higher level."),
            ),
            Do(
                19,
                later("Now move your gazebo up there. That takes an action, but no new piece."),
                later("From up there you see the black bed on the plateau, and beyond it."),
                later("Move your gazebo up to the new terrace, straight behind you."),
            ),
            Look(
                20,
                later("The plateau cuts row 3 into three parts: blue 1, black 2, blue 1."),
                gaze="score-1-e",
            ),
            Look(
                20,
                later("Well done! Nine points, and {seat2} has 2. The last piece ends the game."),
            ),
        ),
    ),
)
