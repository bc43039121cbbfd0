"""Why a move may not be played, in the order of the checks."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.games.letter_maze.chance import OUTCOME_OF, why_impossible
from tabletop.games.letter_maze.letters import READINGS_OF
from tabletop.games.letter_maze.lexicon import Lexicon
from tabletop.games.letter_maze.maze import BLUE, NO_TILE
from tabletop.games.letter_maze.moves import kinds_earned
from tabletop.games.letter_maze.notation import (
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
from tabletop.games.letter_maze.state import SETUP, Phase, State
from tabletop.games.letter_maze.walking import Ground, Stand, can_step, enter, ground_of, stand_of

_AWAITED = {
    Phase.BOARDS: "the draw of the ordinary boards",
    Phase.TARGETS: "the draw of the Target Boards",
    Phase.TILES: "the draw of the tiles on the ponds",
    Phase.HANDS: "the deal of the hands",
    Phase.MOVE: "a word or a step, the first move of a turn",
    Phase.BONUS: "a bonus move or the word end",
    Phase.TRIBUTE: "the tribute of a seat",
}


def why_refused(state: State, move: Move, lexicon: Lexicon) -> Refusal | None:
    """Return why `move` may not be played in a `state` that is not over, or None if it may."""
    if not _fits_phase(state.phase, move):
        return Refusal("E-PHASE", "turn", f"Awaited is {_AWAITED[state.phase]}.")
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
        return Refusal("E-PASS", "R13", "There is a way to move, so this turn cannot be passed.")
    return None


def _why_no_tribute(hand: str, tiles: str) -> Refusal | None:
    wanted = len(hand) // 2
    if len(tiles) != wanted:
        return _tribute(f"Half of {len(hand)} tiles is {wanted}; here are {len(tiles)}.")
    if "".join(sorted(tiles)) != tiles:
        return _tribute(f"Tiles are named in alphabetical order: {''.join(sorted(tiles))}.")
    missing = [face for face in tiles if tiles.count(face) > hand.count(face)]
    if missing:
        return _tribute(f"The hand {hand} has not that many tiles {missing[0]}.")
    return None


def _tribute(sentence: str) -> Refusal:
    return Refusal("E-TRIBUTE", "R25", sentence)


def _why_not_walked(state: State, move: Word | Step, lexicon: Lexicon) -> Refusal | None:
    """Return what stops the move along its path, else E-WORD or E-BONUS."""
    ground, stand = ground_of(state), stand_of(state)
    for leg in legs_of(move):
        refusal = why_not_entered(ground, stand, leg)
        if refusal is not None:
            return refusal
        stand = enter(ground, stand, leg)
    if isinstance(move, Step):
        return None
    if spelled(move) not in lexicon:
        return Refusal("E-WORD", "R23", f"{spelled(move)} is not in the word list.")
    return _why_no_bonus(state, move, stand)


def why_not_entered(ground: Ground, stand: Stand, leg: Leg) -> Refusal | None:
    """Return why the next letter of a move, or a step, may not go there; None if it may."""
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
    """Return E-EDGE, E-HEDGE or E-GARDENER (R3, R14)."""
    maze, name = ground.maze, ground.maze.names[stand.square]
    is_open = leg.direction in maze.open_ways[stand.square]
    is_hedged = leg.direction in maze.hedged_ways[stand.square]
    if not is_open and not is_hedged:
        return Refusal("E-EDGE", "R3", f"No square can be reached from {name} in that direction.")
    if is_hedged and not leg.crosses:
        return Refusal("E-HEDGE", "R3", f"A hedge bars that way out of {name}.")
    if is_open and leg.crosses:
        return Refusal("E-HEDGE", "R14", f"No hedge bars that way out of {name}: leave out the *.")
    if leg.crosses and not stand.has_gardener:
        return Refusal("E-GARDENER", "R14", "The Gardener Card is spent.")
    return None


def _why_closed(ground: Ground, stand: Stand, square: int) -> Refusal | None:
    """Return E-USED (R6) or E-BLOCKED (R5)."""
    maze, name = ground.maze, ground.maze.names[square]
    if square in stand.used:
        return Refusal("E-USED", "R6", f"{name} was used this turn already.")
    if not ground.is_closed(square, stand.tiles):
        return None
    if square == maze.start:
        reason = f"{name} is Start, which is never entered again."
    elif square in ground.occupied:
        reason = f"Another piece stands on {name}."
    else:
        reason = f"{name} is a pond without a tile."
    return Refusal("E-BLOCKED", "R5", reason)


def _why_not_laid(ground: Ground, stand: Stand, square: int, face: str) -> Refusal | None:
    """Return E-LAY (R9) or E-HAND."""
    if not ground.may_lay(square, stand.tiles):
        name = ground.maze.names[square]
        if ground.maze.faces[square] == BLUE:
            kind = "a pond"
        else:
            kind = "a tile" if stand.tiles[square] != NO_TILE else "a target square"
        return Refusal("E-LAY", "R9", f"No tile may be laid on {kind}, as on {name}.")
    if face not in stand.hand:
        has = f"there are {' '.join(stand.hand)}" if stand.hand else "the hand is empty"
        return Refusal("E-HAND", "R9", f"There is no tile {face} in the hand then: {has}.")
    return None


def _why_not_read(ground: Ground, stand: Stand, square: int, reading: str) -> Refusal | None:
    """Return E-LETTER where the square shows another letter (R8)."""
    tile = stand.tiles[square]
    face = ground.maze.faces[square] if tile == NO_TILE else tile
    if reading in READINGS_OF[face]:
        return None
    shown = READINGS_OF[face][-1]
    return Refusal("E-LETTER", "R8", f"{ground.maze.names[square]} shows {shown}, not {reading}.")


def _why_no_bonus(state: State, word: Word, stand: Stand) -> Refusal | None:
    """Return E-BONUS where the kind of bonus is missing, or named without need (R20)."""
    count = sum(1 for _ in legs_of(word))
    kinds = kinds_earned(count, stand.is_premium, state.turn.earned)
    has_choice = len(kinds) > 1
    if has_choice == bool(word.bonus):
        return None
    if has_choice:
        reason = "This word earns a bonus by its length or by a premium letter: name !L or !P."
    else:
        reason = f"There is no choice of bonus here: leave out !{word.bonus}."
    return Refusal("E-BONUS", "R20", reason)
