"""Evaluation of positions, and upper bounds for what more letters can reach.

All worth is counted in tenths of a step on the way to the finish.
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
"""More than any way that does not end at the finish."""

GARDENER = 40
"""What an unspent Gardener Card is worth: the way round a hedge may be four steps longer."""

CARDS = sum(PASSED.values())
"""The marks of a path that are cards."""

KEPT = CARDS | CROSSED
"""The marks of a path on which the way that is left depends."""

KEY_BITS = KEPT.bit_length()

_COLOURS_OF = {
    marks: "".join(colour for colour, mark in PASSED.items() if mark & marks)
    for marks in range(CARDS + 1)
    if marks | CARDS == CARDS
}


class Way(Protocol):
    """A measure of how far it is to the finish."""

    def steps_left(self, square: int, cards: str) -> int:
        """Return the steps from a square to the finish, with `cards` in the hand already."""
        ...


A_WORD = 70
"""What a word is worth, more or less."""

_CHANCE = 80.0
"""A lead of so much worth makes a win e times as likely."""


def hope(worth: int, rivals: int) -> float:
    """Return the chance to win with this worth against that of the best rival."""
    return 1.0 if worth >= WIN else chance(worth - rivals, _CHANCE)


class _Leap(NamedTuple):
    """A next square, the worth of a tile to pick up, its marks, and whether it is the finish.

    The marks are a card and, where a hedge is crossed, CROSSED.
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
    """Return the worth of the tiles of a hand."""
    return sum(map(tile_worth, hand))


def marks_of(player: Player) -> int:
    """Return the marks with which a path of `player` begins: the cards, and the Gardener's end."""
    cards = sum(PASSED[colour] for colour in player.cards)
    return cards if player.has_gardener else cards | CROSSED


def key_of(square: int, marks: int) -> int:
    """Return the key of the row of a square and those of `marks` that count there."""
    return square << KEY_BITS | marks & KEPT


class Outlook:
    """Worths of the squares of a maze during one turn, and bounds for n letters.

    The tiles on the board are those at the beginning, and squares used then stay closed; so one
    outlook serves a whole turn with its bonus moves.
    """

    def __init__(self, state: State, way: Way | None = None) -> None:
        """Take the position of the seat to move; `way` is the shortest tour if not given."""
        self.ground = ground_of(state)
        self.way = way or tour_of(state)
        self._stand = stand_of(state)
        self._leaps: dict[int, tuple[list[_Leap], list[_Leap]]] = {}
        self._rows: dict[int, list[int]] = {}
        self.to_premium = _steps_to_premium(self.ground.maze, state.tiles)

    def of(self, player: Player) -> int:
        """Return the worth of the position, cards, tiles and Gardener of a player."""
        key = key_of(player.piece, marks_of(player))
        return hand_worth(player.hand) + self.row(key, 0)[0]

    def row(self, key: int, letters: int) -> list[int]:
        """Return bounds on the worth within reach of a square, by number of letters.

        The first is what it is worth to stand there, tiles apart; no way of n more squares leads to
        more than entry n. All ways are thought possible whatever the letters, and may use a square
        twice; tiles laid on them are not reckoned, for they only cost.
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
        """Return the entry that comes next in a row."""
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
        """Yield the leaps to those squares that are not closed or used (R5, R6)."""
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
    """Return the worth of the best rival of the seat to move, after another word."""
    return A_WORD + max(
        hand_worth(rival.hand)
        + GARDENER * rival.has_gardener
        - STEP * way.steps_left(rival.piece, rival.cards)
        for seat, rival in enumerate(state.players, start=1)
        if seat != state.turn.seat
    )


def _steps_to_premium(maze: Maze, tiles: str) -> list[int]:
    """Return the fewest steps to what may earn the bonus of R19, through whatever is there.

    It is a premium square by its print, or a premium tile that can be lifted there and then laid.
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
