"""A table and its phones without a browser: one world each, with simulated connections (lines)."""

from __future__ import annotations

import json
import random
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from tabletop.app.effects import Effect, HangUp, Remember, Tell
from tabletop.app.model.session import Session
from tests.app.world import SIZE, World


@dataclass
class Device(World):
    """A device with connections (lines).

    Messages it sends wait in `outbox`, `closed` has the lines it closed, and `token` is its stored
    token.
    """

    outbox: deque[tuple[int, str]] = field(default_factory=deque)
    closed: list[int] = field(default_factory=list)
    token: str = ""

    def carry_out(self, effect: Effect) -> None:
        """Carry out an effect of the application."""
        match effect:
            case Tell(line, text):
                self.outbox.append((line, text))
            case HangUp(line):
                self.closed.append(line)
            case Remember(token):
                self.token = token
            case _:
                super().carry_out(effect)

    @property
    def session(self) -> Session:
        """Return the session on the table."""
        assert self.model.session
        return self.model.session


@dataclass
class Party:
    """A table, and the phones that have joined it by the numbers of their lines.

    What it `draws` takes time."""

    table: Device = field(default_factory=Device)
    phones: dict[int, Device] = field(default_factory=dict)
    heard: list[str] = field(default_factory=list)
    draws: bool = True

    def lay(self, game: str, kinds: str, **options: str) -> None:
        """Lay a table at which each seat is of a kind: here, phone, or a level."""
        self.table.start()
        if self.draws:
            self.table.send("resize", **SIZE)
        seats = [_seat(f"P{seat}", kind) for seat, kind in enumerate(kinds.split(","), start=1)]
        self.table.send("new", game=game, seats=seats, options=options)

    def join(self, line: int, seat: int, phone: Device | None = None, token: str = "") -> Device:
        """Let a phone join by the code of a seat, and say its token."""
        if phone is None:
            phone = Device()
            phone.start()
        if self.draws:
            phone.send("resize", width=390, height=700)
        self.phones[line] = phone
        self.table.send("hand-joined", line=line, seat=seat, table=self.table.session.id)
        phone.send("guest-joined", token=token)
        self.settle()
        return phone

    def part(self, line: int) -> Device:
        """Let a line break."""
        self.table.send("hand-left", line=line, why="gone")
        phone = self.phones.pop(line)
        phone.send("guest-left", why="gone")
        phone.outbox.clear()
        return phone

    def settle(self) -> None:
        """Deliver all messages in order, until there are no more."""
        while any(device.outbox for device in (self.table, *self.phones.values())):
            while self.table.outbox:
                line, text = self.table.outbox.popleft()
                self.heard.append(text)
                if line in self.phones:
                    self.phones[line].send("guest-heard", text=text)
            for line, phone in list(self.phones.items()):
                while phone.outbox:
                    _, text = phone.outbox.popleft()
                    self.table.send("hand-said", line=line, text=text)

    def holder(self, seat: int) -> int:
        """Return the line of the phone that shows a seat's hand, or 0 if there is none."""
        lines = self.table.model.lines
        return next((number for number, line in lines.items() if line.seat == seat), 0)

    def play_one(self, rng: random.Random) -> None:
        """Play a random move for the seat to move, on the device that has the seat."""
        match = self.table.session.match
        seat = match.to_move
        assert seat
        device = self.phones[self.holder(seat)]
        known = device.session.match
        move = known.game.random_move(known.state, rng)
        device.send("type", text=known.game.move_to_text(move))
        self.settle()
        device.send("painted")
        self.table.send("painted")


def said(text: str) -> dict[str, Any]:
    """Return the JSON object in a message."""
    data: dict[str, Any] = json.loads(text)
    return data


def _seat(name: str, kind: str) -> dict[str, str]:
    if kind in ("here", "phone"):
        return {"name": name, "kind": "human", "place": kind}
    return {"name": name, "kind": "computer", "level": kind}
