"""The worked examples T1 to T38."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.core.game import listed_moves
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.rules.game import GAME
from tests.games.witchcraft.positions import EXAMPLES, example, model, play, winners
from tests.refusals import told

by_example = pytest.mark.parametrize("row", EXAMPLES, ids=[row["id"] for row in EXAMPLES])

WHOLE_GAME = (
    "first=2 go=Fo again=To go=Sw again=Fi go=To again=Fo event=E24 go=Ri again=In roll=1 go=Ro "
    "again=Fo go=To again=To event=E06 go=Fi again=Fo go=Ro again=Sw go=Fo again=To event=E08 "
    "go=Fo again=Ro go=Fi again=In roll=4 go=To again=Ro event=E09 go=Fo draw spell=S10 go=To "
    "again=Fo go=Sw again=To event=E01 go=Fo again=Sw go=Fi again=Ro go=Ro again=To event=E21 "
    "go=Fo again=Fi go=Sw again=In roll=1 go=To draw spell=S19 event=E25 go=Fi draw spell=S11 "
    "go=Ro again=Fo go=Sw again=Fi event=E15 go=Sw again=Fo go=Sw again=Fi go=In roll=3 cast=S19 "
    "event=E02 roll=6 roll=5 roll=2 go=To draw spell=S14 go=Ro again=Sw go=Fo again=Ri event=E29 "
    "spell=S35 spell=S16 go=Ro again=Fo go=Fo again=Fi go=To draw spell=S39 event=E12 go=Ri "
    "cast=S10 go=In roll=4 go=Ro again=Ro event=E13 go=In roll=3 again=Sw go=To again=To event=E28 "
    "go=To cast=S14"
)


@by_example
def test_the_moves_lead_to_the_position_shown(row: dict[str, Any]) -> None:
    """T1 to T36: meters, resources, hands, positions, the seat to move and the winners."""
    match = example(row)
    assert model(match.state) == row["show"]
    assert match.to_move == row["to_move"]
    assert winners(match.state) == row.get("winners", [])


@by_example
def test_moves_are_allowed_and_listed(row: dict[str, Any]) -> None:
    """T1 to T36: `allowed` are among the legal moves, `legal` are all of them."""
    listed = listed_moves(GAME, example(row).state, 100)
    assert listed is not None
    assert set(row.get("allowed", "").split()) <= set(listed)
    if "legal" in row:
        assert listed == sorted(row["legal"].split())


@by_example
def test_moves_are_refused_with_their_code(row: dict[str, Any]) -> None:
    """T1 to T36: a refused move has its code and a sentence, and changes nothing."""
    match = example(row)
    for code, texts in row.get("refused", {}).items():
        for text in texts.split():
            with pytest.raises(IllegalMove) as caught:
                match.play(text)
            assert (caught.value.code, text) == (code, text)
            assert told("witchcraft", caught.value).endswith(".")


def test_t13_lists_what_can_be_drawn() -> None:
    """T13: 34 outcomes are left of 40 when five spells are in hands and one is discarded."""
    row = next(row for row in EXAMPLES if row["id"] == "T13")
    assert len(tuple(GAME.legal_moves(example(row).state))) == 34


def thirty_rounds() -> list[str]:
    """Return T37: thirty rounds in which both witches stay in the Fields (the River in one)."""
    moves = []
    for number, (card, event) in enumerate(EVENTS.items(), start=1):
        space = "Ri" if number == 23 else "Fi"
        moves += [f"go={space}", f"again={space}"] * 2 + [f"event={card}"]
        rolls = {"each": 2, "one": 1, "": 0}[event.dice]
        moves += ["roll=1"] * rolls
        moves += ["spell=S01", "spell=S02"] if card == "E29" else []
    return moves


def test_t37_every_event_comes_once_before_any_comes_again() -> None:
    """T37, W28: after thirty rounds the event deck is made anew from its discard pile."""
    moves = thirty_rounds()
    match = play(moves)
    assert match.state.round == 31
    assert model(match.state) == "5/3 4,4,2,2,60 S01 Fi | 5/3 4,4,2,2,60 S02 Fi"
    assert match.state.event_deck == ()
    match = play([*moves, *["go=Fi", "again=Fi"] * 2])
    assert listed_moves(GAME, match.state, 100) == [f"event={card}" for card in EVENTS]


def test_t38_a_whole_game_follows_its_seed() -> None:
    """T38: every outcome of the game is the seed's; seat 2 wins in round 14."""
    match = play(WHOLE_GAME, seats=3, first="draw", seed="w34")
    assert match.positions[-1].seeded
    assert model(match.state) == "8/2 21545 S16-S39 To | 15/10 2,4,12,2,6 S11 To | out"
    assert winners(match.state) == [2]
    assert GAME.scores(match.state) == (8, 15, 0)
    assert match.state.round == 14


def test_the_card_tables_are_complete() -> None:
    """W2: the spell deck holds S01 to S40, the event deck E01 to E30."""
    assert list(SPELLS) == [f"S{number:02}" for number in range(1, 41)]
    assert list(EVENTS) == [f"E{number:02}" for number in range(1, 31)]
