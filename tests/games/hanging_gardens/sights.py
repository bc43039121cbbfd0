"""What there is to see at tables of Hanging Gardens, for the tests of its scenes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.table import TABLE
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Text
from tabletop.scene.table import Sight, Sitter
from tests.games.hanging_gardens.gardens import state_after

PHONE = (390.0, 720.0)
SMALL_PHONE = (360.0, 560.0)
TABLET = (1024.0, 660.0)
NAMES = ("Ada", "Bram", "Hazel", "Dora")

SMALL = "T0,0 G0,0 T2,0 PR2,0 PK3,1"
"""Two tiles; seat 1 at the west end sees a red bed straight ahead and a black one, to act again."""

ROOM = "T0,0 G0,0 T2,0 T0,2 PR2,0 T2,2 T4,0 PK3,3"
"""Seat 1 is to act and has three points, looking east: two in row 2 and one in row 3."""

PLATEAU = "T0,0 T0,2 T-2,2 T2,2 S0,0 S0,0 T0,0 S0,2 S0,2 G0,1 T0,2 PR-2,3 PG-1,3 PB0,3 PR2,3"
"""The tenth worked example: row 2 is cut twice, and makes 5 points in three runs."""


def look(
    moves: str, size: tuple[float, float] = TABLET, seats: int = 2, **more: Any
) -> Sight[State]:
    """Return the sight of the seat to act after `moves`; `more` are fields of the sight."""
    return see(state_after(moves, seats), size, **more)


def see(state: State, size: tuple[float, float] = TABLET, **more: Any) -> Sight[State]:
    """Return the sight of the seat to act in `state`, or of seat 1 when the game is over."""
    sitters = tuple(map(Sitter, NAMES[: state.seats]))
    viewer = GAME.current_player(state) or 1
    settings: dict[str, Any] = {"sitters": sitters, "viewer": viewer} | more
    return _hinted(Sight(state=state, width=size[0], height=size[1], **settings))


def _hinted(sight: Sight[State]) -> Sight[State]:
    """Return the sight with what its hint tells, as the application does."""
    if not sight.hint:
        return sight
    move = GAME.move_from_text(sight.hint)
    told = replace(sight, pointed=TABLE.pointed(sight, move))
    if sight.hint_depth < 2 or sight.draft:
        return told
    return replace(told, draft=TABLE.draft_of(sight, move), is_ghost=True)


def keys(scene: Scene, start: str = "") -> set[str]:
    """Return the keys of all nodes that begin with `start`."""
    return {node.key for node in scene.nodes if node.key.startswith(start)}


def texts(scene: Scene, key: str) -> list[str]:
    """Return the words that are drawn on a node."""
    return [shape.text for shape in scene.node(key).shapes if isinstance(shape, Text)]


def note(sight: Sight[State], note_id: str) -> str:
    """Return what is read aloud at a place that is only looked at."""
    return next(each.text for each in TABLE.scene(sight).notes if each.id == note_id)
