"""Whatever a text of Tuintopia claims about points, cards and rivals is true by the rules alone.

Opponents of all strengths play whole games; for their moves and for others that are legal, each
claim of the advice, the log and the labels is counted again with the oracle. `make test` plays a
few games; `make test-all` plays more of them, and the strongest opponent.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from tabletop.ai.bot import decide
from tabletop.app.table.hinting import shortened
from tabletop.core.game import CHANCE, complete_setup
from tabletop.games.registry import load_bots
from tabletop.games.tuintopia.advice.reasons import reason_for
from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.notation import Cover, Lay, Move, Place, Tuck, Turn
from tabletop.games.tuintopia.rules.state import HIDDEN, Phase, State
from tabletop.games.tuintopia.table.table import TABLE
from tabletop.games.tuintopia.words.game_words import WORDS
from tabletop.scene.table import Sitter
from tests.amount import ALL, amount
from tests.games.tuintopia import oracle
from tests.games.tuintopia.sights import PHONE, see

BOTH = {"level": "2", "garden": "small", "heights": "on", "zones": "on"}
GAMES = [
    (("seed", "fruit"), {"garden": "small"}),
    (("leaf", "flower"), BOTH),
    (("sprout", "easy", "bud"), {"level": "2", "garden": "..HH../......"}),
    (("medium", "bud"), {"level": "2", "garden": "..HH../......", "coop": "on"}),
    (("fruit",), {"garden": "..HH../......"}),
]
if ALL:
    GAMES += [
        (("hard", "hard"), {"level": "2", "garden": "small"}),
        (("hard", "fruit"), BOTH),
        (("hard", "seed"), {"garden": "large"}),
        (("hard",), {"level": "2"}),
        (("flower", "leaf", "sprout", "seed"), {"level": "2", "zones": "on"}),
    ]
LUCK = range(amount(1, 5))
OTHERS = amount(1, 6)
"""How many other legal moves are explained at each decision."""

NAMES = ("Ada", "Bram", "Cato", "Dora")


class Case(NamedTuple):
    """A decision: the position, what its seat sees of it, a legal move, and the position after."""

    state: State
    view: State
    move: Move
    after: State


def games(seats: tuple[str, ...], options: dict[str, str], luck: int) -> Iterator[Case]:
    """Yield the decisions of a game, and at each some other legal moves."""
    rng, bots = random.Random(luck), load_bots("tuintopia")
    state = GAME.new_initial_state(complete_setup(GAME, len(seats), options))
    while (seat := GAME.current_player(state)) is not None:
        if seat == CHANCE:
            state = GAME.apply_move(state, GAME.draw_chance(state, rng.randrange))
            continue
        view = GAME.view(state, seat)
        played = decide(bots[seats[seat - 1]], view, seat, rng).move
        legal = [move for move in GAME.legal_moves(state) if move != played]
        for move in (played, *rng.sample(legal, min(OTHERS, len(legal)))):
            yield Case(state, view, move, GAME.apply_move(state, move))
        state = GAME.apply_move(state, played)


# -- what the rules say --------------------------------------------------------------------------


def gain(case: Case) -> int:
    """Return what the move scores: by the totals, which the oracle agrees with."""
    seat = case.state.seat
    points = case.after.totals[seat - 1] - case.state.totals[seat - 1]
    assert points == oracle.gain(case.state, case.move)
    return points


def placements(state: State, hand: tuple[int, ...]) -> dict[tuple[int, str], int]:
    """Return what each card of a hand scores on each cell where it can be placed face up."""
    ready = state._replace(phase=Phase.ACT, hands=(hand,) * len(state.hands), a_used=False)
    moves = [each for each in GAME.legal_moves(ready) if isinstance(each, Place | Cover)]
    return {(_card(each.card), each.cell): oracle.gain(state, each) for each in moves}


def _card(code: str) -> int:
    return next(number for number, card in enumerate(CARDS) if card.code == code)


def means(case: Case, state: State) -> dict[str, float]:
    """Return what the cards that the mover can't see score on each cell on average."""
    unseen = case.view.stack
    found: Counter[str] = Counter()
    cells = {cell for _, cell in placements(state, tuple(unseen))}
    for (_, cell), points in placements(state, tuple(unseen)).items():
        found[cell] += points
    return {cell: found[cell] / len(unseen) for cell in cells}


