"""The small things made of paper: tiles, pieces, cards, the Gardener, and signs on squares."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.table.boards import COLOURS
from tabletop.scene.boxes import Box
from tabletop.scene.marks import OFF, SEAT_COLOURS, edge, seat_mark
from tabletop.scene.measure import baseline
from tabletop.scene.papers import number
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Path, Rect, Shapes, Text

SHEARS = "gardening-shears"
_UP = "M-4.5 3L0 -4.5L4.5 3Z"


@lru_cache(maxsize=512)  # saves 0.4 of the 3.0 ms that the beats of a move take without it
def tile(
    face: str, size: float, *, under: str = "", dash: str = "", shadow: float = PIECE
) -> Shapes:
    """Return a letter tile `size` wide about the origin.

    `under` is the letter under it, which shows in a small badge; `dash` is the colour of the
    dashed edge of one that is only imagined there.
    """
    size = round(size, 1)
    box = Rect(-size / 2, -size / 2, size, size, round(size * 0.2, 1), "white", "tileedge", 1.2)
    if dash:
        box = box._replace(stroke=dash, width=2.2, dash=(5, 5))
    letter = tile_letter(face, size)
    if not under:
        return (box._replace(shadow=shadow), letter)
    x, y = size * 0.5, size * 0.5
    r = 11.5 if under == "Q" else 9.5
    return (
        box._replace(shadow=shadow),
        letter,
        Circle(x, y, r, fill="board", stroke="tileedge", width=1.2, shadow=CHIP),
        number(x, y, printed(under), 13, "squareink"),
    )


def tile_letter(face: str, size: float, fill: str = "print") -> Text:
    """Return the letter of a tile of that size, its middle at the origin."""
    high = round(max(size * (0.46 if face == "Q" else 0.62), 13), 1)
    return Text(0, round(baseline(0, high), 1), printed(face), high, fill, "title", 700, "middle")


def gap(face: str, size: float) -> Shapes:
    """Return the place of a tile that has been laid, its letter pale."""
    box = Rect(-size / 2, -size / 2, size, size, size * 0.2, stroke="gap", width=2, dash=(5, 5))
    return (box, tile_letter(face, size, "gap"))


def piece(seat: int, size: float) -> Shapes:
    """Return the piece of a seat about the origin: its shape with a pawn on it."""
    mark = "print" if SEAT_COLOURS[seat] == "sun" else "white"
    shape = seat_mark(seat, 0, 0, size / 2)
    low = size * 0.07 if seat == 4 else 0
    raised = shape._replace(shadow=PIECE) if isinstance(shape, Circle | Path) else shape
    return (raised, Icon("chess-pawn", 0, low, size * 0.56, mark))


def ghost(seat: int, size: float) -> Shapes:
    """Return the piece where it would end: pale, with a dashed edge."""
    box = Rect(-size / 2, -size / 2, size, size, size * 0.24, stroke="white", width=2, dash=(4, 4))
    return (box._replace(fill=SEAT_COLOURS[seat], shadow=CHIP), *piece(seat, size)[1:])


def card(colour: str, r: float, *, won: bool, coming: bool = False) -> Shapes:
    """Return a target card as a disc: won, to be won by what is picked, or not yet."""
    fill, mark, icon = COLOURS[colour]
    if won:
        return (
            Circle(0, 0, r, fill=fill, stroke="white", width=1.2, shadow=CHIP),
            Icon(icon, 0, 0, r * 1.35, mark),
        )
    if coming:
        return (
            Circle(0, 0, r, fill=fill, opacity=0.5),
            Circle(0, 0, r, stroke="ink", width=1.8, dash=(3.5, 3.5)),
            Icon(icon, 0, 0, r * 1.35, mark),
        )
    return (Circle(0, 0, r - 0.5, stroke="wanted", width=1.4), Icon(icon, 0, 0, r * 1.3, "wanted"))


def gardener(r: float, *, spent: bool) -> Shapes:
    """Return the Gardener Card as a disc."""
    opacity = OFF if spent else 1
    return (
        Circle(0, 0, r, fill="leaf2", opacity=opacity, shadow=0 if spent else CHIP),
        Icon(SHEARS, 0, 0, r * 1.4, "white", opacity=opacity),
    )


def moved(shapes: Shapes, x: float, y: float) -> Shapes:
    """Return shapes about the origin as they look about (x, y)."""
    return tuple(shape._replace(x=shape.x + x, y=shape.y + y) for shape in shapes)


def lit(box: Box) -> Shapes:
    """Return the ring round a square where a word can go on."""
    return edge(box.inset(box.w * 0.08), box.w * 0.18)


def lit_by_gardener(box: Box) -> Shapes:
    """Return the mark of a square that only the Gardener opens the way to."""
    inner = box.inset(box.w * 0.09)
    x, y = inner.right - 2, inner.y + 2
    return (
        Rect(*inner, r=box.w * 0.18, stroke="board", width=4.4),
        Rect(*inner, r=box.w * 0.18, stroke="shears", width=2.6, dash=(4.6, 6)),
        *moved(gardener(9.5, spent=False), x, y),
    )


def hatched(box: Box) -> Shapes:
    """Return a square that was used this turn: slanting lines over it."""
    a, b = box.w * 0.1, box.w * 0.9
    lines = "".join(
        f"M{max(a, at - b):.1f} {min(b, at - a):.1f}L{min(b, at - a):.1f} {max(a, at - b):.1f}"
        for at in (box.w * 0.45, box.w * 0.7, box.w * 0.95, box.w * 1.2, box.w * 1.45, box.w * 1.7)
    )
    return (
        Rect(*box.inset(box.w * 0.09), r=box.w * 0.16, fill="board", opacity=0.45),
        Path(lines, box.x, box.y, stroke="hatch", width=2),
    )


def lifted_sign(x: float, y: float, *, down: bool = False) -> Shapes:
    """Return the badge of a tile that is lifted, or that came down into the hand."""
    return (
        Circle(x, y, 9, fill="night", stroke="white", width=1.5, shadow=CHIP),
        Path(_UP, x, y, angle=180 if down else 0, fill="white"),
    )
