"""Against a computer, a person who gave no name is called "you", in whole sentences."""

from __future__ import annotations

import pytest

from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.games.letter_maze.words.game_words import WORDS
from tabletop.games.letter_maze.words.lesson_extra import EXTRA_RULES
from tabletop.games.registry import AnyMatch
from tabletop.scene.table import Sitter
from tests.app.world import World
from tests.games.letter_maze.sights import see, texts

UNNAMED = (SeatEntry("Player 1"), SeatEntry("Basil", "easy"))


def played(*seats: SeatEntry) -> AnyMatch:
    """Return a long game between these seats, with cards, tribute and the Gardener."""
    match: AnyMatch = Match.start(GAME, seats, EXTRA_RULES.seed, EXTRA_RULES.options)
    for text in EXTRA_RULES.moves:
        match = match.play(text)
    return match


def test_the_log_says_you() -> None:
    """It says of the other seat what that does, and of both whether the verb fits."""
    match = played(*UNNAMED)
    told = [WORDS.move_sentence(match, ply, 1) for ply in range(match.ply)]
    assert not any("Player" in each for each in told)
    own = [each for each in told if each.startswith("You ")]
    assert len(own) > 8
    assert all(each.split()[1] in ("spell", "step", "give", "skip") for each in own)
    assert any("win the green card" in each for each in own)
    assert any("use the Gardener" in each for each in own)
    assert "Basil gives you U." in told


@pytest.mark.parametrize("name", ["Ada", "Player 1"])
def test_several_people_are_called_by_their_names(name: str) -> None:
    """Nobody would know who "you" is."""
    match = played(SeatEntry(name), SeatEntry("Bram"))
    assert not any("You" in WORDS.move_sentence(match, ply, 1) for ply in range(match.ply))


def test_the_table_says_you() -> None:
    """In the prompt, on the strip, beat by beat, and of the tiles."""
    world = World().start()
    world.new("new=letter-maze&seats=human,easy&seed=42")
    assert not any("Player 1" in each for each in world.said)
    regions = world.painted[-1].regions
    (strip,) = (each.label for each in regions if each.id == "player-1")
    assert strip.startswith("You, no card")
    assert any("your piece" in each.label for each in regions)


@pytest.mark.parametrize("inspected", ["", "score-1", "score-2"])
def test_nothing_drawn_or_read_names_the_reader(inspected: str) -> None:
    state = random_match(GAME, 2, "you", {}, 40).state
    sitters = (Sitter("Player 1"), Sitter("Basil"))
    scene = TABLE.scene(see(state, sitters=sitters, viewer=1, inspected=inspected))
    read = [scene.sentence, *texts(scene, "")]
    read += [text for each in scene.regions for text in (each.label, each.hint)]
    read += [each.label for each in scene.groups]
    assert not [each for each in read if "Player 1" in each]
