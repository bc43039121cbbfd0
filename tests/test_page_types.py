"""The TypeScript declarations that follow from Python's types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple, NewType, NotRequired, TypedDict, TypeVar

import pytest

from tests.conforming import fault
from tools.page_types import ROOT, texts
from tools.typescript import File, Record, Tagged, Writer

Colour = Literal["white", "black"]
"""The colour of a seed."""


class Seed(TypedDict):
    """A seed in a space, None if it has no name."""

    colour: Colour
    name: str | None


class Garden(TypedDict):
    """A garden.

    Its seeds are listed by row, and its
    paths by their ends.
    """

    kind: Literal["garden"]
    rows: list[list[Seed]]
    paths: tuple[tuple[int, int], tuple[int, int]]
    notes: Mapping[str, Seed | str]
    owner: NotRequired[Colour | None]


class Walled(Garden, total=False):
    height: float


Plot = Garden | Walled
"""Where things grow."""

GARDEN = File("page/garden.d.ts", "Gardens.", (f"{__name__}:Garden", f"{__name__}:Colour"))

DECLARED = """// Gardens.
// Written by `python -m tools.page_types` from Python's types.

/**
 * A garden.
 *
 * Its seeds are listed by row, and its paths by their ends.
 */
export interface Garden {
  kind: "garden";
  rows: Seed[][];
  paths: [[number, number], [number, number]];
  notes: Record<string, Seed | string>;
  owner?: Colour | null;
}

/** The colour of a seed. */
export type Colour = "white" | "black";

/** A seed in a space, null if it has no name. */
export interface Seed {
  colour: Colour;
  name: string | null;
}
"""


def test_the_declarations_are_up_to_date() -> None:
    """After a change of Python's types, run `python -m tools.page_types`."""
    for path, text in texts().items():
        assert path.read_text("utf-8") == text, f"{path.relative_to(ROOT)} is out of date"


def test_a_type_and_all_that_it_names_is_declared() -> None:
    """Aliases keep their names, docstrings become comments."""
    assert Writer().text(GARDEN) == DECLARED


def test_a_type_of_another_file_is_imported() -> None:
    """Each type is declared once; one that extends another says so."""
    writer = Writer()
    writer.text(GARDEN)
    walled = writer.text(File("table/wall.d.ts", "Walls.", (f"{__name__}:Plot",)))
    assert 'import type { Garden } from "../page/garden.js";' in walled
    assert "/** Where things grow. */\nexport type Plot = Garden | Walled;" in walled
    assert "export interface Walled extends Garden {\n  height?: number;\n}" in walled


class Odd(TypedDict):
    seeds: frozenset[str]


def test_what_json_does_not_have_is_refused() -> None:
    """A set would not survive the way to the page."""
    with pytest.raises(TypeError, match=r"frozenset\[str\] has no counterpart"):
        Writer().text(File("odd.d.ts", "", (f"{__name__}:Odd",)))


class Spot(NamedTuple):
    """A place on the ground."""

    x: float
    y: float


class Stone(NamedTuple):
    """A stone."""

    at: Spot
    beside: Spot | None = None
    seed: Seed | None = None
    colour: Colour = "white"


StoneData = NewType("StoneData", dict[str, object])
"""A stone as JSON data."""

STONES = """
/** A seed in a space, null if it has no name. */
export interface Seed {
  colour: "white" | "black";
  name: string | null;
}

/**
 * A stone as JSON data.
 *
 * A stone.
 */
export interface StoneData {
  x: number;
  y: number;
  beside?: Spot;
  seed?: number;
  colour?: "white" | "black";
}

/** A place on the ground. */
export type Spot = [x: number, y: number];
"""


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({}, ""),
        ({"owner": "black"}, ""),
        ({"kind": "wall"}, ".kind is 'wall', not one of ('garden',)"),
        ({"rows": [[{"colour": "red", "name": None}]]}, ".rows[][].colour is 'red'"),
        ({"rows": [[{"colour": "white"}]]}, ".rows[][] has ['colour'], which are not the keys"),
        ({"paths": [[1, 2]]}, ".paths is [[1, 2]], not 2 items"),
        ({"paths": [[1, 2], [3]]}, ".paths is [3], not 2 items"),
        ({"notes": {"a": 1}}, ".notes.* is 1"),
        ({"owner": False}, ".owner is False"),
        ({"tree": 1}, " has ['kind', 'notes', 'paths', 'rows', 'tree']"),
    ],
)
def test_data_that_does_not_fit_its_type_is_named(change: dict[str, object], wrong: str) -> None:
    """So the tests of the application show that the declarations are true."""
    data = {"kind": "garden", "rows": [], "paths": [[1, 2], [3, 4]], "notes": {}, **change}
    assert fault(data, Garden).startswith(wrong)
    assert bool(fault(data, Garden)) is bool(wrong)


def test_a_named_tuple_is_a_list_or_an_object() -> None:
    """A list as usual; as a `Record` an object, without fields at their default."""
    record = Record(StoneData, Stone, other={"seed": int}, spread="at")
    stones = File("stones.d.ts", "Stones.", (f"{__name__}:Seed",), (record,))
    assert Writer().text(stones).endswith(STONES)


@dataclass(frozen=True)
class PullWeeds:
    """Pull some weeds."""

    count: int
    from_: str = ""


Target = Garden | Walled


@dataclass(frozen=True)
class Water:
    """Water a plant."""

    target: Target


Work = PullWeeds | Water
Kind = TypeVar("Kind")


class Encoded(dict[str, object], Generic[Kind]):
    """A value as JSON data."""


class Day(TypedDict):
    work: list[Encoded[Work]]
    first: Encoded[PullWeeds]


WORK = """
export type Work = PullWeedsMessage | WaterMessage;

export interface Day {
  work: Work[];
  first: PullWeedsMessage;
}

/** Pull some weeds. */
export interface PullWeedsMessage {
  do: "PullWeeds";
  count: number;
  from?: string;
}

/** Water a plant. */
export type WaterMessage = { do: "Water" } & Target;
"""


def test_dataclasses_are_told_apart_by_a_key() -> None:
    """What has a default may be missing; a value as data has the type of that value."""
    tagged = Tagged(
        Work, "do", lambda kind: kind.__name__, suffix="Message", brief=True, spread="target"
    )
    roots = (f"{__name__}:Work", f"{__name__}:Target", f"{__name__}:Day")
    work = File("work.d.ts", "Work.", roots, tagged=(tagged,), encoded=Encoded)
    text = Writer().text(work)
    for declared in WORK.split("\n\n"):
        assert declared.strip() in text
