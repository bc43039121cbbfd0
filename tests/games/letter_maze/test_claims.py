"""Whatever hints, log and table of Letter Maze claim is true by the rules alone.

Opponents play whole games; at each of their decisions the advice for the move, for what a hint
would say and for some other legal moves is taken apart, and each claim in it is worked out again
from the moves that the rules allow. `make test-all` plays more games.
"""

from __future__ import annotations

import random
import re
from collections import Counter, deque
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest

from tabletop.ai.bot import decide
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.letter_maze.advice.adviser import Adviser
from tabletop.games.letter_maze.advice.reasons import reason_for
from tabletop.games.letter_maze.bots.levels import BOTS, Opponent
from tabletop.games.letter_maze.bots.search import Vocabulary
from tabletop.games.letter_maze.bots.turns import Work
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.letters import PREMIUM, printed
from tabletop.games.letter_maze.rules.lexicon import common_words
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, maze_of
from tabletop.games.letter_maze.rules.notation import Call, Move, Step, Word, legs_of, spelled
from tabletop.games.letter_maze.rules.search import find_words
from tabletop.games.letter_maze.rules.state import Phase, State, Turn
from tabletop.games.letter_maze.rules.tour import tour_of
from tabletop.games.letter_maze.rules.walking import ground_of, stand_of, treads_of
from tabletop.games.letter_maze.words.game_words import WORDS
from tests.amount import ALL, amount

ADVISER = Opponent(Adviser(Vocabulary(common_words), Work(8_000, 6_000, (6, 3, 1))))
"""The giver of hints, with less work: what it says has to be true all the same."""

GAMES = [
    (("medium", "easy"), {}),
    (("greedy", "medium", "easy"), {"cover": "on"}),
    (("medium", "greedy", "medium", "easy"), {"tribute": "on"}),
]
LUCK = range(amount(1, 6))
OTHERS = amount(3, 12)
"""How many other legal moves are explained at each decision."""


class Case(NamedTuple):
    """A decision, a move that is explained, what is said of it, and the position after it."""

    state: State
    move: Move
    said: str
    after: State


@cache
def cases() -> tuple[Case, ...]:
    """Return the explained moves of some games."""
    return tuple(
        case
        for levels, options in GAMES[-amount(1, len(GAMES)) :]
        for luck in LUCK
        for case in _game(levels, options, f"claims-{luck}")
    )


def _game(levels: tuple[str, ...], options: dict[str, str], seed: str) -> Iterator[Case]:
    rng = random.Random(seed)
    match = Match.start(GAME, computer_seats(len(levels), "random"), seed, options).settle()
    while match.to_move:
        state, seat = match.state, match.to_move
        bots = [BOTS[levels[seat - 1]]]
        bots += [ADVISER] if ALL or rng.random() < 0.4 else []
        thoughts = [decide(bot, state, seat, rng) for bot in bots]
        for each in thoughts:
            yield Case(state, each.move, each.reason, GAME.apply_move(state, each.move))
        legal = list(islice(GAME.legal_moves(state), 400))
        for other in rng.sample(legal, min(OTHERS, len(legal))):
            said = reason_for(state, other, tour_of(state))
            yield Case(state, other, said, GAME.apply_move(state, other))
        match = match.play(GAME.move_to_text(rng.choice(thoughts).move))


# -- what the rules say --------------------------------------------------------------------------


def neighbours(state: State, square: int) -> list[int]:
    """Return the squares beside one that nothing closes but pieces, which will move on (R3, R5)."""
    maze = maze_of(state.plan)
    return [
        target
        for target in maze.open_ways[square].values()
        if target != maze.start
        and not (maze.faces[target] == BLUE and state.tiles[target] == NO_TILE)
    ]


def steps(state: State, start: int, goals: set[int]) -> int | None:
    """Return how many steps lie between a square and the nearest goal, None where none is open."""
    seen, queue = {start: 0}, deque([start])
    while queue:
        square = queue.popleft()
        if square in goals:
            return seen[square]
        for target in neighbours(state, square):
            if target not in seen:
                seen[target] = seen[square] + 1
                queue.append(target)
    return None


def goals_named(state: State, name: str) -> set[int]:
    """Return the squares that a goal's name means; the named target has the named colour."""
    maze = maze_of(state.plan)
    if name == "the finish":
        return set(ground_of(state).finish)
    found = re.fullmatch(r"the (\w+) target on (\w+)", name)
    assert found, name
    square = maze.names.index(found[2])
    colours = {"G": "green", "O": "orange", "R": "red", "Y": "yellow"}
    assert colours[maze.colours[square]] == found[1]
    return {square}


