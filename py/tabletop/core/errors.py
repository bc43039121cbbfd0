"""The two ways in which input is refused, and the reason for a refusal."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why a move is not legal, in terms of the rules file of its game.

    `code` is one of the game's error codes (`E-ADJACENT`), `rule` the number of the rule that
    forbids the move (`R6`, or "notation" or "turn"), `sentence` is written for a person.
    """

    code: str
    rule: str
    sentence: str


class IllegalMove(ValueError):
    """A move that cannot be read or may not be played; the state it was meant for is unchanged."""

    def __init__(self, refusal: Refusal, move: str) -> None:
        super().__init__(f"{refusal.code}: {refusal.sentence} ({refusal.rule}; move {move!r})")
        self.refusal = refusal
        self.move = move

    @property
    def code(self) -> str:
        """Return the error code, such as `E-ADJACENT`."""
        return self.refusal.code

    @property
    def rule(self) -> str:
        """Return the number of the rule that forbids the move."""
        return self.refusal.rule

    @property
    def sentence(self) -> str:
        """Return the reason as a sentence for a person."""
        return self.refusal.sentence


class BadRecord(ValueError):
    """A record that cannot be read or replayed.

    `code` is `E-FORMAT`, or that of the first illegal move; `where` names the field
    (`"options.undo"`) or is the 0-based index of the move.
    """

    def __init__(self, code: str, where: str | int, sentence: str) -> None:
        place = f"move {where}" if isinstance(where, int) else where
        super().__init__(f"{code} at {place}: {sentence}")
        self.code = code
        self.where = where
        self.sentence = sentence


def bad_format(where: str, sentence: str) -> BadRecord:
    """Return the error for a record whose field `where` does not have the format of a record."""
    return BadRecord("E-FORMAT", where, sentence)


def unreadable(move: str, sentence: str) -> IllegalMove:
    """Return the error for a text that is no move in the notation of the game."""
    return IllegalMove(Refusal("E-SYNTAX", "notation", sentence), move)
