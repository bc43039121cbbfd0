"""The intern table of scenes: each value is sent to the page once, and as a number from then on."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from typing import Generic, NewType, TypedDict, TypeVar

from tabletop.scene.regions import (
    GroupData,
    NoteData,
    Region,
    RegionData,
    group_data,
    note_data,
    region_data,
)
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Node, ShapeData, Shapes, fields_set, shapes_data, to_json
from tabletop.scene.windows import Window, WindowData, window_data

Thing = TypeVar("Thing")
Sent = TypeVar("Sent")

Steps = tuple[Step, ...]

MOST = 5_000
"""The maximum number of interned values; beyond it, a new table is begun."""

AT_HAND = 3
"""The number of prepared tables: for the games offered by the start page and one under the
pointer."""


PackedNode = NewType("PackedNode", dict[str, object])
"""A node with the number of its shapes, without the fields at their default."""


class PackedScene(TypedDict):
    """A scene with the numbers of its nodes, regions and windows."""

    width: float
    height: float
    nodes: list[int]
    regions: list[int]
    groups: list[GroupData]
    notes: list[NoteData]
    windows: list[int]
    inset: float


class PackedStep(TypedDict):
    """A step of a transition; `held` is whether its pause lasts until it was read."""

    scene: PackedScene
    ms: int
    pause: int
    sound: str
    caption: str
    announcement: str
    held: bool


class PackedTransition(TypedDict):
    """A transition, and the new values of the table `interned`, numbered on from those before.

    `held` are the numbers of shapes, nodes, regions and windows that the page must hold already.
    """

    interned: str
    held: list[int]
    shapes: list[list[ShapeData]]
    nodes: list[PackedNode]
    regions: list[RegionData]
    windows: list[WindowData]
    steps: list[PackedStep]


class InternTable:
    """The shapes, nodes, regions and windows that the page already holds, each with a number.

    A tap changes few of them, so only new values are serialized. Every message names its table and
    the counts that the page must hold already; if these don't match, the page asks for everything
    (static/js/table/transition.js). A new table is empty, whatever the page holds.
    """

    def __init__(self) -> None:
        self._ahead: tuple[Steps, str] | None = None
        self._begin()

    def write_ahead(self, steps: Steps) -> None:
        """Serialize a transition that will probably be needed next, so that it is ready at once."""
        self._ahead = steps, self.transition_json(steps)

    def is_begun_with(self, steps: Steps) -> bool:
        """Return whether `steps` were serialized ahead and no transition has been written since."""
        return self._ahead is not None and self._ahead[0] == steps

    def _begin(self) -> None:
        self._name = secrets.token_hex(4)
        self._shapes: _Kind[Shapes, list[ShapeData]] = _Kind(shapes_data)
        self._nodes: _Kind[Node, PackedNode] = _Kind(self._node_data)
        self._regions: _Kind[Region, RegionData] = _Kind(region_data)
        self._windows: _Kind[Window, WindowData] = _Kind(window_data)

    def _held(self) -> list[int]:
        kinds = (self._shapes, self._nodes, self._regions, self._windows)
        return [kind.count for kind in kinds]

    def transition_json(self, steps: Steps) -> str:
        """Return a transition as JSON text; the last of `steps` is the scene that stays.

        Nodes, regions and windows of a scene are given by number, and so are the shapes of a node.
        Only the last scene has regions and notes: the page answers to these from the first step on.
        """
        ahead, self._ahead = self._ahead, None
        if ahead is not None and ahead[0] == steps:
            return ahead[1]
        if sum(self._held()) > MOST:
            self._begin()
        held = self._held()
        passing = [step.scene._replace(regions=(), groups=(), notes=()) for step in steps[:-1]]
        packed = [
            self._step_data(step, scene)
            for step, scene in zip(steps, (*passing, steps[-1].scene), strict=True)
        ]
        transition: PackedTransition = {
            "interned": self._name,
            "held": held,
            "shapes": self._shapes.taken(),
            "nodes": self._nodes.taken(),
            "regions": self._regions.taken(),
            "windows": self._windows.taken(),
            "steps": packed,
        }
        return to_json(transition)

    def _step_data(self, step: Step, scene: Scene) -> PackedStep:
        return {
            "scene": self._scene_data(scene),
            "ms": step.ms,
            "pause": step.pause,
            "sound": step.sound,
            "caption": step.caption,
            "announcement": step.caption if step.announcement is None else step.announcement,
            "held": step.is_held,
        }

    def _scene_data(self, scene: Scene) -> PackedScene:
        return {
            "width": scene.width,
            "height": scene.height,
            "nodes": self._nodes.numbers(scene.nodes),
            "regions": self._regions.numbers(scene.regions),
            "groups": [group_data(group) for group in scene.groups],
            "notes": [note_data(note) for note in scene.notes],
            "windows": self._windows.numbers(scene.windows),
            "inset": scene.inset,
        }

    def _node_data(self, node: Node) -> PackedNode:
        return PackedNode({**fields_set(node), "shapes": self._shapes.number(node.shapes)})


class _Kind(Generic[Thing, Sent]):
    """The interned values of one kind, numbered in the order sent; `data` serializes a new one."""

    def __init__(self, data: Callable[[Thing], Sent]) -> None:
        self._data = data
        self._numbers: dict[Thing, int] = {}
        self._last: tuple[Thing, ...] = ()
        self._same: dict[int, int] = {}
        self._new: list[Sent] = []

    @property
    def count(self) -> int:
        """Return the number of values."""
        return len(self._numbers)

    def numbers(self, things: tuple[Thing, ...]) -> list[int]:
        """Return the number of each thing, interning those that are new.

        Most are the same objects as in the last scene; these are looked up by identity.
        """
        known = map(self._same.get, map(id, things))
        found = [
            self.number(each) if number is None else number
            for each, number in zip(things, known, strict=True)
        ]
        if things:
            # Keeping the objects alive keeps their ids from being reused.
            self._last, self._same = things, dict(zip(map(id, things), found, strict=True))
        return found

    def number(self, thing: Thing) -> int:
        """Return the number of `thing`, interning it if it is new."""
        number = self._numbers.get(thing)
        if number is None:
            number = self._numbers[thing] = len(self._numbers)
            self._new.append(self._data(thing))
        return number

    def taken(self) -> list[Sent]:
        """Return the data of the values added since the last call."""
        new, self._new = self._new, []
        return new


_ahead: deque[InternTable] = deque(maxlen=AT_HAND)
"""Stocks for future pages, each holding one transition that has not been sent yet."""


def write_ahead(steps: Steps) -> None:
    """Serialize a transition for a page that holds nothing yet; `intern_table_for` retrieves it."""
    interned = InternTable()
    interned.write_ahead(steps)
    _ahead.append(interned)


def intern_table_for(steps: Steps) -> InternTable | None:
    """Return the prepared table that begins with `steps`, or None.

    It is removed from the prepared ones: from then on it belongs to one page.
    """
    for interned in _ahead:
        if interned.is_begun_with(steps):
            _ahead.remove(interned)
            return interned
    return None
