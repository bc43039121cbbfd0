"""Play by links: a link may not move for a person, undo, save or replace without asking."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop.app.model.post import Lent, Posted
from tabletop.app.post.letters import letter_in
from tabletop.app.presence.places import people_here
from tabletop.app.presence.viewer import viewer_of
from tabletop.core.link import link_text
from tabletop.core.record import Record
from tests.app.test_post import SEATS, at, forth, guest, link, mover_text, open_link, play, sender
from tests.app.world import SIZE, World


def kept_moves(world: World) -> set[tuple[str, ...]]:
    return {Record.from_text(text).moves for text in world.games.values()}


def answered() -> tuple[World, World]:
    """Return two worlds after Basil's answer has reached Ada."""
    ada, basil, _ = forth()
    basil.send("type", text="take=2")
    basil.send("sent")
    open_link(ada, link(basil))
    return ada, basil


# -- moves that the link may not make -------------------------------------------------------------


def forged(world: World) -> str:
    """Return a link to the game on the table in which its next two moves were made by somebody."""
    match = at(world).match
    meta = {"table": at(world).id, "places": ["elsewhere", "here"]}
    match = match.play("take=1").play("take=1")
    return link_text(replace(match, record=replace(match.record, meta=meta)))


@pytest.mark.parametrize("answer", ["keep-mine", "close-dialog", "take-theirs"])
def test_a_link_with_a_move_of_ones_own_seat_is_a_question(answer: str) -> None:
    """It names whose move, keeps nothing before the answer, and ours is the green choice."""
    ada, _ = answered()
    before, mine = dict(ada.games), ada.moves
    dialog = open_link(ada, forged(ada))["dialog"]
    assert dialog["title"] == "The link has a move by Ada that wasn’t made here"
    assert dialog["ways"][1]["move"] == "Ada takes 1 leaf."
    assert dialog["advised"] == "mine"
    assert ada.games == before
    ada.send(answer)
    assert ada.page["dialog"] is None
    assert mine in kept_moves(ada) or answer == "take-theirs"
    theirs = (*mine, "take=1", "take=1")
    assert theirs in kept_moves(ada)
    assert ada.moves == (theirs if answer == "take-theirs" else mine)


def test_a_move_that_was_changed_elsewhere_takes_the_green_way() -> None:
    """Basil takes back what he has sent: nothing of Ada's was played since, so his new move is
    advised, and the old one is kept as a copy."""
    ada, basil = answered()
    old = ada.moves
    basil.send("undo")
    basil.send(**basil.page["dialog"]["yes"]["message"])
    basil.send("type", text="take=1")
    before = dict(ada.games)
    dialog = open_link(ada, link(basil))["dialog"]
    assert dialog["title"] == "Basil has changed a move"
    assert [way["move"] for way in dialog["ways"]] == [
        "Basil takes 2 leaves.", "Basil takes 1 leaf.",
    ]  # fmt: skip
    assert dialog["advised"] == "theirs"
    assert ada.games == before
    ada.send("take-theirs")
    assert ada.moves == basil.moves
    assert kept_moves(ada) == {old, basil.moves}


def test_a_changed_move_after_ones_own_answer_is_two_versions() -> None:
    """Accepting it would discard the person's own move, so keeping theirs is advised."""
    ada, basil = answered()
    ada.send("type", text="take=1")
    basil.send("undo", agreed=True)
    basil.send("type", text="take=1")
    dialog = open_link(ada, link(basil))["dialog"]
    assert dialog["title"] == "This game has two versions"
    assert dialog["advised"] == "mine"


@pytest.mark.parametrize(("has_answered", "advised"), [(False, "theirs"), (True, "mine")])
def test_a_move_that_was_taken_back_is_told(has_answered: bool, advised: str) -> None:
    """A shorter link from the seat to move does not count as an old one."""
    ada, basil = answered()
    if has_answered:
        ada.send("type", text="take=1")
    mine = ada.moves
    basil.send("undo", agreed=True)
    dialog = open_link(ada, link(basil))["dialog"]
    assert dialog["title"] == "Basil has taken back a move"
    assert dialog["advised"] == advised
    ada.send("keep-mine")
    assert kept_moves(ada) == {mine}
    open_link(ada, link(basil))
    ada.send("take-theirs")
    assert kept_moves(ada) == {mine, basil.moves}
    assert ada.moves == basil.moves


def test_a_link_renames_nobody_here() -> None:
    """It brings the names of people elsewhere; those of people here stay."""
    ada, basil = answered()
    match = at(basil).match.play("take=1") if at(basil).match.to_move == 2 else at(basil).match
    seats = tuple(replace(seat, name=f"{seat.name}!") for seat in match.record.seats)
    meta = {"table": at(ada).id, "places": ["elsewhere", "here"]}
    match = replace(match, record=replace(match.record, seats=seats, meta=meta))
    ada.send("type", text="take=1")
    longer = match.play("take=1")
    longer = longer.play("take=2")
    open_link(ada, link_text(replace(longer, record=replace(longer.record, meta=meta))))
    assert at(ada).match.names == ("Ada", "Basil!")


