"""Why so many flowers: every harvest of a player, on the line of the bed that it was taken from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tabletop.games.wizards_garden.board import DIAGONAL, LINES
from tabletop.games.wizards_garden.notation import UNDO, Plant, move_from_text
from tabletop.games.wizards_garden.planting import CompleteLine, preview
from tabletop.games.wizards_garden.scene_flowers import gain
from tabletop.games.wizards_garden.scene_layout import Layout
from tabletop.games.wizards_garden.state import Phase, State
from tabletop.scene.shapes import Node
from tabletop.scene.table import Played

BASKET = "basket"
"""The gaze that counts where all seeds are."""


class Harvest(NamedTuple):
    """A line, the colour that it had, and how many flowers a seat has from it."""

    line: CompleteLine
    flowers: int


def harvests(past: Iterable[Played[State]], seat: int) -> tuple[Harvest, ...]:
    """Return what a seat has harvested, line by line and colour by colour, in the order of R1.

    A planting that was taken back has brought nothing (R13).
    """
    taken: list[tuple[CompleteLine, ...]] = []
    for played in past:
        move = move_from_text(played.move)
        if played.seat != seat or played.before.phase is Phase.PLACE:
            continue
        if move == UNDO:
            taken.pop()
        elif isinstance(move, Plant):
            taken.append(preview(played.before.position, move).harvested)
    counted = Counter(line for lines in taken for line in lines)
    ordered = sorted(counted, key=lambda each: (LINES.index(each.line), each.face))
    return tuple(Harvest(each, counted[each]) for each in ordered)


def harvest_nodes(places: Layout, told: tuple[Harvest, ...]) -> tuple[Node, ...]:
    """Return a badge with the flowers of each line and colour; two colours lie side by side."""
    size = round(min(max(places.cell * 0.125, 12.5), 22), 1)
    doubled = Counter(each.line.line for each in told)
    nodes = []
    for each in told:
        x, y = _place(places, each.line)
        if doubled[each.line.line] > 1:
            y += size * (1.1 if each.line.face else -1.1)
        name = f"term@{each.line.line.name}-{each.line.face}"
        nodes.append(Node(name, gain(each.line.face, each.flowers, size, chosen=True), x, y))
    return tuple(nodes)


def _place(places: Layout, line: CompleteLine) -> tuple[float, float]:
    """Return where the flowers of a line are told: no two lines share the gap between two cells."""
    start = 0 if line.line.direction == DIAGONAL else 2
    one, other = (places.cells[cell] for cell in line.line.cells[start : start + 2])
    return (one.cx + other.cx) / 2, (one.cy + other.cy) / 2


def bands_of(told: tuple[Harvest, ...]) -> tuple[CompleteLine, ...]:
    """Return each line that was harvested once, whatever its colours."""
    return tuple({each.line.line: each.line for each in told}.values())
