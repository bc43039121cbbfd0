"""Paper widgets contain their words and icons."""

from __future__ import annotations

import pytest

from tabletop.scene.measure import text_width
from tabletop.scene.shapes import Icon, Rect, Text
from tabletop.scene.widgets import badge, badge_box


@pytest.mark.parametrize("icons", ["", "drop", "drop high-grass"])
def test_a_badge_has_room_for_all_its_icons(icons: str) -> None:
    """They are left of the word, in order, and nothing extends beyond the pill."""
    paper, *marks, word = badge(50, 20, "dies", icon=icons, size=15)
    assert isinstance(paper, Rect)
    assert isinstance(word, Text)
    drawn = [each for each in marks if isinstance(each, Icon)]
    assert [each.name for each in drawn] == icons.split()
    half = text_width("dies", 15) / 2
    edges = [(each.x - each.size / 2, each.x + each.size / 2) for each in drawn]
    edges.append((word.x - half, word.x + half))
    assert edges == sorted(edges)
    assert paper.x <= edges[0][0]
    assert edges[-1][1] <= paper.x + paper.w
    assert (paper.x, paper.w) == badge_box(50, 20, "dies", icons)[::2]
