"""Layout of the table of Witchcraft for any page size and 2 to 6 witches."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.witchcraft.table.panel_layout import Panel, panel_in
from tabletop.kit.arrangement import (
    BOARD,
    FOOT,
    PLAYERS,
    REST,
    TRAY,
    Arrangement,
    Length,
    Places,
    Plan,
    Seats,
    Stack,
    arranged,
)
from tabletop.kit.page import Form
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.shapes import Point

_PLACES = {
    "To": (0.5, 0.15),
    "Fi": (0.841, 0.225),
    "Ro": (0.86, 0.545),
    "In": (0.654, 0.81),
    "Sw": (0.305, 0.81),
    "Ri": (0.14, 0.545),
    "Fo": (0.159, 0.225),
}
"""Centres of the spaces as shares of the village, clockwise from the top."""

_LEAST_VILLAGE = 236.0
"""Height of the village below which panels go side by side."""

_LIFTED = 10.0
"""Room above the spells for a picked one to rise, if there is no tray."""

_MARKS = 22.0
"""Gap between village and panels, with room for marks on their edges."""

_LOW_REST = 184.0
"""Height of spells and buttons on a phone in landscape."""

_OWN = "own"

_FEW, _SOME = 3, 4
"""Up to _FEW witches leave spells more height on a phone; up to _SOME fit well in a column."""

_MOST_PANEL = 216.0
"""Maximum height of a panel."""

VILLAGE = (534.0, 430.0)
_RADIUS = 44.0


class Village(NamedTuple):
    """Where everything in the village is; `land` is the board without its border."""

    board: Box
    land: Box
    scale: float
    radius: float
    places: Mapping[str, Point]
    square: Point
    event: Box
    inn: Box


class Hand(NamedTuple):
    """Where the spells and buttons are; `tray` and `words` are empty on a phone."""

    spells: tuple[Box, ...]
    go: Box
    draw: Box
    again: Box
    tray: Box = Box(0, 0, 0, 0)
    words: Box = Box(0, 0, 0, 0)


class Layout(NamedTuple):
    """Where everything on the table is, in CSS pixels. `panels` is in the order of seats.

    `short`: whether the small buttons have room for one word only, and no icon.
    """

    short: bool
    village: Village
    panels: tuple[Panel, ...]
    hand: Hand

    def panel(self, seat: int) -> Panel:
        """Return the panel of a seat."""
        return self.panels[seat - 1]


def arrangement(seats: int) -> Arrangement:
    """Return the arrangement of the table for `seats` players."""
    spells = Length(128, 0.209 if seats <= _FEW else 0.176, 160)
    abreast = 1 if seats == 2 else 2 if seats <= _SOME else 3
    short = Length(116 if seats <= _FEW else 102)
    low: Stack = {
        PLAYERS: Seats(Length(TOUCH, 1, 58), abreast, gap=5, leave=_LOW_REST),
        TRAY: REST,
        FOOT: Length(46),
    }
    return Arrangement(
        phone=_upright(seats, Length(TOUCH, 1, 48), Length(54), spells, Length(52), 6),
        upright=_upright(seats, Length(60), Length(72), Length(178), Length(60), 16),
        low=Plan({BOARD: REST}, low, Length(310, 0.5, 700), gap=6, between=_MARKS),
        landscape=Plan(
            left={BOARD: REST},
            right={PLAYERS: Seats(Length(TOUCH, 1, _MOST_PANEL), 1, gap=8)},
            wide=Length(300, 0.402, 520),
            below={TRAY: Length(134, 0.27, 196)},
            between=_MARKS,
        ),
        short=_upright(seats, Length(TOUCH), Length(TOUCH), short, Length(TOUCH), 6),
    )


def _upright(
    seats: int, rival: Length, own: Length, spells: Length, foot: Length, gap: float
) -> Plan:
    """Return the upright plan: rivals, village, own panel, spells and buttons."""
    below = own.least + spells.least + foot.least + 4 * gap
    most = 3 if seats > _SOME + 1 else 2
    rivals = Seats(rival, 1, gap=5, leave=_LEAST_VILLAGE + below, most=most, elsewhere=1)
    return Plan({PLAYERS: rivals, BOARD: REST, _OWN: own, TRAY: spells, FOOT: foot}, gap=gap)


@lru_cache(maxsize=16)  # saves 0.1 ms of 0.6 at each tap
def layout(width: float, height: float, order: tuple[int, ...], home: int) -> Layout:
    """Return the layout for a page of that size, seats in turn order, and the hand of `home`."""
    places = arranged(arrangement(len(order)), width, height, len(order))
    form = places.page.form
    rivals = tuple(seat for seat in order if seat != home) if form.is_upright else order
    panels = {home: places.of(_OWN)} | dict(zip(rivals, places.players, strict=True))
    return Layout(
        form.is_small,
        village_in(places.of(BOARD)),
        tuple(panel_in(panels[seat]) for seat in sorted(panels)),
        _spread(places.of(TRAY)) if form is Form.LANDSCAPE else _apart(places),
    )


def _apart(places: Places) -> Hand:
    """Lay out spells and buttons separately."""
    tray, foot = places.of(TRAY), places.of(FOOT)
    hand = tray.lower(tray.h - _LIFTED)
    small = Length(92, 0.25, 150).of(foot.w)
    return Hand(tuple(hand.columns([0, 0, 0], 8)), *foot.columns([0, small, small], 8))


def _spread(tray: Box) -> Hand:
    """Lay out spells in a tray, beside the text and buttons."""
    inner = tray.inset(14, 12)
    cards, right = inner.columns([0, max(inner.w * 0.29, 236)], _MARKS)
    words, go, below = right.rows([0, inner.h * 0.31, inner.h * 0.3], 6)
    draw, again = below.columns([0, 0], 8)
    return Hand(tuple(cards.columns([0, 0, 0], 10)), go, draw, again, tray, words)


def village_in(board: Box) -> Village:
    """Return the layout of a village that fills the board."""
    land = board.inset(8)
    scale = min(land.w / VILLAGE[0], land.h / VILLAGE[1])
    radius = max(22.0, _RADIUS * scale)
    places = {
        code: (land.x + x * land.w, max(land.y + y * land.h, land.y + radius + 7))
        for code, (x, y) in _PLACES.items()
    }
    square = (land.cx, land.y + land.h * 0.49)
    event = around(*square, max(138 * scale, 120), max(100 * scale, 64))
    inn = _inn(land, places["In"], places["Ro"], radius)
    return Village(board, land, scale, radius, places, square, event, inn)


def _inn(land: Box, inn: Point, road: Point, radius: float) -> Box:
    """Return the box of the results at the Inn: beside it, or upright in the corner."""
    if land.right - inn[0] > 132 + radius * 1.4:
        return Box(land.right - 132, min(inn[1] + radius * 0.1, land.bottom - 41), 128, 38)
    high = min(64.0, land.bottom - road[1] - radius - 23)
    return Box(land.right - 62, land.bottom - high - 3, 59, high)
