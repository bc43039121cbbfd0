"""Imported games: read in slices, each once, without touching the saved ones."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tabletop.app.effects import Keep
from tabletop.app.shelf.files import MOST_GAMES
from tabletop.app.words import STORAGE_FULL
from tabletop.core.match import Match
from tabletop.core.record import MAX_TEXT, Record, SeatEntry
from tabletop.games.registry import AnyGame, AnyMatch
from tests.app.world import World, bundle


def record(seed: int, *moves: str) -> Record:
    """Return a unique game of two people."""
    return Record("template", (SeatEntry("Ada"), SeatEntry("Bram")), f"seed-{seed}", moves=moves)


def texts(count: int) -> list[str]:
    """Return the texts of this number of different games."""
    return [record(number, "first=1", "take=2").to_text() for number in range(count)]


def told(world: World, text: str) -> str:
    """Return the notice after a file was imported."""
    return str(world.send("import", name="games.json", text=text)["notice"]["text"])


def breathe_until(world: World, read: int) -> None:
    """Let the page breathe until this number of games has been read."""
    while world.model.inbox.arrival and world.model.inbox.arrival.read < read:
        world.breathe()


# -- in slices ------------------------------------------------------------------------------------


def test_a_bundle_is_read_in_slices_and_it_is_shown_how_far() -> None:
    """Each message reads at most a few thousand characters, then the page can breathe."""
    world = World(is_patient=True).start()
    shown = world.send("import", name="all.json", text=bundle(texts(60)))
    assert shown["dialog"] == {
        "kind": "arriving", "done": 0, "total": 60, "back": False,
        "sentence": "0 of 60 games read so far.",
    }  # fmt: skip
    longest, steps, before = 0, 0, 0
    while world.later:
        world.breathe()
        steps += 1
        done = world.model.inbox.arrival.read if world.model.inbox.arrival else 60
        longest, before = max(longest, done - before), done
    assert longest <= 20
    assert steps <= 60
    assert world.page["dialog"] is None
    assert world.page["notice"]["text"] == "60 games imported."
    assert len(world.games) == len(world.page["shelf"]) == 60


def test_a_game_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaying takes the time; so also if all games look alike in the list."""
    replayed = []
    load = Match.load

    def counted(game: AnyGame, record: Record) -> AnyMatch:
        replayed.append(record)
        return load(game, record)

    monkeypatch.setattr(Match, "load", counted)
    told(World().start(), bundle(texts(40)))
    assert len(replayed) == 40


def test_kept_games_are_looked_at_once_however_many_come_in() -> None:
    """Games that look alike in the list are not compared pairwise."""
    world = World().start()
    told(world, bundle(texts(40)))
    before = world.clock
    assert told(world, bundle(texts(40))) == "You already have all 40 games."
    assert world.clock - before < 200


@pytest.mark.parametrize("how", ["import-stop", "close-dialog"])
def test_whoever_stops_it_keeps_what_has_come_in(how: str) -> None:
    """The games read so far are imported; a notice says that the others are not."""
    world = World(is_patient=True).start()
    world.send("import", name="all.json", text=bundle(texts(60)))
    breathe_until(world, 20)
    assert world.model.inbox.arrival
    read = world.model.inbox.arrival.read
    assert 20 <= read < 60
    shown = world.send(how)
    assert shown["dialog"] is None
    assert (
        f"You cancelled the import. {60 - read} of 60 games not imported."
        in shown["notice"]["text"]
    )
    world.is_patient = False
    world.send("close-notice")
    assert len(world.games) == len(world.page["shelf"]) == read
    assert told(world, texts(61)[60]) == "One game imported."


def test_a_file_that_comes_while_another_is_read_is_read_after_it() -> None:
    """A single notice reports both."""
    world = World(is_patient=True).start()
    some = texts(12)
    world.send("import", name="1.json", text=bundle(some[:6]))
    breathe_until(world, 3)
    world.send("import", name="2.json", fault="large")
    assert world.send("import", name="3.json", text=bundle(some[6:]))["dialog"]["total"] == 12
    world.is_patient = False
    shown = world.send("close-notice")
    assert shown["notice"]["text"].startswith("12 games imported. Not imported: ")
    assert len(world.games) == 12


def test_a_few_games_come_in_without_a_dialog() -> None:
    """It would only flicker; another open dialog stays."""
    world = World(is_patient=True).start()
    world.send("dialog", kind="saves")
    assert world.send("import", name="x", text=bundle(texts(3)))["dialog"]["kind"] == "saves"


# -- no twins -------------------------------------------------------------------------------------


