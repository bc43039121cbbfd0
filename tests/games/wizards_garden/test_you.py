"""Against a computer, a person who gave no name is called "you", in whole sentences."""

from __future__ import annotations

import pytest

from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyMatch
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.words.game_words import WORDS
from tests.app.world import World

RIVALS = "new=wizards-garden&seats=human,easy&seed=42"
W23 = (
    "c4b b3w a3w a1b first=1 a2b c3w b4w d4w b2b c2w d2b d1w a4b b1w d3b c1b/c b2w b1w d4w d2b "
    "b4w/c c1w c2w c4b c3b d1w d3w/c b3b d2w d4w d1w d3b"
)
"""A whole game, with a toss, choices of lines, and the Staff."""


def played(*seats: SeatEntry) -> AnyMatch:
    """Return the whole game between these seats."""
    match: AnyMatch = Match.start(GAME, seats, "42", {})
    for text in W23.split():
        match = match.play(text)
    return match


@pytest.mark.parametrize("viewer", [1, 2])
def test_the_log_says_you(viewer: int) -> None:
    """It says of the other seat what that does, and of both whether the verb fits."""
    seats = [SeatEntry("Player 1"), SeatEntry("Basil", "easy")]
    match = played(*(seats if viewer == 1 else [SeatEntry("Basil", "easy"), SeatEntry("Player 2")]))
    told = [WORDS.move_sentence(match, ply, viewer) for ply in range(match.ply)]
    assert not any("Player" in each for each in told)
    own = [each for each in told if each.startswith("You ")]
    assert len(own) == len(told) // 2
    assert all(each.split()[1] in ("place", "plant") for each in own)
    assert all(each.startswith(("You ", "Basil ", "The toss decides: ")) for each in told)


def test_two_people_are_called_by_their_names() -> None:
    """Nobody would know who "you" is."""
    match = played(SeatEntry("Player 1"), SeatEntry("Player 2"))
    assert not any("You" in WORDS.move_sentence(match, ply, 1) for ply in range(match.ply))


def test_the_table_says_you() -> None:
    """In the prompt, in the question, on the panel, beat by beat, and in the result."""
    world = World().start()
    world.new(f"{RIVALS}&first=1")
    assert world.said[-1] == "Place a seed on any empty space."
    world.send("tap", region="c3")
    assert world.said[-1] == "Place a white Dovetail on c3?"
    (panel,) = (each.label for each in world.painted[-1].regions if each.id == "panel-1")
    assert panel.startswith("You: 0 flowers")
    world.send("tap", region="go")
    assert "You place a white Dovetail on c3." in world.said
