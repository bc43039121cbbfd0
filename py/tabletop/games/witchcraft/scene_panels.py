"""The panels of the witches: hat and name, both meters, resources and spells."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.witchcraft.board import METER_TOP
from tabletop.games.witchcraft.scene_art import back, chip, eye, faint_chip, star
from tabletop.games.witchcraft.scene_meters import detection_meter, power_meter
from tabletop.games.witchcraft.scene_panel_layout import CARD, SMALL, TINY, Panel
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.games.witchcraft.scene_spell import moved, placed
from tabletop.games.witchcraft.state import Step, Witch
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge, hat, last_leaf, mover_tab, tick
from tabletop.scene.measure import baseline
from tabletop.scene.papers import DANGER, GO, NOTE, badge, badge_box, number, sheet, words
from tabletop.scene.shapes import CHIP, PIECE, SHEET, Circle, Icon, Node, Rect, Shapes, Text

_LITTLE = (SMALL, TINY)


def panel_nodes(view: Shown) -> tuple[Node, ...]:
    """Return all panels, and the tab at that of the witch whose turn it is."""
    seats = range(1, len(view.sitters) + 1)
    return (*_tab(view), *(node for seat in seats for node in _panel(view, seat)))


def _tab(view: Shown) -> tuple[Node, ...]:
    if not view.mover or view.state.step is Step.OVER:
        return ()
    box = view.places.panel(view.mover).box
    high = min(44.0, box.h - 10)
    tab = mover_tab(Box(0, -high / 2, box.w, high), high, min(18.0, box.x - 3))
    return (Node("mover", tab, box.x, box.cy),)


def _panel(view: Shown, seat: int) -> tuple[Node, ...]:
    """Return the panel of a seat: the paper, the meters and the hand are nodes of their own."""
    panel = view.places.panel(seat)
    witch, box = view.state.witches[seat - 1], panel.box
    wins = seat in view.winners
    paper = Node(f"panel-{seat}", _paper(panel, seat, view.name(seat), wins=wins), box.x, box.y)
    if witch.out:
        return (paper._replace(opacity=0.62), Node(f"out-{seat}", _out(panel), box.x, box.y))
    return (
        paper,
        *_lit(view, seat),
        Node(f"power-{seat}", _power(view, seat, panel), box.x, box.y),
        Node(f"detection-{seat}", _detection(view, seat, panel), box.x, box.y),
        Node(f"resources-{seat}", _resources(view, seat, panel), box.x, box.y),
        Node(f"hand-{seat}", hand(panel, len(witch.hand)), *panel.at(panel.hand)),
        *_cast_mark(view, seat, panel),
    )


@lru_cache(maxsize=64)
def _paper(panel: Panel, seat: int, name: str, *, wins: bool) -> Shapes:
    """Return the sheet with hat and name, and a crown for a winner."""
    box = Box(0, 0, panel.box.w, panel.box.h)
    r = 16 if panel.kind == CARD else 13
    x, y = panel.hat
    label, size = panel.name, panel.name_size
    crown: Shapes = ()
    if wins:
        at = (x + panel.hat_size * 0.45, y - panel.hat_size * 0.75)
        disc = Circle(*at, panel.hat_size * 0.28, fill="sun", stroke="white", width=2, shadow=CHIP)
        crown = (disc, Icon("laurel-crown", *at, panel.hat_size * 0.42, "print"))
    return (
        sheet(box, r, shadow=SHEET if panel.kind == CARD else PIECE),
        *(edge(box.inset(2), r - 1, 4) if wins else ()),
        *hat(seat, x, y, panel.hat_size),
        *crown,
        Text(label.cx, baseline(label.cy, size), name, size, "ink", "title", 700, "middle",
             fit=label.w),
    )  # fmt: skip


def _out(panel: Panel) -> Shapes:
    """Return the sign of a witch who is out of the game."""
    x = panel.box.w * 0.5
    size = min(26.0, panel.box.h * 0.4)
    y = panel.box.h * (0.72 if panel.kind in _LITTLE else 0.5)
    return (
        Icon("burning-eye", x - size * 0.9, y, size, "suspect"),
        Text(x, baseline(y, size * 0.7), "Found out", size * 0.7, "ink", weight=800),
    )


def _lit(view: Shown, seat: int) -> tuple[Node, ...]:
    """Return the edge and the tick of a witch that the picked spell may name."""
    if seat not in view.targets:
        return ()
    panel = view.places.panel(seat)
    box = Box(0, 0, panel.box.w, panel.box.h)
    chosen = seat == view.choice.target
    x, size = (0.0, 24.0) if panel.kind == CARD else (2.0, 20.0)
    y = 8.0 if panel.kind in _LITTLE else box.cy if panel.kind == CARD else box.h * 0.3
    mark = tick(x, y, size) if chosen else (
        Circle(x, y, size / 2, fill="sun", stroke="ringedge", width=1.5, shadow=CHIP),
        Circle(x, y, size * 0.28, fill="sheet"),
    )  # fmt: skip
    frame = edge(box.inset(1.2), 14 if panel.kind == CARD else 12, 3.4 if chosen else 2.2)
    return (Node(f"target-{seat}", (*frame, *mark), panel.box.x, panel.box.y),)


def _cast_mark(view: Shown, seat: int, panel: Panel) -> tuple[Node, ...]:
    if seat not in view.cast:
        return ()
    spot = (panel.box.w - 12, panel.box.h - 9) if panel.kind == CARD else (panel.box.w - 9, 5)
    return (Node(f"cast-{seat}", last_leaf(0, 0, 18), *panel.at(spot)),)


def _power(view: Shown, seat: int, panel: Panel) -> Shapes:
    now, later = view.state.witches[seat - 1], view.later(seat)
    goal = now.power if later.out else later.power
    box = panel.power
    meter: Shapes = ()
    if box.w:
        meter = placed(power_meter(box.w, box.h, now.power, goal), box.x, box.y)
    sign = star(*panel.power_sign, panel.figures * 0.55)
    return (
        *meter,
        *_change(panel, panel.power_sign, goal - now.power, sign, good=goal > now.power),
        number(*panel.power_number, str(now.power), panel.figures),
    )


def _detection(view: Shown, seat: int, panel: Panel) -> Shapes:
    now, later = view.state.witches[seat - 1], view.later(seat)
    rings = _inn_rings(view, seat)
    goal = METER_TOP if later.out else later.detection
    box = panel.detection
    risky = now.detection >= 8
    ink = "suspect" if risky else "ink"
    meter: Shapes = ()
    if box.w:
        meter = placed(detection_meter(box.w, box.h, now.detection, goal, rings), box.x, box.y)
    sign = eye(*panel.detection_sign, panel.figures * 0.52, "suspect" if risky else "quiet")
    return (
        *meter,
        *_sign_or_risk(view, seat, panel, sign, goal - now.detection),
        number(*panel.detection_number, str(now.detection), panel.figures, ink),
        *_roll_badges(view, seat, panel),
    )


def _sign_or_risk(view: Shown, seat: int, panel: Panel, sign: Shapes, change: int) -> Shapes:
    """Return the eye, or in its place what would change: by how much, or a die for the Inn."""
    if not _inn_rings(view, seat):
        return _change(panel, panel.detection_sign, change, sign, good=change < 0)
    assert view.coming is not None
    said = "?" if panel.kind != CARD else "out?" if view.coming.risk else "roll"
    tone = DANGER if view.coming.risk else NOTE
    x = panel.detection_sign[0] if panel.kind != CARD else _beside_name(panel, said)
    return badge(x, panel.detection_sign[1], said, tone, size=13)


def _change(
    panel: Panel, spot: tuple[float, float], change: int, sign: Shapes, *, good: bool
) -> Shapes:
    """Return the sign of a meter, or a badge in its place that says how the meter would change."""
    if not change:
        return sign
    x, y = spot
    said = f"{change:+d}"
    if panel.kind != CARD:
        return _little_pill(Box(x - 10, y - 8, 21, 16), said, "leaf2" if good else "danger")
    return badge(_beside_name(panel, said), y, said, GO if good else DANGER, size=13)


def _beside_name(panel: Panel, said: str) -> float:
    """Return where a badge has its middle in place of the sign of a meter, clear of the name."""
    return max(panel.power_sign[0] - 5, panel.name.right + badge_box(0, 0, said, size=13).w / 2)


def _inn_rings(view: Shown, seat: int) -> tuple[int, ...]:
    """Return where the Detection of the mover may come to by the roll that would follow."""
    if view.coming is None or seat != view.mover:
        return ()
    return tuple(result.detection for result in view.coming.inn)


def _roll_badges(view: Shown, seat: int, panel: Panel) -> Shapes:
    """Return below the counter which rolls lead to which ring, where there is room."""
    if panel.kind != CARD or not _inn_rings(view, seat) or view.coming is None:
        return ()
    box, right = panel.detection, panel.box.w - 4
    shapes: Shapes = ()
    for result in sorted(view.coming.inn, key=lambda each: -each.detection):
        half = badge_box(0, 0, result.faces, size=13).w / 2
        x = min(box.x + (result.detection - 0.5) * box.w / METER_TOP, right - half)
        tone = DANGER if result.is_out else NOTE
        shapes += badge(x, box.bottom + 11, result.faces, tone, size=13)
        right = x - half - 2
    return shapes


def _resources(view: Shown, seat: int, panel: Panel) -> Shapes:
    """Return the five kinds with their numbers, and how those would change."""
    now, later = view.state.witches[seat - 1], view.later(seat)
    drawn = resources(panel, now)
    if later.out or later.resources == now.resources or panel.kind == TINY:
        return drawn
    for kind, spot in enumerate(panel.resources):
        change = later.resources[kind] - now.resources[kind]
        if change:
            drawn += _resource_change(panel, spot, change)
    return drawn


def _resource_change(panel: Panel, spot: tuple[float, float], change: int) -> Shapes:
    x, y = spot
    if panel.kind == CARD:
        pill = Box(x + panel.chip * 0.8 - 14, y + panel.chip - 3, 28, 18)
    else:
        pill = Box(x - 11, y - panel.chip - 6, 23, 15)
    return _little_pill(pill, f"{change:+d}", "night")


def _little_pill(pill: Box, said: str, fill: str) -> Shapes:
    return (
        Rect(*pill, r=pill.h / 2, fill=fill, shadow=CHIP),
        words(pill.cx, pill.cy, said, 13, "white", bold=True),
    )


@lru_cache(maxsize=256)
def resources(panel: Panel, witch: Witch) -> Shapes:
    """Return the five kinds of resource with their numbers; of what is pale there is none."""
    if panel.kind == TINY:
        return ()
    size = 16.0 if panel.kind == CARD else 15.0 if panel.box.h >= 54 else 13.0
    shapes: Shapes = ()
    for kind, count in enumerate(witch.resources):
        x, y = panel.resources[kind]
        shapes += chip(kind, x, y, panel.chip) if count else faint_chip(kind, x, y, panel.chip)
        shapes += (number(*panel.counts[kind], str(count), size, "ink" if count else "ink2"),)
    return shapes


@lru_cache(maxsize=64)
def hand(panel: Panel, count: int) -> Shapes:
    """Return the backs of so many spells, about the origin."""
    w = panel.card
    shapes: Shapes = ()
    if panel.kind in _LITTLE:
        paper = Rect(-w / 2, -9, w, 18, 4, fill="plum", stroke="white", width=1.2, shadow=CHIP)
        return (paper, words(0, 0, str(count), 13, "white", bold=True))
    for index in range(count):
        by = (index - (count - 1) / 2) * w * 0.5
        shapes += tuple(moved(each, by, 0) for each in back(w, w * 1.4))
    return shapes
