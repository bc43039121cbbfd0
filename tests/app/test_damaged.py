"""Sixteen hundred damaged records, files and links: each is refused or repaired, with a notice.

Each is given to the whole application, which must not raise, hang or lose another game. Lists of
saved games are in `test_damaged_lists`.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import pytest

from tabletop.app.saving.reading import session_from
from tabletop.core.errors import BadRecord
from tabletop.core.record import Record
from tabletop.core.seal import SUM, sealed
from tabletop.games.registry import GAMES
from tests.amount import sampled
from tests.app.damage import BIDI, check_page, damaged, junk, within_patience
from tests.app.world import SIZE, World, bundle

RECORDS = Path(__file__).parents[1] / "data" / "records"
GOOD = (RECORDS / "template" / "three-seats.json").read_text(encoding="utf-8")
META = {"name": "Sunday", "begun": "2026-11-21T12:00:00+00:00", "undone": [], "dice": "seed"}
LINKS = (
    "new=template&seats=2&seed=7&first=1",
    "new=wizards-garden&seats=human,hard&undo=on",
    "new=tuintopia&seats=3&dice=ours",
    "game=good",
)


def some_records() -> list[str]:
    """Return each game's shortest record, with and without a checksum."""
    found = []
    for key in ("template", *GAMES):
        text = min((path.read_text() for path in (RECORDS / key).glob("*.json")), key=len)
        record = Record.from_data({**Record.from_text(text).to_data(), "meta": META})
        found += [record.to_text(), record.to_text(), sealed(record).to_text()]
    return found


def still_there(world: World) -> None:
    """Check that the good game is still saved and listed, and opens."""
    assert world.games["good"] == GOOD
    assert "good" in [entry["id"] for entry in world.page["shelf"]]
    world.send("open-save", id="good")
    assert check_page(world)["table"]["id"] == "good"


@pytest.mark.parametrize("chunk", sampled(range(20), 6))
def test_a_damaged_record_that_is_kept(chunk: int) -> None:
    """It opens, or is marked with the reason, unchanged and exportable."""
    rng = random.Random(f"kept {chunk}")
    records = some_records()
    for number in range(40):
        text = damaged(rng.choice(records), rng)
        with within_patience(f"record {chunk}/{number}: {text[:200]!r}"):
            world = World(games={"good": GOOD, "odd": text}).start()
            world.send("resize", **SIZE)
            (entry,) = [each for each in world.page["shelf"] if each["id"] == "odd"]
            world.send("open-save", id="odd")
            shown = check_page(world)
            if shown["table"] is None:
                assert entry["state"] == "damaged"
                assert 0 < len(entry["status"]) < 400
                assert "can’t be opened" in shown["notice"]["text"]
                assert world.games["odd"] == text
            world.send("export", id="odd")
            assert len(world.files) == 1
            still_there(world)
            world.send("storage", id="good", text=text)
            check_page(world)


@pytest.mark.parametrize("chunk", sampled(range(10), 5))
def test_a_damaged_file(chunk: int) -> None:
    """Its good games are imported and the others reported; an imported one opens."""
    rng = random.Random(f"file {chunk}")
    records = some_records()
    for number in range(40):
        some = rng.sample(records, rng.randint(1, 9))
        inner = [damaged(each, rng) if rng.random() < 0.3 else each for each in some]
        text = damaged(bundle(inner), rng) if rng.random() < 0.7 else bundle(inner)
        with within_patience(f"file {chunk}/{number}: {text[:200]!r}"):
            world = World(games={"good": GOOD}).start()
            world.send("import", name=str(junk(rng)), text=text)
            shown = check_page(world)
            assert shown["dialog"] is None
            assert "imported." in shown["notice"]["text"] or "already" in shown["notice"]["text"]
            assert len(shown["shelf"]) == len(world.games)
            for id_ in list(world.games):
                assert world.send("open-save", id=id_)["table"]["id"] == id_
            still_there(world)


@pytest.mark.parametrize("chunk", sampled(range(10), 5))
def test_a_damaged_link(chunk: int) -> None:
    """It opens a table or explains why not, and the menu responds."""
    rng = random.Random(f"link {chunk}")
    odd = [
        "%",
        "%00",
        "%ff",
        "%ud800",
        "&",
        "=",
        "&&&=",
        "+",
        ";",
        "#",
        BIDI,
        "\ud800",
        "9" * 5_000,
    ]
    for number in range(40):
        link = rng.choice(LINKS)
        for _ in range(rng.randint(1, 3)):
            begin, end = sorted(rng.choices(range(len(link) + 1), k=2))
            piece = rng.choice(
                [*odd, "", link[begin:end] * 2, quote(str(junk(rng))[:3_000], errors="replace")]
            )
            link = link[:begin] + piece + (link[end:] if rng.random() < 0.5 else link[begin:])
        with within_patience(f"link {chunk}/{number}: {link[:200]!r}"):
            world = World(games={"good": GOOD}).start()
            world.send("link", fragment=link)
            shown = check_page(world)
            assert shown["table"] or shown["notice"]["tone"] == "warn"
            world.send("leave")
            assert world.send("open-game", game="tuintopia")["dialog"]["kind"] == "start"
            world.send("close-dialog")
            still_there(world)


def test_no_damage_makes_another_game_of_one_with_a_check_sum() -> None:
    """A record that parses with its checksum equals the original."""
    rng = random.Random("sums")
    records = [sealed(Record.from_text(text)) for text in some_records()]
    read = 0
    for _ in range(300):
        record = rng.choice(records)
        try:
            session = session_from("odd", damaged(record.to_text(), rng))
        except BadRecord:
            continue
        if SUM in Record.from_text(session.file.kept or "").meta:
            read += 1
            assert session.match.record == replace(record, meta={})
    assert read


def test_the_same_number_makes_the_same_damage() -> None:
    """Failures can be reproduced."""
    assert json.dumps([damaged(GOOD, random.Random(n)) for n in range(50)]) == json.dumps(
        [damaged(GOOD, random.Random(n)) for n in range(50)]
    )
