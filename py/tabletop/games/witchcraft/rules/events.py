"""Events of Witchcraft: what a move does to witches, spells, events and spaces.

A card's effect on several witches is a single event, because it happens to all of them at once
(W17). It lists the changes in seat order, only for witches whom the effect changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, assert_never

from tabletop.core.events import Event, spelled_each
from tabletop.games.witchcraft.rules import course
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.rules.carrying_out import checkpoint
from tabletop.games.witchcraft.rules.effects import (
    ROLL,
    ChangeDetection,
    ChangePower,
    ChangeResources,
    CloseSpace,
    DiscardSpells,
    DrawSpells,
    StealResources,
)
from tabletop.games.witchcraft.rules.notation import (
    Again,
    Cast,
    DrawSpell,
    EventDrawn,
    FirstSeat,
    Go,
    Move,
    Roll,
    SpellDrawn,
    Swap,
)
from tabletop.games.witchcraft.rules.state import (
    HIDDEN,
    State,
    Step,
    Witch,
    deck_size,
    roller,
    spell_drawer,
    stays_at,
)

Counts = tuple[int, ...]
"""Resource counts, one for each kind in the order of KINDS."""


class MeterChange(NamedTuple):
    """A change of one of a witch's meters: the signed difference `by`, and the new value `now`."""

    seat: int
    by: int
    now: int


class ResourceChange(NamedTuple):
    """The resources that a witch took (negative: lost), and those that she has now."""

    seat: int
    by: Counts
    now: Counts


class Discard(NamedTuple):
    """The spells that a witch discarded, oldest first (None for a hidden one)."""

    seat: int
    cards: tuple[str | None, ...]


class Elimination(NamedTuple):
    """An eliminated witch: her last Power, and her spells (None for a hidden one)."""

    seat: int
    power: int
    cards: tuple[str | None, ...]


def _fields(value: Any) -> dict[str, object]:
    return dict(value._asdict())


# -- actions ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FirstDrawn(Event):
    """Lots decided that `seat` goes first (W1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class WitchMoved(Event):
    """The witch moved to a space, or `stayed` there (W5); `again` means by a Repeat (W14)."""

    seat: int
    space: str
    again: bool
    stayed: bool


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """The witch cast a spell: she paid its cost and discarded it (W11).

    `target` is a seat, or None for a spell without a target.
    """

    seat: int
    card: str
    target: int | None
    cost: Counts


@dataclass(frozen=True, slots=True)
class DrawChosen(Event):
    """The witch chose to draw a spell (W13)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SpellSwapped(Event):
    """The witch discarded a spell to draw another (W13)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SpellReceived(Event):
    """The witch drew a spell; `left` remain in the deck. `card` is None if it is hidden (W30).

    `effect_of` is the card that lets her draw (W29), or None if she chose to draw (W13).
    """

    seat: int
    card: str | None
    left: int
    effect_of: str | None


@dataclass(frozen=True, slots=True)
class InnRolled(Event):
    """The witch rolled the die at the Inn (W9)."""

    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class EventTurnedUp(Event):
    """An event was drawn at the end of the round (W22)."""

    card: str


@dataclass(frozen=True, slots=True)
class EventRolled(Event):
    """A die was rolled for an event: by one witch, or for all if `seat` is None (W23)."""

    seat: int | None
    die: int
    card: str


Action = (
    FirstDrawn
    | WitchMoved
    | SpellCast
    | DrawChosen
    | SpellSwapped
    | SpellReceived
    | InnRolled
    | EventTurnedUp
    | EventRolled
)
"""The first event of a move; every move has exactly one."""


# -- changes -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PowerMoved(Event):
    """The Power of one or more witches changed (W16)."""

    changes: tuple[MeterChange, ...] = spelled_each(_fields)


@dataclass(frozen=True, slots=True)
class DetectionMoved(Event):
    """The Detection of one or more witches changed (W16)."""

    changes: tuple[MeterChange, ...] = spelled_each(_fields)


@dataclass(frozen=True, slots=True)
class ResourcesMoved(Event):
    """Witches took or lost resources, or one took them from another (W7, W9, R19)."""

    changes: tuple[ResourceChange, ...] = spelled_each(_fields)


Change = PowerMoved | DetectionMoved | ResourcesMoved
"""The events that change values shown on the witches' panels."""


# -- consequences --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpellsDiscarded(Event):
    """One or more witches had to discard their oldest spells (R35)."""

    discards: tuple[Discard, ...] = spelled_each(_fields)


