"""Planning of whole turns: a word and the bonus moves that it earns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from tabletop.games.letter_maze.bots.search import Found, Search, Vocabulary, kinds_of, moves_of
from tabletop.games.letter_maze.bots.worth import (
    A_WORD,
    STEP,
    WIN,
    Outlook,
    hand_worth,
    hope,
    rivals_worth,
)
from tabletop.games.letter_maze.rules.moves import steps, tributes
from tabletop.games.letter_maze.rules.notation import END, PASS, Move, Tribute, Word
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.turns import after
from tabletop.games.letter_maze.rules.walking import can_step, ground_of, stand_of

HOPE = 100
"""The most that a bonus move is assumed to add to a word, ten steps.

Words that are further behind the best plan are not tried.
"""

BREADTH = 4
"""A search for a bonus move may use the paths left for all bonus moves, divided by this."""

FEW_TILES = 3
"""With more tiles in hand than this, words that place at most this many are searched first."""


@dataclass(frozen=True, slots=True)
class Work:
    """Limits of a search: paths for the next move, and for all bonus moves after it.

    `widths` are the numbers of words to try for the next move and for each bonus move.
    """

    paths: int = 60_000
    paths_beyond: int = 40_000
    widths: tuple[int, int, int] = (8, 4, 1)


class Plan(NamedTuple):
    """The worth of a plan, the remaining moves of the turn, and the state at its end."""

    worth: int
    line: tuple[Move, ...]
    end: State


_End = tuple[int, str, bool]
"""(end square, kinds of bonus, whether the word wins): only the best such word is kept."""


class Planner:
    """Plans the rest of the turn of the seat to move.

    `best` is the best plan so far, `nodes` the number of paths searched.
    """

    def __init__(self, view: State, vocabulary: Vocabulary, work: Work) -> None:
        self.outlook = Outlook(view)
        self.best = Plan(-WIN, (), view)
        self.nodes = 0
        self.seat = view.turn.seat
        self._view = view
        self._vocabulary = vocabulary
        self._work = work
        self._left = work.paths_beyond
        self._plans: list[Plan] = []

    @property
    def begins_turn(self) -> bool:
        """Return whether the next move is the first of the turn."""
        return self._view.phase is not Phase.BONUS

    def run(self) -> Iterator[None]:
        """Search for plans, yielding often, but not before `best` is set."""
        yield from self._plan_from(self._view, ())

    def hope(self, worth: int) -> float:
        """Return the chance of winning, 0 to 1, for a `worth` from `Foresight`.

        Such a worth includes half of a next word and a quarter of the best rival's distance, so the
        same is added to the rivals' worth.
        """
        state, seat = self._view, self.seat
        others = [player for each, player in enumerate(state.players, start=1) if each != seat]
        way = min(self.outlook.way.steps_left(each.piece, each.cards) for each in others)
        extra = STEP * way // 4 + A_WORD // 2
        return hope(worth, rivals_worth(state, self.outlook.way) + extra)

    def ends(self) -> list[Plan]:
        """Return the best plan for each end square, best first."""
        ends: dict[int, Plan] = {}
        for plan in sorted(self._plans, key=lambda plan: plan.worth, reverse=True):
            ends.setdefault(plan.end.players[self.seat - 1].piece, plan)
        return list(ends.values())

    def beginnings(self) -> list[Plan]:
        """Return the best plan for each first move, best first."""
        plans: dict[Move, Plan] = {}
        for plan in sorted(self._plans, key=lambda plan: plan.worth, reverse=True):
            plans.setdefault(plan.line[0], plan)
        return list(plans.values())

    def end_with(self, move: Move) -> Plan | None:
        """Return the plan of making only `move`, or None if a bonus move would follow."""
        return end_with(self._view, move, self.outlook)

    def _plan_from(self, state: State, line: tuple[Move, ...]) -> Iterator[None]:
        """Add the plans that start with `line`, which leads to `state`."""
        for move in without_words(state):
            self._add(after(state, move), (*line, move))
        words: list[Word] = []
        yield from self._promising(state, len(line), words)
        for word in words:
            following = settled(after(state, word))
            if following.phase is not Phase.BONUS:
                self._add(following, (*line, word))
            elif self._left > 0:
                yield from self._plan_from(following, (*line, word))
            else:
                self._add(after(following, END), (*line, word, END))
            if self.best.worth == WIN:
                return

    def _promising(self, state: State, depth: int, words: list[Word]) -> Iterator[None]:
        """Fill `words` with the best word for each end square and kind of bonus.

        A large hand allows more words than the budget can cover, so words that place few tiles are
        searched first, then only better ones.
        """
        width, vocabulary = self._work.widths[depth], self._vocabulary
        best: dict[_End, Found] = {}
        if len(state.mover.hand) > FEW_TILES:
            few = replace(vocabulary, most_laid=FEW_TILES)
            yield from self._search(state, few, width, best, self._allowed(depth) // 2)
        yield from self._search(state, vocabulary, width, best, self._allowed(depth))
        found = sorted(best.values(), key=lambda each: each.worth, reverse=True)
        for each in found[:width]:
            words += moves_of(each, state)

    def _allowed(self, depth: int) -> int:
        """Return the budget of paths for a search."""
        return self._left // BREADTH if depth else self._work.paths - self.nodes

    def _search(
        self,
        state: State,
        vocabulary: Vocabulary,
        width: int,
        best: dict[_End, Found],
        allowed: int,
    ) -> Iterator[None]:
        """Add to `best` the first words that a search finds, until `width` are added."""
        least = max([self.best.worth - HOPE, *(each.worth for each in best.values())])
        search = Search(state, vocabulary, self.outlook, allowed, min(WIN, least))
        ends = 0
        for found in search.ranked():
            if found is None:
                yield
                continue
            end = _end_of(found, state)
            if end not in best or found.worth > best[end].worth:
                best[end] = found
                ends += 1
            if ends == width or found.worth == WIN:
                break
        self.nodes += search.nodes
        if state is not self._view:
            self._left -= search.nodes

    def _add(self, end: State, line: tuple[Move, ...]) -> None:
        worth = WIN if end.winner else self.outlook.of(end.players[self.seat - 1])
        plan = Plan(worth, line, end)
        self._plans.append(plan)
        if worth > self.best.worth:
            self.best = plan


def best_without_words(state: State, outlook: Outlook) -> tuple[int, Move]:
    """Return (worth, move) for the best step or call."""
    seat = state.turn.seat
    best: tuple[int, Move] | None = None
    for move in without_words(state):
        end = after(state, move)
        worth = WIN if end.winner else outlook.of(end.players[seat - 1])
        if best is None or worth > best[0]:
            best = worth, move
    assert best is not None
    return best


def end_with(state: State, move: Move, outlook: Outlook) -> Plan | None:
    """Return the plan of making only `move`, or None if a bonus move would follow."""
    end = settled(after(state, move))
    if end.phase is Phase.BONUS:
        return None
    worth = WIN if end.winner else outlook.of(end.players[state.turn.seat - 1])
    return Plan(worth, (move,), end)


def _end_of(found: Found, state: State) -> _End:
    return found.path[1], kinds_of(found, state), found.worth == WIN


def settled(state: State) -> State:
    """Return the state after all tribute is paid with each seat's least useful tiles."""
    while state.phase is Phase.TRIBUTE:
        state = after(state, least_tribute(state.players[state.turn.owing[0] - 1].hand))
    return state


def least_tribute(hand: str) -> Tribute:
    """Return the tribute of lowest worth from a hand."""
    return min(tributes(hand), key=lambda tribute: hand_worth(tribute.tiles))


def without_words(state: State) -> Iterator[Move]:
    """Yield the legal steps, and the legal call if there is one."""
    ground, stand = ground_of(state), stand_of(state)
    yield from steps(ground, stand)
    if state.phase is Phase.BONUS:
        yield END
    elif not can_step(ground, stand, with_gardener=False):
        yield PASS
