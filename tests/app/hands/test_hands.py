"""Hands on phones: each phone knows only its seat's view, and plays only its own legal moves."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.app.hands.host import MOST_STRIKES
from tabletop.app.phones.known import moves_known_to
from tabletop.app.phones.protocol import MOST_OF_HAND, from_hand, from_table
from tabletop.app.presence.places import is_shared
from tabletop.app.presence.viewer import is_closed, viewer_of
from tabletop.core.errors import BadRecord
from tabletop.core.match import Match
from tabletop.games.registry import GAMES, load_game, words_of
from tests.app.hands.party import Device, Party, said
from tests.app.world import SIZE

SECRET = ("witchcraft", "tuintopia")
"""The games in which hands are secret."""


def party_of(game: str = "witchcraft", kinds: str = "phone,phone", *, draws: bool = True) -> Party:
    """Return a party with a phone on the line of its number at each of the seats on phones."""
    party = Party(draws=draws)
    party.lay(game, kinds)
    for seat, kind in enumerate(kinds.split(","), start=1):
        if kind == "phone":
            party.join(seat, seat)
    return party


def wish(ply: int, move: str) -> str:
    return json.dumps({"v": 1, "say": "wish", "ply": ply, "move": move})


@pytest.mark.parametrize("key", GAMES)
def test_what_a_phone_shows_is_the_view_of_its_seat(key: str) -> None:
    """Replaying the record of the table gives what every phone shows, and nothing is kept there."""
    rng, party = random.Random(f"phones/{key}"), party_of(key)
    for _ in range(10):
        if party.table.session.match.to_move:
            party.play_one(rng)
    record = party.table.session.match.record
    match = Match.load(load_game(key), record)
    for seat, phone in party.phones.items():
        known = phone.session.match
        assert known.state == match.game.view(match.state, seat)
        assert phone.page["table"]["sentence"]
        assert not phone.games
        phone.send("dialog", kind="log")
        assert len(phone.page["dialog"]["entries"]) == match.ply
    assert party.table.moves == record.moves


@pytest.mark.parametrize("key", SECRET)
def test_a_phone_is_told_nothing_that_its_view_hides(key: str) -> None:
    """A whole game: what goes over the lines tells no seed, no hidden card, no hidden move."""
    rng, party = random.Random(f"whole/{key}"), party_of(key, "phone,phone,phone", draws=False)
    for _ in range(200):
        if not party.table.session.match.to_move:
            break
        move_unseen(party, rng)
    match = party.table.session.match
    assert match.to_move is None
    assert not any(match.record.seed in text for text in party.heard)
    hidden = 0
    for seat in (1, 2, 3):
        for ply, told in enumerate(moves_known_to(match, seat, 0)):
            move = match.record.moves[ply]
            if told.move != move:
                hidden += 1
                card = move.split("=")[-1].split("#")[0].strip("!")
                assert card not in told.told
                assert told.told == words_of(match).move_sentence(match, ply, seat)
    assert hidden
    outcome = match.game.outcome(match.state)
    assert outcome
    for seat, phone in party.phones.items():
        phone.send("painted")
        assert phone.page["dialog"]["headline"].startswith("You") is (seat in outcome.winners)
        assert phone.page["table"]["over"]
        assert phone.session.match.state == match.game.view(match.state, phone.session.hand.seat)  # type: ignore[union-attr]


def move_unseen(party: Party, rng: random.Random) -> None:
    """Play for the seat to move, as a phone would that draws nothing."""
    match = party.table.session.match
    seat = match.to_move
    assert seat
    view = match.game.view(match.state, seat)
    move = match.game.move_to_text(match.game.random_move(view, rng))
    party.table.send("hand-said", line=party.holder(seat), text=wish(match.ply, move))
    party.settle()


def test_a_phone_plays_only_when_it_may() -> None:
    """Of the wrong seat, of another ply, illegal, unreadable: each is refused in words."""
    party = party_of()
    seat = party.table.session.match.to_move
    assert seat
    mine, other = party.holder(seat), party.holder(3 - seat)
    ply = party.table.session.match.ply
    for line, text, why in (
        (other, wish(ply, "go=Sw"), "not your turn"),
        (mine, wish(ply + 1, "go=Sw"), "moved on"),
        (mine, wish(ply, "cast=DR"), ""),
        (mine, wish(ply, "spell=BA"), ""),
        (mine, wish(ply, "no move"), ""),
    ):
        before = party.table.games.copy()
        party.table.outbox.clear()
        party.table.send("hand-said", line=line, text=text)
        refused = [said(told) for number, told in party.table.outbox if number == line]
        assert why in refused[0]["why"]
        assert refused[0]["say"] == "refused"
        assert party.table.games == before
    party.table.send("hand-said", line=mine, text=wish(ply, "go=Sw"))
    assert party.table.moves[-1] == "go=Sw"


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=90),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
SAID = st.fixed_dictionaries(
    {"v": st.just(1) | PLAIN, "say": st.sampled_from(["hello", "wish", "laid", "moved"]) | PLAIN},
    optional={
        "ply": st.integers() | PLAIN,
        "move": st.just("go=Sw") | PLAIN,
        "token": PLAIN,
        "seat": PLAIN,
    },
)
HOSTILE = st.text(max_size=600) | SAID.map(json.dumps) | PLAIN.map(json.dumps) | st.just("[" * 300)


@pytest.fixture(scope="module")
def crowd() -> Party:
    """Return a table whose second phone is to say what no phone of ours says."""
    party = party_of("tuintopia", "phone,phone")
    if party.table.session.match.to_move == 2:
        party.play_one(random.Random(1))
    return party


@settings(max_examples=100, deadline=None)
@given(text=HOSTILE)
def test_hostile_words_change_nothing(crowd: Party, text: str) -> None:
    """The other phone may say what it likes: the game stays, and it is answered or sent away."""
    model, games = crowd.table.model, dict(crowd.table.games)
    crowd.table.outbox.clear()
    crowd.table.send("hand-said", line=2, text=text)
    assert crowd.table.games == games
    assert crowd.table.session.match is (model.session and model.session.match)
    assert [line for line, _ in crowd.table.outbox] == [2]
    crowd.table.model = model


@settings(max_examples=60, deadline=None)
@given(text=HOSTILE)
def test_a_phone_reads_no_nonsense(crowd: Party, text: str) -> None:
    """A table of somebody else's making can neither stop a phone nor change what it shows: either
    nothing happens, or the line is closed in words."""
    phone = crowd.phones[2]
    before = phone.model
    phone.closed.clear()
    phone.send("guest-heard", text=text)
    assert phone.session.match is before.session.match  # type: ignore[union-attr]
    assert phone.session is before.session or phone.closed == [0]
    assert not phone.closed or "can’t read" in phone.page["notice"]["text"]
    phone.model = before


def test_a_phone_that_floods_is_sent_away() -> None:
    """After many words that can't be taken its line is closed, and the table says so."""
    party = party_of()
    for _ in range(MOST_STRIKES):
        party.table.send("hand-said", line=1, text="x" * (MOST_OF_HAND + 1))
    assert party.table.closed == [1]
    assert 1 not in party.table.model.lines
    assert "P1’s phone was disconnected" in party.table.page["notice"]["text"]
    party.table.send("hand-said", line=1, text=wish(0, "go=Sw"))
    assert party.table.closed == [1, 1]


