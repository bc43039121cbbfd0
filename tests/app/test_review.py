"""Reviews on the page: jobs for judges, turning points, and trying a turn again."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.review import (
    TurningPoint,
    decisions,
    exits,
    is_told_apart,
    losers,
    most_costly,
    review,
)
from tabletop.ai.units import Unit
from tabletop.app.effects import Ask, Drop, Effect, Keep, Paint
from tabletop.app.messages import encode
from tabletop.app.messages.openable import ReviewDialog
from tabletop.app.model.dialogs import ConfirmDialog
from tabletop.app.model.lookback import LookBack
from tabletop.app.model.model import Model
from tabletop.app.model.retry import ReplayedTurn
from tabletop.app.model.review import Review
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.review import words
from tabletop.app.review.answer import answer_to, shortened
from tabletop.app.review.better import better_sentence, cost, gain
from tabletop.app.saving.reading import session_from
from tabletop.app.table.current_scene import CurrentScene
from tabletop.app.table.playing import scene_now, think
from tabletop.app.table.still import only_to_look
from tabletop.app.turns.words import nth
from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.core.sampling import random_match
from tabletop.core.turns import turns_of
from tabletop.games.registry import (
    EXPERT,
    GAMES,
    AnyMatch,
    load_game,
    load_looks,
    load_reviewers,
    load_unit,
    load_words,
    words_of,
)
from tabletop.kit.buttons import Button, button_parts
from tabletop.kit.parts import assembled
from tabletop.scene.boxes import Box
from tabletop.scene.regions import DISABLED, LEGAL, SELECTED, Group
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Rect, Text
from tabletop.scene.table import Sight, Sitter
from tabletop.scene.widgets import QUIET
from tabletop.web.thinking import Thinking
from tests.app.world import shown_page, updated

RECORDS = Path(__file__).parents[1] / "data" / "records"
OPEN = {"do": "dialog", "kind": "review"}
OPEN_GAME, SECRET = "hanging-gardens/dead-end", "witchcraft/random-2-seats"
STAGE = Stage(800.0, 600.0)
LEAST_PLY = 5
SPACE = re.compile(r"[a-z]\d+")

RECORD_OF = {
    "wizards-garden": "wizards-garden/random",
    "witchcraft": "witchcraft/random-2-seats",
    "garden-growth": "garden-growth/two-seats",
    "tuintopia": "tuintopia/greedy-rivals",
    "hanging-gardens": "hanging-gardens/dead-end",
    "letter-maze": "letter-maze/two-seats",
}


def finished(name: str) -> Model:
    """Return the model with a finished recorded game on the table; a person has seat 1."""
    data = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    data["seats"][0] = {"name": "Ada", "kind": "human"}
    data.pop("meta", None)
    record = Record.from_data(data)
    match = Match.load(load_game(record.game), record)
    return Model(session=Session("g", match), size=STAGE)


def worked(model: Model, effects: tuple[Effect, ...]) -> Model:
    """Return the model after all jobs have been answered."""
    while asked := [effect for effect in effects if isinstance(effect, Ask)]:
        job = json.loads(json.dumps(asked[-1].job))
        found = Thinking(job).go_on(60)
        answer = {"number": job["number"], "move": found.move, "reason": found.reason}
        values = json.loads(json.dumps(found.values))
        model, effects = updated(model, {"do": "thought", **answer, "values": values, "now": "n"})
    return model


def shown(model: Model) -> dict[str, Any]:
    """Return the presentation of the topmost dialog."""
    dialog: dict[str, Any] = shown_page(model)["dialog"]
    return dialog


@cache
def looked_at_again(name: str) -> Model:
    """Return the model with the turning points of a recorded game in the dialog."""
    return worked(*updated(finished(name), OPEN))


def session_of(model: Model) -> Session:
    """Return the session on the table."""
    assert model.session
    return model.session


def shown_better(model: Model) -> Model:
    """Return the model in which the first turning point is shown on the board."""
    return updated(model, {"do": "review-show", "ply": model.review.points[0].ply})[0]


def test_the_page_finds_what_the_command_finds() -> None:
    """Job by job, each with what its seat knew; and what others hid is not told."""
    model = looked_at_again(SECRET)
    match = session_of(model).match
    key = match.record.game
    judges, looks = load_reviewers(key), load_looks(key)
    *_, last = deque(review(match, *judges, load_unit(key), looks, load_words(key), [1]), maxlen=1)
    spell = match.game.move_to_text
    wanted = [(each.ply, spell(each.better), each.loss) for each in last.points]
    assert wanted == [(each.ply, each.better, each.loss) for each in model.review.points]
    told = shown(model)["points"]
    judged = [each for each in told if each["better"]]
    assert judged
    assert all(each["played"] and each["gain"] for each in judged)
    assert {each["mark"] for each in judged} == {1}


def log_of(model: Model) -> dict[str, Any]:
    """Return the chart below the log."""
    course: dict[str, Any] = shown(updated(model, {"do": "dialog", "kind": "log"})[0])["course"]
    return course


def test_a_race_that_was_looked_at_again_has_a_curve_of_chances() -> None:
    """Of whoever may be told, from even chances to who has won; before, it has the scores."""
    assert log_of(finished(SECRET))["label"] == "The scores, move by move"
    model = looked_at_again(SECRET)
    curve = log_of(model)
    assert curve["label"] == "Winning chances, move by move"
    (line,) = curve["lines"]
    assert line["mark"] == 1
    assert line["steps"][0] == [0, 0.5]
    assert line["steps"][-1] == [session_of(model).match.ply, 1.0]
    assert all(0 <= chance <= 1 for _, chance in line["steps"])
    assert len({chance for _, chance in line["steps"]}) > LEAST_PLY
    assert "You were likely to win from your " in curve["about"]


def test_points_stay_points() -> None:
    """Nobody need judge them: the curve of the scores stands there after a look, too."""
    assert log_of(looked_at_again(OPEN_GAME)) == log_of(finished(OPEN_GAME))


def test_closed_it_asks_no_more_and_opened_again_it_goes_on() -> None:
    """What was found before stays, and a late answer changes nothing."""
    model, (asked,) = updated(finished(OPEN_GAME), OPEN)
    assert isinstance(asked, Ask)
    late = {"do": "thought", "number": asked.job["number"], "move": "T0,0", "reason": ""}
    model, (second,) = updated(model, {**late, "values": []})
    assert isinstance(second, Ask)
    closed, effects = updated(model, {"do": "close-dialog"})
    assert effects == (Drop(),)
    assert updated(closed, {**late, "number": second.job["number"]}) == (closed, ())
    opened, (third,) = updated(closed, OPEN)
    assert shown(opened)["far"]["done"] == 1
    assert isinstance(third, Ask)
    assert third.job["view"] == second.job["view"]


@pytest.mark.parametrize(
    "way",
    [{"do": "see", "ply": 3}, {"do": "learn", "game": "tuintopia", "lesson": 1}, {"do": "leave"}],
)
def test_whichever_way_it_is_left_its_job_is_dropped_first(way: dict[str, object]) -> None:
    """Also where another game comes to the table, whose own rival may think then."""
    model, (asked,) = updated(finished(OPEN_GAME), OPEN)
    assert isinstance(asked, Ask)
    left, effects = updated(model, {**way, "now": "n", "fresh": "f" * 32})
    assert effects[0] == Drop()
    assert left.review.job is None


def test_the_big_button_of_a_look_back_is_idle() -> None:
    """At a turning point, too: it looks like what it is, and a tap on it says why."""
    model = shown_better(looked_at_again(OPEN_GAME))
    for looking in (model, updated(model, {"do": "goto", "ply": 9})[0]):
        scene = scene_now(looking)
        assert scene
        big = next(each for each in scene.regions if each.id == "go")
        assert big.label == "Looking back"
        assert DISABLED in big.states
        tapped, _ = updated(looking, {"do": "tap", "region": "go"})
        assert session_of(tapped).selection.refusal


def test_a_turning_point_is_shown_on_the_board_and_left_by_a_step() -> None:
    """What was played stands beside it, and nothing on the board can be chosen."""
    seen = shown_better(looked_at_again(OPEN_GAME))
    assert not seen.dialogs
    table = shown_page(seen)["table"]
    point = table["replay"]["turning"]["point"]
    assert table["sentence"] == point["better"]
    assert point["played"] != point["better"]
    scene = scene_now(seen)
    assert scene
    assert not [each for each in scene.regions if LEGAL in each.states]
    on, _ = updated(seen, {"do": "goto", "ply": point["ply"] + 1})
    assert shown_page(on)["table"]["replay"]["turning"] is None


def test_trying_again_begins_a_game_of_its_own() -> None:
    """The kept game is not written; where chance has shown secrets, that is asked first."""
    model = looked_at_again(SECRET)
    ply = next(each["ply"] for each in shown(model)["points"] if each["tries"])
    asked, _ = updated(model, {"do": "review-try", "ply": ply, "now": "n", "fresh": "f" * 32})
    (question,) = asked.dialogs
    assert session_of(asked).id == "g"
    assert isinstance(question, ConfirmDialog)
    agreed = {**encode(question.yes.message), "now": "n", "fresh": "f" * 32}
    tried, effects = updated(asked, agreed)
    assert session_of(tried).match.record.moves == session_of(model).match.record.moves[:ply]
    kept = [effect.id for effect in effects if isinstance(effect, Keep)]
    assert kept == [session_of(tried).id]


def tried(model: Model, number: int = 0) -> tuple[Model, str, str]:
    """Return the model with a turning point tried again, the move played, and the better one."""
    own = [point for point in model.review.points if point.seat == 1]
    point, match = own[number], session_of(model).match
    again = {"do": "review-try", "ply": point.ply, "now": "n", "fresh": "f" * 32}
    return updated(model, again)[0], match.record.moves[point.ply], point.better


def played(model: Model, move: str) -> Model:
    """Return the model when a person has played a move there, and the judge has answered."""
    spelled = {"do": "type", "text": move, "now": "n"}
    model, effects = updated(model, spelled)
    asked = [effect for effect in effects if isinstance(effect, Ask)]
    return answered(model, asked[-1].job) if asked else model


def answered(model: Model, job: Mapping[str, Any]) -> Model:
    """Return the model after a judge's response and all the requests that follow from it."""
    found = Thinking(json.loads(json.dumps(dict(job)))).go_on(60)
    answer = {"number": job["number"], "move": found.move, "reason": found.reason}
    model, effects = updated(
        model, {"do": "thought", **answer, "values": list(found.values), "now": "n"}
    )
    asked = [each for each in effects if isinstance(each, Ask) and "values" in each.job]
    return answered(model, asked[-1].job) if asked else model


