"""Tables drawn as SVG documents without a browser.

    picture = draw(Match.load(load_game(record.game), record), ply=20)

Notebooks display a `Picture` directly; `str(picture)` is the SVG document.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tabletop.app.model.settings import Stage
from tabletop.app.table.viewer import sight_for
from tabletop.games.registry import AnyMatch, table_of
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Icon
from tabletop.scene.svg import IconPath, to_document

ROOT = Path(__file__).parents[3]
THEMES = ("light", "dark", "contrast")
TABLET = (1180.0, 820.0)

THEMES_FILE = ROOT / "static" / "themes.json"
OWN_ICONS = ROOT / "static" / "own-icons.json"
BUILT_ICONS = ROOT / "static" / "build" / "icons.json"

_RING = IconPath("M50 10A40 40 0 1 1 49.9 10ZM50 20A30 30 0 1 0 50.1 20Z", 100)
"""The outline drawn in place of a missing icon."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn table: `svg` is the document, and `missing` names the icons drawn as rings.

    Icons of the game-icons set are missing until `static/build/icons.json` is built.
    """

    svg: str
    missing: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg


def draw(
    match: AnyMatch,
    ply: int | None = None,
    *,
    seat: int | None = None,
    size: tuple[float, float] = TABLET,
    theme: str = "light",
) -> Picture:
    """Draw the table of a match after `ply` moves (None: after all) as seen by `seat`.

    Seat 0 is an onlooker; None is the seat to move, or else the one that moved last. `size` is the
    available width and height in CSS pixels. If that is too small for the game, the picture is
    larger: it has the size of the table that the page would scroll. Raise OSError if the project's
    `static/themes.json` doesn't exist beside the package.
    """
    at = match.ply if ply is None else ply
    scene = _scene(match, at, _viewer(match, at) if seat is None else seat or None, size)
    outlines = _outlines()
    used = {shape.name for node in scene.nodes for shape in node.shapes if isinstance(shape, Icon)}
    missing = tuple(sorted(used - outlines.keys()))
    icons = {**outlines, **dict.fromkeys(missing, _RING)}
    return Picture(to_document(scene, _colours(theme).__getitem__, icons, "table"), missing)


def _scene(match: AnyMatch, ply: int, viewer: int | None, size: tuple[float, float]) -> Scene:
    to_move = match.game.current_player(match.positions[ply].state)
    sight = sight_for(match, ply, viewer, Stage(*size))
    return table_of(match).scene(replace(sight, interactive=bool(viewer) and viewer == to_move))


def _viewer(match: AnyMatch, ply: int) -> int | None:
    players = (match.game.current_player(each.state) for each in match.positions[ply::-1])
    return next((seat for seat in players if seat), None)


def _colours(theme: str) -> Mapping[str, str]:
    themes = _read(THEMES_FILE)
    colours: dict[str, str] = dict(themes[theme])
    for game in themes["games"].values():
        colours |= game[theme]
    return colours


def _outlines() -> Mapping[str, IconPath]:
    icons = _read(BUILT_ICONS if BUILT_ICONS.exists() else OWN_ICONS)
    return {name: IconPath(icon["path"], icon["size"]) for name, icon in icons.items()}


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))
