"""Whatever the table promises of a path is what its move does; what it says of the end is true."""

from __future__ import annotations

import random
import re
from itertools import islice

import pytest

from tabletop.core.sampling import random_match
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.rules.notation import Step, Word, legs_of
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.tour import FAR, tour_of
from tabletop.games.letter_maze.rules.walking import ground_of, treads_of
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.games.letter_maze.table.tray import chips
from tabletop.games.letter_maze.table.view_model import model_of
from tests.games.letter_maze.sights import see, tapped

OPTIONS = {"tribute": "on", "cover": "on"}
COLOURS = {"G": "green", "O": "orange", "R": "red", "Y": "yellow"}
POSITIONS, MOVES = 8, 12
"""How many positions of random games are looked at, and how many moves of each."""


def sampled(number: int) -> tuple[State, list[Word | Step]]:
    """Return a position, and some of its words and steps, long words among them."""
    options = OPTIONS if number % 2 else {}
    state = random_match(GAME, 2 + number % 4, f"table-{number}", options, 24 + 2 * number).state
    found = islice(GAME.legal_moves(state), 3000)
    moves = [move for move in found if isinstance(move, Word | Step)]
    rng = random.Random(number)
    longest = sorted(moves, key=lambda move: len(move.path), reverse=True)[:40]
    return state, rng.sample(moves, min(len(moves), MOVES // 2)) + longest[:: 80 // MOVES]


@pytest.mark.parametrize("number", range(POSITIONS))
def test_what_a_path_is_said_to_do_is_what_its_move_does(number: int) -> None:
    """R9-R25: the win, bonus, cards, tiles, Gardener and tribute, before and after the move."""
    state, moves = sampled(number)
    if state.phase is Phase.TRIBUTE:
        return
    seat, start = state.turn.seat, see(state, viewer=state.turn.seat)
    for move in moves:
        *taps, button = TABLE.spelling(start, move)
        sight = tapped(start, " ".join(taps))
        assert TABLE.scene(sight).region(button)
        said = [chip.spoken or chip.text for chip in chips(model_of(sight))]
        after = GAME.apply_move(state, move)
        before, mover = state.players[seat - 1], after.players[seat - 1]
        treads = tuple(treads_of(state, legs_of(move)))
        assert ("wins the game" in said) == (after.winner == seat)
        assert any("move again" in each for each in said) == (
            isinstance(move, Word) and after.turn.seat == seat and after.turn.has_bonus
        )
        won = [each for each in mover.cards if each not in before.cards]
        assert {each for each in said if each.endswith("card")} == {
            f"{COLOURS[each]} card" for each in won
        }
        assert ("Gardener used" in said) == (before.has_gardener and not mover.has_gardener)
        assert ("half the others’ tiles" in said) == (after.phase is Phase.TRIBUTE)
        moved = " ".join(said)
        up = "".join(each.lifted for each in treads)
        down = "".join(each.leg.face for each in treads if each.leg.is_laid)
        assert named(moved, "picks up") == sorted(map(printed, up))
        assert named(moved, "places") == sorted(map(printed, down))


def named(said: str, verb: str) -> list[str]:
    """Return the tiles that a text names after a verb."""
    found = re.search(rf"{verb} ((?:(?:Qu|[A-Z])(?:, | and )?)+)", said)
    return sorted(re.findall("Qu|[A-Z]", found[1])) if found else []


@pytest.mark.parametrize("number", range(POSITIONS))
def test_the_way_that_a_player_still_has_is_counted_from_the_rules(number: int) -> None:
    """Cards to go, and as many steps as the shortest way has, each an open step of R3."""
    state, _ = sampled(number)
    for seat, player in enumerate(state.players, 1):
        scene = TABLE.scene(see(state, inspected=f"score-{seat}"))
        left = max(state.cards_wanted - len(player.cards), 0)
        steps = tour_of(state).steps_left(player.piece, player.cards)
        if state.winner == seat or steps in (0, FAR):
            continue
        assert re.search(rf"takes {steps} steps?\.", scene.sentence)
        assert (f"{left} card" in scene.sentence) == (left > 0)
        ways, here = model_of(see(state, inspected=f"score-{seat}")).way, player.piece
        maze = ground_of(state).maze
        for square in ways:
            assert square in maze.open_ways[here].values()
            here = square
