"""Grapheme clusters are never split where a browser keeps them whole (Node's Intl.Segmenter)."""

import json
import random
import subprocess

from tabletop.core.graphemes import graphemes

PARTS = (
    *("A", "é", "e\u0301", "z\u0332\u0308", " ", "\r\n", "ß", "1️⃣", "#⃣"),
    *("\u200b", "\u00ad", "\u3164", "\u200d", "\ufe0f", "\u200c"),
    *("👨", "👩\u200d👧\u200d👦", "❤️\u200d🔥", "👩🏽\u200d🚀", "🏽", "🇳", "🇱", "🇳🇱", "☀️"),
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    *("क", "क्ष", "नि", "தி", "กำ", "ກຳ", "ক্ষ", "שָ", "علی", "\u0600\u0661"),
    *("한", "ᄒ", "ᅡ", "ᆫ", "각", "ｶﾞ", "漢", "㊗️"),
)
SEGMENT = """
const segmenter = new Intl.Segmenter();
const clusters = (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
const texts = JSON.parse(require("fs").readFileSync(0, "utf8"));
console.log(JSON.stringify(texts.map(clusters)));
"""


def test_nothing_is_split_that_a_browser_keeps_together() -> None:
    """In 2,000 random texts, every boundary found here is also one of Unicode's."""
    rng = random.Random(1)
    texts = ["".join(rng.choices(PARTS, k=rng.randint(1, 8))) for _ in range(2_000)]
    found = subprocess.run(
        ["node", "-e", SEGMENT], input=json.dumps(texts), capture_output=True, text=True, check=True
    )
    for text, clusters in zip(texts, json.loads(found.stdout), strict=True):
        ours = list(graphemes(text))
        assert "".join(ours) == text
        assert ends(ours) <= ends(clusters), (text, ours, clusters)


def ends(clusters: list[str]) -> set[int]:
    """Return the offsets of the ends of the clusters, in characters."""
    at = 0
    found = set()
    for cluster in clusters:
        at += len(cluster)
        found.add(at)
    return found
