"""Which levels of opponents a game offers, and their order."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypedDict

from tabletop.app.strengths import words
from tabletop.core.language import t
from tabletop.core.record import FORMER, LEVELS, STEPS
from tabletop.games.registry import load_about


class LevelData(TypedDict):
    """A level of opponents; `former` are the levels of earlier versions that it replaced."""

    key: str
    label: str
    sentence: str
    former: list[str]


def offered(game: str) -> tuple[str, ...]:
    """Return the levels that a game offers, weakest first.

    A game with a hard opponent offers all of them, another game those that it describes.
    """
    if STEPS[-1] in _opponents(game):
        return STEPS
    return tuple(level for level in LEVELS if level in _opponents(game))


def _opponents(game: str) -> Mapping[str, str]:
    return load_about(game).opponents


def levels_of(game: str, others: Collection[str | None] = ()) -> list[LevelData]:
    """Return the levels to show, including `others` that are in use.

    A level of earlier versions is shown as the level that replaced it, if that is offered.
    """
    keys = offered(game)
    former = [level for level in FORMER if level in others and strength_of(game, level) not in keys]
    return [_level_data(game, level) for level in (*former, *keys)]


def strength_of(game: str, level: str) -> str:
    """Return the level offered for `level`: itself, or the one that replaced it."""
    keys = offered(game)
    step = FORMER.get(level, "")
    return step if level not in keys and step in keys else level


def step_beside(game: str, level: str, by: int) -> str:
    """Return the level `by` steps above `level`, "" if there is none."""
    keys = offered(game)
    step = strength_of(game, level)
    place = keys.index(step) + by if step in keys else -1
    return keys[place] if 0 <= place < len(keys) else ""


def called(game: str, level: str) -> str:
    """Return the name of a level in a game."""
    names = words.NAMES if STEPS[-1] in _opponents(game) else {}
    step = strength_of(game, level)
    return t(names.get(step) or words.FORMER_NAMES.get(step, words.HARD))


def usual_level(game: str) -> str:
    """Return the default level of the first opponent."""
    return next(each for each in ("sprout", "easy", *offered(game)) if each in offered(game))


def _level_data(game: str, level: str) -> LevelData:
    is_step = STEPS[-1] in _opponents(game) and level in words.NAMES
    sentence = _opponents(game).get(level, "")
    return {
        "key": level,
        "label": called(game, level),
        "sentence": t(sentence) if sentence else "",
        "former": [old for old, step in FORMER.items() if is_step and step == level],
    }
