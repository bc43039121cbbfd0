"""A scene: one immutable picture of a table. A transition: scenes one after the other."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop.scene.boxes import Box
from tabletop.scene.regions import Group, Note, Region, note_data, region_data
from tabletop.scene.shapes import Node, node_data
from tabletop.scene.windows import Window, window_data

THUMBNAIL = Box(0, 0, 98, 98)
"""Where the small picture of a game lies, on the shelf of those that are kept."""

PLACE_MS = 200
TRAVEL_MS = 300
FLIP_MS = 150
PAUSE_MS = 80
"""How long things take: to be put down, to cross the table, to turn over; between two effects."""


class Scene(NamedTuple):
    """What is drawn, what can be touched, and the one sentence that says what is wanted now.

    `foretold` says, in sentences, what the move that is picked would do: as far as `sentence`, its
    question, does not say it. It stands in the picture, and is read aloud after the question.
    `notes` tell a screen reader what is drawn where nothing can be touched, in reading order.
    `windows` are where a board shows that is larger than its place (see `windows`).
    The page shows `sentence` below the title of the game and reads it aloud when it changes; its
    head stands over the table, which begins `inset` pixels further in than is usual.
    """

    width: float
    height: float
    nodes: tuple[Node, ...]
    regions: tuple[Region, ...] = ()
    groups: tuple[Group, ...] = ()
    sentence: str = ""
    notes: tuple[Note, ...] = ()
    windows: tuple[Window, ...] = ()
    inset: float = 0
    foretold: str = ""

    def node(self, key: str) -> Node:
        """Return the node with that key; raise KeyError if there is none."""
        for node in self.nodes:
            if node.key == key:
                return node
        raise KeyError(f"no node {key!r} in this scene")

    def window(self, window_id: str) -> Window:
        """Return the window with that id; raise KeyError if there is none."""
        for window in self.windows:
            if window.id == window_id:
                return window
        raise KeyError(f"no window {window_id!r} in this scene")

    def region(self, region_id: str) -> Region:
        """Return the region with that id; raise KeyError if there is none."""
        for region in self.regions:
            if region.id == region_id:
                return region
        raise KeyError(f"no region {region_id!r} in this scene")


class Step(NamedTuple):
    """One beat: what was there becomes `scene` in `ms`, then nothing happens for `pause`.

    `sound` is what is heard when it begins; tables leave it "" unless they know better than the
    rule that all share (see `sounds`). `told` is the sentence that tells this effect and none that
    comes later; "" leaves the one before. `said` is what is read aloud, None for the same. What
    `is_held` stands until somebody taps, or has had the time to read it.
    """

    scene: Scene
    ms: int = TRAVEL_MS
    pause: int = PAUSE_MS
    sound: str = ""
    told: str = ""
    said: str | None = None
    is_held: bool = False


def scene_data(scene: Scene) -> dict[str, Any]:
    """Return `scene` as JSON-able data; sentences are no part of the drawing."""
    return {
        "width": scene.width,
        "height": scene.height,
        "nodes": [node_data(node) for node in scene.nodes],
        "regions": [region_data(region) for region in scene.regions],
        "groups": [group._asdict() for group in scene.groups],
        "notes": [note_data(note) for note in scene.notes],
        "windows": [window_data(window) for window in scene.windows],
        "inset": scene.inset,
    }
