"""The better move at a ply and its gain, in words."""

from __future__ import annotations

from tabletop.ai.review import LEAST
from tabletop.ai.units import Unit
from tabletop.app.review import words
from tabletop.core.language import t
from tabletop.games.registry import AnyMatch, load_meaning, load_unit, words_of

_OF_TEN = 10

_MUCH = 3.0
"""A move is a bad slip from this multiple of the smallest loss of a turning point."""

_CLOSE = 2.0
"""A move is nearly as good as the best below this multiple of the smallest loss."""

_DECIDES = 10.0
"""A change of the lead, in points, that only winning or losing the game causes.

A better move turns the game around only if it is not still behind. If it is, but nothing is decided
yet, it only delays the end.
"""

_SURE = 0.85


def better_sentence(match: AnyMatch, ply: int, move: str, loss: float) -> str:
    """Return the sentence for a better `move` at `ply`; the move played is worse by `loss`."""
    game, state = match.game, match.positions[ply].state
    told = words_of(match).describe_move(
        state, game.move_from_text(move), match.names, game.current_player(state)
    )
    return words.better(told, much=loss >= _MUCH * _least(match))


def gain(match: AnyMatch, loss: float, worth: float) -> str:
    """Return the sentence for the gain of a better move.

    `worth` is its value; the move played is worth less by `loss`.
    """
    if loss < _least(match):
        return t(words.A_LITTLE)
    if load_unit(match.record.game) == Unit.CHANCE:
        return t(words.NEARLY_SURE) if loss >= _SURE else words.won_more(_games(loss))
    if load_meaning(match.record.game) != Unit.BEFORE_LONG:
        return words.more_by_the_end(_points(match, loss))
    if loss >= _DECIDES and worth > -_DECIDES:
        return t(words.COULD_TURN if worth >= 0 else words.COULD_LAST)
    if len(match.names) == 1 or _is_joint(match):
        return words.more_together(_points(match, loss))
    return words.better_off(_points(match, loss))


def cost(match: AnyMatch, loss: float, worth: float) -> str:
    """Return the sentences for the cost of a replayed turn.

    A turn nearly as good as the best is called so. `worth` is the value of the best turn, and the
    replayed turn is worth less by `loss`.
    """
    told = _cost(match, loss, worth)
    return " ".join((t(words.NEARLY), told)) if loss < _CLOSE * _least(match) else told


def _cost(match: AnyMatch, loss: float, worth: float) -> str:
    if load_unit(match.record.game) == Unit.CHANCE:
        return words.turn_would_win(_games(loss))
    if load_meaning(match.record.game) != Unit.BEFORE_LONG:
        return words.turn_would_bring(_points(match, loss))
    if loss >= _DECIDES and worth > -_DECIDES:
        return t(words.TURN_COULD_TURN if worth >= 0 else words.TURN_COULD_LAST)
    return words.turn_would_lead_to(_points(match, loss))


def _least(match: AnyMatch) -> float:
    return LEAST[load_unit(match.record.game)]


def _games(loss: float) -> int:
    return max(1, round(loss * _OF_TEN))


def _points(match: AnyMatch, loss: float) -> str:
    return words_of(match).tally(max(1, round(loss)))


def _is_joint(match: AnyMatch) -> bool:
    outcome = match.game.outcome(match.state)
    return outcome is not None and outcome.joint
