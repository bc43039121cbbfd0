"""Reasons for decisions, worded as a plan: the goal, what it still needs, the next step."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.language import t
from tabletop.core.seating import seat_gap
from tabletop.games.witchcraft.advice.goals import aim_of, goal, is_deadly, lack_of, power_of
from tabletop.games.witchcraft.advice.places import (
    WORRYING,
    goal_of,
    kept,
    named_before_roll,
    why_there,
)
from tabletop.games.witchcraft.bots.evaluation import (
    DANGER,
    ELIMINATION,
    POWER,
    WIN,
    Cast,
    Evaluation,
)
from tabletop.games.witchcraft.bots.turns import Turn
from tabletop.games.witchcraft.rules.board import INN, METER_TOP, SPACES
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS, Spell
from tabletop.games.witchcraft.rules.effects import (
    ChangeDetection,
    ChangePower,
    ChangeResources,
    StealResources,
    Who,
)
from tabletop.games.witchcraft.rules.notation import Again, Go, Move, Swap
from tabletop.games.witchcraft.rules.notation import Cast as CastMove
from tabletop.games.witchcraft.rules.state import State, Step, Witch
from tabletop.games.witchcraft.words import reasons as words
from tabletop.games.witchcraft.words.cards import card_name


def reason_for(view: State, move: Move, then: Move | None = None) -> str:
    """Return why the mover should play `move`, addressed to that player.

    `then` is the Choice planned after a Move; by default, the one with the best evaluation.
    """
    own = view.witches[view.mover - 1]
    why = _why(view, own, move, then)
    if view.step is Step.CHOICE and own.position == INN:
        why = _after_roll(view, own, move, why)
    if isinstance(move, CastMove):
        return why
    before = _what_changed(view, own) if view.step is Step.MOVE else _why_waiting(view, own, move)
    return f"{before} {why}" if before else why


def _after_roll(view: State, own: Witch, move: Move, why: str) -> str:
    """Return `why`, with an introduction if the roll at the Inn has changed the goal."""
    aim, named = goal_of(view, move), named_before_roll(view)
    if aim is None or named == {aim} or named == {None}:
        return why
    return t(words.AFTER_ROLL, detection=own.detection, why=why)


def _what_changed(view: State, own: Witch) -> str:
    """Return how the last event hinders the goal, or "" if it doesn't."""
    aim = goal(Evaluation(view, view.mover), own)
    if aim is None or not lack_of(aim, own):
        return ""
    kinds = SPACES.get(view.closed, ())
    is_needed = any(
        gives and have < price
        for gives, have, price in zip(kinds, own.resources, aim.cost, strict=False)
    )
    event = view.event_discard[-1] if view.event_discard else ""
    robs = event and any(
        isinstance(each, ChangeResources) and each.number < 0 for each in EVENTS[event].effects
    )
    return words.changed(event if robs else "", view.closed if is_needed else "")


def _why(view: State, own: Witch, move: Move, then: Move | None) -> str:
    match move:
        case CastMove(card, target):
            return _why_cast(view, own, SPELLS[card], target)
        case Go(space) | Again(space):
            return why_there(view, own, space, then)
        case Swap(card):
            return _why_swap(view, own, card)
        case _:
            return _why_draw(view, own)


def _why_draw(view: State, own: Witch) -> str:
    """Return the reason for drawing a spell, depending on the hand and the goal."""
    if not own.hand:
        return t(words.FIRST_SPELL)
    aim = aim_of(view, Evaluation(view, view.mover), own)
    if aim is None:
        return words.of_spell(words.DRAW_BESIDE_POOR, own.hand[0])
    lack = lack_of(aim, own)
    if lack:
        return words.draw_beside(aim.id, lack)
    return words.of_spell(words.DRAW_BESIDE_READY, aim.id)


def _why_swap(view: State, own: Witch, card: str) -> str:
    """Return why to swap `card`: it does harm, is harder to cast or gives less than the goal."""
    eyes = Evaluation(view, view.mover)
    if eyes.spells[card] <= 0:
        return words.of_spell(words.SWAP_NOT_WORTH_IT, card)
    aim, lack = aim_of(view, eyes, kept(own, Swap(card))), lack_of(SPELLS[card], own)
    if aim and 0 < lack_of(aim, own) < lack:
        return words.swap_farther(card, lack, aim.id, lack_of(aim, own))
    if is_deadly(eyes, own, SPELLS[card]):
        return words.of_spell(words.SWAP_DEADLY, card)
    if aim and eyes.hand((aim.id,), own.resources) > eyes.hand((card,), own.resources):
        less, power = (power_of(eyes, own, each) for each in (SPELLS[card], aim))
        if 0 <= less < power and not is_deadly(eyes, own, aim):
            said = words.SWAP_LESS_POWER if less else words.SWAP_NO_POWER
            gaps = {"less": less, "power": power, "goal": card_name(aim.id)}
            return words.of_spell(said, card, **gaps)
    return _why_swap_for_new(eyes, own, SPELLS[card], aim)


