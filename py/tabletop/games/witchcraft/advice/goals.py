"""The spell of a hand that is worth working towards, and what it would give if it were cast."""

from __future__ import annotations

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
from tabletop.games.witchcraft.rules.state import State, Step, Witch
from tabletop.games.witchcraft.words import reasons as words


def goal(eyes: Evaluation, own: Witch) -> Spell | None:
    """Return the spell that is worth most at its distance from being cast, None without one.

    Each resource that it needs brings it nearer, so the goal stays until the hand or the meters
    change. Of equals the oldest in hand is the goal.
    """
    worth = {card: eyes.hand((card,), own.resources) for card in own.hand if eyes.spells[card] > 0}
    return SPELLS[max(worth, key=lambda card: worth[card])] if worth else None


def served(eyes: Evaluation, own: Witch, kind: int) -> Spell | None:
    """Return the spell for which one more of `kind` is fetched: the goal, if it needs that."""
    needing = own._replace(hand=tuple(card for card in own.hand if needs(SPELLS[card], own, kind)))
    aim = goal(eyes, own)
    return aim if aim and aim.id in needing.hand else goal(eyes, needing)


def needs(spell: Spell, own: Witch, kind: int) -> bool:
    """Return whether a spell still needs a resource of `kind`."""
    return own.resources[kind] < spell.cost[kind]


def fetched_for(view: State, eyes: Evaluation, own: Witch) -> Spell | None:
    """Return the spell for which the Move of this turn has fetched a resource.

    A hint at the Move names it, so a hint at the Choice keeps to it.
    """
    if view.step is not Step.CHOICE or own.position in ("", INN, TOWNHALL):
        return None
    kind = SPACES[own.position].index(1)
    if not own.resources[kind]:
        return None
    before = [have - (each == kind) for each, have in enumerate(own.resources)]
    return served(eyes, own._replace(resources=tuple(before)), kind)


def aim_of(view: State, eyes: Evaluation, own: Witch) -> Spell | None:
    """Return the goal to which a turn keeps: what the Move was for, or else the best spell."""
    return fetched_for(view, eyes, own) or goal(eyes, own)


def next_served(view: State, eyes: Evaluation, own: Witch, kind: int) -> Spell | None:
    """Return the spell for which a resource is fetched: what the Move was for, if it needs it."""
    first = fetched_for(view, eyes, own)
    return first if first and needs(first, own, kind) else served(eyes, own, kind)


def lack_of(spell: Spell, own: Witch) -> int:
    """Return how many resources a spell still needs."""
    return missing(own.resources, spell.cost)


def is_win(eyes: Evaluation, own: Witch, spell: Spell, detection: int, resources: Counts) -> bool:
    """Return whether a cast wins at the best target, its cost paid out of `resources`."""
    return WIN in ends(eyes, own, spell, detection, resources)


def ends(
    eyes: Evaluation, own: Witch, spell: Spell, detection: int, resources: Counts
) -> set[float]:
    """Return how the game ends for the caster, for each target."""
    left = tuple(map(int.__sub__, resources, spell.cost))
    held = len(own.hand) - 1
    return {
        eyes.cast(spell, each, own.power, detection, left, held).end for each in eyes.targets(spell)
    }


def cast_now(eyes: Evaluation, own: Witch, spell: Spell) -> Cast:
    """Return what a spell would do if it could be cast now."""
    target, held = eyes.targets(spell)[0], len(own.hand) - 1
    return eyes.cast(spell, target, own.power, own.detection, own.resources, held)


def power_of(eyes: Evaluation, own: Witch, spell: Spell) -> int:
    """Return how much Power a spell would give its caster now."""
    return min(cast_now(eyes, own, spell).power, METER_TOP) - own.power


def is_deadly(eyes: Evaluation, own: Witch, spell: Spell) -> bool:
    """Return whether a spell would put its caster out now."""
    cast = cast_now(eyes, own, spell)
    return cast.end == ELIMINATION and cast.detection == METER_TOP


def what_it_gives(eyes: Evaluation, own: Witch, spell: Spell, *, is_now: bool = False) -> str:
    """Return what a spell would do if it could be cast now, to stand behind its name.

    A win is certain only if the cast `is_now`, in this turn: later it depends on both meters.
    """
    if is_win(eyes, own, spell, own.detection, own.resources):
        return t(words.WINS) if is_now else _win_later(eyes, own, spell)
    power = power_of(eyes, own, spell)
    if power > 0 and is_deadly(eyes, own, spell):
        return words.gives_power_later(power)
    if power > 0:
        return words.gives_power(power)
    verbs = {(effect.verb, effect.who) for effect in spell.effects}
    for (verb, who), said in _DONE.items():
        if (verb, who) in verbs:
            return t(said)
    return t(words.CALMS)


def _win_later(eyes: Evaluation, own: Witch, spell: Spell) -> str:
    """Return how a spell would win, and what must not change until it is cast."""
    if cast_now(eyes, own, spell).power == METER_TOP:
        return t(words.ENOUGH_POWER)
    raised = sum(effect.number for effect in spell.effects if effect.verb == "DET")
    seats = eyes.rival_seats
    return words.wins_while(METER_TOP - raised, seat_gap(seats[0]) if len(seats) == 1 else "")


_DONE = {
    ("DRAW", "self"): words.DRAWS_SPELLS,
    ("RES", "self"): words.FILLS_HAND,
    ("DET", "target"): words.EXPOSES,
    ("DET", "others"): words.EXPOSES_ALL,
    ("POW", "target"): words.WEAKENS,
    ("STEAL", "target"): words.ROBS,
}
"""What a spell without Power does, by the verb of an effect and whom it concerns."""
