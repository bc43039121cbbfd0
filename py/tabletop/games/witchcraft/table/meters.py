"""The two meters of a witch, fifteen steps of Power and the Detection Counter, and what changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from tabletop.core.language import signed
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.table.art import diamond, die, eye, plaque, rounded, star, star_path
from tabletop.games.witchcraft.table.panel_layout import CARD, Meter, Panel
from tabletop.games.witchcraft.table.shown import Result, Shown
from tabletop.games.witchcraft.words.table import risk_badge
from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.papers import DANGER, NOTE, badge, badge_box, number
from tabletop.scene.shapes import FLAT, Circle, Icon, Path, Rect, Shapes, moved

_SUSPECT = 8
"""The first space of the half of the Detection Counter from which the Inn is deadlier."""


@lru_cache(maxsize=1024)  # saves 0.3 ms of 0.6 at each tap
def power_meter(box: Box, value: int, goal: int) -> Shapes:
    """Return the Power Meter in a box, dashed between `value` and `goal`."""
    w, h = box.w, box.h
    step = w / METER_TOP
    x, r = w - step * 0.1, min(h * 0.62, step * 1.5)
    fill = "sun" if goal == METER_TOP else "step"
    end = Path(star_path(), x, h * 0.45, r, fill=fill, stroke="power", width=1.4 / r)
    steps = _steps(partial(_bar, step, h), (1, METER_TOP - 1), (value, goal), "power", step)
    return moved((*steps, end), box.x, box.y)


@lru_cache(maxsize=1024)  # saves 0.3 ms of 0.6 at each tap
def detection_meter(box: Box, value: int, goal: int, rings: tuple[int, ...]) -> Shapes:
    """Return the Detection Counter in a box, spaces from 8 on as diamonds on a hatched ground.

    Spaces between `value` and `goal` are dashed, `rings` are ringed.
    """
    w, h = box.w, box.h
    top, step, change = METER_TOP, w / METER_TOP, (value, goal)
    size, x = min(h * 1.55, step * 2.2), w - step * 0.1
    ink = "danger" if goal == top else "suspect"
    shapes = (
        *_ground(w, h),
        *_steps(partial(_pip, step, h), (1, _SUSPECT - 1), change, "quiet", step),
        *_steps(partial(_diamond, step, h), (_SUSPECT, top - 1), change, "suspect", step),
        Icon("burning-eye", x, h / 2 - size * 0.06, size, ink, shadow=FLAT),
    )
    for at in rings:
        middle, stroke = (x, "danger") if at == top else ((at - 0.5) * step, "sun")
        shapes += (Circle(middle, h / 2, max(6.0, h * 0.62), stroke=stroke, width=2.4),)
    return moved(shapes, box.x, box.y)


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
    """Return the steps between both ends: those not reached, those reached, and dashed between
    them those that would come or go."""
    (first, last), (low, high) = ends, sorted(change)
    held, coming, rest = (
        "".join(map(draw, range(max(first, start), min(end, last) + 1)))
        for start, end in ((first, low), (low + 1, high), (high + 1, last))
    )
    rim = "stepedge" if colour != "suspect" else colour
    dash = (2.0, 1.6) if step < 10 else (3.0, 2.2)
    paths = (
        Path(rest, fill="step", stroke=rim, width=0.9),
        Path(held, fill=colour),
        Path(coming, fill=colour, opacity=0.42),
        Path(coming, stroke=colour, width=1.5, dash=dash),
    )
    return tuple(path for path in paths if path.d)


def _bar(step: float, h: float, at: int) -> str:
    high = h * (0.42 + 0.58 * at / METER_TOP)
    return rounded((at - 1) * step + step * 0.13, h - high, step * 0.72, high, 2.2)


def _pip(step: float, h: float, at: int) -> str:
    wide = min(step * 0.66, h * 0.72)
    high = max(wide, h * 0.62) if wide < 5 else wide
    return rounded((at - 0.5) * step - wide / 2, (h - high) / 2, wide, high, wide / 2)


def _diamond(step: float, h: float, at: int) -> str:
    return diamond((at - 0.5) * step, h / 2, min(step * 0.43, h * 0.5), h * 0.46)


# -- in the panel of a witch ---------------------------------------------------------------------


class _Place(NamedTuple):
    """Where a meter stands in a panel, with its figure; its sign has room from `left` to `right`.

    `worse` is the direction in which it gets worse.
    """

    panel: Panel
    meter: Meter
    figure: str
    left: float
    worse: int

    @property
    def right(self) -> float:
        """Return where the figure begins, with a gap."""
        wide = text_width(self.figure, self.panel.figures, "title")
        return self.meter.number[0] - wide / 2 - 2


def power_of(shown: Shown, seat: int, panel: Panel) -> Shapes:
    """Return the Power of a witch in her panel, and how it would change."""
    now, later = shown.witch(seat), shown.later(seat)
    goal = now.power if later.out else later.power
    at = panel.power
    place = _Place(panel, at, str(now.power), panel.hat[0] + panel.hat_size * 0.5, -1)
    return (
        *(power_meter(at.steps, now.power, goal) if at.steps.w else ()),
        *(_change(place, goal - now.power) or star(*at.sign, panel.figures * 0.55)),
        number(*at.number, place.figure, panel.figures),
    )


def detection_of(shown: Shown, seat: int, panel: Panel) -> Shapes:
    """Return the Detection of a witch in her panel, how it would change, or what rolls decide."""
    now, later, at = shown.witch(seat), shown.later(seat), panel.detection
    rolls = shown.coming.inn if shown.coming and seat == shown.mover else ()
    rings = tuple(result.detection for result in rolls)
    goal = METER_TOP if later.out else later.detection
    colour, ink = ("suspect", "suspect") if now.detection >= _SUSPECT else ("quiet", "ink")
    place = _Place(panel, at, str(now.detection), _end_of_name(panel, shown.name(seat)), 1)
    said = _risk(place, rolls) if rolls else _change(place, goal - now.detection)
    return (
        *(detection_meter(at.steps, now.detection, goal, rings) if at.steps.w else ()),
        *(said or eye(*at.sign, panel.figures * 0.52, colour)),
        number(*at.number, place.figure, panel.figures, ink),
        *(_roll_badges(panel, rolls) if panel.kind == CARD else ()),
    )


def _end_of_name(panel: Panel, name: str) -> float:
    """Return how far a name reaches in its place."""
    wide = min(text_width(name, panel.name_size, "title"), panel.name.w)
    return panel.name.cx + wide / 2 + 2


def _change(place: _Place, change: int) -> Shapes:
    """Return a pill in place of the sign of a meter: how it would change; () if it would not.

    It bears the sign, too, where that has room.
    """
    if not change:
        return ()
    (x, y), left, right = place.meter.sign, place.left, place.right
    said, fill = signed(change), "danger" if change * place.worse > 0 else "leaf2"
    wide, high = text_width(said, 13), 18.0 if place.panel.kind == CARD else 16.0
    if wide + 22 > right - left:
        left = min(x - wide / 2, right - wide - 3) - 3
        return plaque(Box(left, y - high / 2, wide + 6, high), said, fill)
    left = max(left, right - wide - 26)
    box, x = Box(left, y - high / 2, right - left, high), left + 10
    sign = eye(x, y, 6, "white", fill) if place.worse > 0 else star(x, y, 6, "white")
    return (*plaque(box, said, fill, x=left + 17 + wide / 2), *sign)


def _risk(place: _Place, rolls: Sequence[Result]) -> Shapes:
    """Return in place of the eye that a die decides: in few words, or as on the results beside."""
    (x, y), fatal = place.meter.sign, any(result.is_out for result in rolls)
    if place.panel.kind != CARD:
        return die(5, x, y, 19, "danger" if fatal else "night")
    said = risk_badge(fatal=fatal)
    half = badge_box(0, 0, said, size=13).w / 2
    x = min(max(x - 5, place.panel.name.right + half), place.right - half)
    return badge(x, y, said, DANGER if fatal else NOTE, size=13)


def _roll_badges(panel: Panel, rolls: Sequence[Result]) -> Shapes:
    """Return below the counter which rolls lead to which ring."""
    box, right = panel.detection.steps, panel.box.w - 4
    shapes: Shapes = ()
    for result in sorted(rolls, key=lambda each: -each.detection):
        half = badge_box(0, 0, result.faces, size=13).w / 2
        x = min(box.x + (result.detection - 0.5) * box.w / METER_TOP, right - half)
        tone = DANGER if result.is_out else NOTE
        shapes += badge(x, box.bottom + 11, result.faces, tone, size=13)
        right = x - half - 2
    return shapes
