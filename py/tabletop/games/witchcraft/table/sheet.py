"""The sheet that lies on the village while one looks at a witch, a spell, or a pile of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.language import signed, t
from tabletop.games.witchcraft.rules.board import KINDS
from tabletop.games.witchcraft.table.art import back, counted, die, eye, placed, star
from tabletop.games.witchcraft.table.enlarged import enlarged
from tabletop.games.witchcraft.table.gaze import BACK, EARLIER, EVENTS, LATER, PILES, Cause
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.telling import inn_lines
from tabletop.games.witchcraft.words import sheet as words
from tabletop.games.witchcraft.words.cards import card_in_words, card_name
from tabletop.games.witchcraft.words.previews import OUT
from tabletop.games.witchcraft.words.table import each_roll
from tabletop.kit.parts import Part, drawn, thing, told
from tabletop.kit.rows import BODY, SMALL, Row, flowing, height_of
from tabletop.kit.sheet import cross_part
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.marks import hat
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import DANGER, GO, badge, number, rule, sheet
from tabletop.scene.papers import words as line
from tabletop.scene.shapes import CHIP, SHEET, Node, Path, Rect, Shapes, Text

LOOKING = "looking"

_ARROW = "M4 -7L-4 0L4 7"
_CAUSE, _HELD = 30.0, 34.0
"""The height of a line of a witch's past, and of what she holds."""


class _Sheet(NamedTuple):
    """The places on the sheet: along its upper edge, and below."""

    title: Box
    earlier: Box
    later: Box
    back: Box
    body: Box