def left(case: Case, move: Move) -> float:
    """Return what the cards that the mover can't see score at best on average after a move."""
    unseen = tuple(case.view.stack)
    best: dict[int, int] = {}
    for (card, _), points in placements(GAME.apply_move(case.state, move), unseen).items():
        best[card] = max(points, best.get(card, points))
    return sum(best.values()) / len(unseen)


def called(name: str) -> set[int]:
    """Return the cards with a name, with its article: there are three ponds."""
    return {number for number, card in enumerate(CARDS) if name == card.definite}


def neighbours(case: Case) -> list[int]:
    """Return the face-up cards around the cell of the move, the house once."""
    assert isinstance(case.move, Place | Cover | Turn)
    row, column = int(case.move.cell[1:]) - 1, ord(case.move.cell[0]) - ord("a")
    met = {
        card if card == len(CARDS) - 1 else (card, place): card
        for place, card in oracle.open_cards(case.state).items()
        if max(abs(place[0] - row), abs(place[1] - column)) == 1
    }
    return list(met.values())


def hand_after(case: Case) -> tuple[int, ...]:
    """Return the cards that the mover still holds and knows."""
    return case.after.hands[case.state.seat - 1]


# -- the claims ----------------------------------------------------------------------------------

Claim = Callable[[Case, "re.Match[str]"], bool]

ICONS = {
    "food": "F", "compost": "C", "nectar": "N", "straw": "S", "pest control": "P", "homes": "H",
    "water": "W", "organic matter": "O", "pollination": "B", "waste water": "G", "power": "E",
}  # fmt: skip


def points_of(words: str) -> int:
    """Return the number in "scores 3 points", "costs 1 point" and "scores nothing"."""
    if words == "scores nothing":
        return 0
    number = int(re.sub(r"\D", "", words))
    return -number if words.startswith("costs") else number


def highest(case: Case) -> int:
    """Return the most that any placement of the mover scores."""
    return max(placements(case.state, case.state.hand).values())


def place_is_best(case: Case, found: re.Match[str]) -> bool:
    number = points_of(found["points"])
    return number == gain(case) == highest(case) and reasons_hold(case, found["why"])


def reasons_hold(case: Case, why: str) -> bool:
    """Return whether neighbours need, offer and give what is said of them."""
    clauses = re.findall(
        r"(?:(\d+) neighbours|((?:the [\w -]+?)(?: and the [\w -]+?)?)) "
        r"(needs?|offers?) ("
        + "|".join(ICONS)
        + r")(?: and (offers )?("
        + "|".join(ICONS)
        + r"))?",
        why,
    )
    if not clauses:
        return bool(re.fullmatch(r"(sun/shade|wind) .\d( and wind .\d)?", why))
    around = neighbours(case)
    card = CARDS[_moved(case)]
    told = [(count, names, verb, icon) for count, names, verb, icon, _, _ in clauses]
    told += [
        (count, names, offers or verb, icon)
        for count, names, verb, _, offers, icon in clauses
        if icon
    ]
    for count, names, verb, icon in told:
        letter = ICONS[icon]
        needs = [each for each in around if letter in CARDS[each].needs and letter in card.offers]
        offers = [each for each in around if letter in CARDS[each].offers and letter in card.needs]
        met = needs if verb.startswith("need") else offers
        if count and int(count) != len(met):
            return False
        if names and not all(called(name) & set(met) for name in re.split(" and (?=the )", names)):
            return False
    return True


def _moved(case: Case) -> int:
    if isinstance(case.move, Turn):
        return case.state.closed_cards[case.state.ground.numbers[case.move.cell]]
    assert isinstance(case.move, Place | Cover | Lay | Tuck)
    return _card(case.move.card)


def no_card_is_better(case: Case, found: re.Match[str]) -> bool:
    return points_of(found["points"].replace("it ", "")) == gain(case) == highest(case)


