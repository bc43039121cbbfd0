"""Taps, typed moves and hints: each goes to the feature whose session is on the table."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.hands import guest
from tabletop.app.lesson import learning
from tabletop.app.messages import Context
from tabletop.app.messages import table as messages
from tabletop.app.messages.start import Again
from tabletop.app.model.model import Model, session_of
from tabletop.app.model.phones import Hand
from tabletop.app.model.puzzles import Trial
from tabletop.app.model.retry import ReplayedTurn
from tabletop.app.model.session import LessonProgress
from tabletop.app.modes.lesson import leads_on
from tabletop.app.puzzles import playing as puzzles
from tabletop.app.start.new_game import again
from tabletop.app.table import taps
from tabletop.app.table.playing import Change, play
from tabletop.kit.again import AGAIN


def update(model: Model, message: messages.MoveMessage, context: Context) -> Change:
    """Return the model and the effects after a tap, a typed move or the like."""
    match message:
        case messages.Tap():
            return _tapped(model, message.region, context)
        case messages.Drag():
            return taps.drag(model, message, context.now, attempt)
        case messages.Slide():
            return taps.slide(model, message, context.now, attempt)
        case messages.Type():
            return taps.type_move(model, message.text, context.now, attempt)
        case messages.Hint():
            return _hint(model)
        case _:
            assert_never(message)


def attempt(model: Model, text: str, now: str) -> Change:
    """Play the legal move `text`; raise IllegalMove if the rules refuse it.

    A lesson takes back all moves but those it asks for, a puzzle judges the whole turn, and a phone
    sends the move to its table.
    """
    session = session_of(model)
    match session.mode:
        case LessonProgress():
            return learning.tried(model, session, text, now)
        case Trial() as trial:
            return puzzles.tried(model, session, trial, text, now)
        case Hand() as hand:
            return guest.asked(model, session, hand, text)
        case ReplayedTurn() | None:
            return play(model, text, now)
        case _ as mode:
            assert_never(mode)


def _tapped(model: Model, region: str, context: Context) -> Change:
    """Handle a tap on a region: inspect, pick, play, continue a lesson, or play the game again."""
    if not taps.is_there(model, region):
        return model, ()
    if region == AGAIN:
        return again(model, Again(), context)
    inspected = taps.inspected(model, region)
    if inspected is not None:
        return inspected
    if model.session is not None and leads_on(model.session, region):
        return learning.go_on(model, context.now)
    return taps.tap(model, region, context.now, attempt)


def _hint(model: Model) -> Change:
    """Ask for a hint, or show its next step. The hints of a puzzle lead to its solution."""
    session = model.session
    if session is not None and session.trial is not None and taps.may_hint(session):
        return puzzles.hint(model, session, session.trial)
    return taps.hint(model)
