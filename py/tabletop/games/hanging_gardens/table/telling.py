"""Texts on the table of Hanging Gardens: the prompt, labels, and screen reader texts."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.language import either, phrases, t
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import COLOURS, Garden, supports_at, top_level
from tabletop.games.hanging_gardens.rules.state import ACTIONS_A_TURN, IDLE_ROUNDS, State
from tabletop.games.hanging_gardens.table.draft import is_usable
from tabletop.games.hanging_gardens.table.layout import PIECES
from tabletop.games.hanging_gardens.table.shown import Shown
from tabletop.games.hanging_gardens.table.views import best_view_of
from tabletop.games.hanging_gardens.words import deeds, score, sentences
from tabletop.games.hanging_gardens.words import table as labels
from tabletop.games.hanging_gardens.words.names import points, say, tiles
from tabletop.kit.saying import awaited, resting, seat_label

ROOMY = 70.0
"""The width of a slot that holds the longest name of a tile."""

_FOR_ALL, _FOR_PIECES = 230.0, 96.0
"""The widths above the garden that hold a sentence, or a noun."""


def sentence(shown: Shown) -> str:
    """Return the prompt for the player to move, or how the game ended."""
    state = shown.state
    if shown.winners is not None:
        names = [shown.or_you(seat) for seat in shown.winners]
        return score.ending(names, max(shown.scores), is_dead=state.is_dead)
    if state.rolling:
        return t(sentences.DICE_DECIDE)
    name = shown.or_you(state.seat)
    if not shown.active:
        return awaited(shown, state.seat)
    if shown.must_pass:
        return sentences.prompt(sentences.HAS_TO_PASS, name)
    if _loses_action(shown):
        return sentences.prompt(sentences.ACTION_LOST, name)
    if shown.move is not None:
        question = sentences.prompt(deeds.THERE[_deed(shown)], name)
        return " ".join(filter(None, (question, _effect(shown))))
    return _wanted(shown, name)


def _wanted(shown: Shown, name: str) -> str:
    """Return the prompt to choose a piece, or a place for the chosen one."""
    nth = shown.state.action
    gaps = {"nth": nth, "actions": ACTIONS_A_TURN, "wish": _wish(shown)}
    return sentences.prompt(sentences.WANTED, name, **gaps)


def _things(shown: Shown) -> tuple[str, ...]:
    """Return the kinds of usable pieces, as keys of `THINGS`.

    Return an empty tuple if only tiles can be used, for which there are separate sentences.
    """
    usable = [piece[0] for piece in PIECES if is_usable(shown.state, piece)]
    if shown.state.must_build or not {"P", "G"} & set(usable):
        return ()
    if not shown.garden.pile:
        usable = ["M" if each in ("T", "S") else each for each in usable]
    return tuple(dict.fromkeys(usable))


def _wish(shown: Shown) -> str:
    if shown.choice.piece:
        return t(deeds.WHERE[shown.choice.piece if shown.choice.origin else _deed(shown)])
    things = either([t(sentences.THINGS[each]) for each in _things(shown)])
    if things:
        return t(sentences.TAKE_SOMETHING, things=things)
    return t(sentences.BUILD_SOMETHING if shown.state.must_build else sentences.PLACE_A_TERRACE)


def _effect(shown: Shown) -> str:
    """Return the first change of points by the chosen move, the mover's if it changes.

    Without a change, return the purpose of the move, or "" if the options hide points.
    """
    return (*_changes(shown), _use(shown))[0]


def foretold(shown: Shown) -> str:
    """Return the changes that the prompt leaves out: other players' points, and the view's rows."""
    view = shown.view if shown.move and shown.watched == shown.mover else None
    seen = score.view_changes(shown.or_you(shown.mover), view, shown.view_before) if view else ()
    told = 0 if _loses_action(shown) else 1
    return " ".join((*_changes(shown)[told:], *seen))


def _loses_action(shown: Shown) -> bool:
    """Return whether the game would end with the first action of a turn (R15)."""
    is_first = shown.state.action < ACTIONS_A_TURN
    return bool(shown.move and is_first and GAME.apply_move(shown.state, shown.move).is_over)


def _changes(shown: Shown) -> list[str]:
    """Return a sentence for each player whose points the chosen move changes, the mover first."""
    change, mover = sentences.points_change, shown.mover
    seats = sorted(shown.seats, key=lambda seat: seat != mover)
    told = (change(shown.or_you(at), *shown.points_of(at), is_own=at == mover) for at in seats)
    return list(filter(None, told))


def _use(shown: Shown) -> str:
    """Return the purpose of a chosen move that changes no points, "" if the options hide points."""
    choice, garden = shown.choice, shown.garden
    assert choice.place is not None
    laid = supports_at(garden, choice.place)
    if choice.piece == "S" and garden.pile > 1:
        return t(sentences.TERRACE_NEXT if laid else sentences.SECOND_NEXT)
    if choice.piece == "T" and laid:
        return t(sentences.TERRACE_RISES, level=top_level(garden, choice.place) + 1)
    if choice.piece == "T":
        return t(sentences.MAKES_ROOM if garden.pile else sentences.SPACES_FREE)
    if not shown.tells_points:
        return ""
    is_new = garden.gazebos[shown.mover - 1] is None
    for_others = is_new and choice.piece != "G"
    return t(sentences.COUNTS_FOR_OTHERS if for_others else sentences.POINTS_STAY)


def _deed(shown: Shown, piece: str = "") -> str:
    """Return the action with `piece`, or with the chosen one, as a key of `deeds`."""
    return _key(shown.garden, shown.state.seat or shown.home, piece or shown.choice.piece)


def _key(garden: Garden, seat: int, piece: str) -> str:
    if piece in ("T", "S"):
        return piece if garden.pile else f"M{piece}"
    is_new = garden.gazebos[seat - 1] is None
    return "N" if piece == "G" and is_new else piece


# Tray and button


def short_piece(shown: Shown, piece: str) -> str:
    """Return the caption below a piece in the tray."""
    deed = _deed(shown, piece)
    return t(deeds.TURN if deed == "MT" and shown.layout.slots[0].w < ROOMY else deeds.SHORT[deed])


def piece_label(shown: Shown, piece: str) -> str:
    """Return the label of a piece in the tray: its action, and how many are left."""
    garden = shown.garden
    beds = garden.coins[COLOURS.index(piece[1])] if piece.startswith("P") else 0
    return t(deeds.LABEL[_deed(shown, piece)], tiles=tiles(garden.pile), beds=beds)


def button_label(shown: Shown) -> str:
    """Return what the main button does, or what is missing before it does anything."""
    if shown.must_pass:
        return t(labels.PASS)
    if shown.move is not None and not shown.in_beat:
        return t(deeds.HERE[_deed(shown)])
    if shown.active:
        return t(labels.CHOOSE_WHERE if shown.choice.piece else labels.TAKE_A_PIECE)
    return resting(shown, shown.mover, chance=t(labels.DICE_ROLL))


def button_told(shown: Shown) -> str:
    """Return the main button's label for screen readers, with place and points."""
    label, place = button_label(shown), shown.choice.place
    if shown.move is None or place is None:
        return label
    if not shown.tells_points:
        return say(labels.BUTTON_THERE, label=label, place=place)
    _, then = shown.points_of(shown.mover)
    return say(labels.BUTTON_TOLD, label=label, place=place, points=points(then))


