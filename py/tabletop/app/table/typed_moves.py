"""Find the legal move that a typed text means, even if it is not spelled as in a record."""

from __future__ import annotations

from itertools import islice
from unicodedata import normalize

from tabletop.core.errors import IllegalMove
from tabletop.core.game import read_move
from tabletop.games.registry import AnyMatch, table_of
from tabletop.words.objection import Objection

MOST_COMPARED = 20_000
"""The maximum number of legal moves to compare; only Letter Maze comes near it."""

_DASHES = dict.fromkeys(map(ord, "\N{HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}"), "-")
"""Dashes that a tablet's keyboard may insert for a hyphen."""


def typed_move(match: AnyMatch, text: str) -> str | Objection:
    """Return the notation of the legal move that `text` means, or the reason why it is refused.

    Case and spaces are ignored if that leaves one legal move. Otherwise the game's table reads the
    text, and its rules may refuse the result.
    """
    text = text.strip()
    if _is_legal(match, text):
        return text
    plain = _plain(text)
    cased = {each for each in (plain, plain.upper()) if _is_legal(match, each)}
    if len(cased) == 1:
        return cased.pop()
    move = table_of(match).typed(match.state, text)
    if isinstance(move, str) and _is_legal(match, move):
        return move
    return _only_one_like(match, plain) or _refused(match, plain, move)


def _refused(match: AnyMatch, plain: str, move: str | Objection) -> str | Objection:
    """Return `plain` if it is valid notation, so that the rules refuse it; otherwise `move`."""
    try:
        match.game.move_from_text(plain)
    except IllegalMove:
        return move
    return plain


def _only_one_like(match: AnyMatch, plain: str) -> str:
    """Return the only legal move whose notation equals `plain`, "" if there is not exactly one."""
    game = match.game
    spellings = map(game.move_to_text, islice(game.legal_moves(match.state), MOST_COMPARED))
    found = [each for each in spellings if each.casefold() == plain]
    return found[0] if len(found) == 1 else ""


def _is_legal(match: AnyMatch, text: str) -> bool:
    try:
        read_move(match.game, match.state, text)
    except IllegalMove:
        return False
    return True


def _plain(text: str) -> str:
    """Return `text` in lower case, without spaces, and with plain hyphens."""
    return "".join(normalize("NFKC", text).translate(_DASHES).casefold().split())
