"""A little board of two rows, and the scenes that it goes through."""

from tabletop.scene.boxes import Box
from tabletop.scene.marks import disc, ring
from tabletop.scene.regions import BUTTONS, DISABLED, GRID, LEGAL, SELECTED, Group, Region, target
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import PIECE, Node, Place, Rect
from tabletop.scene.widgets import button, sheet

BOARD = Box(20, 20, 360, 200)
CELLS = [cell for row in BOARD.inset(10).grid(2, 3, 10) for cell in row]
NAMES = ["a2", "b2", "c2", "a1", "b1", "c1"]
GO = Box(20, 240, 360, 52)
SUPPLY = Place(40, 400, 0.5)


def seed(cell: str, face: str = "w", key: str = "seed") -> Node:
    """Return a seed that lies on a cell; its white face is paper with a water-coloured bird."""
    box = CELLS[NAMES.index(cell)]
    fill, mark = ("white", "water") if face == "w" else ("rose", "white")
    shapes = disc(0, 0, 30, "dove", fill, mark, PIECE)
    return Node(key, shapes, box.cx, box.cy, face=face, enter=SUPPLY, exit=SUPPLY)


def cell_region(index: int, states: tuple[str, ...] = (), drag: str | None = None) -> Region:
    """Return the region of a cell, with a hint on the first of them."""
    hint = "Plant a seed beside another one (R6)." if index == 0 else ""
    name = NAMES[index]
    place = {"row": index // 3 + 1, "col": index % 3 + 1}
    return target(name, "board", name, CELLS[index], states=states, drag=drag, hint=hint, **place)


def board_scene(*seeds: Node, selected: str = "", go: str = "Plant on b2") -> Scene:
    """Return the board with `seeds` on it and a button below; c1 cannot be used."""
    ground = Node("ground", (sheet(BOARD), *(Rect(*cell, r=12, fill="cell") for cell in CELLS)))
    lit = Node("lit", ring(CELLS[4].cx, CELLS[4].cy, 24))
    states = {"b1": (LEGAL,), "c1": (DISABLED,), selected: (SELECTED,)}
    held = seeds[0].key if seeds else None
    regions = [
        cell_region(index, states.get(name, ()), held if name == "a2" else None)
        for index, name in enumerate(NAMES)
    ]
    groups = [Group("board", "Board", GRID)]
    nodes = [ground, lit, *seeds]
    if go:
        nodes.append(Node("go", button(GO, go, icon="plant-seed")))
        regions.append(target("go", "go", go, GO))
        groups.append(Group("go", "Continue", BUTTONS))
    return Scene(400, 310, tuple(nodes), tuple(regions), tuple(groups), "Plant a seed.")
