"""What Witchcraft says of a game is what the rules make of it: captions, forecasts and results.

Each claim is computed again from the states before and after a move. A few games are checked in
every run; `make test-all` adds more games and the strongest opponents.
"""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache

import pytest

from tabletop.ai.bot import decide
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyMatch, load_bot
from tabletop.games.witchcraft.advice.reasons import reason_for
from tabletop.games.witchcraft.rules.board import INN, KINDS, SPACES
from tabletop.games.witchcraft.rules.cards import SPELLS, Spell
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import Again, Cast, Go, Move, Roll
from tabletop.games.witchcraft.rules.state import State, Step, Witch
from tabletop.games.witchcraft.table.table import TABLE
from tabletop.games.witchcraft.words.game_words import WORDS
from tabletop.scene.table import Sight, Sitter
from tests.amount import ALL, amount
from tests.games.witchcraft.positions import position

NAMES = ("Ada", "Ben", "Cyd", "Dot")

GAMES = [
    (("seed", "sprout", "leaf"), "claims-1"),
    (("bud", "easy"), "claims-2"),
    (("medium", "flower", "fruit", "seed"), "claims-3"),
]
if ALL:
    LEVELS = ("seed", "sprout", "leaf", "bud", "flower", "fruit", "easy", "medium", "hard")
    GAMES += [((one, "hard"), f"all-{one}") for one in LEVELS]
    GAMES += [((one, "fruit", "seed"), f"more-{one}-{n}") for one in LEVELS for n in range(4)]

EVERY = amount(7, 1)
"""Of so many decisions one is forecast."""

KIND_NAMES = ("Eye of Newt", "Toe of Frog", "Wool of Bat", "Houndstongue", "Adder’s Fork")
METER = re.compile(r"(Power|Detection) ([+\u2212]\d+) \(now (\d+)\)")
FORECAST = re.compile(r"(Power|Detection) (\d+) to (\d+)")
ROLLS = re.compile(r"(\d)\N{EN DASH}(\d): (?:Detection \+\d+ to (\d+)|out)")


def number(text: str) -> int:
    """Return a signed number as it is printed."""
    return int(text.replace("\N{MINUS SIGN}", "-"))


def meter(witch: Witch, name: str) -> int:
    """Return where one of the two meters stands."""
    return witch.power if name == "Power" else witch.detection


@cache
def played(levels: tuple[str, ...], seed: str) -> AnyMatch:
    """Return a whole game between computers of these levels."""
    seats = [SeatEntry(name, level) for name, level in zip(NAMES, levels, strict=False)]
    match: AnyMatch = Match.start(GAME, seats, seed, {})
    rng = random.Random(seed)
    while (mover := match.to_move) is not None:
        if mover == CHANCE:
            match = match.settle()
            continue
        bot = load_bot("witchcraft", levels[mover - 1])
        thought = decide(bot, GAME.view(match.state, mover), mover, rng)
        match = match.play(GAME.move_to_text(thought.move))
    return match


def steps(match: AnyMatch) -> list[tuple[State, Move, State]]:
    """Return the state before each move of a match, the move, and the state after it."""
    states = [position.state for position in match.positions]
    moves = [GAME.move_from_text(text) for text in match.record.moves]
    return list(zip(states, moves, states[1:], strict=False))


