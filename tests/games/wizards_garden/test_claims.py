"""Whatever a text of Wizards' Garden claims is true by the rules alone.

Opponents of all strengths play whole games; each claim of the log, the captions, the forecasts, the
results and the hints is counted again with the second telling of the rules. `make test` looks at
some of the decisions, `make test-all` at all of them and at more games.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from tabletop.ai.bot import decide, luck_of
from tabletop.core.game import CHANCE, complete_setup
from tabletop.core.sampling import random_match
from tabletop.core.seating import seat_gap
from tabletop.games.registry import load_bot
from tabletop.games.wizards_garden.advice.adviser import Adviser
from tabletop.games.wizards_garden.advice.reasons import reason_for
from tabletop.games.wizards_garden.bots.dial import GLANCES
from tabletop.games.wizards_garden.bots.levels import MOST_PLANTINGS, Opponent, Searcher
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Confirm, Move, Plant
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.table.table import TABLE
from tabletop.games.wizards_garden.words.game_words import WORDS
from tests.amount import ALL, amount, thorough_but
from tests.games.wizards_garden import claims, oracle
from tests.games.wizards_garden.claims import World, world_of
from tests.games.wizards_garden.positions import state_at
from tests.games.wizards_garden.sights import PHONE, TABLET, label, look

GAMES = [
    (("seed", "flower"), {}),
    (("leaf", "bud"), {"undo": "on"}),
    (("easy", "medium"), {"first": "2", "setup": "apart"}),
    (("sprout", "greedy"), {"first": "1"}),
]
if ALL:
    GAMES += [(("hard", "fruit"), {}), (("hard", "seed"), {"first": "1"}), (("bud", "bud"), {})]
LUCK = range(amount(1, 5))
EVERY = amount(4, 1)
"""Which decisions are looked at closely: all, or one in so many."""

NAMES = ("Ada", "Bram")
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4}
QUICK = Opponent(Searcher(MOST_PLANTINGS, 5_000, knows_openings=True), knows_setups=True)


class Case(NamedTuple):
    """A decision: the state, the move that was played, and the state after it."""

    state: State
    move: Move
    after: State

    @property
    def text(self) -> str:
        """Return how the move is typed."""
        return GAME.move_to_text(self.move)

    @property
    def world(self) -> World:
        """Return what lies there, as the mover sees it."""
        return world_of(self.state.position)


def game(levels: tuple[str, ...], options: dict[str, str], luck: int) -> Iterator[Case]:
    """Yield the decisions of a game; with Undo, some plantings are undone."""
    rng = random.Random(luck)
    state = GAME.new_initial_state(complete_setup(GAME, 2, options))
    ply = 0
    while (seat := GAME.current_player(state)) is not None:
        if seat == CHANCE:
            move = GAME.draw_chance(state, rng.randrange)
        elif state.phase is Phase.CONFIRM:
            move = Confirm(rng.random() < 0.7)
        else:
            bot = load_bot("wizards-garden", levels[seat - 1])
            move = decide(bot, state, seat, luck_of(str(luck), ply, "claims")).move
        following = GAME.apply_move(state, move)
        if seat != CHANCE:
            yield Case(state, move, following)
        state, ply = following, ply + 1


def plantings(levels: tuple[str, ...], options: dict[str, str], luck: int) -> list[Case]:
    """Return the decisions of a game at which a seed is planted."""
    return [
        case
        for case in game(levels, options, luck)
        if isinstance(case.move, Plant) and case.state.phase is not Phase.PLACE
    ]


def lines_in(said: str) -> set[str]:
    """Return the lines that a sentence names, such as {"white row 1"}."""
    found: set[str] = set()
    for colour, kind, which in re.findall(
        r"(white|black) (row|column|diagonal)s? ((?:(?:, | and )?(?:\w\d to \w\d|\b[1-4a-d]\b))+)",
        said,
    ):
        found |= {
            f"{colour} {kind} {each}" for each in re.findall(r"\w\d to \w\d|\b[1-4a-d]\b", which)
        }
    return found


def turned(world: World, text: str) -> int:
    """Return how many seeds a planting turns over."""
    return len(oracle.neighbours(text[:2]) & set(dict(world.seeds)))


# -- the log, the captions, the result -----------------------------------------------------------


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize(("levels", "options"), GAMES)
def test_the_log_tells_what_a_planting_did(
    levels: tuple[str, ...], options: dict[str, str], luck: int
) -> None:
    """R7 to R11: how many turn over, which lines are harvested, which flowers, and the Staff."""
    for case in plantings(levels, options, luck):
        said = WORDS.describe_move(case.state, case.move, NAMES, None)
        harvest = claims.harvest_of(case.world, case.text)
        count = re.search(r"(\w+) seeds? turns? over", said)
        assert count, said
        assert NUMBERS[count[1].lower()] == turned(case.world, case.text), said
        assert lines_in(said) == set(harvest.names), said
        check_gains(said.partition(": ")[2], harvest, case.world)


def check_gains(said: str, harvest: claims.Lines, before: World) -> None:
    """Check the flowers by colour, and whether the Staff comes."""
    flowers = {
        colour: NUMBERS[number] for number, colour in re.findall(r"(\w+) (white|black) fl", said)
    }
    for colour in ("white", "black"):
        gained = sum(name.startswith(colour) for name in harvest.names)
        assert flowers.get(colour, 0) == gained, said
    assert ("the Staff" in said) == (harvest.is_black and before.staff != 1), said


@pytest.mark.parametrize(("levels", "options"), GAMES)
def test_captions_tell_each_effect(levels: tuple[str, ...], options: dict[str, str]) -> None:
    """What is said while a move is shown: seeds that turn, lines, flowers, the Staff."""
    for case in plantings(levels, options, 3)[::EVERY]:
        before, then = look(case.state, interactive=False), look(case.after)
        steps = TABLE.beats(before, case.move, then, TABLE.scene(then))
        told = [step.caption for step in steps if step.caption]
        harvest = claims.harvest_of(case.world, case.text)
        assert NUMBERS[told[1].split()[0].lower()] == turned(case.world, case.text)
        harvested = [each for each in told if " harvests " in each]
        assert set().union(*map(lines_in, harvested)) == set(harvest.names)
        assert any("takes the Staff" in each for each in told) == (
            harvest.is_black and case.world.staff != 1
        )


@pytest.mark.parametrize("luck", thorough_but(range(200), range(30)))
def test_a_result_gives_its_reason(luck: int) -> None:
    """R14, R15: which end it was, and what decided; many random games end in a tie."""
    state = random_match(GAME, 2, f"result-{luck}", {}).state
    world, outcome = world_of(state.position), GAME.outcome(state)
    assert outcome
    seats = {1: state.position.mover, -1: 3 - state.position.mover}
    ends = {0: "The garden is empty.", 16: "The garden is full."}
    over = "The basket is empty." if not world.basket else ends[len(world.seeds)]
    decided = (
        "The most flowers win."
        if world.mine != world.theirs
        else f"The flowers are tied, and {seat_gap(seats[world.staff])} has the Staff."
        if world.staff
        else "The flowers are tied, and nobody ever took the Staff."
    )
    assert WORDS.ending(state).reason == f"{over} {decided}"
    assert outcome.winners == tuple(seats[each] for each in (world.standing,) if each)


# -- forecasts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, TABLET])
@pytest.mark.parametrize(("levels", "options"), GAMES)
def test_forecasts_come_true(
    levels: tuple[str, ...], options: dict[str, str], size: tuple[float, float]
) -> None:
    """What a picked planting would do, on the table and for screen readers."""
    for case in plantings(levels, options, 5)[:: 3 * EVERY]:
        for move in GAME.legal_moves(case.state):
            assert isinstance(move, Plant)
            text, world = GAME.move_to_text(move), case.world
            draft = (text[2], text[:2], *text[4:])
            scene = TABLE.scene(look(case.state, size, draft=draft))
            harvest, then = claims.harvest_of(world, text), claims.after(world, text)
            if "/" not in text and not scene.sentence.startswith("{"):
                check_question(scene.sentence, harvest, turned(world, text))
            panel = label(scene, f"panel-{case.state.position.mover}")
            would = re.search(r"would have (\d+) flower", panel)
            assert (int(would[1]) if would else world.mine) == then.theirs, panel
            takes = harvest.is_black and world.staff != 1
            assert ("would take the Staff" in panel) == takes, panel
            basket = re.search(r"(\d+) after this", label(scene, "basket"))
            assert basket
            assert int(basket[1]) == then.basket
            marked = {
                cell: {f for f in ("turns over", "is harvested") if f in label(scene, cell)}
                for cell in oracle.CELLS
            }
            seeds = dict(world.seeds)
            for cell in oracle.CELLS:
                is_beside = cell in seeds and cell in oracle.neighbours(text[:2])
                assert ("turns over" in marked[cell]) == is_beside
                gone = cell not in dict(then.seeds) and (cell in seeds or cell == text[:2])
                assert ("is harvested" in marked[cell]) == gone


def check_question(said: str, harvest: claims.Lines, turns: int) -> None:
    """Check the question that asks whether to plant there."""
    count = re.search(r"(\w+) seeds? turns? over", said)
    assert count or harvest.names, said
    if count:
        assert NUMBERS[count[1].lower()] == turns, said
    lines = re.search(r"(\w+) lines?(?: are harvested)?\.", said)
    if harvest.names and lines and lines[1] in NUMBERS:
        assert NUMBERS[lines[1]] == len(harvest.names), said
    if colour := re.search(r"and a (white|black) line", said):
        assert [name.split()[0] for name in harvest.names] == [colour[1]], said
    assert ("harvest" in said) == bool(harvest.names), said


# -- hints ---------------------------------------------------------------------------------------

Claim = Callable[[World, str, "re.Match[str]"], bool]
NAMED = r"(?P<lines>the (?:white|black) .+?)"
BY = r"by planting on (?P<cell>\w+)"


def left(world: World, text: str, found: re.Match[str]) -> bool:
    """Return whether the rival can harvest what is said from there, and no more from elsewhere."""
    then = claims.after(world, text)
    possible = [claims.harvest_of(then, each) for each in claims.harvesting(then)]
    most = max((len(each.names) for each in possible), default=0)
    said = lines_in(found["lines"])
    return len(said) == most and any(
        set(claims.harvest_of(then, each).names) == said
        for each in claims.harvesting(then)
        if each.startswith(found["cell"])
    )


def takes(world: World, text: str, found: re.Match[str]) -> bool:
    """Return whether the planting harvests what is said, and takes the Staff if that is said."""
    harvest = claims.harvest_of(world, text)
    staff = harvest.is_black and world.staff != 1
    return lines_in(found["taken"]) == set(harvest.names) and bool(found["staff"]) == staff


def leaves_none(world: World, text: str, _: re.Match[str]) -> bool:
    then = claims.after(world, text)
    return not then.is_over and not claims.harvesting(then)


def harvests_next(world: World, text: str, found: re.Match[str]) -> bool:
    """Return whether the mover can harvest after every reply."""
    then = claims.after(world, text)
    replies = [claims.after(then, each) for each in claims.plantings(then)]
    return leaves_none(world, text, found) and all(map(claims.harvesting, replies))


def few_replies(world: World, text: str, found: re.Match[str]) -> bool:
    then = claims.after(world, text)
    return leaves_none(world, text, found) and len(claims.safe(then)) == NUMBERS[found["count"]]


def harvests_after(world: World, text: str, found: re.Match[str]) -> bool:
    """Return whether the rival may plant on each of the cells, and a line is left whatever is.

    Nor is a line left on any other cell, unless the cells are called an example.
    """
    then = claims.after(world, text)
    replies = {
        cell: [each for each in claims.plantings(then) if each.startswith(cell)]
        for cell in found["cells"].split(" or ")
    }
    unsafe = {each[:2] for each in set(claims.plantings(then)) - set(claims.safe(then))}
    return (
        leaves_none(world, text, found)
        and bool(found["example"]) == (unsafe > set(replies))
        and all(
            texts and all(claims.harvesting(claims.after(then, each)) for each in texts)
            for texts in replies.values()
        )
    )


def other_leaves(world: World, text: str, found: re.Match[str]) -> bool:
    """Return whether the other face, planted there, would leave the rival what is said."""
    other = text[:2] + found["face"][0]
    then = claims.after(world, other)
    possible = [set(claims.harvest_of(then, each).names) for each in claims.harvesting(then)]
    said = lines_in(found["lines"])
    return (
        leaves_none(world, text, found)
        and other != text
        and said in possible
        and len(said) == max(map(len, possible))
    )


def unsafe_replies(world: World, text: str, found: re.Match[str]) -> bool:
    then = claims.after(world, text)
    possible = claims.plantings(then)
    unsafe = 1 if found["unsafe"] == "one" else int(found["unsafe"])
    return (
        leaves_none(world, text, found)
        and len(possible) == int(found["count"])
        and len(possible) - len(claims.safe(then)) == unsafe
    )


def nobody_harvests(world: World, text: str, found: re.Match[str]) -> bool:
    """Return whether neither the rival nor then the mover can harvest."""
    then = claims.after(world, text)
    replies = [claims.after(then, each) for each in claims.plantings(then)]
    return leaves_none(world, text, found) and not any(map(claims.harvesting, replies))


def few_safe(world: World, text: str, found: re.Match[str]) -> bool:
    count = NUMBERS[found["count"]] if found.groupdict().get("count") else 1
    return leaves_none(world, text, found) and len(claims.safe(world)) == count


def can_wait(world: World, text: str) -> bool:
    """Return whether the planting harvests nothing although another one does."""
    return bool(claims.harvesting(world)) and not claims.harvest_of(world, text).names


def lines_after_harvests(world: World) -> list[list[set[str]]]:
    """Return for each harvest what the rival can then harvest."""
    after = [claims.after(world, each) for each in claims.harvesting(world)]
    return [
        [set(claims.harvest_of(then, each).names) for each in claims.harvesting(then)]
        for then in after
    ]


def leaves_line_by_any(world: World, text: str, found: re.Match[str]) -> bool:
    said = lines_in(found["lines"])
    return can_wait(world, text) and all(said in left for left in lines_after_harvests(world))


def leaves_line_by_each(world: World, text: str, found: re.Match[str]) -> bool:
    left = lines_after_harvests(world)
    said = lines_in(found["lines"])
    return can_wait(world, text) and all(left) and any(said in each for each in left)


def waits_for_next(world: World, text: str, _: re.Match[str]) -> bool:
    then = claims.after(world, text)
    replies = [claims.after(then, each) for each in claims.plantings(then)]
    return can_wait(world, text) and bool(replies) and all(map(claims.harvesting, replies))


def waits_for_answer(world: World, text: str, _: re.Match[str]) -> bool:
    is_left = bool(claims.harvesting(claims.after(world, text)))
    return can_wait(world, text) and is_left and strikes_back(world, text)


def waits_for_fewer(world: World, text: str, _: re.Match[str]) -> bool:
    others = [claims.after(world, each) for each in claims.harvesting(world)]
    then = claims.after(world, text)
    safe = len(claims.safe(then))
    return (
        not claims.harvesting(then)
        and can_wait(world, text)
        and all(safe < len(claims.safe(other)) for other in others)
    )


def waits_for_trap(world: World, text: str, _: re.Match[str]) -> bool:
    after = [claims.after(world, each) for each in claims.harvesting(world)]
    return can_wait(world, text) and all(
        any(claims.is_trapped(claims.after(then, each)) for each in claims.plantings(then))
        for then in after
    )


def strikes_back(world: World, text: str) -> bool:
    """Return whether the mover can harvest after every harvest of the rival."""
    then = claims.after(world, text)
    return all(claims.harvesting(claims.after(then, each)) for each in claims.harvesting(then))


def none_is_safe(world: World, text: str, found: re.Match[str]) -> bool:
    return (
        not claims.safe(world)
        and left(world, text, found)
        and (not found["too"] or strikes_back(world, text))
    )


def offers(world: World, text: str, found: re.Match[str]) -> bool:
    if "can win" in found[0]:
        return left(world, text, found)
    is_answered = "right after" in found[0]
    return (
        bool(claims.safe(world))
        and left(world, text, found)
        and is_answered == strikes_back(world, text)
    )


def ends(sign: int, *, by_staff: bool = False) -> Claim:
    """Return the claim that the planting ends the game, who wins it, and whether by the Staff."""

    def claim(world: World, text: str, found: re.Match[str]) -> bool:
        then = claims.after(world, text)
        told = {key: int(found[key]) for key in ("most", "least") if key in found.groupdict()}
        flowers = {"most": max(then[2:4]), "least": min(then[2:4])}
        return (
            then.is_over
            and -then.standing == sign
            and (then.mine == then.theirs) == (by_staff or not sign)
            and (not told or told == flowers)
        )

    return claim


def holds(*_: object) -> bool:
    """What a search believes is no claim of the rules; who wins is looked at apart."""
    return True


HARVESTS = r"Complete (?:and harvest )?(?P<taken>the .+?)(?P<staff> and take the Staff)?"
DEED = rf"(?:Plant here|{HARVESTS})"
WON = "from here you can win, whatever Bram does"
LOST = "Bram can win from here, but has to find out how. "

TAKING: dict[str, Claim] = {HARVESTS: takes}
WHOLE: dict[str, Claim] = {
    rf"{DEED}: that ends the game, and you win (?P<most>\d+) to (?P<least>\d+)": ends(1),
    rf"{DEED}: that ends the game, and you win the tie with the Staff": ends(1, by_staff=True),
    rf"{DEED}: that ends the game, and Bram wins (?P<most>\d+) to (?P<least>\d+)": ends(-1),
    rf"{DEED}: that ends the game, and Bram wins the tie with the Staff": ends(-1, by_staff=True),
    rf"{DEED}: that ends the game in a draw": ends(0),
    rf"{HARVESTS}: {WON}": takes,
    rf"Leave Bram no line: {WON}": leaves_none,
    r"(?:From here you can win, whatever Bram does|You can harvest right after Bram|"
    r"The safe plantings look worse in a few turns’ time): let Bram complete "
    rf"{NAMED} {BY}": offers,
    HARVESTS: takes,
    rf"Don’t harvest yet: {WON}": lambda world, text, _: can_wait(world, text),
    rf"Don’t harvest yet: if you do, Bram can harvest {NAMED} next": leaves_line_by_any,
    rf"Don’t harvest yet: every harvest leaves Bram a line such as {NAMED}": leaves_line_by_each,
    "Don’t harvest yet: if you do, Bram can leave you no safe planting": waits_for_trap,
    "Don’t harvest yet: whatever Bram plants, you can harvest next": waits_for_next,
    "Don’t harvest yet: you can harvest right after Bram": waits_for_answer,
    "Don’t harvest yet: this leaves Bram fewer safe plantings than any harvest": waits_for_fewer,
    "Don’t harvest yet: you win more often this way, looking a few turns ahead": (
        lambda world, text, _: can_wait(world, text)
    ),
    "Leave Bram no line: whatever they plant, you can harvest next": harvests_next,
    r"Leave Bram no line, and only (?P<count>\w+) safe plantings?": few_replies,
    r"Leave Bram no line: this is your only safe planting": few_safe,
    r"Leave Bram no line: this is one of your (?P<count>\w+) safe plantings": few_safe,
    r"Leave Bram no line: you can harvest next if they plant on (?P<cells>\w+(?: or \w+)?)"
    r"(?P<example>, for example)?": (harvests_after),
    r"Leave Bram no line: (?P<face>white|black) here would leave "
    rf"{NAMED}": other_leaves,
    r"Leave Bram no line: (?P<unsafe>one|\d+) of their (?P<count>\d+) possible "
    r"plantings leaves? you one": unsafe_replies,
    r"Leave Bram no line: neither of you can harvest next turn, whatever they plant": (
        nobody_harvests
    ),
    rf"No planting is safe: after this one, Bram can complete {NAMED} {BY}"
    r"(?P<too>, but then you can harvest too)?": none_is_safe,
}
"""What the first clause of a hint may be, and what must be true then."""

MORE: dict[str, Claim] = {
    "this leaves none": leaves_none,
    "Bram then has no line to harvest": leaves_none,
    rf"Bram can then complete {NAMED} {BY}": left,
}
"""What the other clause may be."""


def named(reason: str, seat: int) -> str:
    """Return a reason for `seat` with the rival's name; nobody else is named."""
    assert seat_gap(seat) not in reason, reason
    return reason.replace(seat_gap(3 - seat), "Bram")


