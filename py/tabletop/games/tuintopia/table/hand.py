"""The hand, the two steps of a turn, and the main button."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.core.words import in_points
from tabletop.games.tuintopia.rules import notation as moves
from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.rules.legal import can_step_b
from tabletop.games.tuintopia.rules.state import HIDDEN, Phase
from tabletop.games.tuintopia.table import draft
from tabletop.games.tuintopia.table.card import BACK, Cut, back, face, key_of, picture_spot
from tabletop.games.tuintopia.table.layout import hand_cut, hand_slots
from tabletop.games.tuintopia.table.pictures import points_disc
from tabletop.games.tuintopia.table.texts import hand_hint, hand_label
from tabletop.games.tuintopia.table.view_model import ViewModel
from tabletop.games.tuintopia.words import table as words
from tabletop.kit.buttons import Button, button_parts
from tabletop.kit.parts import Part, drawn, thing
from tabletop.kit.texts import resting
from tabletop.kit.tray import Piece, in_slot, tray_paper
from tabletop.scene import widgets
from tabletop.scene.boxes import Box
from tabletop.scene.marks import tick
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import CHIP, PIECE, Circle, Node, Rect, Shapes, Text

_LETTERS = "AB"
_NARROW_STEP = 112.0
_BROAD = 84.0
"""The minimum width of a card with points between its zone and its height."""


def hand_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the tray with the cards of the hand, without the one previewed on a cell."""
    box, count = model.places.hand, len(model.hand)
    cut, places = hand_cut(model.places, count), hand_slots(model.places, count)
    cards = [
        drawn(Node(f"hidden-{index}", back(cut), place.cx, place.cy, face=BACK))
        if card == HIDDEN
        else in_slot(_card(model, card, cut), place, draft.HAND, index + 1)
        for index, (card, place) in enumerate(zip(model.hand, places, strict=True))
    ]
    if not count:
        line = widgets.words(box.cx, box.cy, words.no_cards(model.or_you(model.owner)), 15, "ink2")
        cards = [drawn(Node("no-cards", (line._replace(fit=box.w - 16),)))]
    return (tray_paper(box, key="hand"), *cards)


def _card(model: ViewModel, card: int, cut: Cut) -> Piece:
    """Return a visible card of the hand, which can be chosen only in the viewer's turn."""
    chosen = card == model.choice.card
    is_gone = chosen and model.picked_cell >= 0
    return Piece(
        f"{draft.CARD}{CARDS[card].code}",
        hand_label(model, card),
        face(card, cut),
        cut.box,
        cut.corner,
        _points(model, card, cut),
        fits=False,
        # an idle card has no legal cell: a tap would only say why it can't be placed
        may=None if model.active and card in model.idle else model.active,
        chosen=chosen,
        is_pale=card in model.idle,
        is_gone=is_gone,
        drags=model.active,
        hint=hand_hint(model, card),
        key="gap" if is_gone else key_of(card),
        enter=model.places.stack(0.15) if card == model.drawn else None,
    )


def _points(model: ViewModel, card: int, cut: Cut) -> Shapes:
    """Return the points that a card would score on the chosen cell, () if unknown or hidden."""
    points = model.brings.get(card)
    if points is None:
        return ()
    size = min(17.0, cut.w * 0.2)
    y = -cut.h / 2 + size * 0.4 if cut.w >= _BROAD else picture_spot(cut)
    return points_disc(points, 0, y, size)


# -- the steps -----------------------------------------------------------------------------------


def step_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the buttons of both steps of a turn; () at level 1."""
    steps = enumerate(zip((draft.STEP_A, draft.STEP_B), model.places.steps, strict=False))
    return tuple(_step(model, index, *step) for index, step in steps)


def _step(model: ViewModel, index: int, region: str, box: Box) -> Part:
    """Return a step's button, which says whether the step is compulsory, optional or done."""
    said, chosen = _standing(model, index), model.active and _is_chosen(model, index)
    return thing(
        region, draft.STEPS if model.active else "", words.step(index, said), box,
        _chip(index, said, Box(0, 0, box.w, box.h), chosen=chosen),
        may=draft.step_refusal(model.state, region) is None, chosen=chosen, col=index + 1,
    )  # fmt: skip


