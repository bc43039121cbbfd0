"""Where a scene can be touched, and what a screen reader says there.

Hit testing, focus and arrow keys happen at once on the page (static/js/table/hit.js, nav.js and
overlay.js), from nothing but these values.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop.scene.boxes import Box, touchable
from tabletop.scene.shapes import fields_set

GRID = "grid"
RADIOS = "radios"
BUTTONS = "buttons"

LEGAL = "legal"
SELECTED = "selected"
LAST = "last"
DISABLED = "disabled"
HINTED = "hint"

PIECE, TARGET, FINISH, BULB, GO_ON = "p", "t", "f", "b", "g"
"""Keys that lead to regions: one's own piece, what is to be reached next, the finish, a hint, the
buttons that go on. A key of the page (static/js/table/nav.js) leads to what is LEGAL."""


class Group(NamedTuple):
    """Regions that belong together: one stop of the Tab key, arrow keys within it.

    `kind` is GRID (cells of a board, by row and column), RADIOS (one of them is chosen) or BUTTONS.
    The groups of a scene are listed in the order in which Tab visits them.
    """

    id: str
    label: str
    kind: str = BUTTONS


class Region(NamedTuple):
    """A place that can be tapped: a real, focusable element of the page, over the drawing.

    `label` is its whole accessible name ("b3, white seed, turns black"), and unique in its group.
    `states` are of LEGAL, SELECTED, LAST, DISABLED and HINTED; a disabled region still answers a
    tap, with the reason. `row` and `col` count from 1, downwards and to the right. `drag` is the
    key of the node that follows the finger from here. `hint` is shown by a long press and read
    after the name. `path` is SVG path data in scene coordinates where the box is not what can be
    hit (a slanting band, a hexagon). Where regions overlap, the later one is on top.

    A region that names a `window` lies in the world behind it; all regions of a group lie in the
    same window, or none. A `camera` moves the aim of the window it names in `of` instead of being
    tapped (see `windows`). A finger that slides on from a region with `trace` taps every such
    region that it comes to, one after the other: that is how a word is traced. `jump` are letters
    of keys that lead the focus here, to one such region after the other: PIECE, TARGET, FINISH,
    GO_ON and, which the app adds, BULB.
    """

    id: str
    group: str
    label: str
    box: Box
    row: int = 1
    col: int = 1
    states: tuple[str, ...] = ()
    drag: str | None = None
    hint: str = ""
    path: str = ""
    window: str = ""
    camera: str = ""
    of: str = ""
    trace: bool = False
    jump: str = ""


class Note(NamedTuple):
    """What is read aloud at a place that is only looked at: a panel, a supply. No tap, no focus."""

    id: str
    text: str
    box: Box


def target(id: str, group: str, label: str, box: Box, **more: Any) -> Region:  # noqa: A002
    """Return a region as large as `box`, or as a finger needs where that is larger."""
    return Region(id, group, label, touchable(box), **more)


def region_data(region: Region) -> dict[str, Any]:
    """Return `region` as JSON-able data, its box as x, y, w and h."""
    data = fields_set(region)
    data["x"], data["y"], data["w"], data["h"] = data.pop("box")
    return data


def note_data(note: Note) -> dict[str, Any]:
    """Return `note` as JSON-able data, its box as x, y, w and h."""
    x, y, w, h = note.box
    return {"id": note.id, "text": note.text, "x": x, "y": y, "w": w, "h": h}
