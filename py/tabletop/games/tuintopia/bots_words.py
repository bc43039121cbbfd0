"""Why an opponent decides as it does: one sentence with the cards, the partners and the points."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.tuintopia.bots_board import PLACE, Board
from tabletop.games.tuintopia.bots_options import has_rivals
from tabletop.games.tuintopia.bots_table import cells_of
from tabletop.games.tuintopia.cards import CARDS, ICONS, NUMBERS, Card
from tabletop.games.tuintopia.ground import SIDES
from tabletop.games.tuintopia.notation import (
    Cover,
    Exchange,
    Lay,
    Move,
    Place,
    Skip,
    Tuck,
    Turn,
)
from tabletop.games.tuintopia.scoring import Partner, gain_of, partners_of
from tabletop.games.tuintopia.state import HIDDEN, State, fitting
from tabletop.games.tuintopia.words import card_name, signed

_CLEARLY = 0.3
"""Means that differ by so many points are told apart."""

_TRAP = -1
"""A card that costs at least a point is told to be laid closed as a trap."""

_PIECES = 2
"""So many reasons are given for the points of a card."""


def reason_for(view: State, move: Move) -> str:
    """Return why the seat to move in `view` plays `move`, told to its player."""
    match move:
        case Place(code, cell) | Cover(code, cell):
            return _why_place(view, NUMBERS[code], view.ground.numbers[cell])
        case Turn(cell):
            return _why_turn(view, view.ground.numbers[cell])
        case Lay(code, cell):
            return _why_lay(view, NUMBERS[code], view.ground.numbers[cell])
        case Tuck(code):
            name = card_name(NUMBERS[code])
            return f"No card of yours has less to hope for on the free cells than {name}."
        case Exchange():
            return "None of your cards can be placed, so draw one and put another under the stack."
        case Skip():
            return "None of your cards can be placed, so the turn goes on without it."
        case _:
            return "No closed card is worth turning now, and none of yours worth laying closed."


def _why_place(view: State, card: int, number: int) -> str:
    board = Board(view)
    points, most, other, cell = _points_now(board, card, number)
    scored = f"With {card_name(card)} on {view.ground.cells[number]} you score {signed(points)}"
    scored += " together" if view.variant.coop and len(view.hands) > 1 else ""
    if points < most:
        rather = f"{card_name(other)} on {view.ground.cells[cell]}"
        why = _why_less(board, (card, number), (other, cell))
        return f"{scored}, {most - points} less than with {rather}, but {why}."
    if points <= 0:
        return f"{scored}, and nothing brings more now."
    why = _why_here(board, card, number, points)
    return f"{scored}, as much as can be had now: {_pieces(view, card, number)}{why}."


def _points_now(board: Board, card: int, number: int) -> tuple[int, int, int, int]:
    """Return the points of a placement, and the most that any has, with its card and cell."""
    aims = board.reachable & (board.free | board.closed)
    found = [
        (round(board.rows[cell][each]), each, cell)
        for each in board.hand
        for cell in cells_of(aims & board.table.fits[each])
    ]
    return (round(board.rows[number][card]), *max(found, key=lambda item: item[0]))


def _why_less(board: Board, chosen: tuple[int, int], rather: tuple[int, int]) -> str:
    """Return why a placement is played although another one scores more now."""
    rivals = has_rivals(board)
    here, there = (_left_to_others(board, *each) for each in (chosen, rather))
    if _is_better(here, there, rivals=rivals):
        return _found(here, there, rivals=rivals)
    if chosen[0] == rather[0]:
        return f"{board.table.ground.cells[rather[1]]} is left to a card that gains more by it"
    return f"you keep {card_name(rather[0])} for a better turn"


def _why_here(board: Board, card: int, number: int, points: int) -> str:
    """Return why no other cell is taken where the card scores as much; "" if none is worse."""
    aims = board.reachable & (board.free | board.closed) & board.table.fits[card]
    alike = [cell for cell in cells_of(aims) if round(board.rows[cell][card]) == points]
    left = {cell: _left_to_others(board, card, cell) for cell in alike if len(alike) > 1}
    here, rivals = left.pop(number, 0.0), has_rivals(board)
    if not left:
        return ""
    other = min(left, key=left.__getitem__) if rivals else max(left, key=left.__getitem__)
    if not _is_better(here, left[other], rivals=rivals):
        return ""
    found = _found(left[other], here, rivals=rivals)
    return f"; {board.table.ground.cells[other]} brings as much, but {found}"


def _is_better(here: float, there: float, *, rivals: bool) -> bool:
    """Return whether clearly less is left to rivals, or more to oneself and to partners."""
    return here < there - _CLEARLY if rivals else here > there + _CLEARLY


def _found(found: float, instead: float, *, rivals: bool) -> str:
    who = "cards of the next player" if rivals else "cards to come"
    return f"{who} then find {found:.1f} at best on average, not {instead:.1f}"


def _left_to_others(board: Board, card: int, number: int) -> float:
    """Return what an unknown card scores at best, on average, after a placement."""
    after = board.copied()
    after.play((PLACE, card, number))
    aims = after.reachable & (after.free | after.closed)
    fits, rows = board.table.fits, after.rows
    best = [
        max((rows[cell][each] for cell in cells_of(aims & fits[each])), default=0.0)
        for each in board.unknown
    ]
    return sum(best) / len(best) if best else 0.0


def _why_turn(view: State, number: int) -> str:
    card, cell = view.closed_cards[number], view.ground.cells[number]
    if card == HIDDEN:
        mean = _mean(view, number)
        if mean <= 0:
            return f"The card on {cell} is turned to count for those that come beside it."
        return (
            f"An unknown card brings {_about(mean)} on {cell} on average; this may be a good one."
        )
    name = CARDS[card].english
    if not fitting(view, card) >> number & 1:
        return f"On {cell} your {name} is out of place, and comes back into your hand."
    points = gain_of(view, card, number).total
    brought = f"Turned on {cell}, your card brings {signed(points)}: the {name}"
    if points <= 0:
        return f"{brought} counts for cards that follow."
    return f"{brought} has {_pieces(view, card, number)}."


def _why_lay(view: State, card: int, number: int) -> str:
    points, cell = gain_of(view, card, number).total, view.ground.cells[number]
    name, rivals = card_name(card), has_rivals(Board(view))
    if points <= _TRAP and rivals:
        lost = "a point" if points == _TRAP else f"{-points} points"
        return (
            f"Closed on {cell}, {name} is a trap: the others cannot see what it is, and whoever "
            f"turns it loses {lost}."
        )
    if points > 0:
        later = f"closed now, {name} can be turned on {cell} for {signed(points)} later"
        others = f"; others expect {_about(_mean(view, number))} there"
        return f"{_capital(later)}{others if rivals else ''}."
    return f"With {name} closed on {cell} there is room in your hand for a new card."


def _mean(view: State, number: int) -> float:
    """Return what a card that the seat cannot place would score on a cell, on average."""
    fits = [card for card in view.stack if fitting(view, card) >> number & 1]
    points = sum(gain_of(view, card, number).total for card in fits)
    return points / len(view.stack) if view.stack else 0.0


def _pieces(view: State, card: int, number: int) -> str:
    """Return where most of the points of a card come from, and how many more there are."""
    found = [
        piece
        for partner in partners_of(view, card, number)
        for piece in _of_partner(view, CARDS[card], number, partner)
    ]
    found.sort(key=lambda piece: -piece[0])
    named = [text for _, text in found[:_PIECES]]
    more = gain_of(view, card, number).total - sum(points for points, _ in found[:_PIECES])
    if more < 0:
        return f"{' and '.join(named)}, less {-more} lost to sun or wind"
    return f"{', '.join(named)} and {more} more" if more else " and ".join(named)


def _of_partner(
    view: State, card: Card, number: int, partner: Partner
) -> Iterator[tuple[int, str]]:
    """Yield what a card has of a neighbour and gives to it, with the points of each."""
    name, other = card_name(partner.card), CARDS[partner.card]
    if partner.needs:
        yield len(partner.needs), f"{_icons(partner.needs)} from {name}"
    if partner.offers:
        yield len(partner.offers), f"{_icons(partner.offers)} for {name}"
    south, east = _side(view, number, partner)
    if partner.sun > 0:
        giver, way = (other, "from") if south > 0 else (card, "for")
        yield partner.sun, f"{'shade' if giver.north == '#' else 'sun'} {way} {name}"
    if partner.wind > 0:
        receiver, way = (card, "from") if east < 0 else (other, "for")
        past = "past" if way == "from" else way
        yield (
            partner.wind,
            f"shelter {way} {name}" if receiver.west == "B" else f"wind {past} {name}",
        )


def _side(view: State, number: int, partner: Partner) -> tuple[int, int]:
    """Return how far south and how far east of a cell its partner lies."""
    ground = view.ground
    cell = ground.numbers.get(partner.cell, ground.house)
    return next(SIDES[link.side] for link in ground.links[number] if link.cell == cell)


def _icons(letters: str) -> str:
    return " and ".join(ICONS[letter] for letter in letters)


def _about(points: float) -> str:
    """Return a mean of points with its sign, to a tenth; 0 has none."""
    text = f"{points:+.1f}"
    return "0" if float(text) == 0 else text.replace("-", "\N{MINUS SIGN}")


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
