"""Every word on every table is large enough and has enough contrast, in each theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop.games.registry import AnyMatch, table_of
from tabletop.scene.scene import Scene
from tests.amount import thorough_but
from tests.colours import NAMES, colours, contrast
from tests.legibility import prints_of, words_of
from tests.tables import is_usual
from tests.test_every_table import DRAWN, people_at, sights

SIZES = ((360.0, 560.0), (1024.0, 660.0), (844.0, 390.0))
LEAST = 13.0
NARROW_TILE = "Qu"
"""The one word that must fit on a tile of any size: two letters where others have one."""


@pytest.fixture(params=thorough_but(DRAWN, filter(is_usual, DRAWN)), ids=str, scope="module")
def match(request: pytest.FixtureRequest) -> AnyMatch:
    """Return a match of people at each table that is drawn."""
    return people_at(request.param)


def scenes(match: AnyMatch) -> Iterator[Scene]:
    """Yield some scenes of a whole game, on a small phone, a tablet, and a phone in landscape."""
    for size in SIZES:
        for earlier, sight in sights(match, 53, size):
            yield table_of(earlier).scene(sight)


def test_words_on_the_canvas_have_contrast(match: AnyMatch) -> None:
    """At least 4.5 to 1, or 3 to 1 for large text (WCAG 1.4.3).

    Disabled controls are held to the same ratios.
    """
    pale = {
        (theme, word.key, word.text, round(contrast(word.colour, word.ground), 2))
        for scene in scenes(match)
        for each in prints_of(scene)
        for theme in NAMES
        for word in (each.in_colours(colours(theme)),)
        if contrast(word.colour, word.ground) < (3 if word.is_large else 4.5)
    }
    assert not pale


def test_words_on_the_canvas_are_large_enough(match: AnyMatch) -> None:
    """Outside windows, which can be zoomed, all text is at least 13 pixels."""
    small = {
        (word.key, word.text, round(word.size, 1))
        for scene in scenes(match)
        for word in words_of(scene, colours("light"))
        if word.size < LEAST and word.text != NARROW_TILE
    }
    assert not small
