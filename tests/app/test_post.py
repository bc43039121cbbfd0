"""Play by links: a game goes back and forth as a link, and nothing people do loses it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop.app.model.session import Session
from tabletop.app.presence.viewer import viewer_of
from tabletop.core.record import Record
from tests.app.world import SIZE, World

SEATS = [
    {"name": "Ada", "kind": "human"},
    {"name": "Basil", "kind": "human", "place": "elsewhere"},
]


def sender(game: str = "template", seats: list[dict[str, str]] = SEATS, clock: int = 0) -> World:
    """Return the world of the person who set the table; Basil plays elsewhere."""
    world = World(clock=clock).start()
    world.send("resize", **SIZE)
    world.send("new", game=game, seats=seats, options={})
    return world


def at(world: World) -> Session:
    assert world.model.session
    return world.model.session


def link(world: World) -> str:
    """Return the link that the page offers, and close the dialog."""
    found: str = world.send("dialog", kind="send")["dialog"]["link"]
    world.send("close-dialog")
    return found


def open_link(world: World, text: str) -> dict[str, Any]:
    """Open a link from the address."""
    return world.send("link", fragment=f"play={text}")


def guest(text: str, seat: int = 2) -> World:
    """Return another world in which a link was opened for this seat."""
    world = World().start()
    world.send("resize", **SIZE)
    page = open_link(world, text)
    assert page["dialog"]["kind"] == "who"
    world.send("sit", seat=seat)
    return world


def play(ada: World, basil: World, *, until_the_end: bool = True) -> None:
    """Play the game to its end, sending each link to the seat to move.

    The last link, which ends the game, is sent only with `until_the_end`.
    """
    while at(ada).match.to_move and at(basil).match.to_move:
        mover, other = (ada, basil) if at(ada).match.to_move == 1 else (basil, ada)
        if at(mover).match.ply < at(other).match.ply:
            open_link(mover, link(other))
        mover.send("type", text=mover_text(mover))
        if until_the_end or at(mover).match.to_move:
            open_link(other, link(mover))


def mover_text(world: World) -> str:
    match = at(world).match
    return str(match.game.move_to_text(next(iter(match.game.legal_moves(match.state)))))


def test_a_whole_game_is_played_by_links() -> None:
    """Both have the same record at the end, each in its own place, and told as such."""
    ada = sender()
    basil = guest(link(ada))
    assert at(basil).people.places == ("elsewhere", "here")
    assert at(basil).id == at(ada).id
    play(ada, basil)
    assert ada.moves == basil.moves
    assert at(ada).match.to_move is None
    assert list(ada.games) == list(basil.games) == [at(ada).id]


def test_a_late_result_does_not_cover_the_question_of_a_link() -> None:
    """The last beat may still stand when another game comes: who is here must be answered."""
    ada = sender()
    basil = guest(link(ada))
    play(ada, basil)
    assert open_link(basil, link(sender(clock=1)))["dialog"]["kind"] == "who"
    assert basil.send("painted")["dialog"]["kind"] == "who"


def forth() -> tuple[World, World, str]:
    """Return two worlds in mid-game, and the last link sent."""
    ada = sender()
    if at(ada).match.to_move == 2:
        ada.send("place", seat=2, place="here")
        ada.send("type", text="take=1")
        ada.send("place", seat=2, place="elsewhere")
    ada.send("type", text="take=1")
    sent = link(ada)
    return ada, guest(sent), sent


def test_after_ones_move_the_page_offers_to_send_it() -> None:
    """The offer names the next player, below the board and in the list of games."""
    ada, basil, _ = forth()
    assert ada.page["table"]["post"]["send"] == "Send to Basil"
    assert not basil.page["table"]["post"]
    assert ada.page["shelf"][0]["status"].endswith("waiting for Basil")
    basil.send("type", text="take=2")
    assert basil.page["table"]["post"]["send"] == "Send to Ada"
    assert basil.page["shelf"][0]["status"].endswith("waiting for Ada")


def test_the_same_link_twice_changes_nothing() -> None:
    """A notice says so, whether the game is on the table or in the list."""
    ada, basil, sent = forth()
    for world in (ada, basil):
        before = dict(world.games)
        assert "already" in open_link(world, sent)["notice"]["text"]
        world.send("leave")
        page = open_link(world, sent)
        assert page["screen"] == "table"
        assert "already" in page["notice"]["text"]
        assert world.games == before


def test_an_older_link_is_told_so() -> None:
    """Answers out of order: the game stays where it is."""
    ada, basil, sent = forth()
    basil.send("type", text="take=2")
    open_link(ada, link(basil))
    ada.send("type", text="take=3")
    moves = ada.moves
    assert "out of date" in open_link(ada, sent)["notice"]["text"]
    assert ada.moves == moves
    open_link(basil, link(ada))
    assert basil.moves == moves
    assert "out of date" in open_link(basil, sent)["notice"]["text"]


def fork() -> tuple[World, World, str]:
    """Return two worlds whose games have diverged, and the second one's link."""
    ada, basil, _ = forth()
    ada.send("place", seat=2, place="here")
    ada.send("type", text="take=3")
    basil.send("type", text="take=2")
    return ada, basil, link(basil)


