"""The packed word lists are those that the tool makes of its sources."""

from __future__ import annotations

from tools import build_words


def test_word_lists_are_up_to_date() -> None:
    """Every file of `tools/build_words.py` stands in the game's folder as the tool makes it."""
    for name, content in build_words.assets():
        assert (build_words.GAME / name).read_bytes() == content, name
