"""What the mover takes in hand: the faces of a seed, the basket, the button that goes on."""

from __future__ import annotations

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
from tabletop.games.wizards_garden.scene_flowers import STAFF
from tabletop.games.wizards_garden.scene_layout import SLIM_TRAY, TALL_TRAY, WIDE_TRAY, Tray
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
from tabletop.scene.papers import badge, badge_box, button, number, rule, sheet, words
from tabletop.scene.shapes import Icon, Node, Rect, Shapes, Text
from tabletop.scene.ways import Way


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
    title = Text(spot.x, spot.y, "Which face up?", spot.size, "ink", weight=800)
    if view.position.staff:
        return (title,)
    staff = view.places.tray.staff
    x = staff.x - STAFF * staff.scale - 8
    free = Text(x, spot.y, "not taken yet", 13, "ink2", weight=700, align="end", fit=96)
    return (title, free)


def _well(tray: Tray) -> Shapes:
    """Return the earth on which the two faces lie: white seeds would be lost on paper."""
    cells = tuple(Rect(*box, r=12, fill="cell", stroke="celledge", width=1.5) for box in tray.slots)
    if tray.kind != TALL_TRAY:
        return cells
    left, right = tray.slots
    bed = Box(left.x, left.y, right.right - left.x, left.h).inset(-5)
    return (Rect(*bed, r=16, fill="bed"), *cells)


def _parting(tray: Tray) -> Shapes:
    box = tray.basket_box
    if tray.kind == TALL_TRAY:
        return (rule(tray.box.x + 18, box.y, tray.box.w - 36),)
    return (rule(box.x, box.y + 14, box.h - 28, upright=True),) if tray.kind == WIDE_TRAY else ()


def _face(view: Shown, face: int) -> tuple[Node, ...]:
    """Return one face to choose from, its name, and its edge if it is chosen."""
    tray, letter = view.places.tray, FACES[face]
    chosen = view.active and view.phase in CHOOSING and face == view.choice.face
    spot = tray.seeds[face]
    frame = (Node(f"face-frame-{letter}", edge(tray.slots[face].inset(1), 12, 4)),)
    return (
        *(frame if chosen else ()),
        Node(f"face-name-{letter}", (_face_name(tray, face, bold=chosen),)),
        Node(f"face-{letter}", seed(face), spot.x, spot.y, spot.size / RADIUS),
    )


def _face_name(tray: Tray, face: int, *, bold: bool) -> Text:
    """Return the name below the seed on paper, or beside it on the earth."""
    spot, is_slim = tray.labels[face], tray.kind == SLIM_TRAY
    return Text(
        spot.x,
        baseline(spot.y, spot.size),
        FACE_NAMES[face],
        spot.size,
        "white" if is_slim else "ink",
        weight=800 if bold else 700,
        align="start" if is_slim else "middle",
        fit=spot.fit,
    )


def _basket(view: Shown) -> Shapes:
    """Return the basket, and how many seeds it holds and would hold."""
    tray = view.places.tray
    icon = Icon("basket", tray.basket.x, tray.basket.y, tray.basket.size, "wicker")
    words_on = _tall_basket(view) if tray.kind == TALL_TRAY else _short_basket(view)
    return (icon, *words_on)


def _tall_basket(view: Shown) -> Shapes:
    """Return the number of seeds in words, a quiet line about it, and the change."""
    tray, change = view.places.tray, _change(view)
    tally, below = tray.tally, tray.below
    left = f"{seeds_left(view.position.basket)} left"
    half = badge_box(0, 0, change, size=tally.size * 0.86).w / 2
    x, y = tray.box.right - 18 - half, tally.y - tally.size * 0.35
    pill = badge(x, y, change, size=tally.size * 0.86) if change else ()
    return (
        Text(tally.x, tally.y, left, tally.size, "ink", "title", 700),
        Text(below.x, below.y, basket_line(view), below.size, "ink2", fit=below.fit),
        *pill,
    )


def _short_basket(view: Shown) -> Shapes:
    """Return the number of seeds below the basket, or the change, and where there is room words."""
    tray, change = view.places.tray, _change(view)
    tally, below = tray.tally, tray.below
    left = view.position.basket
    shapes: Shapes = (number(tally.x, tally.y, str(left), tally.size),)
    if change:
        shapes = badge(tally.x, tally.y, change, size=15 if below.size else 13)
    if below.size:
        said = "seed left" if left == 1 and not change else "seeds left"
        shapes += (words(below.x, below.y, said, below.size, "ink2"),)
    return shapes


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
            said=f"Harvest {way(planting, where).lower()}: {gain_of(planting, where)}",
        )
        for where, box in zip(order, boxes, strict=True)
    )


def _idle(view: Shown) -> str:
    """Return what the button says while there is nothing to go on with."""
    if view.caption:
        return view.caption
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
