"""Why an opponent decides as it does: what counts for its move."""

from __future__ import annotations

from tabletop.core.language import signed, t
from tabletop.games.tuintopia.bots.board import PLACE, Board
from tabletop.games.tuintopia.bots.options import has_rivals
from tabletop.games.tuintopia.bots.table import cells_of
from tabletop.games.tuintopia.rules.cards import NUMBERS
from tabletop.games.tuintopia.rules.notation import (
    Cover,
    Exchange,
    Lay,
    Move,
    Place,
    Skip,
    Tuck,
    Turn,
)
from tabletop.games.tuintopia.rules.scoring import gain_of
from tabletop.games.tuintopia.rules.state import HIDDEN, State, fitting
from tabletop.games.tuintopia.words import reasons as words
from tabletop.games.tuintopia.words.reasons import Left, Spot

_CLEARLY = 0.3
"""Means that differ by so many points are told apart."""

_TRAP = -1
"""A card that costs at least a point is told to be laid closed as a trap."""


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
            return words.least_hope(NUMBERS[code])
        case Exchange():
            return t(words.EXCHANGE)
        case Skip():
            return t(words.SKIP)
        case _:
            return t(words.END)


def _why_place(view: State, card: int, number: int) -> str:
    board = Board(view)
    points, most, other, cell = _points_now(board, card, number)
    spot = Spot(card, view.ground.cells[number])
    together = view.variant.coop and len(view.hands) > 1
    scored = words.scored(signed(points), together=together)
    if points < most:
        return _why_less(board, number, spot, scored, (most - points, other, cell))
    if points <= 0:
        return t(words.NO_MORE, **words.placed(spot, scored))
    brings = words.brought(gain_of(view, card, number), together=together)
    return _why_here(board, number, spot, points, {**words.placed(spot, scored), "brings": brings})


def _points_now(board: Board, card: int, number: int) -> tuple[int, int, int, int]:
    """Return the points of a placement, and the most that any has, with its card and cell."""
    aims = board.reachable & (board.free | board.closed)
    found = [
        (round(board.rows[cell][each]), each, cell)
        for each in board.hand
        for cell in cells_of(aims & board.table.fits[each])
    ]
    return (round(board.rows[number][card]), *max(found, key=lambda item: item[0]))


def _why_less(
    board: Board, number: int, spot: Spot, scored: str, most: tuple[int, int, int]
) -> str:
    """Return why a placement is played although another one scores more now.

    `most` is by how much, and the other card and cell.
    """
    less, card, cell = most
    other, rivals = Spot(card, board.table.ground.cells[cell]), has_rivals(board)
    left = Left(_left_to_others(board, spot.card, number), _left_to_others(board, card, cell))
    gaps = {**words.placed(spot, scored), **words.rather(less, other)}
    if _is_better(left, rivals=rivals):
        text = words.LEAVES_LESS if rivals else words.LEAVES_MORE
        return t(text, **gaps, **words.found(left))
    return t(words.LEAVES_CELL if spot.card == card else words.KEEPS_CARD, **gaps)


def _why_here(board: Board, number: int, spot: Spot, points: int, gaps: dict[str, str]) -> str:
    """Return what comes of it, and why another cell with as many points is not taken."""
    found = _as_good(board, spot.card, number, points)
    if found is None:
        return t(words.MOST, **gaps)
    cell, left = found
    there = board.table.ground.cells[cell]
    text = words.MOST_AND_LESS_LEFT if has_rivals(board) else words.MOST_AND_MORE_LEFT
    return t(text, **gaps, there=there, **words.found(left))


def _as_good(board: Board, card: int, number: int, points: int) -> tuple[int, Left] | None:
    """Return a cell where the card scores as much and would leave worse; None if there is none."""
    aims = board.reachable & (board.free | board.closed) & board.table.fits[card]
    alike = [cell for cell in cells_of(aims) if round(board.rows[cell][card]) == points]
    left = {cell: _left_to_others(board, card, cell) for cell in alike if len(alike) > 1}
    here, rivals = left.pop(number, 0.0), has_rivals(board)
    if not left:
        return None
    other = min(left, key=left.__getitem__) if rivals else max(left, key=left.__getitem__)
    found = Left(left[other], here)
    return (other, found) if _is_better(Left(here, left[other]), rivals=rivals) else None


def _is_better(left: Left, *, rivals: bool) -> bool:
    """Return whether clearly less is left to rivals, or more to oneself and to partners."""
    found, instead = left
    return found < instead - _CLEARLY if rivals else found > instead + _CLEARLY


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
        return words.turned_unknown(cell, mean) if mean > 0 else words.turned_for_others(cell)
    spot = Spot(card, cell)
    if not fitting(view, card) >> number & 1:
        return words.turned_misplaced(spot)
    gain = gain_of(view, card, number)
    if gain.total <= 0:
        return words.turned_to_count(spot, gain.total)
    return words.turned(spot, gain)


def _why_lay(view: State, card: int, number: int) -> str:
    points, spot = gain_of(view, card, number).total, Spot(card, view.ground.cells[number])
    rivals = has_rivals(Board(view))
    if points <= _TRAP and rivals:
        return words.trap(spot, -points)
    if points > 0:
        return words.later_turned(spot, points, _mean(view, number) if rivals else None)
    return words.makes_room(spot)


def _mean(view: State, number: int) -> float:
    """Return what a card that the seat cannot place would score on a cell, on average."""
    fits = [card for card in view.stack if fitting(view, card) >> number & 1]
    points = sum(gain_of(view, card, number).total for card in fits)
    return points / len(view.stack) if view.stack else 0.0
