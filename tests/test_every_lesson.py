"""Every lesson can be played: its record replays, its regions exist, its sentences are short."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop.app.lesson.learning import RIVAL
from tabletop.app.modes.lesson import step_of
from tabletop.core.game import listed_moves
from tabletop.core.lesson import Choose, Do, Lesson, Look, gaps_of
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyMatch, load_game, load_lessons
from tabletop.scene.measure import text_width
from tabletop.scene.regions import HINTED, LEGAL
from tests.amount import thorough_but
from tests.app.world import World
from tests.tables import ALL_GAMES

LESSONS = [
    pytest.param(key, number, id=f"{key}-{number}")
    for key in ALL_GAMES
    for number in range(1, len(load_lessons(key)) + 1)
]

SIZES = {
    "390x844": (390, 690),
    "844x390": (844, 280),
    "820x1180": (820, 1010),
    "1180x820": (1180, 650),
}
"""Screens, and what head and bar leave to the table."""

LINE = 304
"""How wide a line of the sentence is at 390 px, and its text."""

MOST_TAPS = 12
MOST_TRIED = 40
MOST_STRAYED = 4


def match_of(key: str, number: int, ply: int) -> AnyMatch:
    """Return the match of a lesson at a ply."""
    lesson = load_lessons(key)[number - 1]
    seats = [SeatEntry("You"), *(SeatEntry("Basil", RIVAL) for _ in range(lesson.seats - 1))]
    match: AnyMatch = Match.start(load_game(key), seats, lesson.seed, lesson.options)
    for move in lesson.moves[:ply]:
        match = match.play(move)
    return match


def lines_of(text: str) -> int:
    """Return the number of lines that a sentence takes in the head of a phone."""
    lines, width = 1, 0.0
    for word in text.split():
        wide = text_width(word, 16)
        if width and width + text_width(" ", 16) + wide > LINE:
            lines, width = lines + 1, 0.0
        width += wide + (text_width(" ", 16) if width else 0)
    return lines


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_game_teaches_itself(key: str) -> None:
    """The first lesson needs no name; the others have one; all seeds differ."""
    first, *others = load_lessons(key)
    assert not first.topic
    assert all(each.topic for each in others)
    assert len({each.seed for each in (first, *others)}) == 1 + len(others)


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_a_lesson_replays(key: str, number: int) -> None:
    """It replays to the end, plies never decrease, and the first and last steps only show."""
    lesson = load_lessons(key)[number - 1]
    match = match_of(key, number, len(lesson.moves))
    plies = [step.ply for step in lesson.steps]
    assert plies == sorted(plies)
    assert plies[-1] == match.ply
    assert isinstance(lesson.steps[0], Look)
    assert isinstance(lesson.steps[-1], Look)
    assert 3 <= len(lesson.steps) <= 12
    assert match.to_move is not None, "there is a game to be played on"


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_every_way_through_a_choice_is_as_long_as_the_first(key: str, number: int) -> None:
    """The first option follows the lesson's record; all options and all mistakes differ."""
    lesson = load_lessons(key)[number - 1]
    for step, following in pairwise(lesson.steps):
        if isinstance(step, Choose):
            own = lesson.moves[step.ply : following.ply]
            assert step.good[0].moves == own
            assert {len(way.moves) for way in step.good} == {len(own)}
            answers = [*(way.moves[0] for way in step.good), *(slip.move for slip in step.poor)]
            assert len(answers) == len(set(answers)) > 1


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_a_person_plays_every_move_that_is_hers(key: str, number: int) -> None:
    """No step comes at a chance event, and between steps only other seats move."""
    lesson = load_lessons(key)[number - 1]
    match = match_of(key, number, len(lesson.moves))
    movers = [match.game.current_player(each.state) for each in match.positions]
    for step, following in pairwise(lesson.steps):
        played = movers[step.ply : following.ply]
        assert movers[step.ply] != 0, step
        if not isinstance(step, Look):
            assert played[0] == 1, step
            played = played[1:]
        assert 1 not in played, step


def test_the_lesson_of_garden_growth_has_a_person_do_each_kind_of_care() -> None:
    """The learner plants, waters, weeds and ends a turn; reading about it is soon forgotten."""
    lesson = load_lessons("garden-growth")[0]
    done = [lesson.moves[step.ply] for step in lesson.steps if not isinstance(step, Look)]
    assert {move[-1] if move != "end" else move for move in done} >= {"+", "-", "end"}
    assert any("=" in move for move in done)


