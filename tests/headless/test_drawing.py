"""Tables drawn as SVG without a browser, by the command and in notebooks."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import GAMES, AnyMatch, load_game
from tabletop.headless import drawing
from tabletop.headless.command import main
from tabletop.headless.drawing import THEMES, draw

Capture = pytest.CaptureFixture[str]

RECORDS = Path(__file__).parents[1] / "data" / "records"
WIZARDS = RECORDS / "wizards-garden" / "whole-game.json"
WITCHES = RECORDS / "witchcraft" / "greedy-2-seats.json"


def match_of(path: Path) -> AnyMatch:
    """Return the match of a recorded game."""
    record = Record.from_text(path.read_text(encoding="utf-8"))
    return Match.load(load_game(record.game), record)


def drawn(capture: Capture, *arguments: str) -> ElementTree.Element:
    """Return the SVG element that `draw` prints; fail if the command fails."""
    assert main(["draw", *arguments]) == 0
    return ElementTree.fromstring(capture.readouterr().out)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_game_is_drawn_in_every_theme(game: str, theme: str, capsys: Capture) -> None:
    """The first record of each game, at its start and its end."""
    path = min((RECORDS / game).glob("*.json"))
    for moves in ([], ["--ply", "0"]):
        root = drawn(capsys, str(path), "--size", "390x844", "--theme", theme, *moves)
        assert len(root) > 5


def test_the_picture_has_the_size_that_was_asked_for(capsys: Capture) -> None:
    """In CSS pixels, with a title for screen readers."""
    root = drawn(capsys, str(WIZARDS), "--ply", "20", "--size", "390x780")
    assert (root.get("width"), root.get("height")) == ("390", "780")
    assert root.get("viewBox") == "0 0 390 780"
    assert (root.get("role"), root.get("aria-label", "")[-1]) == ("img", ".")


def test_a_table_is_never_squeezed(capsys: Capture) -> None:
    """A smaller size gives the minimum size, which the page would scroll."""
    root = drawn(capsys, str(WITCHES), "--size", "200x200")
    assert float(root.get("width", "")) > 200


def test_the_ply_decides_what_is_on_the_table() -> None:
    """The same ply gives the same drawing, another ply another one."""
    match = match_of(WIZARDS)
    assert draw(match, 10) == draw(match, 10) != draw(match, 11)
    assert draw(match) == draw(match, match.ply)


def test_hands_are_those_of_the_seat_that_looks() -> None:
    """The default is the seat to move; an onlooker sees no hands."""
    match = match_of(WITCHES)
    to_move = match.game.current_player(match.positions[20].state)
    assert to_move
    assert draw(match, 20) == draw(match, 20, seat=to_move)
    views = {draw(match, 20, seat=seat).svg for seat in (0, 1, 2)}
    assert len(views) == 3


def test_a_notebook_shows_the_picture() -> None:
    """IPython calls its `_repr_svg_`."""
    picture = draw(match_of(WIZARDS), 3)
    assert picture._repr_svg_() == str(picture) == picture.svg


def test_colours_are_those_of_the_theme() -> None:
    """All tokens are resolved, and the background is the theme's."""
    match = match_of(WIZARDS)
    assert 'fill="#1C2620"' in draw(match, theme="dark").svg
    assert 'fill="#54745A"' in draw(match, theme="light").svg
    assert "var(--" not in draw(match).svg


def test_missing_icons_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    """In an unbuilt clone rings replace icons, and a message says how to build them."""
    monkeypatch.setattr(drawing, "BUILT_ICONS", tmp_path / "icons.json")
    assert main(["draw", str(WIZARDS), "--ply", "20"]) == 0
    printed = capsys.readouterr()
    assert ElementTree.fromstring(printed.out) is not None
    assert "make static/build/icons.json" in printed.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--ply", "999"], "--ply: it is a whole number from 0 to"),
        (["--ply", "-1"], "--ply: it is a whole number from 0 to"),
        (["--seat", "3"], "--seat: it is a whole number from 0 to 2"),
        (["--size", "390"], "--size: it is written WIDTHxHEIGHT"),
        (["--size", "0x5"], "--size: it is written WIDTHxHEIGHT"),
    ],
)
def test_what_cannot_be_drawn_is_told(arguments: list[str], told: str, capsys: Capture) -> None:
    """Exit status 2, and one line that says what is wrong."""
    assert main(["draw", str(WIZARDS), *arguments]) == 2
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)
    assert told in printed.err
