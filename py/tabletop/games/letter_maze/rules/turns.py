"""The effects of moves: set-up, turns with bonus moves, tribute and the end."""

from __future__ import annotations

from tabletop.core.game import CHANCE
from tabletop.games.letter_maze.rules.boards import lay_out
from tabletop.games.letter_maze.rules.letters import add, remove
from tabletop.games.letter_maze.rules.maze import NO_TILE, maze_of
from tabletop.games.letter_maze.rules.moves import kinds_earned
from tabletop.games.letter_maze.rules.notation import (
    Boards,
    Call,
    Hands,
    Move,
    Outcome,
    Step,
    Targets,
    Tiles,
    Tribute,
    Word,
    legs_of,
    spelled,
)
from tabletop.games.letter_maze.rules.state import Phase, Player, State, Turn, with_player
from tabletop.games.letter_maze.rules.walking import Stand, can_step, ground_of, stand_of, walk

VERY_LONG_WORD = 8
"""The minimum number of letters of a word that costs the others half their tiles (R25)."""


def after(state: State, move: Move) -> State:
    """Return the state after a legal move or a possible outcome."""
    match move:
        case Word() | Step():
            return _after_walk(state, move)
        case Call():
            return _after_pass(state) if state.phase is Phase.MOVE else _next_turn(state)
        case Tribute(tiles):
            return _after_tribute(state, tiles)
        case _:
            return _after_outcome(state, move)


def _after_outcome(state: State, outcome: Outcome) -> State:
    match outcome:
        case Boards(numbers):
            return state._replace(boards=numbers, phase=Phase.TARGETS)
        case Targets(numbers):
            plan = lay_out(state.seats, state.boards, numbers)
            tiles = NO_TILE * len(maze_of(plan).cells)
            return state._replace(plan=plan, tiles=tiles, phase=Phase.TILES)
        case Tiles(faces):
            tiles = _on_blue(state, faces)
            return state._replace(tiles=tiles, phase=Phase.HANDS)
        case Hands(trios):
            start = maze_of(state.plan).start
            players = tuple(Player(start, trio) for trio in trios)
            first = min(range(1, state.seats + 1), key=lambda seat: (trios[seat - 1], seat))
            return _at_turn(state._replace(players=players), first)


def _on_blue(state: State, faces: str) -> str:
    tiles = list(state.tiles)
    for square, face in zip(maze_of(state.plan).blue, faces, strict=True):
        tiles[square] = face
    return "".join(tiles)


def _standing(state: State, stand: Stand) -> State:
    player = Player(stand.square, stand.hand, stand.cards, stand.has_gardener)
    return with_player(state, state.turn.seat, player)._replace(tiles=stand.tiles)


def _after_walk(state: State, move: Word | Step) -> State:
    seat = state.turn.seat
    stand = walk(state, move)
    state = _standing(state, stand)._replace(idle=0)
    if stand.has_won:
        word = spelled(move)
        return state._replace(phase=Phase.OVER, winner=seat, won_with=word)
    if isinstance(move, Step):
        return _next_turn(state)
    return _going_on(state._replace(turn=turn_after(state, move, stand)))


def turn_after(state: State, word: Word, stand: Stand) -> Turn:
    """Return the turn after a word that ends at `stand`: its bonus, and the tribute due (R18-R25).

    The word must not win. Whether a bonus move is possible is not considered.
    """
    seat, _, earned, _, _ = state.turn
    count = len(legs_of(word))
    kind = word.bonus or kinds_earned(count, stand.is_premium, earned)
    owing: tuple[int, ...] = ()
    if state.agreed.tribute and count >= VERY_LONG_WORD:
        owing = tuple(other for other in _others(state) if len(state.players[other - 1].hand) > 1)
    return Turn(seat, stand.used, "".join(sorted(earned + kind)), bool(kind), owing)


def _others(state: State) -> list[int]:
    """Return the other seats in turn order."""
    mover = state.turn.seat
    return [(mover + ahead - 1) % state.seats + 1 for ahead in range(1, state.seats)]


def _going_on(state: State) -> State:
    """Return the state with the next phase: tribute, a bonus move or the next turn (R21)."""
    if state.turn.owing:
        return state._replace(phase=Phase.TRIBUTE)
    if state.turn.has_bonus and can_move(state):
        return state._replace(phase=Phase.BONUS)
    return _next_turn(state)


def _after_tribute(state: State, tiles: str) -> State:
    turn = state.turn
    giver, mover = turn.owing[0], turn.seat
    giving, taking = state.players[giver - 1], state.mover
    state = with_player(state, giver, giving._replace(hand=remove(giving.hand, tiles)))
    state = with_player(state, mover, taking._replace(hand=add(taking.hand, tiles)))
    return _going_on(state._replace(turn=turn._replace(owing=turn.owing[1:])))


def _after_pass(state: State) -> State:
    """Return the state after a pass; if no seat can move, the game is over (R24)."""
    idle = 0 if can_move(state) else state.idle + 1
    state = state._replace(idle=idle)
    if idle == state.seats:
        return state._replace(phase=Phase.OVER, turn=Turn(CHANCE))
    return _next_turn(state)


def can_move(state: State) -> bool:
    """Return whether the seat whose turn it is can move, if only by its Gardener (R13, R21)."""
    return can_step(ground_of(state), stand_of(state), with_gardener=True)


def _next_turn(state: State) -> State:
    return _at_turn(state, state.turn.seat % state.seats + 1)


def _at_turn(state: State, seat: int) -> State:
    """Return the state at the start of a turn of `seat`, with the square of its piece used (R6)."""
    turn = Turn(seat, frozenset((state.players[seat - 1].piece,)))
    return state._replace(phase=Phase.MOVE, turn=turn)
