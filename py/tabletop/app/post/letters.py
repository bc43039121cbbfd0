"""Links in what people paste, and the game on the table as one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate
from urllib.parse import unquote

from tabletop.app.model import Sitting
from tabletop.app.post import words
from tabletop.app.presence.places import places_now
from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.language import t
from tabletop.core.link import MARK, MAX_LINK, PLACES, TABLE, link_text, read_link
from tabletop.core.throws import DICE, OURS
from tabletop.core.words import LINK
from tabletop.games.registry import AnyMatch, load_game

LEAST = 30
"""Fewer letters than any game has; a word alone is no link."""

MOST_PIECES = 400
"""Into so many lines a mail may have broken a link."""

MOST_LINKS = 20
"""So many links in one text are tried."""

_LETTERS = re.compile(r"[A-Za-z0-9_-]+")


def letter_of(sitting: Sitting) -> str:
    """Return the game on the table as a link: the text after `#play=`."""
    meta: dict[str, object] = {TABLE: sitting.id, PLACES: list(places_now(sitting))}
    if sitting.own_dice:
        meta[DICE] = OURS
    return link_text(replace(sitting.match, record=replace(sitting.match.record, meta=meta)))


def letter_in(text: str) -> AnyMatch:
    """Return the game that a pasted text has somewhere in it; raise BadRecord if there is none.

    What stands around the link, line ends within it and signs written as `%3D` do no harm. Of
    several links the first that opens counts: what an answer quotes stands below it.
    """
    if len(text) > 3 * MAX_LINK:
        raise bad_format(t(LINK), t(words.TOO_LONG))
    first: BadRecord | None = None
    for letters in _candidates(text):
        try:
            match = read_link(letters, load_game)
        except BadRecord as error:
            first = first or error
        else:
            return match
    raise first or bad_format(t(LINK), t(words.NO_LINK))


def _candidates(text: str) -> Iterator[str]:
    """Yield what may be the letters of a link: those behind each mark, or all of a text without."""
    plain = text if MARK in text else unquote(text)
    starts = plain.split(MARK)[1 : MOST_LINKS + 1]
    for start in starts or [plain.strip()]:
        pieces: list[str] = []
        for piece in start.split(maxsplit=MOST_PIECES)[:MOST_PIECES]:
            whole = _LETTERS.match(piece)
            pieces += [whole.group()] if whole else []
            if not whole or len(whole.group()) < len(piece.rstrip("=")):
                break
        yield from (each for each in accumulate(pieces) if starts or len(each) >= LEAST)