def _standing(model: ViewModel, index: int) -> str:
    """Return the status of a step (must, may, done, not now), "" after the game."""
    state = model.state
    if not model.mover:
        return ""
    if state.b_used if index else state.a_used:
        return words.DONE
    if index and not can_step_b(state):
        return words.NOT_NOW
    return words.MAY if index else words.MUST


def _is_chosen(model: ViewModel, index: int) -> bool:
    """Return whether a tap on a cell belongs to this step now."""
    if model.state.phase is Phase.TUCK:
        return False
    return bool(index) is (model.closing or isinstance(model.move, moves.Turn))


def _chip(index: int, said: str, box: Box, *, chosen: bool) -> Shapes:
    """Return the shapes of a step's button: its letter, name and status."""
    fill, ink, quiet = ("sun", "print", "print") if chosen else ("sheet", "ink", "ink2")
    r, size, gap = (10.0, 13.0, 4.0) if box.w < _NARROW_STEP else (13.0, 15.0, 8.0)
    x = box.x + r + gap + 1
    left = x + r + gap
    fit = box.right - left - 3
    name = t(words.STEP_NAMES[index])
    name = name if text_width(name, size) <= fit else t(words.SHORT_STEP_NAMES[index])
    y = box.cy - 2 if said else baseline(box.cy, size)
    below = (Text(left, box.cy + 14, t(said), 13, quiet, fit=fit),) if said else ()
    return (
        Rect(*box, r=12, fill=fill, shadow=PIECE if chosen else CHIP),
        *_sign(index, x, box.cy, r, chosen=chosen, done=said == words.DONE),
        Text(left, y, name, size, ink, weight=800, fit=fit),
        *below,
    )


def _sign(index: int, x: float, y: float, r: float, *, chosen: bool, done: bool) -> Shapes:
    """Return the letter of a step on a disc, or a tick once it is done."""
    if done:
        return tick(x, y, 2 * r)
    fill, ink = ("white", "print") if chosen else ("sheet2", "ink")
    letter = widgets.number(x, y, _LETTERS[index], max(13, r * 1.25), ink)
    return (Circle(x, y, r, fill=fill), letter)


# -- the button ----------------------------------------------------------------------------------

_DOES: dict[type[moves.Move], str] = {
    moves.Place: words.PLACE,
    moves.Cover: words.COVER,
    moves.Lay: words.LAY,
    moves.Turn: words.TURN,
    moves.Exchange: words.EXCHANGE,
    moves.Tuck: words.TUCK,
    moves.Skip: words.SKIP,
    moves.Done: words.END,
}
"""The label of the main button by type of move."""


def button_part(model: ViewModel) -> Part:
    """Return the main button, labelled with its move or with what it waits for."""
    label, tone = _missing(model), widgets.IDLE
    if model.active and model.move is not None:
        cell = getattr(model.move, "cell", "")
        label, tone = t(_DOES[type(model.move)], cell=cell), widgets.GO
    said = label if model.priced is None else words.button(label, model.gain)
    button = Button(draft.GO, "" if model.in_beat else label, tone=tone, aloud=said)
    return button_parts([button], [model.places.button], draft.ACTIONS)[0]


def _missing(model: ViewModel) -> str:
    """Return the label of a button without a move: the next choice, whose turn, or the result."""
    if model.active:
        return t(words.CHOOSE_CARD if model.choice.card < 0 else words.CHOOSE_CELL)
    if model.winners is not None and model.state.variant.coop:
        return t(words.ALL_WON if model.winners else words.NOT_THIS_TIME)
    return resting(model, model.state.seat, alone=in_points(model.totals[0]))