# -- a new table ----------------------------------------------------------------------------------


def test_a_link_from_elsewhere_keeps_nothing_before_an_answer() -> None:
    """Sixty of them leave nothing; nor does one that is declined."""
    world = World().start()
    for clock in range(60):
        open_link(world, link(sender(clock=clock)))
        assert world.page["dialog"]["kind"] == "who"
    world.send("decline")
    assert (world.games, world.entries, world.page["dialog"]) == ({}, {}, None)


def test_closing_the_question_lists_the_game_as_it_came() -> None:
    """From there it asks again, also after a reload and when a longer link comes; then one may sit
    down at it."""
    ada, basil, sent = forth()
    world = World().start()
    open_link(world, sent)
    page = world.send("close-dialog")
    assert page["shelf"][0]["status"].endswith("from a link, not opened yet")
    assert page["notice"]["actions"][0]["message"] == {"do": "delete", "id": at(ada).id}
    again = World(games=world.games, entries=world.entries).start()
    assert again.send("open-save", id=at(ada).id)["dialog"]["kind"] == "who"
    basil.send("type", text="take=2")
    assert open_link(again, link(basil))["dialog"]["kind"] == "who"
    again.send("sit", seat=1)
    assert again.moves == basil.moves
    assert list(again.games) == [at(ada).id]
    assert at(again).people.places == ("here", "elsewhere")


def test_who_joins_says_a_name_and_finds_the_lesson() -> None:
    """The name goes back with the next link; during the lesson the game waits in the list."""
    ada = sender("wizards-garden", [SEATS[0], {**SEATS[1], "name": ""}])
    sent = link(ada)
    basil = World().start()
    basil.send("resize", **SIZE)
    dialog = open_link(basil, sent)["dialog"]
    assert dialog["name"]
    assert "lesson" in dialog["learn"]
    basil.send("learn-first")
    assert basil.page["table"]["lesson"]
    basil.send("open-save", id=at(ada).id)
    basil.send("sit", seat=2, name="  Basil\n")
    assert at(basil).match.names == ("Ada", "Basil")
    assert letter_in(link(basil)).names == ("Ada", "Basil")


def test_a_name_is_asked_only_where_one_is_missing() -> None:
    """Whoever was named by the sender keeps that name."""
    sent = link(sender())
    world = World().start()
    assert open_link(world, sent)["dialog"]["name"] == ""
    world.send("sit", seat=2, name="Zoe")
    assert at(world).match.names == ("Ada", "Basil")


def test_a_pasted_chat_opens_the_newest_link_of_the_table() -> None:
    """Old and new ones in any order, and those of other tables among them."""
    _, basil, first = forth()
    basil.send("type", text="take=2")
    second = link(basil)
    other = link(sender(clock=50))
    for links in ([first, second, other], [other, second, first]):
        world = guest(first, 1)
        world.send("receive", text="\n".join(f"Mama: #play={each}" for each in links))
        assert world.moves == basil.moves
    fresh = World().start()
    fresh.send("receive", text=f"#play={first} then #play={second}")
    fresh.send("sit", seat=1)
    assert fresh.moves == basil.moves


# -- sending --------------------------------------------------------------------------------------


def test_what_was_sent_is_remembered_and_told() -> None:
    """To whom and when, also after a reload; the next move is not sent yet."""
    ada, _, _ = forth()
    assert not ada.page["table"]["post"]["sent"]
    ada.send("sent")
    told: Any = ada.page["table"]["post"]["sent"]
    assert told["names"] == "Basil"
    assert told["when"].startswith("2026-11-21T12:")
    again = World(games=ada.games).start()
    again.send("open-save", id=at(ada).id)
    assert again.page["table"]["post"]["sent"] == told
    assert ada.send("dialog", kind="send")["dialog"]["sent"] == told


@pytest.mark.parametrize(
    "posted",
    [None, 7, {}, {"ply": -1, "when": "", "names": []}, {"ply": 1, "when": "now", "names": []}],
)
def test_marks_that_make_no_sense_count_as_absent(posted: object) -> None:
    """A file may say anything."""
    ada, _, _ = forth()
    record = Record.from_text(ada.games[at(ada).id])
    meta = {**record.meta, "posted": posted, "lent": [9, "here"]}
    del meta["sum"]
    world = World(games={"a": replace(record, meta=meta).to_text()}).start()
    world.send("open-save", id="a")
    assert at(world).post.posted == Posted()
    assert at(world).post.lent is None


def test_what_was_sent_is_not_taken_back_unasked() -> None:
    """It says who may have it; what was not sent goes back as ever."""
    ada, _, _ = forth()
    ada.send("sent")
    moves = ada.moves
    dialog = ada.send("undo")["dialog"]
    assert dialog["title"] == "Take back what you sent?"
    assert "Basil" in dialog["text"]
    assert ada.moves == moves
    ada.send(**dialog["yes"]["message"])
    assert len(ada.moves) < len(moves)
    ada.send("type", text="take=2")
    ada.send("undo")
    assert ada.page["dialog"] is None
    assert len(ada.moves) < len(moves)


