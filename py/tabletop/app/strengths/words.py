"""What the strengths of computer opponents are called, and what each of them does."""

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

SENTENCES: Mapping[str, str] = {
    "seed": later("Sees what is good at once, and often takes something else."),
    "sprout": later("Sees what is good at once, and now and then takes something else."),
    "leaf": later("Plays soundly, and often misses the best move by a little."),
    "bud": later("Misses the best move by a little now and then."),
    "flower": later("Plays well, and rarely lets something good slip."),
    "fruit": later("Plays nearly as well as the tree."),
}
"""What each does; of the strongest the game tells itself."""

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
