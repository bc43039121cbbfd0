"""Texts on the table of Hanging Gardens: the prompt, labels, and screen reader texts."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.language import either, phrases, t
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import COLOURS, Garden, supports_at, top_level
from tabletop.games.hanging_gardens.rules.state import ACTIONS_A_TURN, IDLE_ROUNDS, State
from tabletop.games.hanging_gardens.table.draft import is_usable
from tabletop.games.hanging_gardens.table.layout import PIECES
from tabletop.games.hanging_gardens.table.view_model import ViewModel
from tabletop.games.hanging_gardens.table.views import best_view_of
from tabletop.games.hanging_gardens.words import action_texts, score, sentences
from tabletop.games.hanging_gardens.words import table as labels
from tabletop.games.hanging_gardens.words.names import points, say, tiles
from tabletop.kit.texts import awaited, resting, seat_label

ROOMY = 70.0
"""The width of a slot that holds the longest name of a tile."""

_FOR_ALL, _FOR_PIECES = 230.0, 96.0
"""The widths above the garden that hold a sentence, or a noun."""


def sentence(model: ViewModel) -> str:
    """Return the prompt for the player to move, or how the game ended."""
    state = model.state
    if model.winners is not None:
        names = [model.or_you(seat) for seat in model.winners]
        return score.ending(names, max(model.scores), is_dead=state.is_dead)
    if state.rolling:
        return t(sentences.DICE_DECIDE)
    name = model.or_you(state.seat)
    if not model.active:
        return awaited(model, state.seat)
    if model.must_pass:
        return sentences.prompt(sentences.HAS_TO_PASS, name)
    if _loses_action(model):
        return sentences.prompt(sentences.ACTION_LOST, name)
    if model.move is not None:
        question = sentences.prompt(action_texts.THERE[_deed(model)], name)
        return " ".join(filter(None, (question, _effect(model))))
    return _wanted(model, name)


def _wanted(model: ViewModel, name: str) -> str:
    """Return the prompt to choose a piece, or a place for the chosen one."""
    nth = model.state.action
    gaps = {"nth": nth, "actions": ACTIONS_A_TURN, "wish": _wish(model)}
    return sentences.prompt(sentences.WANTED, name, **gaps)


def _things(model: ViewModel) -> tuple[str, ...]:
    """Return the kinds of usable pieces, as keys of `THINGS`.

    Return an empty tuple if only tiles can be used, for which there are separate sentences.
    """
    usable = [piece[0] for piece in PIECES if is_usable(model.state, piece)]
    if model.state.must_build or not {"P", "G"} & set(usable):
        return ()
    if not model.garden.pile:
        usable = ["M" if each in ("T", "S") else each for each in usable]
    return tuple(dict.fromkeys(usable))


def _wish(model: ViewModel) -> str:
    if model.choice.piece:
        return t(action_texts.WHERE[model.choice.piece if model.choice.origin else _deed(model)])
    things = either([t(sentences.THINGS[each]) for each in _things(model)])
    if things:
        return t(sentences.TAKE_SOMETHING, things=things)
    return t(sentences.BUILD_SOMETHING if model.state.must_build else sentences.PLACE_A_TERRACE)


def _effect(model: ViewModel) -> str:
    """Return the first change of points by the chosen move, the mover's if it changes.

    Without a change, return the purpose of the move, or "" if the options hide points.
    """
    return (*_changes(model), _use(model))[0]


def foretold(model: ViewModel) -> str:
    """Return the changes that the prompt leaves out: other players' points, and the view's rows."""
    view = model.view if model.move and model.watched == model.mover else None
    seen = score.view_changes(model.or_you(model.mover), view, model.view_before) if view else ()
    told = 0 if _loses_action(model) else 1
    return " ".join((*_changes(model)[told:], *seen))


def _loses_action(model: ViewModel) -> bool:
    """Return whether the game would end with the first action of a turn (R15)."""
    is_first = model.state.action < ACTIONS_A_TURN
    return bool(model.move and is_first and GAME.apply_move(model.state, model.move).is_over)


def _changes(model: ViewModel) -> list[str]:
    """Return a sentence for each player whose points the chosen move changes, the mover first."""
    change, mover = sentences.points_change, model.mover
    seats = sorted(model.seats, key=lambda seat: seat != mover)
    told = (change(model.or_you(at), *model.points_of(at), is_own=at == mover) for at in seats)
    return list(filter(None, told))


def _use(model: ViewModel) -> str:
    """Return the purpose of a chosen move that changes no points, "" if the options hide points."""
    choice, garden = model.choice, model.garden
    assert choice.place is not None
    laid = supports_at(garden, choice.place)
    if choice.piece == "S" and garden.pile > 1:
        return t(sentences.TERRACE_NEXT if laid else sentences.SECOND_NEXT)
    if choice.piece == "T" and laid:
        return t(sentences.TERRACE_RISES, level=top_level(garden, choice.place) + 1)
    if choice.piece == "T":
        return t(sentences.MAKES_ROOM if garden.pile else sentences.SPACES_FREE)
    if not model.tells_points:
        return ""
    is_new = garden.gazebos[model.mover - 1] is None
    for_others = is_new and choice.piece != "G"
    return t(sentences.COUNTS_FOR_OTHERS if for_others else sentences.POINTS_STAY)


def _deed(model: ViewModel, piece: str = "") -> str:
    """Return the action with `piece`, or with the chosen one, as a key of `action_texts`."""
    return _key(model.garden, model.state.seat or model.home, piece or model.choice.piece)


def _key(garden: Garden, seat: int, piece: str) -> str:
    if piece in ("T", "S"):
        return piece if garden.pile else f"M{piece}"
    is_new = garden.gazebos[seat - 1] is None
    return "N" if piece == "G" and is_new else piece


# Tray and button


def short_piece(model: ViewModel, piece: str) -> str:
    """Return the caption below a piece in the tray."""
    deed = _deed(model, piece)
    return t(
        action_texts.TURN
        if deed == "MT" and model.layout.slots[0].w < ROOMY
        else action_texts.SHORT[deed]
    )


def piece_label(model: ViewModel, piece: str) -> str:
    """Return the label of a piece in the tray: its action, and how many are left."""
    garden = model.garden
    beds = garden.coins[COLOURS.index(piece[1])] if piece.startswith("P") else 0
    return t(action_texts.LABEL[_deed(model, piece)], tiles=tiles(garden.pile), beds=beds)


def button_label(model: ViewModel) -> str:
    """Return what the main button does, or what is missing before it does anything."""
    if model.must_pass:
        return t(labels.PASS)
    if model.move is not None and not model.in_beat:
        return t(action_texts.HERE[_deed(model)])
    if model.active:
        return t(labels.CHOOSE_WHERE if model.choice.piece else labels.TAKE_A_PIECE)
    return resting(model, model.mover, chance=t(labels.DICE_ROLL))


def button_announcement(model: ViewModel) -> str:
    """Return the main button's label for screen readers, with place and points."""
    label, place = button_label(model), model.choice.place
    if model.move is None or place is None:
        return label
    if not model.tells_points:
        return say(labels.BUTTON_THERE, label=label, place=place)
    _, then = model.points_of(model.mover)
    return say(labels.BUTTON_TOLD, label=label, place=place, points=points(then))


