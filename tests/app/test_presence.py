"""Where people are: for a person elsewhere the table waits, and never plays."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.app.presence.places import is_shared, moved
from tabletop.app.presence.viewer import is_closed, viewer_of
from tests.app.world import SIZE, World


def table_of(game: str, *places: str) -> World:
    """Return a world at a new table with one person a place."""
    world = World().start()
    world.send("resize", **SIZE)
    seats = [
        {"name": name, "kind": "human", "place": place}
        for name, place in zip(("Ada", "Basil", "Cleo"), places, strict=False)
    ]
    world.send("new", game=game, seats=seats, options={})
    return world


def session(world: World) -> Any:
    assert world.model.session
    return world.model.session


@pytest.mark.parametrize(
    ("place", "told"), [("elsewhere", "on another device"), ("phone", "on a phone")]
)
def test_who_is_not_here_is_awaited(place: str, told: str) -> None:
    """The sentence names them; no tap or typed move plays, and no computer thinks."""
    world = table_of("template", place, place)
    first = session(world).match.names[session(world).match.to_move - 1]
    assert world.page["table"]["sentence"] == f"It’s {first}’s turn, {told}."
    assert world.send("type", text="take=1")["table"]["typed"]["error"]
    assert world.job is None
    assert len(session(world).match.record.moves) == 1
    assert not world.page["table"]["tools"]["hint"]


def test_places_are_kept_with_the_game() -> None:
    """In `meta`, with the table's id; the shelf says whose turn it is, and that it is elsewhere."""
    world = table_of("template", "elsewhere", "elsewhere")
    id_ = session(world).id
    assert '"places": ["elsewhere", "elsewhere"]' in world.games[id_]
    assert f'"table": "{id_}"' in world.games[id_]
    assert world.page["shelf"][0]["status"].partition(" · ")[2].startswith("waiting for ")
    world.send("leave")
    world.send("open-save", id=id_)
    assert session(world).people.places == ("elsewhere", "elsewhere")
    again = World(games=world.games).start()
    assert again.page["shelf"][0]["status"].partition(" · ")[2].startswith("waiting for ")


def test_nobodys_move_elsewhere_is_taken_back() -> None:
    """Undo stops after the last decision of somebody elsewhere."""
    world = table_of("template", "here", "here")
    world.send("type", text="take=1")
    assert world.page["table"]["tools"]["undo"]
    mover = session(world).match.game.current_player(session(world).match.positions[1].state)
    world.model = world.model.__class__(
        session=moved(session(world), mover, "elsewhere"), size=world.model.size
    )
    assert not world.page["table"]["tools"]["undo"]


def test_one_person_at_a_screen_needs_no_curtain() -> None:
    """Whoever is elsewhere does not look: the only one here sees her own hand, and no other."""
    here = table_of("witchcraft", "here", "here")
    assert is_shared(session(here))
    assert is_closed(session(here))
    alone = table_of("witchcraft", "elsewhere", "here")
    assert not is_shared(session(alone))
    assert viewer_of(session(alone)) == 2
    away = table_of("witchcraft", "elsewhere", "phone")
    assert viewer_of(session(away)) is None


def test_another_game_is_played_from_the_same_places() -> None:
    """Once more, and with the seats moved on by one."""
    world = table_of("template", "here", "elsewhere")
    world.send("again")
    assert session(world).people.places == ("here", "elsewhere")
    world.send("again", swap=True)
    assert session(world).people.places == ("elsewhere", "here")
