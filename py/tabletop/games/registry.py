"""The list of games, and functions that load their parts on demand.

The game `some-game` is the package `some_game`. These modules define the parts:

    rules/game.py           GAME
    bots/levels.py          BOTS and UNIT, perhaps REPLY
    bots/dial.py            DIAL, optional
    advice/adviser.py       HINT, if the strongest opponent gives no hints
    advice/judges.py        SCOUT, EXPERT, LOOKS, DISTURBS and MEANING, all optional
    advice/reasons.py       reason_for, if puzzles ask for the best turn
    advice/answers.py       limiting_reply, if there are `ahead` puzzles
    advice/turns.py         the functions of `Turns`, if there are `ahead` puzzles
    words/about.py          ABOUT
    words/game_words.py     WORDS
    words/lesson.py         LESSONS, optional
    words/illustrations.py  ILLUSTRATIONS of the rules by name, optional
    table/table.py          TABLE
    feats.py                FEATS, optional
    puzzles.json            the puzzles, optional

Each module is imported when it is first needed, so the page loads only the game being played, and
the worker with the opponents loads no tables.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from tabletop.ai.bot import AnyBot, Judging, RandomBot
from tabletop.ai.units import Unit
from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.feats import Feats
from tabletop.core.game import Game
from tabletop.core.illustration import Illustration
from tabletop.core.language import t
from tabletop.core.lesson import Lesson
from tabletop.core.match import Match
from tabletop.core.problems import UnknownGame, UnknownOpponent
from tabletop.core.puzzle import Puzzle, puzzles_from
from tabletop.core.record import LEVELS, STEPS
from tabletop.scene.table import Table
from tabletop.words.about import About
from tabletop.words.game_words import GameWords
from tabletop.words.problems import Explainer

GAMES = (
    "wizards-garden",
    "witchcraft",
    "garden-growth",
    "tuintopia",
    "hanging-gardens",
    "letter-maze",
)

TEMPLATE = "template"
"""The game to copy for a new one; tested like the others, but hidden from players."""

RULES, BOTS, DIAL = "rules.game", "bots.levels", "bots.dial"
ADVICE = "advice"
ADVISER, JUDGES = "advice.adviser", "advice.judges"
REASONS, ANSWERS, TURNS = "advice.reasons", "advice.answers", "advice.turns"
TABLE, LESSON, WORDS = "table.table", "words.lesson", "words.game_words"
ABOUT = "words.about"
ILLUSTRATIONS = "words.illustrations"
FEATS = "feats"
"""The modules that make up a game, relative to its package."""

HINT = "hint"
"""The level that computes hints: the game's HINT, or else its strongest level."""

REPLY = "reply"
"""The level that replies to wrong turns in puzzles: the game's REPLY, or else greedy."""

SCOUT, EXPERT = "scout", "expert"
"""The judges of a review: SCOUT scans the whole game, and EXPERT checks the costly decisions.

They are the game's own judges, or else those of the levels medium and HINT.
"""

LOOKS = 8
"""The default number of decisions that the second judge of a review checks."""

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]
AnyTable = Table[Any, Any]
AnyWords = GameWords[Any, Any]


class Turns(Protocol):
    """A game's descriptions of a whole turn: `state` is the one before it, `turn` its moves."""

    def why(self, state: Any, turn: Sequence[Any], /) -> str:
        """Return a sentence that says what the turn gains, and which moves gain it."""

    def clue(self, state: Any, turn: Sequence[Any], move: Any, /) -> str:
        """Return a hint: what the turn gains, and what its move `move` contributes."""

    def deeds(self, state: Any, turn: Sequence[Any], /) -> str:
        """Return a short verb phrase for the turn, without a subject."""


def load_game(key: str) -> AnyGame:
    """Return the rules of the game `key`; raise BadRecord if the key is unknown."""
    game: AnyGame = _module(key, RULES).GAME
    return game


