"""One name for one thing: words that Witchcraft's players never read."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tabletop.games.witchcraft as game

ROOM = Path(game.__file__).parent
MARKS = {"later", "t", "t_count"}

BANNED = re.compile(
    r"\b(places?|ingredients?|(give|gives|gave|given|giving) [^.]*\baway|lay|laid|lies|tally"
    r"|lots? (names|decides)|steps? of Power|counts? a little|wanted|wants?|go(es)? on)\b",
    re.IGNORECASE,
)
"""Words for which the game has another name (space, resource, discard), and old turns of phrase."""


def sentences() -> list[str]:
    """Return every text of the game that a player may read or hear."""
    found = [re.sub(r"<[^>]*>", "", (ROOM / "help.html").read_text(encoding="utf-8"))]
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
        ("Choose a place", True),
        ("Give Candle Trick away", True),
        ("Discard Candle Trick and draw", False),
        ("Choose a space", False),
    ],
)
def test_banned_words_are_recognised(text: str, *, is_banned: bool) -> None:
    """The pattern finds old names, and lets the names of the rules pass."""
    assert bool(BANNED.search(text)) == is_banned


def test_one_name_for_one_thing() -> None:
    """The printed rules name spaces, resources and discards; no other names stand beside them."""
    assert [text for text in sentences() if BANNED.search(text)] == []
