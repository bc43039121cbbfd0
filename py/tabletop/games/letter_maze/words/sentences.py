"""Prompts above the table, and texts about an inspected player.

Where a name is "", the sentence is for the one it is about.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import either, later, listed, t, t_count
from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.rules.state import SMALL_TABLE
from tabletop.games.letter_maze.words.names import any_colour, colour, parts

# -- whose turn it is ----------------------------------------------------------------------------

SETTING_UP = later("The maze is being set up.")
NOBODY_WINS = later("Nobody can move any more: the game ends without a winner.")


def wins_with_word(name: str, word: str) -> str:
    if not name:
        return t("You reach the finish with {word} and win!", word=word)
    return t("{name} reaches the finish with {word} and wins!", name=name, word=word)


def wins_with_step(name: str) -> str:
    if not name:
        return t("You reach the finish with a step and win!")
    return t("{name} reaches the finish with a step and wins!", name=name)


# -- what to do ---------------------------------------------------------------------------------


def pay_tribute(name: str, taker: str, half: int, hand: int) -> str:
    if not name:
        return t_count(
            "Give {taker} {half} of your {count} tile for that long word.",
            "Give {taker} {half} of your {count} tiles for that long word.",
            hand,
            taker=taker,
            half=half,
        )
    return t_count(
        "{name}, give {taker} {half} of your {count} tile for that long word.",
        "{name}, give {taker} {half} of your {count} tiles for that long word.",
        hand,
        name=name,
        taker=taker,
        half=half,
    )


def place_where(name: str, face: str) -> str:
    tile = printed(face)
    if not name:
        return t("Where does the {tile} go? Tap a square.", tile=tile)
    return t("{name}, where does the {tile} go? Tap a square.", name=name, tile=tile)


def not_on(*, pond: bool, target: bool, tile: bool) -> str:
    """Return the kinds of squares beside the path where a tile can't be placed."""
    there = ((pond, t("a pond")), (target, t("a target")), (tile, t("a tile")))
    return t("Not on {squares}.", squares=either([said for lies, said in there if lies]))


def move_again(name: str) -> str:
    if not name:
        return t("Move again with a word or a step, or end your turn.")
    return t("{name}, move again with a word or a step, or end your turn.", name=name)


def no_way(name: str) -> str:
    if not name:
        return t("You can’t move, so pass.")
    return t("{name}, you can’t move, so pass.", name=name)


def begin(name: str) -> str:
    if not name:
        return t("Trace a word from your piece, or step to an open square.")
    return t("{name}, trace a word from your piece, or step to an open square.", name=name)


def begin_first(name: str) -> str:
    """Return why a player has the first turn, and what to do."""
    if not name:
        return t("Your tiles come first in the alphabet: begin with a word or a step.")
    return t(
        "{name}, your tiles come first in the alphabet: begin with a word or a step.",
        name=name,
    )


def one_letter(name: str) -> str:
    if not name:
        return t("One letter isn’t a word yet: continue to an open square.")
    return t("{name}, one letter isn’t a word yet: continue to an open square.", name=name)


def no_word(name: str, letters: str) -> str:
    if not name:
        return t("{word} isn’t a word yet: continue or go back.", word=letters)
    return t("{name}, {word} isn’t a word yet: continue or go back.", name=name, word=letters)


def dead_end(name: str, letters: str) -> str:
    if not name:
        return t("{word} can’t become a word here: go back.", word=letters)
    return t("{name}, {word} can’t become a word here: go back.", name=name, word=letters)


def step_to(name: str, square: str, *, goes_on: bool) -> str:
    if not name:
        longer = t("Step to {square}, or continue to an open square.", square=square)
        return longer if goes_on else t("Step to {square}.", square=square)
    if goes_on:
        return t(
            "{name}, step to {square}, or continue to an open square.", name=name, square=square
        )
    return t("{name}, step to {square}.", name=name, square=square)