def _why_swap_for_new(eyes: Evaluation, own: Witch, spell: Spell, aim: Spell | None) -> str:
    """Return why to swap a spell for a new one if the goal is no better than it."""
    lack, power = lack_of(spell, own), power_of(eyes, own, spell)
    if lack and aim and not lack_of(aim, own):
        return words.swap_unpaid(spell.id, lack, aim.id)
    raised = min(METER_TOP, own.detection + spell.own_detection)
    if spell.own_detection > 0 and raised >= WORRYING:
        return words.of_spell(words.SWAP_FOR_SAFER, spell.id, detection=raised)
    if power == 0:
        return words.of_spell(words.SWAP_FOR_POWER, spell.id)
    if power <= _LITTLE:
        return words.of_spell(words.SWAP_FOR_MORE, spell.id, less=power)
    if lack > 1:
        return words.swap_unpaid(spell.id, lack)
    return words.of_spell(words.SWAP_FOR_BETTER, spell.id)


_LITTLE = 2
"""Up to this much Power is little for a spell; on average they give more."""


# -- spells that could be cast instead -----------------------------------------------------------


def _why_waiting(view: State, own: Witch, move: Move) -> str:
    """Return why the best castable spell is not cast, or "" if there is none."""
    if view.step is not Step.CHOICE:
        return ""
    values = {
        option.move.card: option.value
        for option in sorted(Turn(view).options(), key=lambda option: option.value)
        if isinstance(option.move, CastMove)
    }
    given = move.card if isinstance(move, Swap) else ""
    ready = [card for card in values if card != given]
    if not ready:
        return ""
    card = max(ready, key=lambda card: values[card])
    return _waiting(view, own, SPELLS[card], values[card])


def _waiting(view: State, own: Witch, spell: Spell, value: float) -> str:
    """Return why not to cast `spell` now; `value` is the evaluation of the turn with the cast."""
    if value <= ELIMINATION:
        return words.of_spell(words.WOULD_PUT_OUT, spell.id)
    if Evaluation(view, view.mover).spells[spell.id] <= 0:
        return words.of_spell(words.COSTS_TOO_MUCH, spell.id)
    raised = min(METER_TOP, own.detection + spell.own_detection)
    if spell.own_detection > 0 and raised >= WORRYING:
        return words.of_spell(words.WAITS_FOR_CALM, spell.id, detection=raised)
    return words.of_spell(words.WAITS, spell.id)


# -- casts ---------------------------------------------------------------------------------------


def _why_cast(view: State, own: Witch, spell: Spell, target: int) -> str:
    left = tuple(have - price for have, price in zip(own.resources, spell.cost, strict=True))
    eyes = Evaluation(view, view.mover)
    cast = eyes.cast(spell, target, own.power, own.detection, left, len(own.hand) - 1)
    if cast.end == WIN:
        is_top = cast.power == METER_TOP
        ending = words.CAST_AND_WIN if is_top else words.CAST_AND_BE_LAST
        return words.of_spell(ending, spell.id, power=METER_TOP)
    if cast.end == ELIMINATION:
        is_out = cast.detection == METER_TOP
        return words.of_spell(words.WOULD_PUT_OUT if is_out else words.LETS_RIVAL_WIN, spell.id)
    gained = sum(cast.resources) - sum(left)
    robs = any(isinstance(effect, StealResources) for effect in spell.effects)
    weighed: tuple[tuple[float, Callable[[], str]], ...] = (
        (POWER * (cast.power - own.power), lambda: _power(cast, spell, own.power)),
        (cast.harm, lambda: _harm(view, spell, target)),
        (
            DANGER[own.detection] - DANGER[cast.detection],
            lambda: words.of_spell(words.CAST_TO_CALM, spell.id, detection=cast.detection),
        ),
        (cast.drawn, lambda: words.of_spell(words.CAST_FOR_SPELLS, spell.id)),
        (0 if robs else gained, lambda: words.of_spell(words.CAST_FOR_RESOURCES, spell.id)),
    )
    worth, said = max(weighed, key=lambda each: each[0])
    return said() if worth > 0 else words.of_spell(words.CAST_FOR_ROOM, spell.id)


def _power(cast: Cast, spell: Spell, before: int) -> str:
    """Return the reason for a cast that raises Power, with its cost or gift to rivals."""
    for effect in spell.effects:
        if isinstance(effect, ChangePower) and effect.who is Who.OTHERS and effect.number > 0:
            return words.cast_for_all(spell.id, cast.power, effect.number)
    if METER_TOP - cast.power > _NEAR:
        return words.cast_for_some(spell.id, cast.power - before, cast.detection)
    return words.cast_for_power(spell.id, cast.power, METER_TOP - cast.power, cast.detection)


_NEAR = max(
    sum(
        each.number
        for each in spell.effects
        if isinstance(each, ChangePower) and each.who is Who.SELF
    )
    for spell in SPELLS.values()
)
"""Distance in Power from which a single spell can win."""


def _harm(view: State, spell: Spell, target: int) -> str:
    """Return the reason for a cast that harms rivals."""
    if not target:
        return words.of_spell(words.CAST_ON_ALL, spell.id)
    rival, name = view.witches[target - 1], seat_gap(target)
    raised = sum(each.number for each in spell.effects if isinstance(each, ChangeDetection))
    later = rival.detection + raised
    if later >= METER_TOP:
        return words.of_spell(words.CAST_TO_REMOVE, spell.id, rival=name)
    if raised:
        gaps = {"detection": later, "short": METER_TOP - later}
        said = words.CAST_TO_EXPOSE if later >= WORRYING else words.CAST_TO_RAISE
        return words.of_spell(said, spell.id, rival=name, **gaps)
    robs = any(isinstance(effect, StealResources) for effect in spell.effects)
    said = words.CAST_TO_ROB if robs else words.CAST_TO_WEAKEN
    return words.of_spell(said, spell.id, rival=name, power=rival.power)
