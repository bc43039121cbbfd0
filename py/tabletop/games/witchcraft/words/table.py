"""Labels and hints of the table: spaces, witches, spells and events."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, phrases, remembered, t, t_count
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.foresight import Result
from tabletop.games.witchcraft.rules.legality import lacking
from tabletop.games.witchcraft.words.cards import card_in_words, card_name
from tabletop.games.witchcraft.words.move_phrases import detection_would_move
from tabletop.games.witchcraft.words.names import (
    first_the_space,
    more_resources,
    number_of,
    resources,
    space_name,
    spells,
)
from tabletop.games.witchcraft.words.previews import in_words

CLOSED_AT_FIRST = later("closed in round 1")
LATER_ON = (later("{space}: opens in round 2"), later("{space}: round 2"))
FOUND_OUT = later("Found out")
GAME_IS_OVER = later("The game is over.")
CAST_AFTER_MOVE = later("Move first, then you can cast it.")
CLOSED_THIS_ROUND = later("closed this round")
CALMS = later("Lowers your Detection by 1.")
CALM_ALREADY = later("Lowers your Detection by 1, but it is already 0.")
WITCH_HINT = later("Shows every change to Power and Detection.")
NO_SPELL = later("no spell")
CAST_LATER = later("You can cast it on your turn.")
EVENT_HINT = later("Shows every event and spell played so far.")

VILLAGE, LOOKING = later("Village"), later("Details")
WITCHES, HAND = later("Witches"), later("Spells in hand")
"""The groups of places that can be touched."""


def status(number: int) -> str:
    """Return the caption of the current round."""
    return t("Round {round}", round=number)


# -- places ----------------------------------------------------------------------------------------


def place(space: str, shut: str, names: Sequence[str]) -> str:
    """Return the accessible name of a space: whether it is closed, and who is there."""
    here = t("here: {names}", names=listed(names)) if names else ""
    return phrases([each for each in (space_name(space), shut, here) if each])


def gives(counts: tuple[int, ...]) -> str:
    """Return the hint of a space that gives resources."""
    return t("Gives {resources}.", resources=resources(counts))


def inn_gives(results: tuple[Result, ...], *, is_closed: bool) -> str:
    """Return the hint of the Inn: what it gives, and the results of each roll, if any."""
    if is_closed:
        return t("Gives one of each resource, then you roll. Closed.")
    if not results:
        return t("Gives one of each resource, then you roll.")
    return t("Gives one of each resource, then you roll. {results}.", results=each_roll(results))


@remembered(16)  # saves 0.02 ms of 0.4 in each beat
def each_roll(results: tuple[Result, ...]) -> str:
    """Return the results of the rolls at the Inn as one phrase."""
    told = (
        t("{rolls}: out", rolls=each.faces)
        if each.is_out
        else t(
            "{rolls}: {change}",
            rolls=each.faces,
            change=detection_would_move(each.by, each.detection),
        )
        for each in results
    )
    return t("; ").join(told)


# -- witches ---------------------------------------------------------------------------------------


OUT = later("out")


def facts(meters: tuple[int, int], counts: tuple[int, ...], held: int) -> tuple[str, ...]:
    """Return the facts about a witch: her meters, resources and number of spells."""
    power, detection = meters
    return (
        t("Power {power}", power=power),
        t("Detection {detection}", detection=detection),
        resources(counts) or t("no resources"),
        spells(held),
    )


def would_be(witch: str, changes: str) -> str:
    """Return the label of a witch with the previewed changes."""
    return t("{witch}; if you do this: {changes}", witch=witch, changes=in_words(changes))


def witch_hint(actions: Sequence[str]) -> str:
    """Return the last actions of a rival, if any, and what a tap on the witch shows."""
    shows = t(WITCH_HINT)
    return (
        t("Last turn: {actions}. {shows}", actions=phrases(actions), shows=shows)
        if actions
        else shows
    )


# -- spells ----------------------------------------------------------------------------------------


def spell_label(card: str, held: tuple[int, ...]) -> str:
    """Return the label of a spell: name, cost, and the resources missing from `held`."""
    missing = lacking(held, SPELLS[card].cost)
    cost = t("costs {cost}", cost=resources(SPELLS[card].cost))
    lack = t_count(
        "needs {missing}",
        "needs {missing}",
        sum(missing),
        missing=more_resources(missing),
    )
    return phrases([card_name(card), cost, *([lack] if any(missing) else [])])


def spell_hint(card: str) -> str:
    """Return the text of a spell, and its code for typed moves."""
    return t("{effects} Type it as {id}.", effects=card_in_words(card), id=card)


def missing_to_cast(missing: Sequence[int]) -> str:
    """Return the resources missing to cast a spell."""
    return t_count(
        "You need {missing} to cast it.",
        "You need {missing} to cast it.",
        sum(missing),
        missing=more_resources(missing),
    )


# -- events ----------------------------------------------------------------------------------------


def event(card: str, closed: str, left: int) -> str:
    """Return the label of the open event ("" for none yet), its effect, and how many are left."""
    rest = t_count("{count} event left.", "{count} events left.", left)
    if not card:
        return t("No event yet. {left}", left=rest)
    effects = _shut(closed) if closed else card_in_words(card)  # an event that closes does no more
    return " ".join([t("Event: {event}. {effects}", event=card_name(card), effects=effects), rest])


def _shut(space: str) -> str:
    return t_count(
        "{space} is closed this round.",
        "{space} are closed this round.",
        number_of(space),
        space=first_the_space(space),
    )


def shut_by_event(space: str) -> str:
    """Return the text on an event that has closed a space."""
    return t_count(
        "{space} is closed", "{space} are closed", number_of(space), space=space_name(space)
    )


def events_left(count: int, *, in_full: bool) -> str:
    """Return how many events are left."""
    if in_full:
        return t_count("{count} event left", "{count} events left", count)
    return t_count("{count} event", "{count} events", count)
