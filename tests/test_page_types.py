"""The TypeScript declarations that follow from Python's types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

import pytest

from tools.page_types import ROOT, File, Writer, texts

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
    paths: tuple[tuple[int, int], ...]
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
  paths: [number, number][];
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
