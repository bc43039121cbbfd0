"""A game more, made from the template: its folder, a line in the registry and a picture suffice."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import tabletop.games
from e2e.board_page import PLAY, BoardPage
from e2e.conftest import ROOT
from e2e.ending import check_the_end
from e2e.playthrough import taps_for
from e2e.watch import Watch, wait_until_ready
from tabletop.app.presence.places import is_persons_turn
from tabletop.games import registry
from tests import seventh
from tools.browser import serving

SOURCES = ("py", "static", "tools")
LAYERS = "static/build/snapshot/layers.json"
NOT_MADE_AGAIN = ("node_modules/.package-lock.json", LAYERS)
"""What the copy has as it is: libraries, and no picture of memory, which would take its time."""


def copy_project(folder: Path) -> None:
    """Copy what a site is built from, with what is built already, and the dates of all."""
    ignored = shutil.ignore_patterns("__pycache__", "*-*.zst")
    for name in SOURCES:
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy2(path, folder)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")


def make(folder: Path, target: str) -> None:
    """Let make build a target in a copy of the project."""
    kept = [word for path in NOT_MADE_AGAIN for word in ("-o", path)]
    command = ["make", "--silent", *kept, f"PYTHON={sys.executable}", target]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, "MAKEFLAGS": ""})


def plainly_packed(data: bytes) -> bytes:
    """Return data in the form of Zstandard (RFC 8878), in blocks that are not compressed."""
    most = 1 << 17
    blocks = [data[at : at + most] for at in range(0, len(data), most)]
    packed = [b"\x28\xb5\x2f\xfd\xa0", len(data).to_bytes(4, "little")]
    for number, block in enumerate(blocks, start=1):
        packed += [(len(block) << 3 | (number == len(blocks))).to_bytes(3, "little"), block]
    return b"".join(packed)


@pytest.fixture(scope="module")
def seventh_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a site with one game more; `site` has built what it shares."""
    assert site.is_dir()
    folder = tmp_path_factory.mktemp("seventh")
    copy_project(folder)
    seventh.register(folder)
    seventh.bring(folder)
    make(folder, "static/build/tabletop.pack")
    pack = folder / "static" / "build" / "tabletop.pack"
    (folder / LAYERS).write_text("[]", encoding="utf-8")
    (folder / LAYERS).with_name("tabletop.zst").write_bytes(plainly_packed(pack.read_bytes()))
    make(folder, "site")
    return folder


@pytest.fixture
def page(seventh_site: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """Yield the menu of that site; the rules of its new game are known here as well."""
    rooms = seventh_site / "py" / "tabletop" / "games"
    monkeypatch.setattr(tabletop.games, "__path__", [*tabletop.games.__path__, str(rooms)])
    monkeypatch.setattr(registry, "GAMES", (seventh.KEY, *registry.GAMES))
    context = browser.new_context(reduced_motion="reduce")
    opened = context.new_page()
    with serving(seventh_site / "site") as address:
        watch = Watch(opened, address)
        opened.goto(address)
        wait_until_ready(opened)
        yield opened
        context.close()
    watch.found_nothing()


@pytest.mark.thorough
def test_a_seventh_game_is_on_the_menu_and_played_to_its_end(page: Page) -> None:
    """Its card shows its picture, the start dialog its levels; taps play it against a computer."""
    cards = page.get_by_role("main", name="Games").get_by_role("listitem")
    expect(cards).to_have_count(len(registry.GAMES))
    card = cards.filter(has_text="Falling Leaves")
    picture = card.locator("img")
    expect(picture).to_have_attribute("src", f"static/pictures/{seventh.KEY}.svg")
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    card.get_by_role("button").click()
    table = BoardPage(page)
    dialog = table.dialog("Falling Leaves")
    expect(
        dialog.get_by_text(re.compile("^Counts the leaves.*and is often wrong.$"))
    ).to_be_visible()
    dialog.get_by_role("button", name=PLAY).click()
    table.wait_for_table()
    play_greedily(table)
    assert table.kept().game == seventh.KEY
    check_the_end(table)


def play_greedily(table: BoardPage) -> None:
    """Make the last of the legal moves whenever it is a person's turn, until the game is over."""
    while (match := table.kept_match()).to_move is not None:
        if not is_persons_turn(match):
            table.page.wait_for_timeout(20)
            continue
        moves = [match.game.move_to_text(move) for move in match.game.legal_moves(match.state)]
        for region in taps_for(match, moves[-1]):
            table.tap_region(region)
