"""Letter Maze in sentences that can be read aloud."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.game import CHANCE
from tabletop.games.letter_maze.boards import COLOUR_NAMES
from tabletop.games.letter_maze.letters import BAG
from tabletop.games.letter_maze.maze import maze_of
from tabletop.games.letter_maze.notation import (
    PASS,
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
from tabletop.games.letter_maze.state import Phase, State
from tabletop.games.letter_maze.turns import after
from tabletop.games.letter_maze.walking import Stand, enter, ground_of, stand_of


def tell(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the sentence that says what `move`, played in `state`, does."""
    match move:
        case Boards() | Targets() | Tiles() | Hands():
            return _tell_outcome(state, move, names)
        case Word() | Step():
            return _tell_walk(state, move, names)
        case Call():
            name = names[state.turn.seat - 1]
            left = "cannot move on and passes" if move == PASS else "leaves the bonus move"
            return f"{name} {left}."
        case Tribute(tiles):
            giver, taker = names[state.turn.owing[0] - 1], names[state.turn.seat - 1]
            return f"{giver} gives {taker} {faces(tiles)}."


def faces(tiles: str) -> str:
    """Return tiles as they are read aloud, the Qu tile in full: "A, E and Qu"."""
    return _join(["Qu" if face == "Q" else face for face in tiles])


def _tell_outcome(state: State, outcome: Outcome, names: Sequence[str]) -> str:
    match outcome:
        case Boards(numbers):
            return f"The {len(numbers)} ordinary boards are laid."
        case Targets(numbers):
            return f"The {len(numbers)} Target Boards are laid."
        case Tiles(laid):
            return f"{len(laid)} of {len(BAG)} letter tiles are laid on the ponds."
        case Hands(trios):
            dealt = [f"{name} {faces(trio)}" for name, trio in zip(names, trios, strict=True)]
            first = names[after(state, outcome).turn.seat - 1]
            return f"The hands are {'; '.join(dealt)}. {first} begins."


def _tell_walk(state: State, move: Word | Step, names: Sequence[str]) -> str:
    """Return the word or step, what it lifts, lays and wins, and what follows from it."""
    ground, before = ground_of(state), stand_of(state)
    stand, lifted = before, ""
    for leg in legs_of(move):
        following = enter(ground, stand, leg)
        if len(following.hand) > len(stand.hand):
            lifted += stand.tiles[following.square]
        stand = following
    name, square = names[state.turn.seat - 1], maze_of(state.plan).names[stand.square]
    does = [f"spells {spelled(move)}", "goes"] if isinstance(move, Word) else ["steps"]
    does[-1] += f" to {square}"
    does += _effects(move, before, stand, lifted)
    return f"{name} {_join(does)}.{_tell_rest(state, move, name)}"


def _effects(move: Word | Step, before: Stand, stand: Stand, lifted: str) -> list[str]:
    laid = "".join(leg.face for leg in legs_of(move) if leg.is_laid)
    cards = [COLOUR_NAMES[colour] for colour in stand.cards if colour not in before.cards]
    effects = [f"lays {faces(laid)}"] if laid else []
    effects += [f"lifts {faces(lifted)}"] if lifted else []
    effects += ["spends the Gardener Card"] if before.has_gardener > stand.has_gardener else []
    effects += (
        [f"wins the {_join(cards)} {'card' if len(cards) == 1 else 'cards'}"] if cards else []
    )
    return effects


def _tell_rest(state: State, move: Word | Step, name: str) -> str:
    """Return what follows: the win, tribute and a bonus move."""
    following = after(state, move)
    if following.winner:
        return f" {name} has reached the finish and wins!"
    rest = ""
    if following.phase is Phase.TRIBUTE:
        rest += " The others pay tribute."
    if following.turn.seat not in (CHANCE, state.turn.seat):
        return rest
    return rest + " That earns a bonus move." if following.turn.has_bonus else rest


def _join(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
