"""Puzzles at the table: set, tried, undone, hinted at, solved, and never saved as games."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tabletop.app.model.puzzles import next_of, solved_from
from tabletop.app.puzzles.judging import BEST, is_right, is_turn_over
from tabletop.core.puzzle import DECISIVE, Puzzle
from tabletop.core.record import SeatEntry
from tabletop.games.registry import GAMES, AnyMatch, load_game, load_puzzles
from tabletop.scene.regions import GO_ON
from tests.app.world import SIZE, World

GAME = "wizards-garden"
MADE = [key for key in GAMES if load_puzzles(key)]


def at_puzzle(game: str, number: int) -> World:
    """Return a world with a puzzle on its table, opened by a link."""
    world = World().start()
    world.send("resize", **SIZE)
    world.send("link", fragment=f"puzzle={game}/{number}")
    return world


def puzzle_of(kind: str) -> Puzzle:
    """Return the first puzzle of a kind."""
    return next(each for each in load_puzzles(GAME) if each.kind == kind)


def wrong_moves(world: World, puzzle: Puzzle) -> Iterator[str]:
    """Yield the legal moves that are not the solution."""
    session = world.model.session
    assert session
    for move in session.match.game.legal_moves(session.match.state):
        text = session.match.game.move_to_text(move)
        if text not in puzzle.solution:
            yield text


def test_a_wrong_turn_is_shown_with_its_answer_and_taken_back() -> None:
    """The rival's harvest is on the board and in words, and then all stands as it stood."""
    puzzle = puzzle_of("safe")
    world = at_puzzle(GAME, puzzle.id)
    before = world.page["table"]
    assert "harvest anything" in before["sentence"]
    move = next(wrong_moves(world, puzzle))
    world.send("type", text=move)
    after = world.page["table"]
    assert "replies and gains" in after["sentence"]
    assert after["refused"]
    assert len(world.painted) > 2  # the planting, the answer, and back
    assert after["ply"] == before["ply"]
    assert not after["puzzle"]["solved"]
    assert world.solved == []


def test_half_a_best_turn_is_told() -> None:
    """Who went to the right place and did another thing there need not look for the place again."""
    puzzle = next(each for each in load_puzzles("witchcraft") if each.solution[1:] == ("again=To",))
    world = at_puzzle("witchcraft", puzzle.id)
    world.send("type", text=puzzle.solution[0])
    world.send("type", text="again=Fi")
    assert "You went to the right space." in world.page["table"]["sentence"]
    for move in ("go=Fi", puzzle.solution[1]):
        world.send("type", text=move)
    assert "What you did there was right." in world.page["table"]["sentence"]
    for move in ("go=Fi", "again=Fi"):
        world.send("type", text=move)
    assert "Try again." in world.page["table"]["sentence"]


def missed_in_hanging_gardens(world: World) -> None:
    """Play two actions that do not solve the puzzle."""
    puzzle = load_puzzles("hanging-gardens")[0]
    for _ in puzzle.solution:
        world.painted.clear()
        world.send("type", text=next(wrong_moves(world, puzzle)))


def test_a_turn_is_answered_to_the_end_of_the_answer() -> None:
    """What is wrong with two actions is what the rival can do with two of its own, in words too."""
    world = at_puzzle("hanging-gardens", 1)
    missed_in_hanging_gardens(world)
    said = world.page["table"]["sentence"]
    assert re.match(r"Then \w+ [a-z ]+ and [a-z ]+: you’re \d+ points behind\.", said)
    assert len(world.painted) >= 4  # the second action, the answer's two, and back
    assert not world.page["table"]["puzzle"]["solved"]


def test_what_was_wrong_can_be_seen_again() -> None:
    """The whole turn with its answer, in whatever position; and then all stands as it stood."""
    world = at_puzzle("hanging-gardens", 1)
    assert not world.page["table"]["puzzle"]["missed"]
    missed_in_hanging_gardens(world)
    said, ply = world.page["table"]["sentence"], world.page["table"]["ply"]
    world.send("type", text=load_puzzles("hanging-gardens")[0].solution[0])
    assert world.page["table"]["puzzle"]["missed"]
    world.painted.clear()
    world.send("puzzle-missed")
    assert world.page["table"]["sentence"] == said
    assert world.page["table"]["ply"] == ply
    assert len(world.painted) >= 5  # both actions, both of the answer, and back
    for move in load_puzzles("hanging-gardens")[0].solution:
        world.send("type", text=move)
    assert world.page["table"]["puzzle"]["solved"]
    assert not world.page["table"]["puzzle"]["missed"]


def test_nothing_is_shown_again_where_nothing_was_wrong() -> None:
    """A message that comes late or from nowhere changes nothing."""
    world = at_puzzle("hanging-gardens", 1)
    world.painted.clear()
    world.send("puzzle-missed")
    assert world.painted == []


