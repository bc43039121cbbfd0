"""The garden that lies large: what stands on its twelve places, and what will become of it."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.garden_growth.garden import SPACE_NAMES, SPACES, Plant, new_plant
from tabletop.games.garden_growth.kinds import KIND_OF, LEMON
from tabletop.games.garden_growth.notation import End, Planting
from tabletop.games.garden_growth.scene_chips import (
    chip_nodes,
    chips,
    corner,
    empty_places,
    key,
    shelters,
    slip,
)
from tabletop.games.garden_growth.scene_draft import revivers
from tabletop.games.garden_growth.scene_earth import bed_nodes
from tabletop.games.garden_growth.scene_layout import Plot, mark_at, pill_at
from tabletop.games.garden_growth.scene_plants import (
    RADIUS,
    bare,
    charge,
    disc,
    ghost_edge,
    hollow,
)
from tabletop.games.garden_growth.scene_shown import Shown
from tabletop.games.garden_growth.upkeep import THIRST, WEEDS
from tabletop.scene.boxes import around
from tabletop.scene.marks import GHOST, last_leaf, ring
from tabletop.scene.papers import DANGER, GO, badge, badge_box
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Place, Rect, Shapes, Text

_GHOST_SLIP = 0.66
"""How pale the paper beside a ghost is."""

_CAUSES = {THIRST: "drop", WEEDS: "high-grass"}
"""The icons of what a plant dies of."""

_ICON_ROOM = 1.4
"""How wide a further icon on a pill is, in sizes of its word."""


def garden_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the beds with everything on them, what lies highest last."""
    return (
        *bed_nodes(view.places),
        *(node for space in SPACES for node in _place(view, space)),
        *(node for space in SPACES for node in _pills(view, space)),
    )


def _place(view: Shown, space: int) -> Iterator[Node]:
    """Yield what lies on one place: slip, chips, disc, or the hole of an empty one."""
    plot, plant = view.places.plots[space], view.garden[space]
    picked = view.choice.space == space
    if plant is None:
        yield _hole(view, space, plot)
        if picked and view.choice.seed:
            yield from _ghost(view, space, plot)
        return
    if space != view.bare:
        yield Node(
            key("slip", view, space),
            slip(plot, is_last=space in view.last),
            plot.slip.x,
            plot.slip.y,
        )
        yield from chips(view, space, plant, plot)
    yield from _halo(view, space, plot)
    yield _disc(view, space, plant, plot)
    if plot.is_beside and space in view.last and space != view.bare:
        leaf = last_leaf(0, 0, plot.chip * 0.8)
        yield Node(key("leaf", view, space), leaf, plot.slip.right - 4, plot.slip.y + 3)
    if space != view.bare:
        yield from shelters(view, space, plot)
    if view.move and picked:
        yield from _revived(view, space, plant, plot)


def _hole(view: Shown, space: int, plot: Plot) -> Node:
    """Return an empty place; it is ringed where a seed may go."""
    x = plot.x if not plot.is_beside else plot.box.cx
    if not view.is_open:
        return Node(key("hole", view, space), bare(), x, plot.y, plot.r / RADIUS)
    picked = view.choice.space == space
    if view.choice.seed and picked:
        x = plot.x
    shapes = hollow(is_lit=bool(view.choice.seed) or picked)
    return Node(key("hole", view, space), shapes, x, plot.y, plot.r / RADIUS)


def _ghost(view: Shown, space: int, plot: Plot) -> Iterator[Node]:
    """Yield the plant that would stand here, its slip and its water, pale and dashed."""
    kind, scale = view.choice.seed, plot.r / RADIUS
    paper = Rect(0, 0, plot.slip.w, plot.slip.h, r=corner(plot), fill="slip")
    slip = (paper, *empty_places(plot))
    yield Node(key("ghost-slip", view, space), slip, plot.slip.x, plot.slip.y, opacity=_GHOST_SLIP)
    fate = view.fates[space]
    for node in chip_nodes(view, space, new_plant(kind), plot, fate, "ghost"):
        yield node._replace(opacity=0.8)
    yield Node("ghost-back", _ghost_back(), plot.x, plot.y, scale)
    yield Node("ghost", disc(kind), plot.x, plot.y, scale, opacity=GHOST, face=kind)
    yield Node("ghost-edge", ghost_edge(), plot.x, plot.y, scale)
    yield from shelters(view, space, plot)


def _ghost_back() -> Shapes:
    return (Circle(0, 0, RADIUS, fill="hole"), *ring(0, 0, RADIUS * 1.07, 5.4))


