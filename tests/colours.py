"""Colours of the themes, and the contrast between two colours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

THEMES: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "static" / "themes.json").read_text(encoding="utf-8")
)
NAMES = ("light", "dark", "contrast")


def colours(name: str) -> dict[str, str]:
    """Return the colours of one theme by token, including the games' own."""
    found: dict[str, str] = dict(THEMES[name])
    for game in THEMES["games"].values():
        found |= game[name]
    return found


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2.2, from 0 for black to 1 for white."""
    channels = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2.2, from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def mixed(upper: str, lower: str, opacity: float) -> str:
    """Return the colour that results from painting `upper` over `lower` at the given opacity."""
    if len(upper) == 9 and upper.endswith("00"):
        return lower
    parts = [
        round(int(upper[i : i + 2], 16) * opacity + int(lower[i : i + 2], 16) * (1 - opacity))
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02X}" for part in parts)
