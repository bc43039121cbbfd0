"""The search of the opponents finds the best words, as a list of all words shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.letter_maze.bots.search import BONUS, Found, Search, Vocabulary, moves_of
from tabletop.games.letter_maze.bots.worth import (
    WIN,
    Outlook,
    hand_worth,
    key_of,
    marks_of,
    tile_worth,
)
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.lexicon import Lexicon, all_words, common_words, masked_words
from tabletop.games.letter_maze.rules.moves import kinds_earned, words
from tabletop.games.letter_maze.rules.notation import Word, legs_of, spelled
from tabletop.games.letter_maze.rules.search import find_words
from tabletop.games.letter_maze.rules.state import Player, State
from tabletop.games.letter_maze.rules.walking import Stand, enter, ground_of, stand_of, walk
from tests.games.letter_maze.positions import dealt, small_state, square

RECORDS = Path(__file__).parents[2] / "data" / "records" / "letter-maze"

EVERYTHING = Vocabulary(all_words)

SMALL = (
    small_state(),
    small_state(at=["b3"], tiles={"c3": "E"}, hands=["AT"], spent=[1]),
    small_state(at=["e3"], cards=["OR"], hands=["S"]),
    small_state(at=["c2", "e5"], hands=["V", "ABCD"], cards=["O"], options={"tribute": "on"}),
    small_state(at=["e5"], tiles={"d4": "S"}, hands=["T"], options={"cover": "on"}),
)

LARGE = [
    (seats, seed, steps)
    for seats, seed, steps in ((2, "p", 0), (3, "q", 7), (4, "r", 14), (6, "s", 21))
]


def on_the_way(seats: int, seed: str, steps: int) -> State:
    """Return a position of a whole board: the seat to move is so many squares along in it."""
    state = dealt(seats, seed).state
    maze = ground_of(state).maze
    open_squares = [
        square
        for square, face in enumerate(maze.faces)
        if face.isalpha() and maze.open_ways[square] and square != maze.start
    ]
    player = Player(open_squares[10 * steps], state.mover.hand[:2], "", has_gardener=steps % 2 == 0)
    seat = state.turn.seat
    players = tuple(player if n == seat else each for n, each in enumerate(state.players, 1))
    turn = state.turn._replace(used=frozenset((player.piece,)))
    return state._replace(players=players, turn=turn)


def own(stand: Stand) -> Player:
    """Return the player who stands where a walk has led."""
    return Player(stand.square, stand.hand, stand.cards, stand.has_gardener)


def worth_of(state: State, outlook: Outlook, word: Word) -> int:
    """Return what a word is worth, from what the rules make of it."""
    stand = walk(state, word)
    if stand.has_won:
        return WIN
    count = sum(1 for _ in legs_of(word))
    worth = outlook.of(own(stand))
    if kinds_earned(count, stand.is_premium, state.turn.earned):
        worth += BONUS
    if state.agreed.tribute and count >= 8:
        others = (p for seat, p in enumerate(state.players, 1) if seat != state.turn.seat)
        worth += tile_worth("B") * sum(len(player.hand) // 2 for player in others)
    return worth


def found_in(search: Search) -> Iterator[Found]:
    """Yield what a search finds, without its pauses."""
    return (found for found in search.ranked() if found is not None)


@pytest.mark.parametrize("state", SMALL, ids=range(len(SMALL)))
def test_all_words_are_found_from_the_best_down(state: State) -> None:
    """Without a limit the search yields every legal word once, in the order of their worth."""
    outlook = Outlook(state)
    found = list(found_in(Search(state, EVERYTHING, outlook, budget=10**9)))
    moves = [move for each in found for move in moves_of(each, state)]
    expected = words(ground_of(state), stand_of(state), all_words(), state.turn.earned)
    assert sorted(moves) == sorted(w for w in expected if spelled(w) not in masked_words())
    assert [each.worth for each in found] == sorted((f.worth for f in found), reverse=True)
    for each in found:
        assert each.worth == worth_of(state, outlook, moves_of(each, state)[0])


@pytest.mark.parametrize(("seats", "seed", "steps"), LARGE)
@pytest.mark.parametrize("vocabulary", [EVERYTHING, Vocabulary(common_words, 6, 1)])
def test_the_first_word_is_the_best_of_the_full_list(
    seats: int, seed: str, steps: int, vocabulary: Vocabulary
) -> None:
    """On whole boards, too, no word that the player thinks of is worth more than the first."""
    state = on_the_way(seats, seed, steps)
    outlook = Outlook(state)
    search = Search(state, vocabulary, outlook, budget=10**9)
    best = next(found_in(search))
    every = words(ground_of(state), stand_of(state), vocabulary.words(), state.turn.earned)
    thought_of = [
        word
        for word in every
        if sum(1 for _ in legs_of(word)) <= vocabulary.most_letters
        and word.letters.count("(") <= vocabulary.most_laid
        and spelled(word) not in masked_words()
    ]
    assert best.worth == max(worth_of(state, outlook, word) for word in thought_of)


def test_most_words_are_never_looked_at() -> None:
    """With seven tiles in the hand (W22, ply 16) there are 442,005 words, and the best is certain
    after a third of that many paths, beginnings of words included.
    """
    record = Record.from_text((RECORDS / "two-seats.json").read_text())
    state = Match.load(GAME, record).positions[16].state
    assert len(state.mover.hand) == 7
    search = Search(state, EVERYTHING, Outlook(state), budget=10**9)
    assert next(found_in(search)).worth < WIN
    assert search.nodes < 442_005 / 3


@pytest.mark.parametrize(("seats", "seed", "steps"), LARGE)
def test_no_word_surpasses_the_bound(seats: int, seed: str, steps: int) -> None:
    """From every square of its path on, a word leads to no more than the bound of its letters."""
    state = on_the_way(seats, seed, steps)
    ground, outlook = ground_of(state), Outlook(state)
    listed = words(ground, stand_of(state), all_words(), state.turn.earned)
    for word in islice(listed, 0, None, 40):
        legs = list(legs_of(word))
        stands = [stand_of(state)]
        for leg in legs:
            stands.append(enter(ground, stands[-1], leg))
        for done, stand in enumerate(stands):
            left = len(legs) - done
            key = key_of(stand.square, marks_of(own(stand)))
            bound = hand_worth(stand.hand) + outlook.row(key, left)[left]
            assert outlook.of(own(stands[-1])) <= bound


def test_a_premium_letter_may_be_printed_or_lifted() -> None:
    """R19: the bound hopes for a bonus from a premium square, and from a tile to lift and lay."""
    outlook = Outlook(small_state(tiles={"b3": "A", "e2": "Z"}))
    steps = {name: outlook.to_premium[square(name)] for name in ("a4", "e2", "d1", "e4", "b2")}
    assert steps == {"a4": 0, "e2": 0, "d1": 1, "e4": 0, "b2": 2}
    assert outlook.to_premium[square("b3")] == 1


def test_a_floor_leaves_out_only_what_lies_below() -> None:
    """With a floor the same words come in the same order, as far as they reach it."""
    state = SMALL[1]
    outlook = Outlook(state)
    every = list(found_in(Search(state, EVERYTHING, outlook, budget=10**9)))
    floor = every[len(every) // 2].worth
    above = list(found_in(Search(state, EVERYTHING, outlook, budget=10**9, floor=floor)))
    assert [each.worth for each in above] == [each.worth for each in every if each.worth >= floor]


def test_a_budget_ends_the_search() -> None:
    """Hardly more paths are looked at than it allows; what was found comes all the same."""
    state = on_the_way(4, "r", 14)
    search = Search(state, EVERYTHING, Outlook(state), budget=600)
    assert list(found_in(search))
    assert 600 <= search.nodes < 700


def test_masked_words_are_never_found() -> None:
    """A list of nothing but offensive words: the rules find some, the search none."""
    masked = Lexicon.of(masked_words())
    count = 0
    for seats, seed, steps in LARGE:
        state = on_the_way(seats, seed, steps)
        count += sum(1 for _ in find_words(ground_of(state), stand_of(state), masked))
        search = Search(state, Vocabulary(lambda: masked), Outlook(state), budget=10**9)
        assert not list(found_in(search))
    assert count
