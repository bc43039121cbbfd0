"""What is built: terraces level by level with their shadows, supports, flags, beds, gazebos."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tabletop.games.hanging_gardens.garden import (
    FULL_STACK,
    Garden,
    Stack,
    top_level,
)
from tabletop.games.hanging_gardens.scene_layout import PIECES
from tabletop.games.hanging_gardens.scene_pieces import (
    SECOND,
    bed,
    first_place,
    flag,
    gazebo,
    shade,
    support,
    terrace,
)
from tabletop.games.hanging_gardens.scene_shown import Shown
from tabletop.games.hanging_gardens.scene_world import UNIT, pinned, space_at, tile_at
from tabletop.games.hanging_gardens.spaces import ORIGIN, Space, footprint
from tabletop.scene.marks import OFF, cross
from tabletop.scene.shapes import Node, Place, Point, Shapes

FADED = 0.45
"""How much is left of a bed that is not seen."""


def ground_nodes(view: Shown) -> Iterator[Node]:
    """Yield terraces and supports, the lowest level first, each level after its shadows."""
    garden = view.garden
    if not garden.levels[0]:
        yield pinned("first", first_place(), tile_at(ORIGIN), view.cell)
    for level, anchors in enumerate(garden.terraces):
        if level and anchors:
            yield pinned(f"shade-{level}", shades(garden, level), (0, 0), view.cell)
        for anchor in sorted(anchors):
            key = f"terrace-{level}-{anchor[0]},{anchor[1]}"
            more = entry(view, "T", anchor) if level == top_level(garden, anchor) else {}
            yield pinned(key, terrace(level), tile_at(anchor), view.cell, **more)
        for stack in garden.stacks:
            if top_level(garden, stack.anchor) == level:
                yield from _stack(view, stack)


@lru_cache(maxsize=64)
def shades(garden: Garden, level: int) -> Shapes:
    """Return the shadows of all plateaus of a level, which fall on everything that is lower."""
    return tuple(
        shape._replace(x=shape.x + x, y=shape.y + y)
        for anchor in sorted(garden.terraces[level])
        for x, y in (tile_at(anchor),)
        for shape in shade(level)
    )


def _stack(view: Shown, stack: Stack) -> Iterator[Node]:
    """Yield the supports of a stack; the one that is picked up is pale."""
    x, y = tile_at(stack.anchor)
    name = f"{stack.anchor[0]},{stack.anchor[1]}"
    lifted = view.choice.origin == stack.anchor
    for nth in range(1, stack.supports + 1):
        at = (x + SECOND[0], y + SECOND[1]) if nth == FULL_STACK else (x, y)
        is_top = nth == stack.supports
        more = entry(view, "S", stack.anchor) if is_top else {}
        faint = {"opacity": OFF} if lifted and is_top else {}
        yield pinned(f"support-{nth}-{name}", support(nth), at, view.cell, **more, **faint)


def flag_nodes(view: Shown) -> Iterator[Node]:
    """Yield the number of each plateau at the upper left of what is seen of it."""
    for level, anchor, corner in flags(view.garden):
        key = f"flag-{level}-{anchor[0]},{anchor[1]}"
        yield pinned(key, flag(level), corner, view.cell)


@lru_cache(maxsize=64)
def flags(garden: Garden) -> tuple[tuple[int, Space, Point], ...]:
    """Return level, anchor and place of a flag for each plateau of which something is seen."""
    found: list[tuple[int, Space, Point]] = []
    for level in range(1, len(garden.terraces)):
        for anchor in sorted(garden.terraces[level]):
            open_to_sky = [
                space for space in footprint(anchor) if top_level(garden, space) == level
            ]
            if open_to_sky:
                x, y = space_at(max(open_to_sky, key=lambda space: (space[1], -space[0])))
                found.append((level, anchor, (x - UNIT / 2 + 5, y - UNIT / 2 + 5)))
    return tuple(found)


def bed_nodes(view: Shown) -> Iterator[Node]:
    """Yield the beds; those that the view laid open does not see are pale and crossed out."""
    unseen = unseen_beds(view)
    for each in view.garden.beds:
        x, y = each.space
        faint = {"opacity": FADED} if each.space in unseen else {}
        more = entry(view, "P" + each.colour, each.space)
        yield pinned(f"bed-{x},{y}", bed(each.colour), space_at(each.space), view.cell, **more,
                     **faint)  # fmt: skip
    for x, y in sorted(unseen):
        px, py = space_at((x, y))
        yield pinned(f"unseen-{x},{y}", cross(0, 0, 18), (px + 13, py - 12), view.cell)


def unseen_beds(view: Shown) -> frozenset[Space]:
    """Return where beds lie in the view that is laid open without being seen."""
    if view.view is None:
        return frozenset()
    rows = view.view.rows
    return frozenset(each.bed.space for row in rows for each in row.beds if not each.is_seen)


def gazebo_nodes(view: Shown) -> Iterator[Node]:
    """Yield the gazebos; the one that is to be moved is pale where it stands."""
    moved = view.choice.piece == "G" and view.move is not None
    for seat, space in enumerate(view.garden.gazebos, start=1):
        if space is None:
            continue
        faint = {"opacity": OFF} if moved and seat == view.mover else {}
        more = entry(view, "G", space)
        yield pinned(f"gazebo-{seat}", gazebo(seat), space_at(space), view.cell, **more, **faint)


def entry(view: Shown, piece: str, place: Space) -> dict[str, Place]:
    """Return where a piece comes from that is just being laid: its place in the tray."""
    if view.flying is None or view.flying != (piece, place):
        return {}
    slot = view.layout.slots[PIECES.index(piece)]
    return {"enter": Place(slot.cx, slot.cy - 6, 0.8, outside=True)}
