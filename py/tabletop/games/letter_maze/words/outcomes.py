"""The sentences of the log about the set-up.

Where a name is "", they say "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.letter_maze.rules.letters import BAG
from tabletop.games.letter_maze.rules.notation import Boards, Hands, Outcome, Targets, Tiles
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.rules.turns import after
from tabletop.games.letter_maze.words import moves as words


def tell_outcome(state: State, outcome: Outcome, names: Sequence[str]) -> str:
    """Return a sentence about boards or tiles placed, or about tiles dealt."""
    match outcome:
        case Boards(numbers):
            return words.boards_laid(len(numbers))
        case Targets(numbers):
            return words.targets_laid(len(numbers))
        case Tiles(laid):
            return words.tiles_laid(len(laid), len(BAG))
        case Hands(trios):
            first = after(state, outcome).turn.seat
            return words.hands_dealt(names, trios, names[first - 1])
