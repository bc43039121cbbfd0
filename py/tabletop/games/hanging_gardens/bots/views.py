"""The views from all spots of a garden at once, brought up to date bed by bed.

The seen beds of one run of a row are kept as a single number to which every bed adds its own, see
`_share`. So a bed is planted, and uprooted again, by an addition for each of the spots that see it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tabletop.games.hanging_gardens.bots.lines import Lines
from tabletop.games.hanging_gardens.rules.garden import COLOURS
from tabletop.games.hanging_gardens.rules.sight import FRAMES
from tabletop.games.hanging_gardens.rules.spaces import Space

Entry = tuple[int, int, int]
"""A run by its number, the place of its view in `totals`, and the a of a space in it."""

Change = tuple[int, int]
"""A spot, by its number in a list of spots, and what it would score."""

DIRECTIONS = len(FRAMES)

SHUT = -1000
"""What is added to the totals of a spot on which no gazebo may be put now."""

REACH = 7
"""A view that is so many points worse than another is not expected to overtake it by one bed."""

_FARTHEST = 128

_COUNTS = 1 << 3 * len(COLOURS)
"""The lowest bits of a run count its beds of each colour, three bits a colour: there are six."""


def _share(colour: int, a: int) -> int:
    """Return what a bed adds to the number of its run.

    Above the counts each colour and distance from the sight line has a bit, which a bed on the
    right adds and one on the left subtracts: so nothing is left there exactly if all is symmetric.
    """
    lean = (a > 0) - (a < 0)
    return _COUNTS * (lean << len(COLOURS) * abs(a) + colour) + (1 << 3 * colour)


SHARES: Mapping[str, list[int]] = {
    letter: [_share(colour, a) for a in (*range(_FARTHEST + 1), *range(-_FARTHEST, 0))]
    for colour, letter in enumerate(COLOURS)
}
"""What a bed of a colour adds, by a; for a negative a the list is read from its end."""


def _counted(counts: int) -> list[int]:
    return [counts >> 3 * colour & 7 for colour in range(len(COLOURS))]


_PLAIN = [sum(map(bool, _counted(counts))) for counts in range(_COUNTS)]
"""The points of a run that is not symmetric, by its counts (R24)."""

_SYMMETRIC = [_PLAIN[counts] + sum(_counted(counts)) for counts in range(_COUNTS)]
"""The points of a symmetric run, by its counts (R24, R25)."""


class Views:
    """The scores from all spots of a garden with given top levels.

    A spot is a space whose views are kept; only an open one can be moved to. `totals` holds four
    numbers a spot, one a direction: the points of the view and the level, and SHUT if it is shut.
    """

    def __init__(self, heights: Mapping[Space, int], spots: Iterable[Space]) -> None:
        """Begin without beds, all spots shut."""
        self.heights = heights
        self.beds: dict[Space, str] = {}
        self.opened: set[Space] = set()
        self._totals: list[int] = []
        self._spots: dict[Space, int] = {}
        self._lines = Lines(heights)
        self._runs: list[int] = []
        self._points: list[int] = []
        self._numbers: dict[tuple[int, int, int], int] = {}
        self._entries: dict[Space, list[Entry]] = {}
        self._seen_from: dict[Space, dict[Space, list[Entry]]] = {}
        self.keep(spots)

    def keep(self, spots: Iterable[Space]) -> None:
        """Keep the views from `spots` from now on."""
        for spot in spots:
            if spot not in self._spots:
                self._begin(spot)

    def plant(self, space: Space, colour: str) -> None:
        """Add a bed."""
        self.beds[space] = colour
        shares = SHARES[colour]
        self._add((number, view, shares[a]) for number, view, a in self._entries_of(space))

    def uproot(self, space: Space) -> None:
        """Take a bed away again."""
        shares = SHARES[self.beds.pop(space)]
        self._add((number, view, -shares[a]) for number, view, a in self._entries_of(space))

    def open(self, spot: Space) -> None:
        """Let gazebos move to `spot`."""
        self.opened.add(spot)
        self._shift(spot, -SHUT)

    def shut(self, spot: Space) -> None:
        """Let no gazebo move to `spot`."""
        self.opened.discard(spot)
        self._shift(spot, SHUT)

    def match(self, beds: Mapping[Space, str], opened: set[Space]) -> None:
        """Have exactly these beds and these open spots."""
        for space, _ in self.beds.items() - beds.items():
            self.uproot(space)
        for space, colour in beds.items() - self.beds.items():
            self.plant(space, colour)
        for spot in self.opened - opened:
            self.shut(spot)
        for spot in opened - self.opened:
            self.open(spot)

    def score(self, spot: Space) -> int:
        """Return what a gazebo on `spot` scores, or would score (R19)."""
        first = self._spots[spot]
        best = max(self._totals[first : first + DIRECTIONS])
        return best if spot in self.opened else best - SHUT

    def best(self) -> int:
        """Return the score of the best open spot, 0 if there is none."""
        return max(0, max(self._totals, default=0))

    def best_spots(self, number: int) -> list[tuple[int, Space]]:
        """Return the scores and spaces of the best open spots, the best first."""
        totals, places = self._totals, self._spots
        scored = []
        for spot in self.opened:
            first = places[spot]
            scored.append((max(totals[first : first + DIRECTIONS]), spot))
        scored.sort(reverse=True)
        return scored[:number]

    def changes(
        self, spots: Iterable[Space], spaces: Sequence[Space], colours: Sequence[str]
    ) -> dict[tuple[Space, str], list[Change]]:
        """Return for each bed that could be planted which of `spots` would score anew, and what.

        Beds that change none of these scores are left out.
        """
        found: dict[tuple[Space, str], list[Change]] = {}
        palette = [(colour, SHARES[colour]) for colour in colours]
        for index, spot in enumerate(spots):
            first = self._spots[spot]
            totals = self._totals[first : first + DIRECTIONS]
            best = max(totals)
            offset = 0 if best >= 0 else SHUT
            known = self._seen_from.setdefault(spot, {})
            for space in spaces:
                entries = known.get(space)
                if entries is None:
                    entries = known[space] = self._entries_from(spot, space)
                for _, view, _ in entries:
                    if totals[view - first] > best - REACH:
                        break
                else:
                    continue
                for colour, shares in palette:
                    score = self._score_with(totals, first, entries, shares)
                    if score != best:
                        found.setdefault((space, colour), []).append((index, score - offset))
        return found

    def _score_with(
        self, totals: list[int], first: int, entries: Iterable[Entry], shares: list[int]
    ) -> int:
        """Return the best of `totals` after one more bed."""
        after = totals.copy()
        for number, view, a in entries:
            run = self._runs[number] + shares[a]
            points = _SYMMETRIC[run] if 0 <= run < _COUNTS else _PLAIN[run % _COUNTS]
            after[view - first] += points - self._points[number]
        return max(after)

    def _begin(self, spot: Space) -> int:
        """Begin with the views from a shut spot; return the place of the first in the totals."""
        first = self._spots[spot] = len(self._totals)
        self._totals += [self.heights.get(spot, 0) + SHUT] * DIRECTIONS
        for space, entries in self._entries.items():
            news = self._entries_from(spot, space)
            entries.extend(news)
            if space in self.beds:
                shares = SHARES[self.beds[space]]
                self._add((number, view, shares[a]) for number, view, a in news)
        return first

    def _entries_of(self, space: Space) -> list[Entry]:
        """Return where a bed on `space` counts for the views from all spots."""
        found = self._entries.get(space)
        if found is None:
            found = [entry for spot in self._spots for entry in self._entries_from(spot, space)]
            self._entries[space] = found
        return found

    def _entries_from(self, spot: Space, space: Space) -> list[Entry]:
        """Return where a bed on `space` counts for the views from `spot`."""
        first, numbers = self._spots[spot], self._numbers
        found = []
        for direction, k, left, a in self._lines.glimpses(spot, space):
            key = (first + direction, k, left)
            number = numbers.get(key)
            if number is None:
                number = numbers[key] = len(self._runs)
                self._runs.append(0)
                self._points.append(0)
            found.append((number, first + direction, a))
        return found

    def _add(self, parts: Iterable[tuple[int, int, int]]) -> None:
        """Add a bed's shares to runs, each with the place of its view in the totals."""
        runs, points, totals = self._runs, self._points, self._totals
        for number, view, share in parts:
            run = runs[number] = runs[number] + share
            new = _SYMMETRIC[run] if 0 <= run < _COUNTS else _PLAIN[run % _COUNTS]
            totals[view] += new - points[number]
            points[number] = new

    def _shift(self, spot: Space, by: int) -> None:
        first = self._spots.get(spot)
        if first is None:
            first = self._begin(spot)
        for view in range(first, first + DIRECTIONS):
            self._totals[view] += by
