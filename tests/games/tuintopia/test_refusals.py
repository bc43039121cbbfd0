"""What is refused, with which code and rule, and in which order the codes are checked."""

from __future__ import annotations

from itertools import product

import pytest

from tabletop.core.errors import BadRecord, IllegalMove
from tabletop.core.game import complete_setup, read_move, refuse
from tabletop.games.tuintopia.rules.cards import CARDS, DECK
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.ground import GARDENS
from tabletop.games.tuintopia.rules.state import Phase, State
from tests.games.tuintopia.positions import legal, play, position
from tests.refusals import told

HANDS = ("LAV SLA TOM LIN", "APP PER KER WAL")
OUTER = "LIN BHG WTU VLI"


def level_1() -> State:
    """Return a position without zones, KLA open on b2."""
    return position({"garden": "large"}, hands=HANDS, opened={"b2": "KLA"})


def level_2() -> State:
    """Return a position with zones, KLA open on b2, closed cards on c2 and e5."""
    opened, closed = {"b2": "KLA"}, {"c2": "WTU2", "e5": "ELS"}
    return position({"level": "2", "zones": "on"}, hands=HANDS, opened=opened, closed=closed)


def after_a() -> State:
    """Return a position after step A."""
    return play(level_2(), "TOM@d2")


def after_b() -> State:
    """Return a position after step B, before step A."""
    return play(level_2(), "TOM#d2")


def stuck() -> State:
    """Return a position in which only an exchange takes the place of step A."""
    return position({"level": "2", "zones": "on"}, hands=(OUTER, "TOM"))


def stuck_for_good() -> State:
    """Return a position with nothing to place and nothing to exchange."""
    return position({"level": "2", "zones": "on"}, hands=(OUTER, "TOM"), stack=())


def drawing() -> State:
    """Return a position in which a card must be drawn."""
    return play(level_1(), "LAV@a1")


def tucking() -> State:
    """Return a position in the middle of an exchange."""
    return play(stuck(), "! draw=APP")


def over() -> State:
    """Return a position of a finished game."""
    return level_1()._replace(phase=Phase.OVER, ending="full")


SYNTAX = (
    "TOM",
    "tom@c2",
    "TOM@c0",
    "TOM@c17",
    "TOM@q1",
    "TOM@c02",
    "#c2",
    "^",
    "!!",
    "..",
    "draw=",
)