def stands(case: Case) -> tuple[int, int]:
    """Return the square of the mover before and after."""
    seat = case.state.turn.seat - 1
    return case.state.players[seat].piece, case.after.players[seat].piece


def is_wanted(state: State, seat: int, name: str) -> bool:
    """Return whether a goal is one for a seat: a card that is missing, or with all the finish."""
    cards = state.players[seat - 1].cards
    if name == "the finish":
        return len(cards) >= state.cards_wanted
    return len(cards) < state.cards_wanted and all(
        maze_of(state.plan).colours[square] not in cards for square in goals_named(state, name)
    )


def winners(state: State) -> set[int]:
    """Return the seats, apart from the mover of the turn, that one common word would bring home."""
    found = set()
    for seat in range(1, state.seats + 1):
        turn = Turn(seat, frozenset((state.players[seat - 1].piece,)))
        theirs = state._replace(phase=Phase.MOVE, turn=turn)
        paths = find_words(ground_of(theirs), stand_of(theirs), common_words())
        words = (Word(path[4], path[5]) for path in paths)
        if any(list(treads_of(theirs, legs_of(word)))[-1].after.has_won for word in words):
            found.add(seat)
    return found


def lifted(case: Case) -> str:
    """Return the tiles that the move picks up and keeps."""
    seat = case.state.turn.seat - 1
    before, after = (Counter(each.players[seat].hand) for each in (case.state, case.after))
    return "".join(sorted((after - before).elements()))


def laid(case: Case) -> list[str]:
    """Return the tiles that the move places."""
    assert isinstance(case.move, Word)
    return [leg.face for leg in legs_of(case.move) if leg.is_laid]


def new_cards(case: Case) -> list[str]:
    """Return the cards that the move wins, in the order of their colours."""
    seat = case.state.turn.seat - 1
    before, after = (each.players[seat].cards for each in (case.state, case.after))
    return [card for card in after if card not in before]


def kind_earned(case: Case) -> bool:
    """Return whether the same seat moves again, now or after the tribute."""
    return case.after.turn.seat == case.state.turn.seat and case.after.phase in (
        Phase.BONUS,
        Phase.TRIBUTE,
    )


# -- the claims ----------------------------------------------------------------------------------

Claim = Callable[[Case, "re.Match[str]"], bool]

GOAL = r"(?P<goal>the finish|the \w+ target on \w+)"
ORDINAL = {"first": 0, "second": 1, "third": 2}
COLOUR = {"green": "G", "orange": "O", "red": "R", "yellow": "Y"}


def wins(case: Case, _: re.Match[str]) -> bool:
    return case.after.winner == case.state.turn.seat


def card(case: Case, found: re.Match[str]) -> bool:
    before = case.state.players[case.state.turn.seat - 1].cards
    won = new_cards(case)
    return won.index(COLOUR[found["colour"]]) + len(before) == ORDINAL[found["nth"]]


def within(case: Case, found: re.Match[str]) -> bool:
    """Return whether the goal is one after the move, and that many steps away on the new board."""
    goal = found["goal"]
    assert is_wanted(case.after, case.state.turn.seat, goal)
    _, here = stands(case)
    return steps(case.after, here, goals_named(case.after, goal)) == int(found["count"])


def closer(case: Case, found: re.Match[str]) -> bool:
    """Return whether the same goal was so many steps farther away before."""
    before, after = stands(case)
    squares = goals_named(case.state, found["goal"])
    assert is_wanted(case.after, case.state.turn.seat, found["goal"])
    far, near = steps(case.state, before, squares), steps(case.after, after, squares)
    assert far is not None
    is_near = not found["left"] or near == int(found["left"])
    return is_near and near is not None and far - near == int(found["count"])


def closer_to_some_goal(case: Case, found: re.Match[str]) -> bool:
    """Return whether a goal that is wanted after the move is so many steps closer."""
    (before, after), seat = stands(case), case.state.turn.seat
    maze = maze_of(case.state.plan)
    cards = case.after.players[seat - 1].cards
    wanted = [{square} for square, colour in maze.colours.items() if colour not in cards]
    if len(cards) >= case.after.cards_wanted:
        wanted = [set(ground_of(case.state).finish)]
    ways = [(steps(case.state, before, each), steps(case.after, after, each)) for each in wanted]
    return any(far and near and far - near == int(found["count"]) for far, near in ways)


