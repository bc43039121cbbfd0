"""Drawing of a card at any size: its face, its back, and its compass tabs.

Shapes are centred on the card. Needs are hollow discs on the left, offers are filled discs on the
right. Dark tabs in the north and east are what a card gives, pale ones in the south and west are
what it needs, so facing tabs of neighbours are side by side.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import remembered, t
from tabletop.games.tuintopia.rules.cards import CARDS, HOUSE, Card
from tabletop.games.tuintopia.rules.state import HIDDEN
from tabletop.games.tuintopia.table.pictures import PICTURES, TABS, token
from tabletop.scene.boxes import Box, around
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import CHIP, PIECE, Icon, Path, Rect, Shapes, Text, joined

BACK = "back"
"""The `face` of the node of a face-down card; that of a face-up card is ""."""

_NAMED, _NAMED_IF_TALL, _TALL = 76.0, 70.0, 1.5
"""Minimum widths of a card with a name, the second for tall cards, taller than _TALL widths."""

_ALONG = 0.23
"""The distance of a tab from the end of its edge, as a fraction of the edge."""

_NARROW = 60.0
"""On narrower cards, tabs are at the corners, where they leave room for a preview's points."""

_SMALLEST, _LEAST_TAB = 13.0, 14.0
"""The minimum size of a figure, and the minimum thickness of a tab, which limits its icon."""

_EDGE, _GAP = 2.0, 1.5
"""The minimum distances of discs from the edges of a card and from each other."""

_LARGEST, _LARGEST_UNNAMED = 14.0, 11.5
"""The maximum radius of a disc, on cards with and without a name."""

_CORNER = 3.0
"""How far a picture overlaps the gap between two discs; its own corners are empty."""

_LEAST = 16.0
"""The minimum size of a picture."""

_HIGH = 84.0
"""From this height on, corner texts have a larger margin, clear of the ring of a chosen card."""

_WIDE = 0.85
"""The minimum width, as a fraction of the height, for discs beside the picture."""

_MARK = 6.0
"""The distance of the zone from the side of a card, clear of the owner's mark."""


class Cut(NamedTuple):
    """The format of a card: its size, how far its tabs stick out, and what is printed on it."""

    w: float
    h: float
    tab: float
    compass: bool
    heights: bool
    zones: bool

    @property
    def box(self) -> Box:
        """Return the outline of a card, centred on the origin."""
        return around(0, 0, self.w, self.h)

    @property
    def corner(self) -> float:
        """Return the radius of its corners."""
        return min(10, self.w * 0.13)

    @property
    def is_named(self) -> bool:
        """Return whether there is room for a name."""
        return self.w >= (_NAMED_IF_TALL if self.h > self.w * _TALL else _NAMED)

    @property
    def has_corners(self) -> bool:
        """Return whether a zone or a height is printed in the upper corners."""
        return self.heights or self.zones

    @property
    def is_wide(self) -> bool:
        """Return whether discs are beside the picture rather than below it."""
        return self.is_named and self.w > self.h * _WIDE


class _Parts(NamedTuple):
    """Measures of a face: y of the picture's centre, its size, disc radius, text size, y range."""

    middle: float
    picture: float
    r: float
    size: float
    top: float
    low: float


def key_of(card: int) -> str:
    """Return the node key of a known card, the same in the hand and in the garden."""
    return f"card-{CARDS[card].code}"


@remembered(1024)  # brings a scene from 1.1 ms to 0.8 ms
def face(card: int, cut: Cut) -> Shapes:
    """Return the face of a card; the house is as wide as two cards and their gap."""
    data, picture = CARDS[card], PICTURES[card]
    wide = 2 * cut.w + cut.tab + 1 if card == HOUSE else cut.w
    fill = "roofpaper" if card == HOUSE else "white"
    paper = Rect(*around(0, 0, wide, cut.h), r=cut.corner, fill=fill, shadow=PIECE)
    parts = _parts(cut, max(len(data.needs), len(data.offers)))
    return (
        paper,
        Icon(picture.icon, *_picture(data, cut, parts), picture.colour),
        *_discs(data, cut, parts, wide),
        *_corners(data, cut, parts.size, wide),
        *(_tabs(data, cut, wide) if cut.compass else ()),
        *_name(t(picture.name) if cut.is_named else "", cut, parts.size, wide),
    )


