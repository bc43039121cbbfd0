"""The application's messages to the page: instructions in order, and presentation state."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from unittest.mock import patch

import pytest

from tabletop.app.shelf.launch import first_model
from tabletop.app.words import NO_MEMORY, WENT_WRONG
from tabletop.core.record import Record, SeatEntry
from tabletop.scene.intern_table import InternTable
from tabletop.web import application
from tabletop.web.application import Application
from tabletop.web.instructions import Instruction
from tests.conforming import fault

TEXT = Record("wizards-garden", (SeatEntry("Ada"), SeatEntry("Bram")), "42").to_text()


class Page:
    """A page that records the messages it receives."""

    def __init__(self) -> None:
        self.told: list[list[dict[str, Any]]] = []
        self.complaints: list[str] = []
        self.app = Application(first_model({}, "test"), self.take, self.complaints.append)
        self.list_games()

    def list_games(self, *ids: str) -> None:
        """Say which games storage has; none of them is listed yet."""
        self.send("kept-games", ids=ids, entries={}, list=None, since=None, whole=True)

    def take(self, text: str) -> None:
        """Take a list of instructions, each with one of the declared types."""
        told = json.loads(text)
        assert not any(fault(each, Instruction) for each in told)
        self.told.append(told)

    def send(self, do: str, **more: Any) -> list[str]:
        """Send a message, and return the names of the instructions in the response."""
        before = len(self.told)
        self.app.receive(json.dumps({"do": do, **more}))
        (answer,) = self.told[before:]
        return [each["do"] for each in answer]

    @property
    def shown(self) -> list[dict[str, Any]]:
        """Return every presentation state that was sent."""
        return [each for answer in self.told for each in answer if each["do"] == "show"]


def test_the_list_is_told_only_when_it_changed() -> None:
    """Not at a table, and not twice; in full after returning to it."""
    page = Page()
    assert [each.get("shelf") for each in page.shown] == [[]]
    page.send("dialog", kind="saves")
    page.send("close-dialog")
    page.send("link", fragment="new=wizards-garden&seats=2&seed=7")
    page.send("type", text="b2b")
    assert all("shelf" not in each for each in page.shown[1:])
    before = len(page.shown)
    page.send("leave")
    told = [each["shelf"] for each in page.shown[before:] if "shelf" in each]
    assert [[entry["game"] for entry in shelf] for shelf in told] == [["wizards-garden"]]


def test_what_was_made_ready_is_not_written_again() -> None:
    """A rehearsed game is sent once as the text prepared in advance."""
    page = Page()
    ready = {"id": "kept", "game": "wizards-garden", "record": TEXT, "width": 901, "height": 640}
    page.send("link", fragment="new=wizards-garden&seats=2&seed=7")  # is imported now
    page.send("leave")
    for step in range(3):
        page.send("rehearse", step=step, **ready)
    with patch.object(InternTable, "_step_data", side_effect=AssertionError):
        page.send("fetched", id="kept", purpose="open", text=TEXT)
        page.send("resize", width=901, height=640)
    assert not page.complaints
    (painted,) = (each["transition"] for each in page.told[-1] if each["do"] == "paint")
    assert painted["held"] == [0, 0, 0, 0]
    page.send("type", text="b2b")
    (moved,) = (each["transition"] for each in page.told[-1] if each["do"] == "paint")
    assert (moved["interned"], moved["held"][1]) == (painted["interned"], len(painted["nodes"]))


@pytest.mark.parametrize("slice_seconds", [0, 60])
def test_a_lost_list_comes_back_in_slices(
    slice_seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each slice reads as many games as fit; the list is sent once each, and taps are handled."""
    monkeypatch.setattr(application, "SLICE_SECONDS", slice_seconds)
    page = Page()
    ids = [str(number) for number in range(9)]
    page.list_games(*ids)
    waiting: list[dict[str, Any]] = [{"do": "summarise"}]
    slices = 0
    while waiting:
        page.send(**waiting.pop(0))
        slices += 1
        for told in page.told[-1]:
            if told["do"] == "later":
                waiting.append(told["message"])
            if told["do"] == "fetch-texts":
                waiting.append({"do": "texts", "texts": [[id_, TEXT] for id_ in told["ids"]]})
    sizes = [len(each["shelf"]) for each in page.shown if "shelf" in each]
    assert sizes == ([0, 9] if slice_seconds else list(range(10)))
    assert slices == (2 if slice_seconds else 2 * 9 + 3)


