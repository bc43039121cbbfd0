"""The page's side of computer opponents: with a worker, without one, and with one that is late."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tabletop.core.match import Match
from tabletop.core.plain import to_plain
from tabletop.core.record import SeatEntry
from tabletop.games.registry import load_game
from tabletop.web import opponents, worker_side
from tabletop.web.opponents import Opponents, Worker

GAME = load_game("template")


class HereWorker:
    """The worker's own functions, called on the page."""

    async def begin(self, job_json: str) -> str:
        """Take up a job."""
        return worker_side.begin(job_json)

    async def go_on(self, number: int) -> str:
        """Think one slice on."""
        return worker_side.go_on(number)


def job(number: int) -> dict[str, Any]:
    """Return a job for the greedy opponent of the template at its start."""
    options = {"first": "1"}
    seats = (SeatEntry("Ada"), SeatEntry("Hazel", "greedy"))
    state = Match.start(GAME, seats, "s", options).state
    return {
        "number": number, "game": "template", "level": "greedy", "seat": 1, "seats": 2,
        "options": options, "seed": "s", "ply": 0, "view": to_plain(state),
    }  # fmt: skip


def answers(
    find: Callable[[int], Awaitable[Worker]], *jobs: dict[str, Any]
) -> list[dict[str, Any]]:
    """Return the messages that come of jobs, each asked after the one before was answered."""
    sent: list[dict[str, Any]] = []

    async def ask_all() -> None:
        page = Opponents(find, sent.append)
        for each in jobs:
            before = len([message for message in sent if "number" in message])
            page.ask(json.loads(json.dumps(each)))
            while len([message for message in sent if "number" in message]) == before:
                await asyncio.sleep(0.001)

    asyncio.run(asyncio.wait_for(ask_all(), 20))
    return sent


async def here(dead: int) -> Worker:
    """Return a worker at once."""
    return HereWorker()


async def broken(dead: int) -> Worker:
    """Fail like a page without workers."""
    raise OSError("no worker on this page")


def test_a_worker_answers_with_the_number_of_its_job() -> None:
    """The move of the opponent, and why."""
    (answer,) = answers(here, job(7))
    assert answer == {
        "do": "thought", "number": 7, "move": "take=3", "reason": "Each leaf is a point.",
    }  # fmt: skip


def test_without_a_worker_the_page_thinks_and_says_so_once() -> None:
    """Play goes on with the same opponent."""
    sent = answers(broken, job(1), job(2))
    assert [message["do"] for message in sent] == ["no-worker", "thought", "thought"]


def test_a_late_worker_is_used_as_soon_as_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page bridges the time until then; one slow start is not held against the visit."""
    monkeypatch.setattr(opponents, "WORKER_SECONDS", 0.01)
    asked: list[int] = []

    class Counted(HereWorker):
        async def begin(self, job_json: str) -> str:
            asked.append(json.loads(job_json)["number"])
            return await super().begin(job_json)

    async def late(dead: int) -> Worker:
        await asyncio.sleep(0.2)
        return Counted()

    sent: list[dict[str, Any]] = []

    async def play() -> None:
        page = Opponents(late, sent.append)
        page.ask(job(1))
        await asyncio.sleep(0.5)
        page.ask(job(2))
        await asyncio.sleep(0.2)

    asyncio.run(play())
    assert [message["do"] for message in sent] == ["no-worker", "thought", "thought"]
    assert asked == [2]


def test_an_opponent_that_fails_is_told_with_the_reason_alone() -> None:
    """No traceback reaches the player."""
    (answer,) = answers(here, {**job(3), "level": "hard"})
    assert answer["do"] == "no-thought"
    assert "no opponent of level" in answer["why"]


def test_a_dropped_job_is_never_answered() -> None:
    """Whoever is not waited for says nothing."""
    sent: list[dict[str, Any]] = []

    async def ask_and_drop() -> None:
        page = Opponents(here, sent.append)
        page.ask(job(1))
        page.drop()
        await asyncio.sleep(0.05)

    asyncio.run(ask_and_drop())
    assert sent == []


class Mortal(HereWorker):
    """A worker that dies, or falls silent, in the middle of its first job."""

    def __init__(self, silent: bool) -> None:
        self._silent = silent

    async def go_on(self, number: int) -> str:
        """Give no answer."""
        if self._silent:
            await asyncio.sleep(60)
        raise OSError("fatal")


@pytest.mark.parametrize("silent", [False, True], ids=["broken", "silent"])
def test_a_dead_worker_is_replaced_and_the_turn_taken(
    silent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same job goes to a new worker; nothing is told, since nothing is lost."""
    monkeypatch.setattr(opponents, "SILENT_SECONDS", 0.05)
    asked: list[int] = []

    async def find(dead: int) -> Worker:
        asked.append(dead)
        return HereWorker() if dead else Mortal(silent)

    sent = answers(find, job(1), job(2))
    assert [(message["do"], message["number"]) for message in sent] == [
        ("thought", 1),
        ("thought", 2),
    ]
    assert asked == [0, 1]


def test_where_every_worker_dies_the_page_thinks() -> None:
    """Two are tried for a job, then the page takes the turn by itself."""
    asked: list[int] = []

    async def find(dead: int) -> Worker:
        asked.append(dead)
        return Mortal(silent=False)

    (answer,) = answers(find, job(1))
    assert answer["do"] == "thought"
    assert asked == [0, 1]
