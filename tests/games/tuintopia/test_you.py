"""Against computers, a person who gave no name is called "you", in whole sentences."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyMatch
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.words import points, sentences
from tabletop.games.tuintopia.words.game_words import WORDS
from tests.app.world import World

RECORDS = Path("tests/data/records/tuintopia")
OWN_VERB = re.compile(r"You (draw|place|turn|end|put|can’t)\b")


def told(seat: int, *names: str) -> list[str]:
    """Return the log of a whole game at level 2 with zones, as one seat reads it."""
    record = json.loads((RECORDS / "random-four.json").read_text(encoding="utf-8"))
    entries = [SeatEntry(name) for name in names]
    match: AnyMatch = Match.start(GAME, entries, record["seed"], record["options"])
    for text in record["moves"]:
        match = match.play(text)
    return [WORDS.move_sentence(match, ply, seat) for ply in range(match.ply)]


@pytest.mark.parametrize("seat", [1, 3])
def test_the_log_says_you(seat: int) -> None:
    """With a verb that fits, and of the others by their names."""
    names = ["Basil", "Ivy", "Rowan", "Hazel"]
    names[seat - 1] = f"Player {seat}"
    log = told(seat, *names)
    assert not any("Player" in each for each in log)
    assert all(OWN_VERB.match(each) for each in log if each.startswith("You"))
    assert sum(each.startswith("You ") for each in log) > len(log) // 6


def test_people_at_one_tablet_are_called_by_their_names() -> None:
    """Nobody would know who "you" is."""
    log = told(1, "Player 1", "Player 2", "Player 3", "Player 4")
    assert not any("You " in each for each in log)


def test_the_table_says_you() -> None:
    """In the prompt, in the question, in the strip, and beat by beat."""
    world = World().start()
    world.new("new=tuintopia&seats=human,easy&seed=5&garden=small")
    assert world.said[-1] == "Place a card beside the house or another card."
    (strip,) = (each.label for each in world.painted[-1].regions if each.id == "player-1")
    assert strip == "You, 0 points, 4 cards in hand, to move"
    world.send("tap", region="hand-KRS")
    assert world.said[-1] == "Where does the herb spiral go?"
    world.send("tap", region="b1")
    assert world.said[-1].startswith("Place the herb spiral on b1? +1.")
    world.send("tap", region="go")
    assert "You place the herb spiral on b1." in world.said


def test_a_shared_win_names_you_first() -> None:
    """As one would say it: you and Basil, not Basil and you."""
    assert points.won(["Basil", ""], 3).startswith("You and Basil share the win")
    assert points.won([""], 3) == "You win with 3 points."


@pytest.mark.parametrize("name", ["", "Hazel"])
def test_a_sentence_begins_with_a_capital(name: str) -> None:
    """With a name before it and without."""
    said = [sentences.place_beside(name), sentences.lay(name, 0, "b1"), sentences.which_under(name)]
    assert all(each[0].isupper() for each in said)
