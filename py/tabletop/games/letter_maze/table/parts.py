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
from tabletop.games.letter_maze.table.tray import hand_parts, tray_part, word_parts
from tabletop.games.letter_maze.table.view_model import ViewModel
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


def drawn_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return all parts except the regions of squares."""
    return (
        *frame_parts(model),
        *_maze_parts(model),
        *player_parts(model),
        tray_part(model),
        *word_parts(model),
        *hand_parts(model),
        *button_row(model),
    )


def _maze_parts(model: ViewModel) -> Iterator[Part]:
    """Yield the parts inside the window onto the maze."""
    yield drawn(*board_nodes(model.state.plan, len(model.sitters), model.places))
    if model.is_laid:
        yield drawn(*in_maze(under_nodes(model)))
        yield drawn(*tile_nodes(model))
        yield drawn(*in_maze(piece_nodes(model)), *in_maze(over_nodes(model)))
    if model.is_finish_shown:
        yield drawn(*in_maze((lit_finish(model.maze, model.state.seats, model.places),)))


# -- the squares -----------------------------------------------------------------------------------


def square_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return a part for each square, reusing those with nothing special."""
    if not model.is_laid:
        return ()
    found = list(_plain(model.state.plan, model.state.tiles, model.places, spoken()))
    extras: dict[int, list[str]] = defaultdict(list)
    for square, said in _extras(model):
        extras[square].append(said)
    states, near, jumps = _states(model), _traceable(model), _jumps(model)
    for square in states.keys() | extras.keys() | near | jumps.keys():
        found[square] = found[square]._replace(
            label=phrases([found[square].label, *extras.get(square, ())]),
            states=states.get(square, (DISABLED,)),
            trace=square in near,
            jump=jumps.get(square, ""),
            hint=_why(model, square) or found[square].hint,
        )
    return tuple(Part(region=region) for region in found)


def _why(model: ViewModel, square: int) -> str:
    """Return what the hatching or dashed edge of a square means, or ""."""
    if model.ways.get(square):
        return t(words.WHY_DASHED)
    return t(words.WHY_USED) if square in model.used else ""


def _states(model: ViewModel) -> dict[int, tuple[State, ...]]:
    """Return the states of the squares that have any but DISABLED."""
    last = {square for walked in model.last for square in walked.squares[1:]}
    found: dict[int, tuple[State, ...]] = dict.fromkeys(last, (DISABLED, LAST))
    for square in model.ways:
        found[square] = (LEGAL, LAST) if square in last else (LEGAL,)
    if model.trace:
        end = model.trace.end.square
        found |= dict.fromkeys(model.trace.squares, ())
        found[end] = (SELECTED,) if model.may(model.named(end)) else (SELECTED, DISABLED)
    return found


def _jumps(model: ViewModel) -> dict[int, str]:
    """Return the shortcut keys of squares: the piece or path's end, needed targets, the finish."""
    if not model.state.players:
        return {}
    found = dict.fromkeys(finish_of(model.maze, model.state.seats), FINISH)
    for square in model.wanted(model.home):
        found[square] = found.get(square, "") + TARGET
    end = model.trace.end.square if model.trace else model.player(model.home).piece
    found[end] = found.get(end, "") + PIECE
    return found


def _traceable(model: ViewModel) -> set[int]:
    """Return the squares on which a slide traces instead of panning.

    These are the path and the squares within two of its end, since a finger can be one square
    ahead of the drawing. Squares behind a hedge are included to let the table refuse them.
    """
    if not model.trace:
        return set()
    beside = model.maze.beside
    near = beside(model.trace.end.square).values()
    return {*near, *(far for each in near for far in beside(each).values()), *model.trace.squares}


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


def _extras(model: ViewModel) -> Iterator[tuple[int, str]]:
    """Yield additions to labels of squares: goals, pieces, the path and last moves."""
    if not model.state.players:
        return
    for square in finish_of(model.maze, model.state.seats):
        yield square, t(words.FINISH)
    for step, square in enumerate(model.way, 1):
        yield square, words.step_of_way(step)
    for seat, player in enumerate(model.state.players, 1):
        yield player.piece, words.piece_of(model.or_you(seat))
    yield from _going_on(model)
    if model.trace:
        yield model.trace.end.square, words.ways_on(list(_ways_on(model)))


def _going_on(model: ViewModel) -> Iterator[tuple[int, str]]:
    """Yield additions for the path, squares that take the Gardener, used squares, last moves."""
    for place, square in enumerate(model.path, 1):
        yield square, words.letter_of_word(place)
    for square, crosses in model.ways.items():
        if crosses:
            yield square, t(words.WITH_GARDENER)
    for square in model.used:
        yield square, t(words.USED)
    for walked in model.last:
        for square in walked.squares[1:]:
            yield square, words.gone_over(model.or_you(walked.seat))


def _ways_on(model: ViewModel) -> Iterator[str]:
    """Yield the legal next squares in words, clockwise, each with its letter."""
    end = model.trace.end
    beside = model.maze.beside(end.square)
    for side in words.SIDES:
        if (square := beside.get(side)) in model.ways:
            face = face_on(model.maze, end, square)
            yield words.way_on(side, face, crosses=model.ways[square])
