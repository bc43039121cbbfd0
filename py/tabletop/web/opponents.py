"""The page's side of computer opponents: jobs for the worker, answers as messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from tabletop.web.thinking import Thinking

WORKER_SECONDS = 45.0
"""How long the first move waits for the worker; after that the page thinks until it has come."""

SILENT_SECONDS = 10.0
"""How long the worker may take to answer, a slice being far shorter; after that it is dead."""

WORKERS_A_JOB = 2
"""How many workers are tried for one job, before the page thinks about it by itself."""

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


class Gone(Exception):
    """The worker is dead: the browser has ended it, or its Python broke down."""


class Opponents:
    """Gives jobs to the worker, one at a time; the newest counts.

    A worker that dies is replaced, and the job begun again: the same seed, so the same move.
    """

    def __init__(self, worker: Callable[[int], Awaitable[Worker]], send: Send) -> None:
        """Take a function that waits for the worker, and one that sends messages to the app.

        The first is given the number of workers that have died so far.
        """
        self._find_worker = worker
        self._dead = 0
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
            self._send({"do": "no-thought", "number": job["number"], "why": str(error)})
            return
        if progress is not None:
            found = {"move": progress["move"], "reason": progress["reason"]}
            self._send({"do": "thought", "number": job["number"], **found})

    async def _think(self, job: dict[str, Any]) -> dict[str, Any] | None:
        """Return the last progress of a job, or None if it was dropped."""
        for _ in range(WORKERS_A_JOB):
            worker = await self._ready_worker()
            if worker is None:
                break
            try:
                return await self._think_there(worker, job)
            except Gone:
                self._bury(worker)
        return await self._think_here(job)

    async def _think_there(self, worker: Worker, job: dict[str, Any]) -> dict[str, Any] | None:
        """Return the last progress of a job in the worker; raise Gone if that is dead."""
        progress = await _answer_of(worker.begin(json.dumps(job)))
        while self._number == job["number"]:
            if "failed" in progress:
                raise RuntimeError(progress["failed"])
            if progress.get("done"):
                return progress
            progress = await _answer_of(worker.go_on(job["number"]))
        return None

    def _bury(self, worker: Worker) -> None:
        """Let the next job wait for another worker, unless one has come already."""
        if worker is self._worker_there():
            self._coming = None
            self._dead += 1

    async def _ready_worker(self) -> Worker | None:
        """Return the worker, or None as long as it is not there: then the page thinks by itself."""
        if self._coming is None:
            self._coming = asyncio.ensure_future(self._find_worker(self._dead))
        await asyncio.wait({self._coming}, timeout=0 if self._is_late else WORKER_SECONDS)
        worker = self._worker_there()
        if worker is None and not self._is_late:
            self._is_late = True
            self._send({"do": "no-worker"})
        return worker

    def _worker_there(self) -> Worker | None:
        """Return the worker if it has come up."""
        if self._coming is None or not self._coming.done() or self._coming.exception():
            return None
        return self._coming.result()

    async def _think_here(self, job: dict[str, Any]) -> dict[str, Any] | None:
        thinking = Thinking(job)
        while self._number == job["number"]:
            progress = thinking.go_on(PAGE_SLICE_SECONDS)
            if progress.done:
                return progress._asdict()
            await asyncio.sleep(0)
        return None


async def _answer_of(asked: Awaitable[str]) -> dict[str, Any]:
    """Return what the worker answers; raise Gone if it does not, or not in its own words."""
    try:
        answer: dict[str, Any] = json.loads(await asyncio.wait_for(asked, SILENT_SECONDS))
    except Exception as error:  # of JavaScript, as of a worker that was ended; of time; of Pyodide
        raise Gone from error
    return answer
