"""Which strengths of opponents a game offers, and which comes next."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from tabletop.app.strengths import words
from tabletop.core.language import t
from tabletop.core.record import FORMER, LEVELS, STEPS
from tabletop.games.registry import load_about


def offered(game: str) -> tuple[str, ...]:
    """Return the strengths that a game offers, the weakest first.

    What has a hard opponent has all of them; another game has the levels that it tells of.
    """
    if STEPS[-1] in _opponents(game):
        return STEPS
    return tuple(level for level in LEVELS if level in _opponents(game))


def _opponents(game: str) -> Mapping[str, str]:
    return load_about(game).opponents


def levels_of(game: str, others: Collection[str | None] = ()) -> list[dict[str, Any]]:
    """Return what the page shows of the strengths, and of `others` at which somebody plays.

    A level of earlier versions is shown as the strength that it counts as, where that is offered.
    """
    keys = offered(game)
    former = [level for level in FORMER if level in others and strength_of(game, level) not in keys]
    return [_shown(game, level) for level in (*former, *keys)]


def strength_of(game: str, level: str) -> str:
    """Return the strength that a level counts as: itself, or the one that has taken its place."""
    keys = offered(game)
    step = FORMER.get(level, "")
    return step if level not in keys and step in keys else level


def step_beside(game: str, level: str, by: int) -> str:
    """Return the strength so many steps above `level`, "" where there is none."""
    keys = offered(game)
    step = strength_of(game, level)
    place = keys.index(step) + by if step in keys else -1
    return keys[place] if 0 <= place < len(keys) else ""


def called(game: str, level: str) -> str:
    """Return what a level is called in a game."""
    names = words.NAMES if STEPS[-1] in _opponents(game) else {}
    step = strength_of(game, level)
    return t(names.get(step) or words.FORMER_NAMES.get(step, words.HARD))


def usual_level(game: str) -> str:
    """Return the strength at which the first opponent plays unless somebody chooses another."""
    return next(each for each in ("sprout", "easy", *offered(game)) if each in offered(game))


def _shown(game: str, level: str) -> dict[str, Any]:
    is_step = STEPS[-1] in _opponents(game) and level in words.NAMES
    sentence = _opponents(game).get(level, "")
    return {
        "key": level,
        "label": called(game, level),
        "sentence": t(sentence) if sentence else "",
        "former": [old for old, step in FORMER.items() if is_step and step == level],
    }
