"""The sheet of a view: four directions to look, and what is counted there, row by row."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.hanging_gardens.lookout import Row
from tabletop.games.hanging_gardens.scene_shown import Shown
from tabletop.games.hanging_gardens.scene_views import DIRECTIONS, views_from
from tabletop.games.hanging_gardens.scene_words import look_title
from tabletop.scene.boxes import Box
from tabletop.scene.marks import cross, edge, ring
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import number, rule, sheet, words
from tabletop.scene.shapes import Circle, Node, Path, Rect, Shapes, Text

_LINE = 21.0
_FOOT = 34.0
_GAP = 5.0
_KEY = 62.0
_TOLD = 220.0
"""From this height on, the sheet has room to tell how points are counted."""

_HOW = (
    "A row makes 1 point for each colour that is seen in it, and 1 more for each of its beds if "
    "left and right are alike. The level of the gazebo is added."
)


def sheet_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the sheet with the four directions and, where there is room, the rows."""
    places = view.layout
    nodes = [Node("view", (sheet(places.sheet, 15),))] if places.sheet.h else []
    nodes += [_direction(view, index) for index in range(len(DIRECTIONS))]
    if places.rows.h:
        box = places.sheet
        title = Text(box.cx, box.y + 26, look_title(view), 18, "ink", "title", 700, "middle",
                     fit=box.w - 24)  # fmt: skip
        nodes += [Node("view-title", (title,)), Node("view-rows", _rows(view))]
    return tuple(nodes)


def direction_points(view: Shown) -> tuple[int, ...] | None:
    """Return the points of the four views of the gazebo that is watched, None without one."""
    space = view.coming.gazebos[view.watched - 1]
    if space is None:
        return None
    return tuple(each.points for each in views_from(view.coming, space))


def _direction(view: Shown, index: int) -> Node:
    box = view.layout.compass[index]
    points = direction_points(view)
    is_shown = bool(view.gaze and view.gaze.direction == index)
    best = points is not None and index == points.index(max(points))
    said = "?" if points is None else str(points[index])
    shapes = _dial(box.w, box.h, DIRECTIONS[index][0].upper(), said, is_shown, best)
    return Node(f"gaze-{DIRECTIONS[index]}", shapes, box.x, box.y)


@lru_cache(maxsize=128)
def _dial(w: float, h: float, letter: str, said: str, is_shown: bool, best: bool) -> Shapes:
    """Return the letter of a direction with its points: sun while it is shown, edged if best."""
    box = Box(0, 0, w, h).inset(1)
    ink, quiet = ("print", "print") if is_shown else ("ink", "ink" if best else "ink2")
    face = Rect(*box, r=11, fill="sun" if is_shown else "sheet2")
    rim = edge(box.inset(1.5), 10, 2) if best and not is_shown else ()
    return (
        face,
        *rim,
        number(box.cx, box.y + box.h * 0.32, letter, 17, ink),
        words(box.cx, box.y + box.h * 0.72, said, 15, quiet, bold=best),
    )


def _rows(view: Shown) -> Shapes:
    """Return a line for each row that counts, and below them the level and the total."""
    look, box = view.view, view.layout.rows
    if look is None:
        return _invitation(view, box)
    before = view.view_before
    was = {row.k: row.points for row in before.rows} if before else None
    lines = [
        (row, row.points if was is None else was.get(row.k, 0))
        for row in look.rows
        if row.points or (was and was.get(row.k))
    ]
    body = box._replace(h=box.h - _FOOT)
    has_key = body.h - max(len(lines), 1) * _LINE >= _KEY
    key = body.lower(_KEY - 6 if has_key else 0)
    drawn = _in_lines(body, lines) if len(lines) * _LINE <= body.h else _in_columns(body, lines)
    if not lines:
        drawn = (words(box.cx, (body.y + key.y) / 2, "sees no bed", 15, "ink2"),)
    if has_key:
        drawn += _key(key)
    total = look.points + look.level
    previous = before.points + before.level if before else total
    return (*drawn, *_foot(box.lower(_FOOT), look.points, look.level, previous, total))


def _invitation(view: Shown, box: Box) -> Shapes:
    """Return what can be done here, and where there is room how points are counted."""
    if view.garden.gazebos[view.watched - 1] is None:
        said = "Without a gazebo there are no points."
    else:
        said = "Tap a direction, or a player, to see what counts."
    top = Text(box.cx, box.y + 24, said, 15, weight=700, align="middle", fit=box.w, lines=2)
    if box.h < _TOLD:
        return (top,)
    y = box.y + 76
    return (
        top,
        rule(box.x, y - 20, box.w),
        Text(box.cx, y + 4, _HOW, 14.5, "ink2", align="middle", fit=box.w, lines=7),
    )


