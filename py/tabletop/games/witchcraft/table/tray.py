"""The tray: the spells in hand, the text of the preview, and the buttons."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.witchcraft.rules.board import HAND_LIMIT
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.notation import Again, Cast, Go
from tabletop.games.witchcraft.rules.state import HIDDEN, deck_size
from tabletop.games.witchcraft.table.art import back
from tabletop.games.witchcraft.table.draft import AGAIN, CARD, DRAW, GO, HAND, SWAP, castable
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.spell import face, seal
from tabletop.games.witchcraft.table.telling import effect_lines, foretold, go_label
from tabletop.games.witchcraft.words import buttons, previews
from tabletop.games.witchcraft.words.table import NO_SPELL, spell_hint, spell_label
from tabletop.kit.buttons import Button, button_parts
from tabletop.kit.parts import Part, drawn, told
from tabletop.kit.sheet import two_lines
from tabletop.kit.tray import Piece, hole, in_slot, tray_paper
from tabletop.scene import papers
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.measure import text_width
from tabletop.scene.papers import DANGER, IDLE, QUIET, words
from tabletop.scene.shapes import Icon, Node, Shapes

_ICONS = {Go: "walking-boot", Again: "walking-boot", Cast: "pointy-hat"}
"""Icons of moves; all others draw a card."""

_WIDE = 150.0
"""Width from which a spell has a larger seal."""

_BESIDE_HINT = 24.0
"""Distance of the seal of a spell from the corner, which a hint's mark may take."""


def tray_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the tray with the text of the preview, the hand and the buttons."""
    hand = shown.places.hand
    buttons = (_big(shown), _new_spell(shown), _again(shown))
    return (
        *((tray_paper(hand.tray),) if hand.tray.h else ()),
        _words(shown),
        *(_in_hand(shown, *each) for each in enumerate(hand.spells)),
        *button_parts(buttons, (hand.go, hand.draw, hand.again), on_sheet=bool(hand.tray.h)),
    )


def _words(shown: Shown) -> Part:
    """Return the text of the preview: drawn if there is room, and read aloud once picked."""
    box, lines, coming = shown.places.hand.words, effect_lines(shown), shown.coming
    risk = coming is not None and coming.risk > 0
    said, tone = (lines[1], "suspect") if risk else (previews.aside(lines), "ink2")
    written = Node("words", two_lines(*lines, box.inset(2, 0), line=said, tone=tone))
    place, nodes = (box, (written,)) if box.h else (shown.village.board.top(TOUCH), ())
    if coming is None or not any(lines):
        return drawn(*nodes)
    return told("effect", previews.aloud(lines), place, *nodes, foretold=foretold(shown, coming))


def _in_hand(shown: Shown, index: int, place: Box) -> Part:
    """Return slot `index` of the hand: a spell, a card back if hidden, or an empty outline."""
    if index >= len(shown.own.hand):
        return drawn(Node(f"slot-{index}", _slot(place, on_sheet=bool(shown.places.hand.tray.h))))
    card, high = shown.own.hand[index], min(place.h - 6, place.w * 1.35)
    if card == HIDDEN:
        return drawn(Node(f"back-{index}", back(high / 1.4, high), *place.middle))
    return in_slot(_spell(shown, card, place), place, HAND, index + 1)


def _slot(box: Box, *, on_sheet: bool) -> Shapes:
    ink = "ink2" if on_sheet else "ontable"
    return (
        hole(box.inset(2), 12)._replace(stroke=ink),
        Icon("card-draw", box.cx, box.cy - 8, min(34, box.h * 0.3), ink, opacity=0.5),
        words(box.cx, box.cy + min(30, box.h * 0.28), t(NO_SPELL), 13, ink),
    )


def _spell(shown: Shown, card: str, place: Box) -> Piece:
    """Return a spell of the hand, lit if it may be picked."""
    may = shown.may(f"{CARD}{card}")
    picked = shown.active and shown.choice.spell == card
    lit = castable(shown.own, card) or picked
    size, y = (14.0, 1.0) if place.w > _WIDE else (13.0, -4.0)
    x = place.w / 2 - size * 1.75 - _BESIDE_HINT
    return Piece(
        f"{CARD}{card}",
        spell_label(card, shown.own.resources),
        face(card, shown.own.resources, place.w, place.h, lit=lit),
        around(0, 0, place.w, place.h),
        14,
        seal(SPELLS[card].own_detection, size, x, y - place.h / 2),
        fits=False,
        may=may or None,
        chosen=picked or shown.gaze.card == card,
        is_lit=may,
        hint=spell_hint(card),
    )


def _new_spell(shown: Shown) -> Button:
    """Return the button that draws or swaps a spell."""
    full = len(shown.own.hand) == HAND_LIMIT and shown.home == shown.mover
    left, short = deck_size(shown.state), shown.places.short
    return Button(
        DRAW,
        *buttons.new_spell(left, is_full=full, short=short),
        QUIET if shown.may(DRAW) else IDLE,
        "" if short else "card-exchange" if full else "card-draw",
        shown.choice.wish in (DRAW, SWAP),
        buttons.new_spell_aloud(left, is_full=full),
    )


def _again(shown: Shown) -> Button:
    """Return the button for a second Move."""
    may, short = shown.may(AGAIN), shown.places.short
    return Button(
        AGAIN,
        *buttons.again(short=short),
        QUIET if may else IDLE,
        "" if short else "walking-boot",
        may and (shown.choice.wish == AGAIN or shown.choice.place != ""),
        buttons.again_aloud(),
    )


def _big(shown: Shown) -> Button:
    """Return the button that plays the picked move, red if that may eliminate the mover."""
    coming, said, place = shown.coming, go_label(shown), shown.places.hand.go
    if coming is None or not shown.active:
        return Button(GO, _fitting(said, place.w - 24, 13), tone=IDLE, said=said.aloud)
    own_out = shown.later(shown.mover).out > 0 and not coming.wins
    is_lost = own_out or (coming.winners is not None and not coming.wins)
    return Button(
        GO,
        _fitting(said, place.w - place.h * 0.8 - 12, 14),
        t(buttons.YOU_ARE_OUT) if own_out else "",
        DANGER if coming.risk or is_lost else papers.GO,
        _ICONS.get(type(coming.move), "card-draw"),
        said=buttons.goes_on(said.aloud, is_out=own_out),
    )


def _fitting(said: buttons.Said, room: float, size: float) -> str:
    """Return the label of the big button, shortened if it does not fit."""
    return said.full if text_width(said.full, size) <= room else said.short
