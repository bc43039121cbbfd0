"""Foresight beyond a turn: the next word, the ways of the rivals, and who could win."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.letter_maze.bots.search import Search, Vocabulary
from tabletop.games.letter_maze.bots.turns import Plan
from tabletop.games.letter_maze.bots.worth import STEP, WIN, Outlook, Way
from tabletop.games.letter_maze.rules.state import Phase, State, Turn

THREAT = 10_000
"""What it costs to let a rival win with the next word: more than anything but a win."""

AFRAID = -THREAT // 2
"""What is worth less lets a rival win: the way to the finish never costs so much."""

READY = 200
"""The most that a next word counts: a win that comes only if nobody is faster."""

IN_REACH = 12
"""A rival with so many steps left is thought able to win with a word."""

PATHS = 4_000
"""How many paths a search of this kind may look at."""


class Foresight:
    """Judges turns by what follows them. `nodes` counts the paths looked at.

    Of the last turn judged, `threats` are the rivals who can win with their next word, and
    `harmless` those who certainly can't with the words of this vocabulary.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self.nodes = 0
        self.worth = 0
        self.threats: set[int] = set()
        self.harmless: set[int] = set()

    def judge(self, plan: Plan, seat: int) -> Iterator[None]:
        """Set `worth` to the value of a plan of `seat` with what follows it; pause often."""
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
        """Take THREAT from `worth` if a rival can win with one word."""
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
    """Return the state with every piece in place and a new turn of `seat` begun."""
    turn = Turn(seat, frozenset((state.players[seat - 1].piece,)))
    return state._replace(phase=Phase.MOVE, turn=turn)


def steps_left(outlook: Outlook, state: State, seat: int) -> int:
    """Return how far a seat is from the finish."""
    player = state.players[seat - 1]
    return outlook.way.steps_left(player.piece, player.cards)
