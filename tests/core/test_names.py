"""Names in sentences: no name of a seat in a record can reorder a sentence."""

from unicodedata import category, combining

import pytest

from tabletop.core.names import (
    END_OF_ISOLATE,
    ISOLATE,
    MAX_NAME,
    MOST,
    bounded_name,
    clean_name,
    cut,
    name_in_sentence,
    name_key,
    numbered,
    plain_name,
)


@pytest.mark.parametrize("name", ["Ada", "Grandma & Co.", "Zoë", "李小龙", "7", "", "🌻 Fern"])
def test_an_ordinary_name_is_told_as_it_was_given(name: str) -> None:
    """It gets no isolating characters."""
    assert plain_name(name) == name_in_sentence(name) == name


@pytest.mark.parametrize("name", ["שרה", "محمد", "Ada (אדה)", "٣"])
def test_a_name_from_right_to_left_is_isolated(name: str) -> None:
    """The text around it keeps its order."""
    assert plain_name(name) == name
    assert name_in_sentence(name) == f"{ISOLATE}{name}{END_OF_ISOLATE}"


@pytest.mark.parametrize("control", "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
def test_no_name_reorders_a_sentence(control: str) -> None:
    """Overrides and embeddings are removed, balanced or not; the other characters stay."""
    assert name_in_sentence(f"{control}A{control}da{control}{control}") == "Ada"
    assert name_in_sentence(f"א{control}") == f"{ISOLATE}א{END_OF_ISOLATE}"


def test_a_name_is_one_short_line_that_can_be_written() -> None:
    """Line breaks become spaces, lone surrogates a replacement character; long names are cut."""
    assert name_in_sentence(" a\r\n\tb\u2028c\x00 ") == "a b c"
    assert name_in_sentence("a\ud800b").encode() == "a\ufffdb".encode()
    long = name_in_sentence("W" * 100_000)
    assert long == f"{'W' * (MOST - 1)}…"
    assert name_in_sentence("W" * MOST) == "W" * MOST


INVISIBLE = (
    *"\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u2028\u2060\u2064",
    *"\u2800\u202e\u2066\u3164\ufe0f\ufeff\uffa0\ufff9\U0001d159\U0001d173\U000e0001\U000e0041\x7f",
    *"\u0301\u20dd\u3000\u00a0",
)


@pytest.mark.parametrize("char", INVISIBLE, ids=lambda char: f"U+{ord(char):04X}")
def test_a_name_has_something_to_see(char: str) -> None:
    """Invisible characters and marks without a base are no name, and do not tell names apart."""
    assert clean_name(char) == clean_name(char * 3) == clean_name(f" {char} ") == ""
    if category(char)[0] != "M" or (category(char) == "Mn" and not combining(char)):
        assert clean_name(f"{char}Ann{char}") == "Ann"
        assert name_key(f"Ann{char}") == name_key("ann")


SHAPED = (
    *("👨\u200d👩\u200d👧\u200d👦", "❤️\u200d🔥", "👩🏽\u200d🚀", "🇳🇱", "1️⃣", "Ann ☀️"),
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    *("Zoë", "क्षत्रिय", "عل\u200cرض", "한나", "۴"),
)


@pytest.mark.parametrize("name", SHAPED)
def test_what_can_be_seen_is_stored_as_it_was_typed(name: str) -> None:
    """Joiners, selectors and tags stay where they change what is displayed."""
    assert clean_name(name) == name
    assert clean_name(f"{name}\u200d\u200b") == name


def test_a_name_is_stored_in_one_line_and_one_spelling() -> None:
    """Spaces are single, characters composed, and joiners between Latin letters removed."""
    assert clean_name("  Anna \t Maria\n") == "Anna Maria"
    assert clean_name("Zoe\u0308") == "Zo\u00eb"
    assert clean_name("A\u200dn\u200cn\ufe0f") == "Ann"
    assert clean_name("An\u2800n") == "An n"


def test_a_name_is_never_cut_within_a_character() -> None:
    """Five family emoji fit into forty characters; a sixth is dropped whole."""
    family = SHAPED[0]
    assert clean_name(family * 9) == family * 5
    assert clean_name("x" * 39 + "e\u0332") == "x" * 39
    assert cut(family * 9, 10) == f"{family}…"
    assert cut("🇳🇱🇧🇪🇩🇪", 4) == "🇳🇱…"


def test_a_record_keeps_the_names_that_it_has() -> None:
    """The checksum covers names, so only their length and control characters are restricted."""
    assert bounded_name("\u202eשרה\u200b") == "\u202eשרה\u200b"
    assert bounded_name("a\x00b" + "W" * 99) == f"ab{'W' * (MAX_NAME - 2)}"


def test_names_that_several_share_are_numbered() -> None:
    """So are names that sound the same; numbers already used in a name are skipped."""
    assert numbered(["Ann", "Ben", "ann"]) == ("Ann 1", "Ben", "ann 2")
    assert numbered(["Ann", "Ann 1", "Ann"]) == ("Ann 2", "Ann 1", "Ann 3")
    assert numbered(["Ann", "Ben"]) == ("Ann", "Ben")
