"""Why a move is not legal, in the order of the codes (section 7)."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.games.witchcraft.board import HAND_LIMIT
from tabletop.games.witchcraft.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.legality import can_pay, is_closed, is_foreign, is_target
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
from tabletop.games.witchcraft.state import State, Step
from tabletop.games.witchcraft.words import (
    capitalised,
    closed_in_words,
    cost_in_words,
    missing_in_words,
)

_CHOICES: tuple[type[Move], ...] = (Again, Cast, DrawSpell, Swap)

_AWAITED: dict[Step, tuple[tuple[type[Move], ...], str]] = {
    Step.FIRST: ((FirstSeat,), "the first player to be drawn (first=1)"),
    Step.MOVE: ((Go,), "the Move: go to a space (go=Sw)"),
    Step.CHOICE: (_CHOICES, "the Choice: cast a spell, draw or swap one, or move again (again=Sw)"),
    Step.INN: ((Roll,), "the roll at the Inn (roll=4)"),
    Step.INN_AGAIN: ((Roll,), "the roll at the Inn (roll=4)"),
    Step.DRAW: ((SpellDrawn,), "a spell to be drawn (spell=S17)"),
    Step.EVENT: ((EventDrawn,), "the event of the round (event=E09)"),
    Step.DICE: ((Roll,), "a roll for the event (roll=4)"),
    Step.CARD_DRAW: ((SpellDrawn,), "a spell to be drawn (spell=S17)"),
}
"""What may be played at each step, and how that is said."""


def why_illegal(state: State, move: Move) -> Refusal | None:
    """Return the first reason why `move` may not be played, in the order of the codes, or None."""
    kinds, wanted = _AWAITED[state.step]
    if not isinstance(move, kinds):
        return Refusal("E-PHASE", "turn", f"Now is the time for {wanted}.")
    if state.step in (Step.MOVE, Step.CHOICE) and is_foreign(state):
        return Refusal("E-PHASE", "turn", f"It is the turn of seat {state.mover}.")
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
    return Refusal("E-SEAT", "W1", f"There is no seat {seat}: {seats} witches play.")


def _why_no_card(state: State, card: str) -> Refusal | None:
    if card in state.deck or card in state.event_deck:
        return None
    name = SPELLS[card].name if card in SPELLS else EVENTS[card].name
    return Refusal("E-DECK", "W2", f"{name} ({card}) is not in the deck.")


def _why_no_space(state: State, space: str) -> Refusal | None:
    if not is_closed(state, space):
        return None
    if space == state.closed:
        closed = capitalised(closed_in_words(space))
        return Refusal("E-SPACE", "W6", f"{closed} in this round.")
    return Refusal("E-SPACE", "W6", "The Inn is closed in the first round.")


def _why_no_cast(state: State, card: str, target: int) -> Refusal | None:
    witch, spell = state.witches[state.mover - 1], SPELLS[card]
    if card not in witch.hand:
        return _not_in_hand(card, "W11")
    if not can_pay(witch.resources, spell.cost):
        return Refusal(
            "E-COST",
            "W11",
            f"{spell.name} costs {cost_in_words(spell.cost)}; "
            f"{missing_in_words(witch.resources, spell.cost)}.",
        )
    wrong = _wrong_target(state, card, target)
    return Refusal("E-TARGET", "W12", wrong) if wrong else None


def _wrong_target(state: State, card: str, target: int) -> str:
    """Return what is wrong with the target of a spell, "" if nothing is."""
    name = SPELLS[card].name
    if not SPELLS[card].wants_target:
        return f"{name} names nobody: cast={card}." if target else ""
    if not target:
        return f"{name} wants a living opponent as its target: cast={card}@ and a seat."
    if is_target(state, target):
        return ""
    if target > len(state.witches):
        return f"There is no seat {target}: {len(state.witches)} witches play."
    if target == state.mover:
        return f"{name} is for an opponent, never for its caster."
    return f"Seat {target} is out of the game and cannot be a target."


def _why_no_draw(state: State) -> Refusal | None:
    if len(state.witches[state.mover - 1].hand) < HAND_LIMIT:
        return None
    return Refusal("E-HAND", "W13", "Three spells are in hand: swap one of them for a new one.")


def _why_no_swap(state: State, card: str) -> Refusal | None:
    hand = state.witches[state.mover - 1].hand
    if len(hand) < HAND_LIMIT:
        held = f"{len(hand)} {'spell is' if len(hand) == 1 else 'spells are'}"
        return Refusal("E-HAND", "W13", f"Only {held} in hand: draw one, without a swap.")
    return None if card in hand else _not_in_hand(card, "W13")


def _not_in_hand(card: str, rule: str) -> Refusal:
    return Refusal("E-HAND", rule, f"{SPELLS[card].name} ({card}) is not in your hand.")
