"""Why an opponent decides as it does: one sentence, from what the evaluation weighs."""

from __future__ import annotations

from tabletop.games.witchcraft.board import METER_TOP
from tabletop.games.witchcraft.bots_places import WORRYING, why_there
from tabletop.games.witchcraft.bots_turns import Turn
from tabletop.games.witchcraft.cards import SPELLS, Spell
from tabletop.games.witchcraft.evaluation import (
    DANGER,
    ELIMINATION,
    POWER,
    WIN,
    Cast,
    Counts,
    Evaluation,
    missing,
)
from tabletop.games.witchcraft.notation import Again, Go, Move, Swap
from tabletop.games.witchcraft.notation import Cast as CastMove
from tabletop.games.witchcraft.state import State, Step, Witch
from tabletop.games.witchcraft.words import capitalised

_CHEAP = 3
"""So many resources are a low price."""

_DRAWN_WORTH = (
    "an unknown spell is worth more than a step of Power, and your hand is empty",
    "a second spell in hand is worth most of a step of Power",
    "a third spell in hand is worth about half a step of Power",
)
"""What `evaluation.DRAWN` says of a draw beside 0, 1 or 2 spells."""


def reason_for(view: State, move: Move) -> str:
    """Return why the seat to move in `view` plays `move`, told to its player."""
    own = view.witches[view.mover - 1]
    if isinstance(move, CastMove):
        why = _why_cast(view, own, SPELLS[move.card], move.target)
    else:
        why = _why_waiting(view, own, move) + _why(view, own, move)
    return f"{capitalised(why)}."


def _why(view: State, own: Witch, move: Move) -> str:
    match move:
        case Go(space) | Again(space):
            return why_there(view, own, space)
        case Swap(card):
            return _why_swap(view, own, card)
        case _:
            return _DRAWN_WORTH[len(own.hand)]


def _why_swap(view: State, own: Witch, card: str) -> str:
    """Return why a spell is given away: what it is worth as far as it is from being cast."""
    eyes, spell = Evaluation(view, view.mover), SPELLS[card]
    lack = missing(own.resources, spell.cost)
    if eyes.spells[card] <= 0:
        return f"to cast {spell.name} would cost you more than it brings; a new spell is worth more"
    if eyes.hand((card,), own.resources) > min(
        eyes.hand((each,), own.resources) for each in own.hand
    ):
        return f"a new spell may be worth more to you than {spell.name}"
    if lack:
        verb = "is" if lack == 1 else "are"
        return f"{spell.name} counts least of your three: {lack} of its ingredients {verb} missing"
    return f"{spell.name} counts least of your three, even though you could cast it now"


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
        return f"{spell.name} would put you out now, and "
    eyes = Evaluation(view, view.mover)
    worth = eyes.spells[spell.id]
    if worth <= 0:
        return f"{spell.name} costs more than it brings now, and "
    if spell.own_detection > 0 and own.detection + spell.own_detection >= WORRYING:
        return f"{spell.name} can wait, as it would bring Detection {_raised(own, spell)}; "
    is_best = worth >= max(
        eyes.spells[card] for card in own.hand if not missing(own.resources, SPELLS[card].cost)
    )
    keeps = ": it keeps its worth in hand" if is_best else " in hand"
    return f"{spell.name} can wait{keeps}, and "


def _raised(own: Witch, spell: Spell) -> int:
    return min(METER_TOP, own.detection + spell.own_detection)


# -- casts ---------------------------------------------------------------------------------------


def _why_cast(view: State, own: Witch, spell: Spell, target: int) -> str:
    left = tuple(have - price for have, price in zip(own.resources, spell.cost, strict=True))
    eyes = Evaluation(view, view.mover)
    cast = eyes.cast(spell, target, own.power, own.detection, left, len(own.hand) - 1)
    if cast.end == WIN:
        return f"{spell.name} wins the game"
    return f"{spell.name} {_deed(view, own, target, cast, left, spell)}"


def _deed(view: State, own: Witch, target: int, cast: Cast, left: Counts, spell: Spell) -> str:
    """Return what counts most of what a cast does."""
    price = "costs little" if sum(spell.cost) <= _CHEAP else "is worth its price"
    weighed = (
        (POWER * (cast.power - own.power), f"{price} and brings you to {cast.power} Power"),
        (cast.harm, _harm(view, spell, target)),
        (
            DANGER[own.detection] - DANGER[cast.detection],
            f"calms the village: your Detection falls to {cast.detection}",
        ),
        (cast.drawn, "brings you new spells"),
        (float(sum(cast.resources) - sum(left)), "fills your basket"),
    )
    return max(weighed)[1]


def _harm(view: State, spell: Spell, target: int) -> str:
    """Return what a spell does to rivals."""
    raised = sum(each.number for each in spell.effects if each.verb == "DET")
    if not target:
        return "sets back all your rivals at once"
    rival = view.witches[target - 1]
    if rival.detection + raised >= METER_TOP:
        return f"puts seat {target} out of the game"
    if raised:
        return f"takes seat {target} to Detection {rival.detection + raised}"
    return f"sets back seat {target}, who stands at {rival.power} Power"
