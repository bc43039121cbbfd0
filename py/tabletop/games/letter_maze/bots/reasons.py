"""Why an opponent moves as it does: one sentence, from what the evaluation weighs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.games.letter_maze.bots.worth import Way
from tabletop.games.letter_maze.rules.letters import PREMIUM
from tabletop.games.letter_maze.rules.maze import BLUE, maze_of
from tabletop.games.letter_maze.rules.moves import kinds_earned
from tabletop.games.letter_maze.rules.notation import (
    Call,
    Move,
    Step,
    Tribute,
    Word,
    legs_of,
    spelled,
)
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.tour import FAR, tour_of
from tabletop.games.letter_maze.rules.turns import VERY_LONG_WORD, after
from tabletop.games.letter_maze.rules.walking import Stand, can_step, ground_of, stand_of, treads_of
from tabletop.games.letter_maze.words import reasons as words

_HINDRANCE = 2
"""A way that grows by so many steps is worth a word."""


class Sequel(NamedTuple):
    """What a move is thought to lead to: the moves that are to follow in the turn, and its end.

    `wins` tells whether they reach the finish, `guards` whether a rival could have won otherwise.
    """

    line: tuple[Move, ...] = ()
    wins: bool = False
    guards: bool = False


class _Walk(NamedTuple):
    """A move letter by letter: where it leads, what it lifts, and which letter earns the bonus.

    `at_card` is where the last card was won, None where none was.
    """

    stand: Stand
    at_card: Stand | None
    lifted: str
    uncovers: bool
    premium: str


NOTHING_PLANNED = Sequel()


def reason_for(state: State, move: Move, way: Way, sequel: Sequel = NOTHING_PLANNED) -> str:
    """Return why `move` is good in `state`, told to its player.

    `way` measures the distance to the finish.
    """
    match move:
        case Tribute(tiles):
            return words.misses_least(tiles)
        case Call():
            return _why_call(state)
        case Word() | Step():
            return _why_walk(state, move, way, sequel)
        case _:
            raise ValueError(f"Chance alone decides {move!r}: it has no reason.")


def _why_call(state: State) -> str:
    if state.phase is Phase.BONUS:
        return words.bonus_costs_more()
    if can_step(ground_of(state), stand_of(state), with_gardener=True):
        return words.keeps_gardener()
    return words.no_way_on()


def _why_walk(state: State, move: Word | Step, way: Way, sequel: Sequel) -> str:
    subject = spelled(move) or words.this_step()
    done = _walked(state, move)
    if done.stand.has_won:
        return words.wins(subject)
    deeds = [words.guards()] if sequel.guards else []
    deeds += [*_on_the_way(state, done, way), *_beside_the_way(state, done, way)]
    if isinstance(move, Word):
        deeds += _earned(state, move, done, sequel)
    if not deeds:
        return words.costs_least(subject)
    return words.does(subject, deeds)


def _walked(state: State, move: Word | Step) -> _Walk:
    faces, treads = maze_of(state.plan).faces, tuple(treads_of(state, legs_of(move)))
    won = [each.after for each in treads if each.card]
    premium = (each.leg.face for each in treads if each.after.is_premium)
    return _Walk(
        treads[-1].after,
        won[-1] if won else None,
        lifted="".join(each.lifted for each in treads),
        uncovers=any(each.lifted and faces[each.square] == BLUE for each in treads),
        premium=next(premium, ""),
    )


def _on_the_way(state: State, done: _Walk, way: Way) -> Iterator[str]:
    """Yield the cards that are won, else how much nearer the finish comes, and the Gardener."""
    before, stand = stand_of(state), done.stand
    won = [colour for colour in stand.cards if colour not in before.cards]
    for number, colour in enumerate(won, start=len(before.cards)):
        yield words.takes_card(colour, number)
    left, now = (way.steps_left(each.square, each.cards) for each in (before, stand))
    if not won and now < left:
        yield words.shortens(left, now)
    if done.at_card and way.steps_left(done.at_card.square, stand.cards) < now < FAR:
        yield words.leads_away(now)
    if before.has_gardener and not stand.has_gardener:
        yield words.uses_gardener()


def _beside_the_way(state: State, done: _Walk, way: Way) -> Iterator[str]:
    """Yield what is gained in tiles, and what rivals suffer."""
    gained = [face for face in done.lifted if face in PREMIUM and face in done.stand.hand]
    if gained:
        yield words.picks_up("".join(gained))
    if done.uncovers:
        longer = _detour(state, done.stand.tiles, way)
        if longer >= _HINDRANCE:
            yield words.hinders(longer)


def _detour(state: State, tiles: str, way: Way) -> int:
    """Return by how many steps the way of a rival grows at most when `tiles` are left."""
    later = tour_of(state._replace(tiles=tiles))
    return max(
        later.steps_left(player.piece, player.cards) - way.steps_left(player.piece, player.cards)
        for seat, player in enumerate(state.players, 1)
        if seat != state.turn.seat
    )


def _earned(state: State, word: Word, done: _Walk, sequel: Sequel) -> Iterator[str]:
    """Yield what the letters of a word earn (R18, R19, R25)."""
    count = sum(1 for _ in legs_of(word))
    if state.agreed.tribute and count >= VERY_LONG_WORD:
        yield words.takes_tribute()
    kind = word.bonus or kinds_earned(count, bool(done.premium), state.turn.earned)
    if kind:
        by_length = kind == "L"
        deed = words.earns_by_length(count) if by_length else words.earns_by_letter(done.premium)
        yield _with_sequel(deed, after(state, word), sequel)


def _with_sequel(deed: str, state: State, sequel: Sequel) -> str:
    """Return the deed that leads to `state`, and how the turn goes on from there."""
    moves = [move for move in sequel.line if isinstance(move, Word)]
    if not moves:
        return deed
    if sequel.wins:
        return words.then_wins(deed, list(map(spelled, moves)))
    gains = list(_gains(state, moves[0]))
    following = spelled(moves[0])
    return words.then_gains(deed, following, gains) if gains else words.then_plays(deed, following)


def _gains(state: State, word: Word) -> Iterator[str]:
    """Yield which cards the next word of a turn takes, and whether the Gardener is used up.

    A tribute may be due before that word; what it brings into the hand changes neither.
    """
    before, stand = stand_of(state), _walked(state, word).stand
    won = [colour for colour in stand.cards if colour not in before.cards]
    if won:
        yield words.takes_cards(won)
    if before.has_gardener > stand.has_gardener:
        yield words.uses_gardener()
