"""What is true at a position of Wizards' Garden, counted by the second telling of its rules."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tabletop.games.wizards_garden.rules.board import CELL_NAMES, CELLS
from tabletop.games.wizards_garden.rules.position import Position
from tests.games.wizards_garden import oracle

COLOURS = {"w": "white", "b": "black"}
KINDS = {"r": "row", "c": "column", "d": "diagonal"}


class Lines(NamedTuple):
    """What a planting harvests: the name of each line, such as "white row 1"."""

    names: tuple[str, ...]

    @property
    def is_black(self) -> bool:
        """Return whether the Staff comes with it (R11)."""
        return any(name.startswith("black") for name in self.names)


class World(NamedTuple):
    """Seeds by their cells, seeds in the basket, flowers of the mover and the rival, the Staff.

    `staff` is 1 for the mover, -1 for the rival, 0 for nobody.
    """

    seeds: tuple[tuple[str, str], ...]
    basket: int
    mine: int
    theirs: int
    staff: int

    @property
    def is_over(self) -> bool:
        """Return whether nobody can plant (R14)."""
        return not self.basket or len(self.seeds) in (0, 16)

    @property
    def standing(self) -> int:
        """Return 1 if the mover wins a game that ends so, -1 if the rival does, else 0 (R15)."""
        ahead = self.mine - self.theirs
        return (ahead > 0) - (ahead < 0) or self.staff


def world_of(position: Position) -> World:
    """Return a position as its mover sees it."""
    seeds = tuple(
        (CELL_NAMES[cell], "wb"[position.black >> cell & 1])
        for cell in CELLS
        if (position.white | position.black) >> cell & 1
    )
    mine, theirs = (
        position.flowers[seat - 1].total for seat in (position.mover, 3 - position.mover)
    )
    staff = {position.mover: 1, 3 - position.mover: -1}.get(position.staff, 0)
    return World(seeds, 20 - len(seeds) - mine - theirs, mine, theirs, staff)


@cache
def harvest_of(world: World, text: str) -> Lines:
    """Return what a planting harvests."""
    after = oracle.after_flips(dict(world.seeds), text[:2], text[2])
    complete = {way: oracle.complete(after, way) for way in "rcd"}
    ways = [way for way in "rcd" if complete[way] and text[4:] in ("", way)]
    names = [
        f"{COLOURS[after[line[0]]]} {KINDS[way]} {name_of(way, line)}"
        for way in ways
        for line in complete[way]
    ]
    return Lines(tuple(names))


def name_of(way: str, line: tuple[str, ...]) -> str:
    """Return which line of its direction it is."""
    return f"{line[0]} to {line[-1]}" if way == "d" else line[0]["cr".index(way)]


@cache
def after(world: World, text: str) -> World:
    """Return the world after a planting, as the rival sees it."""
    board, faces = oracle.planted(dict(world.seeds), text)
    return World(
        tuple(sorted(board.items())),
        world.basket - 1 + 3 * len(faces),
        world.theirs,
        world.mine + len(faces),
        -1 if "b" in faces else -world.staff,
    )


@cache
def plantings(world: World) -> tuple[str, ...]:
    """Return the legal plantings."""
    return () if world.is_over else tuple(sorted(oracle.plantings(dict(world.seeds))))


@cache
def harvesting(world: World) -> tuple[str, ...]:
    """Return the plantings that harvest."""
    return tuple(text for text in plantings(world) if harvest_of(world, text).names)


def is_safe(world: World, text: str) -> bool:
    """Return whether a planting leaves the rival no line, or ends the game."""
    return not harvesting(after(world, text))


def safe(world: World) -> list[str]:
    """Return the safe plantings."""
    return [text for text in plantings(world) if is_safe(world, text)]


def is_trapped(world: World) -> bool:
    """Return whether the mover can't harvest, and leaves a line whatever is planted."""
    return not world.is_over and not harvesting(world) and not safe(world)


def wins(world: World, plies: int) -> bool:
    """Return whether the mover can win within so many plantings, whatever the rival does."""
    if world.is_over or not plies:
        return world.is_over and world.standing > 0
    return any(loses(after(world, text), plies - 1) for text in plantings(world))


def loses(world: World, plies: int) -> bool:
    """Return whether the rival can win within so many plantings, whatever the mover does."""
    if world.is_over or not plies:
        return world.is_over and world.standing < 0
    return all(wins(after(world, text), plies - 1) for text in plantings(world))
