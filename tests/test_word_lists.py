"""The packed word lists are up to date with their sources."""

from __future__ import annotations

from tools import build_words


def test_word_lists_are_up_to_date() -> None:
    """`tools/build_words.py` reproduces every packed file byte for byte."""
    for name, content in build_words.assets():
        assert (build_words.GAME / name).read_bytes() == content, name
