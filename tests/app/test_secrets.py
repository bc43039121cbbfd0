"""Undoing revealed chance events: confirmed in games with secrets, and noted in the log."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tabletop.ai.bot import generator, luck_of
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import load_game
from tests.app.world import World

CARDS = "new=witchcraft&seats=human,easy&seed=7&first=1"
TAKEN_BACK_ONCE = "Taken back once after a roll or draw was seen."
TAKEN_BACK_TWICE = "Taken back twice after a roll or draw was seen."
COPIED = "This game was copied before it ended."
ELSEWHERE = "The dice or cards of this game didn’t come from Six Gardens."
OWN_DICE = "The players rolled dice or drew lots themselves in this game."


@pytest.fixture
def world() -> World:
    """Return a tab in which the person, against a computer, has just drawn a spell."""
    world = World().start()
    world.new(CARDS)
    for text in ("go=Sw", "draw"):
        world.send("type", text=text)
    assert world.moves[2].startswith("spell=")
    return world


def notes(world: World) -> list[str]:
    """Return the notes in the log about undone chance events and the like."""
    told: list[str] = world.send("dialog", kind="log")["dialog"]["notes"]
    world.send("close-dialog")
    return told


def agree(world: World) -> None:
    """Confirm the open question."""
    asked = world.page["dialog"]
    assert asked["kind"] == "confirm"
    world.send(**asked["yes"]["message"])


def reopened(world: World, id_: str) -> World:
    """Return another visit, with a kept game on the table."""
    again = World(games=world.games, entries=world.entries).start()
    again.send("resize", width=1024, height=660)
    again.send("open-save", id=id_)
    return again


def id_of(world: World) -> str:
    """Return the id of the game on the table."""
    assert world.model.session
    return world.model.session.id


def meta_of(world: World, id_: str) -> dict[str, Any]:
    """Return the saved `meta` of a game."""
    return dict(Record.from_text(world.games[id_]).meta)


def test_nothing_is_told_of_a_plain_game(world: World) -> None:
    """Neither the log nor the saved game has a note."""
    assert notes(world) == []
    assert not {"taken_back", "copied"} & set(meta_of(world, id_of(world)))


def test_undo_past_a_card_asks_once_and_is_counted_each_time(world: World) -> None:
    """Redo and back again counts as well; the log tells."""
    world.send("undo")
    agree(world)
    assert notes(world) == [TAKEN_BACK_ONCE]
    world.send("redo")
    assert world.send("undo")["dialog"] is None
    assert notes(world) == [TAKEN_BACK_TWICE]
    assert meta_of(world, id_of(world))["taken_back"] == 2


def test_what_is_left_unagreed_is_not_counted(world: World) -> None:
    """Whoever leaves the secret in its place has nothing to tell."""
    world.send("undo")
    world.send("close-dialog")
    assert notes(world) == []
    assert len(world.moves) == 3


def test_taking_back_a_mere_decision_is_not_counted() -> None:
    """No chance event was undone."""
    world = World().start()
    world.new(CARDS)
    world.send("type", text="go=Sw")
    assert world.send("undo")["dialog"] is None
    assert notes(world) == []


def test_going_on_from_an_earlier_ply_asks_and_is_counted(world: World) -> None:
    """The same card will be drawn there, so the new game has a note."""
    first = id_of(world)
    world.send("goto", ply=1)
    shown = world.send("continue-here")
    assert shown["dialog"]["title"] == "Take back a draw or roll?"
    assert shown["dialog"]["yes"]["label"] == "Continue from here"
    assert id_of(world) == first
    agree(world)
    assert id_of(world) != first
    assert world.moves == ("go=Sw",)
    assert notes(world) == [TAKEN_BACK_ONCE, COPIED]
    world.send("type", text="draw")
    assert world.send("undo")["dialog"] is None
    assert meta_of(world, id_of(world))["taken_back"] == 2
    assert notes(reopened(world, first)) == [COPIED]


def test_a_branch_that_takes_nothing_back_is_a_copy(world: World) -> None:
    """Nobody is asked; but who plays the one on knows the cards of the other, so both tell it."""
    first = id_of(world)
    world.send("goto", ply=3)
    assert world.send("continue-here")["dialog"] is None
    assert notes(world) == [COPIED]
    assert notes(reopened(world, first)) == [COPIED]


def test_the_mark_survives_reload_copy_and_file(world: World) -> None:
    """It is in the record's meta, wherever the record goes."""
    world.send("undo", agreed=True)
    first = id_of(world)
    assert notes(reopened(world, first)) == [TAKEN_BACK_ONCE]
    again = World(games=world.games, entries=world.entries, clock=world.clock).start()
    again.send("copy", id=first)
    (twin,) = set(again.games) - {first}
    for id_ in (first, twin):
        assert notes(reopened(again, id_)) == [TAKEN_BACK_ONCE, COPIED]
    again.send("export", id=first)
    (text,) = again.files.values()
    other = World().start()
    other.send("import", name="", text=text)
    assert notes(reopened(other, next(iter(other.games)))) == [TAKEN_BACK_ONCE, COPIED]


