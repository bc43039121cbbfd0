"""Applying card effects to a state, and the checkpoint after each effect (W16-W20, W24)."""

from __future__ import annotations

from operator import add
from typing import assert_never

from tabletop.games.witchcraft.rules.board import (
    METER_TOP,
    NO_RESOURCES,
    NOWHERE,
    inn_detection,
    kind_counts,
    rolled_kind,
    rolled_space,
)
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.effects import (
    ROLL,
    AtOnce,
    ChangeDetection,
    ChangePower,
    ChangeResources,
    CloseSpace,
    Condition,
    DiscardSpells,
    Effect,
    StealResources,
    Who,
)
from tabletop.games.witchcraft.rules.state import (
    State,
    Step,
    Witch,
    card_in_play,
    living,
    with_witch,
)


def on_meter(value: int) -> int:
    """Return `value` clamped to the meter, 0 to METER_TOP (W16)."""
    return min(max(value, 0), METER_TOP)


def added(resources: tuple[int, ...], counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the elementwise sum of two tuples of resource counts."""
    return tuple(map(add, resources, counts))


def paid(witch: Witch, card: str) -> Witch:
    """Return `witch` after paying the cost of spell `card` (W11); she must be able to afford it."""
    counts = zip(witch.resources, SPELLS[card].cost, strict=True)
    return witch._replace(resources=tuple(have - price for have, price in counts))


def detection_after_inn(detection: int, roll: int) -> int:
    """Return the new Detection after `roll` at the Inn (W9)."""
    return on_meter(detection + inn_detection(detection, roll))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return `cards` without the first `card`; raise ValueError if it is missing."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def seats_concerned(state: State, effect: Effect) -> tuple[int, ...]:
    """Return the seats that `effect` of the card in play applies to now (W12, W24).

    Living seats are in turn order. The effect's condition is checked against `state`.
    """
    play, _ = card_in_play(state)
    match effect.who:
        case Who.SELF:
            seats: tuple[int, ...] = (state.mover,)
        case Who.TARGET:
            seats = (play.target,)
        case Who.OTHERS:
            seats = tuple(seat for seat in living(state) if seat != state.mover)
        case Who.ALL:
            seats = living(state)
        case _:
            assert_never(effect.who)
    condition = effect.condition
    if condition is None:
        return seats
    return tuple(seat for seat in seats if _meets(state, seat, condition, play.rolls[seat - 1]))


def _meets(state: State, seat: int, condition: Condition, roll: int) -> bool:
    witch = state.witches[seat - 1]
    match condition.fact:
        case "top":
            return witch.power == max(each.power for each in state.witches if not each.out)
        case "low":
            return witch.power == min(each.power for each in state.witches if not each.out)
        case "at":
            return witch.position == condition.space
        case "det":
            return condition.holds_for(witch.detection)
        case "hand":
            return condition.holds_for(len(witch.hand))
        case "roll":
            return condition.holds_for(roll)
        case _:
            assert_never(condition.fact)


def carry_out(state: State, effect: AtOnce, seats: tuple[int, ...]) -> State:
    """Return the state after applying `effect` to all `seats` at once (W17)."""
    play, _ = card_in_play(state)
    match effect:
        case ChangePower() | ChangeDetection() | ChangeResources():
            witches = list(state.witches)
            for seat in seats:
                witches[seat - 1] = _changed(witches[seat - 1], effect, play.rolls[seat - 1])
            return state._replace(witches=tuple(witches))
        case StealResources(number):
            return _steal(state, seats, number)
        case DiscardSpells(number=number):
            return _discard_oldest(state, seats, number)
        case CloseSpace(space):
            return state._replace(closed=rolled_space(play.rolls[0]) if space == ROLL else space)
        case _:
            assert_never(effect)


def _changed(
    witch: Witch, effect: ChangePower | ChangeDetection | ChangeResources, roll: int
) -> Witch:
    amount = effect.amount(roll)
    match effect:
        case ChangePower():
            return witch._replace(power=on_meter(witch.power + amount))
        case ChangeDetection():
            return witch._replace(detection=on_meter(witch.detection + amount))
        case ChangeResources():
            what = rolled_kind(roll) if effect.what == ROLL else effect.what
            counts = kind_counts(what)
            moved = zip(witch.resources, counts, strict=True)
            return witch._replace(resources=tuple(max(0, n + amount * one) for n, one in moved))
        case _:
            assert_never(effect)


def _steal(state: State, seats: tuple[int, ...], most: int) -> State:
    """Move up to `most` resources of each kind from `seats` to the caster (R19)."""
    for seat in seats:
        victim, caster = state.witches[seat - 1], state.witches[state.mover - 1]
        stolen = tuple(min(most, count) for count in victim.resources)
        left = tuple(count - gone for count, gone in zip(victim.resources, stolen, strict=True))
        state = state._replace(witches=with_witch(state, seat, victim._replace(resources=left)))
        richer = caster._replace(resources=added(caster.resources, stolen))
        state = state._replace(witches=with_witch(state, state.mover, richer))
    return state


def _discard_oldest(state: State, seats: tuple[int, ...], number: int) -> State:
    """Discard the `number` oldest spells of each of `seats` (R35)."""
    for seat in seats:
        witch = state.witches[seat - 1]
        state = state._replace(
            witches=with_witch(state, seat, witch._replace(hand=witch.hand[number:])),
            discard=state.discard + witch.hand[:number],
        )
    return state


def checkpoint(state: State) -> State:
    """Return the state after checking Power for a win, then Detection for eliminations (W18)."""
    alive = [witch for witch in state.witches if not witch.out]
    if any(witch.power == METER_TOP for witch in alive):
        return _over(state)
    if all(witch.detection < METER_TOP for witch in alive):
        return state
    state = _eliminate(state)
    return state if len(living(state)) > 1 else _over(state)


def _eliminate(state: State) -> State:
    """Eliminate every living witch whose Detection is at the top (W20)."""
    rank = 1 + max(witch.out for witch in state.witches)
    for seat in living(state):
        witch = state.witches[seat - 1]
        if witch.detection == METER_TOP:
            out = Witch(0, METER_TOP, NO_RESOURCES, (), NOWHERE, rank)
            state = state._replace(
                witches=with_witch(state, seat, out), discard=state.discard + witch.hand
            )
    return state


def _over(state: State) -> State:
    return state._replace(step=Step.OVER, mover=0, in_play=None)
