"""An opponent's reply to a turning point: the next turn, and whether it was the best."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.ai.review import LEAST, TurningPoint, exits
from tabletop.app.course.allowed import may_be_reviewed
from tabletop.app.model.review import Review
from tabletop.app.model.session import Session
from tabletop.app.review import words
from tabletop.app.table.log import move_sentence
from tabletop.core.seating import called_you
from tabletop.core.turns import turns_of
from tabletop.games.registry import AnyMatch, load_disturbs, load_unit, words_of

_MOST_TOLD = 3
_MOST_LETTERS = 180
"""The maximum number of moves and characters in the narration of a reply."""


def answer_to(match: AnyMatch, ply: int) -> range:
    """Return the plies of the opponent's next turn.

    The range is empty if there was none, in cooperative games, and in games in which players can't
    affect each other.
    """
    outcome = match.game.outcome(match.state)
    is_apart = outcome is not None and outcome.joint
    if is_apart or not load_disturbs(match.record.game):
        return range(0)
    turns = turns_of(match)
    begin = next((at for at in range(ply, match.ply) if turns[at] != turns[ply]), match.ply)
    if begin == match.ply or turns[ply].seat in (0, turns[begin].seat):
        return range(0)
    end = next((at for at in range(begin, match.ply) if turns[at] != turns[begin]), match.ply)
    return range(begin, end)


def reply_sentence(session: Session, review: Review, ply: int) -> str:
    """Return the sentence for the opponent's reply to the turn at `ply`, "" if there was none.

    If the quick judge found a much better reply, the sentence says that it was missed.
    """
    match, plies = session.match, answer_to(session.match, ply)
    if not plies:
        return ""
    missed = _missed(session, review, plies)
    if missed is not None:
        state, move = match.positions[missed.ply].state, match.game.move_from_text(missed.better)
        told = words_of(match).describe_move(state, move, match.names, missed.seat)
        return words.missed(called_you(match.names, missed.seat)[missed.seat - 1], told)
    return words.answered(_story(session, plies))


def _missed(session: Session, review: Review, plies: range) -> TurningPoint[str] | None:
    least = LEAST[load_unit(session.match.record.game)]
    found = [*review.points, *review.scanned]
    return next(
        (
            point
            for point in found
            if point.ply == plies[0]
            and point.loss >= least
            and may_be_reviewed(session, point.seat)
        ),
        None,
    )


def _story(session: Session, plies: range) -> str:
    """Return the narration of `plies`, shortened."""
    seen = [each for each in plies if _is_seen(session.match, each)]
    return shortened([told for ply in seen if (told := move_sentence(session, ply))])


def shortened(sentences: Sequence[str]) -> str:
    """Return the first sentences as one text, at least one, and a remark if some are left out."""
    count, letters = 0, 0
    for sentence in sentences[:_MOST_TOLD]:
        letters += len(sentence)
        if count and letters > _MOST_LETTERS:
            break
        count += 1
    told = " ".join(sentences[:count])
    return told if count == len(sentences) else words.with_more(told)


def _is_seen(match: AnyMatch, ply: int) -> bool:
    """Return whether a ply is a decision or a throw; drawing a card is not part of a reply."""
    state = match.positions[ply].state
    return bool(match.game.current_player(state) or match.game.throw(state))


def end_of(session: Session, ply: int) -> int:
    """Return the ply after what followed a turning point.

    It ends with the elimination that it caused, or else the opponent's reply, or the turn itself.
    """
    match = session.match
    out = next((each.end for each in exits(match) if each.ply == ply), None)
    if out is not None:
        return out
    plies = answer_to(match, ply)
    if plies:
        return plies[-1] + 1
    turns = turns_of(match)
    return next((at for at in range(ply, match.ply) if turns[at] != turns[ply]), match.ply)
