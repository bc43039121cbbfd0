"""The names of the computer's levels; each game describes how they play in it."""

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
"""The current levels, weakest first."""

FORMER_NAMES: Mapping[str, str] = {
    "random": later("Random"),
    "greedy": later("Greedy"),
    "easy": later("Easy"),
    "medium": later("Medium"),
}
"""Levels of games started in earlier versions, and of games that have no others."""

HARD = later("Hard")
"""The strongest level of a game that does not use NAMES."""

ALL_NAMES: Mapping[str, str] = {**FORMER_NAMES, **NAMES}
"""The names of all levels that a record can have."""
