"""What the lessons of Witchcraft say of a position is what stands on the table then."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from tabletop.core.lesson import Choose, Do, Lesson, Look
from tabletop.games.witchcraft.rules.notation import move_from_text
from tabletop.games.witchcraft.rules.state import State, Step, Witch, deck_size
from tabletop.games.witchcraft.words.lesson import LESSONS
from tests.games.witchcraft.positions import play, winners

FIRST, INN, FOUND_OUT, VILLAGE, DECK, ENDINGS = LESSONS


def after(lesson: Lesson, line: tuple[str, ...], ply: int) -> State:
    """Return the position after so many moves of a line of a lesson."""
    return play(line[:ply], lesson.seats, lesson.options.get("first", "draw"), lesson.seed).state


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_poor_choice_does_what_its_sentence_says(lesson: Lesson) -> None:
    """The Detection that it names is somebody's, and whoever is called out is out."""
    for step in lesson.steps:
        for slip in step.poor if isinstance(step, Choose) else ():
            line = (*lesson.moves[: step.ply], slip.move, *slip.reply)
            before, then = after(lesson, line, step.ply), after(lesson, line, len(line))
            detections = {witch.detection for witch in then.witches}
            for figure in re.findall(r"Detection (\d+)", slip.said):
                assert int(figure) in detections, slip.said
            for figure in re.findall(r"adds (\d+) Detection", slip.said):
                rise = then.witches[0].detection - before.witches[0].detection
                assert rise == int(figure), slip.said
            is_out = "are out" in slip.said or "found out" in slip.said.lower()
            assert is_out == (then.witches[0].out > 0), slip.said


def test_the_figures_of_the_first_lesson() -> None:
    """Power 4 when it is named, by the spell and two events; the pardon comes on every line."""
    assert after(FIRST, FIRST.moves, 14).witches[0].power == 4
    for line in FIRST.lines():
        assert after(FIRST, line, len(line)).event_discard[-1] == "E13"


def test_the_figures_of_the_inn() -> None:
    """Detection 5 after the roll, 9 with Loose Tongues; then only a 5 or 6 is survived."""
    assert after(INN, INN.moves, 10).witches[0].detection == 5
    later = after(INN, INN.moves, 15).witches[0]
    assert (later.power, later.detection) == (3, 9)


def test_a_rival_is_found_out_at_the_end() -> None:
    """Finger of Blame could not do that before the Night Watch, and does it in the last move."""
    assert after(FOUND_OUT, FOUND_OUT.moves, 31).witches[1].detection == 10
    assert after(FOUND_OUT, FOUND_OUT.moves, 38).witches[1].detection == 12
    assert [witch.out > 0 for witch in after(FOUND_OUT, FOUND_OUT.moves, 40).witches] == [
        False, True, False,
    ]  # fmt: skip


def test_what_leads_in_to_a_task_says_what_to_do() -> None:
    """A sentence that stands in place of the next task names one of its moves."""
    for lesson in LESSONS:
        for step, following in pairwise(lesson.steps):
            if isinstance(step, Choose) and not isinstance(following, Look):
                for way in step.good:
                    assert not way.said or re.search("draw|move again|cast|go to", way.said)


def test_a_rival_is_called_by_name_or_not_at_all() -> None:
    """Some names of rivals are those of men."""
    for lesson in LESSONS:
        for step in lesson.steps:
            for said in (step.say, *(s.said for s in getattr(step, "poor", ()))):
                assert not re.search(r"\b(she|her|he|his)\b", said, re.IGNORECASE), said


def test_choices_are_real() -> None:
    """In each lesson a choice with several good answers, and a poor one that shows what happens."""
    for lesson in LESSONS:
        own = [step for step in lesson.steps if isinstance(step, Choose)]
        assert any(len(step.good) > 1 for step in own)
        assert any(slip.reply for step in own for slip in step.poor)


def test_each_part_of_a_turn_is_done_by_the_learner() -> None:
    """W5-W14: she moves, draws, discards, casts, casts on a rival, moves again, goes to the Inn."""
    done = {
        move
        for lesson in LESSONS
        for step in lesson.steps
        if not isinstance(step, Look)
        for move in (
            {way.moves[0] for way in step.good}
            if isinstance(step, Choose)
            else {lesson.moves[step.ply]}
        )
    }
    kinds = {type(move_from_text(move)).__name__ for move in done}
    assert kinds == {"Go", "DrawSpell", "Swap", "Cast", "Again"}
    assert {"go=In", "go=To", "cast=S03", "cast=S27@2"} <= done


# -- what a learner must know, and where a lesson teaches it ---------------------------------------


