"""Single rules and rulings that the worked examples leave to be shown."""

from __future__ import annotations

import pytest

from tabletop.core.errors import BadRecord, IllegalMove
from tabletop.core.game import listed_moves
from tabletop.games.witchcraft.rules.board import inn_detection, rolled_kind, rolled_space
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import move_from_text, move_to_text
from tabletop.games.witchcraft.rules.standing import places
from tabletop.games.witchcraft.rules.state import State, Step, Witch, first_state
from tests.games.witchcraft.positions import ALL_TEXTS, model, play, winners
from tests.refusals import told

INN_WIN = "go=Sw again=Sw go=Ri again=Ri event=E09 go=In roll=1 again=In roll=3"


def after(state: State, moves: str) -> State:
    """Return the state after moves that are checked one by one."""
    for text in moves.split():
        move = move_from_text(text)
        assert GAME.why_illegal(state, move) is None, text
        state = GAME.apply_move(state, move)
    return state


def second_round(*witches: Witch, mover: int = 1) -> State:
    """Return a made-up position of round 2 in which a seat is at its Move."""
    state = first_state(len(witches), 1)._replace(round=2, mover=mover, witches=witches)
    held = {card for witch in witches for card in witch.hand}
    return state._replace(deck=tuple(card for card in SPELLS if card not in held))


# -- the board -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("detection", "results"),
    [(0, [7, 7, 5, 5, 3, 3]), (7, [7, 7, 5, 5, 3, 3]), (8, [8, 8, 6, 6, 4, 4])],
)
def test_the_inn_table(detection: int, results: list[int]) -> None:
    """W9, R6: the Detection before the roll decides between the two columns."""
    assert [inn_detection(detection, roll) for roll in range(1, 7)] == results


def test_rolls_name_kinds_and_spaces() -> None:
    """R34: a roll of 6 is no kind and the Townhall; the Inn is never rolled."""
    assert [rolled_kind(roll) for roll in range(1, 7)] == ["N", "F", "B", "H", "A", ""]
    assert [rolled_space(roll) for roll in range(1, 7)] == ["Sw", "Ri", "Fo", "Ro", "Fi", "To"]


# -- seats and turns -----------------------------------------------------------------------------


def test_the_first_player_is_drawn_or_agreed() -> None:
    """W1: `first=draw` is an outcome among the seats; a seat agreed begins at once."""
    assert listed_moves(GAME, play("", 3, "draw").state, 9) == ["first=1", "first=2", "first=3"]
    assert play("first=3", 3, "draw").to_move == 3
    assert play("", 4, "4").to_move == 4


def test_a_seat_that_is_not_there_cannot_go_first() -> None:
    """W1: `first=5` among four is E-SEAT as an outcome, and E-FORMAT as an option."""
    with pytest.raises(IllegalMove) as caught:
        play("", 4, "draw").play("first=5")
    assert (caught.value.code, caught.value.rule) == ("E-SEAT", "W1")
    with pytest.raises(BadRecord) as refused:
        play("", 4, "5")
    assert (refused.value.code, refused.value.where) == ("E-FORMAT", "options.first")


def test_turns_go_round_from_the_first_player() -> None:
    """W1, W3: seat 1 comes after the last seat; the event comes after the last turn."""
    match = play("go=Sw draw spell=S01", 3, "3")
    assert match.to_move == 1
    match = play("go=Sw again=Sw go=Sw again=Sw go=Sw again=Sw", 3, "3")
    assert (match.to_move, match.state.step) == (0, Step.EVENT)


def test_the_inn_is_closed_in_round_one_only() -> None:
    """W6, R2: for every player; and for Repeat as well."""
    for moves in ("", "go=Sw", "go=Sw again=Sw", "go=Sw again=Sw go=To"):
        kind = "again" if play(moves).state.step is Step.CHOICE else "go"
        with pytest.raises(IllegalMove) as caught:
            play(moves).play(f"{kind}=In")
        assert (caught.value.code, caught.value.rule) == ("E-SPACE", "W6")
    match = play("go=Sw again=Sw go=Ri again=Ri event=E09")
    assert "go=In" in (listed_moves(GAME, match.state, 99) or [])


