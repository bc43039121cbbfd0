"""Translation: the current language, its files, plurals and enumerations."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.core.language import (
    English,
    Translation,
    catalogue_of,
    either,
    later,
    listed,
    phrases,
    remembered,
    speak,
    spoken,
    t,
    t_count,
)

DUTCH: dict[str, str | list[str]] = {
    "{name} plants a {kind}.": "{name} plant een {kind}.",
    "{count} seed": ["{count} zaadje", "{count} zaadjes"],
    "{first} and {last}": "{first} en {last}",
    "{first} or {last}": "{first} of {last}",
}


@pytest.fixture
def dutch() -> Iterator[None]:
    """Switch to an incomplete Dutch translation for one test."""
    speak(Translation("nl", "one-other", DUTCH))
    yield
    speak(English())


def test_english_stands_in_the_sources() -> None:
    """Without a translation, the English text is returned with its placeholders filled."""
    assert spoken() == "en"
    assert t("{name} plants a {kind}.", name="Ada", kind="plum") == "Ada plants a plum."
    assert t("100 % {of}") == "100 % {of}"


@pytest.mark.parametrize(("count", "said"), [(0, "0 seeds"), (1, "1 seed"), (2, "2 seeds")])
def test_english_counts_one_and_many(count: int, said: str) -> None:
    assert t_count("{count} seed", "{count} seeds", count) == said


def test_a_gap_may_say_the_count_in_another_way() -> None:
    assert t_count("{count} seed", "{count} seeds", 0, count="no") == "no seeds"


@pytest.mark.usefixtures("dutch")
def test_a_translation_says_it_with_its_own_gaps_and_forms() -> None:
    assert spoken() == "nl"
    assert t("{name} plants a {kind}.", name="Ada", kind="pruim") == "Ada plant een pruim."
    assert t_count("{count} seed", "{count} seeds", 1) == "1 zaadje"
    assert t_count("{count} seed", "{count} seeds", 5) == "5 zaadjes"


def test_what_is_remembered_is_made_once_and_anew_in_another_language() -> None:
    """Cached values that contain text are computed once for each language."""
    made = []

    @remembered(4)
    def seeds(count: int) -> str:
        made.append(count)
        return t_count("{count} seed", "{count} seeds", count)

    assert [seeds(1), seeds(1), seeds(2)] == ["1 seed", "1 seed", "2 seeds"]
    assert made == [1, 2]
    speak(Translation("nl", "one-other", DUTCH))
    said = seeds(1)
    speak(English())
    assert [said, seeds(1)] == ["1 zaadje", "1 seed"]


@pytest.mark.usefixtures("dutch")
def test_what_is_not_translated_is_said_in_english() -> None:
    assert t("Take back") == "Take back"
    assert t_count("{count} weed", "{count} weeds", 2) == "2 weeds"


@pytest.mark.usefixtures("dutch")
def test_what_stands_in_a_constant_is_translated_when_it_is_shown() -> None:
    assert t(later("{count} seed"), count=1) == "1 zaadje"


@pytest.mark.parametrize(
    ("words", "text"),
    [([], ""), (["one"], "one"), (["one", "two"], "one and two"), (list("abc"), "a, b and c")],
)
def test_an_enumeration_ends_with_and_and_a_choice_with_or(words: list[str], text: str) -> None:
    """Items are joined by commas, the last by a conjunction."""
    assert listed(words) == text
    assert either(words) == text.replace("and", "or")


@pytest.mark.usefixtures("dutch")
def test_an_enumeration_ends_as_the_language_has_it() -> None:
    assert listed(["een", "twee", "drie"]) == "een, twee en drie"
    assert either(["een", "twee", "drie"]) == "een, twee of drie"


def test_a_label_is_one_phrase_after_the_other() -> None:
    assert phrases(["A1", "plum", "2 water"]) == "A1, plum, 2 water"


def test_a_language_is_a_file(tmp_path: Path) -> None:
    """The file is named by its language tag, and holds plural rules and texts."""
    file = {"forms": "one-other", "words": DUTCH}
    (tmp_path / "nl.json").write_text(json.dumps(file), encoding="utf-8")
    found = catalogue_of("nl", tmp_path)
    assert found.language == "nl"
    assert found.counted("{count} seed", "{count} seeds", 2) == "{count} zaadjes"


@pytest.mark.parametrize("tag", ["en", "xx", "", "../../secrets", "NL"])
def test_a_language_without_a_file_is_that_of_the_sources(tag: str) -> None:
    assert catalogue_of(tag).language == "en"


def test_a_loss_bears_a_minus_sign() -> None:
    """Screen readers skip a hyphen."""
    assert t_count("{count} point", "{count} points", -19) == "\N{MINUS SIGN}19 points"
