"""What stays true through whole games, and what people are shown and told."""

from __future__ import annotations

import random

import pytest

from tabletop.ai.bot import decide
from tabletop.core.plain import from_plain, to_plain
from tabletop.core.sampling import random_match
from tabletop.games.hanging_gardens.advice.reasons import reason_for
from tabletop.games.hanging_gardens.bots.levels import BOTS
from tabletop.games.hanging_gardens.rules.events import PieceEvent
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import TILES, Garden, lift_support
from tabletop.games.hanging_gardens.rules.lookout import best_view, four_views
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.words.game_words import WORDS
from tabletop.games.hanging_gardens.words.moves import announcement
from tests.games.hanging_gardens.gardens import played, row_of_terraces, state_after

NAMES = ("Ada", "Hazel", "Iris", "Basil")
TOWER = "T0,0 T0,2 S0,0 S0,0 T0,0 S0,2 S0,2 T0,2 T0,4 PR0,4 PG0,5 T2,0 G0,0"


def tiles_in(garden: Garden) -> int:
    """Return the number of tiles in pile and garden, counted from the table."""
    terraces = sum(map(len, garden.terraces))
    hidden = 2 * sum(map(len, garden.terraces[1:]))
    return garden.pile + terraces + hidden + sum(stack.supports for stack in garden.stacks)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_conserved(seats: int) -> None:
    """Section 1: 24 tiles, 6 beds a colour and n pawns, on the table or in stock."""
    match = random_match(GAME, seats, "pieces", {})
    for position in match.positions:
        garden = position.state.garden
        assert tiles_in(garden) == TILES
        for colour, coins in zip("RKGB", garden.coins, strict=True):
            assert coins + sum(bed.colour == colour for bed in garden.beds) == 6
        assert len(garden.gazebos) == seats
        assert all(abs(2 * x + 1) <= 95 and abs(2 * y + 1) <= 95 for x, y in garden.levels[0])
    assert match.to_move is None


def test_terraces_cover_their_levels() -> None:
    """Section 1: the terraces of a level cover its spaces, four each, and none overlap."""
    for position in random_match(GAME, 2, "levels", {}).positions:
        garden = position.state.garden
        for anchors, spaces in zip(garden.terraces, garden.levels, strict=True):
            covered = [(x + i, y + j) for x, y in anchors for i in (0, 1) for j in (0, 1)]
            assert len(covered) == len(spaces)
            assert set(covered) == spaces


def test_no_space_carries_two_things() -> None:
    """J6: terrace spaces are free, or carry one bed, gazebo or stack of supports."""
    for position in random_match(GAME, 3, "one-thing", {}).positions:
        garden = position.state.garden
        covered = {(x + i, y + j) for (x, y), _ in garden.stacks for i in (0, 1) for j in (0, 1)}
        beds = {bed.space for bed in garden.beds}
        gazebos = {space for space in garden.gazebos if space}
        parts = (garden.free_spaces, covered, beds, gazebos)
        assert sum(map(len, parts)) == len(garden.levels[0])
        assert set().union(*parts) == garden.levels[0]


def test_the_length_of_a_game_is_bounded() -> None:
    """J16: at most 649 actions with two seats, though both would rather walk about."""
    rng = random.Random(3)
    state = state_after("T0,0 G0,0 T2,0 G2,0")
    plies = 4
    while GAME.current_player(state) is not None:
        moves = list(GAME.legal_moves(state))
        idle = [move for move in moves if GAME.move_to_text(move)[:2] in ("MS", "G0", "G1")]
        state = GAME.apply_move(state, rng.choice(idle or moves))
        plies += 1
    assert 200 < plies <= 649


def test_equal_gardens_are_equal_values() -> None:
    """Two orders of the same actions lead to equal states; so does plain data and back."""
    one = state_after("T0,0 T2,0 PR0,0 PK1,1 T4,0 S2,0")
    other = state_after("T0,0 PK1,1 T2,0 S2,0 PR0,0 T4,0")
    assert one == other
    assert hash(one) == hash(other)
    assert list(GAME.legal_moves(one)) == list(GAME.legal_moves(other))
    again = from_plain(State, to_plain(one))
    assert list(GAME.legal_moves(again)) == list(GAME.legal_moves(one))


def test_a_lifted_support_leaves_its_terrace_free() -> None:
    """R9: legality is judged after lifting, when the spaces below are free again."""
    before = state_after([*row_of_terraces(44), "S0,0"]).garden
    lifted = lift_support(before, (0, 0))
    assert before.free_spaces < lifted.free_spaces
    assert len(lifted.free_spaces) == 92
    assert lifted.flat_anchors - before.flat_anchors == {(0, 0), (1, 0)}


def test_a_forced_pass_ends_the_turn() -> None:
    """R16: at its second action too, and any action of another seat starts the count anew."""
    state = state_after("T0,0 T2,0")._replace(action=2, seat=2, passes=0, idle=3)
    after = GAME.apply_move(state, GAME.move_from_text("pass"))
    assert (after.seat, after.action, after.passes, after.idle) == (1, 1, 1, 3)
    assert GAME.apply_move(after, GAME.move_from_text("PR0,0")).passes == 0