def paid(witch: Witch, move: Move) -> tuple[int, ...]:
    """Return what a witch holds once the cost of her cast is paid."""
    cost = SPELLS[move.card].cost if isinstance(move, Cast) else (0,) * len(KINDS)
    return tuple(have - price for have, price in zip(witch.resources, cost, strict=True))


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_captions_tell_what_happened(levels: tuple[str, ...], seed: str) -> None:
    """Each figure is right, and every meter that moved, every fall and every win is told."""
    match = played(levels, seed)
    for before, move, after in steps(match):
        said = WORDS.describe_move(before, move, match.names, None)
        for seat, name in enumerate(match.names, start=1):
            old, new = before.witches[seat - 1], after.witches[seat - 1]
            own = [each for each in re.split(r"(?<=\.) ", said) if each.startswith(name)]
            told = {found[0]: found[1:] for each in own for found in METER.findall(each)}
            for which in ("Power", "Detection"):
                moved = meter(new, which) - meter(old, which)
                if moved and not new.out:
                    assert (number(told[which][0]), int(told[which][1])) == (
                        moved,
                        meter(new, which),
                    ), said
                else:
                    assert which not in told, said
            held = paid(old, move) if seat == before.mover else old.resources
            for kind, kind_name in enumerate(KIND_NAMES):
                for change in re.findall(rf"{kind_name} ([+\u2212]\d+)", " ".join(own)):
                    assert number(change) == new.resources[kind] - held[kind], said
            is_told_out = bool(re.search(rf"{name}\b[^.:]* (is|are) out:", said))
            assert is_told_out == (new.out > 0 and not old.out), said
        won = re.search(
            r"([^.]*) (?:wins|share the win)\.$|Nobody is left, so nobody wins\.$", said
        )
        assert bool(won) == (after.step is Step.OVER), said
        if won and won[1]:
            told_names = {name for name in match.names if name in won[1]}
            alive = {n for n, w in zip(match.names, after.witches, strict=True) if not w.out}
            top = {n for n, w in zip(match.names, after.witches, strict=True) if w.power == 15}
            assert told_names == (top or alive), said


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_a_result_gives_its_reason(levels: tuple[str, ...], seed: str) -> None:
    """W18, W21: Power 15 only where a winner has it, else how many witches are left."""
    match = played(levels, seed)
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    alive = [seat for seat, witch in enumerate(match.state.witches, 1) if not witch.out]
    top = [seat for seat in alive if match.state.witches[seat - 1].power == 15]
    if top:
        several = "Several witches reached Power 15 at the same moment."
        reason = several if len(top) > 1 else "Power 15 reached."
        assert (list(outcome.winners), WORDS.ending(match.state).reason) == (top, reason)
    elif alive:
        assert (list(outcome.winners), WORDS.ending(match.state).reason) == (
            alive,
            "Only one witch is left.",
        )
    else:
        assert (list(outcome.winners), WORDS.ending(match.state).reason) == (
            [],
            "No witch is left: the last ones were found out at the same moment.",
        )


def landed(state: State, move: Move) -> State:
    """Return the state once a decision is carried out, whatever spells it draws."""
    after = GAME.apply_move(state, move)
    while after.step is Step.CARD_DRAW:
        after = GAME.apply_move(after, next(iter(GAME.legal_moves(after))))
    return after


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_forecasts_come_true(levels: tuple[str, ...], seed: str) -> None:
    """W9, W11, W18: what a pick would change, how it would end the game, what the Inn does."""
    match = played(levels, seed)
    decisions = [state for state, _, _ in steps(match) if GAME.current_player(state)]
    for state in decisions[::EVERY]:
        view = GAME.view(state, state.mover)
        sitters = tuple(Sitter(name) for name in match.names)
        sight = Sight(view, sitters, state.mover, 1024.0, 660.0, interactive=True)
        for move in GAME.legal_moves(view):
            drafted = TABLE.draft_of(sight, move)
            scene = TABLE.scene(replace(sight, draft=drafted))
            after = landed(state, move)
            if isinstance(move, Go | Again) and move.space == INN:
                check_rolls(scene.region("In").hint, after)
                check_rolls(scene.region(f"witch-{state.mover}").label, after)
                continue
            check_lines(scene.foretold, match.names, state, after)
            for seat in range(1, len(match.names) + 1):
                label = scene.region(f"witch-{seat}").label
                check_witch(label.partition("if you do this: ")[2], state, after, seat)


def check_witch(said: str, before: State, after: State, seat: int) -> None:
    """Check the meters that are foretold of one witch, none of them left out."""
    old, new = before.witches[seat - 1], after.witches[seat - 1]
    if new.out and not old.out:
        assert said == "out"
        return
    moved = {
        (which, str(meter(old, which)), str(meter(new, which)))
        for which in ("Power", "Detection")
        if meter(old, which) != meter(new, which)
    }
    assert set(FORECAST.findall(said)) == moved, said