REFUSED = [
    (over, "TOM@a1", "E-OVER", "23"),
    (drawing, "TOM@a1", "E-PHASE", "turn"),
    (drawing, "!", "E-PHASE", "turn"),
    (level_1, "draw=APP", "E-PHASE", "turn"),
    (tucking, "draw=PER", "E-PHASE", "turn"),
    (level_1, "XYZ@a1", "E-CARD", "10"),
    (level_1, "HUI@a1", "E-CARD", "10"),
    (level_1, "APP@c9", "E-CARD", "10"),
    (level_2, "APP@d2", "E-CARD", "13"),
    (level_2, "APP#d2", "E-CARD", "14"),
    (tucking, "!TOM", "E-CARD", "21"),
    (drawing, "draw=XYZ", "E-CARD", "16"),
    (drawing, "draw=LAV", "E-CARD", "16"),
    (level_1, "TOM@c3", "E-CELL", "1"),
    (level_1, "TOM@g1", "E-CELL", "2"),
    (level_1, "^p16", "E-CELL", "2"),
    (level_1, "TOM@b2", "E-OCCUPIED", "10"),
    (level_2, "TOM@b2", "E-OCCUPIED", "13"),
    (level_2, "TOM@c2", "E-OCCUPIED", "13"),
    (level_2, "LIN@e5", "E-OCCUPIED", "13"),
    (level_2, "TOM#c2", "E-OCCUPIED", "14"),
    (level_2, "TOM#b2", "E-OCCUPIED", "14"),
    (level_2, "TOMxb2", "E-OCCUPIED", "13"),
    (level_2, "^b2", "E-OCCUPIED", "14"),
    (level_2, "TOMxd2", "E-CLOSED", "13"),
    (level_2, "^d2", "E-CLOSED", "14"),
    (level_1, "^d2", "E-CLOSED", "14"),
    (level_1, "TOM@f1", "E-ADJACENT", "2"),
    (level_2, "TOM#f1", "E-ADJACENT", "2"),
    (level_2, "LIN@f1", "E-ADJACENT", "2"),
    (level_2, "LINxe5", "E-ADJACENT", "2"),
    (level_2, "TOM@f1", "E-ADJACENT", "2"),
    (level_2, "TOM@a1", "E-ZONE", "19"),
    (level_2, "LIN@d2", "E-ZONE", "19"),
    (level_2, "LINxc2", "E-ZONE", "19"),
    (after_a, "LIN@c4", "E-ZONE", "19"),
    (after_a, "SLA@c4", "E-STEP", "12"),
    (after_a, "!", "E-STEP", "12"),
    (after_a, "-", "E-STEP", "12"),
    (after_a, "!LAV", "E-STEP", "12"),
    (after_b, "SLA#c4", "E-STEP", "12"),
    (after_b, "^c2", "E-STEP", "12"),
    (after_b, ".", "E-STEP", "15"),
    (level_2, ".", "E-STEP", "15"),
    (level_1, ".", "E-STEP", "15"),
    (level_1, "TOM#a1", "E-STEP", "10"),
    (tucking, "!", "E-STEP", "21"),
    (tucking, ".", "E-STEP", "21"),
    (tucking, "-", "E-STEP", "21"),
    (tucking, "APP@d2", "E-STEP", "21"),
    (level_1, "!", "E-EXCHANGE", "21"),
    (level_2, "!", "E-EXCHANGE", "21"),
    (stuck_for_good, "!", "E-EXCHANGE", "21"),
    (level_2, "!TOM", "E-EXCHANGE", "21"),
    (stuck, "!LIN", "E-EXCHANGE", "21"),
    (level_2, "-", "E-SKIP", "22"),
    (stuck, "-", "E-SKIP", "22"),
]


@pytest.mark.parametrize(
    ("made", "text", "code", "rule"),
    REFUSED,
    ids=[f"{made.__name__}-{text}" for made, text, _, _ in REFUSED],
)
def test_refused(made: object, text: str, code: str, rule: str) -> None:
    """Section 7: the code, in the order of the checks, with the rule and a sentence."""
    assert callable(made)
    state: State = made()
    with pytest.raises(IllegalMove) as caught:
        read_move(GAME, state, text)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert told("tuintopia", caught.value).endswith(".")


@pytest.mark.parametrize("text", SYNTAX)
def test_unreadable(text: str) -> None:
    """E-SYNTAX: a text that has none of the forms, or names a row or column that cannot be."""
    with pytest.raises(IllegalMove) as caught:
        read_move(GAME, level_1(), text)
    assert (caught.value.code, caught.value.rule) == ("E-SYNTAX", "notation")


def test_a_tucked_card_is_not_drawn_early() -> None:
    """Set-up: a card under the stack is drawn only when nothing else is left."""
    state = play(stuck(), "! draw=APP !APP BHG#c2")
    assert "draw=APP" not in legal(state)
    with pytest.raises(IllegalMove) as caught:
        play(state, "draw=APP")
    assert caught.value.code == "E-CARD"


def test_only_a_skip_is_left() -> None:
    """Rule 22: with nothing to place or to exchange step A is skipped; step B may come first."""
    options = {"level": "2", "zones": "on", "garden": "band"}
    state = position(options, hands=(OUTER, "TOM"), stack=())
    assert [text for text in legal(state) if "#" not in text] == ["-"]
    assert "." in legal(play(state, "-"))
    assert legal(play(state, "LIN#c1")) == ["-"]