def test_the_message_says_whose_turn_it_is_and_who_won() -> None:
    """So it can be read before the link is opened."""
    ada, basil, _ = forth()
    said = ada.send("dialog", kind="send")["dialog"]["message"]
    assert said.endswith("it’s your turn, Basil!")
    ada.send("close-dialog")
    play(ada, basil)
    outcome = at(ada).match.game.outcome(at(ada).match.state)
    assert outcome
    (winner,) = outcome.winners
    said = ada.send("dialog", kind="send")["dialog"]["message"]
    assert f"{at(ada).match.names[winner - 1]} won" in said


def test_the_end_is_sent_by_the_green_button_and_the_bar_stays_until_it_was() -> None:
    """Whoever gets the end by a link has nothing to send."""
    ada, basil, _ = forth()
    play(ada, basil, until_the_end=False)
    mover, other = (ada, basil) if at(ada).match.to_move is None else (basil, ada)
    mover.send("painted")
    assert mover.page["dialog"]["unsent"]
    mover.send("close-dialog")
    name = at(mover).match.names[people_here(at(other))[0] - 1]
    assert mover.page["table"]["post"]["send"] == f"Send to {name}"
    open_link(other, link(mover))
    other.send("painted")
    assert other.page["dialog"]["kind"] == "over"
    assert not other.page["dialog"]["unsent"]
    other.send("close-dialog")
    assert other.page["table"]["post"] is None
    mover.send("sent")
    assert mover.page["table"]["post"] is None


def test_a_link_tells_what_happened_since_ones_last_turn() -> None:
    """It can be looked at again, and goes with one's own move."""
    ada, _ = answered()
    notice: Any = ada.page["notice"]
    assert notice["text"] == "Since your last turn: Basil takes 2 leaves."
    assert notice["actions"][0]["message"]["do"] == "see"
    ada.send("type", text="take=1")
    assert ada.page["notice"] is None


# -- playing for somebody -------------------------------------------------------------------------

THREE = [*SEATS, {"name": "Cleo", "kind": "human", "place": "elsewhere"}]


def test_playing_for_somebody_is_asked_and_lasts_one_turn() -> None:
    """Then the seat is where it was, also among three; another's turn is nobody's to offer."""
    ada = sender(seats=THREE)
    while at(ada).match.to_move == 1:
        ada.send("type", text="take=1")
    seat = at(ada).match.to_move or 0
    assert ada.send("play-for", seat=5 - seat)["dialog"] is None
    dialog = ada.send("play-for", seat=seat)["dialog"]
    assert at(ada).people.places == ("here", "elsewhere", "elsewhere")
    page = ada.send(**dialog["yes"]["message"])
    assert page["dialog"] is None
    assert at(ada).post.lent == Lent(seat, "elsewhere")
    assert page["table"]["post"]["back"].startswith("Leave it to ")
    ada.send("type", text="take=1")
    assert at(ada).people.places == ("here", "elsewhere", "elsewhere")
    assert at(ada).post.lent is None


@pytest.mark.parametrize("has_looked", [False, True])
def test_the_way_back_shows_nobody_elses_hand(has_looked: bool) -> None:
    """From the curtain or from the table, also after a reload."""
    ada = sender("witchcraft")
    while at(ada).match.to_move == 1:
        ada.send("type", text=mover_text(ada))
    dialog = ada.send("play-for", seat=2)["dialog"]
    assert "see their hand" in dialog["text"]
    page = ada.send(**dialog["yes"]["message"])
    assert page["curtain"]["back"] == "Leave it to Basil"
    if has_looked:
        ada.send("lift")
        assert viewer_of(at(ada)) == 2
    again = World(games=ada.games).start()
    again.send("open-save", id=at(ada).id)
    for world in (ada, again):
        page = world.send("give-back")
        assert page["curtain"] is None
        assert viewer_of(at(world)) == 1
        assert at(world).people.places == ("here", "elsewhere")


def test_the_answer_of_somebody_who_is_played_for_gives_the_seat_back() -> None:
    """Her own move is a question, for it is played here meanwhile; taken, she plays elsewhere."""
    ada, basil, _ = forth()
    ada.send(**ada.send("play-for", seat=2)["dialog"]["yes"]["message"])
    basil.send("type", text="take=2")
    dialog = open_link(ada, link(basil))["dialog"]
    assert dialog["title"].startswith("The link has a move by Basil")
    ada.send("take-theirs")
    assert ada.moves == basil.moves
    assert at(ada).people.places == ("here", "elsewhere")


def test_a_game_that_nobody_has_opened_is_not_in_the_book() -> None:
    """It was played by others, until somebody here says who they are."""
    ada, basil, _ = forth()
    play(ada, basil)
    world = World().start()
    open_link(world, link(ada))
    world.send("close-dialog")
    for is_ours in (False, True):
        world.send("dialog", kind="memory")
        tales = [tale for _, tale in world.model.memory.found.values()]
        assert any(tales) == is_ours
        world.send("open-save", id=at(ada).id)
        world.send("sit", seat=1)
        world.send("leave")