def test_a_phone_comes_back_to_its_own_seat() -> None:
    """With the code of any seat; nothing is lost, and missed moves are announced."""
    rng, party = random.Random(3), party_of("tuintopia", "phone,phone,phone")
    phone = party.part(2)
    assert phone.page["table"]["hand"] == {"seat": 2, "away": True, "waits": False}
    assert phone.page["notice"] is None  # the bar below the board says it, with its button
    assert "isn’t connected" in phone.said[-1]
    while party.table.session.match.to_move != 2:
        party.play_one(rng)
    party.join(7, 3, phone, phone.token)
    assert party.holder(2) == 7
    assert phone.session.match.state == party.table.session.match.game.view(
        party.table.session.match.state, 2
    )
    assert phone.page["notice"] is None
    party.play_one(rng)


def test_a_new_phone_takes_the_seat_of_an_old_one() -> None:
    """The old phone's line is closed with a reason, and play continues."""
    party = party_of()
    old = party.phones[1]
    party.join(5, 1)
    assert party.table.closed == [1]
    assert party.holder(1) == 5
    assert "Another phone" in old.page["notice"]["text"]
    assert old.page["table"]["hand"]["away"]


def test_a_hand_is_played_at_the_table_when_its_phone_is_gone() -> None:
    """Under the curtain, since others see the table; a phone can take it again."""
    party = party_of("witchcraft", "phone,phone")
    table = party.table
    seat = table.session.match.to_move
    assert seat
    assert viewer_of(table.session) is None
    assert not is_closed(table.session)
    party.part(party.holder(seat))
    assert [each["there"] for each in table.page["table"]["phones"]] == [seat != 1, seat != 2]
    table.send("place", seat=seat, place="here")
    assert is_shared(table.session)
    assert table.page["curtain"]["title"] == f"Pass to P{seat}"
    table.send("lift")
    assert viewer_of(table.session) == seat
    while table.session.match.to_move == seat:
        match = table.session.match
        move = next(iter(match.game.legal_moves(match.state)))
        table.send("type", text=match.game.move_to_text(move))
    table.send("painted")
    party.settle()
    assert viewer_of(table.session) is None
    assert table.page["curtain"] is None
    table.send("place", seat=seat, place="phone")
    assert table.page["dialog"]["kind"] == "hands"
    party.join(9, seat)
    assert party.holder(seat) == 9
    again = Device(games=table.games).start()
    again.send("resize", **SIZE)
    again.send("link", fragment=f"game={table.session.id}")
    assert again.model.session
    assert again.model.session.people.places == table.session.people.places
    assert again.model.session.people.covers


