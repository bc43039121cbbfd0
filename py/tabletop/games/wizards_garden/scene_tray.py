"""What the mover takes in hand: the faces of a seed, the basket, the button that goes on."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.wizards_garden.board import (
    CELL_NAMES,
    DIRECTIONS,
    FACE_NAMES,
    FACES,
)
from tabletop.games.wizards_garden.planting import Planting
from tabletop.games.wizards_garden.scene_board import bulb
from tabletop.games.wizards_garden.scene_draft import (
    CHOOSING,
    GO,
    KEEP_IT,
    TAKE_BACK,
    chosen_direction,
    directions_by_size,
)
from tabletop.games.wizards_garden.scene_layout import Tray
from tabletop.games.wizards_garden.scene_seeds import RADIUS, seed
from tabletop.games.wizards_garden.scene_shown import Shown
from tabletop.games.wizards_garden.scene_words import (
    basket_line,
    gain_of,
    seeds_left,
    short_name,
    way,
)
from tabletop.games.wizards_garden.state import Phase
from tabletop.scene import papers
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge
from tabletop.scene.measure import baseline
from tabletop.scene.papers import badge, button, number, rule, sheet, words
from tabletop.scene.shapes import Icon, Node, Rect, Shapes, Text


class Way(NamedTuple):
    """A button: its region, what it says, a quiet line below, its tone and icon, its place."""

    id: str
    label: str
    below: str
    tone: str
    icon: str
    box: Box

    @property
    def spoken(self) -> str:
        """Return the whole accessible name."""
        return f"{self.label}: {self.below}" if self.below else self.label


def tray_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the tray with the faces and the basket."""
    tray = view.places.tray
    return (
        Node("tray", (sheet(tray.box), *_title(view), *_well(tray), *_parting(tray))),
        *(node for face in (0, 1) for node in _face(view, face)),
        Node("basket", _basket(view)),
    )


def _title(view: Shown) -> Shapes:
    spot = view.places.tray.title
    if spot is None:
        return ()
    return (Text(spot.x, spot.y, "Which face up?", spot.size, "ink", weight=800),)


def _well(tray: Tray) -> Shapes:
    """Return the earth on which the two faces lie: white seeds would be lost on paper."""
    cells = tuple(Rect(*box, r=12, fill="cell", stroke="celledge", width=1.5) for box in tray.slots)
    return cells if tray.is_wide else (Rect(*tray.well, r=16, fill="bed"), *cells)


def _parting(tray: Tray) -> Shapes:
    box = tray.basket_box
    if tray.is_wide:
        return (rule(box.x, box.y + 14, box.h - 28, upright=True),)
    return (rule(tray.box.x + 18, box.y, tray.box.w - 36),)


def _face(view: Shown, face: int) -> tuple[Node, ...]:
    """Return one face to choose from, its name, and its edge if it is chosen."""
    tray = view.places.tray
    box = tray.slots[face]
    chosen = view.active and view.phase in CHOOSING and face == view.choice.face
    frame = Node(f"face-frame-{FACES[face]}", edge(box.inset(1), 12, 4)) if chosen else None
    name = Text(
        box.cx,
        baseline(tray.label_y, tray.label_size),
        FACE_NAMES[face],
        tray.label_size,
        "ink",
        weight=800 if chosen else 700,
        align="middle",
        fit=box.w + 4,
    )
    scale = min(box.h * 0.41, box.w * 0.36) / RADIUS
    piece = Node(f"face-{FACES[face]}", seed(face), box.cx, box.cy, scale)
    return (*((frame,) if frame else ()), Node(f"face-name-{FACES[face]}", (name,)), piece)


def _basket(view: Shown) -> Shapes:
    return _wide_basket(view) if view.places.tray.is_wide else _tall_basket(view)


