"""What the table of Witchcraft says: sentence, labels, notes, and a preview in words."""

from __future__ import annotations

from tabletop.games.witchcraft.board import (
    DIE,
    HAND_LIMIT,
    INN,
    KIND_NAMES,
    METER_TOP,
    SPACES,
    TOWNHALL,
)
from tabletop.games.witchcraft.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.legality import is_closed
from tabletop.games.witchcraft.notation import Again, Cast, Go
from tabletop.games.witchcraft.scene_draft import AGAIN, DRAW, SWAP, castable
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.games.witchcraft.state import HIDDEN, Step, deck_size
from tabletop.games.witchcraft.words import (
    capitalised,
    closed_in_words,
    cost_in_words,
    event_in_words,
    listed,
    missing_in_words,
    space_in_words,
    spell_in_words,
)

_ROLLS = (
    "No roll",
    "One roll",
    "Two rolls",
    "Three rolls",
    "Four rolls",
    "Five rolls",
    "Each roll",
)


def short(name: str, most: int = 14) -> str:
    """Return a name that fits in a sentence."""
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"


def sentence(view: Shown) -> str:
    """Return the one sentence that says what is wanted now."""
    state = view.state
    if view.gaze.pile:
        return "What was played so far, the latest first."
    if view.gaze.seat:
        return f"{short(view.name(view.gaze.seat))}: what has moved both meters, the latest first."
    if view.gaze.card:
        return f"{SPELLS[view.gaze.card].name}: what it does, and why not now."
    if state.step is Step.OVER:
        return _over(view)
    if not view.mover:
        return "Chance names who goes first." if state.step is Step.FIRST else "An event comes up."
    name = short(view.name(view.mover))
    start = f"Round {state.round} · "
    if not view.active:
        busy = "is thinking" if view.thinking else "is to play"
        return f"{start}{name} {busy}."
    return start + _wanted(view, name)


def _wanted(view: Shown, name: str) -> str:
    choice, coming = view.choice, view.coming
    if coming is not None and coming.risk:
        puts = "put" if 1 < coming.risk < len(DIE) else "puts"
        return f"{name}, to the Inn? {_ROLLS[coming.risk]} in six {puts} you out."
    if coming is not None:
        return f"{name}: {_changes(view)}"
    if choice.wish == SWAP:
        return f"Which spell do you give away, {name}?"
    if choice.wish == AGAIN:
        return f"Where to now, {name}?"
    if choice.wants_target():
        return f"Who is {SPELLS[choice.spell].name} for, {name}?"
    if view.state.step is Step.MOVE:
        return f"{name}, where do you go?"
    new = "swap" if len(view.own.hand) == HAND_LIMIT else "draw"
    return f"{name}: cast a spell, {new} one, or move again."


def _changes(view: Shown) -> str:
    """Return the move that is picked as a question, with what it changes for the mover."""
    coming = view.coming
    assert coming is not None
    match coming.move:
        case Go(space) | Again(space) if space == TOWNHALL:
            return "to the Townhall, one step less Detection?"
        case Go(space) | Again(space) if space == INN:
            return "to the Inn, one of each kind, then a roll?"
        case Go(space) | Again(space):
            kind = next(kind for kind, count in enumerate(SPACES[space].gives) if count)
            return f"to {space_in_words(space)}, for one {KIND_NAMES[kind]}?"
        case Cast(card, target):
            at = f" at {short(view.name(target))}" if target else ""
            return f"cast {SPELLS[card].name}{at}?"
        case _:
            given = view.choice.spell
            return f"swap {SPELLS[given].name} for another?" if given else "draw a spell?"


def _over(view: Shown) -> str:
    if not view.winners:
        return "No witch is left: nobody wins."
    names = listed([short(view.name(seat)) for seat in view.winners])
    many = len(view.winners) > 1
    return f"{names} {'share the win' if many else 'wins'}."


def effect_lines(view: Shown) -> tuple[str, str]:
    """Return two lines that say what would happen: to others, and to the mover."""
    coming = view.coming
    if coming is None:
        return _waiting_lines(view)
    if coming.inn:
        risk = (
            f"{_ROLLS[coming.risk]} in six: you are out" if coming.risk else "No roll puts you out"
        )
        return ("The Inn: one of each kind, then a roll", risk)
    if coming.wins:
        return (f"Power {METER_TOP}!", "You win at once.")
    seats = range(1, len(view.sitters) + 1)
    others = [
        f"{short(view.name(seat))}: {said}"
        for seat in seats
        if seat != view.mover and (said := _meters(view, seat))
    ]
    own = _meters(view, view.mover)
    first = "; ".join(others)
    second = f"You: {own}" if own else ""
    if not first:
        return (second or _move_line(view), "")
    return first, second


def _move_line(view: Shown) -> str:
    assert view.coming is not None
    match view.coming.move:
        case Go(space) | Again(space) if space != TOWNHALL:
            return f"You: {cost_in_words(SPACES[space].gives)}"
        case Go(_) | Again(_):
            return "Your Detection is 0 already"
        case _:
            return f"{deck_size(view.state)} spells in the deck"