def is_less(case: Case, found: re.Match[str]) -> bool:
    """The card scores what is said, and the other one so many points more."""
    card, cell = found["other"] or found["card"], found["there"]
    more = placements(case.state, case.state.hand)
    others = {more.get((each, cell)) for each in called(card)}
    return points_of(found["points"]) == gain(case) and gain(case) + int(found["less"]) in others


def takes_the_best(case: Case, found: re.Match[str]) -> bool:
    worth = means(case, case.view)
    assert isinstance(case.move, Place | Cover)
    top = max(worth.values())
    return is_less(case, found) and worth[found["cell"]] == pytest.approx(top)


def leaves(sign: int) -> Claim:
    """Return the claim that less (-1) or more (1) is left than after the other placement."""

    def claim(case: Case, found: re.Match[str]) -> bool:
        other = next(
            each
            for each in GAME.legal_moves(case.state)
            if isinstance(each, Place | Cover)
            and each.cell == found["there"]
            and _card(each.card) in called(found["other"] or found["card"])
        )
        return is_less(case, found) and sign * (left(case, case.move) - left(case, other)) > 0

    return claim


def keeps(case: Case, found: re.Match[str]) -> bool:
    """The kept card is still held, and scores so much on the cell that is named."""
    later = placements(case.after, hand_after(case))
    kept = {later.get((each, found["next"])) for each in called(found["kept"])}
    return points_of(found["points"]) == gain(case) and int(found["more"].split()[0]) in kept


def is_a_better_pair(case: Case, found: re.Match[str]) -> bool:
    """This placement and the next one score more than the other with the best that follows it."""
    card, cell = found["other"] or found["card"], found["there"]
    other = next(
        each
        for each in GAME.legal_moves(case.state)
        if isinstance(each, Place | Cover)
        and (each.cell, _card(each.card) in called(card)) == (cell, True)
    )
    instead = GAME.apply_move(case.state, other)
    hand = instead.hands[case.state.seat - 1]
    best = max(placements(instead, hand).values(), default=0)
    two = gain(case) + int(found["more"].split()[0])
    return keeps(case, found) and two > oracle.gain(case.state, other) + best


def suits_more(case: Case, found: re.Match[str]) -> bool:
    """The kept card shares icons with more cards of the deck than the one that is placed."""

    def suited(card: int) -> int:
        needs, offers = CARDS[card].needs, CARDS[card].offers
        deck = CARDS[:-1]
        return sum(bool(set(needs) & set(c.offers) or set(offers) & set(c.needs)) for c in deck)

    kept = called(found["kept"])
    return is_less(case, found) and max(map(suited, kept)) > suited(_moved(case))


def leads(case: Case, found: re.Match[str]) -> bool:
    totals, seat = case.state.totals, case.state.seat
    others = [*totals[: seat - 1], *totals[seat:]]
    return fills_the_cell(case, found) and totals[seat - 1] > max(others)


def fills_the_cell(case: Case, found: re.Match[str]) -> bool:
    assert isinstance(case.move, Lay)
    return bool(case.state.free >> case.state.ground.numbers[case.move.cell] & 1)


def ends_the_game(case: Case, found: re.Match[str]) -> bool:
    """Rule 23: a turn that ends without a free cell ends the game."""
    after = GAME.apply_move(case.state, case.move)
    while GAME.current_player(after) in (CHANCE, case.state.seat):
        after = GAME.apply_move(after, next(iter(GAME.legal_moves(after))))
    return GAME.outcome(after) is not None


def opens(case: Case, found: re.Match[str]) -> bool:
    after = means(case, case.after)
    most = placements(case.after, tuple(case.view.stack))
    on_it = max(points for (_, cell), points in most.items() if cell == found["cell"])
    return (
        on_it == int(found["most"])
        and after[found["cell"]] == pytest.approx(max(after.values()))
        and after[found["cell"]] > max(means(case, case.view).values(), default=0)
    )


def scores_as_much(sign: int) -> Claim:
    """Return the claim that the same card on another cell scores as much, and leaves more (1)."""

    def claim(case: Case, found: re.Match[str]) -> bool:
        assert isinstance(case.move, Place | Cover)
        other = next(
            each
            for each in GAME.legal_moves(case.state)
            if isinstance(each, Place | Cover)
            and (each.card, each.cell) == (case.move.card, found["cell"])
        )
        return oracle.gain(case.state, other) == gain(case) and (
            sign * (left(case, other) - left(case, case.move)) > 0
        )

    return claim