def test_a_copy_that_is_made_anew_asks_anew(world: World) -> None:
    """Opening a copy or a restored game starts another session."""
    first = id_of(world)
    world.send("undo", agreed=True)
    world.send("redo")
    world.send("leave")
    world.send("delete", id=first)
    world.send("restore", id=first)
    again = reopened(world, first)
    assert notes(again) == [TAKEN_BACK_ONCE]
    assert again.send("undo")["dialog"]["kind"] == "confirm"


def test_copying_the_game_on_the_table_loses_no_move(world: World) -> None:
    """The first game is marked where it is kept, and the table knows it."""
    first = id_of(world)
    world.send("copy", id=first)
    world.send("undo", agreed=True)
    assert world.page["notice"] is None
    assert world.moves == ("go=Sw",)
    assert notes(world) == [TAKEN_BACK_ONCE, COPIED]


def test_an_import_of_a_running_game_is_a_copy(world: World) -> None:
    """An own export brought back in the middle has the cards that have been seen since."""
    world.send("export", id=id_of(world))
    (text,) = world.files.values()
    other = World().start()
    other.send("import", name="", text=text)
    assert notes(reopened(other, next(iter(other.games)))) == [COPIED]


def test_without_secrets_nobody_is_asked_but_a_lot_counts() -> None:
    """Everybody saw the lot; that it was known is told all the same. A plain copy is not."""
    world = World().start()
    world.new("new=template&seats=2&seed=7&dice=ours")
    world.send("seed-throws")
    world.send("type", text="take=1")
    world.send("undo")
    assert notes(world) == []
    assert world.send("undo")["dialog"] is None
    assert notes(world) == [TAKEN_BACK_ONCE]
    world.send("seed-throws")
    world.send("copy", id=id_of(world))
    assert all("copied" not in meta_of(world, id_) for id_ in world.games)


@pytest.mark.parametrize(
    ("mark", "told"),
    [
        (True, []), (-1, []), (0, []), ("2", []), ([2], []), (2.0, []), (None, []),
        (3, ["Taken back 3 times after a roll or draw was seen."]),
        (10**40, ["Taken back 999 times after a roll or draw was seen."]),
    ],
)  # fmt: skip
def test_a_mark_from_a_file_is_read_with_care(world: World, mark: object, told: list[str]) -> None:
    """What is no count is none, and a sentence stays a sentence."""
    data = json.loads(world.games[id_of(world)])
    world.games["odd"] = json.dumps({**data, "meta": {"taken_back": mark, "copied": "yes"}})
    assert notes(reopened(world, "odd")) == told


def with_other_card(world: World) -> Record:
    """Return the game on the table with another spell drawn than the seed's."""
    record = Record.from_text(world.games[id_of(world)])
    game = load_game(record.game)
    for number in range(20):
        other = replace(record, seed=f"other{number}", moves=record.moves[:2])
        moves = (*record.moves[:2], Match.load(game, other).seed_outcome())
        if moves != record.moves:
            return replace(record, moves=moves)
    raise AssertionError("every seed gives the same spell")


def test_chance_that_is_not_the_seeds_is_told(world: World) -> None:
    """When the game is opened, and in the log; also where only dice are people's own."""
    for meta in ({}, {"dice": "ours"}):
        text = replace(with_other_card(world), meta=meta).to_text()
        other = World().start()
        other.send("import", name="", text=text)
        (id_,) = other.games
        again = reopened(other, id_)
        assert again.page["notice"]["text"] == ELSEWHERE
        assert notes(again) == [COPIED, ELSEWHERE]


def test_own_dice_are_told_kindly() -> None:
    """Nothing is strange about them, so nothing is told when the game is opened."""
    world = World().start()
    world.new("new=template&seats=3&seed=7&dice=ours")
    assert world.model.session
    drawn = world.model.session.match.seed_outcome().removeprefix("first=")
    world.send("face", text=next(face for face in "123" if face != drawn))
    again = reopened(world, id_of(world))
    assert again.page["notice"] is None
    assert notes(again) == [OWN_DICE]
    for _ in range(12):
        again.send("type", text="take=1")
    assert again.send("painted")["dialog"]["notes"] == [OWN_DICE]


def test_the_address_of_a_game_tells_nothing_of_its_cards(world: World) -> None:
    """Id and seed of a new game come from one fresh text, and neither leads to the other."""
    world.send("again")
    assert world.model.session
    session = world.model.session
    assert session.id != session.match.record.seed
    assert f"fresh{world.clock}" not in (session.id, session.match.record.seed)
    world.send("again")
    assert world.model.session.match.record.seed != session.match.record.seed


def test_a_link_may_still_force_the_seed(world: World) -> None:
    """For the same luck again; the id is another each time."""
    ids = {world.new(CARDS) for _ in range(2)}
    assert len(ids) == 2
    assert world.model.session
    assert world.model.session.match.record.seed == "7"


def test_a_computer_is_told_nothing_of_the_cards_to_come() -> None:
    """Its job has the luck of its own, and no seed; here the same game gives the same luck."""
    jobs = []
    for seed in ("spring", "spring", "autumn"):
        world = World().start()
        world.new(f"new=witchcraft&seats=easy,easy&seed={seed}&first=1")
        assert world.job
        assert seed not in json.dumps(world.job)
        jobs.append(world.job)
    assert jobs[0]["luck"] == jobs[1]["luck"] != jobs[2]["luck"]
    here = luck_of("spring", jobs[0]["ply"], "easy")
    assert generator(jobs[0]["luck"]).random() == here.random()
