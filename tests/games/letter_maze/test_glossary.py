"""One name for one thing: words that no text of Letter Maze may use, and what it uses instead."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tabletop.games import letter_maze

HERE = Path(letter_maze.__file__).parent
SPOKEN = {"t", "t_count", "later"}

BANNED = {
    r"rare|loose": "premium letter, tile",
    r"lay|lays|laid|laying": "place",
    r"lifts?|lifted|lifting": "pick up",
    r"slid|adjoin(s|ing)?|beside the piece": "path, next to",
    r"cells?|fields?|spaces?": "square",
    r"pools?|lakes?|blue square": "pond",
    r"fences?|walls?|bars?|barred": "hedge, blocks",
    r"spen(d|ds|t)|Gardener Cards?": "use the Gardener",
    r"go(es)? on|gone over": "continue",
    r"leads?": "is, goes, takes you",
    r"lowest row": "bottom row",
    r"awaited|wanted|is no word|else thinks|the tree": "say what to do",
    r"who is": "whoever, a player who",
}
"""Regular expressions of whole words, and what a text says instead."""


def texts() -> list[str]:
    """Return every text that the game can show, and the rules page without its tags."""
    found = []
    for path in sorted((HERE / "words").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SPOKEN:
                found += [
                    each.value
                    for each in node.args[:2]
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                ]
    book = (HERE / "help.html").read_text(encoding="utf-8")
    return [*found, re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", book))]


@pytest.mark.parametrize("banned", BANNED)
def test_every_thing_has_one_name(banned: str) -> None:
    """The printed rules decide: tiles are placed and picked up, and premium letters earn moves."""
    pattern = re.compile(rf"\b({banned})\b", re.IGNORECASE)
    assert [each for each in texts() if pattern.search(re.sub(r"{\w+}", "", each))] == []


def test_target_cards_are_written_as_in_the_rules() -> None:
    """Both words have capitals, or the card goes by its colour."""
    assert [each for each in texts() if "target card" in each or "Target card" in each] == []


def test_the_texts_are_found() -> None:
    """The words rooms and the rules page hold what the test above searches."""
    assert len(texts()) > 200
    assert "A word gives you another move" in texts()[-1]


@pytest.mark.parametrize(
    "told",
    [
        "gets three tiles",
        "come first in the alphabet begins",
        "After AmuseAmaze (HL Games, 2007)",
        "QUIT has three",
        "stays empty for the rest of the game and is closed to everyone",
    ],
)
def test_the_rules_page_says_what_newcomers_asked(told: str) -> None:
    """Starting tiles, who begins, the credit, Qu and empty ponds stand in the rules."""
    assert told in texts()[-1]


def test_advice_stands_before_the_list_of_keys() -> None:
    """Whoever reads from the top learns how to play well before how to type."""
    book = (HERE / "help.html").read_text(encoding="utf-8")
    assert book.index('data-section="advice"') < book.index('data-section="keys"')