def two_cards(case: Case, found: re.Match[str]) -> bool:
    colours = [COLOUR[each] for each in re.findall(r"green|orange|red|yellow", found["colours"])]
    return len(colours) > 1 and colours == new_cards(case)


def turned(case: Case, found: re.Match[str]) -> bool:
    """Return whether the goal is that many steps away, and no way by another target is shorter."""
    seat, (_, here) = case.state.turn.seat, stands(case)
    cards, colours = case.after.players[seat - 1].cards, maze_of(case.after.plan).colours
    (goal,) = goals_named(case.after, found["goal"])
    ways = {}
    for square in (each for each, colour in colours.items() if colour not in cards):
        there = steps(case.after, here, {square})
        held = "".join(sorted(cards + colours[square]))
        beyond = tour_of(case.after).steps_left(square, held)
        ways[square] = beyond + (there if there is not None else 10_000)
    is_there = not found["count"] or within(case, found)
    return ways[goal] == min(ways.values()) and is_there


def shut(case: Case, __: re.Match[str]) -> bool:
    """Return whether a goal can't be reached: no open way leads through all cards to the end."""
    seat, (_, here) = case.state.turn.seat, stands(case)
    wanted = case.after.cards_wanted - len(case.after.players[seat - 1].cards)
    maze, cards = maze_of(case.after.plan), case.after.players[seat - 1].cards
    new = {
        colour
        for square, colour in maze.colours.items()
        if colour not in cards and steps(case.after, here, {square}) is not None
    }
    finish = steps(case.after, here, set(ground_of(case.after).finish))
    return len(new) < wanted or finish is None


def gardener(case: Case, __: re.Match[str]) -> bool:
    seat = case.state.turn.seat - 1
    return case.state.players[seat].has_gardener and not case.after.players[seat].has_gardener


def picked(case: Case, found: re.Match[str]) -> bool:
    """Return whether the hand has those premium tiles now."""
    faces = re.findall(r"Qu|[A-Z]", found["tiles"])
    gained = [printed(face) for face in lifted(case) if face in PREMIUM]
    return set(faces) <= set(gained) | {
        printed(face) for face in case.after.players[case.state.turn.seat - 1].hand
    }


def given(case: Case, found: re.Match[str]) -> bool:
    faces = re.findall(r"Qu|[A-Z]", found["tiles"])
    return Counter(faces) == Counter(printed(each) for each in laid(case) if each in PREMIUM)


def hinders(case: Case, found: re.Match[str]) -> bool:
    before, after = tour_of(case.state), tour_of(case.after)
    grown = [
        after.steps_left(each.piece, each.cards) - before.steps_left(each.piece, each.cards)
        for seat, each in enumerate(case.state.players, 1)
        if seat != case.state.turn.seat
    ]
    return int(found["count"]) in grown


def tribute(case: Case, _: re.Match[str]) -> bool:
    return case.after.phase is Phase.TRIBUTE


def by_length(case: Case, found: re.Match[str]) -> bool:
    assert isinstance(case.move, Word)
    count = len(legs_of(case.move))
    return kind_earned(case) and count == int(found["count"]) >= 5 and "L" in case.after.turn.earned


def by_letter(case: Case, found: re.Match[str]) -> bool:
    """Return whether that premium letter is printed on the path, or placed there (R19)."""
    own = [
        printed(tread.leg.face)
        for tread in treads_of(case.state, legs_of(case.move))
        if tread.leg.is_laid or not tread.lifted
    ]
    return kind_earned(case) and found["face"] in own and "P" in case.after.turn.earned


def earned(case: Case, _: re.Match[str]) -> bool:
    return kind_earned(case)


def risks(case: Case, _: re.Match[str]) -> bool:
    """Return whether a rival has a winning word, if the turn ends with this move."""
    return is_turn_over(case) <= bool(winners(case.after) - {case.state.turn.seat})


def guards(case: Case, _: re.Match[str]) -> bool:
    """Return whether no rival has one, if the turn ends with this move."""
    if not is_turn_over(case) or case.state.seats > 2:
        return True
    return not winners(case.after) - {case.state.turn.seat}


def is_turn_over(case: Case) -> bool:
    return not kind_earned(case)


