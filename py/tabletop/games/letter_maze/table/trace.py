"""A path during tracing, and the moves that it can be.

A path has squares and placed tiles. It leaves open whether a Qu is read as `Qu` or as `Q` (R8):
the readings in the word list decide that when the word ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tabletop.core.errors import Refusal
from tabletop.games.letter_maze.rules.letters import PREMIUM, printed
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.moves import kinds_earned
from tabletop.games.letter_maze.rules.notation import MOST_LETTERS, Leg, Move, Step, spelled
from tabletop.games.letter_maze.rules.refusals import why_not_entered
from tabletop.games.letter_maze.rules.spelling import can_continue, moves_of, readings, way_of
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.rules.turns import VERY_LONG_WORD
from tabletop.games.letter_maze.rules.walking import (
    Stand,
    Tread,
    can_step,
    face_on,
    ground_of,
    stand_of,
    treads_of,
)
from tabletop.games.letter_maze.words import refusals as words
from tabletop.words.objection import Objection


class Ending(NamedTuple):
    """A way to end a path: its word ("" for a step) and its moves.

    There are two moves if the mover can choose the kind of bonus (R20).
    """

    word: str
    moves: tuple[Move, ...]


class Slot(NamedTuple):
    """A slot of the hand: a tile that was there, or one picked up on the path (`is_lifted`).

    `leg` is the index of the leg that places the tile, None while it is in the hand.
    """

    face: str
    is_lifted: bool = False
    leg: int | None = None


class Trace(NamedTuple):
    """A path from the mover's piece in `state`.

    `stands` are the positions before the first leg and after each leg; () means no path.
    """

    state: State
    legs: tuple[Leg, ...] = ()
    stands: tuple[Stand, ...] = ()

    def __bool__(self) -> bool:
        """Return whether there is a path, even one without legs."""
        return bool(self.stands)

    @property
    def end(self) -> Stand:
        """Return the position after the last leg."""
        return self.stands[-1]

    @property
    def squares(self) -> tuple[int, ...]:
        """Return the squares of the path, starting with the piece's."""
        return tuple(stand.square for stand in self.stands)

    @property
    def treads(self) -> tuple[Tread, ...]:
        """Return each leg with the positions before and after it."""
        pairs = zip(self.legs, pairwise(self.stands), strict=True) if self else ()
        return tuple(Tread(leg, *stands) for leg, stands in pairs)

    @property
    def lifted(self) -> str:
        """Return the faces of the tiles picked up, in order."""
        return "".join(tread.lifted for tread in self.treads)

    @property
    def laid(self) -> str:
        """Return the faces of the tiles placed, in order."""
        return "".join(leg.face for leg in self.legs if leg.is_laid)

    @property
    def cards(self) -> str:
        """Return the colours of the cards that the path wins."""
        return "".join(tread.card for tread in self.treads)

    @property
    def known(self) -> str:
        """Return the colours of targets without a gain, as the mover has their cards (J24)."""
        colours = maze_of(self.state.plan).colours
        bare = (each for each in self.treads if not (each.leg.is_laid or each.lifted or each.card))
        return "".join(colours.get(tread.square, "") for tread in bare)

    @property
    def spends_gardener(self) -> bool:
        """Return whether the path crosses a hedge (R14)."""
        return any(leg.crosses for leg in self.legs)

    @property
    def premium(self) -> str:
        """Return the first premium letter of the path that earns a bonus (R19), or ""."""
        own = (tread.leg.face for tread in self.treads if not tread.lifted)
        return next((face for face in own if face in PREMIUM), "")

    @property
    def earned(self) -> str:
        """Return the kinds of bonus that the path earns as a word; "" if it wins the game (R22)."""
        count = len(self.legs)
        if count < 2 or self.end.has_won or not self._can_move_again:
            return ""
        return kinds_earned(count, self.end.is_premium, self.state.turn.earned)

    @property
    def _can_move_again(self) -> bool:
        """Return whether a move is possible from the end of the path (R21)."""
        return can_step(ground_of(self.state), self.end, with_gardener=True)

    @property
    def earns_tribute(self) -> bool:
        """Return whether anybody owes tribute if the path ends here (R25)."""
        mover, players = self.state.turn.seat, enumerate(self.state.players, 1)
        is_long = self.state.agreed.tribute and len(self.legs) >= VERY_LONG_WORD
        pays = any(len(each.hand) > 1 for seat, each in players if seat != mover)
        return is_long and not self.end.has_won and pays

    @property
    def letters(self) -> str:
        """Return the letters of the path in capitals, with Q as "QU"."""
        return "".join(printed(leg.face) for leg in self.legs).upper()

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Return the slots of the mover's hand, followed by tiles picked up on the path.

        A tile placed on the path comes from the first slot with its face.
        """
        slots = list(map(Slot, self.state.mover.hand))
        for place, tread in enumerate(self.treads):
            if tread.leg.is_laid:
                number = first_of(slots, tread.leg.face)
                slots[number] = slots[number]._replace(leg=place)
            elif tread.lifted:
                slots.append(Slot(tread.lifted, True))
        return tuple(slots)

    @property
    def endings(self) -> tuple[Ending, ...]:
        """Return the ways to end the path here: a step, or one for each reading that is a word."""
        if len(self.legs) == 1 and not self.legs[0].is_laid:
            return (Ending("", (Step(way_of(self.legs)),)),)
        words = ((word, moves_of(self.state, word)) for word in readings(self.legs))
        return tuple(Ending(spelled(word), moves) for word, moves in words if moves)

    @property
    def can_continue(self) -> bool:
        """Return whether the path can be extended to a word."""
        return bool(self.legs) and can_continue(self.state, self.legs, self.end)

    def up_to(self, place: int) -> Trace:
        """Return the first `place` legs of the path."""
        return self._replace(legs=self.legs[:place], stands=self.stands[: place + 1])

    def leg_to(self, square: int, face: str = "") -> Leg | None:
        """Return the leg to `square`, placing the tile `face` if given; None if it doesn't adjoin.

        The leg crosses a hedge if the mover still has the Gardener.
        """
        maze, end = maze_of(self.state.plan), self.end
        ways = {there: way for way, there in maze.beside(end.square).items()}
        if square not in ways:
            return None
        crosses = end.has_gardener and ways[square] in maze.hedged_ways[end.square]
        return Leg(ways[square], crosses, face or face_on(maze, end, square), bool(face))

    def why_not(self, leg: Leg) -> Refusal | Objection | None:
        """Return why `leg` may not extend the path, or None if it may."""
        refusal = why_not_entered(ground_of(self.state), self.end, leg)
        if refusal is not None and refusal.code == "E-HEDGE" and self.spends_gardener:
            return Objection("E-HEDGE", "R14", words.gardener_in_word())
        if refusal is None and len(self.legs) == MOST_LETTERS:
            return Objection("E-WORD", "R23", words.too_long(MOST_LETTERS))
        return refusal

    def exits(self, held: str = "") -> dict[int, bool]:
        """Return the legal next squares, placing the tile `held` there if given.

        The values are whether the leg takes the Gardener (R14).
        """
        beside = maze_of(self.state.plan).beside(self.end.square).values() if self else ()
        legs = ((square, self.leg_to(square, held)) for square in beside)
        return {square: leg.crosses for square, leg in legs if leg and not self.why_not(leg)}

    def closed_to(self, held: str) -> set[int]:
        """Return the next squares that are legal only without placing the tile `held`."""
        return self.exits().keys() - self.exits(held).keys()


def traced(state: State, legs: tuple[Leg, ...]) -> Trace:
    """Return the path of `legs`, which must be legal."""
    stands = (tread.after for tread in treads_of(state, legs))
    return Trace(state, legs, (stand_of(state), *stands))


def first_of(slots: Sequence[Slot], face: str) -> int:
    """Return the index of the first slot with that face still in the hand."""
    return next(n for n, slot in enumerate(slots) if slot.face == face and slot.leg is None)
