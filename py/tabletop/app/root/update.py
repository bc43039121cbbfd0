"""The application as one function: `update(model, message, context) -> (model, effects)`."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tabletop.app import words
from tabletop.app.announcing import sentence
from tabletop.app.curtain.curtain import lift
from tabletop.app.daily.playing import daily
from tabletop.app.ending import row
from tabletop.app.hands import guest, host
from tabletop.app.hands.update import update as update_hands
from tabletop.app.illustrations.asking import illustrate
from tabletop.app.lesson import learning
from tabletop.app.lesson.update import update as update_lesson
from tabletop.app.memory.update import update as update_memory
from tabletop.app.messages import Context, Message, Update
from tabletop.app.messages.curtain import CurtainMessage
from tabletop.app.messages.daily import DailyMessage
from tabletop.app.messages.decoding import BadMessage
from tabletop.app.messages.ending import EndingMessage, Painted
from tabletop.app.messages.hands import GuestHeard, HandsMessage
from tabletop.app.messages.illustrations import IllustrationMessage
from tabletop.app.messages.lesson import LessonMessage
from tabletop.app.messages.memory import MemoryMessage
from tabletop.app.messages.openable import StartDialog
from tabletop.app.messages.opponents import NoThought, OpponentMessage, Thought
from tabletop.app.messages.page import (
    CloseDialog,
    CloseNotice,
    OfferPace,
    OpenDialog,
    OpenGame,
    PageMessage,
    Persist,
    Set,
    StorageFacts,
    UpdateReady,
    UpdateTaken,
    Visible,
)
from tabletop.app.messages.post import PostMessage
from tabletop.app.messages.presence import PresenceMessage
from tabletop.app.messages.puzzles import PuzzleMessage
from tabletop.app.messages.review import ReviewMessage
from tabletop.app.messages.shelf import Fetched, Import, ShelfMessage
from tabletop.app.messages.start import Link, StartMessage
from tabletop.app.messages.table import MoveMessage, TableMessage
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Button, Notice
from tabletop.app.places.update import update as update_presence
from tabletop.app.post.update import update as update_post
from tabletop.app.puzzles.update import update as update_puzzles
from tabletop.app.review import retrying, reviewing
from tabletop.app.review.update import update as update_review
from tabletop.app.root import dialogs, links, moves, result, saves
from tabletop.app.shelf.update import update as update_shelf
from tabletop.app.start.update import update as update_start
from tabletop.app.table import offers, tentative
from tabletop.app.table.playing import Change
from tabletop.app.table.update import update as update_table
from tabletop.core.language import t


def update(model: Model, message: Message, context: Context) -> Change:
    """Return the model and the effects after `message`.

    Raises BadMessage if the message names a game, lesson, puzzle or setting that does not exist.
    """
    if guest.is_barred(model, message):
        return model, ()
    after, effects = _handled(tentative.claimed(model, message), message, context)
    after, kept = tentative.kept_if_claimed(model, after, context.now)
    effects = (*effects, *kept)
    after, dropped = reviewing.dropped(after)
    after, forgotten = learning.put_away(model, after)
    after, asked = offers.forecasts_asked(model, after)
    after, told = host.send_updates(after, context.now)
    told = (*forgotten, *asked, *told, *guest.farewell(model, after))
    return after, (*dropped, *effects, *told, *sentence.spoken(model, after))


def _handled(model: Model, message: Message, context: Context) -> Change:
    """Return the model and the effects after the feature of a message has handled it.

    On a phone, an unexpected exception means that the table sent bad data: leave that table.
    """
    try:
        return _of_feature(model, message, context)
    except BadMessage:
        raise
    except Exception:
        if not guest.shows_hand(model) and not isinstance(message, GuestHeard):
            raise
        return guest.dropped(model)


def _of_feature(model: Model, message: Message, context: Context) -> Change:  # noqa: C901
    if isinstance(message, TableMessage):
        return update_table(model, message, context)
    if isinstance(message, MoveMessage):
        return moves.update(model, message, context)
    if isinstance(message, Fetched):
        return saves.fetched(model, message, context)
    if isinstance(message, Import):
        return saves.import_file(model, message, context)
    if isinstance(message, Link):
        return links.link(model, message, context)
    if isinstance(message, Painted):
        return result.painted(model)
    if isinstance(message, OpponentMessage):
        return _answered(model, message, context)
    if isinstance(message, ShelfMessage):
        return update_shelf(model, message, context)
    if isinstance(message, PageMessage):
        return _of_page(model, message, context)
    if isinstance(message, StartMessage):
        return update_start(model, message, context)
    if isinstance(message, EndingMessage):
        return row.look(model)
    if isinstance(message, LessonMessage):
        return update_lesson(model, message, context)
    if isinstance(message, PuzzleMessage):
        return update_puzzles(model, message, context)
    if isinstance(message, ReviewMessage):
        return update_review(model, message, context)
    if isinstance(message, MemoryMessage):
        return update_memory(model, message, context)
    if isinstance(message, PresenceMessage):
        return update_presence(model, message, context)
    if isinstance(message, HandsMessage):
        return update_hands(model, message, context)
    if isinstance(message, PostMessage):
        return update_post(model, message, context)
    if isinstance(message, CurtainMessage):
        return lift(model, message, context)
    if isinstance(message, DailyMessage):
        return daily(model, message, context)
    if isinstance(message, IllustrationMessage):
        return illustrate(model, message)
    assert_never(message)


def _answered(model: Model, message: OpponentMessage, context: Context) -> Change:
    """Return what an opponent's answer changes: a replayed turn, a review, or the game."""
    match message:
        case Thought():
            return retrying.thought(model, message, context)
        case NoThought():
            return retrying.no_thought(model, message, context)
        case _:
            assert_never(message)


def _of_page(model: Model, message: PageMessage, context: Context) -> Change:  # noqa: C901
    match message:
        case OpenGame():
            return dialogs.open_dialog(model, StartDialog(message.game))
        case OpenDialog():
            return dialogs.open_dialog(model, message.dialog)
        case CloseDialog():
            return dialogs.close_dialog(model, context)
        case CloseNotice():
            return dialogs.close_notice(model, context.now)
        case Set():
            return dialogs.set_setting(model, message.key, message.value)
        case OfferPace():
            return offers.offer_pace(model)
        case Persist():
            return dialogs.persist(model)
        case StorageFacts():
            return dialogs.storage_facts(model, message.used, message.promised)
        case UpdateReady():
            return _update_ready(model)
        case UpdateTaken():
            return _update_taken(model)
        case Visible():
            return model, ()  # every move is already saved when the page is left
        case _:
            assert_never(message)


def _update_ready(model: Model) -> Change:
    """Offer to reload the page when a new version is available."""
    buttons = (Button(t(words.USE_IT), Update()),)
    return replace(model, notice=Notice(t(words.NEW_VERSION), buttons=buttons)), ()


def _update_taken(model: Model) -> Change:
    """Withdraw the offer of a new version that another tab has activated."""
    offered = model.notice is not None and any(
        button.message == Update() for button in model.notice.buttons
    )
    return (replace(model, notice=None) if offered else model), ()
