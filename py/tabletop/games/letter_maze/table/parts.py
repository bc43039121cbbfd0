"""All parts of the table, what lies highest last, and the groups that they are read in."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.language import t
from tabletop.games.letter_maze.rules.state import Phase
from tabletop.games.letter_maze.table.asked import button_row
from tabletop.games.letter_maze.table.boards import MAZE, board_nodes, in_maze
from tabletop.games.letter_maze.table.map import frame_parts
from tabletop.games.letter_maze.table.path import over_nodes, piece_nodes, tile_nodes, under_nodes
from tabletop.games.letter_maze.table.players import PLAYERS, player_parts
from tabletop.games.letter_maze.table.shown import Shown
from tabletop.games.letter_maze.table.tray import HAND, hand_parts, tray_part
from tabletop.games.letter_maze.table.word import word_parts
from tabletop.games.letter_maze.words import table as words
from tabletop.kit import words as kit
from tabletop.kit.cameras import camera_group
from tabletop.kit.parts import Part, drawn
from tabletop.scene.regions import BUTTONS, GRID, RADIOS, Group


def drawn_parts(shown: Shown) -> tuple[Part, ...]:
    """Return everything but the squares, which are drawn board by board."""
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
    """Yield what lies in the window onto the maze."""
    yield drawn(*board_nodes(shown.state.plan, len(shown.sitters), shown.places))
    if shown.is_laid:
        yield drawn(*in_maze(under_nodes(shown)))
        yield drawn(*tile_nodes(shown))
        yield drawn(*in_maze(piece_nodes(shown)), *in_maze(over_nodes(shown)))


def groups(shown: Shown) -> tuple[Group, ...]:
    """Return the groups of regions in the order of the Tab key: what one needs first."""
    kind = BUTTONS if shown.state.phase is Phase.TRIBUTE else RADIOS  # a tribute takes several
    return (
        Group(MAZE, t(words.MAZE), GRID),
        Group(HAND, words.tiles_of(shown.name(shown.home)), kind),
        Group("go", t(kit.GO_ON), BUTTONS),
        Group(PLAYERS, t(kit.PLAYERS), RADIOS),
        camera_group(),
    )
