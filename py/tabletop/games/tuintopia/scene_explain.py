"""Sheets that explain: a card at twice its size and in words, the icons, the terms of a score."""

from __future__ import annotations

from functools import lru_cache

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
from tabletop.scene.shapes import Shape, Shapes, Text

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
_KEY_TABS = ("#N", "*S", "BE", "RW")
"""The tabs that the key of icons explains: one for each of their icons."""

_KEY_WORDS = {"#N": "shade (to the north)", "*S": "sun (from the south)",
              "BE": "shelter (to the east)", "RW": "wind (from the west)"}  # fmt: skip

_LINE = 23.0
_FACE_LEAST = 128.0
"""The height of a line, and the room from which on a face stands above the words."""


def title(text: str, box: Box, right: float, size: float = 19) -> Text:
    """Return the title of a sheet, up to `right`."""
    return Text(box.x, box.y + size, text, size, "ink", "title", 700, fit=right - box.x)


def card_sheet(card: int, cut: Cut, box: Box, *, beside: bool) -> Shapes:
    """Return a card explained inside `box`: its face large above its words, or `beside` them."""
    data = CARDS[card]
    lines = max(len(data.needs), len(data.offers), 1) + 2
    lines += max(len(data.zone) > 0 and cut.zones, cut.heights)
    high = 30 + (lines - 1) * _LINE + _tab_lines(data, cut) * _LINE
    if beside:
        wide = _face_width(card, box)
        words = Box(box.x + wide + 16, box.y, box.w - wide - 16, box.h)
        middle = Box(box.x, box.y, wide, box.h)
        return (*_large(card, cut, middle), *_words(data, cut, words))
    room = box.h - high
    if room < _FACE_LEAST:
        return _words(data, cut, box)
    top = box.top(min(room - 8, 190))
    return (*_large(card, cut, top), *_words(data, cut, box.lower(high)))


def _face_width(card: int, box: Box) -> float:
    return min(box.w * 0.36, box.h * 0.82) * (1.25 if card == HOUSE else 1)


def _tab_lines(data: Card, cut: Cut) -> int:
    marks = compass_of(data) if cut.compass else ()
    gives = sum(mark[1] in "NE" for mark in marks)
    return max(gives, len(marks) - gives)


def _large(card: int, cut: Cut, box: Box) -> Shapes:
    """Return the face of a card as large as fits into a box, with room for its tabs."""
    tab = 15.0 if cut.compass else 3
    high = box.h - 2 * tab
    wide = min(box.w - 2 * tab, high * 1.3)
    if card == HOUSE:
        wide = (min(box.w - 2 * tab, high * 2) - tab) / 2
    shapes = face(card, cut._replace(w=wide, h=high, tab=tab))
    return tuple(_moved(shape, box.cx, box.cy) for shape in shapes)


def _moved(shape: Shape, x: float, y: float) -> Shape:
    return shape._replace(x=shape.x + x, y=shape.y + y)


def _words(data: Card, cut: Cut, box: Box) -> Shapes:
    """Return name, needs, offers and tabs of a card as words with their icons."""
    half = box.w / 2
    right = box._replace(x=box.x + half, w=half)
    y = box.y + 30
    shapes: Shapes = (title(data.english.capitalize(), box, box.right - 30),)
    shapes += (*_heading("needs", box.x, y), *_heading("offers", right.x, y))
    needs = _tokens(data.needs, box.x, y + 20, half, filled=False)
    shapes += needs or (_plain("nothing", box.x, y + 20, half),)
    shapes += _tokens(data.offers, right.x, y + 20, half, filled=True)
    y += 20 + max(len(data.needs), len(data.offers), 1) * _LINE
    marks = compass_of(data) if cut.compass else ()
    for index, mark in enumerate([mark for mark in marks if mark[1] in "NE"]):
        shapes += _tab_line(mark, box.x, y + index * _LINE, half)
    for index, mark in enumerate([mark for mark in marks if mark[1] in "SW"]):
        shapes += _tab_line(mark, right.x, y + index * _LINE, half)
    y += _tab_lines(data, cut) * _LINE
    told = _printed(data, cut)
    return (*shapes, *((_plain(told, box.x, y, box.w),) if told else ()))


def _printed(data: Card, cut: Cut) -> str:
    """Return zone and height in words, as far as they count."""
    told = [f"zone {data.zone}, {where(data.zone)}"] if cut.zones and data.zone else []
    told += [f"height {data.height}"] if cut.heights else []
    return "; ".join(told).capitalize().replace("Zone i", "Zone I").replace("Ii", "II")


def _heading(text: str, x: float, y: float) -> Shapes:
    return (Text(x, baseline(y, 13), text, 13, "ink2"),)


def _plain(text: str, x: float, y: float, fit: float) -> Text:
    return Text(x, baseline(y, 14), text, 14, "ink", fit=fit - 4)


def _tokens(letters: str, x: float, y: float, wide: float, *, filled: bool) -> Shapes:
    shapes: Shapes = ()
    for index, letter in enumerate(letters):
        line = y + index * _LINE
        shapes += token(letter, x + 10, line, 10, filled=filled)
        shapes += (Text(x + 26, baseline(line, 14), _WORDS[letter], 14, "ink", fit=wide - 28),)
    return shapes


def _tab_line(mark: str, x: float, y: float, wide: float) -> Shapes:
    said = Text(x + 26, baseline(y, 14), _TABS[mark], 14, "ink", fit=wide - 28)
    return (*tab_mark(mark, x + 10, y, 17), said)


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
        said = _KEY_WORDS.get(entry) or ICONS[entry]
        shapes += (Text(x + 2 * r + 7, baseline(y, 13.5), said, 13.5, fit=wide - 2 * r - 12),)
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
