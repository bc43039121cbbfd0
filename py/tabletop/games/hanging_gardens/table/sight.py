"""A view laid open on the garden: its rows, its sight line, strings to what is seen, points.

The frame of a view is that of R20: k rows ahead of the gazebo, a spaces to the right of its line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.core.language import signed, t
from tabletop.games.hanging_gardens.rules.garden import Garden
from tabletop.games.hanging_gardens.rules.lookout import Row, SightedBed, View
from tabletop.games.hanging_gardens.rules.sight import FRAMES
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.table.pieces import gazebo_edge, rings
from tabletop.games.hanging_gardens.table.shown import Shown
from tabletop.games.hanging_gardens.table.views import points_by_row
from tabletop.games.hanging_gardens.table.world import UNIT, Lie, Span
from tabletop.games.hanging_gardens.words.score import LEVEL
from tabletop.scene.marks import cross
from tabletop.scene.outlines import closed_path
from tabletop.scene.papers import number, words
from tabletop.scene.shapes import CHIP, PIECE, Circle, Node, Path, Point, Rect, Shapes

_FRAMES = {frame.name: frame for frame in FRAMES}


def point_at(lie: Lie, view: View, a: float, k: float) -> Point:
    """Return where P(a, k) lies, in the units of the drawing."""
    (x, y), frame = view.space, _FRAMES[view.direction]
    (fx, fy), (rx, ry) = frame.forward, frame.right
    return lie.point(x + k * fx + a * rx + 0.5, y + k * fy + a * ry + 0.5)


def place_of(view: View, space: Space) -> tuple[int, int]:
    """Return a and k of a space."""
    return _FRAMES[view.direction].place_of(view.space, space)


def depth(view: View, span: Span) -> int:
    """Return how many rows are drawn: to the farthest bed, or at least to the garden's edge."""
    x, y = view.space
    edge = {"north": span.high - y, "east": span.right - x, "south": y - span.low}
    return max(len(view.rows), edge.get(view.direction, x - span.left), 1)


def floor_nodes(shown: Shown) -> Iterator[Node]:
    """Yield the tint of the rows: on the table alone, so that terraces keep their tones."""
    lie, view = shown.lie, shown.view
    if view is None:
        return
    rows = depth(view, shown.span)
    lines = "".join(
        _line(point_at(lie, view, -k - 0.5, k + 0.5), point_at(lie, view, k + 0.5, k + 0.5))
        for k in range(1, rows)
    )
    found = (
        Path(closed_path(_stair(lie, view, rows)), fill="sun", opacity=0.17),
        Path(lines, stroke="sun", width=1.2, opacity=0.35),
    )
    yield lie.node("rows", tuple(path for path in found if path.d))


def _stair(lie: Lie, view: View, rows: int) -> list[Point]:
    """Return the stairs of both sides of the rows, from the far left by the gazebo to the right."""
    return [
        point_at(lie, view, side * (k + 0.5), k + end * side)
        for side, ks in ((-1, range(rows, 0, -1)), (1, range(1, rows + 1)))
        for k in ks
        for end in (-0.5, 0.5)
    ]


def _line(start: Point, end: Point) -> str:
    return f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"


def line_nodes(shown: Shown) -> Iterator[Node]:
    """Yield what lies over the terraces: outline, cuts, sight line, strings."""
    if shown.view is None:
        return
    rows = depth(shown.view, shown.span)
    stair = _stair(shown.lie, shown.view, rows)
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in stair)
    outline = (
        Path(d, stroke="ringedge", width=3.6, dash=(7, 6), opacity=0.5),
        Path(d, stroke="sun", width=2.4, dash=(7, 6)),
    )
    yield shown.lie.node("outline", outline)
    yield shown.lie.node("strings", _strings(shown.lie, shown.view, rows))


def _strings(lie: Lie, view: View, rows: int) -> Shapes:
    eye = point_at(lie, view, 0, 0)
    seen = [lie.space_at(each.bed.space) for each in view.beds if each.is_seen]
    hidden = [each for each in view.beds if not each.is_seen and each.hidden_by]
    stopped = [_stop(lie, view, each) for each in hidden]
    steps = [(row, run.left) for row in view.rows if row.beds for run in row.runs]
    cuts = "".join(_cut(lie, view, row, left) for row, left in steps if left > -row.k)
    line = _line(eye, point_at(lie, view, 0, rows + 0.6))
    found = (
        Path(cuts, stroke="cut", width=3.4, dash=(0.5, 6)),
        Path(_rays(eye, seen), stroke="sightline", width=1.6, opacity=0.6),
        Path(_rays(eye, stopped), stroke="danger", width=2, dash=(2, 6), opacity=0.85),
        Path(line, stroke="sightline", width=3.6),
    )
    return tuple(path for path in found if path.d)