def test_the_lessons_of_garden_growth_use_every_core_rule_once() -> None:
    """They cover all helpful plants, revival, and death, which a poor choice shows."""
    lessons = load_lessons("garden-growth")
    done = {
        each.moves[step.ply]
        for each in lessons
        for step in each.steps
        if not isinstance(step, Look)
    }
    assert {"A3=P", "A3=U", "D3=L", "B2^D3"} <= done
    slips = [
        slip
        for each in lessons
        for step in each.steps
        if isinstance(step, Choose)
        for slip in step.poor
    ]
    assert sum("died" in slip.said for slip in slips) >= 3
    assert any("broccoli" in step.say for each in lessons for step in each.steps)


def test_the_lesson_of_garden_growth_says_what_the_upkeep_is() -> None:
    """It is explained where it is first mentioned."""
    said = [step.say for step in load_lessons("garden-growth")[0].steps]
    first = next(each for each in said if "upkeep" in each.lower())
    assert "turn begins with upkeep" in first


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_every_sentence_of_a_lesson_is_short(key: str, number: int) -> None:
    """Two lines on a phone at most, so that the board never moves."""
    lesson = load_lessons(key)[number - 1]
    gaps = gaps_of(match_of(key, number, 0).record)
    for said in sentences(lesson):
        assert lines_of(said.format(**gaps)) <= 2, said


def sentences(lesson: Lesson) -> list[str]:
    """Return all sentences of a lesson."""
    said = [step.say for step in lesson.steps]
    for step in lesson.steps:
        if isinstance(step, Do):
            said += [step.ready, step.wrong]
        if isinstance(step, Choose):
            said += [
                step.wrong,
                *(way.said for way in step.good),
                *(slip.said for slip in step.poor),
            ]
    return said


def begun(key: str, number: int, size: str = "390x844") -> World:
    """Return a world in which a lesson has started."""
    world = World().start()
    width, height = SIZES[size]
    world.send("resize", width=width, height=height)
    world.send("link", fragment=f"learn={key}/{number}")
    return world


def told(world: World, text: str) -> str:
    """Return a sentence of the lesson as the table words it."""
    assert world.model.session
    return text.format(**gaps_of(world.model.session.match.record))


def ringed(world: World) -> list[str]:
    """Return the regions that the table highlights."""
    assert world.painted
    return [each.id for each in world.painted[-1].regions if HINTED in each.states]


def drafted(world: World) -> tuple[str, ...]:
    """Return the current selection at the table."""
    assert world.model.session
    return world.model.session.selection.draft


def choice(world: World) -> Choose | None:
    """Return the choice at the learner's current step."""
    assert world.model.session
    step = step_of(world.model.session)
    return step if isinstance(step, Choose) else None


def goes_on(world: World, way: int = 0) -> None:
    """Complete the current step: confirm it, take a good option, or tap highlighted regions."""
    step = world.page["table"]["lesson"]["step"]
    decides = choice(world)
    if decides:
        world.send("type", text=decides.good[way % len(decides.good)].moves[0])
        assert world.page["table"]["lesson"]["step"] == step + 1
        return
    if world.page["table"]["lesson"]["looks"]:
        world.send("lesson-on")
    for _ in range(MOST_TAPS):
        if world.page["table"]["lesson"]["step"] != step:
            return
        (region,) = ringed(world)
        before = drafted(world)
        world.send("tap", region=region)
        assert not world.page["table"]["refused"], world.page["table"]["sentence"]
        is_done = world.page["table"]["lesson"]["step"] != step
        assert is_done or drafted(world) != before, f"a tap on {region} leads nowhere"
    raise AssertionError(f"step {step} is not done by tapping its ring")


