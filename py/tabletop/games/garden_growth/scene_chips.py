"""The slip of paper beside a plant: its chips, what becomes of them, and what shelters it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tabletop.games.garden_growth.garden import SPACE_NAMES, Plant, section_of
from tabletop.games.garden_growth.kinds import BLUEBERRY, MOST_CHIPS, PLUM
from tabletop.games.garden_growth.notation import Watering, Weeding
from tabletop.games.garden_growth.scene_layout import Plot
from tabletop.games.garden_growth.scene_plants import (
    CHIP_SIZE,
    SHELTER,
    coming_weed,
    leaving_water,
    shelter,
    water_chip,
    water_place,
    water_to_come,
    weed_chip,
    weed_place,
    weed_to_go,
)
from tabletop.games.garden_growth.scene_shown import Shown
from tabletop.games.garden_growth.upkeep import Fate
from tabletop.scene.boxes import Box
from tabletop.scene.shapes import CHIP, Circle, Node, Path, Place, Rect, Shapes

_ASLEEP = 0.55
"""How pale what shelters a plant is when that does not help in the next upkeep."""


def key(kind: str, view: Shown, space: int) -> str:
    """Return the key of a node that belongs to a place of the garden shown."""
    return f"{kind}-{view.seat}-{SPACE_NAMES[space]}"


def corner(plot: Plot) -> float:
    """Return the radius of the corners of a slip."""
    return plot.chip * 0.5


@lru_cache(maxsize=64)
def slip(plot: Plot, *, is_last: bool) -> Shapes:
    """Return the paper with the empty places of chips, and the leaf of the last move."""
    box = Box(0, 0, plot.slip.w, plot.slip.h)
    leaf = _leaf(box, plot) if is_last and not plot.is_beside else ()
    paper = Rect(*box, r=corner(plot), fill="slip", shadow=CHIP)
    return (paper, *leaf, *empty_places(plot))


def _leaf(box: Box, plot: Plot) -> Shapes:
    """Return the upper right corner of the slip in leaf: here the last move was made."""
    size, r = plot.chip * 0.86, corner(plot)
    cut = f"M0 0H{size - r:.1f}A{r:.1f} {r:.1f} 0 0 1 {size:.1f} {r:.1f}V{size:.1f}Z"
    return (Path(cut, box.right - size, box.y, fill="leaf"),)


@lru_cache(maxsize=64)
def empty_places(plot: Plot) -> Shapes:
    """Return the faint outlines of three waters and three weeds."""
    scale = plot.chip / CHIP_SIZE
    left, top = plot.slip.x, plot.slip.y
    (circle,), (square,) = water_place(), weed_place()
    assert isinstance(circle, Circle)
    assert isinstance(square, Rect)
    waters = tuple(
        circle._replace(x=x - left, y=y - top, r=circle.r * scale) for x, y in plot.waters
    )
    side = square.w * scale
    weeds = tuple(
        square._replace(
            x=x - left - side / 2, y=y - top - side / 2, w=side, h=side, r=square.r * scale
        )
        for x, y in plot.weeds
    )
    return (*waters, *weeds)


def chips(view: Shown, space: int, plant: Plant, plot: Plot) -> Iterator[Node]:
    """Yield the chips of a plant, and what care would change."""
    fate = view.fates[space] if plant.is_living or view.move else None
    yield from chip_nodes(view, space, plant, plot, fate, "")
    scale = plot.chip / CHIP_SIZE
    for move in view.care:
        if move == Watering(space):
            x, y = plot.waters[plant.water]
            yield Node("water-to-come", water_to_come(), x, y, scale)
        elif move == Weeding(space):
            x, y = plot.weeds[plant.weeds - 1]
            yield Node("weed-to-go", weed_to_go(), x, y, scale)


def chip_nodes(
    view: Shown, space: int, plant: Plant, plot: Plot, fate: Fate | None, prefix: str
) -> Iterator[Node]:
    """Yield the chips; dashed the water that the next upkeep takes and the weed it brings."""
    scale, drop = plot.chip / CHIP_SIZE, plot.chip
    for index in range(plant.water):
        leaves = fate is not None and fate.loses_water and index == plant.water - 1
        x, y = plot.waters[index]
        shapes = leaving_water() if leaves else water_chip()
        name = key(f"{prefix}water{index}", view, space)
        node = Node(name, shapes, x, y, scale)
        yield _flying(view, node, -view.places.plots[0].r, drop * 1.2)
    for index in range(plant.weeds):
        x, y = plot.weeds[index]
        node = Node(key(f"{prefix}weed{index}", view, space), weed_chip(), x, y, scale)
        yield _flying(view, node, drop * 0.8, -drop * 1.6)
    if fate is not None and fate.gains_weed and plant.weeds < MOST_CHIPS:
        x, y = plot.weeds[plant.weeds]
        yield Node(key(f"{prefix}next-weed", view, space), coming_weed(), x, y, scale)


def _flying(view: Shown, node: Node, enter: float, leave: float) -> Node:
    """Return a chip that comes from and goes to places so far below its own, while chips fly."""
    if not view.flying:
        return node
    come, go = Place(node.x, node.y + enter, 0.5), Place(node.x, node.y + leave, 0.5)
    return node._replace(enter=come, exit=go)


def shelters(view: Shown, space: int, plot: Plot) -> Iterator[Node]:
    """Yield the plum and the blueberry that shelter a plant on even turns, whatever comes next."""
    plants = view.coming
    others = [plants[other] for other in section_of(space) if other != space]
    kinds = {plant.kind for plant in others if plant and plant.is_living}
    here = plants[space]
    if here is None or not here.is_living:
        return
    spots = _shelter_spots(plot)
    for kind in (PLUM, BLUEBERRY):
        if kind in kinds:
            x, y, size = spots[kind]
            quiet = view.upkeep is not None and view.upkeep % 2 == 1
            yield Node(
                key(f"shelter-{kind}", view, space),
                shelter(kind),
                x,
                y,
                size / SHELTER,
                opacity=_ASLEEP if quiet else 1,
            )


def _shelter_spots(plot: Plot) -> dict[str, tuple[float, float, float]]:
    """Return where the plum and the blueberry are: at the end of the rows, or on the disc."""
    if plot.is_beside:
        size = max(8.5, plot.r * 0.29)
        y = plot.y + plot.r * 0.78
        return {
            PLUM: (plot.x - plot.r * 0.3, y, size),
            BLUEBERRY: (plot.x + plot.r * 0.42, y, size),
        }
    step = plot.waters[1][0] - plot.waters[0][0]
    x = plot.waters[2][0] + step * 0.97
    size = plot.chip * 0.52
    return {PLUM: (x, plot.waters[2][1], size), BLUEBERRY: (x, plot.weeds[2][1], size)}