# Players and views


def player_lines(model: ViewModel, seat: int) -> tuple[str, ...]:
    """Return the terms of a seat's score, the longest form first: "east 16 + level 1"."""
    best = best_view_of(model.garden, seat)
    return score.player_lines(best) if best else (t(score.WITHOUT_GAZEBO), t(score.UNPLACED))


def player_label(model: ViewModel, seat: int, done: Iterable[str]) -> str:
    """Return the label of a player: name, score, its change, and the latest actions."""
    now, then = model.points_of(seat)
    best = best_view_of(model.garden, seat)
    made = score.player_terms(best) if best else t(score.WITHOUT_GAZEBO)
    coming = t(score.THEN, points=points(then)) if then != now else ""
    facts = (made, points(now), coming, *done)
    return seat_label(model, seat, model.mover, *facts, name=model.called(seat))


def look_title(model: ViewModel) -> str:
    """Return the title of the open view: "Ada looks east"; without one, whose gazebo it is."""
    name = model.or_you(model.watched)
    if model.facing is not None:
        return score.looks(name, model.facing.direction_name)
    is_new = model.garden.gazebos[model.watched - 1] is None
    return t(score.NO_GAZEBO) if is_new else score.gazebo_of(name)


def look_label(model: ViewModel, direction: str, seen: int | None) -> str:
    """Return the label of a direction: who looks there, and the points of that view."""
    worth = t(score.WITHOUT_GAZEBO) if seen is None else points(seen)
    return phrases([score.looks(model.or_you(model.watched), direction), worth])


def view_note(model: ViewModel) -> str:
    """Return the open view for screen readers, row by row, with its changes."""
    if model.view is None:
        return t(labels.TAP_TO_SEE)
    return score.view_text(model.or_you(model.watched), model.view, model.view_before)


# Pieces left


def stock_note(model: ViewModel) -> str:
    """Return the note on the next action, the pieces left, and the actions without building."""
    state, limit = model.state, _limit(model.state)
    if state.is_over:
        return t(labels.OVER)
    told = [t(labels.ACTION_DUE, nth=state.action, actions=ACTIONS_A_TURN)] if model.mover else []
    told.append(labels.pieces_end(model.garden.pieces_left))
    if _is_idle(state):
        told.append(t(labels.WITHOUT_BUILDING, idle=state.idle, limit=limit))
    return " ".join(told)


def head_text(model: ViewModel, room: float) -> str:
    """Return the text above the garden, at most `room` pixels wide: pieces left, idle actions."""
    state, left = model.state, model.garden.pieces_left
    if state.is_over:
        return t(labels.GAME_OVER)
    if room < _FOR_ALL:
        return labels.pieces_left(left) if room >= _FOR_PIECES else t(labels.FEW_LEFT, count=left)
    if _is_idle(state):
        return labels.pieces_idle(left, state.idle, _limit(state))
    return labels.pieces_end(left)


def left_below(model: ViewModel) -> str:
    """Return how many pieces are left, for the button; "" if the strip says it already."""
    if model.layout.head.h or model.state.is_over:
        return ""
    return labels.pieces_left(model.garden.pieces_left)


def _is_idle(state: State) -> bool:
    """Return whether half of the actions allowed without building are used up (R17)."""
    return state.idle * 2 >= _limit(state)


def _limit(state: State) -> int:
    return IDLE_ROUNDS * state.seats
