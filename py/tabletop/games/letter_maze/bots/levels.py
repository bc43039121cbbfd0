"""The opponents of Letter Maze, by level.

All but the hard one know common words only. Each decision is thought out afresh: a bonus move that
was planned with the word before it is found again. Nothing is hidden in this game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tabletop.ai.bot import AnyBot, Thought
from tabletop.games.letter_maze.bots.ahead import AFRAID, Foresight
from tabletop.games.letter_maze.bots.beginner import Beginner
from tabletop.games.letter_maze.bots.reasons import Sequel, reason_for
from tabletop.games.letter_maze.bots.search import Search, Vocabulary, moves_of
from tabletop.games.letter_maze.bots.turns import (
    Plan,
    Planner,
    Work,
    best_without_words,
    least_tribute,
)
from tabletop.games.letter_maze.bots.worth import WIN, Outlook, tour_of
from tabletop.games.letter_maze.rules.lexicon import all_words, common_words
from tabletop.games.letter_maze.rules.notation import Move
from tabletop.games.letter_maze.rules.state import Phase, State

IN_DANGER = 3
"""So many times as many ends of a turn are weighed as long as all let a rival win."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Plays the tribute that all levels give alike (R25), and leaves the rest to its level."""

    mind: AnyBot

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best decision so far, often."""
        if view.phase is not Phase.TRIBUTE:
            yield from self.mind.think(view, seat, rng)
            return
        tribute = least_tribute(view.players[seat - 1].hand)
        yield Thought(tribute, 1, reason_for(view, tribute, tour_of(view)))


@dataclass(frozen=True, slots=True)
class Sprinter:
    """Takes the one word that brings it furthest, tiles and a bonus move reckoned in.

    It asks neither what the bonus move will be, nor where rivals go. Of the words that it knows it
    overlooks a part, but never one that wins.
    """

    vocabulary: Vocabulary
    paths: int
    overlooks: float = 0.0

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best step or call at once, and the best word when it is found."""
        outlook = Outlook(view)
        worth, best = best_without_words(view, outlook)
        thought = Thought(best, 1, reason_for(view, best, outlook.way))
        yield thought
        search = Search(view, self.vocabulary, outlook, self.paths, floor=worth)
        for found in search.ranked():
            if found is None:
                yield thought
            elif found.worth == WIN or rng.random() >= self.overlooks:
                best = moves_of(found, view)[-1]
                yield Thought(best, search.nodes, reason_for(view, best, outlook.way))
                return


@dataclass(frozen=True, slots=True)
class Farsighted:
    """Plans the turn with its bonus moves, and weighs the best ends of it by what may follow."""

    vocabulary: Vocabulary
    work: Work
    ends: int = 4

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the first move of the best plan so far, often."""
        planner, foresight = Planner(view, self.vocabulary, self.work), Foresight(self.vocabulary)
        told, told_guards, reason = planner.best, False, ""
        for plan, guards in self._plans(planner, foresight):
            move, *line = plan.line
            if plan is not told or guards != told_guards:
                sequel = Sequel(tuple(line), plan.worth == WIN, guards)
                reason = reason_for(view, move, planner.outlook.way, sequel)
                told, told_guards = plan, guards
            yield Thought(move, planner.nodes + foresight.nodes, reason)

    def _plans(self, planner: Planner, foresight: Foresight) -> Iterator[tuple[Plan, bool]]:
        """Yield the best plan so far, and whether it keeps a rival from winning.

        It is the best first by where it ends, then by what may follow.
        """
        for _ in planner.run():
            yield planner.best, False
        best, most, fears = planner.best, -WIN, False
        ends = planner.ends() if best.worth < WIN else []
        for number, plan in enumerate(ends[: self.ends * IN_DANGER]):
            if number >= self.ends and most > AFRAID:
                break
            for _ in foresight.judge(plan, planner.seat):
                yield best, False
            fears = fears or foresight.worth < AFRAID
            if foresight.worth > most:
                best, most = plan, foresight.worth
        yield best, fears and most > AFRAID


BOTS: Mapping[str, AnyBot] = {
    "greedy": Opponent(Sprinter(Vocabulary(common_words, most_laid=2), paths=12_000)),
    "easy": Opponent(Beginner(Vocabulary(common_words, most_letters=4))),
    "medium": Opponent(Sprinter(Vocabulary(common_words, 5, 1), paths=12_000, overlooks=0.85)),
    "hard": Opponent(Farsighted(Vocabulary(all_words), Work())),
}

HINT: AnyBot = Opponent(Farsighted(Vocabulary(common_words), Work()))
"""Thinks out hints: as far as the strongest, with words that a family knows."""
