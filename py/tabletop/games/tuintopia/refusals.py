"""Why a move is not legal: the checks in their order, each with its rule and a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletop.core.errors import Refusal
from tabletop.games.tuintopia.cards import CARDS, HOUSE, NUMBERS
from tabletop.games.tuintopia.legal import can_exchange, can_place, drawable
from tabletop.games.tuintopia.notation import (
    Cover,
    Done,
    Draw,
    Exchange,
    Lay,
    Move,
    Place,
    Skip,
    Tuck,
    Turn,
)
from tabletop.games.tuintopia.state import CHANCE_PHASES, Phase, State, fitting

_Check = Callable[[State, Move], Refusal | None]
_StepA = Place | Cover | Exchange | Tuck | Skip
_StepB = Lay | Turn


def why_illegal(state: State, move: Move) -> Refusal | None:
    """Return the first reason against `move` in a game that is not over; None if it is legal."""
    return next((refusal for refusal in _refusals(state, move)), None)


def _refusals(state: State, move: Move) -> Iterator[Refusal]:
    for check in _CHECKS:
        refusal = check(state, move)
        if refusal:
            yield refusal


def _phase(state: State, move: Move) -> Refusal | None:
    if isinstance(move, Draw) == (state.phase in CHANCE_PHASES):
        return None
    if isinstance(move, Draw):
        return Refusal("E-PHASE", "turn", f"Now seat {state.seat} decides; no card is drawn.")
    return Refusal("E-PHASE", "turn", f"First seat {state.seat} draws a card from the stack.")


def _card(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Draw | Place | Cover | Lay | Tuck):
        return None
    rule = _rule_of(state, move)
    if move.card not in NUMBERS:
        if move.card == CARDS[HOUSE].code:
            return Refusal("E-CARD", rule, "The house is in the garden, not among the cards.")
        return Refusal("E-CARD", rule, f"There is no card {move.card}.")
    card = NUMBERS[move.card]
    name = CARDS[card].english
    if not isinstance(move, Draw):
        missing = f"The {name} ({move.card}) is not in your hand."
        return None if card in state.hand else Refusal("E-CARD", rule, missing)
    if card in drawable(state):
        return None
    if any(each.card == card for each in state.tucked):
        sentence = f"The {name} lies under the stack; it is not its turn to be drawn."
        return Refusal("E-CARD", rule, sentence)
    return Refusal("E-CARD", rule, f"The {name} ({move.card}) is not in the stack.")


def _cell(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Place | Cover | Lay | Turn) or move.cell in state.ground.numbers:
        return None
    if move.cell in state.ground.house_cells:
        return Refusal("E-CELL", "1", f"The house stands on {move.cell}.")
    return Refusal("E-CELL", "2", f"{move.cell} is no cell of this garden.")


def _occupied(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Place | Cover | Lay | Turn):
        return None
    number = state.ground.numbers[move.cell]
    card, rule = state.open_cards[number], _rule_of(state, move)
    if card >= 0:
        name = CARDS[card].english
        return Refusal("E-OCCUPIED", rule, f"The {name} lies open on {move.cell}.")
    if not isinstance(move, Place | Lay) or not state.closed >> number & 1:
        return None
    sentence = f"A closed card lies on {move.cell}"
    if isinstance(move, Place):
        return Refusal(
            "E-OCCUPIED", rule, f"{sentence}; to cover it, write {move.card}x{move.cell}."
        )
    return Refusal("E-OCCUPIED", rule, f"{sentence}, and only an open card may cover it.")


def _closed(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Cover | Turn):
        return None
    if state.closed >> state.ground.numbers[move.cell] & 1:
        return None
    rule = _rule_of(state, move)
    return Refusal("E-CLOSED", rule, f"No closed card lies on {move.cell}.")


def _adjacent(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Place | Cover | Lay):
        return None
    if state.reachable >> state.ground.numbers[move.cell] & 1:
        return None
    sentence = f"{move.cell} touches neither the house nor a cell with a card."
    return Refusal("E-ADJACENT", "2", sentence)


def _zone(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Place | Cover):
        return None
    card = NUMBERS[move.card]
    if fitting(state, card) >> state.ground.numbers[move.cell] & 1:
        return None
    where = "beside the house" if CARDS[card].zone == "I" else "away from the house"
    sentence = f"The {CARDS[card].english} belongs in zone {CARDS[card].zone}, {where}."
    return Refusal("E-ZONE", "19", sentence)


def _step(state: State, move: Move) -> Refusal | None:
    if state.phase is Phase.TUCK:
        return None if isinstance(move, Tuck) else TUCK_FIRST
    if isinstance(move, _StepB):
        if state.variant.level == 1:
            return Refusal("E-STEP", "10", "At level 1 no card is laid closed or turned.")
        return B_USED if state.b_used else None
    if isinstance(move, _StepA):
        return A_USED if state.a_used else None
    if isinstance(move, Done) and not state.a_used:
        return Refusal("E-STEP", "15", "The turn cannot end before a card is placed open.")
    return None


TUCK_FIRST = Refusal("E-STEP", "21", "First put a card of your hand under the stack.")
A_USED = Refusal("E-STEP", "12", "You have taken step A in this turn: lay, turn or end the turn.")
B_USED = Refusal("E-STEP", "12", "You have laid or turned a card in this turn; now place one.")


def _exchange(state: State, move: Move) -> Refusal | None:
    if isinstance(move, Tuck) and state.phase is not Phase.TUCK:
        sentence = "A card goes under the stack only in an exchange, after the draw."
        return Refusal("E-EXCHANGE", "21", sentence)
    if not isinstance(move, Exchange) or can_exchange(state):
        return None
    if not state.variant.zones:
        return Refusal("E-EXCHANGE", "21", "Cards are exchanged only in a game with zones.")
    if can_place(state):
        return Refusal("E-EXCHANGE", "21", "You hold a card that can be placed open.")
    return Refusal("E-EXCHANGE", "21", "The stack is empty, so there is nothing to exchange.")


def _skip(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Skip):
        return None
    if can_place(state):
        return Refusal("E-SKIP", "22", "You hold a card that can be placed open.")
    if can_exchange(state):
        return Refusal("E-SKIP", "22", "You can exchange a card instead.")
    return None


_CHECKS: tuple[_Check, ...] = (
    _phase,
    _card,
    _cell,
    _occupied,
    _closed,
    _adjacent,
    _zone,
    _step,
    _exchange,
    _skip,
)


def _rule_of(state: State, move: Move) -> str:
    """Return the rule that says what `move` is, to be named where the move is not that."""
    if isinstance(move, Draw):
        return "set-up" if state.phase is Phase.DEAL else "16"
    if isinstance(move, Tuck):
        return "21"
    if isinstance(move, _StepB):
        return "14"
    return "10" if state.variant.level == 1 else "13"
