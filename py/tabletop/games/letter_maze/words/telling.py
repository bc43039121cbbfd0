"""The sentences of the log: the effects of a move.

Where a name is "", they say "you".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.core.game import CHANCE
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.notation import (
    PASS,
    Call,
    Move,
    Step,
    Tribute,
    Word,
    legs_of,
    spelled,
)
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.turns import after
from tabletop.games.letter_maze.rules.walking import (
    Tread,
    can_step,
    ground_of,
    stand_of,
    treads_of,
)
from tabletop.games.letter_maze.words import moves as words
from tabletop.games.letter_maze.words.outcomes import tell_outcome


def tell(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the sentences that say what `move`, played in `state`, does."""
    match move:
        case Word() | Step():
            return _tell_walk(state, move, names)
        case Call():
            return _tell_call(state, move, names[state.turn.seat - 1])
        case Tribute(tiles):
            giver, taker = names[state.turn.owing[0] - 1], names[state.turn.seat - 1]
            return words.gives(giver, taker, tiles)
        case _:
            return tell_outcome(state, move, names)


def _tell_call(state: State, call: Call, name: str) -> str:
    if call != PASS:
        return words.ends_turn(name)
    could_move = can_step(ground_of(state), stand_of(state), with_gardener=True)
    return words.passes(name, keeps_gardener=could_move)


def _tell_walk(state: State, move: Word | Step, names: Sequence[str]) -> str:
    """Return the word or step, its effects, and what follows from it."""
    name = names[state.turn.seat - 1]
    later = after(state, move)
    sequel = [words.has_won(name)] if later.winner else what_follows(state, later)
    return words.walks(name, list(_deeds(state, move, yours=not name)), sequel)


def _deeds(state: State, move: Word | Step, *, yours: bool) -> Iterator[str]:
    treads = tuple(treads_of(state, legs_of(move)))
    square = maze_of(state.plan).names[treads[-1].square]
    if isinstance(move, Word):
        yield words.spells(spelled(move), yours=yours)
        yield words.goes(square, yours=yours)
    else:
        yield words.steps(square, yours=yours)
    yield from effects(treads, yours=yours)


def effects(treads: Sequence[Tread], *, yours: bool) -> Iterator[str]:
    """Yield the tiles that a path places and picks up, the Gardener that it uses, and its cards."""
    if laid := "".join(each.leg.face for each in treads if each.leg.is_laid):
        yield words.places(laid, yours=yours)
    if lifted := "".join(each.lifted for each in treads):
        yield words.picks_up(lifted, yours=yours)
    if any(each.leg.crosses for each in treads):
        yield words.uses_gardener(yours=yours)
    if cards := sorted(each.card for each in treads if each.card):
        yield words.wins_cards(cards, yours=yours)


def what_follows(before: State, later: State) -> Iterator[str]:
    """Yield what follows from a move on the board: tribute and a bonus move."""
    if later.winner:
        return
    if later.phase is Phase.TRIBUTE:
        yield words.others_pay()
    if later.turn.seat in (CHANCE, before.turn.seat) and later.turn.has_bonus:
        yield words.moves_again()
