"""Names shortened to fit into a sentence."""

import pytest

from tabletop.core.names import END_OF_ISOLATE, ISOLATE
from tabletop.scene.wording import LONGEST_NAME, short_names


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
    """A table's sentence has room for twelve letters of a name."""
    assert short_names((name,)) == (short,)
    assert len(short) <= LONGEST_NAME


def test_short_names_are_told_apart() -> None:
    """People with the same first word are numbered; names keep their text direction."""
    long = ("Christopher Anderson", "Ben", "Christopher Baker")
    assert short_names(long) == ("Christopher 1", "Ben", "Christopher 2")
    assert short_names(("Christopher Baker 1", "Christopher Baker 2")) == short_names(long)[::2]
    hebrew = f"{ISOLATE}שרה בת אשר הארוכה{END_OF_ISOLATE}"
    assert short_names((hebrew,)) == (f"{ISOLATE}שרה{END_OF_ISOLATE}",)