def check_lines(said: str, names: tuple[str, ...], before: State, after: State) -> None:
    """Check what is foretold of a whole pick: meters, or how and for whom the game would end."""
    is_over = after.step is Step.OVER
    assert bool(re.search(r"\bwins?\b", said)) == is_over, said
    mover = before.mover
    if not is_over:
        for sentence in re.split(r"(?<=[.;]) ", said):
            who = sentence.partition(":")[0]
            seat = mover if who == "You" else (names.index(who) + 1 if who in names else 0)
            if seat:
                for which, old, new in FORECAST.findall(sentence):
                    assert int(old) == meter(before.witches[seat - 1], which), said
                    assert int(new) == meter(after.witches[seat - 1], which), said
        return
    top = [seat for seat, witch in enumerate(after.witches, 1) if witch.power == 15]
    alive = [seat for seat, witch in enumerate(after.witches, 1) if not witch.out]
    assert ("You win" in said) == (mover in (top or alive)), said
    assert ("Power 15" in said) == bool(top), said
    if "last witch" in said:
        assert (alive, top) == ([mover], []), said


def check_rolls(said: str, after: State) -> None:
    """Check what each roll at the Inn is foretold to do."""
    told = {}
    for low, high, detection in ROLLS.findall(said):
        for die in range(int(low), int(high) + 1):
            told[die] = int(detection or 15)
    seat = after.mover
    assert told == {
        die: GAME.apply_move(after, Roll(die)).witches[seat - 1].detection for die in range(1, 7)
    }, said


# -- hints ----------------------------------------------------------------------------------------

SPELL_NAMES = {spell.name: spell for spell in SPELLS.values()}
ANY_SPELL = "|".join(SPELL_NAMES)
SPACE_NAMES = {
    "Swamp": "Sw", "River": "Ri", "Forest": "Fo", "Road": "Ro", "Fields": "Fi",
}  # fmt: skip


def holding(state: State, resources: tuple[int, ...]) -> State:
    """Return the same at the Choice of the mover, who holds these resources."""
    own = state.witches[state.mover - 1]._replace(resources=resources)
    witches = list(state.witches)
    witches[state.mover - 1] = own
    return state._replace(step=Step.CHOICE, witches=tuple(witches))


def results_of(state: State, spell: Spell) -> list[State]:
    """Return the states after a cast that is paid for, one for each target."""
    own = state.witches[state.mover - 1].resources
    paying = tuple(map(max, own, spell.cost))
    ready = holding(state, paying)
    casts = [move for move in GAME.legal_moves(ready) if isinstance(move, Cast)]
    return [landed(ready, move) for move in casts if move.card == spell.id]


def lacking(witch: Witch, spell: Spell) -> int:
    """Return how many resources are missing for a spell."""
    pairs = zip(witch.resources, spell.cost, strict=True)
    return sum(max(0, price - have) for have, price in pairs)


def check_goal(reason: str, state: State) -> None:
    """Check what the goal gives, what it still needs, and where the next resource is."""
    own = state.witches[state.mover - 1]
    for name, power in re.findall(
        rf"({ANY_SPELL})[^.:;]*?[;:]? ?(?:it )?gives (\d+) Power", reason
    ):
        results = results_of(state, SPELL_NAMES[name])
        gained = {each.witches[state.mover - 1].power - own.power for each in results}
        if "once your Detection is lower" in reason:
            assert all(each.witches[state.mover - 1].out for each in results), reason
        else:
            assert int(power) in gained, reason
    for name in re.findall(rf"({ANY_SPELL})[^.]*wins the game", reason):
        assert re.search("then (you can )?cast|You can cast|and casting it", reason), reason
        results = results_of(state, SPELL_NAMES[name])
        assert any(state.mover in winners(each) for each in results), reason
    for name, count in re.findall(
        rf"({ANY_SPELL})(?: gives \d+ Power| [a-z ’]+)?[;,]? (?:it|which)? ?still needs (\d+) res",
        reason,
    ):
        assert lacking(own, SPELL_NAMES[name]) == int(count), reason
    for name, count in re.findall(rf"({ANY_SPELL})(?: [^.]*;|:) (\d+) resources? to go", reason):
        assert lacking(own, SPELL_NAMES[name]) == int(count), reason
    for name, kind in re.findall(rf"({ANY_SPELL}) [^.]*all it needs is an? ([^:]+):", reason):
        spell, at = SPELL_NAMES[name], KIND_NAMES.index(kind)
        assert lacking(own, spell) == 1, reason
        assert own.resources[at] < spell.cost[at], reason
    for kind, space in re.findall(
        rf"({'|'.join(KIND_NAMES)})(?:: fetch it)? from the (\w+)", reason
    ):
        assert SPACES[SPACE_NAMES[space]].index(1) == KIND_NAMES.index(kind), reason
    for served, count, name in re.findall(
        rf"has (\d+) of the (\d+) resources? ({ANY_SPELL}) still", reason
    ):
        spell, richer = SPELL_NAMES[name], tuple(have + 1 for have in own.resources)
        assert lacking(own, spell) == int(count), reason
        assert lacking(own._replace(resources=richer), spell) == int(count) - int(served), reason
    for name in re.findall(rf"Inn has everything ({ANY_SPELL}) still needs", reason):
        richer = tuple(have + 1 for have in own.resources)
        assert lacking(own._replace(resources=richer), SPELL_NAMES[name]) == 0, reason


