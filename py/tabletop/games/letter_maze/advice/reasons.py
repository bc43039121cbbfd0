"""Reasons for moves, in one sentence: the next goal, and what a move gains and costs."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.letter_maze.advice.goals import Goal, goal_of
from tabletop.games.letter_maze.bots.farsighted import Sequel
from tabletop.games.letter_maze.bots.worth import Way
from tabletop.games.letter_maze.rules.events import (
    BonusEarned,
    CardWon,
    GardenerUsed,
    MazeEvent,
    TilePickedUp,
    TilePlaced,
    TributeDue,
)
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.letters import PREMIUM
from tabletop.games.letter_maze.rules.maze import BLUE, maze_of
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
    walk,
)
from tabletop.games.letter_maze.words import reasons as words
from tabletop.games.letter_maze.words.reasons import Clause

_HINDRANCE = 2
"""The least detour of a rival, in steps, that is mentioned."""


class _Walk(NamedTuple):
    """A move that is weighed: the mover after it, and its events."""

    stand: Stand
    events: tuple[MazeEvent, ...]

    @property
    def picked_up(self) -> list[TilePickedUp]:
        """Return the tiles that it picks up."""
        return [event for event in self.events if isinstance(event, TilePickedUp)]

    @property
    def cards(self) -> list[str]:
        """Return the colours of the cards that it wins, sorted."""
        return sorted(event.colour for event in self.events if isinstance(event, CardWon))

    @property
    def uses_gardener(self) -> bool:
        """Return whether it crosses a hedge."""
        return any(isinstance(event, GardenerUsed) for event in self.events)


NOTHING_PLANNED = Sequel()


class _Fact(NamedTuple):
    """A fact about a move, in up to three wordings.

    `action` is the main action, `clause` follows another action, and `alone` is the main action of
    a sentence without a clause.
    """

    action: str = ""
    clause: Clause | None = None
    alone: str = ""


_NOTHING = _Fact()


class _Facts(NamedTuple):
    """The facts about a move that a reason can mention.

    `plan` is a win or cards by a bonus move, `following` any other bonus move. `picked` and `given`
    are premium tiles picked up and placed, `longer` is a rival's detour.
    """

    guards: _Fact = _NOTHING
    cards: _Fact = _NOTHING
    progress: _Fact = _NOTHING
    place: _Fact = _NOTHING
    picked: _Fact = _NOTHING
    longer: _Fact = _NOTHING
    given: _Fact = _NOTHING
    tribute: _Fact = _NOTHING
    bonus: _Fact = _NOTHING
    plan: _Fact = _NOTHING
    following: _Fact = _NOTHING
    risks: _Fact = _NOTHING


def reason_for(state: State, move: Move, way: Way, sequel: Sequel = NOTHING_PLANNED) -> str:
    """Return the reason to play `move` in `state`, in a sentence for the player to move.

    If `way` is a `Tour`, it must be that of `state`, and is not computed again. Raise ValueError
    for a chance outcome.
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
    """Return whether an adjacent square that can be entered is closer to the goal."""
    return any(
        tour.steps_to(square, goal.target) < goal.steps
        for square in ground.maze.open_ways[stand.square].values()
        if square not in stand.used and not ground.is_closed(square, stand.tiles)
    )


def _why_walk(state: State, move: Word | Step, tour: Tour, sequel: Sequel) -> str:
    """Return the most important fact about a move, and one more."""
    subject, done = spelled(move) or words.this_step(), _walked(state, move)
    if done.stand.has_won:
        return words.wins(subject)
    main, clause = _weighed(_facts(state, move, done, tour, sequel))
    action = main.action if clause else main.alone or main.action
    if done.uses_gardener:
        action = words.gains_by_gardener(action) if action else words.uses_gardener()
    return words.does(subject, action, clause)


def _weighed(facts: _Facts) -> tuple[_Fact, Clause | None]:
    """Return the fact for the main action, and the clause of a second fact or None.

    A bonus move is always part of the action, so that it isn't lost if the sentence is cut.
    """
    actions = (
        *(facts.guards, facts.cards, facts.bonus, facts.progress),
        *(facts.picked, facts.longer, facts.tribute, facts.place),
    )
    clauses = (
        *(facts.plan, facts.risks, facts.tribute, facts.following),
        *(facts.given, facts.picked, facts.longer, facts.progress, facts.place),
    )
    main = next((each for each in actions if each.action), _NOTHING)
    more = (each.clause for each in clauses if each.clause and each is not main)
    if facts.bonus.action and main is not facts.bonus:
        main = _Fact(words.earns_and(main.action))
    return main, next(more, None)


def _facts(state: State, move: Word | Step, done: _Walk, tour: Tour, sequel: Sequel) -> _Facts:
    faces = maze_of(state.plan).faces
    uncovers = any(faces[each.square.number] == BLUE for each in done.picked_up)
    later = tour_of(state._replace(tiles=done.stand.tiles)) if uncovers else tour
    progress, place = _ways(state, done, tour, later)
    facts = _Facts(
        guards=_Fact(words.guards()) if sequel.guards else _NOTHING,
        cards=_cards(state, done),
        progress=progress,
        place=place,
        risks=_Fact(clause=words.risks()) if sequel.risks else _NOTHING,
        **_beside_the_way(state, done, tour, later),
    )
    return _with_bonus(facts, state, move, done, sequel) if isinstance(move, Word) else facts


