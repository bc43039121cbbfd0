"""The hand, the two steps of a turn, and the one big button."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tuintopia.cards import CARDS
from tabletop.games.tuintopia.legal import can_step_b
from tabletop.games.tuintopia.notation import (
    Cover,
    Done,
    Exchange,
    Lay,
    Move,
    Place,
    Skip,
    Tuck,
    Turn,
)
from tabletop.games.tuintopia.scene_card import Cut, back, face
from tabletop.games.tuintopia.scene_garden import BACK
from tabletop.games.tuintopia.scene_ground import key_of
from tabletop.games.tuintopia.scene_info import covers_hand
from tabletop.games.tuintopia.scene_layout import hand_cut, hand_slots
from tabletop.games.tuintopia.scene_marks import lamp, picked_cell, points_disc
from tabletop.games.tuintopia.scene_players import stack_place
from tabletop.games.tuintopia.scene_shown import Shown
from tabletop.games.tuintopia.scene_words import counted, name_of
from tabletop.games.tuintopia.state import HIDDEN, Phase, fitting
from tabletop.games.tuintopia.words import signed
from tabletop.scene import papers
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import OFF, edge, tick
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import button, number, sheet
from tabletop.scene.shapes import CHIP, PIECE, Circle, Node, Rect, Shapes, Text
from tabletop.scene.shapes import Place as Spot

STEPS = (("A", "Place open", "must do"), ("B", "Lay or turn", "may do"))
_SHORT = ("Place", "Lay / turn")
_NARROW_STEP = 112.0


def hand_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the tray with the hand, the steps and the button."""
    places = view.places
    if covers_hand(view):
        return (*_steps(view), _button(view))
    tray = Node("hand", (sheet(places.hand, 16, "sheet2"), *_whose(view)))
    return (tray, *_cards(view), *_steps(view), _button(view))


def _whose(view: Shown) -> Shapes:
    """Return whose hand it is where nobody may look at it, or that it is empty."""
    box = view.places.hand
    if not view.hand:
        text = f"{name_of(view, view.owner)} holds no cards."
        return (Text(box.cx, baseline(box.cy, 15), text, 15, "ink2", align="middle"),)
    return ()


def _cards(view: Shown) -> list[Node]:
    """Return the cards of the hand; the one on its way to a cell has left its place."""
    cut = hand_cut(view.places, len(view.hand))
    moved = view.choice.card if picked_cell(view) >= 0 else -1
    nodes = []
    for index, (card, slot) in enumerate(
        zip(view.hand, hand_slots(view.places, len(view.hand)), strict=True)
    ):
        if card == moved:
            nodes.append(Node("gap", _gap(cut), slot.cx, slot.cy))
        elif card == HIDDEN:
            nodes.append(Node(f"hidden-{index}", back(cut), slot.cx, slot.cy, face=BACK))
        else:
            nodes.append(_card(view, card, slot, cut))
    return nodes


def _card(view: Shown, card: int, slot: Box, cut: Cut) -> Node:
    is_picked = card == view.choice.card
    lift = min(10.0, (slot.h - cut.h) / 2) if is_picked else 0
    points = dict(view.cards).get(card)
    stack = stack_place(view)
    return Node(
        key_of(card),
        _face(card, cut, points, is_picked, _is_hinted(view, card)),
        slot.cx,
        slot.cy - lift,
        opacity=OFF if is_off(view, card) else 1,
        enter=Spot(*stack, 0.15) if card == view.drawn else None,
    )


@lru_cache(maxsize=256)
def _face(card: int, cut: Cut, points: int | None, is_picked: bool, is_hinted: bool) -> Shapes:
    box = around(0, 0, cut.w, cut.h)
    r = min(10, cut.w * 0.13)
    under = (Rect(*box, r=r, fill="white", shadow=8),) if is_picked else ()
    ring = edge(box, r, 3.4) if is_picked else ()
    size = min(17.0, cut.w * 0.2)
    disc = () if points is None else points_disc(points, 0, -cut.h / 2 + size * 0.4, size)
    mark = tuple(
        shape._replace(x=shape.x + cut.w / 2 - 6, y=shape.y - cut.h / 2 + 6)
        for shape in (lamp() if is_hinted else ())
    )
    return (*under, *face(card, cut), *ring, *disc, *mark)


def is_off(view: Shown, card: int) -> bool:
    """Return whether a card of the hand can go nowhere in the step that is chosen."""
    state = view.state
    if not view.active or view.closing or state.phase is Phase.TUCK:
        return False
    if view.cards:
        return card not in dict(view.cards)
    return not state.reachable & (state.free | state.closed) & fitting(state, card)


def _is_hinted(view: Shown, card: int) -> bool:
    move = view.hint
    if not isinstance(move, Place | Cover | Lay | Tuck) or view.choice.card >= 0:
        return False
    return move.card == CARDS[card].code


