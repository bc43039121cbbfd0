"""The goal of a turn, which is a spell in hand to work towards, and the benefit of casting it."""

from __future__ import annotations

from typing import assert_never

from tabletop.core.language import t
from tabletop.core.seating import seat_gap
from tabletop.games.witchcraft.bots.evaluation import (
    ELIMINATION,
    WIN,
    Cast,
    Counts,
    Evaluation,
    missing,
)
from tabletop.games.witchcraft.rules.board import INN, METER_TOP, SPACES, TOWNHALL
from tabletop.games.witchcraft.rules.cards import SPELLS, Spell
from tabletop.games.witchcraft.rules.effects import (
    ChangeDetection,
    ChangePower,
    ChangeResources,
    CloseSpace,
    DiscardSpells,
    DrawSpells,
    Effect,
    StealResources,
    Who,
)
from tabletop.games.witchcraft.rules.state import State, Step, Witch
from tabletop.games.witchcraft.words import reasons as words


def goal(eyes: Evaluation, own: Witch) -> Spell | None:
    """Return the goal: the spell in hand with the highest discounted value, or None.

    Only spells worth casting count; ties go to the oldest. Collecting a resource for the goal
    raises its value, so the goal is stable until the hand or the meters change.
    """
    worth = {card: eyes.hand((card,), own.resources) for card in own.hand if eyes.spells[card] > 0}
    return SPELLS[max(worth, key=lambda card: worth[card])] if worth else None


def served(eyes: Evaluation, own: Witch, kind: int) -> Spell | None:
    """Return the spell that one more resource of `kind` helps, preferably the goal, or None.

    `kind` is an index into KINDS.
    """
    needing = own._replace(hand=tuple(card for card in own.hand if needs(SPELLS[card], own, kind)))
    aim = goal(eyes, own)
    return aim if aim and aim.id in needing.hand else goal(eyes, needing)


def needs(spell: Spell, own: Witch, kind: int) -> bool:
    """Return whether `spell` still lacks a resource of `kind` (an index into KINDS)."""
    return own.resources[kind] < spell.cost[kind]


def fetched_for(view: State, eyes: Evaluation, own: Witch) -> Spell | None:
    """Return the spell for which this turn's Move collected a resource, or None.

    A hint for the Move names this spell, so a hint for the Choice must stick to it.
    """
    if view.step is not Step.CHOICE or own.position in ("", INN, TOWNHALL):
        return None
    kind = SPACES[own.position].index(1)
    if not own.resources[kind]:
        return None
    before = [have - (each == kind) for each, have in enumerate(own.resources)]
    return served(eyes, own._replace(resources=tuple(before)), kind)


def aim_of(view: State, eyes: Evaluation, own: Witch) -> Spell | None:
    """Return the goal for the rest of the turn: the spell that the Move served, or `goal`."""
    return fetched_for(view, eyes, own) or goal(eyes, own)


def next_served(view: State, eyes: Evaluation, own: Witch, kind: int) -> Spell | None:
    """Return the spell that a resource of `kind` helps, preferably the one the Move served."""
    first = fetched_for(view, eyes, own)
    return first if first and needs(first, own, kind) else served(eyes, own, kind)


def lack_of(spell: Spell, own: Witch) -> int:
    """Return the total number of resources that `spell` still lacks."""
    return missing(own.resources, spell.cost)


def is_win(eyes: Evaluation, own: Witch, spell: Spell, detection: int, resources: Counts) -> bool:
    """Return whether casting `spell` wins against some target; `resources` include its cost."""
    return WIN in ends(eyes, own, spell, detection, resources)


def ends(
    eyes: Evaluation, own: Witch, spell: Spell, detection: int, resources: Counts
) -> set[float]:
    """Return the set of `Cast.end` values over all targets; `resources` include the cost."""
    left = tuple(map(int.__sub__, resources, spell.cost))
    held = len(own.hand) - 1
    return {
        eyes.cast(spell, each, own.power, detection, left, held).end for each in eyes.targets(spell)
    }


def cast_now(eyes: Evaluation, own: Witch, spell: Spell) -> Cast:
    """Return the result of casting `spell` on its first target now, ignoring its cost."""
    target, held = eyes.targets(spell)[0], len(own.hand) - 1
    return eyes.cast(spell, target, own.power, own.detection, own.resources, held)


def power_of(eyes: Evaluation, own: Witch, spell: Spell) -> int:
    """Return how much Power `spell` would give its caster now."""
    return min(cast_now(eyes, own, spell).power, METER_TOP) - own.power


def is_deadly(eyes: Evaluation, own: Witch, spell: Spell) -> bool:
    """Return whether casting `spell` now would eliminate its caster."""
    cast = cast_now(eyes, own, spell)
    return cast.end == ELIMINATION and cast.detection == METER_TOP


def what_it_gives(eyes: Evaluation, own: Witch, spell: Spell, *, is_now: bool = False) -> str:
    """Return the benefit of casting a spell, as words to follow its name.

    If the cast is planned for this turn (`is_now`), a win is certain; later, the meters may change.
    """
    if is_win(eyes, own, spell, own.detection, own.resources):
        return t(words.WINS) if is_now else _win_later(eyes, own, spell)
    power = power_of(eyes, own, spell)
    if power > 0 and is_deadly(eyes, own, spell):
        return words.gives_power_later(power)
    if power > 0:
        return words.gives_power(power)
    done = [said for effect in spell.effects if (said := _done(effect))]
    return t(done[0] if done else words.CALMS)


def _win_later(eyes: Evaluation, own: Witch, spell: Spell) -> str:
    """Return how a spell would win later, and on what condition."""
    if cast_now(eyes, own, spell).power == METER_TOP:
        return t(words.ENOUGH_POWER)
    raised = sum(each.number for each in spell.effects if isinstance(each, ChangeDetection))
    seats = eyes.rival_seats
    return words.wins_while(METER_TOP - raised, seat_gap(seats[0]) if len(seats) == 1 else "")


def _done(effect: Effect) -> str:
    """Return what an effect of a spell that gives no Power is good for, or "" if nothing."""
    match effect:
        case DrawSpells():
            return words.DRAWS_SPELLS
        case ChangeResources(who=who):
            return words.FILLS_HAND if who is Who.SELF else ""
        case ChangeDetection(who=who):
            return words.EXPOSES if who is Who.TARGET else words.EXPOSES_ALL
        case ChangePower(who=who):
            return words.WEAKENS if who is Who.TARGET else ""
        case StealResources():
            return words.ROBS
        case DiscardSpells() | CloseSpace():
            return ""
        case _:
            assert_never(effect)
