"""The opponents: what each level finds, and what it leaves for others to find."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.bot import AnyBot, decide, luck_of
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats, random_match
from tabletop.games.letter_maze.bots.beginner import NearestGoal
from tabletop.games.letter_maze.bots.dial import DIAL
from tabletop.games.letter_maze.bots.farsighted import Farsighted
from tabletop.games.letter_maze.bots.levels import BOTS, Opponent
from tabletop.games.letter_maze.bots.search import BONUS, SLICE, Vocabulary
from tabletop.games.letter_maze.bots.turns import Work, best_without_words, least_tribute
from tabletop.games.letter_maze.bots.worth import Outlook
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.lexicon import all_words, common_words, masked_words
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.notation import END, Tribute, Word, legs_of, spelled
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.tour import Tour
from tabletop.games.letter_maze.rules.walking import ground_of
from tabletop.games.registry import AnyMatch
from tests.games.letter_maze.positions import SMALL_GAME, dealt, played, small_state
from tests.games.letter_maze.solver import guarding_moves, winning_moves

LEVELS = ("easy", "medium", "hard", "greedy")

RIGHT_ANSWERS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "right_answers.json").read_text(encoding="utf-8")
)
"""Positions of seat 1 with the one right move: in how many moves it wins, 0 where it guards."""

QUICK = {
    **BOTS,
    "hard": Opponent(Farsighted(Vocabulary(all_words), Work(2_000, 1_000, (2, 1, 1)), ends=1)),
}
"""The same opponents, with less work for the hard one: enough to see how it goes about it."""


def right_state(row: dict[str, Any]) -> State:
    """Return the position of a right answer."""
    return small_state(**{key: row[key] for key in ("at", "tiles", "hands", "cards", "spent")})


def chosen(bot: AnyBot, state: State, luck: int = 1) -> str:
    """Return the move of an opponent on the seat to decide."""
    seat = GAME.current_player(state)
    assert seat
    thought = decide(bot, GAME.view(state, seat), seat, random.Random(luck))
    return GAME.move_to_text(thought.move)


@pytest.mark.parametrize("row", RIGHT_ANSWERS, ids=[row["right"] for row in RIGHT_ANSWERS])
def test_the_hard_opponent_finds_the_one_right_move(row: dict[str, Any]) -> None:
    """It wins in this turn where one first move allows it, and stops a rival where one move can."""
    assert chosen(BOTS["hard"], right_state(row)) == row["right"], row["why"]


@pytest.mark.parametrize("row", RIGHT_ANSWERS, ids=[row["right"] for row in RIGHT_ANSWERS])
def test_no_other_move_is_right(row: dict[str, Any]) -> None:
    """The right answers are those of a solver that tries every move."""
    state = right_state(row)
    wins = {GAME.move_to_text(move): count for move, count in winning_moves(state).items()}
    if row["wins"]:
        assert wins == {row["right"]: row["wins"]}
    else:
        assert not wins
        assert [GAME.move_to_text(move) for move in guarding_moves(state)] == [row["right"]]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("row", [row for row in RIGHT_ANSWERS if row["wins"] == 1])
def test_nobody_overlooks_a_word_that_wins(level: str, row: dict[str, Any]) -> None:
    """A short common word that wins now is played on every level."""
    for luck in range(5):
        assert chosen(BOTS[level], right_state(row), luck) == row["right"]


def test_there_is_no_secret() -> None:
    """Every seat sees the whole state, so no opponent can know more than it should."""
    assert not GAME.info.has_secrets
    state = dealt(4).state
    assert all(GAME.view(state, seat) == state for seat in range(1, 5))


@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_gives_the_same_thoughts(level: str) -> None:
    """The work is counted, never timed: the same luck gives the same thoughts."""
    state = dealt(3).state
    runs = [list(QUICK[level].think(state, 1, luck_of("s", 4, level))) for _ in range(2)]
    assert runs[0] == runs[1]


def test_opponents_think_in_small_steps() -> None:
    """All thoughts are legal moves, and never more than some hundred paths lie between two."""
    state = dealt(4).state
    for level in LEVELS:
        thoughts = list(BOTS[level].think(state, 4, luck_of("s", 0, level)))
        assert all(GAME.why_illegal(state, move) is None for move in {t.move for t in thoughts})
        nodes = [thought.nodes for thought in thoughts]
        assert nodes == sorted(nodes)
        assert len(nodes) > nodes[-1] / (2 * SLICE)


def race(levels: tuple[str, ...], seed: str, options: dict[str, str]) -> AnyMatch:
    """Return a finished game of opponents; every move is legal, common and decent.

    The hard opponent alone knows rare words.
    """
    match = Match.start(GAME, computer_seats(len(levels), "random"), seed, options).settle()
    while match.to_move:
        level = levels[match.to_move - 1]
        luck = luck_of(seed, match.ply, level)
        thought = decide(QUICK[level], match.state, match.to_move, luck)
        if isinstance(thought.move, Word):
            word = spelled(thought.move)
            assert level == "hard" or word in common_words()
            assert word not in masked_words()
        match = match.play(GAME.move_to_text(thought.move))
    return match


@pytest.mark.parametrize(
    ("levels", "options"),
    [
        (("easy", "easy"), {}),
        (("hard", "medium"), {"tribute": "on"}),
        pytest.param(("greedy", "easy", "medium"), {"cover": "on"}, marks=pytest.mark.thorough),
        pytest.param(
            ("medium", "medium", "medium", "medium"),
            {"tribute": "on", "cover": "on"},
            marks=pytest.mark.thorough,
        ),
        pytest.param(
            ("easy", "medium", "greedy", "easy", "medium"), {}, marks=pytest.mark.thorough
        ),
        pytest.param(
            ("hard", "medium", "easy", "greedy", "medium", "easy"),
            {"tribute": "on"},
            marks=pytest.mark.thorough,
        ),
    ],
)
def test_whole_games_come_to_a_finish(levels: tuple[str, ...], options: dict[str, str]) -> None:
    """At every number of seats, with every option, somebody wins within 40 turns of each."""
    match = race(levels, "race", options)
    assert match.state.winner
    assert match.ply < 50 * len(levels)


@pytest.mark.thorough
def test_medium_beats_easy_and_hard_beats_medium() -> None:
    """A few games tell, for each level is more than twice as fast as the one below."""
    easy = Counter(race(("easy", "medium"), f"m{n}", {}).state.winner for n in range(4))
    assert easy[2] > easy[1]
    medium = Counter(race(("medium", "hard"), f"h{n}", {}).state.winner for n in range(3))
    assert medium[2] > medium[1]


def test_the_beginner_forgets_half_of_the_bonus_moves() -> None:
    """R21: it ends its turn where a word would go on."""
    state = played(SMALL_GAME, small_state(at=["a4"]), "SPEED:26666")
    assert state.phase is Phase.BONUS
    ends = sum(chosen(BOTS["easy"], state, luck) == "end" for luck in range(60))
    assert 15 < ends < 45
    assert GAME.move_to_text(END) == "end"


def test_the_beginner_goes_for_the_nearest_goal() -> None:
    """The way beyond it is not asked for: the nearest target counts, at last the finish."""
    state = dealt(3).state
    ground, nearest = ground_of(state), NearestGoal(state)
    maze = ground.maze
    for square in random.Random(1).sample(range(len(maze.cells)), 5):
        for cards in ("", "GR"):
            goals = {goal for goal, colour in maze.colours.items() if colour not in cards}
            steps = steps_between(maze, state.tiles, square, goals)
            assert nearest.steps_left(square, cards) % 100 == steps
    assert nearest.steps_left(next(iter(ground.finish)), "GOR") == 0


def test_the_beginner_never_falls_back() -> None:
    """Its words are short, and none is worth less to it than the best step, a bonus counted."""
    for seed in range(6):
        state = random_match(GAME, 3, f"b{seed}", {}, 12).state
        seat = state.turn.seat
        outlook = Outlook(state, NearestGoal(state))
        worth, _ = best_without_words(state, outlook)
        move = decide(BOTS["easy"], state, seat, random.Random(seed)).move
        after = GAME.apply_move(state, move)
        assert move == END or after.winner or outlook.of(after.players[seat - 1]) >= worth - BONUS
        if isinstance(move, Word):
            assert sum(1 for _ in legs_of(move)) <= 4


@pytest.mark.parametrize("level", LEVELS)
def test_tribute_is_what_helps_least(level: str) -> None:
    """R25: premium tiles and the letters of many words are kept."""
    assert least_tribute("BEQZ") == Tribute("BE")
    before = small_state(hands=["Z", "AEINS", "B"], options={"tribute": "on"})
    due = played(SMALL_GAME, before, "LARDIEST:26694*362")
    assert chosen(BOTS[level], due) == "$IN"


def steps_between(maze: Maze, tiles: str, one: int, others: set[int]) -> int:
    """Return the steps from a square to the nearest of others, by waves from that square."""
    wave, seen, count = {one}, {one}, 0
    while not wave & others:
        wave = {
            target
            for square in wave
            for target in maze.open_ways[square].values()
            if target != maze.start
            and not (maze.faces[target] == BLUE and tiles[target] == NO_TILE)
        } - seen
        assert wave
        seen |= wave
        count += 1
    return count


def shortest(maze: Maze, tiles: str, square: int, colours: tuple[str, ...], goal: set[int]) -> int:
    """Return the shortest tour from a square through one target of each colour to the finish."""
    lengths = []
    for order in permutations(colours):
        stops = [[s for s, colour in maze.colours.items() if colour == c] for c in order]
        for way in product(*stops):
            points = [square, *way]
            legs = [steps_between(maze, tiles, a, {b}) for a, b in zip(points, way, strict=False)]
            lengths.append(sum(legs) + steps_between(maze, tiles, points[-1], goal))
    return min(lengths)


def test_the_tour_is_the_shortest() -> None:
    """Steps left: all orders of the missing colours and both squares of each are compared."""
    for seats, seed in ((2, "a"), (3, "b")):
        state = random_match(GAME, seats, seed, {}, 60).state
        maze = maze_of(state.plan)
        goal = set(maze.ring if seats == 2 else maze.bottom)
        wanted = state.cards_wanted
        tour = Tour(maze, state.tiles, goal, wanted)
        for square in random.Random(seed).sample(range(len(maze.cells)), 3):
            if square == maze.start or square in goal:
                continue
            colours = tuple(sorted(set(maze.colours.values())))
            for cards in ("", colours[0]):
                missing = [colour for colour in colours if colour not in cards]
                found = min(
                    shortest(maze, state.tiles, square, chosen_colours, goal)
                    for chosen_colours in permutations(missing, wanted - len(cards))
                    if list(chosen_colours) == sorted(chosen_colours)
                )
                assert tour.steps_left(square, cards) == found


def test_the_weakest_strength_plays_what_its_sentence_says() -> None:
    """Easy words of up to four letters, a Qu counting one, and one tile at most."""
    match = Match.start(GAME, computer_seats(2, "random"), "seed", {}).settle()
    words = 0
    while match.to_move and words < 24:
        luck = luck_of("seed", match.ply, "seed")
        move = decide(DIAL["seed"], match.state, match.to_move, luck).move
        if isinstance(move, Word):
            words += 1
            legs = legs_of(move)
            assert len(legs) <= 4
            assert sum(leg.is_laid for leg in legs) <= 1
            assert spelled(move) in common_words()
        match = match.play(GAME.move_to_text(move))
    assert words == 24