def check(reason: str, world: World, text: str) -> None:
    """Fail unless each clause of a hint is one that is known, and true."""
    first, *more = reason.removeprefix(LOST).removesuffix(".").split("; ")
    for clause, known in ((first, WHOLE), *((each, MORE) for each in more)):
        pairs = ((re.fullmatch(pattern, clause), claim) for pattern, claim in known.items())
        match, claim = next((pair for pair in pairs if pair[0]), (None, None))
        assert match is not None, clause
        assert claim is not None
        assert claim(world, text, match), (clause, text, world)


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize(("levels", "options"), GAMES)
def test_every_claim_of_a_reason_is_true(
    levels: tuple[str, ...], options: dict[str, str], luck: int
) -> None:
    """Whatever planting is explained: what it takes, what it leaves, how many are safe."""
    for case in plantings(levels, options, luck + 10):
        some = claims.plantings(case.world)[:: amount(5, 1)]
        for text in {*some, *claims.harvesting(case.world)}:
            move = GAME.move_from_text(text)
            assert isinstance(move, Plant)
            reason = reason_for(case.state.position, move)
            check(named(reason, case.state.position.mover), case.world, text)


@pytest.mark.parametrize(("levels", "options"), GAMES)
def test_hints_are_true(levels: tuple[str, ...], options: dict[str, str]) -> None:
    """The adviser's own reasons, with traps; near the end also who is said to win."""
    adviser = Adviser(QUICK, 5_000)
    for case in plantings(levels, options, 20)[::EVERY]:
        seat, world = case.state.position.mover, case.world
        thought = decide(adviser, case.state, seat, luck_of("hint", 0, "claims"))
        text = GAME.move_to_text(thought.move)
        reason = named(thought.reason, seat)
        check(reason, world, text)
        then = claims.after(world, text)
        if world.basket <= 2 and not then.is_over:
            is_won = WON.lower() in reason.lower()
            assert not (is_won and claims.wins(then, 1)), reason
            assert not (LOST in reason and claims.loses(then, 2)), reason


