"""The animation of a move: a game declares its beats, and `Film` turns them into steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from tabletop.kit.parts import Part
from tabletop.kit.view_model import TableModel
from tabletop.scene.scene import PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node, Place
from tabletop.scene.windows import Window

T = TypeVar("T", bound=TableModel[Any, Any])


@dataclass(frozen=True, slots=True)
class Beat(Generic[T]):
    """One effect of a move: the table after it, and the sentence that announces it (`caption`).

    `model` is the table after the effect. The change takes `ms` milliseconds, followed by a pause
    of `pause` milliseconds; if `is_held`, the pause lasts until the player taps or has had time to
    read. An empty `caption` keeps the previous one. `announcement` is the text for screen readers,
    None to read `caption`.

    `over` is drawn on top. The mappings change nodes, by key: `comes` sets where a node enters in
    this beat, `goes` where it exits in the next, `under` adds nodes below it, and `instead`
    replaces it.
    """

    model: T
    caption: str = ""
    ms: int = TRAVEL_MS
    pause: int = PAUSE_MS
    over: tuple[Node, ...] = ()
    announcement: str | None = None
    is_held: bool = False
    comes: Mapping[str, Place] = field(default_factory=dict)
    goes: Mapping[str, Place] = field(default_factory=dict)
    under: Mapping[str, tuple[Node, ...]] = field(default_factory=dict)
    instead: Mapping[str, tuple[Node, ...]] = field(default_factory=dict)

    def drawn(self, parts: Iterable[Part]) -> tuple[Node, ...]:
        """Return the nodes of this beat for a table made of `parts`, from bottom to top."""
        nodes = (node for part in parts for node in part.nodes)
        return (*(drawn for node in nodes for drawn in self._drawn(node)), *self.over)

    def _drawn(self, node: Node) -> tuple[Node, ...]:
        if node.key in self.comes:
            node = node._replace(enter=self.comes[node.key])
        if node.key in self.goes:
            node = node._replace(exit=self.goes[node.key])
        return (*self.under.get(node.key, ()), *self.instead.get(node.key, (node,)))


@dataclass(frozen=True, slots=True)
class Film(Generic[T]):
    """How to draw a table during a move: functions that return its parts and its windows."""

    parts: Callable[[T], Iterable[Part]]
    windows: Callable[[T], tuple[Window, ...]] = lambda _: ()

    def steps(
        self, beats: Iterable[Beat[T]], rest: Scene, ms: int = PLACE_MS, caption: str = ""
    ) -> tuple[Step, ...]:
        """Return a step for each beat, and a last one of `ms` milliseconds that ends at `rest`.

        `caption` is the sentence of that last step.
        """
        return (*(self._step(beat, rest) for beat in beats), Step(rest, ms, 0, caption=caption))

    def _step(self, beat: Beat[T], rest: Scene) -> Step:
        """Return the step of a beat, without regions: input is disabled during a move."""
        model = replace(beat.model, in_beat=True)
        nodes = beat.drawn(self.parts(model))
        scene = Scene(rest.width, rest.height, nodes, windows=self.windows(model))
        return Step(
            scene,
            beat.ms,
            beat.pause,
            caption=beat.caption,
            announcement=beat.announcement,
            is_held=beat.is_held,
        )
