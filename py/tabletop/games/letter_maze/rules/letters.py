"""The letters of squares and tiles, and what they may be read as.

A face is one of A to Z, where Q stands for the Qu tile. It is read as its own letter; the Qu tile
as `Qu` or as `Q`, at choice (R8). Every reading has a code, its place in READINGS.
"""

from __future__ import annotations

FACES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
READINGS = (*FACES, "Qu")
CODE = {reading: code for code, reading in enumerate(READINGS)}
QU = CODE["Qu"]

READINGS_OF = {face: (face, "Qu") if face == "Q" else (face,) for face in FACES}

PREMIUM = frozenset("JKQVXZ")
"""The faces of premium squares and of the tiles that earn the same bonus when laid (R19)."""

BAG = "".join(
    face * count
    for face, count in zip(
        FACES,
        (7, 2, 3, 4, 9, 2, 2, 3, 6, 1, 1, 4, 3, 5, 6, 3, 1, 5, 5, 6, 3, 1, 2, 1, 2, 1),
        strict=True,
    )
)
"""All letter tiles in alphabetical order."""


def printed(face: str) -> str:
    """Return a face as it is printed: Q as Qu."""
    return READINGS_OF[face][-1]


def add(tiles: str, more: str) -> str:
    """Return the sorted faces of `tiles` and `more` together."""
    return "".join(sorted(tiles + more))


def remove(tiles: str, fewer: str) -> str:
    """Return `tiles` without the faces of `fewer`, all of which it holds."""
    for face in fewer:
        tiles = tiles.replace(face, "", 1)
    return tiles
