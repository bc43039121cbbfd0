"""What the lessons of Letter Maze say is true on their boards, and learners do it themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop.core.lesson import Choose, Do, Lesson, Look
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, maze_of
from tabletop.games.letter_maze.rules.notation import Step, Word, legs_of
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.tour import tour_of
from tabletop.games.letter_maze.words.lesson import LESSONS
from tabletop.games.registry import AnyMatch

WORDS, CARDS, HOME = LESSONS


def at(lesson: Lesson, ply: int, *more: str) -> AnyMatch:
    """Return the match of a lesson at a ply, and after more moves."""
    match: AnyMatch = Match.start(GAME, computer_seats(lesson.seats, "random"), lesson.seed, {})
    for move in (*lesson.moves[:ply], *more):
        match = match.play(move)
    return match


def left(state: State) -> int:
    """Return how many steps the learner still has."""
    player = state.players[0]
    return tour_of(state).steps_left(player.piece, player.cards)


def choices(lesson: Lesson) -> Iterator[Choose]:
    return (step for step in lesson.steps if isinstance(step, Choose))


def test_every_word_that_a_lesson_says_leads_nearer_does() -> None:
    """SEAT is three steps nearer; STORM moves again, and a step ends the turn."""
    (step,) = choices(WORDS)
    before = at(WORDS, step.ply)
    for way in step.good:
        after = at(WORDS, step.ply, *way.moves)
        if way.moves[0].startswith("SEAT"):
            assert left(before.state) - left(after.state) == 3
        is_again = after.to_move == 1
        assert is_again == way.moves[0].startswith("STORM")


def test_a_learner_wins_a_card_and_so_does_the_rival() -> None:
    """R15, R16: by a word of the learner's own, over the target that was pointed at."""
    first, do, *_ = CARDS.steps
    assert isinstance(first, Look)
    assert isinstance(do, Do)
    assert (
        maze_of(at(CARDS, 15).state.plan).colours[
            maze_of(at(CARDS, 15).state.plan).names.index(first.at)
        ]
        == "Y"
    )
    assert [player.cards for player in at(CARDS, 15).state.players] == ["", ""]
    assert [player.cards for player in at(CARDS, 17).state.players] == ["Y", "Y"]


def test_every_good_way_goes_through_a_hedge_and_nearer() -> None:
    """R14: those that are no nearer are poor, and said to be."""
    (step,) = choices(CARDS)
    before = at(CARDS, step.ply).state
    assert before.players[0].has_gardener
    for way in step.good:
        after = at(CARDS, step.ply, *way.moves).state
        assert not after.players[0].has_gardener
        assert left(after) <= left(before) - 2
    for slip in step.poor:
        after = at(CARDS, step.ply, slip.move).state
        assert not after.players[0].has_gardener
        assert left(after) >= left(before)


def test_the_last_lesson_is_one_word_from_the_finish() -> None:
    """R22: whoever plays on after it can win with RIPS at once; before it nobody could."""
    end = at(HOME, len(HOME.moves))
    assert (end.to_move, end.state.phase) == (1, Phase.BONUS)
    assert end.play("RIPS:3122").state.winner == 1
    begun = at(HOME, 48).state
    assert [player.cards for player in begun.players] == ["ORY"] * 3
    assert tour_of(begun).steps_left(begun.players[1].piece, "ORY") == 3
    pond = maze_of(begun.plan).names.index("f27")
    assert (maze_of(begun.plan).faces[pond], begun.tiles[pond]) == (BLUE, NO_TILE)
    assert begun.players[0].hand[2] == "X"


def test_the_poor_answers_of_the_last_lesson_lose() -> None:
    """The rival reaches the finish with the word that is said; TAX leaves no word that wins."""
    (step,) = choices(HOME)
    for slip in step.poor:
        after = at(HOME, step.ply, slip.move, *slip.reply)
        assert after.state.winner == (2 if slip.reply else 0)
    short = at(HOME, step.ply, "TA(X):836")
    words = [move for move in GAME.legal_moves(short.state) if isinstance(move, Word)]
    assert words
    assert not any(short.play(GAME.move_to_text(move)).state.winner for move in words)


@pytest.mark.parametrize("lesson", LESSONS, ids=["words", "cards", "home"])
def test_every_core_rule_is_done_by_the_learner(lesson: Lesson) -> None:
    """A word, a tile placed, a bonus move, a card, a hedge and a premium tile: none only told."""
    done = [lesson.moves[step.ply] for step in lesson.steps if not isinstance(step, Look)]
    moves = [GAME.move_from_text(each) for each in done]
    walked = [move for move in moves if isinstance(move, Word | Step)]
    assert walked == moves
    is_laid = any(leg.is_laid for move in walked for leg in legs_of(move))
    is_cut = any(leg.crosses for move in walked for leg in legs_of(move))
    assert is_laid == (lesson is not CARDS)
    assert is_cut == (lesson is CARDS)
