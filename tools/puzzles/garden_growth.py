"""Puzzles of Garden Growth: the actions of one turn after which a garden comes to most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tabletop.games.garden_growth.bots.beam import Shape, follow
from tabletop.games.garden_growth.bots.garden import (
    POINT,
    Growing,
    Node,
    after_end,
    node_of,
    value_of,
)
from tabletop.games.garden_growth.bots.levels import worth
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.notation import END, Move
from tabletop.games.garden_growth.rules.state import LAST_TURN, State
from tabletop.games.registry import AnyMatch
from tools.puzzles.found import Found, Plenty, Tables

MOST_ACTIONS = 6

LEAST = 2
"""A garden that comes to less than so many points is no pleasure."""

FEW = 0.15
"""Of all turns at most this part may reach the most points."""

ALLOWED = 2.0
"""By so many points in the end the best turn for now may fall behind another."""

WIDE, DOUBLED = (Shape(3), Shape(10)), (Shape(6), Shape(20))
"""The beams of the two looks at the turns; each takes so many of those that look best."""

LOOKED = 5

Turn = tuple[float, tuple[Move, ...], Node]
"""What a garden is thought to come to, the actions of the turn, and what they lead to."""


class GardenGrowth:
    """The most points after the next upkeep, or in the last turn at the end, by few turns."""

    key = "garden-growth"
    tables: Tables = (
        (("easy/greedy/medium",), {}),
        (("easy/easy/easy/greedy",), {}),
        (("easy/easy/medium/random",), {}),
    )
    wanted: Mapping[tuple[str, int], int] = {
        ("last", 1): 10,
        ("last", 2): 10,
        ("last", 3): 10,
        ("most", 1): 10,
        ("most", 2): 10,
        ("most", 3): 10,
    }

    def puzzles_at(self, match: AnyMatch, plenty: Plenty) -> Iterator[Found]:
        """Yield the puzzle at the start of a turn with few actions."""
        state: State = match.state
        begins = not match.ply or match.record.moves[-1] == GAME.move_to_text(END)
        if not begins or state.turn < 7 or not 2 <= state.left <= MOST_ACTIONS:
            return
        turns = _turns(state)
        points = [_points(state, line) for _, line, _ in turns]
        most = max(points)
        best = [turn for turn, reached in zip(turns, points, strict=True) if reached == most]
        if most < max(LEAST, 1 + GAME.scores(state)[0]):
            return
        if len(best) > FEW * len(turns) or len(turns) < 40:
            return
        for shapes in (WIDE, DOUBLED) if state.turn < LAST_TURN else ():
            best = _looked_at(best[:LOOKED], shapes)
            if best[0][0] < _looked_at(turns[:LOOKED], shapes)[0][0] - ALLOWED:
                return
        line = best[0][1]
        texts = (*map(GAME.move_to_text, line), GAME.move_to_text(END))
        grade = _grade(state, line, most, len(best) / len(turns))
        yield Found("last" if state.turn == LAST_TURN else "most", texts, grade, most)


def _points(state: State, line: tuple[Move, ...]) -> int:
    """Return the points of a garden after a turn and the upkeep that follows, if one does."""
    for move in (*line, END):
        state = GAME.apply_move(state, move)
    return GAME.scores(state)[0]


def _turns(state: State) -> list[Turn]:
    """Return all turns that lead to different gardens, those first that look best."""
    ways: dict[Node, tuple[tuple[Move, ...], State]] = {node_of(state): ((), state)}
    for _ in range(state.left):
        after: dict[Node, tuple[tuple[Move, ...], State]] = {}
        for line, reached in ways.values():
            for move in GAME.legal_moves(reached):
                if move != END:
                    following = GAME.apply_move(reached, move)
                    after.setdefault(node_of(following), ((*line, move), following))
        ways = after or ways
    ends = {after_end(node): line for node, (line, _) in ways.items()}
    found = [(float(value_of(node)), line, node) for node, line in ends.items()]
    return sorted(found, key=lambda each: each[0], reverse=True)


def _looked_at(turns: Sequence[Turn], shapes: Sequence[Shape]) -> list[Turn]:
    """Return turns with what beams say that the garden comes to, the best first."""
    course = Growing()
    found = []
    for _, line, node in turns:
        *_, reached = follow(course, [course.judged(node)], shapes)
        found.append((reached.value / POINT, line, node))
    return sorted(found, key=lambda each: each[0], reverse=True)


def _grade(state: State, line: tuple[Move, ...], most: int, share: float) -> int:
    """Return 1 where it is found by valuing each action by itself, 3 where few turns do."""
    greedy: list[Move] = []
    at = state
    for _ in line:
        moves = [move for move in GAME.legal_moves(at) if move != END]
        if not moves:
            break
        greedy.append(max(moves, key=lambda move: worth(GAME.apply_move(at, move))))
        at = GAME.apply_move(at, greedy[-1])
    if _points(state, tuple(greedy)) == most:
        return 1
    return 3 if share < 0.01 else 2