def _parts(cut: Cut, tall: int = 2) -> _Parts:
    """Return the measures of a card with at most `tall` discs on a side (the house has three)."""
    size = max(_SMALLEST, min(cut.h * 0.15, cut.w * 0.165, 19.0))
    top = -cut.h / 2 + (size * 0.72 + (3 if cut.h < _HIGH else 5) if cut.has_corners else 4)
    low = cut.h / 2 - (size + 9 if cut.is_named else _EDGE)
    body = low - top
    if cut.is_wide:
        r = min((body - (4 if cut.has_corners else 0)) / 4.3, cut.w * 0.125, 17)
        picture = min(body, cut.w - 4.4 * r - 8)
        return _Parts((top + low) / 2, picture, r, size, top, low)
    r = _radius(cut, body, tall)
    room = body if tall > 2 else body - r * (2 if cut.is_named else 1.4)
    return _Parts(top + room / 2, min(room, cut.w * 0.62), r, size, top, low)


def _radius(cut: Cut, body: float, tall: int) -> float:
    """Return the radius of discs in columns of up to `tall`, with the picture above them.

    On the house, which is wide, the picture is between the columns.
    """
    least = cut.w * 0.36 if cut.is_named else max(cut.w * 0.3, _LEAST) - _CORNER
    down = ((body - (least if tall < 3 else 0)) / tall - _GAP) / 2
    across = (cut.w - 2 * _EDGE - _GAP) / 4
    return min(across, down, _LARGEST if cut.is_named else _LARGEST_UNNAMED)


def _picture(data: Card, cut: Cut, parts: _Parts) -> tuple[float, float, float]:
    """Return (x, y, size) of the picture, clear of a column of two discs."""
    tall, least = max(len(data.needs), len(data.offers)), min(len(data.needs), len(data.offers))
    if cut.is_wide or tall != 2:
        return 0, parts.middle, parts.picture
    if least == tall:
        second = _column(cut, parts, 0, tall) - parts.r
        size = min(max(second + _CORNER - parts.top, _LEAST), parts.picture)
        return 0, parts.top + size / 2, size
    x, room = _beside(cut, parts, least)
    size = min(room.w, room.h)
    return x if len(data.needs) == tall else -x, room.cy, size


def _beside(cut: Cut, parts: _Parts, below: int) -> tuple[float, Box]:
    """Return the room for a picture beside a column of two discs: its offset from x = 0, its box.

    `below` is the number of discs on the other side.
    """
    edge, disc = _rim(cut), 2 * parts.r + _GAP - _CORNER
    wide = cut.w - 2 * edge - disc
    high = parts.low - parts.top - (disc if below else 0)
    return disc / 2, Box(-wide / 2, parts.top, wide, high)


def _rim(cut: Cut) -> float:
    """Return the distance of discs from the sides of a card."""
    return 4.0 if cut.is_named else _EDGE


def _corners(data: Card, cut: Cut, size: float, wide: float) -> Shapes:
    """Return the zone in the upper left corner, and the height with a small hill in the right one.

    On the house, the height is further left, clear of its column of three discs.
    """
    middle, edge = -cut.h / 2 + (4 if cut.h < _HIGH else 6) + size * 0.36, wide / 2 - 5
    y = baseline(middle, size)
    shapes: Shapes = ()
    if cut.zones and data.zone:
        shapes += (Text(-edge + _MARK, y, data.zone, size, "pencil", "title", 600),)
    if cut.heights:
        figure = str(data.height)
        edge -= 1.2 * size if wide > cut.w else 0
        left = edge - text_width(figure, size, "title") - size * 0.4
        hill = Path("M0 -.42L.42 .36H-.42Z", left, middle, size * 0.75, fill="pencil")
        height = Text(edge, y, figure, size, "pencil", "title", 600, "end")
        shapes += (hill, height) if cut.is_named else (height,)
    return shapes


def _name(name: str, cut: Cut, size: float, wide: float) -> Shapes:
    if not cut.is_named:
        return ()
    y = baseline(cut.h / 2 - 7 - size * 0.36, size)
    return (Text(0, y, name, size, "print", weight=750, align="middle", fit=wide - 4),)


