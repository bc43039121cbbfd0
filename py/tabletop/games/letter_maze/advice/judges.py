"""The bots that review games of Letter Maze, limited to common words."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.games.letter_maze.advice.adviser import HINT
from tabletop.games.letter_maze.bots.levels import Opponent, Sprinter
from tabletop.games.letter_maze.bots.search import Vocabulary
from tabletop.games.letter_maze.rules.lexicon import common_words

SCOUT: AnyBot = Opponent(Sprinter(Vocabulary(common_words, 6, 2), paths=12_000))

EXPERT: AnyBot = HINT

LOOKS = 5
