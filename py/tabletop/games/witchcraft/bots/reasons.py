"""Why an opponent decides as it does: one or two sentences, from what the evaluation weighs."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.language import t
from tabletop.games.witchcraft.bots.evaluation import (
    DANGER,
    ELIMINATION,
    POWER,
    WIN,
    Cast,
    Evaluation,
    missing,
)
from tabletop.games.witchcraft.bots.places import WORRYING, why_there
from tabletop.games.witchcraft.bots.turns import Turn
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.rules.cards import SPELLS, Spell
from tabletop.games.witchcraft.rules.notation import Again, Go, Move, Swap
from tabletop.games.witchcraft.rules.notation import Cast as CastMove
from tabletop.games.witchcraft.rules.state import State, Step, Witch
from tabletop.games.witchcraft.words import reasons as words

_CHEAP = 3
"""So many resources are a low price."""


def reason_for(view: State, move: Move) -> str:
    """Return why the seat to move in `view` plays `move`, told to its player."""
    own = view.witches[view.mover - 1]
    if isinstance(move, CastMove):
        return _why_cast(view, own, SPELLS[move.card], move.target)
    waiting, why = _why_waiting(view, own, move), _why(view, own, move)
    return f"{waiting} {why}" if waiting else why


def _why(view: State, own: Witch, move: Move) -> str:
    match move:
        case Go(space) | Again(space):
            return why_there(view, own, space)
        case Swap(card):
            return _why_swap(view, own, card)
        case _:
            return t(words.DRAWN[len(own.hand)])


def _why_swap(view: State, own: Witch, card: str) -> str:
    """Return why a spell is given away: what it is worth as far as it is from being cast."""
    eyes = Evaluation(view, view.mover)
    if eyes.spells[card] <= 0:
        return words.of_spell(words.SWAP_TOO_DEAR, card)
    if eyes.hand((card,), own.resources) > min(
        eyes.hand((each,), own.resources) for each in own.hand
    ):
        return words.of_spell(words.SWAP_FOR_BETTER, card)
    lack = missing(own.resources, SPELLS[card].cost)
    return words.swap_far_off(card, lack) if lack else words.of_spell(words.SWAP_LEAST, card)


# -- spells that could be cast instead -----------------------------------------------------------


def _why_waiting(view: State, own: Witch, move: Move) -> str:
    """Return why the best spell that could be cast is not, "" if there is none."""
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
    """Return what the evaluation has against the cast, or that the spell keeps."""
    if value <= ELIMINATION:
        return words.of_spell(words.WOULD_PUT_OUT, spell.id)
    eyes = Evaluation(view, view.mover)
    worth = eyes.spells[spell.id]
    if worth <= 0:
        return words.of_spell(words.COSTS_TOO_MUCH, spell.id)
    if spell.own_detection > 0 and own.detection + spell.own_detection >= WORRYING:
        return words.of_spell(words.WAITS_FOR_CALM, spell.id, detection=_raised(own, spell))
    is_best = worth >= max(
        eyes.spells[card] for card in own.hand if not missing(own.resources, SPELLS[card].cost)
    )
    return words.of_spell(words.KEEPS_WORTH if is_best else words.WAITS, spell.id)


def _raised(own: Witch, spell: Spell) -> int:
    return min(METER_TOP, own.detection + spell.own_detection)


# -- casts ---------------------------------------------------------------------------------------


def _why_cast(view: State, own: Witch, spell: Spell, target: int) -> str:
    left = tuple(have - price for have, price in zip(own.resources, spell.cost, strict=True))
    eyes = Evaluation(view, view.mover)
    cast = eyes.cast(spell, target, own.power, own.detection, left, len(own.hand) - 1)
    if cast.end == WIN:
        return words.of_spell(words.WINS, spell.id)
    gained = sum(cast.resources) - sum(left)
    weighed: tuple[tuple[float, Callable[[], str]], ...] = (
        (POWER * (cast.power - own.power), lambda: _power(cast, spell)),
        (cast.harm, lambda: _harm(view, spell, target)),
        (DANGER[own.detection] - DANGER[cast.detection], lambda: _calm(cast, spell)),
        (cast.drawn, lambda: words.of_spell(words.BRINGS_SPELLS, spell.id)),
        (gained, lambda: words.of_spell(words.FILLS_BASKET, spell.id)),
    )
    return max(weighed, key=lambda each: each[0])[1]()


def _power(cast: Cast, spell: Spell) -> str:
    said = words.CHEAP_POWER if sum(spell.cost) <= _CHEAP else words.POWER
    return words.of_spell(said, spell.id, power=cast.power)


def _calm(cast: Cast, spell: Spell) -> str:
    return words.of_spell(words.CALMS, spell.id, detection=cast.detection)


def _harm(view: State, spell: Spell, target: int) -> str:
    """Return what a spell does to rivals."""
    raised = sum(each.number for each in spell.effects if each.verb == "DET")
    if not target:
        return words.of_spell(words.HARMS_ALL, spell.id)
    rival = view.witches[target - 1]
    if rival.detection + raised >= METER_TOP:
        return words.of_spell(words.PUTS_OUT, spell.id)
    if raised:
        later = rival.detection + raised
        return words.of_spell(words.RAISES, spell.id, detection=later)
    return words.of_spell(words.SETS_BACK, spell.id, power=rival.power)
