"""Drafts: the partly chosen move, and how taps change it.

A draft is a tuple of words: legs of a path (`L6`, `(T)6`, `L*6`), regions of tiles in the tray
(`tile-2`: one to place on the next square, or several to give as tribute), and the number of the
reading of a Qu (`as-1`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.moves import tribute_due
from tabletop.games.letter_maze.rules.notation import Call, Leg, Move, Step, Tribute, Word, legs_of
from tabletop.games.letter_maze.rules.state import SETUP, Phase, State
from tabletop.games.letter_maze.rules.walking import face_on
from tabletop.games.letter_maze.table.trace import Ending, Slot, Trace, first_of, traced
from tabletop.games.letter_maze.words import taps as words
from tabletop.games.letter_maze.words.refusals import not_a_word
from tabletop.kit.texts import over
from tabletop.scene.table import Answer, Draft, Picked, Play, Sight
from tabletop.words.objection import Objection

AS, TILE = "as-", "tile-"
GO, LENGTH, PREMIUM = "go", "go-L", "go-P"
CLEAR, FLIP, ENDING, PASSING, BACK = "clear", "flip", "end", "pass", "back"
"""Regions of the buttons: play the choice, play it for the length or for the premium bonus; clear
the draft, switch the reading of a Qu, end the turn, pass, and close an inspected player."""


_LEG = re.compile(r"(\()?([A-Z])\)?(\*)?([1-9])")


class Choice(NamedTuple):
    """The parts of a move chosen so far: legs, regions of tiles, and number of the reading."""

    legs: tuple[Leg, ...] = ()
    tiles: tuple[str, ...] = ()
    reading: int = 0

    @property
    def draft(self) -> Draft:
        """Return the choice as a draft."""
        reading = (f"{AS}{self.reading}",) if self.reading else ()
        return (*map(_leg_text, self.legs), *self.tiles, *reading)

    def toggled(self, tile: str, *, alone: bool = False) -> Draft:
        """Return the draft with `tile` added or removed, and with `alone` no other tile."""
        others = tuple(each for each in self.tiles if each != tile and not alone)
        return self._replace(tiles=others if tile in self.tiles else (*others, tile)).draft

    def faces(self, slots: Iterable[Slot]) -> str:
        """Return the sorted faces of the chosen tiles; `slots` are those of the tray."""
        faces = [slot.face for slot in slots]
        return "".join(sorted(faces[int(tile.removeprefix(TILE))] for tile in self.tiles))


def choice_of(sight: Sight[State]) -> Choice:
    """Return the choice that the draft of `sight` encodes."""
    legs = tuple(leg for word in sight.draft if (leg := _leg_from(word)))
    tiles = tuple(word for word in sight.draft if word.startswith(TILE))
    readings = (word.removeprefix(AS) for word in sight.draft if word.startswith(AS))
    return Choice(legs, tiles, sum(map(int, readings)))


def _leg_text(leg: Leg) -> str:
    """Return the draft word of a leg: `L6`, `(T)6`, `L*6`; a Qu is `Q`."""
    face = f"({leg.face})" if leg.is_laid else leg.face
    return f"{face}{'*' if leg.crosses else ''}{leg.direction}"


def _leg_from(text: str) -> Leg | None:
    """Return the leg for a draft word, or None for other words."""
    found = _LEG.fullmatch(text)
    return Leg(found[4], bool(found[3]), found[2], bool(found[1])) if found else None


def endings_of(trace: Trace, choice: Choice) -> tuple[Ending, ...]:
    """Return the ways to end a path as a move, the chosen reading first."""
    found = trace.endings
    chosen = choice.reading % len(found) if found else 0
    return found[chosen:] + found[:chosen]


def answer(sight: Sight[State], region: str) -> Answer:
    """Return the answer to a tap on a region."""
    return answer_to(sight.state, choice_of(sight), region)


def answer_to(state: State, choice: Choice, region: str) -> Answer:
    """Return the answer to a tap on `region`: a new draft, a move, or why it is refused."""
    if state.phase is Phase.OVER:
        return over("R24")
    if state.phase in SETUP:
        return Objection("E-PHASE", "turn", t(words.NOT_YET))
    if region in (ENDING, PASSING):
        return _played(state, Call(region))
    if region == CLEAR:
        return Picked(())
    if state.phase is Phase.TRIBUTE:
        return _tribute_tapped(state, choice, region)
    return _tapped(traced(state, choice.legs), choice, region)


def slid(sight: Sight[State], region: str) -> Answer:
    """Return the answer when a sliding finger enters `region`.

    It differs from a tap in two cases. The last square of the path stays, since a slide starts
    there or comes back from a refused square. A hedge is refused, since crossing one spends the
    Gardener of the whole game and should not happen by accident.
    """
    state, choice = sight.state, choice_of(sight)
    if state.phase not in (Phase.MOVE, Phase.BONUS):
        return answer(sight, region)
    trace, names = traced(state, choice.legs), maze_of(state.plan).names
    square = names.index(region) if region in names else None
    if square == trace.end.square:
        return Picked(choice.draft)
    if square is not None and trace.exits(choice.faces(trace.slots)).get(square):
        return Objection("E-HEDGE", "R14", t(words.TAP_FOR_GARDENER))
    return answer(sight, region)


def dragged(sight: Sight[State], start: str, end: str) -> Answer:
    """Return the answer to a drag: that to a tap on `start`, then one on `end`."""
    if start.startswith(TILE):
        sight = replace(sight, draft=choice_of(sight)._replace(tiles=()).draft)
    first = answer(sight, start)
    if not isinstance(first, Picked):
        return first
    return answer(replace(sight, draft=first.draft), end)


def _tapped(trace: Trace, choice: Choice, region: str) -> Answer:
    if region in (GO, LENGTH, PREMIUM):
        return _gone(trace, choice, region)
    if region == FLIP:
        return Picked(choice._replace(reading=choice.reading + 1).draft)
    if region.startswith(TILE):
        return _tile_tapped(trace, choice, region)
    names = maze_of(trace.state.plan).names
    if region not in names:
        return Picked(choice.draft)  # a tile dropped outside the maze stays in the hand
    square = names.index(region)
    if square in trace.squares:
        return _gone_back(trace, choice._replace(reading=0), trace.squares.index(square))
    leg = trace.leg_to(square, choice.faces(trace.slots))
    if leg is None:
        return _why_too_far(trace, square)
    return trace.why_not(leg) or _picked(*trace.legs, leg)


def _picked(*legs: Leg) -> Picked:
    """Return the draft of a path without tiles or reading."""
    return Picked(Choice(legs).draft)


def _played(state: State, move: Move) -> Answer:
    return GAME.why_illegal(state, move) or Play(GAME.move_to_text(move))


def _gone(trace: Trace, choice: Choice, region: str) -> Answer:
    """Return the move of a main button, or why the path can't end here."""
    if not trace.legs:
        return Objection("E-PHASE", "turn", t(words.TRACE_FIRST))
    if found := endings_of(trace, choice):
        return _played(trace.state, found[0].moves[-1 if region == PREMIUM else 0])
    if len(trace.legs) == 1:
        return Objection("E-WORD", "R7", words.two_letters(trace.letters))
    return Objection("E-WORD", "R23", not_a_word(trace.letters))


