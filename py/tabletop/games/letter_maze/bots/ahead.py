"""Evaluation beyond a turn: the seat's next word, rivals' distances, and rivals' winning words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.letter_maze.bots.search import Search, Vocabulary
from tabletop.games.letter_maze.bots.turns import Plan
from tabletop.games.letter_maze.bots.worth import STEP, WIN, Outlook, Way
from tabletop.games.letter_maze.rules.state import Phase, State, Turn

THREAT = 10_000
"""The penalty for letting a rival win with its next word; only a win outweighs it."""

AFRAID = -THREAT // 2
"""A worth below this includes a THREAT, as distances alone never cost so much."""

READY = 200
"""The cap on the worth of a next word, as even a winning word comes too late if a rival wins."""

IN_REACH = 12
"""A rival with at most this many steps left is checked for winning words."""

PATHS = 4_000
"""The maximum number of paths for each of these searches."""


class Foresight:
    """Evaluates turns by what follows them. `nodes` counts the paths searched.

    `worth`, `threats` and `harmless` describe the last plan evaluated. `threats` are the rivals
    that can win with their next word, `harmless` those that certainly can't with this vocabulary.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self.nodes = 0
        self.worth = 0
        self.threats: set[int] = set()
        self.harmless: set[int] = set()

    def judge(self, plan: Plan, seat: int) -> Iterator[None]:
        """Evaluate a plan of `seat`, setting `worth`, `threats` and `harmless`; yield often."""
        self.threats, self.harmless = set(), set()
        mine = as_if_next(plan.end, seat)
        outlook = Outlook(mine)
        yield
        search = Search(mine, self._vocabulary, outlook, PATHS)
        following = plan.worth
        for found in search.ranked():
            if found is not None:
                following = min(READY, found.worth)
                break
            yield
        self.nodes += search.nodes
        others = (other for other in range(1, mine.seats + 1) if other != seat)
        ways = {other: steps_left(outlook, mine, other) for other in others}
        self.worth = (plan.worth + following) // 2 + STEP * min(ways.values()) // 4
        for rival, way in ways.items():
            if way <= IN_REACH:
                yield from self._fear(plan.end, rival, outlook.way)

    def _fear(self, end: State, rival: int, ways: Way) -> Iterator[None]:
        """Subtract THREAT from `worth` if a rival can win with one word."""
        theirs = as_if_next(end, rival)
        search = Search(theirs, self._vocabulary, Outlook(theirs, ways), PATHS, floor=WIN)
        for found in search.ranked():
            if found is not None:
                self.worth -= THREAT
                self.threats.add(rival)
                break
            yield
        else:
            if search.nodes < PATHS:
                self.harmless.add(rival)
        self.nodes += search.nodes


def as_if_next(state: State, seat: int) -> State:
    """Return the state with the turn of `seat` starting now."""
    turn = Turn(seat, frozenset((state.players[seat - 1].piece,)))
    return state._replace(phase=Phase.MOVE, turn=turn)


def steps_left(outlook: Outlook, state: State, seat: int) -> int:
    """Return the number of steps of `seat` to the finish."""
    player = state.players[seat - 1]
    return outlook.way.steps_left(player.piece, player.cards)
