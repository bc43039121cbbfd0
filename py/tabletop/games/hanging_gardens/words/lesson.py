"""The lessons of Hanging Gardens; the first one is about what a gazebo sees.

Gazebos look north in all of them, so that rows lie across the picture.
"""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Lesson, Look, Slip, Way
from tabletop.games.hanging_gardens.words.lesson_action import ACTION
from tabletop.games.hanging_gardens.words.lesson_end import END
from tabletop.games.hanging_gardens.words.lesson_fine import FINE
from tabletop.games.hanging_gardens.words.lesson_full import FULL
from tabletop.games.hanging_gardens.words.lesson_levels import LEVELS
from tabletop.games.hanging_gardens.words.lesson_three import THREE

_STRAIGHT = later("One bed straight ahead scores 2 points. Both beds together score more.")
_ASIDE = later("Off to the side it scores only 1 point. Straight ahead it scores 2.")
_BREAKS = later("Row 2 doesn’t look the same on both sides any more, so you lose points.")
_EAST = later("No points! You look north, and only your best direction counts.")
_UNLIKE = later("A bed of another colour doesn’t match: you score nothing for symmetry.")


def _beds(colours: str, space: str) -> tuple[str, ...]:
    """Return the moves that plant a bed of each of some colours on a space."""
    return tuple(f"P{colour}{space}" for colour in colours)


VIEWS = Lesson(
    seats=2,
    seed="lesson",
    options={"first": "1"},
    moves=(
        *("T0,0", "T-2,1", "T1,2", "PB2,2", "PB-2,2", "T2,0", "G2,3", "T-2,-1"),
        *("G0,0", "PR0,1", "T1,4", "PG2,4", "PG1,1", "PG-1,1", "T2,-2", "PR1,2"),
        *("PR-1,2", "T1,6"),
    ),
    steps=(
        Look(8, later("Everyone builds the same garden. The gazebo with the best view wins.")),
        Choose(
            8,
            later(
                "Tap your gazebo. Place it where it sees a blue bed on each side, equally far out."
            ),
            (Way(("G0,0",)),),
            later("You could, but you can score 3: stand midway between the blue beds."),
            (
                Slip(
                    "G0,1",
                    later("Too close: the row ahead is only three spaces wide. Step back one."),
                ),
                Slip("G1,0", later("From there you see only one blue bed, off to the side.")),
                *(Slip(f"G{at}", _STRAIGHT) for at in ("2,0", "2,1", "-2,0", "-2,1")),
            ),
        ),
        Look(
            9,
            later(
                "Same colour on both sides: symmetrical! 1 for the colour, 1 for each bed: three."
            ),
            inspected="score-1-n",
        ),
        Choose(
            9,
            later("A bed straight ahead needs no partner. Plant one in row 1, right in front."),
            tuple(Way((move, "T1,4", "PG2,4")) for move in _beds("RKGB", "0,1")),
            later("Plant a bed in row 1, right in front of your gazebo."),
            (
                *(Slip(move, _ASIDE) for move in (*_beds("RKGB", "1,1"), *_beds("RKGB", "-1,1"))),
                *(Slip(move, _BREAKS) for move in (*_beds("RKG", "1,2"), *_beds("RKG", "-1,2"))),
            ),
        ),
        Look(
            12,
            later("{seat2} sees some of the same beds. Each scores for everyone who sees it."),
            inspected="score-2-s",
        ),
        Look(
            12,
            later("Looking east you would score just 1 point. Only your best direction counts."),
            inspected="score-1-e",
        ),
        Choose(
            12,
            later(
                "A turn is two actions, so plant a pair. Start with green beside the middle bed."
            ),
            tuple(Way((move,)) for move in ("PG1,1", "PG-1,1")),
            later("Plant a green bed in row 1, on either side of the one straight ahead."),
            (Slip("PG1,0", _EAST), Slip("PG-1,0", _EAST)),
        ),
        Choose(
            13,
            later("Now complete the pair: which bed goes on the other side?"),
            tuple(Way((move, "T2,-2", "PR1,2")) for move in ("PG-1,1", "PG1,1")),
            later("Plant a green bed in row 1, on the other side of the middle bed."),
            tuple(Slip(move, _UNLIKE) for move in _beds("RKB", "-1,1")),
        ),
        Choose(
            16,
            later("Oh no: {seat2}’s red bed broke the symmetry of row 2. Can you mend it?"),
            (Way(("PR-1,2",)),),
            later("Look at row 2: one bed on the left would match {seat2}’s on the right."),
            tuple(Slip(move, _UNLIKE) for move in _beds("KGB", "-1,2")),
        ),
        Choose(
            17,
            later("Make room ahead: place a terrace that shares a side with the farthest one."),
            tuple(
                Way((f"T{at}",))
                for at in (*("1,6", "0,6", "2,6", "-1,3", "-1,4", "-1,5", "3,3", "3,4", "3,5"),)
            ),
            later(
                "That’s allowed, but this time place it beside the farthest terrace, in your view."
            ),
        ),
        Look(
            18,
            later("The same tiles serve as terraces and as supports: both numbers went down."),
        ),
        Look(
            18,
            later("Well done, you lead! The last piece ends it: tap “Play this game to its end”."),
        ),
    ),
)

LESSONS = (VIEWS, LEVELS, END, THREE, FINE, ACTION, FULL)
