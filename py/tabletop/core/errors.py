"""Errors for illegal moves and bad records.

They hold data only. `tabletop.words` and each game's own words turn a problem into a sentence.
"""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why a move is illegal.

    `code` is one of the game's error codes (`E-ADJACENT`). `rule` is the number of the rule that
    forbids the move (`R6`), or "notation" or "turn". `problem` is a value defined by the game that
    holds the details for a sentence.
    """

    code: str
    rule: str
    problem: object


class IllegalMove(ValueError):
    """Raised for a move that can't be parsed or isn't legal; the state stays unchanged."""

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
        """Return the number of the rule that forbids the move, "notation" or "turn"."""
        return self.refusal.rule


class BadRecord(ValueError):
    """Raised for a record that can't be parsed or replayed.

    `code` is `E-FORMAT`, or the code of the first illegal move. `where` is the name of a field
    (`"options.undo"`) or the 0-based index of a move. `problem` holds the details: a problem from
    `core.problems`, or any value chosen by the code that raised the error.
    """

    def __init__(self, code: str, where: str | int, problem: object) -> None:
        place = f"move {where}" if isinstance(where, int) else where
        super().__init__(f"{code} at {place}: {problem}")
        self.code = code
        self.where = where
        self.problem = problem


def bad_format(where: str, problem: object) -> BadRecord:
    """Return a BadRecord with code `E-FORMAT` for the field `where`."""
    return BadRecord("E-FORMAT", where, problem)


def unreadable(move: str, problem: object) -> IllegalMove:
    """Return an IllegalMove with code `E-SYNTAX` for a `move` that isn't in the game's notation."""
    return IllegalMove(Refusal("E-SYNTAX", "notation", problem), move)
