"""All parts of the table from bottom to top, and the labels of the squares."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache

from tabletop.core.language import phrases, spoken, t
from tabletop.games.letter_maze.rules.boards import Plan
from tabletop.games.letter_maze.rules.maze import NO_TILE, maze_of
from tabletop.games.letter_maze.rules.walking import face_on, finish_of
from tabletop.games.letter_maze.table.asked import button_row
from tabletop.games.letter_maze.table.boards import MAZE, board_nodes, in_maze, lit_finish
from tabletop.games.letter_maze.table.layout import Layout
from tabletop.games.letter_maze.table.map import frame_parts
from tabletop.games.letter_maze.table.path import over_nodes, piece_nodes, tile_nodes, under_nodes
from tabletop.games.letter_maze.table.players import player_parts
from tabletop.games.letter_maze.table.shown import Shown
from tabletop.games.letter_maze.table.tray import hand_parts, tray_part, word_parts
from tabletop.games.letter_maze.words import squares as words
from tabletop.kit.parts import Part, drawn
from tabletop.scene.regions import (
    DISABLED,
    FINISH,
    LAST,
    LEGAL,
    PIECE,
    SELECTED,
    TARGET,
    Region,
    State,
)


def drawn_parts(shown: Shown) -> tuple[Part, ...]:
    """Return all parts except the regions of squares."""
    return (
        *frame_parts(shown),
        *_maze_parts(shown),
        *player_parts(shown),
        tray_part(shown),
        *word_parts(shown),
        *hand_parts(shown),
        *button_row(shown),
    )


def _maze_parts(shown: Shown) -> Iterator[Part]:
    """Yield the parts inside the window onto the maze."""
    yield drawn(*board_nodes(shown.state.plan, len(shown.sitters), shown.places))
    if shown.is_laid:
        yield drawn(*in_maze(under_nodes(shown)))
        yield drawn(*tile_nodes(shown))
        yield drawn(*in_maze(piece_nodes(shown)), *in_maze(over_nodes(shown)))
    if shown.is_finish_shown:
        yield drawn(*in_maze((lit_finish(shown.maze, shown.state.seats, shown.places),)))


# -- the squares -----------------------------------------------------------------------------------


def square_parts(shown: Shown) -> tuple[Part, ...]:
    """Return a part for each square, reusing those with nothing special."""
    if not shown.is_laid:
        return ()
    found = list(_plain(shown.state.plan, shown.state.tiles, shown.places, spoken()))
    extras: dict[int, list[str]] = defaultdict(list)
    for square, said in _extras(shown):
        extras[square].append(said)
    states, near, jumps = _states(shown), _traceable(shown), _jumps(shown)
    for square in states.keys() | extras.keys() | near | jumps.keys():
        found[square] = found[square]._replace(
            label=phrases([found[square].label, *extras.get(square, ())]),
            states=states.get(square, (DISABLED,)),
            trace=square in near,
            jump=jumps.get(square, ""),
            hint=_why(shown, square) or found[square].hint,
        )
    return tuple(Part(region=region) for region in found)


def _why(shown: Shown, square: int) -> str:
    """Return what the hatching or dashed edge of a square means, or ""."""
    if shown.ways.get(square):
        return t(words.WHY_DASHED)
    return t(words.WHY_USED) if square in shown.used else ""


def _states(shown: Shown) -> dict[int, tuple[State, ...]]:
    """Return the states of the squares that have any but DISABLED."""
    last = {square for walked in shown.last for square in walked.squares[1:]}
    found: dict[int, tuple[State, ...]] = dict.fromkeys(last, (DISABLED, LAST))
    for square in shown.ways:
        found[square] = (LEGAL, LAST) if square in last else (LEGAL,)
    if shown.trace:
        end = shown.trace.end.square
        found |= dict.fromkeys(shown.trace.squares, ())
        found[end] = (SELECTED,) if shown.may(shown.named(end)) else (SELECTED, DISABLED)
    return found


def _jumps(shown: Shown) -> dict[int, str]:
    """Return the shortcut keys of squares: the piece or path's end, needed targets, the finish."""
    if not shown.state.players:
        return {}
    found = dict.fromkeys(finish_of(shown.maze, shown.state.seats), FINISH)
    for square in shown.wanted(shown.home):
        found[square] = found.get(square, "") + TARGET
    end = shown.trace.end.square if shown.trace else shown.player(shown.home).piece
    found[end] = found.get(end, "") + PIECE
    return found


def _traceable(shown: Shown) -> set[int]:
    """Return the squares on which a slide traces instead of panning.

    These are the path and the squares within two of its end, since a finger can be one square
    ahead of the drawing. Squares behind a hedge are included to let the table refuse them.
    """
    if not shown.trace:
        return set()
    beside = shown.maze.beside
    near = beside(shown.trace.end.square).values()
    return {*near, *(far for each in near for far in beside(each).values()), *shown.trace.squares}


# -- labels of squares at rest -------------------------------------------------------------------


@lru_cache(maxsize=4)  # brings a scene from 4.9 ms to 2.2 ms
def _plain(plan: Plan, tiles: str, places: Layout, language: str) -> tuple[Region, ...]:
    """Return the region of each square, labelled with its letter, tile and hedges.

    `language` is only a cache key. Labels of equal squares are made once.
    """
    maze, letter, hedges = maze_of(plan), cache(words.on_square), cache(words.hedges)
    found = []
    for square, (row, column) in enumerate(maze.cells):
        name, sides = maze.names[square], "".join(maze.hedged_ways[square])
        tile = tiles[square].replace(NO_TILE, "")
        read = letter(maze.faces[square], maze.colours.get(square, ""), tile)
        label = phrases([name, read, *([hedges(sides)] if sides else [])])
        place, at = places.square((row, column)), (row + 1, column + 1)
        hint = t(words.WHY_TARGET) if square in maze.colours else ""
        found.append(Region(name, MAZE, label, place, *at, (DISABLED,), hint=hint, window=MAZE))
    return tuple(found)


# -- changing parts of labels --------------------------------------------------------------------


def _extras(shown: Shown) -> Iterator[tuple[int, str]]:
    """Yield additions to labels of squares: goals, pieces, the path and last moves."""
    if not shown.state.players:
        return
    for square in finish_of(shown.maze, shown.state.seats):
        yield square, t(words.FINISH)
    for step, square in enumerate(shown.way, 1):
        yield square, words.step_of_way(step)
    for seat, player in enumerate(shown.state.players, 1):
        yield player.piece, words.piece_of(shown.or_you(seat))
    yield from _going_on(shown)
    if shown.trace:
        yield shown.trace.end.square, words.ways_on(list(_ways_on(shown)))


def _going_on(shown: Shown) -> Iterator[tuple[int, str]]:
    """Yield additions for the path, squares that take the Gardener, used squares, last moves."""
    for place, square in enumerate(shown.path, 1):
        yield square, words.letter_of_word(place)
    for square, crosses in shown.ways.items():
        if crosses:
            yield square, t(words.WITH_GARDENER)
    for square in shown.used:
        yield square, t(words.USED)
    for walked in shown.last:
        for square in walked.squares[1:]:
            yield square, words.gone_over(shown.or_you(walked.seat))


def _ways_on(shown: Shown) -> Iterator[str]:
    """Yield the legal next squares in words, clockwise, each with its letter."""
    end = shown.trace.end
    beside = shown.maze.beside(end.square)
    for side in words.SIDES:
        if (square := beside.get(side)) in shown.ways:
            face = face_on(shown.maze, end, square)
            yield words.way_on(side, face, crosses=shown.ways[square])