@pytest.mark.parametrize("options", [{"undo": "on"}])
def test_hints_about_undo_look_at_the_planting(options: dict[str, str]) -> None:
    """R13: a planting that leaves a line and is undone names that line; no purpose is claimed."""
    adviser, said = Adviser(QUICK, 5_000), set[str]()
    asked = [
        case.state
        for case in game(("seed", "seed"), options, 4)
        if case.state.phase is Phase.CONFIRM
    ]
    for state in asked[::EVERY]:
        seat = state.position.mover
        thought = decide(adviser, state, seat, luck_of("hint", 0, "claims"))
        said.add(GAME.move_to_text(thought.move))
        found = re.fullmatch(
            rf"Undo it: Bram can complete {NAMED} {BY}, and.*", named(thought.reason, seat)
        )
        if found:
            then = world_of(state.position._replace(mover=3 - seat))
            sets = [
                set(claims.harvest_of(then, each).names)
                for each in claims.harvesting(then)
                if each.startswith(found["cell"])
            ]
            assert lines_in(found["lines"]) in sets
    assert said == {"keep", "undo"}


def test_hints_of_a_game_vary() -> None:
    """Where many plantings are safe, it is told what this one does, seldom the same twice."""
    last, hints, same = ["", ""], 0, 0
    for case in plantings(("flower", "bud"), {}, 100):
        seat = case.state.position.mover
        reason = decide(Adviser(QUICK, 5_000), case.state, seat, luck_of("h", 0, "claims")).reason
        assert "looks best" not in reason
        hints, same = hints + 1, same + (reason == last[seat - 1])
        last[seat - 1] = reason
    assert hints > 20
    assert same <= hints // 8


