"""What is picked of a move that is not played yet, and what the next tap makes of it.

A draft is a few words: a seed (`seed-U`), a place (`B2`), both; a dead plant and the lemon tree
that would revive it (`C3`, `A1`); `end`, when actions would be lost.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.errors import Refusal
from tabletop.games.garden_growth.garden import SPACE_NAMES, SPACES, Garden, plant_on
from tabletop.games.garden_growth.kinds import KIND_OF, KINDS
from tabletop.games.garden_growth.notation import (
    END,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
    move_from_text,
    move_to_text,
)
from tabletop.games.garden_growth.refusals import why_refused
from tabletop.games.garden_growth.scene_gaze import gaze_of, home_of
from tabletop.games.garden_growth.state import State
from tabletop.scene.table import Answer, Draft, Picked, Play, Sight

SEED = "seed-"
GO, WATER, WEED, ENDING, STAY = "go", "water", "weed", "end", "stay"
"""The buttons: what is picked, care, the end of the turn and staying in it."""

_SPACES = {name: space for space, name in enumerate(SPACE_NAMES)}

OVER = Refusal("E-OVER", "G29", "The game is over; look back at it, or begin a new one.")
NOTHING = Refusal("E-PHASE", "turn", "Choose a seed, or tap a plant that wants care.")


class Choice(NamedTuple):
    """What is picked; `space` is the place, `tree` the lemon tree that would revive its plant."""

    seed: str = ""
    space: int | None = None
    tree: int | None = None
    is_ending: bool = False


def choice_of(sight: Sight[State]) -> Choice:
    """Return what is picked: the draft, or else the move of a hint that tells what to play."""
    if sight.draft:
        return _with_tree(_read(sight.draft), sight.state)
    hinted = hinted_move(sight)
    if hinted is None or sight.hint_depth < 2:
        return Choice()
    match hinted:
        case Planting(space, kind):
            return Choice(kind, space)
        case Watering(space) | Weeding(space):
            return Choice(space=space)
        case Revival(space, tree):
            return Choice(space=space, tree=tree)
    return Choice()


def hinted_move(sight: Sight[State]) -> Move | None:
    """Return the move that a hint points at."""
    return move_from_text(sight.hint) if sight.hint and sight.hint_depth else None


def _read(draft: Draft) -> Choice:
    choice = Choice()
    for word in draft:
        if word in _SPACES:
            space = _SPACES[word]
            is_first = choice.space is None
            choice = choice._replace(space=space) if is_first else choice._replace(tree=space)
        elif word.startswith(SEED):
            choice = choice._replace(seed=word.removeprefix(SEED))
        else:
            choice = choice._replace(is_ending=True)
    return choice


def _with_tree(choice: Choice, state: State) -> Choice:
    """Return the choice with the first tree that can revive the dead plant that is picked."""
    if choice.space is None or choice.tree is not None or state.is_over:
        return choice
    plant = state.garden[choice.space]
    trees = revivers(state.garden)
    if plant is None or plant.is_living or not trees:
        return choice
    return choice._replace(tree=trees[0])


def revivers(garden: Garden) -> tuple[int, ...]:
    """Return the lemon trees of a garden that can bring a plant back (G16)."""
    return tuple(space for space in SPACES if (plant := garden[space]) and plant.can_revive)


def move_of(state: State, choice: Choice) -> Planting | Revival | None:
    """Return the planting or revival that is picked whole."""
    if choice.space is None:
        return None
    if choice.seed:
        return Planting(choice.space, choice.seed)
    return Revival(choice.space, choice.tree) if choice.tree is not None else None


def care_of(state: State, space: int) -> tuple[Watering | Weeding, ...]:
    """Return what may be done for the plant on a place: water, weed, both or nothing."""
    wanted = (Watering(space), Weeding(space))
    return tuple(move for move in wanted if why_refused(state, move) is None)


def can_act(state: State) -> bool:
    """Return whether anything but the end of the turn can be done."""
    garden = state.garden
    if revivers(garden) and any(plant and not plant.is_living for plant in garden):
        return True
    return bool(state.left) and any(
        plant is None or (plant.is_living and care_of(state, space))
        for space, plant in enumerate(garden)
    )


def answer(sight: Sight[State], region: str) -> Answer:
    """Return what a tap on a region means that is not only looked at."""
    if sight.state.is_over:
        return OVER
    choice = choice_of(sight)
    if region in _SPACES:
        return _space_tapped(sight, choice, _SPACES[region])
    if region.startswith(SEED):
        return _seed_tapped(sight.state, choice, region.removeprefix(SEED))
    return _button_tapped(sight.state, choice, region)


def _space_tapped(sight: Sight[State], choice: Choice, space: int) -> Answer:
    seat = gaze_of(sight).seat or home_of(sight)
    if seat != home_of(sight):
        name = sight.name(seat)
        return Refusal("E-PHASE", "G20", f"This is the garden of {name}, who alone tends it.")
    plant = sight.state.garden[space]
    if plant is None:
        return _empty_tapped(sight.state, choice, space)
    if not plant.is_living:
        return _dead_tapped(sight.state, choice, space)
    return _living_tapped(sight.state, choice, space)


def _empty_tapped(state: State, choice: Choice, space: int) -> Answer:
    """Return the place picked, with the seed that is in the hand."""
    kind = choice.seed or KINDS[0].letter
    refusal = why_refused(state, Planting(space, kind))
    if refusal is not None:
        return refusal
    seed = (f"{SEED}{choice.seed}",) if choice.seed else ()
    return Picked((*seed, SPACE_NAMES[space]))


def _dead_tapped(state: State, choice: Choice, space: int) -> Answer:
    """Return a dead plant picked, to be revived; tapped again it is put back."""
    if space == choice.space:
        return Picked(())
    if revivers(state.garden):
        return Picked((SPACE_NAMES[space],))
    name, where = plant_on(state.garden, space).name, SPACE_NAMES[space]
    only = "only a living lemon tree that has not done so yet can bring it back"
    return Refusal("E-REVIVE", "G16", f"The {name} on {where} is dead; {only}.")


def _living_tapped(state: State, choice: Choice, space: int) -> Answer:
    """Return a living plant picked for care, or as the tree that revives the dead one picked."""
    revives = choice.tree is not None and choice.space is not None
    if revives and space != choice.tree and space in revivers(state.garden):
        return Picked((SPACE_NAMES[choice.space or 0], SPACE_NAMES[space]))
    if space == choice.space and not choice.seed:
        return Picked(())
    if care_of(state, space):
        return Picked((SPACE_NAMES[space],))
    return _why_no_care(state, space)


def _why_no_care(state: State, space: int) -> Refusal:
    plant, where = plant_on(state.garden, space), SPACE_NAMES[space]
    if not state.left:
        return Refusal("E-WATER", "G14", "Watering and weeding cost 1 action, and none is left.")
    return Refusal(
        "E-WATER", "G14", f"The {plant.name} on {where} has three water and no weed: all is well."
    )


def _seed_tapped(state: State, choice: Choice, kind: str) -> Answer:
    """Return the seed in the hand; the one that is there already is put back."""
    empty = [space for space, plant in enumerate(state.garden) if plant is None]
    if not empty:
        return Refusal("E-PLANT", "G13", "All twelve places of your garden are in use.")
    kept = choice.space if choice.space in empty else None
    refusal = why_refused(state, Planting(empty[0], kind))
    if refusal is not None:
        return refusal
    place = () if kept is None else (SPACE_NAMES[kept],)
    return Picked(place if kind == choice.seed else (f"{SEED}{kind}", *place))


def _button_tapped(state: State, choice: Choice, region: str) -> Answer:
    if region == STAY:
        return Picked(())
    if region == ENDING:
        sure = choice.is_ending or not state.left or not can_act(state)
        return Play(move_to_text(END)) if sure else Picked((ENDING,))
    move = _move_of_button(state, choice, region)
    if move is None:
        return NOTHING
    return why_refused(state, move) or Play(move_to_text(move))


def _move_of_button(state: State, choice: Choice, region: str) -> Move | None:
    if region == GO:
        return move_of(state, choice)
    if choice.space is None:
        return None
    return Watering(choice.space) if region == WATER else Weeding(choice.space)


def price_of(move: Move) -> int:
    """Return how many actions a move costs (G13 to G16)."""
    if isinstance(move, Planting):
        return KIND_OF[move.kind].cost
    return 1 if isinstance(move, Watering | Weeding) else 0
