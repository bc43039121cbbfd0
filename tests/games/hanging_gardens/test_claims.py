"""What a reason claims about an action is so: recomputed from the states before and after it.

`make test` checks a sample of moves, `make test-all` many more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.core.sampling import random_match
from tabletop.games.hanging_gardens.advice.reasons import reason_for
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import (
    COLOURS,
    FULL_STACK,
    Bed,
    lay_bed,
    lay_support,
    lay_terrace,
    supports_at,
    top_level,
)
from tabletop.games.hanging_gardens.rules.lookout import View, four_views
from tabletop.games.hanging_gardens.rules.notation import (
    Move,
    Pass,
    Plant,
    Roll,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.rules.scoring import score_from
from tabletop.games.hanging_gardens.rules.sight import heights_of
from tabletop.games.hanging_gardens.rules.spaces import Space, footprint
from tabletop.games.hanging_gardens.rules.state import State
from tests.amount import ALL, amount
from tests.games.hanging_gardens.gardens import state_after

RECORDS = Path(__file__).parents[2] / "data" / "records" / "hanging-gardens"
PLIES, MOVES = (1, 2) if ALL else (7, 11)
"""Every so many plies are looked at, and every so many of their moves."""

TILES = (Terrace, Support, Shift)
LETTERS = {"red": "R", "black": "K", "green": "G", "blue": "B"}


class Case:
    """A move with the states before and after it."""

    def __init__(self, before: State, move: Move) -> None:
        """Play `move` in `before`."""
        self.before, self.move, self.after = before, move, GAME.apply_move(before, move)
        scores = zip(GAME.scores(before), GAME.scores(self.after), strict=True)
        self.gains = [then - now for now, then in scores]
        self.own_gain = self.gains.pop(before.seat - 1)
        self.own_after = GAME.scores(self.after)[before.seat - 1]

    def views(self, state: State, seat: int) -> dict[str, View]:
        """Return the four views of a seat by direction, empty without a gazebo."""
        space = state.garden.gazebos[seat - 1]
        return (
            {}
            if space is None
            else {each.direction: each for each in four_views(state.garden, space)}
        )

    def best_on_free(self, state: State) -> int:
        """Return what a gazebo on the best free space scores."""
        heights = heights_of(state.garden)
        free = state.garden.free_spaces
        return max((score_from(heights, state.garden, each) for each in free), default=0)

    def rivals(self) -> list[int]:
        """Return the seats of the rivals."""
        return [each for each in range(1, self.before.seats + 1) if each != self.before.seat]

    def hides(self, colour: str) -> bool:
        """Return whether a rival saw a bed of that colour and sees it no longer."""
        return any(
            each.is_seen and each.bed.colour == colour and not now.is_seen
            for seat in self.rivals()
            for direction, view in self.views(self.before, seat).items()
            for each, now in zip(
                view.beds, self.views(self.after, seat)[direction].beds, strict=True
            )
        )

    def splits(self, row: int) -> bool:
        """Return whether row `row` of a rival's view has more parts than before."""
        return any(
            len(view.rows) >= row
            and len(self.views(self.after, seat)[direction].rows[row - 1].runs)
            > len(view.rows[row - 1].runs)
            for seat in self.rivals()
            for direction, view in self.views(self.before, seat).items()
        )

    def bonus(self, state: State, direction: str, row: int, seat: int) -> int:
        """Return the points for symmetry in a row."""
        rows = self.views(state, seat)[direction].rows
        return sum(run.bonus for run in rows[row - 1].runs) if len(rows) >= row else 0

    def sideways(self, direction: str) -> int:
        """Return how far the planted bed is from the sight line of the mover."""
        assert isinstance(self.move, Plant)
        beds = self.views(self.after, self.before.seat)[direction].beds
        return next(each.a for each in beds if each.bed.space == self.move.space)

    def place(self) -> Space:
        """Return the space or the anchor of the move."""
        assert not isinstance(self.move, Roll | Pass)
        return self.move.anchor if isinstance(self.move, TILES) else self.move.space

    def best_bed(self, state: State, seat: int, spaces: Iterable[Space]) -> dict[str, int]:
        """Return what a bed of each colour on the best of some spaces would bring a seat."""
        garden, space = state.garden, state.garden.gazebos[seat - 1]
        if space is None:
            return {}
        heights = heights_of(garden)
        now = score_from(heights, garden, space)
        return {
            colour: max(
                score_from(heights, lay_bed(garden, Bed(each, colour)), space) - now
                for each in garden.free_spaces.intersection(spaces)
            )
            for colour, left in zip(COLOURS, garden.coins, strict=True)
            if left and garden.free_spaces.intersection(spaces)
        }

    def on_it(self, seat: int) -> dict[str, int]:
        """Return what a bed of each colour on the new tile would bring a seat."""
        return self.best_bed(self.after, seat, footprint(self.place()))

    def given_on_it(self) -> int:
        """Return the most that a bed on the new tile would bring a rival."""
        return max(max(0, *self.on_it(each).values(), 0) for each in self.rivals())

    def best_on_tile(self) -> int:
        """Return what a gazebo on the best space of the new tile scores."""
        garden, heights = self.after.garden, heights_of(self.after.garden)
        return max(score_from(heights, garden, each) for each in footprint(self.place()))

    def missing(self) -> tuple[int, int, int]:
        """Return how many supports are on the stack of the move, its level to come, and the pile
        then."""
        garden, place = self.after.garden, self.place()
        return supports_at(garden, place), top_level(garden, place) + 1, garden.pile

    def built(self) -> tuple[int, list[int], int]:
        """Return what the plateau on the support would cost its builder and each rival, and what a
        gazebo would score on it at most."""
        garden, place = self.after.garden, self.place()
        for _ in range(supports_at(garden, place), FULL_STACK):
            garden = lay_support(garden, place)
        garden = lay_terrace(garden, place)
        then, heights = self.after._replace(garden=garden), heights_of(garden)
        scores = zip(GAME.scores(self.after), GAME.scores(then), strict=True)
        losses = [now - later for now, later in scores]
        own = losses.pop(self.before.seat - 1)
        spot = max(score_from(heights, garden, each) for each in footprint(place))
        return own, losses, spot

    def leads(self) -> bool:
        """Return whether the one who acts has more points than any rival then."""
        scores = GAME.scores(self.after)
        return self.own_after > max(scores[seat - 1] for seat in self.rivals())

    def colours(self, state: State, direction: str, row: int) -> int:
        """Return the points for colours in a row of the mover's view."""
        rows = self.views(state, self.before.seat)[direction].rows
        return sum(run.colours for run in rows[row - 1].runs) if len(rows) >= row else 0


