"""Reasons for moves, in a sentence: the next goal, and what a move gains and costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.games.letter_maze.bots.goals import Goal, goal_of
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
from tabletop.games.letter_maze.rules.tour import FAR, Tour, tour_of
from tabletop.games.letter_maze.rules.turns import after
from tabletop.games.letter_maze.rules.walking import (
    Ground,
    Stand,
    can_step,
    ground_of,
    stand_of,
    treads_of,
)
from tabletop.games.letter_maze.words import reasons as words

_HINDRANCE = 2
"""A way that grows by so many steps is worth a word."""


class Sequel(NamedTuple):
    """The moves that are planned to follow in the turn, and what the whole turn leads to.

    `wins` tells whether it reaches the finish, `guards` whether it keeps a rival from a winning
    word that others of the turns looked at allow, `risks` whether a rival has such a word after it.
    """

    line: tuple[Move, ...] = ()
    wins: bool = False
    guards: bool = False
    risks: bool = False


class _Walk(NamedTuple):
    """The effects of a move: where it ends, and the tiles it picks up and places.

    `uncovers` tells whether a pond loses its tile, `premium` is the letter that earns the bonus.
    """

    stand: Stand
    lifted: str
    laid: str
    uncovers: bool
    premium: str


NOTHING_PLANNED = Sequel()


def reason_for(state: State, move: Move, way: Way, sequel: Sequel = NOTHING_PLANNED) -> str:
    """Return why `move` is good in `state`, for its player.

    `way` may be the tour of `state`, which is then not worked out again.
    """
    match move:
        case Tribute(tiles):
            return words.misses_least(tiles)
        case Call():
            return _why_call(state, _tour(state, way))
        case Word() | Step():
            return _why_walk(state, move, _tour(state, way), sequel)
        case _:
            raise ValueError(f"Chance alone decides {move!r}: it has no reason.")


def _tour(state: State, way: Way) -> Tour:
    return way if isinstance(way, Tour) else tour_of(state)


def _why_call(state: State, tour: Tour) -> str:
    ground, stand = ground_of(state), stand_of(state)
    if state.phase is not Phase.BONUS:
        can_move = can_step(ground, stand, with_gardener=True)
        return words.keeps_gardener() if can_move else words.no_way_on()
    goal = goal_of(tour, stand.square, stand.cards)
    if goal is None:
        return words.stops_without_goal()
    why = words.stops if _is_closer_beside(ground, stand, tour, goal) else words.stays
    return why(goal.named(ground.maze), goal.steps)


def _is_closer_beside(ground: Ground, stand: Stand, tour: Tour, goal: Goal) -> bool:
    """Return whether an open square beside the piece is closer to its goal."""
    return any(
        tour.steps_to(square, goal.target) < goal.steps
        for square in ground.maze.open_ways[stand.square].values()
        if square not in stand.used and not ground.is_closed(square, stand.tiles)
    )


def _why_walk(state: State, move: Word | Step, tour: Tour, sequel: Sequel) -> str:
    subject = spelled(move) or words.this_step()
    done = _walked(state, move)
    if done.stand.has_won:
        return words.wins(subject)
    later = tour_of(state._replace(tiles=done.stand.tiles)) if done.uncovers else tour
    deeds = [words.guards()] if sequel.guards else []
    deeds += [*_on_the_way(state, done, tour, later), *_beside_the_way(state, done, tour, later)]
    deeds += _without_progress(state, done, tour, later)
    if isinstance(move, Word):
        deeds += _earned(state, move, done, sequel)
    if sequel.risks:
        deeds.append(words.risks())
    return words.does(subject, deeds)


def _walked(state: State, move: Word | Step) -> _Walk:
    faces, treads = maze_of(state.plan).faces, tuple(treads_of(state, legs_of(move)))
    premium = (each.leg.face for each in treads if each.after.is_premium)
    return _Walk(
        treads[-1].after,
        lifted="".join(each.lifted for each in treads),
        laid="".join(each.leg.face for each in treads if each.leg.is_laid),
        uncovers=any(each.lifted and faces[each.square] == BLUE for each in treads),
        premium=next(premium, ""),
    )


def _on_the_way(state: State, done: _Walk, tour: Tour, later: Tour) -> Iterator[str]:
    """Yield the cards that are won and how much nearer the next goal is, the first of these with
    the Gardener if that is used up."""
    is_priced = stand_of(state).has_gardener and not done.stand.has_gardener
    gains = _gained(state, done, tour, later, is_priced=is_priced)
    if is_priced:
        first = next(gains, "")
        yield words.gains_by_gardener(first) if first else words.uses_gardener()
    yield from gains


def _gained(
    state: State, done: _Walk, tour: Tour, later: Tour, *, is_priced: bool
) -> Iterator[str]:
    """Yield the cards that are won, and how much nearer the next goal is."""
    maze, before, stand = maze_of(state.plan), stand_of(state), done.stand
    won = [colour for colour in stand.cards if colour not in before.cards]
    for number, colour in enumerate(won, start=len(before.cards)):
        yield words.takes_card(colour, number)
    goal = goal_of(later, stand.square, stand.cards)
    old = goal_of(tour, before.square, before.cards)
    if won and goal:
        yield words.comes_within(goal.named(maze), goal.steps)
    elif goal and old and goal.target != old.target:
        yield words.turns_to(goal.named(maze), goal.steps)
    elif goal and old and goal.steps < old.steps:
        told = words.comes_closer_at_a_price if is_priced else words.comes_closer
        yield told(goal.named(maze), old.steps - goal.steps, goal.steps)


def _without_progress(state: State, done: _Walk, tour: Tour, later: Tour) -> Iterator[str]:
    """Yield where a move ends that wins no card and comes no closer to the next goal."""
    before, stand = stand_of(state), done.stand
    goal = goal_of(later, stand.square, stand.cards)
    old = goal_of(tour, before.square, before.cards)
    if stand.cards != before.cards:
        return
    if goal is None:
        yield words.finds_no_way()
    elif old is None or (old.target == goal.target and goal.steps >= old.steps):
        yield words.leaves_at(goal.named(maze_of(state.plan)), goal.steps)


def _beside_the_way(state: State, done: _Walk, tour: Tour, later: Tour) -> Iterator[str]:
    """Yield gains in tiles, obstacles for rivals, and tiles left for them."""
    gained = [face for face in done.lifted if face in PREMIUM and face in done.stand.hand]
    if gained:
        yield words.picks_up("".join(gained))
    longer = _detour(state, tour, later)
    if longer >= _HINDRANCE:
        yield words.hinders(longer)
    given = [face for face in done.laid if face in PREMIUM]
    if given:
        yield words.gives_up("".join(given))


def _detour(state: State, tour: Tour, later: Tour) -> int:
    """Return the most steps by which the move makes the way of a rival longer."""
    if later is tour:
        return 0
    ways = [
        (tour.steps_left(player.piece, player.cards), later.steps_left(player.piece, player.cards))
        for seat, player in enumerate(state.players, 1)
        if seat != state.turn.seat
    ]
    return max((now - before for before, now in ways if now < FAR), default=0)


def _earned(state: State, word: Word, done: _Walk, sequel: Sequel) -> Iterator[str]:
    """Yield what the letters of a word earn (R18, R19, R25)."""
    count = sum(1 for _ in legs_of(word))
    following = after(state, word)
    if following.phase is Phase.TRIBUTE:
        yield words.takes_tribute()
    kind = word.bonus or kinds_earned(count, bool(done.premium), state.turn.earned)
    if kind and can_step(ground_of(state), done.stand, with_gardener=True):
        by_length = kind == "L"
        deed = words.earns_by_length(count) if by_length else words.earns_by_letter(done.premium)
        yield _with_sequel(deed, following, sequel)


def _with_sequel(deed: str, state: State, sequel: Sequel) -> str:
    """Return a clause with how the turn continues from `state`."""
    moves = [move for move in sequel.line if isinstance(move, Word | Step)]
    if not moves:
        return deed
    names = [spelled(move) or words.a_step() for move in moves]
    if sequel.wins:
        return words.then_wins(deed, names)
    gains = list(_gains(state, moves[0]))
    return words.then_gains(deed, names[0], gains) if gains else words.then_plays(deed, names[0])


def _gains(state: State, move: Word | Step) -> Iterator[str]:
    """Yield which cards the next move of a turn takes, and whether the Gardener is used up.

    A tribute may be due before that move; what it brings into the hand changes neither.
    """
    before, stand = stand_of(state), _walked(state, move).stand
    won = [colour for colour in stand.cards if colour not in before.cards]
    if won:
        yield words.takes_cards(won)
    if before.has_gardener > stand.has_gardener:
        yield words.uses_gardener()
