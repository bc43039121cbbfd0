"""The touch regions of a scene, and what screen readers say about them.

The page handles hit testing, focus and arrow keys itself, without a round trip to Python, using
only these values (static/js/table/hit.js, nav.js and overlay.js).
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, NewType, TypedDict

from tabletop.scene.boxes import Box, touchable
from tabletop.scene.shapes import fields_set

GroupKind = Literal["grid", "radios", "buttons"]
"""What a group of regions is; see `Group`."""

GRID: Final = "grid"
RADIOS: Final = "radios"
BUTTONS: Final = "buttons"

State = Literal["legal", "selected", "last", "disabled", "hint"]
"""A state of a region; see `Region`."""

LEGAL: Final = "legal"
SELECTED: Final = "selected"
LAST: Final = "last"
DISABLED: Final = "disabled"
HINTED: Final = "hint"

Camera = Literal["closer", "farther", "whole", "home"]
"""What a region does with a window: zoom in, zoom out, show everything, return to `follow`."""

PIECE, TARGET, FINISH, BULB, GO_ON = "p", "t", "f", "b", "g"
"""Letters of keys that move the focus to a region (see `Region.jump`).

They stand for the player's own piece, the next target, the finish, the hint, and the buttons that
continue the game. Another key moves the focus to LEGAL regions (static/js/table/nav.js).
"""


class Group(NamedTuple):
    """Regions that belong together: one tab stop, with arrow keys moving within it.

    `kind` is GRID (the cells of a board, by row and column), RADIOS (one of them is selected) or
    BUTTONS. Tab visits the groups in the order in which a scene lists them.
    """

    id: str
    label: str
    kind: GroupKind = BUTTONS


class Region(NamedTuple):
    """A place that can be tapped; the page makes it a focusable element over the drawing.

    `label` is the complete accessible name ("b3, white seed, turns black"), unique in its group.
    `states` holds any of LEGAL, SELECTED, LAST, DISABLED and HINTED; a tap on a disabled region is
    still answered, with the reason. `row` and `col` count from 1, downwards and to the right.
    `drag` is the key of the node that follows the finger from here. `hint` is shown on a long press
    and read after the name. `path` is SVG path data in scene coordinates, for an area that is not a
    rectangle. Where regions overlap, the later one is on top.

    The coordinates of a region with a `window` are those of the world behind that window; all
    regions of a group are in the same window, or none. A region with a `camera` pans or zooms the
    window named in `of` instead of being tapped (see `windows`). A finger that starts on a region
    with `trace` and slides on taps every such region it reaches, in order: that is how a word is
    traced. `jump` holds the letters of the keys that move the focus here, cycling through all such
    regions: PIECE, TARGET, FINISH and GO_ON, and BULB, which the application adds.
    """

    id: str
    group: str
    label: str
    box: Box
    row: int = 1
    col: int = 1
    states: tuple[State, ...] = ()
    drag: str | None = None
    hint: str = ""
    path: str = ""
    window: str = ""
    camera: Camera | Literal[""] = ""
    of: str = ""
    trace: bool = False
    jump: str = ""


class Note(NamedTuple):
    """Text for screen readers about something that can't be tapped or focused, such as a panel."""

    id: str
    text: str
    box: Box


RegionData = NewType("RegionData", dict[str, object])
"""A region as JSON data, without the fields at their default."""


class GroupData(TypedDict):
    """A group as JSON data."""

    id: str
    label: str
    kind: GroupKind


class NoteData(TypedDict):
    """A note as JSON data."""

    id: str
    text: str
    x: float
    y: float
    w: float
    h: float


def target(id: str, group: str, label: str, box: Box, **more: Any) -> Region:  # noqa: A002
    """Return a region that covers `box`, grown to the size of a touch target if it is smaller.

    `more` are further fields of `Region`.
    """
    return Region(id, group, label, touchable(box), **more)


def region_data(region: Region) -> RegionData:
    """Return `region` as JSON-serializable data, with its box as the fields x, y, w and h."""
    data = fields_set(region)
    del data["box"]
    data["x"], data["y"], data["w"], data["h"] = region.box
    return RegionData(data)


def group_data(group: Group) -> GroupData:
    """Return `group` as JSON-serializable data."""
    return {"id": group.id, "label": group.label, "kind": group.kind}


def note_data(note: Note) -> NoteData:
    """Return `note` as JSON-serializable data, with its box as the fields x, y, w and h."""
    x, y, w, h = note.box
    return {"id": note.id, "text": note.text, "x": x, "y": y, "w": w, "h": h}
