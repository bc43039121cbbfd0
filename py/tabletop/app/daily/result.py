"""The result of a garden of the day as text and symbols to share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from tabletop.app.daily import words
from tabletop.app.daily.garden import day_of, id_of
from tabletop.app.model.helped import Helped
from tabletop.app.model.results import Result, results_of
from tabletop.app.model.session import Session
from tabletop.core.language import t
from tabletop.games.registry import AnyMatch, game_title, words_of

PARTS = 8
"""The number of equal parts of a game, each shown as one symbol."""

ALONE = "\N{SEEDLING}\N{HERB}\N{TULIP}\N{DECIDUOUS TREE}"
"""The symbols of a solo game, by quarters of the highest score reached."""

AHEAD, LEVEL, BEHIND = "\N{TULIP}", "\N{SEEDLING}", "\N{FALLEN LEAF}"
"""The symbols of a game against opponents."""


class SharedResult(TypedDict):
    """What can be shared of a finished garden of the day.

    `text` is the result in words, `signs` the course of the game, and `link` the fragment that
    opens the same garden. `note` says that only the first game of a garden counts, "" in that game.
    """

    text: str
    signs: str
    link: str
    note: str


def shared(session: Session) -> SharedResult | None:
    """Return what can be shared of a finished garden of the day, None for any other game."""
    match = session.match
    day = day_of(match.record)
    if not day:
        return None
    key, title = match.game.info.key, game_title(match.game.info.key)
    scored = [match.game.scores(position.state) for position in match.positions]
    is_first = session.id == id_of(key, day)
    notes = [*([] if is_first else [t(words.ONCE_MORE)]), *_help_phrases(session.help.helped)]
    return {
        "text": words.result(words.garden(title, day), _reached(match), notes),
        "signs": signs(scored),
        "link": f"daily={key}/{day}",
        "note": "" if is_first else t(words.FIRST_COUNTS),
    }


def signs(scored: Sequence[tuple[int, ...]]) -> str:
    """Return a symbol for each part of a game, from the scores at every ply."""
    last = len(scored) - 1
    parts = [scored[last * part // PARTS] for part in range(1, PARTS + 1)]
    if len(scored[0]) > 1:
        return "".join(_beside(own, max(others)) for own, *others in parts)
    return "".join(_grown(own, max(points for (points,) in scored)) for (own,) in parts)


def _beside(own: int, best: int) -> str:
    return AHEAD if own > best else BEHIND if own < best else LEVEL


def _grown(own: int, most: int) -> str:
    quarter = max(own, 0) * len(ALONE) // max(most, 1)
    return ALONE[min(quarter, len(ALONE) - 1)]


def _reached(finished: AnyMatch) -> str:
    """Return the person's result in words: the score, or the comparison with opponents."""
    own, *others = finished.game.scores(finished.state)
    tally = words_of(finished).tally
    if not others:
        return tally(own)
    mine, rival = tally(own), tally(max(others))
    match results_of(finished)[0]:
        case Result.WON:
            return words.won(mine, rival) if mine != rival else words.won_level(mine)
        case Result.SHARED:
            return words.shared(mine, rival)
        case Result.LOST:
            return words.lost(mine, rival) if mine != rival else words.lost_level(mine)
    return words.drawn(mine)


def _help_phrases(helped: Helped) -> list[str]:
    """Return phrases about the help in a game, for a list; usually none."""
    return [
        *([words.hints(helped.hints)] if helped.hints else []),
        *([words.undos(helped.undos)] if helped.undos else []),
    ]
