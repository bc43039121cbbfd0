"""The panels of the witches: hat and name, both meters, resources and spells."""

from __future__ import annotations

from functools import lru_cache

from tabletop.core.language import signed, t
from tabletop.games.witchcraft.table.art import back, counted, plaque
from tabletop.games.witchcraft.table.draft import witch_region
from tabletop.games.witchcraft.table.meters import detection_of, power_of
from tabletop.games.witchcraft.table.panel_layout import CARD, SMALL, TINY, Panel, panel_in
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.telling import witch_label
from tabletop.games.witchcraft.words.moves import HAS_CAST_ONE
from tabletop.games.witchcraft.words.table import FOUND_OUT, witch_hint
from tabletop.kit.deeds import latest_deeds
from tabletop.kit.parts import Part, thing
from tabletop.kit.signs import crown, mover_edge
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import edge, hat, last_leaf, tick
from tabletop.scene.measure import baseline
from tabletop.scene.papers import number, sheet, words
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import (
    CHIP,
    PIECE,
    SHEET,
    Circle,
    Icon,
    Node,
    Path,
    Point,
    Rect,
    Shapes,
    Text,
    joined,
    moved,
)

_LITTLE = (SMALL, TINY)
WITCHES = "witches"


def panel_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the panels of all witches."""
    return tuple(_panel(shown, seat) for seat in shown.seats)


def _panel(shown: Shown, seat: int) -> Part:
    """Return the panel of a seat, which is tapped to look at a witch or to name her."""
    region = witch_region(seat)
    may = shown.may(region) if shown.targets else None
    return thing(
        region,
        WITCHES,
        witch_label(shown, seat),
        shown.places.panel(seat).box,
        nodes=_nodes(shown, seat),
        may=may,
        chosen=seat in (shown.choice.target if may else 0, shown.gaze.seat),
        states=(LAST,) if seat in shown.cast else (),
        row=seat,
        hint="" if shown.targets else witch_hint(shown.deeds.get(seat, ())),
    )


def panel_of(shown: Shown, seat: int) -> tuple[Panel, str]:
    """Return the panel of a seat, and what it tells of the last deed of a rival, if it has room."""
    panel, whole = shown.places.panel(seat), shown.deeds.get(seat, ())
    if not whole:
        return panel, ""
    telling = panel_in(panel.box, tells=True)
    least = (t(HAS_CAST_ONE),) if seat in shown.cast else ()
    ways = (whole, shown.briefly.get(seat, ()), least)
    told = next(filter(None, (latest_deeds(way, 13, telling.deed.w) for way in ways)), "")
    return (telling, told) if told else (panel, "")


def _nodes(shown: Shown, seat: int) -> tuple[Node, ...]:
    """Return the panel of a seat: the paper, the meters and the hand are nodes of their own."""
    panel, told = panel_of(shown, seat)
    witch, node = shown.witch(seat), panel.node
    wins = seat in (shown.winners or ())
    paper = node(f"panel-{seat}", _paper(panel, seat, shown.name(seat), wins=wins))
    if witch.out:
        return (paper._replace(opacity=0.62), node(f"out-{seat}", _out(panel)))
    lit = _lit(panel, chosen=seat == shown.choice.target) if seat in shown.targets else ()
    leaf = last_leaf(0, 0, 18) if seat in shown.cast else ()
    is_card, box = panel.kind == CARD, panel.box
    return (
        *_mover(shown, seat, panel, paper),
        node(f"target-{seat}", lit),
        node(f"power-{seat}", power_of(shown, seat, panel)),
        node(f"detection-{seat}", detection_of(shown, seat, panel)),
        node(f"resources-{seat}", _resources(shown, seat, panel)),
        node(f"hand-{seat}", hand(panel, len(witch.hand)), panel.hand),
        node(f"cast-{seat}", leaf, (box.w - 12, box.h - 9) if is_card else (box.w - 9, 5)),
        node(f"deed-{seat}", _deed(panel, told)),
    )


def _mover(shown: Shown, seat: int, panel: Panel, paper: Node) -> tuple[Node, ...]:
    """Return the paper, and for the one to move an edge, which looks like that of a target.

    While edges mark whom a spell may name it is a tab below the paper, if that has room.
    """
    if seat != shown.mover:
        return (paper,)
    if not shown.targets or panel.kind in _LITTLE:
        return (paper, mover_edge(panel.box))
    high = min(panel.box.h * 0.7, 44.0)
    tab = Rect(-13, -high / 2, 26, high, 6, fill="sun", shadow=CHIP)
    arrow = Path("M-3 -5.5L3.5 0L-3 5.5Z", -5.5, 0, fill="print")
    return (panel.node("mover", (tab, arrow), (0, panel.box.h / 2)), paper)


def _deed(panel: Panel, told: str) -> Shapes:
    """Return the line that tells what a rival has done last."""
    box = panel.deed
    return (Text(box.x, baseline(box.cy, 13), told, 13, "ink2", weight=700),) if told else ()


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


def _lit(panel: Panel, *, chosen: bool) -> Shapes:
    """Return the edge and the tick of a witch that the picked spell may name."""
    is_card, high = panel.kind == CARD, panel.box.h
    x, size, r = (0.0, 24.0, 14) if is_card else (2.0, 20.0, 12)
    y = 8.0 if panel.kind in _LITTLE else high / 2 if is_card else high * 0.3
    mark = tick(x, y, size) if chosen else (
        Circle(x, y, size / 2, fill="sun", stroke="ringedge", width=1.5, shadow=CHIP),
        Circle(x, y, size * 0.28, fill="sheet"),
    )  # fmt: skip
    box = Box(0, 0, panel.box.w, high)
    return (*edge(box.inset(1.2), r, 3.4 if chosen else 2.2), *mark)


def _resources(shown: Shown, seat: int, panel: Panel) -> Shapes:
    """Return the five kinds with their numbers, and how those would change."""
    now, later = shown.witch(seat).resources, shown.later(seat)
    shapes = resources(panel, now)
    if later.out:
        return shapes
    spots = zip(panel.resources, panel.counts, now, later.resources, strict=False)
    return (*shapes, *joined(_change(panel, *each) for each in spots))


def _change(panel: Panel, at: Point, count_at: Point, now: int, later: int) -> Shapes:
    """Return how a number would change; in a small panel in its place the one to come."""
    if now == later:
        return ()
    if panel.kind == SMALL:
        box = around(*count_at, 12.0 + 6 * len(str(later)), 17)
        paper = Rect(*box, r=5, fill="night", shadow=CHIP)
        return (paper, number(*count_at, str(later), 13, "white"))
    (x, y), r = at, panel.chip
    box = Box(x + r * 0.8 - 14, y + r - 3, 28, 18)
    if panel.kind != CARD:
        box = Box(x - 11, y - r - 6, 23, 15)
    return plaque(box, signed(later - now), "night")


@lru_cache(maxsize=256)  # saves 0.1 ms of 0.6 at each tap
def resources(panel: Panel, held: tuple[int, ...]) -> Shapes:
    """Return the five kinds of resource with their numbers; of what is pale there is none."""
    size = 16.0 if panel.kind == CARD else 15.0 if panel.box.h >= 54 else 13.0
    places = zip(held, panel.resources, panel.counts, strict=False)
    return joined(
        counted(kind, count, at, panel.chip, figure_at, size)
        for kind, (count, at, figure_at) in enumerate(places)
    )


@lru_cache(maxsize=64)  # saves 0.06 ms of 0.6 at each tap
def hand(panel: Panel, count: int) -> Shapes:
    """Return the backs of so many spells, about the origin."""
    w = panel.card
    if panel.kind in _LITTLE:
        return plaque(around(0, 0, w, 18), str(count), "plum", rim=1.2, r=4)
    spots = ((index - (count - 1) / 2) * w * 0.5 for index in range(count))
    return joined(moved(back(w, w * 1.4), x, 0) for x in spots)
