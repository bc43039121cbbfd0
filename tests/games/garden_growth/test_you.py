"""Against computers, or alone, a person who gave no name is called "you", in whole sentences."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.table.table import TABLE
from tabletop.games.garden_growth.words.game_words import WORDS
from tabletop.games.registry import AnyMatch
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Text
from tabletop.scene.table import Sitter
from tests.games.garden_growth.sights import PHONE, TABLET, look, see
from tests.games.garden_growth.texts import state_from_text

LINE = "A1=S end A1=C end A1+ A1- end end end end end end end end end end"
"""Turns in which the second of two lets its plant die."""

GARDENS = "S11 P10 -- | . | . | . || C00 -- -- | . | . | ."


def told(names: tuple[str, ...], viewer: int) -> list[str]:
    """Return the log of a game between players of these names, as one of them reads it."""
    seats = [SeatEntry(name, "easy" if name == "Basil" else None) for name in names]
    match: AnyMatch = Match.start(GAME, seats, "42", {})
    for text in LINE.split():
        match = match.play(text)
    return [WORDS.move_sentence(match, ply, viewer) for ply in range(match.ply)]


@pytest.mark.parametrize("viewer", [1, 2])
def test_the_log_says_you(viewer: int) -> None:
    """It says of the other seat what that does, and whose upkeep it is."""
    lines = told(("Player 1", "Basil") if viewer == 1 else ("Basil", "Player 2"), viewer)
    assert not any("Player" in each for each in lines)
    assert all(each.startswith(("You ", "Basil ")) for each in lines)
    upkeeps = ("In your upkeep", "In Basil’s upkeep")
    assert any(upkeeps[viewer == 1] in each for each in lines)


def test_two_people_are_called_by_their_names() -> None:
    """Nobody would know who "you" is."""
    assert not any("You" in each for each in told(("Player 1", "Player 2"), 1))


def scene(text: str, size: tuple[float, float] = TABLET, **more: Any) -> Scene:
    """Return what somebody without a name sees, alone or against Basil."""
    names = ("Player 1", "Basil")[: 1 + ("||" in text)]
    sitters = tuple(Sitter(name, is_computer=name == "Basil") for name in names)
    return TABLE.scene(look(text, size, **({"sitters": sitters} | more)))


SIGHTS: list[tuple[str, dict[str, Any]]] = [
    ("Choose a seed and a space for it.", {"text": "1 1 | . | . | . | ."}),
    ("Choose a seed for A3.", {"draft": ("A3",)}),
    ("Where does the carrot go?", {"draft": ("seed-C",)}),
    ("Plant the carrot on A3? It costs 1 action.", {"draft": ("seed-C", "A3")}),
    ("What does the plum on A2 need?", {"draft": ("A2",)}),
    ("3 actions left: plant, water or weed.", {}),
    ("End turn 3? 3 actions would be lost.", {"draft": ("end",)}),
    ("Nothing more to do: end turn 3.", {"text": f"3 1 0 || {GARDENS}"}),
    ("1 action left. Without care, A1 will die.", {"text": "3 1 | C00 -- -- | . | . | ."}),
    (
        "Your garden is worth 3 points: 2 for living plants, 1 in extra points",
        {"inspected": "score-1"},
    ),
    ("This is Basil’s garden.", {"inspected": "look-2"}),
]


@pytest.mark.parametrize(("sentence", "more"), SIGHTS, ids=[sentence for sentence, _ in SIGHTS])
@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_the_table_says_you(sentence: str, more: dict[str, Any], size: tuple[float, float]) -> None:
    """In prompts and questions, on the strip, in headings and buttons, and of what is read out."""
    more = dict(more)
    drawn = scene(more.pop("text", f"3 1 3 || {GARDENS}"), size, **more)
    start = sentence.split(":")[0] if more.get("inspected") or size == PHONE else sentence
    assert drawn.sentence.startswith(start.removesuffix("."))
    assert drawn.region("player-1").label.startswith("You, ")
    words = [shape.text for node in drawn.nodes for shape in node.shapes if isinstance(shape, Text)]
    words += [f"{each.label} {each.hint}" for each in drawn.regions]
    words += [each.label for each in drawn.groups] + [each.text for each in drawn.notes]
    assert "You" in words
    assert not any("Player" in each for each in words)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("S10 P10 -- | . | . | . || C10 -- -- | . | . | .", "You have the best garden: 3 points."),
        (
            "S10 -- -- | . | . | . || C10 -- -- | . | . | .",
            "You and Basil share the win with 1 point each: there’s no tie-break.",
        ),
        ("C10 -- -- | . | . | . || S10 P10 -- | . | . | .", "Basil has the best garden: 3 points."),
        ("S10 P10 -- | . | . | .", "Your garden is worth 3 points."),
    ],
)
def test_the_result_says_you(text: str, sentence: str) -> None:
    """Whether one wins, shares the win, loses or plays alone."""
    seats = 1 + ("||" in text)
    state = state_from_text(f"12 {seats} 0 || {text}" if seats == 2 else f"12 0 | {text}")
    sitters = tuple(Sitter(name) for name in ("Player 1", "Basil")[:seats])
    over = GAME.apply_move(state, GAME.move_from_text("end"))
    assert TABLE.scene(see(over, sitters=sitters)).sentence == sentence
