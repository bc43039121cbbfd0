"""The greedy opponent and the way that it measures."""

from __future__ import annotations

import random
from itertools import permutations, product

from tabletop.ai.bot import decide, luck_of
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats, random_match
from tabletop.games.letter_maze.bots import BOTS, least_tribute
from tabletop.games.letter_maze.lexicon import common_words, masked_words
from tabletop.games.letter_maze.maze import BLUE, NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.notation import Tribute, Word, move_to_text, spelled
from tabletop.games.letter_maze.rules import GAME
from tabletop.games.letter_maze.tour import Tour
from tabletop.games.registry import AnyMatch
from tests.games.letter_maze.positions import SMALL_GAME, dealt, played, small_state

GREEDY = BOTS["greedy"]


def race(seats: int, seed: str) -> AnyMatch:
    """Return a game of greedy opponents."""
    match = Match.start(GAME, computer_seats(seats, "greedy"), seed, {"tribute": "on"}).settle()
    while match.to_move:
        luck = luck_of(seed, match.ply, "greedy")
        thought = decide(GREEDY, match.state, match.to_move, luck)
        match = match.play(move_to_text(thought.move))
    return match


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
                    shortest(maze, state.tiles, square, chosen, goal)
                    for chosen in permutations(missing, wanted - len(cards))
                    if list(chosen) == sorted(chosen)
                )
                assert tour.steps_left(square, cards) == found


def test_greedy_takes_the_win() -> None:
    """Where a word wins at once, it is played; the word list is that of common words."""
    state = small_state(at=["e3"], cards=["OR"])
    thought = decide(GREEDY, state, 1, luck_of("s", 0, "greedy"))
    assert played(SMALL_GAME, state, "GEE:124").winner == 1
    assert GAME.apply_move(state, thought.move).winner == 1
    assert thought.reason.endswith("reaches the finish.")


def test_greedy_races() -> None:
    """Games of greedy opponents are short, and every word is a common and decent one."""
    for seats in (2, 3):
        match = race(seats, "race")
        assert match.state.winner
        assert match.ply < 40 * seats
        for text in match.record.moves[4:]:
            move = GAME.move_from_text(text)
            if isinstance(move, Word):
                assert spelled(move) in common_words()
                assert spelled(move) not in masked_words()


def test_greedy_gives_what_helps_least() -> None:
    """R25: premium tiles and the letters of many words are kept."""
    assert least_tribute("BEQZ") == Tribute("BE")
    before = small_state(hands=["Z", "AEINS", "B"], options={"tribute": "on"})
    due = played(SMALL_GAME, before, "LARDIEST:26694*362")
    thought = decide(GREEDY, due, 2, luck_of("s", 0, "greedy"))
    assert thought.move == Tribute("IN")


def test_greedy_thinks_in_steps() -> None:
    """The first thought is a legal move already, and later ones are no worse in number."""
    state = dealt(4).state
    thoughts = list(GREEDY.think(state, 4, luck_of("s", 0, "greedy")))
    assert len(thoughts) == 4
    assert all(GAME.why_illegal(state, thought.move) is None for thought in thoughts)
    assert [thought.nodes for thought in thoughts] == sorted(thought.nodes for thought in thoughts)
