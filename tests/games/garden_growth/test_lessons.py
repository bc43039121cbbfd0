"""Whoever has done the lessons of Garden Growth knows the game: what each rule is taught by."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletop.core.lesson import Choose, Do, Lesson, Look, Step
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import allowance
from tabletop.games.garden_growth.rules.kinds import KINDS
from tabletop.games.garden_growth.rules.state import LAST_TURN, State, next_upkeep
from tabletop.games.garden_growth.table.table import TABLE
from tabletop.games.garden_growth.words.game_words import WORDS
from tabletop.games.garden_growth.words.lesson import LESSONS
from tests.games.garden_growth import oracle
from tests.games.garden_growth.sights import see

FIRST, WEEDS, DEATH, FINE, RIVALS = LESSONS


class Taught(NamedTuple):
    """What teaches a rule: a lesson, a step by its place (from 1), and what it shows.

    `words` stand in what the step says; `move` is what the learner plays, or a poor choice.
    """

    lesson: Lesson
    step: int
    words: str = ""
    move: str = ""


RULES: dict[str, Sequence[Taught]] = {
    "goal: the most points after turn 12 (G28)": [
        Taught(FIRST, 1, "After turn 12, the most points win"),
    ],
    "one end only, after everyone's turn 12 (G29)": [Taught(RIVALS, 9, "after everyone’s turn 12")],
    "twelve spaces in four sections of three (G1)": [
        Taught(FIRST, 1, "Four sections, A to D, of three spaces")
    ],
    "own garden only (G20)": [Taught(RIVALS, 2, "nobody can touch anyone else’s garden")],
    "a dead plant stays, without care (G20, R17, R19)": [
        Taught(FINE, 1, "can’t water, weed, move or replace it"),
        Taught(FIRST, 4, "A dead plant can’t be watered", "end"),
    ],
    "planting costs actions, by kind (G13)": [
        Taught(FIRST, 2, "A carrot costs one", "A2=C"),
        Taught(FIRST, 5, "It costs 1 action", "A1=S"),
        Taught(FINE, 3, "costs 2 actions, like a plum. A blueberry costs 3, a lemon tree 5"),
    ],
    "what a new plant starts with (G13)": [
        Taught(
            FINE, 10, "Plums start with 2 water, blueberries with 3, others with 1. None has weeds"
        ),
    ],
    "water, 1 action (G14)": [Taught(FIRST, 4, "What helps?", "A2+")],
    "weed, 1 action (G15)": [Taught(FIRST, 11, "pull one out", "A1-")],
    "revival is free, once a living tree, chips as they are (G16, R24, R25, R27)": [
        Taught(DEATH, 4, "Each living lemon tree can do it once", "B2^D3"),
        Taught(DEATH, 4, "same water and weeds"),
        Taught(DEATH, 5, "without water"),
        Taught(DEATH, 7, "A used lemon tree stays used, even if it’s revived", "end"),
    ],
    "actions: 1, living plants, pairs of broccolis anywhere (G12, R14)": [
        Taught(FIRST, 5, "A plant gives 1 action a turn, but its care can cost 2"),
        Taught(DEATH, 8, "1 of your own, 8 for your plants, and 1 for two broccolis"),
        Taught(FINE, 3, "Three broccolis anywhere make one pair, four make two", "D2=B"),
        Taught(FINE, 7, "1 of your own, 10 for plants and 2 for two pairs"),
    ],
    "actions are counted once (G12, G17)": [
        Taught(FIRST, 5, "gives you 1 on each later turn while it lives"),
        Taught(FINE, 4, "counted once a turn, right after upkeep"),
    ],
    "actions in any order (G17)": [Taught(DEATH, 12, "use your other actions in any order")],
    "unused actions are lost (G19)": [
        Taught(FIRST, 8, "An unused action is lost", "end"),
        Taught(FINE, 6, "can’t save an action for later", "end"),
    ],
    "upkeep: water, thirst (G5, G6)": [
        Taught(FIRST, 3, "begins with upkeep: plants lose 1 water and gain 1 weed", "end"),
        Taught(FIRST, 4, "no water left: it dies next upkeep"),
    ],
    "upkeep: weeds, death by weeds (G7)": [
        Taught(FIRST, 11, "A plant can hold three, but dies of a fourth"),
        Taught(WEEDS, 2, "no room for another"),
    ],
    "a plant that dies of thirst still gains its weed (G7, R1)": [
        Taught(
            WEEDS, 4, "would die of thirst at the end of the upkeep, after gaining one last weed"
        ),
    ],
    "strawberry (G9)": [Taught(FIRST, 6, "lose water on even turns only", "end")],
    "carrot (G10)": [Taught(FIRST, 2, "gain weeds on odd turns only")],
    "plum: its section, not itself (G9, R11, R13)": [
        Taught(FIRST, 7, "On even turns, others in a plum’s section lose no water", "A3=P"),
        Taught(FIRST, 10, "it can’t help itself. Two plums would help each other"),
    ],
    "blueberry: its section, not itself (G10, R11, R13)": [
        Taught(WEEDS, 3, "keeps new weeds off others in its section on even turns", "A3=U"),
        Taught(WEEDS, 3, "the wrong section", "B2=U"),
        Taught(WEEDS, 7, "doesn’t help itself"),
    ],
    "a dead plant's bonus is gone (G18, R2)": [
        Taught(DEATH, 2, "B2 is dead, so the pair is broken"),
        Taught(WEEDS, 8, "dying plum or blueberry still protects the others in its last upkeep"),
        Taught(RIVALS, 5, "Turns go in order", "end"),
        Taught(RIVALS, 6, "plum just died, but it still protected C1 and C2 in that upkeep"),
    ],
    "score: living plants and their kinds (G21, G22)": [
        Taught(FINE, 8, "Living plants score 1 each. Extra: lemon tree 3, blueberry 2, plum"),
    ],
    "score: all twelve, living or dead (G23)": [
        Taught(FINE, 10, "Plants on all twelve spaces, dead or alive, score 5 points", "D3=P")
    ],
    "score: water, also of dead plants, rounded down (G24, R18, R29)": [
        Taught(FINE, 11, "Only full sets count: 4 water score 1 point, 2 weeds cost 1"),
        Taught(FINE, 9, "Dead plants’ water and weeds count, too"),
        Taught(FINE, 11, "5 water score 1 point, just like 4", "A2+"),
    ],
    "score: weeds, also of dead plants, rounded down (G25, R18, R29)": [
        Taught(FINE, 9, "Dead plants’ water and weeds count, too"),
        Taught(FINE, 9, "You can’t pull the weed on C2"),
        Taught(FINE, 11, "Only full sets count: 4 water score 1 point, 2 weeds cost 1", "A1-"),
        Taught(DEATH, 9, "Every 2 weeds cost 1 point; a single one is free"),
    ],
    "score: dead plants (G26)": [Taught(DEATH, 1, "minus 2 points")],
    "score: a section of one kind, living or dead (G27, R30, R31)": [
        Taught(FINE, 2, "Three of a kind in a section score 1 point, dead or alive", "C3=C"),
    ],
    "nothing runs out; 3 water and 3 weeds at most (R15)": [
        Taught(
            FINE, 5, "Supplies never run out, but a plant holds at most 3 water and 3 weeds", "B3+"
        ),
    ],
    "no chance, and nothing is hidden (G30)": [
        Taught(RIVALS, 2, "Nothing is hidden or left to luck"),
    ],
    "a tie is shared, nothing breaks it (G28, R33)": [
        Taught(RIVALS, 8, "With equal points you share the win: there’s no tie-break"),
    ],
    "one to six players; turns in order (G1, G3)": [
        Taught(RIVALS, 1, "One to six can play, each with their own garden"),
        Taught(RIVALS, 5, "Turns go in order", "end"),
        Taught(RIVALS, 3, "However many play, the rules are the same"),
    ],
    "alone the total is the result (G28)": [
        Taught(FINE, 12, "If you play alone, try to beat your best score")
    ],
    "no upkeep after turn 12 (G29)": [Taught(DEATH, 10, "No upkeep follows")],
    "no options": [Taught(RIVALS, 3, "there are no options")],
}
"""Each rule that a player must know, and what teaches it."""


def said_at(step: Step) -> str:
    """Return all that a step says."""
    told = [step.say]
    if isinstance(step, Do):
        told.append(step.ready)
    if isinstance(step, Choose):
        told += [slip.said for slip in step.poor]
    return " ".join(told)


def played_at(lesson: Lesson, step: Step) -> set[str]:
    """Return what the learner may play at a step, well or poorly."""
    if isinstance(step, Choose):
        return {way.moves[0] for way in step.good} | {slip.move for slip in step.poor}
    return set() if isinstance(step, Look) else {lesson.moves[step.ply]}


def at(lesson: Lesson, ply: int) -> State:
    """Return the state of a lesson at a ply."""
    match = Match.start(GAME, computer_seats(lesson.seats, "random"), lesson.seed, {})
    for move in lesson.moves[:ply]:
        match = match.play(move)
    return match.state


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_taught(rule: str) -> None:
    """The words are said at that step, and the move is one of those that can be played there."""
    for taught in RULES[rule]:
        step = taught.lesson.steps[taught.step - 1]
        assert taught.words in said_at(step)
        assert not taught.move or taught.move in played_at(taught.lesson, step)


def test_what_remains_to_be_done_is_asked_for_by_the_button_that_allows_it() -> None:
    """At the last step of a lesson nothing can be played before the game is played on."""
    button = "Play this game to its end"
    assert f't("{button}")' in Path("static/js/page/words.js").read_text(encoding="utf-8")
    choice = WEEDS.steps[-2]
    assert isinstance(choice, Choose)
    ends = [WEEDS.steps[-1].say, DEATH.steps[-1].say, RIVALS.steps[-1].say]
    ends += [way.said for way in choice.good if way.said]
    assert all(f"“{button}”" in said for said in ends)


def test_the_plant_that_dies_of_thirst_has_room_for_its_weed() -> None:
    """R1: water first, then weeds, and deaths last."""
    state = at(WEEDS, WEEDS.steps[3].ply)
    upkeep = next_upkeep(state, 1)
    assert upkeep is not None
    plant, then = state.garden[3], oracle.after(state.garden, upkeep)[3]
    assert plant is not None
    assert then is not None
    assert oracle.causes(state.garden, 3, upkeep) == {"thirst"}
    assert (then.is_living, then.weeds) == (False, plant.weeds + 1)


def test_no_option_is_kept_from_learners() -> None:
    """The last lesson says that there are none."""
    assert GAME.info.options == ()


def test_every_kind_of_plant_is_planted_in_a_lesson() -> None:
    """By the learner, who so reads what each is for."""
    done = {move for each in LESSONS for step in each.steps for move in played_at(each, step)}
    assert {move[-1] for move in done if "=" in move} >= {kind.letter for kind in KINDS}


def test_the_big_button_saves_the_other_broccoli_at_once() -> None:
    """The plant that was just watered is no longer picked, so that button is there."""
    state = at(DEATH, 54)
    choice = DEATH.steps[5]
    assert isinstance(choice, Choose)
    assert "the big button" in choice.say
    draft = TABLE.stays(state, GAME.move_from_text(DEATH.moves[53]), ("B2",))
    assert draft == ()
    assert TABLE.scene(see(state, draft=draft)).region("go").label.startswith("Water B1")


def test_the_fourth_broccoli_makes_a_second_pair() -> None:
    """G12, R14: nothing changes at once; after the upkeep two more actions than plants and one."""
    before, after, then = at(FINE, 62), at(FINE, 63), at(FINE, 65)
    assert before.left - after.left == 2
    assert oracle.actions(after.garden) - oracle.actions(before.garden) == 2
    living = sum(1 for plant in then.garden if plant and plant.is_living)
    assert (then.left, living) == (13, 10) == (allowance(then.garden), 10)


def test_the_action_that_is_lost_is_one() -> None:
    """G19: nobody is in danger, so nothing was better than to end the turn."""
    state = at(FINE, 64)
    upkeep = next_upkeep(state, 1)
    assert state.left == 1
    assert upkeep is not None
    assert not any(oracle.causes(state.garden, space, upkeep) for space in range(12))


def test_the_points_of_the_fine_points_are_as_they_are_told() -> None:
    """G23 to G27: the carrot on C2 is dead, with a weed that counts."""
    items = [oracle.items(at(FINE, ply).garden) for ply in (61, 62, 65, 66, 67)]
    dead = at(FINE, 61).garden[7]
    assert dead is not None
    assert (dead.kind, dead.is_living, dead.weeds) == ("C", False, 1)
    assert [each[6] for each in items[:2]] == [0, 1]
    assert [each[2] for each in items[2:4]] == [0, 5]
    assert [each[4] for each in items[3:]] == [-13, -12]
    water = sum(plant.water for plant in at(FINE, 66).garden if plant)
    assert water == 4


@pytest.mark.parametrize("step", [11], ids=["one action"])
def test_only_a_weed_scores_at_once(step: int) -> None:
    """Every weeding there is a good answer, and every watering a poor one."""
    choice = FINE.steps[step - 1]
    assert isinstance(choice, Choose)
    state = at(FINE, choice.ply)
    good = {way.moves[0] for way in choice.good}
    poor = {slip.move for slip in choice.poor}
    legal = {GAME.move_to_text(move) for move in GAME.legal_moves(state)}
    assert good == {move for move in legal if move.endswith("-")}
    assert poor == {move for move in legal if move.endswith("+")}
    worth = sum(oracle.items(state.garden))
    for text in good | poor:
        after = GAME.apply_move(state, GAME.move_from_text(text))
        assert (sum(oracle.items(after.garden)) > worth) == (text in good)


def test_the_last_lesson_ends_in_a_tie() -> None:
    """G28: ten points each, and the third has too few actions to come near."""
    state = at(RIVALS, 180)
    assert (state.turn, state.seat) == (LAST_TURN, 3)
    assert GAME.scores(state) == (10, 10, -1)
    assert state.left == 3, "a lemon tree is too dear, and a blueberry brings 3 points"
    over = GAME.apply_move(state, GAME.move_from_text("end"))
    outcome = GAME.outcome(over)
    assert outcome
    assert outcome.winners == (1, 2)
    assert "no tie-break" in WORDS.ending(over).reason


def test_a_dying_plum_still_protects_before_the_eyes_of_the_learner() -> None:
    """R2: C1 has no water to lose, and lives."""
    before, after = at(RIVALS, 172).gardens[2], at(RIVALS, 180).gardens[2]
    for space in (6, 7):
        then, now = before[space], after[space]
        assert then is not None
        assert now is not None
        assert (now.is_living, now.water) == (True, then.water)
    plum, dry = after[8], after[6]
    assert plum is not None
    assert dry is not None
    assert (plum.kind, plum.is_living, plum.water, dry.water) == ("P", False, 0, 0)
    assert oracle.causes(before, 8, LAST_TURN) == {"thirst"}


def test_the_last_action_scores_by_a_seed_alone() -> None:
    """G21: any other action brings nothing."""
    state = at(RIVALS, 171)
    assert state.left == 1
    worth = sum(oracle.items(state.garden))
    for move in GAME.legal_moves(state):
        after = GAME.apply_move(state, move).gardens[0]
        is_planted = "=" in GAME.move_to_text(move)
        assert (sum(oracle.items(after)) > worth) == is_planted
