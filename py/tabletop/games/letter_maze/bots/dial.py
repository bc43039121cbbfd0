"""The strengths of Letter Maze below hard, measured by games of two.

From seed to hard each beats the one before 77, 76, 80, 75, 77 and 77 times in a hundred (100 games
a pair). A race is won by every long word that the other overlooks: between short words only and all
words lie more fair steps than there are strengths, so all of them are equally a little wide.
"""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.dial import Dialled, Lapsing, dial
from tabletop.games.letter_maze.bots.farsighted import Farsighted
from tabletop.games.letter_maze.bots.levels import Opponent, Sprinter
from tabletop.games.letter_maze.bots.search import Vocabulary
from tabletop.games.letter_maze.bots.turns import Work
from tabletop.games.letter_maze.rules.lexicon import all_words, common_words
from tabletop.games.letter_maze.rules.state import State

HEAT = 0.12
"""In chances to win, of one who knows short words only."""

LAPSES = (1.0, 0.91, 0.79, 0.61, 0.43, 0.22)
"""How often one who plays like the hard opponent thinks of short words only, the weakest first."""


def _gone(view: State) -> float:
    return max(len(player.cards) for player in view.players) / (view.cards_wanted + 1)


_SHORT: AnyBot = Dialled(Opponent(Sprinter(Vocabulary(common_words, 4, 1), 6_000)), HEAT, _gone)
_LONG = Opponent(Farsighted(Vocabulary(all_words), Work()))

DIAL = dial([Lapsing(_LONG, _SHORT, share) for share in LAPSES])
