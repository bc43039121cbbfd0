"""Puzzles of Witchcraft: the turn that wins, and the turn after which one wins most often."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from tabletop.games.registry import AnyMatch
from tabletop.games.witchcraft.bots.evaluation import WIN
from tabletop.games.witchcraft.bots.trials import Foresight
from tabletop.games.witchcraft.bots.turns import Option, Turn
from tabletop.games.witchcraft.rules.board import INN, SPACES
from tabletop.games.witchcraft.rules.course import after
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.legality import is_closed
from tabletop.games.witchcraft.rules.notation import GOES, Move
from tabletop.games.witchcraft.rules.state import State, Step
from tools.puzzles.found import Found, Plenty, Tables
from tools.puzzles.trying import REACH, means

MARGIN = 0.03
"""By so much more often the best turn wins than any other."""

LATEST = 120
"""Later positions have long records."""

TRIED, CLOSE = 9, 6.0
"""How many turns are tried at first, before all are, and how near to the best another may seem at a
glance in grade 2."""

MOST_WINS = 16
"""A win that more turns bring is no puzzle."""

Pair = tuple[Move, Move]


class Witchcraft:
    """The best turn: where to go, and what to do there."""

    key = "witchcraft"
    tables: Tables = ((("medium", "medium"), {}), (("medium", "greedy", "medium"), {}))
    wanted: Mapping[tuple[str, int], int] = {
        ("win-1", 1): 6,
        ("win-1", 2): 6,
        ("best", 1): 14,
        ("best", 2): 16,
        ("best", 3): 18,
    }

    def puzzles_at(self, match: AnyMatch, plenty: Plenty) -> Iterator[Found]:
        """Yield the puzzle at the start of a turn."""
        view = match.game.view(match.state, match.to_move)
        if view.step is not Step.MOVE or not 12 <= match.ply <= LATEST:
            return
        turns = _turns(view)
        if len(turns) < 2:
            return
        if turns[0][0] >= WIN:
            winning = [pair for value, pair in turns if value >= WIN and _wins(view, pair)]
            if 0 < len(winning) <= MOST_WINS:
                yield Found("win-1", _texts(winning[0]), 1 if len(winning) > 2 else 2, 1)
            return
        trials = Foresight(view, match.to_move or 0)
        starts = [partial(_after, pair) for _, pair in turns]
        glance = means(trials, starts[:TRIED], (8, 32, 96), 1, MARGIN)
        if _margin(glance) < MARGIN:
            return
        best = glance[0][1]
        if turns[best][1][0] == GOES[INN]:
            return
        grade = 3 if best else 2 if turns[0][0] - turns[1][0] < CLOSE else 1
        if ("best", grade) in plenty:
            return
        again = means(trials, starts, (16, 64, 256), 10_000, MARGIN)
        if again[0][1] == best and _margin(again) >= MARGIN:
            yield Found("best", _texts(turns[best][1]), grade, round(_margin(again), 2))


def _margin(ranked: list[tuple[float, int]]) -> float:
    """Return how much better the best turn is; others may have fallen out of reach."""
    return ranked[0][0] - ranked[1][0] if len(ranked) > 1 else REACH


def _turns(view: State) -> list[tuple[float, Pair]]:
    """Return whole turns with what they seem worth at a glance, the best first."""
    found: list[tuple[float, Pair]] = []
    for space in SPACES:
        if space != INN and not is_closed(view, space):
            there = after(view, GOES[space])
            if there.step is Step.CHOICE:
                found += [(each.value, (GOES[space], each.move)) for each in _options(there)]
    found += [(each.value, (each.move, each.move)) for each in _options(view) if _at_inn(each)]
    return sorted(found, key=lambda each: each[0], reverse=True)


def _options(view: State) -> list[Option]:
    return Turn(view).options()


def _at_inn(option: Option) -> bool:
    return option.move == GOES[INN]


def _after(pair: Pair, state: State) -> State:
    state = after(state, pair[0])
    return state if pair[0] == pair[1] else after(state, pair[1])


def _wins(view: State, pair: Pair) -> bool:
    """Return whether the game is over with a turn, and won by it."""
    outcome = GAME.outcome(_after(pair, view))
    return outcome is not None and view.mover in outcome.winners


def _texts(pair: Pair) -> tuple[str, ...]:
    return tuple(map(GAME.move_to_text, pair))