def through_hedge(name: str) -> str:
    """Return what a path through a hedge costs."""
    if not name:
        return t("This goes through a hedge and uses up your Gardener.")
    return t(
        "{name}, this goes through a hedge and uses up your Gardener.",
        name=name,
    )


def play(name: str, word: str, *, goes_on: bool) -> str:
    if not name:
        longer = t("Play {word}, or continue to an open square.", word=word)
        return longer if goes_on else t("Play {word}.", word=word)
    if goes_on:
        return t("{name}, play {word}, or continue to an open square.", name=name, word=word)
    return t("{name}, play {word}.", name=name, word=word)


def which_bonus(name: str, letters: int, premium: str) -> str:
    """Return the question which of two kinds of bonus is meant; `premium` is a face."""
    if not name:
        return t_count(
            "Use the bonus for {count} letter or for {premium}? You can still earn the other.",
            "Use the bonus for {count} letters or for {premium}? You can still earn the other.",
            letters,
            premium=printed(premium),
        )
    return t_count(
        "{name}, use the bonus for {count} letter or for {premium}? You can still earn the other.",
        "{name}, use the bonus for {count} letters or for {premium}? You can still earn the other.",
        letters,
        name=name,
        premium=printed(premium),
    )


# -- what the game is about ----------------------------------------------------------------------


def goal(seats: int) -> str:
    """Return the goal of the game."""
    if seats == SMALL_TABLE:
        return t("Win both colours, then return to a square beside Start.")
    return t("Win three colours, then reach the bottom row.")


def progress(cards: int, wanted: int, keys: Sequence[str]) -> str:
    """Return how many cards there are, and of which colours the next may be."""
    if cards >= wanted:
        return t("All cards won: now to the finish!")
    if not cards:
        return t("No card yet: any colour will do.")
    return t_count(
        "{count} of {wanted} cards. Next: {colours}.",
        "{count} of {wanted} cards. Next: {colours}.",
        cards,
        wanted=wanted,
        colours=any_colour(keys),
    )


FINISHED = later("Finished")
IN_SETUP = later("Setting up")


def most_cards(best: int, wanted: int) -> str:
    return t_count("{count} of {wanted} cards", "{count} of {wanted} cards", best, wanted=wanted)


# -- a player who is looked at -------------------------------------------------------------------


def was_first_with_all(name: str) -> str:
    if not name:
        return t("You won every card needed and were first to the finish.")
    return t("{name} won every card needed and was first to the finish.", name=name)


def cards_to_go(left: int) -> str:
    return (
        t_count("{count} card to go", "{count} cards to go", left) if left else t("all cards won")
    )


def way_to_go(name: str, left: int, steps: int) -> str:
    """Return how many cards and steps are left; no steps where no way is open."""
    cards = cards_to_go(left)
    if not steps:
        return t("{name}: {cards}; no way to the finish is open right now.", name=name, cards=cards)
    return t_count(
        "{name}: {cards}; the shortest open way to the finish takes {count} step.",
        "{name}: {cards}; the shortest open way to the finish takes {count} steps.",
        steps,
        name=name,
        cards=cards,
    )


def has_won_cards(name: str, cards: Sequence[str]) -> str:
    if not name:
        return _you_have_won(cards)
    if not cards:
        return t("{name} has won no card yet.", name=name)
    return t("{name} has won {cards}.", name=name, cards=listed(cards))


def _you_have_won(cards: Sequence[str]) -> str:
    if not cards:
        return t("You have won no card yet.")
    return t("You have won {cards}.", cards=listed(cards))


def card_from(key: str, square: str, word: str) -> str:
    """Return where a card was won, with a word or ("") by a step."""
    name = colour(key)
    if not word:
        return t("the {colour} card on {square} with a step", colour=name, square=square)
    return t("the {colour} card on {square} with {word}", colour=name, square=square, word=word)


def shortest_way(squares: Sequence[str]) -> str:
    return t("The shortest way goes over {squares}.", squares=listed(squares))


def on_this_path(gains: Sequence[str]) -> str:
    return t("On this path: {gains}.", gains=parts(gains)) if gains else ""
