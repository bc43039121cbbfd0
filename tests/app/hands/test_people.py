"""Lines belong to people: whatever the table does next, nobody's phone shows another's hand."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tabletop.app.hands.people import person_of, strangers
from tabletop.app.hands.seating import waiting
from tabletop.app.presence.places import people_at
from tabletop.core.link import PHONE
from tests.amount import amount
from tests.app.hands.party import Device, Party
from tests.app.world import SIZE

ANN_AND_BEN = ("Ann", "Ben")


def lay(party: Party, *names: str, game: str = "witchcraft", places: tuple[str, ...] = ()) -> None:
    """Set a table for people, on phones unless said otherwise."""
    seats = [
        {"name": name, "kind": "human", "place": place}
        for name, place in zip(names, places or (PHONE,) * len(names), strict=True)
    ]
    party.table.send("new", game=game, seats=seats, options={})
    party.settle()


def evening(*names: str) -> Party:
    """Return a party whose people have joined by phone, on lines numbered by their seats."""
    party = Party()
    party.table.start()
    party.table.send("resize", **SIZE)
    lay(party, *names)
    for seat in range(1, len(names) + 1):
        party.join(seat, seat)
    return party


def hands(party: Party) -> dict[int, int]:
    """Return the seat whose hand each phone shows, by its line; 0 for none."""
    return {line: phone.session.hand.seat for line, phone in party.phones.items()}  # type: ignore[union-attr]


def test_phones_follow_their_people_to_another_order() -> None:
    party = evening(*ANN_AND_BEN)
    party.table.send("leave")
    party.settle()
    lay(party, "Ben", "Ann", game="tuintopia")
    assert hands(party) == {1: 2, 2: 1}
    assert party.table.page["dialog"] is None


def test_who_is_not_at_the_table_gets_no_hand() -> None:
    """The phone watches and says so, and the table asks for the phone of who is new."""
    party = evening(*ANN_AND_BEN)
    lay(party, "Cleo", "Ben")
    assert hands(party) == {1: 0, 2: 2}
    ann = party.phones[1]
    assert "You’re watching" in ann.page["table"]["watching"]
    sheet = party.table.page["dialog"]
    assert (sheet["kind"], sheet["seat"]) == ("hands", 1)
    assert sheet["strangers"] == [{"line": 1, "name": "Ann"}]
    ann.send("type", text="go=Sw")
    assert ann.page["table"]["typed"]["error"]
    state = party.table.session.match.state
    assert ann.session.match.state == party.table.session.match.game.view(state, None)


def test_a_renamed_person_is_asked_for_and_then_followed() -> None:
    """Also to the next table, and back to the first game, from the menu."""
    party = evening(*ANN_AND_BEN)
    first = party.table.session.id
    lay(party, "Annie", "Ben")
    assert hands(party) == {1: 0, 2: 2}
    party.table.send("hand-is", line=1, seat=1)
    party.settle()
    assert hands(party) == {1: 1, 2: 2}
    assert party.table.page["dialog"] is None
    lay(party, "Ben", "Annie")
    assert hands(party) == {1: 2, 2: 1}
    party.table.send("again", swap=True)
    party.settle()
    assert hands(party) == {1: 1, 2: 2}
    party.table.send("leave")
    party.table.send("open-save", id=first)
    party.settle()
    assert hands(party) == {1: 1, 2: 2}


def test_of_two_people_with_one_name_neither_is_guessed() -> None:
    """Nor is one of them, at a table where only one of them sits."""
    party = evening("Anna", "Anna\u200b", "Ben")
    lay(party, "Ben", "Anna\u200b", "Anna")
    assert hands(party) == {1: 0, 2: 0, 3: 1}
    lay(party, "Anna", "Ben")
    assert hands(party) == {1: 0, 2: 0, 3: 2}


def test_a_name_that_was_numbered_is_not_guessed_either() -> None:
    """One of two Anns was renamed "Ann 1" by the table: at the next one, Ann may be either."""
    party = evening("Ann", "Ann", "Cleo")
    party.table.send("place", seat=1, place="here")
    party.table.send("place", seat=1, place=PHONE)
    party.settle()
    assert party.table.session.match.record.seats[0].name == "Ann 1"
    lay(party, "Cleo", "Ann")
    assert hands(party) == {1: 0, 2: 0, 3: 1}


def test_names_that_nobody_gave_say_little() -> None:
    """Players 1 and 2 are the same people only where all sit as before."""
    party = evening("", "")
    lay(party, "", "", game="tuintopia")
    assert hands(party) == {1: 1, 2: 2}
    lay(party, "", "", places=("here", PHONE))
    assert hands(party) == {1: 0, 2: 0}


def test_the_first_game_comes_back_to_its_own_people() -> None:
    """After "Play again" with swapped seats, by another table's names, and after undo."""
    rng, party = random.Random(7), evening(*ANN_AND_BEN)
    first = party.table.session.id
    party.play_one(rng)
    party.table.send("again", swap=True)
    party.settle()
    assert hands(party) == {1: 2, 2: 1}
    party.table.send("leave")
    party.settle()
    party.table.send("open-save", id=first)
    party.settle()
    assert hands(party) == {1: 1, 2: 2}
    party.table.send("undo", agreed=True)
    party.settle()
    assert hands(party) == {1: 1, 2: 2}
    assert not party.table.session.match.record.moves[1:] or party.table.session.match.undone


