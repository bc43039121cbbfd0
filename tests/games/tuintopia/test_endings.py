"""How turns and games of Tuintopia end (rules 10 to 17 and 22 to 24)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.tuintopia.rules.cards import CARDS, NUMBERS
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.state import Phase, State
from tabletop.games.tuintopia.rules.turn import MOST_IDLE
from tabletop.games.tuintopia.words.game_words import WORDS
from tabletop.games.tuintopia.words.points import together, verdict
from tests.games.tuintopia.positions import codes, legal, play, position

RECORDS = Path(__file__).parents[2] / "data" / "records" / "tuintopia"
TINY = "HH./..."
"""Four cells: c1, a2, b2, c2; all touch the house but none is away from it."""


def tiny(hands: tuple[str, ...], level: str = "2", **more: object) -> State:
    """Return a position in the smallest garden, with two open cards."""
    options = {"level": level, "garden": TINY, **{k: str(v) for k, v in more.items()}}
    return position(options, hands=hands, opened={"a2": "KLA", "b2": "GOU"})


def test_level_1_draws_one_card_and_passes_on() -> None:
    """Rule 10: a card is placed, one is drawn, the next player follows."""
    state = play(tiny(("LAV SLA TOM COM", "APP PER KER WAL"), level="1"), "SLA@c1")
    assert GAME.current_player(state) == 0
    state = play(state, "draw=ROG")
    assert codes(state.hands[0]) == ["LAV", "TOM", "COM", "ROG"]
    assert GAME.current_player(state) == 2


def test_the_last_free_cell_ends_level_1_after_the_draw() -> None:
    """Rules 11 and 23 a: the turn in which the last free cell is filled is finished first."""
    state = tiny(("LAV SLA TOM COM", "APP PER KER WAL"), level="1")
    state = play(state, "SLA@c1 draw=ROG APP@c2")
    assert GAME.outcome(state) is None
    state = play(state, "draw=MAI")
    assert (state.phase, state.ending) == (Phase.OVER, "full")


def test_closed_cards_fill_the_garden() -> None:
    """Rule 17 and ruling 15: closed cards fill cells, score nothing, and the turn is finished."""
    state = play(tiny(("LAV SLA TOM COM", "APP PER KER WAL")), "SLA#c1 TOM@c2")
    assert legal(state)[0].startswith("draw=")
    state = play(state, "draw=ROG draw=MAI")
    assert state.ending == "full"
    assert GAME.scores(state)[1] == 0


def test_a_last_step_b_may_still_turn_a_card() -> None:
    """Ruling 15: with no cell left, step B may turn a card before the game ends."""
    state = play(tiny(("LAV SLA TOM COM", "APP PER KER WAL")), "SLA#c1 LAV@c2 draw=ROG draw=MAI")
    assert state.ending == "full"
    options = {"level": "2", "garden": TINY}
    opened, closed = {"a2": "KLA", "b2": "GOU"}, {"c1": "APP2"}
    state = position(options, hands=("LAV SLA TOM COM", ""), opened=opened, closed=closed)
    state = play(state, "SLA@c2")
    assert legal(state) == [".", "^c1"]
    assert play(state, "^c1 draw=ROG").ending == "full"


def test_a_turn_without_step_b_ends_by_itself() -> None:
    """Rule 15: after step A no `.` is recorded when there is nothing to lay or to turn."""
    options = {"level": "2", "garden": TINY}
    state = position(options, hands=("LAV", "APP"), opened={"a2": "KLA"}, stack=())
    state = play(state, "LAV@c2")
    assert GAME.current_player(state) == 2


def test_a_full_hand_draws_nothing() -> None:
    """Rule 16 and ruling 14: a hand of four or more draws nothing."""
    options = {"level": "2", "garden": "large", "zones": "on"}
    hand = "LAV SLA TOM COM PMP"
    state = play(position(options, hands=(hand, "APP"), opened={"b2": "KLA"}), "PMP@c2 .")
    assert len(state.hands[0]) == 4
    assert GAME.current_player(state) == 2


def test_an_exchange_keeps_the_hand() -> None:
    """Rulings 25 and 26: draw first, then tuck one away, at level 1 as the whole turn."""
    options = {"garden": "large", "zones": "on"}
    state = position(options, hands=("LIN BHG WTU VLI", "TOM"), stack=("APP", "VIJ"))
    state = play(state, "! draw=APP !APP")
    assert sorted(codes(state.hands[0])) == ["BHG", "LIN", "VLI", "WTU"]
    assert state.left == 2
    assert GAME.current_player(state) == 2


def test_nothing_left_to_play_ends_the_game() -> None:
    """Rule 23 b: the stack and all hands are empty."""
    options = {"level": "2", "garden": "large"}
    state = position(options, hands=("LAV", ""), opened={"b2": "KLA"}, stack=())
    state = play(state, "LAV@a2")
    assert (state.phase, state.ending) == (Phase.OVER, "empty")


def test_a_skip_ends_a_turn_too() -> None:
    """Rule 22: with an empty hand and an empty stack the step is skipped, until the game ends."""
    options = {"level": "2", "garden": "large"}
    state = position(options, hands=("", "LAV"), opened={"b2": "KLA"}, stack=())
    assert legal(state) == ["-"]
    assert GAME.current_player(play(state, "-")) == 2
    assert play(state, "- LAV@a2").ending == "empty"


def test_no_card_that_fits_ends_the_game() -> None:
    """Rule 23 c: no closed card, and nothing in hands or stack that belongs on a free cell."""
    options = {"level": "2", "garden": "......./..HH...", "zones": "on"}
    inner = {"b1": "KLA", "c1": "GOU", "d1": "LAV", "e1": "SLA", "b2": "TOM"}
    state = position(options, hands=("REG WOR", "POM"), opened=inner, stack=())
    assert play(state, "REG@e2 .").ending == "unfit"
    state = position(options, hands=("REG WOR", "LIN"), opened=inner, stack=())
    assert play(state, "REG@e2 .").ending == ""
    state = position(options, hands=("REG WOR", "POM"), opened=inner, stack=("LIN",))
    assert play(state, "REG@e2 . draw=LIN").ending == ""
    state = position(options, hands=("REG WOR", "POM"), opened=inner, stack=())
    assert play(state, "REG@e2 WOR#f1").ending == ""


def test_a_turn_that_opens_nothing_counts_as_idle() -> None:
    """Rule 23 d: the turns in a row without an open card are counted; a card ends the row."""
    options = {"garden": "large", "zones": "on"}
    state = position(options, hands=("LIN BHG WTU VLI", "TOM"), stack=("APP", "VIJ"))
    state = play(state, "! draw=APP !APP")
    assert state.idle == 1
    assert play(state, "TOM@c2 draw=VIJ draw=APP").idle == 0


def test_a_card_turned_into_the_hand_has_not_opened() -> None:
    """Rules 20 and 23 d: a card that does not belong does not end the row of idle turns."""
    options = {"level": "2", "garden": "large", "zones": "on"}
    outer = "LIN BHG VLI"
    closed = {"c2": "WTU"}
    state = position(options, hands=(outer, "TOM"), closed=closed, stack=())
    state = play(state._replace(idle=7), "^c2 -")
    assert state.idle == 8


def test_idle_turns_end_the_game() -> None:
    """Rule 23 d: the game ends with the 65th turn in a row in which no card became open."""
    options = {"garden": "large", "zones": "on"}
    state = position(options, hands=("LIN BHG WTU VLI", "TOM"), stack=("APP", "VIJ"))
    exchange = "! draw=APP !APP"
    assert play(state._replace(idle=MOST_IDLE - 2), exchange).ending == ""
    assert play(state._replace(idle=MOST_IDLE - 1), exchange).ending == "idle"


@pytest.mark.parametrize("name", ["unfit", "idle"])
def test_recorded_endings(name: str) -> None:
    """Rules 23 c and d happen in whole games with one cell beside the house."""
    match = Match.load(GAME, Record.from_text((RECORDS / f"{name}.json").read_text("utf-8")))
    assert match.state.ending == name
    left = [card for hand in match.state.hands for card in hand] + list(match.state.stack)
    if name == "unfit":
        assert {CARDS[card].zone for card in left} == {"I"}
    else:
        assert match.state.idle == MOST_IDLE


@pytest.mark.parametrize(
    ("totals", "coop", "winners"),
    [
        ((7, 5), False, (1,)),
        ((-3, -1), False, (2,)),
        ((4, 9, 9), False, (2, 3)),
        ((-8,), False, (1,)),
        ((30, 30), True, (1, 2)),
        ((80, -20), True, (1, 2)),
        ((40, 19), True, ()),
        ((60,), True, (1,)),
        ((59,), True, ()),
    ],
)
def test_who_wins(totals: tuple[int, ...], coop: bool, winners: tuple[int, ...]) -> None:
    """Rule 24: the highest total wins, equals share; in `coop` 60 together, or nobody."""
    state = tiny(("",) * len(totals), coop="on" if coop else "off")
    over = state._replace(phase=Phase.OVER, ending="full", totals=totals)
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.joint == coop
    ending = WORDS.ending(over)
    assert ending.reason == "Every cell is filled."
    assert bool(ending.verdict) == coop


@pytest.mark.parametrize(
    ("total", "said"),
    [
        (60, "Together: 60 of 60 points: You did it together!"),
        (58, "Together: 58 of 60 points: So close: 2 points short!"),
        (-1, "Together: \N{MINUS SIGN}1 of 60 points: Not this time: 61 points short."),
    ],
)
def test_together_the_end_is_told_by_the_sum(total: int, said: str) -> None:
    """Rule 24: nobody alone wins or loses, and it is no draw either."""
    assert f"{together(total)}: {verdict(total)}" == said


def test_the_sheet_names_the_cells() -> None:
    """Score sheet: icons, sun and wind of a seat, each with the cells where it came."""
    state = position({"level": "2"}, hands=("LAV SLA TOM COM", "KER"))
    state = play(state, "LAV@c2 . draw=WOR KER@e3")
    first, second = GAME.score_sheet(state)
    assert [(term.key, term.points, term.where) for term in first] == [
        ("icons", 0, ()),
        ("sun", -1, ("c2",)),
        ("wind", -1, ("c2",)),
    ]
    assert [(term.key, term.points, term.where) for term in second] == [
        ("icons", 1, ("e3",)),
        ("sun", 0, ()),
        ("wind", 1, ("e3",)),
    ]
    assert NUMBERS["KER"] in state.open_cards


def test_level_1_has_icons_only() -> None:
    """Score sheet: at level 1 there is one term."""
    state = play(tiny(("TOM SLA LAV COM", "APP"), level="1"), "TOM@c2")
    assert [term.key for term in GAME.score_sheet(state)[0]] == ["icons"]
