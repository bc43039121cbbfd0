"""Opponents of Witchcraft: the greedy one plays the best turn of Move and Choice together."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from tabletop.ai.bot import AnyBot, Thought
from tabletop.games.witchcraft.board import INN, KIND_NAMES, SPACES, TOWNHALL
from tabletop.games.witchcraft.cards import SPELLS
from tabletop.games.witchcraft.course import after
from tabletop.games.witchcraft.evaluation import Evaluation
from tabletop.games.witchcraft.legality import legal_moves
from tabletop.games.witchcraft.notation import (
    ROLLS,
    SPELLS_DRAWN,
    Again,
    Cast,
    Go,
    Move,
    Swap,
)
from tabletop.games.witchcraft.rules import GAME
from tabletop.games.witchcraft.state import State, Step, Witch
from tabletop.games.witchcraft.words import spell_in_words

_INN_ROLLS = (ROLLS[0], ROLLS[2], ROLLS[4])
"""One roll of each result of the Inn; all three are equally likely (W9)."""


class Greedy:
    """Looks to the end of its turn, and takes what is worth most there."""

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best move so far, each time that a better one is found."""
        state = GAME.resample(view, seat, rng)
        turn = _Turn(Evaluation.at(state, seat))
        moves = list(legal_moves(state))
        rng.shuffle(moves)  # so that equal moves are not always played in the order of the list
        best = None
        for move in moves:
            value = turn.value(after(state, move), 0)
            if best is None or value > best:
                best = value
                yield Thought(move, turn.nodes, reason(state.witches[seat - 1], move))


class _Turn:
    """Looks through what is left of one turn, and counts the positions it looks at."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self.nodes = 0

    def value(self, state: State, unseen: int) -> float:
        """Return the worth of `state` when the turn is played on as well as possible.

        The Inn counts by the mean of its results. A drawn spell is one of the `unseen`: whichever
        it is, it counts the same, so one outcome stands for all.
        """
        match state.step:
            case Step.CHOICE:
                return max(self.value(after(state, move), unseen) for move in legal_moves(state))
            case Step.INN | Step.INN_AGAIN:
                results = [self.value(after(state, roll), unseen) for roll in _INN_ROLLS]
                return sum(results) / len(results)
            case Step.DRAW | Step.CARD_DRAW:
                return self.value(after(state, SPELLS_DRAWN[state.deck[0]]), unseen + 1)
            case _:
                self.nodes += 1
                return self._evaluation.gain(state, unseen)


def reason(witch: Witch, move: Move) -> str:
    """Return in a sentence what `move` is good for when `witch` plays it."""
    match move:
        case Go(space) | Again(space):
            return _reason_to_go(witch, space)
        case Cast(card):
            return spell_in_words(SPELLS[card])
        case Swap(card):
            return f"{SPELLS[card].name} is the spell that is missed least."
        case _:
            return "A spell in hand is a goal for the resources to come."


def _reason_to_go(witch: Witch, space: str) -> str:
    if space == INN:
        return "One resource of each kind is worth the risk."
    if space == TOWNHALL:
        return "It lowers Detection." if witch.detection else "There is nothing better to take."
    kind = SPACES[space].gives.index(1)
    wanting = [
        SPELLS[card].name for card in witch.hand if witch.resources[kind] < SPELLS[card].cost[kind]
    ]
    if wanting:
        return f"{wanting[0]} still wants {KIND_NAMES[kind]}."
    return f"{KIND_NAMES[kind]} is taken for spells to come."


BOTS: Mapping[str, AnyBot] = {"greedy": Greedy()}
