"""Which seats are on phones: a token each, by which a phone takes its place again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

from tabletop.app.hands.protocol import MOST_TOKEN
from tabletop.app.model import Model, Sitting
from tabletop.app.sights import people_of

KEY = "phones"
"""How kept games say who has which token: a list, "" for a seat that is on no phone."""

OWNER = "owner"
"""How they say which seat's own device has the game."""

PHONE = "phone"
"""The kind of a seat whose hand is on a phone, as start dialogs say it."""


def chosen(seats: Sequence[object], fresh: str) -> tuple[str, ...]:
    """Return the tokens of the seats that a start dialog sends, () where none is on a phone."""
    kinds = [seat.get("kind") if isinstance(seat, dict) else "" for seat in seats]
    tokens = tuple(
        token_from(fresh, seat) if kind == PHONE else "" for seat, kind in enumerate(kinds, start=1)
    )
    return tokens if any(tokens) else ()


def token_from(fresh: str, seat: int) -> str:
    """Return the token of a seat, which only its phone is told."""
    return sha256(f"phone/{fresh}/{seat}".encode()).hexdigest()[:32]


def with_token(sitting: Sitting, seat: int, token: str) -> tuple[str, ...]:
    """Return the tokens when one seat gets this one, "" to take it from the phone."""
    tokens = list(sitting.phones or [""] * len(sitting.match.record.seats))
    tokens[seat - 1] = token
    return tuple(tokens) if any(tokens) else ()


def seat_of(sitting: Sitting | None, token: str) -> int:
    """Return the seat that has a token, 0 where none has."""
    if sitting is None or not token or token not in sitting.phones:
        return 0
    return sitting.phones.index(token) + 1


def to_meta(sitting: Sitting) -> Mapping[str, Any]:
    """Return what a kept game says of its phones."""
    return {KEY: list(sitting.phones), OWNER: sitting.owner} if sitting.phones else {}


def with_phones(sitting: Sitting, tokens: tuple[str, ...]) -> Sitting:
    """Return the sitting with the hands of some seats on phones.

    Where one person sits at the device with the game, the device is that person's own.
    """
    here = [seat for seat in people_of(sitting.match) if tokens and not tokens[seat - 1]]
    return replace(sitting, phones=tokens, owner=here[0] if len(here) == 1 else 0)


def has_to_come(model: Model, sitting: Sitting) -> bool:
    """Return whether a seat waits for its phone."""
    there = {line.token for line in model.lines.values()}
    return any(token and token not in there for token in sitting.phones)


def from_meta(sitting: Sitting, meta: Mapping[str, object]) -> Sitting:
    """Return the sitting with the phones that were kept; what fits none of its people is none."""
    seats, tokens, owner = sitting.match.record.seats, meta.get(KEY), meta.get(OWNER)
    if not isinstance(tokens, list) or len(tokens) != len(seats):
        return sitting
    read = tuple(
        token if seat.is_human and _is_token(token) else ""
        for token, seat in zip(tokens, seats, strict=True)
    )
    there = [token for token in read if token]
    if not there or len(set(there)) < len(there):
        return sitting
    here = [seat for seat in people_of(sitting.match) if not read[seat - 1]]
    return replace(sitting, phones=read, owner=next((each for each in here if each == owner), 0))


def _is_token(token: object) -> bool:
    return isinstance(token, str) and len(token) <= MOST_TOKEN and token.isalnum()
