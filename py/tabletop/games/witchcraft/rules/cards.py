"""Spell and event cards, parsed and validated from `spells.txt` and `events.txt` (section 4)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tabletop.games.witchcraft.rules.board import KINDS
from tabletop.games.witchcraft.rules.effects import (
    ROLL,
    BadEffect,
    ChangeDetection,
    CloseSpace,
    Effect,
    Who,
    needs_roll,
    parse_effects,
)

SPELL_COUNT = 40
EVENT_COUNT = 30

_MOST_RESOURCES = 10
_OWN_DETECTION = range(-4, 7)
_DICE = {"-": "", "each": "each", "one": "one"}
_COST = re.compile("".join(f"(?:([1-9]){kind})?" for kind in KINDS))
_OWN = re.compile("0|[+-][1-9]")


class BadCard(ValueError):
    """An invalid row of a card table; the message names the row and the problem."""


class Spell(NamedTuple):
    """A spell card.

    `cost` holds resource counts. `own_detection` is added to the caster's Detection after
    the last effect.
    """

    id: str
    name: str
    cost: tuple[int, ...]
    effects: tuple[Effect, ...]
    own_detection: int

    @property
    def wants_target(self) -> bool:
        """Return whether the caster must choose an opponent (W12)."""
        return any(effect.who is Who.TARGET for effect in self.effects)


class Event(NamedTuple):
    """An event card.

    `dice` is "each" if every witch rolls, "one" for a single roll for all, or "" (W23).
    """

    id: str
    name: str
    dice: str
    effects: tuple[Effect, ...]


def read_spells(text: str) -> dict[str, Spell]:
    """Parse a spell table into a dict by card id; raise BadCard at the first invalid row."""
    spells = [_spell(row) for row in _rows(text, "S", SPELL_COUNT, 5)]
    return {spell.id: spell for spell in spells}


def read_events(text: str) -> dict[str, Event]:
    """Parse an event table into a dict by card id; raise BadCard at the first invalid row."""
    events = [_event(row) for row in _rows(text, "E", EVENT_COUNT, 4)]
    return {event.id: event for event in events}


def check_names(cards: Sequence[Spell | Event]) -> None:
    """Raise BadCard if two cards share a name."""
    id_of: dict[str, str] = {}
    for card in cards:
        if card.name in id_of:
            raise BadCard(f"{card.id}: the name {card.name!r} is that of {id_of[card.name]}.")
        id_of[card.name] = card.id


def _rows(text: str, letter: str, count: int, columns: int) -> Iterator[list[str]]:
    """Yield the fields of each row.

    Raise BadCard for an unexpected id, a missing name, or a wrong number of fields or rows.
    """
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        fields = line.split("|")
        wanted = f"{letter}{number:02}"
        if fields[0] != wanted:
            raise BadCard(f"Row {number} ({line!r}) begins with {fields[0]!r}, not {wanted!r}.")
        if len(fields) != columns:
            raise BadCard(f"{wanted}: the row has {len(fields)} fields instead of {columns}.")
        if not fields[1].strip():
            raise BadCard(f"{wanted}: the card has no name.")
        yield fields
    if len(lines) != count:
        raise BadCard(f"The table of {letter}01 to {letter}{count} has {len(lines)} rows.")


def _spell(row: list[str]) -> Spell:
    card, name, cost, effects, own = row
    if not _OWN.fullmatch(own) or int(own) not in _OWN_DETECTION:
        raise BadCard(f"{card}: own Detection {own!r} is not 0, -4 to -1 or +1 to +6.")
    spell = Spell(card, name, _cost(card, cost), _effects(card, effects), int(own))
    for effect in spell.effects:
        if needs_roll(effect) or isinstance(effect, CloseSpace):
            raise BadCard(f"{card}: a spell rolls no dice and closes no space.")
        if isinstance(effect, ChangeDetection) and effect.who in (Who.SELF, Who.ALL):
            raise BadCard(f"{card}: the caster's Detection moves last, by own Detection.")
    if not spell.effects:
        raise BadCard(f"{card}: a spell has an effect.")
    return spell


def _cost(card: str, text: str) -> tuple[int, ...]:
    found = _COST.fullmatch(text)
    counts = tuple(int(digit or 0) for digit in found.groups()) if found else ()
    if not 1 <= sum(counts) <= _MOST_RESOURCES:
        raise BadCard(
            f"{card}: the cost {text!r} is not 1 to {_MOST_RESOURCES} resources in the order "
            f"{' '.join(KINDS)}."
        )
    return counts


def _event(row: list[str]) -> Event:
    card, name, dice, effects = row
    if dice not in _DICE:
        raise BadCard(f"{card}: dice are -, each or one, not {dice!r}.")
    event = Event(card, name, _DICE[dice], _effects(card, effects))
    for effect in event.effects:
        _check_event_effect(event, effect)
    if not event.effects:
        raise BadCard(f"{card}: an event has an effect.")
    return event


def _check_event_effect(event: Event, effect: Effect) -> None:
    if effect.who is not Who.ALL:
        raise BadCard(f"{event.id}: an event concerns all, not {effect.who.value}.")
    if needs_roll(effect) and not event.dice:
        raise BadCard(f"{event.id}: an effect wants a roll, but no dice are rolled.")
    if effect == CloseSpace(ROLL) and event.dice != "one":
        raise BadCard(f"{event.id}: a space is closed by one roll.")


def _effects(card: str, text: str) -> tuple[Effect, ...]:
    try:
        return parse_effects(text)
    except BadEffect as error:
        raise BadCard(f"{card}: {error}.") from error


_FOLDER = Path(__file__).parents[1]

SPELLS = read_spells((_FOLDER / "spells.txt").read_text(encoding="utf-8"))
EVENTS = read_events((_FOLDER / "events.txt").read_text(encoding="utf-8"))
check_names([*SPELLS.values(), *EVENTS.values()])