def check_condition(reason: str, state: State) -> None:
    """Check what a later win depends on: a spell wins at the Detection of rivals that its hint
    names, and not below it, or gives enough Power."""
    for name in re.findall(rf"({ANY_SPELL}) gives enough Power to win", reason):
        results = results_of(state, SPELL_NAMES[name])
        assert {each.witches[state.mover - 1].power for each in results} == {15}, reason
    found = re.search(
        rf"({ANY_SPELL}) wins while (?:every rival|{{seat\d}}) has Detection (\d+) or more", reason
    )
    if not found:
        return
    spell, least = SPELL_NAMES[found[1]], int(found[2])
    for detection in (least, least - 1):
        witches = tuple(
            witch if seat == state.mover or witch.out else witch._replace(detection=detection)
            for seat, witch in enumerate(state.witches, start=1)
        )
        results = results_of(state._replace(witches=witches), spell)
        is_won = all(winners(each) == [state.mover] for each in results)
        by_power = any(each.witches[state.mover - 1].power == 15 for each in results)
        assert is_won == (detection == least or by_power), reason


def check_discard(reason: str, state: State) -> None:
    """Check what speaks against a spell that is discarded."""
    own = state.witches[state.mover - 1]
    for name, power in re.findall(rf"({ANY_SPELL}), which gives (no|only \d+) Power", reason):
        results = results_of(state, SPELL_NAMES[name])
        gained = {each.witches[state.mover - 1].power - own.power for each in results}
        assert gained == {0 if power == "no" else int(power.split()[1])}, reason
    for name in re.findall(rf"({ANY_SPELL}), which would put you out now", reason):
        results = results_of(state, SPELL_NAMES[name])
        assert all(each.witches[state.mover - 1].out for each in results), reason
    for name, goal in re.findall(rf"({ANY_SPELL}), which [^:]*: ({ANY_SPELL}) needs none", reason):
        assert lacking(own, SPELL_NAMES[goal]) == 0 < lacking(own, SPELL_NAMES[name]), reason


def check_deed(reason: str, state: State, move: Move) -> None:
    """Check what the move itself is said to do."""
    after = landed(state, move)
    check_own(reason, state, after)
    check_rivals(reason, state, after)
    if isinstance(move, Go | Again) and move.space == INN:
        check_risk(reason, after)


def check_own(reason: str, state: State, after: State) -> None:
    """Check where the own meters come to, and what can be cast then."""
    new = after.witches[state.mover - 1]
    for found in re.findall(r"takes you to Power (\d+)", reason):
        assert new.power == int(found), reason
    for found in re.findall(r"Power \d+, (\d+) away from winning", reason):
        assert new.power == 15 - int(found), reason
    if re.search(rf"^Casting ({ANY_SPELL}) now would put you out\.$", reason):
        assert new.out, reason
    for found in re.findall(r"gives you (\d+) Power", reason):
        assert new.power - state.witches[state.mover - 1].power == int(found), reason
    for found in re.findall(r"your Detection will be (\d+)", reason):
        assert new.detection == int(found), reason
    for found in re.findall(r"[Ll]ower(?:s|) (?:it|your Detection) to (\d+)", reason):
        assert new.detection == int(found), reason
    for name in re.findall(rf"(?:[Yy]ou can|then) cast ({ANY_SPELL})", reason):
        assert lacking(new, SPELL_NAMES[name]) == 0, reason
    if reason.startswith("Cast ") and "and win" in reason:
        assert state.mover in winners(after), reason
        assert ("Power 15" in reason) == (new.power == 15), reason


