"""Replay a turn: it is judged before the game continues.

A turn nearly as good as the best is praised, and the game continues. Otherwise the game waits until
the player takes the turn back or plays on.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.messages import Context
from tabletop.app.messages.opponents import NoThought, Thought
from tabletop.app.messages.review import RetryBack
from tabletop.app.model.model import Model, with_session
from tabletop.app.model.notice import Notice
from tabletop.app.model.retry import ReplayedTurn
from tabletop.app.modes.replayed import is_as_good, is_known, with_thought
from tabletop.app.review import reviewing, words
from tabletop.app.review.reviewing import thought_in
from tabletop.app.review.verdict import verdict
from tabletop.app.table.playing import Change, keep, think
from tabletop.app.table.taking_back import taken_back
from tabletop.core.language import t


def thought(model: Model, message: Thought, context: Context) -> Change:
    """Store the judgement of a replayed turn; other results go to `reviewing`."""
    session, tried = model.session, _waited_for(model, message.number)
    if session is None or tried is None:
        return reviewing.thought(model, message, context)
    tried = with_thought(tried, session.match, thought_in(message))
    if is_known(tried) and is_as_good(tried, session.match):
        return gone_on(replace(model, notice=Notice(t(words.AS_GOOD))), context.now)
    return think(with_session(model, job=None, mode=tried))


def no_thought(model: Model, message: NoThought, context: Context) -> Change:
    """Play on if a replayed turn can't be judged; other failures go to `reviewing`."""
    if _waited_for(model, message.number) is None:
        return reviewing.no_thought(model, message)
    return gone_on(model, context.now)


def take_back(model: Model, message: RetryBack, context: Context) -> Change:
    """Go back to the start of the replayed turn."""
    session = model.session
    if session is None or session.retry is None:
        return model, ()
    model = replace(model, dialogs=())
    return taken_back(model, session, session.retry.start, message, context.now)


def is_verdict_shown(model: Model) -> bool:
    """Return whether the notice on the screen is the judgement of a replayed turn."""
    return model.notice is None and verdict(model.session) is not None


def gone_on(model: Model, now: str) -> Change:
    """Continue as a normal game."""
    model, kept = keep(with_session(model, job=None, mode=None), now)
    model, asked = think(model)
    return model, (*kept, *asked)


def _waited_for(model: Model, number: int) -> ReplayedTurn | None:
    """Return the replayed turn that the job `number` judges, otherwise None."""
    session = model.session
    if session is None or session.retry is None or session.job is None:
        return None
    is_ours = session.job == session.retry.job == number
    return session.retry if is_ours else None
