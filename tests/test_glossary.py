"""One name for each thing, and plain English, in all texts of the page.

These are names that all games share; each game has a glossary of its own
(`tests/games/*/test_glossary.py`). Phrases to avoid are searched for in the games as well.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "py" / "tabletop"
SCRIPTS = ROOT / "static" / "js"
SPOKEN = {"t", "t_count", "later"}
SHARED = ("app", "kit", "core", "ai", "web", "games/template")
"""The packages whose sentences belong to no game; the template is what a new game starts from."""

GAMES = tuple(
    f"games/{path.parent.name}"
    for path in sorted((ROOT / "tests/games").glob("*/test_glossary.py"))
)
"""The games whose words have a glossary."""

OTHER_NAMES = {
    r"undo(es|ne)?|undid|try(ing)? out|put back a move": "take back",
    r"go(es|ing)? on|went on|gone on": "continue",
    r"lay|lays|laid|laying": "place; a table is set up",
    r"giv(es?|en|ing) away|gave away": "discard",
    r"tally|tallies": "score",
    r"throw(s|n|ing)?|threw": "roll",
    r"(?<!draw )(?<!drew )(?<!drawing )lots?": "roll, or draw lots",
    r"(is|are|was|were) kept|tid(y|ies) away": "saved",
    r"c[ao]me(s)? in|coming in": "imported",
    r"elsewhere": "on another device, by link",
    r"strengths?": "level",
    r"the program|the software": "Six Gardens",
    r"check sum": "checksum",
    r"session|deeds?|feats?|gaze|shelf|curtain|ply|plies|trial": "what players call it",
}
"""Regular expressions of whole words that name a thing in another way, and its one name."""

TURNS_OF_PHRASE = {
    r"now is the time|as (it|things) stands?": "say what to do",
    r"(is|are|was|were) (wanted|awaited|asked for)|awaits?|awaited": "say what the player needs",
    r"(is|are) to (be|have|come|move|play)|there (is|are) to": "use the imperative",
    r"(is|are|was|were|be|been|gets?) told|tells? (of|who|what|whose)": "say who says it",
    r"what (is|was|are|were) (asked|wanted|shown|seen|drawn|played|taken|told)": "name it",
    r"(of|for|to|by|with) whom": "two sentences",
    r"so (many|much)": "the number",
    r"(the|its|his|her) very (?!best)": "leave it out",
    r"the own|one[’']s own": "whose it is",
    r"(is|are) at it": "what they do",
    r"stands? (here|there|so|still|apart)|lies (there|here|so)": "is",
    r"anew": "again",
    r"leads (nowhere|elsewhere)": "say what is wrong",
    r"arrives?|arrived?|did not arrive": "load",
    r"(who|whoever) (sits|joins|comes|has lost)": "the player who",
}
"""Regular expressions of whole words that people don't say at a table, and what to do instead."""


def said_in_python(path: Path) -> Iterator[str]:
    """Yield the texts that a module passes to a translation function."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SPOKEN:
            for each in node.args[:2]:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield each.value


SAID_IN_SCRIPT = re.compile(
    r'\bt(?:Count)?\(\s*"((?:[^"\\]|\\.)+)"(?:,\s*"((?:[^"\\]|\\.)+)")?', re.S
)


def said_in_script(path: Path) -> Iterator[str]:
    """Yield the texts that a script passes to `t` and `tCount`."""
    for match in SAID_IN_SCRIPT.finditer(path.read_text(encoding="utf-8")):
        yield from filter(None, match.groups())


def said_around() -> Iterator[str]:
    """Yield the texts of the page and its manifest that need no script."""
    yield re.sub(r"<[^>]+>", " ", (ROOT / "index.html").read_text(encoding="utf-8"))
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text(encoding="utf-8"))
    yield manifest["description"]
    yield from (each["name"] for each in manifest["shortcuts"])
    yield from (each["label"] for each in manifest["screenshots"])


Texts = list[tuple[str, str]]
"""Where each text is said, and the text with its gaps empty."""


def of_packages(names: Iterable[str]) -> Texts:
    """Return the texts of Python packages."""
    modules = [path for name in names for path in sorted((PACKAGE / name).rglob("*.py"))]
    return without_gaps((path, text) for path in modules for text in said_in_python(path))


def of_the_page() -> Texts:
    """Return the texts of the scripts, the page and its manifest."""
    said = [(path, text) for path in sorted(SCRIPTS.rglob("*.js")) for text in said_in_script(path)]
    said += [(ROOT / "index.html", text) for text in said_around()]
    return without_gaps(said)


def without_gaps(said: Iterable[tuple[Path, str]]) -> Texts:
    """Return each text with its placeholders removed, and the name of its file."""
    return [(str(path.relative_to(ROOT)), re.sub(r"\{\w+\}", "", text)) for path, text in said]


@cache
def shared_texts() -> Texts:
    """Return the texts shared by all games."""
    return [*of_packages(SHARED), *of_the_page()]


@cache
def texts_of_games() -> Texts:
    """Return the texts of the games."""
    return of_packages(GAMES)


def those_with(pattern: str, texts: Texts) -> Texts:
    """Return the texts that contain a whole-word match of a pattern."""
    found = re.compile(rf"\b({pattern})\b", re.IGNORECASE)
    return [each for each in texts if found.search(each[1])]


@pytest.mark.parametrize("pattern", OTHER_NAMES)
def test_every_thing_has_one_name(pattern: str) -> None:
    """Readers cannot find a thing that has two names."""
    assert those_with(pattern, shared_texts()) == []


@pytest.mark.parametrize("pattern", TURNS_OF_PHRASE)
def test_it_is_said_as_people_say_it(pattern: str) -> None:
    """No text uses a phrase that nobody would say at a table."""
    assert those_with(pattern, [*shared_texts(), *texts_of_games()]) == []


@pytest.mark.parametrize(
    "label",
    ["Take back", "Export", "Try again", "Play again", "Continue from here", "Not now", "Join"],
)
def test_a_label_that_python_gives_is_spelled_as_in_scripts(label: str) -> None:
    """A button has the same label in Python and in JavaScript."""
    assert label in {text for _, text in shared_texts()}
    spellings = {text for _, text in shared_texts() if text.casefold() == label.casefold()}
    assert spellings == {label}


def test_the_texts_are_found() -> None:
    """Texts are found in Python, in scripts with one or two forms, and in the page."""
    assert len(shared_texts()) > 800
    assert len(texts_of_games()) > 400
    found = {text for _, text in shared_texts()}
    assert {"Taken back.", "All saved games", "All  saved games", "Continue the last game"} <= found
    assert any("Skip to the games" in text for text in found)
