"""Words and steps, letter by letter: the mover's position, tiles and cards after each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.games.letter_maze.rules.letters import PREMIUM, add, remove
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.notation import Leg, Step, Word, legs_of
from tabletop.games.letter_maze.rules.state import SMALL_TABLE, State


@dataclass(frozen=True, slots=True)
class Ground:
    """The facts that stay constant during a move: maze, other pieces, goal and options."""

    maze: Maze
    occupied: frozenset[int]
    finish: frozenset[int]
    cards_wanted: int
    may_cover: bool

    def is_closed(self, square: int, tiles: str) -> bool:
        """Return whether a square can't be entered: Start, occupied, or an empty pond (R5)."""
        if square == self.maze.start or square in self.occupied:
            return True
        return self.maze.faces[square] == BLUE and tiles[square] == NO_TILE

    def may_lay(self, square: int, tiles: str) -> bool:
        """Return whether a tile may be placed on a square (R9, R26)."""
        if tiles[square] != NO_TILE or self.maze.faces[square] == BLUE:
            return False
        return self.may_cover or square not in self.maze.colours


class Stand(NamedTuple):
    """The mover during a move: square, used squares (R6), tiles on the board, hand and cards.

    `is_premium` is whether the move has earned the bonus of R19, `has_won` whether it has won.
    """

    square: int
    used: frozenset[int]
    tiles: str
    hand: str
    cards: str
    has_gardener: bool
    is_premium: bool = False
    has_won: bool = False


class Tread(NamedTuple):
    """A leg of a move, with the mover before and after it."""

    leg: Leg
    before: Stand
    after: Stand

    @property
    def square(self) -> int:
        """Return the square that the leg enters."""
        return self.after.square

    @property
    def lifted(self) -> str:
        """Return the face of the tile that the leg picks up, or ""."""
        return "" if self.leg.is_laid else self.before.tiles[self.square].replace(NO_TILE, "")

    @property
    def card(self) -> str:
        """Return the colour of the card that the leg wins, or ""."""
        return next((each for each in self.after.cards if each not in self.before.cards), "")


def finish_of(maze: Maze, seats: int) -> frozenset[int]:
    """Return the squares of the finish for this number of seats (R22)."""
    return maze.ring if seats == SMALL_TABLE else maze.bottom


def ground_of(state: State) -> Ground:
    """Return the constants for a move of the seat whose turn it is."""
    maze = maze_of(state.plan)
    return Ground(
        maze,
        frozenset(
            player.piece for seat, player in enumerate(state.players, 1) if seat != state.turn.seat
        ),
        finish_of(maze, state.seats),
        state.cards_wanted,
        state.agreed.cover,
    )


def stand_of(state: State) -> Stand:
    """Return the stand of the seat whose turn it is, before its move."""
    piece, hand, cards, has_gardener = state.mover
    return Stand(piece, state.turn.used, state.tiles, hand, cards, has_gardener)


def face_on(maze: Maze, stand: Stand, square: int) -> str:
    """Return the face on a square: of its tile, or printed if there is none (R8)."""
    tile = stand.tiles[square]
    return maze.faces[square] if tile == NO_TILE else tile


def enter(ground: Ground, stand: Stand, leg: Leg) -> Stand:
    """Return the mover after a legal leg (R8 to R15, R22); legality is not checked."""
    maze = ground.maze
    ways = maze.hedged_ways if leg.crosses else maze.open_ways
    square = ways[stand.square][leg.direction]
    tile = stand.tiles[square]
    hand, tiles, cards = stand.hand, stand.tiles, stand.cards
    if leg.is_laid:
        hand, tiles = remove(hand, leg.face), with_tile(tiles, square, leg.face)
    elif tile != NO_TILE:
        hand, tiles = add(hand, tile), with_tile(tiles, square, NO_TILE)
    elif maze.colours.get(square, "") not in cards:
        cards = add(cards, maze.colours[square])
    return Stand(
        square,
        stand.used | {square},
        tiles,
        hand,
        cards,
        stand.has_gardener and not leg.crosses,
        stand.is_premium or (leg.face in PREMIUM and (leg.is_laid or tile == NO_TILE)),
        stand.has_won or (len(cards) >= ground.cards_wanted and square in ground.finish),
    )


def walk(state: State, move: Word | Step) -> Stand:
    """Return the mover after a legal move."""
    *_, last = treads_of(state, legs_of(move))
    return last.after


def treads_of(state: State, legs: Iterable[Leg]) -> Iterator[Tread]:
    """Yield a tread for each leg; all must be legal."""
    ground, stand = ground_of(state), stand_of(state)
    for leg in legs:
        before, stand = stand, enter(ground, stand, leg)
        yield Tread(leg, before, stand)


def can_step(ground: Ground, stand: Stand, *, with_gardener: bool) -> bool:
    """Return whether any step is possible, and so any move at all (R12, R13).

    `with_gardener` includes steps through hedges if the mover still has the Gardener.
    """
    maze, square = ground.maze, stand.square
    targets = list(maze.open_ways[square].values())
    if with_gardener and stand.has_gardener:
        targets += maze.hedged_ways[square].values()
    return any(
        target not in stand.used and not ground.is_closed(target, stand.tiles) for target in targets
    )


def with_tile(tiles: str, square: int, face: str) -> str:
    """Return the tiles on the board with `face`, or NO_TILE, on a square."""
    return tiles[:square] + face + tiles[square + 1 :]
