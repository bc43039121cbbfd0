"""Beside the garden: the players with what each is worth, and the sheet of a view, row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil

from tabletop.core.language import t
from tabletop.games.hanging_gardens.rules.lookout import Row, View
from tabletop.games.hanging_gardens.table.choice import GAZE
from tabletop.games.hanging_gardens.table.pieces import mark
from tabletop.games.hanging_gardens.table.shown import Shown
from tabletop.games.hanging_gardens.table.sight import signed
from tabletop.games.hanging_gardens.table.telling import (
    look_label,
    look_title,
    player_label,
    player_line,
    view_note,
)
from tabletop.games.hanging_gardens.table.views import DIRECTIONS, views_from
from tabletop.games.hanging_gardens.words import table as labels
from tabletop.games.hanging_gardens.words.names import direction_letter
from tabletop.games.hanging_gardens.words.score import run_counted
from tabletop.kit import rows
from tabletop.kit.parts import Part, drawn, thing, told
from tabletop.kit.players import Player, player_strip
from tabletop.scene.boxes import Box
from tabletop.scene.marks import cross, edge, ring
from tabletop.scene.measure import baseline
from tabletop.scene.papers import number, rule, sheet, words
from tabletop.scene.shapes import PIECE, Circle, Node, Path, Rect, Shapes, Text

PLAYERS, VIEWS = "players", "views"
_FOOT, _KEY = 34.0, 62.0
_GAP = 2.0
_MOST_COLUMNS = 3


def player_parts(shown: Shown) -> Iterator[Part]:
    """Yield the strip of each player, a button that lays open its view, and dice on the strips."""
    seats = range(1, len(shown.sitters) + 1)
    players = [_player(shown, seat) for seat in seats]
    yield from player_strip(players, shown.layout.players, shown.mover, PLAYERS)
    for seat, value in shown.dice.items():
        yield _die(shown, seat, value)


def _player(shown: Shown, seat: int) -> Player:
    change = shown.scores_to_come[seat - 1] - shown.scores[seat - 1]
    return Player(
        seat,
        shown.name(seat),
        str(shown.scores[seat - 1]),
        signed(change) if change else "",
        is_good=change > 0,
        said=player_line(shown, seat),
        wins=bool(shown.winners and seat in shown.winners),
        is_open=bool(shown.gaze and shown.gaze.seat == seat),
        mark=partial(mark, seat),
        label=player_label(shown, seat),
        may=None if shown.coming.gazebos[seat - 1] else False,
    )


def _die(shown: Shown, seat: int, value: int) -> Part:
    box = shown.layout.players[seat - 1]
    face = (
        Rect(-19, -19, 38, 38, 8, "white", "line", 1.5, shadow=PIECE),
        words(0, 0, str(value), 24, "print", bold=True),
    )
    return drawn(Node(f"die-{seat}", face, box.right - 30, box.cy))


def sheet_parts(shown: Shown) -> Iterator[Part]:
    """Yield the sheet with the four directions and, where there is room, the rows."""
    box, head = shown.layout.sheet, shown.layout.head
    paper = (Node("view", (sheet(box, 15),)),) if box.h else ()
    yield told("view", view_note(shown), box if box.h else head, *paper)
    yield from _directions(shown)
    if shown.layout.rows.h:
        title = Text(box.cx, box.y + 26, look_title(shown), 18, "ink", "title", 700, "middle",
                     fit=box.w - 24)  # fmt: skip
        yield drawn(Node("view-title", (title,)), Node("view-rows", _rows(shown)))


def _directions(shown: Shown) -> Iterator[Part]:
    """Yield a dial for each direction: sun while it is shown, edged if it is the best."""
    space = shown.coming.gazebos[shown.watched - 1]
    points = [each.points for each in views_from(shown.coming, space)] if space else None
    for index, (name, box) in enumerate(zip(DIRECTIONS, shown.layout.compass, strict=True)):
        seen = points[index] if points else None
        is_shown = bool(shown.gaze and shown.gaze.direction == index)
        best = points is not None and index == points.index(max(points))
        shapes = _dial(box, name, seen, is_shown, best)
        yield thing(
            f"{GAZE}{name[0]}", VIEWS, look_label(shown, name, seen), box, col=index + 1,
            may=False if points is None else None, chosen=is_shown,
            node=Node(f"gaze-{name}", shapes, box.x, box.y),
        )  # fmt: skip


def _dial(place: Box, name: str, seen: int | None, is_shown: bool, best: bool) -> Shapes:
    """Return the letter of a direction with its points."""
    box = Box(0, 0, place.w, place.h).inset(1)
    ink, quiet = ("print", "print") if is_shown else ("ink", "ink" if best else "ink2")
    said = "?" if seen is None else str(seen)
    return (
        Rect(*box, r=11, fill="sun" if is_shown else "sheet2"),
        *(edge(box.inset(1.5), 10, 2) if best and not is_shown else ()),
        number(box.cx, box.y + box.h * 0.32, direction_letter(name), 17, ink),
        words(box.cx, box.y + box.h * 0.72, said, 15, quiet, bold=best),
    )


def _rows(shown: Shown) -> Shapes:
    """Return a line for each row that counts, and below them the level and the total."""
    look, before, box = shown.view, shown.view_before, shown.layout.rows
    if look is None:
        return rows.flowing(_invitation(shown), box, 14)
    was = {row.k: row.points for row in (before or look).rows}
    lines = [(row, was.get(row.k, 0)) for row in look.rows if row.points or was.get(row.k)]
    body = box._replace(h=box.h - _FOOT)
    foot = rows.flowing([_total(look, before or look)], box.lower(_FOOT - 8))
    if not lines:
        return (*rows.flowing([rows.Row(t(labels.NO_BED_SEEN), fill="ink2")], body), *foot)
    room = body.h - rows.height_of([_line(*each) for each in lines], body.w, _GAP)
    key = _key(body.lower(_KEY - 6)) if room >= _KEY else ()
    return (*_columns(body, lines), *key, *foot)


def _invitation(shown: Shown) -> tuple[rows.Row, ...]:
    """Return what can be done here, and how points are counted."""
    placed = shown.garden.gazebos[shown.watched - 1] is not None
    said = labels.TAP_TO_LOOK if placed else labels.NO_GAZEBO_NO_POINTS
    how = rows.Row(t(labels.HOW_COUNTED), fill="ink2", is_ruled=True)
    return (rows.Row(t(said), is_strong=True), how)


def _columns(box: Box, lines: Sequence[tuple[Row, int]]) -> Shapes:
    """Return the rows in as few columns as have room; how they count is told in a single one."""
    made = [_line(*each) for each in lines]
    if rows.height_of(made, box.w, _GAP) <= box.h:
        return rows.flowing(made, box, _GAP)
    columns, each = 1, len(lines)
    while columns < _MOST_COLUMNS and rows.height_of(made, box.w, _GAP) > box.h:
        columns += 1
        each = ceil(len(lines) / columns)
        made = [_short_line(row, was, columns) for row, was in lines[:each]]
    found: Shapes = ()
    for index, part in enumerate(box.columns([0] * columns, 16)):
        share = lines[index * each : (index + 1) * each]
        found += rows.flowing([_short_line(*pair, columns) for pair in share], part, _GAP)
    return found


def _line(row: Row, was: int) -> rows.Row:
    said = t(labels.ROW_COUNTED, row=row.k, counted=counted(row))
    return rows.Row(said, _change(was, row.points), fill="ink2", is_lit=was != row.points)


def _short_line(row: Row, was: int, columns: int) -> rows.Row:
    """Return a row without how it counts, and in a narrow column without a word."""
    said = t(labels.ROW, row=row.k) if columns < _MOST_COLUMNS else str(row.k)
    return rows.Row(said, _change(was, row.points), size=14, is_lit=was != row.points)


def _total(look: View, before: View) -> rows.Row:
    said = t(labels.VIEW_AND_LEVEL, points=look.points, level=look.level)
    change = _change(before.points + before.level, look.points + look.level)
    return rows.Row(said, change, size=17, is_strong=True, is_ruled=True, is_lit=True)


def _change(was: int, now: int) -> str:
    return str(now) if was == now else f"{was} → {now}"


def counted(row: Row) -> str:
    """Return how a row is counted in few words: "2 colours + 3", run by run."""
    runs = [run for run in row.runs if run.points]
    if len(runs) == 1:
        return run_counted(runs[0])
    return " · ".join(f"{run.colours}+{run.bonus}" if run.bonus else str(run.colours)
                      for run in runs)  # fmt: skip


def _key(box: Box) -> Shapes:
    """Return what the marks on the garden mean: seen, not seen, a row that is cut."""
    upper, lower = box.rows([0, 0])
    left, right = upper.columns([0, 0])
    dots = f"M{lower.x:g} {lower.cy:g}h24"
    return (
        rule(box.x, box.y, box.w),
        Circle(left.x + 12, left.cy, 9, "iris"),
        *ring(left.x + 12, left.cy, 9, 2.4),
        Circle(right.x + 8, right.cy, 9, "iris", opacity=0.45),
        *cross(right.x + 16, right.cy - 4, 13),
        Path(dots, stroke="cut", width=3.4, dash=(0.5, 6)),
        *(
            Text(place.x + 29, baseline(place.cy, 14), t(meaning), 14, "ink2", fit=place.w - 29)
            for place, meaning in (
                (left, labels.SEEN), (right, labels.NOT_SEEN), (lower, labels.STEP_CUTS),
            )
        ),
    )  # fmt: skip
