"""Drawing of an open view over the garden: rows, sight lines, marks on beds, and points.

Coordinates are those of R20: row k ahead of the gazebo, a spaces to the right of its line.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from tabletop.core.language import signed, t
from tabletop.games.hanging_gardens.rules.garden import Garden
from tabletop.games.hanging_gardens.rules.lookout import Row, SightedBed, View
from tabletop.games.hanging_gardens.rules.notation import written
from tabletop.games.hanging_gardens.rules.sight import FRAMES
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.table.pieces import gazebo_edge, rings
from tabletop.games.hanging_gardens.table.view_model import ViewModel
from tabletop.games.hanging_gardens.table.views import standing
from tabletop.games.hanging_gardens.table.world import UNIT, Lie
from tabletop.games.hanging_gardens.words.score import LEVEL
from tabletop.scene.marks import cross
from tabletop.scene.outlines import closed_path
from tabletop.scene.shapes import CHIP, PIECE, Circle, Node, Path, Point, Rect, Shapes
from tabletop.scene.widgets import number, words

_FRAMES = {frame.name: frame for frame in FRAMES}


class Outlook(NamedTuple):
    """The open view, with its position in the drawing and the number of rows to draw."""

    lie: Lie
    view: View
    rows: int

    def at(self, a: float, k: float) -> Point:
        """Return the centre of the space P(a, k), in drawing units."""
        (x, y), frame = self.view.space, _FRAMES[self.view.direction]
        (fx, fy), (rx, ry) = frame.forward, frame.right
        return self.lie.point(x + k * fx + a * rx + 0.5, y + k * fy + a * ry + 0.5)

    def place_of(self, space: Space) -> tuple[int, int]:
        """Return (a, k) of a space."""
        return _FRAMES[self.view.direction].place_of(self.view.space, space)

    def stair(self) -> list[Point]:
        """Return the outline of the rows, from the far left past the gazebo to the far right."""
        return [
            self.at(side * (k + 0.5), k + end * side)
            for side, ks in ((-1, range(self.rows, 0, -1)), (1, range(1, self.rows + 1)))
            for k in ks
            for end in (-0.5, 0.5)
        ]


def outlook(model: ViewModel) -> Outlook | None:
    """Return the open view, with rows up to the farthest bed or the garden's edge, or None."""
    if model.view is None:
        return None
    look, span = Outlook(model.lie, model.view, 1), model.span
    corners = (span.left, span.low), (span.right, span.high)
    far = max(look.place_of(corner)[1] for corner in corners)
    return look._replace(rows=max(len(model.view.rows), far, 1))


def floor_nodes(look: Outlook) -> Iterator[Node]:
    """Yield the tint of the rows, to be drawn below terraces, whose colours it leaves alone."""
    halves = [k + 0.5 for k in range(1, look.rows)]
    lines = "".join(_line(look.at(-half, half), look.at(half, half)) for half in halves)
    yield look.lie.node("rows", _drawn(
        Path(closed_path(look.stair()), fill="sun", opacity=0.17),
        Path(lines, stroke="sun", width=1.2, opacity=0.35),
    ))  # fmt: skip


def _drawn(*paths: Path) -> Shapes:
    return tuple(path for path in paths if path.d)


def _line(start: Point, end: Point) -> str:
    return f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"


def line_nodes(look: Outlook) -> Iterator[Node]:
    """Yield the lines above the terraces: outline, cuts, sight lines."""
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in look.stair())
    outline = (
        Path(d, stroke="ringedge", width=3.6, dash=(7, 6), opacity=0.5),
        Path(d, stroke="sun", width=2.4, dash=(7, 6)),
    )
    yield look.lie.node("outline", outline)
    yield look.lie.node("strings", _strings(look))


def _strings(look: Outlook) -> Shapes:
    eye, view = look.at(0, 0), look.view
    seen = [look.lie.space_at(each.bed.space) for each in view.beds if each.is_seen]
    stopped = [_stop(look, each) for each in view.beds if each.hidden_by]
    steps = [(run.left, row.k) for row in view.rows if row.beds for run in row.runs]
    cuts = "".join(_cut(look, left, k) for left, k in steps if left > -k)
    return _drawn(
        Path(cuts, stroke="cut", width=3.4, dash=(0.5, 6)),
        Path(_rays(eye, seen), stroke="sightline", width=1.6, opacity=0.6),
        Path(_rays(eye, stopped), stroke="danger", width=2, dash=(2, 6), opacity=0.85),
        Path(_line(eye, look.at(0, look.rows + 0.6)), stroke="sightline", width=3.6),
    )


def _rays(eye: Point, ends: Iterable[Point]) -> str:
    return "".join(_line(eye, end) for end in ends)


def _stop(look: Outlook, each: SightedBed) -> Point:
    """Return the point where the line to a hidden bed meets the obstacle."""
    (a, k), (_, r) = look.place_of(each.bed.space), look.place_of(each.hidden_by[0])
    share = (r - 0.4) / k
    return look.at(a * share, k * share)