def _rays(eye: Point, ends: Iterable[Point]) -> str:
    return "".join(_line(eye, end) for end in ends)


def _stop(lie: Lie, view: View, each: SightedBed) -> Point:
    """Return where the string to a hidden bed meets what hides it."""
    (a, k), (_, r) = place_of(view, each.bed.space), place_of(view, each.hidden_by[0])
    share = (r - 0.4) / k
    return point_at(lie, view, a * share, k * share)


def _cut(lie: Lie, view: View, row: Row, left: int) -> str:
    """Return the border between two runs of a row, left of a = `left`."""
    near, far = (point_at(lie, view, left - 0.5, row.k + aside) for aside in (-0.42, 0.42))
    return _line(near, far)


def seen_nodes(shown: Shown) -> Iterator[Node]:
    """Yield rings around beds that are seen and the gazebo that looks, crosses at the others."""
    if shown.view is None:
        return
    beds = shown.view.beds
    points = tuple(shown.lie.space_at(each.bed.space) for each in beds if each.is_seen)
    if points:
        yield shown.lie.node("seen", rings(points, 19, 2.6))
    for x, y in sorted(each.bed.space for each in beds if not each.is_seen):
        px, py = shown.lie.space_at((x, y))
        yield shown.lie.node(f"unseen-{x},{y}", cross(0, 0, 18), (px + 13, py - 12))
    yield shown.lie.node("eye", gazebo_edge(), shown.lie.space_at(shown.view.space))


def pill_nodes(shown: Shown) -> Iterator[Node]:
    """Yield the points of each row, and of the level, at the end of its row outside the garden."""
    if shown.view is None:
        return
    ends = row_ends(shown.coming, shown.view, shown.lie)
    level, was = shown.view.level, points_by_row(shown.view_before or shown.view)
    if level:
        yield shown.lie.node("row-0", _pill(level, level, t(LEVEL)), ends[0])
    for row in shown.view.rows:
        if row.k in ends:
            then = was.get(row.k, 0)
            shapes = _pill(then, row.points, runs_text(row)) if then or row.points else _DOT
            yield shown.lie.node(f"row-{row.k}", shapes, ends[row.k])


_DOT = (Circle(0, 0, 3.5, "ontable", opacity=0.6),)

_CHANGED, _AS_IT_WAS = ("sun", "ringedge", "print", "print"), ("sheet", "", "ink", "ink2")
"""Fill, rim, figure and quiet line of the points of a row: no white glares in the dark."""


def row_ends(garden: Garden, view: View, lie: Lie) -> dict[int, Point]:
    """Return where the points of each row stand: above or right of all that is built there."""
    frame = _FRAMES[view.direction]
    is_above = bool(frame.forward[0]) != lie.is_turned
    ends: dict[int, Point] = {}
    for space in garden.levels[0]:
        (x, y), (_, k) = lie.space_at(space), frame.place_of(view.space, space)
        end = (x, y - UNIT + 2) if is_above else (x + UNIT + 2, y)
        ends[k] = min(end, ends.get(k, end)) if is_above else max(end, ends.get(k, end))
    return ends


def runs_text(row: Row) -> str:
    """Return how the points of a row come about: colours and bonus, or run by run."""
    scoring = [run for run in row.runs if run.points]
    if len(scoring) == 1 and scoring[0].bonus:
        return f"{scoring[0].colours}+{scoring[0].bonus}"
    return "·".join(str(run.points) for run in scoring) if len(scoring) > 1 else ""


def _pill(was: int, now: int, below: str) -> Shapes:
    changed = was != now
    label = f"{was}→{now}" if changed else str(now)
    high = 38.0 if below else 29.0
    wide = 46.0 if len(label) > 3 or len(below) > 4 else 41.0
    fill, rim, ink, quiet = _CHANGED if changed else _AS_IT_WAS
    paper = Rect(-wide / 2, -high / 2, wide, high, 9, fill, rim, 1.2, shadow=PIECE)
    size = 16.0 if changed else 19.0
    top = number(0, -7 if below else 0, label, size, ink)
    return (paper, top, words(0, 10.5, below, 14.5, quiet)) if below else (paper, top)


def gain_badge(gain: int) -> Shapes:
    """Return by how much the score would change, on a disc, about the origin."""
    fill, mark = ("white", "print") if gain > 0 else ("danger", "white")
    return (
        Circle(0, 0, 15.5, fill, shadow=CHIP),
        *rings(((0.0, 0.0),), 15.5),
        number(0, 0, signed(gain), 16, mark),
    )
