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
from tabletop.games.garden_growth.table.shown import Shown, points_at
from tabletop.games.garden_growth.table.tray import seed_at
from tabletop.games.garden_growth.words import labels as said
from tabletop.games.garden_growth.words.plants import label_of
from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.marks import GHOST, last_leaf, ring
from tabletop.scene.papers import DANGER, GO, badge, badge_box
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import Circle, Node, Place, Rect, Shapes

_GHOST_SLIP = 0.66
"""The opacity of the slip beside a ghost."""

_CAUSES = {THIRST: "drop", WEEDS: "high-grass"}
"""Icons of the causes of death."""

_LETTER = 22.0
"""Width that the letter of a low section takes up."""

GARDEN = "garden"


def garden_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the sections with everything on them, from bottom to top."""
    return (
        drawn(*section_nodes(shown.places.sections)),
        *(_place(shown, space) for space in SPACES),
        drawn(*(node for space in SPACES for node in _pills(shown, space))),
    )


def _place(shown: Shown, space: int) -> Part:
    """Return the region of a space. If sections are in two columns, A and B share a row."""
    name, wide = SPACE_NAMES[space], shown.places.section_columns * SECTION_SIZE
    return thing(
        name,
        GARDEN,
        _label(shown, space),
        shown.places.plots[space].box,
        nodes=tuple(_nodes(shown, space)),
        may=name in shown.open,
        chosen=shown.active and space in (shown.choice.space, shown.choice.tree),
        states=(LAST,) if space in shown.last else (),
        row=space // wide + 1,
        col=space % wide + 1,
        hint=shown.fate_words(space),
    )


def _nodes(shown: Shown, space: int) -> Iterator[Node]:
    """Yield the nodes of a space: slip, chips and disc, or the hole of an empty one."""
    plot, plant = shown.places.plots[space], shown.garden[space]
    picked = shown.choice.space == space
    if plant is None:
        yield _hole(shown, space, plot)
        if picked and shown.choice.seed:
            yield from _ghost(shown, space, plot)
        return
    if space != shown.bare:
        paper = slip(plot, is_last=space in shown.last)
        yield Node(key("slip", shown, space), paper, plot.slip.x, plot.slip.y)
        yield from chips(shown, space, plant, plot)
    yield from _halo(shown, space, plot)
    yield _disc(shown, space, plant, plot)
    if plot.is_beside and space in shown.last and space != shown.bare:
        leaf = last_leaf(0, 0, plot.chip * 0.8)
        yield Node(key("leaf", shown, space), leaf, plot.slip.right - 4, plot.slip.y + 3)
    if space != shown.bare:
        yield from shelters(shown, space, plot)
    if shown.move and picked:
        yield from _pale(plant.kind, plot)


def _hole(shown: Shown, space: int, plot: Plot) -> Node:
    """Return the hole of an empty space, ringed if a seed may go there."""
    x = plot.x if not plot.is_beside else plot.box.cx
    if SPACE_NAMES[space] not in shown.open:
        return Node(key("hole", shown, space), BARE, x, plot.y, plot.r / RADIUS)
    picked = shown.choice.space == space
    if shown.choice.seed and picked:
        x = plot.x
    shapes = hollow(is_lit=bool(shown.choice.seed) or picked)
    return Node(key("hole", shown, space), shapes, x, plot.y, plot.r / RADIUS)


def _ghost(shown: Shown, space: int, plot: Plot) -> Iterator[Node]:
    """Yield the ghost of the plant to be planted, with its slip and chips."""
    kind = shown.choice.seed
    paper = Rect(0, 0, plot.slip.w, plot.slip.h, r=corner(plot), fill="slip")
    slip = (paper, *empty_places(plot))
    yield Node(key("ghost-slip", shown, space), slip, plot.slip.x, plot.slip.y, opacity=_GHOST_SLIP)
    fate = shown.fates[space]
    for node in chip_nodes(shown, space, new_plant(kind), plot, fate, "ghost"):
        yield node._replace(opacity=0.8)
    back = (Circle(0, 0, RADIUS, fill="hole"), *ring(0, 0, RADIUS * 1.07, 5.4))
    yield _on_disc("ghost-back", back, plot)
    yield from _pale(kind, plot)
    yield from shelters(shown, space, plot)


def _pale(kind: str, plot: Plot) -> Iterator[Node]:
    """Yield the ghost of a plant."""
    yield _on_disc("ghost", disc(kind), plot, opacity=GHOST, face=kind)
    yield _on_disc("ghost-edge", GHOST_EDGE, plot)


def _on_disc(name: str, shapes: Shapes, plot: Plot, **more: Any) -> Node:
    """Return a node with shapes about the origin, placed at the disc of a space."""
    return Node(name, shapes, plot.x, plot.y, plot.r / RADIUS, **more)


def _halo(shown: Shown, space: int, plot: Plot) -> Iterator[Node]:
    """Yield the ring of a picked space, or of a tree that could revive the picked plant."""
    choice = shown.choice
    chosen = shown.active and space in (choice.space, choice.tree)
    may = shown.active and choice.tree is not None and space in revivers(shown.garden)
    if chosen or may:
        edge = ring(0, 0, RADIUS * 1.06, 5.4 if chosen else 3.2)
        yield _on_disc(f"picked-{SPACE_NAMES[space]}", edge, plot)


def _disc(shown: Shown, space: int, plant: Plant, plot: Plot) -> Node:
    """Return the disc of a plant, which turns over when it dies or is revived."""
    return _on_disc(
        key("plant", shown, space),
        disc(plant.kind, living=plant.is_living),
        plot,
        face="living" if plant.is_living else "dead",
        enter=_from_tray(shown, plant.kind, plot) if space == shown.bare else None,
    )


def _from_tray(shown: Shown, kind: str, plot: Plot) -> Place:
    x, y, scale = seed_at(shown, KIND_OF[kind])
    return Place(x, y, scale * RADIUS / plot.r)


def _pills(shown: Shown, space: int) -> Iterator[Node]:
    """Yield the marks on the edge of a disc: "dies", "revive", and the charge."""
    plot, plant = shown.places.plots[space], shown.garden[space]
    fate = shown.fates[space]
    if fate is not None and fate.dies and (plant is None or plant.is_living or shown.move):
        causes = " ".join(_CAUSES[cause] for cause in fate.causes)
        yield _pill(shown, space, plot, "dies", t(said.DIES), DANGER, causes)
    elif _offers_revival(shown, space):
        yield _pill(shown, space, plot, "revive", t(said.REVIVE), GO, "heart-plus")
    if plant is not None and plant.kind == LEMON and plant.can_revive:
        box = mark_at(plot)
        yield Node(key("charge", shown, space), CHARGE, box.cx, box.cy, box.w / 26)


def _offers_revival(shown: Shown, space: int) -> bool:
    plant = shown.garden[space]
    is_dead = plant is not None and not plant.is_living
    return is_dead and SPACE_NAMES[space] in shown.open and not shown.gaze.terms


def _pill(
    shown: Shown, space: int, plot: Plot, name: str, text: str, tone: str, icons: str
) -> Node:
    """Return a pill on the edge of a disc; it grows to the right for further icons."""
    section = shown.places.sections[space // SECTION_SIZE]
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
    return Node(key(f"pill-{name}", shown, space), badge(0, 0, text, tone, icons, size), x, y)


def _label(shown: Shown, space: int) -> str:
    """Return the accessible label of a space: its plant, and what will happen to it."""
    plant = shown.garden[space]
    told = _about_empty(shown, space) if plant is None else _about_plant(shown, space, plant)
    last = [t(said.LAST_MOVE)] if space in shown.last else []
    return phrases([SPACE_NAMES[space], *told, *last])


def _about_empty(shown: Shown, space: int) -> list[str]:
    if shown.choice.space != space:
        return [t(said.EMPTY)]
    if shown.choice.seed:
        return [said.to_be_planted(shown.choice.seed)]
    return [t(said.EMPTY), t(said.CHOSEN)]


def _about_plant(shown: Shown, space: int, plant: Plant) -> list[str]:
    told = [label_of(plant), *said.chips(plant)]
    if plant.kind == LEMON and plant.is_living:
        told.append(said.charge(plant))
    fate = shown.fates[space]
    if fate and plant.is_living:
        told.append(said.next_upkeep(fate))
    if shown.move and not plant.is_living and shown.choice.space == space:
        told.append(t(said.WOULD_LIVE))
    points = points_at(shown, space)
    return [*told, said.gives(points)] if points else told