def test_no_answer_is_spoken_of_where_the_turn_ends_the_game() -> None:
    """Neither the task nor the explanation of a wrong turn mentions one."""
    puzzle = next(each for each in load_puzzles("hanging-gardens") if each.ends)
    world = at_puzzle("hanging-gardens", puzzle.id)
    asked = world.page["table"]["sentence"]
    assert asked.startswith("End the game ")
    assert "answer" not in asked


def test_it_is_said_that_there_is_more_than_the_view_holds() -> None:
    """Before the first pick, on a phone; a tablet has room, and so has a garden that is small."""
    for number, width, is_more in ((55, 390, True), (11, 1180, False), (1, 390, False)):
        world = at_puzzle("hanging-gardens", number)
        page = world.send("resize", width=width, height=640)
        assert page["table"]["sentence"].endswith("Drag to see the whole board.") == is_more, number
    world = at_puzzle("hanging-gardens", 55)
    world.send("resize", width=390, height=640)
    for region in ("S", "T"):
        assert "Drag" not in world.send("tap", region=region)["table"]["sentence"]


def test_a_turn_that_only_saves_is_not_said_to_decide() -> None:
    """Nobody is ahead after it: another turn loses, and this one does not."""
    each = load_puzzles("hanging-gardens")
    puzzle = next(one for one in each if one.margin > DECISIVE and one.lead <= 0)
    world = at_puzzle("hanging-gardens", puzzle.id)
    for move in puzzle.solution:
        world.send("type", text=move)
    assert world.page["table"]["sentence"].startswith("Solved! That turn keeps you from losing.")


def test_a_turn_is_said_to_win_where_the_rules_say_so() -> None:
    """Of the decisive ones: the game is over with it, and whoever solves the puzzle has won."""
    decisive = [one for one in load_puzzles("hanging-gardens") if one.margin > DECISIVE]
    assert {one.wins for one in decisive} == {True, False}
    for puzzle in decisive:
        world = at_puzzle("hanging-gardens", puzzle.id)
        for move in puzzle.solution:
            world.send("type", text=move)
        assert world.model.session
        match = world.model.session.match
        outcome = match.game.outcome(match.state)
        has_won = outcome is not None and outcome.winners == (puzzle.seat,)
        said = "wins the game." if has_won else "keeps you from losing."
        told = world.page["table"]["sentence"]
        assert told.startswith(f"Solved! That turn {said}"), puzzle.id


def test_a_hint_says_what_an_action_is_for() -> None:
    """Of the whole turn: the gazebo, where that is what the other action is done for."""
    world = at_puzzle("hanging-gardens", 11)
    told = world.send("hint")["table"]["sentence"]
    assert told.startswith(
        "You can gain 7 points. A terrace there improves the view from your gazebo"
    )


def test_a_race_says_how_far_it_is_and_which_word_was_right() -> None:
    """What is measured is the way by the missing cards; the right first word need not be sought."""
    nearest = [each for each in load_puzzles("letter-maze") if each.kind == "nearest"]
    puzzle = next(each for each in nearest if len(each.solution) > 1)
    world = at_puzzle("letter-maze", puzzle.id)
    assert "The finish is " in world.page["table"]["sentence"]
    world.send("type", text=puzzle.solution[0])
    world.send("type", text=next(wrong_moves(world, puzzle)))
    assert "The first word is right." in world.page["table"]["sentence"]


def test_a_race_may_be_won_in_more_words_than_the_stored_turn() -> None:
    """A longer turn is not called wrong after its first word: a bonus word may still win."""
    world = at_puzzle("letter-maze", 2)
    world.send("type", text="(D)WELT:47296")
    between = world.page["table"]
    assert not between["refused"]
    assert not between["puzzle"]["solved"]
    world.send("type", text="GO:77")
    assert world.page["table"]["puzzle"]["solved"]


def test_the_right_turn_is_praised_and_remembered() -> None:
    """The board stays, the bar leads to the next puzzle, and no rival moves."""
    puzzle = puzzle_of("save")
    world = at_puzzle(GAME, puzzle.id)
    ply = world.page["table"]["ply"]
    world.send("type", text=puzzle.solution[0])
    table = world.page["table"]
    assert table["puzzle"]["solved"]
    assert table["sentence"].startswith("Solved!")
    assert table["ply"] == ply + 1
    assert world.solved == [(GAME, puzzle.id)]
    assert world.job is None
    assert not table["tools"]["undo"]
    world.send("painted")
    assert world.page["dialog"] is None
    world.send(**table["puzzle"]["next"])
    assert world.page["table"]["puzzle"]["number"] == puzzle.id % len(load_puzzles(GAME)) + 1


def test_hints_lead_to_the_solution() -> None:
    """Where first, then the move, then nothing; nobody has to think for it."""
    puzzle = load_puzzles(GAME)[0]
    world = at_puzzle(GAME, puzzle.id)
    told = [world.send("hint")["table"]["sentence"] for _ in range(3)]
    assert len(set(told)) > 1
    assert world.job is None
    assert world.model.session
    assert world.model.session.help.hint is None
    world.send("hint")
    assert world.model.session.help.hint
    assert world.model.session.help.hint.move == puzzle.solution[0]


