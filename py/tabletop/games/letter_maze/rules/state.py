"""The state of a game: the board, the tiles on it, the players and the turn."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tabletop.core.game import CHANCE
from tabletop.games.letter_maze.rules.boards import Plan

SMALL_TABLE = 2
"""With this many seats fewer cards are wanted, and the finish is round Start (R1)."""


class Phase(Enum):
    """The next thing to play: an outcome of chance, or a decision."""

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
    """The options of a table: long words cost tribute (R25), targets may be covered (R26)."""

    tribute: bool = False
    cover: bool = False


class Player(NamedTuple):
    """A seat: the square of its piece, its tiles and the colours of its cards, both sorted.

    `has_gardener` is true until the Gardener Card is spent.
    """

    piece: int
    hand: str = ""
    cards: str = ""
    has_gardener: bool = True


class Turn(NamedTuple):
    """The turn: whose it is, the squares used (R6), the kinds of bonus earned, `L` and `P`.

    `has_bonus` is true where a bonus move is to come; `owing` are the seats that have still to pay
    tribute, the next one first.
    """

    seat: int
    used: frozenset[int] = frozenset()
    earned: str = ""
    has_bonus: bool = False
    owing: tuple[int, ...] = ()


class State(NamedTuple):
    """A position. `boards` and `plan` are empty until chance has laid the boards.

    `tiles[square]` is the face of the tile that lies there, or `.`. `idle` counts the passes in a
    row of seats that could not move at all (R24). `winner` is 0 while nobody has won; `won_with` is
    the word that reached the finish, "" for a step.
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
        """Return the player whose turn it is."""
        return self.players[self.turn.seat - 1]

    @property
    def cards_wanted(self) -> int:
        """Return how many Target Cards the goal asks for (R1)."""
        return 2 if self.seats == SMALL_TABLE else 3


def with_player(state: State, seat: int, player: Player) -> State:
    """Return the state with another player on `seat`."""
    players = state.players
    return state._replace(players=(*players[: seat - 1], player, *players[seat:]))


def player_to_decide(state: State) -> int | None:
    """Return the seat to decide, CHANCE during the set-up, or None when the game is over."""
    if state.phase is Phase.OVER:
        return None
    if state.phase is Phase.TRIBUTE:
        return state.turn.owing[0]
    return state.turn.seat
