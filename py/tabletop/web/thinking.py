"""The search for an opponent's move, in time slices; to cancel it, don't request another slice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from tabletop.ai.bot import Answering, Thought, generator
from tabletop.ai.job import Job
from tabletop.core.game import complete_setup
from tabletop.core.language import catalogue_of, speak
from tabletop.core.plain import from_plain
from tabletop.games.registry import AnyGame, load_bot, load_game, load_judge


class Progress(NamedTuple):
    """The state of a search: whether it is done, the best move so far, and the reason for it.

    `nodes` is the number of nodes searched. `values` holds (move, value) pairs, best first, if the
    search is done and the job asked for them.
    """

    done: bool
    move: str
    reason: str
    nodes: int
    values: tuple[tuple[str, float], ...] = ()


class Thinking:
    """The search of one opponent for one move."""

    def __init__(self, job: Job) -> None:
        """Prepare the search for a job from `tabletop.app.table.playing.ask`, without starting it.

        Reasons are written in the language that the job names.
        """
        speak(catalogue_of(job["language"]))
        self._game: AnyGame = load_game(job["game"])
        setup = complete_setup(self._game, job["seats"], job["options"])
        view = from_plain(type(self._game.new_initial_state(setup)), job["view"])
        self._tells_values = bool(job.get("values"))
        bot = (load_judge if self._tells_values else load_bot)(job["game"], job["level"])
        asked = job.get("asked")
        if asked and isinstance(bot, Answering):
            bot = bot.asked(self._game.move_from_text(asked))
        thoughts = bot.think(view, job["seat"], generator(job["luck"]))
        self._thoughts: Iterator[Thought[Any]] = iter(thoughts)
        self._best: Thought[Any] | None = None

    def go_on(self, seconds: float) -> Progress:
        """Search for about `seconds` and return the progress.

        Raise ValueError if the opponent ends without a move.
        """
        until = time.perf_counter() + seconds
        for thought in self._thoughts:
            self._best = thought
            if time.perf_counter() >= until:
                return self._progress(done=False)
        return self._progress(done=True)

    def _progress(self, done: bool) -> Progress:
        best = self._best
        if best is None:
            raise ValueError("The opponent found no move although it is its turn.")
        spell = self._game.move_to_text
        pairs = best.values if done and self._tells_values else ()
        values = tuple((spell(move), value) for move, value in pairs)
        return Progress(done, spell(best.move), best.reason, best.nodes, values)