def load_about(key: str) -> About:
    """Return the title of the game `key` and the names of its options and score terms."""
    about: About = _module(key, ABOUT).ABOUT
    return about


def game_title(key: str) -> str:
    """Return the title of the game `key` in the current language."""
    return t(load_about(key).title)


def load_words(key: str) -> AnyWords:
    """Return the sentences for moves and scores of the game `key`."""
    words_of_game: AnyWords = _module(key, WORDS).WORDS
    return words_of_game


def words_of(match: AnyMatch) -> AnyWords:
    """Return the sentences for moves and scores of the game of `match`."""
    return load_words(match.game.info.key)


def explain(error: BadRecord) -> str:
    """Return a sentence that explains what is wrong with a record."""
    return _EXPLAINER.why(error)


def _tell_problem(key: str, problem: object) -> str:
    return load_words(key).why(problem)


_EXPLAINER = Explainer(load_about, _tell_problem)


@cache
def load_bots(key: str) -> Mapping[str, AnyBot]:
    """Return all computer opponents of the game `key` by level, including the random one."""
    bots: Mapping[str, AnyBot] = _module(key, BOTS).BOTS
    dial: Mapping[str, AnyBot] = _module(key, DIAL).DIAL if find_spec(_name(key, DIAL)) else {}
    return {"random": RandomBot(load_game(key)), **bots, **dial}


def strengths(key: str) -> tuple[str, ...]:
    """Return the strengths of computer opponents offered to players, the weakest first.

    For a game without adjustable strength, return its levels.
    """
    bots = load_bots(key)
    steps = tuple(step for step in STEPS if step in bots)
    return steps if STEPS[0] in bots else tuple(level for level in LEVELS if level in bots)


def load_bot(key: str, level: str) -> AnyBot:
    """Return the opponent for `level`; raise BadRecord if the game has no such level."""
    bots = load_bots(key)
    if level == HINT:
        strongest: AnyBot = [bots[each] for each in LEVELS if each in bots][-1]
        return getattr(_adviser(key), "HINT", strongest)
    if level in (SCOUT, EXPERT):
        usual = load_bot(key, "medium" if level == SCOUT else HINT)
        return getattr(_judges(key), level.upper(), usual)
    if level == REPLY:
        return getattr(_module(key, BOTS), "REPLY", bots["greedy"])
    if level not in bots:
        raise bad_format("level", UnknownOpponent(key, level, tuple(bots)))
    return bots[level]


def load_answer(key: str) -> Callable[[Any, int, int], Sequence[Any]]:
    """Return the function that finds the reply to a wrong turn in an `ahead` puzzle.

    The function takes a state, the seat of the puzzle and a bound. It returns the moves with which
    a rival limits the lead of that seat to the bound or less.
    """
    found: Callable[[Any, int, int], Sequence[Any]] = _module(key, ANSWERS).limiting_reply
    return found


def load_judge(key: str, level: str) -> AnyBot:
    """Return the opponent for `level`, set up to evaluate the other moves as well.

    It finds the same move as `load_bot`'s opponent, and may take longer.
    """
    bot = load_bot(key, level)
    return bot.judge() if isinstance(bot, Judging) else bot


def load_reviewers(key: str) -> tuple[AnyBot, AnyBot]:
    """Return the judge that scans a finished game, and the one that checks costly decisions."""
    return load_judge(key, SCOUT), load_judge(key, EXPERT)


def load_looks(key: str) -> int:
    """Return the number of decisions that the second judge of a review checks.

    Games choose it so that a review takes at most ten seconds on a tablet.
    """
    looks: int = getattr(_judges(key), "LOOKS", LOOKS)
    return looks


def load_disturbs(key: str) -> bool:
    """Return whether a seat's moves can affect what other seats do."""
    disturbs: bool = getattr(_judges(key), "DISTURBS", True)
    return disturbs


