"""Positions on the small map of the worked examples, and on whole game boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.core.game import listed_moves, read_move
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.letter_maze.rules.boards import Plan
from tabletop.games.letter_maze.rules.game import GAME, LetterMaze
from tabletop.games.letter_maze.rules.lexicon import Lexicon
from tabletop.games.letter_maze.rules.maze import NO_TILE, maze_of
from tabletop.games.letter_maze.rules.notation import Move
from tabletop.games.letter_maze.rules.state import Agreed, Phase, Player, State, Turn
from tests.refusals import told

SMALL_MAP = Plan(
    """\
+ + + + + +
 @ H I D E
+ + + +-+ +
 L A R|E S
+ + + +-+ +
 O K * N T
+ + +-+ + +
 Q I|T g V
+ + + + + +
 S P E E D
+ + + + + +""",
    "G",
)

WORDS = (
    *("HIDE", "LATH", "NEAR", "QUIPS", "QI", "SPEED", "SPIKE", "NEED", "RIND", "KID"),
    *("GET", "TEE", "GEE", "PEG", "GEN", "LARDIEST", "HARDEST"),
)
FEW_WORDS = Lexicon.of(WORDS)

SMALL_GAME = LetterMaze(lambda: FEW_WORDS)


def square(name: str, plan: Plan = SMALL_MAP) -> int:
    """Return the number of a square."""
    return maze_of(plan).names.index(name)


def small_state(
    at: Sequence[str] = (),
    tiles: Mapping[str, str] | None = None,
    hands: Sequence[str] = (),
    cards: Sequence[str] = (),
    spent: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> State:
    """Return a position on the small map, seat 1 to move.

    What is not said for a seat is Start, no tiles, no cards and an unspent Gardener. There are
    three seats, or as many as squares are named if hands are given for just those, or more are.
    """
    seats = len(at) if len(at) > 3 or len(at) == len(hands) == 2 else 3
    on = {square(name): face for name, face in (tiles or {}).items()}
    players = tuple(
        Player(
            square(_nth(at, seat, "a1")), _nth(hands, seat), _nth(cards, seat), seat not in spent
        )
        for seat in range(1, seats + 1)
    )
    return State(
        Phase.MOVE,
        Agreed(*((options or {}).get(key) == "on" for key in ("tribute", "cover"))),
        seats,
        plan=SMALL_MAP,
        tiles="".join(on.get(number, NO_TILE) for number in range(25)),
        players=players,
        turn=Turn(1, frozenset((players[0].piece,))),
    )


def _nth(given: Sequence[str], seat: int, otherwise: str = "") -> str:
    return given[seat - 1] if seat <= len(given) else otherwise


def played(game: LetterMaze, state: State, moves: str) -> State:
    """Return `state` after `moves`; raise IllegalMove where one is refused."""
    for text in moves.split():
        state = game.apply_move(state, read_move(game, state, text))
    return state


def refused(game: LetterMaze, state: State, text: str) -> str:
    """Return the code with which `text` is refused."""
    with pytest.raises(IllegalMove) as caught:
        read_move(game, state, text)
    assert told("letter-maze", caught.value).endswith(".")
    return caught.value.code


def legal(game: LetterMaze, state: State, limit: int = 100_000) -> list[str]:
    """Return the sorted texts of the legal moves, of which there are no more than `limit`."""
    texts = listed_moves(game, state, limit)
    assert texts is not None
    return texts


def dealt(seats: int, seed: str = "21", **options: str) -> Match[State, Move]:
    """Return a match after the set-up of the seed."""
    return Match.start(GAME, computer_seats(seats, "random"), seed, options).settle()


def facts(state: State) -> dict[str, Any]:
    """Return what the worked examples tell about a position, seat 1 being meant."""
    player, names = state.players[0], maze_of(state.plan).names
    return {
        "square": names[player.piece],
        "hand": player.hand,
        "hands": [each.hand for each in state.players],
        "cards": player.cards,
        "gardener": player.has_gardener,
        "tiles": {names[n]: face for n, face in enumerate(state.tiles) if face != NO_TILE},
        "seat": GAME.current_player(state),
        "phase": state.phase.value,
        "earned": state.turn.earned,
        "winner": state.winner,
    }