def test_a_view_shows_what_hides_a_bed() -> None:
    """R22: H7, where the gazebo's own plateau hides the bed in row 4 but not that in row 5."""
    north = four_views(state_after(TOWER).garden, (0, 0))[0]
    rows = {row.k: row for row in north.rows}
    near, far = rows[4].beds[0], rows[5].beds[0]
    assert (near.is_seen, near.is_above, near.hidden_by) == (False, False, ((0, 3),))
    assert (far.is_seen, far.hidden_by) == (True, ())
    assert [rows[k].points for k in range(1, 6)] == [0, 0, 0, 0, 2]


def test_a_view_shows_the_runs_of_a_row() -> None:
    """R23: H10, a row of three runs, with the borders and the points of each."""
    moves = "T0,0 T0,2 T-2,2 T2,2 S0,0 S0,0 T0,0 S0,2 S0,2 G0,1 T0,2 PR-2,3 PG-1,3 PB0,3 PR2,3"
    view = best_view(state_after(moves).garden, (0, 1))
    assert view.direction == "north"
    assert [tuple(run)[:3] for run in view.rows[1].runs] == [(-2, -1, 0), (0, 1, 1), (2, 2, 0)]
    assert [(run.colours, run.bonus) for run in view.rows[1].runs] == [(2, 0), (1, 1), (1, 0)]


def test_a_bed_above_the_gazebo_is_never_seen() -> None:
    """J26: even in full view; no space is to blame."""
    garden = state_after("T0,0 T0,2 S0,2 S0,2 T0,2 T0,4 PR0,4 PG0,2 G0,0").garden
    north = four_views(garden, (0, 0))[0]
    assert north.rows[1].beds[0].is_above
    assert not north.rows[1].beds[0].is_seen
    assert north.rows[3].beds[0].hidden_by == ((0, 2), (0, 3))


RAISED = "T0,0 S0,0 S0,0 T0,0 T2,0 T2,2 G2,0 T2,4"
PILE_EMPTY = " ".join([*row_of_terraces(44), "S0,0"])
TOLD = [
    ("", "T0,0", "Ada places a terrace.", "(0,0)"),
    ("T0,0 S0,0", "S0,0", "Hazel places a second support on the first.", "(0,0)"),
    ("T0,0 S0,0 S0,0", "T0,0", "Hazel places a terrace on two supports, at level 1.", "(0,0)"),
    ("T0,0", "PK1,1", "Ada plants a black bed.", "(1,1)"),
    ("T0,0", "G0,1", "Ada places their gazebo.", "(0,1)"),
    (RAISED, "G0,0", "Ada places their gazebo on level 1.", "(0,0)"),
    ("T0,0 G0,1 T2,0 T2,2", "G1,1", "Ada moves their gazebo.", "(1,1)"),
    (PILE_EMPTY, "MS0,0>1,0", "Ada moves a support.", "(1,0)"),
    (PILE_EMPTY, "MT0,0>0,2", "Ada turns a support over and places it as a terrace.", "(0,2)"),
]


@pytest.mark.parametrize(("moves", "text", "sentence", "place"), TOLD)
def test_moves_are_told_in_sentences(moves: str, text: str, sentence: str, place: str) -> None:
    """`describe_move` says who does what, and the ear hears where: the board has no coordinates."""
    state, move = played(moves).state, GAME.move_from_text(text)
    assert WORDS.describe_move(state, move, NAMES, None) == sentence
    (event,) = GAME.events(state, move)
    assert isinstance(event, PieceEvent)
    assert announcement(event, NAMES) == f"{sentence} It’s at {place}."


def test_rolls_are_told_with_their_result() -> None:
    """R2: who rolls what, and who goes first or rolls again."""
    match = played("", 3, first="roll")
    tie, lead = GAME.move_from_text("roll=3,3,1"), GAME.move_from_text("roll=0,5,1")
    told = "Ada rolls 3, Hazel rolls 3 and Iris rolls 1: Ada and Hazel tie and roll again."
    assert WORDS.describe_move(match.state, tie, NAMES, None) == told
    told = "Ada rolls 0, Hazel rolls 5 and Iris rolls 1: Hazel goes first."
    assert WORDS.describe_move(match.state, lead, NAMES, None) == told


def test_the_greedy_opponent_takes_the_best_place() -> None:
    """One ply: the bed that completes a symmetrical row is worth most."""
    state = state_after("T0,0 T-2,0 PB-1,1 PG0,1 G0,0")
    thought = decide(BOTS["greedy"], state, 1, random.Random(1))
    assert GAME.move_to_text(thought.move) == "PB1,1"
    assert "completes the symmetry in row 1 of your north view" in reason_for(state, thought.move)


@pytest.mark.thorough
def test_the_greedy_opponent_beats_the_random_one() -> None:
    """Greedy in either seat wins every one of four games against random play."""
    for seed in range(4):
        rng = random.Random(seed)
        state = state_after("")
        greedy = 1 + seed % 2
        while (seat := GAME.current_player(state)) is not None:
            if seat == greedy:
                move = decide(BOTS["greedy"], state, seat, rng).move
            else:
                move = GAME.random_move(state, rng)
            state = GAME.apply_move(state, move)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == (greedy,)
