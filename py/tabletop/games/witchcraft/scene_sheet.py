"""The sheet that lies on the village while one looks at a witch, a spell, or a pile of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.games.witchcraft.board import KIND_NAMES
from tabletop.games.witchcraft.scene_art import back, chip, eye, faint_chip, star
from tabletop.games.witchcraft.scene_card import enlarged
from tabletop.games.witchcraft.scene_causes import Cause
from tabletop.games.witchcraft.scene_gaze import PILES
from tabletop.games.witchcraft.scene_pages import (
    PILE_NAMES,
    Sheet,
    is_open,
    made_by,
    named,
    pages_of,
    part_of,
    pile_of,
    sheet_of,
)
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.games.witchcraft.scene_spell import placed
from tabletop.scene.boxes import Box
from tabletop.scene.marks import hat
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import DANGER, GO, badge, number, rule, sheet
from tabletop.scene.shapes import CHIP, SHEET, Icon, Node, Path, Rect, Shape, Shapes, Text

_EARLIER = "M4 -7L-4 0L4 7"


def sheet_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the sheet with what is looked at, nothing while one looks at the village."""
    if not is_open(view):
        return ()
    places = sheet_of(view)
    shapes: Shapes = (
        sheet(places.box, 18, shadow=SHEET),
        *_turners(view, places),
        *_looked_at(view, places),
    )
    name = view.gaze.pile or view.gaze.card or f"witch-{view.gaze.seat}"
    return (Node(f"sheet-{name}", shapes),)


def _looked_at(view: Shown, places: Sheet) -> Iterable[Shape]:
    if view.gaze.card:
        return enlarged(view, view.gaze.card, places.title, places.rows[0])
    return _piles(view, places) if view.gaze.pile else _witch(view, places)


def _turners(view: Shown, places: Sheet) -> Shapes:
    """Return the signs of the pages, pale where there is none, and the cross."""
    earlier, later = pages_of(view, places)
    shapes: Shapes = (Icon("cross", places.back.cx, places.back.cy, 20, "ink"),)
    if not (earlier or later):
        return shapes
    left, right = places.earlier, places.later
    return (
        *shapes,
        Path(_EARLIER, left.cx, left.cy, stroke="ink", width=3, opacity=1 if earlier else 0.3),
        Path(
            _EARLIER,
            right.cx,
            right.cy,
            angle=180,
            stroke="ink",
            width=3,
            opacity=1 if later else 0.3,
        ),
    )


# -- the piles -----------------------------------------------------------------------------------


def _piles(view: Shown, places: Sheet) -> Iterator[Rect | Text | Path | Icon]:
    halves = places.title.columns([0, 0], 6)
    for pile, half in zip(PILES, halves, strict=True):
        chosen = pile == view.gaze.pile
        yield Rect(*half.inset(0, 4), r=12, fill="sun" if chosen else "sheet2", shadow=CHIP)
        said = f"{PILE_NAMES[pile]} {len(pile_of(view, pile))}"
        ink = "print" if chosen else "ink"
        yield Text(
            half.cx,
            baseline(half.cy, 15),
            said,
            15,
            ink,
            weight=800,
            align="middle",
            fit=half.w - 8,
        )
    played = pile_of(view, view.gaze.pile)[part_of(view, places)]
    for card, row in zip(played, places.rows, strict=False):
        yield from _card(card, row)
    if not played:
        row = places.rows[0]
        yield Text(row.cx, row.cy, "None yet.", 15, "ink2", align="middle")


def _card(card: str, row: Box) -> Iterator[Text | Path]:
    name, said = named(card)
    x, fit = row.x + 8, row.w - 16
    yield rule(row.x + 4, row.y, row.w - 8)
    yield Text(x, row.y + 17, name, 15, "ink", "title", 700, fit=fit)
    yield Text(x, row.y + 32, said, 13, "ink2", fit=fit, lines=2, leading=1.15)


# -- a witch -------------------------------------------------------------------------------------


def _witch(view: Shown, places: Sheet) -> Shapes:
    """Return name and meters of a witch, what she holds, and what has moved her meters."""
    seat = view.gaze.seat
    witch, box = view.state.witches[seat - 1], places.title
    figures = f"{witch.power}"
    right = box.right - 8
    wide = text_width(str(witch.detection), 20, "title")
    at = right - wide - 30 - text_width(figures, 20, "title")
    head: Shapes = (
        *hat(seat, box.x + 20, box.cy + 11, 32),
        Text(
            box.x + 42, baseline(box.cy, 18), view.name(seat), 18, "ink", "title", 700,
            fit=at - box.x - 66,
        ),
        *star(at - 14, box.cy, 11),
        number(at + text_width(figures, 20, "title") / 2, box.cy, figures, 20),
        *eye(right - wide - 14, box.cy, 10),
        number(right - wide / 2, box.cy, str(witch.detection), 20),
    )  # fmt: skip
    told = view.causes[part_of(view, places)]
    rows = tuple(
        shape
        for cause, row in zip(told, places.rows[1:], strict=False)
        for shape in _cause(view, cause, row)
    )
    return (*head, *_held(view, places.rows[0]), *(rows or _nothing(places.rows[1])))


def _nothing(row: Box) -> Shapes:
    return (Text(row.cx, row.cy + 5, "Both meters still stand at 0.", 15, "ink2", align="middle"),)


def _held(view: Shown, row: Box) -> Shapes:
    """Return the resources of a witch, and the backs of her spells."""
    witch = view.state.witches[view.gaze.seat - 1]
    step = min(52.0, (row.w - 74) / len(KIND_NAMES))
    shapes: Shapes = ()
    for kind, count in enumerate(witch.resources):
        x = row.x + 16 + kind * step
        shapes += chip(kind, x, row.cy, 11) if count else faint_chip(kind, x, row.cy, 11)
        shapes += (number(x + 21, row.cy, str(count), 15, "ink" if count else "ink2"),)
    for index in range(len(witch.hand)):
        shapes += placed(back(17, 24), row.right - 14 - 19 * index, row.cy)
    return shapes


def _cause(view: Shown, cause: Cause, row: Box) -> Shapes:
    """Return one change: the round, what made it, and by how much."""
    right = row.right - 4
    shapes: Shapes = ()
    for sign, change, good in (
        (eye, cause.detection, cause.detection < 0),
        (star, cause.power, cause.power > 0),
    ):
        if change:
            shapes += badge(right - 20, row.cy, f"{change:+d}", GO if good else DANGER, size=13)
            shapes += sign(right - 48, row.cy, 8)
            right -= 64
    return (
        rule(row.x + 4, row.y, row.w - 8),
        Text(row.x + 8, baseline(row.cy, 13), f"R{cause.round}", 13, "ink2", weight=700),
        Text(
            row.x + 38,
            baseline(row.cy, 15),
            made_by(view, cause),
            15,
            "ink",
            fit=right - row.x - 42,
        ),
        *shapes,
    )
