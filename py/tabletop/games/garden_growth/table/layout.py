"""Where everything lies on the table of Garden Growth, in any form of the page."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from tabletop.games.garden_growth.rules.garden import SECTIONS
from tabletop.games.garden_growth.rules.kinds import KINDS
from tabletop.kit.buttons import HIGH
from tabletop.kit.page import Form, Page, page_of
from tabletop.scene.boxes import Box, around

LIST, STRIP, ICONS = "list", "strip", "icons"
"""The score as rows with words, as columns with words below, or as columns of icons."""

_MANY_SEATS = 5
"""From this many seats on, players take little room in a column, or lie in two rows."""

_ROOMY = 664.0
"""From this height on a phone has room for words about what is picked."""

_LOW_BED = 150.0
_LEAST_LIST = 160.0
_WIDE_STRIP = 644.0
_WIDEST = 1500.0


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
    """The seeds, what is said of the one picked (None: nowhere), actions, and the buttons."""

    box: Box
    seeds: tuple[Box, ...]
    info: Box | None
    trowels: Box
    buttons: Box
    is_wide: bool


class Layout(NamedTuple):
    """The places of everything; `beds` and `plots` are in the order of the rules.

    `words` is the place of what is said of the next upkeep, None where that has no room.
    """

    form: Form
    players: list[Box]
    track: Box
    words: Box | None
    score: Box
    score_kind: str
    tray: Tray
    beds: tuple[Box, ...]
    plots: tuple[Plot, ...]

    @property
    def bed_columns(self) -> int:
        """Return how many beds lie side by side."""
        return 2 if self.beds[0].y == self.beds[1].y else 1


@lru_cache(maxsize=8)  # it takes 0.14 ms of the 0.77 ms of a scene
def layout(width: float, height: float, seats: int) -> Layout:
    """Return the places for a page of that size and so many seats."""
    page = page_of(width, height, _WIDEST)
    return _FORMS[page.form](page, seats)


def _landscape(page: Page, seats: int) -> Layout:
    """Return the beds beside a column of players and score, the tray below."""
    whole, is_low = page.whole, page.whole.h < 544
    upper, tray = whole.rows([0, 78 if is_low else min(max(whole.h * 0.18, 112), 140)], 12)
    board, side = upper.columns([0, min(max(whole.w * 0.235, 206), 300)], 12)
    strip, beds = board.rows([24 if is_low else 28, 0], 8)
    track, words = strip.columns([min(strip.w * 0.56, 400), 0], 14)
    above, score = side.rows([_players_height(side.h, seats), 0], 12)
    players = above.rows([0] * seats, 6)
    return Layout(
        page.form, players, track, words, score, LIST, _wide_tray(tray), *_squared(beds, 12)
    )


def _players_height(room: float, seats: int) -> float:
    """Return the height of the rows of all players: the score below them needs the rest."""
    row = 46.0 if seats >= _MANY_SEATS else 64.0
    least = 216.0 if room < 480 else 244.0
    return min(seats * row + 6, room - 12 - least)


def _low(page: Page, seats: int) -> Layout:
    """Return the places on a phone that lies: chips, score and buttons are a column."""
    whole, gap = page.whole, page.gap
    left, side = whole.columns([0, min(max(whole.w * 0.31, 206), 290)], 10)
    strip, beds, tray = left.rows([22, 0, 60], gap)
    columns = 3 if seats >= _MANY_SEATS else min(seats, 2)
    rows = ceil(seats / columns)
    above, score, buttons = side.rows([rows * 48 - 4, 0, 52], gap)
    players = [box for row in above.grid(rows, columns, 4) for box in row][:seats]
    track = strip.columns([min(strip.w, 400), 0])[0]
    kind = LIST if score.h >= _LEAST_LIST else ICONS
    return Layout(
        page.form, players, track, None, score, kind, _low_tray(tray, buttons), *_squared(beds, gap)
    )


def _phone(page: Page, seats: int) -> Layout:
    """Return all parts one below the other, as close as seven targets side by side allow."""
    width, height = page.whole.x + page.whole.right, page.whole.bottom + 16
    is_roomy, beside = height >= _ROOMY, min(10.0, (width - 310) / 2)
    gap = 7.0 if is_roomy else 4.0
    whole = Box(beside, 2, width - 2 * beside, height - (10 if is_roomy else 6))
    heights = [48 if is_roomy else 44, 24 if is_roomy else 22, 0, 36 if height >= 560 else 32]
    chips, track, beds, score, tray = whole.rows([*heights, 180 if is_roomy else 118], gap)
    players = chips.columns([0] * seats, 5)
    rows = _with_plots(beds.rows([0] * len(SECTIONS), gap))
    return Layout(
        page.form, players, track, None, score, ICONS, _small_tray(tray, is_roomy=is_roomy), *rows
    )


def _upright(page: Page, seats: int) -> Layout:
    """Return the beds between the players and the score, the tray below."""
    gap, has_words = 14.0, page.whole.w >= _WIDE_STRIP
    heights = [58, 30, 0, 68 if has_words else 40, min(max(page.whole.h * 0.224, 210), 250)]
    chips, strip, beds, score, tray = page.whole.rows(heights, gap)
    track, words = strip.columns([min(strip.w * 0.56, 420), 0], 14)
    players, kind = chips.columns([0] * seats, 10), STRIP if has_words else ICONS
    return Layout(
        page.form, players, track, words, score, kind, _tall_tray(tray), *_squared(beds, gap)
    )


_FORMS = {
    Form.LANDSCAPE: _landscape,
    Form.LOW: _low,
    Form.PHONE: _phone,
    Form.UPRIGHT: _upright,
}


def _squared(beds: Box, gap: float) -> tuple[tuple[Box, ...], tuple[Plot, ...]]:
    """Return four beds, two by two, and their plots."""
    return _with_plots([box for row in beds.grid(2, 2, gap) for box in row])


def _with_plots(beds: list[Box]) -> tuple[tuple[Box, ...], tuple[Plot, ...]]:
    """Return the beds and the twelve places, three in the window of each."""
    made = _low_plot if beds[0].h < _LOW_BED else _high_plot
    slots = (slot for bed in beds for slot in window(bed).columns([0] * 3, 0))
    return tuple(beds), tuple(map(made, slots))


def _wide_tray(box: Box) -> Tray:
    """Return the tray below the beds: seeds, actions and buttons side by side."""
    is_narrow = box.w < 860
    inner = box.inset(10 if is_narrow else 16, 10)
    go = 132.0 if is_narrow else min(max(box.w * 0.172, 148), 240)
    actions = 112 if is_narrow else min(max(box.w * 0.15, 122), 190)
    widths = [0, actions, go if inner.h >= HIGH else 250]
    seeds, trowels, buttons = inner.columns(widths, 14 if is_narrow else 18)
    high = Box(seeds.x, box.y + 4, seeds.w, box.h - 8)
    return Tray(box, _seeds(high), None, trowels, buttons, True)


def _low_tray(box: Box, buttons: Box) -> Tray:
    """Return a tray of seeds and actions; its buttons lie elsewhere."""
    seeds, trowels = box.inset(8, 4).columns([0, 88], 10)
    return Tray(box, _seeds(seeds), None, trowels, buttons, False)


def _small_tray(box: Box, *, is_roomy: bool) -> Tray:
    """Return the tray of a phone: seeds, what is said of them if it `is_roomy`, and buttons."""
    seeds, rest = box.inset(10, 8).rows([58 if is_roomy else 50, 0], 4)
    info, row = rest.rows([0, 52], 6) if is_roomy else (None, rest)
    trowels, buttons = row.columns([104 if box.w > 350 else 88, 0], 8)
    return Tray(box, _seeds(seeds), info, trowels, buttons, False)


def _tall_tray(box: Box) -> Tray:
    """Return the tray of an upright tablet: seeds with names, what is said of them, buttons."""
    inner = box.inset(18, 14)
    seeds, info, row = inner.rows([0, 30, 60], 8)
    trowels, buttons = row.columns([inner.w * 0.34, 0], 18)
    return Tray(box, _seeds(seeds), info, trowels, buttons, False)


def _seeds(box: Box) -> tuple[Box, ...]:
    """Return the slots of the seeds."""
    return tuple(box.columns([0] * len(KINDS)))


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