def load_meaning(key: str) -> Unit:
    """Return the unit in which a review describes the losses found by its judges."""
    meaning: Unit = getattr(_judges(key), "MEANING", load_unit(key))
    return meaning


def load_reasons(key: str) -> Callable[[Any, Any], str]:
    """Return the function that takes a view and a move and explains the move in a sentence.

    Only games whose puzzles ask for the best turn have it (`judging.BEST`).
    """
    reason_for: Callable[[Any, Any], str] = _module(key, REASONS).reason_for
    return reason_for


def load_turns(key: str) -> Turns:
    """Return the descriptions of whole turns; only games with `ahead` puzzles have them."""
    turns: Turns = _module(key, TURNS)
    return turns


def load_unit(key: str) -> Unit:
    """Return the unit of move values in the game `key`."""
    unit: Unit = _module(key, BOTS).UNIT
    return unit


def load_table(key: str) -> AnyTable:
    """Return the table of the game `key`, which draws states and handles taps."""
    table: AnyTable = _module(key, TABLE).TABLE
    return table


def has_table(key: str) -> bool:
    """Return whether the game `key` has a table, so that it can be played on the page."""
    return key in (*GAMES, TEMPLATE) and find_spec(_name(key, TABLE)) is not None


def is_imported(key: str) -> bool:
    """Return whether the table of the game `key` is already imported; importing it is slow."""
    return _name(key, "table.table") in sys.modules


def has_lesson(key: str) -> bool:
    """Return whether the game `key` has lessons."""
    return has_table(key) and find_spec(_name(key, LESSON)) is not None


def load_lessons(key: str) -> tuple[Lesson, ...]:
    """Return the lessons of the game `key`, empty if it has none."""
    lessons: tuple[Lesson, ...] = _module(key, LESSON).LESSONS if has_lesson(key) else ()
    return lessons


def load_illustrations(key: str) -> Mapping[str, Illustration]:
    """Return the illustrations of the rules of the game `key` by name, empty if it has none."""
    if key not in (*GAMES, TEMPLATE) or find_spec(_name(key, ILLUSTRATIONS)) is None:
        return {}
    found: Mapping[str, Illustration] = _module(key, ILLUSTRATIONS).ILLUSTRATIONS
    return found


def load_feats(key: str) -> Feats:
    """Return the feats and bests of the game `key`, empty if it has none."""
    feats: Feats = _module(key, FEATS).FEATS if find_spec(_name(key, FEATS)) else Feats()
    return feats


@cache
def load_puzzles(key: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of the game `key`; raise BadRecord if the key is unknown."""
    if key not in (*GAMES, TEMPLATE):
        raise no_such_game(key)
    file = Path(__file__).parent / key.replace("-", "_") / "puzzles.json"
    return puzzles_from(file.read_text(encoding="utf-8")) if file.is_file() else ()


def no_such_game(key: str) -> BadRecord:
    """Return the BadRecord for an unknown game key."""
    return bad_format("game", UnknownGame(key, GAMES))


def _adviser(key: str) -> Any:
    """Return the module of the game's adviser, or None."""
    return _optional(key, ADVISER)


def _judges(key: str) -> Any:
    """Return the module of the game's judges, or None."""
    return _optional(key, JUDGES)


def _optional(key: str, name: str) -> Any:
    """Return the module `name` of a game's `advice` package, or None if it doesn't exist."""
    has_room = find_spec(_name(key, ADVICE)) is not None
    return _module(key, name) if has_room and find_spec(_name(key, name)) else None


def _module(key: str, name: str) -> Any:
    if key not in (*GAMES, TEMPLATE):
        raise no_such_game(key)
    return import_module(_name(key, name))


def _name(key: str, name: str) -> str:
    return f"tabletop.games.{key.replace('-', '_')}.{name}"


def table_of(match: AnyMatch) -> AnyTable:
    """Return the table of the match's game."""
    return load_table(match.game.info.key)
