"""The bots of Letter Maze, by level.

All except hard know only common words. Each decision is searched anew, even a bonus move that was
part of an earlier plan. The game has no hidden information.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from tabletop.ai.bot import Answering, AnyBot, Judging, Thought
from tabletop.ai.units import Unit
from tabletop.ai.values import led_by
from tabletop.games.letter_maze.bots.beginner import Beginner
from tabletop.games.letter_maze.bots.farsighted import COMPARED, Farsighted
from tabletop.games.letter_maze.bots.search import Search, Vocabulary, moves_of
from tabletop.games.letter_maze.bots.turns import (
    Work,
    best_without_words,
    end_with,
    least_tribute,
)
from tabletop.games.letter_maze.bots.worth import WIN, Outlook, hope, rivals_worth
from tabletop.games.letter_maze.rules.lexicon import all_words, common_words
from tabletop.games.letter_maze.rules.notation import Move
from tabletop.games.letter_maze.rules.state import Phase, State


@dataclass(frozen=True, slots=True)
class Opponent:
    """A bot that pays tribute itself (R25) and delegates other decisions to `mind`."""

    mind: AnyBot

    def judge(self) -> Opponent:
        """Return a copy that also evaluates other moves, if its mind can."""
        return Opponent(self.mind.judge() if isinstance(self.mind, Judging) else self.mind)

    def asked(self, move: Move) -> Opponent:
        """Return a copy that also evaluates `move`, if its mind can."""
        return Opponent(self.mind.asked(move) if isinstance(self.mind, Answering) else self.mind)

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best decision so far, repeatedly."""
        if view.phase is not Phase.TRIBUTE:
            yield from self.mind.think(view, seat, rng)
            return
        tribute = least_tribute(view.players[seat - 1].hand)
        yield Thought(tribute, 1)


@dataclass(frozen=True, slots=True)
class Sprinter:
    """A bot that plays the word worth most in progress, tiles and, at a fixed value, a bonus.

    It searches neither its bonus move nor its rivals' moves. It skips words with probability
    `overlooks`, but never a winning one. With `is_judge` it also evaluates the next-best words.
    """

    vocabulary: Vocabulary
    paths: int
    overlooks: float = 0.0
    is_judge: bool = False
    also: tuple[Move, ...] = ()

    def judge(self) -> Sprinter:
        """Return a copy that also evaluates other words."""
        return replace(self, is_judge=True)

    def asked(self, move: Move) -> Sprinter:
        """Return a copy that also evaluates `move`, if it ends the turn."""
        return replace(self, also=(move,))

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best step or call immediately, then the best word when it is found."""
        outlook = Outlook(view)
        rivals = rivals_worth(view, outlook.way)
        worth, best = best_without_words(view, outlook)
        step = best, hope(worth, rivals)
        thought = Thought(best, 1, values=(step,))
        yield thought
        search = Search(view, self.vocabulary, outlook, self.paths, floor=worth)
        words: list[tuple[Move, float]] = []
        for found in search.ranked():
            if found is None:
                yield thought
            elif words or found.worth == WIN or rng.random() >= self.overlooks:
                words += [(move, hope(found.worth, rivals)) for move in moves_of(found, view)[::-1]]
                if not self.is_judge or len(words) >= COMPARED:
                    break
        ends = (end_with(view, move, outlook) for move in self.also)
        asked = [(end.line[0], hope(end.worth, rivals)) for end in ends if end]
        if words or asked:
            values = [*words, step, *asked]
            best, value = values[0]
            yield Thought(best, search.nodes, values=led_by(best, value, values))


BOTS: Mapping[str, AnyBot] = {
    "greedy": Opponent(Sprinter(Vocabulary(common_words, most_laid=2), paths=12_000)),
    "easy": Opponent(Beginner(Vocabulary(common_words, most_letters=4))),
    "medium": Opponent(Sprinter(Vocabulary(common_words, 5, 1), paths=12_000, overlooks=0.85)),
    "hard": Opponent(Farsighted(Vocabulary(all_words), Work())),
}

UNIT = Unit.CHANCE
"""The unit of move values: the chance of winning, 0 to 1, estimated from the lead."""
