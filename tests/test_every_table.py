"""The interface of every table: taps spell exactly the legal moves, and all regions are usable."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tabletop.app.model.people import People
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.presence.places import is_persons_turn
from tabletop.app.table.beats import beats_between
from tabletop.app.table.current_scene import current_scene
from tabletop.app.table.viewer import sight_of
from tabletop.core.game import listed_moves
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.registry import AnyMatch, has_table, load_game, table_of
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.intern_table import InternTable
from tabletop.scene.regions import DISABLED, GO_ON, LEGAL, Region
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Icon
from tabletop.scene.svg import IconPath, to_svg
from tabletop.scene.table import REFUSED, Draft, Picked, Play, Sight
from tests.amount import amount, thorough_but
from tests.colours import colours
from tests.refusals import told
from tests.tables import ALL_GAMES, TABLES, Table, is_usual

PHONE = (390.0, 720.0)
SIZES = (PHONE, (820.0, 1080.0), (1024.0, 660.0), (1180.0, 720.0))
TOO_MANY_TAPS = {"letter-maze"}
"""Games with more ways to tap than can be tried: there moves are sampled, and taps too."""

SAMPLE = amount(15, 30)
"""How many moves of a match are tried where each costs several pictures."""

DRAWN = [table for table in TABLES if has_table(table.key) and "first" not in table.options]
"""The tables that look different; who begins changes no table."""


def people_at(table: Table) -> AnyMatch:
    """Return a complete random match of people at `table`."""
    game = load_game(table.key)
    record = random_match(game, table.seats, "taps", table.options, 90).record
    seats = tuple(SeatEntry(name) for name in ("Ada", "Bram", "Cato", "Dora", "Evi", "Fien"))
    return Match.load(game, replace(record, seats=seats[: table.seats]))


@pytest.fixture(params=thorough_but(DRAWN, filter(is_usual, DRAWN)), ids=str, scope="module")
def match(request: pytest.FixtureRequest) -> AnyMatch:
    """Return a match of people at each table that is drawn."""
    return people_at(request.param)


def session_at(match: AnyMatch) -> Session:
    """Return a session with the table open for the person to move, and no curtain."""
    return Session("id", match, people=People(facing=match.to_move or 1))


def sights(match: AnyMatch, step: int, size: tuple[float, float] = PHONE) -> Iterator[Any]:
    """Yield the view at every `step`-th ply at which a person decides."""
    for ply in range(0, match.ply + 1, step):
        earlier = match.back_to(ply)
        if is_persons_turn(earlier) or earlier.to_move is None:
            yield earlier, sight_of(session_at(earlier), Stage(*size))


def sampled_plies(match: AnyMatch) -> range:
    """Return about `SAMPLE` plies, evenly spread over a match, including the last."""
    step = max(1, round(match.ply / SAMPLE))
    return range((match.ply - 1) % step, match.ply, step)


def moves_by_taps(game: str, table: Any, sight: Sight[Any]) -> set[str]:
    """Return every move that can be tapped, starting without a selection."""
    found: set[str] = set()
    seen: set[Draft] = set()
    ahead: list[Draft] = [()]
    while ahead:
        draft = ahead.pop()
        if draft in seen:
            continue
        seen.add(draft)
        now = replace(sight, draft=draft)
        for region in table.scene(now).regions:
            if region.camera or table.look(now, region.id) is not None:
                continue
            answer = table.tap(now, region.id)
            if isinstance(answer, Play):
                found.add(answer.move)
            elif isinstance(answer, Picked):
                ahead.append(answer.draft)
            else:
                assert isinstance(answer, REFUSED)
                assert told(game, answer)[-1] in ".?!"
    return found


def test_every_game_but_those_still_to_be_drawn_has_a_table() -> None:
    """The template must have one, since new tables are copied from it."""
    assert "template" in {table.key for table in DRAWN}
    assert {table.key for table in DRAWN} <= set(ALL_GAMES)


def test_taps_spell_exactly_the_legal_moves(match: AnyMatch) -> None:
    """Every legal move can be tapped, and no other."""
    table = table_of(match)
    for earlier, sight in sights(match, amount(47, 31)):
        if match.game.info.key in TOO_MANY_TAPS:
            assert_taps_spell_samples(table, earlier, sight)
            continue
        legal = listed_moves(match.game, earlier.state, 2_000)
        assert legal is not None
        assert moves_by_taps(match.record.game, table, sight) == set(legal)


def assert_taps_spell_samples(table: Any, match: AnyMatch, sight: Sight[Any]) -> None:
    """Check that sampled legal moves can be tapped, and that random taps play only legal ones."""
    game, state, rng = match.game, match.state, random.Random(match.ply)
    if match.to_move is None:
        assert not list(game.legal_moves(state))
        return
    first = list(islice(game.legal_moves(state), 400))
    for move in [*rng.sample(first, min(8, len(first))), game.random_move(state, rng)]:
        assert tapped(table, sight, table.spelling(sight, move)) == game.move_to_text(move)
    for _ in range(4):
        played = wandered(match.record.game, table, sight, rng)
        assert played is None or game.why_illegal(state, game.move_from_text(played)) is None


def tapped(table: Any, sight: Sight[Any], regions: Iterable[str]) -> str | None:
    """Return the move that taps on these regions play; only the last tap may play one."""
    draft: Draft = ()
    played: str | None = None
    for region in regions:
        assert played is None
        now = replace(sight, draft=draft)
        assert table.scene(now).region(region)
        answer = table.tap(now, region)
        assert not isinstance(answer, REFUSED), answer
        if isinstance(answer, Play):
            played = answer.move
        else:
            draft = answer.draft
    return played


def wandered(game: str, table: Any, sight: Sight[Any], rng: random.Random) -> str | None:
    """Return the move that random taps play, or None if they play none.

    The taps prefer enabled regions.
    """
    for _ in range(25):
        regions = [
            each
            for each in table.scene(sight).regions
            if not each.camera and table.look(sight, each.id) is None
        ]
        lively = [each for each in regions if "disabled" not in each.states]
        answer = table.tap(sight, rng.choice(lively if rng.random() < 0.8 else regions).id)
        if isinstance(answer, Play):
            return answer.move
        if isinstance(answer, Picked):
            sight = replace(sight, draft=answer.draft)
        else:
            assert told(game, answer)[-1] in ".?!"
    return None


def test_what_is_lit_is_what_can_be_tapped(match: AnyMatch) -> None:
    """Highlighted regions, regions announced as available, and accepted taps are one set."""
    table, rng = table_of(match), random.Random(match.ply)
    for _, sight in sights(match, amount(17, 7)):
        now = sight
        for _ in range(4):
            answers = answers_to_taps(table, now)
            if not now.interactive:
                break
            for region, answer in answers:
                is_refused = isinstance(answer, REFUSED)
                assert (DISABLED in region.states) == is_refused, (region, answer, now.draft)
            picked = [answer.draft for _, answer in answers if isinstance(answer, Picked)]
            if not picked:
                break
            now = replace(now, draft=rng.choice(picked))


def test_who_is_not_to_play_finds_nothing_that_could_be_chosen(match: AnyMatch) -> None:
    """While a computer thinks and after the end, regions that would refuse are disabled."""
    table = table_of(match)
    for earlier, sight in sights(match, 13):
        idle = replace(sight, interactive=False, thinking=earlier.to_move is not None)
        for region, _ in answers_to_taps(table, idle):
            assert DISABLED in region.states, (region, earlier.ply)
            assert LEGAL not in region.states


def test_every_button_that_goes_on_has_the_same_key(match: AnyMatch) -> None:
    """No such button refuses; its key saves walking through the groups to end a turn."""
    table, rng = table_of(match), random.Random(match.ply)
    for _, sight in sights(match, amount(23, 13)):
        now = sight
        for _ in range(4):
            answers = answers_to_taps(table, now)
            for region, answer in answers:
                goes_on = region.group in ("go", "actions") and not isinstance(answer, REFUSED)
                assert (GO_ON in region.jump) == (goes_on and now.interactive), region
            picked = [answer.draft for _, answer in answers if isinstance(answer, Picked)]
            if not picked or not now.interactive:
                break
            now = replace(now, draft=rng.choice(picked))


def answers_to_taps(table: Any, sight: Sight[Any]) -> list[tuple[Region, Any]]:
    """Return the response to a tap on each region for playing."""
    return [
        (region, table.tap(sight, region.id))
        for region in table.scene(sight).regions
        if not region.camera and table.look(sight, region.id) is None
    ]


def test_the_spelling_of_a_move_plays_it(match: AnyMatch) -> None:
    """Hints, drags and browsers use these regions to play a move."""
    table, game = table_of(match), match.game
    for ply in sampled_plies(match):
        text = match.record.moves[ply]
        earlier = match.back_to(ply)
        if is_persons_turn(earlier):
            sight: Any = sight_of(session_at(earlier), Stage(*PHONE))
            spelling = table.spelling(sight, game.move_from_text(text))
            assert tapped(table, sight, spelling) == text


def test_everything_can_be_touched_and_is_named(match: AnyMatch) -> None:
    """At 390 pixels: 44 by 44, in the scene, a label of its own, a group that exists."""
    table = table_of(match)
    for _, sight in sights(match, 9):
        scene = table.scene(sight)
        for region in scene.regions:
            assert region.box.w >= TOUCH - 0.01, region
            assert region.box.h >= TOUCH - 0.01, region
            assert lies_within(region.box, room_of(scene, region)), region
            assert region.label
        names = [(region.group, region.label) for region in scene.regions]
        assert len(set(names)) == len(names)
        ids = [region.id for region in scene.regions]
        assert len(set(ids)) == len(ids)
        assert {region.group for region in scene.regions} <= {g.id for g in scene.groups}
        keys = [node.key for node in scene.nodes]
        assert len(set(keys)) == len(keys)


def test_nothing_is_read_aloud_at_two_places(match: AnyMatch) -> None:
    """No sentence of a note is part of another, so a screen reader repeats nothing."""
    table = table_of(match)
    for _, sight in sights(match, 19):
        notes = table.scene(sight).notes
        for note in notes:
            others = " ".join(each.text for each in notes if each is not note)
            twice = [each for each in note.text.split(". ") if each.rstrip(".") in others]
            assert twice == [], (note.id, others)


def room_of(scene: Scene, region: Region) -> Box:
    """Return the box that may hold a region: the world of its window, or the whole scene."""
    if region.window:
        return scene.window(region.window).world
    return Box(0, 0, scene.width, scene.height)


def lies_within(box: Box, room: Box) -> bool:
    """Return whether `box` is inside `room`, except for rounding."""
    near = room.inset(-0.01)
    return near.contains(box.x, box.y) and near.contains(box.right, box.bottom)


def test_windows_and_what_lies_in_them_belong_together(match: AnyMatch) -> None:
    """Windows and their maps are inside the scene, and every named window exists."""
    table = table_of(match)
    for _, sight in sights(match, 23):
        scene = table.scene(sight)
        windows = {window.id for window in scene.windows}
        for window in scene.windows:
            places = [window.box, *([window.map.box] if window.map else [])]
            room = Box(0, 0, scene.width, scene.height)
            assert all(lies_within(place, room) for place in places)
        assert {node.window for node in scene.nodes} | {r.window for r in scene.regions} <= {
            "",
            *windows,
        }
        assert all(region.of in windows for region in scene.regions if region.camera)
        for group in scene.groups:
            assert len({r.window for r in scene.regions if r.group == group.id}) <= 1


def test_to_look_changes_nothing_but_the_picture(match: AnyMatch) -> None:
    """Items can be inspected at any time: on anyone's turn, and after the end."""
    table = table_of(match)
    for _, sight in sights(match, 19):
        for now in (sight, replace(sight, interactive=False)):
            inspected_items = {table.look(now, region.id) for region in table.scene(now).regions}
            for inspected in inspected_items - {None}:
                scene = table.scene(replace(now, inspected=inspected))
                assert (scene.width, scene.height) == PHONE
                assert scene.regions


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
def test_a_scene_fits_its_box_and_says_what_is_wanted(
    match: AnyMatch, size: tuple[float, float]
) -> None:
    """Each size from phone to desktop works, and the prompt is one complete sentence."""
    for earlier, sight in sights(match, 17, size):
        scene = table_of(match).scene(sight)
        assert (scene.width, scene.height) == size
        assert scene.sentence[-1] in ".?!"
        assert table_of(match).status(earlier.state)


