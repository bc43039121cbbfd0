"""What the strengths of computer opponents are called; what each does, a game tells itself."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later

NAMES: Mapping[str, str] = {
    "seed": later("Seed"),
    "sprout": later("Sprout"),
    "leaf": later("Leaf"),
    "bud": later("Bud"),
    "flower": later("Flower"),
    "fruit": later("Fruit"),
    "hard": later("Tree"),
}
"""The weakest first."""

FORMER_NAMES: Mapping[str, str] = {
    "random": later("Random"),
    "greedy": later("Greedy"),
    "easy": later("Easy"),
    "medium": later("Medium"),
}
"""Levels of games that were begun before there were strengths, or of games that have none."""

HARD = later("Hard")
"""The strongest level, where there are no strengths."""

ALL_NAMES: Mapping[str, str] = {**FORMER_NAMES, **NAMES}
"""Of every level that a record may name."""
