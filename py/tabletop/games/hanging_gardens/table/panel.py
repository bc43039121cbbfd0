"""The widgets around the garden: strip, players, view sheet, tray and main button."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tabletop.core.language import signed, t
from tabletop.games.hanging_gardens.rules.garden import COLOURS, Garden
from tabletop.games.hanging_gardens.rules.lookout import Row, View
from tabletop.games.hanging_gardens.rules.state import ACTIONS_A_TURN
from tabletop.games.hanging_gardens.table import texts
from tabletop.games.hanging_gardens.table.choice import BUTTON, FACING, piece_events
from tabletop.games.hanging_gardens.table.draft import is_usable
from tabletop.games.hanging_gardens.table.layout import PIECES
from tabletop.games.hanging_gardens.table.pieces import bed, dotted, gazebo, mark, sign, small_tile
from tabletop.games.hanging_gardens.table.view_model import ViewModel
from tabletop.games.hanging_gardens.table.views import DIRECTIONS, Facing, best_of, view_of
from tabletop.games.hanging_gardens.table.world import WINDOW
from tabletop.games.hanging_gardens.words import table as labels
from tabletop.games.hanging_gardens.words.action_texts import in_short
from tabletop.games.hanging_gardens.words.names import direction_letter
from tabletop.games.hanging_gardens.words.score import run_counted
from tabletop.kit import rows
from tabletop.kit.buttons import Button, button_parts
from tabletop.kit.cameras import camera_parts
from tabletop.kit.last_actions import moves_of_rivals
from tabletop.kit.page import Form
from tabletop.kit.parts import Part, drawn, note_part, thing
from tabletop.kit.players import Player, player_strip
from tabletop.kit.score import score_line
from tabletop.kit.sheet import Line, line_shapes, sheet_lines
from tabletop.kit.tray import Piece, in_slots, round_piece, tray_paper
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import cross, edge, ring
from tabletop.scene.measure import baseline
from tabletop.scene.shapes import (
    CHIP,
    PIECE,
    Align,
    Circle,
    Icon,
    Node,
    Path,
    Rect,
    Shapes,
    Text,
    joined,
)
from tabletop.scene.widgets import GO, IDLE, number, rule, sheet, words

STOCK, PLAYERS, VIEWS = "stock", "players", "views"
_TOTAL, _LINE, _KEY = 34.0, 26.0, 88.0
"""The heights of the total, of a roomy line, and of the legend."""


def head_parts(model: ViewModel) -> Iterator[Part]:
    """Yield the background of the board and the strip at the window."""
    places = model.layout
    yield drawn(Node("table", (Rect(*places.board, r=20, fill="table2"),)))
    head = (Node("head", _head(model)),) if places.head.h else ()
    yield note_part("stock", texts.stock_note(model), places.board, *head)


def _head(model: ViewModel) -> Shapes:
    """Return the shapes of the strip: the actions of the turn, and how many pieces are left."""
    box, due = model.layout.head, model.state.action if model.mover else 0
    is_beside = model.layout.form is Form.LOW
    x, y = (box.cx - 16, box.y + 14) if is_beside else (box.x + 21, box.cy)
    actions = [_action(x + at * 32, y, at + 1, due) for at in range(ACTIONS_A_TURN if due else 0)]
    left = box.x + 8 + (70 if due else 0)
    align: Align = "middle" if is_beside else "start"
    at = (box.cx, box.y + 49) if is_beside else (left, baseline(box.cy, 15))
    fit = box.w if is_beside else model.layout.map.x - 16 - left
    text = texts.head_text(model, fit)
    told = Text(*at, text, 15, "ontable", weight=700, align=align, fit=fit)
    return (*joined(actions), told)


def _action(x: float, y: float, nth: int, due: int) -> Shapes:
    """Return the disc of the `nth` action: highlighted when due, ticked when done."""
    if nth == due:
        return (Circle(x, y, 13, "sun", shadow=CHIP), number(x, y, str(nth), 17, "print"))
    if nth < due:
        tick = Icon("check-mark", x, y, 15, "ontable")
        return (Circle(x, y, 13, "ontable", opacity=0.3), tick)
    disc = Circle(x, y, 12, stroke="ontable", width=1.6, opacity=0.6)
    return (disc, number(x, y, str(nth), 16, "ontable"))


def front_parts(model: ViewModel) -> Iterator[Part]:
    """Yield the parts around the garden: players, view, cameras, tray and button."""
    yield from player_parts(model)
    yield from sheet_parts(model)
    yield from camera_parts(model.layout.cameras, WINDOW)
    yield from tray_parts(model)
    yield go_part(model)


def player_parts(model: ViewModel) -> Iterator[Part]:
    """Yield the strip of each player, which opens that player's view, and any dice on it."""
    players = [_player(model, seat) for seat in model.seats]
    yield from player_strip(players, model.layout.players, model.mover, PLAYERS)
    for seat, value in model.dice.items():
        yield _die(model, seat, value)


