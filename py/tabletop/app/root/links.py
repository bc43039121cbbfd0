"""Follow a link: the fragment of the address."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import parse_qsl

from tabletop.app import words
from tabletop.app.consent import questions
from tabletop.app.daily.playing import daily, why_closed
from tabletop.app.effects import Effect, Fetch
from tabletop.app.hands import guest
from tabletop.app.lesson import learning
from tabletop.app.messages import Context
from tabletop.app.messages.daily import Daily
from tabletop.app.messages.start import Link
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Notice
from tabletop.app.model.puzzles import named as puzzle_named
from tabletop.app.post import receiving
from tabletop.app.puzzles.playing import opened
from tabletop.app.puzzles.words import NO_PUZZLE
from tabletop.app.saving.reading import presentable
from tabletop.app.start.new_game import open_table, seats_from
from tabletop.app.table.playing import Change
from tabletop.core.errors import BadRecord
from tabletop.core.language import t
from tabletop.core.link import MARK
from tabletop.games.registry import (
    explain,
    load_lessons,
    no_such_game,
)

MOST_LINK = 2_000
"""The maximum length of a link, in characters."""


def link(model: Model, message: Link, context: Context) -> Change:
    """Follow the fragment of the address.

    The fragment is one of:

        join=CODE           connect this phone to the table that shows the code
        new=GAME&seats=...  open a new table: `seats` is a number of people or a list such as
                            `human,hard`; also `seed=S`, options, and `dice=ours` if there are dice
        learn=GAME/2        start the second lesson (`learn=GAME`: the first)
        daily=GAME/DAY      open the garden of a day (`daily=GAME`: today's)
        puzzle=GAME/ID      open a puzzle
        game=ID             open a saved game
        play=TEXT           open a game that somebody has sent
        continue            open the latest game that is not over

    `join` asks for confirmation first. So does any link on a device connected to others, unless it
    leads to the game on the table.
    """
    fragment = message.fragment
    if questions.is_connected(model) and not _may_leave(model, message):
        return replace(model, dialogs=(questions.to_leave(fragment),), notice=None), ()
    if fragment.startswith(MARK):
        return receiving.receive(model, fragment, context, is_wanted=False)
    if len(fragment) > MOST_LINK:
        return _not_followed(model, t(words.LINK_TOO_LONG))
    asked = dict(parse_qsl(fragment, keep_blank_values=True))
    if "game" in asked:
        return _open_kept(model, asked["game"])
    if "continue" in asked:
        return _go_on(model)
    if "join" in asked:
        return replace(model, dialogs=(questions.to_join(model, asked["join"]),), notice=None), ()
    for name, follow in _NAMED.items():
        if name in asked:
            return follow(model, asked[name], context)
    return _set_anew(model, asked, context)


def _may_leave(model: Model, message: Link) -> bool:
    """Return whether to follow a link at once on a connected device.

    True if the player has agreed, if the link asks by itself, or if it leads to the open table.
    """
    assert model.session is not None
    is_here = message.fragment == f"game={model.session.id}"
    return message.agreed or message.fragment.startswith("join=") or is_here


def _set_anew(model: Model, asked: dict[str, str], context: Context) -> Change:
    key = asked.pop("new", None)
    if key is None:
        return _not_followed(model, t(words.LINK_NAMES_NOTHING))
    seed = asked.pop("seed", None)
    try:
        if key not in model.games:
            raise no_such_game(key)
        entries = seats_from(key, asked.pop("seats", ""))
    except BadRecord as error:
        return _not_followed(model, explain(error))
    return open_table(model, context, key, entries, asked, seed, is_tentative=True)


def _learn(model: Model, asked: str, context: Context) -> Change:
    key, _, number = asked.partition("/")
    if key not in model.games:
        return _not_followed(model, explain(no_such_game(key)))
    wanted = {str(each): each for each in range(1, len(load_lessons(key)) + 1)}
    if (number or "1") not in wanted:
        return _not_followed(model, t(words.NO_LESSON))
    return learning.learn(model, key, wanted[number or "1"], context, is_tentative=True)


def _puzzle(model: Model, asked: str, _: Context) -> Change:
    found = puzzle_named(asked)
    return opened(model, *found) if found else _not_followed(model, t(NO_PUZZLE))


def _daily(model: Model, asked: str, context: Context) -> Change:
    key, _, day = asked.partition("/")
    day = day or context.today
    why = why_closed(model, key, day, context.today)
    if why:
        return _not_followed(model, why)
    return daily(model, Daily(key, day), context, is_tentative=True)


_NAMED = {"learn": _learn, "puzzle": _puzzle, "daily": _daily}
"""The links to lessons, puzzles and gardens of a day, and their handlers."""


def _not_followed(model: Model, why: str) -> Change:
    notice = Notice(presentable(words.link_not_followed(why)), warn=True)
    return replace(model, notice=notice), ()


def _go_on(model: Model) -> Change:
    running = [entry["id"] for entry in model.shelf if entry["state"] in ("running", "thinking")]
    if running:
        return _open_kept(model, running[0])
    return replace(model, notice=Notice(t(words.NOTHING_TO_GO_ON))), ()


def _open_kept(model: Model, id_: str) -> Change:
    if model.session is not None and model.session.id == id_:
        return model, ()
    if id_ == guest.ID:
        return guest.invited(model, "")
    effects: tuple[Effect, ...] = (Fetch(id_, "open"),)
    return model, effects