def notice(model: Model) -> dict[str, Any]:
    """Return the notice at the foot of the page."""
    told: dict[str, Any] = shown_page(model)["notice"]
    return told


def test_a_turn_tried_again_is_praised_where_it_is_as_good_as_the_best() -> None:
    """The game then continues as usual: the rival thinks, and the attempt is forgotten."""
    model, _, better = tried(looked_at_again(OPEN_GAME))
    praised = played(model, better)
    assert notice(praised)["text"].startswith("Well done!")
    assert not notice(praised)["actions"]
    session = session_of(praised)
    assert session.retry is None
    assert session.job is not None
    assert session.file.kept is not None
    assert "retry" not in json.loads(session.file.kept)["meta"]


def test_a_turn_tried_again_that_costs_can_be_taken_back_or_played_on() -> None:
    """The game waits for that, also after a reload; and nobody is forced."""
    model, worse, better = tried(looked_at_again(OPEN_GAME))
    start = session_of(model).match.ply
    told = played(model, worse)
    assert "would gain about 2 points more" in notice(told)["text"]
    assert [each["label"] for each in notice(told)["actions"]] == ["Take it back", "Play on"]
    assert session_of(told).job is None
    back, on = (each["message"] for each in notice(told)["actions"])
    home, _ = updated(told, {**back, "now": "n"})
    assert session_of(home).match.ply == start
    assert notice(home) is None
    assert notice(played(home, better))["text"].startswith("Well done!")
    gone, effects = updated(told, {**on, "now": "n"})
    assert notice(gone) is None
    assert [effect.job["level"] for effect in effects if isinstance(effect, Ask)] == ["random"]
    text = session_of(told).file.kept
    assert text
    again, effects = think(Model(session=session_from("g2", text), size=STAGE))
    (asked,) = [effect for effect in effects if isinstance(effect, Ask)]
    assert notice(answered(again, asked.job)) == notice(told)


