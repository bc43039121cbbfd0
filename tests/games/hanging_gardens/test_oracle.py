"""The engine against a second, slow reading of the rules, over games that love building."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tabletop.core.game import listed_moves
from tabletop.core.match import Match
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.lookout import four_views
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.sight import heights_of, sights, view_points
from tabletop.games.hanging_gardens.rules.state import State
from tests.games.hanging_gardens.gardens import played
from tests.games.hanging_gardens.oracle import FRAMES, Picture

Chooser = Callable[[list[str], random.Random], str]

WEIGHTS = {"T": 3, "S": 6, "P": 4, "G": 1, "M": 2, "p": 1}


def chosen(legal: list[str], rng: random.Random) -> str:
    """Return a random move: the kind first, with a love of supports and plateaus."""
    kinds = sorted({text[0] for text in legal})
    kind = rng.choices(kinds, [WEIGHTS[each] for each in kinds])[0]
    return rng.choice([text for text in legal if text[0] == kind])


def towering(legal: list[str], rng: random.Random) -> str:
    """Return a move that piles tiles up in one place, until no space is left for the beds."""
    tiles = [text for text in legal if text[0] in "TS"]
    if tiles and rng.random() < 0.97:
        return min(tiles, key=lambda text: (distance_of(text), text[0] == "T"))
    return chosen(legal, rng)


def distance_of(tile: str) -> int:
    """Return the distance of a tile from the origin, along the grid."""
    x, y = tile[1:].split(",")
    return abs(int(x)) + abs(int(y))


def play_both(seats: int, choose: Chooser, seed: str) -> Match[State, Move]:
    """Return a finished game in which both readings agreed in every position."""
    rng = random.Random(f"{seed}{seats}")
    match, picture = played("", seats), Picture(seats)
    while match.to_move is not None:
        legal = listed_moves(GAME, match.state, 5_000)
        assert legal is not None
        assert legal == sorted(picture.legal())
        assert GAME.scores(match.state) == picture.scores()
        text = choose(legal, rng)
        match = match.play(text)
        picture.play(text)
    assert GAME.scores(match.state) == picture.scores()
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_legal_moves_and_scores_agree(seats: int, seed: str) -> None:
    """R3 to R26: the same legal moves and the same scores in every position of a game."""
    assert not play_both(seats, chosen, seed).state.is_dead


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dead_ends_agree(seats: int) -> None:
    """R16: the same in a game that ends because nobody can act any more."""
    match = play_both(seats, towering, "tower")
    assert match.state.is_dead
    assert match.record.moves[-seats:] == ("pass",) * seats


@pytest.mark.parametrize("seed", range(4))
def test_every_view_agrees(seed: int) -> None:
    """R20 to R26: the four views from every terrace space, counted in three ways."""
    rng = random.Random(seed)
    match, picture = played("", 2), Picture(2)
    while match.to_move is not None and match.ply < 45 + 10 * seed:
        text = chosen(listed_moves(GAME, match.state, 5_000) or [], rng)
        match = match.play(text)
        picture.play(text)
    garden = match.state.garden
    for space in sorted(garden.levels[0]):
        slow = [picture.view(space, direction) for direction in FRAMES]
        assert [*map(view_points, sights(heights_of(garden), garden.beds, space))] == slow
        assert [view.points for view in four_views(garden, space)] == slow
