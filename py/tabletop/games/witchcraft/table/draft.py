"""The draft of a move, how a tap changes or plays it, and the inspected item.

A draft is a space ("Sw",), a spell and its target ("S29", "4"), a draw ("draw",), a swap and the
spell to discard ("swap", "S29"), or a second Move without its space ("again",).

An inspected item is `score-2` (the witch of seat 2), `events` or `spells`, with a page number from
0 after the first page: `events/1`. `rolls-2` is the same witch, with the rules section on the Inn.
A spell of the viewer's hand is written as its region.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, assert_never

from tabletop.core.language import t
from tabletop.games.witchcraft.rules import notation as moves
from tabletop.games.witchcraft.rules.board import HAND_LIMIT, INN, SPACES
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.events import (
    Action,
    DrawChosen,
    EventRolled,
    Events,
    EventTurnedUp,
    FirstDrawn,
    InnRolled,
    SpellCast,
    SpellReceived,
    SpellSwapped,
    WitchMoved,
    meters_moved,
)
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.legality import can_pay, is_target
from tabletop.games.witchcraft.rules.secrecy import move_from_redacted
from tabletop.games.witchcraft.rules.state import HIDDEN, State, Step, Witch
from tabletop.games.witchcraft.words import refusals as words
from tabletop.games.witchcraft.words.wanted import WANTED
from tabletop.kit.texts import over
from tabletop.scene.looking import SCORE, opened_score, toggled, unpicked
from tabletop.scene.table import Answer, Picked, Play, Played, Sight
from tabletop.words.objection import Objection

GO, DRAW, AGAIN, SWAP = "go", "draw", "again", "swap"
CARD, WITCH = "card-", "witch-"
"""Prefixes of the regions of spells in hand and of the panels of witches."""

EVENTS = "events"
PILES = (EVENTS, "spells")
"""The piles. Each is also a region, in the village or on the sheet over it."""

ROLLS = "rolls"
"""The region of the results of a roll at the Inn."""

BACK, EARLIER, LATER = "back", "earlier", "later"
"""The regions that close the sheet, or turn to earlier and later pages."""

PLACES, LOOKING, HAND, WITCHES = "places", "looking", "hand", "witches"
"""The groups of regions."""

_RULES = {
    "move": ("E-PHASE", "W5"),
    AGAIN: ("E-PHASE", "W5"),
    SWAP: ("E-HAND", "W13"),
    "target": ("E-TARGET", "W12"),
}
"""Refusal code and rule for each required choice; any other is W10."""


class Choice(NamedTuple):
    """What is picked: a space, a spell with its target, or an action (DRAW, SWAP, AGAIN)."""

    place: str = ""
    spell: str = ""
    target: int = moves.NO_TARGET
    wish: str = ""

    def wants_target(self) -> bool:
        """Return whether the picked spell is to be cast and needs a target."""
        return self.wish == "" and self.spell != "" and SPELLS[self.spell].wants_target


def choice_of(sight: Sight[State]) -> Choice:
    """Parse the draft of `sight`."""
    first, second = (*sight.draft, "", "")[:2]
    if first in SPACES:
        return Choice(place=first)
    if first in SPELLS:
        return Choice(spell=first, target=int(second or moves.NO_TARGET))
    return Choice(wish=first, spell=second)


def spelled(move: moves.Move) -> tuple[str, ...]:
    """Return the regions to tap to play `move`; empty for moves of chance."""
    match move:
        case moves.Go(space) | moves.Again(space):
            return (space, GO)
        case moves.Cast(card, target):
            return (f"{CARD}{card}", *((f"{WITCH}{target}",) if target else ()), GO)
        case moves.Swap(card):
            return (DRAW, f"{CARD}{card}", GO)
        case moves.DrawSpell():
            return (DRAW, GO)
        case _:
            return ()


def move_of(state: State, choice: Choice) -> moves.Move | None:
    """Return the picked move, or None if it is incomplete."""
    if choice.place:
        return _to(state, choice.place)
    if choice.wish == DRAW:
        return moves.DrawSpell()
    if choice.spell and choice.wish == SWAP:
        return moves.Swap(choice.spell)
    if choice.spell and (choice.target or not choice.wants_target()):
        return moves.Cast(choice.spell, choice.target)
    return None


def answer(state: State, choice: Choice, region: str) -> Answer:
    """Return the answer to a tap: a new draft, a move to play, or a refusal."""
    if state.step is Step.OVER:
        return over("W21")
    if region in SPACES:
        return GAME.why_illegal(state, _to(state, region)) or Picked((region,))
    if region == GO:
        return _go(state, choice)
    if state.step is Step.MOVE:
        return Objection("E-PHASE", "W4", t(words.MOVE_FIRST))
    if region.startswith(WITCH):
        return _witch_tapped(state, choice, int(region.removeprefix(WITCH)))
    if region == AGAIN:
        return Picked((AGAIN,))
    if region == DRAW:
        full = len(state.witches[state.mover - 1].hand) == HAND_LIMIT
        return Picked((SWAP,) if full else (DRAW,))
    return _card_tapped(state, choice, card_of(region))


def card_of(region: str) -> str:
    """Return the spell at a region of the hand, or "" for any other region."""
    return region.removeprefix(CARD) if region.startswith(CARD) else ""


def targets(state: State) -> tuple[int, ...]:
    """Return the seats that a spell may target."""
    return tuple(seat for seat in range(1, len(state.witches) + 1) if is_target(state, seat))


def castable(witch: Witch, card: str) -> bool:
    """Return whether the witch can pay for the spell; False for a hidden one."""
    return card != HIDDEN and can_pay(witch.resources, SPELLS[card].cost)


def _to(state: State, place: str) -> moves.Move:
    return moves.Go(place) if state.step is Step.MOVE else moves.Again(place)


def _card_tapped(state: State, choice: Choice, card: str) -> Answer:
    """Pick a spell to discard or to cast. If only one rival is left, target her at once."""
    if card not in SPELLS:
        return Objection("E-HAND", "W30", t(words.HIDDEN))
    if choice.wish == SWAP:
        return Picked((SWAP, card))
    wants, rivals = SPELLS[card].wants_target, targets(state)
    target = rivals[0] if wants else moves.NO_TARGET
    picked = (card, str(target)) if wants and len(rivals) == 1 else (card,)
    return GAME.why_illegal(state, moves.Cast(card, target)) or Picked(picked)


def _witch_tapped(state: State, choice: Choice, seat: int) -> Answer:
    if not choice.wants_target():
        return Objection("E-TARGET", "W12", t(words.NO_SPELL))
    refusal = GAME.why_illegal(state, moves.Cast(choice.spell, seat))
    return refusal or Picked((choice.spell, str(seat)))


def _go(state: State, choice: Choice) -> Answer:
    """Return the picked move, or an objection that says what is missing."""
    move = move_of(state, choice)
    if move is not None:
        return GAME.why_illegal(state, move) or Play(moves.move_to_text(move))
    wanted = due(state, choice)
    return Objection(*_RULES.get(wanted, ("E-PHASE", "W10")), t(WANTED[wanted].how))


def due(state: State, choice: Choice) -> str:
    """Return the key in `WANTED` of the next choice to make."""
    witch = state.witches[state.mover - 1]
    if state.step is Step.MOVE:
        return "move"
    if choice.wish:
        return choice.wish
    if choice.spell:
        return "target"
    if not witch.hand:
        return "empty" if witch.power else "first"
    can_cast = any(card == HIDDEN or castable(witch, card) for card in witch.hand)
    if len(witch.hand) == HAND_LIMIT:
        return "full" if can_cast else "full-poor"
    return "choice" if can_cast else "poor"


# -- looking -------------------------------------------------------------------------------------


class Inspected(NamedTuple):
    """The inspected item: a `pile` or the witch of a `seat`, with its page; or a `card`."""

    pile: str = ""
    seat: int = 0
    page: int = 0
    card: str = ""


def inspected_of(sight: Sight[State]) -> Inspected:
    """Parse the inspected item of `sight`."""
    what, _, page = sight.inspected.partition("/")
    seat = opened_score(what.replace(f"{ROLLS}-", SCORE))
    if what in PILES or seat:
        return Inspected(what if what in PILES else "", seat, int(page or 0))
    return Inspected(card=_held(sight, card_of(what)))


def look(sight: Sight[State], region: str) -> str | None:
    """Return the inspected item after a tap, "" for none, or None if the tap inspects nothing.

    A tap that picks a target or a spell inspects nothing.
    """
    what, _, page = sight.inspected.partition("/")
    if region in (EARLIER, LATER):
        number = max(0, int(page or 0) + (1 if region == EARLIER else -1))
        return f"{what}/{number}" if number else what
    if region in (BACK, ROLLS, *PILES):
        return {BACK: "", ROLLS: f"{ROLLS}-{sight.state.mover}"}.get(region, region)
    if _held(sight, card_of(region)):
        return None if _is_pickable(unpicked(sight), region) else toggled(sight, region)
    if not region.startswith(WITCH) or _wants_target(sight):
        return None
    wanted = f"{SCORE}{region.removeprefix(WITCH)}"
    return "" if what == wanted else wanted


def _wants_target(sight: Sight[State]) -> bool:
    choosing = sight.interactive and not sight.inspected and choice_of(sight).wants_target()
    return choosing and bool(targets(sight.state))


def home_of(sight: Sight[State]) -> int:
    """Return the seat whose hand is below the village."""
    return sight.viewer or sight.state.mover or 1


def _held(sight: Sight[State], card: str) -> str:
    """Return `card` if it is a visible spell in the home hand, else ""."""
    own = sight.state.witches[home_of(sight) - 1]
    return card if card in SPELLS and card in own.hand else ""


def _is_pickable(sight: Sight[State], region: str) -> bool:
    """Return whether a tap picks the spell, to cast or to discard it."""
    tapped = answer(sight.state, choice_of(sight), region)
    return sight.interactive and isinstance(tapped, Picked)


class Cause(NamedTuple):
    """A change of a witch's meters.

    `what` is the code of a space or card, "" if hidden; `roll` the roll at the Inn, else 0. `by` is
    the other seat that caused it, or 0. `power` and `detection` are the changes.
    """

    round: int
    what: str
    roll: int
    by: int
    power: int
    detection: int


def causes(sight: Sight[State], seat: int) -> tuple[Cause, ...]:
    """Return the changes of the meters of a seat, latest first."""
    found = []
    for played in sight.past:
        events = _events(played)
        moved = meters_moved(events, seat)
        if any(moved):
            by = played.seat if played.seat != seat else 0
            found.append(Cause(played.before.round, *_source(events[0]), by, *moved))
    return tuple(reversed(found))


@lru_cache(maxsize=512)  # saves 7 of 8 ms each time a page of a long game is turned
def _events(played: Played[State]) -> Events:
    return GAME.events(played.before, move_from_redacted(played.move))


def _source(action: Action) -> tuple[str, int]:
    """Return the space or card that caused a change, "" if none, and the roll at the Inn, or 0."""
    match action:
        case WitchMoved(space=space):
            return space, 0
        case InnRolled(die=die):
            return INN, die
        case SpellCast(card=card) | EventTurnedUp(card) | EventRolled(card=card):
            return card, 0
        case SpellReceived(effect_of=card):
            return card or "", 0
        case FirstDrawn() | DrawChosen() | SpellSwapped():
            return "", 0
        case _:
            assert_never(action)