def test_a_game_comes_in_once() -> None:
    """A copy counts as the same game, whatever its name and date."""
    world = World().start()
    (text,) = texts(1)
    assert told(world, text) == "One game imported."
    (id_,) = world.games
    world.send("rename", id=id_, name="Sunday")
    assert told(world, text) == "You already have this game."
    assert told(world, bundle(texts(3))) == "2 games imported. One was already here."
    assert told(world, bundle(texts(3))) == "You already have all 3 games."
    assert len(world.games) == len(world.page["shelf"]) == 3


def test_a_bundle_that_holds_a_game_twice_brings_it_once() -> None:
    """Within one file, too."""
    world = World().start()
    assert told(world, bundle([*texts(2), *texts(2)])) == "2 games imported. 2 were already here."


def test_what_looks_alike_in_the_list_is_another_game() -> None:
    """Another seed, another earlier move or other undone moves make a different game."""
    world = World().start()
    alike = [
        record(1, "first=1", "take=1", "take=2", "take=1"),
        record(1, "first=1", "take=2", "take=1", "take=1"),
        record(2, "first=1", "take=2", "take=1", "take=1"),
    ]
    undone = json.loads(alike[0].to_text()) | {"meta": {"undone": ["take=1"]}}
    files = [*(each.to_text() for each in alike), json.dumps(undone)]
    assert told(world, bundle(files)) == "4 games imported."
    assert len({entry["status"] for entry in world.page["shelf"]}) == 1


def test_a_twin_of_what_can_t_be_read_comes_in() -> None:
    """A saved text that is damaged does not block the import of a copy."""
    world = World().start()
    (text,) = texts(1)
    told(world, text)
    (id_,) = world.games
    for damaged in ("{", None):
        world.games |= {id_: damaged} if damaged else {}
        assert told(world, text) == "One game imported."
        world.games = {id_: "{"}


# -- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"version": 2}, "'version'"),
        ({"version": True}, "'version'"),
        ({"version": "1"}, "'version'"),
        ({"more": 1}, "'more'"),
        ({"games": None}, "'games'"),
        ({"games": [1]}, "'games'"),
        ({"games": [""] * (MOST_GAMES + 1)}, "more than 1,000 games"),
    ],
    ids=["newer", "truth", "text", "more", "none", "numbers", "many"],
)
def test_a_bundle_that_is_none_is_refused(change: Mapping[str, Any], why: str) -> None:
    """The notice names the invalid part; nothing is imported."""
    world = World().start()
    good = json.loads(bundle(texts(2)))
    words = told(world, json.dumps({**good, **change}))
    assert words.startswith("No games imported. Not imported: Something is wrong with ")
    assert why in words
    assert world.games == {}


# -- solved puzzles -------------------------------------------------------------------------------


def test_solved_puzzles_come_in_and_none_is_lost() -> None:
    """The result is the union of both sides; the new ones are saved and reported."""
    world = World().start()
    first = bundle([], {"wizards-garden": [1, 2], "tuintopia": [7]})
    assert told(world, first) == "3 solved puzzles imported."
    second = bundle(texts(1), {"wizards-garden": [2, 3]})
    assert told(world, second) == "One game imported. One solved puzzle imported."
    assert told(world, second) == "You already have this game."
    assert world.model.solved == {
        "wizards-garden": frozenset({1, 2, 3}),
        "tuintopia": frozenset({7}),
    }
    ids = [("wizards-garden", 1), ("wizards-garden", 2), ("tuintopia", 7), ("wizards-garden", 3)]
    assert sorted(world.solved) == sorted(ids)


@pytest.mark.parametrize(
    ("solved", "where"),
    [
        ([1], "'solved'"),
        (None, "'solved'"),
        ({"poker": [1]}, "'solved.poker'"),
        ({"wizards-garden": 1}, "'solved.wizards-garden'"),
        ({"tuintopia": [1], "wizards-garden": [True]}, "'solved.wizards-garden'"),
        ({"wizards-garden": [1, 0]}, "'solved.wizards-garden'"),
        ({"wizards-garden": list(range(1, 1_002))}, "'solved.wizards-garden'"),
    ],
    ids=["list", "none", "stranger", "number", "truth", "nought", "many"],
)
def test_damaged_solved_puzzles_are_refused_with_the_file(solved: Any, where: str) -> None:
    """The notice names the part; neither games nor puzzles are imported."""
    world = World().start()
    data = {**json.loads(bundle(texts(2))), "solved": solved}
    words = told(world, json.dumps(data))
    assert words.startswith("No games imported. Not imported: Something is wrong with ")
    assert where in words
    assert world.games == {}
    assert world.solved == []
    assert not world.model.solved