def _gone_back(trace: Trace, choice: Choice, place: int) -> Answer:
    """Return the draft after a tap on the square at `place` of the path, 0 for the piece.

    An earlier square shortens the path to it. The last square is removed, or covered with a
    chosen tile.
    """
    if place < len(trace.legs):
        return _picked(*trace.legs[:place])
    if not place:
        return Picked(choice.draft)
    if not choice.tiles:
        return _picked(*trace.legs[:-1])
    before = trace.up_to(place - 1)
    leg = trace.legs[-1]._replace(reading=choice.faces(trace.slots), is_laid=True)
    return before.why_not(leg) or _picked(*before.legs, leg)


def _why_too_far(trace: Trace, square: int) -> Objection:
    maze = maze_of(trace.state.plan)
    here, there = maze.names[trace.end.square], maze.names[square]
    if maze.apart(trace.end.square, square) == 1:
        return Objection("E-EDGE", "R3", words.no_square_on_way(here, there))
    if square in trace.end.used:
        return Objection("E-USED", "R6", words.used(there))
    reason = t(words.NOT_NEXT_TO_LAST) if trace.legs else t(words.NOT_NEXT_TO_PIECE)
    return Objection("E-EDGE", "R7", reason)


def _tile_tapped(trace: Trace, choice: Choice, region: str) -> Answer:
    """Return the draft with a tile chosen or put back, or removed from the path if placed there."""
    number = int(region.removeprefix(TILE))
    if number >= len(trace.slots):
        return Picked(choice.draft)  # the path that picked up this tile is gone
    slot = trace.slots[number]
    if slot.leg is None:
        return Picked(choice.toggled(region, alone=True))
    before, after = trace.stands[slot.leg : slot.leg + 2]
    face = face_on(maze_of(trace.state.plan), before, after.square)
    read = trace.legs[slot.leg]._replace(reading=face, is_laid=False)
    return _picked(*trace.legs[: slot.leg], read, *trace.legs[slot.leg + 1 :])


def _tribute_tapped(state: State, choice: Choice, region: str) -> Answer:
    """Return the answer to a tap during a tribute: the tiles chosen, or the tribute."""
    hand = state.players[state.turn.owing[0] - 1].hand
    wanted = tribute_due(hand)
    if region == GO:
        return _played(state, Tribute(choice.faces(map(Slot, hand))))
    if not region.startswith(TILE):
        return Objection("E-PHASE", "R25", words.choose_first(wanted))
    if len(choice.tiles) == wanted and region not in choice.tiles:
        return Objection("E-TRIBUTE", "R25", words.put_one_back(len(hand), wanted))
    return Picked(choice.toggled(region))


def spelling(state: State, move: Move) -> Iterator[str]:
    """Yield the regions to tap in order to play `move`."""
    match move:
        case Call(text):
            yield text
        case Tribute(tiles):
            hand = state.players[state.turn.owing[0] - 1].hand
            for place, face in enumerate(tiles):
                yield f"{TILE}{hand.index(face) + tiles[:place].count(face)}"
            yield GO
        case Word() | Step():
            trace, names = traced(state, legs_of(move)), maze_of(state.plan).names
            for place, leg in enumerate(trace.legs):
                if leg.is_laid:
                    yield f"{TILE}{first_of(trace.up_to(place).slots, leg.face)}"
                yield names[trace.squares[place + 1]]
            yield from [FLIP] * next(n for n, way in enumerate(trace.endings) if move in way.moves)
            yield f"{GO}-{move.bonus}" if isinstance(move, Word) and move.bonus else GO
