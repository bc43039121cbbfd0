"""The beats of a move: a game declares what is shown and told in each, and the kit films them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from tabletop.kit.parts import Part
from tabletop.kit.shown import Base
from tabletop.scene.scene import PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node, Place
from tabletop.scene.windows import Window

T = TypeVar("T", bound=Base[Any, Any])


@dataclass(frozen=True, slots=True)
class Beat(Generic[T]):
    """One effect of a move: what is `shown` when it has come about, and the sentence that tells it.

    It comes about in `ms`, and stands for `pause`, or what `is_held` until it has been read. Where
    nothing is `told` the sentence before stays; `said` is what is read aloud, None for the same.
    `over` lies above everything else. `comes` and `goes` say of nodes, by their keys, where they
    come from in this beat and where they go in the next; `under` what lies under a node, and
    `instead` what is drawn for it.
    """

    shown: T
    told: str = ""
    ms: int = TRAVEL_MS
    pause: int = PAUSE_MS
    over: tuple[Node, ...] = ()
    said: str | None = None
    is_held: bool = False
    comes: Mapping[str, Place] = field(default_factory=dict)
    goes: Mapping[str, Place] = field(default_factory=dict)
    under: Mapping[str, tuple[Node, ...]] = field(default_factory=dict)
    instead: Mapping[str, tuple[Node, ...]] = field(default_factory=dict)

    def drawn(self, parts: Iterable[Part]) -> tuple[Node, ...]:
        """Return what is drawn in this beat of a table that consists of `parts`."""
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
    """How a table is filmed: the `parts` of what is shown, and the `windows` onto its worlds."""

    parts: Callable[[T], Iterable[Part]]
    windows: Callable[[T], tuple[Window, ...]] = lambda _: ()

    def steps(
        self, beats: Iterable[Beat[T]], rest: Scene, ms: int = PLACE_MS, told: str = ""
    ) -> tuple[Step, ...]:
        """Return the steps of the beats, and one of `ms` in which the table comes to `rest`."""
        return (*(self._step(beat, rest) for beat in beats), Step(rest, ms, 0, told=told))

    def _step(self, beat: Beat[T], rest: Scene) -> Step:
        """Return the step of a beat; nothing of it can be touched."""
        shown = replace(beat.shown, in_beat=True)
        nodes = beat.drawn(self.parts(shown))
        scene = Scene(rest.width, rest.height, nodes, windows=self.windows(shown))
        return Step(
            scene, beat.ms, beat.pause, told=beat.told, said=beat.said, is_held=beat.is_held
        )
