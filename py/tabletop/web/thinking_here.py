"""An opponent that thinks in the application's own worker, where there is no other for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tabletop.web.thinking import Thinking

SLICE_SECONDS = 0.03
"""How long it thinks before the application may answer a message again."""


class ThinkingHere:
    """Thinks about one job in slices between the messages; the newest counts."""

    def __init__(self, answer: Callable[[dict[str, Any]], None]) -> None:
        """Take what answers the messages `thought` and `no-thought`."""
        self._answer = answer
        self._task: asyncio.Task[None] | None = None

    def begin(self, job: dict[str, Any]) -> None:
        """Take up a job in place of every earlier one."""
        self.drop()
        self._task = asyncio.ensure_future(self._think(job))

    def drop(self) -> None:
        """Stop thinking: nobody waits for the answer any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self, job: dict[str, Any]) -> None:
        """Answer with the move, or with what went wrong."""
        number = job["number"]
        try:
            thinking = Thinking(job)
            while not (progress := thinking.go_on(SLICE_SECONDS)).done:
                await asyncio.sleep(0)
        except Exception as error:  # whatever an opponent trips over must not stop the game
            why = str(error) or type(error).__name__
            self._answer({"do": "no-thought", "number": number, "why": why})
            return
        found: dict[str, Any] = {"move": progress.move, "reason": progress.reason}
        if job.get("values"):
            found["values"] = progress.values
        self._answer({"do": "thought", "number": number, **found})
