"""Layout of the table of Garden Growth for any page size, in CSS pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.garden_growth.rules.garden import SECTIONS
from tabletop.games.garden_growth.rules.kinds import KINDS
from tabletop.games.garden_growth.words.score import ITEMS
from tabletop.kit.arrangement import (
    BOARD,
    FOOT,
    PLAYERS,
    REST,
    SHEET,
    TRAY,
    Arrangement,
    Length,
    Places,
    Plan,
    Seats,
    Stack,
    arranged,
)
from tabletop.kit.buttons import HIGH
from tabletop.kit.page import Form
from tabletop.kit.score import Style, style_of
from tabletop.scene.boxes import TOUCH, Box, around

_MANY_SEATS = 5
"""From this many seats on, three players lie side by side in a column."""

_LOW_SECTION, _WORDS = 150.0, 130.0
"""Below which height a section is low, and from which width on words have room beside the turns."""


class Plot(NamedTuple):
    """One of the twelve spaces: the disc of its plant, and the slip with its chips.

    `waters` and `weeds` are the centres of three chips each, `chip` is their size. `is_beside`:
    whether the slip is beside the disc (in low sections) rather than below it.
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
    """Where the seeds, info text (None if no room), actions and buttons are."""

    box: Box
    seeds: tuple[Box, ...]
    info: Box | None
    trowels: Box
    buttons: Box
    is_wide: bool


class Layout(NamedTuple):
    """Where everything on the table is; `sections` and `plots` are in the order of the rules.

    `words` is the box of the text about the next upkeep, or None if there is no room.
    """

    form: Form
    players: list[Box]
    track: Box
    words: Box | None
    score: Box
    score_style: Style
    tray: Tray
    sections: tuple[Box, ...]
    plots: tuple[Plot, ...]

    @property
    def section_columns(self) -> int:
        """Return the number of columns of sections: 1 or 2."""
        return 2 if self.sections[0].y == self.sections[1].y else 1


def _upright(row: float, strip: float, score: float, tray: Length, gap: float = 0) -> Plan:
    """Return the plan with all parts one below the other."""
    upper: Stack = {PLAYERS: Seats(Length(row)), "strip": Length(strip), BOARD: REST}
    return Plan({**upper, SHEET: Length(score), TRAY: tray}, gap=gap)


def _low(abreast: int) -> Plan:
    """Return the plan of a phone in landscape, with players, score and buttons in a column."""
    players = Seats(Length(TOUCH), abreast, gap=4)
    return Plan(
        left={"strip": Length(22), BOARD: REST, TRAY: Length(60)},
        right={PLAYERS: players, SHEET: REST, FOOT: Length(52)},
        wide=Length(206, 0.31, 290),
    )


_LANDSCAPE = Plan(
    left={"strip": Length(28), BOARD: REST},
    right={PLAYERS: Seats(Length(TOUCH, 0.44, 64), abreast=1), SHEET: REST},
    wide=Length(206, 0.235, 300),
    below={TRAY: Length(78, 0.18, 140)},
)

FEW = Arrangement(
    phone=_upright(48, 24, 36, Length(180)),
    upright=_upright(58, 30, 68, Length(210, 0.224, 250)),
    low=_low(2),
    landscape=_LANDSCAPE,
    short=_upright(44, 22, 32, Length(118), gap=4),
    widest=1500,
    is_tight=True,
)
MANY = FEW._replace(low=_low(3))


@lru_cache(maxsize=8)  # it takes 0.14 ms of the 0.77 ms of a scene
def layout(width: float, height: float, seats: int) -> Layout:
    """Return the layout for a page of that size and `seats` players."""
    places = arranged(MANY if seats >= _MANY_SEATS else FEW, width, height, seats)
    form, score = places.page.form, places.of(SHEET)
    track, words = _strip(places)
    return Layout(
        form,
        list(places.players),
        track,
        words,
        score,
        style_of(score, len(ITEMS)),
        _tray(places),
        *_with_plots(_sections(places)),
    )


def _strip(places: Places) -> tuple[Box, Box | None]:
    """Return the boxes of the track and of the text beside it, None if there is no room."""
    strip, form = places.of("strip"), places.page.form
    if form is Form.PHONE:
        return strip, None
    most = strip.w if form is Form.LOW else strip.w * 0.56
    track, words = strip.columns([min(most, 410), 0], 14)
    return track, words if words.w >= _WORDS else None


def _sections(places: Places) -> list[Box]:
    """Return the boxes of the four sections: one column on a phone, else two by two."""
    board, gap = places.of(BOARD), places.page.gap
    if places.page.form is Form.PHONE:
        return board.rows([0] * len(SECTIONS), 4 if places.page.is_short else gap)
    return [box for row in board.grid(2, 2, gap) for box in row]


def _tray(places: Places) -> Tray:
    """Return the layout of the tray for the form of the page."""
    box, form = places.of(TRAY), places.page.form
    if form is Form.PHONE:
        return _small_tray(box, is_roomy=not places.page.is_short)
    if form is Form.LOW:
        return _low_tray(box, places.of(FOOT))
    return _wide_tray(box) if form is Form.LANDSCAPE else _tall_tray(box)


def _with_plots(sections: list[Box]) -> tuple[tuple[Box, ...], tuple[Plot, ...]]:
    """Return the sections and the twelve places, three in the window of each."""
    made = _low_plot if sections[0].h < _LOW_SECTION else _high_plot
    slots = (slot for section in sections for slot in window(section).columns([0] * 3, 0))
    return tuple(sections), tuple(map(made, slots))


def _wide_tray(box: Box) -> Tray:
    """Return the tray below the sections: seeds, actions and buttons side by side."""
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


def window(section: Box) -> Box:
    """Return the box of the earth visible in the middle of a section."""
    return section.inset(6, 6) if section.h < _LOW_SECTION else section.inset(10, 9)


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
    """Return the centre of a pill on the edge of the disc of a space."""
    if plot.is_beside:
        return (plot.x + 4, plot.y - plot.r - 2)
    return (plot.x + plot.r * 0.5, plot.y - plot.r - 5)


def mark_at(plot: Plot) -> Box:
    """Return where the charge of a lemon tree is marked: at the upper left of its disc."""
    size = max(20.0, plot.r * 0.52)
    low = 0.62 if plot.is_beside else -0.72
    return around(plot.x - plot.r * 0.74, plot.y + plot.r * low, size)
