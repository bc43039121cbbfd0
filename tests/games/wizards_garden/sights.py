"""What there is to see at tables of Wizards' Garden, for the tests of its scenes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabletop.app.table.viewer import WHAT
from tabletop.core.game import complete_setup
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.table.table import TABLE
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Text
from tabletop.scene.table import Played, Sight, Sitter

PHONE = (390.0, 720.0)
TABLET = (1024.0, 660.0)
PEOPLE = (Sitter("Ada"), Sitter("Bram"))

DIAGONAL = "bw.b/w.wb/ww../bw.. 1 w1b2 w1b1 2"
"""b3w turns b4, a3, c3 and b2, and harvests a1 to d4 in black: the Staff comes to seat 1."""

CHOICE = "ww../w.../b.bw/wbww 1 w2b1 w0b1 2"
"""b2w completes rows 1 and 2, and column a: two white flowers or one."""

START = "..../..../..b./wwb."
"""The position of example W3."""


def look(state: State, size: tuple[float, float] = TABLET, **more: Any) -> Sight[State]:
    """Return the sight of two people at `state`; `more` are fields of the sight."""
    settings: dict[str, Any] = {"sitters": PEOPLE, "viewer": state.position.mover or 1} | more
    return Sight(state=state, width=size[0], height=size[1], **settings)


def hinted(state: State, move: str, depth: int, **more: Any) -> Sight[State]:
    """Return the sight of two people at `state` with a hint, told as far as `depth`."""
    sight = look(state, hint=move, hint_depth=depth, **more)
    parsed = GAME.move_from_text(move)
    sight = replace(sight, pointed=TABLE.pointed(sight, parsed))
    if depth < WHAT or sight.draft:
        return sight
    return replace(sight, draft=TABLE.draft_of(sight, parsed), is_ghost=True)


def new_game(**options: str) -> State:
    """Return the empty board."""
    return GAME.new_initial_state(complete_setup(GAME, 2, options))


def after(state: State, *moves: str) -> State:
    """Return the state after some moves."""
    for move in moves:
        state = GAME.apply_move(state, GAME.move_from_text(move))
    return state


def label(scene: Scene, region: str) -> str:
    """Return the accessible name of a region."""
    return scene.region(region).label


def texts(scene: Scene, key: str) -> list[str]:
    """Return the words that are drawn on a node."""
    return [shape.text for shape in scene.node(key).shapes if isinstance(shape, Text)]


def keys(scene: Scene) -> set[str]:
    """Return the keys of all nodes."""
    return {node.key for node in scene.nodes}


def played(state: State, *moves: str) -> tuple[State, tuple[Played[State], ...]]:
    """Return the state after some moves, and the moves as a table is told of them."""
    past = []
    for text in moves:
        past.append(Played(state, GAME.current_player(state) or 0, text))
        state = after(state, text)
    return state, tuple(past)
