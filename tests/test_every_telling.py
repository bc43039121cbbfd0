"""Announcements of moves: each effect is announced when it is shown, and not before."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

import pytest

from tabletop.app.model.people import People
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.presence.places import is_shared
from tabletop.app.table.beats import beats_between
from tabletop.app.table.current_scene import current_scene
from tabletop.app.table.log import move_announcement
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.registry import AnyMatch, has_table, load_game, words_of
from tabletop.kit import words
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Text
from tests.tables import ALL_GAMES

STAGE = Stage(390.0, 720.0)
NAMES = ("Ada", "Bram")
MOST = 600
LAST, EVERY = 12, 7
"""So many moves at the end of a game are looked at, and of those before them one in so many."""


class Telling(NamedTuple):
    """A played move: its ply, the session after it, and the animation steps that show it to Ada."""

    ply: int
    session: Session
    steps: tuple[Step, ...]


@pytest.fixture(params=[key for key in ALL_GAMES if has_table(key)], scope="module")
def tellings(request: pytest.FixtureRequest) -> list[Telling]:
    """Return many moves, including the last, of a random match of two people in each game."""
    game = load_game(request.param)
    record = random_match(game, len(NAMES), "telling", {}, MOST).record
    match = Match.load(game, replace(record, seats=tuple(map(SeatEntry, NAMES))))
    plies = range(match.ply)
    return [model(match, ply) for ply in plies if ply % EVERY == 0 or ply >= match.ply - LAST]


def model(match: AnyMatch, ply: int) -> Telling:
    """Return the move at `ply` with its animation."""
    moves = match.record.moves[: ply + 1]
    session = Session(
        "id", Match.load(match.game, replace(match.record, moves=moves)), people=People(facing=1)
    )
    return Telling(ply, session, beats_between(ply, ply + 1, current_scene(session, STAGE)))


def texts(scene: Scene) -> set[str]:
    """Return the texts in a scene."""
    shapes = (shape for node in scene.nodes for shape in node.shapes)
    return {shape.text for shape in shapes if isinstance(shape, Text)}


def test_every_move_is_told_from_its_first_beat_on(tellings: list[Telling]) -> None:
    """Later steps may keep the announcement; the last scene has the next prompt."""
    for telling in tellings:
        assert telling.steps[0].caption, telling.ply
        assert telling.steps[-1].scene.sentence


def test_no_sentence_tells_what_a_later_beat_shows(tellings: list[Telling]) -> None:
    """A harvest, for example, is not announced while the seeds still turn."""
    for telling in tellings:
        heard = [step.announcement or step.caption for step in telling.steps if step.caption]
        for earlier, later in combinations(heard, 2):
            assert later.rstrip(".") not in earlier, heard


def test_nothing_betrays_who_wins_before_all_has_been_seen(tellings: list[Telling]) -> None:
    """Until the last step there is no sentence, crown or play-again button."""
    _, session, steps = tellings[-1]
    match = session.match
    assert match.to_move is None, "the random game came to no end"
    reason = words_of(match).ending(match.state).reason
    final = {words.play_again(), words.wins(), words.shared_win(), reason}
    final |= {words.winner(name) for name in NAMES}
    win = re.compile(r"(Ada|Bram)( and Bram)? (wins?|won|shares? the win)( with| \d|[.!])")
    for said in (
        *(step.caption for step in steps),
        *(step.announcement or "" for step in steps[:-1]),
    ):
        assert not win.search(said)
        assert reason not in said
        assert said != steps[-1].scene.sentence
    for step in steps[:-1]:
        assert not step.scene.regions
        assert not texts(step.scene) & final
    assert texts(steps[-1].scene) & final


def test_where_people_share_secrets_all_hear_only_what_all_may_know(
    tellings: list[Telling],
) -> None:
    """An announcement for each step could reveal a hand to everyone who listens."""
    for ply, session, steps in tellings:
        if is_shared(session):
            assert [step.announcement for step in steps if step.announcement] == [
                move_announcement(session, ply)
            ]
        else:
            assert all(step.announcement is None or step.caption for step in steps)
