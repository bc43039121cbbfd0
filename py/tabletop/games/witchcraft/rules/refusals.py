"""Legality checks that explain why a move is illegal (section 7)."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.games.witchcraft.rules.board import HAND_LIMIT
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.legality import is_closed, is_foreign, is_target, lacking
from tabletop.games.witchcraft.rules.notation import (
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
from tabletop.games.witchcraft.rules.problems import (
    CardFault,
    ClosedSpace,
    Fault,
    HandNotFull,
    NoSeat,
    OfCard,
    OtherStep,
    OtherTurn,
    Problem,
    SeatOut,
    TooDear,
)
from tabletop.games.witchcraft.rules.state import State, Step

_CHOICES: tuple[type[Move], ...] = (Again, Cast, DrawSpell, Swap)

_AWAITED: dict[Step, tuple[type[Move], ...]] = {
    Step.FIRST: (FirstSeat,),
    Step.MOVE: (Go,),
    Step.CHOICE: _CHOICES,
    Step.INN: (Roll,),
    Step.INN_AGAIN: (Roll,),
    Step.DRAW: (SpellDrawn,),
    Step.EVENT: (EventDrawn,),
    Step.DICE: (Roll,),
    Step.CARD_DRAW: (SpellDrawn,),
}
"""Types of move that fit each step."""


def why_illegal(state: State, move: Move) -> Refusal | None:
    """Return why `move` is illegal, or None if it is legal; the game must not be over.

    If there are several reasons, the first code in the order of section 7 is returned.
    """
    if not isinstance(move, _AWAITED[state.step]):
        return Refusal("E-PHASE", "turn", OtherStep(state.step))
    if state.step in (Step.MOVE, Step.CHOICE) and is_foreign(state):
        return Refusal("E-PHASE", "turn", OtherTurn(state.mover))
    match move:
        case FirstSeat(seat):
            return _why_no_seat(state, seat)
        case SpellDrawn(card) | EventDrawn(card):
            return _why_no_card(state, card)
        case Go(space) | Again(space):
            return _why_no_space(state, space)
        case Cast(card, target):
            return _why_no_cast(state, card, target)
        case DrawSpell():
            return _why_no_draw(state)
        case Swap(card):
            return _why_no_swap(state, card)
        case Roll():
            return None


def _why_no_seat(state: State, seat: int) -> Refusal | None:
    seats = len(state.witches)
    if seat <= seats:
        return None
    return Refusal("E-SEAT", "W1", NoSeat(seat, seats))


def _why_no_card(state: State, card: str) -> Refusal | None:
    if card in state.deck or card in state.event_deck:
        return None
    return Refusal("E-DECK", "W2", OfCard(CardFault.NOT_IN_DECK, card))


def _why_no_space(state: State, space: str) -> Refusal | None:
    if not is_closed(state, space):
        return None
    is_event = space == state.closed
    return Refusal("E-SPACE", "W6", ClosedSpace(space) if is_event else Fault.INN_CLOSED)


def _why_no_cast(state: State, card: str, target: int) -> Refusal | None:
    witch = state.witches[state.mover - 1]
    if card not in witch.hand:
        return _not_in_hand(card, "W11")
    lack = lacking(witch.resources, SPELLS[card].cost)
    if any(lack):
        return Refusal("E-COST", "W11", TooDear(card, tuple(lack)))
    wrong = _wrong_target(state, card, target)
    return Refusal("E-TARGET", "W12", wrong) if wrong else None


def _wrong_target(state: State, card: str, target: int) -> Problem | None:
    """Return what is wrong with the target of a spell, or None."""
    if not SPELLS[card].wants_target:
        return OfCard(CardFault.NAMES_NOBODY, card) if target else None
    if not target:
        return OfCard(CardFault.WANTS_TARGET, card)
    if is_target(state, target):
        return None
    if target > len(state.witches):
        return NoSeat(target, len(state.witches))
    if target == state.mover:
        return OfCard(CardFault.NOT_FOR_CASTER, card)
    return SeatOut(target)


def _why_no_draw(state: State) -> Refusal | None:
    if len(state.witches[state.mover - 1].hand) < HAND_LIMIT:
        return None
    return Refusal("E-HAND", "W13", Fault.HAND_FULL)


def _why_no_swap(state: State, card: str) -> Refusal | None:
    hand = state.witches[state.mover - 1].hand
    if len(hand) < HAND_LIMIT:
        return Refusal("E-HAND", "W13", HandNotFull(len(hand)))
    return None if card in hand else _not_in_hand(card, "W13")


def _not_in_hand(card: str, rule: str) -> Refusal:
    return Refusal("E-HAND", rule, OfCard(CardFault.NOT_IN_HAND, card))
