"""The opponents of Wizards' Garden: the fast board against the rules, data, decisions, strength."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, pairwise, product
from typing import NamedTuple

import pytest

from tabletop.ai.bot import Thought, decide, luck_of
from tabletop.core.game import complete_setup, read_move
from tabletop.core.sampling import random_match
from tabletop.games.registry import load_bot, load_bots
from tabletop.games.wizards_garden.advice.adviser import Adviser
from tabletop.games.wizards_garden.advice.reasons import reason_for
from tabletop.games.wizards_garden.bots.alphabeta import DECIDED, Search
from tabletop.games.wizards_garden.bots.board import Board, Node, is_over, judge, node_of
from tabletop.games.wizards_garden.bots.levels import MOST_PLANTINGS, Opponent, Searcher
from tabletop.games.wizards_garden.bots.openings import is_lost, known_wins
from tabletop.games.wizards_garden.bots.weights import ZERO, tables
from tabletop.games.wizards_garden.rules.board import CELLS, SIZE, mask_of
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Move, Plant
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import plant, preview
from tabletop.games.wizards_garden.rules.position import Flowers, Position
from tabletop.games.wizards_garden.rules.state import State
from tests.amount import sampled
from tests.games.wizards_garden.positions import state_at

KEY = "wizards-garden"
LEVELS = ("greedy", "easy", "medium", "hard")

SOLVED = {
    "a4b b3b c2w d1w": True,
    "a1w b2b c3w d4b": False,
    "b2w c2w b3w c3w": False,
    "a1w d1w a4w d4w": False,
    "a1w b1b c1b d1b": True,
}
"""Setups with their known result: whether the seat that plants first wins."""

QUICK = Opponent(Searcher(MOST_PLANTINGS, 25_000, knows_openings=True), knows_setups=True)
"""The hard opponent with a sixteenth of its budget."""


def turns(seed: str, **options: str) -> list[State]:
    """Return the states of a random game in which a seat plants."""
    match = random_match(GAME, 2, seed, options)
    states = [position.state for position in match.positions]
    return [state for state in states if state.phase in (Phase.PLANT, Phase.REPLANT)]


def new_game(moves: str = "", **options: str) -> State:
    """Return the state after `moves` of a new game."""
    state = GAME.new_initial_state(complete_setup(GAME, 2, options))
    for text in moves.split():
        state = GAME.apply_move(state, read_move(GAME, state, text))
    return state


def after(state: State, move: Move) -> Node:
    """Return the node after a planting, for the seat that is to move then."""
    assert isinstance(move, Plant)
    return node_of(plant(state.position, move), 3 - state.position.mover)


def choice(level: str, state: State, seed: str = "bots") -> Thought[Move]:
    """Return what an opponent decides."""
    seat = GAME.current_player(state)
    assert seat
    return decide(load_bot(KEY, level), GAME.view(state, seat), seat, luck_of(seed, 0, level))


@pytest.mark.parametrize("seed", range(12))
def test_the_fast_board_keeps_the_rules(seed: int) -> None:
    """R6 to R14: it finds the positions that the rules lead to, their leads, Staff and ends."""
    board = Board()
    for state in turns(f"board-{seed}"):
        children = list(board.children(node_of(state.position, state.position.mover)))
        assert sorted(child for _, child, _ in children) == sorted(
            after(state, move) for move in GAME.legal_moves(state)
        )
        for value, child, over in children:
            assert value == -judge(child)
            assert over == is_over(child)


def mirrored(mask: int, number: int) -> int:
    """Return one of the eight images of a mask."""
    cells = []
    for cell in CELLS:
        file, rank = cell % SIZE, cell // SIZE
        file = SIZE - 1 - file if number & 1 else file
        rank = SIZE - 1 - rank if number & 2 else rank
        cells += [SIZE * file + rank if number & 4 else SIZE * rank + file] * (mask >> cell & 1)
    return mask_of(tuple(cells))


def test_mirror_images_share_key_and_judgment() -> None:
    """The eight images of a position are one to the table, and worth the same."""
    board = Board()
    for state in turns("mirror"):
        white, black, flowers, staff, lead = node_of(state.position, state.position.mover)
        images = [
            (mirrored(white, number), mirrored(black, number), flowers, staff, lead)
            for number in range(8)
        ]
        assert len({board.key(image) for image in images}) == 1
        assert len({judge(image) for image in images}) == 1
        others = [(white, black, flowers, staff, lead + 1), (black, white, flowers, staff, lead)]
        assert board.key(images[0]) not in {board.key(other) for other in others}


def deep_value(state: State, depth: int) -> int:
    """Return the value of a position by plain minimax over the rules."""
    if state.phase is Phase.OVER or not depth:
        return judge(node_of(state.position, state.position.mover))
    return max(
        -deep_value(GAME.apply_move(state, move), depth - 1) for move in GAME.legal_moves(state)
    )


def test_the_search_agrees_with_minimax_over_the_rules() -> None:
    """Search and table give the value that looking at everything gives, three moves deep."""
    board = Board()
    for state in turns("minimax")[::6]:
        children = list(board.children(node_of(state.position, state.position.mover)))
        *_, found = Search(board, 10**6).deepen(children, 3)
        if abs(found.value) < DECIDED:
            assert found.value == deep_value(state, 3)


def test_a_finished_game_is_judged_by_its_result() -> None:
    """R15: flowers first, then the Staff; a draw is worth nothing."""
    flowers = (Flowers(2, 1), Flowers(1, 2))
    for staff, sign in ((1, 1), (2, -1)):
        value = judge(node_of(Position(0, 0, 1, flowers, staff), 1))
        assert value * sign >= DECIDED
    assert judge(node_of(Position(0, 0, 1, (Flowers(), Flowers()), 0), 1)) == 0
    assert judge(node_of(Position(0, 0, 1, (Flowers(0, 1), Flowers(1, 1)), 1), 1)) <= -DECIDED


def test_the_weights_are_whole() -> None:
    """weights.gz: every basket has all its weights, and the last of them is read."""
    for basket in range(1, 19):
        found = tables(basket)
        assert len(found.staff) == 3
        assert {len(table) for table in found[1:]} == {0x10000}
        assert any(byte != ZERO for byte in found.edge) or basket > 16


def test_the_setups_are_the_solved_ones() -> None:
    """Section 8: 2,568 of 29,120 setups are won by who plants first, 8 of 6,480 kept apart."""
    count = apart = apart_won = 0
    for cells in combinations(CELLS, 4):
        touching = any(abs(a % 4 - b % 4) + abs(a // 4 - b // 4) == 1 for a in cells for b in cells)
        for faces in range(16):
            white = mask_of(tuple(cell for place, cell in enumerate(cells) if faces >> place & 1))
            won = not is_lost(white, mask_of(cells) ^ white)
            count += won
            apart += not touching
            apart_won += won and not touching
    assert (count, apart_won, apart) == (2_568, 8, 6_480)


@pytest.mark.parametrize("setup", sampled(SOLVED, 1))
def test_solved_setups(setup: str) -> None:
    """Section 8: the five setups have their known results."""
    position = new_game(setup).position
    assert is_lost(position.white, position.black) != SOLVED[setup]


def test_openings_agree_with_what_follows_them() -> None:
    """Who is to move wins if a planting leads to a loss of the other side, else loses or draws."""
    luck = random.Random(6)
    board = Board()
    results = []
    for _ in range(2_000):
        cells = luck.sample(CELLS, luck.randint(4, 8))
        white = mask_of(tuple(cell for cell in cells if luck.random() < 0.5))
        black = mask_of(tuple(cells)) ^ white
        children = list(board.children((white, black, 0, 0, 0)))
        if not any(child[2] for _, child, _ in children):
            results.append((bool(known_wins(children)), is_lost(white, black)))
    assert (True, True) not in results
    assert min(results.count((True, False)), results.count((False, True))) > 50
    assert results.count((False, False)) < len(results) / 50


@pytest.mark.parametrize("first", ["1", "2"])
@pytest.mark.parametrize("setup", ["anywhere", "apart"])
def test_hard_places_the_last_seed_to_win(first: str, setup: str) -> None:
    """Section 8: the seat that places last wins, but with seeds apart only if it plants second."""
    for seed in range(4):
        state = new_game(first=first, setup=setup)
        luck = random.Random(seed)
        while state.phase is Phase.PLACE:
            is_mine = GAME.current_player(state) == 2
            move = (
                choice("hard", state, str(seed)).move if is_mine else GAME.random_move(state, luck)
            )
            assert GAME.why_illegal(state, move) is None
            state = GAME.apply_move(state, move)
        first_wins = not is_lost(state.position.white, state.position.black)
        assert first_wins == (first == "2") or (first, setup) == ("2", "apart")


@pytest.mark.parametrize("level", [*LEVELS, "hint"])
def test_every_level_decides_legally_and_again_the_same(level: str) -> None:
    """Each level answers in every phase, alike for the same luck; opponents always keep."""
    asked = new_game("a1w b2b c3w d4b a2w", first="1", undo="on")
    states = [new_game(), new_game("a1w b2b c3w", first="2"), asked, turns("legal")[-2]]
    for state in states:
        thought = choice(level, state)
        assert GAME.why_illegal(state, thought.move) is None
        assert thought == choice(level, state)
        assert thought.nodes > 0
    assert level == "hint" or GAME.move_to_text(choice(level, asked).move) == "keep"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_what_is_free(level: str) -> None:
    """W14: with the last seed, a flower and three seeds more are better than a lost end."""
    state = state_at("wbwb/bwbw/b.../.bww 1 w1b2 w2b2 2")
    move = choice(level, state).move
    assert isinstance(move, Plant)
    assert preview(state.position, move).harvested


@pytest.mark.parametrize(("level", "seed"), [("hard", "0"), *product(["medium"], "12345678")])
def test_searchers_see_a_win_by_force(level: str, seed: str) -> None:
    """R14, R15: ahead by a flower, they end the game with the last seed.

    The medium opponent overlooks other plantings, but that one by no luck.
    """
    state = state_at("wbwb/bwbw/wbwb/.... 1 w2b2 w1b2 2")
    thought = choice(level, state, seed)
    outcome = GAME.outcome(GAME.apply_move(state, thought.move))
    assert outcome
    assert outcome.winners == (1,)


def test_the_medium_opponent_overlooks_plantings_by_lot() -> None:
    """So it plays one position in more than one way, and the same way with the same luck."""
    state = new_game("a1w b2b c3w d1b", first="1")
    moves = [choice("medium", state, str(seed)).move for seed in range(12)]
    assert len(set(moves)) > 1
    assert moves == [choice("medium", state, str(seed)).move for seed in range(12)]


def test_reasons_tell_what_a_planting_wins() -> None:
    """A hint's reason names the harvested line and what is left to the other side."""
    thought = choice("hint", state_at("..../..../..b./wwb. 2 w0b1 w0b0 1"))
    assert thought.reason == (
        "Complete and harvest the white row 1; {seat1} then has no line to harvest."
    )


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (
            "d2w",
            (
                "Don’t harvest yet: you win more often this way, looking a few turns ahead; "
                "{seat2} can then complete the white row 1 by planting on d1."
            ),
        ),
        ("d1w", "Complete and harvest the white row 1; {seat2} then has no line to harvest."),
    ],
)
def test_a_reason_names_what_the_other_side_can_take_and_where(move: str, reason: str) -> None:
    """Who looks at the garden then finds it."""
    planting = GAME.move_from_text(move)
    assert isinstance(planting, Plant)
    assert reason_for(state_at("..../..../..b./wwb.").position, planting) == reason


