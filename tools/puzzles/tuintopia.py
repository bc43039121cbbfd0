"""Puzzles of Tuintopia: the turn that brings the most points, where it is the best one as well."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop.games.registry import AnyMatch
from tabletop.games.tuintopia.bots.board import DONE, TURN, Board, Step, move_of
from tabletop.games.tuintopia.bots.options import RIVALS, has_rivals, placements
from tabletop.games.tuintopia.bots.table import cells_of
from tabletop.games.tuintopia.bots.trials import Foresight
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.state import Phase, State
from tools.puzzles.found import Found, Plenty, Tables
from tools.puzzles.trying import means

AHEAD = 5
"""How many turns playouts go on."""

TRIED = 8
"""How many turns are compared by playouts, those with the most points first."""

Line = tuple[Step, ...]

_END: Step = (DONE, 0, 0)


class Tuintopia:
    """The one turn that brings the most points."""

    key = "tuintopia"
    tables: Tables = (
        (("easy", "medium"), {"garden": "small"}),
        (("medium", "easy", "medium"), {"garden": "small"}),
        (("easy", "easy"), {"level": "2"}),
        (("medium", "medium"), {"level": "2"}),
    )
    wanted: Mapping[tuple[str, int], int] = {("most", 1): 20, ("most", 2): 20, ("most", 3): 20}

    def puzzles_at(self, match: AnyMatch, plenty: Plenty) -> Iterator[Found]:
        """Yield the puzzle at the start of a turn."""
        view: State = match.game.view(match.state, match.to_move)
        board = Board(view)
        if view.phase is Phase.TUCK or board.a_used or board.b_used or match.ply < 8:
            return
        lines = _lines(board)
        if len(lines) < 12 or lines[0][0] < 3 or lines[0][0] - lines[1][0] < 1:
            return
        points, line = lines[0]
        if not _is_best(view, [each for _, each in lines[:TRIED]]):
            return
        is_double = len(line) > 1
        near = sum(each[0] >= points - 2 for each in lines)
        has_two_levels = view.variant.level == 2
        is_hard = is_double or (has_two_levels and near > 3)
        grade = 3 if is_hard else 2 if near > 2 or has_two_levels else 1
        yield Found("most", _texts(match, line), grade, points - lines[1][0])


def _lines(board: Board) -> list[tuple[float, Line]]:
    """Return the turns whose points can be foreseen, those with the most points first."""
    found: list[tuple[float, Line]] = []
    for _, step in placements(board, RIVALS):
        _, card, cell = step
        points = board.rows[cell][card]
        found.append((points, (step,)))
        if not board.closed:
            continue
        after = board.copied()
        after.play(step)
        if after.seat != board.seat or after.b_used:
            continue
        for other in cells_of(after.closed):
            mine = after.who[other] == after.seat and after.faces[other]
            if mine and after.table.fits[mine] >> other & 1:
                found.append((points + after.rows[other][mine], (step, (TURN, 0, other))))
    return sorted(found, key=lambda each: each[0], reverse=True)


def _is_best(view: State, lines: list[Line]) -> bool:
    """Return whether the first of `lines` does best in playouts, too, and in twice as many."""
    trials = Foresight(view, AHEAD)

    def played(line: Line) -> object:
        def start(board: Board) -> Board:
            for step in line:
                board.play(step)
            if len(line) == 1:
                board.play(_END)
            return board

        return start

    starts = [played(line) for line in lines]
    for rounds, seed in (((10, 60), 1), ((120,), 5_000)):
        if means(trials, starts, rounds, seed, 0.0)[0][1] != 0:  # type: ignore[arg-type]
            return False
    return has_rivals(Board(view))


def _texts(match: AnyMatch, line: Line) -> tuple[str, ...]:
    """Return a turn as moves, with its end where it does not end by itself."""
    texts: list[str] = []
    view, seat = match.state, match.to_move
    for step in (*line, _END):
        if match.to_move != seat:
            break
        texts.append(GAME.move_to_text(move_of(view, step)))
        match = match.play(texts[-1])
        view = match.state
    return tuple(texts)
