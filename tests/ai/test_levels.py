"""The shared levels of play, tried on a toy game: choose one of several pots with prices."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from tabletop.ai.bot import Thought, decide
from tabletop.ai.levels import Foreseeing, Greedy, noticed

Shelf = tuple[tuple[float, str], ...]
"""Pots with what each seems worth."""

SHELF: Shelf = ((2.0, "cup"), (5.0, "jug"), (4.5, "urn"))
EMPTY_JUG = {"cup": 0.3, "jug": 0.0, "urn": 0.9}
"""What is found in a pot once it is opened."""


@dataclass(frozen=True)
class Pots:
    """A judge that values pots by their outside, and sees their contents in playouts."""

    def options(self, view: Shelf, seat: int, rng: random.Random) -> Sequence[tuple[float, str]]:
        """Return the pots in their order."""
        return view

    def thought(self, view: Shelf, decision: str, nodes: int) -> Thought[str]:
        """Return the thought of choosing a pot."""
        return Thought(decision, nodes, f"The {decision} is best.")

    def valued(
        self, view: Shelf, seat: int, options: Sequence[tuple[float, str]]
    ) -> Sequence[tuple[str, float]]:
        """Return the pots with their estimated values."""
        return [(pot, worth) for worth, pot in options]

    def tried(
        self, view: Shelf, seat: int, means: Sequence[tuple[str, float]]
    ) -> Sequence[tuple[str, float]]:
        """Return the pots with the values found in playouts, in hundredths."""
        return [(pot, 100 * mean) for pot, mean in means]

    def promising(self, view: Shelf, seat: int, rng: random.Random) -> Sequence[str]:
        """Return the pots, the most promising first."""
        return [pot for _, pot in sorted(view, reverse=True)]

    def trials(self, view: Shelf, seat: int) -> Pots:
        """Return the playouts."""
        return self

    def playouts(self, view: Shelf, work: int) -> int:
        """Return the number of playouts for this amount of work."""
        return work

    def sample(self, rng: random.Random) -> str:
        """Return the state before any choice."""
        return ""

    def after(self, state: str, move: str) -> str:
        """Return the chosen pot as the next state."""
        return move

    def reply(self, state: str, rng: random.Random) -> str | None:
        """Return None, because choosing a pot ends the game."""
        return None

    def value(self, state: str) -> float:
        """Return the value inside the pot."""
        return EMPTY_JUG[state]


POTS = Pots()


def chosen(bot: Greedy[Shelf, str, str], view: Shelf = SHELF) -> set[str]:
    """Return the pots that a level chooses with different luck."""
    return {decide(bot, view, 1, random.Random(luck)).move for luck in range(60)}


def test_greed_takes_the_best_and_the_first_of_equals() -> None:
    """Without blur, luck changes nothing."""
    assert chosen(Greedy(POTS)) == {"jug"}
    assert chosen(Greedy(POTS), ((3.0, "urn"), (3.0, "jug"))) == {"urn"}


def test_a_blurred_eye_errs_among_what_is_close() -> None:
    """It sometimes takes the second best, and hardly ever a far worse one."""
    assert chosen(Greedy(POTS, blur=0.5)) == {"jug", "urn"}


def test_nobody_overlooks_a_win() -> None:
    """A win is found however strong the blur is."""
    assert chosen(Greedy(POTS, blur=50.0, win=5.0)) == {"jug"}
    assert chosen(Greedy(POTS, blur=50.0)) == {"cup", "jug", "urn"}


def test_foresight_opens_the_pots() -> None:
    """It starts with the highest estimate, ends with the best result, and gives a reason."""
    thoughts = list(Foreseeing(POTS, 60).think(SHELF, 1, random.Random(1)))
    assert thoughts[0].move == "jug"
    assert thoughts[-1].move == "urn"
    assert thoughts[-1].reason == "The urn is best."
    assert thoughts[-1].nodes == 60


def test_values_are_those_of_the_search() -> None:
    """Greed reports estimates, foresight results of playouts, each in the game's unit."""
    rng = random.Random(1)
    assert decide(Greedy(POTS), SHELF, 1, rng).values == (("jug", 5.0), ("urn", 4.5), ("cup", 2.0))
    found = decide(Foreseeing(POTS, 60), SHELF, 1, rng).values
    assert found == (("urn", 90.0), ("cup", 30.0), ("jug", 0.0))


def test_a_judge_tries_all_candidates_enough() -> None:
    """It finds the same move, and tries the others at least half as often."""
    plain = Foreseeing(POTS, 60)
    judged = decide(plain.judge(), SHELF, 1, random.Random(1))
    assert judged.move == decide(plain, SHELF, 1, random.Random(1)).move
    assert judged.nodes > 60


def test_foresight_asks_nothing_where_there_is_no_choice() -> None:
    """A single candidate is returned without playouts."""
    assert len(list(Foreseeing(POTS, 60).think(SHELF[:1], 1, random.Random(1)))) == 1


@pytest.mark.parametrize("overlooks", [0.0, 0.25, 0.75])
def test_a_share_is_overlooked_but_not_what_strikes(overlooks: float) -> None:
    """It notices about its share of a thousand options, and every striking one."""
    options = range(1000)
    seen = noticed(options, overlooks, random.Random(3), lambda option: option % 10 == 0)
    assert set(options[::10]) <= set(seen)
    assert len(seen) - 100 == pytest.approx(900 * (1 - overlooks), abs=45)
