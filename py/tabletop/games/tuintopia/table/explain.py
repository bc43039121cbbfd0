"""Explanations of cards: a large card with its texts, and the legend of all icons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.tuintopia.rules.cards import CARDS, HOUSE, ICONS, Card
from tabletop.games.tuintopia.table.card import Cut, face
from tabletop.games.tuintopia.table.pictures import tab_mark, token
from tabletop.games.tuintopia.words import cards, sheets
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import Shapes, Text, joined, moved

_HEADING = 34.0
_MOST_LINE = 24.0
_LEAST_FACE = 128.0
_LEAST_WORDS, _LEAST_BY_HOUSE = 216.0, 300.0
"""Height of a title, maximum height of a line, minimum height of a face above texts, minimum
widths of texts beside a card or beside the house."""
_NAME, _NAME_LEFT = 13.5, 28.0
"""The text size of an icon's name, and the width of the icon before it."""
_LEAST_STEP, _BROAD = 17.0, 600.0
"""The minimum height of a line of the legend, and the minimum width for three columns."""


class _Entry(NamedTuple):
    """A text with an optional icon or tab before it; `sign` takes x, y and radius."""

    text: str
    sign: Callable[[float, float, float], Shapes] | None = None
    fill: str = "ink"


def card_sheet(card: int, cut: Cut, box: Box, *, beside: bool) -> Shapes:
    """Return a card with its explanation inside `box`: a large face above the texts or `beside`."""
    left, right = box.columns([min(box.w * 0.3, box.h * 0.82), 0], 16)
    if beside and right.w > (_LEAST_BY_HOUSE if card == HOUSE else _LEAST_WORDS):
        return (*_large(card, cut, left), *_explained(card, cut, right))
    room = box.h - _HEADING - _rows(*_columns(CARDS[card], cut, box.w)) * _MOST_LINE
    if room < _LEAST_FACE:
        return _explained(card, cut, box)
    top = box.top(min(room - 8, 190))
    return (*_large(card, cut, top), *_explained(card, cut, box.lower(box.h - top.h - 8)))


def _large(card: int, cut: Cut, box: Box) -> Shapes:
    """Return the largest face of a card that fits into a box with its tabs."""
    tab = 15.0 if cut.compass else 3
    wide, high = box.w - 2 * tab, box.h - 2 * tab
    if card == HOUSE:
        wide = (min(wide, high * 2) - tab) / 2
    high = min(high, wide * 1.3)
    shapes = face(card, cut._replace(w=min(wide, high * 1.3), h=high, tab=tab))
    return moved(shapes, box.cx, box.cy)


def _columns(data: Card, cut: Cut, wide: float) -> tuple[list[_Entry], list[_Entry], list[_Entry]]:
    """Return the entries of a card: needs on the left, offers on the right, the rest below.

    If both columns don't fit into `wide` pixels, all entries are in the first list.
    """
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
    has_room = _width(left) + _width(right) <= wide
    return (left, right, below) if has_room else ([*left, *right, *below], [], [])


def _rows(left: Sequence[_Entry], right: Sequence[_Entry], below: Sequence[_Entry]) -> int:
    """Return the number of rows of the two columns and the entries below them."""
    return max(len(left), len(right)) + len(below)


def _width(entries: Iterable[_Entry]) -> float:
    """Return the width of a column of entries, including their icons."""
    return _NAME_LEFT + 4 + max(text_width(each.text, _NAME) for each in entries)


def _icon(letter: str, *, filled: bool = False) -> _Entry:
    return _Entry(t(cards.SHORT_ICONS[letter]), partial(token, letter, filled=filled))


def _tab(mark: str, text: str) -> _Entry:
    return _Entry(t(text), partial(tab_mark, mark))


def _explained(card: int, cut: Cut, box: Box) -> Shapes:
    """Return a card's name, needs, offers and tabs as texts with icons."""
    left, right, below = _columns(CARDS[card], cut, box.w)
    rows = _rows(left, right, below)
    step = min(_MOST_LINE, (box.h - _HEADING + 4) / rows)
    half = min(max(box.w / 2, _width(left)), box.w - _width(right)) if right else box.w
    body = box.lower(box.h - _HEADING + 0.2 * step)
    return (
        _title(cards.titled(card), box, 19),
        *_column(left, body._replace(w=half), step),
        *_column(right, body._replace(x=box.x + half, w=box.w - half), step),
        *_column(below, body.lower(body.h - (rows - len(below)) * step), step),
    )


def _title(text: str, box: Box, size: float) -> Text:
    """Return the title of a sheet, with room for the closing cross."""
    return Text(box.x, box.y + size, text, size, "ink", "title", 700, fit=box.w - 30)


def _column(entries: Iterable[_Entry], box: Box, step: float) -> Shapes:
    """Return a column of entries from the top of a box, `step` pixels apart."""
    middles = ((entry, box.y + (row + 0.5) * step) for row, entry in enumerate(entries))
    return joined(_drawn(entry, box.x, y, box.w, step) for entry, y in middles)


def _drawn(entry: _Entry, x: float, y: float, wide: float, step: float) -> Shapes:
    r = min(10.0, step * 0.46)
    sign, left = (entry.sign(x + r, y, r), 2 * r + 6) if entry.sign else ((), 0)
    text = Text(x + left, baseline(y, _NAME), entry.text, _NAME, entry.fill, fit=wide - left - 4)
    return (*sign, text)


def key_sheet(box: Box, cut: Cut) -> Shapes:
    """Return the legend of the icons in two or three columns, or in one for long names."""
    entries = [_icon(letter, filled=True) for letter in ICONS]
    if cut.compass:
        entries += [_tab(*each) for each in cards.KEY_TABS.items()]
    columns, top = 2 if box.w < _BROAD else 3, 28.0 if box.h > 150 else 0.0
    if _width(entries) > box.w / columns and (box.h - top) / len(entries) >= _LEAST_STEP:
        columns = 1
    rows = -(-len(entries) // columns)
    step = min((box.h - top) / rows, 28)
    shapes: Shapes = (_title(t(sheets.KEY), box, 17),) if top else ()
    for at, column in enumerate(box.lower(box.h - top).columns([0] * columns)):
        shapes += _column(entries[at * rows : (at + 1) * rows], column, step)
    return shapes
