"""Real dice: if people throw them, the page asks for each outcome and records the answer."""

from __future__ import annotations

import json

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.games.registry import load_game, words_of
from tests.app.world import World

LOTS = "new=template&seats=3&seed=7&dice=ours"
INN = "new=witchcraft&seats=human,easy&seed=7&first=1&dice=ours"
AT_THE_INN = ("go=Sw", "again=Sw", "go=Ri", "again=Ri", "event=E09")
"""The first round of a game of two: the Inn is open from the second one on (W9)."""


@pytest.fixture
def world() -> World:
    """Return a tab in which three people have to say who starts."""
    world = World().start()
    world.new(LOTS)
    return world


def asked(world: World) -> dict[str, object] | None:
    """Return the question about the dice."""
    throw: dict[str, object] | None = world.page["table"]["throw"]
    return throw


def at_the_inn() -> World:
    """Return a tab in which a person has just moved to the Inn, and has to throw."""
    world = World().start()
    world.new(INN)
    assert world.model.session
    record = world.model.session.match.record
    meta = {"dice": "ours"}
    text = Record(
        record.game, record.seats, record.seed, record.options, moves=AT_THE_INN, meta=meta
    ).to_text()
    world.send("import", name="", text=text)
    world.send("open-save", id=world.page["shelf"][0]["id"])
    world.send("type", text="go=In")
    return world


def test_a_lot_is_asked_for_and_becomes_a_move(world: World) -> None:
    """Nothing is drawn from the seed; one button for each seat; the answer is kept."""
    assert world.page["table"]["ply"] == 0
    assert asked(world) == {
        "sentence": "Who begins?",
        "faces": [
            {"text": str(seat), "label": f"Player {seat}", "seat": seat} for seat in (1, 2, 3)
        ],
        "back": False,
    }
    assert world.page["table"]["sentence"] == "Who begins?"
    world.send("face", text="3")
    assert world.moves == ("first=3",)
    assert asked(world) is None
    assert world.said[0] == "Player 3 begins."


def test_what_no_die_can_show_is_not_taken(world: World) -> None:
    """An answer beside the faces changes nothing."""
    world.send("face", text="4")
    assert world.moves == ()


def test_nothing_else_can_be_played_before_the_answer(world: World) -> None:
    """A tap says so; a typed outcome is an answer like another."""
    assert "enter the result" in world.send("tap", region="leaves-1")["table"]["sentence"]
    assert world.send("type", text="take=1")["table"]["typed"]["error"]
    world.send("type", text="first=2")
    assert world.moves == ("first=2",)


def test_the_tablet_may_throw_once(world: World) -> None:
    """Then it is the outcome of the seed."""
    assert world.model.session
    outcome = world.model.session.match.seed_outcome()
    world.send("seed-throws")
    assert world.moves == (outcome,)


def test_a_wrong_answer_can_be_taken_back(world: World) -> None:
    """Undo leads to the question, redo past it."""
    world.send("face", text="3")
    world.send("type", text="take=1")
    world.send("undo")
    shown = world.send("undo")["table"]
    assert (shown["ply"], bool(shown["throw"])) == (0, True)
    assert not world.page["table"]["tools"]["undo"]
    assert world.send("redo")["table"]["ply"] == 1
    assert world.send("redo")["table"]["ply"] == 2
    world.send("undo")
    world.send("undo")
    world.send("face", text="1")
    assert world.moves == ("first=1",)
    assert not world.page["table"]["tools"]["redo"]


def test_a_reload_and_a_copy_ask_again(world: World) -> None:
    """The choice is kept with the game, in files too."""
    (id_,) = world.games
    world.send("export", id=id_)
    (text,) = world.files.values()
    assert json.loads(text)["meta"]["dice"] == "ours"
    again = World(games=world.games, entries=world.entries).start()
    again.send("copy", id=id_)
    for kept in list(again.games):
        again.send("open-save", id=kept)
        assert asked(again)
    other = World().start()
    other.send("import", name="", text=text)
    other.send("open-save", id=next(iter(other.games)))
    assert asked(other)


def test_the_same_seats_again_throw_again(world: World) -> None:
    """A new game like this one, and one that goes on from here, ask too."""
    world.send("face", text="1")
    world.send("again")
    assert asked(world)
    world.send("face", text="2")
    world.send("goto", ply=0)
    assert asked(world) is None
    world.send("continue-here")
    assert asked(world)


def test_a_die_is_thrown_where_the_rules_want_it() -> None:
    """At the Inn (W9) the person's own die counts; cards come from the seed all the same."""
    world = at_the_inn()
    throw = asked(world)
    assert throw
    assert throw["sentence"] == "What does your die show?"
    world.send("face", text="2")
    assert world.moves[-2:] == ("go=In", "roll=2")
    world.send("type", text="draw")
    assert world.moves[-1].startswith("spell=")
    assert asked(world) is None


def test_the_seed_decides_unless_the_table_throws() -> None:
    """Without the choice everything is as ever, also where a link asks a game without dice."""
    world = World().start()
    world.new("new=template&seats=3&seed=7")
    assert len(world.moves) == 1
    told = world.send("link", fragment="new=garden-growth&seats=1&dice=ours")["notice"]
    assert "options.dice" in told["text"]
    told = world.send("link", fragment="new=template&seats=2&dice=loaded")["notice"]
    assert "'loaded'" in told["text"]


def test_several_dice_are_asked_for_one_after_the_other() -> None:
    """Each seat's die has a question; the faces together spell the outcome (R2)."""
    seats = [SeatEntry(name) for name in ("Ada", "Bram", "Cato")]
    match = Match.start(load_game("hanging-gardens"), seats, "s")
    throw = match.game.throw(match.state)
    assert throw is not None
    questions = words_of(match).throw_questions(match.state, match.names)
    assert questions[1] == "What does Bram’s die show?"
    assert match.play(throw.outcome(("3", "1", "1"))).to_move == 1