def test_a_turn_of_several_moves_is_judged_when_it_is_over() -> None:
    """In Garden Growth nothing is asked or said before its end; taken back is all of it."""
    match = session_of(finished(RECORD_OF["garden-growth"])).match
    start, end = longest_turn(match, 1)
    assert end - start > 1
    session = Session("g", match.back_to(start), mode=ReplayedTurn(start))
    model = Model(session=session, size=STAGE)
    for move in match.record.moves[start : end - 1]:
        model, effects = updated(model, {"do": "type", "text": move, "now": "n"})
        assert not [effect for effect in effects if isinstance(effect, Ask)]
    told = played(model, match.record.moves[end - 1])
    assert "would gain about 7 points more" in notice(told)["text"]
    home, _ = updated(told, {"do": "retry-back", "now": "n", "agreed": True})
    assert session_of(home).match.ply == start


def longest_turn(match: AnyMatch, seat: int) -> tuple[int, int]:
    """Return where the longest row of decisions of a seat begins and ends."""
    movers = [match.game.current_player(each.state) for each in match.positions]
    plies = [ply for ply, mover in enumerate(movers[:-1]) if mover == seat]
    rows = [
        (ply, next(end for end in range(ply, len(movers)) if movers[end] != seat)) for ply in plies
    ]
    return max(rows, key=lambda row: (row[1] - row[0], row[0]))