def _discs(data: Card, cut: Cut, parts: _Parts, wide: float) -> Shapes:
    """Return needs on the left and offers on the right, in columns or, on a low house, in rows."""
    r = parts.r
    edge = wide / 2 - r - _rim(cut)
    shapes: Shapes = ()
    for letters, side, filled in ((data.needs, -1, False), (data.offers, 1, True)):
        for index, letter in enumerate(letters):
            x, y = edge, _column(cut, parts, index, len(letters))
            if wide > cut.w and cut.is_wide:
                along = index if side < 0 else len(letters) - 1 - index
                x, y = edge - along * _step(r), parts.middle
            shapes += token(letter, side * x, y, r, filled=filled)
    return shapes


def _column(cut: Cut, parts: _Parts, index: int, count: int) -> float:
    """Return the y of a disc in a column, centred on wide cards and at the lower end on others."""
    if cut.is_wide:
        return parts.middle + (index - (count - 1) / 2) * _step(parts.r)
    return parts.low - parts.r - (count - 1 - index) * _step(parts.r)


def clear_spot(cut: Cut, r: float) -> float:
    """Return the y of a centred badge of radius `r` that covers no need or offer.

    On a wide card that is the middle of the picture, on others above two rows of discs.
    """
    parts = _parts(cut)
    if cut.is_wide:
        return parts.middle
    return min(-cut.h / 2 + r + 1, parts.low - 2 * parts.r - _step(parts.r) - r)


def picture_spot(cut: Cut) -> float:
    """Return the y of the centre of the picture on a card."""
    return _parts(cut).middle


def _step(r: float) -> float:
    """Return the distance between the centres of neighbouring discs."""
    return 2 * r + _GAP


def _tabs(data: Card, cut: Cut, wide: float) -> Shapes:
    """Return the tabs of the compass, which stick out from the edges of the card."""
    across, down = cut.w * _ALONG, min(cut.h * _ALONG, _length(cut.h) / 2 + 2)
    if cut.w < _NARROW:
        across = _length(cut.w) / 2 + 1
    x, y = wide / 2, cut.h / 2
    out = cut.tab / 2 - 1
    spots = {
        f"{data.north}N": (across - x, -y - out),
        f"{data.east}E": (x + out, down - y),
        f"{data.south}S": (x - across, y + out),
        f"{data.west}W": (-x - out, y - down),
    }
    return joined(_tab(cut, *spot, mark) for mark, spot in spots.items() if mark in TABS)


def _length(edge: float) -> float:
    """Return the length of a tab on an edge of length `edge`."""
    return min(max(edge * 0.29, 17), 36)


def _tab(cut: Cut, x: float, y: float, mark: str) -> Shapes:
    (fill, icon, colour), level = TABS[mark], mark[1] in "NS"
    long = _length(cut.w if level else cut.h)
    thick = max(cut.tab + 2, _LEAST_TAB)
    box = around(x, y, long, thick) if level else around(x, y, thick, long)
    return (
        Rect(*box, r=min(4, thick * 0.3), fill=fill, shadow=CHIP),
        Icon(icon, x, y, min(thick * 0.94, long * 0.8), colour),
    )


def back(cut: Cut, card: int = HIDDEN, *, pale: bool = False) -> Shapes:
    """Return the back of a card: a leaf on green paper, `pale` if something is drawn on it.

    `card` is shown in a pill on it if the viewer may know it, else it is HIDDEN.
    """
    inner, leaf = cut.box.inset(min(5, cut.w * 0.07)), min(cut.w, cut.h) * 0.55
    return (
        Rect(*cut.box, r=cut.corner, fill="cardback", shadow=PIECE),
        Rect(*inner, r=cut.corner * 0.6, stroke="backleaf", width=1.2),
        Icon("curled-leaf", 0, 0, leaf, "backleaf", opacity=0.35 if pale else 1),
        *(() if card == HIDDEN else _peek(card, cut)),
    )


def _peek(card: int, cut: Cut) -> Shapes:
    """Return the pill on the back of a card: an eye, and the silhouette of the card."""
    picture = PICTURES[card]
    size = min(cut.w * 0.3, cut.h * 0.3, 20)
    y = -cut.h / 2 + size * 0.5 + min(8, cut.h * 0.08)
    return (
        Rect(*around(0, y, size * 2.6, size * 1.2), r=size * 0.6, fill="white", shadow=CHIP),
        Icon("semi-closed-eye", -size * 0.6, y, size * 0.95, "print"),
        Icon(picture.icon, size * 0.6, y, size, picture.colour),
    )
