"""The panels of the witches: hat and name, both meters, resources and spells."""

from __future__ import annotations

from functools import lru_cache

from tabletop.core.language import signed, t
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.rules.state import Step, Witch
from tabletop.games.witchcraft.table.art import back, chip, eye, faint_chip, moved, star
from tabletop.games.witchcraft.table.draft import witch_region
from tabletop.games.witchcraft.table.meters import detection_meter, power_meter
from tabletop.games.witchcraft.table.panel_layout import CARD, SMALL, TINY, Panel
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.telling import witch_label
from tabletop.games.witchcraft.words.table import FOUND_OUT, WITCH_HINT, risk_badge
from tabletop.kit.parts import Part, drawn, thing
from tabletop.kit.signs import crown, mover_edge
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import edge, hat, last_leaf, tick
from tabletop.scene.measure import baseline
from tabletop.scene.papers import DANGER, GO, NOTE, badge, badge_box, number, sheet, words
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import CHIP, PIECE, SHEET, Circle, Icon, Node, Rect, Shapes, Text

_LITTLE = (SMALL, TINY)
WITCHES = "witches"


def panel_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the panels of all witches."""
    return tuple(_panel(shown, seat) for seat in range(1, len(shown.sitters) + 1))


def _panel(shown: Shown, seat: int) -> Part:
    """Return the panel of a seat, which is tapped to look at a witch or to name her."""
    nodes = _nodes(shown, seat)
    if shown.in_beat:
        return drawn(*nodes)
    may = shown.may(witch_region(seat)) if shown.targets else None
    return thing(
        witch_region(seat),
        WITCHES,
        witch_label(shown, seat),
        shown.places.panel(seat).box,
        nodes=nodes,
        may=may,
        chosen=seat in (shown.choice.target if may else 0, shown.gaze.seat),
        states=(LAST,) if seat in shown.cast else (),
        row=seat,
        hint="" if shown.targets else t(WITCH_HINT),
    )


def _nodes(shown: Shown, seat: int) -> tuple[Node, ...]:
    """Return the panel of a seat: the paper, the meters and the hand are nodes of their own."""
    panel = shown.places.panel(seat)
    witch, box = shown.state.witches[seat - 1], panel.box
    wins = seat in (shown.winners or ())
    paper = Node(f"panel-{seat}", _paper(panel, seat, shown.name(seat), wins=wins), box.x, box.y)
    if witch.out:
        return (paper._replace(opacity=0.62), Node(f"out-{seat}", _out(panel), box.x, box.y))
    return (
        paper,
        *((mover_edge(box),) if seat == shown.mover and shown.state.step is not Step.OVER else ()),
        *_lit(shown, seat),
        Node(f"power-{seat}", _power(shown, seat, panel), box.x, box.y),
        Node(f"detection-{seat}", _detection(shown, seat, panel), box.x, box.y),
        Node(f"resources-{seat}", _resources(shown, seat, panel), box.x, box.y),
        Node(f"hand-{seat}", hand(panel, len(witch.hand)), *panel.at(panel.hand)),
        *_cast_mark(shown, seat, panel),
    )


@lru_cache(maxsize=64)  # saves 0.08 ms of 0.6 at each tap
def _paper(panel: Panel, seat: int, name: str, *, wins: bool) -> Shapes:
    """Return the sheet with hat and name, and a crown for a winner."""
    box = Box(0, 0, panel.box.w, panel.box.h)
    r = 16 if panel.kind == CARD else 13
    x, y = panel.hat
    label, size = panel.name, panel.name_size
    spot = (x + panel.hat_size * 0.45, y - panel.hat_size * 0.75, panel.hat_size * 0.28)
    return (
        sheet(box, r, shadow=SHEET if panel.kind == CARD else PIECE),
        *(edge(box.inset(2), r - 1, 4) if wins else ()),
        *hat(seat, x, y, panel.hat_size),
        *(crown(*spot) if wins else ()),
        Text(label.cx, baseline(label.cy, size), name, size, "ink", "title", 700, "middle",
             fit=label.w),
    )  # fmt: skip


def _out(panel: Panel) -> Shapes:
    """Return the sign of a witch who is out of the game."""
    size = min(26.0, max(panel.box.h * 0.4, 19.0))
    y = panel.box.h * (0.72 if panel.kind in _LITTLE else 0.5)
    if panel.kind == TINY:
        return (words(panel.box.w / 2 + 14, y, t(FOUND_OUT), 13, bold=True),)
    x = panel.box.w * 0.5
    return (
        Icon("burning-eye", x - size * 0.9, y, size, "suspect"),
        Text(x, baseline(y, size * 0.7), t(FOUND_OUT), max(size * 0.7, 13), "ink", weight=800),
    )


def _lit(shown: Shown, seat: int) -> tuple[Node, ...]:
    """Return the edge and the tick of a witch that the picked spell may name."""
    if seat not in shown.targets:
        return ()
    panel = shown.places.panel(seat)
    box = Box(0, 0, panel.box.w, panel.box.h)
    chosen = seat == shown.choice.target
    x, size = (0.0, 24.0) if panel.kind == CARD else (2.0, 20.0)
    y = 8.0 if panel.kind in _LITTLE else box.cy if panel.kind == CARD else box.h * 0.3
    mark = tick(x, y, size) if chosen else (
        Circle(x, y, size / 2, fill="sun", stroke="ringedge", width=1.5, shadow=CHIP),
        Circle(x, y, size * 0.28, fill="sheet"),
    )  # fmt: skip
    frame = edge(box.inset(1.2), 14 if panel.kind == CARD else 12, 3.4 if chosen else 2.2)
    return (Node(f"target-{seat}", (*frame, *mark), panel.box.x, panel.box.y),)


def _cast_mark(shown: Shown, seat: int, panel: Panel) -> tuple[Node, ...]:
    if seat not in shown.cast:
        return ()
    spot = (panel.box.w - 12, panel.box.h - 9) if panel.kind == CARD else (panel.box.w - 9, 5)
    return (Node(f"cast-{seat}", last_leaf(0, 0, 18), *panel.at(spot)),)


def _power(shown: Shown, seat: int, panel: Panel) -> Shapes:
    now, later = shown.state.witches[seat - 1], shown.later(seat)
    goal = now.power if later.out else later.power
    box = panel.power
    meter = power_meter(box, now.power, goal) if box.w else ()
    sign = star(*panel.power_sign, panel.figures * 0.55)
    return (
        *meter,
        *_change(panel, panel.power_sign, goal - now.power, sign, good=goal > now.power),
        number(*panel.power_number, str(now.power), panel.figures),
    )


def _detection(shown: Shown, seat: int, panel: Panel) -> Shapes:
    now, later = shown.state.witches[seat - 1], shown.later(seat)
    rings = _inn_rings(shown, seat)
    goal = METER_TOP if later.out else later.detection
    box = panel.detection
    risky = now.detection >= 8
    ink = "suspect" if risky else "ink"
    meter = detection_meter(box, now.detection, goal, rings) if box.w else ()
    sign = eye(*panel.detection_sign, panel.figures * 0.52, "suspect" if risky else "quiet")
    return (
        *meter,
        *_sign_or_risk(shown, seat, panel, sign, goal - now.detection),
        number(*panel.detection_number, str(now.detection), panel.figures, ink),
        *_roll_badges(shown, seat, panel),
    )


def _sign_or_risk(shown: Shown, seat: int, panel: Panel, sign: Shapes, change: int) -> Shapes:
    """Return the eye, or in its place what would change: by how much, or a die for the Inn."""
    if not _inn_rings(shown, seat):
        return _change(panel, panel.detection_sign, change, sign, good=change < 0)
    assert shown.coming is not None
    said = "?" if panel.kind != CARD else risk_badge(fatal=shown.coming.risk > 0)
    tone = DANGER if shown.coming.risk else NOTE
    x = panel.detection_sign[0] if panel.kind != CARD else _beside_name(panel, said)
    return badge(x, panel.detection_sign[1], said, tone, size=13)


def _change(
    panel: Panel, spot: tuple[float, float], change: int, sign: Shapes, *, good: bool
) -> Shapes:
    """Return the sign of a meter, or a badge in its place that says how the meter would change."""
    if not change:
        return sign
    x, y = spot
    said = signed(change)
    if panel.kind != CARD:
        return _little_pill(Box(x - 10, y - 8, 21, 16), said, "leaf2" if good else "danger")
    return badge(_beside_name(panel, said), y, said, GO if good else DANGER, size=13)


def _beside_name(panel: Panel, said: str) -> float:
    """Return where a badge has its middle in place of the sign of a meter, clear of the name."""
    return max(panel.power_sign[0] - 5, panel.name.right + badge_box(0, 0, said, size=13).w / 2)


def _inn_rings(shown: Shown, seat: int) -> tuple[int, ...]:
    """Return where the Detection of the mover may come to by the roll that would follow."""
    if shown.coming is None or seat != shown.mover:
        return ()
    return tuple(result.detection for result in shown.coming.inn)


def _roll_badges(shown: Shown, seat: int, panel: Panel) -> Shapes:
    """Return below the counter which rolls lead to which ring, where there is room."""
    if panel.kind != CARD or not _inn_rings(shown, seat) or shown.coming is None:
        return ()
    box, right = panel.detection, panel.box.w - 4
    shapes: Shapes = ()
    for result in sorted(shown.coming.inn, key=lambda each: -each.detection):
        half = badge_box(0, 0, result.faces, size=13).w / 2
        x = min(box.x + (result.detection - 0.5) * box.w / METER_TOP, right - half)
        tone = DANGER if result.is_out else NOTE
        shapes += badge(x, box.bottom + 11, result.faces, tone, size=13)
        right = x - half - 2
    return shapes


def _resources(shown: Shown, seat: int, panel: Panel) -> Shapes:
    """Return the five kinds with their numbers, and how those would change."""
    now, later = shown.state.witches[seat - 1], shown.later(seat)
    shapes = resources(panel, now)
    if later.out or later.resources == now.resources or panel.kind == TINY:
        return shapes
    for kind, spot in enumerate(panel.resources):
        change = later.resources[kind] - now.resources[kind]
        if change and panel.kind == SMALL:
            shapes += _resource_later(panel.counts[kind], later.resources[kind])
        elif change:
            shapes += _resource_change(panel, spot, change)
    return shapes


def _resource_later(spot: tuple[float, float], count: int) -> Shapes:
    """Return the number that there would be, in the place of the one that there is."""
    pill = around(*spot, 12.0 + 6 * len(str(count)), 17)
    return (
        Rect(*pill, r=5, fill="night", shadow=CHIP),
        number(*spot, str(count), 13, "white"),
    )


def _resource_change(panel: Panel, spot: tuple[float, float], change: int) -> Shapes:
    x, y = spot
    if panel.kind == CARD:
        pill = Box(x + panel.chip * 0.8 - 14, y + panel.chip - 3, 28, 18)
    else:
        pill = Box(x - 11, y - panel.chip - 6, 23, 15)
    return _little_pill(pill, signed(change), "night")


def _little_pill(pill: Box, said: str, fill: str) -> Shapes:
    return (
        Rect(*pill, r=pill.h / 2, fill=fill, shadow=CHIP),
        words(pill.cx, pill.cy, said, 13, "white", bold=True),
    )


@lru_cache(maxsize=256)  # saves 0.1 ms of 0.6 at each tap
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


@lru_cache(maxsize=64)  # saves 0.06 ms of 0.6 at each tap
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
