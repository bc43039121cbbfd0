"""A whole scene as JSON data: what a page makes of the parts that a stock sends it."""

from __future__ import annotations

from typing import Any

from tabletop.scene.regions import group_data, note_data, region_data
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import node_data
from tabletop.scene.windows import window_data


def scene_data(scene: Scene) -> dict[str, Any]:
    """Return `scene` as JSON-serializable data, without `sentence` and `foretold`."""
    return {
        "width": scene.width,
        "height": scene.height,
        "nodes": [node_data(node) for node in scene.nodes],
        "regions": [region_data(region) for region in scene.regions],
        "groups": [group_data(group) for group in scene.groups],
        "notes": [note_data(note) for note in scene.notes],
        "windows": [window_data(window) for window in scene.windows],
        "inset": scene.inset,
    }
