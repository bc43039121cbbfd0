"""The sheet that lies on the village while one looks at a witch, a spell, or a pile of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.language import signed, t
from tabletop.games.witchcraft.rules.board import KINDS
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.legality import lacking
from tabletop.games.witchcraft.rules.state import Step
from tabletop.games.witchcraft.table.art import back, counted, die, eye, star
from tabletop.games.witchcraft.table.draft import castable
from tabletop.games.witchcraft.table.gaze import BACK, EARLIER, EVENTS, LATER, PILES, Cause
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.spell import cost_of, effect_rows, seal
from tabletop.games.witchcraft.table.telling import rolls_told
from tabletop.games.witchcraft.words import sheet as words
from tabletop.games.witchcraft.words import table
from tabletop.games.witchcraft.words.cards import card_in_words, card_name, spell_in_words
from tabletop.games.witchcraft.words.previews import OUT
from tabletop.kit.parts import Part, drawn, thing, told
from tabletop.kit.rows import BODY, SMALL, Row, flowing, height_of
from tabletop.kit.sheet import cross_part
from tabletop.kit.signs import changing
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.marks import hat
from tabletop.scene.measure import baseline
from tabletop.scene.papers import DANGER, GO, badge, rule, sheet
from tabletop.scene.papers import words as line
from tabletop.scene.shapes import CHIP, SHEET, Node, Path, Rect, Shapes, Text, joined, moved

LOOKING = "looking"

_ARROW = "M4 -7L-4 0L4 7"
_ROOMY, _LARGE = 190.0, 300.0
"""The heights from which a spell has room for its signs, and for the largest words."""

_CAUSE, _HELD = 30.0, 34.0
"""The height of a line of a witch's past, and of what she holds."""


class _Places(NamedTuple):
    """The places on the sheet: its `body`, and those along its upper edge."""

    body: Box
    title: Box
    earlier: Box
    later: Box
    back: Box


