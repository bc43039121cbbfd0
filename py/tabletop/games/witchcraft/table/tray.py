"""The tray: the spells in hand, the text of the preview, and the buttons."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.witchcraft.rules.board import HAND_LIMIT
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.notation import Again, Cast, Go
from tabletop.games.witchcraft.rules.state import HIDDEN, deck_size
from tabletop.games.witchcraft.table.art import back
from tabletop.games.witchcraft.table.draft import AGAIN, CARD, DRAW, GO, HAND, SWAP, castable
from tabletop.games.witchcraft.table.spell import face, seal
from tabletop.games.witchcraft.table.texts import effect_lines, foretold, go_label
from tabletop.games.witchcraft.table.view_model import ViewModel
from tabletop.games.witchcraft.words import buttons, previews
from tabletop.games.witchcraft.words.table import NO_SPELL, spell_hint, spell_label
from tabletop.kit.buttons import Button, button_parts
from tabletop.kit.parts import Part, drawn, note_part
from tabletop.kit.sheet import two_lines
from tabletop.kit.tray import Piece, hole, in_slot, tray_paper
from tabletop.scene import widgets
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import Icon, Node, Shapes
from tabletop.scene.widgets import DANGER, IDLE, QUIET, words

_ICONS = {Go: "walking-boot", Again: "walking-boot", Cast: "pointy-hat"}
"""Icons of moves; all others draw a card."""

_WIDE = 150.0
"""Width from which a spell has a larger seal."""

_BESIDE_HINT = 24.0
"""Distance of the seal of a spell from the corner, which a hint's mark may take."""


def tray_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the tray with the text of the preview, the hand and the buttons."""
    hand = model.places.hand
    buttons = (_big(model), _new_spell(model), _again(model))
    return (
        *((tray_paper(hand.tray),) if hand.tray.h else ()),
        _words(model),
        *(_in_hand(model, *each) for each in enumerate(hand.spells)),
        *button_parts(buttons, (hand.go, hand.draw, hand.again), on_sheet=bool(hand.tray.h)),
    )


def _words(model: ViewModel) -> Part:
    """Return the text of the preview: drawn if there is room, and read aloud once picked."""
    box, lines, coming = model.places.hand.words, effect_lines(model), model.coming
    risk = coming is not None and coming.risk > 0
    said, tone = (lines[1], "suspect") if risk else (previews.aside(lines), "ink2")
    written = Node("words", two_lines(*lines, box.inset(2, 0), line=said, tone=tone))
    place, nodes = (box, (written,)) if box.h else (model.village.board.top(TOUCH), ())
    if coming is None or not any(lines):
        return drawn(*nodes)
    return note_part(
        "effect", previews.aloud(lines), place, *nodes, foretold=foretold(model, coming)
    )


def _in_hand(model: ViewModel, index: int, place: Box) -> Part:
    """Return slot `index` of the hand: a spell, a card back if hidden, or an empty outline."""
    if index >= len(model.own.hand):
        return drawn(Node(f"slot-{index}", _slot(place, on_sheet=bool(model.places.hand.tray.h))))
    card, high = model.own.hand[index], min(place.h - 6, place.w * 1.35)
    if card == HIDDEN:
        return drawn(Node(f"back-{index}", back(high / 1.4, high), *place.middle))
    return in_slot(_spell(model, card, place), place, HAND, index + 1)


def _slot(box: Box, *, on_sheet: bool) -> Shapes:
    ink = "ink2" if on_sheet else "ontable"
    return (
        hole(box.inset(2), 12)._replace(stroke=ink),
        Icon("card-draw", box.cx, box.cy - 8, min(34, box.h * 0.3), ink, opacity=0.5),
        words(box.cx, box.cy + min(30, box.h * 0.28), t(NO_SPELL), 13, ink),
    )


def _spell(model: ViewModel, card: str, place: Box) -> Piece:
    """Return a spell of the hand, lit if it may be picked."""
    may = model.may(f"{CARD}{card}")
    picked = model.active and model.choice.spell == card
    lit = castable(model.own, card) or picked
    size, y = (14.0, 1.0) if place.w > _WIDE else (13.0, -4.0)
    x = place.w / 2 - size * 1.75 - _BESIDE_HINT
    return Piece(
        f"{CARD}{card}",
        spell_label(card, model.own.resources),
        face(card, model.own.resources, place.w, place.h, lit=lit),
        around(0, 0, place.w, place.h),
        14,
        seal(SPELLS[card].own_detection, size, x, y - place.h / 2),
        fits=False,
        may=may or None,
        chosen=picked or model.inspected.card == card,
        is_lit=may,
        hint=spell_hint(card),
    )


def _new_spell(model: ViewModel) -> Button:
    """Return the button that draws or swaps a spell."""
    full = len(model.own.hand) == HAND_LIMIT and model.home == model.mover
    left, short = deck_size(model.state), model.places.short
    return Button(
        DRAW,
        *buttons.new_spell(left, is_full=full, short=short),
        QUIET if model.may(DRAW) else IDLE,
        "" if short else "card-exchange" if full else "card-draw",
        model.choice.wish in (DRAW, SWAP),
        buttons.new_spell_aloud(left, is_full=full),
    )


def _again(model: ViewModel) -> Button:
    """Return the button for a second Move."""
    may, short = model.may(AGAIN), model.places.short
    return Button(
        AGAIN,
        *buttons.again(short=short),
        QUIET if may else IDLE,
        "" if short else "walking-boot",
        may and (model.choice.wish == AGAIN or model.choice.place != ""),
        buttons.again_aloud(),
    )


def _big(model: ViewModel) -> Button:
    """Return the button that plays the picked move, red if that may eliminate the mover."""
    coming, said, place = model.coming, go_label(model), model.places.hand.go
    if coming is None or not model.active:
        return Button(GO, _fitting(said, place.w - 24, 13), tone=IDLE, aloud=said.aloud)
    own_out = model.later(model.mover).out > 0 and not coming.wins
    is_lost = own_out or (coming.winners is not None and not coming.wins)
    return Button(
        GO,
        _fitting(said, place.w - place.h * 0.8 - 12, 14),
        t(buttons.YOU_ARE_OUT) if own_out else "",
        DANGER if coming.risk or is_lost else widgets.GO,
        _ICONS.get(type(coming.move), "card-draw"),
        aloud=buttons.goes_on(said.aloud, is_out=own_out),
    )


def _fitting(said: buttons.ChoiceTexts, room: float, size: float) -> str:
    """Return the label of the big button, shortened if it does not fit."""
    return said.full if text_width(said.full, size) <= room else said.short
