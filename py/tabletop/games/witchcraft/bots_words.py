"""Why an opponent decides as it does: one sentence, from what the evaluation weighs."""

from __future__ import annotations

from tabletop.games.witchcraft.board import (
    INN,
    KIND_NAMES,
    METER_TOP,
    SPACES,
    TOWNHALL,
    inn_detection,
)
from tabletop.games.witchcraft.cards import SPELLS, Spell
from tabletop.games.witchcraft.carrying_out import added
from tabletop.games.witchcraft.evaluation import (
    DANGER,
    POWER,
    WIN,
    Cast,
    Counts,
    Evaluation,
    missing,
)
from tabletop.games.witchcraft.notation import Again, DrawSpell, Go, Move, Swap
from tabletop.games.witchcraft.notation import Cast as CastMove
from tabletop.games.witchcraft.state import State, Witch

_CHEAP = 3
"""So many resources are a low price."""

_WORRYING = 8
"""From this Detection on the village is a worry (W9: the Inn gives more, too)."""


def reason_for(view: State, move: Move) -> str:
    """Return why the seat to move in `view` plays `move`, told to its player."""
    own = view.witches[view.mover - 1]
    match move:
        case Go(space) | Again(space):
            return _why_there(view, own, space)
        case CastMove(card, target):
            return _why_cast(view, own, SPELLS[card], target)
        case Swap(card):
            return f"You will miss {SPELLS[card].name} least, and a new spell may serve you better."
        case DrawSpell() if own.hand:
            return "There is room in your hand, and one spell more gives you more to choose from."
        case _:
            return "With an empty hand nothing can be cast, so a spell is what you need."


def _why_there(view: State, own: Witch, space: str) -> str:
    if space == INN:
        worst = min(METER_TOP, own.detection + inn_detection(own.detection, 1))
        return f"One of each kind is worth the risk; at worst Detection rises to {worst}."
    if space == TOWNHALL:
        return _why_townhall(own.detection)
    kind = SPACES[space].gives.index(1)
    spell = _served(view, own, kind)
    if spell is None:
        return f"{KIND_NAMES[kind]} will come in useful for the spells you have yet to draw."
    lack = missing(added(own.resources, SPACES[space].gives), spell.cost)
    if not lack:
        return f"{KIND_NAMES[kind]} is the last thing that {spell.name} wants."
    found = "one more is" if lack == 1 else f"{lack} more are"
    return f"{KIND_NAMES[kind]} brings {spell.name} nearer; then {found} to be found."


def _why_townhall(detection: int) -> str:
    if not detection:
        return "Nothing is wanted elsewhere, and at the Townhall you are safe."
    if detection >= _WORRYING:
        return f"Detection {detection} is a danger; the Townhall brings it to {detection - 1}."
    return f"The Townhall calms the village: Detection falls to {detection - 1}."


def _served(view: State, own: Witch, kind: int) -> Spell | None:
    """Return the spell that wants one more of `kind`: the nearest, of these the most worthy."""
    worth = Evaluation(view, view.mover).spells
    wanting = [
        SPELLS[card]
        for card in own.hand
        if own.resources[kind] < SPELLS[card].cost[kind] and worth[card] > 0
    ]
    if not wanting:
        return None
    return min(wanting, key=lambda spell: (missing(own.resources, spell.cost), -worth[spell.id]))


def _why_cast(view: State, own: Witch, spell: Spell, target: int) -> str:
    left = tuple(have - price for have, price in zip(own.resources, spell.cost, strict=True))
    eyes = Evaluation(view, view.mover)
    cast = eyes.cast(spell, target, own.power, own.detection, left, len(own.hand) - 1)
    if cast.end == WIN:
        return f"{spell.name} wins the game."
    return f"{spell.name} {_deed(view, own, target, cast, left, spell)}."


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
