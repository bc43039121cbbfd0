"""Links of games: find them in pasted text, and make one of the game on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate
from urllib.parse import unquote

from tabletop.app.model.session import Session
from tabletop.app.post import words
from tabletop.app.post.joining import table_id
from tabletop.app.presence.places import places_now
from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.language import t
from tabletop.core.link import MARK, MAX_LINK, PLACES, TABLE, link_text, read_link
from tabletop.core.problems import LINK
from tabletop.core.throws import DICE, OURS
from tabletop.games.registry import AnyMatch, load_game

LEAST = 30
"""The minimum length of a link without a mark, so that a single word is not taken for one."""

MOST_PIECES = 400
"""The maximum number of lines into which a mail may have broken a link."""

MOST_LINKS = 20
"""How many links are tried at each end of a long text."""

_LETTERS = re.compile(r"[A-Za-z0-9_-]+")


def letter_of(session: Session) -> str:
    """Return the game on the table as a link: the text after `#play=`."""
    meta: dict[str, object] = {TABLE: session.id, PLACES: list(places_now(session))}
    if session.own_dice:
        meta[DICE] = OURS
    return link_text(replace(session.match, record=replace(session.match.record, meta=meta)))


def letter_in(text: str, table: str = "") -> AnyMatch:
    """Return the game in a pasted text; raise BadRecord if there is none.

    Text around the link, line breaks within it and percent-encoding are ignored. Of several links,
    those of the open `table` count, otherwise those of the first link's table; the one with most
    moves is returned.
    """
    if len(text) > 3 * MAX_LINK:
        raise bad_format(LINK, t(words.TOO_LONG))
    errors: list[BadRecord] = []
    found = list(_opened(text, errors))
    if not found:
        raise errors[0] if errors else bad_format(LINK, t(words.NO_LINK))
    ids = [table_id(match) for match in found]
    wanted = table if table in ids else ids[0]
    return max(
        (match for match, id_ in zip(found, ids, strict=True) if id_ == wanted),
        key=lambda match: match.ply,
    )


def _opened(text: str, errors: list[BadRecord]) -> Iterator[AnyMatch]:
    """Yield the game of each link in a text; append the error of each invalid one to `errors`."""
    for letters in _candidates(text):
        failed: list[BadRecord] = []
        for each in letters:
            try:
                match = read_link(each, load_game)
            except BadRecord as error:
                failed.append(error)
            else:
                yield match
                break
        else:
            errors += failed[:1]


def _candidates(text: str) -> Iterator[list[str]]:
    """Yield, for each mark, the possible texts of the link after it.

    A text without marks counts as one link.
    """
    plain = text if MARK in text else unquote(text)
    starts = plain.split(MARK)[1:]
    if len(starts) > 2 * MOST_LINKS:
        starts = starts[:MOST_LINKS] + starts[-MOST_LINKS:]
    for start in starts or [plain.strip()]:
        pieces: list[str] = []
        for piece in start.split(maxsplit=MOST_PIECES)[:MOST_PIECES]:
            whole = _LETTERS.match(piece)
            pieces += [whole.group()] if whole else []
            if not whole or len(whole.group()) < len(piece.rstrip("=")):
                break
        yield [each for each in accumulate(pieces) if starts or len(each) >= LEAST]
