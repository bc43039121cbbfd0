"""What a move does, told in sentences: the deed, then every change that it made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.games.witchcraft.board import INN, KIND_NAMES, METER_TOP, ONE_OF_EACH
from tabletop.games.witchcraft.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.course import after
from tabletop.games.witchcraft.notation import (
    Again,
    Cast,
    DrawSpell,
    EventDrawn,
    FirstSeat,
    Go,
    Move,
    Roll,
    SpellDrawn,
    Swap,
)
from tabletop.games.witchcraft.standing import winners
from tabletop.games.witchcraft.state import State, Step, Witch, roller, spell_drawer
from tabletop.games.witchcraft.words import (
    capitalised,
    closed_in_words,
    event_in_words,
    listed,
    space_in_words,
)


@dataclass(frozen=True, slots=True)
class _Deed:
    """What was done, and by which seat; the changes of that seat follow the deed itself."""

    text: str
    seat: int = 0


def describe(state: State, move: Move, names: Sequence[str], viewer: int | None) -> str:
    """Return what `move` does in the full `state`, as told to `viewer`."""
    deed = _deed(state, move, names, viewer)
    later = after(state, move)
    spent = SPELLS[move.card].cost if isinstance(move, Cast) else None
    sentences: list[str] = []
    for seat, name in enumerate(names, start=1):
        before = state.witches[seat - 1]
        if spent and seat == state.mover:
            before = _paid(before, spent)
        changes = _changes(before, later.witches[seat - 1], not isinstance(move, EventDrawn))
        if seat == deed.seat:
            sentences.insert(0, f"{deed.text}: {changes}." if changes else f"{deed.text}.")
        elif changes:
            sentences.append(f"{name}: {changes}.")
    opening = [] if deed.seat else [deed.text]
    return " ".join([*opening, *sentences, *_consequences(state, later, move, names)])


def _deed(state: State, move: Move, names: Sequence[str], viewer: int | None) -> _Deed:
    mover = names[state.mover - 1] if state.mover else ""
    match move:
        case FirstSeat(seat):
            return _Deed(f"{names[seat - 1]} goes first", seat)
        case Go(space):
            return _Deed(f"{mover} goes to {space_in_words(space)}", state.mover)
        case Again(space):
            return _Deed(f"{mover} moves again, to {space_in_words(space)}", state.mover)
        case Cast(card, target):
            on_whom = f" on {names[target - 1]}" if target else ""
            return _Deed(f"{mover} casts {SPELLS[card].name}{on_whom}", state.mover)
        case DrawSpell():
            return _Deed(f"{mover} chooses to draw a spell", state.mover)
        case Swap(card):
            return _Deed(f"{mover} swaps {SPELLS[card].name} for another spell", state.mover)
        case SpellDrawn(card):
            seat = spell_drawer(state)
            what = SPELLS[card].name if seat == viewer else "a spell"
            return _Deed(f"{names[seat - 1]} draws {what}", seat)
        case EventDrawn(card):
            return _Deed(f"Event: {EVENTS[card].name}. {event_in_words(EVENTS[card])}")
        case Roll(die):
            return _rolled(state, die, names)


def _rolled(state: State, die: int, names: Sequence[str]) -> _Deed:
    seat = roller(state)
    if not seat:
        return _Deed(f"The die shows {die}.")
    where = "" if state.step is Step.DICE else f" at {space_in_words(INN)}"
    return _Deed(f"{names[seat - 1]} rolls {die}{where}", seat)


def _paid(witch: Witch, cost: Sequence[int]) -> Witch:
    left = tuple(have - price for have, price in zip(witch.resources, cost, strict=True))
    return witch._replace(resources=left)


def _changes(before: Witch, later: Witch, with_resources: bool) -> str:
    """Return the changes of a living witch: "Power +1 to 3, Detection -1 to 0"."""
    if later.out:
        return ""
    meters = (
        ("Power", before.power, later.power),
        ("Detection", before.detection, later.detection),
    )
    parts = [f"{name} {new - old:+d} to {new}" for name, old, new in meters if new != old]
    if with_resources:
        parts += _resource_changes(before.resources, later.resources)
    return ", ".join(parts)


def _resource_changes(before: Sequence[int], later: Sequence[int]) -> list[str]:
    moved = tuple(new - old for old, new in zip(before, later, strict=True))
    if moved == ONE_OF_EACH:
        return ["one resource of each kind"]
    return [f"{name} {by:+d}" for name, by in zip(KIND_NAMES, moved, strict=True) if by]


def _consequences(before: State, later: State, move: Move, names: Sequence[str]) -> list[str]:
    """Return who discards, who is out, what is closed and who wins."""
    seats = range(1, len(names) + 1)
    pairs = [(before.witches[seat - 1], later.witches[seat - 1], names[seat - 1]) for seat in seats]
    sentences = []
    if isinstance(move, EventDrawn | Roll):
        for old, new, name in pairs:
            lost = [SPELLS[card].name for card in old.hand if card not in new.hand]
            if lost and not new.out:
                sentences.append(f"{name} discards {listed(lost)}.")
    gone = [name for old, new, name in pairs if new.out and not old.out]
    if gone:
        verb = "is" if len(gone) == 1 else "are"
        sentences.append(f"{listed(gone)} {verb} out: Detection {METER_TOP}.")
    if later.closed and not before.closed and isinstance(move, Roll):
        sentences.append(f"{capitalised(closed_in_words(later.closed))} for the whole next round.")
    return sentences + _ending(later, names)


def _ending(later: State, names: Sequence[str]) -> list[str]:
    if later.step is not Step.OVER:
        return []
    seats = winners(later)
    if not seats:
        return ["Nobody is left, so nobody wins."]
    who = listed([names[seat - 1] for seat in seats])
    return [f"{who} {'wins' if len(seats) == 1 else 'share the win'}."]
