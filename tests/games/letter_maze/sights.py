"""What there is to see at tables of Letter Maze, for the tests of its scenes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Text
from tabletop.scene.table import REFUSED, Picked, Play, Sight, Sitter
from tests.refusals import told

PHONE = (390.0, 720.0)
SMALL_PHONE = (360.0, 560.0)
TABLET = (1024.0, 660.0)
NAMES = ("Ada", "Bram", "Hazel", "Dora", "Evi", "Fien")


def see(state: State, size: tuple[float, float] = TABLET, **more: Any) -> Sight[State]:
    """Return the sight of seat 1 at `state`; `more` are fields of the sight."""
    sitters = tuple(map(Sitter, NAMES[: state.seats]))
    settings: dict[str, Any] = {"sitters": sitters, "viewer": 1} | more
    return hinted(Sight(state=state, width=size[0], height=size[1], **settings))


def hinted(sight: Sight[State]) -> Sight[State]:
    """Return the sight with what its hint tells, as the application does it."""
    if not sight.hint:
        return sight
    move = GAME.move_from_text(sight.hint)
    told = replace(sight, pointed=TABLE.pointed(sight, move))
    if sight.hint_depth < 2 or sight.draft:
        return told
    return replace(told, draft=TABLE.draft_of(sight, move), is_ghost=True)


def tapped(sight: Sight[State], regions: str | Iterable[str]) -> Sight[State]:
    """Return the sight after taps that pick something, given as one text with blanks."""
    for region in regions.split() if isinstance(regions, str) else regions:
        answer = TABLE.tap(sight, region)
        assert isinstance(answer, Picked), (region, answer)
        sight = replace(sight, draft=answer.draft)
    return sight


def played(sight: Sight[State], region: str) -> str:
    """Return the move that a tap plays."""
    answer = TABLE.tap(sight, region)
    assert isinstance(answer, Play), answer
    return answer.move


def refused(sight: Sight[State], region: str) -> tuple[str, str]:
    """Return the code and the rule with which a tap is refused."""
    answer = TABLE.tap(sight, region)
    assert isinstance(answer, REFUSED), answer
    assert told("letter-maze", answer).endswith(".")
    return answer.code, answer.rule


def keys(scene: Scene) -> set[str]:
    """Return the keys of all nodes."""
    return {node.key for node in scene.nodes}


def texts(scene: Scene, prefix: str) -> list[str]:
    """Return the words that are drawn on the nodes whose keys begin with `prefix`."""
    return [
        shape.text
        for node in scene.nodes
        if node.key.startswith(prefix)
        for shape in node.shapes
        if isinstance(shape, Text)
    ]


def buttons(scene: Scene) -> dict[str, str]:
    """Return the names of the buttons by their regions."""
    return {region.id: region.label for region in scene.regions if region.group == "go"}


def lit(scene: Scene) -> set[str]:
    """Return the squares where the path can go on."""
    return {r.id for r in scene.regions if r.group == "maze" and "legal" in r.states}