def _walked(state: State, move: Word | Step) -> _Walk:
    return _Walk(walk(state, move), GAME.events(state, move))


def _cards(state: State, done: _Walk) -> _Fact:
    won = done.cards
    if not won:
        return _NOTHING
    if len(won) > 1:
        return _Fact(words.takes_cards(won))
    return _Fact(words.takes_card(won[0], len(state.mover.cards)))


def _ways(state: State, done: _Walk, tour: Tour, later: Tour) -> tuple[_Fact, _Fact]:
    """Return (progress, place): how a move approaches the next goal, or else where it ends."""
    maze, before, stand = maze_of(state.plan), stand_of(state), done.stand
    goal = goal_of(later, stand.square, stand.cards)
    old = goal_of(tour, before.square, before.cards)
    if goal is None:
        is_told = stand.cards == before.cards
        return _NOTHING, _Fact(words.finds_no_way()) if is_told else _NOTHING
    name, steps, is_priced = goal.named(maze), goal.steps, done.uses_gardener
    clause = words.then_is_at(name, steps)
    if stand.cards != before.cards:
        return _NOTHING, _Fact(clause=clause)
    if old and goal.target != old.target:
        action = words.turns_to(name)
        return _Fact(action, clause, words.still_away(action, steps)), _NOTHING
    if old and steps < old.steps and is_priced:
        action = words.comes_closer_at_a_price(old.steps - steps)
        return _Fact(action, clause, words.left_to_goal(action, name, steps)), _NOTHING
    if old and steps < old.steps:
        action = words.comes_closer(name, old.steps - steps)
        return _Fact(action, clause, words.left_to_go(action, steps)), _NOTHING
    return _NOTHING, _Fact("" if is_priced else words.leaves_at(name, steps), clause)


def _beside_the_way(state: State, done: _Walk, tour: Tour, later: Tour) -> dict[str, _Fact]:
    """Return facts about premium tiles picked up, detours of rivals, and premium tiles placed."""
    facts: dict[str, _Fact] = {}
    gained = [each.tile for each in done.picked_up if each.tile in done.stand.hand]
    if tiles := "".join(tile for tile in gained if tile in PREMIUM):
        facts["picked"] = _Fact(words.picks_up(tiles), words.you_pick_up(tiles))
    longer = _detour(state, tour, later)
    if longer >= _HINDRANCE:
        facts["longer"] = _Fact(words.hinders(longer), words.rival_is_hindered(longer))
    placed = [event.tile for event in done.events if isinstance(event, TilePlaced)]
    if given := "".join(tile for tile in placed if tile in PREMIUM):
        facts["given"] = _Fact(clause=words.gives_up(given))
    return facts


def _detour(state: State, tour: Tour, later: Tour) -> int:
    """Return the largest detour, in steps, that the move causes a rival who can still finish."""
    if later is tour:
        return 0
    ways = [
        (tour.steps_left(player.piece, player.cards), later.steps_left(player.piece, player.cards))
        for seat, player in enumerate(state.players, 1)
        if seat != state.turn.seat
    ]
    return max((now - before for before, now in ways if now < FAR), default=0)


def _with_bonus(facts: _Facts, state: State, word: Word, done: _Walk, sequel: Sequel) -> _Facts:
    """Return the facts with the tribute and bonus of a word, and their use (R18, R19, R25)."""
    if any(isinstance(event, TributeDue) for event in done.events):
        tribute = _Fact(words.takes_tribute(), words.others_give())
        facts = facts._replace(tribute=tribute)
    earned = next((event for event in done.events if isinstance(event, BonusEarned)), None)
    if not earned or not can_step(ground_of(state), done.stand, with_gardener=True):
        return facts
    plan, then = _planned(after(state, word), sequel)
    if earned.letter:
        bonus = _Fact(words.earns_by_letter(earned.letter))
    else:
        bonus = _Fact(words.earns_by_length(len(legs_of(word))))
    if plan is not _NOTHING or done.uses_gardener:
        bonus = _Fact(words.earns_bonus())
    follows = _Fact(clause=words.can_follow(then)) if then else _NOTHING
    return facts._replace(bonus=bonus, plan=plan, following=follows)


def _planned(state: State, sequel: Sequel) -> tuple[_Fact, str]:
    """Return (fact, next move) for the rest of the turn.

    The fact is a win or cards; without one, the second item names the next move, or "" if there is
    none. A tribute may be due before that move, but doesn't change it.
    """
    moves = [move for move in sequel.line if isinstance(move, Word | Step)]
    if not moves:
        return _NOTHING, ""
    names = [spelled(move) or words.a_step() for move in moves]
    if sequel.wins:
        return _Fact(clause=words.then_wins(names)), ""
    first = _walked(state, moves[0])
    by_gardener = first.uses_gardener
    if won := first.cards:
        return _Fact(clause=words.then_takes_cards(names[0], won, by_gardener=by_gardener)), ""
    return _NOTHING, words.with_gardener(names[0]) if by_gardener else names[0]
