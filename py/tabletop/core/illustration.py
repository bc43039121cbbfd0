"""Illustrations for a game's rules page: positions drawn by the game's own table.

A game's `words/illustrations.py` defines ILLUSTRATIONS by name, and its rules page places each one
with `<figure data-picture="NAME"></figure>`. Since the table draws them, they always match it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol


class Course(Protocol):
    """The game that an illustration shows; lessons satisfy this protocol too."""

    @property
    def seats(self) -> int:
        """Return the number of seats."""

    @property
    def seed(self) -> str:
        """Return the seed of the record."""

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the moves of the record."""

    @property
    def options(self) -> Mapping[str, str]:
        """Return the options that differ from the defaults."""


@dataclass(frozen=True, slots=True)
class Play:
    """A game that exists only for its illustrations."""

    seats: int
    seed: str
    line: str
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the moves in `line`, where they are separated by spaces."""
        return tuple(self.line.split())


class Spot(NamedTuple):
    """A place on the table: the id of a region, note, window or node of its scene.

    `part` selects a rectangle of it: left, top, width and height, as fractions of the whole. `told`
    is the explanation of a numbered ring, or "" for a ring without a number.
    """

    at: str
    told: str = ""
    part: tuple[float, float, float, float] = (0, 0, 1, 1)


class Moment(NamedTuple):
    """One picture: the table at `ply` as seat 1 sees it after `taps`, cropped to `shows`.

    `said` is the caption, which screen readers also read instead of the picture. `size` is the size
    of the table in CSS pixels, which determines its layout. `scale` is less than 1 only if there is
    no text to read in the picture. `margin` is the space around what it shows, in CSS pixels.
    """

    ply: int
    said: str
    shows: tuple[str | Spot, ...]
    rings: tuple[str | Spot, ...] = ()
    taps: tuple[str, ...] = ()
    size: tuple[float, float] = (390, 720)
    scale: float = 1
    margin: float = 8


class Illustration(NamedTuple):
    """One or two moments of a game, such as before and after, side by side if they fit."""

    course: Course
    moments: tuple[Moment, ...]


def spot(place: str | Spot) -> Spot:
    """Return `place` as a Spot; a bare id means all of that place."""
    return place if isinstance(place, Spot) else Spot(place)
