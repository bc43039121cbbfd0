"""A transition as the page is told it: each thing goes over once, and is a number from then on."""

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
"""How many things the page is to hold at most; then it begins afresh."""

AT_HAND = 3
"""How many transitions wait to be told: those of the games that the start page offers, and one that
somebody points at."""


class Stock:
    """What the page holds of scenes: shapes, nodes, regions and windows, each by its number.

    A tap changes few of them, so only these are written. Every text says which stock it belongs to
    and how much the page must hold already; where that does not fit, the page asks for all of it
    (static/js/table/transition.js). A new stock begins with nothing, whatever the page holds.
    """

    def __init__(self) -> None:
        self._ahead: tuple[Steps, str] | None = None
        self._begin()

    def write_ahead(self, steps: Steps) -> None:
        """Write a transition that will probably be wanted next: then it is there at once."""
        self._ahead = steps, self.transition_json(steps)

    def is_begun_with(self, steps: Steps) -> bool:
        """Return whether these steps were written ahead, and nothing was told since."""
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
        """Return what the painter plays as one JSON text: the steps, the last of which stays.

        Nodes, regions and windows of a scene are numbers, and so are the shapes of a node. Only the
        last scene brings its regions and notes: the page answers to these from the first step on.
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
        """Return what `scene_data` returns, with numbers instead of what it is made of."""
        data = scene_data(scene._replace(nodes=(), regions=(), windows=()))
        data["nodes"] = self._nodes.numbers(scene.nodes)
        data["regions"] = self._regions.numbers(scene.regions)
        data["windows"] = self._windows.numbers(scene.windows)
        return data

    def _node_data(self, node: Node) -> dict[str, Any]:
        return {**fields_set(node), "shapes": self._shapes.number(node.shapes)}


class _Kind(Generic[Thing]):
    """Things of one kind in the order in which the page gets them; `data` writes what is new."""

    def __init__(self, data: Callable[[Thing], Any]) -> None:
        self._data = data
        self._numbers: dict[Thing, int] = {}
        self._last: tuple[Thing, ...] = ()
        self._same: dict[int, int] = {}
        self._new: list[Any] = []

    @property
    def count(self) -> int:
        """Return how many there are."""
        return len(self._numbers)

    def numbers(self, things: tuple[Thing, ...]) -> list[int]:
        """Return the numbers of things, in their order.

        Most are the very same as in the last scene: these are known without a look at them.
        """
        known = map(self._same.get, map(id, things))
        found = [
            self.number(each) if number is None else number
            for each, number in zip(things, known, strict=True)
        ]
        if things:
            # As long as they are kept, nothing else gets their ids.
            self._last, self._same = things, dict(zip(map(id, things), found, strict=True))
        return found

    def number(self, thing: Thing) -> int:
        """Return the number of a thing; a new one gets the next."""
        number = self._numbers.get(thing)
        if number is None:
            number = self._numbers[thing] = len(self._numbers)
            self._new.append(self._data(thing))
        return number

    def taken(self) -> list[Any]:
        """Return the data of what is new since the last time."""
        new, self._new = self._new, []
        return new


_ahead: deque[Stock] = deque(maxlen=AT_HAND)
"""Stocks of pages to come, each begun with a transition that nobody has been told yet."""


def write_ahead(steps: Steps) -> None:
    """Write a transition for a page that will hold nothing, for `stock_for` to find it."""
    stock = Stock()
    stock.write_ahead(steps)
    _ahead.append(stock)


def stock_for(steps: Steps) -> Stock | None:
    """Return the stock of a page that begins with these steps, written ahead; None without one.

    It is given away once: from then on it is that page's.
    """
    for stock in _ahead:
        if stock.is_begun_with(steps):
            _ahead.remove(stock)
            return stock
    return None
