"""Legal moves against a second, slow telling of the rules."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from tabletop.core.sampling import random_match
from tabletop.games.letter_maze.rules.game import GAME, LetterMaze
from tabletop.games.letter_maze.rules.letters import FACES
from tabletop.games.letter_maze.rules.lexicon import ROOT, Lexicon, all_words
from tabletop.games.letter_maze.rules.notation import Word, move_to_text
from tabletop.games.letter_maze.rules.state import State, with_player
from tests.games.letter_maze.oracle import Oracle
from tests.games.letter_maze.positions import SMALL_GAME, WORDS, small_state


def all_spelled(lexicon: Lexicon) -> list[str]:
    """Return the words of a list, in alphabetical order, by walking through its graph."""
    words, stack = [], [(ROOT, "")]
    while stack:
        node, word = stack.pop()
        if lexicon.ends[node]:
            words.append(word)
        for code in reversed(range(len(FACES))):
            following = lexicon.step(node, code)
            if following is not None:
                stack.append((following, word + FACES[code]))
    return words


ALL_WORDS = all_spelled(all_words())


def texts(game: LetterMaze, state: State) -> list[str]:
    """Return the texts of the words among the legal moves, as they are listed."""
    return [move_to_text(move) for move in game.legal_moves(state) if isinstance(move, Word)]


@pytest.mark.parametrize("number", range(60))
def test_words_on_the_small_map(number: int) -> None:
    """R3 to R14, R20: on a small map with random tiles, hands and pieces, both find the same."""
    rng = random.Random(number)
    names = [f"{column}{row}" for row in range(1, 6) for column in "abcde"][1:]
    at = rng.sample(names, 3)
    state = small_state(
        at=at,
        tiles={name: rng.choice("EQTKNA") for name in rng.sample(names, 5) if name != "c3"}
        | ({"c3": rng.choice("EKT")} if rng.random() < 0.6 else {}),
        hands=["".join(sorted(rng.choices("ADEGHIKLNPQRSTU", k=rng.randrange(4))))],
        spent=[1] if rng.random() < 0.3 else [],
        options={"cover": rng.choice(("off", "on"))},
    )
    found = texts(SMALL_GAME, state)
    assert len(found) == len(set(found))
    assert set(found) == Oracle(state, WORDS).texts()


@pytest.mark.parametrize("number", range(5))
def test_words_of_random_games(number: int) -> None:
    """R3 to R14, R20: on whole boards, with the whole list and a short hand, both find the same."""
    options = {"cover": "on" if number % 2 else "off"}
    match = random_match(GAME, 2 + number % 5, f"oracle-{number}", options, 14 + 9 * number)
    state, seat = match.state, match.state.turn.seat
    if match.to_move is None:
        state = match.positions[-2].state
    state = with_player(state, seat, state.mover._replace(hand=state.mover.hand[:2]))
    found = texts(GAME, state)
    assert len(found) == len(set(found))
    assert set(found) == Oracle(state, ALL_WORDS).texts()


def test_every_word_found_may_be_played() -> None:
    """A listed word passes every check along its path, and only the listed ones do."""
    match = random_match(GAME, 3, "checks", {}, 40)
    for position in match.positions[5::6]:
        for move in islice(GAME.legal_moves(position.state), 300):
            assert GAME.why_illegal(position.state, move) is None
