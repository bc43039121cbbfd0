"""Moves that people type: what a text means that is not spelled exactly as a record spells it."""

from __future__ import annotations

from itertools import islice
from unicodedata import normalize

from tabletop.app.table.viewer import table_of
from tabletop.core.errors import IllegalMove
from tabletop.core.game import read_move
from tabletop.games.registry import AnyMatch
from tabletop.words.objection import Objection

MOST_COMPARED = 20_000
"""The most legal moves that a text is compared with; only Letter Maze comes near."""

_DASHES = dict.fromkeys(map(ord, "\N{HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}"), "-")
"""What a tablet's keyboard may make of a hyphen."""


def typed_move(match: AnyMatch, text: str) -> str | Objection:
    """Return the spelling of the move that a person means, or why that is not clear.

    Case and spaces do not matter where only one legal move is spelled so. What is left then is for
    the game's table to read, and for its rules to refuse.
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
    """Return what is refused: a call such as "End" as the call, not as a word that nobody meant."""
    try:
        match.game.move_from_text(plain)
    except IllegalMove:
        return move
    return plain


def _only_one_like(match: AnyMatch, plain: str) -> str:
    """Return the legal move that is spelled like a plain text, "" if none is, or several are."""
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
    """Return a text in small letters, without spaces, with the hyphens of a keyboard."""
    return "".join(normalize("NFKC", text).translate(_DASHES).casefold().split())
