"""Why an opponent goes to a place: a clause for each, from what the evaluation weighs."""

from __future__ import annotations

from tabletop.games.witchcraft.board import (
    INN,
    KIND_NAMES,
    METER_TOP,
    SPACES,
    TOWNHALL,
    inn_detection,
)
from tabletop.games.witchcraft.bots_turns import Turn
from tabletop.games.witchcraft.cards import SPELLS, Spell
from tabletop.games.witchcraft.carrying_out import added
from tabletop.games.witchcraft.course import after
from tabletop.games.witchcraft.evaluation import (
    ELIMINATION,
    USEFUL_RESOURCES,
    WIN,
    Counts,
    Evaluation,
    missing,
)
from tabletop.games.witchcraft.legality import can_pay
from tabletop.games.witchcraft.notation import GOES, Again, Cast, Move, Swap
from tabletop.games.witchcraft.state import State, Step, Witch
from tabletop.games.witchcraft.words import space_in_words

WORRYING = 8
"""From this Detection on the village is a worry (W9: the Inn gives more, too)."""

_ROLLS = (1, 3, 5)
"""One roll of each result of the Inn; each stands for two rolls in six (W9)."""

_RISKS = ("no roll", "two rolls in six", "four rolls in six", "every roll")


def why_there(view: State, own: Witch, space: str) -> str:
    """Return why the witch to move goes to `space`, as a clause."""
    if space == INN:
        return _why_inn(view, own)
    if space == TOWNHALL:
        return _why_townhall(own.detection)
    kind = SPACES[space].gives.index(1)
    spell = _served(view, own, kind)
    if spell is None:
        return _unwanted(view, space, KIND_NAMES[kind])
    richer = added(own.resources, SPACES[space].gives)
    lack = missing(richer, spell.cost)
    if not lack:
        wins = view.step is Step.MOVE and _wins(view, own, spell, own.detection, richer)
        end = f", and to cast {spell.name} wins the game" if wins else ""
        return f"{KIND_NAMES[kind]} is the last thing that {spell.name} wants{end}"
    found = "one more is" if lack == 1 else f"{lack} more are"
    return f"{KIND_NAMES[kind]} brings {spell.name} nearer; then {found} to be found"


def _why_townhall(detection: int) -> str:
    if not detection:
        return "nothing is wanted elsewhere, and at the Townhall you are safe"
    if detection >= WORRYING:
        return f"Detection {detection} is a danger; the Townhall brings it to {detection - 1}"
    return f"the Townhall calms the village: Detection falls to {detection - 1}"


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


# -- what no spell in hand wants -----------------------------------------------------------------


def _unwanted(view: State, space: str, name: str) -> str:
    """Return why one takes what no spell in hand lacks: before the Choice, for what comes then."""
    if view.step is not Step.MOVE:
        if sum(view.witches[view.mover - 1].resources) >= USEFUL_RESOURCES:
            return f"no spell in hand lacks {name}, but nothing better was found"
        return f"no spell in hand lacks {name}, but one more counts a little"
    later = after(view, GOES[space])
    best = max(Turn(later).options(), key=lambda option: option.value).move
    return f"{name} counts a little; what counts most this turn is {_plan(view, best)}"


def _plan(view: State, choice: Move) -> str:
    """Return what the Choice after a Move will be, as a noun."""
    match choice:
        case Cast(card, target):
            own = view.witches[view.mover - 1]
            wins = _wins(view, own, SPELLS[card], own.detection, own.resources, target)
            return f"{SPELLS[card].name}, which you can cast{' to win' if wins else ''}"
        case Swap(card):
            return f"to swap {SPELLS[card].name} for another spell"
        case Again(space):
            return f"to go on to {space_in_words(space)}"
        case _:
            return "the spell that you draw then"


# -- the Inn -------------------------------------------------------------------------------------


def _why_inn(view: State, own: Witch) -> str:
    """Return what the Inn gives, above all a spell that can be cast at once, and its risk."""
    raised = [own.detection + inn_detection(own.detection, roll) for roll in _ROLLS]
    survived = [detection for detection in raised if detection < METER_TOP]
    risk = _RISKS[len(raised) - len(survived)]
    if not survived:
        return "every roll at the Inn puts you out, and nothing better was found"
    gain = _completed(view, own, survived) or "one of each kind is worth the risk"
    if len(survived) == len(raised):
        return f"{gain}; at worst Detection rises to {raised[0]}"
    return f"{gain}; in the worst case, {risk}, you are out"


def _completed(view: State, own: Witch, survived: list[int]) -> str:
    """Return what is said of the best spell that one of each kind completes, "" if it is none."""
    richer = added(own.resources, SPACES[INN].gives)
    worth = Evaluation(view, view.mover).spells
    ready = [
        SPELLS[card]
        for card in sorted(own.hand, key=lambda card: -worth[card])
        if can_pay(richer, SPELLS[card].cost) and not can_pay(own.resources, SPELLS[card].cost)
    ]
    at_once = view.step is Step.MOVE
    for spell in ready:
        if at_once and all(_wins(view, own, spell, each, richer) for each in survived):
            return f"the Inn completes {spell.name}, which wins if you then cast it"
    for spell in ready:
        if worth[spell.id] > 0 and all(_lives(view, own, spell, each, richer) for each in survived):
            then = "which you can cast at once" if at_once else "to be cast on your next turn"
            return f"the Inn completes {spell.name}, {then}"
    return ""


def _wins(
    view: State, own: Witch, spell: Spell, detection: int, resources: Counts, target: int = -1
) -> bool:
    """Return whether a cast wins, its cost paid out of `resources`; at the best target if none."""
    return WIN in _ends(view, own, spell, detection, resources, target)


def _lives(view: State, own: Witch, spell: Spell, detection: int, resources: Counts) -> bool:
    return ELIMINATION not in _ends(view, own, spell, detection, resources)


def _ends(
    view: State, own: Witch, spell: Spell, detection: int, resources: Counts, target: int = -1
) -> set[float]:
    """Return how the game ends for the caster, for each target."""
    eyes = Evaluation(view, view.mover)
    left = tuple(map(int.__sub__, resources, spell.cost))
    whom = eyes.targets(spell) if target < 0 else [target]
    held = len(own.hand) - 1
    return {eyes.cast(spell, each, own.power, detection, left, held).end for each in whom}