def blocked(case: Case, found: re.Match[str]) -> bool:
    """Return whether the way there would be shorter if all ponds had their tiles."""
    squares, (here, _) = goals_named(case.state, found["goal"]), stands(case)
    maze = maze_of(case.state.plan)
    full = "".join(
        "A" if maze.faces[square] == BLUE else face for square, face in enumerate(case.state.tiles)
    )
    now, once = (
        steps(case.state, here, squares),
        steps(case.state._replace(tiles=full), here, squares),
    )
    assert once is not None
    return now is None or now > once


def stops(case: Case, found: re.Match[str]) -> bool:
    return case.move == Call("end") and within(case, found)


def nothing_closer(case: Case, found: re.Match[str]) -> bool:
    """Return whether no legal step comes closer without the Gardener."""
    squares, count = goals_named(case.state, found["goal"]), int(found["count"])
    ends = [
        GAME.apply_move(case.state, move)
        for move in GAME.legal_moves(case.state)
        if isinstance(move, Step) and "*" not in move.path
    ]
    seat = case.state.turn.seat - 1
    near = [steps(case.state, each.players[seat].piece, squares) for each in ends]
    return all(each is None or each >= count for each in near) and stops(case, found)


WINNING = r"then (?:[A-Za-z, ]+) wins? the game"
"""What an advice says of moves that win in the same turn."""

CLAIMS: dict[str, Claim] = {
    r"reaches the finish with all the cards you need: you win": wins,
    r"wins your (?P<nth>\w+) card \((?P<colour>\w+)\)": card,
    r"wins the (?P<colours>[a-z, ]+) cards": two_cards,
    rf"then you’re (?P<count>\d+) steps? from {GOAL}": within,
    rf"leaves you (?P<count>\d+) steps? from {GOAL}": within,
    rf"takes you (?P<count>\d+) steps? closer to {GOAL}(, with (?P<left>\d+) to go)?": closer,
    rf"takes you (?P<count>\d+) steps? closer, to within (?P<left>\d+) steps? of {GOAL}": closer,
    r"takes you (?P<count>\d+) steps? closer": closer_to_some_goal,
    rf"heads for {GOAL}(, (?P<count>\d+) steps? away)?": turned,
    r"keeps you moving while no way to the finish is open": shut,
    r"uses up your Gardener": gardener,
    r"(picks|you pick) up (?P<tiles>[^,.]+?) for a later bonus": picked,
    r"a rival can pick up the (?P<tiles>[^,.]+)": given,
    r"(makes a|a) rival’s way (gets )?(?P<count>\d+) steps? longer": hinders,
    r"(makes )?the others give you half their tiles": tribute,
    r"earns a bonus move for its (?P<count>\d+) letters?": by_length,
    r"earns a bonus move for its (?P<face>Qu|[A-Z])\b": by_letter,
    r"earns a bonus move": earned,
    r"a rival is still one word from the finish": risks,
    r"keeps a rival from an easy winning word": guards,
    rf"Empty ponds block your way to {GOAL}": blocked,
    rf"Stop here: you’re (?P<count>\d+) steps? from {GOAL}": stops,
    rf"Stop here, (?P<count>\d+) steps? from {GOAL}: no open square beside you is closer": (
        nothing_closer
    ),
}
"""What an advice may claim, and whether it is true."""

_NEXT = r"(?P<word>[A-Z]+|a step)"
FOLLOWS = (
    rf"{_NEXT}(?P<spent> with your Gardener)? can follow",
    rf"then {_NEXT} wins the (?P<cards>[a-z, ]+?) cards?(?P<spent> with your Gardener)?(?=\.)",
)
"""What an advice says of the move to follow; `test_plans_can_be_played` looks at it."""

PLANS = (*(re.sub(r"\?P<\w+>", "?:", each) for each in FOLLOWS), WINNING)

OPINIONS = (
    r"You’ll miss [^.]+ least",
    r"One move is enough for now",
    r"You can’t move",
    r"Only your Gardener could move you now. It’s worth more later",
    r"Stop here: no way to the finish is open",
)


def test_every_claim_of_an_advice_is_true() -> None:
    """Hints, opponents and any legal move: each part of the sentence is known, and true."""
    made: Counter[str] = Counter()
    for case in cases():
        rest = re.sub("|".join(PLANS), "", case.said)
        for pattern, is_true in CLAIMS.items():
            for found in re.finditer(pattern, rest):
                made[pattern] += 1
                assert is_true(case, found), (case.said, GAME.move_to_text(case.move), found[0])
            rest = re.sub(pattern, "", rest)
        rest = re.sub("|".join(OPINIONS), "", rest)
        subject = spelled(case.move) if isinstance(case.move, Word) else "This step"
        rest = re.sub(rf"^ *(\. )?{subject}\b", "", rest)
        assert re.fullmatch(r"([ ,.]|and|but)*", rest), (case.said, rest)
        assert len(re.findall(r", (and|but) ", case.said)) <= 1, case.said
    assert len(made) >= 12, made


