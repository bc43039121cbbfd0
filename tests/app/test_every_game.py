"""What the first table has, every table has: by the shared code, for each game of the registry."""

from __future__ import annotations

import random
from itertools import product

import pytest

from tabletop.app.presence.places import is_shared
from tabletop.app.table.playing import scene_now
from tabletop.games.registry import GAMES, has_table, load_game
from tests.app.world import SIZE, World

MOVES = 12
KEYS = [key for key in GAMES if has_table(key)]


@pytest.fixture(params=KEYS)
def world(request: pytest.FixtureRequest) -> World:
    """Return a tab in which people have made some random moves of a game, by typing them."""
    world = World().start()
    seats = max(2, load_game(request.param).info.min_seats)
    world.new(f"new={request.param}&seats={seats}&seed=7")
    rng = random.Random(7)
    for _ in range(MOVES):
        play_any(world, rng)
    return world


def any_move(world: World, rng: random.Random) -> str:
    """Lift the curtain where there is one, and return a random legal move."""
    session = world.model.session
    assert session
    if is_shared(session):
        world.send("painted")
        world.send("lift")
    game = session.match.game
    return game.move_to_text(game.random_move(session.match.state, rng))


def play_any(world: World, rng: random.Random) -> None:
    """Type a random legal move."""
    world.send("type", text=any_move(world, rng))
    shown = world.page["table"]
    assert shown["typed"]["error"] is None


def test_every_move_is_kept(world: World) -> None:
    """The record that storage holds is that of the table."""
    assert world.model.session
    assert world.moves == world.model.session.match.record.moves
    assert len(world.moves) >= MOVES


def test_a_game_goes_on_where_it_was_left(world: World) -> None:
    """Via the menu, and in a new visit; the picture is the same."""
    assert world.model.session
    id_, state = world.model.session.id, world.model.session.match.state
    world.send("leave")
    assert world.page["screen"] == "menu"
    (entry,) = world.page["shelf"]
    assert (entry["id"], entry["state"]) == (id_, "running")
    later = World(games=world.games, entries=world.entries).start()
    later.send("resize", **SIZE)
    later.send("open-save", id=id_)
    assert later.model.session
    assert later.model.session.match.state == state
    assert later.painted


def test_undo_to_the_start_and_redo_to_the_end(world: World) -> None:
    """Every decision is taken back and played again; secrets ask once before."""
    moves = world.moves
    for _ in range(2 * MOVES):
        world.send("undo", agreed=True)
    assert len(world.moves) < len(moves)
    assert world.page["table"]["tools"]["undo"] is False
    for _ in range(2 * MOVES):
        world.send("redo")
    assert world.moves == moves


def test_the_log_rewinds_and_the_record_stays(world: World) -> None:
    """Each ply can be shown, and play continued from it as another game; secrets ask first."""
    moves, games = world.moves, set(world.games)
    for ply in range(len(moves)):
        world.send("goto", ply=ply)
        assert world.page["table"]["replay"]["ply"] == ply
        assert world.painted
    assert world.moves == moves
    world.send("goto", ply=len(moves) - 1)
    world.send("continue-here", agreed=True)
    (new,) = set(world.games) - games
    assert world.model.session
    assert world.model.session.id == new


def test_a_game_leaves_as_a_file_and_comes_back(world: World) -> None:
    """To another browser, move for move."""
    assert world.model.session
    moves = world.moves
    world.send("export", id=world.model.session.id)
    ((name, text),) = world.files.items()
    other = World().start()
    other.send("resize", **SIZE)
    other.send("import", name=name, text=text)
    ((id_, _),) = other.games.items()
    other.send("open-save", id=id_)
    assert other.moves == moves


def test_a_hint_of_a_computer_is_drawn_and_told(world: World) -> None:
    """Why, and what: a legal move is drawn by the table at each depth."""
    move = any_move(world, random.Random(3))
    world.send("hint")
    world.answer(move, "Because it is there.")
    assert world.page["table"]["sentence"].startswith("Because it is there.")
    world.send("hint")
    assert world.painted
    assert not world.page["table"]["sentence"].startswith("Because it is there.")


def test_what_is_carried_may_be_dropped_on_anything(world: World) -> None:
    """On a player, a card or a button of the map it falls back into the hand; nothing breaks."""
    scene = scene_now(world.model)
    assert scene
    hands = {region.group: region.id for region in scene.regions if region.drag}
    ends = [region.id for region in scene.regions if region.row <= 2]
    before = world.moves
    for start, end in product(hands.values(), ends):
        world.send("drag", **{"from": start, "to": end})
        if end.startswith(("player-", "camera-")):
            assert world.model.session
            picked = world.model.session.selection.draft
            world.send("drag", **{"from": start, "to": end})
            assert world.model.session.selection.draft == picked, "what is in the hand stays there"
        if world.moves != before:
            world.send("undo", agreed=True)
        world.send("cancel")
    assert world.moves == before
