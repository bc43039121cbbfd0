"""Narration of a move: the action, then every change that it made.

A "" in `names` addresses that player as "you".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.language import phrases, t
from tabletop.games.witchcraft.rules.board import METER_TOP, ONE_OF_EACH
from tabletop.games.witchcraft.rules.carrying_out import paid
from tabletop.games.witchcraft.rules.course import after
from tabletop.games.witchcraft.rules.notation import (
    Again,
    Cast,
    Decision,
    DrawSpell,
    EventDrawn,
    FirstSeat,
    Go,
    Move,
    Roll,
    SpellDrawn,
    Swap,
)
from tabletop.games.witchcraft.rules.standing import winners
from tabletop.games.witchcraft.rules.state import (
    State,
    Step,
    Witch,
    deck_size,
    roller,
    spell_drawer,
    stays_at,
)
from tabletop.games.witchcraft.words import moves as words
from tabletop.games.witchcraft.words.cards import card_name, closed_next_round


class _Deed(NamedTuple):
    """The text of an action, and the seat whose changes follow it in the same sentence.

    If the action only resumes a `card`, the changes follow separately, as those of the card.
    """

    text: str
    seat: int
    card: str = ""


def describe(state: State, move: Move, names: Sequence[str], viewer: int | None) -> str:
    """Return the narration of `move` in the full `state`, without what `viewer` may not know."""
    later = after(state, move)
    changes = _all_changes(
        _paid_for(state, move), later.witches, with_resources=not isinstance(move, EventDrawn)
    )
    if isinstance(move, EventDrawn):
        opening = [words.event_happens(move.card), *_others(changes, names)]
    else:
        opening = _told(_deed(state, move, names, viewer), changes, names)
    return " ".join([*opening, *_consequences(state, later, move, names), *_ending(later, names)])


def deed_told(state: State, move: Move, names: Sequence[str], viewer: int | None) -> str:
    """Return the sentence of the action of `move` in `state`, without its changes."""
    if isinstance(move, EventDrawn):
        return words.event_happens(move.card)
    return words.done(_deed(state, move, names, viewer).text, "")


def deed_in_brief(before: State, move: Move, names: Sequence[str], *, spell_alone: bool) -> str:
    """Return a decision in a few words.

    `spell_alone`: for a cast, return only the name of the spell.
    """
    match move:
        case Go(space):
            return words.went(space, stayed=stays_at(before, space))
        case Again(space):
            return words.went_again(space, stayed=stays_at(before, space))
        case Cast(card, target):
            whom = names[target - 1] if target else None
            return card_name(card) if spell_alone else words.has_cast(card, whom)
        case DrawSpell():
            return t(words.DREW)
        case Swap():
            return t(words.SWAPPED)
        case _:
            return ""


def what_changes(before: State, later: State, names: Sequence[str]) -> str:
    """Return what one effect changes for each witch: "Ada: Power +1 (now 3).".

    To save room over the table, losses of several kinds of resource are one number.
    """
    return " ".join(_others(_all_changes(before.witches, later.witches, is_brief=True), names))


def what_follows(before: State, later: State, move: Move, names: Sequence[str]) -> str:
    """Return the consequences of a move after all its effects, except who wins."""
    return " ".join(_consequences(before, later, move, names))


def _all_changes(
    before: Sequence[Witch],
    later: Sequence[Witch],
    *,
    with_resources: bool = True,
    is_brief: bool = False,
) -> list[tuple[int, str]]:
    """Return (seat, changes in words) for each witch that has changed."""
    told = [
        (seat, _changes(old, new, with_resources, is_brief))
        for seat, (old, new) in enumerate(zip(before, later, strict=True), start=1)
    ]
    return [(seat, said) for seat, said in told if said]


def _told(deed: _Deed, changes: Sequence[tuple[int, str]], names: Sequence[str]) -> list[str]:
    """Return the action with the changes for its own seat, then the changes for others."""
    if deed.card:
        works = [words.card_works(deed.card)] if changes else []
        return [words.done(deed.text, ""), *works, *_others(changes, names)]
    own = "".join(said for seat, said in changes if seat == deed.seat)
    others = [(seat, said) for seat, said in changes if seat != deed.seat]
    return [words.done(deed.text, own), *_others(others, names)]


def _others(changes: Sequence[tuple[int, str]], names: Sequence[str]) -> list[str]:
    return [words.changed(names[seat - 1], said) for seat, said in changes]


def _deed(
    state: State,
    move: Decision | FirstSeat | SpellDrawn | Roll,
    names: Sequence[str],
    viewer: int | None,
) -> _Deed:
    mover = names[state.mover - 1] if state.mover else ""
    match move:
        case FirstSeat(seat):
            return _Deed(words.goes_first(names[seat - 1]), seat)
        case Go(space):
            return _Deed(words.goes(mover, space, stays=stays_at(state, space)), state.mover)
        case Again(space):
            return _Deed(words.moves_again(mover, space, stays=stays_at(state, space)), state.mover)
        case Cast(card, target):
            whom = names[target - 1] if target else None
            return _Deed(words.casts(mover, card, whom), state.mover)
        case DrawSpell():
            return _Deed(words.draws(mover, ""), state.mover)
        case Swap(card):
            return _Deed(words.swaps(mover, card), state.mover)
        case SpellDrawn(card):
            seat = spell_drawer(state)
            seen = card if seat == viewer else ""
            return _Deed(_spell_comes(state, seen, names[seat - 1]), seat, _going_on(state))
        case Roll(die):
            return _rolled(state, die, names)


def _spell_comes(state: State, card: str, name: str) -> str:
    """Return the action of a spell drawn in `state`; `card` is "" if it is secret.

    The decision to draw was narrated before, unless a card causes the draw.
    """
    if state.step is Step.DRAW:
        return words.comes_from_deck(card, deck_size(state) - 1)
    return words.draws(name, card)


def _rolled(state: State, die: int, names: Sequence[str]) -> _Deed:
    seat = roller(state)
    if not seat:
        return _Deed(words.die_shows(die), 0)
    falls = words.rolls if state.step is Step.DICE else words.rolls_at_inn
    return _Deed(falls(names[seat - 1], die), seat, _going_on(state))


def _going_on(state: State) -> str:
    """Return the card in play that waits for a roll or a draw, or ""."""
    return state.in_play.card if state.in_play else ""


def _paid_for(state: State, move: Move) -> list[Witch]:
    """Return the witches before a move, the cost of a cast already paid."""
    witches = list(state.witches)
    if isinstance(move, Cast):
        witches[state.mover - 1] = paid(witches[state.mover - 1], move.card)
    return witches


def _changes(before: Witch, later: Witch, with_resources: bool, is_brief: bool) -> str:
    """Return the changes of a living witch: "Power +1 (now 3), Detection -1 (now 0)"."""
    if later.out:
        return ""
    parts = []
    if later.power != before.power:
        parts.append(words.power_moved(later.power - before.power, later.power))
    if later.detection != before.detection:
        parts.append(words.detection_moved(later.detection - before.detection, later.detection))
    if with_resources:
        parts += _resource_changes(before.resources, later.resources, is_brief=is_brief)
    return phrases(parts)


def _resource_changes(before: Sequence[int], later: Sequence[int], *, is_brief: bool) -> list[str]:
    moved = tuple(new - old for old, new in zip(before, later, strict=True))
    if moved == ONE_OF_EACH:
        return [t(words.ONE_OF_EACH)]
    if is_brief and max(moved) <= 0 and sum(moved) < -_FEW:
        return [words.resources_lost(-sum(moved))]
    return [words.resource_moved(kind, by) for kind, by in enumerate(moved) if by]


_FEW = 2
"""So many resources that are lost are named one by one."""


def _consequences(before: State, later: State, move: Move, names: Sequence[str]) -> list[str]:
    """Return sentences for spells discarded, witches eliminated and spaces closed."""
    seats = range(1, len(names) + 1)
    pairs = [(before.witches[seat - 1], later.witches[seat - 1], names[seat - 1]) for seat in seats]
    sentences = []
    if isinstance(move, EventDrawn | Roll):
        for old, new, name in pairs:
            lost = [card for card in old.hand if card not in new.hand]
            if lost and not new.out:
                sentences.append(words.discards(name, lost))
    gone = [name for old, new, name in pairs if new.out and not old.out]
    if gone:
        sentences.append(words.are_out(gone, METER_TOP))
    if later.closed and not before.closed and isinstance(move, Roll):
        sentences.append(closed_next_round(later.closed))
    if _event_is_over(before, later, move) and not later.closed and before.witches == later.witches:
        sentences.append(words.changes_nothing(later.event_discard[-1]))
    return sentences


def _event_is_over(before: State, later: State, move: Move) -> bool:
    """Return whether `move` completed an event, by its last roll or by drawing it."""
    is_event = isinstance(move, EventDrawn) or (isinstance(move, Roll) and before.step is Step.DICE)
    return is_event and later.in_play is None


def _ending(later: State, names: Sequence[str]) -> list[str]:
    if later.step is not Step.OVER:
        return []
    return [words.win([names[seat - 1] for seat in winners(later)])]
