"""Against computers, a person who gave no name is called "you", in whole sentences."""

from __future__ import annotations

import re

import pytest

from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyMatch
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.words import buttons, sentences
from tabletop.games.witchcraft.words.addressed import TO_YOU
from tabletop.games.witchcraft.words.game_words import WORDS
from tabletop.games.witchcraft.words.lesson import LESSONS
from tabletop.games.witchcraft.words.wanted import WANTED
from tests.app.world import World

RIVALS = "new=witchcraft&seats=human,easy,easy&seed=42&first=1"

OWN_VERB = re.compile(
    r"You (go|stay|move|cast|draw|discard|roll)\b|You: |You are out: |You (win|and \w+ share)"
)


def played(number: int, seat: int) -> AnyMatch:
    """Return the game of a lesson, in which a person sits at `seat` and computers elsewhere."""
    lesson = LESSONS[number]
    names = ["Basil", "Ivy", "Sage", "Rowan", "Juniper", "Hazel"][: lesson.seats]
    seats = [SeatEntry(name, "easy") for name in names]
    seats[seat - 1] = SeatEntry(f"Player {seat}")
    match: AnyMatch = Match.start(GAME, seats, lesson.seed, lesson.options)
    for text in lesson.moves:
        match = match.play(text)
    return match


@pytest.mark.parametrize("number", range(len(LESSONS)))
@pytest.mark.parametrize("seat", [1, 2])
def test_the_log_says_you(number: int, seat: int) -> None:
    """Of moves, rolls, spells and events alike, with a verb that fits."""
    match = played(number, seat)
    told = [WORDS.move_sentence(match, ply, seat) for ply in range(match.ply)]
    assert not any("Player" in each for each in told)
    for each in told:
        assert len(re.findall(r"\bYou\b", each)) == len(OWN_VERB.findall(each)), each
    assert any(each.startswith("You draw a spell") for each in told)


def test_a_spell_is_cast_on_you() -> None:
    """Whoever is its target is found out by it, too."""
    match = played(2, 2)
    assert WORDS.move_sentence(match, match.ply - 1, 2) == (
        "Basil casts Finger of Blame on you: Detection +1 (now 1). You are out: Detection 15."
    )


def test_two_people_are_called_by_their_names() -> None:
    """Nobody would know who "you" is."""
    seats = [SeatEntry("Player 1"), SeatEntry("Player 2")]
    match: AnyMatch = Match.start(GAME, seats, "42", {"first": "1"})
    assert WORDS.move_sentence(match.play("go=Sw"), 0, 1).startswith("Player 1 goes to the Swamp")


def test_the_table_says_you() -> None:
    """In the prompt, in the question, on the panel, on the space, and beat by beat."""
    world = World().start()
    world.new(RIVALS)
    assert world.said[-1] == "Round 1 · Where do you go?"
    world.send("tap", region="Sw")
    assert "Round 1 · Go to the Swamp for 1 Eye of Newt?" in world.said[-1]
    world.send("tap", region="go")
    assert "You go to the Swamp." in world.said
    labels = {each.id: each.label for each in world.painted[-1].regions}
    assert labels["witch-1"].startswith("You, Power 0")
    assert labels["Sw"] == "Swamp, here: You"


def test_whatever_is_asked_by_name_is_asked_without_one() -> None:
    """A question without its counterpart would break the table."""
    asked = {each.question for each in WANTED.values()}
    asked |= {
        each.question for each in vars(buttons).values() if isinstance(each, buttons.ChoiceTexts)
    }
    for said in vars(sentences).values():
        asked |= {said} if isinstance(said, str) else set()
    asked |= {*sentences.TO_INN.values(), *sentences.AT_INN.values()}
    assert {each for each in asked if each.startswith("{name}")} <= TO_YOU.keys()
    for text, said in TO_YOU.items():
        gaps = set(re.findall(r"{\w+}", text)) - {"{name}"}
        assert gaps == set(re.findall(r"{\w+}", said)), text
