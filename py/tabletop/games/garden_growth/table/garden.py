"""The large garden: the plants on its twelve spaces, and their fates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.core.language import phrases, t
from tabletop.games.garden_growth.rules.garden import (
    SECTION_SIZE,
    SPACE_NAMES,
    SPACES,
    Plant,
    new_plant,
    revivers,
)
from tabletop.games.garden_growth.rules.kinds import KIND_OF, LEMON
from tabletop.games.garden_growth.rules.upkeep import THIRST, WEEDS
from tabletop.games.garden_growth.table.chips import (
    chip_nodes,
    chips,
    corner,
    empty_places,
    key,
    shelters,
    slip,
)
from tabletop.games.garden_growth.table.earth import section_nodes
from tabletop.games.garden_growth.table.layout import Plot, mark_at, pill_at
from tabletop.games.garden_growth.table.plants import (
    BARE,
    CHARGE,
    GHOST_EDGE,
    RADIUS,
    disc,
    hollow,
)
from tabletop.games.garden_growth.table.tray import seed_at
from tabletop.games.garden_growth.table.view_model import ViewModel, points_at
from tabletop.games.garden_growth.words import labels as said
from tabletop.games.garden_growth.words.plants import label_of
from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.marks import GHOST, last_leaf, ring
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import Circle, Node, Place, Rect, Shapes
from tabletop.scene.widgets import DANGER, GO, badge, badge_box

_GHOST_SLIP = 0.66
"""The opacity of the slip beside a ghost."""

_CAUSES = {THIRST: "drop", WEEDS: "high-grass"}
"""Icons of the causes of death."""

_LETTER = 22.0
"""Width that the letter of a low section takes up."""

GARDEN = "garden"


def garden_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the sections with everything on them, from bottom to top."""
    return (
        drawn(*section_nodes(model.places.sections)),
        *(_place(model, space) for space in SPACES),
        drawn(*(node for space in SPACES for node in _pills(model, space))),
    )


def _place(model: ViewModel, space: int) -> Part:
    """Return the region of a space. If sections are in two columns, A and B share a row."""
    name, wide = SPACE_NAMES[space], model.places.section_columns * SECTION_SIZE
    return thing(
        name,
        GARDEN,
        _label(model, space),
        model.places.plots[space].box,
        nodes=tuple(_nodes(model, space)),
        may=name in model.open,
        chosen=model.active and space in (model.choice.space, model.choice.tree),
        states=(LAST,) if space in model.last else (),
        row=space // wide + 1,
        col=space % wide + 1,
        hint=model.fate_words(space),
    )


def _nodes(model: ViewModel, space: int) -> Iterator[Node]:
    """Yield the nodes of a space: slip, chips and disc, or the hole of an empty one."""
    plot, plant = model.places.plots[space], model.garden[space]
    picked = model.choice.space == space
    if plant is None:
        yield _hole(model, space, plot)
        if picked and model.choice.seed:
            yield from _ghost(model, space, plot)
        return
    if space != model.bare:
        paper = slip(plot, is_last=space in model.last)
        yield Node(key("slip", model, space), paper, plot.slip.x, plot.slip.y)
        yield from chips(model, space, plant, plot)
    yield from _halo(model, space, plot)
    yield _disc(model, space, plant, plot)
    if plot.is_beside and space in model.last and space != model.bare:
        leaf = last_leaf(0, 0, plot.chip * 0.8)
        yield Node(key("leaf", model, space), leaf, plot.slip.right - 4, plot.slip.y + 3)
    if space != model.bare:
        yield from shelters(model, space, plot)
    if model.move and picked:
        yield from _pale(plant.kind, plot)


def _hole(model: ViewModel, space: int, plot: Plot) -> Node:
    """Return the hole of an empty space, ringed if a seed may go there."""
    x = plot.x if not plot.is_beside else plot.box.cx
    if SPACE_NAMES[space] not in model.open:
        return Node(key("hole", model, space), BARE, x, plot.y, plot.r / RADIUS)
    picked = model.choice.space == space
    if model.choice.seed and picked:
        x = plot.x
    shapes = hollow(is_lit=bool(model.choice.seed) or picked)
    return Node(key("hole", model, space), shapes, x, plot.y, plot.r / RADIUS)


def _ghost(model: ViewModel, space: int, plot: Plot) -> Iterator[Node]:
    """Yield the ghost of the plant to be planted, with its slip and chips."""
    kind = model.choice.seed
    paper = Rect(0, 0, plot.slip.w, plot.slip.h, r=corner(plot), fill="slip")
    slip = (paper, *empty_places(plot))
    yield Node(key("ghost-slip", model, space), slip, plot.slip.x, plot.slip.y, opacity=_GHOST_SLIP)
    fate = model.fates[space]
    for node in chip_nodes(model, space, new_plant(kind), plot, fate, "ghost"):
        yield node._replace(opacity=0.8)
    back = (Circle(0, 0, RADIUS, fill="hole"), *ring(0, 0, RADIUS * 1.07, 5.4))
    yield _on_disc("ghost-back", back, plot)
    yield from _pale(kind, plot)
    yield from shelters(model, space, plot)


