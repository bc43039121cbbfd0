"""Opponents of Letter Maze: the greedy one takes the move that brings it nearest to the finish."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import islice

from tabletop.ai.bot import AnyBot, Thought
from tabletop.games.letter_maze.letters import PREMIUM
from tabletop.games.letter_maze.lexicon import Lexicon, common_words
from tabletop.games.letter_maze.moves import kinds_earned, steps, tributes
from tabletop.games.letter_maze.notation import END, PASS, Move, Step, Tribute, Word, spelled
from tabletop.games.letter_maze.search import (
    CROSSED,
    FINISHED,
    IS_PREMIUM,
    PASSED,
    Path,
    find_words,
)
from tabletop.games.letter_maze.state import Phase, State
from tabletop.games.letter_maze.tour import Tour
from tabletop.games.letter_maze.walking import Stand, can_step, ground_of, stand_of, walk

GARDENER, BONUS, WIN = 4.0, 4.5, 1_000.0
"""What an unspent Gardener and a bonus move are worth in steps; a win is worth any number."""

PASSES = ((0, False, 2_000), (2, False, 2_000), (2, True, 1_000))
"""How often words are looked for: tiles laid at most, with the Gardener, words looked at."""

Scored = tuple[float, Move]


def tile_value(face: str) -> float:
    """Return what a tile in the hand is worth in steps."""
    if face in PREMIUM:
        return 1.5
    return 0.6 if face in "EASTR" else 0.4


class Evaluation:
    """The worth of a player's position in steps: the shorter the way to the finish, the better."""

    def __init__(self, state: State) -> None:
        ground = ground_of(state)
        self._tour = Tour(ground.maze, state.tiles, ground.finish, ground.cards_wanted)
        self._cards_wanted = ground.cards_wanted
        self._hands: dict[str, float] = {}

    def of(self, square: int, cards: str, hand: str, *, has_gardener: bool) -> float:
        """Return the worth of standing on `square` with these cards and tiles."""
        if hand not in self._hands:
            self._hands[hand] = sum(map(tile_value, hand))
        tools = self._hands[hand] + (GARDENER if has_gardener else 0.0)
        return tools - self._tour.steps_left(square, cards)

    def of_stand(self, stand: Stand) -> float:
        """Return the worth of what a move leads to."""
        if stand.has_won:
            return WIN
        return self.of(stand.square, stand.cards, stand.hand, has_gardener=stand.has_gardener)

    def of_word(self, state: State, path: Path) -> Scored:
        """Return the worth of a word with the move that plays it; the bonus move counts, too."""
        _, square, _, hand, letters, way, count, marks = path
        kinds = kinds_earned(count, bool(marks & IS_PREMIUM), state.turn.earned)
        word = Word(letters, way, kinds[0] if len(kinds) > 1 else "")
        passed = (colour for colour, mark in PASSED.items() if marks & mark)
        cards = "".join(sorted({*state.mover.cards, *passed}))
        if marks & FINISHED and len(cards) >= self._cards_wanted and walk(state, word).has_won:
            return WIN, word
        worth = self.of(square, cards, hand, has_gardener=not marks & CROSSED)
        return worth + (BONUS if kinds else 0.0), word


class Greedy:
    """Takes the most progress that one move of a limited vocabulary makes."""

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best step or call, then the best word without tiles, with tiles, with all."""
        if view.phase is Phase.TRIBUTE:
            yield Thought(least_tribute(view.players[seat - 1].hand), 1, "These help least.")
            return
        evaluation = Evaluation(view)
        now = evaluation.of_stand(stand_of(view))
        seen = 0
        best: Scored = max(_without_words(view, evaluation), key=_worth)
        for most_laid, with_gardener, limit in PASSES:
            yield Thought(best[1], seen, _reason(best, now))
            for scored in _words(view, evaluation, common_words(), most_laid, with_gardener, limit):
                seen += 1
                best = max(best, scored, key=_worth)
        yield Thought(best[1], seen, _reason(best, now))


def least_tribute(hand: str) -> Tribute:
    """Return the half of a hand that is worth least."""
    return min(tributes(hand), key=lambda tribute: sum(map(tile_value, tribute.tiles)))


def _worth(scored: Scored) -> float:
    return scored[0]


def _without_words(state: State, evaluation: Evaluation) -> Iterator[Scored]:
    """Yield the steps and the call that are legal, with their worth."""
    ground, stand = ground_of(state), stand_of(state)
    for step in steps(ground, stand):
        yield evaluation.of_stand(walk(state, step)), step
    if state.phase is Phase.BONUS:
        yield evaluation.of_stand(stand), END
    elif not can_step(ground, stand, with_gardener=False):
        yield evaluation.of_stand(stand), PASS


def _words(
    state: State,
    evaluation: Evaluation,
    lexicon: Lexicon,
    most_laid: int,
    with_gardener: bool,
    limit: int,
) -> Iterator[Scored]:
    """Yield at most `limit` words with their worth."""
    found = find_words(
        ground_of(state),
        stand_of(state),
        lexicon,
        most_laid=most_laid,
        with_gardener=with_gardener,
    )
    for path in islice(found, limit):
        yield evaluation.of_word(state, path)


def _reason(best: Scored, now: float) -> str:
    """Return in a sentence why a move is good."""
    worth, move = best
    what = spelled(move) if isinstance(move, Word) else "This step"
    if worth >= WIN:
        return f"{what} reaches the finish."
    if isinstance(move, Word | Step) and worth > now:
        return f"{what} brings the finish nearer."
    return "Nothing better is in sight."


BOTS: Mapping[str, AnyBot] = {"greedy": Greedy()}
