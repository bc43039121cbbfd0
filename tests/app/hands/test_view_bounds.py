"""A hostile table: whatever a phone accepts, it can also display quickly."""

from __future__ import annotations

import json
import random
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from tabletop.app.phones.known import laid_for
from tabletop.app.phones.protocol import MOST_OF_TABLE, written
from tabletop.app.phones.view_bounds import AMPLE, MOST_MORE, is_within, sizes
from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.games.registry import GAMES, AnyMatch, load_game
from tests.app.hands.party import Device, said
from tests.app.world import SIZE

RECORDS = sorted((Path(__file__).parents[2] / "data" / "records").glob("*/*.json"))

ODD: tuple[Any, ...] = (
    None, True, -1, -(10**9), 10**5, 10**9, 10**299, 0.5, "", "x" * 5_000, "\u202e", [], {}, [[]],
    [0] * 30_000, [[0] * 300] * 300, {"a": [1]},
)  # fmt: skip
"""What stands somewhere in a view instead of what belongs there."""

PATIENCE = 2.0
"""How many seconds a table may cost a phone: far more than it takes here, unless it hangs."""


def test_real_games_are_far_within_the_bounds() -> None:
    """Recorded games stay far below the limits, so no real game is cut off."""
    seen = 0
    for path in RECORDS:
        record = Record.from_text(path.read_text(encoding="utf-8"))
        if record.game not in GAMES:
            continue
        match = Match.load(load_game(record.game), record)
        for position in match.positions:
            assert is_within(record.game, position.state), path
            seen += 1
    assert seen > 1_000


def test_the_bounds_are_of_all_parts_of_a_state() -> None:
    """A number a little above them passes, one far above does not."""
    state = sample("witchcraft").state
    witch = state.witches[0]
    for power, fits in ((AMPLE * 5 + MOST_MORE, True), (10**4, False)):
        more = state._replace(witches=(witch._replace(power=power), *state.witches[1:]))
        assert is_within("witchcraft", more) is fits
    assert ".witches*.power" in dict(sizes(state))


def sample(key: str, plies: int = 12) -> AnyMatch:
    """Return a game of two people after some random moves."""
    rng = random.Random(f"bounds/{key}")
    match = Match.start(load_game(key), [SeatEntry("Ann"), SeatEntry("Ben")], "bounds").settle()
    for _ in range(plies):
        if match.to_move:
            move = match.game.random_move(match.state, rng)
            match = match.play(match.game.move_to_text(move)).settle()
    return match


def told(key: str) -> dict[str, Any]:
    """Return what a table of the game tells a phone that joins."""
    return said(written(laid_for(sample(key), 1, "0" * 32, ())))


def places(data: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the ways to all values within plain data."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [way, *(found for key in keys for found in places(data[key], (*way, key)))]


def changed(data: Any, way: tuple[Any, ...], odd: Any) -> Any:
    """Return plain data with something odd at the end of a way."""
    if not way:
        return odd
    copy = data.copy()
    copy[way[0]] = changed(data[way[0]], way[1:], odd)
    return copy


@pytest.mark.parametrize("key", GAMES)
def test_no_table_breaks_a_phone(key: str) -> None:
    """Anything odd anywhere: it is refused in words, or all of it can be looked at. A page and a
    log are made each time, and none takes long."""
    rng, honest = random.Random(f"odd/{key}"), told(key)
    ways = places(honest)
    phone = Device()
    phone.start()
    phone.send("resize", **SIZE)
    started = phone.model
    for _ in range(120):
        text = json.dumps(changed(honest, rng.choice(ways), rng.choice(ODD)))
        phone.model = started
        phone.closed.clear()
        begun = perf_counter()
        phone.send("guest-joined", token="")
        phone.send("guest-heard", text=text)
        phone.send("painted")
        for kind in ("log", "menu", "over"):
            phone.send("dialog", kind=kind)
        assert perf_counter() - begun < PATIENCE
        if phone.model.session is None:
            assert phone.closed == [0]
            assert "can’t read" in phone.page["notice"]["text"]


@pytest.mark.parametrize(
    "text",
    [
        '{"v":1,"say":"moved","ply":%s,"played":[]}' % ("9" * 5_000),
        '{"v":1,"say":"moved","ply":0,"played":%s}' % ("[" * 5_000 + "]" * 5_000),
        '{"v":1,"say":"refused","why":"%s"}' % ("y" * 5_000),
        '{"v":1,"say":"cleared","why":{"why":"why"}}',
        " " * (MOST_OF_TABLE + 1),
        "",
    ],
    ids=["digits", "depth", "sentence", "object", "length", "empty"],
)
def test_what_no_table_says_ends_the_line(text: str) -> None:
    """In words, and the hand on the phone stays to be seen."""
    phone = Device()
    phone.start()
    phone.send("guest-heard", text=json.dumps(told("tuintopia")))
    match = phone.session.match
    phone.send("guest-heard", text=text)
    assert phone.closed == [0]
    assert phone.session.match is match
    assert phone.page["table"]["hand"]["away"]
    assert "can’t read" in phone.page["notice"]["text"]
    phone.send("guest-heard", text=json.dumps(told("tuintopia")))
    assert not phone.page["table"]["hand"]["away"]


def test_a_game_without_an_end_is_not_kept_for_ever() -> None:
    """A table that sends moves on and on is left before they fill the memory of the phone."""
    phone, honest = Device(), told("wizards-garden")
    phone.start()
    phone.send("guest-heard", text=json.dumps(honest))
    played = [honest["played"][-1]] * 2_500
    ply = honest["ply"] + len(honest["played"])
    for _ in range(2):
        moved = {"v": 1, "say": "moved", "ply": ply, "played": played}
        phone.send("guest-heard", text=json.dumps(moved))
        ply += len(played)
    assert phone.closed == [0]
