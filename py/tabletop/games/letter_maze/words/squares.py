"""Labels of squares for screen readers: letter, tile, pieces and hedges."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tabletop.core.language import later, listed, phrases, t, t_count
from tabletop.games.letter_maze.rules.letters import PREMIUM, printed
from tabletop.games.letter_maze.rules.maze import BLUE, START
from tabletop.games.letter_maze.words.names import colour

SIDES = {
    "8": later("above"),
    "9": later("above right"),
    "6": later("right"),
    "3": later("below right"),
    "2": later("below"),
    "1": later("below left"),
    "4": later("left"),
    "7": later("above left"),
}
"""The sides of a square clockwise, by their directions on the number pad."""

# -- what can be read there ----------------------------------------------------------------------


def on_square(face: str, key: str, tile: str) -> str:
    """Return the letter of a square, with the colour of a target and any tile; else ""."""
    if face == START:
        return t("Start")
    if face == BLUE:
        pond = t("pond without a tile, closed")
        return t("tile {tile} on a pond", tile=printed(tile)) if tile else pond
    if key:
        return _target(key, face, tile)
    if face in PREMIUM:
        return _premium(face, tile)
    if tile:
        return t("tile {tile} on {letter}", tile=printed(tile), letter=printed(face))
    return printed(face)


def _premium(face: str, tile: str) -> str:
    letter = printed(face)
    if tile:
        return t("tile {tile} on premium letter {letter}", tile=printed(tile), letter=letter)
    return t("premium letter {letter}", letter=letter)


def _target(key: str, face: str, tile: str) -> str:
    name, letter = colour(key), printed(face)
    if tile:
        return t(
            "tile {tile} on {colour} target {letter}",
            tile=printed(tile),
            colour=name,
            letter=letter,
        )
    return t("{colour} target {letter}", colour=name, letter=letter)


def hedges(sides: Collection[str]) -> str:
    """Return the sides of a square that have hedges."""
    names = listed([t(name) for side, name in SIDES.items() if side in sides])
    return t_count("hedge {sides}", "hedges {sides}", len(sides), sides=names)


# -- what else there is to say -------------------------------------------------------------------


def piece_of(name: str) -> str:
    """Return whose piece is on a square; without a name it is the reader's."""
    return t("{name}’s piece", name=name) if name else t("your piece")


def letter_of_word(place: int) -> str:
    return t("letter {place} of the word", place=place)


WITH_GARDENER = later("through the hedge, with the Gardener")
WHY_DASHED = later("A hedge blocks the way. Your Gardener can take you through, once in the game.")
WHY_TARGET = later("Every player can win a card here, but only one of each colour.")
USED = later("used this turn")
WHY_USED = later("Already used this turn: closed until the turn ends.")


def gone_over(name: str) -> str:
    return t("on {name}’s last path", name=name) if name else t("on your last path")


FINISH = later("finish")


def step_of_way(step: int) -> str:
    return t("step {step} of the shortest way", step=step)


# -- where a path can continue -------------------------------------------------------------------


def ways_on(ways: Sequence[str]) -> str:
    return t("next squares: {ways}", ways=phrases(ways)) if ways else t("no next square")


def way_on(side: str, face: str, *, crosses: bool) -> str:
    """Return a legal next square: its direction, its letter, and whether it takes the Gardener."""
    where, letter = t(SIDES[side]), printed(face)
    if crosses:
        return t("{side} through the hedge {letter}", side=where, letter=letter)
    return t("{side} {letter}", side=where, letter=letter)
