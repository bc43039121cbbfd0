"""Strength levels below hard, measured in two-player games.

From seed to hard, each beats the one before in 77, 76, 80, 75, 77 and 77 % of games (100 games a
pair). These steps are somewhat large, but equal: every long word that a rival overlooks helps to
win a race, so the range from short words to all words would allow more levels than there are.
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
"""The heat of the bot that knows only short words, in chances of winning."""

LAPSES = (1.0, 0.91, 0.79, 0.61, 0.43, 0.22)
"""How often each level uses only short words instead of playing like hard, weakest first."""


def _elapsed(view: State) -> float:
    return max(len(player.cards) for player in view.players) / (view.cards_wanted + 1)


_SHORT: AnyBot = Dialled(Opponent(Sprinter(Vocabulary(common_words, 4, 1), 6_000)), HEAT, _elapsed)
_LONG = Opponent(Farsighted(Vocabulary(all_words), Work()))

DIAL = dial([Lapsing(_LONG, _SHORT, share) for share in LAPSES])
