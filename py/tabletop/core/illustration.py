"""An illustration of the rules: moments of a game as its own table draws them, before and after.

A game's `words/illustrations.py` holds ILLUSTRATIONS by name; its page of rules says where each
belongs, as `<figure data-picture="NAME"></figure>`. So a picture never disagrees with the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol


class Course(Protocol):
    """A game to take pictures of: a lesson is one as well."""

    @property
    def seats(self) -> int:
        """Return how many play."""

    @property
    def seed(self) -> str:
        """Return the seed of the record."""

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the moves of the record."""

    @property
    def options(self) -> Mapping[str, str]:
        """Return the options that are not the defaults."""


@dataclass(frozen=True, slots=True)
class Play:
    """A game that is played for its pictures alone."""

    seats: int
    seed: str
    line: str
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the moves of the line, which are written with blanks between them."""
        return tuple(self.line.split())


class Spot(NamedTuple):
    """A place of a table: what has that id in its scene (a region, a note, a window, a node).

    `part` is which share of it is meant: left, top, width and height, each of 1. What a numbered
    ring explains is `told`; "" for a ring alone.
    """

    at: str
    told: str = ""
    part: tuple[float, float, float, float] = (0, 0, 1, 1)


class Moment(NamedTuple):
    """One picture: the table at a ply as seat 1 sees it, after `taps`, of which `shows` is cut out.

    `said` tells what is to be seen: it stands below, and is what those hear who can't see it.
    `size` is that of the table, which decides about its form. A picture is drawn in `scale`, less
    than 1 where nothing is to be read in it, and with a `margin` around what it shows.
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
    """Moments of one game, side by side where there is room: one, or before and after."""

    course: Course
    moments: tuple[Moment, ...]


def spot(place: str | Spot) -> Spot:
    """Return a place as a spot: the whole of what is named alone."""
    return place if isinstance(place, Spot) else Spot(place)
