"""The headline of a result, addressed to the people at the table."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.app.ending import words
from tabletop.app.model.results import Result, results_of
from tabletop.app.presence.places import people_of
from tabletop.core.language import t
from tabletop.core.seating import is_usual_name
from tabletop.games.registry import AnyMatch, words_of

_WINS = (Result.WON, Result.SHARED)

CLOSE = 3
"""The maximum deficit, in points, that the headline mentions."""


def result_headline(match: AnyMatch, readers: Sequence[int] = ()) -> str:
    """Return the headline of a finished game: "You win, Mia!", "Only 2 points short!".

    `readers` are the seats of those who read it, () for all people.
    """
    verdict = words_of(match).ending(match.state).verdict
    if verdict:
        return _sentence(verdict)
    results = results_of(match)
    if results == (Result.SOLO,):
        return _alone(match)
    return _among_several(match, results, readers or people_of(match))


def _sentence(verdict: str) -> str:
    return verdict if verdict.endswith(("!", "?", ".")) else words.as_sentence(verdict)


def _alone(match: AnyMatch) -> str:
    tally, name = words_of(match).tally(match.game.scores(match.state)[0]), _addressed(match, 1)
    return words.reached_by(name, tally) if name else words.reached(tally)


def _among_several(match: AnyMatch, results: Sequence[Result], people: Sequence[int]) -> str:
    if Result.DRAWN in results:
        return t(words.A_DRAW)
    you = people[0] if len(people) == 1 else None
    if you and results[you - 1] in _WINS:
        return _yours(_addressed(match, you), is_shared=results[you - 1] is Result.SHARED)
    missing = shortfall(match, you) if you else None
    if you and missing is not None and missing <= CLOSE:
        name, tally = _addressed(match, you), words_of(match).tally(missing)
        return words.short_of(name, tally) if name else words.short(tally)
    names = [name for name, each in zip(match.names, results, strict=True) if each in _WINS]
    return words.share(names) if len(names) > 1 else words.wins(names[0])


def _yours(name: str, *, is_shared: bool) -> str:
    if is_shared:
        return words.you_share(name) if name else t(words.YOU_SHARE)
    return words.you_win(name) if name else t(words.YOU_WIN)


def _addressed(match: AnyMatch, seat: int) -> str:
    """Return the name by which to address a person, "" if it is a default name."""
    name = match.names[seat - 1]
    return "" if is_usual_name(name) else name


def shortfall(match: AnyMatch, seat: int) -> int | None:
    """Return the deficit to the best score, None if there is none or scores do not decide."""
    scores = match.game.scores(match.state)
    missing = max(scores) - scores[seat - 1]
    return missing if missing and match.game.info.by_score else None
