"""A finished game looked at again on the page: judged job by job, told, shown and tried again."""

from __future__ import annotations

import json
from collections import deque
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.review import review
from tabletop.app.effects import Ask, Effect
from tabletop.app.model import Model, Sitting
from tabletop.app.page import page
from tabletop.app.update import update
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import load_game, load_reviewers, load_unit
from tabletop.web.thinking import Thinking

RECORDS = Path(__file__).parents[1] / "data" / "records"
OPEN = {"do": "dialog", "kind": "review"}


def finished(name: str) -> Model:
    """Return the model with a recorded game on the table, in which a person sits on seat 1."""
    data = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    data["seats"][0] = {"name": "Ada", "kind": "human"}
    data.pop("meta", None)
    record = Record.from_data(data)
    match = Match.load(load_game(record.game), record)
    return Model(sitting=Sitting("g", match), size=(800.0, 600.0))


def worked(model: Model, effects: tuple[Effect, ...]) -> Model:
    """Return the model when all jobs are answered."""
    while asked := [effect for effect in effects if isinstance(effect, Ask)]:
        job = json.loads(json.dumps(asked[-1].job))
        found = Thinking(job).go_on(60)
        answer = {"number": job["number"], "move": found.move, "reason": found.reason}
        values = json.loads(json.dumps(found.values))
        model, effects = update(model, {"do": "thought", **answer, "values": values, "now": "n"})
    return model


def shown(model: Model) -> dict[str, Any]:
    """Return what the page shows of the topmost dialog."""
    dialog: dict[str, Any] = page(model)["dialog"]
    return dialog


@pytest.mark.parametrize("name", ["hanging-gardens/dead-end", "witchcraft/random-2-seats"])
def test_the_page_finds_what_the_command_finds(name: str) -> None:
    """Job by job, each with what its seat knew."""
    model = finished(name)
    match = model.sitting.match if model.sitting else None
    assert match
    model = worked(*update(model, OPEN))
    key = match.record.game
    *_, last = deque(review(match, *load_reviewers(key), load_unit(key)), maxlen=1)
    spell = match.game.move_to_text
    wanted = [(each.ply, spell(each.better), each.loss) for each in last.points]
    assert wanted == [(each.ply, each.better, each.loss) for each in model.review.points]
    told = shown(model)["points"]
    assert told
    assert all(each["played"] and each["better"] and each["gain"] for each in told)
    if match.game.info.has_secrets:
        assert {each["mark"] for each in told} == {1}


def test_it_can_be_closed_shown_and_tried_again() -> None:
    """Closed it asks no more; a turning point lies on the board as a ghost, or begins a copy."""
    model, asked = update(finished("hanging-gardens/dead-end"), OPEN)
    assert shown(model)["far"]["done"] == 0
    (job,) = [effect.job for effect in asked if isinstance(effect, Ask)]
    closed, _ = update(model, {"do": "close-dialog"})
    late = {"do": "thought", "number": job["number"], "move": "T0,0", "reason": "", "values": []}
    closed, effects = update(closed, late)
    assert not effects
    model = worked(*update(closed, OPEN))
    point = model.review.points[0]
    seen, _ = update(model, {"do": "review-show", "ply": point.ply})
    assert seen.sitting
    assert not seen.dialogs
    assert seen.sitting.look
    assert seen.sitting.look.ply == point.ply
    on, _ = update(seen, {"do": "goto", "ply": point.ply + 1})
    assert on.sitting
    assert on.sitting.look
    assert not on.sitting.look.better
    tried, _ = update(model, {"do": "review-try", "ply": point.ply, "now": "n", "fresh": "f" * 32})
    assert tried.sitting
    assert tried.sitting.id != "g"
    assert tried.sitting.match.ply == point.ply


def test_a_game_that_is_not_over_is_not_looked_at() -> None:
    """Then it would be help in play."""
    model = finished("hanging-gardens/dead-end")
    assert model.sitting
    begun = Sitting("g", model.sitting.match.back_to(9))
    model, effects = update(Model(sitting=begun), OPEN)
    assert not effects
    assert not model.dialogs
