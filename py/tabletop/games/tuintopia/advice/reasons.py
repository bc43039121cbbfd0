"""Reasons for recommended moves, in words: their purpose and what they lead to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.tuintopia.bots.board import PLACE, Board
from tabletop.games.tuintopia.bots.options import has_rivals
from tabletop.games.tuintopia.bots.table import cells_of
from tabletop.games.tuintopia.rules.cards import CARDS, DECK, NUMBERS
from tabletop.games.tuintopia.rules.notation import (
    Cover,
    Done,
    Exchange,
    Lay,
    Move,
    Place,
    Skip,
    Tuck,
    Turn,
)
from tabletop.games.tuintopia.rules.scoring import Partner, gain_of, partners_of
from tabletop.games.tuintopia.rules.state import HAND, HIDDEN, State, fitting
from tabletop.games.tuintopia.rules.values import icon_value
from tabletop.games.tuintopia.words import cards
from tabletop.games.tuintopia.words import reasons as words
from tabletop.games.tuintopia.words.reasons import Spot

_CLEARLY = 0.3
"""Means that differ by at most this many points count as equal."""

_TRAP = -1
"""A card placed face down counts as a trap if it scores this or less when turned."""

_SUITED = tuple(sum(icon_value(CARDS[card], CARDS[other]) > 0 for other in DECK) for card in DECK)
"""For each card, how many cards of the deck it scores icons with."""

_MOST_ICONS = 2
"""The maximum number of icons that a hint mentions."""


class _Option(NamedTuple):
    """A placement: its points, card number and cell number."""

    points: int
    card: int
    cell: int


class _Match(NamedTuple):
    """An icon that a card offers (if `needed`) or needs, and the neighbours that match it."""

    icon: str
    neighbours: tuple[Partner, ...]
    needed: bool


def reason_for(view: State, move: Move) -> str:
    """Return the reason to play `move` in `view`, in one sentence for the player to move.

    It also mentions the player's own face-down card if earlier advice was to turn it over.
    """
    reason = _purpose_of(view, move)
    waiting = _worth_turning(Board(view)) if view.a_used else None
    if waiting is None or not isinstance(move, Done | Lay | Turn) or _is_own(view, move):
        return reason
    spot = Spot(waiting.card, view.ground.cells[waiting.cell])
    if waiting.points > 0:
        return words.changed(reason, words.can_wait(spot, waiting.points))
    return words.end_with_nothing(spot) if isinstance(move, Done) else reason


def _is_own(view: State, move: Move) -> bool:
    """Return whether `move` turns over a face-down card of the seat to move."""
    return isinstance(move, Turn) and view.who[view.ground.numbers[move.cell]] == view.seat


def _worth_turning(board: Board) -> _Option | None:
    """Return the seat's own face-down card that scores most if turned over now.

    Return None if all would lose points (they are traps), or if step B is used.
    """
    if board.b_used:
        return None
    cards = [
        _Option(round(board.rows[cell][card]), card, cell)
        for cell in cells_of(board.closed)
        if board.who[cell] == board.seat and (card := board.faces[cell]) >= 0
        if board.table.fits[card] >> cell & 1
    ]
    best = max(cards, key=lambda option: option.points, default=None)
    return best if best and best.points >= 0 else None


def _purpose_of(view: State, move: Move) -> str:
    match move:
        case Place(code, cell) | Cover(code, cell):
            return _why_place(view, NUMBERS[code], view.ground.numbers[cell])
        case Turn(cell):
            return _why_turn(view, view.ground.numbers[cell])
        case Lay(code, cell):
            return _why_lay(view, NUMBERS[code], view.ground.numbers[cell])
        case Tuck(code):
            return _why_tuck(view, NUMBERS[code])
        case Exchange():
            return t(words.EXCHANGE)
        case Skip():
            return t(words.SKIP)
        case _:
            return t(words.END)


# -- placing a card face up ----------------------------------------------------------------------


def _why_place(view: State, card: int, number: int) -> str:
    board, spot = Board(view), Spot(card, view.ground.cells[number])
    points = round(board.rows[number][card])
    after = board.copied()
    after.play((PLACE, card, number))
    most = max(_placements(board, board.hand), key=lambda option: option.points)
    following = _following(board, after)
    if points < most.points:
        purpose = _purpose(board, _Option(points, card, number), most, following)
        clauses = [_why_less(board, _Option(points, card, number), most, purpose)]
        is_told = bool(purpose[1])
    else:
        clauses = [words.place(spot, points, _because(view, card, number))]
        clauses += _not_there(board, _Option(points, card, number))
        opened = _opened(board, after)
        if opened:
            clauses.append(words.opens(_name(board, opened.cell), opened.points))
        is_told = False
    turned = None if board.b_used else _worth_turning(after)
    if turned and turned.points > 0:
        spot = Spot(turned.card, _name(board, turned.cell))
        clauses.append(words.turns_next(spot, turned.points))
    elif following and following.points > 0 and not is_told:
        then = Spot(following.card, _name(board, following.cell))
        clauses.append(words.follows(then, following.points))
    return words.advice(clauses)


def _placements(board: Board, hand: Iterable[int]) -> list[_Option]:
    """Return every way to place a known card from `hand` face up."""
    aims = board.reachable & (board.free | board.closed)
    return [
        _Option(round(board.rows[cell][card]), card, cell)
        for card in hand
        if card >= 0
        for cell in cells_of(aims & board.table.fits[card])
    ]


def _following(board: Board, after: Board) -> _Option | None:
    """Return the best placement of the remaining hand on the board `after`, or None."""
    found = _placements(after, after.hands[board.seat])
    return max(found, key=lambda option: option.points, default=None)


def _name(board: Board, cell: int) -> str:
    return board.table.ground.cells[cell]


def _because(view: State, card: int, number: int) -> str:
    """Return why a card scores: the icons with most matches or, failing that, sun and wind."""
    groups = _matches(partners_of(view, card, number))[:_MOST_ICONS]
    if not groups:
        return words.weather(gain_of(view, card, number))
    if len(groups) == 2 and groups[0].neighbours == groups[1].neighbours:
        one, other = groups
        if one.needed == other.needed:
            icons = words.both(one.icon, other.icon)
            return words.met(icons, one.neighbours, needed=one.needed)
        if len(one.neighbours) == 1:
            return words.exchanges(one.neighbours[0], one.icon, other.icon)
    first, *others = (words.met(each.icon, each.neighbours, needed=each.needed) for each in groups)
    return words.both(first, *others) if others else first


def _matches(partners: tuple[Partner, ...]) -> list[_Match]:
    """Return the matching icons, most neighbours first; among equals, those neighbours need."""
    found = [
        *((icon, True, each) for each in partners for icon in each.offers),
        *((icon, False, each) for each in partners for icon in each.needs),
    ]
    matches = [
        _Match(
            t(cards.SHORT_ICONS[icon]),
            tuple(each for other, way, each in found if (other, way) == (icon, is_needed)),
            is_needed,
        )
        for icon, is_needed in dict.fromkeys((icon, is_needed) for icon, is_needed, _ in found)
    ]
    return sorted(matches, key=lambda match: -len(match.neighbours))


def _why_less(
    board: Board, taken: _Option, most: _Option, purpose: tuple[str, dict[str, str]]
) -> str:
    """Return why to prefer `taken`, although `most` scores more now."""
    spot = Spot(taken.card, _name(board, taken.cell))
    other = Spot(most.card, _name(board, most.cell)), most.points
    text, more = purpose
    return t(text, **words.rather(text, spot, taken.points, other), **more)


def _purpose(
    board: Board, taken: _Option, most: _Option, following: _Option | None
) -> tuple[str, dict[str, str]]:
    """Return the message for the purpose of `taken`, and its extra values.

    The values are {} unless the message names the following placement.
    """
    left, instead = (_left_to_others(board, each.card, each.cell) for each in (taken, most))
    if has_rivals(board):
        if left < instead - _CLEARLY:
            is_best = taken.cell == _best_cell(board)
            return (words.TAKES_BEST if is_best else words.LEAVES_LESS), {}
    elif left > instead + _CLEARLY:
        return words.LEAVES_MORE, {}
    if following and following.cell == most.cell and following.points > most.points:
        return words.KEEPS_CELL, words.kept(following.card, "", following.points)
    if following and following.card == most.card and following.points > most.points:
        cell = _name(board, following.cell)
        return words.KEEPS_CARD, words.kept(following.card, cell, following.points)
    if following and _is_better_pair(board, taken, most, following):
        cell = _name(board, following.cell)
        return words.TWO_TURNS, words.kept(following.card, cell, following.points)
    if _SUITED[most.card] > _SUITED[taken.card]:
        return words.KEEPS_USEFUL, {}
    return words.BETTER_LATER, {}


def _is_better_pair(board: Board, taken: _Option, most: _Option, following: _Option) -> bool:
    """Return whether `taken`, then `following`, score more than `most`, then its best sequel."""
    instead = board.copied()
    instead.play((PLACE, most.card, most.cell))
    second = _following(board, instead)
    after_most = most.points + (second.points if second else 0)
    return taken.points + following.points > after_most


def _not_there(board: Board, taken: _Option) -> list[str]:
    """Return a list with the reason against another cell of equal points; [] if there is none."""
    rivals = has_rivals(board)
    alike = [
        option.cell
        for option in _placements(board, [taken.card])
        if option.points == taken.points and option.cell != taken.cell
    ]
    if not alike or taken.points <= 0:
        return []
    left = {cell: _left_to_others(board, taken.card, cell) for cell in alike}
    here = _left_to_others(board, taken.card, taken.cell)
    other = max(left, key=left.__getitem__) if rivals else min(left, key=left.__getitem__)
    if abs(left[other] - here) <= _CLEARLY or (left[other] > here) is not rivals:
        return []
    text = words.ALIKE_FOR_RIVALS if rivals else words.ALIKE_FOR_ALL
    return [t(text, there=_name(board, other))]


def _means(board: Board) -> dict[int, float]:
    """Return the average points of an unknown card on each reachable cell."""
    cells = cells_of(board.reachable & (board.free | board.closed))
    fits, count = board.table.fits, len(board.unknown)
    return {
        cell: sum(board.rows[cell][card] for card in board.unknown if fits[card] >> cell & 1)
        / count
        for cell in (cells if count else ())
    }


def _best_cell(board: Board) -> int | None:
    """Return the reachable cell with the highest average for an unknown card, or None."""
    means = _means(board)
    return max(means, key=means.__getitem__, default=None)


def _opened(board: Board, after: Board) -> _Option | None:
    """Return the best cell for rivals on the board `after`, with the card that scores most there.

    Return None unless it is clearly better than any cell before the placement.
    """
    before, then = _means(board), _means(after)
    cell = max(then, key=then.__getitem__, default=None)
    if cell is None or not has_rivals(board):
        return None
    if then[cell] <= max(before.values(), default=0) + _CLEARLY:
        return None
    fits = [card for card in board.unknown if after.table.fits[card] >> cell & 1]
    card = max(fits, key=lambda each: after.rows[cell][each])
    return _Option(round(after.rows[cell][card]), card, cell)


def _left_to_others(board: Board, card: int, number: int) -> float:
    """Return the average, over unknown cards, of the best points each has after a placement."""
    after = board.copied()
    after.play((PLACE, card, number))
    aims = after.reachable & (after.free | after.closed)
    fits, rows = board.table.fits, after.rows
    best = [
        max((rows[cell][each] for cell in cells_of(aims & fits[each])), default=0.0)
        for each in board.unknown
    ]
    return sum(best) / len(best) if best else 0.0


# -- turning a card over, placing one face down, tucking one -------------------------------------


def _why_turn(view: State, number: int) -> str:
    card, cell = view.closed_cards[number], view.ground.cells[number]
    if card == HIDDEN:
        gains = [
            gain_of(view, each, number).total if fitting(view, each) >> number & 1 else 0
            for each in view.stack
        ]
        good, bad = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
        return words.gamble(cell, good, bad, len(gains))
    spot = Spot(card, cell)
    if not fitting(view, card) >> number & 1:
        return words.turned_misplaced(spot)
    points = gain_of(view, card, number).total
    if points <= 0:
        return words.turned_to_count(spot, points)
    return words.turned(spot, points, _because(view, card, number))


def _why_lay(view: State, card: int, number: int) -> str:
    if view.a_used and view.free == 1 << number:
        return words.fills_last(Spot(card, view.ground.cells[number]))
    reason, best = _why_down(view, card, number), _best_open(view, card)
    if best is None or best.cell == number or not view.a_used:
        return reason
    there = view.ground.cells[best.cell]
    is_for_points = fitting(view, card) >> number & 1 and gain_of(view, card, number).total > 0
    clause = words.saves_step_a(there) if is_for_points else words.does_more(there, best.points)
    return words.changed(reason, clause)


def _best_open(view: State, card: int) -> _Option | None:
    """Return the best placement of `card` if no other card in hand scores more, else None.

    Earlier advice recommended it. Return None also if it scores nothing.
    """
    board = Board(view)
    best = _following(board, board)
    return best if best and best.card == card and best.points > 0 else None


def _why_down(view: State, card: int, number: int) -> str:
    points, spot = gain_of(view, card, number).total, Spot(card, view.ground.cells[number])
    rivals, belongs = has_rivals(Board(view)), fitting(view, card) >> number & 1
    if belongs and points <= _TRAP and rivals:
        return words.trap(spot, -points)
    if belongs and points > 0:
        return words.later_turned(spot, points, rivals=rivals)
    # step A leaves three of four cards, and each card fewer in hand means one more to draw
    size = len(view.hand) - (not view.a_used) - 1
    if HAND - size <= view.left and size < HAND:
        return words.draws_more(spot)
    totals = view.totals
    leads = rivals and totals[view.seat - 1] > max(_without(totals, view.seat))
    return words.nears_end(spot) if leads else words.blocks(spot)


def _without(totals: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*totals[: seat - 1], *totals[seat:])


def _why_tuck(view: State, card: int) -> str:
    board = Board(view)
    cells = cells_of(board.free & board.table.fits[card])
    points = {cell: round(board.rows[cell][card]) for cell in cells}
    best = max(points, key=points.__getitem__, default=None)
    return words.least_useful(card, None if best is None else (_name(board, best), points[best]))
