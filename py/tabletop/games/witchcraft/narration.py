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
from tabletop.games.witchcraft.state import (
    State,
    Step,
    Witch,
    card_in_play,
    deck_size,
    roller,
    spell_drawer,
)
from tabletop.games.witchcraft.words import (
    capitalised,
    closed_in_words,
    event_in_words,
    listed,
    space_in_words,
)


@dataclass(frozen=True, slots=True)
class _Deed:
    """What was done, and by which seat; the changes of that seat follow the deed itself.

    Where it only lets a `card` go on, the changes are told apart from it, as those of the card.
    """

    text: str
    seat: int = 0
    card: str = ""


def describe(state: State, move: Move, names: Sequence[str], viewer: int | None) -> str:
    """Return what `move` does in the full `state`, as told to `viewer`."""
    deed = _deed(state, move, names, viewer)
    later = after(state, move)
    told = [
        (seat, _changes(before, witch, not isinstance(move, EventDrawn)))
        for seat, (before, witch) in enumerate(
            zip(_paid_for(state, move), later.witches, strict=True), start=1
        )
    ]
    changes = [(seat, said) for seat, said in told if said]
    return " ".join([*_told(deed, changes, names), *_consequences(state, later, move, names)])


def _told(deed: _Deed, changes: Sequence[tuple[int, str]], names: Sequence[str]) -> list[str]:
    """Return the deed with what it changed for its doer, then what it changed for others."""
    own = [said for seat, said in changes if seat == deed.seat and not deed.card]
    others = [(seat, said) for seat, said in changes if seat != deed.seat or deed.card]
    opening = f"{deed.text}: {own[0]}." if own else f"{deed.text}."
    if deed.card and others:
        opening += f" Now {deed.card} works."
    return [opening, *(f"{names[seat - 1]}: {said}." for seat, said in others)]


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
            deck = _spells(deck_size(after(state, move)))
            return _Deed(f"{mover} turns to the deck of {deck}", state.mover)
        case Swap(card):
            return _Deed(f"{mover} swaps {SPELLS[card].name} for another spell", state.mover)
        case SpellDrawn(card):
            seat = spell_drawer(state)
            what = SPELLS[card].name if seat == viewer else "a spell"
            return _Deed(f"{names[seat - 1]} draws {what}", seat, _going_on(state))
        case EventDrawn(card):
            said = event_in_words(EVENTS[card]).removesuffix(".")
            return _Deed(f"Event: {EVENTS[card].name}. {said}")
        case Roll(die):
            return _rolled(state, die, names)


def _rolled(state: State, die: int, names: Sequence[str]) -> _Deed:
    seat = roller(state)
    if not seat:
        return _Deed(f"The die shows {die}")
    where = "" if state.step is Step.DICE else f" at {space_in_words(INN)}"
    return _Deed(f"{names[seat - 1]} rolls {die}{where}", seat, _going_on(state))


def _going_on(state: State) -> str:
    """Return the name of the card that waits for a roll or a draw, "" if none does."""
    return card_in_play(state)[1].name if state.in_play else ""


def _spells(count: int) -> str:
    return "1 spell" if count == 1 else f"{count} spells"


def _paid_for(state: State, move: Move) -> list[Witch]:
    """Return the witches before a move, the cost of a cast already paid."""
    witches = list(state.witches)
    if isinstance(move, Cast):
        own, cost = witches[state.mover - 1], SPELLS[move.card].cost
        left = tuple(have - price for have, price in zip(own.resources, cost, strict=True))
        witches[state.mover - 1] = own._replace(resources=left)
    return witches


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
