"""What there is to see at tables of Garden Growth, for the tests of its scenes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.table.table import TABLE
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Text
from tabletop.scene.table import Sight, Sitter
from tests.games.garden_growth.texts import state_from_text

PHONE = (390.0, 720.0)
SMALL_PHONE = (360.0, 530.0)
TABLET = (1024.0, 660.0)
NAMES = ("Ada", "Bram", "Hazel", "Dora", "Evi", "Fien")

GARDEN = "P11 S02 U12 | P02 B12 C11 | . | L01 -- s03"
"""On turn 8 two plants will die of thirst, one is dead, and a lemon tree may bring it back."""
SOLO = f"8 5 | {GARDEN}"
TWO = f"8 1 5 || {GARDEN} || P20 S11 U31 | . | . | ."


def look(text: str, size: tuple[float, float] = TABLET, **more: Any) -> Sight[State]:
    """Return the sight of seat 1 at the state that `text` tells; `more` are fields of the sight."""
    state = state_from_text(text)
    return see(state, size, **more)


def see(state: State, size: tuple[float, float] = TABLET, **more: Any) -> Sight[State]:
    """Return the sight of seat 1 at `state`."""
    sitters = tuple(map(Sitter, NAMES[: len(state.gardens)]))
    settings: dict[str, Any] = {"sitters": sitters, "viewer": 1} | more
    return hinted(Sight(state=state, width=size[0], height=size[1], **settings))


def hinted(sight: Sight[State]) -> Sight[State]:
    """Return the sight with what its hint tells."""
    if not sight.hint:
        return sight
    move = GAME.move_from_text(sight.hint)
    told = replace(sight, pointed=TABLE.pointed(sight, move))
    if sight.hint_depth < 2 or sight.draft:
        return told
    return replace(told, draft=TABLE.draft_of(sight, move), is_ghost=True)


def after(state: State, *moves: str) -> State:
    """Return the state after some moves."""
    for move in moves:
        state = GAME.apply_move(state, GAME.move_from_text(move))
    return state


def keys(scene: Scene) -> set[str]:
    """Return the keys of all nodes."""
    return {node.key for node in scene.nodes}


def texts(scene: Scene, key: str) -> list[str]:
    """Return the words that are drawn on a node."""
    return [shape.text for shape in scene.node(key).shapes if isinstance(shape, Text)]


def states(scene: Scene, region: str) -> tuple[str, ...]:
    """Return the states of a region."""
    return scene.region(region).states