def _pale(kind: str, plot: Plot) -> Iterator[Node]:
    """Yield the ghost of a plant."""
    yield _on_disc("ghost", disc(kind), plot, opacity=GHOST, face=kind)
    yield _on_disc("ghost-edge", GHOST_EDGE, plot)


def _on_disc(name: str, shapes: Shapes, plot: Plot, **more: Any) -> Node:
    """Return a node with shapes about the origin, placed at the disc of a space."""
    return Node(name, shapes, plot.x, plot.y, plot.r / RADIUS, **more)


def _halo(model: ViewModel, space: int, plot: Plot) -> Iterator[Node]:
    """Yield the ring of a picked space, or of a tree that could revive the picked plant."""
    choice = model.choice
    chosen = model.active and space in (choice.space, choice.tree)
    may = model.active and choice.tree is not None and space in revivers(model.garden)
    if chosen or may:
        edge = ring(0, 0, RADIUS * 1.06, 5.4 if chosen else 3.2)
        yield _on_disc(f"picked-{SPACE_NAMES[space]}", edge, plot)


def _disc(model: ViewModel, space: int, plant: Plant, plot: Plot) -> Node:
    """Return the disc of a plant, which turns over when it dies or is revived."""
    return _on_disc(
        key("plant", model, space),
        disc(plant.kind, living=plant.is_living),
        plot,
        face="living" if plant.is_living else "dead",
        enter=_from_tray(model, plant.kind, plot) if space == model.bare else None,
    )


def _from_tray(model: ViewModel, kind: str, plot: Plot) -> Place:
    x, y, scale = seed_at(model, KIND_OF[kind])
    return Place(x, y, scale * RADIUS / plot.r)


def _pills(model: ViewModel, space: int) -> Iterator[Node]:
    """Yield the marks on the edge of a disc: "dies", "revive", and the charge."""
    plot, plant = model.places.plots[space], model.garden[space]
    fate = model.fates[space]
    if fate is not None and fate.dies and (plant is None or plant.is_living or model.move):
        causes = " ".join(_CAUSES[cause] for cause in fate.causes)
        yield _pill(model, space, plot, "dies", t(said.DIES), DANGER, causes)
    elif _offers_revival(model, space):
        yield _pill(model, space, plot, "revive", t(said.REVIVE), GO, "heart-plus")
    if plant is not None and plant.kind == LEMON and plant.can_revive:
        box = mark_at(plot)
        yield Node(key("charge", model, space), CHARGE, box.cx, box.cy, box.w / 26)


def _offers_revival(model: ViewModel, space: int) -> bool:
    plant = model.garden[space]
    is_dead = plant is not None and not plant.is_living
    return is_dead and SPACE_NAMES[space] in model.open and not model.inspected.terms


def _pill(
    model: ViewModel, space: int, plot: Plot, name: str, text: str, tone: str, icons: str
) -> Node:
    """Return a pill on the edge of a disc; it grows to the right for further icons."""
    section = model.places.sections[space // SECTION_SIZE]
    x, y = pill_at(plot)
    x = x if tone == DANGER or plot.is_beside else plot.x + plot.r * 0.1
    size = max(13.0, min(plot.r * 0.3, 17))
    left = badge_box(x, y, text, icons.split()[0], size).x
    left = max(left, section.x + _LETTER) if plot.is_beside else left
    box = badge_box(x, y, text, icons, size)
    left = min(left, plot.box.right + 2 - box.w)
    if plot.is_beside and left >= section.x + _LETTER:  # above the slip, which begins with a water
        y = min(y, plot.slip.y + 2 - box.h / 2)
    x, y = left + box.w / 2, max(y, section.y - 4 + box.h / 2)
    return Node(key(f"pill-{name}", model, space), badge(0, 0, text, tone, icons, size), x, y)


def _label(model: ViewModel, space: int) -> str:
    """Return the accessible label of a space: its plant, and what will happen to it."""
    plant = model.garden[space]
    told = _about_empty(model, space) if plant is None else _about_plant(model, space, plant)
    last = [t(said.LAST_MOVE)] if space in model.last else []
    return phrases([SPACE_NAMES[space], *told, *last])


def _about_empty(model: ViewModel, space: int) -> list[str]:
    if model.choice.space != space:
        return [t(said.EMPTY)]
    if model.choice.seed:
        return [said.to_be_planted(model.choice.seed)]
    return [t(said.EMPTY), t(said.CHOSEN)]


def _about_plant(model: ViewModel, space: int, plant: Plant) -> list[str]:
    told = [label_of(plant), *said.chips(plant)]
    if plant.kind == LEMON and plant.is_living:
        told.append(said.charge(plant))
    fate = model.fates[space]
    if fate and plant.is_living:
        told.append(said.next_upkeep(fate))
    if model.move and not plant.is_living and model.choice.space == space:
        told.append(t(said.WOULD_LIVE))
    points = points_at(model, space)
    return [*told, said.gives(points)] if points else told
