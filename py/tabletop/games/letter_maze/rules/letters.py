"""The letters of squares and tiles, and their readings.

A face is one of A to Z, where Q is the Qu tile. It is read as its own letter; the Qu tile may be
read as `Qu` or as `Q` (R8). The code of a reading is its index in READINGS.
"""

from __future__ import annotations

FACES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
READINGS = (*FACES, "Qu")
CODE = {reading: code for code, reading in enumerate(READINGS)}
QU = CODE["Qu"]

READINGS_OF = {face: (face, "Qu") if face == "Q" else (face,) for face in FACES}

PREMIUM = frozenset("JKQVXZ")
"""The faces of premium letters: on a square, or on a tile placed from the hand (R19)."""

BAG = "".join(
    face * count
    for face, count in zip(
        FACES,
        (7, 2, 3, 4, 9, 2, 2, 3, 6, 1, 1, 4, 3, 5, 6, 3, 1, 5, 5, 6, 3, 1, 2, 1, 2, 1),
        strict=True,
    )
)
"""The faces of all letter tiles, in alphabetical order."""


def printed(face: str) -> str:
    """Return the printed form of a face: "Qu" for Q."""
    return READINGS_OF[face][-1]


def add(tiles: str, more: str) -> str:
    """Return the faces of `tiles` and `more`, sorted."""
    return "".join(sorted(tiles + more))


def remove(tiles: str, fewer: str) -> str:
    """Return `tiles` without the faces of `fewer`, which it must contain."""
    for face in fewer:
        tiles = tiles.replace(face, "", 1)
    return tiles
