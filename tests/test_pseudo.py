"""Every text that a table shows or announces is translated."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from tabletop.app.presence.places import is_persons_turn
from tabletop.core.game import CHANCE
from tabletop.games.registry import AnyMatch, load_bots, table_of, words_of
from tabletop.scene.layout import laid_out
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Text
from tabletop.scene.table import REFUSED, Sight
from tests.amount import thorough_but
from tests.pictures import faults
from tests.pseudo import pseudo_spoken, untranslated
from tests.refusals import told
from tests.tables import is_usual
from tests.test_every_screen import STAGES, is_excepted, looked_at, picked
from tests.test_every_table import DRAWN, people_at, sights
from tests.test_words import PACKAGE, SOURCES, said_in

NAMES = frozenset({"Ada", "Bram", "Cato", "Dora", "Evi", "Fien"})


@pytest.fixture(params=thorough_but(DRAWN, filter(is_usual, DRAWN)), ids=str, scope="module")
def match(request: pytest.FixtureRequest) -> AnyMatch:
    """Return a match of people at each table that is drawn."""
    return people_at(request.param)


def texts_of(scene: Scene) -> Iterator[str]:
    """Yield all texts, announcements and labels of a scene."""
    for node in scene.nodes:
        for shape in node.shapes:
            if isinstance(shape, Text):
                yield shape.text
    for region in scene.regions:
        yield from (region.label, region.hint)
    yield from (group.label for group in scene.groups)
    yield from (note.text for note in scene.notes)
    yield scene.sentence


def shown(match: AnyMatch, step: int) -> Iterator[Sight[Any]]:
    """Yield the views to check: without selection, with a selection, and with an item inspected."""
    table = table_of(match)
    for _, sight in sights(match, step, STAGES["1180x820"]):
        yield sight
        yield picked(table, sight)
        yield from looked_at(table, sight)


def test_every_text_of_a_table_is_translated(match: AnyMatch) -> None:
    """Words on the canvas, labels, tooltips, notes and sentences.

    Extraction finds each of them: it is a literal in a words module, or part of the game's data.
    """
    table = table_of(match)
    with pseudo_spoken() as pseudo:
        for sight in shown(match, 29):
            for text in texts_of(table.scene(sight)):
                assert not untranslated(text, NAMES), text
    data = data_of(match.game.info.key)
    assert [text for text in pseudo.asked - extracted() if text not in data] == []


@cache
def extracted() -> frozenset[str]:
    """Return the string literals passed to `t`, `t_count` and `later`."""
    return frozenset(text for path in SOURCES for text in said_in(path))


@cache
def data_of(key: str) -> str:
    """Return the data files of a game as one text: card names and the like."""
    folder = PACKAGE / "games" / key.replace("-", "_")
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt")))


FIVE = ("390x844", "844x390", "820x1180", "1180x820", "1440x900")


@pytest.mark.parametrize("screen", FIVE)
def test_texts_a_third_longer_leave_all_apart(match: AnyMatch, screen: str) -> None:
    """Text shrinks and wraps where it must, but never overlaps."""
    table, stage = table_of(match), STAGES[screen]
    with pseudo_spoken():
        for _, sight in sights(match, 41, laid_out(table.least(len(match.names)), *stage)):
            scene = table.scene(sight)
            found = [each for each in faults(scene) if not is_excepted(match.game.info.key, each)]
            assert found == []


def test_every_refusal_is_translated(match: AnyMatch) -> None:
    """The reason for a refused tap is translated."""
    table = table_of(match)
    with pseudo_spoken():
        for _, sight in sights(match, 29):
            for region in table.scene(sight).regions:
                if region.camera or table.look(sight, region.id) is not None:
                    continue
                answer = table.tap(sight, region.id)
                if isinstance(answer, REFUSED):
                    assert not untranslated(told(match.record.game, answer), NAMES), answer


def test_every_move_is_told_in_the_language_of_the_person(match: AnyMatch) -> None:
    """Log, curtain and screen reader use the person's language, also for the score."""
    game, names = match.game, match.names
    with pseudo_spoken():
        for ply, text in enumerate(match.record.moves):
            state = match.positions[ply].state
            said = words_of(match).describe_move(state, game.move_from_text(text), names, None)
            assert not untranslated(said, NAMES), said
        assert not untranslated(table_of(match).status(match.state), NAMES)
        if game.outcome(match.state) is not None:
            ending = words_of(match).ending(match.state)
            assert not untranslated(ending.reason + ending.verdict, NAMES)


def test_every_reason_is_told_in_the_language_of_the_person(match: AnyMatch) -> None:
    """A hint gives its reason in one sentence."""
    bots = load_bots(match.game.info.key)
    bot: Any = bots.get("easy") or next(iter(bots.values()))
    with pseudo_spoken():
        for ply in range(0, match.ply, 40):
            state = match.positions[ply].state
            seat = match.game.current_player(state)
            if not seat or seat == CHANCE or not is_persons_turn(match.back_to(ply)):
                continue
            for thought in reasons(match, bot, state, seat):
                assert not untranslated(thought, NAMES), thought


def reasons(match: AnyMatch, bot: Any, state: Any, seat: int) -> Iterator[str]:
    """Yield the reasons of a thought from its start to its end."""
    for thought in bot.think(match.game.view(state, seat), seat, Random(1)):
        yield thought.reason