def _cut(look: Outlook, left: int, k: int) -> str:
    """Return the SVG path of the border between two runs in row `k`, left of a = `left`."""
    return _line(look.at(left - 0.5, k - 0.42), look.at(left - 0.5, k + 0.42))


def arc(look: Outlook, place: Space) -> Shapes:
    """Return the arc from a previewed bed to its mirror image, if symmetry scores there (R25)."""
    a, k = look.place_of(place)
    runs = look.view.rows[k - 1].runs if a and 0 < k <= len(look.view.rows) else ()
    if not any(run.left <= a <= run.right and run.bonus for run in runs):
        return ()
    points = look.at(a, k), look.at(0, k + 0.5 + abs(a) * 0.35), look.at(-a, k)
    start, top, end = (f"{x:.1f} {y:.1f}" for x, y in points)
    d = f"M{start}Q{top} {end}"
    return (Path(d, stroke="white", width=6), Path(d, stroke="night", width=2.6))


def view_nodes(look: Outlook) -> Iterator[Node]:
    """Yield rings around the gazebo and the beds that it sees, and crosses on beds it does not."""
    lie, beds = look.lie, look.view.beds
    if points := tuple(lie.space_at(each.bed.space) for each in beds if each.is_seen):
        yield lie.node("seen", rings(points, 19, 2.6))
    for space in sorted(each.bed.space for each in beds if not each.is_seen):
        x, y = lie.space_at(space)
        yield lie.node(f"unseen-{written(space)}", cross(0, 0, 18), (x + 13, y - 12))
    yield lie.node("eye", gazebo_edge(), lie.space_at(look.view.space))


def pill_nodes(model: ViewModel, look: Outlook) -> Iterator[Node]:
    """Yield the points of each scoring row at its end, and those of the level at the gazebo."""
    view, ends = look.view, row_ends(look, model)
    was = (model.view_before or view).by_row
    if view.level:
        yield look.lie.node("row-0", _pill(view.level, view.level, t(LEVEL)), ends[0])
    for row in view.rows:
        then = was.get(row.k, 0)
        if row.k in ends and (then or row.points):
            pill = _pill(then, row.points, runs_text(row))
            yield look.lie.node(f"row-{row.k}", pill, ends[row.k])


_CHANGED, _AS_IT_WAS = ("sun", "ringedge", "print", "print"), ("sheet", "", "ink", "ink2")
"""Colours for the points of a row: fill, rim, number, second line. None is white, for dark mode."""


def row_ends(look: Outlook, model: ViewModel) -> dict[int, Point]:
    """Return the position of the points of each row, by row number: above or right of its beds.

    While a piece is chosen, they are outside all terraces, to leave its legal places visible. They
    cover no bed or gazebo if there is room within two spaces.
    """
    seen = {look.view.space, *(each.bed.space for each in look.view.beds)}
    is_above = bool(_FRAMES[look.view.direction].forward[0])
    ends: dict[int, Point] = {}
    for space in model.coming.levels[0] if model.choice.piece else seen:
        (x, y), (_, k) = look.lie.space_at(space), look.place_of(space)
        end = (x, y - UNIT + 2) if is_above else (x + UNIT + 2, y)
        ends[k] = min(end, ends.get(k, end)) if is_above else max(end, ends.get(k, end))
    pieces = [look.lie.space_at(space) for space in _occupied(model.garden)]
    step = (0.0, -UNIT) if is_above else (UNIT, 0.0)
    return {k: _beyond(end, step, pieces) for k, end in ends.items()}


def _occupied(garden: Garden) -> Iterator[Space]:
    """Yield the spaces of all beds and gazebos."""
    yield from (bed.space for bed in garden.beds)
    yield from (space for _, space in standing(garden))


def _beyond(end: Point, step: Point, pieces: Collection[Point]) -> Point:
    """Return `end`, moved by up to two steps if that leaves all pieces uncovered."""
    for far in range(3):
        x, y = end[0] + far * step[0], end[1] + far * step[1]
        if all(abs(x - px) > UNIT / 2 or abs(y - py) > UNIT / 2 for px, py in pieces):
            return x, y
    return end


def runs_text(row: Row) -> str:
    """Return the terms of a row's points: "2+3" for one run, "5|1" for several, or ""."""
    scoring = [run for run in row.runs if run.points]
    if len(scoring) == 1 and scoring[0].bonus:
        return f"{scoring[0].colours}+{scoring[0].bonus}"
    return "|".join(str(run.points) for run in scoring) if len(scoring) > 1 else ""


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
    """Return a disc with a change of the score, centred on the origin."""
    fill, mark = ("white", "print") if gain > 0 else ("danger", "white")
    return (
        Circle(0, 0, 15.5, fill, shadow=CHIP),
        *rings(((0.0, 0.0),), 15.5),
        number(0, 0, signed(gain), 16, mark),
    )
