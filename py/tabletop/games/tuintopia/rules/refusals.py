"""Why a move is illegal: a sequence of checks, each returning a refusal with its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletop.core.errors import Refusal
from tabletop.games.tuintopia.rules.cards import CARDS, HOUSE, NUMBERS
from tabletop.games.tuintopia.rules.legal import can_exchange, can_place, drawable
from tabletop.games.tuintopia.rules.notation import (
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
from tabletop.games.tuintopia.rules.problems import (
    CardFault,
    CellFault,
    FaceDownThere,
    FaceUpThere,
    Fault,
    NoCard,
    OfCard,
    OfTurn,
    OnCell,
    Problem,
    TurnFault,
)
from tabletop.games.tuintopia.rules.state import CHANCE_PHASES, Phase, State, fitting

_Check = Callable[[State, Move], Refusal | None]
_StepA = Place | Cover | Exchange | Tuck | Skip
_StepB = Lay | Turn


def why_illegal(state: State, move: Move) -> Refusal | None:
    """Return the first reason why `move` is illegal, or None if it is legal.

    The game must not be over.
    """
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
        return Refusal("E-PHASE", "turn", OfTurn(TurnFault.PLAY_FIRST, state.seat))
    return Refusal("E-PHASE", "turn", OfTurn(TurnFault.DRAW_FIRST, state.seat))


def _card(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Draw | Place | Cover | Lay | Tuck):
        return None
    wrong = _no_card(move.card) or _elsewhere(state, move, NUMBERS[move.card])
    return Refusal("E-CARD", _rule_of(state, move), wrong) if wrong else None


def _no_card(code: str) -> Problem | None:
    """Return the problem with a code that is not in the deck, or None if it is."""
    if code in NUMBERS:
        return None
    return Fault.HOUSE_IS_NO_CARD if code == CARDS[HOUSE].code else NoCard(code)


def _elsewhere(state: State, move: Move, card: int) -> Problem | None:
    """Return the problem if `card` is not in the hand or stack that `move` takes it from."""
    if not isinstance(move, Draw):
        return None if card in state.hand else OfCard(CardFault.NOT_IN_HAND, card)
    if card in drawable(state):
        return None
    if any(each.card == card for each in state.tucked):
        return OfCard(CardFault.UNDER_THE_STACK, card)
    return OfCard(CardFault.NOT_IN_STACK, card)


def _cell(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Place | Cover | Lay | Turn) or move.cell in state.ground.numbers:
        return None
    if move.cell in state.ground.house_cells:
        return Refusal("E-CELL", "1", OnCell(CellFault.HOUSE_THERE, move.cell))
    return Refusal("E-CELL", "2", OnCell(CellFault.NO_SUCH_CELL, move.cell))


def _occupied(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Place | Cover | Lay | Turn):
        return None
    number = state.ground.numbers[move.cell]
    card, rule = state.open_cards[number], _rule_of(state, move)
    if card >= 0:
        return Refusal("E-OCCUPIED", rule, FaceUpThere(move.cell, card))
    if not isinstance(move, Place | Lay) or not state.closed >> number & 1:
        return None
    if isinstance(move, Place):
        return Refusal("E-OCCUPIED", rule, FaceDownThere(move.cell, move.card))
    return Refusal("E-OCCUPIED", rule, OnCell(CellFault.FACE_DOWN_ON_FACE_DOWN, move.cell))


def _closed(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Cover | Turn):
        return None
    if state.closed >> state.ground.numbers[move.cell] & 1:
        return None
    return Refusal("E-CLOSED", _rule_of(state, move), OnCell(CellFault.NONE_FACE_DOWN, move.cell))


def _adjacent(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Place | Cover | Lay):
        return None
    if state.reachable >> state.ground.numbers[move.cell] & 1:
        return None
    return Refusal("E-ADJACENT", "2", OnCell(CellFault.OUT_OF_REACH, move.cell))


def _zone(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Place | Cover):
        return None
    card = NUMBERS[move.card]
    if fitting(state, card) >> state.ground.numbers[move.cell] & 1:
        return None
    return Refusal("E-ZONE", "19", OfCard(CardFault.WRONG_ZONE, card))


def _step(state: State, move: Move) -> Refusal | None:
    if state.phase is Phase.TUCK:
        return None if isinstance(move, Tuck) else tuck_first()
    if isinstance(move, _StepB):
        if state.variant.level == 1:
            return Refusal("E-STEP", "10", Fault.NO_STEP_B)
        return step_b_taken() if state.b_used else None
    if isinstance(move, _StepA):
        return step_a_taken() if state.a_used else None
    if isinstance(move, Done) and not state.a_used:
        return Refusal("E-STEP", "15", Fault.PLACE_FIRST)
    return None


def tuck_first() -> Refusal:
    """Return the refusal of any move except `Tuck` during an exchange."""
    return Refusal("E-STEP", "21", Fault.TUCK_FIRST)


def step_a_taken() -> Refusal:
    """Return the refusal of a second step A."""
    return Refusal("E-STEP", "12", Fault.STEP_A_TAKEN)


def step_b_taken() -> Refusal:
    """Return the refusal of a second step B."""
    return Refusal("E-STEP", "12", Fault.STEP_B_TAKEN)


def _exchange(state: State, move: Move) -> Refusal | None:
    if isinstance(move, Tuck) and state.phase is not Phase.TUCK:
        return Refusal("E-EXCHANGE", "21", Fault.TUCK_IN_EXCHANGE)
    if not isinstance(move, Exchange) or can_exchange(state):
        return None
    if not state.variant.zones:
        return Refusal("E-EXCHANGE", "21", Fault.EXCHANGE_WITH_ZONES)
    if can_place(state):
        return Refusal("E-EXCHANGE", "21", Fault.CAN_PLACE)
    return Refusal("E-EXCHANGE", "21", Fault.STACK_IS_EMPTY)


def _skip(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Skip):
        return None
    if can_place(state):
        return Refusal("E-SKIP", "22", Fault.CAN_PLACE)
    if can_exchange(state):
        return Refusal("E-SKIP", "22", Fault.CAN_EXCHANGE)
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
    """Return the rule that defines `move`, to be cited when the move breaks it."""
    if isinstance(move, Draw):
        return "set-up" if state.phase is Phase.DEAL else "16"
    if isinstance(move, Tuck):
        return "21"
    if isinstance(move, _StepB):
        return "14"
    return "10" if state.variant.level == 1 else "13"