TWO_HARVESTS = state_at(".bww/wbww/.w../.wb. 2 w3b4 w1b0 1")
"""A harvest on a4 leaves column b, one on a1 leaves nothing; seat 2 loses after both."""


class Plants(NamedTuple):
    """A bot that always plants the same, and holds its game for lost, or worth `value`."""

    move: Plant
    value: float = 0.0

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the planting."""
        yield Thought(self.move, 1, values=((self.move, self.value),))


def planting(text: str) -> Plant:
    """Return a planting from its text."""
    move = GAME.move_from_text(text)
    assert isinstance(move, Plant)
    return move


def test_of_equal_harvests_a_hint_prefers_the_one_that_leaves_nothing() -> None:
    """Whichever of the two the strongest opponent would play."""
    for text in ("a4w", "a1w"):
        adviser = Adviser(Plants(planting(text)), 2_000)
        thought = decide(adviser, TWO_HARVESTS, 2, luck_of("equal", 0, "hint"))
        assert thought.move == planting("a1w")


@pytest.mark.parametrize(
    ("position", "waits", "hint"),
    [
        (".w.b/.b.w/.bww/.wb. 2 w2b2 w3b0 1", "d1w", "Complete and harvest the "),
        ("...b/...b/...w/.... 2 w3b3 w4b0 1", "c3b", "Don’t harvest yet: you win more often "),
    ],
)
def test_a_hint_waits_only_where_that_is_better(position: str, waits: str, hint: str) -> None:
    """It harvests where that is about as good as what the strongest opponent would plant."""
    adviser = Adviser(Plants(planting(waits), 0.4), 20_000)
    thought = decide(adviser, state_at(position), 2, luck_of("waits", 0, "hint"))
    assert thought.reason.startswith(hint)
    assert (thought.move == planting(waits)) == hint.startswith("Don’t")


@pytest.mark.parametrize(
    ("text", "leaves"),
    [
        ("a4w", "{seat1} can then complete the white column b by planting on b4."),
        ("a1w", "{seat1} then has no line to harvest."),
    ],
)
def test_a_hint_that_wins_says_what_it_leaves(text: str, leaves: str) -> None:
    """A harvest that wins may leave the rival a line."""
    reason = reason_for(TWO_HARVESTS.position, planting(text), 1)
    assert reason.endswith("from here you can win, whatever {seat1} does; " + leaves)


def test_a_hint_for_the_setup_speaks_of_a_toss_only_if_one_comes() -> None:
    """Where it is agreed who plants first, there is none."""
    assert choice("hint", new_game()).reason == "Place it anywhere: the toss is still to come."
    agreed = choice("hint", new_game(first="1")).reason
    assert agreed == "Place it anywhere: this seed favours nobody yet."


def test_no_two_hints_before_the_toss_are_the_same() -> None:
    """Somebody alone asks twice, two people at one tablet four times."""
    state, said = new_game(), list[str]()
    while state.phase is Phase.PLACE:
        thought = choice("hint", state)
        said.append(thought.reason)
        state = GAME.apply_move(state, thought.move)
    assert len(set(said)) == 4
    assert all(each.startswith("Place ") and "anywhere" in each for each in said)


def test_the_search_lets_go_often() -> None:
    """Between two thoughts of the hard opponent lie only a few thousand judged positions."""
    for state in turns("slices")[::9]:
        seat = state.position.mover
        thoughts = list(QUICK.think(state, seat, random.Random(1)))
        steps = [later.nodes - sooner.nodes for sooner, later in pairwise(thoughts)]
        assert max(steps, default=0) < 2_500
        assert thoughts[-1].nodes < 28_000


def test_the_setup_lets_go_after_every_placement() -> None:
    """Looking through 20,000 setups is done in as many steps as there are placements, or more."""
    state = new_game("a1w", first="1")
    thoughts = list(QUICK.think(state, 2, random.Random(1)))
    assert len(thoughts) > len(list(GAME.legal_moves(state)))
    assert all(GAME.why_illegal(state, thought.move) is None for thought in thoughts)


def play(state: State, players: dict[int, Opponent], seed: str) -> State:
    """Return the end of a game between two opponents."""
    ply = 0
    while (seat := GAME.current_player(state)) is not None:
        move = decide(players[seat], state, seat, luck_of(seed, ply, str(seat))).move
        state, ply = GAME.apply_move(state, move), ply + 1
    return state


@pytest.mark.parametrize("setup", SOLVED)
def test_solved_setups_are_won_from_the_winning_side(setup: str) -> None:
    """Section 8: even with a sixteenth of its budget the hard search wins what is won."""
    winner = 1 if SOLVED[setup] else 2
    medium = load_bots(KEY)["medium"]
    assert isinstance(medium, Opponent)
    end = play(new_game(setup, first="1"), {winner: QUICK, 3 - winner: medium}, "solved")
    outcome = GAME.outcome(end)
    assert outcome
    assert outcome.winners == (winner,)


@pytest.mark.parametrize(("better", "worse"), [("easy", "greedy"), ("medium", "easy")])
def test_levels_are_ordered(better: str, worse: str) -> None:
    """Each level wins most games against the one below."""
    bots = load_bots(KEY)
    wins = 0
    for seed in range(8):
        setup = new_game("a1w b2b c3w d1b", first=str(1 + seed // 2 % 2))
        seat = 1 + seed % 2
        pair = {seat: bots[better], 3 - seat: bots[worse]}
        players = {number: bot for number, bot in pair.items() if isinstance(bot, Opponent)}
        outcome = GAME.outcome(play(setup, players, f"order-{seed}"))
        assert outcome
        wins += outcome.winners == (seat,)
    assert wins >= 6