Claim = Callable[[Case, re.Match[str]], bool]


def makes_room(case: Case, said: re.Match[str]) -> bool:
    """Return whether that bed is the best on the new tile, and brings the rival what is said."""
    own = case.on_it(case.before.seat)
    is_best = own[LETTERS[said[1]]] == int(said[2]) == max(own.values())
    return is_best and case.given_on_it() == int(said[3] or 0)


def helps_rival(case: Case, said: re.Match[str]) -> bool:
    """Return whether a rival's gazebo would gain on the new tile, and score that much at most."""
    scores = GAME.scores(case.after)
    worst = min(scores[seat - 1] for seat in case.rivals())
    return case.best_on_tile() == int(said[1]) > worst


def helps_nobody(case: Case, said: re.Match[str]) -> bool:
    """Return whether neither a bed nor a gazebo on the new tile would bring a rival anything."""
    del said
    scores = GAME.scores(case.after)
    worst = min(scores[seat - 1] for seat in case.rivals())
    return not case.given_on_it() and case.best_on_tile() <= worst


def prevents(case: Case, said: re.Match[str]) -> bool:
    """Return whether that bed on one of the spaces would have brought a rival so much."""
    place = case.place()
    spaces = footprint(place) if isinstance(case.move, TILES) else [place]
    beds = [case.best_bed(case.before, each, spaces) for each in case.rivals()]
    return any(each.get(LETTERS[said[2]]) == int(said[1]) for each in beds)


