"""The intern table of scenes: each value is sent to the page once, and as a number from then on."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from tabletop.scene.regions import Region, region_data
from tabletop.scene.scene import Scene, Step, scene_data
from tabletop.scene.shapes import Node, Shapes, fields_set, shapes_data, to_json
from tabletop.scene.windows import Window, window_data

Thing = TypeVar("Thing")

Steps = tuple[Step, ...]

MOST = 5_000
"""The maximum number of interned values; beyond it, a new table is begun."""

AT_HAND = 3
"""The number of prepared tables: for the games offered by the start page and one under the
pointer."""


class Stock:
    """The shapes, nodes, regions and windows that the page already holds, each with a number.

    A tap changes few of them, so only new values are serialized. Every message names its stock and
    the counts that the page must hold already; if these don't match, the page asks for everything
    (static/js/table/transition.js). A new stock is empty, whatever the page holds.
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
        self._shapes: _Kind[Shapes] = _Kind(shapes_data)
        self._nodes: _Kind[Node] = _Kind(self._node_data)
        self._regions: _Kind[Region] = _Kind(region_data)
        self._windows: _Kind[Window] = _Kind(window_data)
        self._kinds: dict[str, _Kind[Any]] = {
            "shapes": self._shapes,
            "nodes": self._nodes,
            "regions": self._regions,
            "windows": self._windows,
        }

    def transition_json(self, steps: Steps) -> str:
        """Return a transition as JSON text; the last of `steps` is the scene that stays.

        Nodes, regions and windows of a scene are given by number, and so are the shapes of a node.
        Only the last scene has regions and notes: the page answers to these from the first step on.
        """
        ahead, self._ahead = self._ahead, None
        if ahead is not None and ahead[0] == steps:
            return ahead[1]
        if sum(kind.count for kind in self._kinds.values()) > MOST:
            self._begin()
        held = [kind.count for kind in self._kinds.values()]
        passing = [step.scene._replace(regions=(), groups=(), notes=()) for step in steps[:-1]]
        told = [
            self._step_data(step, scene)
            for step, scene in zip(steps, (*passing, steps[-1].scene), strict=True)
        ]
        new = {name: kind.taken() for name, kind in self._kinds.items()}
        return to_json({"stock": self._name, "held": held, **new, "steps": told})

    def _step_data(self, step: Step, scene: Scene) -> dict[str, Any]:
        return {
            "scene": self._scene_data(scene),
            "ms": step.ms,
            "pause": step.pause,
            "sound": step.sound,
            "told": step.told,
            "said": step.told if step.said is None else step.said,
            "held": step.is_held,
        }

    def _scene_data(self, scene: Scene) -> dict[str, Any]:
        """Return the same as `scene_data`, with numbers for nodes, regions and windows."""
        data = scene_data(scene._replace(nodes=(), regions=(), windows=()))
        data["nodes"] = self._nodes.numbers(scene.nodes)
        data["regions"] = self._regions.numbers(scene.regions)
        data["windows"] = self._windows.numbers(scene.windows)
        return data

    def _node_data(self, node: Node) -> dict[str, Any]:
        return {**fields_set(node), "shapes": self._shapes.number(node.shapes)}


class _Kind(Generic[Thing]):
    """The interned values of one kind, numbered in the order sent; `data` serializes a new one."""

    def __init__(self, data: Callable[[Thing], Any]) -> None:
        self._data = data
        self._numbers: dict[Thing, int] = {}
        self._last: tuple[Thing, ...] = ()
        self._same: dict[int, int] = {}
        self._new: list[Any] = []

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

    def taken(self) -> list[Any]:
        """Return the data of the values added since the last call."""
        new, self._new = self._new, []
        return new


_ahead: deque[Stock] = deque(maxlen=AT_HAND)
"""Stocks for future pages, each holding one transition that has not been sent yet."""


def write_ahead(steps: Steps) -> None:
    """Serialize a transition for a page that holds nothing yet; `stock_for` retrieves it."""
    stock = Stock()
    stock.write_ahead(steps)
    _ahead.append(stock)


def stock_for(steps: Steps) -> Stock | None:
    """Return the prepared stock that begins with `steps`, or None.

    It is removed from the prepared ones: from then on it belongs to one page.
    """
    for stock in _ahead:
        if stock.is_begun_with(steps):
            _ahead.remove(stock)
            return stock
    return None
