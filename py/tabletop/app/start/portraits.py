"""The faces that people choose for themselves: an animal each, which stands in the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.app.ending.words import FACES
from tabletop.core.language import t

KEY = "portraits"
"""How kept games say who has which face: a list, "" for a seat without one."""


def offered() -> list[dict[str, str]]:
    """Return the faces to choose from: the icon of each, and what it is called."""
    return [{"icon": icon, "label": t(label)} for icon, label in FACES.items()]


def chosen(seats: Sequence[object]) -> tuple[str, ...]:
    """Return the faces of the seats that a start dialog sends, () where nobody has one."""
    return known([seat.get("face") if isinstance(seat, dict) else "" for seat in seats])


def known(faces: object) -> tuple[str, ...]:
    """Return faces with "" in place of those that there are not; () where none is left."""
    told = faces if isinstance(faces, list) else []
    real = tuple(face if isinstance(face, str) and face in FACES else "" for face in told)
    return real if any(real) else ()


def to_meta(portraits: Sequence[str]) -> Mapping[str, Any]:
    """Return what a kept game says of the faces."""
    return {KEY: list(portraits)} if portraits else {}


def face_of(portraits: Sequence[str], seat: int) -> str:
    """Return the face of a seat, "" where it has none."""
    return portraits[seat - 1] if seat <= len(portraits) else ""
