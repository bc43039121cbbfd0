"""Every table words turns, winners and the state of a seat in the same way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop.kit.buttons import Button, button_parts
from tabletop.kit.texts import awaited, over, resting, seat_label
from tabletop.kit.view_model import TableModel
from tabletop.scene.boxes import Box
from tabletop.scene.shapes import Text
from tabletop.scene.table import Sight, Sitter
from tabletop.scene.widgets import IDLE

SITTERS = (Sitter("Ada"), Sitter("Bram Bumblebee", is_computer=True))
SIGHT: Sight[None] = Sight(None, SITTERS, 1, 390, 720)
SHOWN: TableModel[None, None] = TableModel(sight=SIGHT, active=False, choice=None)


def with_sight(**changes: Any) -> TableModel[None, None]:
    return replace(SHOWN, sight=replace(SIGHT, **changes))


def test_the_sentence_says_who_is_awaited() -> None:
    """It says that a computer is thinking, or whose turn it is."""
    assert awaited(with_sight(thinking=True), 2) == "Bram is thinking."
    assert awaited(SHOWN, 1) == "It’s Ada’s turn."


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        (None, "Bram’s turn"),
        ((1,), "Ada wins"),
        ((1, 2), "A shared win"),
        ((), "Nobody wins"),
    ],
)
def test_the_button_says_who_is_to_play_or_has_won(
    winners: tuple[int, ...] | None, said: str
) -> None:
    """It is disabled then."""
    assert resting(replace(SHOWN, winners=winners), 2) == said


def test_the_button_asks_who_is_to_move_for_a_look() -> None:
    """In a lesson it asks the learner to look, since the turn is obvious."""
    assert resting(SHOWN, 1) == "Have a look"


def test_the_button_leaves_the_word_to_chance_and_to_the_sentence() -> None:
    """It describes a chance event, and is empty during an animation, when the sentence speaks."""
    assert resting(SHOWN, 0, chance="The dice are rolling") == "The dice are rolling"
    assert resting(replace(SHOWN, in_beat=True, winners=(1,)), 0) == ""


def test_who_plays_alone_wins_against_nobody() -> None:
    """A solo result is given in points."""
    alone = replace(with_sight(sitters=SITTERS[:1]), winners=(1,))
    assert resting(alone, 0, alone="17 points") == "17 points"
    assert seat_label(alone, 1, 0, "17 points") == "Ada, 17 points"


def test_a_seat_is_read_with_what_is_known_of_it() -> None:
    """Name, facts, and whether it is to move or wins; facts without words are omitted."""
    assert seat_label(SHOWN, 1, 1, "3 cards", "") == "Ada, 3 cards, to move"
    assert seat_label(replace(SHOWN, winners=(1,)), 1, 0) == "Ada, wins"


def test_after_the_end_the_rule_says_why_nothing_can_be_tapped() -> None:
    """The refusal has the same code and words in every game."""
    refusal = over("R15")
    assert (refusal.code, refusal.rule) == ("E-OVER", "R15")
    assert "start a new one" in refusal.sentence


def test_what_nobody_can_press_is_plain_words_without_a_face() -> None:
    """A disabled button is plain text, smaller and lighter than an enabled one."""
    box = Box(0, 0, 300, 60)
    (live,) = button_parts([Button("go", "Have a look")], [box])
    (live_text,) = (each for each in live.nodes[0].shapes if isinstance(each, Text))
    for on_sheet in (False, True):
        idle = Button("go", "Have a look", tone=IDLE)
        (part,) = button_parts([idle], [box], on_sheet=on_sheet)
        (text,) = part.nodes[0].shapes
        assert isinstance(text, Text)
        assert text.weight < live_text.weight
        assert text.size < live_text.size
