"""The judgement of a replayed turn that is not as good as the best."""

from __future__ import annotations

from tabletop.app.messages.page import CloseNotice
from tabletop.app.messages.review import RetryBack
from tabletop.app.model.notice import Button, Notice
from tabletop.app.model.session import Session
from tabletop.app.modes import replayed
from tabletop.app.review import words
from tabletop.app.review.better import cost
from tabletop.core.language import t


def verdict(session: Session | None) -> Notice | None:
    """Return the notice with the cost of a replayed turn, None if no such turn was judged."""
    tried = None if session is None else replayed.followed(session.retry, session.match)
    if session is None or tried is None or not replayed.is_known(tried):
        return None
    take_back = Button(t(words.TAKE_IT_BACK), RetryBack())
    ways = (take_back, Button(t(words.PLAY_ON), CloseNotice()))
    told = cost(session.match, replayed.lost(tried), replayed.worth(tried))
    return Notice(told, buttons=ways)
