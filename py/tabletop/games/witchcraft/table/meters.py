"""The two meters of a witch, fifteen steps of Power and the Detection Counter, and what changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from tabletop.core.language import signed
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.table.art import diamond, die, eye, placed, rounded, star, star_path
from tabletop.games.witchcraft.table.panel_layout import CARD, Meter, Panel
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.words.table import risk_badge
from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.papers import DANGER, NOTE, badge, badge_box, number, words
from tabletop.scene.shapes import CHIP, FLAT, Circle, Icon, Path, Rect, Shapes

_SUSPECT = 8
"""The first space of the half of the Detection Counter from which the Inn is deadlier."""


@lru_cache(maxsize=1024)  # saves 0.3 ms of 0.6 at each tap
def power_meter(box: Box, value: int, goal: int) -> Shapes:
    """Return the Power Meter in a box, dashed between `value` and `goal`."""
    w, h = box.w, box.h
    step = w / METER_TOP
    x, r = w - step * 0.1, min(h * 0.62, step * 1.5)
    glows = goal == METER_TOP
    end = Path(
        star_path(), x, h * 0.45, r, fill="sun" if glows else "step", stroke="power", width=1.4 / r
    )
    steps = _steps(partial(_bar, step, h), (1, METER_TOP - 1), (value, goal), "power", step)
    return placed((*steps, end), box.x, box.y)


@lru_cache(maxsize=1024)  # saves 0.3 ms of 0.6 at each tap
def detection_meter(box: Box, value: int, goal: int, rings: tuple[int, ...]) -> Shapes:
    """Return the Detection Counter in a box, spaces from 8 on as diamonds on a hatched ground.

    Spaces between `value` and `goal` are dashed, `rings` are ringed.
    """
    w, h = box.w, box.h
    top, step, change = METER_TOP, w / METER_TOP, (value, goal)
    size = min(h * 1.55, step * 2.2)
    x = w - step * 0.1
    ink = "danger" if goal == top else "suspect"
    shapes = (
        *_ground(w, h),
        *_steps(partial(_pip, step, h), (1, _SUSPECT - 1), change, "quiet", step),
        *_steps(partial(_diamond, step, h), (_SUSPECT, top - 1), change, "suspect", step),
        Icon("burning-eye", x, h / 2 - size * 0.06, size, ink, shadow=FLAT),
    )
    for at in rings:
        shapes += (Circle(x if at == top else (at - 0.5) * step, h / 2, max(6.0, h * 0.62),
                          stroke="danger" if at == top else "sun", width=2.4),)  # fmt: skip
    return placed(shapes, box.x, box.y)


def _ground(w: float, h: float) -> Shapes:
    """Return the hatched ground of the dangerous half."""
    step = w / METER_TOP
    left = (_SUSPECT - 1) * step
    box = Rect(left, -h * 0.12, w - left + step * 0.55, h * 1.24, h * 0.3, fill="tint")
    lines = "".join(
        f"M{left + step * (index + 0.7):.1f} {h:.1f}l{h * 0.36:.1f} {-h:.1f}" for index in range(7)
    )
    return (box, Path(lines, stroke="suspect", width=0.8, opacity=0.35))


def _steps(
    draw: Callable[[int], str],
    ends: tuple[int, int],
    change: tuple[int, int],
    colour: str,
    step: float,
) -> Shapes:
    """Return the steps between both ends: those reached, those not, and those of a change."""
    (first, last), (low, high) = ends, sorted(change)
    held, coming, rest = (
        "".join(map(draw, range(max(first, start), min(end, last) + 1)))
        for start, end in ((first, low), (low + 1, high), (high + 1, last))
    )
    return (*_paths(held, rest, colour), *_ghosts(coming, colour, step))


def _bar(step: float, h: float, at: int) -> str:
    high = h * (0.42 + 0.58 * at / METER_TOP)
    return rounded((at - 1) * step + step * 0.13, h - high, step * 0.72, high, 2.2)


def _pip(step: float, h: float, at: int) -> str:
    wide = min(step * 0.66, h * 0.72)
    high = max(wide, h * 0.62) if wide < 5 else wide
    return rounded((at - 0.5) * step - wide / 2, (h - high) / 2, wide, high, wide / 2)


def _diamond(step: float, h: float, at: int) -> str:
    return diamond((at - 0.5) * step, h / 2, min(step * 0.43, h * 0.5), h * 0.46)


def _paths(held: str, rest: str, colour: str) -> Shapes:
    """Return the steps that are reached, and those that are not."""
    empty = Path(rest, fill="step", stroke="stepedge" if colour != "suspect" else colour, width=0.9)
    return (*((empty,) if rest else ()), *((Path(held, fill=colour),) if held else ()))


def _ghosts(coming: str, colour: str, step: float) -> Shapes:
    """Return steps that would come or go."""
    if not coming:
        return ()
    dash = (2.0, 1.6) if step < 10 else (3.0, 2.2)
    return (
        Path(coming, fill=colour, opacity=0.42),
        Path(coming, stroke=colour, width=1.5, dash=dash),
    )


# -- in the panel of a witch ---------------------------------------------------------------------


def power_of(shown: Shown, seat: int, panel: Panel) -> Shapes:
    """Return the Power of a witch in her panel, and how it would change."""
    now, later = shown.state.witches[seat - 1], shown.later(seat)
    goal = now.power if later.out else later.power
    at, figure = panel.power, str(now.power)
    meter = power_meter(at.steps, now.power, goal) if at.steps.w else ()
    brim = panel.hat[0] + panel.hat_size * 0.5
    room = _Room(at, brim, _before(panel, at, figure))
    return (
        *meter,
        *(_pill(panel, room, goal - now.power) or star(*at.sign, panel.figures * 0.55)),
        number(*at.number, figure, panel.figures),
    )


def detection_of(shown: Shown, seat: int, panel: Panel) -> Shapes:
    """Return the Detection of a witch in her panel, and how it would change."""
    now, later = shown.state.witches[seat - 1], shown.later(seat)
    rings = _inn_rings(shown, seat)
    goal = METER_TOP if later.out else later.detection
    at, figure = panel.detection, str(now.detection)
    ink = "suspect" if now.detection >= _SUSPECT else "ink"
    meter = detection_meter(at.steps, now.detection, goal, rings) if at.steps.w else ()
    room = _Room(at, _end_of_name(panel, shown.name(seat)), _before(panel, at, figure))
    sign = eye(*at.sign, panel.figures * 0.52, "quiet" if ink == "ink" else ink)
    said = _risk(shown, panel, room) if rings else _pill(panel, room, goal - now.detection)
    return (
        *meter,
        *(said or sign),
        number(*at.number, figure, panel.figures, ink),
        *_roll_badges(shown, seat, panel),
    )


class _Room(NamedTuple):
    """Where the sign of a meter lies, between what is left of it and the figure."""

    meter: Meter
    left: float
    right: float


def _before(panel: Panel, meter: Meter, figure: str) -> float:
    """Return where the figure of a meter begins."""
    return meter.number[0] - text_width(figure, panel.figures, "title") / 2 - 2


def _pill(panel: Panel, room: _Room, change: int) -> Shapes:
    """Return a pill in place of the sign of a meter: how it would change; () if it would not.

    It bears the sign, too, where that has room.
    """
    if not change:
        return ()
    (x, y), left, right = room.meter.sign, room.left, room.right
    is_power = room.meter == panel.power
    said, fill = signed(change), "leaf2" if (change > 0) == is_power else "danger"
    wide, high = text_width(said, 13), 18.0 if panel.kind == CARD else 16.0
    if wide + 22 > right - left:
        half = wide / 2 + 3
        pill = Box(min(x - half, right - 2 * half), y - high / 2, 2 * half, high)
        return little_pill(pill, said, fill)
    pill = Box(max(left, right - wide - 26), y - high / 2, 0, high)
    pill, at = pill._replace(w=right - pill.x), pill.x + 10
    return (
        Rect(*pill, r=high / 2, fill=fill, shadow=CHIP),
        *(star(at, y, 6, "white") if is_power else eye(at, y, 6, "white", fill)),
        words(pill.x + 17 + wide / 2, y, said, 13, "white", bold=True),
    )


def _risk(shown: Shown, panel: Panel, room: _Room) -> Shapes:
    """Return in place of the eye that a die decides: in few words, or as on the results beside."""
    assert shown.coming is not None
    x, y = room.meter.sign
    if panel.kind != CARD:
        return die(5, x, y, 19, "danger" if shown.coming.risk else "night")
    said = risk_badge(fatal=shown.coming.risk > 0)
    half = badge_box(0, 0, said, size=13).w / 2
    x = min(max(x - 5, panel.name.right + half), room.right - half)
    return badge(x, y, said, DANGER if shown.coming.risk else NOTE, size=13)


def _end_of_name(panel: Panel, name: str) -> float:
    """Return how far a name reaches in its place."""
    wide = min(text_width(name, panel.name_size, "title"), panel.name.w)
    return panel.name.cx + wide / 2 + 2


def _inn_rings(shown: Shown, seat: int) -> tuple[int, ...]:
    """Return where the Detection of the mover may come to by the roll that would follow."""
    if shown.coming is None or seat != shown.mover:
        return ()
    return tuple(result.detection for result in shown.coming.inn)


def _roll_badges(shown: Shown, seat: int, panel: Panel) -> Shapes:
    """Return below the counter which rolls lead to which ring, where there is room."""
    if panel.kind != CARD or not _inn_rings(shown, seat) or shown.coming is None:
        return ()
    box, right = panel.detection.steps, panel.box.w - 4
    shapes: Shapes = ()
    for result in sorted(shown.coming.inn, key=lambda each: -each.detection):
        half = badge_box(0, 0, result.faces, size=13).w / 2
        x = min(box.x + (result.detection - 0.5) * box.w / METER_TOP, right - half)
        tone = DANGER if result.is_out else NOTE
        shapes += badge(x, box.bottom + 11, result.faces, tone, size=13)
        right = x - half - 2
    return shapes


def little_pill(pill: Box, said: str, fill: str) -> Shapes:
    """Return a small pill with a few figures."""
    return (
        Rect(*pill, r=pill.h / 2, fill=fill, shadow=CHIP),
        words(pill.cx, pill.cy, said, 13, "white", bold=True),
    )