@dataclass(frozen=True, slots=True)
class WitchesEliminated(Event):
    """Witches whose Detection reached the top were eliminated and lost all they had (W20)."""

    eliminations: tuple[Elimination, ...] = spelled_each(_fields)


@dataclass(frozen=True, slots=True)
class SpaceClosed(Event):
    """An event closed a space for the next round (W26); `rolled` is whether a roll chose it."""

    space: str
    rolled: bool


@dataclass(frozen=True, slots=True)
class NothingChanged(Event):
    """An event changed nothing."""

    card: str


@dataclass(frozen=True, slots=True)
class SpaceReopened(Event):
    """A closed space opened again at the end of the round (W22)."""

    space: str


@dataclass(frozen=True, slots=True)
class SpellDeckRebuilt(Event):
    """The spell deck was empty, so its discard pile became the deck (W28)."""


@dataclass(frozen=True, slots=True)
class EventDeckRebuilt(Event):
    """The event deck was empty, so its discard pile became the deck (W28)."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The next round began (W27)."""

    round: int


Consequence = (
    SpellsDiscarded
    | WitchesEliminated
    | SpaceClosed
    | NothingChanged
    | SpaceReopened
    | SpellDeckRebuilt
    | EventDeckRebuilt
    | RoundBegan
)

Events = tuple[Action, *tuple[Change | Consequence, ...]]
"""The events of a move."""


# -- the events of a move --------------------------------------------------------------------------


def events_of(state: State, move: Move) -> Events:
    """Return the events of a legal `move` in `state`, in the order of the rules.

    If `state` is a view, `move` may name HIDDEN as the spell that another seat draws.
    """
    return events_and_state(state, move)[0]


def events_and_state(state: State, move: Move) -> tuple[Events, State]:
    """Return the events of `move`, and the state after it."""
    effects, later = tuple(_effects(state, move)), course.after(state, move)
    if state.step in (Step.EVENT, Step.DICE) and later.in_play is None and not effects:
        effects = (NothingChanged(later.event_discard[-1]),)
    following = (*effects, *_end_events(state, later))
    return (action_of(state, move), *following), later


def action_of(state: State, move: Move) -> Action:
    """Return the first event of `move`, without working out its effects."""
    seat = state.mover
    match move:
        case FirstSeat(first):
            return FirstDrawn(first)
        case Go(space) | Again(space):
            return WitchMoved(seat, space, isinstance(move, Again), stays_at(state, space))
        case Cast(card, target):
            return SpellCast(seat, card, target or None, SPELLS[card].cost)
        case DrawSpell():
            return DrawChosen(seat)
        case Swap(card):
            return SpellSwapped(seat, card)
        case SpellDrawn(card):
            drawer, play = spell_drawer(state), state.in_play
            known = None if course.hides_hand(state, drawer) else card
            return SpellReceived(drawer, known, deck_size(state) - 1, play.card if play else None)
        case EventDrawn(card):
            return EventTurnedUp(card)
        case Roll(die):
            if state.in_play is None:
                return InnRolled(seat, die)
            return EventRolled(roller(state) or None, die, state.in_play.card)
        case _:
            assert_never(move)


def _effects(state: State, move: Move) -> Iterator[Change | Consequence]:
    """Yield the changes of witches and spaces, with eliminations where they happen."""
    match move:
        case Go(space) | Again(space):
            later = course.arrived(state, space)
            yield from _resource_events(state, later)
            yield from _detection_events(state, later)
        case Cast(card, target):
            yield from _events_of_card(course.cast_begun(state, card, target))
        case EventDrawn(card):
            if not EVENTS[card].dice:
                yield from _events_of_card(course.begun(course.turned_up(state, card)))
        case Roll(die):
            yield from _after_roll(state, die)
        case SpellDrawn(card):
            if state.in_play is not None:
                later = course.drawn_for_card(state, card)
                yield from () if course.awaits_draw(later) else _events_of_card(later)
        case FirstSeat() | DrawSpell() | Swap():
            pass
        case _:
            assert_never(move)


def _after_roll(state: State, die: int) -> Iterator[Change | Consequence]:
    if state.in_play is None:
        later = course.rolled_at_inn(state, die)
        yield from _detection_events(state, later)
        yield from _elimination_events(later, checkpoint(later))
        return
    later, is_last = course.rolled(state, die)
    if is_last:
        yield from _events_of_card(course.begun(later))


