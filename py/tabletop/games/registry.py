"""The one place that lists the games.

A game named `some-game` lives in the folder `some_game`. There `rules/game.py` holds GAME,
`bots/levels.py` holds BOTS and UNIT, `advice/adviser.py` HINT where the strongest gives no hints,
`words/about.py` holds ABOUT, `words/game_words.py` holds WORDS, and `table/table.py` holds TABLE.
Each is imported when it is first asked for, so that the page loads only the game that is played,
and the opponents no tables.
`words/lesson.py` holds LESSONS where the game teaches itself, `puzzles.json` its puzzles, and
`words/illustrations.py` ILLUSTRATIONS, the pictures of its rules by name; `feats.py` holds FEATS
where it has any.
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
"""The game to copy for a new one: tested like the others, but not listed for players."""

RULES, BOTS, DIAL = "rules.game", "bots.levels", "bots.dial"
ADVICE = "advice"
ADVISER, JUDGES = "advice.adviser", "advice.judges"
REASONS, ANSWERS, TURNS = "advice.reasons", "advice.answers", "advice.turns"
TABLE, LESSON, WORDS = "table.table", "words.lesson", "words.game_words"
ABOUT = "words.about"
ILLUSTRATIONS = "words.illustrations"
FEATS = "feats"
"""The modules of a game that the others find it by."""

HINT = "hint"
"""The level at which hints are thought out: the strongest of a game, or its own HINT."""

REPLY = "reply"
"""The level that answers wrong turns of puzzles, at once: a game's own REPLY, or else greedy."""

SCOUT, EXPERT = "scout", "expert"
"""The levels that scan a whole game for a review, and that look again where it swings: a game's own
judges, or else medium and those who give hints."""

LOOKS = 8
"""At so many decisions a review looks closely where a game does not say how many."""

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]
AnyTable = Table[Any, Any]
AnyWords = GameWords[Any, Any]


class Turns(Protocol):
    """What a game tells of a whole turn of `state`, all of its actions together."""

    def why(self, state: Any, turn: Sequence[Any], /) -> str:
        """Return what the turn brings, and what does it."""

    def clue(self, state: Any, turn: Sequence[Any], move: Any, /) -> str:
        """Return what the turn brings, and what `move` of it is for."""

    def deeds(self, state: Any, turn: Sequence[Any], /) -> str:
        """Return what is done in it, in few words without a subject."""


def load_game(key: str) -> AnyGame:
    """Return the rules of the game `key`; raise BadRecord if there is no such game."""
    game: AnyGame = _module(key, RULES).GAME
    return game


def load_about(key: str) -> About:
    """Return the title of the game `key`, and the names of its options and score terms."""
    about: About = _module(key, ABOUT).ABOUT
    return about


def game_title(key: str) -> str:
    """Return the title of the game `key` in the language that is spoken."""
    return t(load_about(key).title)


def load_words(key: str) -> AnyWords:
    """Return what tells the moves and scores of the game `key`."""
    words_of_game: AnyWords = _module(key, WORDS).WORDS
    return words_of_game


def words_of(match: AnyMatch) -> AnyWords:
    """Return what tells the moves and scores of the game that a match is of."""
    return load_words(match.game.info.key)


def explain(error: BadRecord) -> str:
    """Return in a sentence what is wrong with a record."""
    return _EXPLAINER.why(error)


def _tell_problem(key: str, problem: object) -> str:
    return load_words(key).why(problem)


_EXPLAINER = Explainer(load_about, _tell_problem)


@cache
def load_bots(key: str) -> Mapping[str, AnyBot]:
    """Return the computer opponents of the game `key` by level, the random one included."""
    bots: Mapping[str, AnyBot] = _module(key, BOTS).BOTS
    dial: Mapping[str, AnyBot] = _module(key, DIAL).DIAL if find_spec(_name(key, DIAL)) else {}
    return {"random": RandomBot(load_game(key)), **bots, **dial}


def strengths(key: str) -> tuple[str, ...]:
    """Return the strengths that are offered of the opponents of a game, the weakest first.

    A game without a dial offers its levels.
    """
    bots = load_bots(key)
    steps = tuple(step for step in STEPS if step in bots)
    return steps if STEPS[0] in bots else tuple(level for level in LEVELS if level in bots)


def load_bot(key: str, level: str) -> AnyBot:
    """Return the opponent of one level; raise BadRecord if the game has none of that level."""
    bots = load_bots(key)
    if level == HINT:
        strongest: AnyBot = [bots[each] for each in LEVELS if each in bots][-1]
        return getattr(_adviser(key), "HINT", getattr(_module(key, BOTS), "HINT", strongest))
    if level in (SCOUT, EXPERT):
        usual = load_bot(key, "medium" if level == SCOUT else HINT)
        return getattr(_judges(key), level.upper(), usual)
    if level == REPLY:
        return getattr(_module(key, BOTS), "REPLY", bots["greedy"])
    if level not in bots:
        raise bad_format("level", UnknownOpponent(key, level, tuple(bots)))
    return bots[level]


