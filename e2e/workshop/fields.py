"""Fields that are larger than their place: a window onto 20 by 12 squares, and a hand below it."""

from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import disc
from tabletop.scene.regions import GRID, LEGAL, SELECTED, Group, Region, target
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import PIECE, Circle, Node, Place, Rect
from tabletop.scene.widgets import sheet
from tabletop.scene.windows import CLOSER, FARTHER, HOME, WHOLE, Map, Ruler, Tag, Window

SIDE = 50
WORLD = Box(0, 0, 20 * SIDE, 12 * SIDE)
PANE = Box(20, 20, 360, 200)
MAP = Box(20, 240, 100, 60)
HAND = Box(325, 240, 60, 60)
START = "c3"
RULER = Ruler(tuple("abcdefghijklmnopqrst"), tuple(map(str, range(1, 13))), SIDE / 2, SIDE)
PLAQUE = Box(300, 30, 60, 44)
"""A place that lies over the window."""
BUTTONS = {CLOSER: 145, FARTHER: 195, WHOLE: 245, HOME: 295}


def square(name: str) -> Box:
    """Return the place of a square in the world: a1 is in the upper left corner."""
    return Box((ord(name[0]) - ord("a")) * SIDE, (int(name[1:]) - 1) * SIDE, SIDE, SIDE)


def names() -> list[str]:
    """Return the names of all squares, row by row."""
    return [f"{chr(ord('a') + column)}{row + 1}" for row in range(12) for column in range(20)]


def fill(name: str) -> str:
    """Return the colour token of a square: a chequered field."""
    box = square(name)
    return "stone" if (box.x + box.y) / SIDE % 2 else "white"


def pawn(name: str, key: str = "pawn", enter: Place | None = None) -> Node:
    """Return a round piece on a square."""
    box = square(name)
    shapes = disc(0, 0, 18, "dove", "rose", "white", PIECE)
    return Node(key, shapes, box.cx, box.cy, enter=enter, window="field")


def field_scene(
    *pieces: Node,
    follow: str = START,
    selected: tuple[str, ...] = (),
    trace: bool = False,
    drag: str = "",
    tag: str = "",
    in_hand: bool = True,
    touched: bool = True,
    pane: Box = PANE,
    ruler: Ruler | None = None,
) -> Scene:
    """Return the field with `pieces` on it, a card in the hand, a map and buttons that aim it.

    Its squares are regions where it can be `touched`, and `trace` lets a finger go over them.
    """
    strips = [
        Node(
            f"strip {row}",
            tuple(Rect(*square(name), fill=fill(name)) for name in names() if name[1:] == str(row)),
            window="field",
        )
        for row in range(1, 13)
    ]
    window = Window(
        "field",
        pane,
        WORLD,
        follow=square(follow),
        r=12,
        map=Map(MAP, (Rect(0, 0, MAP.w, MAP.h, r=4, fill="night"),)),
        tags=(Tag("tag", (Circle(0, 0, 10, fill="rose"),), *middle(tag)),) if tag else (),
        ruler=ruler,
    )
    card = Node("card", (Rect(-20, -20, 40, 40, r=6, fill="plum"),), HAND.cx, HAND.cy)
    regions = [
        _square(name, selected, trace, pieces[0].key if name == drag else None)
        for name in names()
        if touched
    ]
    regions += [
        target(camera, "aim", camera, around(x, 270, 44), camera=camera, of="field", col=index)
        for index, (camera, x) in enumerate(BUTTONS.items(), 1)
    ]
    regions.append(target("card", "hand", "Card", HAND, drag="card" if in_hand else None))
    regions.append(target("plaque", "hand", "Plaque", PLAQUE, col=2))
    nodes = (Node("ground", (sheet(Box(10, 10, 380, 220)),)), *strips, *pieces)
    groups = (Group("aim", "Aim"), Group("hand", "Hand"))
    field = (Group("field", "Field", GRID),) if touched else ()
    return Scene(
        400,
        310,
        (*nodes, card) if in_hand else nodes,
        tuple(regions),
        (*field, *groups),
        "Go for a walk.",
        windows=(window,),
    )


def middle(name: str) -> tuple[float, float]:
    """Return the middle of a square in the world."""
    return square(name).cx, square(name).cy


def _square(name: str, selected: tuple[str, ...], trace: bool, drag: str | None) -> Region:
    box = square(name)
    states = (SELECTED,) if name in selected else (LEGAL,) if name == START else ()
    row, column = int(box.y / SIDE) + 1, int(box.x / SIDE) + 1
    return target(
        name,
        "field",
        name,
        box,
        row=row,
        col=column,
        states=states,
        drag=drag,
        window="field",
        trace=trace,
        hint="A corner of the field." if name == "a1" else "",
    )