def _waiting_lines(view: Shown) -> tuple[str, str]:
    if view.winners:
        return sentence(view), ""
    if not view.active:
        return (f"{short(view.name(view.mover), 24)} is to play" if view.mover else ""), ""
    if view.state.step is Step.MOVE:
        return "First the Move", "to any lit place, or stay"
    if view.choice.wish == SWAP:
        return "Give one spell away", "then draw another"
    if view.choice.wants_target():
        return SPELLS[view.choice.spell].name, "Tap the witch it is for"
    return "Now one choice", "Cast, draw, or move again"


def _meters(view: Shown, seat: int) -> str:
    """Return how both meters of a witch would change: "Power 7 → 8, Detection stays 9"."""
    now, later = view.state.witches[seat - 1], view.later(seat)
    if later.out and not now.out:
        return "out"
    moved = (now.power != later.power, now.detection != later.detection)
    if not any(moved):
        return ""
    parts = []
    if moved[0]:
        parts.append(f"Power {now.power} → {later.power}")
    if moved[1]:
        parts.append(f"Detection {now.detection} → {later.detection}")
    elif seat == view.mover:
        parts.append(f"Detection stays {now.detection}")
    return ", ".join(parts)


def place_label(view: Shown, code: str) -> str:
    """Return the accessible name of a place: what it gives, who is there, whether it is shut."""
    parts = [SPACES[code].name]
    if code == view.state.closed:
        parts.append("closed this round")
    elif is_closed(view.state, code):
        parts.append("closed in round 1")
    seats = [seat for seat, witch in enumerate(view.state.witches, 1) if witch.position == code]
    if seats:
        parts.append(f"here: {listed([view.name(seat) for seat in seats])}")
    return ", ".join(parts)


def place_hint(view: Shown, code: str) -> str:
    """Return what a place gives, and at the Inn what each roll comes to."""
    if code == TOWNHALL:
        return "Your Detection goes down by 1."
    if code != INN:
        return f"Gives {cost_in_words(SPACES[code].gives)}."
    results = "; ".join(
        f"{each.faces}: {'out' if each.is_out else f'Detection {each.detection}'}"
        for each in view.inn
    )
    return f"Gives one of each kind, then you roll. {results or 'Closed'}."


def witch_label(view: Shown, seat: int) -> str:
    """Return the accessible name of the panel of a witch: name, meters, resources, spells."""
    witch = view.state.witches[seat - 1]
    if witch.out:
        return f"{view.name(seat)}, out"
    now = f"Power {witch.power}, Detection {witch.detection}"
    held = cost_in_words(witch.resources) or "no resources"
    change = _meters(view, seat) if view.coming else ""
    more = f"; would be: {change}" if change else ""
    return f"{view.name(seat)}, {now}, {held}, {_spells(len(witch.hand))}{more}"


def _spells(count: int) -> str:
    return {0: "no spells", 1: "1 spell"}.get(count, f"{count} spells")


def card_label(view: Shown, card: str) -> str:
    """Return the accessible name of a spell in hand, with what is missing."""
    if card == HIDDEN:
        return "A spell, face down"
    spell = SPELLS[card]
    lack = (
        "" if castable(view.own, card) else f", {missing_in_words(view.own.resources, spell.cost)}"
    )
    return f"{spell.name}, costs {cost_in_words(spell.cost)}{lack}"


def card_hint(card: str) -> str:
    """Return what a spell does."""
    return "" if card == HIDDEN else spell_in_words(SPELLS[card])


def go_label(view: Shown) -> str:
    """Return what the big button will do."""
    if view.caption:
        return view.caption
    if view.winners or view.state.step is Step.OVER:
        return "The game is over"
    if not view.active:
        return f"{short(view.name(view.mover), 12)} is to play" if view.mover else "The event"
    coming = view.coming
    if coming is None:
        return _idle(view)
    match coming.move:
        case Go(space) | Again(space):
            stays = view.state.witches[view.mover - 1].position == space
            return f"{'Stay at' if stays else 'Go to'} {space_in_words(space)}"
        case Cast(card, target):
            if coming.wins:
                return "Cast and win"
            return (
                f"Cast at {short(view.name(target), 11)}" if target else f"Cast {SPELLS[card].name}"
            )
        case _:
            return (
                "Draw a spell"
                if view.choice.wish == DRAW
                else f"Swap {SPELLS[view.choice.spell].name}"
            )


def _idle(view: Shown) -> str:
    if view.choice.wish == SWAP:
        return "Choose a spell"
    if view.choice.wants_target():
        return "Choose a witch"
    if view.choice.wish == AGAIN or view.state.step is Step.MOVE:
        return "Choose a place"
    return "Cast, draw or move"


def deck_note(view: Shown) -> str:
    """Return the words under the button that draws: how many spells are left."""
    return f"{deck_size(view.state)} in deck"


def event_note(view: Shown) -> str:
    """Return the event that lies open, what it did, and how many are left."""
    state = view.state
    left = f"{len(state.event_deck)} events left."
    card = event_card(view)
    if not card:
        return f"No event yet. {left}"
    shut = f" {capitalised(closed_in_words(state.closed))} this round." if state.closed else ""
    event = EVENTS[card]
    return f"Event: {event.name}. {event_in_words(event)}{shut} {left}"


def event_card(view: Shown) -> str:
    """Return the event that lies open, "" before the first."""
    return view.state.event_discard[-1] if view.state.event_discard else ""