def load_answer(key: str) -> Callable[[Any, int, int], Sequence[Any]]:
    """Return what finds the moves by which a rival leaves a seat a lead of so much or less, in the
    game `key`, which has puzzles that ask for a lead."""
    found: Callable[[Any, int, int], Sequence[Any]] = _module(key, ANSWERS).telling_answer
    return found


def load_judge(key: str, level: str) -> AnyBot:
    """Return the opponent of one level, which also says what the moves are worth that it leaves.

    It finds the same move as the opponent that plays, and may take longer.
    """
    bot = load_bot(key, level)
    return bot.judge() if isinstance(bot, Judging) else bot


def load_reviewers(key: str) -> tuple[AnyBot, AnyBot]:
    """Return who scans a finished game, and who looks again where it swings."""
    return load_judge(key, SCOUT), load_judge(key, EXPERT)


def load_looks(key: str) -> int:
    """Return at how many decisions of a game the second judge of a review looks: as many as can be
    judged on a tablet within ten seconds."""
    looks: int = getattr(_judges(key), "LOOKS", LOOKS)
    return looks


def load_disturbs(key: str) -> bool:
    """Return whether what one seat does can be answered by another."""
    disturbs: bool = getattr(_judges(key), "DISTURBS", True)
    return disturbs


def load_meaning(key: str) -> Unit:
    """Return what a loss means that the judges of a review tell, a Unit."""
    meaning: Unit = getattr(_judges(key), "MEANING", load_unit(key))
    return meaning


def load_reasons(key: str) -> Callable[[Any, Any], str]:
    """Return what says in a sentence why the seat to move plays a move in its view.

    Games have it whose puzzles ask for the best turn (`judging.BEST`).
    """
    reason_for: Callable[[Any, Any], str] = _module(key, REASONS).reason_for
    return reason_for


def load_turns(key: str) -> Turns:
    """Return what tells of whole turns in the game `key`, which has puzzles that ask for a lead."""
    turns: Turns = _module(key, TURNS)
    return turns


def load_unit(key: str) -> Unit:
    """Return what the values of moves count in the game `key`, a Unit."""
    unit: Unit = _module(key, BOTS).UNIT
    return unit


def load_table(key: str) -> AnyTable:
    """Return the table of the game `key`, which draws it and reads taps."""
    table: AnyTable = _module(key, TABLE).TABLE
    return table


def has_table(key: str) -> bool:
    """Return whether the game `key` can be played on the page: whether it has a table yet."""
    return key in (*GAMES, TEMPLATE) and find_spec(_name(key, TABLE)) is not None


def is_imported(key: str) -> bool:
    """Return whether the table of the game `key` is there already: to import one takes long."""
    return _name(key, "table.table") in sys.modules


def has_lesson(key: str) -> bool:
    """Return whether the game `key` teaches itself."""
    return has_table(key) and find_spec(_name(key, LESSON)) is not None


def load_lessons(key: str) -> tuple[Lesson, ...]:
    """Return the lessons of the game `key`, none where it does not teach itself."""
    lessons: tuple[Lesson, ...] = _module(key, LESSON).LESSONS if has_lesson(key) else ()
    return lessons


def load_illustrations(key: str) -> Mapping[str, Illustration]:
    """Return the pictures of the rules of the game `key` by name, none where it has none."""
    if key not in (*GAMES, TEMPLATE) or find_spec(_name(key, ILLUSTRATIONS)) is None:
        return {}
    found: Mapping[str, Illustration] = _module(key, ILLUSTRATIONS).ILLUSTRATIONS
    return found


def load_feats(key: str) -> Feats:
    """Return what is worth remembering of the game `key`; nothing where it declares nothing."""
    feats: Feats = _module(key, FEATS).FEATS if find_spec(_name(key, FEATS)) else Feats()
    return feats


@cache
def load_puzzles(key: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of the game `key`; the file is read when they are first asked for."""
    if key not in (*GAMES, TEMPLATE):
        raise no_such_game(key)
    file = Path(__file__).parent / key.replace("-", "_") / "puzzles.json"
    return puzzles_from(file.read_text(encoding="utf-8")) if file.is_file() else ()


def no_such_game(key: str) -> BadRecord:
    """Return the error for a key that names no game."""
    return bad_format("game", UnknownGame(key, GAMES))


def _adviser(key: str) -> Any:
    """Return the module with the adviser of a game, None where the strongest gives hints."""
    return _optional(key, ADVISER)


def _judges(key: str) -> Any:
    """Return the module with the judges of a game, None where it has none of its own."""
    return _optional(key, JUDGES)


def _optional(key: str, name: str) -> Any:
    """Return a module of the room of advice, None where the game has none of that name."""
    has_room = find_spec(_name(key, ADVICE)) is not None
    return _module(key, name) if has_room and find_spec(_name(key, name)) else None


def _module(key: str, name: str) -> Any:
    if key not in (*GAMES, TEMPLATE):
        raise no_such_game(key)
    return import_module(_name(key, name))


def _name(key: str, name: str) -> str:
    return f"tabletop.games.{key.replace('-', '_')}.{name}"
