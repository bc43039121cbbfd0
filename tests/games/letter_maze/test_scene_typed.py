"""A word is typed in one go: the table finds its path, or says what is not clear."""

from __future__ import annotations

import random

import pytest

from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.notation import Word, move_to_text, spelled
from tabletop.games.letter_maze.rules.state import Phase
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.scene.table import REFUSED
from tabletop.words.objection import Objection
from tests.app.world import World
from tests.games.letter_maze.positions import dealt, small_state
from tests.refusals import told

UNCHANGED = ("LA(T)H:2667", ">6", "pass", "$AB", "SPIKE:26886!P", "", "l33t")


def refused(text: str, **more: object) -> Objection:
    """Return why a typed text is no move on the small map."""
    answer = TABLE.typed(small_state(**more), text)  # type: ignore[arg-type]
    assert isinstance(answer, Objection), answer
    return answer


@pytest.mark.parametrize("text", UNCHANGED)
def test_the_notation_is_left_as_it_is(text: str) -> None:
    """Whoever writes a move as in the rules gets that move, or its refusal."""
    assert TABLE.typed(small_state(at=["a4"]), text) == text


@pytest.mark.parametrize("text", ["speed", "SPEED", "Speed e5", " speed  E5 ".strip()])
def test_a_word_with_one_path_is_that_move(text: str) -> None:
    """R7: from the piece, over squares that touch; case does not matter."""
    assert TABLE.typed(small_state(at=["a4"]), text) == "SPEED:26666"


def test_tiles_of_the_hand_are_laid_only_where_they_must() -> None:
    """R9: the fewest; so a word that the squares spell leaves the hand as it is."""
    assert TABLE.typed(small_state(at=["a4"], hands=["S"]), "speed") == "SPEED:26666"
    assert TABLE.typed(small_state(at=["a4"], hands=["I"]), "spied e5") == "SP(I)ED:26666"


def test_a_square_beside_the_piece_is_a_step() -> None:
    """R12: its name is enough."""
    assert TABLE.typed(small_state(at=["a4"]), "a5") == ">2"
    assert refused("e1", at=["a4"]).code == "E-EDGE"


def test_what_is_no_word_and_what_cannot_be_spelled_is_told() -> None:
    """R23 and R7 have different sentences."""
    assert told("letter-maze", refused("speexd", at=["a4"])) == "SPEEXD is not in the word list."
    assert told("letter-maze", refused("hide", at=["a4"])) == "You can’t spell HIDE from a4."


def test_several_ends_are_told_by_their_squares() -> None:
    """And the square behind the word says which is meant."""
    state = small_state(at=["c4"], tiles={"b3": "E", "d3": "E", "b4": "T", "d4": "T"})
    answer = TABLE.typed(state, "et")
    assert isinstance(answer, REFUSED)
    assert "ET b4" in answer.sentence
    assert "ET d4" in answer.sentence
    there = TABLE.typed(state, "et d4")
    assert isinstance(there, REFUSED)
    assert there.sentence == "Which ET do you mean? Type ET:29 or ET:92."
    assert TABLE.typed(state, "et:92") == "et:92"


def test_end_is_a_word_unless_a_bonus_move_waits() -> None:
    """R21: there it ends the turn; capitals are always a word."""
    bonus = small_state(at=["a4"])._replace(phase=Phase.BONUS)
    assert TABLE.typed(bonus, "end") == "end"
    assert isinstance(TABLE.typed(bonus, "END"), REFUSED)
    assert isinstance(TABLE.typed(small_state(at=["a4"]), "end"), REFUSED)


def test_the_box_plays_a_typed_word() -> None:
    """The record holds the move as the notation writes it."""
    world = World().start()
    world.new("new=letter-maze&seats=2&seed=7")
    before = len(world.moves)
    world.send("type", text="zzzz")
    typed = world.page["table"]["typed"]
    assert (typed["error"], typed["passage"]) == ("ZZZZ is not in the word list.", "R23")
    assert world.model.session
    state = world.model.session.match.state
    game = world.model.session.match.game
    step = next(iter(game.legal_moves(state)))
    squares = maze_of(state.plan).names
    name = next(each for each in squares if TABLE.typed(state, each) == game.move_to_text(step))
    world.send("type", text=name)
    assert world.page["table"]["typed"]["error"] is None
    assert world.moves[before:] == (game.move_to_text(step),)


def test_every_word_that_can_be_played_can_be_typed() -> None:
    """R9 to R11, R14: also with a tile that is lifted and laid again, and through a hedge."""
    match, rng = dealt(2), random.Random(4)
    for _ in range(12):
        match = match.play(move_to_text(GAME.random_move(match.state, rng)))
    words = [GAME.random_move(match.state, rng) for _ in range(60)]
    again = 0
    for move in words:
        if not isinstance(move, Word):
            continue
        again += move.letters.count("(") > len(match.state.mover.hand)
        answer = TABLE.typed(match.state, spelled(move))
        assert isinstance(answer, str) or answer.sentence.startswith(("Where", "Which")), move
    assert again
