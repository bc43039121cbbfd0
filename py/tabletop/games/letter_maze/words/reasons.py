"""Why an opponent moves as it does, or why a hint advises it, told to the player."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, phrases, t, t_count
from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.words.names import colour, colours, faces

# -- other decisions than words and steps --------------------------------------------------------


def misses_least(tiles: str) -> str:
    return t("You’ll miss {tiles} least.", tiles=faces(tiles))


def bonus_costs_more() -> str:
    return t("No bonus move would help you now.")


def one_is_enough() -> str:
    return t("One move is enough for now.")


def keeps_gardener() -> str:
    return t("Only your Gardener could move you now. It’s worth more later.")


def no_way_on() -> str:
    return t("You can’t move.")


# -- a word or a step, the subject of what is said of it -----------------------------------------


def this_step() -> str:
    return t("This step")


def wins(subject: str) -> str:
    return t("{subject} reaches the finish with all the cards you need: you win.", subject=subject)


def costs_least(subject: str) -> str:
    return t(
        "{subject} costs you least: nothing brings you closer to the finish now.", subject=subject
    )


def does(subject: str, deeds: Sequence[str]) -> str:
    """Return a sentence of deeds; a comma stands even before the last, for deeds may be long."""
    *earlier, last = deeds
    if not earlier:
        return t("{subject} {deed}.", subject=subject, deed=last)
    return t("{subject} {deeds}, and {last}.", subject=subject, deeds=phrases(earlier), last=last)


# -- deeds ---------------------------------------------------------------------------------------

_WINS_CARD = (
    later("wins your first card ({colour})"),
    later("wins your second card ({colour})"),
    later("wins your third card ({colour})"),
)


def guards() -> str:
    return t("keeps a rival from winning with the next word")


def takes_card(key: str, earlier: int) -> str:
    """Return that a card is won, by one who had so many `earlier`."""
    return t(_WINS_CARD[earlier], colour=colour(key))


def shortens(before: int, now: int) -> str:
    return t_count(
        "shortens your way from {count} step to {now}",
        "shortens your way from {count} steps to {now}",
        before,
        now=now,
    )


def leads_away(left: int) -> str:
    return t_count(
        "then takes you off course, leaving {count} step to go",
        "then takes you off course, leaving {count} steps to go",
        left,
    )


def uses_gardener() -> str:
    return t("uses up your Gardener")


def picks_up(tiles: str) -> str:
    return t("picks up {tiles} for a later bonus", tiles=faces(tiles))


def hinders(steps: int) -> str:
    return t_count(
        "makes a rival’s way {count} step longer", "makes a rival’s way {count} steps longer", steps
    )


def takes_tribute() -> str:
    return t("makes the others give you half their tiles")


def earns_by_length(letters: int) -> str:
    return t_count(
        "earns a bonus move for {count} letter", "earns a bonus move for {count} letters", letters
    )


def earns_by_letter(face: str) -> str:
    return t("earns a bonus move for its {letter}", letter=printed(face))


# -- what is to follow a deed --------------------------------------------------------------------


def then_wins(deed: str, words: Sequence[str]) -> str:
    return t_count(
        "{deed}, and {words} then reaches the finish",
        "{deed}, and {words} then reach the finish",
        len(words),
        deed=deed,
        words=listed(words),
    )


def then_plays(deed: str, word: str) -> str:
    return t("{deed}, with {word} to follow", deed=deed, word=word)


def then_gains(deed: str, word: str, gains: Sequence[str]) -> str:
    return t(
        "{deed}, with {word} to follow, which {gains}", deed=deed, word=word, gains=listed(gains)
    )


def takes_cards(keys: Sequence[str]) -> str:
    return t_count(
        "wins the {colours} card", "wins the {colours} cards", len(keys), colours=colours(keys)
    )
