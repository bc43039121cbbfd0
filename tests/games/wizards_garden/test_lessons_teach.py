"""Each rule that a player must know has a step of a lesson that teaches it."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tabletop.core.lesson import Lesson
from tabletop.games.wizards_garden.words.lesson import LESSONS
from tests.test_every_lesson import sentences

FIRST, CROSSING, ENDS, NO_CHOICE, TIES, OPTIONS = LESSONS


class Taught(NamedTuple):
    """A rule, the words of a lesson that teach it, and a move there that exercises it, or ""."""

    rule: str
    lesson: Lesson
    words: str
    move: str = ""


TAUGHT = (
    # What the goal is, and how a game ends.
    Taught("R15 the most flowers win", FIRST, "The most flowers win"),
    Taught("R14 an empty basket", FIRST, "ends when the basket is empty"),
    Taught("R14 a full or empty garden", FIRST, "or the garden is full or empty"),
    Taught("R14 the three ends", ENDS, "Three things end a game"),
    Taught("R14 the basket is empty", ENDS, "If the basket is empty after a turn", "c3b"),
    Taught("R14 the garden is full", ENDS, "a full garden ends the game", "d4b"),
    Taught("R14 the garden is empty", OPTIONS, "An empty garden ends the game, too", "a3w"),
    Taught("J15 a harvest with the last seed", ENDS, "so you play on", "c3w"),
    Taught("R14 a harvest makes room", ENDS, "there’s room, and the game continues", "d4w"),
    # Where seeds go.
    Taught("R3 anywhere, either face", FIRST, "two seeds anywhere, either face up", "b3w"),
    Taught("J4 J5 placing has no effect", FIRST, "turns nothing over and harvests nothing"),
    Taught("R4 a toss decides", FIRST, "You won the toss!", "first=1"),
    Taught("R6 beside a seed", FIRST, "Plant beside a seed, not at its corner", "b2w"),
    Taught("R5 one seed a turn", FIRST, "You plant one seed a turn", "b4w"),
    Taught("R6 either face", FIRST, "Both of you may plant either colour", "b1b"),
    Taught("R6 no passing", NO_CHOICE, "you can’t pass"),
    Taught("R6 no passing without a safe planting", CROSSING, "Nobody may pass"),
    # What a planting does.
    Taught("R7 neighbours turn, corners don’t", FIRST, "not c3 at the corner", "b2w"),
    Taught("R7 flips cause no flips", FIRST, "Only b3 and c2 turned over", "b2w"),
    Taught("R7 the new seed doesn’t turn", FIRST, "not your new seed", "b2w"),
    Taught("R8 the new seed need not be in a line", FIRST, "Your seed wasn’t in the line", "a4w"),
    Taught("R1 rows and columns", FIRST, "A row or column of one colour"),
    Taught("R1 long diagonals alone", CROSSING, "only from corner to corner", "c2b"),
    Taught("R9 harvests are compulsory", NO_CHOICE, "you must harvest it", "a4w"),
    Taught("R9 all lines that don’t cross", NO_CHOICE, "You had to take both rows", "a2b"),
    Taught("R9 both diagonals", NO_CHOICE, "The two diagonals share no space"),
    Taught("R9 three lines", NO_CHOICE, "Three rows or three columns at once"),
    Taught(
        "R9 a choice between crossing lines", CROSSING, "They cross: which do you take?", "b3w/c"
    ),
    Taught("J10 the smaller harvest", CROSSING, "You may, for one flower", "b3w/r"),
    Taught("R9 other lines stay", CROSSING, "its other two stay", "b3w/c"),
    # What scores.
    Taught("R10 one flower, three seeds back", FIRST, "three go back", "a4w"),
    Taught("R10 two lines, two flowers", CROSSING, "Two lines, two flowers!", "b3w/c"),
    Taught("J18 colours count the same", FIRST, "All flowers count the same"),
    # The Staff, what is lost, and ties.
    Taught("R11 a black line takes it", FIRST, "A black line also takes the Staff", "a4w"),
    Taught("R11 from the rival, by the last one", TIES, "You took it from {seat2}!", "c2b"),
    Taught("R11 white lines never move it", TIES, "a white line never moves the Staff", "b2w"),
    Taught("J12 one black line of two", NO_CHOICE, "One of the lines was black", "a2b"),
    Taught("J18 the Staff is no flower", TIES, "The Staff itself isn’t a flower"),
    Taught("R10 flowers are never lost", TIES, "flowers are never lost"),
    Taught("R15 the Staff wins ties", ENDS, "In a tie, {seat2} wins with the Staff", "c3b"),
    Taught("R15 a draw", TIES, "If nobody takes the Staff, a tie is a draw"),
    Taught("R15 a draw at the end", TIES, "nobody ever took the Staff. That’s a draw!", "b1b"),
    # Supplies, players, and what is hidden.
    Taught("R2 twenty seeds", FIRST, "only 20 seeds"),
    Taught("two players", FIRST, "a game for two"),
    Taught("nothing is hidden", FIRST, "nothing is hidden"),
    # The options.
    Taught("J3 kept apart", OPTIONS, "no two seeds side by side; corners may touch", "b3w"),
    Taught("R4 agreed before", OPTIONS, "Here {seat2} plants first", "c3w"),
    Taught("R13 one undo a turn", OPTIONS, "you may undo one planting a turn", "undo"),
    Taught("R13 everything goes back", OPTIONS, "even flowers and Staff", "undo"),
    Taught("R13 then it is final", OPTIONS, "this planting is final", "b2b"),
    Taught("R13 no undo in the setup", OPTIONS, "never in the setup"),
    Taught("J1 seat 1 places first", OPTIONS, "you place first: you’re seat 1"),
    Taught("J19 the same planting again", OPTIONS, "You may even plant the same again"),
    Taught("the usual options", OPTIONS, "no Undo, a toss decides, and the first seeds go any"),
)


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda taught: re.sub(r"\W+", "-", taught.rule))
def test_a_rule_is_taught(taught: Taught) -> None:
    """A lesson says it, and shows it by a move of its game or of a poor choice."""
    assert any(taught.words in said for said in sentences(taught.lesson))
    assert not taught.move or taught.move in model(taught.lesson)


def model(lesson: Lesson) -> set[str]:
    """Return all moves that a lesson shows."""
    slips = [slip for step in lesson.steps for slip in getattr(step, "poor", ())]
    return {*lesson.moves, *(slip.move for slip in slips), *(m for s in slips for m in s.reply)}


def test_every_learner_hears_of_draws() -> None:
    """Not only somebody who decides poorly."""
    assert any("a tie is a draw" in step.say for step in TIES.steps)