def test_every_beat_ends_where_the_next_begins(match: AnyMatch) -> None:
    """The scenes of a move have one size, and the last equals the scene at rest."""
    for ply in sampled_plies(match):
        after = ply + 1
        session = session_at(match.back_to(after))
        at_rest = current_scene(session, Stage(*PHONE))
        steps = beats_between(ply, after, at_rest)
        assert steps[-1].scene == at_rest.scene
        assert all(150 <= step.ms <= 400 for step in steps)
        assert all((step.scene.width, step.scene.height) == PHONE for step in steps)
        assert InternTable().transition_json(steps)


def test_a_thumbnail_is_a_small_drawing(match: AnyMatch) -> None:
    """It is 98 by 98, a document of its own, made of named icons and colours only."""
    scene = table_of(match).thumbnail(match.state)
    assert (scene.width, scene.height) == (98, 98)
    icons = {name: IconPath("M0 0", 512) for name in icon_names(scene)}
    assert to_svg(scene, lambda token: f"#{len(token):06}", icons).startswith("<svg xmlns=")


def icon_names(scene: Scene) -> set[str]:
    """Return the names of the icons in a scene."""
    return {shape.name for node in scene.nodes for shape in node.shapes if isinstance(shape, Icon)}


def colours_of(scene: Scene) -> set[str]:
    """Return the colour tokens in a scene."""
    shapes = [shape for node in scene.nodes for shape in node.shapes]
    return {token for each in shapes for token in (each.fill, getattr(each, "stroke", "")) if token}


def test_every_icon_and_colour_of_a_scene_is_in_its_file(match: AnyMatch) -> None:
    """The build ships only icons from static/icons.txt or own-icons.json.

    The renderer knows only the colours of static/themes.json.
    """
    static = Path(__file__).parents[1] / "static"
    known = set((static / "icons.txt").read_text().split())
    known |= set(json.loads((static / "own-icons.json").read_text()))
    for _, sight in sights(match, 13):
        scene = table_of(match).scene(sight)
        assert icon_names(scene) - known == set()
        assert colours_of(scene) - set(colours("light")) == set()
        assert not colours_of(scene) & {"focus", "focusrim"}
