"""The table of Falling Leaves: the heap on a sheet, the players beside it, and one button."""

from __future__ import annotations

from typing import Any

from tabletop.core.errors import Refusal
from tabletop.games.template.notation import Move
from tabletop.games.template.rules import MOST_TAKEN, State
from tabletop.scene.boxes import Box, around
from tabletop.scene.layout import Frame, is_portrait, landscape, portrait
from tabletop.scene.marks import ring, seat_mark
from tabletop.scene.papers import GO, IDLE, badge, button, number, sheet, words
from tabletop.scene.regions import BUTTONS, DISABLED, LEGAL, RADIOS, SELECTED, Group, Region
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import PIECE, Circle, Icon, Node, Shapes
from tabletop.scene.table import Answer, Picked, Play, Sight, Table

TAKE = "take"
GROUPS = (Group("heap", "The heap", RADIOS), Group("go", "Play", BUTTONS))


class LeavesTable(Table[State, Move]):
    """Leaves are picked by tapping how many, and taken by the button."""

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the heap, the players, and the choices of the seat to move."""
        frame = _frame(sight)
        choices = _choices(sight, frame)
        nodes = (
            Node("sheet", (sheet(frame.board), sheet(frame.side))),
            *_leaves(sight.state, frame.board),
            Node("players", _players(sight, frame.side)),
            *(node for node, _ in choices),
            Node("button", _button(sight, frame.button)),
        )
        label = _label(sight)
        states = () if sight.draft else (DISABLED,)
        regions = (
            *(region for _, region in choices),
            Region(TAKE, "go", label, frame.button, states=states),
        )
        return Scene(sight.width, sight.height, nodes, regions, GROUPS, _sentence(sight))

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return the leaves picked, or the move when the button is tapped."""
        if region == TAKE:
            nothing = Refusal("E-PHASE", "turn", "Choose first how many leaves to take.")
            return Play(f"take={sight.draft[0]}") if sight.draft else nothing
        leaves = int(region.removeprefix("leaves-"))
        if leaves > sight.state.heap:
            return Refusal("E-HEAP", "L2", f"Only {sight.state.heap} leaves are left.")
        return Picked((str(leaves),))

    def thumbnail(self, state: State) -> Scene:
        """Return the number of leaves on a sheet."""
        box = Box(0, 0, 98, 98)
        count = number(49, 49, str(state.heap), 44)
        return Scene(98, 98, (Node("heap", (sheet(box, r=10), count)),))

    def status(self, state: State) -> str:
        """Return how many leaves are left."""
        return f"{state.heap} leaves left"


def _frame(sight: Sight[State]) -> Frame:
    if is_portrait(sight.width, sight.height):
        return portrait(sight.width, sight.height, above=0, below=150)
    return landscape(sight.width, sight.height)


def _leaves(state: State, board: Box) -> tuple[Node, ...]:
    """Return a node for each leaf that is left, in rows of five."""
    step = board.w / 6
    return tuple(
        Node(f"leaf-{index}", (Icon("plant-seed", 0, 0, step * 0.7, "leaf2"),))._replace(
            x=board.x + step * (index % 5 + 1), y=board.y + step * (index // 5 + 1)
        )
        for index in range(state.heap)
    )


def _players(sight: Sight[State], side: Box) -> Shapes:
    shapes: Shapes = ()
    for seat, taken in enumerate(sight.state.taken, start=1):
        y = side.y + 24 + (seat - 1) * 30
        line = words(side.cx, y, f"{sight.name(seat)}: {taken}", 16)
        shapes += (seat_mark(seat, side.x + 28, y, 9), line)
    return shapes


def _choices(sight: Sight[State], frame: Frame) -> list[tuple[Node, Region]]:
    """Return a disc and its region for each number of leaves that may be taken."""
    row = frame.board.lower(80)
    chosen = sight.draft[0] if sight.draft else ""
    return [
        _choice(sight, leaves, around(row.x + row.w * leaves / 4, row.y + 30, 60), chosen)
        for leaves in range(1, MOST_TAKEN + 1)
    ]


def _choice(sight: Sight[State], leaves: int, box: Box, chosen: str) -> tuple[Node, Region]:
    may = sight.interactive and leaves <= sight.state.heap
    is_chosen = str(leaves) == chosen
    shapes: Shapes = (Circle(0, 0, 24, fill="white", shadow=PIECE), number(0, 0, str(leaves), 22))
    shapes += ring(0, 0, 27) if may else ()
    shapes += badge(20, -20, f"+{leaves}") if is_chosen else ()
    states = (SELECTED,) if is_chosen else (LEGAL,) if may else (DISABLED,)
    region = Region(f"leaves-{leaves}", "heap", f"{leaves} leaves", box, col=leaves, states=states)
    return Node(f"choice-{leaves}", shapes, box.cx, box.cy, 1 if may else 0.9), region


def _button(sight: Sight[State], box: Box) -> Shapes:
    return button(box, _label(sight), GO if sight.draft else IDLE)


def _label(sight: Sight[State]) -> str:
    return f"Take {sight.draft[0]}" if sight.draft else "Take leaves"


def _sentence(sight: Sight[State]) -> str:
    mover = sight.state.mover
    if not sight.state.heap:
        return "The heap is empty."
    if sight.thinking:
        return f"{sight.name(mover)} is thinking."
    return f"{sight.name(mover)}, how many leaves do you take?" if mover else "Who begins?"


TABLE: Table[Any, Any] = LeavesTable()
