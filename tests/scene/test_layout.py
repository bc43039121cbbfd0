"""The layout size of a table: never below its minimum, and scaled up for larger text."""

import pytest

from tabletop.scene.layout import laid_out

PHONE_OR_MORE = ((320.0, 460.0), (600.0, 276.0))


@pytest.mark.parametrize(
    ("stage", "size"),
    [
        ((390, 744), (390, 744)),
        ((1180, 724), (1180, 724)),
        ((320, 156), (320, 460)),
        ((300, 500), (320, 500)),
        ((667, 250), (667, 276)),
        ((640, 180), (640, 276)),
    ],
)
def test_below_its_least_size_a_table_is_laid_out_larger(
    stage: tuple[float, float], size: tuple[float, float]
) -> None:
    """On a smaller screen it scrolls, in one direction if that is enough."""
    assert laid_out(PHONE_OR_MORE, *stage) == size


@pytest.mark.parametrize(
    ("stage", "text", "size"),
    [
        ((820, 1086), 2, (410, 543)),
        ((1440, 800), 1.5, (960, 533)),
        ((390, 744), 2, (320, 610)),
        ((320, 600), 2, (320, 600)),
        ((1200, 530), 2, (624, 276)),
    ],
)
def test_larger_text_is_a_smaller_layout_that_is_stretched(
    stage: tuple[float, float], text: float, size: tuple[float, float]
) -> None:
    """It scales as far as the width allows, or slightly less if that avoids scrolling."""
    assert laid_out(PHONE_OR_MORE, *stage, text) == size
