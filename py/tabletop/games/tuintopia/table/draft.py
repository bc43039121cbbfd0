"""Input on the table of Tuintopia: the partly chosen move (draft), taps, the inspected item."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.errors import Refusal
from tabletop.core.language import t
from tabletop.games.tuintopia.rules import notation as moves
from tabletop.games.tuintopia.rules import refusals
from tabletop.games.tuintopia.rules.cards import CARDS, NUMBERS
from tabletop.games.tuintopia.rules.legal import can_exchange, can_place, can_step_b
from tabletop.games.tuintopia.rules.state import NONE, Phase, State
from tabletop.games.tuintopia.words import refusals as words
from tabletop.kit.players import PLAYER
from tabletop.kit.texts import over
from tabletop.scene.looking import SCORE
from tabletop.scene.table import Answer, Draft, Picked, Play, Sight
from tabletop.words.objection import Objection

PLAYERS, GARDEN, HAND, STEPS, ACTIONS = "players", "garden", "hand", "steps", "actions"
"""The groups of regions."""

CARD = "hand-"
STEP_A, STEP_B, GO = "step-a", "step-b", "go"
HOUSE_REGION, KEY, GOAL_REGION, CLOSE = "house", "key", "goal", "close"

LOOK_CARD = "card-"
TOGETHER = 0
"""The seat number that means all players, for the common score."""


class Choice(NamedTuple):
    """The parts of a move chosen so far: card, cell, and whether the card goes face down."""

    card: int = NONE
    cell: int = NONE
    is_closing: bool = False


def choice_of(sight: Sight[State]) -> Choice:
    """Return the choice in the draft of `sight`."""
    draft, numbers = sight.draft, sight.state.ground.numbers
    card = next((NUMBERS[each.removeprefix(CARD)] for each in draft if each.startswith(CARD)), NONE)
    cell = next((numbers[each] for each in draft if each in numbers), NONE)
    return Choice(card, cell, STEP_B in draft)


def spelling(state: State, move: moves.Move) -> tuple[str, ...]:
    """Return the regions to tap for `move`: step B if needed, card, cell, and the button."""
    card, cell = getattr(move, "card", ""), getattr(move, "cell", "")
    return (*_draft(state, card, cell, is_closing=isinstance(move, moves.Lay)), GO)


def _picked(state: State, choice: Choice) -> Picked:
    """Return the draft of a choice."""
    card = CARDS[choice.card].code if choice.card >= 0 else ""
    cell = state.ground.cells[choice.cell] if choice.cell >= 0 else ""
    return Picked(_draft(state, card, cell, is_closing=choice.is_closing))


def _draft(state: State, card: str, cell: str, *, is_closing: bool) -> Draft:
    """Return the draft in canonical order, with step B only if step A is possible as well."""
    step = (STEP_B,) if is_closing and not (state.a_used or state.b_used) else ()
    return (*step, *((f"{CARD}{card}",) if card else ()), *((cell,) if cell else ()))


def is_closing(state: State, choice: Choice) -> bool:
    """Return whether cards go face down now: step B is chosen or the only one left (rule 12)."""
    if state.variant.level == 1 or state.b_used:
        return False
    return state.a_used or choice.is_closing


def move_of(state: State, choice: Choice) -> moves.Move | None:
    """Return the move of the main button: the chosen one, or one that needs no choice, or None."""
    code = CARDS[choice.card].code
    if state.phase is Phase.TUCK:
        return moves.Tuck(code) if choice.card >= 0 else None
    if choice.cell >= 0:
        cell, is_closed = state.ground.cells[choice.cell], state.closed >> choice.cell & 1
        if choice.card >= 0 and is_closing(state, choice):
            return moves.Lay(code, cell)
        if choice.card >= 0:
            return moves.Cover(code, cell) if is_closed else moves.Place(code, cell)
        if is_closed and not state.b_used:
            return moves.Turn(cell)
    return _without_choice(state, choice)


def _without_choice(state: State, choice: Choice) -> moves.Move | None:
    """Return the move that needs no choice, or None. An incomplete choice never ends a turn."""
    if state.a_used:
        return moves.Done() if choice.card < 0 and choice.cell < 0 else None
    if is_closing(state, choice) or can_place(state):
        return None
    return moves.Exchange() if can_exchange(state) else moves.Skip()


def answer(sight: Sight[State], region: str) -> Answer:
    """Return the answer to a tap on `region`: a new draft, a move, or why it is refused.

    Taps that inspect something are the task of `look`.
    """
    state = sight.state
    if state.phase is Phase.OVER:
        return over("23")
    choice = choice_of(sight)
    if region == GO:
        return _go(state, choice)
    if region.startswith(CARD):
        return _hand_tapped(state, choice, NUMBERS[region.removeprefix(CARD)])
    if region in (STEP_A, STEP_B):
        return _step_tapped(state, choice, region)
    if state.phase is Phase.TUCK:
        return refusals.tuck_first()
    return _cell_tapped(state, choice, state.ground.numbers[region])


def _go(state: State, choice: Choice) -> Answer:
    move = move_of(state, choice)
    if move is None:
        return _choose(words.CHOOSE_OR_END if state.a_used else words.CHOOSE)
    return refusals.why_illegal(state, move) or Play(moves.move_to_text(move))


def _choose(sentence: str = words.CHOOSE) -> Objection:
    return Objection("E-PHASE", "turn", t(sentence))


def _refusal(state: State, choice: Choice) -> Refusal | Objection | None:
    """Return why the choice is not a legal move, or None if it is."""
    move = move_of(state, choice)
    return refusals.why_illegal(state, move) if move else _choose()


def _hand_tapped(state: State, choice: Choice, card: int) -> Answer:
    """Return the draft with `card`, and the chosen cell if the card may go there.

    A second tap on the same card drops card and cell.
    """
    if card == choice.card:
        return _picked(state, choice._replace(card=NONE, cell=NONE))
    taken = choice._replace(card=card)
    fits = choice.cell >= 0 and _refusal(state, taken) is None
    return _picked(state, taken if fits else taken._replace(cell=NONE))


def _step_tapped(state: State, choice: Choice, region: str) -> Answer:
    refusal = step_refusal(state, region)
    return refusal or _picked(state, choice._replace(is_closing=region == STEP_B, cell=NONE))


def step_refusal(state: State, region: str) -> Refusal | Objection | None:
    """Return why a step can't be chosen, or None if it can."""
    if state.phase is Phase.TUCK:
        return refusals.tuck_first()
    if region == STEP_A:
        return refusals.step_a_taken() if state.a_used else None
    if state.b_used:
        return refusals.step_b_taken()
    return None if can_step_b(state) else Objection("E-STEP", "14", t(words.NOTHING_FOR_STEP_B))


