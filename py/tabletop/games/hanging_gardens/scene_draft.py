"""What is picked of a move that is not played yet, and what the next tap makes of it.

A draft is a few words: the piece in hand (`T`, `S`, `PR`, ..., `G`, as in the tray), then where it
goes (`3,-1`). When a support is moved, `T` or `S` says how it is laid, and `from 2,0` where it is
lifted.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.core.errors import Refusal
from tabletop.games.hanging_gardens.actions import (
    can_act,
    may_put_gazebo,
    support_anchors,
    terrace_anchors,
)
from tabletop.games.hanging_gardens.garden import COLOURS, Garden, lift_support
from tabletop.games.hanging_gardens.notation import (
    PASS,
    Action,
    Gazebo,
    Move,
    Plant,
    Shift,
    Support,
    Terrace,
    move_from_text,
    move_to_text,
)
from tabletop.games.hanging_gardens.refusals import why_refused
from tabletop.games.hanging_gardens.scene_layout import PIECES
from tabletop.games.hanging_gardens.spaces import ORIGIN, Space, anchors_over, footprint
from tabletop.games.hanging_gardens.state import State
from tabletop.scene.looking import looked_away
from tabletop.scene.table import Answer, Draft, Picked, Play, Sight

SPACE, ANCHOR, PLAYER, GAZE = "at ", "on ", "player-", "gaze-"
"""What the ids of regions begin with: a space, the middle of a tile, a player, a direction."""
GO = "go"
FROM = "from "

OVER = Refusal("E-OVER", "R15", "The game is over; look back at it, or begin a new one.")
NOTHING = Refusal("E-PHASE", "turn", "First take a tile, a bed or your gazebo from below.")
NOWHERE = Refusal("E-PHASE", "turn", "First tap a place that is lit.")
NO_VIEW = Refusal("E-GAZEBO", "R7", "This gazebo is not in the garden yet, so it sees nothing.")


class Choice(NamedTuple):
    """What is picked: the piece, the stack from which it is lifted, and where it goes."""

    piece: str = ""
    origin: Space | None = None
    place: Space | None = None

    @property
    def is_tile(self) -> bool:
        """Return whether the piece is a terrace or a support."""
        return self.piece in ("T", "S")

    @property
    def draft(self) -> Draft:
        """Return the words of the choice."""
        piece = (self.piece,) if self.piece else ()
        lifted = (FROM + written(self.origin),) if self.origin is not None else ()
        return (*piece, *lifted, *((written(self.place),) if self.place is not None else ()))


def written(space: Space) -> str:
    """Return a space as in the notation of moves."""
    return f"{space[0]},{space[1]}"


def read_space(text: str) -> Space:
    """Return the space that `written` wrote."""
    x, _, y = text.partition(",")
    return int(x), int(y)


def choice_of(sight: Sight[State]) -> Choice:
    """Return what is picked: the draft, or else the move of a hint that tells what to play."""
    if sight.draft:
        return _read(sight.draft)
    hinted = hinted_move(sight)
    return Choice() if hinted is None or sight.hint_depth < 2 else choice_from(hinted)


def hinted_move(sight: Sight[State]) -> Move | None:
    """Return the move that a hint points at."""
    return move_from_text(sight.hint) if sight.hint and sight.hint_depth else None


def choice_from(move: Move) -> Choice:
    """Return the choice that comes to `move`; nothing for a pass or a roll."""
    match move:
        case Terrace(anchor):
            return Choice("T", None, anchor)
        case Support(anchor):
            return Choice("S", None, anchor)
        case Plant(colour, space):
            return Choice("P" + colour, None, space)
        case Gazebo(space):
            return Choice("G", None, space)
        case Shift(as_terrace, origin, anchor):
            return Choice("T" if as_terrace else "S", origin, anchor)
        case _:
            return Choice()


def _read(draft: Draft) -> Choice:
    choice = Choice()
    for word in draft:
        if word in PIECES:
            choice = choice._replace(piece=word)
        elif word.startswith(FROM):
            choice = choice._replace(origin=read_space(word.removeprefix(FROM)))
        else:
            choice = choice._replace(place=read_space(word))
    return choice


def move_of(state: State, choice: Choice) -> Action | None:
    """Return the action that is picked whole."""
    if choice.place is None:
        return None
    return _action(state, choice, choice.place)


def _action(state: State, choice: Choice, place: Space) -> Action | None:
    """Return the action with the piece that is picked at `place`, None while one is to lift it."""
    if not choice.piece:
        return None
    if choice.piece == "G":
        return Gazebo(place)
    if not choice.is_tile:
        return Plant(choice.piece[1], place)
    if choice.origin is not None:
        return Shift(choice.piece == "T", choice.origin, place)
    if not state.garden.pile:
        return None
    return Terrace(place) if choice.piece == "T" else Support(place)


def lifts(state: State, choice: Choice) -> bool:
    """Return whether a bare support is to be chosen now, to be moved (R9)."""
    return choice.is_tile and not state.garden.pile and choice.origin is None


@lru_cache(maxsize=64)
def places_for(state: State, piece: str, origin: Space | None) -> frozenset[Space]:
    """Return where `piece` may go: spaces or anchors; for a support to be lifted, the stacks."""
    garden = state.garden
    if not piece or (piece == "G" and not may_put_gazebo(state)):
        return frozenset()
    if piece not in ("T", "S"):
        is_left = piece == "G" or garden.coins[COLOURS.index(piece[1])]
        return garden.free_spaces if is_left else frozenset()
    if state.must_build and piece == "S" and not garden.pile:
        return frozenset()
    if origin is not None:
        return _anchors(lift_support(garden, origin), piece) - {origin}
    if garden.pile:
        return _anchors(garden, piece)
    return frozenset(stack.anchor for stack in garden.stacks)


def _anchors(garden: Garden, piece: str) -> frozenset[Space]:
    return frozenset(terrace_anchors(garden) if piece == "T" else support_anchors(garden))


@lru_cache(maxsize=64)
def bare_places(state: State) -> frozenset[Space]:
    """Return the bare spaces on which a terrace may lie: a tap there needs no piece in hand."""
    if not state.garden.pile or state.is_over or state.rolling:
        return frozenset()
    return frozenset(space for anchor in state.garden.table_anchors for space in footprint(anchor))


@lru_cache(maxsize=64)
def must_pass(state: State) -> bool:
    """Return whether no action is allowed (R16)."""
    return not state.is_over and not state.rolling and not can_act(state)


@lru_cache(maxsize=256)
def why_not_piece(state: State, piece: str) -> Refusal | None:
    """Return why a piece cannot be used at all just now, None if it can."""
    garden = state.garden
    if places_for(state, piece, None):
        return None
    probe = _action(state, Choice(piece), ORIGIN)
    if piece == "S" and garden.stacks and not garden.pile:
        anchor = garden.stacks[0].anchor
        probe = Shift(False, anchor, (anchor[0] + 1, anchor[1]))
    if probe is None:
        probe = Terrace(ORIGIN) if piece == "T" else Support(ORIGIN)
    found = why_refused(state, probe)
    is_new = garden.gazebos[state.seat - 1] is None
    return found if found and found.code in ("E-PILE", "E-STALL") else _no_room(piece, is_new)


def _no_room(piece: str, is_new: bool) -> Refusal:
    """Return that the garden has no place for a piece."""
    if piece == "S":
        nowhere = "Nowhere are four free spaces of one level side by side."
        return Refusal("E-SUPPORT", "R12", nowhere)
    if piece == "G":
        nowhere = "No space of the garden is free for a gazebo."
        return Refusal("E-GAZEBO", "R7" if is_new else "R8", nowhere)
    return Refusal("E-BED", "R6", "No space of the garden is free for a bed.")


def answer(sight: Sight[State], region: str) -> Answer:
    """Return what a tap on a region means."""
    state = sight.state
    if region.startswith((PLAYER, GAZE)):
        return NO_VIEW
    if state.is_over:
        return OVER
    choice = choice_of(sight)
    if region == GO:
        return _gone(state, choice)
    if region in PIECES:
        return looked_away(sight, _piece_tapped(state, choice, region))
    place = _place(region)
    if not choice.piece and place in bare_places(state):
        return looked_away(sight, Picked(Choice("T", None, _anchor_near(state, "T", place)).draft))
    return _place_tapped(state, choice, place)


def _place(region: str) -> Space:
    """Return the space or the anchor that a region of the garden stands for."""
    return read_space(region[len(SPACE) :])


def _gone(state: State, choice: Choice) -> Answer:
    if must_pass(state):
        return Play(move_to_text(PASS))
    move = move_of(state, choice)
    if move is None:
        return NOWHERE if choice.piece else NOTHING
    return why_refused(state, move) or Play(move_to_text(move))


def _piece_tapped(state: State, choice: Choice, piece: str) -> Answer:
    """Return the piece in the hand; the one that is there already is put back."""
    if piece == choice.piece:
        return Picked(())
    refusal = why_not_piece(state, piece)
    if refusal is not None:
        return refusal
    taken = Choice(piece, choice.origin if piece in ("T", "S") else None)
    if choice.is_tile == taken.is_tile and choice.place in places_for(state, piece, taken.origin):
        taken = taken._replace(place=choice.place)
    return Picked(taken.draft)


def _place_tapped(state: State, choice: Choice, place: Space) -> Answer:
    stack = stack_over(state.garden, place)
    if not choice.piece:
        if stack is None or state.garden.pile:
            return NOTHING
        choice = Choice("T" if state.must_build else "S")
    if lifts(state, choice):
        if stack is None:
            return Refusal("E-MOVE", "R9", "Only a bare support can be moved: tap one of those.")
        return Picked(choice._replace(origin=stack).draft)
    move = _action(state, choice, place)
    assert move is not None
    return why_refused(state, move) or Picked(choice._replace(place=place).draft)


@lru_cache(maxsize=256)
def stack_over(garden: Garden, space: Space) -> Space | None:
    """Return the anchor of the bare supports that stand on `space`, None without any."""
    for stack in garden.stacks:
        if space in footprint(stack.anchor):
            return stack.anchor
    return None


def carried(sight: Sight[State], piece: str, end: str) -> Answer | None:
    """Return a piece of the tray put down where it was carried to, None for other drags."""
    state = sight.state
    if piece not in PIECES or not end.startswith((SPACE, ANCHOR)) or state.is_over:
        return None
    refusal = why_not_piece(state, piece)
    if refusal is not None:
        return refusal
    place, choice = _place(end), Choice(piece)
    if choice.is_tile and end.startswith(SPACE) and state.garden.pile:
        place = _anchor_near(state, piece, place)
    return _place_tapped(state, choice, place)


def _anchor_near(state: State, piece: str, space: Space) -> Space:
    """Return an anchor with which a tile covers `space`: one where it may lie, if there is one."""
    allowed = places_for(state, piece, None)
    around = sorted(anchors_over((space,)), reverse=True)
    return next((anchor for anchor in around if anchor in allowed), space)
