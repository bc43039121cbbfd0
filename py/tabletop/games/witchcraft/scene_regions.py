"""Where the table of Witchcraft can be touched, and what is read aloud there."""

from __future__ import annotations

from tabletop.games.witchcraft.board import SPACES
from tabletop.games.witchcraft.legality import is_closed
from tabletop.games.witchcraft.scene_draft import (
    SWAP,
    card_region,
    castable,
    witch_region,
)
from tabletop.games.witchcraft.scene_gaze import EVENTS
from tabletop.games.witchcraft.scene_pages import is_open
from tabletop.games.witchcraft.scene_sheet_regions import GROUP, sheet_notes, sheet_regions
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.games.witchcraft.scene_tray import ways
from tabletop.games.witchcraft.scene_words import (
    card_hint,
    card_label,
    event_note,
    place_hint,
    place_label,
    witch_label,
)
from tabletop.games.witchcraft.state import HIDDEN, Step
from tabletop.scene.boxes import around
from tabletop.scene.regions import (
    BUTTONS,
    DISABLED,
    LAST,
    LEGAL,
    RADIOS,
    SELECTED,
    Group,
    Note,
    Region,
    target,
)
from tabletop.scene.ways import way_regions

PLACES, WITCHES, HAND, GO = "places", "witches", "hand", "go"
_GROUPS = (
    Group(PLACES, "Village", BUTTONS),
    Group(WITCHES, "Witches", BUTTONS),
    Group(HAND, "Spells in hand", RADIOS),
    Group(GO, "Go on", BUTTONS),
)


def groups(view: Shown) -> tuple[Group, ...]:
    """Return the groups of regions; there is no hand without spells that can be seen."""
    seen = any(card != HIDDEN for card in view.own.hand)
    village = (GROUP, *_GROUPS[1:]) if is_open(view) else _GROUPS
    return tuple(each for each in village if each.id != HAND or seen)


def regions(view: Shown) -> tuple[Region, ...]:
    """Return everything that can be touched, what lies on top last."""
    seats = range(1, len(view.sitters) + 1)
    return (
        *(_witch(view, seat) for seat in seats),
        *(sheet_regions(view) if is_open(view) else _village(view)),
        *(_card(view, card, index) for index, card in enumerate(view.own.hand) if card != HIDDEN),
        *way_regions(ways(view), GO),
    )


def notes(view: Shown) -> tuple[Note, ...]:
    """Return what can be read on the sheet that lies on the village."""
    return sheet_notes(view) if is_open(view) else ()


def _village(view: Shown) -> tuple[Region, ...]:
    """Return the event on the square, and the places."""
    event = target(
        EVENTS,
        PLACES,
        event_note(view),
        view.places.event,
        col=len(SPACES) + 1,
        hint="Shows all events and spells that were played.",
    )
    return (event, *(_place(view, code, col) for col, code in enumerate(SPACES, start=1)))


def _place(view: Shown, code: str, number: int) -> Region:
    x, y = view.places.places[code]
    side = max(44.0, 2 * view.places.radius + 8)
    land = view.places.board
    box = around(x, min(max(y, land.y + side / 2), land.bottom - side / 2), side)
    shut = is_closed(view.state, code)
    picked = view.active and view.choice.place == code
    may = view.places_lit and not shut
    state = SELECTED if picked else LEGAL if may else DISABLED
    return Region(
        code,
        PLACES,
        place_label(view, code),
        box,
        col=number,
        states=(state, LAST) if code in view.visited else (state,),
        hint=place_hint(view, code),
    )


def _witch(view: Shown, seat: int) -> Region:
    may = seat in view.targets
    chosen = seat in (view.choice.target if may else 0, view.gaze.seat)
    state = SELECTED if chosen else LEGAL if may else DISABLED if view.targets else ""
    states = (state, LAST if seat in view.cast else "")
    return target(
        witch_region(seat),
        WITCHES,
        witch_label(view, seat),
        view.places.panel(seat).box,
        row=seat,
        states=tuple(each for each in states if each),
        hint="" if view.targets else "Shows what has moved both meters.",
    )


def _card(view: Shown, card: str, index: int) -> Region:
    picked = view.gaze.card == card or (view.active and view.choice.spell == card)
    choosing = view.active and view.state.step is Step.CHOICE
    may = choosing and (castable(view.own, card) or view.choice.wish == SWAP)
    state = SELECTED if picked else LEGAL if may else ""
    return target(
        card_region(card),
        HAND,
        card_label(view, card),
        view.places.hand[index],
        col=index + 1,
        states=(state,) if state else (),
        hint=card_hint(card),
    )