def _cell_tapped(state: State, choice: Choice, number: int) -> Answer:
    """Return the draft with the cell `number`, without it on a second tap, or why it is refused."""
    if number == choice.cell:
        return _picked(state, choice._replace(cell=NONE))
    there = choice._replace(cell=number)
    is_closed = state.closed >> number & 1
    if is_closed and (choice.card < 0 or is_closing(state, choice)) and not state.b_used:
        return _picked(state, there._replace(card=NONE))
    refusal = _first_refusal(state, there) if choice.card < 0 else _refusal(state, there)
    return refusal or _picked(state, there)


def _first_refusal(state: State, there: Choice) -> Refusal | Objection | None:
    """Return None if some card of the hand may go to the cell, else why the first one may not."""
    found = [_refusal(state, there._replace(card=card)) for card in state.hand]
    reasons = found or [_choose()]
    return None if None in reasons else reasons[0]


def picks_of(sight: Sight[State], region: str) -> Draft:
    """Return the draft with the dragged card chosen, and no cell."""
    card = NUMBERS[region.removeprefix(CARD)]
    choice = choice_of(sight)._replace(card=card, cell=NONE)
    return _picked(sight.state, choice).draft


def look(sight: Sight[State], region: str) -> str | None:
    """Return the item that a tap inspects, "" to close it, or None if the tap inspects nothing.

    An item stays open until a choice or move is made, or a hint shows a move.
    """
    wanted = _wanted(sight.state, region)
    if not wanted:
        return wanted
    return "" if inspected_of(sight) == wanted else f"{wanted} {_moment(sight)}"


_LOOKS = {CLOSE: "", KEY: KEY, GOAL_REGION: f"{SCORE}{TOGETHER}"}
"""The item that a tap on these regions inspects."""


def _wanted(state: State, region: str) -> str | None:
    if region in _LOOKS:
        return _LOOKS[region]
    if region.startswith(PLAYER):
        return f"{SCORE}{region.removeprefix(PLAYER)}"
    number = state.ground.numbers.get(region)
    is_card = region == HOUSE_REGION or (number is not None and state.open_cards[number] >= 0)
    return f"{LOOK_CARD}{region}" if is_card else None


def inspected_of(sight: Sight[State]) -> str:
    """Return the inspected item, "" if there is none or it has expired."""
    what, _, moment = sight.inspected.partition(" ")
    return what if moment == _moment(sight) else ""


def _moment(sight: Sight[State]) -> str:
    """Return a text that changes with each choice, move or hint, on which an inspection expires."""
    state = sight.state
    picks = "/".join(sight.draft) or ("hint" if sight.hint_depth > 1 else "")
    return f"{state.seat}.{state.left}.{state.free}.{state.closed}.{picks}"