def _player(model: ViewModel, seat: int) -> Player:
    now, then = model.points_of(seat)
    said, *briefs = texts.player_lines(model, seat)
    done = piece_events(moves_of_rivals(model.sight).get(seat, ()))
    deeds = tuple(map(in_short, done))
    return Player(
        seat,
        model.called(seat),
        str(now),
        signed(then - now) if then != now else "",
        is_good=then > now,
        status=said,
        briefs=briefs,
        wins=seat in (model.winners or ()),
        is_open=bool(model.facing and model.facing.seat == seat),
        mark=partial(mark, seat),
        label=texts.player_label(model, seat, deeds),
        may=None if model.coming.gazebos[seat - 1] else False,
        actions=deeds,
        signs=tuple(partial(sign, event) for event in done),
    )


def _die(model: ViewModel, seat: int, value: int) -> Part:
    box = model.layout.players[seat - 1]
    face = (
        Rect(-19, -19, 38, 38, 8, "white", "line", 1.5, shadow=PIECE),
        words(0, 0, str(value), 24, "print", bold=True),
    )
    return drawn(Node(f"die-{seat}", face, box.right - 30, box.cy))


def sheet_parts(model: ViewModel) -> Iterator[Part]:
    """Yield the sheet with the four directions and, if there is room, the rows of the view."""
    box = model.layout.sheet
    paper = (Node("view", (sheet(box, 15),)),) if box.h else ()
    yield note_part("view", texts.view_note(model), box, *paper, foretold=texts.foretold(model))
    yield from _directions(model)
    if model.layout.rows.h:
        text, fit = texts.look_title(model), box.w - 24
        title = Text(box.cx, box.y + 26, text, 18, "ink", "title", 700, "middle", fit=fit)
        yield drawn(Node("view-title", (title,)), Node("view-rows", _rows(model)))


def _directions(model: ViewModel) -> Iterator[Part]:
    """Yield a button for each direction: filled while open, framed if it is the best."""
    best = best_of(model.coming, model.watched)
    for index, (name, box) in enumerate(zip(DIRECTIONS, model.layout.compass, strict=True)):
        facing = Facing(model.watched, index)
        view = view_of(model.coming, facing)
        seen = view.points if view else None
        shapes = _dial(model, facing, seen, box, is_best=facing == best)
        yield thing(
            f"{FACING}{name[0]}", VIEWS, texts.look_label(model, name, seen), box, col=index + 1,
            may=None if view else False, chosen=facing == model.facing,
            node=Node(f"gaze-{name}", shapes, box.x, box.y),
        )  # fmt: skip


def _dial(
    model: ViewModel, facing: Facing, seen: int | None, place: Box, *, is_best: bool
) -> Shapes:
    """Return the shapes of a direction button: its letter, an arrow, and the view's points."""
    box = Box(0, 0, place.w, place.h).inset(1)
    is_shown = facing == model.facing
    ink, quiet = ("print", "print") if is_shown else ("ink", "ink" if is_best else "ink2")
    said = "?" if seen is None else str(seen)
    y, aside = box.y + box.h * 0.32, -1 if facing.direction_name == "west" else 1
    return (
        Rect(*box, r=11, fill="sun" if is_shown else "sheet2"),
        *(edge(box.inset(1.5), 10, 2) if is_best and not is_shown else ()),
        number(box.cx - aside * 4, y, direction_letter(facing.direction_name), 17, ink),
        Path("M0 -4.5l4.5 8h-9z", box.cx + aside * 11, y, angle=90 * facing.direction, fill=quiet),
        words(box.cx, box.y + box.h * 0.72, said, 15, quiet, bold=is_best),
    )


def _rows(model: ViewModel) -> Shapes:
    """Return the shapes of the total and of a line for each scoring row."""
    look, before, box = model.view, model.view_before, model.layout.rows
    if look is None:
        return rows.flowing(_invitation(model), box, 14)
    was = (before or look).by_row
    found = [(row, was.get(row.k, 0)) for row in look.rows if row.points or was.get(row.k)]
    head = _total(look, before or look)
    lines = [_line(*each) for each in found] or [Line(t(labels.NO_BED_SEEN), is_quiet=True)]
    body = box._replace(y=box.y + _TOTAL, h=box.h - _TOTAL)
    key = body.h >= _KEY + _LINE * len(lines)
    body = body._replace(h=body.h - (_KEY if key else 0))
    return (
        *line_shapes(head, box.top(_TOTAL)),
        *sheet_lines(lines, body),
        *(_key(box.lower(_KEY - 6)) if key else ()),
    )


