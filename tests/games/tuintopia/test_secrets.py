"""Who may see what: views, texts and sentences (ruling 33)."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.plain import from_plain, to_plain
from tabletop.games.tuintopia.rules.cards import CARDS, DECK
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.state import EVERYTHING, HIDDEN, State
from tabletop.games.tuintopia.words.game_words import WORDS
from tests.games.tuintopia.games import TABLES, random_plies, state_after
from tests.games.tuintopia.positions import codes, legal, play, position

POSITIONS = st.builds(
    state_after, st.integers(0, len(TABLES) - 1), st.integers(0, 30), st.integers(0, 120)
)
NAMES = ("Ada", "Hazel")


def garden() -> State:
    """Return a position with a closed card of either seat and hands that are known."""
    closed = {"a2": "BIJ2", "c2": "WTU1"}
    hands = ("LAV SLA TOM COM", "APP PER KER WAL")
    return position({"level": "2"}, hands=hands, opened={"b2": "KLA"}, closed=closed)


def faces(state: State) -> dict[str, str]:
    """Return the faces of the closed cards by cell."""
    return {
        cell: "?" if card == HIDDEN else CARDS[card].code
        for cell, card in zip(state.ground.cells, state.closed_cards, strict=True)
        if card != -1
    }


def test_a_view_hides_hands_and_closed_cards() -> None:
    """Ruling 33: a seat sees its own hand and the closed cards that it laid."""
    view = GAME.view(garden(), 1)
    assert [codes(hand) for hand in view.hands] == [["LAV", "SLA", "TOM", "COM"], ["?"] * 4]
    assert faces(view) == {"a2": "?", "c2": "WTU"}
    assert faces(GAME.view(garden(), 2)) == {"a2": "BIJ", "c2": "?"}
    onlooker = GAME.view(garden(), None)
    assert faces(onlooker) == {"a2": "?", "c2": "?"}
    assert [codes(hand) for hand in onlooker.hands] == [["?"] * 4, ["?"] * 4]


def test_coop_hides_as_much() -> None:
    """Ruling 33: together only the points are added up."""
    state = garden()
    together = state._replace(variant=state.variant._replace(coop=True))
    assert codes(GAME.view(together, 1).hands[1]) == ["?"] * 4


def test_who_has_held_a_card_since_may_look_at_it() -> None:
    """Ruling 33: a card picked up and laid closed again is known to whoever held it."""
    state = play(garden(), "LAVxa2 BIJ#d2 draw=GOU")
    assert faces(GAME.view(state, 1)) == {"c2": "WTU", "d2": "BIJ"}
    assert faces(GAME.view(state, 2)) == {"c2": "?", "d2": "?"}


def test_a_turned_card_is_seen_by_all() -> None:
    """Rule 14: a turned card has become open."""
    state = play(garden(), "^a2")
    number = state.ground.numbers["a2"]
    assert all(CARDS[GAME.view(state, seat).open_cards[number]].code == "BIJ" for seat in (1, 2))


def test_tucked_cards_are_hidden() -> None:
    """Ruling 33: what was drawn and put under the stack is known to that seat alone."""
    outer = "LIN BHG WTU VLI"
    state = position({"level": "2", "zones": "on"}, hands=(outer, "TOM"))
    state = play(state, "! draw=APP !LIN")
    assert codes(each.card for each in GAME.view(state, 1).tucked) == ["LIN"]
    assert codes(each.card for each in GAME.view(state, 2).tucked) == ["?"]
    assert codes(GAME.view(state, 2).hands[0]) == ["?"] * 4


def test_draws_in_a_view() -> None:
    """Secrets: who tucked the last card knows the draw; to others any unknown card may come."""
    outer = "LIN BHG WTU VLI"
    state = position({"level": "2", "zones": "on"}, hands=(outer, "TOM"), stack=("APP",))
    state = play(state, "! draw=APP !LIN BHG#c2")
    assert legal(state) == legal(GAME.view(state, 1)) == ["draw=LIN"]
    unknown = GAME.view(state, 2)
    assert legal(unknown) == sorted(f"draw={code}" for code in f"{outer} APP".split())
    assert GAME.apply_move(unknown, GAME.move_from_text("draw=VLI")).left == 0


def test_texts_hide_what_others_may_not_know() -> None:
    """Redaction: `draw=?`, `?#e2` and `!?` for others; what lies open is told to everybody."""
    state = garden()
    hidden = {"draw=GOU": "draw=?", "LAV#d2": "?#d2", "!LAV": "!?"}
    for text in (*hidden, "LAV@d2", "LAVxa2", "^a2", "!", ".", "-"):
        move = GAME.move_from_text(text)
        assert GAME.redact(state, move, 1) == text
        assert GAME.redact(state, move, 2) == hidden.get(text, text)
        assert GAME.redact(state, move, None) == hidden.get(text, text)


def test_sentences_hide_what_others_may_not_know() -> None:
    """Words: a card is named to those who may know it."""
    state = garden()
    told = {
        "draw=GOU": ("Ada draws the pot marigold.", "Ada draws a card."),
        "LAV#d2": (
            "Ada places the lavender face down on d2.",
            "Ada places a card face down on d2.",
        ),
        "!LAV": ("Ada puts the lavender under the stack.", "Ada puts a card under the stack."),
        "LAV@d2": ("Ada places the lavender on d2: \N{MINUS SIGN}1.",) * 2,
        "^a2": ("Ada turns over the beehive on a2: +2.",) * 2,
        ".": ("Ada ends the turn.",) * 2,
    }
    for text, (own, others) in told.items():
        move = GAME.move_from_text(text)
        assert WORDS.describe_move(state, move, NAMES, 1) == own
        assert WORDS.describe_move(state, move, NAMES, 2) == others


def test_a_covered_card_is_named_to_its_layer() -> None:
    """Words: who picks a closed card up, and who laid it, know what it was."""
    move = GAME.move_from_text("LAVxa2")
    for viewer, taken in ((1, "the beehive"), (2, "the beehive"), (None, "a card")):
        sentence = WORDS.describe_move(garden(), move, NAMES, viewer)
        assert sentence == f"Ada places the lavender on a2 and picks up {taken}: 0."


def test_a_face_that_is_not_known_is_not_told() -> None:
    """Words: in a view a closed card is turned without its name."""
    view = GAME.view(garden(), 1)
    sentence = WORDS.describe_move(view, GAME.move_from_text("^a2"), NAMES, 1)
    assert sentence == "Ada turns over the card on a2."


def shuffled(state: State, seat: int, seed: int) -> State:
    """Return a state that differs from `state` only in what `seat` may not know."""
    return GAME.resample(GAME.view(state, seat), seat, random.Random(seed))


@settings(deadline=None, max_examples=60)
@given(POSITIONS, st.integers(1, 4), st.integers(0, 9))
def test_views_of_states_that_differ_in_secrets_are_equal(
    state: State, seat: int, seed: int
) -> None:
    """Secrets: nothing in a view depends on what its seat may not know."""
    seat = min(seat, len(state.hands))
    other = shuffled(state, seat, seed)
    assert other.viewer == EVERYTHING
    view = GAME.view(state, seat)
    assert GAME.view(other, seat) == view
    assert from_plain(State, to_plain(view)) == view
    assert legal(GAME.view(other, seat)) == legal(view)
    own = GAME.current_player(state) == seat
    assert not own or legal(view) == legal(state)


@settings(deadline=None, max_examples=40)
@given(POSITIONS, st.integers(1, 4), st.integers(0, 9))
def test_a_sample_can_be_played(state: State, seat: int, seed: int) -> None:
    """Resampling: no card is lost or doubled, and the game can be played to its end."""
    seat = min(seat, len(state.hands))
    sample = shuffled(state, seat, seed)
    rng = random.Random(seed)
    held = [card for hand in sample.hands for card in hand]
    under = [each.card for each in sample.tucked]
    lying = [card for card in (*sample.open_cards[:-1], *sample.closed_cards) if card >= 0]
    assert sorted([*held, *under, *lying, *sample.stack]) == list(DECK)
    while moves := list(GAME.legal_moves(sample)):
        sample = GAME.apply_move(sample, rng.choice(moves))
    assert sample.ending


def test_what_others_hear_of_a_game_names_no_secret() -> None:
    """Secrets: no sentence to another seat names a card that is drawn, laid closed or tucked."""
    for table in range(len(TABLES)):
        names = tuple(f"seat {number}" for number in range(1, TABLES[table][0] + 1))
        for state, move, _ in random_plies(table, 1):
            redacted = GAME.redact(state, move, None)
            sentence = WORDS.describe_move(state, move, names, None)
            if "?" in redacted:
                assert "a card" in sentence
                assert GAME.move_to_text(move) != redacted