def check_rivals(reason: str, state: State, after: State) -> None:
    """Check where a rival's Detection comes to, and who is found out."""
    pairs = list(zip(state.witches, after.witches, strict=True))
    for seat, detection, short in re.findall(
        r"{seat(\d)}’s Detection to (\d+)(?:, (\d+) away from being out)?", reason
    ):
        old, new = pairs[int(seat) - 1]
        assert new.detection == int(detection) != old.detection, reason
        assert not short or int(detection) + int(short) == 15, reason
    for seat in re.findall(r"{seat(\d)} found out, and out of the game", reason):
        old, new = pairs[int(seat) - 1]
        assert new.out > old.out == 0, reason
    for seat, power in re.findall(r"from {seat(\d)}, who has (\d+)", reason):
        assert pairs[int(seat) - 1][0].power == int(power), reason
    del pairs[state.mover - 1]
    for gift in re.findall(r"gives every rival (\d+)", reason):
        living = [pair for pair in pairs if not pair[0].out]
        assert all(new.power - old.power == int(gift) for old, new in living), reason


def check_risk(reason: str, after: State) -> None:
    """Check which rolls at the Inn are said to put the mover out, and the worst other one."""
    fates = [GAME.apply_move(after, Roll(die)).witches[after.mover - 1] for die in range(1, 7)]
    fatal = [die for die, witch in enumerate(fates, 1) if witch.out]
    told = {
        "Every roll": [1, 2, 3, 4, 5, 6],
        "a 1, 2, 3 or 4 puts": [1, 2, 3, 4],
        "a 1 or 2 puts": [1, 2],
    }
    assert fatal == next((dice for text, dice in told.items() if text in reason), []), reason
    for found in re.findall(r"Detection rises to (\d+)", reason):
        assert max(witch.detection for witch in fates) == int(found), reason


def winners(state: State) -> list[int]:
    """Return who has won, nobody while the game runs."""
    outcome = GAME.outcome(state)
    return list(outcome.winners) if outcome else []


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_hints_are_true(levels: tuple[str, ...], seed: str) -> None:
    """Whatever move is hinted at: what its goal gives and needs, and what the move does."""
    match = played(levels, seed)
    decisions = [state for state, _, _ in steps(match) if GAME.current_player(state)]
    for state in decisions[:: amount(3, 1)]:
        view = GAME.view(state, state.mover)
        for move in GAME.legal_moves(view):
            reason = reason_for(view, move)
            check_goal(reason, state)
            check_condition(reason, state)
            check_discard(reason, state)
            check_deed(reason, state, move)


@pytest.mark.parametrize(
    ("seats", "move", "said"),
    [
        ("3/1 00020 S31 Sw | 5/12 00000 . Ri", "again=Fo", "while {seat2} has Detection 12"),
        ("3/1 00020 S31 Sw | 5/12 00000 . Ri | 5/14 00000 . Ri", "again=Fo", "while every rival"),
        ("3/1 00000 S02 Sw | 5/11 00000 . Ri", "again=Fo", "while {seat2} has Detection 10"),
        ("13/1 00000 S21 Sw | 5/11 00000 . Ri", "go=Fo", "gives enough Power to win"),
    ],
)
def test_a_later_win_is_told_with_its_condition(seats: str, move: str, said: str) -> None:
    """A rival's Detection or the own Power may change before the spell can be cast."""
    state = position(seats, Step.MOVE if move.startswith("go") else Step.CHOICE)
    reason = reason_for(state, GAME.move_from_text(move))
    assert said in reason
    assert "wins the game" not in reason
    check_goal(reason, state)
    check_condition(reason, state)
