"""What is picked of a move that is not played yet, and what the next tap makes of it.

A draft spells a place ("Sw",), a spell and its target ("S29", "4"), the wish to draw ("draw",), to
swap and which spell ("swap", "S29"), or to move again somewhere ("again",).
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.errors import Refusal
from tabletop.games.witchcraft.board import HAND_LIMIT, SPACES
from tabletop.games.witchcraft.cards import SPELLS
from tabletop.games.witchcraft.legality import can_pay, is_target
from tabletop.games.witchcraft.notation import (
    NO_TARGET,
    Again,
    Cast,
    DrawSpell,
    Go,
    Move,
    Swap,
    move_from_text,
    move_to_text,
)
from tabletop.games.witchcraft.rules import GAME
from tabletop.games.witchcraft.state import HIDDEN, State, Step, Witch
from tabletop.scene.table import Answer, Draft, Picked, Play, Sight

GO, DRAW, AGAIN, SWAP = "go", "draw", "again", "swap"
_CARD, WITCH = "card-", "witch-"

OVER = Refusal("E-OVER", "W21", "The game is over; look back at it, or begin a new one.")
MOVE_FIRST = Refusal("E-PHASE", "W4", "Go to a place first; then cast, draw or move again.")
NO_PLACE = Refusal("E-PHASE", "W5", "Choose first where to go.")
NO_CHOICE = Refusal("E-PHASE", "W10", "Choose first: a spell to cast, to draw, or a place.")
NO_SPELL = Refusal("E-TARGET", "W12", "Choose first a spell that wants a witch.")
NO_TARGET_YET = Refusal("E-TARGET", "W12", "Choose the witch that the spell is for.")
NO_SWAP = Refusal("E-HAND", "W13", "Choose which of your three spells you give away.")
NOT_YOURS = Refusal("E-HAND", "W30", "That spell is hidden.")


class Choice(NamedTuple):
    """What is picked: a place, a spell with its target, or a wish (DRAW, SWAP, AGAIN).

    `is_hint` is whether it is only proposed.
    """

    place: str = ""
    spell: str = ""
    target: int = NO_TARGET
    wish: str = ""
    is_hint: bool = False

    @property
    def draft(self) -> Draft:
        """Return the words of this choice."""
        words = (self.wish, self.place, self.spell, str(self.target) if self.target else "")
        return tuple(word for word in words if word)

    def wants_target(self) -> bool:
        """Return whether a spell is picked to be cast at somebody."""
        return self.wish == "" and self.spell != "" and SPELLS[self.spell].wants_target


NOTHING = Choice()


def choice_of(sight: Sight[State]) -> Choice:
    """Return what is picked: the draft, or else the move of a hint that tells what to play."""
    if sight.draft:
        return _read(sight.draft)
    hinted = hinted_move(sight)
    if sight.hint_depth < 2 or hinted is None:
        return NOTHING
    return _chosen_by(hinted)._replace(is_hint=True)


def hinted_move(sight: Sight[State]) -> Move | None:
    """Return the move that a hint points at."""
    return move_from_text(sight.hint) if sight.hint and sight.hint_depth else None


def move_of(state: State, choice: Choice) -> Move | None:
    """Return the move that is picked, None while something is missing."""
    if choice.place:
        return Go(choice.place) if state.step is Step.MOVE else Again(choice.place)
    if choice.wish == DRAW:
        return DrawSpell()
    if choice.spell and choice.wish == SWAP:
        return Swap(choice.spell)
    if choice.spell and (choice.target or not choice.wants_target()):
        return Cast(choice.spell, choice.target)
    return None


def answer(sight: Sight[State], region: str) -> Answer:
    """Return what a tap on a region means."""
    state = sight.state
    if state.step is Step.OVER:
        return OVER
    if region in SPACES:
        return _place_tapped(state, region)
    if region == GO:
        return _go(state, choice_of(sight))
    if region.startswith(WITCH):
        return _witch_tapped(state, choice_of(sight), int(region.removeprefix(WITCH)))
    if state.step is Step.MOVE:
        return MOVE_FIRST
    if region == AGAIN:
        return Picked((AGAIN,))
    if region == DRAW:
        full = len(mover(state).hand) == HAND_LIMIT
        return Picked((SWAP,) if full else (DRAW,))
    return _card_tapped(state, choice_of(sight), card_of(region))


def mover(state: State) -> Witch:
    """Return the witch to move; there must be one."""
    return state.witches[state.mover - 1]


def card_region(card: str) -> str:
    """Return the region of a spell in hand."""
    return f"{_CARD}{card}"


def card_of(region: str) -> str:
    """Return the spell of a region of the hand, "" for any other region."""
    return region.removeprefix(_CARD) if region.startswith(_CARD) else ""


def witch_region(seat: int) -> str:
    """Return the region of the panel of a seat."""
    return f"{WITCH}{seat}"


def targets(state: State) -> tuple[int, ...]:
    """Return the seats that a spell may name."""
    return tuple(seat for seat in range(1, len(state.witches) + 1) if is_target(state, seat))


def castable(witch: Witch, card: str) -> bool:
    """Return whether the witch holds what the spell costs."""
    return card != HIDDEN and can_pay(witch.resources, SPELLS[card].cost)


def _read(draft: Draft) -> Choice:
    first, *more = draft
    if first in SPACES:
        return Choice(place=first)
    if first in SPELLS:
        return Choice(spell=first, target=int(more[0]) if more else NO_TARGET)
    return Choice(wish=first, spell=more[0] if more else "")


def _chosen_by(move: Move) -> Choice:
    match move:
        case Go(space) | Again(space):
            return Choice(place=space)
        case Cast(card, target):
            return Choice(spell=card, target=target)
        case Swap(card):
            return Choice(wish=SWAP, spell=card)
        case _:
            return Choice(wish=DRAW)


def _place_tapped(state: State, place: str) -> Answer:
    move = Go(place) if state.step is Step.MOVE else Again(place)
    return GAME.why_illegal(state, move) or Picked((place,))


def _card_tapped(state: State, choice: Choice, card: str) -> Answer:
    """Return the spell given away, or to be cast; one rival alone is its target at once."""
    if card not in SPELLS:
        return NOT_YOURS
    if choice.wish == SWAP:
        return Picked((SWAP, card))
    open_to = targets(state)
    wants = SPELLS[card].wants_target
    refusal = GAME.why_illegal(state, Cast(card, open_to[0] if wants else NO_TARGET))
    if refusal is not None:
        return refusal
    return Picked((card, str(open_to[0])) if wants and len(open_to) == 1 else (card,))


def _witch_tapped(state: State, choice: Choice, seat: int) -> Answer:
    if state.step is Step.MOVE:
        return MOVE_FIRST
    if not choice.wants_target():
        return NO_SPELL
    refusal = GAME.why_illegal(state, Cast(choice.spell, seat))
    return refusal or Picked((choice.spell, str(seat)))


def _go(state: State, choice: Choice) -> Answer:
    """Return the move that is picked, or what is missing."""
    move = move_of(state, choice)
    if move is not None:
        return GAME.why_illegal(state, move) or Play(move_to_text(move))
    if state.step is Step.MOVE:
        return NO_PLACE
    if choice.wish == SWAP:
        return NO_SWAP
    if choice.wish == AGAIN:
        return NO_PLACE
    return NO_TARGET_YET if choice.spell else NO_CHOICE
