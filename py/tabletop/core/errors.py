"""The two ways in which input is refused, and what is wrong with it.

Nothing here is a sentence: `tabletop.words` and the words of each game tell a problem to people.
"""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why a move is not legal, in terms of the rules file of its game.

    `code` is one of the game's error codes (`E-ADJACENT`), `rule` the number of the rule that
    forbids the move (`R6`, or "notation" or "turn"). `problem` is a value of the game's own, with
    the details that a sentence needs.
    """

    code: str
    rule: str
    problem: object


class IllegalMove(ValueError):
    """A move that cannot be read or may not be played; the state it was meant for is unchanged."""

    def __init__(self, refusal: Refusal, move: str) -> None:
        super().__init__(f"{refusal.code}: {refusal.problem} ({refusal.rule}; move {move!r})")
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


class BadRecord(ValueError):
    """A record that cannot be read or replayed.

    `code` is `E-FORMAT`, or that of the first illegal move; `where` names the field
    (`"options.undo"`) or is the 0-based index of the move. `problem` says what is wrong, with its
    details: one of `core.problems`, or a value of whoever read the record.
    """

    def __init__(self, code: str, where: str | int, problem: object) -> None:
        place = f"move {where}" if isinstance(where, int) else where
        super().__init__(f"{code} at {place}: {problem}")
        self.code = code
        self.where = where
        self.problem = problem


def bad_format(where: str, problem: object) -> BadRecord:
    """Return the error for a record whose field `where` does not have the format of a record."""
    return BadRecord("E-FORMAT", where, problem)


def unreadable(move: str, problem: object) -> IllegalMove:
    """Return the error for a text that is no move in the notation of the game."""
    return IllegalMove(Refusal("E-SYNTAX", "notation", problem), move)