class Taught(NamedTuple):
    """A rule, and the step that teaches it: `said` are words of it, `done` is a move that is made
    or shown there, and `seen` what must hold for the position of the step."""

    rule: str
    lesson: Lesson
    said: str
    done: str = ""
    seen: Callable[[State], bool] | None = None


def _own(state: State) -> Witch:
    return state.witches[0]


TAUGHT = (
    Taught("goal: the first at Power 15 wins", FIRST, "the first to reach 15 wins"),
    Taught("W18: at Detection 15 one is out", FIRST, "at 15 the village finds you out"),
    Taught(
        "W18: the last witch wins",
        FOUND_OUT,
        "as the last witch left",
        seen=lambda state: sum(not witch.out for witch in state.witches) == 2,
    ),
    Taught("R21: of two witches the other wins", INN, "You are out, and {seat2} wins", "go=In"),
    Taught("R21: of three the others play on", ENDINGS, "The others play on", "go=In"),
    Taught("W19: a shared win", ENDINGS, "at the same moment share the win"),
    Taught(
        "W19: a shared win is shown", ENDINGS, "both reach 15 at once and share the win", "draw"
    ),
    Taught(
        "R22: nobody wins",
        ENDINGS,
        "If all are found out at once, nobody wins",
        seen=lambda state: {witch.detection for witch in state.witches} == {13},
    ),
    Taught("R22: it is shown", ENDINGS, "so nobody wins", "draw"),
    Taught("R20: out for good", ENDINGS, "a later line of the same card can’t bring you back"),
    Taught("R33: all who share the most", ENDINGS, "from each witch who has the most"),
    Taught("W18, R23: Power before Detection", ENDINGS, "Power counts first"),
    Taught("W1: who goes first", FIRST, "You drew lots and go first"),
    Taught(
        "W1: the option",
        VILLAGE,
        "who goes first. Here it’s you; otherwise everyone draws lots",
        seen=lambda state: state.round == 1,
    ),
    Taught("W1: the order of turns", DECK, "Turns go around in the same order all game"),
    Taught(
        "W1: nothing at first",
        VILLAGE,
        "no spells and no resources",
        seen=lambda state: not any(sum(each.resources) + len(each.hand) for each in state.witches),
    ),
    Taught("section 1: two to six", DECK, "Two to six", seen=lambda state: len(state.witches) == 6),
    Taught("W4: move, then choose", FIRST, "Now do one thing: cast, draw or move again", "draw"),
    Taught("W10: no pass", VILLAGE, "You can’t pass", "again=Ri"),
    Taught("R3: staying is a move", VILLAGE, "Staying counts as a move", "again=Fo"),
    Taught(
        "W5: spaces are shared",
        VILLAGE,
        "witches can share a space",
        seen=lambda state: _own(state).position == state.witches[1].position == "Fo",
    ),
    Taught(
        "W6: the Inn in round 1",
        VILLAGE,
        "The Inn is closed in the first round",
        seen=lambda state: state.round == 1,
    ),
    Taught(
        "W6, W26: a closed space",
        VILLAGE,
        "nobody may go or stay there",
        seen=lambda state: state.closed == "Fo" == _own(state).position,
    ),
    Taught(
        "W26: for one round",
        VILLAGE,
        "stays closed for one round",
        seen=lambda state: state.closed == "" and state.event_discard[0] == "E20",
    ),
    Taught("W7: a resource", FIRST, "There are bats in the Forest", "go=Fo"),
    Taught("W8: the Townhall", FIRST, "Lower your Detection at the Townhall", "go=To"),
    Taught("W9: the Inn", INN, "one of each! But whoever goes there must roll"),
    Taught("W9: the roll", INN, "A 1 or 2 adds 7 Detection, a 3 or 4 adds 5, and a 5 or 6 adds 3"),
    Taught("goal: only Power counts", ENDINGS, "Resources and spells score nothing"),
    Taught("W9: from 8 up", INN, "From Detection 8 up, the Inn adds 1 more"),
    Taught("W11: the cost", FIRST, "It costs a Wool of Bat and a Houndstongue"),
    Taught("W11: own Detection, last", FIRST, "then the red seal adds 2 Detection", "cast=S03"),
    Taught(
        "W11: what a cast uses up",
        INN,
        "The resources you paid are gone, and the spell is discarded",
        seen=lambda state: sum(_own(state).resources) == 3 and not _own(state).hand,
    ),
    Taught("W12: a target", FOUND_OUT, "One hat means one rival; two hats mean all"),
    Taught("W13: a full hand", FOUND_OUT, "choose one spell to discard", "swap=S36"),
    Taught("W15: three spells", FOUND_OUT, "three spells, the most you can"),
    Taught("W15: resources", FOUND_OUT, "Resources have no limit"),
    Taught("W14, R8: twice at the Inn", INN, "Twice at the Inn is too much", "again=In"),
    Taught(
        "W16: Power is lost", ENDINGS, "lost 3 Power. Neither meter can fall below 0", "cast=S33@2"
    ),
    Taught(
        "W24: Power is lost in events",
        ENDINGS,
        "Events can take Power, too",
        seen=lambda state: state.event_discard[-1] == "E24" and _own(state).power == 8,
    ),
    Taught(
        "W22: resources are lost",
        VILLAGE,
        "everyone loses 1 of each resource",
        seen=lambda state: state.event_discard[-1] == "E10",
    ),
    Taught(
        "R35: the oldest spell is lost",
        DECK,
        "whoever holds three spells discards the oldest",
        seen=lambda state: state.event_discard[-1] == "E28" and len(_own(state).hand) == 2,
    ),
    Taught(
        "W28: an empty deck",
        DECK,
        "all discarded spells were shuffled into a new one",
        seen=lambda state: deck_size(state) > 1,
    ),
    Taught("W28: no event is left", DECK, "When the events run out, they are shuffled"),
    Taught(
        "W28, W30: open discard piles",
        DECK,
        "tap this card to see all discarded spells and events",
        seen=lambda state: bool(state.discard and state.event_discard),
    ),
    Taught("W28: the last spell", DECK, "Only one spell is left", seen=lambda s: deck_size(s) == 1),
    Taught("W29: three at most", DECK, "never hold more than three", "cast=S39"),
    Taught(
        "W29: none for a full hand",
        DECK,
        "Your hand is full: you got none",
        seen=lambda state: [len(witch.hand) for witch in state.witches] == [3] * 6,
    ),
    Taught("W20: out for good", FOUND_OUT, "out for good, and loses all spells and resources"),
    Taught("W20: the turn ends", INN, "If you’re found out, your turn ends at once"),
    Taught(
        "W12, W20: no target",
        FOUND_OUT,
        "A witch who is out can’t be chosen",
        seen=lambda state: state.witches[1].out > 0,
    ),
    Taught("W22: an event each round", FIRST, "After each round there is an event"),
    Taught(
        "W30: what is secret",
        VILLAGE,
        "what resources {seat2} has and how many spells, but not which",
        seen=lambda state: len(state.witches[1].hand) == 1,
    ),
)
"""Each rule that a player must know, and the step at which a lesson shows it."""


