"""The state of a game: board, tiles, players and turn."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tabletop.core.game import CHANCE
from tabletop.games.letter_maze.rules.boards import Plan

SMALL_TABLE = 2
"""With this many seats fewer cards are needed, and the finish is around Start (R1)."""


class Phase(Enum):
    """The kind of move that comes next: a chance outcome of the set-up, or a decision."""

    BOARDS = "boards"
    TARGETS = "targets"
    TILES = "tiles"
    HANDS = "hands"
    MOVE = "move"
    """The first move of a turn."""
    BONUS = "bonus"
    TRIBUTE = "tribute"
    OVER = "over"


SETUP = (Phase.BOARDS, Phase.TARGETS, Phase.TILES, Phase.HANDS)


class Agreed(NamedTuple):
    """The options of a game: tribute for long words (R25), and covering of targets (R26)."""

    tribute: bool = False
    cover: bool = False


class Player(NamedTuple):
    """A seat's piece (a square), and its tiles and the colours of its cards, both sorted.

    `has_gardener` is whether it still has its Gardener Card.
    """

    piece: int
    hand: str = ""
    cards: str = ""
    has_gardener: bool = True


class Turn(NamedTuple):
    """A turn: its seat, the squares used (R6), and the kinds of bonus earned, `L` and `P`.

    `has_bonus` is whether a bonus move follows. `owing` are the seats that still owe tribute, in
    the order in which they pay.
    """

    seat: int
    used: frozenset[int] = frozenset()
    earned: str = ""
    has_bonus: bool = False
    owing: tuple[int, ...] = ()


class State(NamedTuple):
    """A position. `boards` and `plan` are empty until they are drawn in the set-up.

    `tiles[square]` is the face of the tile there, or `.`. `idle` counts consecutive passes of seats
    that could not move at all (R24). `winner` is 0 until a seat has won; `won_with` is the word
    that reached the finish, or "" for a step.
    """

    phase: Phase
    agreed: Agreed
    seats: int
    boards: tuple[int, ...] = ()
    plan: Plan = Plan("", "")
    tiles: str = ""
    players: tuple[Player, ...] = ()
    turn: Turn = Turn(CHANCE)
    idle: int = 0
    winner: int = 0
    won_with: str = ""

    @property
    def mover(self) -> Player:
        """Return the player whose turn it is, also while others pay tribute."""
        return self.players[self.turn.seat - 1]

    @property
    def cards_wanted(self) -> int:
        """Return the number of Target Cards needed to win (R1)."""
        return 2 if self.seats == SMALL_TABLE else 3


def with_player(state: State, seat: int, player: Player) -> State:
    """Return the state with the player of `seat` replaced."""
    players = state.players
    return state._replace(players=(*players[: seat - 1], player, *players[seat:]))


def player_to_decide(state: State) -> int | None:
    """Return the seat to move, CHANCE during the set-up, or None if the game is over."""
    if state.phase is Phase.OVER:
        return None
    if state.phase is Phase.TRIBUTE:
        return state.turn.owing[0]
    return state.turn.seat
