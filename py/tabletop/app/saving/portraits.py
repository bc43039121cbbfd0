"""Portraits: the animals that people choose for themselves, shown in the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from tabletop.app.words import FACES
from tabletop.core.language import t

KEY = "portraits"
"""The key of the portraits in the meta of a saved game: a list by seat, "" for none."""


class Portrait(TypedDict):
    """A portrait to choose: its icon and its name."""

    icon: str
    label: str


def offered() -> list[Portrait]:
    """Return the portraits to choose from, each with its icon and label."""
    return [{"icon": icon, "label": t(label)} for icon, label in FACES.items()]


def known(faces: object) -> tuple[str, ...]:
    """Return `faces` as a tuple with "" for unknown portraits, () if none is valid."""
    told = faces if isinstance(faces, list) else []
    real = tuple(face if isinstance(face, str) and face in FACES else "" for face in told)
    return real if any(real) else ()


def to_meta(portraits: Sequence[str]) -> Mapping[str, object]:
    """Return the portraits for the meta of a saved game."""
    return {KEY: list(portraits)} if portraits else {}


def face_of(portraits: Sequence[str], seat: int) -> str:
    """Return the portrait of a seat, "" if it has none."""
    return portraits[seat - 1] if seat <= len(portraits) else ""