def test_another_way_is_shown_beside_ours_and_kept_as_a_copy() -> None:
    """Nothing is kept or replaced before somebody chooses; the same link again makes no second
    copy."""
    ada, basil, answer = fork()
    ours, before = ada.moves, dict(ada.games)
    dialog = open_link(ada, answer)["dialog"]
    assert dialog["kind"] == "fork"
    assert [way["move"] for way in dialog["ways"]] == [
        "Basil takes 3 leaves.", "Basil takes 2 leaves.",
    ]  # fmt: skip
    assert ada.games == before
    assert ada.send("keep-mine")["dialog"] is None
    assert ada.moves == ours
    kept = {Record.from_text(text).moves for text in ada.games.values()}
    assert kept == {ours, basil.moves}
    assert {entry["id"] for entry in ada.page["shelf"]} == set(ada.games)
    open_link(ada, answer)
    assert ada.send("close-dialog")["dialog"] is None
    assert len(ada.games) == 2
    assert ada.moves == ours


def test_one_may_go_on_the_other_way() -> None:
    """Then ours is the copy, and the answers that come find the game."""
    ada, basil, answer = fork()
    ours = ada.moves
    open_link(ada, answer)
    ada.send("take-theirs")
    assert ada.moves == basil.moves
    assert {Record.from_text(text).moves for text in ada.games.values()} == {ours, basil.moves}
    ada.send("type", text="take=1")
    open_link(basil, link(ada))
    assert basil.moves == ada.moves


@pytest.mark.parametrize(
    "around",
    [
        "{0}",
        "Your turn! https://host.example/six/#play={0}\nBest, Ada",
        "https://host.example/#play={0}.",
        "> <https://host.example/#play={0}>",
        "https://host.example/%23play%3D{0}",
        "https://host.example/#play={broken}\nBest, Ada",
        "#play={1} and #play={0}",
    ],
    ids=["bare", "message", "stop", "quoted", "escaped", "broken", "two"],
)
def test_a_pasted_message_is_taken_as_it_is(around: str) -> None:
    """With whatever stands around the link, and with line ends in its midst."""
    ada, basil, sent = forth()
    basil.send("type", text="take=2")
    answer = link(basil)
    broken = "=\r\n".join(answer[start : start + 40] for start in range(0, len(answer), 40))
    ada.send("receive", text=around.format(answer, sent[:-3], broken=broken))
    assert ada.moves == basil.moves


@pytest.mark.parametrize("text", ["", "Best, Ada", "#play=", "#play=abc", "play=" * 99, "x" * 50])
def test_what_is_no_link_is_told_and_changes_nothing(text: str) -> None:
    """The table stays as it is."""
    ada, _, _ = forth()
    moves, kept = ada.moves, dict(ada.games)
    page = ada.send("receive", text=text)
    assert page["notice"]["tone"] == "warn"
    assert page["screen"] == "table"
    assert (ada.moves, ada.games) == (moves, kept)


def test_a_third_persons_link_is_a_table_of_its_own() -> None:
    """Another game, even under the same id, never overwrites a saved one."""
    ada, _, _ = forth()
    kept = dict(ada.games)
    cleo = sender(clock=100)
    assert open_link(ada, link(cleo))["dialog"]["kind"] == "who"
    ada.send("decline")
    assert ada.games == kept
    cleo.model = cleo.model.__class__(
        session=Session(at(ada).id, at(cleo).match), size=cleo.model.size
    )
    open_link(ada, link(cleo))
    ada.send("sit", seat=2)
    assert len(ada.games) == 2
    assert kept.items() <= ada.games.items()


def test_a_game_of_three_goes_round() -> None:
    """Anyone who missed a link can take the next: a longer game extends any shorter one."""
    seats = [*SEATS, {"name": "Cleo", "kind": "human", "place": "elsewhere"}]
    ada = sender(seats=seats)
    basil, cleo = guest(link(ada), 2), guest(link(ada), 3)
    worlds = [ada, basil, cleo]
    last = ada
    for _ in range(3):
        mover = worlds[(at(last).match.to_move or 1) - 1]
        if mover is not last:
            open_link(mover, link(last))
        mover.send("type", text="take=1")
        last = mover
    for world in worlds:
        if world is not last:
            open_link(world, link(last))
        assert world.moves == last.moves


