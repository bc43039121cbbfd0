"""The scoring rules once more, slowly: by looking at every card and every pair of places."""

from __future__ import annotations

from tabletop.games.tuintopia.rules.cards import CARDS, HOUSE, NUMBERS, Card
from tabletop.games.tuintopia.rules.ground import rows_of
from tabletop.games.tuintopia.rules.notation import Cover, Move, Place, Turn
from tabletop.games.tuintopia.rules.state import State

Place2D = tuple[int, int]

SUN = {"#": {"*": -1, "#": 1, ".": 0}, "*": {"*": 1, "#": -1, ".": 0}, ".": dict.fromkeys("*#.", 0)}
WIND = {"B": {"B": 1, "R": -1, ".": 0}, ".": {"B": -1, "R": 1, ".": 0}}


def open_cards(state: State) -> dict[Place2D, int]:
    """Return the open cards and both halves of the house by row and column."""
    found = {}
    numbers = iter(state.open_cards)
    for row, line in enumerate(rows_of(state.variant.garden)):
        for column, sign in enumerate(line):
            if sign == "H":
                found[row, column] = HOUSE
            if sign == "." and (card := next(numbers)) >= 0:
                found[row, column] = card
    return found


def gain(state: State, move: Move) -> int:
    """Return the points of placing, covering or turning, by rules 4 to 8; else 0."""
    if isinstance(move, Place | Cover):
        card = NUMBERS[move.card]
    elif isinstance(move, Turn):
        card = state.closed_cards[state.ground.numbers[move.cell]]
    else:
        return 0
    here = int(move.cell[1:]) - 1, ord(move.cell[0]) - ord("a")
    if state.variant.zones and CARDS[card].zone != "II":
        inner = any(other == HOUSE for other, _ in _around(state, here))
        if inner != (CARDS[card].zone == "I"):
            return 0
    return _gain(state, card, here)


def _around(state: State, here: Place2D) -> list[tuple[int, Place2D]]:
    return [
        (card, place)
        for place, card in open_cards(state).items()
        if max(abs(place[0] - here[0]), abs(place[1] - here[1])) == 1
    ]


def _gain(state: State, number: int, here: Place2D) -> int:
    card, around = CARDS[number], _around(state, here)
    met = {other for other, _ in around}
    points = sum(
        len(set(card.needs) & set(CARDS[other].offers))
        + len(set(card.offers) & set(CARDS[other].needs))
        for other in met
    )
    if state.variant.level == 1:
        return points
    heights = state.variant.heights
    south = {other for other, place in around if place[0] > here[0]}
    north = {other for other, place in around if place[0] < here[0]}
    west = {other for other, place in around if place[1] < here[1]}
    east = {other for other, place in around if place[1] > here[1]}
    points += sum(_sun(CARDS[other], card, heights) for other in south)
    points += sum(_sun(card, CARDS[other], heights) for other in north)
    points += sum(_wind(CARDS[other], card, heights) for other in west)
    return points + sum(_wind(card, CARDS[other], heights) for other in east)


def _sun(giver: Card, receiver: Card, heights: bool) -> int:
    north = giver.north
    if heights:
        shade_falls_short = north == "#" and giver.height < receiver.height
        pond_too_high = giver.name == "pond" and receiver.height <= giver.height
        north = "." if shade_falls_short or pond_too_high else north
    return SUN[north][receiver.south]


def _wind(giver: Card, receiver: Card, heights: bool) -> int:
    east = "." if heights and giver.height < receiver.height else giver.east
    return WIND[east][receiver.west]
