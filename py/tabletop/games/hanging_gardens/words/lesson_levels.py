"""The second lesson of Hanging Gardens: supports, plateaus, and which levels hide beds."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

_OFF_LINE = later("From this side no bed is straight ahead, and the rows aren’t symmetrical.")

LEVELS = Lesson(
    topic=later("Building up"),
    seats=2,
    seed="levels",
    options={"first": "2"},
    moves=(
        *("T0,0", "T0,2", "T-2,1", "T2,1", "T0,4", "T0,-2", "PR1,4", "PB-1,2"),
        *("G0,3", "T0,-4", "G1,0", "PB3,2", "S0,-4", "S0,-4", "T0,-4", "PG1,5"),
        *("S0,1", "S0,1", "S0,-2", "S0,-2", "T0,1", "PK1,2", "T0,-2", "G1,-1"),
        *("S0,-4", "S0,-4", "T0,-4", "G1,-3"),
    ),
    steps=(
        Look(
            18,
            later("You still have seven points: {seat2}’s two bare supports hide nothing."),
            "player-1",
        ),
        Do(
            18,
            later("Two supports carry a terrace. Place a support behind you, on four free spaces."),
            later("The four spaces have to be free and on one level. Place it there."),
            later("That’s possible, too, but this time place it right behind your gazebo."),
        ),
        Do(
            19,
            later("One support isn’t enough. Place a second one on top of it."),
            later("There’s already one under it: that makes two."),
            later("First place the second support on top of the one behind you."),
        ),
        Look(
            22,
            later("{seat2}’s plateau (a terrace on supports) hides what’s on it and behind it!"),
            inspected="score-1-n",
        ),
        Look(
            22,
            later("Behind a higher plateau, all beds on your own level are hidden, near or far."),
            inspected="score-1-n",
        ),
        Look(
            22,
            later("Hidden beds count as blank: row 2 has a blue bed on the right only. One point!"),
            inspected="score-1-n",
        ),
        Do(
            22,
            later("From higher up you can see over it. Place a terrace on your two supports."),
            later("It rises to level 1, and each level scores a point."),
            later("First place a terrace on the two supports behind you."),
        ),
        Choose(
            23,
            later("Move up! Near the edge you look down more steeply: which space sees most?"),
            (Way(("G1,-1", "S0,-4", "S0,-4")),),
            later("Go up to the new plateau behind you, and compare its four spaces."),
            (
                Slip(
                    "G1,-2",
                    later(
                        "Farther back you look down less steeply, so the plateau hides red again."
                    ),
                ),
                Slip("G0,-1", _OFF_LINE),
                Slip("G0,-2", _OFF_LINE),
            ),
        ),
        Look(
            26,
            later("You can see over it! The plateau splits row 3: each part scores on its own."),
            inspected="score-1-n",
        ),
        Do(
            26,
            later("{seat2} put two supports on a plateau. Go higher: place a terrace on them."),
            later("Level 2! There’s no limit, as long as there are tiles."),
            later("First place a terrace on {seat2}’s two supports: anyone may."),
        ),
        Choose(
            27,
            later("Up again! Find one of the two spaces up there that give you a tenth point."),
            (Way(("G1,-3",)), Way(("G1,-4",))),
            later("Go up to level 2, and find a space that scores ten points."),
            (Slip("G0,-3", _OFF_LINE), Slip("G0,-4", _OFF_LINE)),
        ),
        Look(
            28,
            later("Well done! Ten points to two. To play on, tap “Play this game to its end”."),
        ),
    ),
)
