"""One name for one thing: words that no text of Garden Growth may use, and what it uses instead."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tabletop.games import garden_growth

HERE = Path(garden_growth.__file__).parent
SPOKEN = {"t", "t_count", "later"}

BANNED = {
    r"places?": "space",
    r"beds?": "section",
    r"trowels?": "action",
    r"drops?|(two|three|four|{count}) waters|a water|drinks?|drunk|drank": "water, lose water",
    r"chokes?|kills?": "dies of thirst, dies of weeds",
    r"lives? again|(brings?|brought) (\w+ )*back|to life": "revive",
    r"wanted|wants?|as it died|in the end|worth doing so": "need, say what to do",
    r"undo|try out|lays?|laid|give away|tally": "take back, place, discard, score",
    r"in use|charges?": "say what holds the space, what a lemon tree has done",
    r"go(es)? on": "continue",
}
"""Regular expressions of whole words, and what a text says instead."""

EXPLAINED = {"shown as trowels", "The trowel is one action"}
"""What the pictures of actions are, once on the rules page and once in the lesson."""

ALLOWED = {"which seed goes on"}
"""A seed goes on a space."""


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
    book = re.sub(r"<[^>]+>", " ", (HERE / "help.html").read_text(encoding="utf-8"))
    return [*found, " ".join(book.split())]


def _searched(text: str) -> str:
    """Return a text without its gaps and without the phrases that are let pass."""
    for each in EXPLAINED | ALLOWED:
        text = text.replace(each, "")
    return re.sub(r"{(?!count)\w+}", "", text)


@pytest.mark.parametrize("banned", BANNED)
def test_every_thing_has_one_name(banned: str) -> None:
    """The printed rules decide: sections, spaces, actions, water, weeds and upkeeps."""
    pattern = re.compile(rf"\b({banned})\b", re.IGNORECASE)
    assert [each for each in texts() if pattern.search(_searched(each))] == []


def test_the_texts_are_found() -> None:
    """The words rooms and the rules page hold what the tests above search."""
    assert len(texts()) > 200
    assert "four sections, A to D, of three spaces each." in texts()[-1]


@pytest.mark.parametrize("phrase", sorted(EXPLAINED))
def test_what_is_explained_is_there(phrase: str) -> None:
    """An exception that no text needs any more would hide a mistake."""
    assert any(phrase in text for text in texts())
