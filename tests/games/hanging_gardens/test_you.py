"""Against computers, a person who gave no name is called "you", in whole sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.words.game_words import WORDS
from tabletop.games.hanging_gardens.words.moves import tell
from tabletop.games.hanging_gardens.words.places import counts_for
from tabletop.games.hanging_gardens.words.score import ending
from tabletop.games.registry import AnyMatch
from tests.app.world import World

RECORD = Path(__file__).parents[2] / "data" / "records" / "hanging-gardens" / "greedy-game.json"
RIVALS = "new=hanging-gardens&seats=human,easy&seed=42"


def played(*seats: SeatEntry) -> AnyMatch:
    """Return a whole game between these seats."""
    record = Record.from_text(RECORD.read_text("utf-8"))
    match: AnyMatch = Match.start(GAME, seats, record.seed, {"first": "1"})
    for text in record.moves:
        match = match if text.startswith("roll") else match.play(text)
    return match


def test_the_log_says_you() -> None:
    """It says of the other seat what that does, and of both with a verb that fits."""
    match = played(SeatEntry("Player 1"), SeatEntry("Basil", "easy"))
    told = [WORDS.move_sentence(match, ply, 1) for ply in range(match.ply)]
    own = [each for each in told if each.startswith("You ")]
    assert own
    assert all(each.startswith(("You ", "Basil ")) for each in told)
    assert {each.split()[1] for each in own} <= {"place", "plant", "move", "turn"}
    assert not any("their" in each for each in own)


def test_two_people_are_called_by_their_names() -> None:
    """Nobody would know who "you" is."""
    match = played(SeatEntry("Player 1"), SeatEntry("Player 2"))
    assert not any("You" in WORDS.move_sentence(match, ply, 1) for ply in range(match.ply))


@pytest.mark.parametrize(
    ("roll", "names", "said"),
    [
        ("roll=5,1", ("", "Basil"), "You roll 5 and Basil rolls 1: you go first."),
        ("roll=1,5", ("Basil", ""), "Basil rolls 1 and you roll 5: you go first."),
        ("roll=1,5", ("", "Basil"), "You roll 1 and Basil rolls 5: Basil goes first."),
        (
            "roll=3,3",
            ("", "Basil"),
            "You roll 3 and Basil rolls 3: you and Basil tie and roll again.",
        ),
    ],
)
def test_a_roll_says_you(roll: str, names: tuple[str, str], said: str) -> None:
    """With a capital only where a sentence begins."""
    state = Match.start(GAME, (SeatEntry("a"), SeatEntry("b")), "1", {}).positions[0].state
    assert tell(GAME.events(state, GAME.move_from_text(roll)), names) == said


def test_a_result_says_you() -> None:
    """Alone, or first of those who share the win."""
    assert ending([""], 9, is_dead=False).startswith("You win with nine points.")
    shared = "You, Basil and Ivy share the win with nine points."
    assert ending(["Basil", "", "Ivy"], 9, is_dead=False).startswith(shared)


def test_a_bed_says_in_whose_view_it_is() -> None:
    """Yours, with that of others."""
    assert counts_for([""]) == "This bed is in your best view."
    assert counts_for(["Basil", ""]) == "This bed counts in your best view, and for Basil too."


def test_the_table_says_you() -> None:
    """In the prompt, in the question, on the strip, and beat by beat."""
    world = World().start()
    world.new(f"{RIVALS}&first=1")
    assert world.said[-1].startswith("Action 1 of 2: ")
    world.send("tap", region="T")
    world.send("tap", region="on 0,0")
    assert world.said[-1].startswith("Place a terrace there?")
    (strip,) = (each.label for each in world.painted[-1].regions if each.id == "player-1")
    assert strip.startswith("You, ")
    world.send("tap", region="go")
    assert any(each.startswith("You place a terrace.") for each in world.said)
