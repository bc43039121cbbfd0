"""Text of the sheet over the village: piles of cards, and the changes of a witch's meters."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, phrases, signed, t
from tabletop.games.witchcraft.rules.board import SPACES
from tabletop.games.witchcraft.rules.foresight import Result
from tabletop.games.witchcraft.words.cards import card_in_words, card_name
from tabletop.games.witchcraft.words.names import some_of, space_name
from tabletop.games.witchcraft.words.previews import OUT
from tabletop.games.witchcraft.words.table import each_roll

EARLIER = later("Earlier")
LATER = later("Later")
NONE_YET = later("None yet.")
UNMOVED = later("Both meters are still at 0.")


def tab(count: int, *, of_events: bool) -> tuple[str, str]:
    """Return the label of the tab of a pile, printed and read aloud."""
    if of_events:
        return t("Events {count}", count=count), t("Events played, {count}", count=count)
    return t("Spells {count}", count=count), t("Spells played, {count}", count=count)


def card(played: str) -> str:
    """Return the text of a card in a pile, as read aloud."""
    return t("{card}. {effects}", card=card_name(played), effects=card_in_words(played))


def held(counts: Sequence[int], spells_held: int) -> str:
    """Return a witch's resources and number of spells in words."""
    kinds = [some_of(kind, count, str(count)) for kind, count in enumerate(counts)]
    return t("{resources}; spells: {count}.", resources=phrases(kinds), count=spells_held)


def roll_at_inn(results: tuple[Result, ...]) -> str:
    """Return the Detection after each roll at the Inn."""
    each = [
        t("{rolls} → {detection}", rolls=each.faces, detection=detection_after(each))
        for each in results
    ]
    return t("Detection after an Inn roll: {results}", results=phrases(each))


def detection_after(result: Result) -> str:
    """Return the Detection after a roll, or "out"."""
    return t(OUT) if result.is_out else str(result.detection)


def roll_at_inn_aloud(results: tuple[Result, ...]) -> str:
    """Return the results of a roll at the Inn, as read aloud."""
    return t("After a roll at the Inn: {results}.", results=each_roll(results))


def in_round(number: int, made_by: str) -> str:
    """Return the cause of a change, with its round."""
    return t("R{round}: {cause}", round=number, cause=made_by)


def power_by(change: int) -> str:
    """Return by how much Power has changed."""
    return t("Power {change}", change=signed(change))


def detection_by(change: int) -> str:
    """Return by how much Detection has changed."""
    return t("Detection {change}", change=signed(change))


def cause(what: str, roll: int, name: str | None) -> str:
    """Return the cause of a change: a space, perhaps with a roll, a card, or a hidden card.

    `name` is the other player who caused it, "" if addressed as "you", or None for nobody.
    """
    said = _cause(what, roll)
    if name is None:
        return said
    return (
        t("{cause} by {name}", cause=said, name=name) if name else t("{cause} by you", cause=said)
    )


def _cause(what: str, roll: int) -> str:
    if what in SPACES:
        space = space_name(what)
        return t("{space}, roll {roll}", space=space, roll=roll) if roll else space
    return card_name(what) if what else t("A card")


def change(number: int, made_by: str, power: int, detection: int) -> str:
    """Return a change of the meters, as read aloud."""
    moved = [power_by(power)] if power else []
    moved += [detection_by(detection)] if detection else []
    return t(
        "Round {round}, {cause}: {changes}.", round=number, cause=made_by, changes=phrases(moved)
    )
