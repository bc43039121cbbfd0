"""Every rule that a player must know has a place in the lessons, by its words or by a move."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tabletop.core.lesson import Choose, Do, Lesson, Look
from tabletop.games.hanging_gardens.words.lesson import LESSONS, VIEWS
from tabletop.games.hanging_gardens.words.lesson_action import ACTION
from tabletop.games.hanging_gardens.words.lesson_end import END
from tabletop.games.hanging_gardens.words.lesson_fine import FINE
from tabletop.games.hanging_gardens.words.lesson_full import FULL
from tabletop.games.hanging_gardens.words.lesson_levels import LEVELS
from tabletop.games.hanging_gardens.words.lesson_three import THREE


class Taught(NamedTuple):
    """A rule, the words of a lesson that teach it, and the beginning of a move that exercises it.

    The move is the learner's own at that step or a poor choice, "" where none is needed.
    """

    rule: str
    lesson: Lesson
    words: str
    move: str = ""


TABLE = (
    Taught("R1: the best view wins", VIEWS, "The gazebo with the best view wins."),
    Taught("R1: one garden for all", VIEWS, "Everyone builds the same garden."),
    Taught(
        "R2: dice, or a seat agreed", THREE, "The one option, “First to build”, can name a seat."
    ),
    Taught("R3: two actions", VIEWS, "A turn is two actions", "PG"),
    Taught("R3: the same twice", THREE, "You may do the same action twice.", "T"),
    Taught("R4, R5: one pile", VIEWS, "The same tiles serve as terraces and as supports"),
    Taught("R6: six beds a colour", THREE, "Six beds per colour."),
    Taught("R6: a bed on a free space", FINE, "Plant green in the last space.", "P"),
    Taught("R7: on any free space", THREE, "Place yours, on any free space", "G"),
    Taught("J6: one thing a space", THREE, "no bed, support or gazebo may be there", "G"),
    Taught("R8: any distance and height", THREE, "Moving it later, however far or high", "G"),
    Taught("R8: one action", THREE, "Any move is one action.", "G"),
    Taught("R9: once the pile is empty", END, "anyone may turn over or move a bare support", "MT"),
    Taught("R9: as a support, by anyone", END, "anyone may turn over or move a bare support", "MT"),
    Taught("R17: turning over is building", END, "Turning it over is building", "MT"),
    Taught(
        "R10: the first is exempt",
        THREE,
        "On the table, only this one needs no other beside it.",
        "T0,0",
    ),
    Taught("R10: a side", VIEWS, "a terrace that shares a side", "T"),
    Taught("R10: not a corner", THREE, "A corner isn’t enough.", "T"),
    Taught("R11: on two supports", LEVELS, "Two supports carry a terrace.", "S"),
    Taught("R11: no neighbour needed", THREE, "On two supports it needs none beside it.", "T"),
    Taught("R12: four free, one level", LEVELS, "have to be free and on one level", "S"),
    Taught("R12: several tiles", THREE, "A support may straddle tiles", "S"),
    Taught("R13: a second on top", LEVELS, "Place a second one on top of it.", "S"),
    Taught("R13: two is the most", THREE, "Two is the limit: next comes a terrace."),
    Taught("J8: anybody's supports", THREE, "{seat2} put one on yours: anyone may."),
    Taught("R14: the rest stays", THREE, "Terraces and beds never move again", "T"),
    Taught("R15: the last piece", END, "The last one ends the game."),
    Taught("R15: a lost action", ACTION, "at once: you lose your second action", "P"),
    Taught("R16: no passing", FINE, "You can’t pass while you can do something.", "P"),
    Taught("R16: forced", FINE, "{seat2} had to pass, and so do you."),
    Taught("R16: all pass, all over", FINE, "Once everyone has passed in a row, it’s over"),
    Taught("R17: build after a while", FINE, "four actions just moving"),
    Taught("R18: shared wins", ACTION, "share the win with {seat3}", "P"),
    Taught("R18: nothing breaks ties", THREE, "you’d share the win: no tie-break"),
    Taught("R19: best direction only", VIEWS, "Only your best direction counts."),
    Taught("R19: the level", LEVELS, "each level scores a point", "T"),
    Taught("R19: never placed", THREE, "If it’s never placed, it scores 0 at the end."),
    Taught("R20: rows grow wider", END, "Row 1 is three spaces wide, row 2 five, and so on"),
    Taught("R21: never above", FINE, "You never see a bed above your own level"),
    Taught("R22: plateaus hide", LEVELS, "hides what’s on it and behind it"),
    Taught("R22: seen over", LEVELS, "From higher up you can see over it.", "T"),
    Taught("R22: close behind", FINE, "Only one row behind the plateau: hidden", "P"),
    Taught("R22: far enough behind", FINE, "Row 5 is two rows behind: seen."),
    Taught("R22, J20: the string", FINE, "a plateau under it counts; a corner doesn’t."),
    Taught("R22: standing back", LEVELS, "Near the edge you look down more steeply", "G"),
    Taught("J25: supports", LEVELS, "bare supports hide nothing"),
    Taught("J25: beds and gazebos", FINE, "Beds, gazebos and bare supports never do.", "P"),
    Taught("R23: split rows", LEVELS, "splits row 3: each part scores on its own"),
    Taught("R24: colours", THREE, "2 for two colours", "G"),
    Taught("R25: symmetry", VIEWS, "1 for the colour, 1 for each bed"),
    Taught("R25: the same colour", VIEWS, "Same colour on both sides: symmetrical!"),
    Taught("J29: on the line", VIEWS, "A bed straight ahead needs no partner.", "P"),
    Taught("J7: no limit of height", LEVELS, "There’s no limit", "T"),
    Taught("plateau: what it is", LEVELS, "plateau (a terrace on supports)"),
    Taught(
        "J23: from one’s own level", LEVELS, "Behind a higher plateau, all beds on your own level"
    ),
    Taught("J30: hidden beds are blank", LEVELS, "Hidden beds count as blank"),
    Taught("R22: from level 1", FINE, "half its row number behind it: two, for rows 4 and 5."),
    Taught(
        "R22: from any level", FULL, "Multiply the bed’s row by the plateau’s levels, and divide"
    ),
    Taught("R22: rounded down", FULL, "Drop the fraction: the bed must be that many rows behind"),
    Taught(
        "R22: too close", FULL, "3 times 2, divided by 3, is 2, but row 3 is only one behind.", "P"
    ),
    Taught("R22: close enough", FULL, "2⅔ becomes 2: seen!"),
    Taught("J23: the eyes", FULL, "Your eyes are one level above your gazebo."),
    Taught("J23: from the bed up", FULL, "Count levels up from the bed."),
    Taught(
        "J23: as high as the eyes",
        FULL,
        "A plateau as high as your eyes hides all that is behind it.",
    ),
    Taught("R23: parts of a row", FULL, "Row 2 has three parts, split by level."),
    Taught("R23: not across parts", FULL, "Red and red don’t match across parts."),
    Taught("J28: side parts", FULL, "a side part can’t be symmetrical.", "P"),
    Taught("J28: about the sight line", FULL, "Beds match only across the sight line"),
    Taught("J25, J27: gaps and supports", FULL, "Table gaps and bare supports don’t split", "P"),
    Taught("R17: placing is building", THREE, "That counts as building. Moving it later", "G"),
    Taught("R9: bare supports", THREE, "gazebos can, and supports later.", "T"),
    Taught("players: two to four", THREE, "Two to four can play."),
    Taught("pieces: three", THREE, "Three share 24 tiles, 24 beds and 3 gazebos: 51 pieces."),
    Taught(
        "pieces: two and four",
        THREE,
        "Two players have 50 pieces, four 52; the rest is the same.",
    ),
)


def told(lesson: Lesson) -> list[tuple[str, str]]:
    """Return each sentence that a learner may read, with the move that is played beside it."""
    found = []
    for step in lesson.steps:
        own = "" if isinstance(step, Look) else lesson.moves[step.ply]
        found.append((step.say, own))
        if isinstance(step, Do):
            found.append((step.ready, own))
        if isinstance(step, Choose):
            found += [(way.said, way.moves[0]) for way in step.good]
            found += [(slip.said, slip.move) for slip in step.poor]
    return found


@pytest.mark.parametrize("taught", TABLE, ids=[each.rule for each in TABLE])
def test_the_lessons_teach_each_rule(taught: Taught) -> None:
    """Its words are read at a step, beside the move that shows it."""
    assert [
        said
        for said, move in told(taught.lesson)
        if taught.words in said and move.startswith(taught.move)
    ]


def test_every_lesson_teaches_something() -> None:
    """None is left out of the table."""
    assert all(any(each.lesson is lesson for each in TABLE) for lesson in LESSONS)


def test_every_rule_for_players_is_in_the_table() -> None:
    """R26 only sums up."""
    named = " ".join(each.rule for each in TABLE)
    assert [n for n in range(1, 26) if f"R{n}:" not in named and f"R{n}," not in named] == []
