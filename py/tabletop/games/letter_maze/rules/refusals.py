"""Why a move is illegal: a sequence of checks, each returning a refusal with its rule."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.games.letter_maze.rules.chance import OUTCOME_OF, why_impossible
from tabletop.games.letter_maze.rules.letters import READINGS_OF, printed
from tabletop.games.letter_maze.rules.lexicon import Lexicon
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE
from tabletop.games.letter_maze.rules.moves import kinds_earned, tribute_due
from tabletop.games.letter_maze.rules.notation import (
    END,
    PASS,
    Boards,
    Call,
    Hands,
    Leg,
    Move,
    Step,
    Targets,
    Tiles,
    Tribute,
    Word,
    legs_of,
    spelled,
)
from tabletop.games.letter_maze.rules.problems import (
    AtSquare,
    Fault,
    NoChoiceOfBonus,
    NotAWord,
    NotInHand,
    NotThatMany,
    OtherLetter,
    OtherPhase,
    SquareFault,
    TributeNotSorted,
    TributeProblem,
    WrongTribute,
)
from tabletop.games.letter_maze.rules.state import SETUP, Phase, State
from tabletop.games.letter_maze.rules.walking import (
    Ground,
    Stand,
    can_step,
    enter,
    face_on,
    ground_of,
    stand_of,
)


def why_refused(state: State, move: Move, lexicon: Lexicon) -> Refusal | None:
    """Return the first reason why `move` is illegal, or None if it is legal.

    The game must not be over.
    """
    if not _fits_phase(state.phase, move):
        return Refusal("E-PHASE", "turn", OtherPhase(state.phase))
    match move:
        case Boards() | Targets() | Tiles() | Hands():
            return why_impossible(state, move)
        case Call():
            return _why_no_pass(state) if move == PASS else None
        case Tribute(tiles):
            return _why_no_tribute(state.players[state.turn.owing[0] - 1].hand, tiles)
        case Step() | Word():
            return _why_not_walked(state, move, lexicon)


def _fits_phase(phase: Phase, move: Move) -> bool:
    if phase in SETUP:
        return isinstance(move, OUTCOME_OF[phase])
    if phase is Phase.TRIBUTE or isinstance(move, Tribute):
        return phase is Phase.TRIBUTE and isinstance(move, Tribute)
    if isinstance(move, Call):
        return move == (END if phase is Phase.BONUS else PASS)
    return isinstance(move, Word | Step)


def _why_no_pass(state: State) -> Refusal | None:
    if can_step(ground_of(state), stand_of(state), with_gardener=False):
        return Refusal("E-PASS", "R13", Fault.CAN_MOVE)
    return None


def _why_no_tribute(hand: str, tiles: str) -> Refusal | None:
    wanted = tribute_due(hand)
    if len(tiles) != wanted:
        return _tribute(WrongTribute(len(hand), wanted, len(tiles)))
    in_order = "".join(sorted(tiles))
    if in_order != tiles:
        return _tribute(TributeNotSorted(in_order))
    missing = [face for face in tiles if tiles.count(face) > hand.count(face)]
    if missing:
        return _tribute(NotThatMany(hand, missing[0]))
    return None


def _tribute(problem: TributeProblem) -> Refusal:
    return Refusal("E-TRIBUTE", "R25", problem)


def _why_not_walked(state: State, move: Word | Step, lexicon: Lexicon) -> Refusal | None:
    """Return the first problem along the path, else E-WORD or E-BONUS, else None."""
    ground, stand = ground_of(state), stand_of(state)
    for leg in legs_of(move):
        refusal = why_not_entered(ground, stand, leg)
        if refusal is not None:
            return refusal
        stand = enter(ground, stand, leg)
    if isinstance(move, Step):
        return None
    if spelled(move) not in lexicon:
        return Refusal("E-WORD", "R23", NotAWord(spelled(move)))
    return _why_no_bonus(state, move, stand)


def why_not_entered(ground: Ground, stand: Stand, leg: Leg) -> Refusal | None:
    """Return why `leg` can't follow from `stand`, or None if it can."""
    refusal = _why_no_way(ground, stand, leg)
    if refusal is not None:
        return refusal
    ways = ground.maze.hedged_ways if leg.crosses else ground.maze.open_ways
    square = ways[stand.square][leg.direction]
    refusal = _why_closed(ground, stand, square)
    if refusal is not None or not leg.reading:
        return refusal
    if leg.is_laid:
        return _why_not_laid(ground, stand, square, leg.face)
    return _why_not_read(ground, stand, square, leg.reading)


