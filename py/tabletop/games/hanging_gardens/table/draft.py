"""Input in Hanging Gardens: how a tap changes the draft, legal places, and refusals."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.core.language import t
from tabletop.games.hanging_gardens.rules import actions
from tabletop.games.hanging_gardens.rules.garden import COLOURS, Garden
from tabletop.games.hanging_gardens.rules.notation import PASS, Move, move_from_text, move_to_text
from tabletop.games.hanging_gardens.rules.refusals import why_refused
from tabletop.games.hanging_gardens.rules.spaces import ORIGIN, Space, anchors_over, footprint
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.choice import (
    ANCHOR,
    BUTTON,
    FACING,
    PLAYER,
    SPACE,
    Choice,
    laid_last,
    place_in,
    read_choice,
    region_of,
)
from tabletop.games.hanging_gardens.table.layout import PIECES
from tabletop.games.hanging_gardens.table.world import span_of
from tabletop.games.hanging_gardens.words import action_texts
from tabletop.games.hanging_gardens.words import refusals as words
from tabletop.kit.texts import over
from tabletop.scene.looking import looked_away
from tabletop.scene.table import Answer, Picked, Play, Sight
from tabletop.words.objection import Objection


def pointed(sight: Sight[State], region: str) -> str:
    """Return the region for a hint to highlight.

    That is `region` itself, or a space of its tile if no tile is chosen and anchors are not shown.
    """
    choice, is_told = read_choice(sight.draft), sight.hint_depth > 1 and not sight.draft
    if not region.startswith(ANCHOR) or is_told or on_anchors(sight.state, choice):
        return region
    around = span_of(sight.state.garden).grown(1)
    return region_of(next(filter(around.holds, footprint(place_in(region)))))


def on_anchors(state: State, choice: Choice) -> bool:
    """Return whether the places to choose from are anchors of tiles rather than spaces."""
    return choice.is_tile and not lifts(state, choice)


def move_of(state: State, choice: Choice) -> Move | None:
    """Return the chosen move, or None while a part of it is missing."""
    if choice.place is None or not choice.piece or lifts(state, choice):
        return None
    return move_from_text(choice.text)


def lifts(state: State, choice: Choice) -> bool:
    """Return whether the next choice is the bare support to move (R9)."""
    return choice.is_tile and not state.garden.pile and choice.origin is None


def places_for(state: State, piece: str, origin: Space | None) -> frozenset[Space]:
    """Return the legal places for `piece`: spaces, or anchors for a tile.

    If a support must be moved and `origin` is None, return the anchors of the stacks.
    """
    garden, as_terrace = state.garden, piece == "T"
    if piece not in ("T", "S"):
        return garden.free_spaces if _is_in_stock(state, piece) else frozenset()
    if garden.pile:
        return actions.tile_anchors(garden, as_terrace)
    if not actions.may_shift(state, as_terrace):
        return frozenset()
    if origin is not None:
        return actions.shift_anchors(garden, origin, as_terrace)
    return frozenset(stack.anchor for stack in garden.stacks)


def _is_in_stock(state: State, piece: str) -> bool:
    """Return whether a bed of that colour is left, or the gazebo may be put anywhere."""
    if piece == "G":
        return actions.may_put_gazebo(state)
    return bool(piece) and state.garden.coins[COLOURS.index(piece[1])] > 0


def open_places(state: State, choice: Choice) -> frozenset[Space]:
    """Return the places in the garden that accept a tap: spaces, or anchors if a tile is chosen.

    A tap on the place of the first terrace needs no chosen piece: only a terrace can go there.
    """
    if choice.piece and not lifts(state, choice):
        return places_for(state, choice.piece, choice.origin)
    garden = state.garden
    stacks = () if garden.pile else [stack.anchor for stack in garden.stacks]
    first = () if garden.levels[0] or choice.piece or state.rolling else (ORIGIN,)
    return frozenset(space for anchor in (*stacks, *first) for space in footprint(anchor))


def must_pass(state: State) -> bool:
    """Return whether passing is the only legal move (R16)."""
    return not state.is_over and not state.rolling and not actions.can_act(state)


def is_usable(state: State, piece: str) -> bool:
    """Return whether `piece` has a legal place."""
    return bool(places_for(state, piece, None))


def why_not_piece(state: State, piece: str) -> Refusal | Objection | None:
    """Return why `piece` has no legal place, or None if it has one."""
    garden = state.garden
    if is_usable(state, piece):
        return None
    lifted = garden.stacks[0].anchor if garden.stacks and not garden.pile else None
    x, y = lifted or ORIGIN
    probe = Choice(piece, lifted if piece == "S" else None, (x + 1, y))
    found = why_refused(state, move_from_text(probe.text))
    is_new = garden.gazebos[state.seat - 1] is None
    return found if found and found.code in ("E-PILE", "E-STALL") else _no_room(piece, is_new)


def _no_room(piece: str, is_new: bool) -> Objection:
    """Return the objection that the garden has no place for `piece`."""
    if piece == "S":
        return Objection("E-SUPPORT", "R12", t(words.NO_FLAT_PLACE))
    if piece == "G":
        return Objection("E-GAZEBO", "R7" if is_new else "R8", t(words.NO_GAZEBO_PLACE))
    return Objection("E-BED", "R6", t(words.NO_BED_PLACE))


def answer(sight: Sight[State], region: str) -> Answer:
    """Return the answer to a tap on `region`: a new draft, a move, or why it has no effect."""
    state, choice = sight.state, read_choice(sight.draft)
    if region.startswith((PLAYER, FACING)):
        return Objection("E-GAZEBO", "R7", t(words.NO_GAZEBO))
    if state.is_over:
        return over("R15")
    if region == BUTTON:
        return _gone(state, choice)
    if region in PIECES:
        return looked_away(sight, _piece_tapped(state, choice, region))
    place = place_in(region)
    if not choice.piece and place not in open_places(state, choice):
        return _what_lies_there(sight, place)
    picked = _place_tapped(state, choice, place)
    return picked if choice.piece else looked_away(sight, picked)


def _what_lies_there(sight: Sight[State], place: Space) -> Objection:
    """Return the objection to a tap on a space while no piece is chosen.

    It explains the dots if the space has a recent piece, else it asks for a piece.
    """
    names = [sight.short(laid.seat) for laid in laid_last(sight) if laid.covers(place)]
    if not names:
        return _pick_first(words.TAKE_FIRST)
    return Objection("E-PHASE", "turn", t(words.DOTS, name=names[-1]))


def _gone(state: State, choice: Choice) -> Answer:
    if must_pass(state):
        return Play(move_to_text(PASS))
    move = move_of(state, choice)
    if move is None:
        return _pick_first(words.PLACE_FIRST if choice.piece else words.TAKE_FIRST)
    return why_refused(state, move) or Play(choice.text)


def _pick_first(sentence: str) -> Objection:
    """Return an objection that asks for another choice first."""
    return Objection("E-PHASE", "turn", t(sentence))


def _piece_tapped(state: State, choice: Choice, piece: str) -> Answer:
    """Return the draft with `piece` chosen, or an empty one if it was chosen already."""
    if piece == choice.piece:
        lies_bare = choice.is_tile and not state.garden.pile
        return Picked((), announcement=t(action_texts.PUT_BACK["S" if lies_bare else piece]))
    taken = Choice(piece, choice.origin if piece in ("T", "S") else None)
    if choice.is_tile == taken.is_tile and choice.place in places_for(state, piece, taken.origin):
        taken = taken._replace(place=choice.place)
    return why_not_piece(state, piece) or Picked(taken.draft)


def _place_tapped(state: State, choice: Choice, place: Space) -> Answer:
    if place not in open_places(state, choice):
        return _why_not_there(state, choice, place)
    stack = stack_over(state.garden, place)
    if not choice.piece and stack is None:
        return Picked(Choice("T", None, ORIGIN).draft)
    if not choice.piece:
        choice = Choice("T" if state.must_build else "S")
    if lifts(state, choice):
        return Picked(choice._replace(origin=stack).draft)
    return Picked(choice._replace(place=place).draft)


def _why_not_there(state: State, choice: Choice, place: Space) -> Refusal | Objection:
    """Return why `place` is not accepted."""
    if lifts(state, choice):
        return Objection("E-MOVE", "R9", t(words.ONLY_SUPPORTS))
    move = move_of(state, choice._replace(place=place))
    found = why_refused(state, move) if move else None
    assert found is not None
    return _refusal_here(state, found)


def _refusal_here(state: State, found: Refusal) -> Refusal | Objection:
    """Return a refusal worded for the tapped place, since the board has no coordinates."""
    is_first = found.code == "E-TERRACE" and not state.garden.levels[0]
    told = words.FIRST_HERE if is_first else words.HERE.get((found.code, found.rule), "")
    return Objection(found.code, found.rule, t(told)) if told else found


def stack_over(garden: Garden, space: Space) -> Space | None:
    """Return the anchor of the stack of bare supports that covers `space`, or None."""
    for stack in garden.stacks:
        if space in footprint(stack.anchor):
            return stack.anchor
    return None


def carried(sight: Sight[State], piece: str, end: str) -> Answer | None:
    """Return the answer to dragging a piece from the tray into the garden, None for other drags."""
    state = sight.state
    if piece not in PIECES or not end.startswith((SPACE, ANCHOR)) or state.is_over:
        return None
    place, choice = place_in(end), Choice(piece)
    if choice.is_tile and end.startswith(SPACE) and state.garden.pile:
        place = _anchor_near(state, piece, place)
    return why_not_piece(state, piece) or _place_tapped(state, choice, place)


def _anchor_near(state: State, piece: str, space: Space) -> Space:
    """Return the anchor of a tile that covers `space`, a legal one if possible.

    Without a legal one, return `space`.
    """
    allowed = places_for(state, piece, None)
    around = sorted(anchors_over((space,)), reverse=True)
    return next((anchor for anchor in around if anchor in allowed), space)
