"""Hanging Gardens in sentences that can be read aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.games.hanging_gardens.garden import supports_at, top_level
from tabletop.games.hanging_gardens.notation import (
    Gazebo,
    Move,
    Pass,
    Plant,
    Roll,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.spaces import Space, space_to_text
from tabletop.games.hanging_gardens.state import State, after_roll

COLOUR_NAMES: Mapping[str, str] = {"R": "red", "K": "black", "G": "green", "B": "blue"}

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number(amount: int) -> str:
    """Return a number as a word up to ten, beyond it in digits."""
    return _NUMBERS[amount] if amount < len(_NUMBERS) else str(amount)


def count(amount: int, thing: str) -> str:
    """Return the number of things: "one tile", "two tiles"."""
    return f"{number(amount)} {thing}" + ("" if amount == 1 else "s")


def join(words: Sequence[str]) -> str:
    """Return the words as an enumeration: "one, two and three"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def tell(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the sentence that says what `move`, played in `state`, does."""
    if isinstance(move, Roll):
        return _tell_roll(state, move, names)
    name = names[state.seat - 1]
    match move:
        case Terrace(anchor):
            return f"{name} lays a terrace at {space_to_text(anchor)}{_risen(state, anchor)}."
        case Support(anchor):
            return f"{name} lays a {_nth_support(state, anchor)} at {space_to_text(anchor)}."
        case Plant(colour, space):
            return f"{name} makes a {COLOUR_NAMES[colour]} bed on {space_to_text(space)}."
        case Gazebo(space):
            return f"{name} {_tell_gazebo(state, space)}."
        case Shift():
            return f"{name} {_tell_shift(state, move)}."
        case Pass():
            return f"{name} can do nothing and passes."


def _tell_roll(state: State, move: Roll, names: Sequence[str]) -> str:
    rolls = [
        f"{names[seat - 1]} rolls {value}"
        for seat, value in zip(state.rolling, move.values, strict=True)
    ]
    after = after_roll(state, move.values)
    if not after.rolling:
        return f"{join(rolls)}: {names[after.seat - 1]} goes first."
    tied = join([names[seat - 1] for seat in after.rolling])
    return f"{join(rolls)}: {tied} tie and roll again."


def _risen(state: State, anchor: Space) -> str:
    """Return to which level a terrace at `anchor` rises, "" on the table."""
    if not supports_at(state.garden, anchor):
        return ""
    return f" on two supports, level {top_level(state.garden, anchor) + 1}"


def _nth_support(state: State, anchor: Space) -> str:
    return "second support" if supports_at(state.garden, anchor) else "support"


def _tell_gazebo(state: State, space: Space) -> str:
    standing = state.garden.gazebos[state.seat - 1]
    level = top_level(state.garden, space)
    where = space_to_text(space) + (f", level {level}" if level else "")
    if standing is None:
        return f"places the gazebo on {where}"
    return f"moves the gazebo from {space_to_text(standing)} to {where}"


def _tell_shift(state: State, move: Shift) -> str:
    origin, anchor = space_to_text(move.origin), space_to_text(move.anchor)
    if move.as_terrace:
        risen = _risen(state, move.anchor)
        return f"turns the support at {origin} over and lays it as a terrace at {anchor}{risen}"
    return f"moves the support from {origin} to {anchor}"
