"""A path that can't become a word says so at once, and promises nothing."""

from __future__ import annotations

import random

import pytest

from tabletop.core.sampling import random_match
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.lexicon import all_words
from tabletop.games.letter_maze.rules.notation import Leg, Word, legs_of
from tabletop.games.letter_maze.rules.search import find_words
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.walking import ground_of, stand_of
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.games.letter_maze.table.trace import traced
from tabletop.games.letter_maze.table.view_model import model_of
from tests.games.letter_maze.positions import small_state
from tests.games.letter_maze.sights import buttons, keys, see, tapped, texts


@pytest.mark.parametrize("way", ["b3", "b3 c3", "b3 c3 d4"])
def test_a_dead_end_is_told_at_once_and_promises_nothing(way: str) -> None:
    """R23: no word goes SPIK here, so its premium K, its length and the target earn nothing."""
    begun = tapped(see(small_state(at=["a4"], tiles={"c3": "G"})), "a5 b5 b4")
    scene = TABLE.scene(tapped(begun, way))
    letters = "".join(texts(scene, "letter-"))
    assert scene.sentence == f"Ada, {letters} can’t become a word here: go back."
    assert buttons(scene)["go"] == f"{letters}, no word here"
    assert texts(scene, "chip-") == []
    assert "gains" not in keys(scene)
    assert "+1" not in texts(scene, "player-1")


def test_what_can_become_a_word_is_promised_its_bonus() -> None:
    """R19: with an E on the pond, SPIKE is in reach, and its K counts already."""
    sight = tapped(see(small_state(at=["a4"], tiles={"c3": "E"})), "a5 b5 b4 b3")
    scene = TABLE.scene(sight)
    assert model_of(sight).goes_on
    assert texts(scene, "chip-") == ["K: move again"]
    assert scene.sentence == "Ada, SPIK isn’t a word yet: continue or go back."


def test_only_a_word_that_can_grow_invites_to_continue() -> None:
    """From GET no longer word starts here; from QI there does."""
    ended = TABLE.scene(tapped(see(small_state(at=["e5"])), "d4 c5 c4"))
    assert ended.sentence == "Ada, play GET."
    assert "letter-next" not in keys(ended)


@pytest.mark.parametrize(
    ("forecast", "begun", "ended"),
    [("always", True, True), ("after", False, True), ("never", False, False)],
)
def test_what_a_path_would_change_is_shown_when_people_want_it(
    forecast: str, begun: bool, ended: bool
) -> None:
    """Chips, badges, cards to come and what is read aloud: with "after" once it is a word."""
    start = see(small_state(at=["e3"], cards=["OR"]), forecast=forecast)
    for way, shows in (("d4 d5", begun), ("d4 d5 c5", ended)):
        scene = TABLE.scene(tapped(start, way))
        assert bool(texts(scene, "chip-")) == shows
        assert ("gains" in keys(scene)) == shows
        assert ("+1" in texts(scene, "player-1")) == shows
        assert bool(scene.foretold) == shows
        assert shows or "card" not in scene.notes[0].text.replace("cards", "")
    assert buttons(TABLE.scene(tapped(start, "d4 d5 c5")))["go"] == "Play GEE"


Path = tuple[tuple[str, str, bool, bool], ...]


def path_of(legs: tuple[Leg, ...]) -> Path:
    """Return a path without how its Qu is read."""
    return tuple((leg.face, leg.direction, leg.is_laid, leg.crosses) for leg in legs)


def beginnings(state: State) -> set[Path]:
    """Return every proper beginning of a word of a position."""
    found = find_words(ground_of(state), stand_of(state), all_words())
    paths = (path_of(legs_of(Word(path[4], path[5]))) for path in found)
    return {path[:count] for path in paths for count in range(1, len(path))}


def test_whatever_is_not_called_a_dead_end_can_become_a_word() -> None:
    """R7, R8: wandering paths are compared with all words of positions from random games."""
    rng, told = random.Random("dead ends"), {True: 0, False: 0}
    for number in range(4):
        state = random_match(GAME, 2 + number, f"dead-{number}", {}, 12).state
        if state.phase is not Phase.MOVE:
            continue
        starts = beginnings(state)
        for _ in range(50):
            trace = traced(state, ())
            while (squares := list(trace.exits())) and len(trace.legs) < 5:
                face = rng.choice(["", *trace.end.hand])
                leg = trace.leg_to(rng.choice(squares), face)
                if leg is None or trace.why_not(leg):
                    continue
                trace = traced(state, (*trace.legs, leg))
                assert trace.can_continue == (path_of(trace.legs) in starts)
                told[trace.can_continue] += 1
    assert min(told.values()) > 50