def _halo(view: Shown, space: int, plot: Plot) -> Iterator[Node]:
    """Yield the sun ring of what is picked, and of the trees that could revive."""
    choice = view.choice
    chosen = view.active and space in (choice.space, choice.tree)
    may = choice.tree is not None and choice.space is not None and space in revivers(view.garden)
    if chosen or (may and view.active):
        width = 5.4 if chosen else 3.2
        yield Node(
            f"picked-{SPACE_NAMES[space]}",
            ring(0, 0, RADIUS * 1.06, width),
            plot.x,
            plot.y,
            plot.r / RADIUS,
        )


def _disc(view: Shown, space: int, plant: Plant, plot: Plot) -> Node:
    """Return a plant; it comes from its seed, and turns over when it dies or lives again."""
    return Node(
        key("plant", view, space),
        disc(plant.kind, living=plant.is_living),
        plot.x,
        plot.y,
        plot.r / RADIUS,
        face="living" if plant.is_living else "dead",
        enter=_from_tray(view, plant.kind, plot) if space == view.bare else None,
    )


def _from_tray(view: Shown, kind: str, plot: Plot) -> Place:
    tray = view.places.tray
    seed = tray.seeds[list(KIND_OF).index(kind)]
    return Place(seed.cx, tray.y, tray.r / plot.r)


def _revived(view: Shown, space: int, plant: Plant, plot: Plot) -> Iterator[Node]:
    scale = plot.r / RADIUS
    yield Node("ghost", disc(plant.kind), plot.x, plot.y, scale, opacity=GHOST, face=plant.kind)
    yield Node("ghost-edge", ghost_edge(), plot.x, plot.y, scale)


def _pills(view: Shown, space: int) -> Iterator[Node]:
    """Yield what stands on the edge of a disc: dies, revive, the charge, the sign of a hint."""
    plot, plant = view.places.plots[space], view.garden[space]
    fate = view.fates[space]
    if fate is not None and fate.dies and (plant is None or plant.is_living or view.move):
        causes = tuple(_CAUSES[cause] for cause in fate.causes)
        yield _pill(view, space, plot, "dies", DANGER, causes)
    elif _offers_revival(view, plant):
        yield _pill(view, space, plot, "revive", GO, ("heart-plus",))
    if plant is not None and plant.kind == LEMON and plant.can_revive:
        box = mark_at(plot)
        yield Node(key("charge", view, space), charge(), box.cx, box.cy, box.w / 26)
    yield from _bulb(view, space, plot)


def _offers_revival(view: Shown, plant: Plant | None) -> bool:
    is_dead = plant is not None and not plant.is_living
    return is_dead and view.active and not view.gaze.terms and bool(revivers(view.garden))


def _pill(
    view: Shown, space: int, plot: Plot, text: str, tone: str, icons: tuple[str, ...]
) -> Node:
    x, y = pill_at(plot)
    x = x if tone == DANGER or plot.is_beside else plot.x + plot.r * 0.1
    size = max(13.0, min(plot.r * 0.3, 17))
    box = badge_box(x, y, text, icons[0], size)
    half = (len(icons) - 1) * size * _ICON_ROOM / 2
    right = min(half, plot.box.right + 2 - box.right - half)
    low = max(0.0, view.places.beds[space // 3].y + 1 - box.y)
    shapes = _with_icons(badge(0, 0, text, tone, icons[0], size), icons[1:], size)
    return Node(key(f"pill-{text}", view, space), shapes, x + right, y + low)


def _with_icons(pill: Shapes, icons: tuple[str, ...], size: float) -> Shapes:
    """Return a pill with one icon widened on both sides, for more icons beside the first."""
    paper, first, word = pill
    assert isinstance(paper, Rect)
    assert isinstance(first, Icon)
    assert isinstance(word, Text)
    room = size * _ICON_ROOM
    half = room * len(icons) / 2
    return (
        paper._replace(x=paper.x - half, w=paper.w + 2 * half),
        *(
            first._replace(name=name, x=first.x - half + index * room)
            for index, name in enumerate((first.name, *icons))
        ),
        word._replace(x=word.x + half),
    )


def _bulb(view: Shown, space: int, plot: Plot) -> Iterator[Node]:
    """Yield the sign of a hint at the place that it points at."""
    hint = view.hint
    if hint is None or isinstance(hint, End) or hint.space != space:
        return
    r = max(12.0, plot.r * 0.3)
    x = plot.box.cx if plot.is_beside and isinstance(hint, Planting) else plot.x
    if view.choice.space is None:
        shapes = ring(0, 0, RADIUS * 1.06, 5.4)
        yield Node("hint-ring", shapes, x, plot.y, plot.r / RADIUS)
    box = around(x - plot.r * 0.72, plot.y - plot.r * 0.72, 2 * r)
    yield Node("hint", bulb(r), box.cx, box.cy)


def bulb(r: float) -> Shapes:
    """Return the sign of a hint about the origin."""
    return (
        Circle(0, 0, r, fill="night", stroke="white", width=2, shadow=CHIP),
        Icon("light-bulb", 0, 0, r * 1.3, "sun"),
    )
