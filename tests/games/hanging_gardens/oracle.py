"""A second, slow reading of the rules, to compare the engine with.

It keeps a plain picture of the table and searches it anew for every question; it shares no code
with the engine but the texts of the moves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Space = tuple[int, int]

FRAMES = {
    "N": ((0, 1), (1, 0)),
    "E": ((1, 0), (0, -1)),
    "S": ((0, -1), (-1, 0)),
    "W": ((-1, 0), (0, 1)),
}


class Picture:
    """Table and stock, drawn move by move from the texts of a game in which seat 1 is first."""

    def __init__(self, seats: int) -> None:
        self.level: dict[Space, int] = {}
        self.on: dict[Space, str] = {}
        self.stacks: dict[Space, int] = {}
        self.gazebos: dict[int, Space] = {}
        self.coins = dict.fromkeys("RKGB", 6)
        self.pile = 24
        self.seats = seats
        self.seat, self.action, self.idle = 1, 1, 0

    def play(self, text: str) -> None:
        """Draw one legal move."""
        numbers = [int(number) for number in re.findall(r"-?\d+", text)]
        last = (numbers[-2], numbers[-1]) if numbers else (0, 0)
        builds = True
        if text[0] in "TS":
            self.pile -= 1
            self._lay(text[0], last)
        elif text[0] == "P" and text[1] in "RKGB":
            self.coins[text[1]] -= 1
            self.on[last] = text[1]
        elif text[0] == "G":
            builds = self.seat not in self.gazebos
            if not builds:
                del self.on[self.gazebos[self.seat]]
            self.gazebos[self.seat] = last
            self.on[last] = str(self.seat)
        elif text[0] == "M":
            self._lift((numbers[0], numbers[1]))
            self._lay(text[1], last)
            builds = text[1] == "T"
        self._count(text, builds)

    def _count(self, text: str, builds: bool) -> None:
        if text != "pass":
            self.idle = 0 if builds else self.idle + 1
        ends = self.action == 2 or text == "pass"
        self.seat = self.seat % self.seats + 1 if ends else self.seat
        self.action = 1 if ends else 2

    def _lay(self, kind: str, anchor: Space) -> None:
        if kind == "S":
            self.stacks[anchor] = self.stacks.get(anchor, 0) + 1
            self.on.update(dict.fromkeys(tile(anchor), "s"))
            return
        raised = self.stacks.pop(anchor, 0) == 2
        for space in tile(anchor):
            self.level[space] = self.level[space] + 1 if raised else 0
            self.on.pop(space, None)

    def _lift(self, anchor: Space) -> None:
        self.stacks[anchor] -= 1
        if not self.stacks[anchor]:
            del self.stacks[anchor]
            for space in tile(anchor):
                del self.on[space]

    # -- what is legal -----------------------------------------------------------------------

    def legal(self) -> set[str]:
        """Return the texts of all legal moves, found by trying every place."""
        found = {f"{kind}{x},{y}" for kind, (x, y) in self._pieces()}
        if not self.pile:
            found |= set(self._shifts())
        return found or {"pass"}

    def _pieces(self) -> Iterator[tuple[str, Space]]:
        for anchor in self._around():
            if self.pile and self._takes_terrace(anchor):
                yield "T", anchor
            if self.pile and self._takes_support(anchor):
                yield "S", anchor
            if self._is_free(anchor):
                yield from ((f"P{colour}", anchor) for colour in "RKGB" if self.coins[colour])
                if self.seat not in self.gazebos or self.idle < 4 * self.seats:
                    yield "G", anchor

    def _shifts(self) -> Iterator[str]:
        for x, y in list(self.stacks):
            self._lift((x, y))
            for u, v in self._around():
                if (u, v) != (x, y) and self._takes_terrace((u, v)):
                    yield f"MT{x},{y}>{u},{v}"
                may_idle = self.idle < 4 * self.seats
                if (u, v) != (x, y) and may_idle and self._takes_support((u, v)):
                    yield f"MS{x},{y}>{u},{v}"
            self._lay("S", (x, y))

    def _around(self) -> list[Space]:
        if not self.level:
            return [(0, 0), (1, 0), (-2, 0)]
        xs, ys = [x for x, _ in self.level], [y for _, y in self.level]
        return [
            (x, y) for x in range(min(xs) - 3, max(xs) + 4) for y in range(min(ys) - 3, max(ys) + 4)
        ]

    def _is_free(self, space: Space) -> bool:
        return space in self.level and space not in self.on

    def _takes_terrace(self, anchor: Space) -> bool:
        if not self.level:
            return anchor == (0, 0)
        if self.stacks.get(anchor) == 2:
            return True
        spaces = tile(anchor)
        if any(space in self.level for space in spaces):
            return False
        sides = [
            (x + dx, y + dy) for x, y in spaces for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ]
        return any(side in self.level for side in sides)

    def _takes_support(self, anchor: Space) -> bool:
        if self.stacks.get(anchor) == 1:
            return True
        spaces = tile(anchor)
        return all(map(self._is_free, spaces)) and len({self.level[each] for each in spaces}) == 1

    # -- what is seen ------------------------------------------------------------------------

    def scores(self) -> tuple[int, ...]:
        """Return the score of each seat."""
        return tuple(
            self.score_from(self.gazebos[seat]) if seat in self.gazebos else 0
            for seat in range(1, self.seats + 1)
        )

    def score_from(self, space: Space) -> int:
        """Return what a gazebo on `space` scores."""
        return self.level[space] + max(self.view(space, direction) for direction in FRAMES)

    def view(self, space: Space, direction: str) -> int:
        """Return the points of a view."""
        return sum(self.rows(space, direction).values())

    def rows(self, space: Space, direction: str) -> dict[int, int]:
        """Return the points of each row of a view, space by space."""
        (fx, fy), (rx, ry) = FRAMES[direction]
        beds = [bed for bed, thing in self.on.items() if thing in "RKGB"]
        ahead = [(x - space[0]) * fx + (y - space[1]) * fy for x, y in beds]

        def place(a: int, k: int) -> Space:
            return space[0] + k * fx + a * rx, space[1] + k * fy + a * ry

        def height(a: int, k: int) -> int:
            return self.level.get(place(a, k), 0)

        def hides(u: int, r: int, a: int, k: int) -> bool:
            bed, eye = height(a, k), self.level[space] + 1
            rise = height(u, r) - bed
            under = 2 * abs(u * k - a * r) < abs(a) + k
            return under and rise > 0 and k - r < k * rise // (eye - bed)

        def sees(a: int, k: int) -> bool:
            if place(a, k) not in beds or height(a, k) > self.level[space]:
                return False
            between = [(u, r) for r in range(1, k) for u in range(-r, r + 1)]
            return not any(hides(u, r, a, k) for u, r in between)

        def points(run: list[int], k: int) -> int:
            return self._points({a: self.on[place(a, k)] for a in run if sees(a, k)})

        rows = range(1, max(ahead, default=0) + 1)
        return {k: sum(points(run, k) for run in runs(k, height)) for k in rows}

    @staticmethod
    def _points(seen: dict[int, str]) -> int:
        mirrored = bool(seen) and all((-a, colour) in seen.items() for a, colour in seen.items())
        return len(set(seen.values())) + (len(seen) if mirrored else 0)


def tile(anchor: Space) -> list[Space]:
    """Return the four spaces of a tile."""
    x, y = anchor
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def runs(k: int, height: Callable[[int, int], int]) -> list[list[int]]:
    """Return the runs of equal height of row k, each as its sideways distances."""
    found: list[list[int]] = []
    for a in range(-k, k + 1):
        if found and height(a, k) == height(a - 1, k):
            found[-1].append(a)
        else:
            found.append([a])
    return found
