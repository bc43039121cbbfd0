"""A tab without a browser: effects change plain data, and tests send the messages."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any, assert_never

from tabletop.app.effects import (
    Ask,
    Download,
    Drop,
    DropShared,
    Effect,
    ExportAll,
    Fetch,
    FetchTexts,
    Forget,
    ForgetList,
    GoOn,
    HangUp,
    Hold,
    Hurry,
    Keep,
    KeepEntry,
    KeepSettings,
    KeepSince,
    KeepSolved,
    Later,
    ListAgain,
    Paint,
    Persist,
    Picture,
    Remember,
    Say,
    Sketch,
    Tell,
)
from tabletop.app.messages import Context, Message, decode, encode
from tabletop.app.model.model import Model
from tabletop.app.page.page import PageData, page
from tabletop.app.root.update import update
from tabletop.app.shelf.files import BUNDLE, VERSION
from tabletop.app.shelf.launch import first_model
from tabletop.app.table.playing import Change
from tabletop.core.record import Record
from tabletop.games.registry import GAMES, TEMPLATE
from tabletop.scene.scene import Scene
from tests.conforming import fault

BEGUN = datetime(2026, 11, 21, 12, tzinfo=UTC)
SIZE = {"width": 1024, "height": 660}


def bundle(texts: Iterable[str], solved: Mapping[str, object] | None = None) -> str:
    """Return the text of an export with these saved `texts` and the `solved` puzzles."""
    data: dict[str, object] = {"format": BUNDLE, "version": VERSION, "games": list(texts)}
    if solved is not None:
        data["solved"] = solved
    return json.dumps(data, ensure_ascii=False)


def shown_page(model: Model) -> dict[str, Any]:
    """Return the content of the page as the page gets it: through JSON, and with its types."""
    shown: dict[str, Any] = json.loads(json.dumps(page(model)))
    assert not fault(shown, PageData)
    return shown


def updated(model: Model, data: Mapping[str, Any]) -> Change:
    """Return the model and the effects after a message, decoded as the application does.

    `data` may also have the `now`, `today` and `fresh` of its context.
    """
    now = data.get("now", BEGUN.isoformat())
    context = Context(now, data.get("today", now[:10]), data.get("fresh", "fresh"))
    message = {key: data[key] for key in data if key not in ("now", "today", "fresh")}
    return update(model, decode(json.loads(json.dumps(message))), context)


_Stored = Keep | Hold | Forget | KeepEntry | ForgetList | Fetch | FetchTexts | Download | ExportAll
"""The effects on storage and files."""


@dataclass
class World:
    """One tab; two worlds with the same `games` are two tabs of one browser.

    Deferred work is done at once, or by `breathe` if the tab `is_patient`. Storage that `is_full`
    rejects writes, one that `is_locked` rejects deletions, one that `is_loose` promises no
    persistence, and one that is not `is_whole` cannot be read at the moment.
    """

    games: dict[str, str] = field(default_factory=dict)
    held: dict[str, str] = field(default_factory=dict)
    entries: dict[str, str] = field(default_factory=dict)
    old_list: str | None = None
    settings: dict[str, str] = field(default_factory=dict)
    since: str | None = None
    is_full: bool = False
    is_locked: bool = False
    is_loose: bool = False
    is_whole: bool = True
    painted: list[Scene] = field(default_factory=list)
    pause: float = 0
    said: list[str] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    dropped: list[str] = field(default_factory=list)
    solved: list[tuple[str, int]] = field(default_factory=list)
    pictures: dict[str, tuple[str, str]] = field(default_factory=dict)
    sketches: dict[tuple[str, str], int] = field(default_factory=dict)
    job: dict[str, Any] | None = None
    model: Model = field(default_factory=Model)
    clock: int = 0
    later: deque[Message] = field(default_factory=deque)
    is_patient: bool = False

    def start(self) -> World:
        """Start like the page, and wait until every saved game is listed."""
        self.begin()
        while self.later:
            self.breathe()
        return self

    def begin(self) -> None:
        """Start like the page: with the settings and the saved games."""
        first = first_model(self.settings, "test")
        self.model = replace(first, games=(*GAMES, TEMPLATE))
        self._list()

    def _list(self) -> None:
        kept = {
            "ids": list(self.games),
            "entries": dict(self.entries),
            "list": self.old_list,
            "since": self.since,
            "whole": self.is_whole,
        }
        self._take("kept-games", **kept)

    def send(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a message, carry out its effects, and return the resulting presentation state."""
        self._take(do, **more)
        while self.later and not self.is_patient:
            self.breathe()
        return self.page

    def breathe(self) -> None:
        """Send the message that was deferred until the page can breathe; only if `is_patient`."""
        message = encode(self.later.popleft())
        self._take(str(message.pop("do")), **message)

    def _take(self, do: str, **more: Any) -> None:
        self.clock += 1
        now = (BEGUN + timedelta(seconds=self.clock)).isoformat()
        message = {"do": do, "now": now, "fresh": f"fresh{self.clock}", **more}
        self.model, effects = updated(self.model, message)
        for effect in effects:
            self.carry_out(effect)

    @property
    def page(self) -> dict[str, Any]:
        """Return the presentation state as the page gets it: through JSON, with the whole list."""
        return {**shown_page(self.model), "shelf": json.loads(json.dumps(self.model.shelf))}

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the saved moves of the game on the table."""
        assert self.model.session
        return Record.from_text(self.games[self.model.session.id]).moves

    def new(self, fragment: str = "new=template&seats=2&seed=7&first=1") -> str:
        """Open a new table by a link, claim it, and return the id of its game."""
        self.send("resize", **SIZE)
        self.send("link", fragment=fragment)
        self.send("cancel")
        assert self.model.session
        return self.model.session.id

    def answer(self, move: str, reason: str = "") -> None:
        """Let the computer answer its job."""
        assert self.job
        self.send("thought", number=self.job["number"], move=move, reason=reason)

    def carry_out(self, effect: Effect) -> None:  # noqa: C901 - one case an effect
        """Carry out an effect of the application."""
        match effect:
            case Paint(steps):
                self.painted = [step.scene for step in steps]
                spoken = (
                    step.caption if step.announcement is None else step.announcement
                    for step in steps
                )
                self.said += filter(None, spoken)
                self.pause = steps[-1].pause
            case Say(text):
                self.said.append(text)
            case Ask(job):
                self.job = json.loads(json.dumps(job))
            case Drop() | DropShared():
                self._drop(effect)
            case Later(later) | GoOn(later):
                self.later.append(later)
            case KeepSolved(game, ids):
                self.solved += [(game, each) for each in ids]
            case Persist():
                self._take("storage-facts", used=12_000, promised=effect.ask)
            case Picture() | Sketch():
                self._draw(effect)
            case KeepSince() | KeepSettings() | ListAgain():
                self._remember(effect)
            case Hurry() | Tell() | HangUp() | Remember():
                pass  # nothing here moves, and nobody is on a line
            case _:
                self._store(effect)

    def _drop(self, effect: Drop | DropShared) -> None:
        if isinstance(effect, DropShared):
            self.dropped.append(effect.key)
        else:
            self.job = None

    def _remember(self, effect: KeepSince | KeepSettings | ListAgain) -> None:
        match effect:
            case KeepSince(since):
                self.since = since
            case KeepSettings(settings):
                self.settings = dict(settings)
            case ListAgain():
                self._list()

    def _draw(self, effect: Picture | Sketch) -> None:
        if isinstance(effect, Picture):
            self.pictures[effect.id] = (effect.when, effect.svg)
        else:
            drawn = json.loads(json.dumps(effect.moments))
            self.sketches[effect.game, effect.name] = len(drawn)

    def _store(self, effect: _Stored) -> None:
        match effect:
            case Keep() | Hold():
                self._keep(effect)
            case Forget(id_):
                self._forget(id_)
            case KeepEntry(id_, None):
                self.entries.pop(id_, None)
            case KeepEntry(id_, entry):
                self.entries[id_] = json.dumps(entry)
            case ForgetList():
                self.old_list = None
            case Fetch() | FetchTexts():
                self._fetch(effect)
            case Download(name, text):
                self.files[name] = text
            case ExportAll(name, on_table):
                games = {**self.games, **dict([on_table] if on_table else [])}
                self.files[name] = bundle(games.values())
            case _:
                assert_never(effect)

    def _fetch(self, effect: Fetch | FetchTexts) -> None:
        if isinstance(effect, FetchTexts):
            self._take("texts", texts=[[id_, self.games.get(id_)] for id_ in effect.ids])
            return
        id_, kept = effect.id, self.games.get(effect.id) if self.is_whole else None
        held = {} if kept or effect.id not in self.held else {"held": True}
        text = self.held[id_] if held else kept
        more = held or {"unread": not self.is_whole}
        told = {"purpose": effect.purpose, "detail": effect.detail, **more}
        self._take("fetched", id=id_, text=text, **told)

    def _forget(self, id_: str) -> None:
        if not self.is_locked:
            self.games.pop(id_, None)
        self._take("not-forgotten" if self.is_locked else "forgotten", id=id_)

    def _keep(self, effect: Keep | Hold) -> None:
        if isinstance(effect, Hold):
            self.held = {effect.id: effect.text}
            return
        there = self.games.get(effect.id)
        if there not in (effect.expected, effect.text):
            self._take("clash", id=effect.id, text=there, ours=effect.text)
        elif self.is_full:
            self._take("not-kept", id=effect.id, expected=effect.expected)
        else:
            self.games[effect.id] = effect.text
            self.held.pop(effect.id, None)
            self._take("kept", id=effect.id, loose=self.is_loose)
