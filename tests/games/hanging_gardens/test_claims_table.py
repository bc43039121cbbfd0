"""What captions, forecasts, labels and the log claim is so, by a second reading of the rules.

Whole games are replayed on the picture of `oracle.py`, which shares no code with the engine.
`make test` checks a sample, `make test-all` many more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.core.sampling import random_match
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.choice import choice_in
from tabletop.games.hanging_gardens.table.table import TABLE
from tests.amount import ALL, amount
from tests.games.hanging_gardens.gardens import played as played_match
from tests.games.hanging_gardens.gardens import row_of_terraces
from tests.games.hanging_gardens.oracle import FRAMES, Picture, tile
from tests.games.hanging_gardens.sights import NAMES, PHONE, TABLET, see

RECORDS = Path(__file__).parents[2] / "data" / "records" / "hanging-gardens"
EVERY, MOVES = (2, 7) if ALL else (11, 61)
"""Every so many plies are looked at, and every so many of their moves."""

WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def number(text: str) -> int:
    """Return the number that a text gives in words or in figures."""
    return WORDS.index(text) if text in WORDS else int(text)


class Case(NamedTuple):
    """A move of a game, with the pictures before and after it and the text of the move."""

    match: Match[State, Move]
    ply: int
    before: Picture
    after: Picture
    move: str

    @property
    def seat(self) -> int:
        """Return who moves."""
        return self.before.seat


def matches() -> Iterator[Match[State, Move]]:
    """Yield games of opponents and of chance."""
    for name in ("greedy-game", "three-seats-end", "four-seats", "dead-end"):
        record = Record.from_text((RECORDS / f"{name}.json").read_text("utf-8"))
        yield Match.load(GAME, record)
    for at in range(amount(2, 6)):
        yield random_match(GAME, 2 + at % 3, f"told-{at}", {"first": "1"})


def walks() -> Iterator[tuple[Match[State, Move], int, Picture]]:
    """Yield games ply by ply, with the picture before each."""
    for match in matches():
        picture = Picture(match.state.seats)
        for ply, move in enumerate(match.record.moves):
            if not move.startswith("roll"):
                picture.seat = match.positions[ply].state.seat
                yield match, ply, deepcopy(picture)
                picture.play(move)


def played(picture: Picture, move: str) -> Picture:
    """Return the picture after a move."""
    after = deepcopy(picture)
    after.play(move)
    return after


# -- what the rules say ---------------------------------------------------------------------------

Claim = Callable[[Case, "re.Match[str]"], bool]


def seat_of(case: Case, name: str) -> int:
    """Return the seat with a name."""
    return case.seat if name == "You" else NAMES.index(name) + 1


def goes(case: Case, said: re.Match[str]) -> bool:
    """Return whether a score goes from one number to another."""
    seat = seat_of(case, said["name"]) - 1
    scores = case.before.scores()[seat], case.after.scores()[seat]
    return scores == (int(said["was"]), int(said["now"]))


def row_goes(case: Case, said: re.Match[str]) -> bool:
    """Return whether a row of some view from one space goes from one number to another."""
    wanted = int(said["was"]), int(said["now"])
    return any(
        (before.get(int(said["row"]), 0), after.get(int(said["row"]), 0)) == wanted
        for seat, space in case.after.gazebos.items()
        if case.before.gazebos.get(seat) == space
        for direction in FRAMES
        for before, after in [
            (case.before.rows(space, direction), case.after.rows(space, direction))
        ]
    )


def looks(case: Case, said: re.Match[str]) -> bool:
    """Return whether a direction is the best one of a player."""
    space = case.after.gazebos[seat_of(case, said["name"])]
    views = {direction: case.after.view(space, direction) for direction in FRAMES}
    return views[said["to"][0].upper()] == max(views.values())


def is_seen(case: Case, said: re.Match[str]) -> bool:
    """Return whether a player looks in a direction with so many points, from such a level."""
    space = case.after.gazebos[seat_of(case, said["name"])]
    points = case.after.view(space, said["to"][0].upper())
    return points == number(said["points"]) and case.after.level[space] == int(said["level"])


def changes_nothing(case: Case, said: re.Match[str]) -> bool:
    """Return whether all scores stay what they are."""
    return case.before.scores() == case.after.scores()


def rises(case: Case, said: re.Match[str]) -> bool:
    """Return whether the four spaces of a tile are on a level then."""
    place = choice_in(case.move).place
    assert place is not None
    return {case.after.level[each] for each in tile(place)} == {int(said["level"])}


def stands_on(case: Case, said: re.Match[str]) -> bool:
    """Return whether the gazebo is on a level then."""
    return case.after.level[case.after.gazebos[case.seat]] == int(said["level"])


def adds_four(case: Case, said: re.Match[str]) -> bool:
    """Return whether four more spaces are free then."""
    free = [sum(space not in each.on for space in each.level) for each in (case.before, case.after)]
    return free[1] == free[0] + 4


def takes(kind: str) -> Claim:
    """Return the claim that a tile of that kind can be placed on the stack next."""

    def claim(case: Case, said: re.Match[str]) -> bool:
        place = choice_in(case.move).place
        assert place is not None
        at = f"{place[0]},{place[1]}"
        return any(
            move == kind + at or (move.startswith("M" + kind) and move.endswith(">" + at))
            for move in case.after.legal()
        )

    return claim


def totals(case: Case, said: re.Match[str]) -> bool:
    """Return whether the mover has so many points then."""
    return case.after.scores()[case.seat - 1] == number(said["total"])


NAME = "(?P<name>You|" + "|".join(NAMES) + ")"
TO = "(?P<to>north|east|south|west)"
FORECASTS: Mapping[str, Claim] = {
    rf"{NAME} goe?s? from (?P<was>\d+) to (?P<now>\d+)": goes,
    r"Row (?P<row>\d+) goes from (?P<was>\d+) to (?P<now>\d+)": row_goes,
    r"Your points stay the same": changes_nothing,
    r"It can score for every gazebo that sees it": changes_nothing,
    r"It rises to level (?P<level>\d+)": rises,
    r"It adds four free spaces": adds_four,
    r"Then a terrace can go on top": takes("T"),
    r"Then a second one can go on top": takes("S"),
    r"for a total of (?P<total>\w+) points?": totals,
}
"""What question, button and description may claim of an action that is picked."""

CAPTIONS: Mapping[str, Claim] = {
    rf"{NAME} goes from (?P<was>\d+) to (?P<now>\d+) points?": goes,
    r"Row (?P<row>\d+) goes from (?P<was>\d+) to (?P<now>\d+) points?": row_goes,
    rf"{NAME} looks {TO} now": looks,
    rf"{NAME} looks {TO}: (?P<points>\w+) points? and level (?P<level>\d+)": is_seen,
    r"places a terrace on two supports, at level (?P<level>\d+)": rises,
    r"as a terrace on two others, at level (?P<level>\d+)": rises,
    r"(?:places|moves) their gazebo (?:on|to) level (?P<level>[1-9]\d*)": stands_on,
    r"places a second support on the first": lambda case, _: (
        2 in (case.after.stacks.get(choice_in(case.move).place or (0, 0)),)
    ),
}
"""What the captions of a move may claim."""


def untrue(case: Case, text: str, claims: Mapping[str, Claim]) -> list[str]:
    """Return the claims in a text that are not so."""
    return [
        f"{said[0]!r} in {text!r} of {case.move} at ply {case.ply}"
        for pattern, is_so in claims.items()
        for said in re.finditer(pattern, text)
        if not is_so(case, said)
    ]


def found(text: str, claims: Mapping[str, Claim]) -> set[str]:
    """Return the kinds of claims that a text makes."""
    return {pattern for pattern in claims if re.search(pattern, text)}


# -- the tests ------------------------------------------------------------------------------------


def picked() -> Iterator[tuple[Case, str]]:
    """Yield legal moves with all that is said of them before they are played."""
    for match, ply, picture in walks():
        state = match.positions[ply].state
        if ply % EVERY or state.is_over:
            continue
        legal = sorted(picture.legal())
        rare = [text for text in legal if _is_stack(picture, text)]
        for move in (*legal[ply % MOVES :: MOVES], *rare[:2]):
            if move != "pass":
                yield (
                    Case(match, ply, picture, played(picture, move), move),
                    _foretold(state, move),
                )


def _is_stack(picture: Picture, text: str) -> bool:
    place = choice_in(text).place
    return text[0] in "TSM" and place in picture.stacks


def _is_rare(picture: Picture, text: str) -> bool:
    """Return whether a move is one of a kind that is seldom played in these games."""
    if _is_stack(picture, text):
        return True
    if text[0] == "P" and picture.seats > 2:
        return True
    return text[0] == "G" and picture.level[choice_in(text).place or (0, 0)] > 0


def _foretold(state: State, move: str) -> str:
    sight = see(state, PHONE, draft=choice_in(move).draft)
    scene = TABLE.scene(sight)
    return " ".join((scene.sentence, scene.region("go").label, scene.foretold))


def test_every_claim_of_a_forecast_is_so() -> None:
    """For moves that no opponent would play, too."""
    kinds: set[str] = set()
    for case, text in picked():
        assert untrue(case, text, FORECASTS) == []
        kinds |= found(text, FORECASTS)
    assert kinds == set(FORECASTS), set(FORECASTS) - kinds


@pytest.mark.parametrize(
    ("moves", "move"),
    [
        ([*row_of_terraces(44)], "S0,0"),
        ([*row_of_terraces(42), "S0,0"], "S0,0"),
        ([*row_of_terraces(42), "S0,0"], "S2,0"),
        ([*row_of_terraces(42), "S0,0", "S2,0"], "MS2,0>0,0"),
        ([*row_of_terraces(42), "S0,0", "S2,0"], "MT2,0>0,2"),
    ],
)
def test_what_can_go_on_top_is_there(moves: list[str], move: str) -> None:
    """With the last tile it is told only if another one can be moved onto the stack."""
    picture = Picture(2)
    for text in moves:
        picture.play(text)
    case = Case(played_match(moves), len(moves), picture, played(picture, move), move)
    assert untrue(case, _foretold(case.match.state, move), FORECASTS) == []


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("MT4,0>2,0", "as a terrace on two others, at level 1."),
        ("MT4,0>0,2", "places it as a terrace."),
        ("MS4,0>6,0", "moves a support."),
    ],
)
def test_the_caption_of_a_support_that_is_moved_is_so(move: str, said: str) -> None:
    """As a terrace it rises only where two supports carry it."""
    moves = [*row_of_terraces(40), "S2,0", "S2,0", "S4,0"]
    picture = Picture(2)
    for text in moves:
        picture.play(text)
    case = Case(played_match(moves), len(moves), picture, played(picture, move), move)
    before, after = (
        see(state, PHONE, viewer=1) for state in (case.match.state, case.match.play(move).state)
    )
    first, *_ = TABLE.beats(before, GAME.move_from_text(move), after, TABLE.scene(after))
    assert first.caption.endswith(said)
    assert untrue(case, first.caption, CAPTIONS) == []


def test_every_caption_is_so() -> None:
    """Of the moves of whole games, with the reckoning at their ends."""
    kinds = {r"as a terrace on two others, at level (?P<level>\d+)"}
    for match, ply, picture in walks():
        move = match.record.moves[ply]
        is_last = ply == len(match.record.moves) - 1
        if ply % amount(6, 1) and not is_last and not _is_rare(picture, move):
            continue
        states = match.positions[ply].state, match.positions[ply + 1].state
        before, after = (see(state, PHONE, viewer=1) for state in states)
        steps = TABLE.beats(before, GAME.move_from_text(move), after, TABLE.scene(after))
        case = Case(match, ply, picture, played(picture, move), move)
        text = " ".join(step.caption for step in steps)
        assert untrue(case, text, CAPTIONS) == []
        kinds |= found(text, CAPTIONS)
    assert kinds == set(CAPTIONS), set(CAPTIONS) - kinds


WORTH = re.compile(r"(plus|minus) (\w+) points? for you")


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_every_label_is_so(size: tuple[float, float]) -> None:
    """What a space is worth, its level, who sees its bed, and what the directions show."""
    checked = 0
    for match, ply, picture in walks():
        state = match.positions[ply].state
        if ply % (EVERY * 3) or state.is_over:
            continue
        piece = "G" if ply % 2 else "PB"
        scene = TABLE.scene(see(state, size, draft=(piece,) if picture.coins["B"] else ()))
        for region in scene.regions:
            if region.id.startswith("at "):
                checked += _label_is_so(picture, piece, region.id[3:], region.label)
            seen = re.fullmatch(rf"{NAME} looks {TO}, (\w+) points?.*", region.label)
            if seen and region.id.startswith("gaze-"):
                space = picture.gazebos[NAMES.index(seen["name"]) + 1]
                assert picture.view(space, seen["to"][0].upper()) == number(seen[3])
                checked += 1
    assert checked > 100


def _label_is_so(picture: Picture, piece: str, place: str, label: str) -> int:
    """Check what a label says of a space; return whether it said anything."""
    x, y = map(int, place.split(","))
    level = re.search(r"\blevel (\d+)", label)
    if level:
        assert picture.level[x, y] == int(level[1]), label
    worth = WORTH.search(label)
    if worth:
        after = played(picture, piece + place)
        change = after.scores()[picture.seat - 1] - picture.scores()[picture.seat - 1]
        assert change == number(worth[2]) * (1 if worth[1] == "plus" else -1), label
    return bool(worth)


def test_an_untrue_claim_would_be_found() -> None:
    """The patterns read what the texts say, and compare it."""
    match, ply, picture = next(each for each in walks() if each[1] == 8)
    move = match.record.moves[ply]
    case = Case(match, ply, picture, played(picture, move), move)
    assert untrue(case, "You go from 77 to 78 points.", FORECASTS)
    assert untrue(case, "Ada goes from 77 to 78 points.", CAPTIONS)
    assert untrue(case, "Row 3 goes from 55 to 56 points.", CAPTIONS)