def _in_lines(box: Box, lines: list[tuple[Row, int]]) -> Shapes:
    """Return the rows one below the other: number, how it is counted, points."""
    found: Shapes = ()
    for index, (row, was) in enumerate(lines):
        found += _line(box, box.y + (index + 0.5) * _LINE, row, was, counted(row), "row ")
    return found


def _in_columns(box: Box, lines: list[tuple[Row, int]]) -> Shapes:
    """Return the rows in two columns, without words."""
    half = (len(lines) + 1) // 2
    step = min(_LINE, (box.h - _GAP) / half)
    found: Shapes = ()
    for index, (row, was) in enumerate(lines):
        column, place = divmod(index, half)
        part = box.columns([0, 0], 16)[column]
        found += _line(part, box.y + (place + 0.5) * step, row, was, "", "row ")
    return found


def _line(box: Box, y: float, row: Row, was: int, middle: str, title: str) -> Shapes:
    changed = was != row.points
    label = f"{was} → {row.points}" if changed else str(row.points)
    wide = text_width(label, 16, "title") + 4
    back: Shapes = ()
    if changed:
        back = (Rect(box.right - wide - 5, y - 10, wide + 11, 20, 10, "sun"),)
    ink = "print" if changed else "ink"
    head = f"{title}{row.k}"
    left = box.x + text_width("row 10", 14) + 8
    quiet = Text(left, baseline(y, 14), middle, 14, "ink2", fit=box.right - wide - 8 - left)
    return (
        Text(box.x, baseline(y, 14), head, 14, "ink2", weight=700),
        *((quiet,) if middle else ()),
        *back,
        Text(box.right, baseline(y, 16), label, 16, ink, "title", 700, "end"),
    )


def counted(row: Row) -> str:
    """Return how a row is counted in few words: "2 colours + 3", run by run."""
    runs = [run for run in row.runs if run.points]
    if len(runs) == 1:
        run = runs[0]
        colours = f"{run.colours} colour" + "s" * (run.colours != 1)
        return f"{colours} + {run.bonus} mirrored" if run.bonus else colours
    return " · ".join(f"{run.colours}+{run.bonus}" if run.bonus else str(run.colours)
                      for run in runs)  # fmt: skip


@lru_cache(maxsize=8)
def _key(box: Box) -> Shapes:
    """Return what the marks on the garden mean: seen, not seen, a row that is cut."""
    upper, lower = box.rows([0, 0])
    left, right = upper.columns([0, 0])
    x, size = 12.0, 14.0
    dots = f"M{lower.x:g} {lower.cy:g}h24"
    return (
        rule(box.x, box.y, box.w),
        Circle(left.x + x, left.cy, 9, "iris"),
        *ring(left.x + x, left.cy, 9, 2.4),
        Text(left.x + 2 * x + 5, baseline(left.cy, size), "seen", size, "ink2", weight=700),
        Circle(right.x + x - 4, right.cy, 9, "iris", opacity=0.45),
        *cross(right.x + x + 4, right.cy - 4, 13),
        Text(right.x + 2 * x + 5, baseline(right.cy, size), "not seen", size, "ink2", weight=700),
        Path(dots, stroke="cut", width=3.4, dash=(0.5, 6)),
        Text(lower.x + 2 * x + 5, baseline(lower.cy, size), "a step cuts the row in two", size,
             "ink2", weight=700, fit=lower.w - 2 * x - 5),
    )  # fmt: skip


def _foot(box: Box, points: int, level: int, previous: int, total: int) -> Shapes:
    """Return view plus level, and the total in a sun disc."""
    y = box.cy + 3
    said = f"view {points} + level {level}"
    label = str(total) if previous == total else f"{previous} → {total}"
    wide = max(34.0, text_width(label, 19, "title") + 20)
    return (
        rule(box.x, box.y, box.w),
        Text(box.x, baseline(y, 15), said, 15, weight=700, fit=box.w - wide - 8),
        Rect(box.right - wide, y - 14, wide, 28, 14, "sun", "ringedge", 1.2),
        number(box.right - wide / 2, y, label, 19, "print"),
    )
