"""On every screen size, texts and targets are large enough and do not overlap."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from tabletop.app.model.settings import Stage
from tabletop.app.table.viewer import sight_of
from tabletop.core.errors import BadRecord
from tabletop.core.game import complete_setup
from tabletop.games.registry import AnyMatch, has_table, load_game, table_of
from tabletop.scene.layout import laid_out
from tabletop.scene.table import Picked, Sight
from tests.amount import thorough_but
from tests.pictures import faults
from tests.tables import ALL_GAMES, TABLES, Table, is_usual
from tests.test_every_table import people_at, session_at

STAGES = {
    "320x256": (320, 156),
    "320x568": (320, 468),
    "360x560": (360, 460),
    "390x844": (390, 744),
    "667x331": (667, 277),
    "844x340": (844, 286),
    "844x390": (844, 336),
    "820x1180": (820, 1086),
    "1024x768": (1024, 672),
    "1180x820": (1180, 724),
    "1440x900": (1440, 804),
    "1920x1200": (1920, 1104),
}
"""Screens, and what their heads leave to the table. The first is one of 1280x1024 at 400 %."""

WORLDS = ("390x844", "1440x900")
"""The screens at which the worlds behind windows are judged: they hardly depend on the size."""


class Excepted(NamedTuple):
    """An accepted overlap in a game: how its description begins, the node, and the reason."""

    game: str
    fault: str
    by: str
    reason: str


_POINTS = "Opened points cover a zone or the name of a column, but no need and no offer."

EXCEPTIONS: tuple[Excepted, ...] = (
    Excepted("letter-maze", "covered: ", "ghost", "A piece stands on the letter of its square."),
    Excepted("letter-maze", "covered: ", "order", "A path leads over the letters of its word."),
    Excepted("tuintopia", "covered: card-", "badge-", "Points lie on the edge that cards share."),
    Excepted("tuintopia", "covered: card-", "points-", _POINTS),
    Excepted("tuintopia", "text: card-", "points-", _POINTS),
    Excepted("tuintopia", "covered: soil", "points-", _POINTS),
)


def played() -> Iterator[Table]:
    """Yield the tables to check: every seat count, every visible option, and all last choices."""
    for table in TABLES:
        if has_table(table.key) and "first" not in table.options:
            yield table
    for key in ALL_GAMES:
        info = load_game(key).info
        last = {each.key: each.choices[-1].value for each in info.options if each.key != "first"}
        table = Table(key, info.max_seats, last)
        if last and table not in TABLES and is_possible(table):
            yield table


def is_possible(table: Table) -> bool:
    """Return whether the rules allow this seat count with these options."""
    try:
        complete_setup(load_game(table.key), table.seats, table.options)
    except BadRecord:
        return False
    return True


PLAYED = tuple(played())


def positions(match: AnyMatch) -> Iterator[AnyMatch]:
    """Yield the match at a decision of a person in mid-game, and at its end."""
    ply = next(
        each
        for each in range(match.ply // 2, -1, -1)
        if match.back_to(each).to_move not in (0, None)
    )
    yield match.back_to(ply)
    yield match


def sights(match: AnyMatch) -> Iterator[Sight[Any]]:
    """Yield the views to check: with nothing selected, with selections, with items inspected."""
    table = table_of(match)
    for position in positions(match):
        sight = sight_of(session_at(position), Stage(390, 720))
        yield sight
        if position.to_move is not None:
            yield picked(table, sight)
            yield from looked_at(table, sight)


def picked(table: Any, sight: Sight[Any]) -> Sight[Any]:
    """Return the view after up to three taps, each of which adds to the selection."""
    rng = random.Random(1)
    for _ in range(3):
        regions = [each for each in table.scene(sight).regions if "disabled" not in each.states]
        for region in rng.sample(regions, min(8, len(regions))):
            if region.camera or table.look(sight, region.id) is not None:
                continue
            answer = table.tap(sight, region.id)
            if isinstance(answer, Picked) and len(answer.draft) > len(sight.draft):
                sight = replace(sight, draft=answer.draft)
                break
    return sight


def looked_at(table: Any, sight: Sight[Any]) -> Iterator[Sight[Any]]:
    """Yield the view with one item of each kind inspected."""
    seen: set[str] = set()
    for region in table.scene(sight).regions:
        inspected = table.look(sight, region.id)
        kind = inspected.partition("-")[0] if inspected else ""
        if inspected and kind not in seen:
            seen.add(kind)
            yield replace(sight, inspected=inspected)


def is_excepted(game: str, fault: str) -> bool:
    """Return whether a fault is an accepted exception."""
    return any(
        game == each.game and fault.startswith(each.fault) and f" {each.by}" in fault
        for each in EXCEPTIONS
    )


@pytest.mark.parametrize("setup", thorough_but(PLAYED, filter(is_usual, PLAYED)), ids=str)
def test_nothing_lies_on_anything_else(setup: Table) -> None:
    """From 320 x 256 to 1920 x 1200, no line of text or target is covered.

    Text is at least 13 pixels and stays on its sheet; targets are at least 44 pixels.
    """
    match = people_at(setup)
    table = table_of(match)
    least = table.least(setup.seats)
    found: dict[str, str] = {}
    for sight in sights(match):
        for screen, stage in STAGES.items():
            width, height = laid_out(least, *stage)
            scene = table.scene(replace(sight, width=width, height=height))
            for fault in faults(scene, worlds=screen in WORLDS):
                if not is_excepted(setup.key, fault):
                    found.setdefault(
                        fault, f"{screen}, draft {sight.draft}, inspected {sight.inspected!r}"
                    )
    assert not found
