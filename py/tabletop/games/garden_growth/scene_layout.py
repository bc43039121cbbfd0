"""Where everything lies on the table of Garden Growth, for any size of the page."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.garden_growth.garden import SECTIONS
from tabletop.games.garden_growth.kinds import KINDS
from tabletop.scene.boxes import Box, around
from tabletop.scene.layout import NARROW, is_portrait

LIST, STRIP, ICONS = "list", "strip", "icons"
"""The score as rows with words, as columns with words below, or as columns of icons."""

MANY_SEATS = 5
"""From this many seats on, players take little room: rows without gardens, chips of two lines."""

STACKED = 92.0
"""From this height on a wide tray has its buttons one below the other."""

ROOMY = 664.0
"""From this height on a phone has room for words about what is picked."""

_LOW_BED = 150.0
_LOW_PAGE = 470.0
_LEAST_LIST = 160.0
_WIDE_STRIP = 700.0


class Plot(NamedTuple):
    """One of the twelve places: the disc of its plant, and the slip of paper with its chips.

    `chips` are the places of three waters and three weeds, `chip` is their size. `is_beside` says
    that the slip lies beside the disc, which has room only in low beds for what is wide.
    """

    box: Box
    x: float
    y: float
    r: float
    slip: Box
    is_beside: bool
    chip: float
    waters: tuple[tuple[float, float], ...]
    weeds: tuple[tuple[float, float], ...]


class Tray(NamedTuple):
    """The seeds, what is said of the one picked (None: nowhere), actions, and the buttons.

    `names` is the y of the names of the seeds, 0 where they have none.
    """

    box: Box
    seeds: tuple[Box, ...]
    r: float
    y: float
    names: float
    info: Box | None
    trowels: Box
    buttons: Box
    is_wide: bool


class Layout(NamedTuple):
    """The places of everything, in CSS pixels; `beds` and `plots` are in the order of the rules."""

    width: float
    height: float
    is_tall: bool
    players: tuple[Box, ...]
    players_sheet: Box | None
    track: Box
    words: Box | None
    beds: tuple[Box, ...]
    plots: tuple[Plot, ...]
    score: Box
    score_kind: str
    tray: Tray

    @property
    def bed_columns(self) -> int:
        """Return how many beds lie side by side."""
        return 2 if self.beds[0].y == self.beds[1].y else 1


@lru_cache(maxsize=8)
def layout(width: float, height: float, seats: int) -> Layout:
    """Return the places for a page of that size and so many seats."""
    if not is_portrait(width, height):
        return _landscape(width, height, seats)
    return _phone(width, height, seats) if width < NARROW else _tablet(width, height, seats)


def _landscape(width: float, height: float, seats: int) -> Layout:
    margin = 28.0 if width >= 900 else 14.0
    wide = min(width - 2 * margin, 1500)
    whole = Box((width - wide) / 2, 2, wide, height - 16)
    low = height < 560
    upper, tray = whole.rows([0, 78 if low else min(max(height * 0.178, 112), 140)], 12)
    board, side = upper.columns([0, min(max(width * 0.225, 206), 300)], 12)
    strip, beds = board.rows([24 if low else 28, 0], 8)
    track, words = strip.columns([min(strip.w * 0.56, 400), 0], 14)
    boxes = tuple(box for row in beds.grid(2, 2, 12) for box in row)
    made = _low_column if height < _LOW_PAGE else _column
    players, sheet, score, kind = made(side, seats)
    return Layout(
        width,
        height,
        False,
        players,
        sheet,
        track,
        words,
        boxes,
        _plots(boxes),
        score,
        kind,
        _wide_tray(tray),
    )


def _column(side: Box, seats: int) -> tuple[tuple[Box, ...], Box | None, Box, str]:
    """Return the rows of the players, their sheet, and the score as a list."""
    players, score = side.rows([_players_height(side.h, seats), 0], 12)
    return tuple(players.inset(7, 6).rows([0] * seats, 0)), players, score, LIST


def _low_column(side: Box, seats: int) -> tuple[tuple[Box, ...], Box | None, Box, str]:
    """Return chips in two columns, and the score below them as a list or as icons."""
    rows = (seats + 1) // 2
    above, score = side.rows([rows * 49 - 5, 0], 8)
    grid = above.grid(rows, min(seats, 2), 5)
    chips = tuple(box for row in grid for box in row)[:seats]
    return chips, None, score, LIST if score.h >= _LEAST_LIST else ICONS


def _players_height(room: float, seats: int) -> float:
    """Return the height of the rows of all players: the score below them needs the rest."""
    row = 45.0 if seats >= MANY_SEATS else 64.0 if seats > 1 else 70.0
    least = 216.0 if room < 480 else 244.0
    return min(seats * row + 12, room - 12 - least)


def _wide_tray(box: Box) -> Tray:
    """Return the tray below the beds: seeds, actions and buttons side by side."""
    unit = box.h / 118
    is_narrow = box.w < 860
    go = 132.0 if is_narrow else min(max(box.w * 0.172, 148), 240)
    go = 250 if box.h < STACKED else go
    actions = 112 if is_narrow else min(max(box.w * 0.15, 122), 190)
    inner = box.inset(10 if is_narrow else 16, 10)
    seeds, trowels, buttons = inner.columns([0, actions, go], 14 if is_narrow else 18)
    columns = tuple(seeds.columns([0] * len(KINDS), 0))
    r = min(33 * unit, columns[0].w * 0.38)
    names = box.bottom - 19 * unit if box.h >= 100 else 0
    y = box.y + 49 * unit if names else box.cy
    return Tray(box, columns, r, y, names, None, trowels, buttons, True)


def _phone(width: float, height: float, seats: int) -> Layout:
    roomy = height >= ROOMY
    gap, tray_height = (7.0, 180.0) if roomy else (4.0, 118.0)
    score_height = 36.0 if height >= 560 else 32.0
    whole = Box(10, 2, width - 20, height - (10 if roomy else 6))
    heights = [44, 24 if roomy else 22, 0, score_height, tray_height]
    chips, track, beds, score, tray = whole.rows(heights, gap)
    boxes = tuple(beds.rows([0] * len(SECTIONS), gap))
    return Layout(
        width,
        height,
        True,
        tuple(chips.columns([0] * seats, 5)),
        None,
        track,
        None,
        boxes,
        _plots(boxes),
        score,
        ICONS,
        _small_tray(tray, roomy=roomy),
    )


def _small_tray(box: Box, *, roomy: bool) -> Tray:
    inner = box.inset(10, 8)
    seeds, rest = inner.rows([58 if roomy else 50, 0], 4)
    info, row = rest.rows([0, 52], 6) if roomy else (None, rest)
    columns = tuple(seeds.columns([0] * len(KINDS), 0))
    trowels, buttons = row.columns([104 if box.w > 350 else 88, 0], 8)
    r = min(columns[0].w * 0.4, seeds.h * 0.43)
    return Tray(box, columns, r, seeds.cy + 1, 0, info, trowels, buttons, False)


def _tablet(width: float, height: float, seats: int) -> Layout:
    gap = 14.0
    whole = Box(28, 2, width - 56, height - 18)
    tray_height = min(max(height * 0.22, 210), 250)
    has_words = width >= _WIDE_STRIP
    heights = [58, 30, 0, 68 if has_words else 40, tray_height]
    chips, strip, beds, score, tray = whole.rows(heights, gap)
    track, words = strip.columns([min(strip.w * 0.56, 420), 0], 14)
    boxes = tuple(box for row in beds.grid(2, 2, gap) for box in row)
    return Layout(
        width,
        height,
        True,
        tuple(chips.columns([0] * seats, 10)),
        None,
        track,
        words,
        boxes,
        _plots(boxes),
        score,
        STRIP if has_words else ICONS,
        _tall_tray(tray),
    )


def _tall_tray(box: Box) -> Tray:
    inner = box.inset(18, 14)
    seeds, info, row = inner.rows([0, 30, 60], 8)
    columns = tuple(seeds.columns([0] * len(KINDS), 0))
    trowels, buttons = row.columns([inner.w * 0.34, 0], 18)
    r = min((seeds.h - 24) * 0.46, columns[0].w * 0.4)
    return Tray(
        box,
        columns,
        r,
        seeds.y + (seeds.h - 24) / 2 + 2,
        seeds.bottom - 8,
        info,
        trowels,
        buttons,
        False,
    )


def _plots(beds: tuple[Box, ...]) -> tuple[Plot, ...]:
    """Return the twelve places: three in the window of each bed."""
    made = _low_plot if beds[0].h < _LOW_BED else _high_plot
    return tuple(made(slot) for bed in beds for slot in window(bed).columns([0] * 3, 0))


def window(bed: Box) -> Box:
    """Return the earth that is seen in the middle of the sheet of a bed."""
    return bed.inset(6, 6) if bed.h < _LOW_BED else bed.inset(10, 9)


def _high_plot(slot: Box) -> Plot:
    """Return a place with the slip below the disc, tucked under its edge."""
    unit = min(slot.w / 113, slot.h / 184, 1.5)
    r, high, pitch = 48 * unit, 69 * unit, 25.6 * unit
    y = slot.cy - (2 * r + high - 5 * unit) / 2 + r + 3 * unit
    top = y + r - 6 * unit
    slip = Box(slot.cx - 51 * unit, top, 102 * unit, high)
    left = slip.x + 13 * unit
    xs = tuple(left + pitch * index for index in range(3))
    upper, lower = top + 23.5 * unit, top + 49.5 * unit
    return Plot(
        slot,
        slot.cx,
        y,
        r,
        slip,
        False,
        20 * unit,
        tuple((x, upper) for x in xs),
        tuple((x, lower) for x in xs),
    )


def _low_plot(slot: Box) -> Plot:
    """Return a place with the slip beside the disc."""
    pitch = min((slot.h - 4) / 3.25, slot.w * 0.183, 30)
    r = min(slot.h * 0.45, (slot.w - 5 - 2.3 * pitch) / 2, 46)
    chip = pitch * 0.9
    whole = 2 * r + 2.3 * pitch
    x = slot.cx - whole / 2 + r
    left = x + r + 0.58 * pitch
    slip = Box(x, slot.cy - 1.65 * pitch, r + 2.3 * pitch, 3.3 * pitch)
    ys = tuple(slot.cy + pitch * (index - 1) * 1.04 for index in range(3))
    return Plot(
        slot,
        x,
        slot.cy,
        r,
        slip,
        True,
        chip,
        tuple((left, y) for y in ys),
        tuple((left + pitch * 1.06, y) for y in ys),
    )


def pill_at(plot: Plot) -> tuple[float, float]:
    """Return where a pill with a word lies on the edge of the disc of a place."""
    if plot.is_beside:
        return (plot.x + 4, plot.y - plot.r + 6)
    return (plot.x + plot.r * 0.5, plot.y - plot.r + 4)


def mark_at(plot: Plot) -> Box:
    """Return where the charge of a lemon tree is marked: at the upper left of its disc."""
    size = max(20.0, plot.r * 0.52)
    low = 0.62 if plot.is_beside else -0.72
    return around(plot.x - plot.r * 0.74, plot.y + plot.r * low, size)