# -- endings -------------------------------------------------------------------------------------


def test_the_townhall_does_nothing_at_zero() -> None:
    """W8, R4: Detection does not go below 0."""
    assert model(play("go=To again=To").state) == "0/0 00000 . To | 0/0 00000 . ."


def test_a_spell_may_eliminate_its_caster_after_it_has_struck() -> None:
    """R14, R15: the effects on others come first; own Detection may then be fatal."""
    witch = Witch(0, 14, (2, 2, 2, 2, 2), ("S28",), "To")
    state = second_round(witch, Witch(0, 13), Witch(0, 3))
    state = after(state, "go=Ro cast=S28")
    assert model(state) == "out | out | 0/5 00000 . ."
    assert winners(state) == [3]
    assert places(state) == (2, 3, 1)


def test_a_caster_who_falls_alone_leaves_the_turn_to_the_next() -> None:
    """W20: the turn passes on, and the spells of the fallen go to the discard pile (R25)."""
    witch = Witch(3, 14, (2, 1, 0, 0, 0), ("S01", "S17"), "Sw")
    state = after(second_round(witch, Witch(1), Witch(2)), "go=Ri cast=S01")
    assert model(state) == "out | 1/0 00000 . . | 2/0 00000 . ."
    assert (state.mover, state.step) == (2, Step.MOVE)
    assert state.discard == ("S01", "S17")
    assert GAME.scores(state) == (0, 1, 2)


def test_detection_counts_before_the_same_spell_lowers_it() -> None:
    """R20: at 14 the Inn is fatal even with a spell in hand that would lower Detection."""
    state = second_round(Witch(0, 14, (1, 1, 0, 0, 1), ("S24",)), Witch(), Witch())
    state = after(state, "go=In roll=6")
    assert state.witches[0].out == 1
    assert state.mover == 2


def test_an_event_may_put_out_the_witch_who_would_begin() -> None:
    """W27: the next round begins with the first living seat in turn order."""
    state = second_round(Witch(0, 15, out=1), Witch(0, 14), Witch(), Witch(), mover=4)
    state = after(state, "go=Sw again=Sw event=E11")
    assert model(state) == "out | out | 0/1 00000 . . | 0/1 20000 . Sw"
    assert (state.round, state.mover) == (3, 3)
    assert [witch.out for witch in state.witches] == [1, 2, 0, 0]


def test_nothing_happens_after_the_end() -> None:
    """W21: no move is listed, every readable one is refused with E-OVER."""
    match = play(f"{INN_WIN} go=To again=To event=E26 go=In roll=6")
    assert list(GAME.legal_moves(match.state)) == []
    for text in ("go=Sw", "roll=1", "cast=S02", "first=6"):
        with pytest.raises(IllegalMove) as caught:
            match.play(text)
        assert caught.value.code == "E-OVER"


def test_places_are_by_power_then_detection_and_shared_by_equals() -> None:
    """W33: the living by Power and Detection; the eliminated, the latest first."""
    seats = (Witch(4, 2), Witch(4, 1), Witch(0, 15, out=2), Witch(4, 2), Witch(0, 15, out=1))
    assert places(second_round(*seats)) == (2, 1, 4, 2, 5)
    over = second_round(Witch(15, 9), Witch(15, 2), Witch(14, 0))._replace(step=Step.OVER)
    assert places(over) == (1, 1, 3)


# -- decks ---------------------------------------------------------------------------------------


def test_an_empty_spell_deck_is_made_from_the_discard_pile() -> None:
    """W28: when a spell is to be drawn, and not before; a swapped spell is among them."""
    state = second_round(Witch(hand=("S01", "S02", "S03")), Witch())
    state = state._replace(deck=(), discard=("S30", "S20"))
    state = after(state, "go=Sw")
    assert (state.deck, state.discard) == ((), ("S30", "S20"))
    state = after(state, "swap=S02")
    assert (state.deck, state.discard) == (("S02", "S20", "S30"), ())
    assert listed_moves(GAME, state, 9) == ["spell=S02", "spell=S20", "spell=S30"]


