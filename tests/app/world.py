"""A world without a browser: effects are carried out on plain data, messages come by hand."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from tabletop.app.effects import (
    Ask,
    Download,
    Drop,
    Effect,
    ExportAll,
    Fetch,
    Forget,
    Keep,
    KeepSettings,
    KeepShelf,
    Paint,
    Persist,
    Say,
)
from tabletop.app.files import bundle
from tabletop.app.model import Model
from tabletop.app.page import page
from tabletop.app.starting import first_model
from tabletop.app.update import update
from tabletop.core.record import Record
from tabletop.scene.scene import Scene

SIZE = {"width": 1024, "height": 660}


@dataclass
class World:
    """One tab. Two worlds with the same `games` are two tabs of one browser."""

    games: dict[str, str] = field(default_factory=dict)
    shelf: str | None = None
    settings: dict[str, str] = field(default_factory=dict)
    is_full: bool = False
    painted: list[Scene] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    job: dict[str, Any] | None = None
    model: Model = field(default_factory=Model)
    clock: int = 0

    def start(self) -> World:
        """Begin like the page: the shelf, the ids of kept games, the size of the table."""
        self.model = first_model(self.shelf, self.settings, "test")
        self.send("kept-games", ids=list(self.games))
        return self

    def send(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a message, carry out what comes of it, and return what the page shows then."""
        self.clock += 1
        now = f"2026-11-21T12:{self.clock // 60:02}:{self.clock % 60:02}+00:00"
        message = {"do": do, "now": now, "fresh": f"fresh{self.clock}", **more}
        self.model, effects = update(self.model, message)
        for effect in effects:
            self.carry_out(effect)
        return self.page

    @property
    def page(self) -> dict[str, Any]:
        """Return what the page shows, as it arrives there: through JSON."""
        shown: dict[str, Any] = json.loads(json.dumps(page(self.model)))
        return shown

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the moves of the game on the table as they are kept."""
        assert self.model.sitting
        return Record.from_text(self.games[self.model.sitting.id]).moves

    def new(self, fragment: str = "new=template&seats=2&seed=7&first=1") -> str:
        """Open a new table by a link, and return the id of its game."""
        self.send("resize", **SIZE)
        self.send("link", fragment=fragment)
        assert self.model.sitting
        return self.model.sitting.id

    def answer(self, move: str, reason: str = "") -> None:
        """Let the computer answer the job that it was given."""
        assert self.job
        self.send("thought", number=self.job["number"], move=move, reason=reason)

    def carry_out(self, effect: Effect) -> None:
        """Do what the application asks for."""
        match effect:
            case Paint(steps):
                self.painted = [step.scene for step in steps]
            case Say(text):
                self.said.append(text)
            case Ask(job):
                self.job = json.loads(json.dumps(job))
            case Drop():
                self.job = None
            case Persist():
                self.send("storage-facts", used=12_000, promised=effect.ask)
            case _:
                self._store(effect)

    def _store(self, effect: Effect) -> None:
        match effect:
            case Keep():
                self._keep(effect)
            case Forget(id_):
                del self.games[id_]
            case KeepShelf(entries):
                self.shelf = json.dumps(entries)
            case KeepSettings(settings):
                self.settings = dict(settings)
            case Fetch(id_, purpose, detail):
                kept = self.games.get(id_)
                self.send("fetched", id=id_, text=kept, purpose=purpose, detail=detail)
            case Download(name, text):
                self.files[name] = text
            case ExportAll(name, on_table):
                games = {**self.games, **dict([on_table] if on_table else [])}
                self.files[name] = bundle(games.values())

    def _keep(self, effect: Keep) -> None:
        there = self.games.get(effect.id)
        if there not in (effect.expected, effect.text):
            self.send("clash", id=effect.id, text=there, ours=effect.text)
        elif self.is_full:
            self.send("not-kept", id=effect.id, expected=effect.expected)
        else:
            self.games[effect.id] = effect.text