def follows(case: Case, found: re.Match[str]) -> bool:
    later = placements(case.after, hand_after(case))
    return int(found["more"]) in {
        later.get((each, found["cell"])) for each in called(found["card"])
    }


def turned(case: Case, found: re.Match[str]) -> bool:
    return points_of(found["points"]) == gain(case) and reasons_hold(case, found["why"])


def counts(case: Case, found: re.Match[str]) -> bool:
    return points_of(found["points"]) == gain(case)


def is_a_gamble(case: Case, found: re.Match[str]) -> bool:
    assert isinstance(case.move, Turn)
    cell, unseen = case.move.cell, case.view.stack
    assert case.view.closed_cards[case.view.ground.numbers[cell]] == HIDDEN
    gains = [oracle.gain(case.view, Place(CARDS[each].code, cell)) for each in unseen]
    bad = 0 if found["bad"] == "none" else int(found["bad"])
    wanted = (len(gains), sum(each > 0 for each in gains), sum(each < 0 for each in gains))
    return wanted == (int(found["all"]), int(found["good"]), bad)


def goes_back(case: Case, found: re.Match[str]) -> bool:
    return _moved(case) in hand_after(case)


def worth_if_turned(sign: int) -> Claim:
    """Return the claim that a card placed face down now scores (1) or costs (-1) so much."""

    def claim(case: Case, found: re.Match[str]) -> bool:
        assert isinstance(case.move, Lay)
        points = oracle.gain(case.state, Place(case.move.card, case.move.cell))
        number = 1 if found["points"] == "a point" else int(found["points"].split()[0])
        return points == sign * number

    return claim


def draws_one_more(case: Case, found: re.Match[str]) -> bool:
    """Of the four cards that a turn ends with, one more comes from the stack."""
    hand, left_in_stack = len(case.state.hand), case.state.left
    kept = hand if case.state.a_used else hand - 1
    drawn = [min(left_in_stack, max(0, 4 - size)) for size in (kept - 1, kept)]
    return drawn[0] == drawn[1] + 1


def cannot_place(case: Case, found: re.Match[str]) -> bool:
    return not placements(case.state, case.state.hand)


def least(case: Case, found: re.Match[str]) -> bool:
    card = _moved(case)
    zones = CARDS[card].zone
    cells = [
        cell
        for number, cell in enumerate(case.state.ground.cells)
        if case.state.free >> number & 1
        and (zones == "II" or (case.state.ground.by_house >> number & 1) == (zones == "I"))
    ]
    gains = [oracle.gain(case.state, Place(CARDS[card].code, cell)) for cell in cells]
    if "doesn’t belong" in found[0]:
        return not gains
    return points_of(found["points"]) == max(gains)


def turns_for(case: Case, found: re.Match[str]) -> bool:
    """The mover may turn over the own card on that cell after the move, for so many points."""
    return _turns(case.after, case.state.seat, found, int(found["more"]))


def can_wait(case: Case, found: re.Match[str]) -> bool:
    """The mover could turn over the own card on that cell instead, for so many points."""
    return _turns(case.state, case.state.seat, found, int(found["more"]))


def would_score_nothing(case: Case, found: re.Match[str]) -> bool:
    return _turns(case.state, case.state.seat, found, 0)


def _turns(state: State, seat: int, found: re.Match[str], points: int) -> bool:
    turn, cell = Turn(found["cell"]), state.ground.numbers[found["cell"]]
    is_own = state.who[cell] == seat == state.seat
    is_card = state.closed_cards[cell] in called(found["card"])
    is_legal = turn in GAME.legal_moves(state)
    return is_own and is_card and is_legal and oracle.gain(state, turn) == points


def would_go_there(case: Case, found: re.Match[str]) -> bool:
    """No card of the hand scores more face up than the one of the move does on that cell."""
    points = placements(case.state, case.state.hand)
    best = points[_moved(case), found["there"]]
    told = found.groupdict().get("more")
    return best == max(points.values()) and (told is None or best == int(told))


