"""Damaged records, files and links, generated from good ones by a seeded random generator."""

from __future__ import annotations

import json
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.app.world import World

PATIENCE = 10
"""How many seconds of work one damaged text may cost before it counts as a page that hangs: far
more than any takes, so that a slow machine fails nothing."""

BIDI = "\u202e\u2066\u200f"
LETTERS = '{}[]",:\\0129eE+-.tfn \n\x00\x1f\x7f\u2028\ud83d\U0001f33e' + BIDI


def junk(rng: random.Random) -> Any:
    """Return a random value of an unexpected type or size."""
    deep: Any = "x"
    for _ in range(rng.randint(1, 70)):
        deep = [deep] if rng.random() < 0.5 else {"a": deep}
    return rng.choice(
        [
            *(None, True, False, 0, 1, 2, -1, 99, 2**64, 1.5, 1e30, 1e300, -0.0),
            *("", " ", "W" * 100_000, "\ud800", "a\udfffb", f"{BIDI}Ada", "\x00\x07", "9" * 5_000),
            *("../x", "<b>x</b>", "__class__", "template", [], {}, [[]], [None], {"": None}, deep),
        ]
    )


def _cut(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text))]


def _beheaded(text: str, rng: random.Random) -> str:
    return text[rng.randrange(len(text)) :]


def _flipped(text: str, rng: random.Random) -> str:
    letters = list(text)
    for place in rng.sample(range(len(letters)), min(len(letters), rng.randint(1, 4))):
        letters[place] = rng.choice([rng.choice(LETTERS), chr(ord(letters[place]) ^ 1), ""])
    return "".join(letters)


def _torn(text: str, rng: random.Random) -> str:
    begin, end = sorted(rng.sample(range(len(text)), 2))
    return text[:begin] + text[end:] if rng.random() < 0.5 else text[:end] + text[begin:]


def _doubled_key(text: str, rng: random.Random) -> str:
    key = rng.choice(["game", "seed", "moves", "meta", "id", "mark", "games", "version"])
    return text.replace("{", f'{{"{key}": {json.dumps(junk(rng))}, ', 1)


def _many_keys(text: str, rng: random.Random) -> str:
    keys = ", ".join(f'"{number}": 0' for number in range(rng.choice([10, 10, 10, 30_000])))
    return text.replace("{", f'{{{keys}, "9": 0, ', 1)


def _nested(text: str, rng: random.Random) -> str:
    depth = rng.choice([30, 100, 100_000])
    return "[" * depth + text + "]" * rng.choice([0, depth])


def _huge_number(text: str, rng: random.Random) -> str:
    number = rng.choice(["1e999", "-1e999", "9" * 5_000, "1" + "0" * 400, "NaN", "-Infinity"])
    return text.replace(rng.choice([": 1", ': "', "["]), f": {number}", 1)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every position in nested data, as its container and its key or index."""
    if not isinstance(value, dict | list):
        return
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        yield from _places(value[key])


def _changed(text: str, rng: random.Random) -> str:
    data = json.loads(text)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        places = list(_places(data))
        if not places:
            break
        holder, key = rng.choice(places)
        other, other_key = rng.choice(places)
        deed = rng.randrange(5)
        if deed == 0:
            holder[key] = junk(rng)
        elif deed == 1:
            del holder[key]
        elif deed == 2 and isinstance(holder, dict):
            holder[f"{key}{rng.choice(['', 's', BIDI])}"] = junk(rng)
        elif deed == 3 and isinstance(holder[key], str):
            holder[key] = _flipped(holder[key] or "x", rng)
        else:
            holder[key] = json.loads(json.dumps(other[other_key]))
    return json.dumps(data, ensure_ascii=rng.random() < 0.5)


def _renamed(text: str, rng: random.Random) -> str:
    """Return the text with random names, times and metadata, which the rules ignore."""
    data = json.loads(text)
    for holder, key in list(_places(data)):
        if key in ("name", "played", "begun", "when", "undone", "dice") and rng.random() < 0.5:
            holder[key] = junk(rng)
        elif key == "name":
            holder[key] = str(junk(rng))
    return json.dumps(data)


DAMAGES: tuple[Callable[[str, random.Random], str], ...] = (
    *(_changed, _changed, _changed, _changed, _changed, _changed, _renamed, _renamed, _renamed),
    *(_flipped, _flipped, _cut, _beheaded, _torn, _doubled_key, _many_keys, _nested, _huge_number),
)


def damaged(text: str, rng: random.Random) -> str:
    """Return the JSON text with random damage, which in rare cases is harmless."""
    return rng.choice(DAMAGES)(text, rng)


@contextmanager
def within_patience(what: str) -> Iterator[None]:
    """Raise TimeoutError if the block takes more than `PATIENCE` seconds of CPU time."""

    def too_long(*_: object) -> None:
        raise TimeoutError(f"more than {PATIENCE} seconds for {what}")

    earlier = signal.signal(signal.SIGVTALRM, too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, earlier)


def check_page(world: World) -> dict[str, Any]:
    """Return the page's presentation state, after checking that any browser can take it.

    It must be plain JSON, and its notice short and printable.
    """
    shown = world.page
    json.dumps(shown, ensure_ascii=False, allow_nan=False).encode()
    if shown["notice"]:
        assert 0 < len(shown["notice"]["text"]) < 900
        assert shown["notice"]["text"].isprintable()
    return shown