ALL_TEXTS = [
    *(
        f"{CARDS[card].code}{sign}{cell}"
        for card, sign, cell in product(
            DECK[::9], "@x#", (f"{column}{row}" for column in "abcdefg" for row in range(1, 7))
        )
    ),
    *(f"^{column}{row}" for column in "abcdef" for row in range(1, 6)),
    *(f"!{CARDS[card].code}" for card in DECK),
    *(f"draw={CARDS[card].code}" for card in DECK),
    "!",
    ".",
    "-",
]


@pytest.mark.parametrize(
    "made", [level_1, level_2, after_a, after_b, stuck, stuck_for_good, drawing, tucking]
)
def test_what_is_not_refused_is_listed(made: object) -> None:
    """The list of legal moves and the refusals say the same of every text."""
    assert callable(made)
    state: State = made()
    held = [CARDS[card].code for card in state.hand]
    texts = {*ALL_TEXTS, *(f"{code}{text[3:]}" for code in held for text in ALL_TEXTS[:126])}
    accepted = [text for text in texts if not refuse(GAME, state, GAME.move_from_text(text))]
    assert sorted(accepted) == legal(state)


BAD_SETUPS = [
    (2, {"heights": "on"}, "options.heights"),
    (2, {"heights": "on", "level": "1", "zones": "on"}, "options.heights"),
    (2, {"level": "3"}, "options.level"),
    (2, {"garden": "tiny"}, "options.garden"),
    (2, {"zones": "yes"}, "options.zones"),
    (2, {"coop": ""}, "options.coop"),
    (2, {"wind": "on"}, "options.wind"),
    (0, {}, "seats"),
    (5, {}, "seats"),
]

BAD_SHAPES = {
    "": "house",
    "....": "house",
    "HH": "cells",
    "HH...": "cells",
    "H.H...": "house",
    "HHH...": "house",
    "HH../HH..": "house",
    "H.../H...": "house",
    "HH...../.....": "length",
    "HH#..../###....": "connect",
    "HH.../#####/.....": "connect",
    "HH" + "." * 15: "16",
    "/".join(["HH"] + [".."] * 16): "16",
    "/".join(["HH" + "." * 14, "." * 16, "." * 16, "...." + "#" * 12]): "cells",
    "HH,....": "isn’t a garden",
    "HH.... ": "isn’t a garden",
    "hh....": "isn’t a garden",
}


@pytest.mark.parametrize(("seats", "options", "where"), BAD_SETUPS)
def test_bad_setup(seats: int, options: dict[str, str], where: str) -> None:
    """Section 7: E-FORMAT names the option or the seats."""
    with pytest.raises(BadRecord) as caught:
        complete_setup(GAME, seats, options)
    assert (caught.value.code, caught.value.where) == ("E-FORMAT", where)


@pytest.mark.parametrize("shape", BAD_SHAPES)
def test_bad_shape(shape: str) -> None:
    """Section 1: a custom shape that cannot be a garden is refused with its reason."""
    with pytest.raises(BadRecord) as caught:
        complete_setup(GAME, 2, {"garden": shape})
    assert (caught.value.code, caught.value.where) == ("E-FORMAT", "options.garden")
    assert BAD_SHAPES[shape] in told("tuintopia", caught.value)


@pytest.mark.parametrize("shape", ["HH....", "......./..HH...", "#HH#/....", "#.../.HH./#..."])
def test_good_shape(shape: str) -> None:
    """Section 1: a custom shape is its rows, joined by a stroke, and both levels accept it."""
    for level in ("1", "2"):
        setup = complete_setup(GAME, 2, {"garden": shape, "level": level})
        state = GAME.new_initial_state(setup)
        assert len(state.ground.cells) == shape.count(".")


@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize("garden", GARDENS)
def test_every_garden_goes_with_both_levels(level: str, garden: str) -> None:
    """Section 1: both levels accept every shape; the usual ones are small and large."""
    options = {"level": level, "garden": garden}
    assert complete_setup(GAME, 1, options).options["garden"] == garden
    usual = complete_setup(GAME, 1, {"level": level}).options["garden"]
    assert usual == ("small" if level == "1" else "large")
