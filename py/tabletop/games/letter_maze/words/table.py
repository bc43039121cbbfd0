"""Labels of the table: buttons, tiles, players and gains."""

from __future__ import annotations

from tabletop.core.language import later, t, t_count
from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.rules.state import Player
from tabletop.games.letter_maze.words.names import colours, faces

# -- groups --------------------------------------------------------------------------------------

MAZE = later("The maze")


def tiles_of(name: str) -> str:
    """Return whose tiles are shown; without a name they are the reader's."""
    return t("Tiles of {name}", name=name) if name else t("Your tiles")


def one_step() -> str:
    return t("one step")


# -- buttons -------------------------------------------------------------------------------------

BACK = later("Back to the game")
MOVE_AGAIN = later("Move again")
END_TURN = later("End turn")
PASSING = later("Pass")
NO_WAY = later("you can’t move")
KEEPS_GARDENER = later("keep the Gardener")
TRACE_WORD = later("Trace a word")
CLEAR = later("Clear")
TAP_SQUARE = later("Tap a square")
NO_WORD = later("not a word yet")
DEAD_END = later("no word here")
GOES_ON = later("keep going")


def for_letters(count: int) -> str:
    return t_count("For {count} letter", "For {count} letters", count)


LETTER_BONUS_LEFT = later("letter bonus left")
LENGTH_BONUS_LEFT = later("length bonus left")


def for_premium(face: str) -> str:
    return t("For {letter}", letter=printed(face))


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


SETTING_UP = later("Setting up")


# -- the hand ------------------------------------------------------------------------------------

YOUR_TILES = later("Your tiles")
NO_TILES = later("No tiles in hand")


def tile(number: int, face: str) -> str:
    return t("tile {number}, {letter}", number=number, letter=printed(face))


PLACED_IN_WORD = later("placed in the word")
PICKED_UP = later("picked up on the way")
TO_BE_GIVEN = later("ready to give")
TO_BE_PLACED = later("ready to place")


# -- players -------------------------------------------------------------------------------------


def player(has: Player) -> tuple[str, str, str]:
    """Return what a player has: cards, tiles, and whether the Gardener is used."""
    cards = t("cards {colours}", colours=colours(has.cards)) if has.cards else t("no card")
    tiles = t("tiles {tiles}", tiles=faces(has.hand)) if has.hand else t("no tiles")
    return cards, tiles, "" if has.has_gardener else t(GARDENER_USED)


def cards_of(won: int, wanted: int) -> str:
    """Return how many of the needed cards a player has; extra ones don't count."""
    return t("{won}/{wanted}", won=min(won, wanted), wanted=wanted)


def count_of_tiles(count: int) -> str:
    return t_count("{count} tile", "{count} tiles", count)


THE_GARDENER = later("Gardener")
GARDENER_USED = later("Gardener used")


def shows_way(name: str) -> str:
    if not name:
        return t("Tap to see your shortest way to the finish.")
    return t("Tap to see {name}’s shortest way to the finish.", name=name)


# -- what a word earns ---------------------------------------------------------------------------

WINS_RACE = later("wins the game")


def letters(count: int) -> str:
    return t_count("{count} letter", "{count} letters", count)


def earns_move(reason: str) -> str:
    return t("{reason}: move again", reason=reason)


EARNS_MOVE = later("move again")
ALREADY_WON = later("already won")
NO_BONUS = later("no bonus")


def already_won(card: str) -> str:
    """Return that a target has no gain for a player who has its card."""
    return t("{card} already won", card=card)


def picked_up_earns_nothing(face: str) -> str:
    return t("{letter} picked up: no bonus", letter=printed(face))


HALF_OF_HANDS = later("half the others’ tiles")
