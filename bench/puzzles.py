"""Number of puzzles in each game, by kind and grade, and their compressed size in bytes."""

from collections import Counter
from collections.abc import Iterator

from bench.figure import Figure
from bench.sizes import SITE, on_the_wire
from tabletop.games.registry import GAMES, load_puzzles

SOURCES = SITE.parent / "py" / "tabletop" / "games"


def figures() -> Iterator[Figure]:
    """Yield the counts of all games, each followed by its bytes."""
    for key in GAMES:
        puzzles = load_puzzles(key)
        yield Figure(f"{key}, puzzles", len(puzzles), "", "60")
        for (kind, grade), count in sorted(Counter((p.kind, p.grade) for p in puzzles).items()):
            yield Figure(f"    {kind}, grade {grade}", count, "")
        stored = SOURCES / key.replace("-", "_") / "puzzles.json"
        yield Figure("    packed", on_the_wire(stored) / 1e3, "kB", "at most 10")
