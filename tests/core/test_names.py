"""Names as they are told: whatever a record calls its seats, a sentence keeps its order."""

import pytest

from tabletop.core.names import END_OF_ISOLATE, ISOLATE, MOST, plain_name, told_name


@pytest.mark.parametrize("name", ["Ada", "Grandma & Co.", "Zoë", "李小龙", "7", "", "🌻 Fern"])
def test_an_ordinary_name_is_told_as_it_was_given(name: str) -> None:
    """Nothing is put around it."""
    assert plain_name(name) == told_name(name) == name


@pytest.mark.parametrize("name", ["שרה", "محمد", "Ada (אדה)", "٣"])
def test_a_name_from_right_to_left_is_isolated(name: str) -> None:
    """What stands around it is not drawn into its order."""
    assert plain_name(name) == name
    assert told_name(name) == f"{ISOLATE}{name}{END_OF_ISOLATE}"


@pytest.mark.parametrize("control", "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
def test_no_name_reorders_a_sentence(control: str) -> None:
    """Overrides and embeddings go, balanced or not; what they would have turned stays."""
    assert told_name(f"{control}A{control}da{control}{control}") == "Ada"
    assert told_name(f"א{control}") == f"{ISOLATE}א{END_OF_ISOLATE}"


def test_a_name_is_one_short_line_that_can_be_written() -> None:
    """Breaks become spaces, half characters a sign, and what is too long is cut."""
    assert told_name(" a\r\n\tb\u2028c\x00 ") == "a b c"
    assert told_name("a\ud800b").encode() == "a\ufffdb".encode()
    long = told_name("W" * 100_000)
    assert long == f"{'W' * (MOST - 1)}…"
    assert told_name("W" * MOST) == "W" * MOST
