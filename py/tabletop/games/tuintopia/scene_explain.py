"""Sheets that explain: a card at twice its size and in words, the icons, the terms of a score."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest

from tabletop.games.tuintopia.cards import CARDS, HOUSE, ICONS, Card
from tabletop.games.tuintopia.scene_card import Cut, face, tab_mark, token
from tabletop.games.tuintopia.scene_draft import TOGETHER
from tabletop.games.tuintopia.scene_shown import Shown
from tabletop.games.tuintopia.scene_words import (
    PARTS,
    compass_of,
    counted,
    name_of,
    score_of,
    where,
)
from tabletop.games.tuintopia.words import GOAL, signed
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import rule
from tabletop.scene.shapes import Shapes, Text

_WORDS = {**ICONS, "H": "homes"}
_TABS = {
    "#N": "gives shade",
    "*N": "gives sun",
    "BE": "shelters",
    "*S": "wants sun",
    "#S": "wants shade",
    "BW": "wants shelter",
    "RW": "wants wind",
}
_KEY_TABS = {"#N": "shade", "*S": "sun", "BE": "shelter", "RW": "wind"}
"""The tabs that the key of icons explains: one for each of their icons."""

_HEADING = 34.0
_MOST_LINE = 24.0
_LEAST_FACE = 128.0
_ROOMY = 500.0
"""The room of a title, the height of a line, the room from which on a face stands above words,
and the width from which on there is room for the house beside its words."""


def title(text: str, box: Box, right: float, size: float = 19) -> Text:
    """Return the title of a sheet, up to `right`."""
    return Text(box.x, box.y + size, text, size, "ink", "title", 700, fit=right - box.x)


def card_sheet(card: int, cut: Cut, box: Box, *, beside: bool) -> Shapes:
    """Return a card explained inside `box`: its face large above its words, or `beside` them."""
    if beside and (card != HOUSE or box.w > _ROOMY):
        wide = min(box.w * 0.33, box.h * 0.82)
        words = Box(box.x + wide + 16, box.y, box.w - wide - 16, box.h)
        return (*_large(card, cut, box._replace(w=wide)), *_words(CARDS[card], cut, words))
    room = box.h - _HEADING - len(_lines(CARDS[card], cut)) * _MOST_LINE
    if room < _LEAST_FACE:
        return _words(CARDS[card], cut, box)
    top = box.top(min(room - 8, 190))
    return (*_large(card, cut, top), *_words(CARDS[card], cut, box.lower(box.h - top.h - 8)))


def _large(card: int, cut: Cut, box: Box) -> Shapes:
    """Return the face of a card as large as fits into a box, with room for its tabs."""
    tab = 15.0 if cut.compass else 3
    wide, high = box.w - 2 * tab, box.h - 2 * tab
    if card == HOUSE:
        wide = (min(wide, high * 2) - tab) / 2
    high = min(high, wide * 1.3)
    shapes = face(card, cut._replace(w=min(wide, high * 1.3), h=high, tab=tab))
    return tuple(shape._replace(x=shape.x + box.cx, y=shape.y + box.cy) for shape in shapes)


_Line = tuple[str, str]
"""What stands in the left and in the right half of a line, as `_entry` reads it."""


def _lines(data: Card, cut: Cut) -> list[_Line]:
    """Return the lines that explain a card: what it needs and wants, what it offers and gives."""
    needs = [f"-{letter}" for letter in data.needs] or [" nothing"]
    offers = [f"+{letter}" for letter in data.offers]
    marks = compass_of(data) if cut.compass else ()
    gives = [mark for mark in marks if mark[1] in "NE"]
    wants = [mark for mark in marks if mark[1] in "SW"]
    pairs = [*zip_longest(needs, offers, fillvalue=""), *zip_longest(wants, gives, fillvalue="")]
    printed = _printed(data, cut)
    return [(" needs", " offers"), *pairs, *([(f" {printed}", "")] if printed else [])]


def _words(data: Card, cut: Cut, box: Box) -> Shapes:
    """Return name, needs, offers and tabs of a card as words with their icons."""
    lines = _lines(data, cut)
    step = min(_MOST_LINE, (box.h - _HEADING + 4) / len(lines))
    half = box.w / 2
    shapes: Shapes = (title(data.english.capitalize(), box, box.right - 30),)
    for index, (left, right) in enumerate(lines):
        y = box.y + _HEADING + (index + 0.3) * step
        shapes += _entry(left, box.x, y, half if right else box.w, step, quiet=not index)
        shapes += _entry(right, box.x + half, y, half, step, quiet=not index)
    return shapes


def _printed(data: Card, cut: Cut) -> str:
    """Return zone and height in words, as far as they count."""
    told = [f"Zone {data.zone}: {where(data.zone)}."] if cut.zones and data.zone else []
    told += [f"Height {data.height}."] if cut.heights else []
    return " ".join(told)


def _entry(entry: str, x: float, y: float, wide: float, step: float, *, quiet: bool) -> Shapes:
    """Return plain words (after a space), a need (after -), an offer (after +), or a tab."""
    if not entry or entry[0] == " ":
        fill = "ink2" if quiet else "ink"
        return (Text(x, baseline(y, 13.5), entry[1:], 13.5, fill, fit=wide - 4),)
    r = min(10.0, step * 0.46)
    if entry[0] in "+-":
        mark, said = token(entry[1], x + r, y, r, filled=entry[0] == "+"), _WORDS[entry[1]]
    else:
        mark, said = tab_mark(entry, x + r, y, r * 1.7), _TABS[entry]
    return (*mark, Text(x + 2 * r + 6, baseline(y, 13.5), said, 13.5, fit=wide - 2 * r - 8))


@lru_cache(maxsize=16)
def key_sheet(box: Box, *, compass: bool, columns: int = 2) -> Shapes:
    """Return what the icons mean, as a list in columns."""
    entries: list[str] = [*ICONS, *(_KEY_TABS if compass else ())]
    rows = -(-len(entries) // columns)
    top = 28.0 if box.h > 150 else 0.0
    step = min((box.h - top) / rows, 28)
    wide = box.w / columns
    shapes: Shapes = (title("What the icons mean", box, box.right, 17),) if top else ()
    for index, entry in enumerate(entries):
        x = box.x + index // rows * wide
        y = box.y + top + (index % rows + 0.5) * step
        r = min(10.0, step * 0.46)
        mark = tab_mark(entry, x + r, y, r * 1.6) if entry in _KEY_TABS else ()
        shapes += mark or token(entry, x + r, y, r, filled=True)
        said = _KEY_TABS.get(entry) or _WORDS[entry]
        shapes += (Text(x + 2 * r + 7, baseline(y, 13.5), said, 13.5, fit=wide - 2 * r - 8),)
    return shapes


def score_sheet(view: Shown, seat: int, box: Box) -> Shapes:
    """Return where the points of a seat, or of all together, come from."""
    gain = score_of(view.state, seat)
    if seat == TOGETHER:
        heading = f"Together {signed(gain.total).removeprefix('+')} of {GOAL}"
    else:
        heading = f"{name_of(view, seat)}: {counted(gain.total)}"
    shapes: Shapes = (title(heading, box, box.right - 30),)
    names = PARTS if view.is_leveled else {"icons": "Icons"}
    step = min(34.0, (box.h - 62) / len(names))
    y = box.y + 34
    for part, name in names.items():
        points = getattr(gain, part)
        shapes += (
            rule(box.x, y, box.w),
            Text(box.x, baseline(y + step / 2, 15), name, 15, "ink", weight=800),
            figures(points, box.right, y + step / 2, 18),
        )
        y += step
    said = "Each card on the board shows what it brought."
    return (*shapes, Text(box.x, y + 18, said, 13, "ink2", fit=box.w, lines=2))


def figures(points: int, right: float, y: float, size: float) -> Text:
    """Return points with their sign that end at `right`, in the colour of a gain or a loss."""
    colour = "loss" if points < 0 else "plus" if points > 0 else "ink2"
    return Text(right, baseline(y, size), signed(points), size, colour, "title", 700, "end")


def width_of(text: str, size: float) -> float:
    """Return how wide figures are."""
    return text_width(text, size, "title")