@lru_cache(maxsize=16)
def _gap(cut: Cut) -> Shapes:
    box = around(0, 0, cut.w, cut.h)
    return (Rect(*box, r=min(10, cut.w * 0.13), stroke="ink2", width=1.6, dash=(5, 5)),)


# -- the steps -----------------------------------------------------------------------------------


def _steps(view: Shown) -> tuple[Node, ...]:
    return tuple(
        Node(f"step-{letter.lower()}", _step(view, index, Box(0, 0, box.w, box.h)), box.x, box.y)
        for index, ((letter, _, _), box) in enumerate(zip(STEPS, view.places.steps, strict=False))
    )


def step_state(view: Shown, index: int) -> str:
    """Return what is said of a step: whether it must or may be taken, or is done; "" at the end."""
    state = view.state
    if not view.mover:
        return ""
    is_done = state.b_used if index else state.a_used
    if is_done:
        return "done"
    if index and not can_step_b(state):
        return "not now"
    return STEPS[index][2]


def is_chosen(view: Shown, index: int) -> bool:
    """Return whether a tap on a cell belongs to this step now."""
    if not view.active or view.state.phase is Phase.TUCK:
        return False
    if isinstance(view.move, Turn):
        return index == 1
    return view.closing == bool(index)


def _step(view: Shown, index: int, box: Box) -> Shapes:
    """Return a step as a chip: its letter, what it is, whether it is done."""
    chosen, said = is_chosen(view, index), step_state(view, index)
    fill, ink, quiet = ("sun", "print", "print") if chosen else ("sheet", "ink", "ink2")
    r, size, gap = (10.0, 13.0, 5.0) if box.w < _NARROW_STEP else (13.0, 15.0, 8.0)
    x = box.x + r + gap + 1
    left = x + r + gap
    fit = box.right - left - 4
    name = STEPS[index][1] if text_width(STEPS[index][1], size) <= fit else _SHORT[index]
    y = box.cy - 2 if said else baseline(box.cy, size)
    return (
        Rect(*box, r=12, fill=fill, shadow=PIECE if chosen else CHIP),
        *_step_sign(index, x, box.cy, r, chosen=chosen, done=said == "done"),
        Text(left, y, name, size, ink, weight=800, fit=fit),
        Text(left, box.cy + 14, said, 13, quiet, fit=fit),
    )


def _step_sign(index: int, x: float, y: float, r: float, *, chosen: bool, done: bool) -> Shapes:
    """Return the letter of a step on a disc, or a tick once it is done."""
    if done:
        return tick(x, y, 2 * r)
    disc = Circle(x, y, r, fill="white" if chosen else "sheet2")
    return (disc, number(x, y, STEPS[index][0], max(13, r * 1.25), "print" if chosen else "ink"))


# -- the button ----------------------------------------------------------------------------------


def _button(view: Shown) -> Node:
    box = view.places.button
    label, tone = button_words(view)
    small = box.w < 170
    size = 15.0 if small else 18.0
    return Node("button", button(box, label, tone, size=size))


def button_words(view: Shown) -> tuple[str, str]:
    """Return what the button says, and its tone."""
    if not view.active:
        return _waiting(view), papers.IDLE
    if view.move is None:
        return _missing(view), papers.IDLE
    return _doing(view.move), papers.GO


def _doing(move: Move) -> str:
    match move:
        case Place(_, cell):
            return f"Place on {cell}"
        case Cover(_, cell):
            return f"Cover {cell}"
        case Lay(_, cell):
            return f"Lay closed on {cell}"
        case Turn(cell):
            return f"Turn up {cell}"
        case Exchange():
            return "Exchange a card"
        case Tuck():
            return "Put under the stack"
        case Skip():
            return "Skip step A"
        case Done():
            return "End turn"
    raise TypeError(f"no button makes the move {move!r}")


def _missing(view: Shown) -> str:
    """Return what is still to be picked."""
    if view.choice.card < 0:
        return "Choose a card"
    return "Choose a cell"


def _waiting(view: Shown) -> str:
    if view.caption:
        return view.caption
    if view.winners is None:
        return f"{name_of(view, view.state.seat)} is to play"
    if view.state.variant.coop:
        return "All have won" if view.winners else "Not this time"
    if len(view.sitters) == 1:
        return counted(view.totals[0])
    return f"{name_of(view, view.winners[0])} wins" if len(view.winners) == 1 else "A shared win"


def button_label(view: Shown) -> str:
    """Return the name of the button: what it will do, and the points that brings."""
    label, _ = button_words(view)
    if view.preview is None or view.preview.returns:
        return label
    return f"{label}: {signed(view.gain)}"
