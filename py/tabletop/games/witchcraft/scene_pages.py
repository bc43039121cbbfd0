"""What lies on the sheet over the village: a spell, a page of a pile or of a witch's past."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.witchcraft import cards
from tabletop.games.witchcraft.board import KIND_NAMES
from tabletop.games.witchcraft.scene_card import why_not_now
from tabletop.games.witchcraft.scene_causes import Cause
from tabletop.games.witchcraft.scene_gaze import EVENTS, SPELLS
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.games.witchcraft.scene_words import card_hint
from tabletop.games.witchcraft.words import event_in_words, spell_in_words
from tabletop.scene.boxes import TOUCH, Box

PILE_NAMES = {EVENTS: "Events", SPELLS: "Spells"}

_CAUSE, _CARD, _HELD = 30.0, 52.0, 34.0
"""The height of a line of a witch's past, of a card, and of what a witch holds."""


class Sheet(NamedTuple):
    """The places on the sheet: the buttons along its upper edge, and the rows."""

    box: Box
    title: Box
    earlier: Box
    later: Box
    back: Box
    rows: tuple[Box, ...]


def is_open(view: Shown) -> bool:
    """Return whether anything is looked at."""
    return bool(view.gaze.pile or view.gaze.seat or view.gaze.card)


def sheet_of(view: Shown) -> Sheet:
    """Return the places of the sheet that lies on the village now."""
    box = view.places.board
    inner = box.inset(6, 4)
    head, body = inner.rows([TOUCH, 0], 4)
    title, earlier, later, away = head.columns([0, TOUCH, TOUCH, TOUCH], 0)
    if view.gaze.card:
        return Sheet(box, title, earlier, later, away, (body,))
    high = _CARD if view.gaze.pile else _CAUSE
    first = [] if view.gaze.pile else [_HELD]
    count = max(1, int((body.h - sum(first)) // high))
    return Sheet(box, title, earlier, later, away, tuple(body.rows([*first, *[high] * count], 0)))


def pile_of(view: Shown, pile: str) -> tuple[str, ...]:
    """Return a pile of cards played, the latest first."""
    state = view.state
    return tuple(reversed(state.event_discard if pile == EVENTS else state.discard))


def _listed(view: Shown) -> tuple[str, ...] | tuple[Cause, ...]:
    if view.gaze.card:
        return ()
    return pile_of(view, view.gaze.pile) if view.gaze.pile else view.causes


def _room(view: Shown, places: Sheet) -> int:
    """Return how many cards or changes there is room for."""
    return len(places.rows) - (0 if view.gaze.pile else 1)


def pages_of(view: Shown, places: Sheet) -> tuple[bool, bool]:
    """Return whether there is something earlier, and something later."""
    more = len(_listed(view)) > _room(view, places) * (view.gaze.page + 1)
    return more, view.gaze.page > 0


def part_of(view: Shown, places: Sheet) -> slice:
    """Return which of the cards or changes are on the page."""
    first = _room(view, places) * view.gaze.page
    return slice(first, first + _room(view, places))


def named(card: str) -> tuple[str, str]:
    """Return the name of a card and what it does."""
    if card in cards.EVENTS:
        return cards.EVENTS[card].name, event_in_words(cards.EVENTS[card])
    return cards.SPELLS[card].name, spell_in_words(cards.SPELLS[card])


def made_by(view: Shown, cause: Cause) -> str:
    """Return what made a change, and whose doing it was."""
    return f"{cause.what} by {view.name(cause.by)}" if cause.by else cause.what


def spoken(view: Shown, places: Sheet) -> tuple[str, ...]:
    """Return each row as it is read aloud."""
    if view.gaze.card:
        return (f"{card_hint(view.gaze.card)} {why_not_now(view, view.gaze.card)}",)
    part = part_of(view, places)
    if view.gaze.pile:
        pile = (named(card) for card in pile_of(view, view.gaze.pile)[part])
        return tuple(f"{name}. {said}" for name, said in pile) or ("None yet.",)
    witch = view.state.witches[view.gaze.seat - 1]
    held = ", ".join(
        f"{count} {kind}" for kind, count in zip(KIND_NAMES, witch.resources, strict=True)
    )
    return (
        f"{held}; spells: {len(witch.hand)}.",
        *(_told(view, each) for each in view.causes[part]),
    )


def _told(view: Shown, cause: Cause) -> str:
    parts = [f"Power {cause.power:+d}"] if cause.power else []
    parts += [f"Detection {cause.detection:+d}"] if cause.detection else []
    return f"Round {cause.round}, {made_by(view, cause)}: {', '.join(parts)}."
