"""The four chance outcomes of the set-up: enumerated, drawn and validated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import TypeVar

from tabletop.core.chance import Draw
from tabletop.core.errors import Refusal
from tabletop.games.letter_maze.rules.boards import ORDINARY, TARGET_COLOURS, count_of
from tabletop.games.letter_maze.rules.letters import BAG, remove
from tabletop.games.letter_maze.rules.maze import NO_TILE, maze_of
from tabletop.games.letter_maze.rules.notation import Boards, Hands, Outcome, Targets, Tiles
from tabletop.games.letter_maze.rules.problems import (
    BoardTwice,
    CountFault,
    HandNotSorted,
    NotInBag,
    SetupProblem,
    WrongCount,
)
from tabletop.games.letter_maze.rules.state import Phase, State

TRIO = 3
"""The number of tiles dealt to each seat."""

OUTCOME_OF: dict[Phase, type] = {
    Phase.BOARDS: Boards,
    Phase.TARGETS: Targets,
    Phase.TILES: Tiles,
    Phase.HANDS: Hands,
}
"""The type of outcome that is due in each phase of the set-up."""

T = TypeVar("T", int, str)


def outcomes(state: State) -> Iterator[Outcome]:
    """Yield the possible outcomes in a stable order; except for targets, there are very many."""
    if state.phase is Phase.BOARDS:
        yield from map(Boards, permutations(_all_boards(), count_of(state.seats, "B")))
    elif state.phase is Phase.TARGETS:
        yield from map(Targets, permutations(TARGET_COLOURS, count_of(state.seats, "T")))
    elif state.phase is Phase.TILES:
        yield from map(Tiles, rows(BAG, len(maze_of(state.plan).blue)))
    else:
        yield from map(Hands, deals(bag_left(state), state.seats))


def drawn(state: State, draw: Draw) -> Outcome:
    """Return an outcome drawn without replacement: `draw(n)` picks one of the n items left."""
    if state.phase is Phase.BOARDS:
        return Boards(tuple(_taken(_all_boards(), count_of(state.seats, "B"), draw)))
    if state.phase is Phase.TARGETS:
        return Targets(tuple(_taken(list(TARGET_COLOURS), count_of(state.seats, "T"), draw)))
    if state.phase is Phase.TILES:
        return Tiles("".join(_taken(list(BAG), len(maze_of(state.plan).blue), draw)))
    dealt = _taken(list(bag_left(state)), TRIO * state.seats, draw)
    trios = ("".join(sorted(dealt[begin : begin + TRIO])) for begin in range(0, len(dealt), TRIO))
    return Hands(tuple(trios))


def draws_of(outcome: Outcome) -> int:
    """Return the number of draws for an outcome: one for each board or tile."""
    match outcome:
        case Boards(numbers) | Targets(numbers):
            return len(numbers)
        case Tiles(faces):
            return len(faces)
        case Hands(trios):
            return TRIO * len(trios)


def why_impossible(state: State, outcome: Outcome) -> Refusal | None:
    """Return E-CHANCE if an outcome of the right type is impossible, or None if it is possible."""
    wrong = _wrong(state, outcome)
    return Refusal("E-CHANCE", "set-up", wrong) if wrong else None


def _wrong(state: State, outcome: Outcome) -> SetupProblem | None:
    match outcome:
        case Boards(numbers):
            return _wrong_boards(numbers, count_of(state.seats, "B"))
        case Targets(numbers):
            return _wrong_boards(numbers, count_of(state.seats, "T"))
        case Tiles(faces):
            return _wrong_tiles(faces, len(maze_of(state.plan).blue))
        case Hands(trios):
            return _wrong_hands(trios, state)


def bag_left(state: State) -> str:
    """Return the tiles of the full bag that are not on the board, in alphabetical order."""
    return remove(BAG, state.tiles.replace(NO_TILE, ""))


def _all_boards() -> list[int]:
    return list(range(1, ORDINARY + 1))


def _taken(left: list[T], count: int, draw: Draw) -> list[T]:
    return [left.pop(draw(len(left))) for _ in range(count)]


def rows(bag: str, length: int) -> Iterator[str]:
    """Yield the distinct rows of `length` tiles from a bag."""
    if not length:
        yield ""
        return
    for face in sorted(set(bag)):
        for rest in rows(remove(bag, face), length - 1):
            yield face + rest


def deals(bag: str, seats: int) -> Iterator[tuple[str, ...]]:
    """Yield the distinct deals from a bag of a sorted trio for each seat."""
    if not seats:
        yield ()
        return
    for trio in sorted(set(combinations(bag, TRIO))):
        dealt = "".join(trio)
        for rest in deals(remove(bag, dealt), seats - 1):
            yield dealt, *rest


def _wrong_boards(numbers: tuple[int, ...], wanted: int) -> SetupProblem | None:
    if len(numbers) != wanted:
        return WrongCount(CountFault.BOARDS, wanted, len(numbers))
    twice = [number for number, count in Counter(numbers).items() if count > 1]
    return BoardTwice(twice[0]) if twice else None


def _wrong_tiles(faces: str, wanted: int) -> SetupProblem | None:
    if len(faces) != wanted:
        return WrongCount(CountFault.PONDS, wanted, len(faces))
    return _too_many(faces, BAG)


def _wrong_hands(trios: tuple[str, ...], state: State) -> SetupProblem | None:
    if len(trios) != state.seats:
        return WrongCount(CountFault.HANDS, state.seats, len(trios))
    unsorted = [trio for trio in trios if "".join(sorted(trio)) != trio]
    if unsorted:
        return HandNotSorted(unsorted[0])
    return _too_many("".join(trios), bag_left(state))


def _too_many(faces: str, bag: str) -> SetupProblem | None:
    for face, count in sorted((Counter(faces) - Counter(bag)).items()):
        return NotInBag(face, bag.count(face), count)
    return None
