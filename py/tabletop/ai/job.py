"""The data that a computer opponent needs to choose or evaluate moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict


class Job(TypedDict):
    """A request to an opponent of `level` to choose a move for `seat`.

    `number` identifies the job in its results. `view` is what the seat knows after `ply` moves, as
    written by `core.plain`. `luck` seeds the random generator. Reasons are written in `language`.
    With `values`, a judge also returns the values of moves, including that of the move `asked`
    unless it is "".
    """

    number: int
    game: str
    level: str
    language: str
    seat: int
    seats: int
    options: Mapping[str, str]
    ply: int
    luck: str
    view: object
    values: NotRequired[bool]
    asked: NotRequired[str]
