"""The draft of a move, and how a tap changes or plays it.

A draft is a seed (`seed-U`), a space (`B2`), or both; a dead plant and the lemon tree that would
revive it (`C3`, `A1`); or `end`, if actions would be lost or plants die. A plant just cared for
stays picked (`B2`, `held`), so that the same button repeats the care. With nothing picked the big
button plays the care it offers (`care.py`).
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, revivers
from tabletop.games.garden_growth.rules.kinds import KINDS
from tabletop.games.garden_growth.rules.notation import (
    END,
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
    move_to_text,
)
from tabletop.games.garden_growth.rules.refusals import why_refused
from tabletop.games.garden_growth.rules.scoring import has_purpose
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.table.care import care_of, dying, offered_care
from tabletop.games.garden_growth.table.inspected import home_of, inspected_of
from tabletop.games.garden_growth.words import labels
from tabletop.games.garden_growth.words import refusals as said
from tabletop.games.garden_growth.words.game_words import WORDS
from tabletop.kit.texts import over
from tabletop.scene.table import REFUSED, Answer, Draft, Picked, Play, Sight
from tabletop.words.objection import Objection

SEED = "seed-"
GO, WATER, WEED, ENDING, STAY = "go", "water", "weed", "end", "stay"
"""The buttons: what is picked, care, the end of the turn and staying in it."""

HELD = "held"

_SPACES = {name: space for space, name in enumerate(SPACE_NAMES)}
_TAPPED = (*SPACE_NAMES, *(f"{SEED}{kind.letter}" for kind in KINDS))


class Choice(NamedTuple):
    """What is picked; `tree` is the lemon tree that would revive the dead plant on `space`.

    `is_held`: whether the plant is still picked after being cared for.
    """

    seed: str = ""
    space: int | None = None
    tree: int | None = None
    is_ending: bool = False
    is_held: bool = False


def choice_of(sight: Sight[State]) -> Choice:
    """Parse the draft of `sight`."""
    return _with_tree(_read(sight.draft), sight.state)


def spelling(state: State, move: Move) -> tuple[str, ...]:
    """Return the regions to tap to play `move`."""
    match move:
        case Planting(space, kind):
            return (f"{SEED}{kind}", SPACE_NAMES[space], GO)
        case Watering(space):
            return (SPACE_NAMES[space], WATER)
        case Weeding(space):
            return (SPACE_NAMES[space], WEED)
        case Revival(space, tree):
            is_first = tree == revivers(state.garden)[0]
            return (SPACE_NAMES[space], *(() if is_first else (SPACE_NAMES[tree],)), GO)
        case End():
            return (ENDING,) if _is_end_free(state) else (ENDING, ENDING)


def _is_end_free(state: State) -> bool:
    """Return whether nothing would be lost by ending the turn: no useful action, and no plant.

    A plant may die although no action is left: then what was done can still be taken back.
    """
    is_spent = not state.left or not can_act(state) or not has_purpose(state)
    return is_spent and not dying(state)


def _read(draft: Draft) -> Choice:
    choice = Choice()
    for word in draft:
        if word in _SPACES:
            space = _SPACES[word]
            is_first = choice.space is None
            choice = choice._replace(space=space) if is_first else choice._replace(tree=space)
        elif word.startswith(SEED):
            choice = choice._replace(seed=word.removeprefix(SEED))
        elif word == HELD:
            choice = choice._replace(is_held=True)
        else:
            choice = choice._replace(is_ending=True)
    return choice


def _with_tree(choice: Choice, state: State) -> Choice:
    """Add the first lemon tree that can revive the picked dead plant."""
    if choice.space is None or choice.tree is not None or state.is_over:
        return choice
    plant = state.garden[choice.space]
    trees = revivers(state.garden)
    if plant is None or plant.is_living or not trees:
        return choice
    return choice._replace(tree=trees[0])


def move_of(state: State, choice: Choice) -> Planting | Revival | None:
    """Return the picked planting or revival, or None if it is incomplete."""
    if choice.space is None:
        return None
    if choice.seed:
        return Planting(choice.space, choice.seed)
    return Revival(choice.space, choice.tree) if choice.tree is not None else None


def held(state: State, move: Move, draft: Draft) -> Draft:
    """Return the draft that keeps the plant `move` cared for picked, if it can use more care.

    A plant that is safe is released while the big button offers to save others. After the last
    action it stays picked, so that no other button appears under the finger.
    """
    if not isinstance(move, Watering | Weeding) or draft[:1] != (SPACE_NAMES[move.space],):
        return ()
    endangered = dying(state)
    if endangered and move.space not in endangered and offered_care(state) is not None:
        return ()
    stays = care_of(state, move.space) or not can_act(state)
    return (draft[0], HELD) if stays else ()


def can_act(state: State) -> bool:
    """Return whether any move other than ending the turn is legal."""
    return any(move != END for move in GAME.legal_moves(state))


def open_regions(sight: Sight[State]) -> frozenset[str]:
    """Return the spaces and seeds at which a tap would be accepted."""
    return frozenset(each for each in _TAPPED if not isinstance(answer(sight, each), REFUSED))


def answer(sight: Sight[State], region: str) -> Answer:
    """Return the answer to a tap: a new draft, a move to play, or a refusal."""
    if sight.state.is_over:
        return over("G29")
    choice = choice_of(sight)
    if region in _SPACES:
        return _space_tapped(sight, choice, _SPACES[region])
    if region.startswith(SEED):
        return _seed_tapped(sight.state, choice, region.removeprefix(SEED))
    return _button_tapped(sight.state, choice, region)


def _space_tapped(sight: Sight[State], choice: Choice, space: int) -> Answer:
    seat = inspected_of(sight).seat or home_of(sight)
    if seat != home_of(sight):
        return Objection("E-PHASE", "G20", said.garden_of(sight.name(seat)))
    plant = sight.state.garden[space]
    if plant is None:
        return _empty_tapped(sight.state, choice, space)
    if not plant.is_living:
        return _dead_tapped(sight.state, choice, space)
    return _living_tapped(sight.state, choice, space)


def _empty_tapped(state: State, choice: Choice, space: int) -> Answer:
    """Pick an empty space, keeping the picked seed."""
    kind = choice.seed or KINDS[0].letter
    refusal = why_refused(state, Planting(space, kind))
    if refusal is not None:
        return refusal
    seed = (f"{SEED}{choice.seed}",) if choice.seed else ()
    return Picked((*seed, SPACE_NAMES[space]))


def _dead_tapped(state: State, choice: Choice, space: int) -> Answer:
    """Pick a dead plant to revive; a second tap clears it."""
    if space == choice.space:
        return _let_go(state, space)
    if revivers(state.garden):
        return Picked((SPACE_NAMES[space],))
    return Objection("E-REVIVE", "G16", said.no_reviver(state.garden, space))


def _living_tapped(state: State, choice: Choice, space: int) -> Answer:
    """Pick a living plant for care, or as the tree that revives the picked dead plant."""
    revives = choice.tree is not None and choice.space is not None
    if revives and space != choice.tree and space in revivers(state.garden):
        return Picked((SPACE_NAMES[choice.space or 0], SPACE_NAMES[space]))
    if care_of(state, space) and (space != choice.space or choice.is_held):
        return Picked((SPACE_NAMES[space],))
    if space in (choice.space, choice.tree):
        return _let_go(state, space)
    return _why_no_care(state, space)


def _let_go(state: State, space: int) -> Picked:
    """Return nothing picked any more; which plant was is said."""
    return Picked((), announcement=labels.no_longer_chosen(state.garden, space))


def _why_no_care(state: State, space: int) -> Objection:
    why = said.all_is_well(state.garden, space) if state.left else t(said.NO_ACTION_FOR_CARE)
    return Objection("E-WATER", "G14", why)


def _seed_tapped(state: State, choice: Choice, kind: str) -> Answer:
    """Pick a seed; a second tap puts it back."""
    empty = [space for space, plant in enumerate(state.garden) if plant is None]
    if not empty:
        return Objection("E-PLANT", "G13", t(said.GARDEN_IS_FULL))
    kept = choice.space if choice.space in empty else None
    refusal = why_refused(state, Planting(empty[0], kind))
    if refusal is not None:
        objection = WORDS.objection(refusal)
        return objection._replace(sentence=said.with_card(objection.sentence, kind))
    place = () if kept is None else (SPACE_NAMES[kept],)
    if kind == choice.seed:
        return Picked(place, announcement=labels.put_back(kind))
    return Picked((f"{SEED}{kind}", *place))


def _button_tapped(state: State, choice: Choice, region: str) -> Answer:
    if region == STAY:
        return Picked(())
    if region == ENDING:
        sure = choice.is_ending or _is_end_free(state)
        return Play(move_to_text(END)) if sure else Picked((ENDING,))
    move = _move_of_button(state, choice, region)
    if move is None:
        return Objection("E-PHASE", "turn", _nothing_picked(state))
    return why_refused(state, move) or Play(move_to_text(move))


def _nothing_picked(state: State) -> str:
    """Return what can be picked; of a full garden that nothing improves, that it can't."""
    if not has_purpose(state):
        return t(said.NOTHING_SCORES)
    return t(said.NOTHING_PICKED if None in state.garden else said.NO_PLANT_PICKED)


def _move_of_button(state: State, choice: Choice, region: str) -> Move | None:
    if region == GO:
        return move_of(state, choice) or (offered_care(state) if choice == Choice() else None)
    if choice.space is None:
        return None
    return Watering(choice.space) if region == WATER else Weeding(choice.space)