@pytest.mark.parametrize("size", thorough_but(SIZES, ("390x844", "1180x820")))
@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_a_lesson_is_walked_by_tapping_its_rings(key: str, number: int, size: str) -> None:
    """At every step its region is on the table, and tapping the highlights plays its move."""
    world = begun(key, number, size)
    lesson = load_lessons(key)[number - 1]
    for place, step in enumerate(lesson.steps[:-1], start=1):
        model = world.page["table"]
        assert (model["lesson"]["step"], model["ply"]) == (place, step.ply)
        assert world.model.session
        said = lesson.sentence(world.model.session.match.record, place - 1)
        assert model["sentence"] == told(world, said)
        if isinstance(step, Look):
            assert ringed(world) == ([step.at] if step.at else [])
        goes_on(world)
    assert world.page["table"]["lesson"]["ends"]
    assert world.moves == lesson.moves


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_every_line_of_a_lesson_leads_to_its_end(key: str, number: int) -> None:
    """After any good options, each later step finds its region, and its sentence fits."""
    lesson = load_lessons(key)[number - 1]
    widest = max((len(s.good) for s in lesson.steps if isinstance(s, Choose)), default=0)
    for way in range(1, widest):
        world = begun(key, number)
        for place, step in enumerate(lesson.steps[:-1]):
            assert world.model.session
            said = lesson.sentence(world.model.session.match.record, place)
            assert world.page["table"]["sentence"] == told(world, said)
            if isinstance(step, Look):
                assert ringed(world) == ([step.at] if step.at else [])
            goes_on(world, way)
        assert world.page["table"]["lesson"]["ends"]
        assert world.moves in lesson.lines()


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_a_poor_choice_is_shown_and_taken_back(key: str, number: int) -> None:
    """Its consequence is drawn and announced, then the learner chooses again."""
    lesson = load_lessons(key)[number - 1]
    world = begun(key, number)
    for place, step in enumerate(lesson.steps[:-1], start=1):
        for slip in step.poor if isinstance(step, Choose) else ():
            world.send("type", text=slip.move)
            model = world.page["table"]
            assert (model["ply"], model["lesson"]["step"]) == (step.ply, place)
            assert model["sentence"] == world.said[-1] == told(world, slip.said)
            assert len(world.painted) > 1
        goes_on(world)


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_what_a_step_lays_open_is_seen(key: str, number: int) -> None:
    """It is open during the step, also if the lesson is resumed there, and closed afterwards.

    Such a step highlights nothing, because a tap would close it.
    """
    world = begun(key, number)
    for step in load_lessons(key)[number - 1].steps[:-1]:
        assert world.model.session
        inspected = step.inspected if isinstance(step, Look) else ""
        assert world.model.session.selection.inspected == inspected
        if inspected:
            assert ringed(world) == []
            lies_open = world.painted[-1]
            world.send("leave")
            world.send("link", fragment=f"learn={key}/{number}")
            assert world.painted[-1] == lies_open
            world.send("cancel")
            assert world.painted[-1] != lies_open
        goes_on(world)


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_whatever_is_picked_first_the_rings_lead_on(key: str, number: int) -> None:
    """After any first selection, tapping the highlights still completes the step."""
    for first in range(MOST_STRAYED):
        world = begun(key, number)
        for _ in load_lessons(key)[number - 1].steps[:-1]:
            stray(world, first)
            goes_on(world)
        assert world.page["table"]["lesson"]["ends"]


def stray(world: World, first: int) -> None:
    """Tap an enabled region that is not highlighted, if that selects something."""
    assert world.painted
    strays = [
        each.id
        for each in world.painted[-1].regions
        if LEGAL in each.states and HINTED not in each.states
    ]
    if strays and not world.page["table"]["lesson"]["looks"]:
        world.send("tap", region=strays[-1 - first % len(strays)])


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_any_other_legal_move_is_taken_back(key: str, number: int) -> None:
    """It is shown and explained, and the step stays the same."""
    lesson = load_lessons(key)[number - 1]
    for place, step in enumerate(lesson.steps):
        if isinstance(step, Look):
            continue
        world = begun(key, number)
        while world.page["table"]["lesson"]["step"] <= place:
            goes_on(world)
        match = match_of(key, number, step.ply)
        asked = {lesson.moves[step.ply]}
        if isinstance(step, Choose):
            asked = {way.moves[0] for way in step.good} | {slip.move for slip in step.poor}
        others = [each for each in legal_of(match) if each not in asked]
        for other in others[:2]:
            world.send("type", text=other)
            model = world.page["table"]
            assert (model["ply"], model["lesson"]["step"]) == (step.ply, place + 1)
            wrong = told(world, step.wrong)
            assert model["sentence"] == wrong
            assert world.said[-1] == wrong
            assert len(world.painted) > 1


def legal_of(match: AnyMatch) -> list[str]:
    """Return some of the legal moves."""
    listed = listed_moves(match.game, match.state, MOST_TRIED)
    if listed is not None:
        return listed
    moves = iter(match.game.legal_moves(match.state))
    return [match.game.move_to_text(next(moves)) for _ in range(MOST_TRIED)]


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_a_lesson_is_taken_up_at_its_step(key: str, number: int) -> None:
    """A lesson that was left resumes at its step; after its end another one starts.

    The start page never says that a computer is thinking in a lesson.
    """
    world = begun(key, number)
    goes_on(world)
    assert world.model.session
    left = world.page["table"]
    world.send("leave")
    again = World(world.games, world.entries).start()
    again.send("resize", width=390, height=690)
    again.send("learn", game=key, lesson=number)
    assert again.page["table"] == left
    while not again.page["table"]["lesson"]["ends"]:
        goes_on(again)
        assert again.model.shelf[0]["state"] == "running"
    again.send("lesson-end")
    assert not again.page["table"]["lesson"]
    again.send("leave")
    again.send("learn", game=key, lesson=number)
    assert again.page["table"]["lesson"]["step"] == 1
    assert len(again.games) == 2
