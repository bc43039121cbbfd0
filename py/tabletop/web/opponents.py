"""The page's side of computer opponents: jobs for the worker, answers as messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from tabletop.web.thinking import Thinking

WORKER_SECONDS = 45.0
"""How long the first move waits for the worker; after that the page thinks until it has come."""

PAGE_SLICE_SECONDS = 0.008
"""How long the page thinks at a time where there is no worker: half a frame."""

Send = Callable[[dict[str, Any]], None]


class Worker(Protocol):
    """The functions that the worker exports."""

    def begin(self, job_json: str) -> Awaitable[str]:
        """Take up a job."""
        ...

    def go_on(self, number: int) -> Awaitable[str]:
        """Think one slice on."""
        ...


class Opponents:
    """Gives jobs to the worker, one at a time; the newest counts."""

    def __init__(self, worker: Callable[[], Awaitable[Worker]], send: Send) -> None:
        """Take a function that waits for the worker, and one that sends messages to the app."""
        self._find_worker = worker
        self._coming: asyncio.Future[Worker] | None = None
        self._is_late = False
        self._send = send
        self._number: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, job: Mapping[str, Any]) -> None:
        """Let an opponent think about `job`; what was asked before is dropped."""
        self._number = job["number"]
        task = asyncio.ensure_future(self._answer(dict(job)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def drop(self) -> None:
        """Wait for no answer any more."""
        self._number = None

    async def _answer(self, job: dict[str, Any]) -> None:
        """Send `thought` with the move, or `no-thought` with what went wrong."""
        try:
            progress = await self._think(job)
        except Exception as error:  # whatever an opponent trips over must not stop the game
            self._send({"do": "no-thought", "number": job["number"], "why": _reason(error)})
            return
        if progress is not None:
            found = {"move": progress["move"], "reason": progress["reason"]}
            self._send({"do": "thought", "number": job["number"], **found})

    async def _think(self, job: dict[str, Any]) -> dict[str, Any] | None:
        """Return the last progress of a job, or None if it was dropped."""
        worker = await self._ready_worker()
        if worker is None:
            return await self._think_here(job)
        await worker.begin(json.dumps(job))
        while self._number == job["number"]:
            progress: dict[str, Any] = json.loads(await worker.go_on(job["number"]))
            if progress.get("done"):
                return progress
        return None

    async def _ready_worker(self) -> Worker | None:
        """Return the worker, or None as long as it is not there: then the page thinks by itself."""
        if self._coming is None:
            self._coming = asyncio.ensure_future(self._find_worker())
        await asyncio.wait({self._coming}, timeout=0 if self._is_late else WORKER_SECONDS)
        if self._coming.done() and self._coming.exception() is None:
            return self._coming.result()
        if not self._is_late:
            self._is_late = True
            self._send({"do": "no-worker"})
        return None

    async def _think_here(self, job: dict[str, Any]) -> dict[str, Any] | None:
        thinking = Thinking(job)
        while self._number == job["number"]:
            progress = thinking.go_on(PAGE_SLICE_SECONDS)
            if progress.done:
                return progress._asdict()
            await asyncio.sleep(0)
        return None


def _reason(error: Exception) -> str:
    """Return the reason alone: what comes from the worker brings its whole traceback along."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[-1].split(": ", 1)[-1]
