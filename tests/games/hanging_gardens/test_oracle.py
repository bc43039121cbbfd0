"""The engine against a second, slow reading of the rules, over games that love building."""

from __future__ import annotations

import random

import pytest

from tabletop.core.game import listed_moves
from tabletop.games.hanging_gardens.lookout import four_views
from tabletop.games.hanging_gardens.rules import GAME
from tabletop.games.hanging_gardens.sight import heights_of, sights, view_points
from tests.games.hanging_gardens.gardens import played
from tests.games.hanging_gardens.oracle import FRAMES, Picture

WEIGHTS = {"T": 3, "S": 6, "P": 4, "G": 1, "M": 2, "p": 1}


def chosen(legal: list[str], rng: random.Random) -> str:
    """Return a random move: the kind first, with a love of supports and plateaus."""
    kinds = sorted({text[0] for text in legal})
    kind = rng.choices(kinds, [WEIGHTS[each] for each in kinds])[0]
    return rng.choice([text for text in legal if text[0] == kind])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_legal_moves_and_scores_agree(seats: int, seed: str) -> None:
    """R3 to R26: the same legal moves and the same scores in every position of a game."""
    rng = random.Random(f"{seed}{seats}")
    match, picture = played("", seats), Picture(seats)
    while match.to_move is not None:
        legal = listed_moves(GAME, match.state, 5_000)
        assert legal is not None
        assert legal == sorted(picture.legal())
        assert GAME.scores(match.state) == picture.scores()
        text = chosen(legal, rng)
        match = match.play(text)
        picture.play(text)
    assert GAME.scores(match.state) == picture.scores()


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
