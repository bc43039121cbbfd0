"""Grapheme clusters: common characters, and where a long text is cut."""

from tabletop.core.graphemes import cut_graphemes, graphemes


def test_common_characters_are_clusters_of_their_own() -> None:
    """Everyday characters are never joined to one another."""
    for cluster in ("A", "é", "漢", "👩‍👧‍👦", "🇳🇱", "1️⃣", "한"):
        assert list(graphemes(cluster * 3)) == [cluster] * 3


def test_a_beginning_has_whole_clusters_or_a_part_of_the_first() -> None:
    """Only a first cluster longer than the limit is split."""
    assert cut_graphemes("abc", 2) == "ab"
    assert cut_graphemes("ab🇳🇱", 3) == "ab"
    assert cut_graphemes("Z" + "\u0301" * 100, 5) == "Z\u0301\u0301\u0301\u0301"
