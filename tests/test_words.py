"""All texts for people are whole sentences in the words modules, ready to be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_mapping_cfg

from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.table.pictures import PICTURES
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "py" / "tabletop"
SAYING = {"t", "t_count", "later"}

NOT_FOR_PERSONS = {"headless", "scene/svg.py"}
"""The command line speaks English alone, for its users read the notation; and SVG is no English."""

SOURCES = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if not {str(path.relative_to(PACKAGE)), path.relative_to(PACKAGE).parts[0]} & NOT_FOR_PERSONS
]
NAMES = [str(path.relative_to(PACKAGE)) for path in SOURCES]

PROSE = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}|^[A-Z][a-z]+[.?!]$|^ [a-z]{3,}", re.ASCII)
"""Two words in a row, one word with an end, or half of a sentence to be glued to another."""


def is_words_room(path: Path) -> bool:
    """Return whether a file may contain sentences: `words.py`, or a file in a folder `words`."""
    return path.name == "words.py" or path.parent.name == "words"


def called(node: ast.AST) -> str:
    """Return the name of the function that a node calls, or "" if it has none."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def not_said(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of strings not meant for people: docstrings, patterns, programming errors."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        if isinstance(node, ast.Raise) and node.exc is not None and is_programmers(node.exc):
            yield from ast.walk(node.exc)
        if isinstance(node, ast.Assert) and node.msg is not None:
            yield from ast.walk(node.msg)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "re.compile":
            yield from ast.walk(node)


PROGRAMMERS = {"ValueError", "TypeError", "KeyError", "BadMessage", "BadCard", "BadEffect"}
"""Errors in the code or in its data files, which no person at the table can cause."""


def is_programmers(raised: ast.expr) -> bool:
    return called(raised) in PROGRAMMERS


def prose_in(path: Path) -> list[str]:
    """Return the strings of a file that read like English, each with its line."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = {id(node) for node in not_said(tree)}
    return [
        f"{node.lineno}: {node.value!r}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in silent
        and PROSE.search(node.value)
    ]


@pytest.mark.parametrize("path", SOURCES, ids=NAMES)
def test_english_stands_in_words_rooms_alone(path: Path) -> None:
    """A translation then needs only one more file."""
    if not is_words_room(path):
        assert prose_in(path) == []


def said_in(path: Path) -> list[str]:
    """Return the texts that extraction takes from a file."""
    calls = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and called(node) in SAYING
    ]
    texts = [each for call in calls for each in call.args[:2] if isinstance(each, ast.Constant)]
    return [each.value for each in texts if isinstance(each.value, str)]


def unsound(call: ast.Call) -> bool:
    """Return whether extraction would miss the text of a call, or take only a part of it."""
    first = call.args[0] if call.args else None
    if called(call) != "t":
        texts = call.args[: 2 if called(call) == "t_count" else 1]
        return not texts or not all(
            isinstance(each, ast.Constant) and isinstance(each.value, str) for each in texts
        )
    return first is None or isinstance(first, ast.JoinedStr | ast.BinOp)


STRAIGHT = re.compile(r"[a-z}]'[a-z]|s' ")


@pytest.mark.parametrize("path", SOURCES, ids=NAMES)
def test_apostrophes_are_those_of_print(path: Path) -> None:
    """A straight apostrophe is for code; sentences use ’."""
    assert [text for text in said_in(path) if STRAIGHT.search(text)] == []


@pytest.mark.parametrize("path", SOURCES, ids=NAMES)
def test_what_is_translated_is_a_whole_text(path: Path) -> None:
    """Extraction finds only literals: an f-string or a sum inside `t` stays English."""
    if path.name == "language.py":
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    wrong = [ast.unparse(each) for each in calls if called(each) in SAYING and unsound(each)]
    assert wrong == []


@pytest.mark.parametrize("path", SOURCES, ids=NAMES)
def test_every_gap_of_a_sentence_is_filled(path: Path) -> None:
    """Checked where text and placeholders are together; elsewhere the call itself fails."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or called(node) not in ("t", "t_count") or not node.args:
            continue
        texts = [each for each in node.args[:2] if isinstance(each, ast.Constant)]
        given = {each.arg for each in node.keywords}
        given |= {"count"} if called(node) == "t_count" else set()
        for text in texts:
            if isinstance(text.value, str) and None not in given:
                gaps = set(re.findall(r"\{(\w+)\}", text.value))
                assert gaps <= given, (ast.unparse(node), gaps - given)


def test_a_translator_gets_the_names_that_stand_in_data_files() -> None:
    """All card texts are extracted, as by `make words` (tools/babel.cfg)."""
    with (ROOT / "tools" / "babel.cfg").open(encoding="utf-8") as file:
        parse: Any = parse_mapping_cfg
        methods, options = parse(file)
    of_data = [each for each in methods if each[0].endswith(".txt")]
    messages = extract_from_dir(PACKAGE, of_data, options, {"t": None})
    found = {message for _, _, message, _, _ in messages}
    witchcraft = {each.name for each in SPELLS.values()} | {each.name for each in EVENTS.values()}
    titles = {each for card in CARDS for each in (card.title, card.name, card.definite)}
    assert witchcraft | titles | {picture.name for picture in PICTURES} == found
