"""Results in words: won, lost, shared, solo and cooperative, in all six games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop.app.ending.headline import result_headline
from tabletop.app.ending.turning import Turning, turning_of
from tabletop.app.strengths.rematch import stepped, swapped, was_easy
from tabletop.app.table.playing import LINGER_MS
from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.registry import AnyMatch, load_game
from tests.app.world import SIZE, World

RECORDS = Path(__file__).parents[1] / "data" / "records"

MIA, LEO = SeatEntry("Mia"), SeatEntry("Leo")
BASIL, HAZEL = SeatEntry("Basil", "easy"), SeatEntry("Hazel", "hard")


def ended(name: str, *seats: SeatEntry) -> AnyMatch:
    """Return a finished recorded game with these seats."""
    record = Record.from_text((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    more = tuple(SeatEntry(f"Bot {seat}", "easy") for seat in range(1, len(record.seats) + 1))
    record = replace(record, seats=(*seats, *more[len(seats) :]), meta={})
    return Match.load(load_game(record.game), record)


def told(match: AnyMatch) -> dict[str, Any]:
    """Return the result as the page shows it."""
    world = World(games={"ended": match.record.to_text()}).start()
    world.send("open-save", id="ended")
    dialog: dict[str, Any] = world.send("dialog", kind="over")["dialog"]
    return dialog


@pytest.mark.parametrize(
    ("name", "seats", "said"),
    [
        ("wizards-garden/random", (MIA, BASIL), "You win, Mia!"),
        ("wizards-garden/random-undo", (BASIL, MIA), "Only 1 flower short, Mia!"),
        ("wizards-garden/random", (BASIL, MIA), "Basil wins!"),
        ("wizards-garden/random", (SeatEntry("Player 1"), BASIL), "You win!"),
        ("wizards-garden/random", (MIA, LEO), "Mia wins!"),
        ("witchcraft/greedy-2-seats", (MIA, BASIL), "You win, Mia!"),
        ("witchcraft/greedy-2-seats", (BASIL, MIA), "Basil wins!"),
        ("garden-growth/two-seats", (MIA, BASIL), "You win, Mia!"),
        ("garden-growth/two-seats", (BASIL, MIA), "Basil wins!"),
        ("garden-growth/three-greedy-seats", (MIA,), "You share the win, Mia!"),
        ("garden-growth/three-greedy-seats", (MIA, LEO), "Mia, Leo and Bot 3 share the win!"),
        ("garden-growth/best-garden", (MIA,), "39 points, Mia!"),
        ("garden-growth/careless-garden", (SeatEntry("Player 1"),), "\N{MINUS SIGN}19 points!"),
        ("tuintopia/greedy-rivals", (MIA, BASIL), "You win, Mia!"),
        ("tuintopia/example-21", (BASIL, MIA), "Only 2 points short, Mia!"),
        ("tuintopia/random-solo", (MIA,), "18 points, Mia!"),
        ("tuintopia/greedy-coop", (MIA, LEO), "You did it together!"),
        ("hanging-gardens/three-seats-end", (MIA,), "You win, Mia!"),
        ("hanging-gardens/whole-game", (MIA, BASIL), "Only 1 point short, Mia!"),
        ("hanging-gardens/third-seat-first", (HAZEL, MIA), "You share the win, Mia!"),
        ("letter-maze/two-seats", (MIA, BASIL), "You win, Mia!"),
        ("letter-maze/two-seats", (BASIL, MIA), "Basil wins!"),
        ("template/three-seats", (MIA, LEO, BASIL), "Leo and Basil share the win!"),
    ],
)  # fmt: skip
def test_the_headline_says_what_the_end_is_to_who_sits_there(
    name: str, seats: tuple[SeatEntry, ...], said: str
) -> None:
    """It addresses a single person and names several; a near miss says what was missing."""
    assert result_headline(ended(name, *seats)) == said


def test_what_nobody_can_be_compared_with_is_told_on_the_ladder_of_the_game() -> None:
    """A solo or cooperative score means little without a scale."""
    assert told(ended("garden-growth/careless-garden", MIA))["meaning"].startswith("A wilderness")
    assert "39" not in told(ended("garden-growth/best-garden", MIA))["meaning"]
    solo = told(ended("tuintopia/random-solo", MIA))
    assert solo["meaning"].endswith("The next rank starts at 29 points.")
    together = told(ended("tuintopia/greedy-coop", MIA))
    assert (together["joint"], together["meaning"]) == ("Together: 68 of 60 points", "")


def test_the_deed_that_decided_is_told_and_can_be_seen() -> None:
    """With the player and the points; a tap shows that move in review."""
    world = World(games={"ended": ended("wizards-garden/random", MIA, BASIL).record.to_text()})
    world.start().send("open-save", id="ended")
    found = world.send("dialog", kind="over")["dialog"]["decisive"]
    assert found["mark"] == 1
    assert found["title"] == "What decided it"
    assert found["since"] == ""
    assert found["text"].startswith("Mia plants")
    assert found["gain"] in ("+1 flower", "+2 flowers")
    page = world.send("see", ply=found["ply"])
    assert page["dialog"] is None
    assert page["table"]["replay"]["ply"] == found["ply"]


def test_no_late_deed_is_said_to_have_decided_what_was_decided_early() -> None:
    """Mia is ahead from the first of her turns on (8 of the 9 moves until then deal cards): her
    greatest stride is her best move, and no more."""
    found = told(ended("tuintopia/greedy-rivals", MIA, BASIL))["decisive"]
    assert (found["title"], found["ply"]) == ("The winner’s best move", 57)
    assert found["since"] == "You took the lead for good on your 1st turn."


@pytest.mark.parametrize("name", ["hanging-gardens/shared-win", "garden-growth/three-greedy-seats"])
def test_a_shared_win_has_several_winners(name: str) -> None:
    assert (
        told(ended(name, MIA))["decisive"]["title"]
        == "The winners\N{RIGHT SINGLE QUOTATION MARK} best move"
    )


@pytest.mark.parametrize("name", ["tuintopia/example-21", "hanging-gardens/greedy-game"])
def test_what_decided_is_the_deed_that_brought_the_lead_for_good(name: str) -> None:
    """The winner is not ahead before it, and always ahead after it."""
    match = ended(name, MIA, BASIL)
    found = told(match)["decisive"]
    assert found["title"] == "What decided it"
    leads = [mia - basil for mia, basil in (match.game.scores(at.state) for at in match.positions)]
    assert leads[found["ply"] - 1] <= 0 < min(leads[found["ply"] :])


def test_of_many_small_deeds_in_a_turn_all_are_told() -> None:
    """Leo and Mia have the same gardens, until she pulls seven weeds on the last turn."""
    turns = (("A1=S",), ("A2=S", "A3=S"), ("A1+", "B1=S", "B2=S", "B3=S"))
    moves = ["end"] * 16 + [move for turn in turns for move in (*turn, "end") * 2]
    match: AnyMatch = Match.start(load_game("garden-growth"), [LEO, MIA], "weeds", {})
    pulled = ("A1-", "A1-", "A1-", "A2-", "A2-", "A3-", "A3-")
    for move in (*moves, "end", *pulled, "end"):
        match = match.play(move)
    found = told(match)["decisive"]
    assert found["title"] == "What decided it"
    assert found["text"] == "Mia decides it with 7 moves in a row."
    assert found["gain"] == "+4 points"
    assert found["ply"] == match.ply - 1


def test_no_deed_has_decided_what_a_rival_threw_away() -> None:
    """Seat 2 moved its gazebo and lost five points of 14; then one more made seat 1 the winner."""
    match = random_match(load_game("hanging-gardens"), 2, "given-7", {"first": "1"})
    scores = [match.game.scores(at.state) for at in match.positions]
    assert scores[58:62] == [(10, 14), (10, 9), (10, 10), (11, 10)]
    assert turning_of(match) == Turning(41, decided=False, ahead=61)


@pytest.mark.parametrize("name", ["letter-maze/two-seats", "witchcraft/greedy-2-seats"])
def test_of_a_race_it_is_told_how_it_ended(name: str) -> None:
    """Scores do not show who was ahead, so no decisive move is named."""
    match = ended(name, MIA, BASIL)
    found = told(match)["decisive"]
    assert (found["title"], found["ply"]) == ("How it ended", match.ply)


def test_the_terms_of_a_score_add_up_and_those_of_nothing_are_left_out() -> None:
    """The winner comes first, and the term with the largest lead is marked."""
    first, second = told(ended("garden-growth/two-seats", MIA, BASIL))["standings"]
    assert (first["name"], first["total"]) == ("Mia", "\N{MINUS SIGN}26 points")
    for seat, total in ((first, -26), (second, -32)):
        points = [int(each["points"].replace("\N{MINUS SIGN}", "-")) for each in seat["terms"]]
        assert sum(points) == total
        assert all(points)
    assert [each["decided"] for each in second["terms"]].count(True) == 0


def test_rows_of_a_view_are_told_as_one_and_stand_on_the_whole_sheet() -> None:
    result = told(ended("hanging-gardens/three-seats-end", MIA))
    assert all(len(seat["terms"]) <= 2 for seat in result["standings"])
    assert result["sheet"]["columns"][0] == "Total"
    assert len(result["sheet"]["columns"]) > 5


def test_a_little_harder_is_offered_after_an_easy_win_alone() -> None:
    """Not after a narrow win, a loss, or a win against the strongest level."""
    assert was_easy(ended("wizards-garden/random", MIA, BASIL))
    assert not was_easy(ended("hanging-gardens/three-seats-end", MIA))
    assert not was_easy(ended("wizards-garden/random", BASIL, MIA))
    assert not was_easy(ended("wizards-garden/random", MIA, HAZEL))
    assert not was_easy(ended("wizards-garden/random", MIA, LEO))


def test_the_next_game_may_be_harder_or_on_other_seats() -> None:
    """Every computer that can be stronger is, by one level; the last seat becomes the first."""
    match = ended("wizards-garden/random", MIA, BASIL)
    assert stepped(match, 1) == [MIA, SeatEntry("Basil", "leaf")]
    assert stepped(match, -1) == [MIA, SeatEntry("Basil", "seed")]
    assert swapped(match) == [BASIL, MIA]
    world = World(games={"ended": match.record.to_text()}).start()
    world.send("open-save", id="ended")
    world.send("again", swap=True)
    assert world.model.session is not None
    assert world.model.session.match.record.seats == (BASIL, MIA)


def test_things_come_down_when_a_person_has_won() -> None:
    """Also if all seats are computers, but not for a loss."""
    assert told(ended("wizards-garden/random", MIA, BASIL))["falls"]
    assert told(ended("garden-growth/best-garden", MIA))["falls"]
    assert not told(ended("wizards-garden/random", BASIL, MIA))["falls"]


def test_sounds_are_asked_for_once() -> None:
    """In the first result; the answer is kept, and so is that it was asked."""
    world = World().start()
    for asked in (True, False):
        world.new()
        for text in ("take=3", "take=1", "take=3"):
            world.send("type", text=text)
        assert world.send("painted")["dialog"].get("asks", False) == asked
        assert "asks" not in world.send("set", key="sound", value="off")["dialog"]
    assert world.settings["hearing"] == "asked"


def test_another_game_is_offered_on_the_board_when_one_is_over() -> None:
    """The big button that has nothing to do any more does that."""
    world = World().start()
    world.new()
    for text in ("take=3", "take=1", "take=3"):
        world.send("type", text=text)
    assert world.pause == LINGER_MS, "the last beat stands for a moment before the result comes"
    regions = {region.id: region.label for region in world.painted[-1].regions}
    assert regions["again-at-the-end"] == "Play again"
    world.send("tap", region="again-at-the-end")
    assert world.moves == ()


@pytest.mark.parametrize(
    "name",
    [
        "wizards-garden/random",
        "witchcraft/greedy-2-seats",
        "garden-growth/two-seats",
        "tuintopia/example-21",
        "hanging-gardens/whole-game",
        "letter-maze/two-seats",
    ],
)
def test_who_has_won_is_said_by_name_when_it_has_happened(name: str) -> None:
    """Also to who has lost, and hears of the dialog only what it is to them."""
    match = ended(name, MIA, LEO)
    last = max(ply for ply in range(match.ply) if match.back_to(ply).to_move)
    world = World(games={"ended": match.back_to(last).record.to_text()}).start()
    world.send("resize", **SIZE)
    world.send("open-save", id="ended")
    world.send("lift")
    world.send("type", text=match.record.moves[last])
    assert world.model.session is not None
    over = world.model.session.match
    outcome = over.game.outcome(over.state)
    assert outcome is not None
    count = len(world.said)
    world.send("painted")
    (said,) = world.said[count:]
    assert all(over.names[seat - 1] in said for seat in outcome.winners)
    world.send("painted")
    assert len(world.said) == count + 1


def test_a_witch_who_is_out_is_listed_as_out() -> None:
    """Power 0 would look like the start of the game."""
    match = ended("witchcraft/random-4-seats", MIA, LEO)
    standings = told(match)["standings"]
    out = {match.names[at] for at, witch in enumerate(match.state.witches) if witch.out}
    assert out
    assert {each["name"] for each in standings if each["total"] == "Out"} == out


def test_the_faces_that_people_chose_stay_with_them() -> None:
    """Through keeping, swapped seats and looking back; a face that there is not is none."""
    world = World().start()
    world.send("resize", **SIZE)
    seats = [
        {"name": "Mia", "kind": "human", "face": "duck"},
        {"name": "Leo", "kind": "human", "face": "wolf"},
    ]
    world.send("new", game="template", seats=seats, options={"first": "1"})
    assert world.model.session is not None
    for text in ("take=3", "take=3", "take=1"):
        world.send("type", text=text)
    world.send("open-save", id=world.model.session.id)
    assert world.model.session.people.portraits == ("duck", "")
    faces = world.send("dialog", kind="over")["dialog"]["faces"]
    assert faces == [{"mark": 1, "icon": "duck"}]
    world.send("again", swap=True)
    assert world.model.session.people.portraits == ("", "duck")


def test_a_finished_game_that_is_opened_again_shows_its_result() -> None:
    """From the list of games; a link to it, as after a reload, shows the table alone."""
    text = ended("wizards-garden/random", MIA, BASIL).record.to_text()
    world = World(games={"ended": text}).start()
    assert world.send("open-save", id="ended")["dialog"]["kind"] == "over"
    world.send("leave")
    assert world.send("link", fragment="game=ended")["dialog"] is None


def test_a_result_names_who_has_the_staff() -> None:
    """Wizards' Garden: in a tie the Staff decides, and the flowers alone don't show whose it is."""
    match: AnyMatch = Match.start(
        load_game("wizards-garden"), [MIA, BASIL], "staff", {"first": "1"}
    )
    for move in ["c2b", "b3b", "a3b", "c3w", "d3b", "c1b", "c3w", "c4b"]:
        match = match.play(move)
    assert told(match)["sentence"].replace("\u2068", "").replace("\u2069", "") == (
        "The garden is empty. The flowers are tied, and Basil has the Staff."
    )
