"""Messages as JSON: what is encoded is decoded again, and anything else is refused."""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, fields
from pathlib import Path
from timeit import timeit
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.app.effects import Effect
from tabletop.app.messages import (
    Install,
    Message,
    Press,
    Update,
    decode,
    encode,
    message_name,
)
from tabletop.app.messages.decoding import BadMessage, kebab
from tabletop.app.messages.openable import OpenableDialog, SaveDialog
from tabletop.app.messages.page import OpenDialog
from tabletop.app.messages.table import Drag, Tap, Undo

st.register_type_strategy(float, st.floats(allow_nan=False, allow_infinity=False))

ROOT = Path(__file__).parents[2]

KINDS: tuple[type, ...] = get_args(Message)
DIALOGS: tuple[type, ...] = get_args(OpenableDialog)
EVERY = [*KINDS, *DIALOGS]


def named(kind: type) -> str:
    """Return the name of a class, for the name of a test."""
    return kind.__name__


def values(kind: type) -> st.SearchStrategy[Any]:
    """Return a strategy for messages of a class."""
    if kind in DIALOGS:
        return st.builds(OpenDialog, st.from_type(kind))
    return st.from_type(kind)


@pytest.mark.parametrize("kind", EVERY, ids=named)
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_a_message_comes_back_from_json_as_it_was(kind: type, data: st.DataObject) -> None:
    """Every class, with any values of its fields."""
    message = data.draw(values(kind))
    assert decode(json.loads(json.dumps(encode(message)))) == message


@pytest.mark.parametrize("kind", EVERY, ids=named)
@settings(max_examples=2, deadline=None)
@given(data=st.data())
def test_other_keys_and_values_are_refused(kind: type, data: st.DataObject) -> None:
    """An unknown key, a missing one unless it has a default, and an odd value; errors name it."""
    message = encode(data.draw(values(kind)))
    with pytest.raises(BadMessage, match="surplus"):
        decode({**message, "surplus": 1})
    for field in fields(kind) if kind is not OpenDialog else ():
        key = field.name.removesuffix("_")
        with pytest.raises(BadMessage, match=key):
            decode({**message, key: [{"odd": ...}]})
        if field.default is MISSING:
            with pytest.raises(BadMessage, match=key):
                decode({other: message[other] for other in message if other != key})


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": 1},
        {"do": "nothing"},
        {"do": "Tap", "region": "b3"},
        {"do": "dialog"},
        {"do": "dialog", "kind": "nothing"},
        {"do": "dialog", "kind": "save"},
        {"do": "dialog", "kind": "log", "game": "template"},
        {"do": "tap", "region": 3},
        {"do": "tap", "region": None},
        {"do": "goto", "ply": True},
        {"do": "goto", "ply": 1.5},
        {"do": "visible", "hidden": 0},
        {"do": "resize", "width": "1", "height": 1},
        {"do": "place", "seat": 1, "place": "nowhere"},
        {"do": "slide", "over": "b3", "starts": True},
        {"do": "slide", "over": ["b3", 4], "starts": True},
        {"do": "texts", "texts": [["a"]]},
        {"do": "new", "game": "template", "options": {}, "seats": [{"kind": "human"}]},
        {"do": "install"},
        {"do": "update"},
    ],
    ids=str,
)
def test_what_is_no_message_is_refused(data: dict[str, Any]) -> None:
    """Also what the page does by itself."""
    with pytest.raises(BadMessage):
        decode(data)


def test_a_message_is_spelled_as_the_page_spells_it() -> None:
    """By its class in kebab case; what has its default is left out."""
    assert encode(Tap("b3")) == {"do": "tap", "region": "b3"}
    assert encode(Drag("a1", "b2")) == {"do": "drag", "from": "a1", "to": "b2"}
    assert encode(Undo()) == {"do": "undo"}
    assert encode(Undo(agreed=True)) == {"do": "undo", "agreed": True}
    assert encode(OpenDialog(SaveDialog("g"))) == {"do": "dialog", "kind": "save", "id": "g"}
    assert [encode(each) for each in (Install(), Update())] == [{"do": "install"}, {"do": "update"}]


OF_THE_PAGE = {
    *("answered", "begin", "pick-file", "see-all", "skip", "skip-turn", "think-here", "type-move"),
}
"""What the page sends to itself or to the worker of Python, or hears from it."""

INSTRUCTIONS = {"answered", "show"} | {kebab(kind.__name__) for kind in get_args(Effect)}
"""What Python sends to the page."""

OTHERS = {"build", "keep"}
"""Folders in which `do` names other things: vendored code, and the commands of storage."""


def test_the_page_sends_no_unknown_message() -> None:
    """Every message in its JavaScript has a class."""
    sent = {
        name
        for path in (ROOT / "static").rglob("*.*js")
        for name in re.findall(r'\bdo: "([a-z-]+)"', path.read_text("utf-8"))
        if not OTHERS.intersection(path.parts)
    }
    known = {message_name(kind) for kind in get_args(Press)}
    assert len(sent) > len(known) / 2
    assert sent - known - OF_THE_PAGE - INSTRUCTIONS == set()


def test_decoding_takes_microseconds() -> None:
    """It happens at every tap."""
    tap = {"do": "tap", "region": "b3"}
    assert timeit(lambda: decode(tap), number=1_000) / 1_000 < 100e-6