def test_no_puzzle_is_kept_as_a_game() -> None:
    """The list of games is unchanged, and a new page finds the puzzle by its id."""
    world = at_puzzle(GAME, 2)
    id_ = world.page["table"]["id"]
    assert id_ == f"puzzle/{GAME}/2"
    world.send("type", text=load_puzzles(GAME)[1].solution[0])
    world.send("leave")
    assert world.games == {}
    assert world.page["shelf"] == []
    world.send("restarted", id=id_)
    assert world.page["table"]["id"] == id_


@pytest.mark.parametrize("key", MADE)
def test_a_solved_puzzle_says_what_the_turn_is_worth(key: str) -> None:
    """By its kind; of the best turn why it is, of each of its moves."""
    firsts = {each.kind: each for each in reversed(load_puzzles(key))}
    for kind, puzzle in firsts.items():
        world = at_puzzle(key, puzzle.id)
        for move in puzzle.solution:
            world.send("type", text=move)
        said = world.page["table"]["sentence"]
        assert said.startswith("Solved! ")
        if kind in BEST and puzzle.margin <= 50:
            assert said.count(".") >= len(puzzle.solution)


@pytest.mark.parametrize("key", MADE)
def test_nothing_can_be_done_in_a_solved_puzzle(key: str) -> None:
    """All buttons are disabled, and a tap is refused."""
    puzzle = load_puzzles(key)[0]
    world = at_puzzle(key, puzzle.id)
    for move in puzzle.solution:
        world.send("type", text=move)
    regions = world.painted[-1].regions
    assert not any(each.jump == GO_ON for each in regions)
    page = world.send("type", text=puzzle.solution[0])
    assert page["table"]["puzzle"]["solved"]


def test_the_list_counts_what_is_solved() -> None:
    """The number for each game, and the solved ones of a game."""
    world = at_puzzle(GAME, 2)
    world.send("type", text=load_puzzles(GAME)[1].solution[0])
    world.send("leave")
    listed = world.send("dialog", kind="puzzles")["dialog"]["games"]
    assert [each["game"] for each in listed] == MADE
    assert listed[0]["line"] == f"1 of {len(load_puzzles(GAME))} solved"
    puzzles = world.send("dialog", kind="puzzles", game=GAME)["dialog"]["puzzles"]
    assert [each["id"] for each in puzzles if each["solved"]] == [2]
    assert world.send("puzzle", game=GAME)["table"]["puzzle"]["number"] == 1


@pytest.mark.parametrize("key", MADE)
def test_puzzles_are_listed_and_led_through_by_their_grades(key: str) -> None:
    """The easiest first, whatever their numbers are; and each comes once."""
    world = World().start()
    listed = world.send("dialog", kind="puzzles", game=key)["dialog"]["puzzles"]
    grades = [each["grade"] for each in listed]
    assert grades == sorted(grades)
    ids = [each["id"] for each in listed]
    assert sorted(ids) == [each.id for each in load_puzzles(key)]
    assert world.send("puzzle", game=key)["table"]["puzzle"]["number"] == ids[0]
    assert [next_of(key, {}, after) for after in ids] == [*ids[1:], ids[0]]
    assert next_of(key, {key: frozenset(ids[:3])}) == ids[3]


@pytest.mark.parametrize("asked", ["wizards-garden/0", "wizards-garden/x", "chess/1", "chess", ""])
def test_a_link_to_no_puzzle_is_told(asked: str) -> None:
    """And nothing opens."""
    world = World().start()
    page = world.send("link", fragment=f"puzzle={asked}")
    assert page["screen"] == "menu"
    assert "puzzle" in page["notice"]["text"]


@pytest.mark.parametrize("key", MADE)
def test_a_solution_is_taken_as_right_at_its_last_move(key: str) -> None:
    """Not before: the turn is over with it, and it solves the puzzle."""
    game = load_game(key)
    for puzzle in load_puzzles(key)[::4]:
        seats = [SeatEntry("X", None) for _ in range(puzzle.seats)]
        match: AnyMatch = puzzle.match(game, seats)
        start = match.ply
        for number, move in enumerate(puzzle.solution, start=1):
            match = match.settle().play(move)
            is_over = is_turn_over(puzzle, match, start)
            assert is_over == (number == len(puzzle.solution)), f"{key} {puzzle.id}"
        assert is_right(puzzle, match, start), f"{key} {puzzle.id}"


@pytest.mark.parametrize(
    "text", ["", "[", "7", '{"wizards-garden": 3}', '{"wizards-garden": ["1", -2, 1.5, true]}']
)
def test_what_storage_holds_is_read_as_from_a_stranger(text: str) -> None:
    """Nothing of what makes no sense is taken for a solved puzzle."""
    assert not any(solved_from(text).values())


def test_what_was_solved_is_read_back() -> None:
    """By game, each once."""
    assert solved_from('{"wizards-garden": [1, 2, 2]}') == {GAME: frozenset({1, 2})}