def test_only_who_sat_there_can_try_again() -> None:
    """A computer would play the same move again."""
    told = shown(looked_at_again(OPEN_GAME))["points"]
    assert {(each["mark"], each["tries"]) for each in told} == {(1, True), (2, False)}


@pytest.mark.parametrize("key", GAMES)
def test_a_better_move_lies_on_every_board(key: str) -> None:
    """As a ghost, where it would have been played, whoever's move it was."""
    model = finished(RECORD_OF[key])
    match = session_of(model).match
    seats = [match.game.current_player(each.state) for each in match.positions]
    mine = 1 if match.game.info.has_secrets else 2
    ply = next(each for each, seat in enumerate(seats) if seat == mine and each > LEAST_PLY)
    look = LookBack(ply)
    bare = CurrentScene(replace(session_of(model), look=look), STAGE).scene
    look = replace(look, better=match.record.moves[ply])
    better = CurrentScene(replace(session_of(model), look=look), STAGE)
    assert better.sight.is_ghost
    assert better.sight.viewer == mine
    changed = {node for node in better.scene.nodes if node.key != "hint-bulb"} - set(bare.nodes)
    assert changed


@pytest.mark.parametrize("key", ["wizards-garden", "tuintopia", "hanging-gardens", "letter-maze"])
def test_the_board_lies_as_it_lay_in_the_game(key: str) -> None:
    """On a phone, whoever moved: what is left of and above something else still is, though the bar
    below takes more of the screen than the game does."""
    model = finished(RECORD_OF[key])
    match = session_of(model).match
    seats = [match.game.current_player(each.state) for each in match.positions]
    for seat in (1, 2) if not match.game.info.has_secrets else (1,):
        ply = next(at for at in range(match.ply // 2, match.ply) if seats[at] == seat)
        past = replace(session_of(model), match=match.back_to(ply))
        live = CurrentScene(past, Stage(390.0, 660.0))
        look = LookBack(ply, better=match.record.moves[ply])
        seen = CurrentScene(replace(session_of(model), look=look), Stage(390.0, 520.0))
        before, after = places(live.scene), places(seen.scene)
        both = [(before[name], after[name]) for name in before if name in after]
        assert len(both) > LEAST_PLY
        for (one, then), (other, now) in pairwise(both):
            assert (one[0] - other[0]) * (then[0] - now[0]) >= 0
            assert (one[1] - other[1]) * (then[1] - now[1]) >= 0


def places(scene: Scene) -> dict[str, tuple[float, float]]:
    """Return where the spaces of a board are, or the pieces in the world behind its window."""
    if scene.windows:
        return {each.key: (each.x, each.y) for each in scene.nodes if each.window}
    return {each.id: each.box.middle for each in scene.regions if SPACE.fullmatch(each.id)}


def test_a_better_move_lies_in_the_garden_of_whoever_moved() -> None:
    """In Garden Growth one garden is large: also at the first ply of a turn, when
    the latest move was in another one."""
    model = finished(RECORD_OF["garden-growth"])
    match = session_of(model).match
    seats = [match.game.current_player(each.state) for each in match.positions]
    for seat in (1, 2):
        ply = next(at for at in range(9, match.ply) if seats[at - 1] != seat == seats[at])
        look = LookBack(ply, better=match.record.moves[ply])
        seen = CurrentScene(replace(session_of(model), look=look), STAGE)
        assert SELECTED in seen.scene.region(f"player-{seat}").states
        assert seen.sight.draft or match.record.moves[ply] == "end"


@pytest.mark.parametrize("size", [(390.0, 560.0), (800.0, 600.0), (1180.0, 700.0)])
@pytest.mark.parametrize("key", GAMES)
def test_the_words_of_the_idle_button_can_be_read(key: str, size: tuple[float, float]) -> None:
    """They have the colour of ink where the button lies on paper, and that of the table else."""
    look = LookBack(LEAST_PLY)
    seen = CurrentScene(replace(session_of(finished(RECORD_OF[key])), look=look), Stage(*size))
    at = seen.scene.region("go").box
    papers = [
        Box(node.x + shape.x, node.y + shape.y, shape.w, shape.h)
        for node in seen.scene.nodes
        for shape in node.shapes
        if isinstance(shape, Rect) and shape.fill == "sheet" and not node.window
    ]
    is_on_paper = any(paper.contains(at.cx, at.cy) for paper in papers)
    texts = [each for each in seen.scene.node("go").shapes if isinstance(each, Text)]
    assert {each.fill for each in texts} == {"ink2" if is_on_paper else "ontable"}


def at_end(match: AnyMatch, person: int, points: tuple[TurningPoint[str], ...] = ()) -> Model:
    """Return the model in which a game was looked at, with a person named Ada on one seat."""
    seats = [
        SeatEntry("Ada") if seat == person else SeatEntry(name, "easy")
        for seat, name in enumerate(match.names, start=1)
    ]
    match = replace(match, record=replace(match.record, seats=tuple(seats)))
    review = Review(("g", match.record.moves), EXPERT, (), 8, 8, points, points)
    session = Session("g", match)
    return Model(session=session, size=STAGE, review=review, dialogs=(ReviewDialog(),))


def test_a_seat_that_was_put_out_is_told_first() -> None:
    """Seat 2 walked to the Inn at Detection 12, where every roll adds four at least: though nobody
    may judge what a rival does with a secret hand, it decided the game, and is no praise."""
    match = random_match(load_game("witchcraft"), 2, "inn-12", {})
    ply = match.ply - 2
    assert match.record.moves[ply] == "go=In"
    assert match.positions[ply].state.witches[1].detection == INN_IS_CERTAIN
    dialog = shown(at_end(match, 1))
    (card,) = dialog["points"]
    assert dialog["say"] == "These turns mattered most:"
    assert card["ply"] == ply
    rounds = match.positions[ply].state.round
    assert card["when"] == f"Seat 2\N{RIGHT SINGLE QUOTATION MARK}s {rounds}th turn"
    assert "goes to the Inn" in card["played"]
    assert "Seat 2 is out" in card["played"]
    assert card["gain"] == "Every roll would have put Seat 2 out."
    assert not card["better"]
    lost = shown(at_end(match, 2))["points"][0]
    assert lost["when"] == f"Your {rounds}th turn"
    assert lost["gain"] == "Every roll would have put you out."
    seen, effects = updated(at_end(match, 1), {"do": "review-play", "ply": ply})
    assert session_of(seen).look == LookBack(match.ply, point=ply)
    assert len(painted(effects)) > 1


def painted(effects: tuple[Effect, ...]) -> list[Step]:
    """Return the animation steps in the paint effects."""
    return [step for effect in effects if isinstance(effect, Paint) for step in effect.steps]


INN_IS_CERTAIN = 12


def test_rolls_that_put_a_seat_out_are_counted_by_the_rules() -> None:
    """With Detection 8 to 14 the Inn adds 8, 6 or 4 (W9), each on two of six rolls, and 15 is out:
    at every own exit of some games that were played by lot."""
    for number in range(8):
        match = random_match(load_game("witchcraft"), 2, f"inn-{number}", {})
        for out in exits(match):
            if not out.risk[1]:
                continue
            state = match.positions[out.ply + 1].state
            detection = state.witches[out.seat - 1].detection
            steps = (7, 5, 3) if detection <= LITTLE else (8, 6, 4)
            assert out.risk == (2 * sum(detection + step >= FOUND_OUT for step in steps), 6)


LITTLE, FOUND_OUT = 7, 15


def test_nobody_is_praised_who_did_not_win() -> None:
    """Not after 24:7, and not after a narrow loss; who won without a bad slip is."""
    for name in ("tuintopia/greedy-rivals", "hanging-gardens/dead-end", "letter-maze/two-seats"):
        match = session_of(finished(name)).match
        outcome = match.game.outcome(match.state)
        assert outcome
        for person in (1, 2):
            said = shown(at_end(match, person))["say"]
            assert said.endswith("Well played!") == (person in outcome.winners)
            assert said.startswith("No single turn")
    alone = session_of(finished("garden-growth/best-garden")).match
    assert shown(at_end(alone, 1))["say"] == "No turn could have been much better."


def test_who_lost_little_by_little_is_told_who_was_ahead() -> None:
    """Counted here: seat 1 of this game scores with its first card, and is ahead from then on."""
    match = session_of(finished("tuintopia/greedy-rivals")).match
    leads = [own - other for own, other in (match.game.scores(at.state) for at in match.positions)]
    first = next(ply for ply, lead in enumerate(leads) if lead)
    assert min(leads[first:]) > 0
    assert sum(match.game.current_player(at.state) == 1 for at in match.positions[:first]) == 1
    said = shown(at_end(match, 2))["say"]
    name = session_of(at_end(match, 2)).match.names[0]
    ahead = f"{name} was ahead from {name}\N{RIGHT SINGLE QUOTATION MARK}s 1st turn to the end."
    assert said == f"No single turn decided this game. {ahead}"
    small = TurningPoint(27, 2, match.record.moves[27], match.record.moves[27], 0.6, "")
    assert shown(at_end(match, 2, (small,)))["say"] == f"{said} These turns cost the most:"


def test_who_lost_without_a_turning_point_is_told_what_cost_most() -> None:
    """Little by little: less than a turning point costs, and said to be so."""
    match = session_of(finished(OPEN_GAME)).match
    outcome = match.game.outcome(match.state)
    assert outcome
    (winner,) = outcome.winners
    slips = [TurningPoint(9, seat, "T0,0", "T0,1", 0.6, "") for seat in (1, 2)]
    assert [each.seat for each in most_costly(slips, Unit.POINTS, losers(match))] == [3 - winner]
    big = TurningPoint(11, 3 - winner, "T0,0", "T0,1", 2.0, "")
    assert most_costly([*slips, big], Unit.POINTS, losers(match)) == [big]


def test_each_turn_is_named_by_whose_it_is() -> None:
    """Counted here by hand: a turn of Hanging Gardens has two actions, and seats take turns."""
    model = looked_at_again(OPEN_GAME)
    match = session_of(model).match
    for card in shown(model)["points"]:
        seats = [match.game.current_player(at.state) for at in match.positions[: card["ply"] + 1]]
        runs = [seat for seat, before in zip(seats, [0, *seats], strict=False) if seat != before]
        number = runs.count(card["mark"])
        named = "Your" if card["mark"] == 1 else "Seat 2\N{RIGHT SINGLE QUOTATION MARK}s"
        end = {1: "st", 2: "nd", 3: "rd"}.get(number, "th")
        assert card["when"] == f"{named} {number}{end} turn"


def test_ordinal_numbers_are_english() -> None:
    """Also beyond twenty."""
    numbers = (1, 2, 3, 4, 11, 12, 13, 21, 22, 103)
    ends = ("st", "nd", "rd", "th", "th", "th", "th", "st", "nd", "rd")
    for number, end in zip(numbers, ends, strict=True):
        assert nth(number) == f"{number}{end}"


@pytest.mark.parametrize(
    ("name", "loss", "worth", "said"),
    [
        ("wizards-garden/random", 0.6, 0.0, "The better move would win about 6 more games in ten."),
        (
            "wizards-garden/random",
            0.1,
            0.0,
            "The better move would win about one more game in ten.",
        ),
        ("wizards-garden/random", 0.06, 0.0, "That would help only a little."),
        ("garden-growth/two-seats", 5.2, 0.0, "About 5 points more by the end of the game."),
        ("hanging-gardens/dead-end", 1.0, 0.0, "About 1 point better off a few turns later."),
        ("hanging-gardens/dead-end", 12.0, 11.0, "It could have turned the game around."),
        ("hanging-gardens/dead-end", 10.0, -4.0, "It could have kept the game open for longer."),
        ("hanging-gardens/dead-end", 10.0, -11.0, "About 10 points better off a few turns later."),
        ("tuintopia/greedy-coop", 3.0, 0.0, "About 3 points more a few turns later."),
    ],
)
def test_a_figure_says_what_it_counts(name: str, loss: float, worth: float, said: str) -> None:
    """Chances are games won, points those of the end or of the lead some turns later."""
    assert gain(session_of(finished(name)).match, loss, worth) == said


def test_nothing_is_praised_that_costs() -> None:
    """A better move is called better, and much better where the other one cost much."""
    match = session_of(finished("wizards-garden/random")).match
    ply = match.ply - 1
    heads = [better_sentence(match, ply, match.record.moves[ply], loss) for loss in (0.1, 0.6)]
    assert [each.partition(":")[0] for each in heads] == ["Better", "Much better"]
    assert [cost(match, loss, 0.0).partition(" ")[0] for loss in (0.1, 0.6)] == ["Nearly!", "A"]
    decided = session_of(finished("hanging-gardens/dead-end")).match
    assert cost(decided, 12.0, 11.0) == "A different turn could turn the game around."
    late = "A different turn could keep the game open for longer."
    assert cost(decided, 10.0, -4.0) == late


def test_the_rivals_answer_is_told_and_played() -> None:
    """It is the turn that came next, or the one that would have been much better then."""
    match = session_of(finished("wizards-garden/random")).match
    ply = next(at for at in range(20, match.ply) if match.positions[at].state.position.mover == 1)
    mover = match.game.current_player(match.positions[ply].state) or 0
    best = match.record.moves[ply]
    slip = TurningPoint(ply, mover, best, best, 0.5, "")
    told_next = words_of(match).move_sentence(match, ply + 1, None)
    model = at_end(match, 1, (slip,))
    assert shown(model)["points"][0]["answer"] == f"The reply: {told_next}"
    other = next(
        match.game.move_to_text(move)
        for move in match.game.legal_moves(match.positions[ply + 1].state)
        if match.game.move_to_text(move) != match.record.moves[ply + 1]
    )
    missed = TurningPoint(ply + 1, 3 - mover, match.record.moves[ply + 1], other, 0.4, "")
    told_missed = shown(at_end(match, 1, (slip, missed)))["points"][0]["answer"]
    assert told_missed.startswith("Seat 2 missed a better reply: Seat 2 ")
    assert "You missed" not in told_missed
    seen, effects = updated(model, {"do": "review-play", "ply": ply})
    assert session_of(seen).look == LookBack(ply + 2, point=ply)
    assert len(painted(effects)) > 1
    table = shown_page(seen)["table"]
    assert table["sentence"] == told_next
    assert table["replay"]["turning"]["show"] == "The better move"
    again, _ = updated(seen, {"do": "review-show", "ply": ply})
    assert shown_page(again)["table"]["replay"]["turning"]["show"] == ""
    assert (
        shown_page(updated(again, {"do": "goto", "ply": 3})[0])["table"]["replay"]["turning"]
        is None
    )


def test_a_long_answer_ends_with_a_whole_sentence_and_says_that_there_is_more() -> None:
    """Three sentences at most, in 180 letters unless the first alone is longer."""
    short = [f"Basil plants {number}." for number in range(1, 5)]
    assert shortened(short[:3]) == " ".join(short[:3])
    assert shortened(short) == f"{' '.join(short[:3])} And so on."
    long = "Basil " + "very " * 40 + "carefully waters."
    assert shortened([long]) == long
    assert shortened([long, short[0]]) == f"{long} And so on."
    assert shortened([short[0], long, short[1]]) == f"{short[0]} And so on."
    assert shortened([]) == ""


def test_where_nobody_can_answer_none_is_told() -> None:
    """Gardens of Garden Growth never touch, and partners and who is alone have no rival."""
    for name in ("garden-growth/two-seats", "tuintopia/greedy-coop", "tuintopia/random-solo"):
        match = session_of(finished(name)).match
        assert not any(answer_to(match, ply) for ply in range(match.ply))


def test_the_total_is_known_from_the_start() -> None:
    """Progress only grows, by one or to what is left, and ends at the total."""
    model, effects = updated(finished(OPEN_GAME), OPEN)
    far = [shown(model)["far"]]
    while asked := [effect for effect in effects if isinstance(effect, Ask)]:
        job = asked[-1].job
        found = Thinking(json.loads(json.dumps(job))).go_on(60)
        answer = {"number": job["number"], "move": found.move, "reason": found.reason}
        values = json.loads(json.dumps(found.values))
        model, effects = updated(model, {"do": "thought", **answer, "values": values, "now": "n"})
        far.append(shown(model)["far"] or far[-1])
    assert len({each["of"] for each in far}) == 1
    done = [each["done"] for each in far]
    assert done == sorted(done)
    assert done[-1] < far[0]["of"] <= len(far) + load_looks("hanging-gardens")


def test_with_secrets_only_the_own_decisions_are_judged() -> None:
    """Decisions of other seats could not be shown, and skipping them saves work."""
    model, (asked,) = updated(finished(SECRET), OPEN)
    assert isinstance(asked, Ask)
    match = session_of(model).match
    assert model.review.plies == tuple(decisions(match, [1]))


def test_a_game_that_is_not_over_is_not_looked_at() -> None:
    """Then it would be help in play."""
    model = finished(OPEN_GAME)
    begun = Session("g", session_of(model).match.back_to(9))
    model, effects = updated(Model(session=begun), OPEN)
    assert not effects
    assert not model.dialogs


def test_a_move_that_differs_by_its_way_alone_is_not_told_apart() -> None:
    """In Letter Maze a word on another way reads the same: nobody could learn from it."""
    record = RECORDS / "letter-maze" / "six-seats.json"
    match = Match.load(load_game("letter-maze"), Record.from_text(record.read_text("utf-8")))
    ply = match.record.moves.index("ERA(D)(I)(C)ATED:7896963313")
    words, alike = words_of(match), match.game.move_from_text("ERA(D)(I)(C)ATED:7896693313")
    assert not is_told_apart(words, match, ply, alike)
    others = list(match.game.legal_moves(match.positions[ply].state))
    assert sum(is_told_apart(words, match, ply, move) for move in others) == len(others) - 2


def test_a_rivals_better_move_still_calls_the_reader_you() -> None:
    """It is seen with the rival's eyes, but read by the person; buttons there look idle."""
    match = session_of(finished("wizards-garden/random")).match
    seats = (SeatEntry("Player 1"), SeatEntry("Hazel", "easy"))
    match = replace(match, record=replace(match.record, seats=seats))
    ply = next(at for at in range(20, match.ply) if match.positions[at].state.position.mover == 2)
    move = match.record.moves[ply]
    points = (TurningPoint(ply, 2, move, move, 0.5, ""),)
    review = Review(("g", match.record.moves), EXPERT, (), 8, 8, points, points)
    model = Model(session=Session("g", match), size=STAGE, review=review)
    seen, _ = updated(model, {"do": "review-show", "ply": ply})
    scene = scene_now(seen)
    assert scene is not None
    told = [*(each.label for each in scene.regions), *(each.text for each in scene.notes)]
    assert any(re.search(r"\bYou\b", each) for each in told)
    assert not any("Player 1" in each for each in told), told


def test_a_missed_reply_names_the_person_as_the_move_does() -> None:
    assert words.missed("", "You plant.") == "You missed a better reply: You plant."
    assert words.missed("Hazel", "Hazel plants.").startswith("Hazel missed")


def test_of_several_moves_of_one_turn_only_the_last_tells_the_reply() -> None:
    """A reply comes after the whole turn, with its bonus moves and second actions."""
    match = session_of(finished(OPEN_GAME)).match
    turns = turns_of(match)
    first = next(
        at for at in range(4, match.ply - 8) if turns[at] == turns[at + 1] != turns[at + 2]
    )
    moves = match.record.moves
    points = tuple(
        TurningPoint(at, turns[at].seat, moves[at], moves[at], 9.0, "") for at in (first, first + 1)
    )
    told = {each["ply"]: each["answer"] for each in shown(at_end(match, 1, points))["points"]}
    assert not told[first]
    assert told[first + 1].startswith("The reply: ")


def test_buttons_of_a_position_that_is_looked_at_are_idle() -> None:
    """One that ends a turn, say: it is faint, said to be disabled, and no key leads to it."""
    live = Button("end", "End turn", tone=QUIET)
    parts = button_parts([live], [Box(0, 0, 200, 48)])
    sight: Sight[int] = Sight(1, (Sitter("Ada"),), 1, 300, 200)
    scene = only_to_look(assembled(sight, parts, [Group("go", "Continue")], ""))
    assert [(each.states, each.jump) for each in scene.regions] == [((DISABLED,), "")]
    assert all(each.opacity < 1 for each in scene.nodes)
