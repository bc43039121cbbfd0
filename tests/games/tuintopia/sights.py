"""What there is to see at tables of Tuintopia, for the tests of its scenes."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.state import State
from tabletop.games.tuintopia.table.table import TABLE
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Text
from tabletop.scene.table import Played, Sight, Sitter
from tests.games.tuintopia.positions import position
from tests.scene.whole import scene_data

PHONE = (390.0, 720.0)
SMALL_PHONE = (360.0, 560.0)
PORTRAIT = (820.0, 1080.0)
TABLET = (1024.0, 660.0)
SIZES = (PHONE, SMALL_PHONE, PORTRAIT, TABLET, (1180.0, 720.0), (1440.0, 800.0))
NAMES = ("Ada", "Bram", "Cato", "Dora")

LEVEL_2 = {"level": "2"}
BOTH = {"level": "2", "heights": "on", "zones": "on"}

OPENED = {
    "d2": "FRA",
    "e2": "PAD",
    "f2": "HEU",
    "e3": "BKE",
    "f3": "WAL",
    "a4": "BLW",
    "b4": "AAB",
    "c4": "SLA",
    "d4": "DRU",
    "e4": "HEL",
    "f4": "BIO",
    "a5": "BIJ",
    "b5": "HOM",
    "d5": "VIJ",
}
CLOSED = {"d1": "VAR1", "f1": "LIN2", "c2": "ROG2"}
HANDS = ("EEN MEI VLI DAS", "TOM COM WOR PER")


def garden(
    options: dict[str, str] | None = None,
    *,
    hands: tuple[str, ...] = HANDS,
    opened: dict[str, str] | None = None,
    closed: dict[str, str] | None = None,
) -> State:
    """Return the position of most tests: level 2 with heights and zones, seat 1 to move."""
    return position(
        BOTH if options is None else options,
        hands=hands,
        opened=OPENED if opened is None else opened,
        closed=CLOSED if closed is None else closed,
    )


def see(
    state: State, size: tuple[float, float] = TABLET, viewer: int | None = 1, **more: Any
) -> Sight[State]:
    """Return what `viewer` sees of `state`; `more` are fields of the sight."""
    sitters = tuple(map(Sitter, NAMES[: len(state.hands)]))
    settings: dict[str, Any] = {"sitters": sitters, "interactive": viewer == state.seat} | more
    view = GAME.view(state, viewer)
    return Sight(state=view, viewer=viewer, width=size[0], height=size[1], **settings)


def picked(*draft: str, state: State | None = None, **more: Any) -> Sight[State]:
    """Return what seat 1 sees with a draft."""
    return see(state or garden(), draft=draft, **more)


def hinted(sight: Sight[State], text: str, depth: int) -> Sight[State]:
    """Return the sight with a hint at a move, which lies there as a ghost from depth 2 on."""
    move = GAME.move_from_text(text)
    told = replace(sight, hint=text, hint_depth=depth, pointed=TABLE.pointed(sight, move))
    if depth == 1:
        return told
    return replace(told, draft=TABLE.draft_of(sight, move), is_ghost=True)


def gazing(sight: Sight[State], region: str) -> Sight[State]:
    """Return the sight after a tap on a region that is looked at."""
    inspected = TABLE.look(sight, region)
    assert inspected is not None
    return replace(sight, inspected=inspected)


def played(state: State, *moves: str, viewer: int | None = 1) -> tuple[Played[State], ...]:
    """Return moves of the seat to move in `state` as the last ones."""
    view = GAME.view(state, viewer)
    texts = [GAME.redact(state, GAME.move_from_text(move), viewer) for move in moves]
    return tuple(Played(view, state.seat, text) for text in texts)


def keys(scene: Scene) -> set[str]:
    """Return the keys of all nodes."""
    return {node.key for node in scene.nodes}


def texts(scene: Scene, key: str) -> list[str]:
    """Return the words that are drawn on a node."""
    return [shape.text for shape in scene.node(key).shapes if isinstance(shape, Text)]


def everything(scene: Scene) -> str:
    """Return all that the page is told of a scene, and its sentence, as one text."""
    return json.dumps(scene_data(scene)) + scene.sentence
