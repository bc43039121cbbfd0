"""What is picked of a move that is not played yet, and what the next tap makes of it.

A draft spells a place ("Sw",), a spell and its target ("S29", "4"), the wish to draw ("draw",), to
swap and which spell ("swap", "S29"), or to move again somewhere ("again",).
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.errors import Refusal
from tabletop.core.language import t
from tabletop.games.witchcraft.rules.board import HAND_LIMIT, SPACES
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.legality import can_pay, is_target
from tabletop.games.witchcraft.rules.notation import (
    NO_TARGET,
    Again,
    Cast,
    DrawSpell,
    Go,
    Move,
    Swap,
    move_to_text,
)
from tabletop.games.witchcraft.rules.state import HIDDEN, State, Step, Witch
from tabletop.games.witchcraft.words import refusals as words
from tabletop.games.witchcraft.words.wanted import WANTED
from tabletop.kit.saying import over
from tabletop.scene.table import Answer, Draft, Picked, Play, Sight

GO, DRAW, AGAIN, SWAP = "go", "draw", "again", "swap"
_CARD, WITCH = "card-", "witch-"

_RULES = {
    "move": ("E-PHASE", "W5"),
    AGAIN: ("E-PHASE", "W5"),
    SWAP: ("E-HAND", "W13"),
    "target": ("E-TARGET", "W12"),
}
"""Which rule asks for what is due; the choice is that of W10."""


class Choice(NamedTuple):
    """What is picked: a place, a spell with its target, or a wish (DRAW, SWAP, AGAIN)."""

    place: str = ""
    spell: str = ""
    target: int = NO_TARGET
    wish: str = ""

    def wants_target(self) -> bool:
        """Return whether a spell is picked to be cast at somebody."""
        return self.wish == "" and self.spell != "" and SPELLS[self.spell].wants_target


def choice_of(sight: Sight[State]) -> Choice:
    """Return what is picked."""
    return _read(sight.draft) if sight.draft else Choice()


def spelled(move: Move) -> tuple[str, ...]:
    """Return the taps that play a move: a place; a spell and its target; or a wish, and a spell."""
    match move:
        case Go(space) | Again(space):
            return (space, GO)
        case Cast(card, target):
            return (card_region(card), *((witch_region(target),) if target else ()), GO)
        case Swap(card):
            return (DRAW, card_region(card), GO)
        case DrawSpell():
            return (DRAW, GO)
        case _:
            return ()


def move_of(state: State, choice: Choice) -> Move | None:
    """Return the move that is picked, None while something is missing."""
    if choice.place:
        return _to(state, choice.place)
    if choice.wish == DRAW:
        return DrawSpell()
    if choice.spell and choice.wish == SWAP:
        return Swap(choice.spell)
    if choice.spell and (choice.target or not choice.wants_target()):
        return Cast(choice.spell, choice.target)
    return None


def answer(state: State, choice: Choice, region: str) -> Answer:
    """Return what a tap on a region means, with this picked."""
    if state.step is Step.OVER:
        return over("W21")
    if region in SPACES:
        return GAME.why_illegal(state, _to(state, region)) or Picked((region,))
    if region == GO:
        return _go(state, choice)
    if state.step is Step.MOVE:
        return Refusal("E-PHASE", "W4", t(words.MOVE_FIRST))
    if region.startswith(WITCH):
        return _witch_tapped(state, choice, int(region.removeprefix(WITCH)))
    if region == AGAIN:
        return Picked((AGAIN,))
    if region == DRAW:
        full = len(state.witches[state.mover - 1].hand) == HAND_LIMIT
        return Picked((SWAP,) if full else (DRAW,))
    return _card_tapped(state, choice, card_of(region))


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


def _to(state: State, place: str) -> Move:
    return Go(place) if state.step is Step.MOVE else Again(place)


def _card_tapped(state: State, choice: Choice, card: str) -> Answer:
    """Return the spell given away, or to be cast; one rival alone is its target at once."""
    if card not in SPELLS:
        return Refusal("E-HAND", "W30", t(words.HIDDEN))
    if choice.wish == SWAP:
        return Picked((SWAP, card))
    open_to = targets(state)
    wants = SPELLS[card].wants_target
    refusal = GAME.why_illegal(state, Cast(card, open_to[0] if wants else NO_TARGET))
    if refusal is not None:
        return refusal
    return Picked((card, str(open_to[0])) if wants and len(open_to) == 1 else (card,))


def _witch_tapped(state: State, choice: Choice, seat: int) -> Answer:
    if not choice.wants_target():
        return Refusal("E-TARGET", "W12", t(words.NO_SPELL))
    refusal = GAME.why_illegal(state, Cast(choice.spell, seat))
    return refusal or Picked((choice.spell, str(seat)))


def _go(state: State, choice: Choice) -> Answer:
    """Return the move that is picked, or what is missing."""
    move = move_of(state, choice)
    if move is not None:
        return GAME.why_illegal(state, move) or Play(move_to_text(move))
    wanted = due(state, choice)
    return Refusal(*_RULES.get(wanted, ("E-PHASE", "W10")), t(WANTED[wanted].how))


def due(state: State, choice: Choice) -> str:
    """Return what is to be chosen next, as `WANTED` names it."""
    witch = state.witches[state.mover - 1]
    if state.step is Step.MOVE:
        return "move"
    if choice.wish:
        return choice.wish
    if choice.spell:
        return "target"
    if not witch.hand:
        return "empty" if witch.power else "first"
    return "full" if len(witch.hand) == HAND_LIMIT else "choice"