def _sayings(lesson: Lesson) -> Iterator[tuple[str, int, str]]:
    """Yield each sentence of a lesson with the ply that it is said at, and the move it is about."""
    for step in lesson.steps:
        if isinstance(step, Look):
            yield step.say, step.ply, ""
        elif isinstance(step, Do):
            move = lesson.moves[step.ply]
            yield from ((said, step.ply, move) for said in (step.say, step.ready))
        else:
            yield from ((step.say, step.ply, way.moves[0]) for way in step.good)
            yield from ((slip.said, step.ply, slip.move) for slip in step.poor)
    for step, following in pairwise(lesson.steps):
        if isinstance(following, Look) and not isinstance(step, Look):
            yield following.say, following.ply, lesson.moves[step.ply]


@pytest.mark.parametrize("taught", TAUGHT, ids=[each.rule for each in TAUGHT])
def test_each_rule_has_its_step(taught: Taught) -> None:
    """Its words are said, of the move that shows it, or over a position that shows it."""
    found = [each for each in _sayings(taught.lesson) if taught.said in each[0]]
    assert found, taught
    plies = {ply for _, ply, move in found if taught.done in ("", move)}
    assert plies, taught
    line = taught.lesson.moves
    if taught.seen:
        assert any(taught.seen(after(taught.lesson, line, ply)) for ply in plies), taught


def ending_of(lesson: Lesson, said: str) -> list[int] | None:
    """Return who has won after the poor choice that is answered so, None while the game runs."""
    for step in lesson.steps:
        for slip in step.poor if isinstance(step, Choose) else ():
            if said in slip.said:
                line = (*lesson.moves[: step.ply], slip.move, *slip.reply)
                state = after(lesson, line, len(line))
                return winners(state) if state.step is Step.OVER else None
    raise AssertionError(said)


def test_games_end_as_lessons_say() -> None:
    """W18-W20: a shared win, nobody's win, and a rival who wins or plays on."""
    assert ending_of(ENDINGS, "share the win") == [1, 2]
    assert ending_of(ENDINGS, "so nobody wins") == []
    assert ending_of(ENDINGS, "The others play on") is None
    assert ending_of(INN, "You are out, and {seat2} wins") == [2]