def test_a_code_of_another_game_gives_no_seat() -> None:
    """The phone had scanned Ann's code when the table went on to a game of Cleo's."""
    party = evening(*ANN_AND_BEN)
    old = party.table.session.id
    lay(party, "Cleo", "Ben")
    late = Device()
    late.start()
    party.phones[9] = late
    party.table.send("hand-joined", line=9, seat=1, table=old)
    late.send("guest-joined", token="")
    party.settle()
    assert hands(party)[9] == 0


def test_a_kept_game_opens_no_seat() -> None:
    """Its file knows persons, and no token that a phone could come with."""
    party = evening(*ANN_AND_BEN)
    token = party.phones[1].token
    text = party.table.games[party.table.session.id]
    assert person_of(token) in text
    assert token not in text


def test_a_table_that_joins_another_one_shows_its_phones_nothing_of_it() -> None:
    party, other = evening(*ANN_AND_BEN), evening("Cleo", "Dan")
    said = other.heard[0]
    party.table.send("guest-heard", text=said)
    party.settle()
    for phone in party.phones.values():
        assert phone.page["table"]["hand"]["paused"]
        assert phone.session.match.names == ANN_AND_BEN


def test_with_everybody_on_a_phone_the_table_takes_back() -> None:
    rng, party = random.Random(9), evening(*ANN_AND_BEN)
    ply = party.table.session.match.ply
    party.play_one(rng)
    assert party.table.page["table"]["tools"]["undo"]
    party.table.send("undo", agreed=True)
    party.settle()
    assert party.table.session.match.ply == ply
    assert all(phone.session.match.full_ply == ply for phone in party.phones.values())  # type: ignore[attr-defined]
    assert not party.phones[1].page["table"]["tools"]["undo"]


def test_the_table_says_how_far_the_game_is() -> None:
    """Below the board, as the sentence above it says only whose phone is to play."""
    party = evening(*ANN_AND_BEN)
    assert party.table.page["table"]["progress"] == "Round 1"
    assert party.phones[1].page["table"]["progress"] == ""


def test_a_notice_goes_with_the_next_move() -> None:
    """What was said of how things stood; what offers a button stays."""
    party = evening("Ann", "Ben", "Cleo")
    party.table.send("hand-left", line=3, why="flood")
    assert "Cleo’s phone was disconnected" in party.table.page["notice"]["text"]
    rng = random.Random(1)
    while party.table.session.match.to_move == 3:
        party.join(4, 3, party.phones.pop(3))
    party.play_one(rng)
    assert party.table.page["notice"] is None


NAMES = ("Ann", "Ben", "Cleo", "Ann", "Dora")
"""The people of the evening: two of them have one name."""

FIRST_ANN, OTHER_ANN = 0, 3

ALIASES = ("Zoe", "Yann", "Xenia", "Will", "Vera")
PLACES = st.sampled_from(["phone", "phone", "phone", "here", "elsewhere"])