def test_the_deck_may_run_out_between_two_draws_of_one_effect() -> None:
    """W28, W29: the second card of a DRAW effect may come from a deck made anew."""
    state = second_round(Witch(0, 0, (0, 1, 0, 1, 0), ("S39",)), Witch())
    state = state._replace(deck=("S05",), discard=("S08",))
    state = after(state, "go=To cast=S39 spell=S05")
    assert listed_moves(GAME, state, 9) == ["spell=S08", "spell=S39"]
    state = after(state, "spell=S39")
    assert model(state) == "1/1 00000 S05-S39 To | 0/0 00000 . ."
    assert (state.deck, state.discard) == (("S08",), ())


# -- refusals ------------------------------------------------------------------------------------

REFUSALS = [
    ("go=Sw draw spell=S01 go=Sw draw spell=S02 event=E18", "go=Ri", "The River is closed"),
    ("go=Sw draw spell=S01 go=Sw draw spell=S02 event=E22", "go=Fi", "The Fields are closed"),
    ("", "go=In", "The Inn is closed in the first round."),
    ("", "draw", "Move first: choose a space (go=Sw)."),
    ("go=Sw", "go=Sw", "Now choose: "),
    ("go=Sw", "cast=S03", "Candle Trick (S03) is not in your hand."),
    ("go=Sw", "swap=S03", "You hold only 0 spells: draw without discarding."),
    (
        "go=Sw draw spell=S01 go=Sw draw spell=S02 event=E11 go=Sw",
        "cast=S01",
        "Hedge Cantrip costs 2 Eyes of Newt and 1 Toe of Frog; you need 1 more Toe of Frog.",
    ),
]


@pytest.mark.parametrize(("moves", "move", "sentence"), REFUSALS)
def test_a_refusal_says_what_is_wrong(moves: str, move: str, sentence: str) -> None:
    """Section 7: the sentence has the facts of the position."""
    with pytest.raises(IllegalMove) as caught:
        play(moves).play(move)
    assert told("witchcraft", caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("cast=S02", "Whispered Denunciation needs another witch"),
        ("cast=S02@1", "You can’t cast Whispered Denunciation on yourself."),
        ("cast=S02@4", "There is no seat 4: this game has 3 witches."),
        ("cast=S02@3", "Seat 3 is out, so"),
        ("cast=S24@2", "Innocent Smile doesn’t target anyone: type cast=S24."),
    ],
)
def test_a_wrong_target_is_told(move: str, sentence: str) -> None:
    """W12: missing, oneself, no such seat, eliminated, not wanted."""
    witch = Witch(0, 0, (9, 9, 9, 9, 9), ("S02", "S24"))
    state = after(second_round(witch, Witch(), Witch(0, 15, out=1)), "go=Sw")
    refusal = GAME.why_illegal(state, move_from_text(move))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("E-TARGET", "W12")
    assert told("witchcraft", refusal).startswith(sentence)


UNREADABLE = [
    *("", "S00", "cast=S00", "cast=S41", "event=E31", "event=E00", "spell=?", "cast=S1"),
    *("go=sw", "GO=Sw", "go", "again=", "again=Inn", "draw=S01", "draw@2", "swap=S01@2"),
    *("go=Sw@1", "cast=S02@0", "cast=S02@7", "cast=S02@", "cast=s02@1", "cast=S02@@2"),
    *("first=0", "first=7", "roll=0", "roll=7", "roll=\u0663", "go=Sw\n", " go=Sw", "go=Sw "),
]


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_not_in_the_grammar_is_unreadable(text: str) -> None:
    """Section 5: exact case, no blanks, ids that exist, a target on a cast alone."""
    with pytest.raises(IllegalMove) as caught:
        move_from_text(text)
    assert caught.value.code == "E-SYNTAX"


def test_every_move_of_the_grammar_has_one_text() -> None:
    """Section 5: 417 texts, each read back to the move that it spells."""
    moves = [move_from_text(text) for text in ALL_TEXTS]
    assert tuple(move_to_text(move) for move in moves) == ALL_TEXTS
    assert len(set(moves)) == len(ALL_TEXTS) == 417
