"""The players, and the track of twelve turns: odd ones square, even ones round."""

from __future__ import annotations

from functools import partial

from tabletop.core.language import figure, signed, t
from tabletop.core.words import in_points
from tabletop.games.garden_growth.rules.garden import Garden
from tabletop.games.garden_growth.rules.state import LAST_TURN, State
from tabletop.games.garden_growth.table.plants import action_sign, small_garden
from tabletop.games.garden_growth.table.view_model import ViewModel, actions_in
from tabletop.games.garden_growth.words import labels as said
from tabletop.games.garden_growth.words.moves import in_short
from tabletop.games.garden_growth.words.score import would_bring
from tabletop.kit.last_actions import moves_of_rivals
from tabletop.kit.parts import Part, note_part
from tabletop.kit.players import Extra, Player, player_strip, standing
from tabletop.kit.texts import seat_label
from tabletop.scene.boxes import Box, around
from tabletop.scene.measure import baseline
from tabletop.scene.shapes import CHIP, Node, Rect, Shapes, Text
from tabletop.scene.widgets import words

GARDENS = "gardens"

_GARDEN_IN_SMALL, _NAME = 56.0, 60.0
"""How wide a rival's garden in small is, and how wide the name beside it at least."""

_PAST = 0.5
_NOW = 2.5
"""How pale a turn that is over is, and how much wider the present one is than the others."""


def player_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the players; a tap on one shows their garden."""
    players = [_player(model, seat) for seat in range(1, len(model.sitters) + 1)]
    return player_strip(players, model.places.players, model.mover, GARDENS)


def _player(model: ViewModel, seat: int) -> Player:
    """Return a player; one alone reads what the next upkeep is like, if nothing else tells it."""
    garden, alone = model.state.gardens[seat - 1], len(model.sitters) == 1
    gain = model.gain if seat == model.seat and model.move else 0
    mover = model.mover if _has_turn_left(model.state, seat) else 0
    line = standing(seat, mover, model.winners, model.sitters)
    if alone and model.upkeep and model.places.words is None:
        line = said.next_parity(model.upkeep)
    actions = actions_in(moves_of_rivals(model.sight).get(seat, ()))
    done = tuple(map(in_short, actions))
    return Player(
        seat,
        model.called(seat),
        figure(model.totals[seat - 1]),
        signed(gain) if gain else "",
        gain > 0,
        line,
        wins=seat in (model.winners or ()) and not alone,
        is_open=seat == model.seat,
        extra=None if alone else Extra(_GARDEN_IN_SMALL, partial(_in_small, garden), _NAME),
        label=seat_label(
            model,
            seat,
            model.mover,
            in_points(model.totals[seat - 1]),
            *done,
            name=model.called(seat),
        ),
        hint=_hint(model, seat),
        actions=done,
        signs=tuple(partial(action_sign, action) for action in actions),
    )


def _has_turn_left(state: State, seat: int) -> bool:
    """Return whether a seat still has a turn to play."""
    return state.turn < LAST_TURN or seat >= state.seat


def _in_small(garden: Garden, box: Box) -> Shapes:
    return small_garden(garden, around(box.cx, box.cy, box.w, min(box.h * 0.62, 40)))


def _hint(model: ViewModel, seat: int) -> str:
    """Return the hint of what a tap on a player shows."""
    if seat != model.seat:
        return t(said.SHOWS_GARDEN)
    return t(said.CLOSES_SCORE) if model.inspected.terms else t(said.OPENS_SCORE)


def track_part(model: ViewModel) -> Part:
    """Return the track of turns, with the text about the next upkeep."""
    box, now = model.places.track, model.state.turn
    slots = LAST_TURN if model.state.is_over else LAST_TURN - 1 + _NOW
    step = min(box.w / slots, box.h * 1.25)
    shapes: Shapes = ()
    x = box.x
    for turn in range(1, LAST_TURN + 1):
        wide, high = step * (_NOW if turn == now else 1), min(box.h, 24)
        face = Box(x + 1.5, box.cy - high / 2, wide - 3, high)
        shapes += _now(face, turn) if turn == now else _other(face, turn, over=turn < now)
        x += wide
    note, nodes = said.turn_note(now, model.outlook()), (Node("track", shapes), *_words(model, x))
    is_picked = model.move is not None or model.choice.is_ending
    is_picked = is_picked and model.sight.forecast != "never"
    coming = would_bring(model.points, model.items_to_come, model.outlook()) if is_picked else ""
    return note_part("track", note, box, *nodes, foretold=coming)


def _corner(box: Box, turn: int) -> float:
    return 5 if turn % 2 else box.h / 2


def _now(box: Box, turn: int) -> Shapes:
    text = said.parity(turn)
    return (
        Rect(*box, r=_corner(box, turn), fill="sun", shadow=CHIP),
        Text(
            box.cx,
            baseline(box.cy, 14),
            text,
            14,
            "print",
            weight=800,
            align="middle",
            fit=box.w - 4,
        ),
    )


def _other(box: Box, turn: int, *, over: bool) -> Shapes:
    side = min(box.w, box.h)
    face = Box(box.cx - side / 2, box.cy - side / 2, side, side)
    opacity = _PAST if over else 1
    edge = Rect(*face, r=_corner(face, turn), stroke="ontable", width=1.6, opacity=opacity)
    return (edge, words(box.cx, box.cy, str(turn), 13, "ontable", bold=True))


def _words(model: ViewModel, left: float) -> tuple[Node, ...]:
    """Return the text about the next upkeep, if there is room."""
    box = model.places.words
    if box is None:
        return ()
    x = left + 10
    fit = box.right - x
    shape = Text(x, baseline(box.cy, 15), model.outlook(fit), 15, "ontable", weight=700, fit=fit)
    return (Node("track-words", (shape,)),)
