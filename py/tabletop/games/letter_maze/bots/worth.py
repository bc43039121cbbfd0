"""Evaluation of positions, and upper bounds on the worth that more letters can reach.

All worths are in tenths of a step towards the finish.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, Protocol

from tabletop.ai.values import chance
from tabletop.games.letter_maze.rules.letters import PREMIUM
from tabletop.games.letter_maze.rules.maze import NO_TILE, Maze
from tabletop.games.letter_maze.rules.search import CROSSED, PASSED
from tabletop.games.letter_maze.rules.state import Player, State
from tabletop.games.letter_maze.rules.tour import FAR, tour_of
from tabletop.games.letter_maze.rules.walking import ground_of, stand_of

STEP = 10

WIN = 1_000_000
"""The worth of a win, above that of any other position."""

GARDENER = 40
"""The worth of an unused Gardener Card: it can save a detour of about four steps."""

CARDS = sum(PASSED.values())
"""The flags of a path that stand for cards."""

KEPT = CARDS | CROSSED
"""The flags of a path that affect the remaining distance."""

KEY_BITS = KEPT.bit_length()

_COLOURS_OF = {
    marks: "".join(colour for colour, mark in PASSED.items() if mark & marks)
    for marks in range(CARDS + 1)
    if marks | CARDS == CARDS
}


class Way(Protocol):
    """A measure of the distance to the finish."""

    def steps_left(self, square: int, cards: str) -> int:
        """Return the steps from a square to the finish with `cards` in hand."""
        ...


A_WORD = 70
"""The approximate worth of a word."""

_CHANCE = 80.0
"""The lead in worth that multiplies the odds of winning by e."""


def hope(worth: int, rivals: int) -> float:
    """Return the chance of winning, 0 to 1, for a worth against the best rival's worth `rivals`."""
    return 1.0 if worth >= WIN else chance(worth - rivals, _CHANCE)


class _Leap(NamedTuple):
    """A next square, the worth of a tile to pick up there, flags, and whether it is the finish.

    The flags are those of a card and, if a hedge is crossed, CROSSED.
    """

    square: int
    lifted: int
    marks: int
    is_finish: bool


def tile_worth(face: str) -> int:
    """Return the worth of a tile in hand."""
    if face in PREMIUM:
        return 15
    return 6 if face in "AERST" else 4


@lru_cache(maxsize=4096)
def hand_worth(hand: str) -> int:
    """Return the total worth of the tiles in a hand (cached)."""
    return sum(map(tile_worth, hand))


def marks_of(player: Player) -> int:
    """Return the initial flags of a path of `player`: its cards, and CROSSED without a Gardener."""
    cards = sum(PASSED[colour] for colour in player.cards)
    return cards if player.has_gardener else cards | CROSSED


def key_of(square: int, marks: int) -> int:
    """Return the key for `Outlook.row` of a square and the relevant flags of `marks`."""
    return square << KEY_BITS | marks & KEPT


class Outlook:
    """The worth of each square during one turn, and upper bounds on what n more letters can reach.

    They assume the tiles and used squares of the initial state, so that one outlook serves a whole
    turn with its bonus moves.
    """

    def __init__(self, state: State, way: Way | None = None) -> None:
        """Prepare for the seat to move in `state`; `way` defaults to `tour_of(state)`."""
        self.ground = ground_of(state)
        self.way = way or tour_of(state)
        self._stand = stand_of(state)
        self._leaps: dict[int, tuple[list[_Leap], list[_Leap]]] = {}
        self._rows: dict[int, list[int]] = {}
        self.to_premium = _steps_to_premium(self.ground.maze, state.tiles)

    def of(self, player: Player) -> int:
        """Return the worth of a player's position, cards, tiles and Gardener."""
        key = key_of(player.piece, marks_of(player))
        return hand_worth(player.hand) + self.row(key, 0)[0]

    def row(self, key: int, letters: int) -> list[int]:
        """Return upper bounds on the worth within reach of a square, by number of letters.

        Entry 0 is the worth of the square itself, without the hand; entry n is an upper bound after
        n more letters. The bounds ignore letters and the repeated use of squares, and the cost of
        tiles placed on the way. The list has at least `letters` + 1 entries.
        """
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = [self._standing(key)]
        while len(row) <= letters:
            row.append(self._most_after(key, row))
        return row

    def _standing(self, key: int) -> int:
        steps = self.way.steps_left(key >> KEY_BITS, _COLOURS_OF[key & CARDS])
        return (0 if key & CROSSED else GARDENER) - STEP * steps

    def _most_after(self, key: int, row: list[int]) -> int:
        """Return the next entry of `row`."""
        rows, wanted, fewer = self._rows, self.ground.cards_wanted, len(row) - 1
        most = row[0]
        for square, lifted, marks, is_finish in self._leaps_from(key):
            reached = square << KEY_BITS | key & KEPT | marks
            if is_finish and (reached & CARDS).bit_count() >= wanted:
                return WIN
            bounds = rows.get(reached)
            if bounds is None or len(bounds) <= fewer:
                bounds = self.row(reached, fewer)
            worth = lifted + bounds[fewer]
            if worth > most:
                most = worth
        return most

    def _leaps_from(self, key: int) -> list[_Leap]:
        square = key >> KEY_BITS
        if square not in self._leaps:
            maze = self.ground.maze
            straight = list(self._leaps_to(maze.open_ways[square].values(), 0))
            hedged = list(self._leaps_to(maze.hedged_ways[square].values(), CROSSED))
            self._leaps[square] = straight, straight + hedged
        return self._leaps[square][0 if key & CROSSED else 1]

    def _leaps_to(self, squares: Iterable[int], crossed: int) -> Iterator[_Leap]:
        """Yield the leaps to `squares` that are neither closed nor used (R5, R6)."""
        maze, stand = self.ground.maze, self._stand
        for square in squares:
            if square in stand.used or self.ground.is_closed(square, stand.tiles):
                continue
            tile, lifted, marks = stand.tiles[square], 0, crossed
            if tile != NO_TILE:
                lifted = tile_worth(tile)
            elif square in maze.colours:
                marks |= PASSED[maze.colours[square]]
            yield _Leap(square, lifted, marks, square in self.ground.finish)


def rivals_worth(state: State, way: Way) -> int:
    """Return the highest worth of a rival of the seat to move, plus that of its next word."""
    return A_WORD + max(
        hand_worth(rival.hand)
        + GARDENER * rival.has_gardener
        - STEP * way.steps_left(rival.piece, rival.cards)
        for seat, rival in enumerate(state.players, start=1)
        if seat != state.turn.seat
    )


def _steps_to_premium(maze: Maze, tiles: str) -> list[int]:
    """Return a lower bound on the steps from each square to a premium letter (R19).

    The letter is printed, or on a tile that could be picked up and placed. Obstacles are ignored.
    """
    queue = deque(
        square
        for square, (face, tile) in enumerate(zip(maze.faces, tiles, strict=True))
        if (face if tile == NO_TILE else tile) in PREMIUM
    )
    steps = [FAR] * len(maze.cells)
    for square in queue:
        steps[square] = 0
    while queue:
        square = queue.popleft()
        for ways in (maze.open_ways[square], maze.hedged_ways[square]):
            for neighbour in ways.values():
                if steps[neighbour] == FAR:
                    steps[neighbour] = steps[square] + 1
                    queue.append(neighbour)
    return steps
