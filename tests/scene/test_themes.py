"""Every theme is readable, also with low vision."""

import re
from pathlib import Path

import pytest

from tabletop.scene import marks, widgets
from tabletop.scene.boxes import Box
from tabletop.scene.shapes import Shape
from tests.colours import NAMES, THEMES, colours, contrast

STATIC = Path(__file__).parents[2] / "static"

SEATS = range(1, 7)


TEXT = [
    ("ontable", "table"),
    ("ink", "sheet"),
    ("ink", "sheet2"),
    ("ink2", "sheet"),
    ("ink2", "sheet2"),
    ("white", "night"),
    ("white", "leaf2"),
    ("white", "danger"),
    ("print", "sun"),
    ("print", "white"),
    ("squareink", "square"),
    ("squareink", "board"),
    ("print", "traced"),
    ("pencil", "white"),
    ("print", "roofpaper"),
    ("loss", "sheet"),
    ("plus", "sheet"),
]
"""Words (the first) and what they stand on."""

MARKS = [
    *((colour, "white") for colour in ("rose", "water", "plum", "leaf2", "berry", "carrot")),
    ("print", "lemon"),
    ("white", "soil2"),
    ("sun", "ringedge"),
    ("focus", "focusrim"),
    ("focus", "sun"),
    ("focusrim", "ringedge"),
    ("ringedge", "white"),
    ("leaf", "white"),
    ("dove", "white"),
    ("white", "raven"),
    ("ravenring", "raven"),
    ("white", "cell"),
    ("white", "staff"),
    ("sun", "soil2"),
    ("adder", "white"),
    ("slate", "white"),
    ("power", "sheet"),
    ("quiet", "sheet"),
    ("suspect", "sheet"),
    *(("white", colour) for colour in ("danger", "print", "lotus", "iris")),
    ("propedge", "prop"),
    ("tieredge", "tier2"),
    ("ringedge", "tier3"),
    *((colour, "white") for colour in ("food", "straw", "grey", "energy", "tree", "gable")),
    ("backleaf", "cardback"),
    ("gust", "sheet"),
    ("sunlight", "sheet"),
    *((mark, "board") for mark in ("pondrim", "hedge", "shears")),
    *((mark, "sheet") for mark in ("wanted", "gap", "open")),
]
"""Marks and silhouettes, and what they stand on."""


@pytest.mark.parametrize("theme", NAMES)
@pytest.mark.parametrize(("words", "ground"), TEXT)
def test_words_can_be_read(theme: str, words: str, ground: str) -> None:
    """Text has a contrast of at least 4.5 to 1 (WCAG 1.4.3)."""
    found = colours(theme)
    assert contrast(found[words], found[ground]) >= 4.5


@pytest.mark.parametrize("theme", NAMES)
@pytest.mark.parametrize(("mark", "ground"), MARKS)
def test_marks_can_be_seen(theme: str, mark: str, ground: str) -> None:
    """Non-text marks have a contrast of at least 3 to 1 (WCAG 1.4.11)."""
    found = colours(theme)
    assert contrast(found[mark], found[ground]) >= 3


@pytest.mark.parametrize("theme", NAMES)
def test_the_ring_of_the_focus_is_no_ring_of_the_board(theme: str) -> None:
    """Legal choices have a sun-coloured rim; the focus is blue between white lines."""
    tokens = colours(theme)
    others = {name: colour for name, colour in tokens.items() if not name.startswith("focus")}
    assert tokens["focus"] not in others.values()
    for beside in ("sun", "focusrim"):
        assert contrast(tokens["focus"], tokens[beside]) >= 3


def test_every_colour_is_written_in_one_way() -> None:
    """Six or eight hexadecimal digits, because the renderer appends the opacity of shadows."""
    for name in NAMES:
        for token, colour in colours(name).items():
            assert re.fullmatch(r"#[0-9A-F]{6}(00)?", colour), token


def every_mark() -> list[Shape]:
    """Return every shared mark and paper, for each seat and tone."""
    box = Box(0, 0, 100, 50)
    found: list[Shape] = [
        widgets.sheet(box),
        widgets.rule(0, 0, 10),
        widgets.number(0, 0, "7", 20),
    ]
    for group in (
        *(marks.hat(seat, 0, 0, 40) for seat in SEATS),
        *((marks.seat_mark(seat, 0, 0, 9),) for seat in SEATS),
        *(widgets.badge(0, 0, "+1", tone) for tone in ("note", "sun", "paper", "go", "danger")),
        *(widgets.button(box, "Go", tone) for tone in ("go", "quiet", "danger", "idle")),
        *(mark(0, 0) for mark in (marks.last_leaf, marks.tick, marks.cross)),
        marks.ring(0, 0, 20),
        marks.edge(box, 12),
    ):
        found.extend(group)
    return found


def test_the_shared_marks_use_tokens_that_exist() -> None:
    """The renderer raises an error for a token without a colour."""
    known = set(THEMES["light"]) | {""}
    for shape in every_mark():
        assert {shape.fill, getattr(shape, "stroke", "")} <= known, shape


def test_every_property_of_the_page_s_styles_is_defined() -> None:
    """CSS silently ignores a colour with an unknown custom property."""
    sheets = [path.read_text(encoding="utf-8") for path in (STATIC / "css").glob("*.css")]
    defined = {name for text in sheets for name in re.findall(r"--([\w-]+):", text)}
    used = {name for text in sheets for name in re.findall(r"var\(--([\w-]+)\)", text)}
    assert {"sheet", "ink"} <= used
    assert used - defined - set(THEMES["light"]) == set()
