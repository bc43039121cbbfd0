"""A part of a table is one thing: its picture, where it is touched, its state, and what is said.

A table is made of parts; `assembled` makes its scene of them. So nothing is drawn in one place,
touched in another and worded in a third, and what is lit is what can be tapped.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from tabletop.scene.boxes import Box
from tabletop.scene.regions import DISABLED, LEGAL, SELECTED, Group, Note, Region, target
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Node, Shapes
from tabletop.scene.table import Sight
from tabletop.scene.windows import Window


class Part(NamedTuple):
    """One thing: its `nodes`, the `region` in which it is touched, and the `note` read aloud.

    `foretold` is what it tells of the move that is picked, besides the question (see `Scene`).
    """

    nodes: tuple[Node, ...] = ()
    region: Region | None = None
    note: Note | None = None
    foretold: str = ""


def drawn(*nodes: Node) -> Part:
    """Return what is only looked at."""
    return Part(nodes)


def told(id: str, text: str, box: Box, *nodes: Node, foretold: str = "") -> Part:  # noqa: A002
    """Return what is only looked at, and read aloud as `text`; `foretold` at once with a pick."""
    return Part(nodes, None, Note(id, text, box), foretold)


def thing(
    id: str,  # noqa: A002
    group: str,
    label: str,
    box: Box,
    shapes: Shapes = (),
    *,
    may: bool | None = None,
    chosen: bool = False,
    states: tuple[str, ...] = (),
    node: Node | None = None,
    nodes: tuple[Node, ...] = (),
    **more: Any,
) -> Part:
    """Return what can be touched in `box`, drawn by `shapes` in coordinates of that box.

    `may` is whether a tap would be understood now (None: where nothing is to be chosen), `chosen`
    whether it is picked. `node` is what is drawn instead, if it lies elsewhere or has a face, and
    `nodes` if it is of several pieces. What else a region says (`hint`, `row`, `window`, ...) is
    passed on. Without a group it is only looked at.
    """
    seen = nodes or (node or Node(id, shapes, box.x, box.y),)
    region = target(id, group, label, box, states=(*_state(may, chosen), *states), **more)
    return Part(tuple(each for each in seen if each.shapes), region if group else None)


def _state(may: bool | None, chosen: bool) -> tuple[str, ...]:
    if chosen:
        return (SELECTED,)
    return () if may is None else (LEGAL,) if may else (DISABLED,)


def assembled(
    sight: Sight[Any],
    parts: Iterable[Part],
    groups: Iterable[Group],
    sentence: str,
    windows: tuple[Window, ...] = (),
) -> Scene:
    """Return the scene of all parts, the later ones above; groups without regions are left out."""
    found = tuple(parts)
    regions = tuple(part.region for part in found if part.region)
    there = {region.group for region in regions}
    return Scene(
        sight.width,
        sight.height,
        tuple(node for part in found for node in part.nodes),
        regions,
        tuple(group for group in groups if group.id in there),
        sentence,
        tuple(part.note for part in found if part.note),
        windows,
        foretold=" ".join(part.foretold for part in found if part.foretold),
    )
