"""What is written on the table, and what is read aloud there: buttons, tiles, players, gains."""

from __future__ import annotations

from tabletop.core.language import t, t_count
from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.rules.state import Player
from tabletop.games.letter_maze.words.names import colours, faces

# -- groups --------------------------------------------------------------------------------------


def maze() -> str:
    return t("The maze")


def tiles_of(name: str) -> str:
    return t("Tiles of {name}", name=name)


# -- buttons -------------------------------------------------------------------------------------


def back() -> str:
    return t("Back to the game")


def move_again() -> str:
    return t("Move again")


def end_turn() -> str:
    return t("End turn")


def passing() -> str:
    return t("Pass")


def no_way() -> str:
    return t("no way to move")


def trace_word() -> str:
    return t("Trace a word")


def clear() -> str:
    return t("Clear")


def tap_square() -> str:
    return t("Tap a square")


def no_word() -> str:
    return t("not a word")


def goes_on() -> str:
    return t("go on")


def for_letters(count: int) -> str:
    return t_count("For {count} letter", "For {count} letters", count)


def keeps_rare_letter() -> str:
    return t("keeps rare letter")


def for_rare(face: str) -> str:
    return t("For {letter}", letter=printed(face))


def keeps_letters(count: int) -> str:
    return t_count("keeps {count} letter", "keeps {count} letters", count)


def step_to(square: str) -> str:
    return t("Step to {square}", square=square)


def play(word: str) -> str:
    return t("Play {word}", word=word)


def read_as(word: str) -> str:
    return t("Read {word}", word=word)


def choose(count: int) -> str:
    return t("Choose {count}", count=count)


def choose_more(count: int) -> str:
    return t("Choose {count} more", count=count)


def give(tiles: str) -> str:
    return t("Give {tiles}", tiles=" ".join(map(printed, tiles)))


def laying_out() -> str:
    return t("Laying out")


# -- the hand ------------------------------------------------------------------------------------


def your_tiles() -> str:
    return t("Your tiles")


def no_tiles() -> str:
    return t("No tiles in hand")


def tile(number: int, face: str) -> str:
    return t("tile {number}, {letter}", number=number, letter=printed(face))


def so_many(count: int) -> str:
    return t_count("{count} of them", "{count} of them", count)


def laid_in_word() -> str:
    return t("laid in the word")


def lifted() -> str:
    return t("lifted on the way")


def to_be_given() -> str:
    return t("to be given")


def to_be_laid() -> str:
    return t("in hand, to be laid")


# -- players -------------------------------------------------------------------------------------


def player(has: Player) -> tuple[str, str, str]:
    """Return what a player has: cards, tiles, and the Gardener if it is spent."""
    cards = t("cards {colours}", colours=colours(has.cards)) if has.cards else t("no card")
    tiles = t("tiles {tiles}", tiles=faces(has.hand)) if has.hand else t("no tiles")
    return cards, tiles, "" if has.has_gardener else gardener_spent()


def gardener_spent() -> str:
    return t("Gardener spent")


def shows_way(name: str) -> str:
    return t("A tap shows the shortest way that is left to {name}.", name=name)


# -- what a word earns ---------------------------------------------------------------------------


def wins_race() -> str:
    return t("wins the race")


def wins_short() -> str:
    return t("wins")


def letters(count: int) -> str:
    return t_count("{count} letter", "{count} letters", count)


def earns_move(reason: str) -> str:
    return t("{reason}: move again", reason=reason)


def spent() -> str:
    return t("spent")


def half_of_hands() -> str:
    return t("half of all other hands")


def half_hands() -> str:
    return t("half hands")
