"""What is picked of a move that is not played yet, and what the next tap makes of it.

A draft is a few words: the legs of a path (`L6`, `(T)6`, `L*6`), a tile taken in hand to be laid on
the next square (`hold-T`), which reading of a Qu is meant where there are several (`as-1`), and in
a tribute the tiles to be given (`give-T`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tabletop.core.errors import Refusal
from tabletop.core.language import t
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.letters import FACES
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.moves import tribute_due
from tabletop.games.letter_maze.rules.notation import Call, Leg, Move, Step, Tribute, Word
from tabletop.games.letter_maze.rules.state import SETUP, Phase, State
from tabletop.games.letter_maze.rules.walking import face_on
from tabletop.games.letter_maze.table.trace import Ending, Trace, first_of, trace_of, traced
from tabletop.games.letter_maze.words import taps as words
from tabletop.games.letter_maze.words.refusals import not_a_word
from tabletop.kit.saying import over
from tabletop.scene.table import Answer, Draft, Picked, Play, Sight

HOLD, AS, GIVE, TILE = "hold-", "as-", "give-", "tile-"
GO, LENGTH, PREMIUM = "go", "go-L", "go-P"
CLEAR, FLIP, ENDING, PASSING, BACK = "clear", "flip", "end", "pass", "back"
"""The buttons: what is picked, as a word for either kind of bonus; nothing more of it; another
reading; no bonus move; no move at all; back from a look at a player."""


_LEG = re.compile(r"(\()?([A-Z])\)?(\*)?([1-9])")


class Choice(NamedTuple):
    """What is picked: legs of a path, a tile held, which reading, tiles to be given (sorted)."""

    legs: tuple[Leg, ...] = ()
    held: str = ""
    reading: int = 0
    given: str = ""

    @property
    def draft(self) -> Draft:
        """Return the words that stand for it."""
        words = tuple(map(_leg_text, self.legs))
        words += (f"{HOLD}{self.held}",) if self.held else ()
        words += (f"{AS}{self.reading}",) if self.reading else ()
        return words + tuple(f"{GIVE}{face}" for face in self.given)


def choice_of(sight: Sight[State]) -> Choice:
    """Return what is picked."""
    held, reading, given = (
        "".join(word.removeprefix(begun) for word in sight.draft if word.startswith(begun))
        for begun in (HOLD, AS, GIVE)
    )
    legs = tuple(leg for word in sight.draft if (leg := _leg_from(word)))
    return Choice(legs, held, int(reading or 0), given)


def _leg_text(leg: Leg) -> str:
    """Return a leg as a word of a draft: `L6`, `(T)6`, `L*6`; of a Qu only the Q."""
    face = f"({leg.face})" if leg.is_laid else leg.face
    return f"{face}{'*' if leg.crosses else ''}{leg.direction}"


def _leg_from(text: str) -> Leg | None:
    """Return the leg that a word of a draft tells, None if it tells none."""
    found = _LEG.fullmatch(text)
    return Leg(found[4], bool(found[3]), found[2], bool(found[1])) if found else None


def endings_of(trace: Trace, choice: Choice) -> tuple[Ending, ...]:
    """Return the ways in which a path could be ended now, the one that is chosen first."""
    found = trace.endings
    chosen = choice.reading % len(found) if found else 0
    return found[chosen:] + found[:chosen]


def answer(sight: Sight[State], region: str) -> Answer:
    """Return what a tap on a region means."""
    return answer_to(sight.state, choice_of(sight), region)


def answer_to(state: State, choice: Choice, region: str) -> Answer:
    """Return what a tap means where so much is picked."""
    if state.phase is Phase.OVER:
        return over("R24")
    if state.phase in SETUP:
        return Refusal("E-PHASE", "turn", t(words.NOT_YET))
    if region in (ENDING, PASSING):
        return _played(state, Call(region))
    if region == CLEAR:
        return Picked(())
    if state.phase is Phase.TRIBUTE:
        return _tribute_tapped(state, choice, region)
    return _tapped(traced(state, choice.legs), choice, region)


def without_last(sight: Sight[State]) -> Draft:
    """Return what stays picked without the tile in hand, the other reading or the last leg."""
    choice = choice_of(sight)
    if choice.held:
        return choice._replace(held="").draft
    if choice.reading:
        return choice._replace(reading=0).draft
    return choice._replace(legs=choice.legs[:-1], given=choice.given[:-1]).draft


def dragged(sight: Sight[State], start: str, end: str) -> Answer:
    """Return what it means to drag from one region to another: a tile is taken in hand first."""
    choice = choice_of(sight)
    if start.startswith(TILE):
        sight = replace(sight, draft=choice._replace(held="").draft)
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
        return _tile_tapped(trace, choice, int(region.removeprefix(TILE)))
    names = maze_of(trace.state.plan).names
    if region not in names:
        return Picked(choice.draft)  # a tile fell beside the maze: it stays in the hand
    square = names.index(region)
    if square in trace.squares:
        return _gone_back(trace, choice._replace(reading=0), trace.squares.index(square))
    leg = trace.leg_to(square, choice.held)
    if leg is None:
        return _why_too_far(trace, square)
    return trace.why_not(leg) or _picked(*trace.legs, leg)


def _picked(*legs: Leg) -> Picked:
    """Return that a path is picked, and nothing else."""
    return Picked(Choice(legs).draft)


def _played(state: State, move: Move) -> Answer:
    return GAME.why_illegal(state, move) or Play(GAME.move_to_text(move))


def _gone(trace: Trace, choice: Choice, region: str) -> Answer:
    """Return the move of the big button, or why the path cannot end here."""
    if not trace.legs:
        return Refusal("E-PHASE", "turn", t(words.TRACE_FIRST))
    if found := endings_of(trace, choice):
        return _played(trace.state, found[0].moves[-1 if region == PREMIUM else 0])
    if len(trace.legs) == 1:
        return Refusal("E-WORD", "R7", words.two_letters(trace.letters))
    return Refusal("E-WORD", "R23", not_a_word(trace.letters))


def _gone_back(trace: Trace, choice: Choice, place: int) -> Answer:
    """Return the path up to one of its squares; a tile held is laid on the last of them."""
    if place < len(trace.legs):
        return _picked(*trace.legs[:place])
    if not choice.held or not place:
        return Picked(choice.draft)
    before = trace.up_to(place - 1)
    leg = trace.legs[-1]._replace(reading=choice.held, is_laid=True)
    return before.why_not(leg) or _picked(*before.legs, leg)


def _why_too_far(trace: Trace, square: int) -> Refusal:
    maze = maze_of(trace.state.plan)
    here, there = maze.names[trace.end.square], maze.names[square]
    if maze.apart(trace.end.square, square) == 1:
        return Refusal("E-EDGE", "R3", words.no_square_on_way(here, there))
    if square in trace.end.used:
        return Refusal("E-USED", "R6", words.hatched(there))
    reason = t(words.NOT_NEXT_TO_LAST) if trace.legs else t(words.NOT_NEXT_TO_PIECE)
    return Refusal("E-EDGE", "R7", reason)


def _tile_tapped(trace: Trace, choice: Choice, index: int) -> Answer:
    """Return a tile taken in hand or put back; one that is laid comes off its square again."""
    slot = trace.slots[index]
    if slot.leg is None:
        held = "" if slot.face == choice.held else slot.face
        return Picked(choice._replace(held=held).draft)
    before, after = trace.stands[slot.leg : slot.leg + 2]
    face = face_on(maze_of(trace.state.plan), before, after.square)
    read = trace.legs[slot.leg]._replace(reading=face, is_laid=False)
    return _picked(*trace.legs[: slot.leg], read, *trace.legs[slot.leg + 1 :])


def _tribute_tapped(state: State, choice: Choice, region: str) -> Answer:
    """Return the tiles chosen for a tribute, or the tribute itself."""
    hand = state.players[state.turn.owing[0] - 1].hand
    wanted = tribute_due(hand)
    if region == GO:
        return _played(state, Tribute(choice.given))
    if not region.startswith(TILE):
        return Refusal("E-PHASE", "R25", words.choose_first(wanted))
    number = int(region.removeprefix(TILE))
    face, place = hand[number], hand[:number].count(hand[number])
    if place < choice.given.count(face):
        return Picked(choice._replace(given=choice.given.replace(face, "", 1)).draft)
    if len(choice.given) == wanted:
        return Refusal("E-TRIBUTE", "R25", words.put_one_back(len(hand), wanted))
    given = "".join(sorted(choice.given + face, key=FACES.index))
    return Picked(choice._replace(given=given).draft)


def spelling(state: State, move: Move) -> Iterator[str]:
    """Yield the regions whose taps play a move, in their order."""
    match move:
        case Call(text):
            yield text
        case Tribute(tiles):
            hand = state.players[state.turn.owing[0] - 1].hand
            for place, face in enumerate(tiles):
                yield f"{TILE}{hand.index(face) + tiles[:place].count(face)}"
            yield GO
        case Word() | Step():
            trace, names = trace_of(state, move), maze_of(state.plan).names
            for place, leg in enumerate(trace.legs):
                if leg.is_laid:
                    yield f"{TILE}{first_of(trace.up_to(place).slots, leg.face)}"
                yield names[trace.squares[place + 1]]
            yield from [FLIP] * next(n for n, way in enumerate(trace.endings) if move in way.moves)
            yield f"{GO}-{move.bonus}" if isinstance(move, Word) and move.bonus else GO