CARD = r"(?P<card>the [\w -]+?)"
SCORES = r"(?P<points>scores nothing|(?:scores|costs) \d+ points?)"
LESS = r"(?P<less>\d+) (?:less|worse) than (?:(?P<other>the [\w -]+?) )?on (?P<there>\w+)"

ADVICE: dict[str, Claim] = {
    rf"Place {CARD} on \w+ for (?P<points>\d+ points?): (?P<why>.+)": place_is_best,
    rf"Place {CARD} on \w+: (?P<points>it scores nothing|it costs \d+ points?), but no card can do "
    "better now": no_card_is_better,
    rf"Take (?P<cell>\w+) with {CARD} before the next player does: this {SCORES}, {LESS}": (
        takes_the_best
    ),
    rf"Place {CARD} on \w+ to leave little for the next player: this {SCORES}, {LESS}": leaves(-1),
    rf"Place {CARD} on \w+ to leave more for the cards to come: this {SCORES}, {LESS}": leaves(1),
    rf"Place {CARD} on \w+ and keep (?P<next>\w+) for (?P<kept>the .+?), which can score "
    rf"(?P<more>\d+ points?) there: this {SCORES} now": keeps,
    rf"Place {CARD} on \w+ and keep (?P<kept>the .+?) for your next turn, when it can score "
    rf"(?P<more>\d+ points?) on (?P<next>\w+): this {SCORES} now": keeps,
    rf"Start with {CARD} on \w+: this {SCORES} now, and (?P<kept>the .+?) can score "
    r"(?P<more>\d+ points?) on (?P<next>\w+) next turn, more in all than "
    r"(?:(?P<other>the [\w -]+?) )?on (?P<there>\w+)": is_a_better_pair,
    rf"Place {CARD} on \w+ and keep (?P<kept>the .+?) as it suits more cards: this {SCORES}, "
    rf"{LESS}": suits_more,
    rf"Place {CARD} on \w+ to do better in the end: this {SCORES} now, {LESS}": is_less,
    rf"Turn over {CARD} on \w+ for (?P<points>\d+ points?): (?P<why>.+)": turned,
    rf"Turn over {CARD} on \w+: it {SCORES}, but cards placed beside it can then score with it": (
        counts
    ),
    r"Turn over the card on \w+: (?P<good>\d+) of the (?P<all>\d+) cards it may be would score "
    r"points, and (?P<bad>\d+|none) would cost (some|any)": is_a_gamble,
    r"Your .+ doesn’t belong on \w+: turn it over to take it back into your hand": goes_back,
    rf"Place {CARD} face down on \w+: whoever turns it over loses "
    r"(?P<points>a point|\d+ points)": worth_if_turned(-1),
    rf"Place {CARD} face down on \w+, for (?P<points>\d+ points?) next turn if nobody takes it: "
    "you score by turning it over": worth_if_turned(1),
    rf"Place {CARD} face down on \w+ and turn it over later: it would score "
    r"(?P<points>\d+ points?) now": worth_if_turned(1),
    rf"Place {CARD} face down on \w+: you draw one more card at the end of your turn": (
        draws_one_more
    ),
    rf"Place {CARD} face down on \w+: that fills the last cell and ends the game": ends_the_game,
    rf"Place {CARD} face down on \w+: you lead, and it ends the game sooner": leads,
    rf"Block \w+ with {CARD} face down: a player must cover it or turn it over to score there": (
        fills_the_cell
    ),
    r"Put the .+ under the stack: it doesn’t belong on any free cell": least,
    rf"Put the .+ under the stack: its best free cell is \w+, where it {SCORES}": least,
    r"You can’t place any of your cards, so .+": cannot_place,
    rf"End the turn: {CARD} on (?P<cell>\w+) would score nothing if you turned it over now": (
        would_score_nothing
    ),
}
"""What the first clause of an advice may be, and when it is true."""

PLAIN = (r"End the turn: nothing looks worth turning over or placing face down now",)
"""Judgements that name no fact of the position."""

