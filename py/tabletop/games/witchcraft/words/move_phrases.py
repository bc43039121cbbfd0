"""Sentences of the log: the action of a move, its changes and their consequences.

A `name` that is "" addresses the player as "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core import words
from tabletop.core.language import later, listed, signed, t, t_count
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.words.cards import card_in_words, card_name
from tabletop.games.witchcraft.words.names import at_space, kind_name, resources, the_space

ONE_OF_EACH = later("one of each resource")
_NOBODY_WINS = later("Nobody is left, so nobody wins.")

# -- actions, without a full stop ------------------------------------------------------------------


def goes_first(name: str) -> str:
    """Return the sentence that a witch was drawn to go first."""
    if not name:
        return t("You go first")
    return t("{name} goes first", name=name)


def goes(name: str, space: str, *, stays: bool) -> str:
    """Return the action of a Move: going to a space, or staying there."""
    if not name:
        if stays:
            return t("You stay {where}", where=at_space(space))
        return t("You go to {space}", space=the_space(space))
    if stays:
        return t("{name} stays {where}", name=name, where=at_space(space))
    return t("{name} goes to {space}", name=name, space=the_space(space))


def moves_again(name: str, space: str, *, stays: bool) -> str:
    """Return the action of a second Move: going to a space, or staying there."""
    if not name:
        if stays:
            return t("You stay {where} again", where=at_space(space))
        return t("You move again, to {space}", space=the_space(space))
    if stays:
        return t("{name} stays {where} again", name=name, where=at_space(space))
    return t("{name} moves again, to {space}", name=name, space=the_space(space))


def casts(name: str, card: str, target: str | None = None) -> str:
    """Return the action of casting a spell, with its target if any."""
    spell = card_name(card)
    if not name and target:
        return t("You cast {spell} on {target}", spell=spell, target=target)
    if not name:
        return t("You cast {spell}", spell=spell)
    if target:
        return t("{name} casts {spell} on {target}", name=name, spell=spell, target=target)
    if target is not None:
        return t("{name} casts {spell} on you", name=name, spell=spell)
    return t("{name} casts {spell}", name=name, spell=spell)


def swaps(name: str, card: str) -> str:
    """Return the action of discarding a spell to draw another."""
    if not name:
        return t("You discard {spell} and draw another", spell=card_name(card))
    return t("{name} discards {spell} and draws another", name=name, spell=card_name(card))


def draws(name: str, card: str) -> str:
    """Return the action of drawing a spell; `card` is "" if it is secret."""
    spell = card_name(card) if card else t("a spell")
    if not name:
        return t("You draw {spell}", spell=spell)
    return t("{name} draws {spell}", name=name, spell=spell)


def comes_from_deck(card: str, left: int) -> str:
    """Return which spell was drawn ("" if secret), and how many are left in the deck."""
    if card and not left:
        return t("It’s {spell}, with no spells left in the deck", spell=card_name(card))
    if not left:
        return t("No spells are left in the deck")
    if card:
        return t_count(
            "It’s {spell}, with {count} spell left in the deck",
            "It’s {spell}, with {count} spells left in the deck",
            left,
            spell=card_name(card),
        )
    return t_count("{count} spell is left in the deck", "{count} spells are left in the deck", left)


def with_its_card(drawn: str, card: str) -> str:
    """Return the sentence `drawn` followed by the text of the card, to be read aloud."""
    cost = resources(SPELLS[card].cost)
    says = t("It costs {cost}. {effects}", cost=cost, effects=card_in_words(card))
    return f"{drawn} {says}"


def die_shows(die: int) -> str:
    """Return the result of a die rolled for all witches."""
    return t("The die shows {die}", die=die)


def is_rolling(name: str | None) -> str:
    """Return the announcement of a rolling die; None is a die for all witches."""
    if name is None:
        return t("The die is rolling.")
    return t("{name}’s die is rolling.", name=name) if name else t("Your die is rolling.")


def rolls(name: str, die: int) -> str:
    """Return the roll of a witch for an event."""
    return t("{name} rolls {die}", name=name, die=die) if name else t("You roll {die}", die=die)


def rolls_at_inn(name: str, die: int) -> str:
    """Return the roll of a witch at the Inn."""
    if not name:
        return t("You roll {die} at the Inn", die=die)
    return t("{name} rolls {die} at the Inn", name=name, die=die)


# -- actions in a few words, for the panel of a rival ----------------------------------------------

HAS_CAST_ONE = later("cast a spell")
DREW, SWAPPED = later("drew a spell"), later("discarded and drew")


def went(space: str, *, stayed: bool) -> str:
    """Return the last Move of a rival in short."""
    if stayed:
        return t("stayed {where}", where=at_space(space))
    return t("went to {space}", space=the_space(space))


def went_again(space: str, *, stayed: bool) -> str:
    """Return the second Move of a rival in short."""
    if stayed:
        return t("then stayed {where}", where=at_space(space))
    return t("went on to {space}", space=the_space(space))


def has_cast(card: str, target: str | None = None) -> str:
    """Return the last cast of a rival in short, with its target if any."""
    if target == "":
        return t("cast {spell} on you", spell=card_name(card))
    if target:
        return t("cast {spell} on {target}", spell=card_name(card), target=target)
    return t("cast {spell}", spell=card_name(card))


# -- sentences made from actions -------------------------------------------------------------------


def done(action: str, changes: str) -> str:
    """Return the sentence of an action, with its changes for the witch who acted."""
    return (
        t("{action}: {changes}.", action=action, changes=changes)
        if changes
        else t("{action}.", action=action)
    )


def event_happens(card: str) -> str:
    """Return the name of a drawn event, and its text."""
    return t("Event: {event}. {effects}", event=card_name(card), effects=card_in_words(card))


def card_works(card: str) -> str:
    """Return the sentence that introduces the effects of a card after a roll or a draw."""
    return t("{card} takes effect.", card=card_name(card))


def changes_nothing(card: str) -> str:
    """Return the sentence for an event that changes nothing."""
    return t("{card} changes nothing.", card=card_name(card))


def changed(name: str, changes: str) -> str:
    """Return the sentence of the changes for another witch."""
    return t("{name}: {changes}.", name=name or words.you(), changes=changes)


def power_moved(change: int, power: int) -> str:
    """Return the change of Power, with the new value."""
    return t("Power {change} (now {value})", change=signed(change), value=power)


def detection_moved(change: int, detection: int) -> str:
    """Return the change of Detection, with the new value."""
    return t("Detection {change} (now {value})", change=signed(change), value=detection)


def detection_would_move(change: int, detection: int) -> str:
    """Return the change of Detection in a preview, with the new value."""
    return t("Detection {change} to {value}", change=signed(change), value=detection)


def resource_moved(kind: int, change: int) -> str:
    """Return the change in the number of a resource."""
    return t("{kind} {change}", kind=kind_name(kind), change=signed(change))


def resources_lost(count: int) -> str:
    """Return the loss of `count` resources of any kind."""
    return t_count("{change} resource", "{change} resources", count, change=signed(-count))


def discards(name: str, cards: Sequence[str]) -> str:
    """Return which spells a witch has to discard."""
    spells = listed([*map(card_name, cards)])
    if not name:
        return t("You discard {spells}.", spells=spells)
    return t("{name} discards {spells}.", name=name, spells=spells)


def are_out(names: Sequence[str], top: int) -> str:
    """Return who is eliminated."""
    if [*names] == [""]:
        return t("You are out: Detection {top}.", top=top)
    return t_count(
        "{names} is out: Detection {top}.",
        "{names} are out: Detection {top}.",
        len(names),
        names=listed(_you_first(names)),
        top=top,
    )


def win(names: Sequence[str]) -> str:
    """Return who has won, or that nobody has."""
    if not names:
        return t(_NOBODY_WINS)
    if [*names] == [""]:
        return t("You win.")
    named = listed(_you_first(names))
    return t_count("{names} wins.", "{names} share the win.", len(names), names=named)


def _you_first(names: Sequence[str]) -> list[str]:
    """Return the names as a list in words, "You" first."""
    return [name or words.you() for name in sorted(names, key=bool)]
