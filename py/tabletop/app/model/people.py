"""The people of a session: where they are, and who sees this screen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class People:
    """The people at a table. Tuples are by seat.

    `places` says where each seat's person is, () if all are here (see `presence`); `ids` identifies
    the people with phones (see `hands.people`); `portraits` are their portraits (see
    `saving.portraits`).

    If several people share a screen and have secrets (see `curtain`), `facing` is the seat that has
    lifted the curtain, or None. `passing` is whether that seat still watches its own move although
    the next person is to play. `covers` is whether the hand of a person alone at this screen is
    covered because others can see it.
    """

    places: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    portraits: tuple[str, ...] = ()
    facing: int | None = None
    passing: bool = False
    covers: bool = False
