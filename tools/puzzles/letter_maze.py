"""Puzzles of Letter Maze: the word, or words, that lead nearest to the finish."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop.games.letter_maze.bots.search import Vocabulary
from tabletop.games.letter_maze.bots.turns import Plan, Planner, Work
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.lexicon import all_words, common_words
from tabletop.games.letter_maze.rules.notation import Move, Word
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.registry import AnyMatch
from tools.puzzles.found import Found, Plenty, Tables

MARGIN = 1
"""So many steps further the best turn leads than any other."""

EASY, HARDER = 14, 19
"""Up to so many letters, two more for each word, a puzzle is easy, or harder but not hard."""

USUAL, DOUBLED = Work(), Work(120_000, 80_000, (16, 8, 2))


class LetterMaze:
    """The turn that leads furthest, in steps to the finish."""

    key = "letter-maze"
    tables: Tables = ((("easy", "easy"), {}), (("greedy", "easy"), {}), (("medium", "easy"), {}))
    wanted: Mapping[tuple[str, int], int] = {
        ("win-1", 1): 6,
        ("win-1", 2): 11,
        ("win-1", 3): 16,
        ("nearest", 1): 3,
        ("nearest", 2): 13,
        ("nearest", 3): 11,
    }

    def puzzles_at(self, match: AnyMatch, plenty: Plenty) -> Iterator[Found]:
        """Yield the puzzle at the start of a turn."""
        state: State = match.state
        if state.phase is not Phase.MOVE or match.ply < 6:
            return
        plans = _plans(state, Vocabulary(common_words), USUAL)
        line, left, margin = _nearest(plans, state)
        kind, texts = "nearest" if left else "win-1", tuple(map(GAME.move_to_text, line))
        if margin < MARGIN or not isinstance(line[0], Word) or len(line) > 3:
            return
        if left and plans[0].line != line:
            return
        grade = _grade(texts)
        if (kind, grade) in plenty:
            return
        _, least, _ = _nearest(_plans(state, Vocabulary(all_words), DOUBLED), state)
        if least == left:
            yield Found(kind, texts, grade, left)


def _plans(state: State, vocabulary: Vocabulary, work: Work) -> list[Plan]:
    planner = Planner(state, vocabulary, work)
    for _ in planner.run():
        pass
    return planner.ends() or [planner.best]


def _nearest(plans: list[Plan], state: State) -> tuple[tuple[Move, ...], int, int]:
    """Return the turn that leads nearest to the finish, the steps left, and those saved by it."""
    seat = state.turn.seat

    def left(plan: Plan) -> int:
        return -GAME.headway(plan.end, seat)

    ranked = sorted(plans, key=left)
    second = left(ranked[1]) if len(ranked) > 1 else 99
    return ranked[0].line, left(ranked[0]), second - left(ranked[0])


def _grade(texts: tuple[str, ...]) -> int:
    """Return 1 to 3 by how many letters, and words, are to be found."""
    words = [text.split(":")[0] for text in texts if ":" in text]
    letters = sum(map(str.isalpha, "".join(words)))
    return 1 + (letters + 2 * len(words) > EASY) + (letters + 2 * len(words) > HARDER)
