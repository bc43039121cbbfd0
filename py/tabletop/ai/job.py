"""A job for an opponent: to choose a move, or to judge some."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict


class Job(TypedDict):
    """What an opponent at `level` needs to choose a move for `seat`; the result names its `number`.

    `view` is what the seat knows after `ply` moves, as plain data, and `luck` the seed of the
    opponent's random choices. Reasons are given in `language`. With `values`, a judge also tells
    what moves are worth, among them the move `asked`, if it is not "".
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