def _tall_basket(view: Shown) -> Shapes:
    """Return the basket, how many seeds it holds, and a quiet line about that."""
    tray, left = view.places.tray, view.position.basket
    spot, box = tray.basket, tray.basket_box
    x = spot.x + spot.size * 0.75
    change = _change(view)
    pill = badge(box.right - 18 - 32, box.cy - 12, change) if change else ()
    size = spot.size * 0.36
    room = box.right - 18 - x
    return (
        Icon("basket", spot.x, spot.y, spot.size, "wicker"),
        Text(x, box.cy - 6, f"{seeds_left(left)} left", size, "ink", "title", 700),
        Text(x, box.cy + 18, basket_line(view), min(size * 0.84, 15), "ink2", fit=room),
        *pill,
    )


def _wide_basket(view: Shown) -> Shapes:
    """Return the basket with its number below."""
    tray, left = view.places.tray, view.position.basket
    spot, box = tray.basket, tray.basket_box
    change = _change(view)
    y = (spot.y + spot.size / 2 + tray.label_y) / 2 - 1
    count = badge(spot.x, y, change) if change else (number(spot.x, y, str(left), spot.size * 0.5),)
    said = "seed left" if left == 1 and not change else "seeds left"
    return (
        Icon("basket", spot.x, spot.y, spot.size, "wicker"),
        *count,
        words(box.cx, tray.label_y, said, tray.label_size, "ink2"),
    )


def _change(view: Shown) -> str:
    """Return how the number of seeds in the basket would change."""
    if view.planting is None:
        return ""
    left = view.position.basket
    return f"{left} → {view.planting.basket_after(view.position)}"


def ways(view: Shown) -> tuple[Way, ...]:
    """Return the buttons there are: one, or one for each choice."""
    go = view.places.go
    if view.active and view.phase is Phase.CONFIRM:
        keep, back = go.columns([0, go.w * 0.42], 8)
        return (
            Way(KEEP_IT, "Keep it", "", papers.GO, "check-mark", keep),
            Way(TAKE_BACK, "Take it back", "", papers.QUIET, "", back),
        )
    planting = view.planting
    if planting is not None and len(planting.directions) > 1:
        return _harvests(planting, go)
    if planting is not None:
        verb = "Place" if view.phase is Phase.PLACE else "Plant"
        label = f"{verb} on {CELL_NAMES[planting.cell]}"
        return (Way(GO, label, "", papers.GO, "plant-seed", go),)
    return (Way(GO, _idle(view), "", papers.IDLE, "", go),)


def _harvests(planting: Planting, go: Box) -> tuple[Way, ...]:
    """Return a button for each direction, the larger harvest first."""
    order = directions_by_size(planting)
    boxes = go.columns([0, go.w * 0.42] if len(order) == 2 else [0] * len(order), 8)
    chosen = chosen_direction(planting)
    return tuple(
        Way(
            f"{GO}-{DIRECTIONS[where]}",
            way(planting, where),
            gain_of(planting, where),
            papers.GO if where == chosen else papers.QUIET,
            "",
            box,
        )
        for where, box in zip(order, boxes, strict=True)
    )


def _idle(view: Shown) -> str:
    """Return what the button says while there is nothing to go on with."""
    if view.winners is not None:
        return (
            f"{short_name(view.sitters[view.winners[0] - 1].name)} wins"
            if view.winners
            else ("A draw")
        )
    if view.active:
        return "Choose a place"
    if view.position.mover:
        return f"{short_name(view.sitters[view.position.mover - 1].name)} is to play"
    return "The toss"


def button_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the buttons."""
    return tuple(Node(f"button-{each.id}", _button(view, each)) for each in ways(view))


def _button(view: Shown, each: Way) -> Shapes:
    size = 19 if each.box.h >= 52 else 17
    shapes = button(each.box, each.label, each.tone, each.icon, each.below, size)
    hinted = view.hint == each.id and each.id in (KEEP_IT, TAKE_BACK)
    return (*shapes, *(bulb(each.box.right - 12, each.box.y + 6, 13) if hinted else ()))
