"""The table of Letter Maze: a window onto the maze, the players, and a word that is traced."""

from __future__ import annotations

from typing import Any

from tabletop.core.errors import Refusal
from tabletop.games.letter_maze.rules.notation import Move
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.table import draft
from tabletop.games.letter_maze.table.asked import asked
from tabletop.games.letter_maze.table.beats import beats
from tabletop.games.letter_maze.table.map import windows
from tabletop.games.letter_maze.table.parts import drawn_parts, groups
from tabletop.games.letter_maze.table.shown import shown_of
from tabletop.games.letter_maze.table.squares import square_parts
from tabletop.games.letter_maze.table.thumbnail import status_of, thumbnail
from tabletop.games.letter_maze.table.typed import typed
from tabletop.kit.parts import assembled
from tabletop.kit.players import PLAYER
from tabletop.scene.looking import SCORE, looked_away, toggled, unpicked
from tabletop.scene.scene import Scene, Step
from tabletop.scene.table import Answer, Draft, Sight, Table


class MazeTable(Table[State, Move]):
    """A word is traced square by square, by a sliding finger or by taps, and played by the button.

    A square of the path that is tapped again ends it there. A tile of the hand that is tapped goes
    onto the next square. A single square is a step. A tap on a player shows the way that is left.
    """

    icon = "maze"
    falls = (("vine-leaf", "leaf"), ("rose", "rose"), ("sunflower", "lemon"))
    passages = (("score-", "goal"),)
    tells_past = True

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the part of the maze that matters, the players, the map, the word and the hand."""
        shown = shown_of(sight)
        parts = (*square_parts(shown), *drawn_parts(shown))
        return assembled(sight, parts, groups(shown), asked(shown).sentence, windows(shown))

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return what is picked after the tap, the move of a button, or the rule against it."""
        return looked_away(sight, draft.answer(unpicked(sight), region))

    def put_back(self, sight: Sight[State]) -> Draft:
        """Return the path without its last square, as who traces it by keys wants it."""
        return draft.without_last(sight)

    def drag(self, sight: Sight[State], start: str, end: str) -> Answer:
        """Return the path with the tile that is dragged onto a square."""
        return looked_away(sight, draft.dragged(unpicked(sight), start, end))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the gaze at a player, or away from one who is looked at already."""
        if region == draft.BACK:
            return ""
        if not region.startswith(PLAYER):
            return None
        return toggled(sight, f"{SCORE}{region.removeprefix(PLAYER)}")

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return the last pick, or as soon as a word lies there the button of the bonus meant."""
        *picks, button = self.spelling(sight, move)
        if sight.hint_depth > 1 and button in (draft.LENGTH, draft.PREMIUM):
            return button
        return next((pick for pick in reversed(picks) if pick != draft.FLIP), button)

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the squares and tiles of a move, and its button."""
        return tuple(draft.spelling(sight.state, move))

    def typed(self, state: State, text: str) -> str | Refusal:
        """Return the move of a word that is typed without its path, or of the name of a square."""
        return typed(state, text)

    def beats(
        self, before: Sight[State], move: Move, after: Sight[State], rest: Scene
    ) -> tuple[Step, ...]:
        """Return the piece hopping from letter to letter, what it lifts and lays, and its cards."""
        return beats(before, move, after, rest)

    def thumbnail(self, state: State) -> Scene:
        """Return the whole maze in small, with its targets and pieces."""
        return thumbnail(state)

    def status(self, state: State) -> str:
        """Return how many cards the best player has."""
        return status_of(state)


TABLE: Table[Any, Any] = MazeTable()
