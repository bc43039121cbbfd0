"""The table of Letter Maze: a window onto the maze, the players, and a word that is traced."""

from __future__ import annotations

from typing import Any

from tabletop.games.letter_maze.notation import Move
from tabletop.games.letter_maze.scene_beats import beats, nodes
from tabletop.games.letter_maze.scene_draft import BACK, PLAYER, answer, dragged
from tabletop.games.letter_maze.scene_map import windows
from tabletop.games.letter_maze.scene_regions import groups, notes, regions
from tabletop.games.letter_maze.scene_shown import shown
from tabletop.games.letter_maze.scene_thumbnail import thumbnail
from tabletop.games.letter_maze.scene_words import sentence, status_of
from tabletop.games.letter_maze.state import State
from tabletop.scene.looking import SCORE, looked_away, toggled, unpicked
from tabletop.scene.scene import Scene, Step
from tabletop.scene.table import Answer, Sight, Table


class MazeTable(Table[State, Move]):
    """A word is traced square by square, by a sliding finger or by taps, and played by the button.

    A square of the path that is tapped again ends it there. A tile of the hand that is tapped goes
    onto the next square. A single square is a step. A tap on a player shows the way that is left.
    """

    icon = "maze"
    tells_past = True

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the part of the maze that matters, the players, the map, the word and the hand."""
        view = shown(sight)
        return Scene(
            sight.width,
            sight.height,
            nodes(view),
            regions(view),
            groups(view),
            sentence(view),
            notes(view),
            windows(view),
        )

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return what is picked after the tap, the move of a button, or the rule against it."""
        return looked_away(sight, answer(unpicked(sight), region))

    def drag(self, sight: Sight[State], start: str, end: str) -> Answer:
        """Return the path with the tile that is dragged onto a square."""
        return looked_away(sight, dragged(unpicked(sight), start, end))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the gaze at a player, or away from one who is looked at already."""
        if region == BACK:
            return ""
        if not region.startswith(PLAYER):
            return None
        return toggled(sight, f"{SCORE}{region.removeprefix(PLAYER)}")

    def beats(self, before: Sight[State], move: Move, after: Sight[State]) -> tuple[Step, ...]:
        """Return the piece hopping from letter to letter, what it lifts and lays, and its cards."""
        return beats(before, move, after, self.scene(after))

    def thumbnail(self, state: State) -> Scene:
        """Return the whole maze in small, with its targets and pieces."""
        return thumbnail(state)

    def status(self, state: State) -> str:
        """Return how many cards the best player has."""
        return status_of(state)


TABLE: Table[Any, Any] = MazeTable()
