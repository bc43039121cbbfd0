"""Whatever can be tapped can be slid: words in sampled positions, judged square by square.

`make test-all` takes a larger sample.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count, groupby, islice

from tabletop.core.sampling import random_match
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.lexicon import all_words
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.notation import Word
from tabletop.games.letter_maze.rules.search import find_words
from tabletop.games.letter_maze.rules.spelling import moves_of
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.walking import ground_of, stand_of
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.scene.table import REFUSED, Picked, Play, Sight
from tests.amount import amount
from tests.games.letter_maze.positions import dealt, small_state
from tests.games.letter_maze.sights import see, tapped
from tests.refusals import told

POSITIONS = amount(30, 500)
WORDS = 12
"""How many positions are sampled, and at most how many words of each, half of them with tiles."""


def positions() -> Iterator[State]:
    """Yield positions in which somebody is to spell a word, from games of random moves."""
    for number in count():
        match = random_match(GAME, 2 + number % 5, f"slides-{number}", {}, 40)
        for position in match.positions[4::3]:
            if position.state.phase in (Phase.MOVE, Phase.BONUS):
                yield position.state


def words(state: State, rng: random.Random) -> Iterator[Word]:
    """Yield some of the words that need no Gardener, those of the printed letters first."""
    ground, stand = ground_of(state), stand_of(state)
    for laid in (0, 2):
        paths = find_words(ground, stand, all_words(), most_laid=laid, with_gardener=False)
        found = [Word(path[4], path[5]) for path in islice(paths, 400)]
        yield from rng.sample(found, min(len(found), WORDS // 2))


def slid(sight: Sight[State], regions: Iterable[str]) -> Sight[State]:
    """Return the sight after a finger slid over some regions, as the application folds them."""
    for region in regions:
        answer = TABLE.slide(sight, region)
        assert isinstance(answer, Picked), (region, answer)
        sight = replace(sight, draft=answer.draft)
    return sight


def gestures(taps: Iterable[str]) -> Iterator[tuple[bool, list[str]]]:
    """Yield what is tapped one by one (False), and the squares that one finger slides over."""
    for is_square, group in groupby(taps, lambda tap: "-" not in tap and tap not in ("go", "flip")):
        yield is_square, list(group)


def behind_hedges(state: State) -> set[str]:
    """Return the squares beside the piece that only the Gardener opens."""
    maze, here = maze_of(state.plan), state.mover.piece
    beside = maze.beside(here).items()
    return {maze.names[square] for way, square in beside if way in maze.hedged_ways[here]}


def test_every_word_can_be_slid() -> None:
    """Also where a square seems to be behind a hedge from where the piece stands."""
    rng, behind = random.Random("slides"), 0
    for state in islice(positions(), POSITIONS):
        seat = state.turn.seat
        start = see(state, viewer=seat)
        hedged = behind_hedges(state)
        for word in words(state, rng):
            (move, *_) = moves_of(state, word)
            *taps, button = TABLE.spelling(start, move)
            sight = start
            for is_slide, regions in gestures(taps):
                sight = (slid if is_slide else tapped)(sight, regions)
            assert TABLE.tap(sight, button) == Play(GAME.move_to_text(move))
            assert sight.draft == tapped(start, taps).draft
            behind += bool(hedged & {*taps[1:]})
    assert behind, "the sample has words that lead round a hedge beside the piece"


def test_the_first_square_decides_what_the_second_may_be() -> None:
    """From h13 only the Gardener leads to g13; from h14 the way is open, and the finger sees it."""
    match = random_match(GAME, 2, "tr2", {}, 4)
    sight = slid(see(match.state, viewer=match.to_move), ["h14", "g13", "g12", "f11"])
    answer = TABLE.tap(sight, "go")
    assert isinstance(answer, Play)
    assert answer.move.startswith("HAEM:")


def test_a_slide_never_spends_the_gardener() -> None:
    """R14: a tap on the square does; the slide goes on from there."""
    sight = see(small_state(at=["d2"]))
    answer = TABLE.slide(sight, "d1")
    assert isinstance(answer, REFUSED)
    assert (answer.code, answer.rule) == ("E-HEDGE", "R14")
    assert "tap" in told("letter-maze", answer)
    assert slid(tapped(sight, "d1"), ["d1", "e1"]).draft == tapped(sight, "d1 e1").draft


def test_a_slide_that_comes_back_takes_letters_back() -> None:
    """The path ends where the finger is; a wobble beside its last square changes nothing."""
    start = see(small_state(at=["a4"]))
    sight = slid(start, ["a5", "b5", "c5"])
    assert slid(sight, ["b5"]).draft == slid(start, ["a5", "b5"]).draft
    assert isinstance(TABLE.slide(sight, "e5"), REFUSED)
    assert slid(sight, ["c5"]).draft == sight.draft


def test_a_tap_on_the_last_letter_takes_it_back() -> None:
    """One after the other, down to the piece, which is never taken."""
    start = see(small_state(at=["a4"]))
    sight = tapped(start, "a5 b5 c5")
    assert tapped(sight, "c5").draft == tapped(start, "a5 b5").draft
    assert tapped(sight, "c5 b5 a5 a4").draft == ()


def test_a_tile_that_is_held_is_laid_on_the_next_square_of_a_slide() -> None:
    """Where the finger starts on the last letter, that one is left as it is."""
    start = see(small_state(at=["a4"], hands=["EJV"]))
    sight = tapped(start, "a5 tile-0")
    assert slid(sight, ["a5", "b5", "c5"]).draft == tapped(start, "a5 tile-0 b5 c5").draft


def test_a_deal_can_be_slid_for_every_number_of_players() -> None:
    """Every lit square that needs no Gardener begins a slide."""
    for seats in range(2, 7):
        match = dealt(seats)
        sight = see(match.state, viewer=match.to_move)
        for region in TABLE.scene(sight).regions:
            if "legal" in region.states and region.id not in behind_hedges(match.state):
                assert region.trace
                assert slid(sight, [region.id]).draft
