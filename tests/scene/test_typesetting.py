"""Text that must fit is wrapped, then shrunk, then cut, as on the page."""

from __future__ import annotations

from tabletop.scene.measure import text_width
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Node, Text
from tabletop.scene.svg import to_svg
from tabletop.scene.typesetting import LEAST, typeset


def test_words_without_a_limit_stay_as_they_are() -> None:
    """They stay on one line, however long."""
    text = Text(0, 0, "Choose a space in the garden", 20)
    assert typeset(text) == ([text.text], 20)


def test_words_break_before_they_shrink() -> None:
    """Lines break between words, up to the maximum number of lines."""
    text = Text(0, 0, "Choose a space", 20, fit=80, lines=2)
    assert typeset(text) == (["Choose", "a space"], 20)


def test_words_shrink_in_one_line() -> None:
    """The size goes down in steps of half a pixel until the text fits."""
    text = Text(0, 0, "Choose a space", 20, fit=text_width("Choose a space", 15))
    assert typeset(text) == (["Choose a space"], 15)


def test_what_does_not_fit_is_cut() -> None:
    """At the minimum size it ends in an ellipsis; a number at the end stays."""
    (line,), size = typeset(Text(0, 0, "Ebenezer Longfellow 2", 16, fit=90))
    assert size == LEAST
    assert line.startswith("Eb")
    assert line.endswith("… 2")
    assert text_width(line, size) <= 90


def test_an_svg_has_the_lines_below_each_other() -> None:
    """All lines start at the same x, one leading apart."""
    text = Text(5, 9, "Choose a space", 20, fit=80, lines=2)
    drawing = to_svg(Scene(100, 100, (Node("words", (text,)),)))
    assert '>Choose<tspan x="5" dy="25">a space</tspan></text>' in drawing