# Players and views


def player_lines(shown: Shown, seat: int) -> tuple[str, ...]:
    """Return the terms of a seat's score, the longest form first: "east 16 + level 1"."""
    best = best_view_of(shown.garden, seat)
    return score.player_lines(best) if best else (t(score.WITHOUT_GAZEBO), t(score.UNPLACED))


def player_label(shown: Shown, seat: int, done: Iterable[str]) -> str:
    """Return the label of a player: name, score, its change, and the latest actions."""
    now, then = shown.points_of(seat)
    best = best_view_of(shown.garden, seat)
    made = score.player_terms(best) if best else t(score.WITHOUT_GAZEBO)
    coming = t(score.THEN, points=points(then)) if then != now else ""
    facts = (made, points(now), coming, *done)
    return seat_label(shown, seat, shown.mover, *facts, name=shown.called(seat))


def look_title(shown: Shown) -> str:
    """Return the title of the open view: "Ada looks east"; without one, whose gazebo it is."""
    name = shown.or_you(shown.watched)
    if shown.gaze is not None:
        return score.looks(name, shown.gaze.direction_name)
    is_new = shown.garden.gazebos[shown.watched - 1] is None
    return t(score.NO_GAZEBO) if is_new else score.gazebo_of(name)


def look_label(shown: Shown, direction: str, seen: int | None) -> str:
    """Return the label of a direction: who looks there, and the points of that view."""
    worth = t(score.WITHOUT_GAZEBO) if seen is None else points(seen)
    return phrases([score.looks(shown.or_you(shown.watched), direction), worth])


def view_note(shown: Shown) -> str:
    """Return the open view for screen readers, row by row, with its changes."""
    if shown.view is None:
        return t(labels.TAP_TO_SEE)
    return score.view_told(shown.or_you(shown.watched), shown.view, shown.view_before)


# Pieces left


def stock_note(shown: Shown) -> str:
    """Return the note on the next action, the pieces left, and the actions without building."""
    state, limit = shown.state, _limit(shown.state)
    if state.is_over:
        return t(labels.OVER)
    told = [t(labels.ACTION_DUE, nth=state.action, actions=ACTIONS_A_TURN)] if shown.mover else []
    told.append(labels.pieces_end(shown.garden.pieces_left))
    if _is_idle(state):
        told.append(t(labels.WITHOUT_BUILDING, idle=state.idle, limit=limit))
    return " ".join(told)


def head_text(shown: Shown, room: float) -> str:
    """Return the text above the garden, at most `room` pixels wide: pieces left, idle actions."""
    state, left = shown.state, shown.garden.pieces_left
    if state.is_over:
        return t(labels.GAME_OVER)
    if room < _FOR_ALL:
        return labels.pieces_left(left) if room >= _FOR_PIECES else t(labels.FEW_LEFT, count=left)
    if _is_idle(state):
        return labels.pieces_idle(left, state.idle, _limit(state))
    return labels.pieces_end(left)


def left_below(shown: Shown) -> str:
    """Return how many pieces are left, for the button; "" if the strip says it already."""
    if shown.layout.head.h or shown.state.is_over:
        return ""
    return labels.pieces_left(shown.garden.pieces_left)


def _is_idle(state: State) -> bool:
    """Return whether half of the actions allowed without building are used up (R17)."""
    return state.idle * 2 >= _limit(state)


def _limit(state: State) -> int:
    return IDLE_ROUNDS * state.seats
