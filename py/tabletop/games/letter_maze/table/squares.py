"""The squares of the maze as parts: where each is touched, its state, and what is read aloud."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache

from tabletop.core.errors import Refusal
from tabletop.core.language import phrases, spoken, t
from tabletop.games.letter_maze.rules.boards import Plan
from tabletop.games.letter_maze.rules.letters import PREMIUM
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, START, Maze, maze_of
from tabletop.games.letter_maze.rules.walking import face_on, finish_of
from tabletop.games.letter_maze.table.boards import MAZE
from tabletop.games.letter_maze.table.draft import answer_to
from tabletop.games.letter_maze.table.layout import Layout
from tabletop.games.letter_maze.table.shown import Shown
from tabletop.games.letter_maze.table.trace import Trace
from tabletop.games.letter_maze.words import squares as words
from tabletop.kit.parts import Part
from tabletop.scene.regions import DISABLED, FINISH, LAST, LEGAL, PIECE, SELECTED, TARGET, Region

_CLOCKWISE = "89632147"
_REACH = 2


def square_parts(shown: Shown) -> tuple[Part, ...]:
    """Return a part for each square; only those of which more is to be said are made anew."""
    if not shown.is_laid:
        return ()
    maze, plan = shown.maze, shown.state.plan
    found = list(_plain(plan, _labels(plan, shown.state.tiles, spoken()), shown.places))
    extras: dict[int, list[str]] = defaultdict(list)
    for square, said in _extras(shown, maze):
        extras[square].append(said)
    states, near, jumps = _states(shown, maze), _traceable(shown, maze), _jumps(shown, maze)
    for square in states.keys() | extras.keys() | near | jumps.keys():
        plain = found[square].region
        assert plain is not None
        region = plain._replace(
            label=phrases([plain.label, *extras.get(square, ())]),
            states=states.get(square, plain.states),
            trace=square in near,
            jump=jumps.get(square, ""),
            hint=t(words.WHY_HATCHED) if square in shown.used else "",
        )
        found[square] = Part((), region)
    return tuple(found)


@lru_cache(maxsize=4)  # saves 1.0 of the 3.4 ms that a scene takes without it
def _plain(plan: Plan, labels: tuple[str, ...], places: Layout) -> tuple[Part, ...]:
    """Return the part of each square under its label."""
    maze = maze_of(plan)
    regions = (
        Region(
            name,
            MAZE,
            label,
            places.square(cell),
            row=cell[0] + 1,
            col=cell[1] + 1,
            states=(DISABLED,),
            window=MAZE,
        )
        for name, label, cell in zip(maze.names, labels, maze.cells, strict=True)
    )
    return tuple(Part((), region) for region in regions)


def _states(shown: Shown, maze: Maze) -> dict[int, tuple[str, ...]]:
    """Return the states of the squares that have any but DISABLED."""
    last = {square for walked in shown.last for square in walked.squares[1:]}
    found: dict[int, tuple[str, ...]] = dict.fromkeys(last, (DISABLED, LAST))
    for square, _ in shown.ways:
        found[square] = (LEGAL, LAST) if square in last else (LEGAL,)
    if shown.trace is not None:
        end = shown.trace.end.square
        found |= dict.fromkeys(shown.trace.squares, ())
        answer = answer_to(shown.state, shown.choice, maze.names[end])
        found[end] = (SELECTED, DISABLED) if isinstance(answer, Refusal) else (SELECTED,)
    return found


def _jumps(shown: Shown, maze: Maze) -> dict[int, str]:
    """Return the keys that lead to squares: the piece, targets whose card is wanted, the finish."""
    if not shown.state.players:
        return {}
    player = shown.player(shown.home)
    found = dict.fromkeys(finish_of(maze, shown.state.seats), FINISH)
    for square in shown.wanted(shown.home):
        found[square] = found.get(square, "") + TARGET
    end = shown.trace.end.square if shown.trace is not None and shown.active else player.piece
    found[end] = found.get(end, "") + PIECE
    return found


def _traceable(shown: Shown, maze: Maze) -> set[int]:
    """Return the squares that a sliding finger traces: the path, and what is near its end.

    A finger that begins elsewhere pans. It may be ahead of the drawing by one square.
    """
    if shown.trace is None:
        return set()
    row, column = maze.cells[shown.trace.end.square]
    near = {
        square
        for square, (y, x) in enumerate(maze.cells)
        if abs(y - row) <= _REACH and abs(x - column) <= _REACH
    }
    return near | set(shown.trace.squares)


# -- what can be read there ----------------------------------------------------------------------


@lru_cache(maxsize=4)  # saves 0.5 of the 2.2 ms that a scene takes without it
def _labels(plan: Plan, tiles: str, language: str) -> tuple[str, ...]:
    """Return each square with what can be read there, and the hedges round it, in a language.

    Many squares are alike, so each kind is put into words once.
    """
    maze, letter, hedges = maze_of(plan), cache(_letter), cache(words.hedges)
    return tuple(
        phrases([name, letter(face, colour, tile), *([hedges(sides)] if sides else [])])
        for name, (face, colour, sides), tile in zip(maze.names, _printed(plan), tiles, strict=True)
    )


@lru_cache(maxsize=4)  # saves 0.4 of the 2.6 ms that a scene takes without it
def _printed(plan: Plan) -> tuple[tuple[str, str, str], ...]:
    """Return of each square the face, the colour of a target or "", and the sides with hedges."""
    maze = maze_of(plan)
    return tuple(
        (face, maze.colours.get(square, ""), "".join(s for s in _CLOCKWISE if s in hedged))
        for square, (face, hedged) in enumerate(zip(maze.faces, maze.hedged_ways, strict=True))
    )


def _letter(face: str, colour: str, tile: str) -> str:
    tile = tile.replace(NO_TILE, "")
    if face == START:
        return t(words.START)
    if face == BLUE:
        return words.pond(tile) if tile else t(words.DRY_POND)
    if colour:
        return words.target(colour, face, tile)
    return words.premium(face, tile) if face in PREMIUM else words.plain(face, tile)


# -- what changes on squares ---------------------------------------------------------------------


def _extras(shown: Shown, maze: Maze) -> Iterator[tuple[int, str]]:
    """Yield what else there is to say of some squares: aims, pieces, and what is going on."""
    if not shown.state.players:
        return
    for square in finish_of(maze, shown.state.seats):
        yield square, t(words.FINISH)
    for step, square in enumerate(shown.way, 1):
        yield square, words.step_of_way(step)
    for seat, player in enumerate(shown.state.players, 1):
        yield player.piece, words.piece_of(shown.name(seat))
    yield from _going_on(shown)
    if shown.trace is not None:
        yield shown.trace.end.square, words.ways_on(list(_ways_on(shown, maze, shown.trace)))


def _going_on(shown: Shown) -> Iterator[tuple[int, str]]:
    """Yield the letters of the path, where it takes the Gardener, and where pieces have been."""
    for place, square in enumerate(shown.path, 1):
        yield square, words.letter_of_word(place)
    for square, crosses in shown.ways:
        if crosses:
            yield square, t(words.WITH_GARDENER)
    for square in shown.used:
        yield square, t(words.USED)
    for walked in shown.last:
        for square in walked.squares[1:]:
            yield square, words.gone_over(shown.name(walked.seat))


def _ways_on(shown: Shown, maze: Maze, trace: Trace) -> Iterator[str]:
    """Yield where the path can go on from its end, clockwise, with the letter that lies there."""
    ways, beside = dict(shown.ways), maze.beside(trace.end.square)
    for side in _CLOCKWISE:
        square = beside.get(side)
        if square in ways:
            yield words.way_on(side, face_on(maze, trace.end, square), crosses=ways[square])