def would_cost(case: Case, said: re.Match[str]) -> bool:
    """Return whether the plateau would cost a rival so much, and its builder nothing."""
    own, losses, _ = case.built()
    return own <= 0 and max(losses) == int(said[1])


def would_score(case: Case, said: re.Match[str]) -> bool:
    """Return whether a gazebo would score so much on the plateau, and less anywhere now."""
    return case.built()[2] == int(said[1]) > case.best_on_free(case.after)


def can_grow(case: Case, said: re.Match[str]) -> bool:
    """Return whether a bed anywhere adds so much to the new view, and none more."""
    free = case.after.garden.free_spaces
    beds = case.best_bed(case.after, case.before.seat, free)
    return beds[LETTERS[said[1]]] == int(said[2]) == max(beds.values())


CLAIMS: dict[str, Claim] = {
    r"(\d+) more points?": lambda case, said: (
        "could move" in said.string or case.own_gain == int(said[1])
    ),
    r"loses (\d+) points?|costs (?:them|your rival|a rival) (\d+)": lambda case, said: (
        min(case.gains) == -int(said[1] or said[2])
    ),
    r"gives (?:your|a) rival (\d+) points?, but": lambda case, said: (
        max(case.gains) == int(said[1])
    ),
    r"costs you (\d+) points?, but": lambda case, said: case.own_gain == -int(said[1]),
    r"and you (\d+) points?": lambda case, said: case.own_gain == -int(said[1]),
    r"changes nobody’s score": lambda case, _: not any((case.own_gain, *case.gains)),
    r"adds no free space": lambda case, _: (
        case.after.garden.free_spaces <= case.before.garden.free_spaces
        and not any((case.own_gain, *case.gains))
    ),
    r"(\d+) points? less than now": lambda case, said: case.own_gain == -int(said[1]),
    r"worth as much as now": lambda case, _: case.own_gain == 0,
    r"doesn’t see any yet": lambda case, _: (
        not any(view.points for view in case.views(case.after, case.before.seat).values())
    ),
    r"your gazebo or (?:your|a) rival’s could (?:then )?move to score (\d+)": lambda case, said: (
        case.best_on_free(case.after) == int(said[1])
    ),
    r"the space where (?:your|a) rival’s gazebo would score most: (\d+)": lambda case, said: (
        case.best_on_free(case.before) == int(said[1]) > case.best_on_free(case.after)
    ),
    r"hides the (\w+) bed from": lambda case, said: case.hides(LETTERS[said[1]]),
    r"splits row (\d+)": lambda case, said: case.splits(int(said[1])),
    r"completes the symmetry in row (\d+) of your (\w+) view": lambda case, said: (
        case.sideways(said[2]) != 0
        and case.bonus(case.after, said[2], int(said[1]), case.before.seat)
        > case.bonus(case.before, said[2], int(said[1]), case.before.seat)
    ),
    r"is on the sight line,? (?:so|in) row (\d+) of your (\w+) view": lambda case, said: (
        case.sideways(said[2]) == 0
    ),
    r"the symmetry in row (\d+) of (?:\w+ rival’s|their) (\w+) view": lambda case, said: any(
        case.bonus(case.after, said[2], int(said[1]), seat)
        < case.bonus(case.before, said[2], int(said[1]), seat)
        for seat in case.rivals()
        if case.before.garden.gazebos[seat - 1]
    ),
    r"makes room: later, a (\w+) bed on it could score (\d+) points?"
    r"(?:, but (?:your|a) rival could score (\d+) points? on it, too)?": makes_room,
    r"a space where (?:your|a) rival could score (\d+) points? with a (\w+) bed": prevents,
    r"could move and score (\d+) points?, (\d+) more": lambda case, said: (
        case.best_on_free(case.after) == int(said[1])
        and case.own_after + int(said[2]) == int(said[1])
    ),
    r"bed on a terrace there could score (\d+) points? for (?:your|a) rival": lambda case, said: (
        case.given_on_it() == int(said[1])
    ),
    r"On a terrace there, (?:your|a) rival’s gazebo could score (\d+) points?, but": helps_rival,
    r"no bed or gazebo on it would gain (?:your|a) rival anything yet": helps_nobody,
    r"is a new colour in row (\d+) of your (\w+) view": lambda case, said: (
        case.colours(case.after, said[2], int(said[1]))
        == case.colours(case.before, said[2], int(said[1])) + 1
    ),
    r"but (?:your|a) rival gains (\d+) points?, too": lambda case, said: (
        max(case.gains) == int(said[1])
    ),
    r"you need only a terrace to reach level (\d+)": lambda case, said: (
        case.missing()[:2] == (2, int(said[1])) and case.missing()[2] >= 1
    ),
    r"a (\w+) bed could add (\d+) points? to it": can_grow,
    r"a terrace(?:: that)? would cost (?:your|a) rival (\d+) points?": would_cost,
    r": (?:once it’s built, )?your gazebo or (?:your|a) rival’s could score (\d+) points? on it": (
        would_score
    ),
    r"You lead|while you lead": lambda case, _: case.leads(),
}
"""Each claim that a reason can make, with what must then be so."""


