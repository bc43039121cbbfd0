"""The words of a position told a second time: slowly, from the drawing, without the engine's parts.

Only states are shared with the engine. Squares are rows and columns of the drawing, the word list
is a set of words and of their beginnings, and nothing is prepared.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from tabletop.games.letter_maze.rules.state import State

KEYPAD = {"7": (-2, -2), "8": (-2, 0), "9": (-2, 2), "4": (0, -2)}
KEYPAD |= {"6": (0, 2), "1": (2, -2), "2": (2, 0), "3": (2, 2)}

Spot = tuple[int, int]


@dataclass(frozen=True)
class Trail:
    """A path on the way: what was spelled and written, and what is left."""

    spot: Spot
    spelled: str
    letters: str
    way: str
    count: int
    used: frozenset[Spot]
    hand: tuple[str, ...]
    may_cut: bool
    premium: bool


class Oracle:
    """A position as the rules tell of it."""

    def __init__(self, state: State, words: Iterable[str]) -> None:
        self.rows = state.plan.drawing.split("\n")
        self.words = set(words)
        self.beginnings = {word[:end] for word in self.words for end in range(len(word) + 1)}
        spots = list(self._spots())
        self.tiles = {
            spot: tile for spot, tile in zip(spots, state.tiles, strict=True) if tile != "."
        }
        self.others = {
            spots[player.piece]
            for seat, player in enumerate(state.players, 1)
            if seat != state.turn.seat
        }
        self.used = frozenset(spots[number] for number in state.turn.used)
        self.state = state
        self.here = spots[state.mover.piece]

    def _spots(self) -> Iterator[Spot]:
        for row in range(1, len(self.rows), 2):
            for column in range(1, len(self.rows[row]), 2):
                if self.rows[row][column] != " ":
                    yield row, column

    def texts(self) -> set[str]:
        """Return the texts of all words that may be played."""
        player = self.state.mover
        start = Trail(
            self.here,
            *("", "", "", 0),
            self.used,
            tuple(player.hand),
            player.has_gardener,
            premium=False,
        )
        return {text for trail in self._longer(start) for text in self._endings(trail)}

    def _endings(self, trail: Trail) -> list[str]:
        text = f"{trail.letters}:{trail.way}"
        both = trail.count >= 5 and trail.premium and self.state.turn.earned == ""
        return [text + "!L", text + "!P"] if both else [text]

    def _longer(self, trail: Trail) -> Iterator[Trail]:
        """Yield every trail that goes on from `trail` and ends with a word."""
        for way, (down, right) in KEYPAD.items():
            spot = (trail.spot[0] + down, trail.spot[1] + right)
            bars = self._bars(trail.spot, spot)
            if bars is None or not self._is_free(spot, trail) or (bars and not trail.may_cut):
                continue
            moved = replace(
                trail,
                spot=spot,
                way=trail.way + ("*" if bars else "") + way,
                count=trail.count + 1,
                used=trail.used | {spot},
                may_cut=trail.may_cut and not bars,
            )
            for longer in self._letters(moved):
                if longer.spelled in self.beginnings:
                    if longer.spelled in self.words and longer.count > 1:
                        yield longer
                    yield from self._longer(longer)

    def _sign(self, spot: Spot) -> str:
        row, column = spot
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])):
            return " "
        return self.rows[row][column]

    def _bars(self, one: Spot, other: Spot) -> bool | None:
        """Return whether hedges bar the way (R3); None where there is no way at all."""
        if self._sign(other) == " ":
            return None
        if one[0] == other[0] or one[1] == other[1]:
            return self._sign(((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)) in "|-"
        corners = [(one[0], other[1]), (other[0], one[1])]
        corners = [corner for corner in corners if self._sign(corner) != " "]
        if not corners:
            return None
        return all(self._bars(one, corner) or self._bars(corner, other) for corner in corners)

    def _is_free(self, spot: Spot, trail: Trail) -> bool:
        """Return whether a square may be entered (R5)."""
        if spot in trail.used or spot in self.others or self._sign(spot) == "@":
            return False
        return self._sign(spot) != "*" or spot in self.tiles

    def _letters(self, trail: Trail) -> Iterator[Trail]:
        """Yield the trail with each letter that its last square can give (R8 to R10)."""
        sign = self._sign(trail.spot)
        tile = self.tiles.get(trail.spot)
        if tile:
            yield from self._read(replace(trail, hand=(*trail.hand, tile)), tile, "{}")
            return
        if sign.isalpha():
            hard = sign in "JKQVXZ"
            model = replace(trail, premium=trail.premium or hard)
            yield from self._read(model, sign.upper(), "{}")
        if sign.isupper() or (sign.islower() and self.state.agreed.cover):
            for face in set(trail.hand):
                left = list(trail.hand)
                left.remove(face)
                hard = trail.premium or face in "JKQVXZ"
                laid = replace(trail, hand=tuple(left), premium=hard)
                yield from self._read(laid, face, "({})")

    def _read(self, trail: Trail, face: str, form: str) -> Iterator[Trail]:
        for reading in ("Q", "Qu") if face == "Q" else (face,):
            yield replace(
                trail,
                spelled=trail.spelled + reading.upper(),
                letters=trail.letters + form.format(reading),
            )