MORE: dict[str, Claim] = {
    r"this opens (?P<cell>\w+) to the next player for up to (?P<most>\d+) points?": opens,
    r"(?P<cell>\w+) scores as much but leaves the next player more": scores_as_much(1),
    r"(?P<cell>\w+) scores as much but leaves less for the cards to come": scores_as_much(-1),
    rf"then {CARD} can score (?P<more>\d+) points? on (?P<cell>\w+)": follows,
    rf"in step B you can turn over {CARD} on (?P<cell>\w+) for (?P<more>\d+) points?": turns_for,
    rf"{CARD} on (?P<cell>\w+) can wait: it would score (?P<more>\d+) points? now": can_wait,
    r"placing it face up on (?P<there>\w+) would use your next step A": would_go_there,
    r"that looks better than the (?P<more>\d+) points? it could score on (?P<there>\w+)": (
        would_go_there
    ),
}
"""What the other clauses may be."""


def check(case: Case, clause: str, known: dict[str, Claim]) -> None:
    """Fail unless a clause is one that is known, and true."""
    found = ((re.fullmatch(text, clause), claim) for text, claim in known.items())
    match, claim = next((pair for pair in found if pair[0]), (None, None))
    assert match is not None, clause
    assert claim is not None
    assert claim(case, match), (clause, GAME.move_to_text(case.move), case.view)


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_claim_of_an_advice_is_true(
    seats: tuple[str, ...], options: dict[str, str], luck: int
) -> None:
    """The points, who needs what, what a rival may score, and what can follow."""
    for case in games(seats, options, luck):
        first, *more = reason_for(case.view, case.move).removesuffix(".").split("; ")
        if not any(re.fullmatch(each, first) for each in PLAIN):
            check(case, first, ADVICE)
        for clause in more:
            check(case, clause, MORE)


ADVISED = re.compile(r"(Place|Turn over|Take|Start with|Block|Put|End) .+|(You|Your) .+")
"""How the shortest form of an advice begins: with the move, or with why there is none."""

SAYS = re.compile(
    r"\b(scores|(?<!to )score|costs?|can|would|needs?|offers?|opens|leaves|lead|ends|suits|draw|"
    r"loses|must|is|belongs|looks|put)\b|(less|worse) than|"
    r"more in all than|if nobody|(sun/shade|wind) .\d"
)
"""What makes a part after the first a statement."""


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_however_little_room_a_hint_has_it_is_a_sentence_with_the_move(
    seats: tuple[str, ...], options: dict[str, str]
) -> None:
    """Every part at which it may be cut says something, and the first one what to do."""
    for case in games(seats, options, 0):
        reason = reason_for(case.view, case.move)
        for told in {shortened(reason, room) for room in range(1600, 0, -40)}:
            first, *parts = re.split(r"[;:,] ", told.removesuffix("."))
            assert ADVISED.fullmatch(first), (told, reason)
            assert all(SAYS.search(part) for part in parts), (told, reason)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_log_and_the_labels_tell_what_a_move_scores(
    seats: tuple[str, ...], options: dict[str, str]
) -> None:
    """A move is described with its points, and so is each cell for the card that is picked."""
    cases = [each for each in games(seats, options, 7) if isinstance(each.move, Place | Cover)]
    for case in islice(cases, 0, None, amount(5, 1)):
        assert isinstance(case.move, Place | Cover)
        told = WORDS.describe_move(case.state, case.move, NAMES, case.state.seat)
        assert number(told.split(": ")[-1].rstrip(".")) == gain(case)
        draft = (f"hand-{case.move.card}",)
        sitters = tuple(map(Sitter, NAMES[: len(case.state.hands)]))
        scene = TABLE.scene(see(case.state, PHONE, case.state.seat, draft=draft, sitters=sitters))
        worth = {
            each.id: number(each.label.split("would score ")[1].split(",")[0])
            for each in scene.regions
            if "would score" in each.label
        }
        card = _card(case.move.card)
        found = placements(case.state, case.state.hand).items()
        assert worth == {cell: points for (held, cell), points in found if held == card}


def number(text: str) -> int:
    """Return the number of a signed figure."""
    return int(text.replace("\N{MINUS SIGN}", "-"))
