"""The opponents of Letter Maze, by level.

All but the hard one know common words only. Each decision is thought out afresh: a bonus move that
was planned with the word before it is found again. Nothing is hidden in this game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from tabletop.ai.bot import Answering, AnyBot, Judging, Thought, extended
from tabletop.ai.values import led_by
from tabletop.ai.words import CHANCE
from tabletop.games.letter_maze.bots.ahead import AFRAID, Foresight
from tabletop.games.letter_maze.bots.beginner import Beginner
from tabletop.games.letter_maze.bots.reasons import Sequel, reason_for
from tabletop.games.letter_maze.bots.search import Search, Vocabulary, moves_of
from tabletop.games.letter_maze.bots.turns import (
    Plan,
    Planner,
    Work,
    best_without_words,
    end_with,
    least_tribute,
)
from tabletop.games.letter_maze.bots.worth import WIN, Outlook, hope, rivals_worth
from tabletop.games.letter_maze.rules.lexicon import all_words, common_words
from tabletop.games.letter_maze.rules.notation import Move
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.tour import tour_of

IN_DANGER = 3
"""So many times as many ends of a turn are weighed as long as all let a rival win."""

_COMPARED = 20
"""So many moves are compared by a judge."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Plays the tribute that all levels give alike (R25), and leaves the rest to its level."""

    mind: AnyBot

    def judge(self) -> Opponent:
        """Return who also says what other moves are worth, where its mind can."""
        return Opponent(self.mind.judge() if isinstance(self.mind, Judging) else self.mind)

    def asked(self, move: Move) -> Opponent:
        """Return who compares this move, too, where its mind can."""
        return Opponent(self.mind.asked(move) if isinstance(self.mind, Answering) else self.mind)

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
    overlooks a part, but never one that wins. A judge goes on to the words that come after it.
    """

    vocabulary: Vocabulary
    paths: int
    overlooks: float = 0.0
    is_judge: bool = False
    also: tuple[Move, ...] = ()

    def judge(self) -> Sprinter:
        """Return who also says what other words are worth."""
        return replace(self, is_judge=True)

    def asked(self, move: Move) -> Sprinter:
        """Return who also says what this move is worth, if it ends the turn."""
        return replace(self, also=(move,))

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best step or call at once, and the best word when it is found."""
        outlook = Outlook(view)
        rivals = rivals_worth(view, outlook.way)
        worth, best = best_without_words(view, outlook)
        step = best, hope(worth, rivals)
        thought = Thought(best, 1, reason_for(view, best, outlook.way), (step,))
        yield thought
        search = Search(view, self.vocabulary, outlook, self.paths, floor=worth)
        words: list[tuple[Move, float]] = []
        for found in search.ranked():
            if found is None:
                yield thought
            elif words or found.worth == WIN or rng.random() >= self.overlooks:
                words += [(move, hope(found.worth, rivals)) for move in moves_of(found, view)[::-1]]
                if not self.is_judge or len(words) >= _COMPARED:
                    break
        ends = (end_with(view, move, outlook) for move in self.also)
        asked = [(end.line[0], hope(end.worth, rivals)) for end in ends if end]
        if words or asked:
            values = [*words, step, *asked]
            best, value = values[0]
            reason = reason_for(view, best, outlook.way)
            yield Thought(best, search.nodes, reason, led_by(best, value, values))


@dataclass(frozen=True, slots=True)
class Farsighted:
    """Plans the turn with its bonus moves, and weighs the best ends of it by what may follow.

    A judge weighs the best turns that begin otherwise, too.
    """

    vocabulary: Vocabulary
    work: Work
    ends: int = 4
    is_judge: bool = False
    also: tuple[Move, ...] = ()

    def judge(self) -> Farsighted:
        """Return who also says what other moves are worth."""
        return replace(self, is_judge=True)

    def asked(self, move: Move) -> Farsighted:
        """Return who also says what this move is worth, if it ends the turn."""
        return replace(self, also=(move,))

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the first move of the best plan so far, often."""
        planner, foresight = Planner(view, self.vocabulary, self.work), Foresight(self.vocabulary)
        weighed: list[tuple[Move, int]] = []
        thoughts = self._thoughts(view, planner, foresight, weighed)
        yield from extended(thoughts, partial(self._valued, planner, foresight, weighed))

    def _thoughts(
        self, view: State, planner: Planner, foresight: Foresight, weighed: list[tuple[Move, int]]
    ) -> Iterator[Thought[Move]]:
        """Yield the first move of the best plan so far, often, and note what was weighed."""
        told, told_guards, reason = planner.best, False, ""
        for plan, guards in self._plans(planner, foresight, weighed):
            move, *line = plan.line
            if plan is not told or guards != told_guards:
                sequel = Sequel(tuple(line), plan.worth == WIN, guards)
                reason = reason_for(view, move, planner.outlook.way, sequel)
                told, told_guards = plan, guards
            yield Thought(move, planner.nodes + foresight.nodes, reason)

    def _valued(
        self,
        planner: Planner,
        foresight: Foresight,
        weighed: list[tuple[Move, int]],
        best: Thought[Move],
    ) -> Iterator[Thought[Move]]:
        """Yield the best move again, at last with what it and others are worth."""
        if self.is_judge:
            asked = [planner.end_with(move) for move in self.also]
            others = [*filter(None, asked), *planner.beginnings()]
            for _ in self._weigh_others(others, planner, foresight, weighed):
                yield best
        most = max([worth for move, worth in weighed if move == best.move], default=WIN)
        values = ((move, planner.hope(worth)) for move, worth in weighed)
        yield replace(best, values=led_by(best.move, planner.hope(most), values))

    def _plans(
        self, planner: Planner, foresight: Foresight, weighed: list[tuple[Move, int]]
    ) -> Iterator[tuple[Plan, bool]]:
        """Yield the best plan so far, and whether it keeps a rival from winning.

        It is the best first by where it ends, then by what may follow. What is `weighed` by that is
        noted, each plan by its first move.
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
            weighed.append((plan.line[0], foresight.worth))
            fears = fears or foresight.worth < AFRAID
            if foresight.worth > most:
                best, most = plan, foresight.worth
        yield best, fears and most > AFRAID

    def _weigh_others(
        self,
        others: Sequence[Plan],
        planner: Planner,
        foresight: Foresight,
        weighed: list[tuple[Move, int]],
    ) -> Iterator[None]:
        """Add to what is `weighed` the first turns that begin with other moves; pause often."""
        known = {move for move, _ in weighed} | {planner.best.line[0]}
        for plan in others:
            if plan.line[0] not in known and len(weighed) < _COMPARED:
                yield from foresight.judge(plan, planner.seat)
                weighed.append((plan.line[0], foresight.worth))


BOTS: Mapping[str, AnyBot] = {
    "greedy": Opponent(Sprinter(Vocabulary(common_words, most_laid=2), paths=12_000)),
    "easy": Opponent(Beginner(Vocabulary(common_words, most_letters=4))),
    "medium": Opponent(Sprinter(Vocabulary(common_words, 5, 1), paths=12_000, overlooks=0.85)),
    "hard": Opponent(Farsighted(Vocabulary(all_words), Work())),
}

UNIT = CHANCE
"""What values are: the chance to win, from 0 to 1, guessed from the lead in steps on the way."""

HINT: AnyBot = Opponent(Farsighted(Vocabulary(common_words), Work()))
"""Thinks out hints: as far as the strongest, with words that a family knows."""