PASSED = "bw../w.bb/b.bw/wbw. 2 w0b1 w0b2 2"
"""Row 2 can be harvested, but then the rival can harvest as well."""


def test_a_hint_that_passes_over_a_flower_says_why() -> None:
    """It used to count the rival's safe plantings, and said nothing of the flower."""
    state = state_at(PASSED)
    thought = decide(load_bot("wizards-garden", "hint"), state, 2, luck_of("0", 31, "hint"))
    assert thought.reason == (
        "Don’t harvest yet: if you do, {seat1} can harvest the black column a next; "
        "this leaves none."
    )


def test_a_flower_is_taken_where_that_is_as_good() -> None:
    """The strongest opponent waits here; a person sees the flower, and the hint agrees."""
    state = state_at("bwbb/..w./wb../wb.. 2 w0b2 w1b3 2")
    thought = decide(load_bot("wizards-garden", "hint"), state, 2, luck_of("0", 37, "hint"))
    assert thought.reason.startswith("Complete and harvest the black row 4")


def test_sprout_often_leaves_a_line_without_noticing() -> None:
    """At a third of its turns, although it has a safe planting, and mostly without a look ahead."""
    cases = [
        case
        for luck in range(6)
        for case in plantings(("sprout", "flower"), {"first": "1"}, luck)
        if case.state.position.mover == 1 and claims.safe(case.world)
    ]
    unsafe = [case for case in cases if not claims.is_safe(case.world, case.text)]
    assert len(cases) > 60
    assert len(unsafe) > len(cases) * 0.3
    assert GLANCES[0] > 0.8