def test_one_person_at_the_tablet_shows_her_hand_in_her_own_turn_only() -> None:
    """Behind a curtain, since the one with the phone sits beside it; unless she says that nobody
    else can see this screen."""
    rng, party = random.Random(4), party_of("witchcraft", "here,phone")
    table = party.table
    assert viewer_of(table.session) is None
    while table.session.match.to_move != 1:
        party.play_one(rng)
    assert table.page["curtain"]["title"] == "Pass to P1"
    table.send("lift", seat=1)
    assert viewer_of(table.session) == 1
    while table.session.match.to_move == 1:
        match = table.session.match
        table.send("type", text=match.game.move_to_text(match.game.random_move(match.state, rng)))
    table.send("painted")
    party.settle()
    assert viewer_of(table.session) is None
    while table.session.match.to_move != 1:
        party.play_one(rng)
    table.send("lift", seat=1, open=True)
    assert not is_shared(table.session)
    assert table.page["curtain"] is None
    assert viewer_of(table.session) == 1
    assert '"covers"' not in table.games[table.session.id]


def test_phones_stay_for_another_game() -> None:
    """The next table goes to the same phones; where seats are swapped each follows its person."""
    party = party_of()
    party.table.send("again", swap=True)
    party.settle()
    assert {line: phone.session.hand.seat for line, phone in party.phones.items()} == {1: 2, 2: 1}  # type: ignore[union-attr]
    assert party.table.page["dialog"] is None
    party.table.send("leave")
    party.settle()
    for phone in party.phones.values():
        assert phone.page["table"]["hand"]["paused"]
        assert not phone.page["table"]["hand"]["away"]
        assert any("choosing a game" in each for each in phone.said[-2:])


def test_a_phone_can_do_nothing_but_play() -> None:
    """It takes nothing back, deals no game anew and writes no file; leaving closes its line."""
    party = party_of()
    party.play_one(random.Random(2))
    phone = party.phones[1]
    session = phone.model.session
    for do in ("undo", "redo", "again", "continue-here", "export"):
        phone.send(do)
        phone.send("place", seat=1, place="elsewhere")
        phone.send("dialog", kind="send")
        assert phone.model.session is session
    assert not phone.page["table"]["tools"]["undo"]
    assert not phone.files
    assert phone.page["dialog"] is None
    phone.send("leave")
    assert phone.closed == [0]


def test_a_code_leads_to_the_sheet_that_answers() -> None:
    """Once a person has agreed, or scanned it in the sheet; after a reload there is none."""
    phone = Device()
    phone.start()
    for do, more, code in (
        ("join", {"code": "EPt-A_n"}, "EPt-A_n"),
        ("link", {"fragment": "game=hand"}, ""),
        ("restarted", {"id": "hand"}, ""),
    ):
        dialog = phone.send(do, **more)["dialog"]
        assert (dialog["kind"], dialog["code"]) == ("join", code)


def test_texts_are_read_strictly() -> None:
    """Another version gets its own message; long or incomplete texts are refused."""
    for text in ("", "[]", '{"v":1}', wish(1, "m" * 81), '{"v":1,"say":"hello","token":"","x":1}'):
        with pytest.raises(BadRecord):
            from_hand(text)
    with pytest.raises(BadRecord, match="different versions"):
        from_table('{"v":2,"say":"laid"}')
    with pytest.raises(BadRecord, match="TooLong"):
        from_table(" " * 2_000_001)


def damaged(party: Party) -> list[dict[str, Any]]:
    """Return variants of the first message to a phone, each with another fault."""
    laid = next(said(text) for text in party.heard if said(text)["say"] == "laid")
    record = laid["record"]
    return [
        {**laid, "view": [1, 2, 3]},
        {**laid, "view": {"a": 1}},
        {**laid, "seat": 9},
        {**laid, "ply": -1},
        {**laid, "played": [[1, "go=Sw", "told"]]},
        {**laid, "record": {**record, "game": "poker"}},
        {**laid, "record": {**record, "rules": 99}},
        {**laid, "record": {**record, "seed": "1"}},
        {**laid, "record": {**record, "seats": record["seats"] * 9}},
        {key: value for key, value in laid.items() if key != "token"},
    ]


def test_a_table_of_another_making_is_told_in_words() -> None:
    """What is not quite a table opens none on the phone."""
    party = party_of("witchcraft", "phone,easy")
    for data in damaged(party):
        phone = Device()
        phone.start()
        phone.send("guest-heard", text=json.dumps(data))
        assert phone.model.session is None
        assert "this phone can’t read" in phone.page["notice"]["text"]
