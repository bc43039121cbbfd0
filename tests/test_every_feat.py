"""Each game's feats: each is found in a recorded game, and not in a game without it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tabletop.app.memory.finding import tale_of
from tabletop.app.model.session import Session
from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.games.registry import GAMES, load_feats, load_game

DATA = Path(__file__).parent / "data" / "records"
ICONS = Path(__file__).parents[1] / "static" / "icons.txt"

EXAMPLES = {
    ("wizards-garden", "elsewhere"): ("random", 1, 2),
    ("wizards-garden", "several"): ("random", 1, 2),
    ("wizards-garden", "staff"): ("shortest-game", 2, 1),
    ("witchcraft", "strong"): ("greedy-2-seats", 1, 2),
    ("witchcraft", "unseen"): ("random-2-seats", 1, 2),
    ("witchcraft", "uncovered"): ("torches-at-dusk", 1, 2),
    ("garden-growth", "none-died"): ("best-garden", 1, 0),
    ("garden-growth", "uniform"): ("careless-garden", 1, 0),
    ("garden-growth", "full"): ("best-garden", 1, 0),
    ("tuintopia", "good-place"): ("greedy-rivals", 1, 2),
    ("tuintopia", "no-loss"): ("greedy-rivals", 1, 2),
    ("tuintopia", "came-true"): ("random-four", 1, 2),
    ("hanging-gardens", "mirrored"): ("mirrored", 1, 2),
    ("hanging-gardens", "high"): ("greedy-game", 1, 0),
    ("hanging-gardens", "colourful"): ("four-seats", 1, 2),
    ("letter-maze", "twice"): ("two-seats", 1, 0),
    ("letter-maze", "long"): ("six-seats", 1, 4),
    ("letter-maze", "two-cards"): ("six-seats", 2, 1),
}
"""A record in which a feat is found: of which seat, and of which not (0: all have it, or none is
beside it)."""

MIRRORED = (
    "roll=2,1 T0,0 T0,2 PB0,0 G0,2 G0,3 PB0,1 T-2,1 T0,4 PG1,2 PK-1,2 G0,4 PR1,3 G0,5 PB-2,2 "
    "PK0,3 PR0,2 PG1,4 T-4,0 PG-4,0 PR-3,0 PK1,0 T2,4 G1,5 PG1,1 PG-1,1 PK0,4 PR-2,1 PR2,4 T2,1 "
    "PR2,1 PK-3,1 PG3,2 T-2,5 PK3,1 T-5,2 T4,3 T-6,4 T5,1 T-7,2 S-7,2 T2,6 PB2,2 PB4,4 G3,7 "
    "T-5,-2 PB-5,-2 T6,-1 T-5,6 T-7,7 T-3,-3 T4,-1 T-3,-5 T-8,0 S-2,5"
)
"""A game of Hanging Gardens that computers have played."""

TORCHES = (
    "go=Fo draw spell=S31 go=Ri again=Ri go=Ri again=Ri event=E09 go=Ro again=Fi go=In roll=1 "
    "again=In roll=3 go=In roll=1 again=In roll=3 event=E08 go=To cast=S31"
)
"""A game of Witchcraft that a spell ends by putting two rivals out."""


def recorded(game: str, name: str) -> Record:
    if name == "mirrored":
        seats = (SeatEntry("Ada"), SeatEntry("Hazel"))
        return Record(game, seats, "m9", moves=tuple(MIRRORED.split()))
    if name == "torches-at-dusk":
        three = (SeatEntry("Ada"), SeatEntry("Hazel"), SeatEntry("Bram"))
        return Record(game, three, "t36", {"first": "1"}, tuple(TORCHES.split()))
    return Record.from_text((DATA / game / f"{name}.json").read_text(encoding="utf-8"))


@cache
def found(game: str, name: str, seat: int) -> frozenset[str]:
    """Return the keys of the feats that `seat` achieves in a recorded game.

    Every other seat is made a computer.
    """
    record = recorded(game, name)
    seats = tuple(
        SeatEntry("Ada" if number == seat else "Hazel", None if number == seat else "easy")
        for number in range(1, len(record.seats) + 1)
    )
    match = Match.load(load_game(game), replace(record, seats=seats, meta={}))
    tale = tale_of(Session("id", match))
    assert tale
    return tale.feats


FEATS = [(game, feat.key) for game in GAMES for feat in load_feats(game).feats]


@pytest.mark.parametrize(("game", "feat"), FEATS)
def test_a_feat_is_found_where_it_was_done(game: str, feat: str) -> None:
    """It is not credited to a rival in the same game."""
    name, doer, other = EXAMPLES[game, feat]
    assert feat in found(game, name, doer)
    assert not other or feat not in found(game, name, other)


def test_what_an_event_does_is_no_feat_of_the_spell_before_it() -> None:
    """Knock at the Door puts two witches out right after seat 4 cast a spell."""
    assert "uncovered" not in found("witchcraft", "random-6-seats", 4)


@pytest.mark.parametrize("game", GAMES)
def test_feats_can_be_told_and_drawn(game: str) -> None:
    """A game has two or three feats, each with its own key and title, and an icon of the page."""
    feats = load_feats(game).feats
    assert 2 <= len(feats) <= 3
    assert len({feat.key for feat in feats}) == len({feat.title for feat in feats}) == len(feats)
    assert {feat.icon for feat in feats} <= set(ICONS.read_text(encoding="utf-8").split())
    assert all(feat.sentence.endswith(".") for feat in feats)


def test_a_game_without_feats_is_as_good() -> None:
    assert load_feats("template").feats == ()
