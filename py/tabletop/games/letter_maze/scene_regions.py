"""Where the table of Letter Maze can be touched, and what is read aloud there."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.letter_maze.boards import Plan
from tabletop.games.letter_maze.maze import Maze, maze_of
from tabletop.games.letter_maze.scene_boards import MAZE
from tabletop.games.letter_maze.scene_buttons import ways
from tabletop.games.letter_maze.scene_draft import PLAYER, TILE
from tabletop.games.letter_maze.scene_hand import Lying
from tabletop.games.letter_maze.scene_layout import Layout
from tabletop.games.letter_maze.scene_map import CAMERAS
from tabletop.games.letter_maze.scene_shown import Shown
from tabletop.games.letter_maze.scene_tray import (
    HAND,
    is_given,
    is_held,
    row,
    tile_key,
)
from tabletop.games.letter_maze.scene_word import chips
from tabletop.games.letter_maze.scene_words import (
    goal,
    player_label,
    square_extras,
    square_labels,
    won_words,
)
from tabletop.games.letter_maze.telling import faces
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.regions import (
    BUTTONS,
    DISABLED,
    GRID,
    LAST,
    LEGAL,
    RADIOS,
    SELECTED,
    Group,
    Note,
    Region,
)
from tabletop.scene.ways import way_regions
from tabletop.scene.wording import short_name

GO_ON, PLAYERS, VIEW = "go", "players", "view"

_REACH = 2


def groups(view: Shown) -> tuple[Group, ...]:
    """Return the groups of regions in the order of the Tab key: what one needs first."""
    maze = (Group(MAZE, "The maze", GRID),) if view.maze else ()
    hand = (Group(HAND, f"Tiles of {view.name(view.home)}", RADIOS),) if view.slots else ()
    cameras = (Group(VIEW, "View of the maze", BUTTONS),) if view.places.cameras else ()
    return (
        *maze,
        *hand,
        Group(GO_ON, "Go on", BUTTONS),
        Group(PLAYERS, "Players", RADIOS),
        *cameras,
    )


def regions(view: Shown) -> tuple[Region, ...]:
    """Return everything that can be touched."""
    return (
        *_squares(view),
        *_tiles(view),
        *way_regions(ways(view), GO_ON),
        *_players(view),
        *_cameras(view),
    )


def notes(view: Shown) -> tuple[Note, ...]:
    """Return what can be read beside the maze: what the word earns, or what the game asks for."""
    tray = view.places.tray
    told = "; ".join(chip.text for chip in chips(view))
    text = f"The word earns: {told}." if told else goal(view.state)
    if view.looked:
        text = won_words(view)
    return (Note("earned", text, tray.earned),)


def _inside(view: Shown, box: Box) -> Box:
    """Return the box grown for a finger, and kept on the page."""
    w, h = max(box.w, TOUCH), max(box.h, TOUCH)
    x = min(max(box.cx - w / 2, 0), view.places.width - w)
    y = min(max(box.cy - h / 2, 0), view.places.height - h)
    return Box(x, y, w, h)


# -- the maze ------------------------------------------------------------------------------------


def _squares(view: Shown) -> tuple[Region, ...]:
    """Return a region for each square; only those of which more is to be said are made anew."""
    maze = view.maze
    if maze is None:
        return ()
    found = list(_plain(view.state.plan, view.state.tiles, view.places))
    states = _states(view, maze)
    extras = square_extras(view)
    near = _traceable(view, maze)
    for square in states.keys() | extras.keys() | near:
        region = found[square]
        found[square] = region._replace(
            label=", ".join([region.label, *extras.get(square, ())]),
            states=states.get(square, region.states),
            trace=square in near,
        )
    return tuple(found)


def _traceable(view: Shown, maze: Maze) -> set[int]:
    """Return the squares that a sliding finger traces: the path, and what is near its end.

    A finger that begins elsewhere pans. It may be ahead of the drawing by one square.
    """
    if view.trace is None:
        return set()
    row, column = maze.cells[view.trace.end.square]
    near = {
        square
        for square, (y, x) in enumerate(maze.cells)
        if abs(y - row) <= _REACH and abs(x - column) <= _REACH
    }
    return near | set(view.trace.squares)


@lru_cache(maxsize=4)
def _plain(plan: Plan, tiles: str, places: Layout) -> tuple[Region, ...]:
    """Return the region of each square with what can be read there."""
    maze = maze_of(plan)
    return tuple(
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
        for name, label, cell in zip(
            maze.names, square_labels(plan, tiles), maze.cells, strict=True
        )
    )


def _states(view: Shown, maze: Maze) -> dict[int, tuple[str, ...]]:
    """Return the states of the squares that have any but DISABLED."""
    last = {square for walked in view.last for square in walked.squares[1:]}
    found: dict[int, tuple[str, ...]] = dict.fromkeys(last, (DISABLED, LAST))
    for square, _ in view.ways:
        found[square] = (LEGAL, LAST) if square in last else (LEGAL,)
    if view.trace is not None:
        found |= dict.fromkeys(view.trace.squares, ())
        found[view.trace.end.square] = (SELECTED,)
    return found


# -- everything else -----------------------------------------------------------------------------


def _tiles(view: Shown) -> tuple[Region, ...]:
    lies = row(view)
    window = HAND if lies.world else ""
    return tuple(
        Region(
            f"{TILE}{lying.numbers[0]}",
            HAND,
            _tile_label(view, lying),
            lying.box,
            col=index,
            states=_tile_states(view, lying),
            drag=tile_key(view, lying) if _can_hold(view, lying) else None,
            window=window,
        )
        for index, lying in enumerate(lies.lying, start=1)
    )


def _can_hold(view: Shown, lying: Lying) -> bool:
    return view.trace is not None and view.home == view.turn and lying.slot.leg is None


def _tile_states(view: Shown, lying: Lying) -> tuple[str, ...]:
    if is_held(view, lying) or is_given(view, lying):
        return (SELECTED,)
    return () if view.active and view.home == view.mover else (DISABLED,)


def _tile_label(view: Shown, lying: Lying) -> str:
    """Return a tile with its place in the hand, so that equal ones have different names."""
    slot, number = lying.slot, lying.numbers[0] + 1
    words = [f"tile {number}, {faces(slot.face)}"]
    words += [f"{len(lying.numbers)} of them"] if len(lying.numbers) > 1 else []
    words += ["laid in the word"] if slot.leg is not None else []
    words += ["lifted on the way"] if slot.is_lifted else []
    words += ["to be given"] if is_given(view, lying) else []
    words += ["in hand, to be laid"] if is_held(view, lying) else []
    return ", ".join(words)


def _players(view: Shown) -> tuple[Region, ...]:
    return tuple(
        Region(
            f"{PLAYER}{seat}",
            PLAYERS,
            player_label(view, seat),
            _inside(view, box),
            row=seat,
            col=seat,
            states=(SELECTED,) if seat == view.looked else (),
            hint=f"A tap shows the shortest way that is left to {short_name(view.name(seat))}.",
        )
        for seat, box in enumerate(view.places.players, start=1)
    )


def _cameras(view: Shown) -> tuple[Region, ...]:
    return tuple(
        Region(name, VIEW, label, box, col=index, camera=name, of=MAZE)
        for index, ((name, _, label), box) in enumerate(
            zip(CAMERAS, view.places.cameras, strict=False), start=1
        )
    )
