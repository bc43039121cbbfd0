"""The panels of the witches: hat and name, both meters, resources and spells."""

from __future__ import annotations

from functools import lru_cache

from tabletop.core.language import signed, t
from tabletop.games.witchcraft.rules.state import Step, Witch
from tabletop.games.witchcraft.table.art import back, counted, placed
from tabletop.games.witchcraft.table.draft import witch_region
from tabletop.games.witchcraft.table.meters import detection_of, little_pill, power_of
from tabletop.games.witchcraft.table.panel_layout import CARD, SMALL, TINY, Panel, panel_in
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.telling import witch_label
from tabletop.games.witchcraft.words.moves import HAS_CAST_ONE
from tabletop.games.witchcraft.words.table import FOUND_OUT, witch_hint
from tabletop.kit.deeds import latest_deeds
from tabletop.kit.parts import Part, drawn, thing
from tabletop.kit.signs import crown, mover_edge
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import edge, hat, last_leaf, tick
from tabletop.scene.measure import baseline
from tabletop.scene.papers import number, sheet, words
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import CHIP, PIECE, SHEET, Circle, Icon, Node, Path, Rect, Shapes, Text

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
        hint="" if shown.targets else witch_hint(shown.deeds.get(seat, ())),
    )


def panel_of(shown: Shown, seat: int) -> tuple[Panel, str]:
    """Return the panel of a seat, and what it tells of the last deed of a rival, if it has room."""
    panel = shown.places.panel(seat)
    telling = panel_in(panel.box, tells=True)
    whole = shown.deeds.get(seat, ())
    least = (t(HAS_CAST_ONE),) if whole and seat in shown.cast else ()
    ways = (whole, shown.briefly.get(seat, ()), least)
    told = next(filter(None, (latest_deeds(way, 13, telling.deed.w) for way in ways)), "")
    return (telling, told) if told else (panel, "")


def _nodes(shown: Shown, seat: int) -> tuple[Node, ...]:
    """Return the panel of a seat: the paper, the meters and the hand are nodes of their own."""
    panel, told = panel_of(shown, seat)
    witch, box = shown.state.witches[seat - 1], panel.box
    wins = seat in (shown.winners or ())
    paper = Node(f"panel-{seat}", _paper(panel, seat, shown.name(seat), wins=wins), box.x, box.y)
    if witch.out:
        return (paper._replace(opacity=0.62), Node(f"out-{seat}", _out(panel), box.x, box.y))
    return (
        *_mover_tab(shown, seat, panel),
        paper,
        *((mover_edge(box),) if _has_edge(shown, seat, panel) else ()),
        *_lit(shown, seat),
        Node(f"power-{seat}", power_of(shown, seat, panel), box.x, box.y),
        Node(f"detection-{seat}", detection_of(shown, seat, panel), box.x, box.y),
        Node(f"resources-{seat}", _resources(shown, seat, panel), box.x, box.y),
        Node(f"hand-{seat}", hand(panel, len(witch.hand)), *panel.at(panel.hand)),
        *_cast_mark(shown, seat, panel),
        *_deed(panel, seat, told),
    )


def _has_edge(shown: Shown, seat: int, panel: Panel) -> bool:
    """Return whether a panel has the edge of the one to move, which looks like that of a target."""
    is_on = seat == shown.mover and shown.state.step is not Step.OVER
    return is_on and not _has_tab(shown, panel)


def _has_tab(shown: Shown, panel: Panel) -> bool:
    return bool(shown.targets) and panel.kind not in _LITTLE


def _mover_tab(shown: Shown, seat: int, panel: Panel) -> tuple[Node, ...]:
    """Return a tab at the panel of the one to move, while edges mark whom a spell may name."""
    if seat != shown.mover or not _has_tab(shown, panel):
        return ()
    high = min(panel.box.h * 0.7, 44.0)
    tab = Rect(-13, -high / 2, 26, high, 6, fill="sun", shadow=CHIP)
    arrow = Path("M-3 -5.5L3.5 0L-3 5.5Z", -5.5, 0, fill="print")
    return (Node("mover", (tab, arrow), panel.box.x, panel.box.cy),)


def _deed(panel: Panel, seat: int, told: str) -> tuple[Node, ...]:
    """Return the line that tells what a rival has done last."""
    box = panel.deed
    line = Text(box.x, baseline(box.cy, 13), told, 13, "ink2", weight=700)
    return (Node(f"deed-{seat}", (line,), panel.box.x, panel.box.y),) if told else ()


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
    return little_pill(pill, signed(change), "night")


@lru_cache(maxsize=256)  # saves 0.1 ms of 0.6 at each tap
def resources(panel: Panel, witch: Witch) -> Shapes:
    """Return the five kinds of resource with their numbers; of what is pale there is none."""
    if panel.kind == TINY or (panel.kind == SMALL and panel.deed.w):
        return ()
    size = 16.0 if panel.kind == CARD else 15.0 if panel.box.h >= 54 else 13.0
    places = zip(panel.resources, panel.counts, strict=True)
    return tuple(
        shape
        for kind, (at, figure_at) in enumerate(places)
        for shape in counted(kind, witch.resources[kind], at, panel.chip, figure_at, size)
    )


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
        shapes += placed(back(w, w * 1.4), by, 0)
    return shapes