def test_every_message_is_answered_and_nothing_is_shown_twice() -> None:
    """The response tells the page that Python is alive."""
    page = Page()
    assert page.send("visible", hidden=True) == ["answered"]
    assert page.send("dialog", kind="about") == ["show", "answered"]


def test_the_page_knows_which_table_it_is_before_it_is_painted() -> None:
    """Otherwise it could mix up scenes of two tables; a game is also saved at once."""
    page = Page()
    page.send("resize", width=1024, height=700)
    seats = [{"name": name, "kind": "human"} for name in ("Ada", "Basil")]
    told = page.send("new", game="wizards-garden", seats=seats, options={})
    assert told.index("show") < told.index("paint") < told.index("keep")
    assert told[-1] == "answered"


def test_an_error_leaves_the_game_as_it_was_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next message is answered as usual."""
    page = Page()

    def broken(*_: object) -> None:
        raise RuntimeError("out of luck")

    with monkeypatch.context() as patched:
        patched.setattr(application, "update", broken)
        assert page.send("dialog", kind="about") == ["show", "answered"]
    assert page.shown[-1]["page"]["notice"]["text"] == WENT_WRONG
    assert "out of luck" in page.complaints[0]
    assert page.send("dialog", kind="about") == ["show", "answered"]


def test_a_message_that_is_none_is_refused_and_told() -> None:
    """It can only be a bug in the page; the next message is answered as usual."""
    page = Page()
    assert page.send("tap", region=3) == ["show", "answered"]
    assert page.shown[-1]["page"]["notice"]["text"] == WENT_WRONG
    assert "tap: region is no str" in page.complaints[0]
    assert page.send("dialog", kind="about") == ["show", "answered"]


def test_an_opponent_may_think_in_the_application_itself() -> None:
    """Without a second worker; the response to a move does not wait for it."""

    async def play() -> Page:
        page = Page()
        page.send("resize", width=1024, height=700)
        page.send("link", fragment="new=wizards-garden&seats=human,easy&seed=7")
        before = len(page.told)
        page.send("type", text="b2b")
        (job,) = [each["job"] for each in page.told[before] if each["do"] == "ask"]
        page.send("think-here", job=job)
        while not page.told[-1] or page.told[-1][-1]["do"] == "answered":
            await asyncio.sleep(0.01)
        return page

    page = asyncio.run(asyncio.wait_for(play(), 20))
    assert page.shown[-1]["page"]["table"]["ply"] >= 2


def painted(page: Page) -> dict[str, Any]:
    """Return the last transition that was sent."""
    paints = [each for answer in page.told for each in answer if each["do"] == "paint"]
    transition: dict[str, Any] = paints[-1]["transition"]
    return transition


def test_a_tap_tells_little_and_a_page_that_holds_nothing_all() -> None:
    """The page asks `afresh` if it lacks parts of a scene."""
    page = Page()
    page.send("link", fragment="new=letter-maze&seats=2&seed=7")
    size = {"width": 800, "height": 600}
    page.send("resize", **size)
    whole = painted(page)
    assert not any(whole["held"])
    page.send("hint")
    page.send("resize", **size)
    assert painted(page)["interned"] == whole["interned"]
    assert len(json.dumps(painted(page))) * 10 < len(json.dumps(whole))
    page.send("resize", afresh=True, **size)
    again = painted(page)
    assert not any(again["held"])
    assert again["interned"] != whole["interned"]
    assert again["regions"] == whole["regions"]


def test_a_message_for_which_memory_ran_out_is_answered_once_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The page first ends the opponents' worker; if that is not enough, it tells the person."""
    page = Page()

    def short(*_: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(application, "update", short)
        assert page.send("dialog", kind="about") == ["spare-memory", "later", "answered"]
        (later,) = [each["message"] for each in page.told[-1] if each["do"] == "later"]
        assert page.send(**later) == ["show", "answered"]
    assert page.shown[-1]["page"]["notice"]["text"] == WENT_WRONG
    assert page.send(**later)[0] == "show"
    page.send("no-memory")
    assert page.shown[-1]["page"]["notice"]["text"] == NO_MEMORY
