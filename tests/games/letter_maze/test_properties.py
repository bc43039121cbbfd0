"""What holds in every position and for every text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.errors import IllegalMove, Refusal
from tabletop.core.game import read_move
from tabletop.core.sampling import random_match
from tabletop.games.letter_maze.rules.chance import bag_left
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.letters import BAG, add, remove
from tabletop.games.letter_maze.rules.maze import DIRECTIONS, NO_TILE, maze_of
from tabletop.games.letter_maze.rules.notation import Word, move_from_text, move_to_text
from tabletop.games.letter_maze.rules.state import Phase, State
from tests.games.letter_maze.positions import dealt
from tests.refusals import told

CODES = (
    *("E-SYNTAX", "E-OVER", "E-PHASE", "E-CHANCE", "E-PASS", "E-TRIBUTE", "E-EDGE", "E-HEDGE"),
    *("E-GARDENER", "E-USED", "E-BLOCKED", "E-LAY", "E-HAND", "E-LETTER", "E-WORD", "E-BONUS"),
)

LETTERS = st.sampled_from([*"ABEINQST", "Qu", "(A)", "(E)", "(Qu)"])
WAYS = st.sampled_from([*DIRECTIONS, "*2", "*6"])
PATHS = st.lists(st.tuples(LETTERS, WAYS), min_size=2, max_size=6)

PLAYED = random_match(GAME, 2, "properties", {"tribute": "on", "cover": "on"}, 120)


def tiles_of(state: State) -> str:
    """Return all tiles on the board and in the hands, sorted."""
    hands = "".join(player.hand for player in state.players)
    return add(state.tiles.replace(NO_TILE, ""), hands)


def refusal_of(read: Callable[[], object]) -> Refusal | None:
    """Return why reading a move fails, or None where it does not."""
    try:
        read()
    except IllegalMove as error:
        return error.refusal
    return None


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_tiles_are_moved_and_never_made(seats: int) -> None:
    """Tiles on the board, in the hands and in the bag are always the 88 of the game."""
    options = {"tribute": "on", "cover": "on"} if seats != 4 else {}
    match = random_match(GAME, seats, "pieces", options, 80)
    dealt_tiles = tiles_of(match.positions[4].state)
    assert not Counter(dealt_tiles) - Counter(BAG)
    for position in match.positions[4:]:
        assert tiles_of(position.state) == dealt_tiles


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_states_keep_their_promises(seats: int) -> None:
    """Hands are sorted, pieces apart but on Start, cards different, used squares this turn's."""
    match = random_match(GAME, seats, "promises", {"cover": "on"}, 90)
    for before, after in zip(match.positions[4:], match.positions[5:], strict=False):
        state = after.state
        maze = maze_of(state.plan)
        away = [player.piece for player in state.players if player.piece != maze.start]
        assert len(away) == len(set(away))
        for player, was in zip(state.players, before.state.players, strict=True):
            assert "".join(sorted(player.hand)) == player.hand
            assert set(was.cards) <= set(player.cards) <= set(maze.colours.values())
            assert was.has_gardener >= player.has_gardener
        if state.phase in (Phase.MOVE, Phase.BONUS):
            assert state.mover.piece in state.turn.used
            assert (state.phase is Phase.MOVE) == (len(state.turn.used) == 1)


def test_blue_squares_take_no_tile_again() -> None:
    """R9, R10: an uncovered blue square stays uncovered."""
    blue = maze_of(PLAYED.state.plan).blue
    for before, after in zip(PLAYED.positions[4:], PLAYED.positions[5:], strict=False):
        for square in blue:
            if before.state.tiles[square] == NO_TILE:
                assert after.state.tiles[square] == NO_TILE


@given(PATHS, st.sampled_from(["", "!L", "!P"]), st.integers(4, PLAYED.ply))
@settings(max_examples=300, deadline=None)
def test_any_word_is_played_or_refused(path: list[tuple[str, str]], bonus: str, ply: int) -> None:
    """A word of any path is refused with a code of section 7, or legal and then read back."""
    text = "".join(letter for letter, _ in path) + ":" + "".join(way for _, way in path) + bonus
    state = PLAYED.positions[ply].state
    refusal = refusal_of(lambda: read_move(GAME, state, text))
    if refusal is None:
        move = move_from_text(text)
        assert isinstance(move, Word)
        assert move_to_text(move) == text
    else:
        assert refusal.code in CODES
        assert told("letter-maze", refusal).endswith(".")


@given(st.text(alphabet="ABQuLP():!>*$12346789endpsbortiahg=-.05 ", max_size=20))
@settings(max_examples=300, deadline=None)
def test_any_text_is_read_back_or_refused(text: str) -> None:
    """What can be read has one spelling; all else is E-SYNTAX."""
    refusal = refusal_of(lambda: move_from_text(text))
    if refusal is None:
        assert move_to_text(move_from_text(text)) == text
    else:
        assert (refusal.code, refusal.rule) == ("E-SYNTAX", "notation")


@given(st.text(alphabet="ABC", max_size=6), st.text(alphabet="ABC", max_size=6))
def test_tiles_come_and_go(hand: str, more: str) -> None:
    """What is added to a hand and taken away again leaves the sorted hand."""
    assert remove(add(hand, more), more) == "".join(sorted(hand))


def test_the_bag_is_what_lies_nowhere() -> None:
    """J28: the tiles that are not laid can be dealt, and no others."""
    state = dealt(3).positions[3].state
    assert add(bag_left(state), state.tiles.replace(NO_TILE, "")) == BAG
