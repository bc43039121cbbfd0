"""The Power Meter and Detection Counter of a witch, with the changes in the preview."""

from __future__ import annotations

from functools import lru_cache, partial

from tabletop.core.language import signed
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.table.art import STAR, die, eye, plaque, star
from tabletop.games.witchcraft.table.panel_layout import Panel
from tabletop.games.witchcraft.table.view_model import ViewModel
from tabletop.kit.sheet import Sign
from tabletop.scene.boxes import Box, hull
from tabletop.scene.marks import ring
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import FLAT, Icon, Path, Rect, Shapes, Text, joined

_SUSPECT = 8
"""First step of the half of the Detection Counter where the Inn is more dangerous."""


def power_of(model: ViewModel, seat: int, panel: Panel) -> Shapes:
    """Return the Power of a witch in her panel, and its change in the preview."""
    now, later = model.witch(seat).power, model.later(seat)
    goal = now if later.out else later.power
    reading = _reading(panel, panel.power, now, goal, star, is_good=goal > now)
    return (*reading, *power_meter(panel.steps(panel.power), now, goal))


def detection_of(model: ViewModel, seat: int, panel: Panel) -> Shapes:
    """Return the Detection of a witch in her panel, with the previewed change or die rolls."""
    now, later = model.witch(seat).detection, model.later(seat)
    goal = METER_TOP if later.out else later.detection
    results = model.coming.inn if model.coming and seat == model.mover else ()
    rings = tuple(result.detection for result in results)
    sign = partial(eye, fill="suspect" if now >= _SUSPECT else "quiet")
    if rings:
        sign = partial(_rolled, fill="danger" if METER_TOP in rings else "night")
    reading = _reading(panel, panel.detection, now, goal, sign, is_good=goal < now)
    return (*reading, *detection_meter(panel.steps(panel.detection), now, goal, rings))


def _rolled(x: float, y: float, r: float, fill: str) -> Shapes:
    return die(0, x, y, 2.3 * r, fill)


def _reading(panel: Panel, box: Box, now: int, goal: int, sign: Sign, *, is_good: bool) -> Shapes:
    """Return the number of a meter, its change in the preview, and its sign.

    If there is no room for all, leave out the sign.
    """
    size, figure, right = panel.figures, str(now), panel.figure_end(box)
    number = Text(right, baseline(box.cy, size), figure, size, "ink", "title", 700, "end")
    left, r = right - text_width(figure, size, "title") - size * 0.2, size * 0.44
    if goal == now:
        return (number, *sign(left - r, box.cy, r))
    wide = text_width(signed(goal - now), 13) + 6
    left -= wide
    pill = Box(left, box.cy - 8, wide, 16)
    changed = plaque(pill, signed(goal - now), "leaf2" if is_good else "danger")
    return (number, *changed, *(sign(left - r - 1, box.cy, r) if left - 2 * r >= box.x else ()))


# -- the steps -----------------------------------------------------------------------------------


@lru_cache(maxsize=1024)  # saves 0.3 ms of 0.6 at each tap
def power_meter(box: Box, value: int, goal: int) -> Shapes:
    """Return the Power Meter, with steps between `value` and `goal` dashed; empty if no room."""
    if not box.w:
        return ()
    *cells, last = box.columns([0] * METER_TOP)
    bars = [_bar(cell, at / METER_TOP) for at, cell in enumerate(cells, start=1)]
    fill, r = "sun" if goal == METER_TOP else "step", min(box.h * 0.62, last.w * 1.5)
    end = Path(STAR, last.right, box.cy, r, fill=fill, stroke="power", width=1.4 / r)
    return (*_steps(bars, (value, goal), "power"), end)


@lru_cache(maxsize=1024)  # saves 0.3 ms of 0.6 at each tap
def detection_meter(box: Box, value: int, goal: int, rings: tuple[int, ...]) -> Shapes:
    """Return the Detection Counter, with hatched diamonds from step 8; empty if no room.

    Steps between `value` and `goal` are dashed; steps in `rings` are circled.
    """
    if not box.w:
        return ()
    cells, calm = box.columns([0] * METER_TOP), _SUSPECT - 1
    cells[-1] = cells[-1]._replace(x=cells[-1].cx)
    pips, diamonds = map(_pip, cells[:calm]), map(_diamond, cells[calm:-1])
    size, ink = min(box.h * 1.5, cells[0].w * 2.2), "danger" if goal == METER_TOP else "suspect"
    hatch = "".join(f"M{at.x:.1f} {at.bottom:.1f}l{at.w:.1f}-{at.h:.1f}" for at in cells[calm:])
    ringed = (ring(*cells[at - 1].middle, max(4.5, cells[0].w * 0.7), 2) for at in rings)
    return (
        Rect(*hull(cells[calm:]).inset(0, -box.h * 0.12), r=box.h * 0.3, fill="tint"),
        Path(hatch, stroke="suspect", width=0.8, opacity=0.35),
        *_steps(list(pips), (value, goal), "quiet"),
        *_steps(list(diamonds), (value - calm, goal - calm), "suspect"),
        Icon("burning-eye", *cells[-1].middle, size, ink, shadow=FLAT),
        *joined(ringed),
    )


def _steps(outlines: list[str], change: tuple[int, int], colour: str) -> Shapes:
    """Return the steps reached, those not reached, and, dashed, those gained or lost."""
    low, high = (max(0, end) for end in sorted(change))
    held, coming, rest = map("".join, (outlines[:low], outlines[low:high], outlines[high:]))
    paths = (
        Path(rest, fill="step", stroke="suspect" if colour == "suspect" else "stepedge", width=0.9),
        Path(held, fill=colour),
        Path(coming, fill=colour, opacity=0.42),
        Path(coming, stroke=colour, width=1.5, dash=(2.4, 1.8)),
    )
    return tuple(path for path in paths if path.d)


def _bar(cell: Box, share: float) -> str:
    x, y, w, h = cell.inset(cell.w * 0.14, 0).lower(cell.h * (0.42 + 0.58 * share))
    return f"M{x:.1f} {y:.1f}h{w:.1f}v{h:.1f}h-{w:.1f}Z"


def _pip(cell: Box) -> str:
    wide = min(cell.w * 0.66, cell.h * 0.72)
    rx, ry = wide / 2, max(wide, cell.h * 0.5) / 2
    return f"M{cell.cx:.1f} {cell.cy - ry:.1f}" + "".join(
        f"a{rx:.1f} {ry:.1f} 0 0 1 0 {way * 2 * ry:.1f}" for way in (1, -1)
    )


def _diamond(cell: Box) -> str:
    w, h = min(cell.w * 0.43, cell.h * 0.5), cell.h * 0.46
    return f"M{cell.cx:.1f} {cell.cy - h:.1f}l{w:.1f} {h:.1f}l-{w:.1f} {h:.1f}l-{w:.1f}-{h:.1f}Z"
