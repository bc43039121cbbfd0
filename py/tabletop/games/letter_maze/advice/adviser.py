"""The bot that gives hints in Letter Maze: the hard bot, limited to common words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.explaining import explained
from tabletop.games.letter_maze.advice.goals import goal_behind_ponds
from tabletop.games.letter_maze.advice.reasons import reason_for
from tabletop.games.letter_maze.bots.ahead import Foresight
from tabletop.games.letter_maze.bots.farsighted import Farsighted, Sequel, Weighed
from tabletop.games.letter_maze.bots.levels import Opponent
from tabletop.games.letter_maze.bots.search import Vocabulary
from tabletop.games.letter_maze.bots.turns import Plan, Planner, Work
from tabletop.games.letter_maze.bots.worth import WIN, Way
from tabletop.games.letter_maze.rules.lexicon import common_words
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.notation import Move, Step, Word, legs_of
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.tour import Tour, tour_of
from tabletop.games.letter_maze.rules.turns import after
from tabletop.games.letter_maze.words import reasons as words

TIE = 4
"""Plans count as equally good if they differ by less than this: 0.4 of a step."""


@dataclass(frozen=True)
class Adviser(Farsighted):
    """A bot that plays the simplest of equally good plans and gives the reason.

    The reason also mentions if empty ponds have changed the goal.
    """

    def preferred(self, best: Weighed, weighed: Sequence[Weighed], planner: Planner) -> Weighed:
        """Return the equally good plan whose first move is easiest to see.

        During a bonus move, return `best`.
        """
        if not weighed or not planner.begins_turn:
            return best
        ties = (each for each in weighed if best.worth - each.worth < TIE)
        return min(ties, key=lambda each: _effort(each.plan.line[0]))

    def thoughts(
        self, view: State, planner: Planner, foresight: Foresight, weighed: list[Weighed]
    ) -> Iterator[Thought[Move]]:
        """Yield the first move of the best plan so far, and its reason; refine it at the end."""
        told: tuple[Plan, Sequel] | None = None
        reason = ""
        for plan, sequel in self.plans(planner, foresight, weighed):
            if told is None or told[0] is not plan or told[1] != sequel:
                told = plan, sequel
                reason = reason_for(view, plan.line[0], planner.outlook.way, sequel)
            yield Thought(plan.line[0], planner.nodes + foresight.nodes, reason)
        if told:
            yield from self._advice(view, planner, foresight, *told, reason)

    def _advice(
        self,
        view: State,
        planner: Planner,
        foresight: Foresight,
        plan: Plan,
        sequel: Sequel,
        reason: str,
    ) -> Iterator[Thought[Move]]:
        """Yield the first move of `plan`, finally with the reason for a hint.

        A bonus move is searched exactly as for the next hint, so that both name the same move.
        """
        move, nodes = plan.line[0], planner.nodes + foresight.nodes
        following = after(view, move)
        if following.phase is Phase.BONUS and following.turn.seat == planner.seat:
            thinking = Planner(following, self.vocabulary, self.work)
            for later, beyond in self.plans(thinking, foresight, []):
                sequel = beyond._replace(line=later.line)
                yield Thought(move, nodes + thinking.nodes, reason)
            nodes += thinking.nodes
        way = planner.outlook.way
        changed = _changed(view, move, way) if plan.worth < WIN else ""
        yield Thought(move, nodes, f"{changed}{reason_for(view, move, way, sequel)}")


def _effort(move: Move) -> tuple[int, ...]:
    """Return how hard a move is to see: (hedges crossed, tiles placed, letters, bends)."""
    if not isinstance(move, Word | Step):
        return (0, 0, 0, 0)
    legs = legs_of(move)
    bends = sum(one.direction != other.direction for one, other in pairwise(legs))
    return (
        sum(leg.crosses for leg in legs),
        sum(leg.is_laid for leg in legs),
        len(legs),
        bends,
    )


def _changed(view: State, move: Move, way: Way) -> str:
    """Return a sentence, and a space, if empty ponds have changed the goal; otherwise ""."""
    if not isinstance(move, Word | Step):
        return ""
    goal = goal_behind_ponds(view, way) if isinstance(way, Tour) else None
    return f"{words.ponds_block(goal.named(maze_of(view.plan)))} " if goal else ""


def why(view: State, thought: Thought[Move]) -> str:
    """Return the reason of `thought`, computing it if it has none, as for a tribute."""
    return thought.reason or reason_for(view, thought.move, tour_of(view))


HINT: AnyBot = explained(Opponent(Adviser(Vocabulary(common_words), Work())), why)
"""The hint bot: it searches like the hard bot, with common words only."""