def sheet_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the sheet with what is looked at, nothing while one looks at the village."""
    if not shown.is_looking:
        return ()
    box, gaze = shown.village.board, shown.gaze
    head, body = box.inset(6, 4).rows([TOUCH, 0], 4)
    places = _Places(body, *head.columns([0, TOUCH, TOUCH, TOUCH]))
    name = gaze.pile or gaze.card or f"witch-{gaze.seat}"
    paper = drawn(Node(f"sheet-{name}", (sheet(box, 18, shadow=SHEET),)))
    looked_at = _spell if gaze.card else _pile if gaze.pile else _witch
    return (paper, *looked_at(shown, places), cross_part(BACK, LOOKING, places.back, 5))


def _paged(
    shown: Shown, places: _Places, heights: Sequence[float], room: float
) -> tuple[slice, tuple[Part, ...]]:
    """Return which things of those heights lie on the page that is looked at, and the buttons that
    turn it: pale where there is no other page, unseen where there never is one."""
    pages = _pages(heights, room)
    page, last = shown.gaze.page, len(pages) - 1
    turners = (
        (EARLIER, t(words.EARLIER), places.earlier, page < last),
        (LATER, t(words.LATER), places.later, page > 0),
    )
    return pages[min(page, last)], tuple(
        thing(id_, LOOKING, label, box, _arrow(id_, box, may=may) if last else (),
              may=None if may else False, col=col)
        for col, (id_, label, box, may) in enumerate(turners, start=3)
    )  # fmt: skip


def _pages(heights: Sequence[float], room: float) -> list[slice]:
    """Return which things lie on each page, of as many as there is room for."""
    pages, first, used = [], 0, 0.0
    for index, height in enumerate(heights):
        if used + height > room and index > first:
            pages.append(slice(first, index))
            first, used = index, 0.0
        used += height
    return [*pages, slice(first, len(heights))]


def _arrow(way: str, box: Box, *, may: bool) -> Shapes:
    angle, opacity = 180 if way == LATER else 0, 1 if may else 0.3
    return (Path(_ARROW, box.w / 2, box.h / 2, 1, angle, "", "ink", 3, opacity=opacity),)


# -- the piles -----------------------------------------------------------------------------------


def pile_of(shown: Shown, pile: str) -> tuple[str, ...]:
    """Return a pile of cards played, the latest first."""
    state = shown.state
    return tuple(reversed(state.event_discard if pile == EVENTS else state.discard))


def _pile(shown: Shown, places: _Places) -> tuple[Part, ...]:
    """Return both piles as tabs, and a page of the one that is looked at."""
    halves, body = zip(PILES, places.title.columns([0, 0], 6), strict=True), places.body
    tabs = [_tab(shown, pile, half, col) for col, (pile, half) in enumerate(halves, start=1)]
    played = pile_of(shown, shown.gaze.pile)
    heights = [height_of(_in_words(card), body.w - 16, 2) + 12 for card in played]
    part, turners = _paged(shown, places, heights, body.h)
    rows = enumerate(zip(played[part], body.rows(heights[part]), strict=True))
    cards = [_card(card, f"row-{index}", row) for index, (card, row) in rows]
    return (*tabs, *turners, *(cards or [_empty(body.top(52))]))


def _tab(shown: Shown, pile: str, box: Box, col: int) -> Part:
    chosen, count = pile == shown.gaze.pile, len(pile_of(shown, pile))
    label, label_aloud = (
        (words.events(count), words.events_aloud(count))
        if pile == EVENTS
        else (words.spells(count), words.spells_aloud(count))
    )
    inner, fill, ink = Box(0, 0, box.w, box.h), *(("sun", "print") if chosen else ("sheet2", "ink"))
    said = line(inner.cx, inner.cy, label, 15, ink, bold=True)._replace(fit=box.w - 8)
    paper = Rect(*inner.inset(0, 4), r=12, fill=fill, shadow=CHIP)
    return thing(pile, LOOKING, label_aloud, box, (paper, said), chosen=chosen, col=col)


def _in_words(card: str) -> tuple[Row, ...]:
    """Return the name of a card, and what it does."""
    return (
        Row(card_name(card), is_title=True),
        Row(card_in_words(card), size=SMALL, fill="ink2"),
    )


def _card(card: str, key: str, row: Box) -> Part:
    shapes = (rule(row.x + 4, row.y, row.w - 8), *flowing(_in_words(card), row.inset(8, 5), 2))
    return told(key, words.card(card), row, Node(key, shapes))


def _empty(box: Box) -> Part:
    """Return that there is no card in a pile."""
    said = t(words.NONE_YET)
    return told("row-0", said, box, Node("row-0", (line(box.cx, box.cy, said, BODY, "ink2"),)))


# -- a witch -------------------------------------------------------------------------------------


def _witch(shown: Shown, places: _Places) -> tuple[Part, ...]:
    """Return name and meters of a witch, what she holds, and what has moved her meters."""
    may_roll = shown.gaze.seat == shown.mover and bool(shown.inn)
    above = [_HELD, _CAUSE] if may_roll else [_HELD]
    room = places.body.h - sum(above)
    held, *rows = places.body.rows([*above, *[_CAUSE] * int(room // _CAUSE)])
    inn = (_roll_at_inn(shown, rows.pop(0)),) if may_roll else ()
    part, turners = _paged(shown, places, [_CAUSE] * len(shown.causes), room)
    causes = enumerate(zip(shown.causes[part], rows, strict=False), start=1)
    unmoved = line(rows[0].cx, rows[0].cy, t(words.UNMOVED), BODY, "ink2")
    return (
        drawn(Node("head", _head(shown, places.title))),
        _held(shown, held),
        *inn,
        *turners,
        *(_cause(shown, cause, row, f"row-{index}") for index, (cause, row) in causes),
        *(() if shown.causes else (drawn(Node("unmoved", (unmoved,))),)),
    )


def _head(shown: Shown, box: Box) -> Shapes:
    """Return hat and name of a witch, and where both meters stand."""
    seat, right = shown.gaze.seat, box.right - 8
    witch, shapes = shown.witch(seat), hat(seat, box.x + 20, box.cy + 11, 32)
    for value, sign, r in ((witch.detection, eye, 10), (witch.power, star, 11)):
        figure, left = changing(str(value), "", is_good=True, at=(right, box.cy), size=20)
        shapes += (*figure, *sign(left - 8, box.cy, r))
        right = left - 24
    x, y = box.x + 42, baseline(box.cy, 18)
    return (*shapes, Text(x, y, shown.name(seat), 18, "ink", "title", 700, fit=right + 6 - x))


def _held(shown: Shown, row: Box) -> Part:
    """Return the resources of a witch, and the backs of her spells."""
    witch, y = shown.witch(shown.gaze.seat), row.cy
    step = min(52.0, (row.w - 74) / len(KINDS))
    places = [(row.x + 16 + kind * step, y) for kind in range(len(KINDS))]
    backs = (row.right - 14 - 19 * index for index in range(len(witch.hand)))
    shapes = (
        *joined(
            counted(kind, count, (x, y), 11, (x + 21, y), 15)
            for kind, (count, (x, y)) in enumerate(zip(witch.resources, places, strict=True))
        ),
        *joined(moved(back(17, 24), x, y) for x in backs),
    )
    return told("row-0", words.held(witch.resources, len(witch.hand)), row, Node("held", shapes))


def _roll_at_inn(shown: Shown, row: Box) -> Part:
    """Return what a roll at the Inn would bring: on the table it is a die beside her name."""
    results = [(each.faces, t(OUT) if each.is_out else str(each.detection)) for each in shown.inn]
    x, said = row.x + 16, words.roll_at_inn(results)
    shapes = (
        *die(5, x, row.cy, 19, "night"),
        *eye(x + 24, row.cy, 8),
        Text(x + 38, baseline(row.cy, BODY), said, BODY, "ink", fit=row.right - x - 42),
    )
    spoken = words.roll_at_inn_aloud(rolls_told(shown.inn))
    return told("row-inn", spoken, row, Node("row-inn", shapes))


def _cause(shown: Shown, cause: Cause, row: Box, key: str) -> Part:
    """Return one change: the round, what made it, and by how much."""
    made_by = words.cause(cause.what, cause.roll, shown.name(cause.by) if cause.by else "")
    right, changes = row.right - 4, list[Shapes]()
    signs = ((eye, cause.detection, cause.detection < 0), (star, cause.power, cause.power > 0))
    for sign, change, good in signs:
        if change:
            tone = GO if good else DANGER
            changes.append(badge(right - 20, row.cy, signed(change), tone, size=13))
            changes.append(sign(right - 48, row.cy, 8))
            right -= 64
    mark, y = words.round_mark(cause.round), baseline(row.cy, BODY)
    shapes = (
        rule(row.x + 4, row.y, row.w - 8),
        *joined(changes),
        Text(row.x + 8, baseline(row.cy, 13), mark, 13, "ink2", weight=700),
        Text(row.x + 38, y, made_by, BODY, "ink", fit=right - row.x - 42),
    )
    spoken = words.change(cause.round, made_by, cause.power, cause.detection)
    return told(key, spoken, row, Node(key, shapes))


# -- a spell of the own hand -----------------------------------------------------------------------


def _spell(shown: Shown, places: _Places) -> tuple[Part, ...]:
    """Return a spell, enlarged: name and own Detection, signs, words, cost, and why not now."""
    card, title, rest = shown.gaze.card, places.title, places.body.inset(8, 4)
    spell = SPELLS[card]
    size = 20.0 if rest.h >= _LARGE else 17.0 if rest.h >= _ROOMY else 14.0
    y, fit = baseline(title.cy, 20), title.w - 8
    name = Text(title.x + 8, y, card_name(card), 20, "ink", "title", 700, fit=fit)
    shapes: Shapes = (name, *seal(spell.own_detection, 15, title.right + 30, title.cy))
    for row in effect_rows(spell.effects, size, rest.w) if rest.h >= _ROOMY else ():
        shapes += moved(row.shapes, rest.x + row.wide / 2, rest.y + size)
        rest = rest.lower(rest.h - size * 2 - 4)
    does = Row(spell_in_words(spell), size=size)
    why = Row(_why_not_now(shown, card), size=size, is_strong=True, is_ruled=True)
    _, cost, below = rest.rows([height_of([does], rest.w), size * 2, 0], 8)
    shapes += flowing([does], rest)
    shapes += cost_of(card, shown.own.resources, cost, size)
    shapes += flowing([why], below.lower(below.h - 2))
    return (told("row-0", f"{does.text} {why.text}", places.body, Node("spell", shapes)),)


def _why_not_now(shown: Shown, card: str) -> str:
    """Return why a spell of the own hand cannot be cast just now, or when it can."""
    if shown.state.step is Step.OVER:
        return t(table.GAME_IS_OVER)
    if not castable(shown.own, card):
        return table.missing_to_cast(lacking(shown.own.resources, SPELLS[card].cost))
    return t(table.CAST_LATER if shown.home != shown.mover else table.CAST_AFTER_MOVE)
