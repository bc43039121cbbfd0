"""What is written on the table, and what is read aloud there: buttons, tiles, players, gains."""

from __future__ import annotations

from tabletop.core.language import later, t, t_count
from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.rules.state import Player
from tabletop.games.letter_maze.words.names import colours, faces

# -- groups --------------------------------------------------------------------------------------

MAZE = later("The maze")


def tiles_of(name: str) -> str:
    return t("Tiles of {name}", name=name)


def one_step() -> str:
    return t("one step")


# -- buttons -------------------------------------------------------------------------------------

BACK = later("Back to the game")
MOVE_AGAIN = later("Move again")
END_TURN = later("End turn")
PASSING = later("Pass")
NO_WAY = later("no way to move")
TRACE_WORD = later("Trace a word")
CLEAR = later("Clear")
TAP_SQUARE = later("Tap a square")
NO_WORD = later("not a word")
GOES_ON = later("go on")


def for_letters(count: int) -> str:
    return t_count("For {count} letter", "For {count} letters", count)


KEEPS_RARE_LETTER = later("keeps rare letter")


def for_rare(face: str) -> str:
    return t("For {letter}", letter=printed(face))


def keeps_letters(count: int) -> str:
    return t_count("keeps {count} letter", "keeps {count} letters", count)


def step_to(square: str) -> str:
    return t("Step to {square}", square=square)


ENDS_TURN = later("ends your turn")


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


LAYING_OUT = later("Laying out")


# -- the hand ------------------------------------------------------------------------------------

YOUR_TILES = later("Your tiles")
NO_TILES = later("No tiles in hand")


def tile(number: int, face: str) -> str:
    return t("tile {number}, {letter}", number=number, letter=printed(face))


LAID_IN_WORD = later("laid in the word")
LIFTED = later("lifted on the way")
TO_BE_GIVEN = later("to be given")
TO_BE_LAID = later("in hand, to be laid")


# -- players -------------------------------------------------------------------------------------


def player(has: Player) -> tuple[str, str, str]:
    """Return what a player has: cards, tiles, and the Gardener if it is spent."""
    cards = t("cards {colours}", colours=colours(has.cards)) if has.cards else t("no card")
    tiles = t("tiles {tiles}", tiles=faces(has.hand)) if has.hand else t("no tiles")
    return cards, tiles, "" if has.has_gardener else t(GARDENER_SPENT)


GARDENER_SPENT = later("Gardener spent")


def shows_way(name: str) -> str:
    return t("A tap shows the shortest way that is left to {name}.", name=name)


# -- what a word earns ---------------------------------------------------------------------------

WINS_RACE = later("wins the race")


def letters(count: int) -> str:
    return t_count("{count} letter", "{count} letters", count)


def earns_move(reason: str) -> str:
    return t("{reason}: move again", reason=reason)


def no_second(card: str) -> str:
    """Return that a target gives no card to who has that of its colour."""
    return t("no second {card}", card=card)


def lifted_earns_nothing(face: str) -> str:
    return t("{letter} lifted: no bonus", letter=printed(face))


HALF_OF_HANDS = later("half of all other hands")