def following(said: str) -> re.Match[str] | None:
    """Return what an advice says of the move to follow."""
    return next(filter(None, (re.search(each, said) for each in FOLLOWS)), None)


def test_plans_can_be_played() -> None:
    """The word to follow a bonus is legal then; it wins and spends what it is said to."""
    plans = 0
    for case in cases():
        found = following(case.said)
        if not found or case.after.phase is not Phase.BONUS:
            continue
        plans += 1
        told = found.groupdict()
        cards = [
            COLOUR[name] for name in re.findall("green|orange|red|yellow", told.get("cards") or "")
        ]
        played = [
            Case(case.after, move, "", GAME.apply_move(case.after, move))
            for move in GAME.legal_moves(case.after)
            if (spelled(move) if isinstance(move, Word) else "a step") == found["word"]
        ]
        effects = [(new_cards(each), gardener(each, found)) for each in played]
        assert (cards, bool(told["spent"])) in effects, (case.said, effects)
    assert plans > 5


def test_every_claim_of_the_log_is_true() -> None:
    """Cards, tiles, the Gardener, tribute, a bonus move and the win are compared with the state."""
    for case in cases():
        seat, name = case.state.turn.seat, "Ada"
        names = [name if each == seat else f"Bo{each}" for each in range(1, case.state.seats + 1)]
        said = WORDS.describe_move(case.state, case.move, names, None)
        assert ("That earns a bonus move." in said) == (
            isinstance(case.move, Word) and kind_earned(case) and case.after.turn.has_bonus
        )
        assert ("and wins!" in said) == (case.after.winner == seat)
        assert ("uses the Gardener" in said) == gardener(case, None)  # type: ignore[arg-type]
        won = [COLOUR[each] for each in re.findall("green|orange|red|yellow", said)]
        assert won == (new_cards(case) if isinstance(case.move, Word | Step) else [])
        assert ("gives half" in said) == (
            isinstance(case.move, Word) and case.after.phase is Phase.TRIBUTE
        )


def test_the_word_that_is_to_follow_is_what_the_next_hint_advises() -> None:
    """Within a turn nobody else moves, so the plan of a turn is kept (unless tribute is due)."""
    rng, kept = random.Random("kept"), 0
    for seats in (2, 3):
        match = Match.start(GAME, computer_seats(seats, "random"), f"kept-{seats}", {}).settle()
        promised = ""
        while match.to_move:
            bot = ADVISER if match.to_move == 1 else BOTS["easy"]
            thought = decide(bot, match.state, match.to_move, rng)
            if match.to_move == 1:
                if promised:
                    assert isinstance(thought.move, Word)
                    assert spelled(thought.move) == promised
                    kept += 1
                found = following(thought.reason)
                promised = found["word"] if found else ""
            match = match.play(GAME.move_to_text(thought.move))
    assert kept > 5


@pytest.mark.parametrize("seats", [2, 3])
def test_a_goal_lasts_until_a_card_is_won_or_something_is_said(seats: int) -> None:
    """Who follows the hints hears of every change of goal, or of the ponds that caused it."""
    rng = random.Random("goals")
    match = Match.start(GAME, computer_seats(seats, "random"), f"goal-{seats}", {}).settle()
    goal, changes = "", 0
    while match.to_move:
        seat = match.to_move
        bot = ADVISER if seat == 1 else BOTS["medium"]
        thought = decide(bot, match.state, seat, rng)
        if seat == 1:
            found = re.search(
                rf"(closer to|steps? of|steps? from|heads for) {GOAL}", thought.reason
            )
            now = found["goal"] if found else ""
            explained = any(
                each in thought.reason for each in ("wins your", "heads for", "Empty ponds")
            )
            assert not now or not goal or now == goal or explained, (goal, thought.reason)
            is_free = not now and "wins your" in thought.reason
            changes += now != goal
            goal = "" if is_free else now or goal
        match = match.play(GAME.move_to_text(thought.move))
    assert changes >= 3
