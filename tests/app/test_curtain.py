"""The curtain: people who share a screen never see, hear or read each other's secrets."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tabletop.app.presence.viewer import is_closed
from tabletop.core.plain import from_plain
from tabletop.games.registry import load_game
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.state import HIDDEN, State
from tests.app.world import World
from tests.scene.whole import scene_data

PEOPLE = "new=witchcraft&seats=3&seed=curtain&first=1"


@pytest.fixture
def world() -> World:
    """Return a tab with a new game of three people; seat 1 is to move, the curtain is down."""
    world = World().start()
    themes = json.loads((Path(__file__).parents[2] / "static" / "themes.json").read_text())
    colours = {**themes["light"], **themes["games"]["witchcraft"]["light"]}
    cauldron = {"path": "M0 0", "size": 512, "box": [0, 0, 512, 512]}
    world.send("pictures", icons={"cauldron": cauldron}, colours=colours)
    world.new(PEOPLE)
    return world


def shown(world: World) -> str:
    """Return everything visible or audible now, and all data sent to computers."""
    painted = [scene_data(scene) for scene in world.painted[-1:]]
    log = world.send("dialog", kind="log")
    world.send("close-dialog")
    assert world.model.session
    world.send("thumb", id=world.model.session.id)
    kept = [world.entries, world.pictures]
    return json.dumps([world.page, log, painted, world.said, kept, world.job])


def secrets(world: World) -> set[str]:
    """Return the ids and names of the unrevealed spells in all hands."""
    assert world.model.session
    state = world.model.session.match.state
    held = {card for witch in state.witches for card in witch.hand}
    return held | {SPELLS[card].name for card in held}


def take_turns(world: World, rng: random.Random, moves: int) -> None:
    """Let people play at random, lifting the curtain whenever it is down."""
    for _ in range(moves):
        session = world.model.session
        assert session
        if session.match.to_move is None:
            return
        if is_closed(session):
            world.send("lift")
        game = session.match.game
        choices = [game.move_to_text(move) for move in game.legal_moves(session.match.state)]
        drawing = [text for text in choices if text[:4] in ("draw", "swap")]
        world.send("type", text=rng.choice(drawing or choices))
        world.send("painted")


def test_it_is_down_until_the_person_to_play_lifts_it(world: World) -> None:
    """It names the person, and no move is accepted before."""
    curtain = world.page["curtain"]
    assert curtain["title"] == "Pass to Player 1"
    assert curtain["button"] == "Player 1: I have it"
    assert "I have it" in world.send("type", text="go=Sw")["table"]["typed"]["error"]
    assert not world.page["table"]["tools"]["hint"]
    assert world.send("lift")["curtain"] is None
    world.send("type", text="go=Sw")
    assert world.moves == ("go=Sw",)
    assert world.page["curtain"] is None


def test_a_press_of_another_persons_button_does_not_lift_it(world: World) -> None:
    """Even a late one: moves may have been undone since."""
    assert world.send("lift", seat=2)["curtain"]["title"] == "Pass to Player 1"
    assert world.send("lift", seat=1)["curtain"] is None


def test_it_falls_when_the_move_has_been_seen(world: World) -> None:
    """The person who moved sees the animation to its end."""
    world.send("lift")
    world.send("type", text="go=Sw")
    assert world.send("type", text="draw")["curtain"] is None
    assert world.model.session
    (card,) = world.model.session.match.state.witches[0].hand
    assert SPELLS[card].name in json.dumps([scene_data(scene) for scene in world.painted])
    curtain = world.send("painted")["curtain"]
    assert curtain["title"] == "Pass to Player 2"
    told = [line["text"] for line in curtain["recap"]]
    assert told[-2:] == ["Player 1 draws a spell.", "39 spells are left in the deck."]


def test_nothing_behind_it_shows_in_a_whole_game(world: World) -> None:
    """Page, scene, speech, log, list of games and jobs contain no hidden spell."""
    rng = random.Random(7)
    closed = 0
    for _ in range(60):
        take_turns(world, rng, 1)
        session = world.model.session
        assert session
        if not is_closed(session):
            continue
        closed += 1
        told = shown(world)
        discarded = set(session.match.state.discard)
        shown_before = discarded | {SPELLS[card].name for card in discarded}
        assert not {each for each in secrets(world) - shown_before if each in told}
    assert closed > 15


def test_lifted_it_shows_the_own_hand_alone(world: World) -> None:
    """The table's view is that of the person who lifted it."""
    take_turns(world, random.Random(2), 8)
    world.send("lift")
    session = world.model.session
    assert session
    seat = session.match.to_move
    state = session.match.game.view(session.match.state, session.people.facing)
    assert session.people.facing == seat
    for number, witch in enumerate(state.witches, start=1):
        assert all((card == HIDDEN) == (number != seat) for card in witch.hand)


def test_opening_a_kept_game_begins_behind_it(world: World) -> None:
    """A reload in mid-turn shows nobody's hand."""
    world.send("lift")
    world.send("type", text="go=Sw")
    assert world.model.session
    id_ = world.model.session.id
    again = World(games=world.games, entries=world.entries).start()
    again.send("resize", width=1024, height=660)
    assert again.send("open-save", id=id_)["curtain"]["title"] == "Pass to Player 1"
    assert again.page["table"]["secret"]


def test_looking_back_keeps_the_eyes_of_the_person_who_looks(world: World) -> None:
    """At a ply of another's turn, the hand shown is still that of the viewer."""
    take_turns(world, random.Random(3), 10)
    world.send("lift")
    session = world.model.session
    assert session
    own = set(session.match.state.witches[(session.people.facing or 0) - 1].hand)
    for ply in range(session.match.ply):
        world.send("goto", ply=ply)
        regions = {region.id for region in world.painted[-1].regions}
        assert {r[5:] for r in regions if r.startswith("card-")} <= own | set(
            session.match.state.discard
        )


def test_taking_back_a_draw_asks_once(world: World) -> None:
    """The same cards would be drawn again; the answer holds for the session."""
    world.send("lift")
    for text in ("go=Sw", "draw"):
        world.send("type", text=text)
    world.send("painted")
    asked = world.send("undo")["dialog"]
    assert asked["kind"] == "confirm"
    assert world.moves[:2] == ("go=Sw", "draw")
    page = world.send(**asked["yes"]["message"])
    assert page["dialog"] is None
    assert world.moves == ("go=Sw",)
    assert page["curtain"]["title"] == "Pass to Player 1"
    world.send("lift")
    world.send("type", text="draw")
    world.send("painted")
    assert world.send("undo")["dialog"] is None
    assert world.moves == ("go=Sw",)


def test_a_person_among_computers_has_none() -> None:
    """Nobody else can look, and a computer's job has only its own hand."""
    world = World().start()
    world.new("new=witchcraft&seats=human,easy&seed=7&first=1")
    assert world.page["curtain"] is None
    assert not world.page["table"]["secret"]
    for text in ("go=Sw", "draw"):
        world.send("type", text=text)
    assert world.page["curtain"] is None
    assert world.job
    assert world.model.session
    (card,) = world.model.session.match.state.witches[0].hand
    seen = from_plain(State, world.job["view"])
    assert seen.witches[0].hand == (HIDDEN,)
    assert card in seen.deck


def test_a_game_without_secrets_has_none() -> None:
    """The template has no hidden information."""
    world = World().start()
    world.new()
    assert not load_game("template").info.has_secrets
    assert world.page["curtain"] is None
