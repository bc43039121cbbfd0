"""The slip of paper beside a plant: its chips, their coming changes, and its shelters."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Plant, section_of
from tabletop.games.garden_growth.rules.kinds import BLUEBERRY, MOST_CHIPS, PLUM
from tabletop.games.garden_growth.rules.notation import Watering, Weeding
from tabletop.games.garden_growth.rules.upkeep import Fate
from tabletop.games.garden_growth.table.layout import Plot
from tabletop.games.garden_growth.table.plants import (
    CHIP_SIZE,
    COMING_WEED,
    LEAVING_WATER,
    SHELTER,
    WATER_CHIP,
    WATER_TO_COME,
    WEED_CHIP,
    WEED_TO_GO,
    shelter,
)
from tabletop.games.garden_growth.table.view_model import ViewModel
from tabletop.scene.boxes import Box, around
from tabletop.scene.shapes import CHIP, Circle, Node, Path, Place, Rect, Shapes

_ASLEEP = 0.55
"""The opacity of shelters that do not help in the next upkeep."""


def key(kind: str, model: ViewModel, space: int) -> str:
    """Return the key of a node on a space of the large garden."""
    return f"{kind}-{model.seat}-{SPACE_NAMES[space]}"


def corner(plot: Plot) -> float:
    """Return the corner radius of a slip."""
    return plot.chip * 0.5


def slip(plot: Plot, *, is_last: bool) -> Shapes:
    """Return the slip with outlines for chips, and a leaf if the last move was here."""
    box = Box(0, 0, plot.slip.w, plot.slip.h)
    leaf = _leaf(box, plot) if is_last and not plot.is_beside else ()
    paper = Rect(*box, r=corner(plot), fill="slip", shadow=CHIP)
    return (paper, *leaf, *empty_places(plot))


def _leaf(box: Box, plot: Plot) -> Shapes:
    """Return the green corner that marks the last move."""
    size, r = plot.chip * 0.86, corner(plot)
    cut = f"M0 0H{size - r:.1f}A{r:.1f} {r:.1f} 0 0 1 {size:.1f} {r:.1f}V{size:.1f}Z"
    return (Path(cut, box.right - size, box.y, fill="leaf"),)


def empty_places(plot: Plot) -> Shapes:
    """Return the faint outlines of three waters and three weeds."""
    scale = plot.chip / CHIP_SIZE
    left, top, half = plot.slip.x, plot.slip.y, 8.6 * scale
    waters = (
        Circle(x - left, y - top, 9 * scale, stroke="place", width=1.5) for x, y in plot.waters
    )
    weeds = (
        Rect(*around(x - left, y - top, 2 * half), r=4.6 * scale, stroke="place", width=1.5)
        for x, y in plot.weeds
    )
    return (*waters, *weeds)


def chips(model: ViewModel, space: int, plant: Plant, plot: Plot) -> Iterator[Node]:
    """Yield the chips of a plant, and the changes of the care on offer."""
    fate = model.fates[space] if plant.is_living or model.move else None
    yield from chip_nodes(model, space, plant, plot, fate, "")
    scale = plot.chip / CHIP_SIZE
    for move in model.care:
        if move == Watering(space):
            x, y = plot.waters[plant.water]
            yield Node("water-to-come", WATER_TO_COME, x, y, scale)
        elif move == Weeding(space):
            x, y = plot.weeds[plant.weeds - 1]
            yield Node("weed-to-go", WEED_TO_GO, x, y, scale)


def chip_nodes(
    model: ViewModel, space: int, plant: Plant, plot: Plot, fate: Fate | None, prefix: str
) -> Iterator[Node]:
    """Yield the chips. Dashed: the water lost and the weed gained in the next upkeep."""
    scale, drop = plot.chip / CHIP_SIZE, plot.chip
    for index in range(plant.water):
        leaves = fate is not None and fate.loses_water and index == plant.water - 1
        x, y = plot.waters[index]
        shapes = LEAVING_WATER if leaves else WATER_CHIP
        name = key(f"{prefix}water{index}", model, space)
        node = Node(name, shapes, x, y, scale)
        yield _flying(model, node, -model.places.plots[0].r, drop * 1.2)
    for index in range(plant.weeds):
        x, y = plot.weeds[index]
        node = Node(key(f"{prefix}weed{index}", model, space), WEED_CHIP, x, y, scale)
        yield _flying(model, node, drop * 0.8, -drop * 1.6)
    if fate is not None and fate.gains_weed and plant.weeds < MOST_CHIPS:
        x, y = plot.weeds[plant.weeds]
        yield Node(key(f"{prefix}next-weed", model, space), COMING_WEED, x, y, scale)


def _flying(model: ViewModel, node: Node, enter: float, leave: float) -> Node:
    """Return a chip; while chips fly, it comes from and goes to these offsets below its place."""
    if not model.flying:
        return node
    come, go = Place(node.x, node.y + enter, 0.5), Place(node.x, node.y + leave, 0.5)
    return node._replace(enter=come, exit=go)


def shelters(model: ViewModel, space: int, plot: Plot) -> Iterator[Node]:
    """Yield the plum and blueberry that shelter a plant on even turns, paler on odd ones."""
    plants = model.coming
    others = [plants[other] for other in section_of(space) if other != space]
    kinds = {plant.kind for plant in others if plant and plant.is_living}
    here = plants[space]
    if here is None or not here.is_living:
        return
    opacity = _ASLEEP if model.upkeep is not None and model.upkeep % 2 else 1
    for kind, (x, y, size) in _shelter_spots(plot).items():
        if kind in kinds:
            name = key(f"shelter-{kind}", model, space)
            yield Node(name, shelter(kind), x, y, size / SHELTER, opacity=opacity)


def _shelter_spots(plot: Plot) -> dict[str, tuple[float, float, float]]:
    """Return the centres of plum and blueberry: at the end of the rows, or on the disc."""
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
