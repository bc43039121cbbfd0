"""Parts: the drawing, the region and the text of one thing on the table, in one value.

`assembled` builds a scene from parts. That keeps drawing, hit testing and accessible names in step:
whatever is highlighted can be tapped.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from tabletop.scene.boxes import Box
from tabletop.scene.regions import DISABLED, LEGAL, SELECTED, Group, Note, Region, State, target
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Node, Shapes
from tabletop.scene.table import Sight
from tabletop.scene.windows import Window


class Part(NamedTuple):
    """One thing on the table: its `nodes`, its `region` if it can be tapped, and its `note`.

    The note is read by screen readers where there is no region. `foretold` says what the selected
    move would do (see `Scene.foretold`).
    """

    nodes: tuple[Node, ...] = ()
    region: Region | None = None
    note: Note | None = None
    foretold: str = ""


def drawn(*nodes: Node) -> Part:
    """Return a part that is only drawn: it can't be tapped and has no text."""
    return Part(nodes)


def note_part(id: str, text: str, box: Box, *nodes: Node, foretold: str = "") -> Part:  # noqa: A002
    """Return a part that can't be tapped; screen readers read `text` at `box`.

    `foretold` is announced when a move is selected (see `Scene.foretold`).
    """
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
    states: tuple[State, ...] = (),
    node: Node | None = None,
    nodes: tuple[Node, ...] = (),
    **more: Any,
) -> Part:
    """Return a part that can be tapped in `box`; `shapes` are relative to the box.

    `may` is whether a tap is legal now, None if there is nothing to choose. `chosen` is whether the
    thing is selected. `node` replaces the default node, for example to draw it elsewhere or give it
    a face; `nodes` replaces it with several. `more` are further fields of `Region`, such as `hint`,
    `row` or `window`. If `group` is "", the part has no region.
    """
    seen = nodes or (node or Node(id, shapes, box.x, box.y),)
    region = target(id, group, label, box, states=(*_state(may, chosen), *states), **more)
    return Part(tuple(each for each in seen if each.shapes), region if group else None)


def _state(may: bool | None, chosen: bool) -> tuple[State, ...]:
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
    """Return the scene made of `parts`, later ones on top.

    Groups without a region are left out.
    """
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
