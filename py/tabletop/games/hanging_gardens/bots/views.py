"""The scores of the views from all spots of a garden, updated incrementally for each bed.

The seen beds of a run are encoded in one integer, the sum of a share for each bed (see `_share`).
Planting or removing a bed takes one addition for each view that sees it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tabletop.games.hanging_gardens.bots.lines import Lines
from tabletop.games.hanging_gardens.rules.garden import COLOURS
from tabletop.games.hanging_gardens.rules.sight import FRAMES
from tabletop.games.hanging_gardens.rules.spaces import Space

Entry = tuple[int, int, int]
"""A run number, the index of its view in `totals`, and the coordinate a of a space in it."""

Change = tuple[int, int]
"""An index in a list of spots, and the new score of that spot."""

DIRECTIONS = len(FRAMES)

SHUT = -1000
"""The offset in the totals of a spot that is not open to gazebos."""

REACH = 7
"""A view that is this many points behind the best is assumed not to overtake it by one bed."""

_FARTHEST = 128

_COUNTS = 1 << 3 * len(COLOURS)
"""The lowest bits of a run count its beds, three bits for each colour (of which six exist)."""


def _share(colour: int, a: int) -> int:
    """Return the number that a bed adds to the encoding of its run.

    Above the counts, each colour and distance from the sight line has a bit, added for a bed on the
    right and subtracted for one on the left. Their sum is 0 exactly if the run is symmetric.
    """
    lean = (a > 0) - (a < 0)
    return _COUNTS * (lean << len(COLOURS) * abs(a) + colour) + (1 << 3 * colour)


SHARES: Mapping[str, list[int]] = {
    letter: [_share(colour, a) for a in (*range(_FARTHEST + 1), *range(-_FARTHEST, 0))]
    for colour, letter in enumerate(COLOURS)
}
"""The share of a bed, by colour and a; negative a indexes from the end of the list."""


def _counted(counts: int) -> list[int]:
    return [counts >> 3 * colour & 7 for colour in range(len(COLOURS))]


_PLAIN = [sum(map(bool, _counted(counts))) for counts in range(_COUNTS)]
"""The points of an asymmetric run, indexed by its counts (R24)."""

_SYMMETRIC = [_PLAIN[counts] + sum(_counted(counts)) for counts in range(_COUNTS)]
"""The points of a symmetric run, indexed by its counts (R24, R25)."""


class Views:
    """The scores from all spots of a garden with given top levels.

    A spot is a space whose views are maintained; a gazebo can only move to an open one. `_totals`
    has four entries for each spot, one for each direction: the points of the view plus the level,
    plus SHUT if the spot is not open.
    """

    def __init__(self, heights: Mapping[Space, int], spots: Iterable[Space]) -> None:
        """Start without beds and with all spots shut."""
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
        """Maintain the views from `spots` from now on."""
        for spot in spots:
            if spot not in self._spots:
                self._begin(spot)

    def plant(self, space: Space, colour: str) -> None:
        """Add a bed on `space`."""
        self.beds[space] = colour
        shares = SHARES[colour]
        self._add((number, view, shares[a]) for number, view, a in self._entries_of(space))

    def uproot(self, space: Space) -> None:
        """Remove the bed on `space`; raise KeyError if there is none."""
        shares = SHARES[self.beds.pop(space)]
        self._add((number, view, -shares[a]) for number, view, a in self._entries_of(space))

    def open(self, spot: Space) -> None:
        """Open `spot` to gazebos; it must be shut."""
        self.opened.add(spot)
        self._shift(spot, -SHUT)

    def shut(self, spot: Space) -> None:
        """Shut `spot` to gazebos; it must be open."""
        self.opened.discard(spot)
        self._shift(spot, SHUT)

    def match(self, beds: Mapping[Space, str], opened: set[Space]) -> None:
        """Change to exactly these beds and open spots."""
        for space, _ in self.beds.items() - beds.items():
            self.uproot(space)
        for space, colour in beds.items() - self.beds.items():
            self.plant(space, colour)
        for spot in self.opened - opened:
            self.shut(spot)
        for spot in opened - self.opened:
            self.open(spot)

    def score(self, spot: Space) -> int:
        """Return the score of a gazebo on `spot`, whether open or shut (R19)."""
        first = self._spots[spot]
        best = max(self._totals[first : first + DIRECTIONS])
        return best if spot in self.opened else best - SHUT

    def best(self) -> int:
        """Return the score of the best open spot, or 0 if there is none."""
        return max(0, max(self._totals, default=0))

    def best_spots(self, number: int) -> list[tuple[int, Space]]:
        """Return (score, space) of up to `number` open spots, best first."""
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
        """Return, for each possible bed (space, colour), the changed scores of `spots`.

        Beds that change none of these scores are omitted.
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
        """Return the highest of `totals`, those of one spot, after another bed."""
        after = totals.copy()
        for number, view, a in entries:
            run = self._runs[number] + shares[a]
            points = _SYMMETRIC[run] if 0 <= run < _COUNTS else _PLAIN[run % _COUNTS]
            after[view - first] += points - self._points[number]
        return max(after)

    def _begin(self, spot: Space) -> int:
        """Add the views from a shut spot; return the index of the first in `_totals`."""
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
        """Return the entries of `space` in the views from all spots."""
        found = self._entries.get(space)
        if found is None:
            found = [entry for spot in self._spots for entry in self._entries_from(spot, space)]
            self._entries[space] = found
        return found

    def _entries_from(self, spot: Space, space: Space) -> list[Entry]:
        """Return the entries of `space` in the views from `spot`."""
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
        """Add shares to runs and update the totals; `parts` are (run, view, share)."""
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
