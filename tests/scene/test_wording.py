"""Names fit into a sentence, and enumerations read as one says them."""

import pytest

from tabletop.scene.wording import LONGEST_NAME, listed, short_name


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Ada", "Ada"),
        ("Anna Maria", "Anna Maria"),
        ("Anna Maria Barbara", "Anna"),
        ("Maximilianestina", "Maximiliane…"),
        ("             ", "            "[:11] + "…"),
    ],
)
def test_a_long_name_is_its_first_word(name: str, short: str) -> None:
    """The sentence of a table has room for twelve letters of a name."""
    assert short_name(name) == short
    assert len(short_name(name)) <= LONGEST_NAME


@pytest.mark.parametrize(
    ("words", "text"),
    [([], ""), (["one"], "one"), (["one", "two"], "one and two"), (list("abc"), "a, b and c")],
)
def test_an_enumeration_ends_with_and(words: list[str], text: str) -> None:
    """As one would say it."""
    assert listed(words) == text