def _why_no_way(ground: Ground, stand: Stand, leg: Leg) -> Refusal | None:
    """Return E-EDGE, E-HEDGE or E-GARDENER if the direction is closed (R3, R14)."""
    maze, name = ground.maze, ground.maze.names[stand.square]
    is_open = leg.direction in maze.open_ways[stand.square]
    is_hedged = leg.direction in maze.hedged_ways[stand.square]
    if not is_open and not is_hedged:
        return Refusal("E-EDGE", "R3", AtSquare(SquareFault.NO_SQUARE, name))
    if is_hedged and not leg.crosses:
        return Refusal("E-HEDGE", "R3", AtSquare(SquareFault.HEDGE, name))
    if is_open and leg.crosses:
        return Refusal("E-HEDGE", "R14", AtSquare(SquareFault.NO_HEDGE, name))
    if leg.crosses and not stand.has_gardener:
        return Refusal("E-GARDENER", "R14", Fault.GARDENER_SPENT)
    return None


def _why_closed(ground: Ground, stand: Stand, square: int) -> Refusal | None:
    """Return E-USED (R6) or E-BLOCKED (R5) if the square can't be entered."""
    maze, name = ground.maze, ground.maze.names[square]
    if square in stand.used:
        return Refusal("E-USED", "R6", AtSquare(SquareFault.USED, name))
    if not ground.is_closed(square, stand.tiles):
        return None
    if square == maze.start:
        fault = SquareFault.START
    elif square in ground.occupied:
        fault = SquareFault.OCCUPIED
    else:
        fault = SquareFault.DRY_POND
    return Refusal("E-BLOCKED", "R5", AtSquare(fault, name))


def _why_not_laid(ground: Ground, stand: Stand, square: int, face: str) -> Refusal | None:
    """Return E-LAY or E-HAND if the tile can't be placed there (R9)."""
    name = ground.maze.names[square]
    if not ground.may_lay(square, stand.tiles):
        return Refusal("E-LAY", "R9", AtSquare(_why_not_covered(ground, stand, square), name))
    if face not in stand.hand:
        return Refusal("E-HAND", "R9", NotInHand(face, stand.hand))
    return None


def _why_not_covered(ground: Ground, stand: Stand, square: int) -> SquareFault:
    if ground.maze.faces[square] == BLUE:
        return SquareFault.NO_TILE_ON_POND
    if stand.tiles[square] != NO_TILE:
        return SquareFault.NO_TILE_ON_TILE
    return SquareFault.NO_TILE_ON_TARGET


def _why_not_read(ground: Ground, stand: Stand, square: int, reading: str) -> Refusal | None:
    """Return E-LETTER if the square shows another letter (R8)."""
    face = face_on(ground.maze, stand, square)
    if reading in READINGS_OF[face]:
        return None
    name = ground.maze.names[square]
    return Refusal("E-LETTER", "R8", OtherLetter(name, printed(face), reading))


def _why_no_bonus(state: State, word: Word, stand: Stand) -> Refusal | None:
    """Return E-BONUS if the choice of bonus is missing, or named without a choice (R20)."""
    count = sum(1 for _ in legs_of(word))
    kinds = kinds_earned(count, stand.is_premium, state.turn.earned)
    has_choice = len(kinds) > 1
    if has_choice == bool(word.bonus):
        return None
    problem = Fault.WHICH_BONUS if has_choice else NoChoiceOfBonus(word.bonus)
    return Refusal("E-BONUS", "R20", problem)
