"""Scenes: immutable pictures of a table, and the steps of an animation between them."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.scene.boxes import Box
from tabletop.scene.regions import Group, Note, Region
from tabletop.scene.shapes import Node
from tabletop.scene.windows import Window

THUMBNAIL = Box(0, 0, 98, 98)
"""The box of a game's thumbnail in the list of saved games."""

PLACE_MS = 200
TRAVEL_MS = 300
FLIP_MS = 150
PAUSE_MS = 80
"""Durations in milliseconds.

A piece is put down, moves across the table, or is turned over; the pause is between two effects.
"""


class Scene(NamedTuple):
    """Everything drawn and tappable on a table, and the sentence that says what to do next.

    The page shows `sentence` below the title of the game and reads it aloud when it changes.
    `foretold` says, in sentences, what the selected move would do beyond that; it is drawn on the
    table already and read aloud after the sentence. `notes` describe, in reading order, what is
    drawn outside of regions. `windows` are viewports onto boards too large for their place (see
    `windows`). `inset` is how far the table, and the header above it, begin to the right of the
    usual margin, in pixels.
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
    """One step of an animation: a transition to `scene`, then a pause, both in milliseconds.

    `sound` plays at the start; with "", `sounds.sounded` chooses one. `caption` is the sentence
    that announces this effect, "" to keep the previous one. `announcement` is the text for screen
    readers, None to read `caption`. If `is_held`, the pause lasts until the player taps or has had
    time to read.
    """

    scene: Scene
    ms: int = TRAVEL_MS
    pause: int = PAUSE_MS
    sound: str = ""
    caption: str = ""
    announcement: str | None = None
    is_held: bool = False
