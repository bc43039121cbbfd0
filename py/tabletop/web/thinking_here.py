"""A fallback that runs opponents in the application's worker when no other is available."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tabletop.ai.job import Job
from tabletop.app.messages import Message
from tabletop.app.messages.opponents import NoThought, Thought
from tabletop.web.thinking import Thinking

SLICE_SECONDS = 0.03
"""The length of a slice, in seconds; between slices the application can handle messages."""


class ThinkingHere:
    """Runs one job at a time in slices between messages; a new job replaces the last."""

    def __init__(self, answer: Callable[[Message], None]) -> None:
        """Start without a job; `answer` will be called with each Thought and NoThought."""
        self._answer = answer
        self._task: asyncio.Task[None] | None = None

    def begin(self, job: Job) -> None:
        """Start `job` and cancel any earlier one."""
        self.drop()
        self._task = asyncio.ensure_future(self._think(job))

    def drop(self) -> None:
        """Cancel the job, if there is one."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self, job: Job) -> None:
        """Run the job and report the move, or the error."""
        number = job["number"]
        try:
            thinking = Thinking(job)
            while not (progress := thinking.go_on(SLICE_SECONDS)).done:
                await asyncio.sleep(0)
        except Exception as error:  # a failing opponent must not stop the game
            why = str(error) or type(error).__name__
            self._answer(NoThought(number, why))
            return
        self._answer(Thought(number, progress.move, progress.reason, progress.values))