def _invitation(model: ViewModel) -> tuple[rows.Row, ...]:
    """Return the rows of text for a sheet without an open view."""
    placed = model.garden.gazebos[model.watched - 1] is not None
    said = labels.TAP_TO_LOOK if placed else labels.NO_GAZEBO_NO_POINTS
    how = rows.Row(t(labels.HOW_COUNTED), fill="ink2", is_ruled=True)
    dots = (rows.Row(t(labels.DOTS), fill="ink2", is_ruled=True),) if model.last else ()
    return (rows.Row(t(said), is_strong=True), how, *dots)


def _line(row: Row, was: int) -> Line:
    said = t(labels.ROW_COUNTED, row=row.k, counted=counted(row))
    line = score_line(said, row.points, row.points - was)
    return line._replace(brief=t(labels.ROW, row=row.k))


def _total(look: View, before: View) -> Line:
    said = t(labels.VIEW_AND_LEVEL, points=look.points, level=look.level)
    now = look.points + look.level
    line = score_line(said, now, now - before.points - before.level)
    return line._replace(is_strong=True)


def counted(row: Row) -> str:
    """Return how a row is counted, run by run: "2 colours + 3", or "2+3 | 1" for two runs."""
    runs = [run for run in row.runs if run.points]
    if len(runs) == 1:
        return run_counted(runs[0])
    return " | ".join(f"{run.colours}+{run.bonus}" if run.bonus else str(run.colours)
                      for run in runs)  # fmt: skip


def _key(box: Box) -> Shapes:
    """Return the legend of the marks: seen, not seen, a cut row, placed last."""
    upper, lower, last = box.rows([0, 0, 0])
    left, right = upper.columns([0, 0])
    said = (labels.SEEN, labels.NOT_SEEN, labels.STEP_CUTS, labels.PLACED_LAST)
    dots = f"M{lower.x:g} {lower.cy:g}h24"
    return (
        rule(box.x, box.y, box.w),
        Circle(left.x + 12, left.cy, 9, "iris"),
        *ring(left.x + 12, left.cy, 9, 2.4),
        Circle(right.x + 8, right.cy, 9, "iris", opacity=0.45),
        *cross(right.x + 16, right.cy - 4, 13),
        Path(dots, stroke="cut", width=3.4, dash=(0.5, 6)),
        *dotted(around(last.x + 12, last.cy, 18), 5, 0.8),
        *(
            Text(place.x + 29, baseline(place.cy, 14), t(meaning), 14, "ink2", fit=place.w - 29)
            for place, meaning in zip((left, right, lower, last), said, strict=True)
        ),
    )


def tray_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the tray, divided into tiles, beds and gazebo, and its pieces."""
    boxes = model.layout.slots
    paper = tray_paper(model.layout.tray, (boxes[2].x, boxes[-1].x))
    return (paper, *in_slots([_piece(model, each) for each in PIECES], boxes, STOCK))


def _piece(model: ViewModel, piece: str) -> Piece:
    """Return a piece of the tray, with its name and how many are left."""
    usable = model.mover > 0 and is_usable(model.state, piece)
    return Piece(
        piece,
        texts.piece_label(model, piece),
        *_drawing(model, piece),
        name=texts.short_piece(model, piece),
        figure=_count_left(model.garden, piece),
        may=model.active and usable,
        chosen=model.choice.piece == piece,
        is_pale=not usable,
        drags=model.active and usable,
        key=f"piece-{piece}",
    )


def _drawing(model: ViewModel, piece: str) -> tuple[Shapes, Box, float]:
    """Return the shapes of a piece, the box of its frame, and the frame's corner radius."""
    if piece in ("T", "S"):
        below = Rect(-21, -21, 48, 48, 7, "propdark" if piece == "S" else "tieredge", shadow=CHIP)
        return (below, *small_tile(piece, 0, 0, 48)), around(0, 0, 50), 9
    if piece == "G":
        return gazebo(model.state.seat or model.home), *round_piece(22)
    return bed(piece[1]), *round_piece(17)


def _count_left(garden: Garden, piece: str) -> str:
    """Return how many of `piece` are left as text, "" for the gazebo or if no tile is left."""
    if piece in ("T", "S"):
        return str(garden.pile or "")
    return "" if piece == "G" else str(garden.coins[COLOURS.index(piece[1])])


def go_part(model: ViewModel) -> Part:
    """Return the main button."""
    ready = model.move is not None or model.must_pass
    button = Button(
        BUTTON,
        texts.button_label(model),
        below=_change(model) if model.move else texts.left_below(model),
        tone=GO if ready else IDLE,
        aloud=texts.button_announcement(model),
    )
    return button_parts([button], [model.layout.go])[0]


def _change(model: ViewModel) -> str:
    """Return the change of the mover's score as "12 → 15", or "" if it stays the same."""
    now, then = model.points_of(model.mover)
    return f"{now} → {then}" if now != then else ""