def test_a_seat_passes_from_one_to_another_in_the_midst() -> None:
    """Elsewhere, here, a computer, and elsewhere again: the same game all the way."""
    ada, basil, _ = forth()
    id_ = at(ada).id
    page = ada.send("place", seat=2, place="here")
    assert page["table"]["post"] is None
    ada.send("type", text="take=2")
    ada.send("type", text="take=1")
    ada.send("level", seat=2, level="greedy")
    ada.answer("take=1")
    ada.send("type", text="take=1")
    ada.send("place", seat=2, place="elsewhere")
    assert ada.job is None
    assert open_link(basil, link(ada))["dialog"]["title"].startswith("The link has a move by Basil")
    basil.send("take-theirs")
    assert basil.moves == ada.moves
    assert at(basil).id == id_
    assert at(basil).match.record.seats[1].is_human
    basil.send("type", text="take=1")
    open_link(ada, link(basil))
    assert ada.moves == basil.moves


def test_all_at_one_screen_may_take_a_game_along() -> None:
    """A link can also bring the whole table to another device."""
    ada = sender(seats=[{"name": name, "kind": "human"} for name in ("Ada", "Basil")])
    assert ada.send("dialog", kind="menu")["dialog"]["send"] == "Send this game"
    tablet = guest(link(ada), 0)
    assert at(tablet).people.places == ()
    tablet.send("type", text="take=1")
    open_link(ada, link(tablet))
    ada.send("take-theirs")
    assert ada.moves == tablet.moves
    assert at(ada).people.places == ()
    assert len(ada.games) == 1


def test_who_is_asked_by_those_elsewhere_first() -> None:
    """They are the ones who get links."""
    dialog = open_link(World().start(), link(sender()))["dialog"]
    assert [seat["label"] for seat in dialog["seats"]] == ["I’m Basil", "I’m Ada"]


def test_one_person_among_computers_is_only_asked_whether_to_open_it() -> None:
    """Whoever opens it is that person; and whoever has pasted it wants it open."""
    seats = [SEATS[0], {"name": "Ivy", "kind": "computer", "level": "easy"}]
    sent = link(sender(seats=seats))
    world = World().start()
    dialog = open_link(world, sent)["dialog"]
    assert (dialog["title"], dialog["seats"]) == ("Open this game?", [])
    assert world.games == {}
    world.send("sit", seat=0)
    assert at(world).match.names == ("Ada", "Ivy")
    pasted = World().start()
    assert pasted.send("receive", text=sent)["dialog"] is None
    assert at(pasted).match.names == ("Ada", "Ivy")


def test_a_game_that_was_deleted_comes_again() -> None:
    """Under the same id; one that can't be read stays as it is, and the link comes beside it."""
    ada, _, sent = forth()
    id_ = at(ada).id
    ada.send("delete", id=id_)
    open_link(ada, sent)
    ada.send("sit", seat=1)
    assert list(ada.games) == [id_]
    ada.send("leave")
    ada.games[id_] = "rubbish"
    open_link(ada, sent)
    ada.send("sit", seat=1)
    assert ada.games[id_] == "rubbish"
    assert len(ada.games) == 2


def test_two_ways_of_a_game_with_secrets_are_marked() -> None:
    """Whoever continued one version knows the other's cards, so both are marked, like copies."""
    ada = sender("witchcraft")
    while at(ada).match.to_move == 1:
        ada.send("type", text=mover_text(ada))
    basil = guest(link(ada))
    match = at(ada).match
    one, other = sorted(
        match.game.move_to_text(move) for move in match.game.legal_moves(match.state)
    )[:2]
    ada.send("place", seat=2, place="here")
    ada.send("lift")
    ada.send("type", text=one)
    basil.send("type", text=other)
    open_link(ada, link(basil))
    ada.send("keep-mine")
    assert len(ada.games) == 2
    assert all('"copied": true' in text for text in ada.games.values())


def test_nobodys_hand_is_drawn_but_ones_own() -> None:
    """In games with secrets, and it is said that the link holds them."""
    for game in ("witchcraft", "tuintopia"):
        ada = sender(game)
        assert ada.send("dialog", kind="send")["dialog"]["secret"]
        ada.send("close-dialog")
        assert viewer_of(at(ada)) == 1
        assert ada.page["curtain"] is None
        basil = guest(link(ada))
        assert viewer_of(at(basil)) == 2
        assert basil.page["curtain"] is None
    assert not sender().send("dialog", kind="send")["dialog"]["secret"]


def test_who_takes_over_a_seat_lifts_the_curtain_first() -> None:
    """Two people at one screen again: no hand stands there unasked."""
    ada = sender("witchcraft")
    if at(ada).match.to_move == 1:
        ada.send("place", seat=1, place="elsewhere")
        ada.send("place", seat=2, place="here")
    away = at(ada).match.to_move
    page = ada.send("place", seat=away, place="here")
    assert page["curtain"] is not None
    assert viewer_of(at(ada)) is None


def test_a_file_that_holds_a_link_is_opened_like_it() -> None:
    """What is too long for a message travels so, and comes in by Import."""
    ada, basil, _ = forth()
    basil.send("type", text="take=2")
    text = json.dumps({"format": "six-gardens-link", "link": f"play={link(basil)}"})
    ada.send("import", name="game.json", text=text)
    assert ada.moves == basil.moves
    assert list(ada.games) == [at(ada).id]