class Evening(RuleBasedStateMachine):
    """People with a phone each around one table; `truth` says who really has which seat."""

    def __init__(self) -> None:
        """Begin on the menu."""
        super().__init__()
        self.party = Party(draws=False)
        self.party.table.start()
        self.devices: dict[int, Device] = {}
        self.lines: dict[int, int] = {}  # the person at the other end of each line
        self.truth: dict[str, tuple[int, ...]] = {}
        self.latest = 0

    @property
    def here(self) -> tuple[int, ...]:
        """Return the people of the table by seat, () on the menu."""
        session = self.party.table.model.session
        return self.truth[session.id] if session else ()

    def at_table(self) -> bool:
        """Return whether there is a game on the table."""
        return bool(self.here)

    def noted(self, *people: int) -> None:
        """Remember who sits at the table that was set just now."""
        self.truth[self.party.table.session.id] = people
        self.party.settle()

    @rule(
        people=st.lists(st.integers(0, 4), min_size=2, max_size=4, unique=True),
        places=st.lists(PLACES, min_size=4, max_size=4),
        renamed=st.sets(st.integers(0, 4), max_size=1),
        game=st.sampled_from(["witchcraft", "tuintopia"]),
    )
    def another_table(
        self, people: list[int], places: list[str], renamed: set[int], game: str
    ) -> None:
        if FIRST_ANN not in people or FIRST_ANN in renamed:
            renamed = renamed | {OTHER_ANN}  # a name alone can't tell that she is another one
        names = [ALIASES[each] if each in renamed else NAMES[each] for each in people]
        seats = [
            {"name": name, "kind": "human", "place": place}
            for name, place in zip(names, places, strict=False)
        ]
        self.party.table.send("new", game=game, seats=seats, options={})
        self.noted(*people)

    @precondition(at_table)
    @rule(swap=st.booleans())
    def again(self, swap: bool) -> None:
        people = self.here
        self.party.table.send("again", swap=swap)
        self.noted(*(people[-1:] + people[:-1] if swap else people))

    @rule()
    def all_games(self) -> None:
        self.party.table.send("leave")
        self.party.settle()

    @precondition(lambda self: bool(self.truth))
    @rule(data=st.data())
    def an_earlier_game(self, data: st.DataObject) -> None:
        id_ = data.draw(st.sampled_from(sorted(self.truth)))
        self.party.table.send("open-save", id=id_)
        self.party.settle()

    @precondition(at_table)
    @rule(seed=st.integers(0, 9))
    def a_move(self, seed: int) -> None:
        match = self.party.table.session.match
        if match.to_move:
            move = match.game.random_move(match.state, random.Random(seed))
            line = self.party.holder(match.to_move)
            text = match.game.move_to_text(move)
            wish: dict[str, Any] = {"v": 1, "say": "wish", "ply": match.ply, "move": text}
            if line:
                self.party.table.send("hand-said", line=line, text=json.dumps(wish))
        self.party.settle()

    @precondition(at_table)
    @rule()
    def take_back(self) -> None:
        self.party.table.send("undo", agreed=True)
        self.party.settle()

    @precondition(at_table)
    @rule(seat=st.integers(1, 4), place=PLACES)
    def another_place(self, seat: int, place: str) -> None:
        if seat <= len(self.here):
            self.party.table.send("place", seat=seat, place=place)
            self.party.settle()

    def missing(self) -> list[int]:
        """Return the seats that wait for their phones."""
        return waiting(self.party.table.model, self.party.table.session)

    @precondition(lambda self: self.at_table() and self.missing())
    @rule(data=st.data())
    def scan_the_own_code(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.missing()))
        person = self.here[seat - 1]
        for line in [line for line, each in self.lines.items() if each == person]:
            self.lose(line)
        self.latest += 1
        self.lines[self.latest] = person
        device = self.devices.get(person)
        token = device.token if device else ""
        self.devices[person] = self.party.join(self.latest, seat, device, token)

    @precondition(lambda self: self.at_table() and self.missing())
    @rule(data=st.data())
    def say_whose_phone_it_is(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.missing()))
        for line in strangers(self.party.table.model):
            if self.lines[line] == self.here[seat - 1]:
                self.party.table.send("hand-is", line=line, seat=seat)
        self.party.settle()

    @precondition(lambda self: bool(self.lines))
    @rule(data=st.data())
    def a_phone_goes(self, data: st.DataObject) -> None:
        self.lose(data.draw(st.sampled_from(sorted(self.lines))))

    def lose(self, line: int) -> None:
        """Let a line break."""
        del self.lines[line]
        self.party.part(line)

    @invariant()
    def no_phone_was_told_what_another_seat_knows(self) -> None:
        model = self.party.table.model
        session = model.session
        for number, line in model.lines.items():
            if line.sent is not None:
                assert session
                assert line.table == session.id
                assert line.sent_seat in (0, *people_at(session, PHONE))
                assert not line.sent_seat or self.here[line.sent_seat - 1] == self.lines[number]
            phone = self.devices[self.lines[number]].model.session
            if phone is not None and phone.hand is not None and not phone.hand.is_paused:
                assert phone.hand.seat == line.sent_seat
                assert session
                state = session.match.state
                seen = session.match.game.view(state, line.sent_seat or None)
                assert phone.match.state == seen


QUICKLY = (Phase.explicit, Phase.reuse, Phase.generate)
"""Shrinking takes minutes here, and the steps of a failure say enough."""

Evening.TestCase.settings = settings(
    max_examples=amount(15, 150),
    stateful_step_count=25,
    deadline=None,
    phases=QUICKLY,
)
test_an_evening = Evening.TestCase
