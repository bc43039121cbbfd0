"""Opponents of Tuintopia: the greedy one takes the most points that a turn can bring."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tabletop.ai.bot import AnyBot, Thought
from tabletop.games.tuintopia.cards import CARDS, DECK, NUMBERS
from tabletop.games.tuintopia.legal import cells_in, legal_moves
from tabletop.games.tuintopia.notation import Cover, Done, Lay, Move, Place, Tuck, Turn
from tabletop.games.tuintopia.scoring import points_of
from tabletop.games.tuintopia.state import HIDDEN, Phase, State, fitting
from tabletop.games.tuintopia.turn import apply_move
from tabletop.games.tuintopia.values import icon_value
from tabletop.games.tuintopia.words import signed

BEST_A = 8
"""How many of the best placements are looked at together with a step B after them."""

_KEEPING = 0.5
"""The part of what a card is worth on average that is lost by playing it now."""

_DISTRUST = 1.0
"""The points by which a card that a rival laid closed is thought to be worse than the average."""

_TRAP = -2
"""The most points of a card, where it would lie open, with which it is laid closed as a trap."""


class Option(NamedTuple):
    """A decision and the points that it promises, with what may follow in the same turn."""

    move: Move
    points: float


def _worth() -> tuple[float, ...]:
    """Return how many icons each card shares with a card of the deck on average."""
    return tuple(
        sum(icon_value(CARDS[card], CARDS[other]) for other in DECK) / len(DECK) for card in DECK
    )


_WORTH = _worth()


class Greedy:
    """Takes the most points in this turn, and keeps well connected cards for better cells."""

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the decision with the most points; luck decides between equals."""
        options = _options(view)
        best = max(option.points for option in options)
        move = rng.choice([option.move for option in options if option.points == best])
        yield Thought(move, len(options), _reason(view, move))


def _options(view: State) -> list[Option]:
    if view.phase is Phase.TUCK:
        return [Option(move, -_prospect(view, NUMBERS[move.card])) for move in _tucks(view)]
    if view.a_used:
        return [Option(Done(), 0.0), *_turns(view), *_traps(view)]
    placements = sorted(_placements(view), key=lambda option: -option.points)
    if not placements:
        return [Option(move, 0.0) for move in legal_moves(view)[:1]]
    return [_with_step_b(view, option) for option in placements[:BEST_A]]


def _tucks(view: State) -> list[Tuck]:
    return [move for move in legal_moves(view) if isinstance(move, Tuck)]


def _placements(view: State) -> Iterator[Option]:
    """Yield every way to place a card, priced by its gain and by what the card is worth."""
    aims = view.reachable & (view.free | view.closed)
    cells = view.ground.cells
    for card in view.hand:
        numbers = cells_in(aims & fitting(view, card))
        for number, points in zip(numbers, points_of(view, card, numbers), strict=True):
            kind = Cover if view.closed >> number & 1 else Place
            move = kind(CARDS[card].code, cells[number])
            yield Option(move, points - _KEEPING * _WORTH[card])


def _with_step_b(view: State, option: Option) -> Option:
    """Return the option with the points of the best card that can be turned after it."""
    if not view.closed or view.b_used:
        return option
    after = apply_move(view, option.move)
    further = max((turn.points for turn in _turns(after)), default=0.0)
    return Option(option.move, option.points + max(0.0, further))


def _turns(view: State) -> Iterator[Option]:
    """Yield every closed card that may be turned, with its points or those to be expected."""
    if view.b_used:
        return
    for number in cells_in(view.closed):
        yield Option(Turn(view.ground.cells[number]), _expected(view, number))


def _expected(view: State, number: int) -> float:
    """Return what turning a closed card brings on average, over the cards that it may be."""
    face = view.closed_cards[number]
    faces = view.stack if face == HIDDEN else (face,)
    fits = [card for card in faces if fitting(view, card) >> number & 1]
    mean = sum(points_of(view, card, [number])[0] for card in fits) / len(faces)
    return mean - _DISTRUST if face == HIDDEN and _has_rivals(view) else mean


def _traps(view: State) -> Iterator[Option]:
    """Yield closed cards that would cost a rival points who turns them: bad cards, well used."""
    if view.b_used or view.variant.level == 1 or not _has_rivals(view):
        return
    for card in view.hand:
        numbers = cells_in(view.reachable & view.free & fitting(view, card))
        for number, points in zip(numbers, points_of(view, card, numbers), strict=True):
            if points <= _TRAP:
                yield Option(Lay(CARDS[card].code, view.ground.cells[number]), -points / 2)


def _has_rivals(view: State) -> bool:
    return len(view.hands) > 1 and not view.variant.coop


def _prospect(view: State, card: int) -> float:
    """Return the most that `card` could bring on a free cell where it belongs, now or later."""
    numbers = cells_in(view.free & fitting(view, card))
    return max(points_of(view, card, numbers), default=-1) + _WORTH[card]


def _reason(view: State, move: Move) -> str:
    if isinstance(move, Place | Cover):
        number = view.ground.numbers[move.cell]
        points = points_of(view, NUMBERS[move.card], [number])[0]
        return f"{CARDS[NUMBERS[move.card]].english.capitalize()} brings {signed(points)} there."
    if isinstance(move, Turn):
        return "It is worth turning."
    if isinstance(move, Lay):
        return "It fits badly there, and whoever turns it loses points."
    if isinstance(move, Tuck):
        return "It is the card that fits the garden least."
    return "No closed card is worth turning." if isinstance(move, Done) else "Nothing else is left."


BOTS: Mapping[str, AnyBot] = {"greedy": Greedy()}