def sheet_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the sheet with what is looked at, nothing while one looks at the village."""
    if not shown.is_looking:
        return ()
    box = shown.village.board
    head, body = box.inset(6, 4).rows([TOUCH, 0], 4)
    title, earlier, later, away = head.columns([0, TOUCH, TOUCH, TOUCH])
    places = _Sheet(title, earlier, later, away, body)
    name = shown.gaze.pile or shown.gaze.card or f"witch-{shown.gaze.seat}"
    paper = drawn(Node(f"sheet-{name}", (sheet(box, 18, shadow=SHEET),)))
    if shown.gaze.card:
        looked_at: tuple[Part, ...] = (enlarged(shown, places.title, places.body),)
    else:
        looked_at = _pile(shown, places) if shown.gaze.pile else _witch(shown, places)
    return (paper, *looked_at, cross_part(BACK, LOOKING, places.back, 5))


def _turners(shown: Shown, places: _Sheet, pages: int) -> tuple[Part, ...]:
    """Return the buttons of the pages: pale where there is none, unseen where there is only one."""
    page = shown.gaze.page
    turners = (
        (EARLIER, t(words.EARLIER), places.earlier, 0, page < pages - 1),
        (LATER, t(words.LATER), places.later, 180, page > 0),
    )
    return tuple(
        thing(id_, LOOKING, label, box, _arrow(box, angle, may=may) if pages > 1 else (),
              may=None if may else False, col=col)
        for col, (id_, label, box, angle, may) in enumerate(turners, start=3)
    )  # fmt: skip


def _arrow(box: Box, angle: float, *, may: bool) -> Shapes:
    opacity = 1 if may else 0.3
    x, y = box.w / 2, box.h / 2
    return (Path(_ARROW, x, y, angle=angle, stroke="ink", width=3, opacity=opacity),)


def _pages(heights: Sequence[float], room: float) -> list[slice]:
    """Return which things lie on each page, of as many as there is room for."""
    pages, first, used = [], 0, 0.0
    for index, height in enumerate(heights):
        if used + height > room and index > first:
            pages.append(slice(first, index))
            first, used = index, 0.0
        used += height
    return [*pages, slice(first, len(heights))]


# -- the piles -----------------------------------------------------------------------------------


def pile_of(shown: Shown, pile: str) -> tuple[str, ...]:
    """Return a pile of cards played, the latest first."""
    state = shown.state
    return tuple(reversed(state.event_discard if pile == EVENTS else state.discard))


def _pile(shown: Shown, places: _Sheet) -> tuple[Part, ...]:
    """Return both piles as tabs, and a page of the one that is looked at."""
    halves = zip(PILES, places.title.columns([0, 0], 6), strict=True)
    tabs = [_tab(shown, pile, half, col) for col, (pile, half) in enumerate(halves, start=1)]
    played = pile_of(shown, shown.gaze.pile)
    heights = [height_of(_card(card), places.body.w - 16, 2) + 12 for card in played]
    pages = _pages(heights, places.body.h)
    part = pages[min(shown.gaze.page, len(pages) - 1)]
    cards = _cards(played[part], heights[part], places.body)
    return (*tabs, *_turners(shown, places, len(pages)), *cards)


def _tab(shown: Shown, pile: str, box: Box, col: int) -> Part:
    chosen, count = pile == shown.gaze.pile, len(pile_of(shown, pile))
    label, label_aloud = (
        (words.events(count), words.events_aloud(count))
        if pile == EVENTS
        else (words.spells(count), words.spells_aloud(count))
    )
    inner = Box(0, 0, box.w, box.h)
    shapes = (
        Rect(*inner.inset(0, 4), r=12, fill="sun" if chosen else "sheet2", shadow=CHIP),
        line(inner.cx, inner.cy, label, 15, "print" if chosen else "ink", bold=True)._replace(
            fit=box.w - 8
        ),
    )
    return thing(pile, LOOKING, label_aloud, box, shapes, chosen=chosen, col=col)


def _card(card: str) -> tuple[Row, ...]:
    """Return the name of a card, and what it does."""
    return (
        Row(card_name(card), is_title=True),
        Row(card_in_words(card), size=SMALL, fill="ink2"),
    )


def _cards(played: Sequence[str], heights: Sequence[float], body: Box) -> tuple[Part, ...]:
    if not played:
        nothing = line(body.cx, body.y + 26, t(words.NONE_YET), BODY, "ink2")
        return (told("row-0", nothing.text, body.top(52), Node("row-0", (nothing,))),)
    parts, y = [], body.y
    for index, (card, height) in enumerate(zip(played, heights, strict=True)):
        row = body._replace(y=y, h=height)
        shapes = (
            rule(row.x + 4, y, row.w - 8),
            *flowing(_card(card), row.inset(8, 5), 2),
        )
        parts.append(told(f"row-{index}", words.card(card), row, Node(f"row-{index}", shapes)))
        y += height
    return tuple(parts)


# -- a witch -------------------------------------------------------------------------------------


def _witch(shown: Shown, places: _Sheet) -> tuple[Part, ...]:
    """Return name and meters of a witch, what she holds, and what has moved her meters."""
    witch = shown.state.witches[shown.gaze.seat - 1]
    above = [_HELD, *([_CAUSE] if _may_roll(shown) else [])]
    room = places.body.h - sum(above)
    held, *rows = places.body.rows([*above, *[_CAUSE] * int(room // _CAUSE)])
    inn = (_roll_at_inn(shown, rows.pop(0)),) if _may_roll(shown) else ()
    pages = _pages([_CAUSE] * len(shown.causes), room)
    causes = shown.causes[pages[min(shown.gaze.page, len(pages) - 1)]]
    unmoved = line(rows[0].cx, rows[0].cy, t(words.UNMOVED), BODY, "ink2")
    return (
        drawn(Node("head", _head(shown, places.title))),
        told(
            "row-0",
            words.held(witch.resources, len(witch.hand)),
            held,
            Node("held", _held(shown, held)),
        ),
        *inn,
        *_turners(shown, places, len(pages)),
        *(
            _cause(shown, cause, row, index)
            for index, (cause, row) in enumerate(zip(causes, rows, strict=False), start=1)
        ),
        *(() if causes else (drawn(Node("unmoved", (unmoved,))),)),
    )


def _head(shown: Shown, box: Box) -> Shapes:
    """Return hat and name of a witch, and where both meters stand."""
    seat = shown.gaze.seat
    witch, right = shown.state.witches[seat - 1], box.right - 8
    power, detection = str(witch.power), str(witch.detection)
    wide, left_of = text_width(power, 20, "title"), text_width(detection, 20, "title")
    at = right - left_of - 30 - wide
    fit = at - box.x - 66
    name = Text(
        *(box.x + 42, baseline(box.cy, 18), shown.name(seat), 18, "ink", "title", 700), fit=fit
    )
    return (
        *hat(seat, box.x + 20, box.cy + 11, 32),
        name,
        *star(at - 14, box.cy, 11),
        number(at + wide / 2, box.cy, power, 20),
        *eye(right - left_of - 14, box.cy, 10),
        number(right - left_of / 2, box.cy, detection, 20),
    )


def _held(shown: Shown, row: Box) -> Shapes:
    """Return the resources of a witch, and the backs of her spells."""
    witch = shown.state.witches[shown.gaze.seat - 1]
    step = min(52.0, (row.w - 74) / len(KINDS))
    shapes: Shapes = ()
    for kind, count in enumerate(witch.resources):
        x = row.x + 16 + kind * step
        shapes += counted(kind, count, (x, row.cy), 11, (x + 21, row.cy), 15)
    for index in range(len(witch.hand)):
        shapes += placed(back(17, 24), row.right - 14 - 19 * index, row.cy)
    return shapes


def _may_roll(shown: Shown) -> bool:
    """Return whether it is the witch to move who is looked at, and the Inn is open to her."""
    return shown.gaze.seat == shown.mover and bool(shown.inn)


def _roll_at_inn(shown: Shown, row: Box) -> Part:
    """Return what a roll at the Inn would bring: on the table it is a die beside her name."""
    results = [(each.faces, t(OUT) if each.is_out else str(each.detection)) for each in shown.inn]
    x, said = row.x + 16, words.roll_at_inn(results)
    shapes = (
        *die(5, x, row.cy, 19, "night"),
        *eye(x + 24, row.cy, 8),
        Text(x + 38, baseline(row.cy, BODY), said, BODY, "ink", fit=row.right - x - 42),
    )
    spoken = words.roll_at_inn_aloud(each_roll(inn_lines(shown.inn)))
    return told("row-inn", spoken, row, Node("row-inn", shapes))


def _cause(shown: Shown, cause: Cause, row: Box, index: int) -> Part:
    """Return one change: the round, what made it, and by how much."""
    made_by = words.cause(cause.what, cause.roll, shown.name(cause.by) if cause.by else "")
    right = row.right - 4
    shapes: Shapes = ()
    for sign, change, good in (
        (eye, cause.detection, cause.detection < 0),
        (star, cause.power, cause.power > 0),
    ):
        if change:
            shapes += badge(right - 20, row.cy, signed(change), GO if good else DANGER, size=13)
            shapes += sign(right - 48, row.cy, 8)
            right -= 64
    mark, y = words.round_mark(cause.round), baseline(row.cy, BODY)
    shapes += (
        rule(row.x + 4, row.y, row.w - 8),
        Text(row.x + 8, baseline(row.cy, 13), mark, 13, "ink2", weight=700),
        Text(row.x + 38, y, made_by, BODY, "ink", fit=right - row.x - 42),
    )
    spoken = words.change(cause.round, made_by, cause.power, cause.detection)
    return told(f"row-{index}", spoken, row, Node(f"row-{index}", shapes))
