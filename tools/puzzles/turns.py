"""The makers of puzzles by search, by the key of their game."""

from __future__ import annotations

from collections.abc import Mapping

from tools.puzzles.found import Maker
from tools.puzzles.garden_growth import GardenGrowth
from tools.puzzles.hanging_gardens import HangingGardens
from tools.puzzles.letter_maze import LetterMaze
from tools.puzzles.tuintopia import Tuintopia
from tools.puzzles.witchcraft import Witchcraft

_MAKERS: tuple[Maker, ...] = (
    Witchcraft(),
    GardenGrowth(),
    Tuintopia(),
    HangingGardens(),
    LetterMaze(),
)

MAKERS: Mapping[str, Maker] = {maker.key: maker for maker in _MAKERS}
