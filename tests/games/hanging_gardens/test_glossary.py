"""One name for one thing: words that players of Hanging Gardens never read."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tabletop.games.hanging_gardens as game

ROOM = Path(game.__file__).parent
MARKS = {"later", "t", "t_count"}

BANNED = re.compile(
    r"\b(lays?|laid|lies|anchor\w*|mirror\w*|alike|heights?|cells?|wanted|costs less"
    r"|(a|the|free|best|no|each|another|marked) places?)\b",
    re.IGNORECASE,
)
"""Words for which the game has another name (place as a verb, space, plateau, symmetrical)."""


def sentences() -> list[str]:
    """Return every text of the game that a player may read or hear."""
    found = re.split(r"</p>|</li>", (ROOM / "help.html").read_text(encoding="utf-8"))
    for path in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MARKS:
                found += [
                    each.value
                    for each in node.args[:2]
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                ]
    return found


def test_the_catalogue_is_found() -> None:
    """Sentences of the lesson, of hints and of the rules page are among those that are checked."""
    assert len(sentences()) > 250


@pytest.mark.parametrize(
    ("text", "is_banned"),
    [
        ("{name}, lay a terrace there?", True),
        ("each yellow ring is a place for it", True),
        ("{name}, place a terrace there?", False),
        ("A single bed mirrors itself", True),
    ],
)
def test_banned_words_are_recognised(text: str, *, is_banned: bool) -> None:
    """The pattern finds old names, and lets the names of the rules pass."""
    assert bool(BANNED.search(text)) == is_banned


def test_one_name_for_one_thing() -> None:
    """Pieces are placed on spaces, and rows are symmetrical; no other names stand beside these."""
    assert [text for text in sentences() if BANNED.search(text)] == []