def test_a_bundle_without_a_version_is_refused() -> None:
    """Every key is required."""
    good = json.loads(bundle(texts(1)))
    del good["version"]
    assert "'version'" in told(World().start(), json.dumps(good))


@pytest.mark.parametrize(
    ("fault", "why"),
    [("large", "too large"), ("no-text", "isn’t a text file"), ("unreadable", "couldn’t read")],
)
def test_a_file_that_the_page_could_not_hand_over_is_named(fault: str, why: str) -> None:
    """With its name and the reason."""
    shown = World().start().send("import", name="holiday.json", fault=fault)
    assert "'holiday.json'" in shown["notice"]["text"]
    assert why in shown["notice"]["text"]


def test_a_text_that_is_too_long_is_called_so() -> None:
    """The notice gives the length as the reason."""
    assert "longer than 2,000,000" in told(World().start(), " " * (MAX_TEXT + 1))


# -- storage --------------------------------------------------------------------------------------


class Small(World):
    """A tab whose storage has room for three games."""

    def carry_out(self, effect: Any) -> None:
        """Carry out an effect, as far as there is room."""
        self.is_full = len(self.games) >= 3
        super().carry_out(effect)


def test_games_for_which_there_is_no_room_are_not_listed() -> None:
    """Those saved so far stay, the rest is skipped, and the notice says both."""
    world = Small().start()
    words = told(world, bundle(texts(60)))
    assert words.startswith("3 games imported. There’s no room for more games")
    assert words.endswith(" 57 of 60 games not imported.")
    assert len(world.games) == len(world.page["shelf"]) == 3
    assert told(world, texts(9)[8]).startswith("No games imported. There’s no room")
    world.send("copy", id=next(iter(world.games)))
    assert len(world.games) == len(world.page["shelf"]) == 3


class Lazy(World):
    """A tab whose storage takes its time, and then has no room."""

    def carry_out(self, effect: Any) -> None:
        """Carry out an effect, but leave storage requests to the test."""
        if not isinstance(effect, Keep):
            super().carry_out(effect)


def test_nothing_is_told_as_here_before_storage_has_it() -> None:
    """The final notice waits for every response of storage, and reports each."""
    world = Lazy(is_patient=True).start()
    world.send("import", name="x", text=bundle(texts(2)))
    for _ in range(5):
        world.breathe()
    assert world.page["notice"] is None
    one, other = [entry["id"] for entry in world.page["shelf"]]
    world.send("kept", id=one, loose=False)
    world.breathe()
    assert world.page["notice"] is None
    world.send("not-kept", id=other, expected=None)
    world.is_patient = False
    words = world.send("close-notice")["notice"]["text"]
    assert words.startswith("One game imported. There’s no room")
    assert [entry["id"] for entry in world.page["shelf"]] == [one]


def test_storage_that_fills_up_again_is_told_again() -> None:
    """Full, freed and full again: each time a notice says that moves are not saved."""
    world = World().start()
    world.new()
    plies: Sequence[bool] = (True, False, True)
    notices = []
    for world.is_full in plies:
        notices.append(world.send("type", text="take=1")["notice"])
    assert [each["text"] if each else None for each in notices] == [
        STORAGE_FULL,
        None,
        STORAGE_FULL,
    ]


# -- shared by another app ------------------------------------------------------------------------


def share(world: World, text: str, key: str = "share/1") -> None:
    """Offer a file shared by another app."""
    world.send("import", name="", text=text, shared=True, key=key)


def test_a_shared_file_is_stored_until_somebody_has_answered() -> None:
    """It is deleted once its games are saved, are found to be here already, or are declined."""
    world = World().start()
    for answer in ("import-shared", "close-dialog", "import-shared"):
        share(world, texts(1)[0])
        assert world.dropped == []
        world.send(answer)
        assert world.dropped == [""]
        world.dropped.clear()
    assert len(world.games) == 1
    world.send("import", name="own.json", text=texts(1)[0])
    assert world.dropped == []


def test_a_shared_file_that_is_no_game_is_forgotten_alone() -> None:
    """The other files still wait for an answer."""
    world = World().start()
    share(world, texts(1)[0])
    share(world, bundle([], {"wizards-garden": "all"}), key="share/2")
    assert world.dropped == ["share/2"]
    assert world.page["dialog"]["kind"] == "confirm"


def test_a_shared_file_without_room_is_offered_again() -> None:
    """The next start may find more room."""
    world = World(is_full=True).start()
    share(world, texts(1)[0])
    world.send("import-shared")
    assert world.dropped == []