def untrue(before: State, move: Move) -> list[str]:
    """Return the claims of the reason for `move` that are not so."""
    reason, case = reason_for(before, move), Case(before, move)
    found = ((re.search(claim, reason), is_so) for claim, is_so in CLAIMS.items())
    return [f"{said[0]!r} in {reason!r}" for said, is_so in found if said and not is_so(case, said)]


def claims_in(reason: str) -> set[str]:
    """Return the kinds of claims that a reason makes."""
    return {claim for claim in CLAIMS if re.search(claim, reason)}


def games() -> Iterator[Match[State, Move]]:
    """Yield games of opponents and of chance."""
    for name in ("greedy-game", "three-seats-end", "four-seats", "dead-end"):
        yield Match.load(GAME, Record.from_text((RECORDS / f"{name}.json").read_text("utf-8")))
    for number in range(amount(1, 8)):
        yield random_match(GAME, 2 + number % 3, f"claims-{number}", {"first": "1"})


def test_every_claim_of_a_reason_is_so() -> None:
    """Who gains, loses, hides or is kept out: for moves that no opponent would play, too."""
    kinds: set[str] = set()
    for match in games():
        for position in match.positions[:-1:PLIES]:
            if position.state.is_over or position.state.rolling:
                continue
            for move in list(GAME.legal_moves(position.state))[::MOVES]:
                assert untrue(position.state, move) == []
                kinds |= claims_in(reason_for(position.state, move))
    assert len(kinds) > len(CLAIMS) * 0.7, set(CLAIMS) - kinds


@pytest.mark.parametrize(
    ("moves", "move", "said"),
    [
        (
            "T0,0 G0,0 T-2,0 T0,2 PB-1,1 PB1,1 T2,0 T2,2",
            "PR0,1",
            "is on the sight line, so row 1 of your north view stays symmetrical",
        ),
        ("T0,0 G0,0 T0,2 T0,4 PB0,1 T0,6 T0,8 T0,10", "PB1,1", "costs you 1 point"),
        ("T0,0 G0,0 T0,2 T0,4 PR0,4 T2,0 G1,5 S0,2 T4,0 S0,2", "T0,2", "hides the red bed"),
    ],
)
def test_a_reason_names_the_actual_reason(moves: str, move: str, said: str) -> None:
    """A row that was symmetrical is not completed; a bed that costs its planter changes a score."""
    state = state_after(moves)
    assert said in reason_for(state, GAME.move_from_text(move))
