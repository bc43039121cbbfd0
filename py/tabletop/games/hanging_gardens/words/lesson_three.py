"""The fourth lesson of Hanging Gardens: how three players begin, and where each piece may go."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

THREE = Lesson(
    topic=later("Three players"),
    seats=3,
    seed="where",
    moves=(
        *("roll=5,1,3", "T0,0", "T2,-1", "G3,0", "PB0,0", "T0,-2", "T2,-3"),
        *("G0,-1", "S1,-2", "S1,-2", "PG1,0", "PB2,0", "G1,1", "T1,-2", "G1,-1"),
    ),
    steps=(
        Look(
            1,
            later(
                "You rolled highest: you begin. The one option, “First to build”, can name a seat."
            ),
            "player-1",
        ),
        Look(
            1,
            later("Two to four can play. Three share 24 tiles, 24 beds and 3 gazebos: 51 pieces."),
        ),
        Look(
            1,
            later(
                "Six beds per colour. Two players have 50 pieces, four 52; the rest is the same."
            ),
            "PR",
        ),
        Do(
            1,
            later("Place the first terrace. On the table, only this one needs no other beside it."),
            later("Terraces and beds never move again; gazebos can, and supports later. Place it."),
            later("Place the first terrace on the dashed square."),
        ),
        Do(
            2,
            later("You may do the same action twice. Place a second terrace: rings show where."),
            later("Part of a side has to touch a terrace. A corner isn’t enough."),
            later("You could, but this time place it where the red ring is."),
        ),
        Look(
            7,
            later(
                "{seat3} has no gazebo yet: 0 points. If it’s never placed, it scores 0 at the end."
            ),
            "player-3",
        ),
        Do(
            7,
            later("Place yours, on any free space: no bed, support or gazebo may be there."),
            later("That counts as building. Moving it later, however far or high, doesn’t."),
            later("You could, but this time place your gazebo on the lit space."),
        ),
        Do(
            8,
            later("A support may straddle tiles: place one in the middle of these three."),
            later("Its four spaces only have to be free, and all on one level."),
            later("You could, but this time place a support across the three tiles behind you."),
        ),
        Look(
            13,
            later("{seat2} put one on yours: anyone may. Two is the limit: next comes a terrace."),
        ),
        Do(
            13,
            later("Place that terrace. On two supports it needs none beside it."),
            later("Its four spaces are on level 1, and free again."),
            later("You could, but this time place a terrace on the two supports."),
        ),
        Do(
            14,
            later("Move up to the space behind the green bed. Any move is one action."),
            later("Blue, green, blue: 2 for two colours, 3 for the matching beds, 1 for level 1."),
            later("You could, but this time move your gazebo up, right behind the green bed."),
        ),
        Look(
            15,
            later("Six points, like {seat2}! If it ended now, you’d share the win: no tie-break."),
        ),
    ),
)