def _events_of_card(state: State) -> Iterator[Change | Consequence]:
    """Yield the events of the remaining effects of the card in play."""
    for done in course.effects_done(state):
        yield from _events_of_effect(done)
        yield from _elimination_events(done.after, done.settled)


def _events_of_effect(done: course.EffectDone) -> Iterator[Change | Consequence]:
    match done.effect:
        case ChangePower():
            yield from _power_events(done.before, done.after)
        case ChangeDetection() | None:
            yield from _detection_events(done.before, done.after)
        case ChangeResources() | StealResources():
            yield from _resource_events(done.before, done.after)
        case DiscardSpells():
            yield from _discard_events(done.before, done.after)
        case CloseSpace(space):
            yield SpaceClosed(done.after.closed, rolled=space == ROLL)
        case DrawSpells():
            pass  # each draw is a move of its own
        case _:
            assert_never(done.effect)


def _changed_witches(before: State, after: State) -> Iterator[tuple[int, Witch, Witch]]:
    """Yield (seat, before, after) for each witch who has changed."""
    for seat, (old, new) in enumerate(zip(before.witches, after.witches, strict=True), start=1):
        if old != new:
            yield seat, old, new


def _power_events(before: State, after: State) -> Iterator[PowerMoved]:
    moved = [
        MeterChange(seat, new.power - old.power, new.power)
        for seat, old, new in _changed_witches(before, after)
    ]
    if moved:
        yield PowerMoved(tuple(moved))


def _detection_events(before: State, after: State) -> Iterator[DetectionMoved]:
    moved = [
        MeterChange(seat, new.detection - old.detection, new.detection)
        for seat, old, new in _changed_witches(before, after)
        if new.detection != old.detection
    ]
    if moved:
        yield DetectionMoved(tuple(moved))


def _resource_events(before: State, after: State) -> Iterator[ResourcesMoved]:
    moved = [
        ResourceChange(seat, _difference(old.resources, new.resources), new.resources)
        for seat, old, new in _changed_witches(before, after)
        if new.resources != old.resources
    ]
    if moved:
        yield ResourcesMoved(tuple(moved))


def _difference(old: Counts, new: Counts) -> Counts:
    return tuple(now - before for before, now in zip(old, new, strict=True))


def _discard_events(before: State, after: State) -> Iterator[SpellsDiscarded]:
    discards = [
        Discard(seat, _known(old.hand[: len(old.hand) - len(new.hand)]))
        for seat, old, new in _changed_witches(before, after)
    ]
    if discards:
        yield SpellsDiscarded(tuple(discards))


def _elimination_events(before: State, after: State) -> Iterator[WitchesEliminated]:
    gone = [
        Elimination(seat, old.power, _known(old.hand))
        for seat, old, new in _changed_witches(before, after)
        if new.out
    ]
    if gone:
        yield WitchesEliminated(tuple(gone))


def _known(cards: tuple[str, ...]) -> tuple[str | None, ...]:
    return tuple(None if card == HIDDEN else card for card in cards)


def _end_events(before: State, later: State) -> Iterator[Consequence]:
    """Yield the events at the end of a move: reopened spaces, rebuilt decks and new rounds."""
    if before.closed and not later.closed:
        yield SpaceReopened(before.closed)
    if not set(later.deck) <= set(before.deck):
        yield SpellDeckRebuilt()
    if not set(later.event_deck) <= set(before.event_deck):
        yield EventDeckRebuilt()
    if later.round > before.round:
        yield RoundBegan(later.round)


def meters_moved(events: Events, seat: int) -> tuple[int, int]:
    """Return the change of a seat's Power and of its Detection in `events`.

    An elimination counts as the loss of all Power.
    """
    power = detection = 0
    for event in events[1:]:
        match event:
            case PowerMoved(changes):
                power += sum(each.by for each in changes if each.seat == seat)
            case DetectionMoved(changes):
                detection += sum(each.by for each in changes if each.seat == seat)
            case WitchesEliminated(eliminations):
                power -= sum(each.power for each in eliminations if each.seat == seat)
            case (
                ResourcesMoved()
                | SpellsDiscarded()
                | SpaceClosed()
                | NothingChanged()
                | SpaceReopened()
                | SpellDeckRebuilt()
                | EventDeckRebuilt()
                | RoundBegan()
            ):
                pass
            case _:
                assert_never(event)
    return power, detection
