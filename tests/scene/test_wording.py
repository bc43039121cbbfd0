"""Names fit into a sentence."""

import pytest

from tabletop.scene.wording import LONGEST_NAME, short_name


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Ada", "Ada"),
        ("Anna Maria", "Anna Maria"),
        ("Anna Maria Barbara", "Anna"),
        ("Maximilianestina", "Maximiliane…"),
        ("             ", "…"),
    ],
)
def test_a_long_name_is_its_first_word(name: str, short: str) -> None:
    """The sentence of a table has room for twelve letters of a name."""
    assert short_name(name) == short
    assert len(short_name(name)) <= LONGEST_NAME
