"""What explains the cards: one at twice its size and in words, and the key of all icons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import zip_longest
from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.tuintopia.rules.cards import CARDS, HOUSE, ICONS, Card
from tabletop.games.tuintopia.table.card import Cut, face
from tabletop.games.tuintopia.table.pictures import tab_mark, token
from tabletop.games.tuintopia.words import cards, sheets
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import Shapes, Text, moved

_HEADING = 34.0
_MOST_LINE = 24.0
_LEAST_FACE = 128.0
_LEAST_WORDS, _LEAST_BY_HOUSE = 216.0, 300.0
"""The room of a title, the height of a line, the height from which on a face stands above words,
and the widths of words from which on it stands beside them, and the house does."""
_NAME, _NAME_LEFT = 13.5, 28.0
"""The size of the name of an icon, and the room of the icon before it."""
_LEAST_STEP, _BROAD = 17.0, 600.0
"""The least height of a line of the key, and the width from which on it has three columns."""


class _Entry(NamedTuple):
    """Some words, and before them the disc of an icon or a tab, drawn about a point."""

    text: str
    sign: Callable[[float, float, float], Shapes] | None = None
    fill: str = "ink"


def card_sheet(card: int, cut: Cut, box: Box, *, beside: bool) -> Shapes:
    """Return a card explained inside `box`: its face large above its words, or `beside` them."""
    left, right = box.columns([min(box.w * 0.3, box.h * 0.82), 0], 16)
    if beside and right.w > (_LEAST_BY_HOUSE if card == HOUSE else _LEAST_WORDS):
        return (*_large(card, cut, left), *_explained(card, cut, right))
    room = box.h - _HEADING - len(_lines(CARDS[card], cut, box.w)) * _MOST_LINE
    if room < _LEAST_FACE:
        return _explained(card, cut, box)
    top = box.top(min(room - 8, 190))
    return (*_large(card, cut, top), *_explained(card, cut, box.lower(box.h - top.h - 8)))


def _large(card: int, cut: Cut, box: Box) -> Shapes:
    """Return the face of a card as large as fits into a box, with room for its tabs."""
    tab = 15.0 if cut.compass else 3
    wide, high = box.w - 2 * tab, box.h - 2 * tab
    if card == HOUSE:
        wide = (min(wide, high * 2) - tab) / 2
    high = min(high, wide * 1.3)
    shapes = face(card, cut._replace(w=min(wide, high * 1.3), h=high, tab=tab))
    return moved(shapes, box.cx, box.cy)


_Pair = tuple[_Entry | None, _Entry | None]


def _lines(data: Card, cut: Cut, wide: float) -> list[_Pair]:
    """Return what a card needs and wants at the left of lines, what it offers and gives at the
    right, or where words would be cut below."""
    marks = cards.compass_of(data) if cut.compass else ()
    wants = [_tab(mark, cards.SHORT_TABS[mark]) for mark in marks if mark[1] in "SW"]
    gives = [_tab(mark, cards.SHORT_TABS[mark]) for mark in marks if mark[1] in "NE"]
    needs = [_icon(letter) for letter in data.needs] or [_Entry(t(sheets.NOTHING))]
    left = [_Entry(t(sheets.NEEDS), fill="ink2"), *needs, *wants]
    offers = [_icon(letter, filled=True) for letter in data.offers]
    right = [_Entry(t(sheets.OFFERS), fill="ink2"), *offers, *gives]
    printed = cards.printed(data, heights=cut.heights, zones=cut.zones)
    printed = printed if text_width(" ".join(printed), _NAME) > wide - 4 else [" ".join(printed)]
    below = [_Entry(each) for each in printed if each]
    if _width(left) + _width(right) <= wide:
        return [*zip_longest(left, right), *((each, None) for each in below)]
    return [(each, None) for each in (*left, *right, *below)]


def _width(entries: Iterable[_Entry]) -> float:
    """Return how wide a column of some words is, with the signs before them."""
    return _NAME_LEFT + 4 + max(text_width(each.text, _NAME) for each in entries)


def _icon(letter: str, *, filled: bool = False) -> _Entry:
    return _Entry(t(cards.SHORT_ICONS[letter]), partial(token, letter, filled=filled))


def _tab(mark: str, text: str) -> _Entry:
    return _Entry(t(text), partial(tab_mark, mark))


def _explained(card: int, cut: Cut, box: Box) -> Shapes:
    """Return name, needs, offers and tabs of a card as words with their icons."""
    lines = _lines(CARDS[card], cut, box.w)
    step = min(_MOST_LINE, (box.h - _HEADING + 4) / len(lines))
    rights = [right for _, right in lines if right]
    lefts = [left for left, _ in lines[: len(rights)] if left]
    half = min(max(box.w / 2, _width(lefts)), box.w - _width(rights)) if rights else 0
    shapes: Shapes = (_title(cards.titled(card), box, 19),)
    for index, (left, right) in enumerate(lines):
        y = box.y + _HEADING + (index + 0.3) * step
        shapes += _drawn(left, box.x, y, half if right else box.w, step)
        shapes += _drawn(right, box.x + half, y, box.w - half, step)
    return shapes


def _title(text: str, box: Box, size: float) -> Text:
    """Return the title of a sheet, which leaves room for the cross that closes it."""
    return Text(box.x, box.y + size, text, size, "ink", "title", 700, fit=box.w - 30)


def _drawn(entry: _Entry | None, x: float, y: float, wide: float, step: float) -> Shapes:
    if entry is None:
        return ()
    r = min(10.0, step * 0.46)
    sign, left = (entry.sign(x + r, y, r), 2 * r + 6) if entry.sign else ((), 0)
    text = Text(x + left, baseline(y, _NAME), entry.text, _NAME, entry.fill, fit=wide - left - 4)
    return (*sign, text)


def key_sheet(box: Box, cut: Cut) -> Shapes:
    """Return what the icons mean, as a list in columns, or in one where names need it."""
    entries = [_icon(letter, filled=True) for letter in ICONS]
    if cut.compass:
        entries += [_tab(*each) for each in cards.KEY_TABS.items()]
    columns, top = 2 if box.w < _BROAD else 3, 28.0 if box.h > 150 else 0.0
    if _width(entries) > box.w / columns and (box.h - top) / len(entries) >= _LEAST_STEP:
        columns = 1
    rows = -(-len(entries) // columns)
    step = min((box.h - top) / rows, 28)
    wide = box.w / columns
    shapes: Shapes = (_title(t(sheets.KEY), box, 17),) if top else ()
    for index, entry in enumerate(entries):
        y = box.y + top + (index % rows + 0.5) * step
        shapes += _drawn(entry, box.x + index // rows * wide, y, wide, step)
    return shapes
