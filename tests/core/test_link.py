"""Games as links: decoding returns the encoded game, and rejects everything else."""

from __future__ import annotations

import json
import random
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop.core.errors import BadRecord
from tabletop.core.link import MAX_LINK, link_text, read_link
from tabletop.core.match import Match
from tabletop.core.names import MAX_NAME, clean_name
from tabletop.core.record import LEVELS, MAX_TEXT, Record, SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, AnyMatch, explain, load_game

CORPUS = sorted((Path(__file__).parents[1] / "data" / "links").glob("*.json"))
SCRIPTS = st.text(max_size=MAX_NAME).map(clean_name)
SEEDS = st.text("abcXYZ019_-", min_size=1, max_size=64)
DAMAGED = 1_000


@st.composite
def matches(draw: st.DrawFn, key: str) -> AnyMatch:
    """Generate a match in progress, with any options, seats, names, dice and phones."""
    game = load_game(key)
    count = draw(st.integers(game.info.min_seats, game.info.max_seats))
    options = _options(draw, key, count)
    match = random_match(game, count, draw(SEEDS), options, plies=draw(st.integers(0, 60)))
    levels = st.sampled_from((None, *LEVELS))
    seats = tuple(SeatEntry(draw(SCRIPTS), draw(levels)) for _ in range(count))
    places = [
        draw(st.sampled_from(("here", "elsewhere", "phone"))) if seat.is_human else "here"
        for seat in seats
    ]
    meta: dict[str, object] = {"table": draw(SEEDS)} if draw(st.booleans()) else {}
    if draw(st.booleans()):
        meta["dice"] = "ours"
    if set(places) != {"here"}:
        meta["places"] = places
    return replace(match, record=replace(match.record, seats=seats, meta=meta))


def _options(draw: st.DrawFn, key: str, count: int) -> dict[str, str]:
    """Generate options for such a table; if they are not allowed together, none."""
    game = load_game(key)
    wanted = {
        option.key: draw(
            st.sampled_from([each.value for each in option.choices if each.min_seats <= count])
        )
        for option in game.info.options
        if draw(st.booleans())
    }
    try:
        random_match(game, count, "1", wanted, plies=0)
    except BadRecord:
        return {}
    return wanted


@pytest.mark.parametrize("key", GAMES)
def test_every_game_comes_out_of_its_link_as_it_went_in(key: str) -> None:
    """For all games and options, names in any script, and chance by seed or by people."""

    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
    @given(matches(key))
    def holds(match: AnyMatch) -> None:
        assert read_link(link_text(match), load_game) == match

    holds()


@pytest.mark.parametrize("path", CORPUS, ids=[path.stem for path in CORPUS])
def test_links_of_this_version_open_for_ever(path: Path) -> None:
    """These links are fixed: never generate them again."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    found = read_link(kept["link"], load_game).record
    assert found == Record.from_data(kept["record"])


def test_every_game_has_links_that_were_written_once() -> None:
    """Some have unseeded chance, or people who throw their own dice."""
    records = [json.loads(path.read_text("utf-8"))["record"] for path in CORPUS]
    assert {record["game"] for record in records} == set(GAMES)
    assert any(record.get("meta", {}).get("dice") == "ours" for record in records)
    assert any(
        not Match.load(load_game(record["game"]), Record.from_data(record)).positions[-1].seeded
        for record in records
    )


def _packed(data: object) -> str:
    """Return a well-formed link with any contents."""
    return _sealed(_deflated(json.dumps(data).encode()))


def _deflated(data: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


def _sealed(packed: bytes) -> str:
    summed = packed + zlib.crc32(packed).to_bytes(4, "big")
    return urlsafe_b64encode(summed).decode().rstrip("=")


def _list_in(link: str) -> list[Any]:
    data = urlsafe_b64decode(link + "=" * (-len(link) % 4))
    found: list[Any] = json.loads(zlib.decompressobj(-15).decompress(data))
    return found


def _cut(link: str, rng: random.Random) -> str:
    first, last = sorted(rng.sample(range(len(link) + 1), 2))
    return link[:first] + link[last:]


def _flipped(link: str, rng: random.Random) -> str:
    place = rng.randrange(len(link))
    others = [each for each in "AZaz09-_ =.é" if each != link[place]]
    return link[:place] + rng.choice(others) + link[place + 1 :]


def _swapped(link: str, rng: random.Random) -> str:
    while True:
        one, other = sorted(rng.sample(range(len(link)), 2))
        if link[one] != link[other]:
            letters = list(link)
            letters[one], letters[other] = letters[other], letters[one]
            return "".join(letters)


def _grown(link: str, rng: random.Random) -> str:
    place = rng.randrange(len(link) + 1)
    return link[:place] + rng.choice("Aa0-_") * rng.randint(1, 5) + link[place:]


def _foreign(link: str, rng: random.Random) -> str:
    """Return a well-formed link that does not hold a game of ours."""
    junk = rng.randbytes(rng.randint(0, 60))
    parts = _list_in(link)
    place = rng.randrange(len(parts))
    wrong: object = rng.choice([None, 1.5, True, {"a": 1}, "no such", [[]], -3])
    return rng.choice(
        [
            urlsafe_b64encode(junk).decode().rstrip("="),
            _sealed(junk),
            _sealed(_deflated(junk)),
            _packed(wrong),
            _packed([*parts[:place], *parts[place + 1 :]]),
            _packed([*parts, wrong]),
            _packed([parts[0] + 1, *parts[1:]]),
            _packed([*parts[:8], rng.choice([0, 9_999]), parts[9]]),
            _packed([*parts[:9], parts[9] + " zzz"]),
        ]
    )


DAMAGES: tuple[Callable[[str, random.Random], str], ...] = (
    _cut,
    _flipped,
    _swapped,
    _grown,
    _foreign,
)


def test_a_thousand_damaged_links_are_refused() -> None:
    """Cut, flipped, swapped, extended or foreign links all raise the same error."""
    rng = random.Random("damage")
    links = [json.loads(path.read_text("utf-8"))["link"] for path in CORPUS]
    links = [link for link in links if len(link) < 1_000]
    for number in range(DAMAGED):
        damaged = DAMAGES[number % len(DAMAGES)](rng.choice(links), rng)
        with pytest.raises(BadRecord) as refused:
            read_link(damaged, load_game)
        assert explain(refused.value)


@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("wrong", [None, 1.5, True, {"a": 1}, [[]], -3, "no such", ["a", 1]])
def test_a_part_that_is_another_thing_is_refused(part: int, wrong: object) -> None:
    """Each link is well-formed except for one part of the wrong kind."""
    parts = _list_in(json.loads(CORPUS[0].read_text("utf-8"))["link"])
    if part == 3 and wrong == "no such":
        wrong = "no such id"
    with pytest.raises(BadRecord):
        read_link(_packed([*parts[:part], wrong, *parts[part + 1 :]]), load_game)


def test_a_link_never_unpacks_to_a_mountain() -> None:
    """A link that would expand a thousandfold is refused before it is unpacked."""
    bomb = _sealed(_deflated(b"[" + b" " * (MAX_TEXT * 20) + b"]"))
    assert len(bomb) < MAX_LINK
    with pytest.raises(BadRecord, match="TooLong"):
        read_link(bomb, load_game)
    with pytest.raises(BadRecord, match="TooLong"):
        read_link("A" * (MAX_LINK + 1), load_game)


def test_usual_games_fit_one_code() -> None:
    """A QR code of version 22 holds a thousand characters."""
    for path in CORPUS:
        if "usual" in path.stem:
            assert len(json.loads(path.read_text("utf-8"))["link"]) < 960, path.stem
