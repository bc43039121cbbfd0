"""The application as one function: `update(model, message) -> (model, effects)`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tabletop.app import dialogs, launch, offers, words
from tabletop.app.curtain import curtain
from tabletop.app.daily.playing import daily
from tabletop.app.ending import announcing, row
from tabletop.app.hands import guest, host, seating
from tabletop.app.illustrations import asking
from tabletop.app.lesson import learning
from tabletop.app.memory import counting
from tabletop.app.messages import BadMessage, Message, text_of
from tabletop.app.model import Button, Model, Notice
from tabletop.app.post import receiving, sending
from tabletop.app.presence import moving
from tabletop.app.puzzles import playing as puzzles
from tabletop.app.review import retrying, reviewing
from tabletop.app.shelf import arriving, keeping, lasting, rehearsing, storage, tabs, thumbnails
from tabletop.app.start import new_game, tentative
from tabletop.app.table import lookback, playing, sentence, taking_back, taps, throwing
from tabletop.app.table.playing import Change
from tabletop.core.language import t

Handler = Callable[[Model, Message], Change]

USE_IT = {"do": "update"}
"""The message that activates a new version of the page."""


def update(model: Model, message: Message) -> Change:
    """Return the model and the effects after `message`.

    Raises BadMessage if the message is unknown or lacks a value.
    """
    handler = HANDLERS.get(text_of(message, "do"))
    if handler is None:
        raise BadMessage(f"there is no message {message['do']!r}")
    if guest.is_barred(model, message):
        return model, ()
    after, effects = _handled(handler, tentative.claimed(model, message), message)
    after, kept = tentative.kept_if_claimed(model, after, message)
    effects = (*effects, *kept)
    after, dropped = reviewing.dropped(after)
    after, forgotten = learning.put_away(model, after)
    after, asked = offers.forecasts_asked(model, after)
    after, told = host.telling(after, message)
    told = (*forgotten, *asked, *told, *guest.farewell(model, after))
    return after, (*dropped, *effects, *told, *sentence.spoken(model, after))


def _handled(handler: Handler, model: Model, message: Message) -> Change:
    """Return the result of `handler`.

    On a phone, an unexpected exception means that the table sent bad data: leave that table.
    """
    try:
        return handler(model, message)
    except BadMessage:
        raise
    except Exception:
        if not guest.shows_hand(model) and message["do"] != "guest-heard":
            raise
        return guest.dropped(model)


def update_ready(model: Model, _: Message) -> Change:
    """Offer to reload the page when a new version is available."""
    buttons = (Button(t(words.USE_IT), USE_IT),)
    return replace(model, notice=Notice(t(words.NEW_VERSION), buttons=buttons)), ()


def update_taken(model: Model, _: Message) -> Change:
    """Withdraw the offer of a new version that another tab has activated."""
    offered = model.notice is not None and any(
        button.message == USE_IT for button in model.notice.buttons
    )
    return (replace(model, notice=None) if offered else model), ()


def nothing(model: Model, _: Message) -> Change:
    """Ignore the message: every move is already saved when the page is left."""
    return model, ()


HANDLERS: dict[str, Handler] = {
    "again": new_game.again,
    "cancel": taps.cancel,
    "clash": tabs.clash,
    "close-dialog": dialogs.close_dialog,
    "close-notice": retrying.close_notice,
    "continue-here": lookback.continue_here,
    "copy": keeping.copy,
    "count": counting.count,
    "count-afresh": counting.start_afresh,
    "count-all": counting.count_all,
    "daily": daily,
    "delete": keeping.delete,
    "dialog": dialogs.open_dialog,
    "drag": taps.drag,
    "export": keeping.export,
    "export-short": storage.export_short,
    "face": throwing.face,
    "fetched": keeping.fetched,
    "forgotten": keeping.forgotten,
    "goto": lookback.go_to,
    "guest-heard": guest.heard,
    "guest-joined": guest.joined,
    "guest-left": guest.left,
    "hand-is": host.seat_phone,
    "hand-joined": host.joined,
    "hand-left": host.left,
    "hand-said": host.said,
    "hands": seating.show,
    "hint": taps.hint,
    "illustrate": asking.illustrate,
    "import": arriving.begin,
    "import-on": arriving.go_on,
    "import-shared": arriving.agreed,
    "import-stop": arriving.stop,
    "join": guest.join,
    "kept": storage.kept,
    "kept-games": launch.kept_games,
    "learn": learning.learn,
    "leave": keeping.leave,
    "lesson-end": learning.end,
    "lesson-on": learning.go_on,
    "level": taps.set_level,
    "lift": curtain.lift,
    "link": new_game.link,
    "list-again": storage.list_again,
    "live": lookback.live,
    "may-clear": lasting.may_clear,
    "new": new_game.new,
    "no-thought": retrying.no_thought,
    "no-memory": playing.no_memory,
    "no-worker": playing.no_worker,
    "not-forgotten": keeping.not_forgotten,
    "not-kept": storage.not_kept,
    "offer-pace": offers.offer_pace,
    "open-game": dialogs.open_game,
    "open-save": keeping.open_save,
    "painted": announcing.painted,
    "persist": dialogs.persist,
    "place": moving.place,
    "pictures": thumbnails.pictures,
    "receive": receiving.receive,
    "puzzle": puzzles.begin,
    "puzzle-anew": puzzles.anew,
    "puzzle-missed": puzzles.missed_again,
    "redo": taking_back.redo,
    "rehearse": rehearsing.rehearse,
    "rename": keeping.rename,
    "replay": lookback.replay,
    "resize": playing.resize,
    "restore": keeping.restore,
    "restarted": keeping.restarted,
    "retry": playing.retry,
    "see": lookback.see,
    "review-show": reviewing.show,
    "review-play": reviewing.play_on,
    "review-try": reviewing.try_again,
    "retry-back": retrying.take_back,
    "row": row.look,
    "seed-throws": throwing.seed_throws,
    "set": dialogs.set_setting,
    "sit": receiving.sit,
    "slide": taps.slide,
    "slide-back": taps.slide_back,
    "storage": tabs.stored,
    "storage-facts": dialogs.storage_facts,
    "summarise": launch.summarise,
    "decline": receiving.decline,
    "keep-mine": receiving.keep_mine,
    "learn-first": receiving.learn_first,
    "give-back": moving.give_back,
    "play-for": moving.play_for,
    "sent": sending.sent,
    "take-theirs": receiving.take_theirs,
    "tap": taps.tap,
    "texts": launch.texts,
    "thought": retrying.thought,
    "thumb": thumbnails.thumb,
    "tick": lookback.tick,
    "type": taps.type_move,
    "undo": taking_back.undo,
    "unface": throwing.unface,
    "update-ready": update_ready,
    "update-taken": update_taken,
    "visible": nothing,
}
"""The handler of every message that the page or `tabletop.web` may send, by its `do`."""
