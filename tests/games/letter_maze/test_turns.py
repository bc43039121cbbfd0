"""Turns beyond the worked examples: bonus, tribute, passing, the end, and what is told of it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tabletop.core.chance import draws_from
from tabletop.core.game import CHANCE
from tabletop.games.letter_maze.rules.boards import Plan
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.moves import choose, kinds_earned
from tabletop.games.letter_maze.rules.notation import PASS, move_from_text
from tabletop.games.letter_maze.rules.state import Phase, Player, Turn
from tabletop.games.letter_maze.words.game_words import WORDS
from tests.games.letter_maze.positions import (
    SMALL_GAME,
    dealt,
    facts,
    legal,
    played,
    refused,
    small_state,
    square,
)

SHUT_IN = ["a5", "a4", "b4", "b5"]
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


WALLED = Plan("\n".join(("+ + +", " @|A|", "+-+-+", "|B|C|", "+-+-+")), "")


def test_a_round_of_helpless_seats_ends_the_game() -> None:
    """R24: the game ends without a winner when all seats pass who could not move at all."""
    state = small_state(at=["a1", "a1"], hands=["", ""])._replace(plan=WALLED, tiles="....")
    players = (Player(1, has_gardener=False), Player(2, has_gardener=False))
    state = state._replace(players=players, turn=Turn(1, frozenset((1,))))
    assert legal(SMALL_GAME, state) == ["pass"]
    once = SMALL_GAME.apply_move(state, PASS)
    assert (once.idle, SMALL_GAME.current_player(once)) == (1, 2)
    over = SMALL_GAME.apply_move(once, PASS)
    assert SMALL_GAME.current_player(over) is None
    outcome = SMALL_GAME.outcome(over)
    assert outcome is not None
    assert outcome.winners == ()
    assert list(SMALL_GAME.legal_moves(over)) == []


@pytest.mark.parametrize(
    ("at", "cards", "move", "reason"),
    [
        ("e3", "OR", "GEE:124", "GEE reaches the finish first, with 3 Target Cards."),
        ("e4", "GORY", ">2", "A step reaches the finish first, with 4 Target Cards."),
    ],
)
def test_the_end_says_what_has_reached_the_finish(
    at: str, cards: str, move: str, reason: str
) -> None:
    """R22, W15: the headline has the name, the sentence below it the word."""
    over = played(SMALL_GAME, small_state(at=[at], cards=[cards]), move)
    outcome = SMALL_GAME.outcome(over)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert WORDS.ending(over).reason == reason


def test_a_pass_that_saves_a_gardener_starts_the_count_anew() -> None:
    """R24, R13: a pass counts only where even the Gardener could not help."""
    state = small_state(at=["d1", "c1", "e1", "c2", "e2"])._replace(idle=3)
    assert SMALL_GAME.apply_move(state, PASS).idle == 0
    spent = small_state(at=["d1", "c1", "e1", "c2", "e2"], spent=[1])._replace(idle=3)
    assert SMALL_GAME.apply_move(spent, PASS).idle == 4


def test_a_move_starts_the_count_anew() -> None:
    """R24: the passes must follow each other."""
    assert played(SMALL_GAME, small_state()._replace(idle=2), ">6").idle == 0


def test_a_bonus_move_with_the_gardener_alone_is_offered() -> None:
    """R21: an unspent Gardener counts as a possible move; without it the turn ends by itself."""
    blocked = ["b3", "c5", "b5", "a5", "a3", "b2", "c2", "a1"]
    with_card = played(SMALL_GAME, small_state(at=blocked), "QI:16")
    assert legal(SMALL_GAME, with_card) == [">*6", "end"]
    without = played(SMALL_GAME, small_state(at=blocked, spent=[1]), "QI:16")
    assert facts(without)["seat"] == 2


def test_a_kind_of_bonus_is_earned_once_a_turn() -> None:
    """R20, J22: kinds that are left; both used gives nothing."""
    assert kinds_earned(5, True, "") == "LP"
    assert kinds_earned(4, True, "") == "P"
    assert kinds_earned(7, False, "") == "L"
    assert kinds_earned(4, False, "") == ""
    assert kinds_earned(5, True, "L") == "P"
    assert kinds_earned(5, True, "P") == "L"
    assert kinds_earned(5, True, "LP") == ""


def test_tribute_is_paid_in_turn_order_before_the_bonus() -> None:
    """R25, J26: seats with 0 or 1 tile are skipped, halves rounded down; then the mover goes on."""
    before = small_state(at=["a1"] * 4, hands=["", "AB", "C", "DDE"], options={"tribute": "on"})
    state = played(SMALL_GAME, before, "LARDIEST:26694*362")
    assert (facts(state)["seat"], state.turn.owing) == (2, (2, 4))
    assert legal(SMALL_GAME, state) == ["$A", "$B"]
    state = played(SMALL_GAME, state, "$B")
    assert legal(SMALL_GAME, state) == ["$D", "$E"]
    state = played(SMALL_GAME, state, "$D")
    assert facts(state)["hands"] == ["BD", "A", "C", "DE"]
    assert (facts(state)["seat"], state.phase) == (1, Phase.BONUS)


def test_tribute_without_a_bonus_ends_the_turn_when_it_is_paid() -> None:
    """R25: a second long word of a turn still costs tribute, though its bonus is used."""
    before = small_state(hands=["", "AB", ""], options={"tribute": "on"})
    used = before._replace(turn=before.turn._replace(earned="LP"), phase=Phase.BONUS)
    state = played(SMALL_GAME, used, "LARDIEST:26694*362")
    assert facts(state)["seat"] == 2
    state = played(SMALL_GAME, state, "$A")
    assert (facts(state)["seat"], state.phase) == (2, Phase.MOVE)


def test_a_winning_word_costs_no_tribute() -> None:
    """R22, J27: the game is over at once; a bonus that would be due must be named still."""
    at, cards = ["a1", "a1"], ["OR"]
    state = small_state(at=at, hands=["", "ABCD"], cards=cards, options={"tribute": "on"})
    over = played(SMALL_GAME, state, "LARDIEST:26694*362")
    assert (over.winner, over.phase) == (1, Phase.OVER)
    three = small_state(at=["a4"], tiles={"c3": "E"}, cards=["GOR"])
    assert refused(SMALL_GAME, three, "SPIKE:26886") == "E-BONUS"
    assert played(SMALL_GAME, three, "SPIKE:26886!L").winner == 1


def test_a_second_card_of_a_colour_is_not_given() -> None:
    """J24: another visit gives nothing."""
    assert facts(played(SMALL_GAME, small_state(at=["d5"], cards=["G"]), ">8"))["cards"] == "G"


def test_a_step_lifts_but_lays_and_earns_nothing() -> None:
    """R12, J15: a step onto a blue square lifts its tile, and the square may be left again."""
    state = played(SMALL_GAME, small_state(at=["b3"], tiles={"c3": "K"}), ">6")
    assert facts(state) | {"hand": "K", "tiles": {}, "seat": 2, "earned": ""} == facts(state)
    state = played(SMALL_GAME, state, ">6 >2")
    assert played(SMALL_GAME, state, ">8").players[0].piece == square("c2")


def test_random_moves_are_uniform() -> None:
    """All legal moves are equally likely, whatever their number."""
    rng = random.Random(11)
    for many in (1, 2, 5, 8):
        counts = Counter(choose(iter(range(many)), rng) for _ in range(2_000 * many))
        assert set(counts) == set(range(many))
        assert all(abs(count - 2_000) < 250 for count in counts.values())


def test_targets_are_listed() -> None:
    """Section 5: 12 outcomes with two seats, 24 with more."""
    assert len(legal(GAME, dealt(2).positions[1].state)) == 12
    assert len(legal(GAME, dealt(5).positions[1].state)) == 24


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_drawn_outcomes_are_possible_and_begin_the_lists(seats: int) -> None:
    """Outcomes of any seed may come about; listed ones, too, as far as one cares to look."""
    for position in dealt(seats).positions[:4]:
        assert GAME.current_player(position.state) == CHANCE
        for seed in ("a", "b"):
            outcome = GAME.draw_chance(position.state, draws_from(seed, 0))
            assert GAME.why_illegal(position.state, outcome) is None
        for outcome, _ in zip(GAME.legal_moves(position.state), range(50), strict=False):
            assert GAME.why_illegal(position.state, outcome) is None


@pytest.mark.parametrize(
    ("at", "hands", "cards", "text", "told"),
    [
        ("a1", "T", "", "LA(T)H:2667", "Ada spells LATH, goes to b1 and places T."),
        ("b3", "", "", ">6", "Ada steps to c3 and picks up Qu."),
        ("d2", "", "", ">*8", "Ada steps to d1 and uses the Gardener."),
        ("e5", "", "", "GET:727", "Ada spells GET, goes to c4 and wins the green card."),
        (
            "e3",
            "",
            "OR",
            "GEE:124",
            (
                "Ada spells GEE, goes to c5 and wins the green card. "
                "Ada reaches the finish and wins!"
            ),
        ),
        (
            "a4",
            "",
            "",
            "SPEED:26666",
            "Ada spells SPEED and goes to e5. That earns a bonus move.",
        ),
    ],
)
def test_moves_are_told(at: str, hands: str, cards: str, text: str, told: str) -> None:
    """A sentence with the square, the tiles, the cards and what follows."""
    state = small_state(at=[at], tiles={"c3": "Q"}, hands=[hands], cards=[cards])
    assert WORDS.describe_move(state, move_from_text(text), NAMES, None) == told


def test_calls_tribute_and_set_up_are_told() -> None:
    """The other decisions and the outcomes have their sentences, too."""
    before = small_state(hands=["Z", "AEINS", "B"], options={"tribute": "on"})
    word = move_from_text("LARDIEST:26694*362")
    said = WORDS.describe_move(before, word, NAMES, 1)
    assert "Everyone else with two or more tiles gives half." in said
    due = SMALL_GAME.apply_move(before, word)
    tribute = move_from_text("$NS")
    assert WORDS.describe_move(due, tribute, NAMES, 1) == "Bo gives Ada N and S."
    bonus = SMALL_GAME.apply_move(due, tribute)
    left = WORDS.describe_move(bonus, move_from_text("end"), NAMES, 1)
    assert left == "Ada skips the bonus move."
    shut = small_state(at=SHUT_IN)
    assert WORDS.describe_move(shut, PASS, NAMES, 1) == "Ada can’t move and has to pass."
    hedged = small_state(at=["d1", "c1", "e1", "c2", "e2"])
    said = WORDS.describe_move(hedged, PASS, NAMES, 1)
    assert said == "Ada passes and keeps the Gardener."
    match = dealt(2)
    told = [
        WORDS.describe_move(position.state, move_from_text(text), NAMES[:2], None)
        for position, text in zip(match.positions, match.record.moves, strict=False)
    ]
    assert told[0] == "The 12 ordinary boards are placed."
    assert told[1] == "The 2 Target Boards are placed."
    assert told[2] == "57 of the 88 tiles are placed on the ponds."
    assert told[3] == (
        "Tiles dealt: Ada E, J and V; Bo L, T and U. "
        "Ada’s come first in the alphabet, so Ada begins."
    )


def test_scores_name_their_cards() -> None:
    """The sheet has one point for each card, by its colour; nothing is scored before the deal."""
    sheet = SMALL_GAME.score_sheet(small_state(cards=["GR"]))
    assert [term.key for term in sheet[0]] == ["G", "R"]
    assert SMALL_GAME.scores(small_state(cards=["GR"])) == (2, 0, 0)
    assert GAME.scores(dealt(3).positions[0].state) == (0, 0, 0)
