"""Narration of a move from its events: the action, then its changes and their consequences.

A "" in `names` addresses that player as "you".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from tabletop.core.language import phrases, t
from tabletop.games.witchcraft.rules.board import METER_TOP, NO_RESOURCES, ONE_OF_EACH
from tabletop.games.witchcraft.rules.carrying_out import added
from tabletop.games.witchcraft.rules.events import (
    Action,
    Change,
    Consequence,
    Counts,
    DetectionMoved,
    DrawChosen,
    EventDeckRebuilt,
    EventRolled,
    Events,
    EventTurnedUp,
    FirstDrawn,
    InnRolled,
    MeterChange,
    NothingChanged,
    PowerMoved,
    ResourcesMoved,
    RoundBegan,
    SpaceClosed,
    SpaceReopened,
    SpellCast,
    SpellDeckRebuilt,
    SpellReceived,
    SpellsDiscarded,
    SpellSwapped,
    WitchesEliminated,
    WitchMoved,
)
from tabletop.games.witchcraft.words import move_phrases as words
from tabletop.games.witchcraft.words.cards import card_name, closed_next_round

_SeatChange = tuple[int, str]
"""A seat, and in words what changed for it."""


def describe(
    events: Events, names: Sequence[str], viewer: int | None, winners: Sequence[int] | None
) -> str:
    """Return the narration of a move, without what `viewer` may not know.

    `winners` are those of a game that is over, else None.
    """
    acted = _with_changes(events[0], _changes(events), names, viewer)
    ending = [] if winners is None else [words.win([names[seat - 1] for seat in winners])]
    return " ".join([*acted, *_consequences(events, names), *ending])


def what_changes(event: Change, names: Sequence[str]) -> str:
    """Return what one event changes for each witch: "Ada: Power +1 (now 3).".

    To save room over the table, losses of several kinds of resource are one number.
    """
    return " ".join(_others(_net([event], is_brief=True), names))


def what_follows(events: Events, names: Sequence[str]) -> str:
    """Return the consequences of a move after all its effects, except who wins."""
    return " ".join(_consequences(events, names))


# -- the action ------------------------------------------------------------------------------------


def announce(event: Action, names: Sequence[str], viewer: int | None) -> str:
    """Return the sentence of an action, without its changes."""
    if isinstance(event, EventTurnedUp):
        return words.event_happens(event.card)
    return words.done(_action(event, names, viewer), "")


def in_brief(event: Action, names: Sequence[str], *, spell_alone: bool) -> str:
    """Return a decision in a few words, or "" for an outcome of chance.

    `spell_alone`: for a cast, return only the name of the spell.
    """
    match event:
        case WitchMoved(_, space, again, stayed):
            return (words.went_again if again else words.went)(space, stayed=stayed)
        case SpellCast(_, card, target):
            whom = names[target - 1] if target else None
            return card_name(card) if spell_alone else words.has_cast(card, whom)
        case DrawChosen():
            return t(words.DREW)
        case SpellSwapped():
            return t(words.SWAPPED)
        case FirstDrawn() | SpellReceived() | InnRolled() | EventTurnedUp() | EventRolled():
            return ""
        case _:
            assert_never(event)


def _action(event: Action, names: Sequence[str], viewer: int | None) -> str:
    """Return an action in words, without a full stop."""
    match event:
        case FirstDrawn(seat):
            return words.goes_first(names[seat - 1])
        case WitchMoved(seat, space, again, stayed):
            return (words.moves_again if again else words.goes)(
                names[seat - 1], space, stays=stayed
            )
        case SpellCast(seat, card, target):
            return words.casts(names[seat - 1], card, names[target - 1] if target else None)
        case DrawChosen(seat):
            return words.draws(names[seat - 1], "")
        case SpellSwapped(seat, card):
            return words.swaps(names[seat - 1], card)
        case SpellReceived():
            return _received(event, names, viewer)
        case InnRolled(seat, die):
            return words.rolls_at_inn(names[seat - 1], die)
        case EventRolled(seat, die):
            return words.rolls(names[seat - 1], die) if seat else words.die_shows(die)
        case EventTurnedUp(card):
            return card_name(card)
        case _:
            assert_never(event)


def _received(event: SpellReceived, names: Sequence[str], viewer: int | None) -> str:
    """Return the action of drawing a spell, which is named only to its owner.

    The decision to draw was narrated before, unless a card causes the draw.
    """
    card = (event.card or "") if event.seat == viewer else ""
    if event.effect_of is None:
        return words.comes_from_deck(card, event.left)
    return words.draws(names[event.seat - 1], card)


def _with_changes(
    event: Action, changes: Sequence[_SeatChange], names: Sequence[str], viewer: int | None
) -> list[str]:
    """Return the action with the changes for its own seat, then the changes for others.

    What a card changes is told on its own.
    """
    match event:
        case EventTurnedUp():
            return [announce(event, names, viewer), *_others(changes, names)]
        case EventRolled(card=str(card)) | SpellReceived(effect_of=str(card)):
            works = [words.card_works(card)] if changes else []
            return [announce(event, names, viewer), *works, *_others(changes, names)]
        case (
            FirstDrawn()
            | WitchMoved()
            | SpellCast()
            | DrawChosen()
            | SpellSwapped()
            | SpellReceived()
            | InnRolled()
            | EventRolled()
        ):
            own = "".join(said for seat, said in changes if seat == event.seat)
            others = [(seat, said) for seat, said in changes if seat != event.seat]
            return [words.done(_action(event, names, viewer), own), *_others(others, names)]
        case _:
            assert_never(event)


# -- changes ---------------------------------------------------------------------------------------


def _changes(events: Events) -> list[_SeatChange]:
    """Return in words what a move changed for each witch whom it didn't eliminate.

    Without the resources that an event changes, because its text says so.
    """
    action, *following = events
    out = {each.seat for event in _eliminated(events) for each in event.eliminations}
    changes = [event for event in following if isinstance(event, Change)]
    if isinstance(action, EventTurnedUp):
        changes = [event for event in changes if not isinstance(event, ResourcesMoved)]
    return [(seat, said) for seat, said in _net(changes) if seat not in out]


def _net(changes: Iterable[Change], *, is_brief: bool = False) -> list[_SeatChange]:
    """Return in words what changed for each witch, adding up all changes of a meter."""
    power: dict[int, MeterChange] = {}
    detection: dict[int, MeterChange] = {}
    resources: dict[int, Counts] = {}
    for event in changes:
        match event:
            case PowerMoved():
                _add(power, event.changes)
            case DetectionMoved():
                _add(detection, event.changes)
            case ResourcesMoved():
                for seat, by, _ in event.changes:
                    resources[seat] = added(resources.get(seat, NO_RESOURCES), by)
            case _:
                assert_never(event)
    parts = {
        seat: [
            *(words.power_moved(each.by, each.now) for each in _of(power, seat)),
            *(words.detection_moved(each.by, each.now) for each in _of(detection, seat)),
            *_resource_changes(resources.get(seat, NO_RESOURCES), is_brief=is_brief),
        ]
        for seat in sorted({*power, *detection, *resources})
    }
    return [(seat, phrases(said)) for seat, said in parts.items() if said]


def _add(net: dict[int, MeterChange], changes: Iterable[MeterChange]) -> None:
    for each in changes:
        before = net[each.seat].by if each.seat in net else 0
        net[each.seat] = each._replace(by=before + each.by)


def _of(net: Mapping[int, MeterChange], seat: int) -> list[MeterChange]:
    """Return the change for a seat, or nothing if its changes cancel out."""
    return [net[seat]] if seat in net and net[seat].by else []


def _resource_changes(moved: Counts, *, is_brief: bool) -> list[str]:
    if moved == ONE_OF_EACH:
        return [t(words.ONE_OF_EACH)]
    if is_brief and max(moved) <= 0 and sum(moved) < -_FEW:
        return [words.resources_lost(-sum(moved))]
    return [words.resource_moved(kind, by) for kind, by in enumerate(moved) if by]


_FEW = 2
"""So many resources that are lost are named one by one."""


def _others(changes: Sequence[_SeatChange], names: Sequence[str]) -> list[str]:
    return [words.changed(names[seat - 1], said) for seat, said in changes]


# -- consequences ----------------------------------------------------------------------------------


def _consequences(events: Events, names: Sequence[str]) -> list[str]:
    """Return sentences for spells discarded, witches eliminated and spaces closed."""
    gone = [each for event in _eliminated(events) for each in event.eliminations]
    others = [event for event in events[1:] if not isinstance(event, Change | WitchesEliminated)]
    merged = [WitchesEliminated(tuple(sorted(gone, key=lambda each: each.seat)))] if gone else []
    return [said for event in (*merged, *others) for said in _follows(event, names)]


def _eliminated(events: Events) -> list[WitchesEliminated]:
    return [event for event in events if isinstance(event, WitchesEliminated)]


def _follows(event: Consequence, names: Sequence[str]) -> list[str]:
    match event:
        case SpellsDiscarded(discards):
            seen = [(seat, [card for card in cards if card]) for seat, cards in discards]
            return [words.discards(names[seat - 1], cards) for seat, cards in seen if cards]
        case WitchesEliminated(eliminations):
            return [words.are_out([names[each.seat - 1] for each in eliminations], METER_TOP)]
        case SpaceClosed(space, rolled):
            return [closed_next_round(space)] if rolled else []  # else the event says so itself
        case NothingChanged(card):
            return [words.changes_nothing(card)]
        case SpaceReopened() | SpellDeckRebuilt() | EventDeckRebuilt() | RoundBegan():
            return []
        case _:
            assert_never(event)
