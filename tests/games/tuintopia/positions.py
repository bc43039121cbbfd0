"""Positions of Tuintopia for its tests, written with card codes and cell names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tabletop.core.game import complete_setup, read_move
from tabletop.games.tuintopia.rules.cards import CARDS, DECK, HOUSE, NUMBERS
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.ground import ground_of
from tabletop.games.tuintopia.rules.options import variant_of
from tabletop.games.tuintopia.rules.state import (
    FREE,
    HIDDEN,
    NONE,
    Phase,
    State,
    first_state,
    reach,
)


def codes(cards: Iterable[int]) -> list[str]:
    """Return the codes of cards, `?` for hidden ones."""
    return ["?" if card == HIDDEN else CARDS[card].code for card in cards]


def position(
    options: Mapping[str, str],
    *,
    hands: Sequence[str] = ("", ""),
    opened: Mapping[str, str] | None = None,
    closed: Mapping[str, str] | None = None,
    stack: Iterable[str] | None = None,
) -> State:
    """Return a state in which seat 1 begins a turn.

    `hands` holds codes with spaces, a text a seat. `opened` and `closed` tell the cards by cell;
    a closed one may be followed by the seat that laid it (`KIP2`; else seat 1). Without `stack` it
    holds all other cards.
    """
    state = first_state(variant_of(complete_setup(GAME, len(hands), options)), len(hands))
    ground = ground_of(state.variant.garden)
    opened, closed = dict(opened or {}), dict(closed or {})
    held = tuple(tuple(NUMBERS[code] for code in hand.split()) for hand in hands)
    used = {card for hand in held for card in hand}
    used |= {NUMBERS[code[:3]] for code in (*opened.values(), *closed.values())}
    rest = [card for card in DECK if card not in used]
    left = rest if stack is None else sorted(NUMBERS[code] for code in stack)
    free = sum(1 << i for i, cell in enumerate(ground.cells) if cell not in {**opened, **closed})
    return state._replace(
        phase=Phase.ACT,
        hands=held,
        stack=tuple(left),
        left=len(left),
        open_cards=(*(_card(opened, cell) for cell in ground.cells), HOUSE),
        closed_cards=tuple(_card(closed, cell) for cell in ground.cells),
        who=tuple(_who(opened, closed, cell) for cell in ground.cells),
        free=free,
        closed=sum(1 << ground.numbers[cell] for cell in closed),
        reachable=reach(ground, free),
    )


def _card(cards: Mapping[str, str], cell: str) -> int:
    return NUMBERS[cards[cell][:3]] if cell in cards else NONE


def _who(opened: Mapping[str, str], closed: Mapping[str, str], cell: str) -> int:
    if cell in closed:
        return int(closed[cell][3:] or 1)
    return 1 if cell in opened else FREE


def play(state: State, moves: str) -> State:
    """Return the state after the moves of a text, each checked."""
    for text in moves.split():
        state = GAME.apply_move(state, read_move(GAME, state, text))
    return state


def legal(state: State) -> list[str]:
    """Return the sorted texts of all legal moves."""
    return sorted(GAME.move_to_text(move) for move in GAME.legal_moves(state))
