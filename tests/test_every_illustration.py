"""The pages of rules: each illustration can be drawn, and links to passages work."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tabletop.app.illustrations.drawing import cut_of, drawn, scene_of, sizes
from tabletop.app.illustrations.places import bounds, flat, place_of
from tabletop.core.illustration import Illustration, Spot, spot
from tabletop.games.registry import GAMES, load_game, load_illustrations, load_table
from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Node
from tests.tables import ALL_GAMES
from tools.books import FIGURE, filled

GAMES_FOLDER = Path(__file__).parents[1] / "py" / "tabletop" / "games"
ALL = [(key, name) for key in ALL_GAMES for name in load_illustrations(key)]
NARROW = 390
"""How wide a picture is at most, in CSS pixels: on a phone it is shown at 0.92 of that."""

SENTENCE = re.compile(r"[A-Z].*[^.][.!?]", re.DOTALL)


def folder_of(key: str) -> Path:
    return GAMES_FOLDER / key.replace("-", "_")


@cache
def book_of(key: str) -> str:
    return (folder_of(key) / "help.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(("key", "name"), ALL)
def test_each_picture_is_drawn_of_a_position(key: str, name: str) -> None:
    """Its record replays, its taps pick something, its regions exist, and it fits on a phone."""
    illustration = load_illustrations(key)[name]
    pictures = drawn(key, illustration)
    assert [(each["width"], each["height"]) for each in pictures] == sizes(key, illustration)
    for moment, picture in zip(illustration.moments, pictures, strict=True):
        scene = scene_of(key, illustration.course, moment)
        cut = cut_of(scene, moment)
        assert any(is_seen(scene, each, cut) for each in scene.nodes), "there is nothing to be seen"
        assert 40 <= picture["width"] <= NARROW
        assert picture["height"] <= 480
        for each in moment.rings:
            ring = place_of(scene, spot(each))
            assert cut.contains(ring.cx, ring.cy)
        for each in (*moment.shows, *moment.rings):
            assert is_in_view(scene, spot(each).at), f"{each} lies outside of its window"


def test_no_sign_of_a_dying_plant_is_cut() -> None:
    """In Garden Growth this sign is on the rim of a plant, so at the edge of an illustration."""
    for illustration in load_illustrations("garden-growth").values():
        for moment in illustration.moments:
            scene = scene_of("garden-growth", illustration.course, moment)
            cut = cut_of(scene, moment)
            for pill in (each for each in scene.nodes if each.key.startswith("pill-dies")):
                assert cut.y <= bounds(pill).y, moment.said


def is_in_view(scene: Scene, place: str) -> bool:
    """Return whether all of a region is in view when the table opens."""
    windows = [each.window for each in scene.regions if each.id == place and each.window]
    box = place_of(scene, Spot(place))
    views = [scene.window(each).box.inset(-3) for each in windows]
    corners = ((box.x, box.y), (box.right, box.bottom))
    return all(view.contains(*corner) for view in views for corner in corners)


def is_seen(scene: Scene, node: Node, cut: Box) -> bool:
    """Return whether a node is partly inside the crop without filling it."""
    box = bounds(flat(scene, node))
    inside = box.x < cut.right and box.right > cut.x and box.y < cut.bottom and box.bottom > cut.y
    return inside and not (box.w > 2 * cut.w and box.h > 2 * cut.h)


@pytest.mark.parametrize(("key", "name"), ALL)
def test_each_picture_tells_in_whole_sentences_what_is_to_be_seen(key: str, name: str) -> None:
    """A screen reader reads these sentences instead of the illustration."""
    for moment in load_illustrations(key)[name].moments:
        told = [moment.said, *(spot(each).told for each in moment.rings if spot(each).told)]
        assert all(SENTENCE.fullmatch(each) for each in told), told
        assert len(moment.said) <= 110


@pytest.mark.parametrize("key", ALL_GAMES)
def test_each_book_shows_the_pictures_of_its_game(key: str) -> None:
    """Each appears once with its caption; a game for players has five or more."""
    names = FIGURE.findall(book_of(key))
    assert sorted(names) == sorted(load_illustrations(key))
    assert len(names) in (range(5, 10) if key in GAMES else range(1, 10))
    page = filled(key, book_of(key))
    assert page.count('role="img"') == sum(len(each.moments) for each in pictures_of(key))
    assert not FIGURE.search(page)


def pictures_of(key: str) -> list[Illustration]:
    return list(load_illustrations(key).values())


def rules_named(key: str) -> set[str]:
    """Return the rule numbers that a game's refusals may name."""
    info = load_game(key).info
    pattern = re.compile(r"[A-Z]?\d+|set-up" if key == "tuintopia" else r"[A-Z]\d+")
    named = {info.over_rule}
    for room in ("rules", "table"):
        for path in (folder_of(key) / room).glob("*.py"):
            named |= set(rules_in(ast.parse(path.read_text(encoding="utf-8")), pattern))
    return named - {"turn", "notation"}


def rules_in(tree: ast.AST, pattern: re.Pattern[str]) -> Iterator[str]:
    """Yield the strings in refusals and rule constants of a module that match `pattern`."""
    for node in ast.walk(tree):
        is_refusal = isinstance(node, ast.Call) and "efus" in ast.unparse(node.func)
        is_rule = (isinstance(node, ast.Assign) and "rule" in ast.unparse(node.targets[0])) or (
            isinstance(node, ast.FunctionDef) and node.name.endswith("_rule_of")
        )
        for each in ast.walk(node) if is_refusal or is_rule else ():
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                yield from [each.value] if pattern.fullmatch(each.value) else []


@pytest.mark.parametrize("key", ALL_GAMES)
def test_each_refusal_and_each_sheet_leads_to_a_passage(key: str) -> None:
    """Every rule number of a refusal and every section that a table links to must exist."""
    book = book_of(key)
    sections = re.findall(r'data-section="([a-z-]+)"', book)
    rules = " ".join(re.findall(r'data-rules="([^"]+)"', book)).split()
    assert len(set(sections)) == len(sections)
    assert len(set(rules)) == len(rules)
    assert rules_named(key) <= set(rules)
    assert {section for _, section in load_table(key).passages} <= set(sections)
