"""The table of Letter Maze: a window onto the maze, the players, and the word being traced."""

from __future__ import annotations

from typing import Any

from tabletop.core.errors import Refusal
from tabletop.core.language import t
from tabletop.games.letter_maze.rules.maze import NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.notation import Move
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.table import draft
from tabletop.games.letter_maze.table.art import piece, tile
from tabletop.games.letter_maze.table.asked import asked
from tabletop.games.letter_maze.table.beats import beats
from tabletop.games.letter_maze.table.boards import MAZE, board, squares_from
from tabletop.games.letter_maze.table.map import windows
from tabletop.games.letter_maze.table.parts import drawn_parts, square_parts
from tabletop.games.letter_maze.table.players import PLAYERS
from tabletop.games.letter_maze.table.tray import HAND
from tabletop.games.letter_maze.table.typed import typed
from tabletop.games.letter_maze.table.view_model import ViewModel, model_of
from tabletop.games.letter_maze.words import sentences
from tabletop.games.letter_maze.words import table as words
from tabletop.kit import words as kit
from tabletop.kit.cameras import camera_group
from tabletop.kit.parts import assembled
from tabletop.kit.players import PLAYER
from tabletop.scene.looking import SCORE, looked_away, opened_score, toggled, unpicked
from tabletop.scene.regions import BUTTONS, GRID, RADIOS, Group, GroupKind
from tabletop.scene.scene import THUMBNAIL, Scene, Step
from tabletop.scene.shapes import Icon, Node, Rect, Shapes, joined, moved
from tabletop.scene.table import Answer, Draft, Sight, Table
from tabletop.words.objection import Objection

_CELL = THUMBNAIL.w / 3
"""The side of a square in the thumbnail."""


class MazeTable(Table[State, Move]):
    """Table on which a player traces a word by slide or taps, and plays it with the button.

    A tap on an earlier square of the path shortens it to there, one on its last square removes
    that. A tapped tile of the hand goes on the next square. A single square is a step. A tap on a
    player shows that player's shortest way.
    """

    icon = "maze"
    falls = (("vine-leaf", "leaf"), ("rose", "rose"), ("sunflower", "lemon"))
    passages = (("score-", "goal"),)
    tells_past = True

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the scene: maze, players, map, word and hand."""
        model = model_of(sight)
        parts = (*square_parts(model), *drawn_parts(model))
        return assembled(sight, parts, _groups(model), asked(model).sentence, windows(model))

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return the draft after the tap, the move that it plays, or why it is refused."""
        return looked_away(sight, draft.answer(unpicked(sight), region))

    def slide(self, sight: Sight[State], region: str) -> Answer:
        """Return the draft after a slide onto a square, or why it is refused, as at a hedge."""
        return looked_away(sight, draft.slid(unpicked(sight), region))

    def stops_slide(self, refusal: Refusal | Objection) -> bool:
        """Return whether `refusal` is a hedge: going on behind it would spell another word."""
        return refusal.code == "E-HEDGE"

    def put_back(self, sight: Sight[State]) -> Draft:
        """Return the draft without its last word, such as the last leg of the path."""
        return sight.draft[:-1]

    def drag(self, sight: Sight[State], start: str, end: str) -> Answer:
        """Return the answer to dragging a tile onto a square."""
        return looked_away(sight, draft.dragged(unpicked(sight), start, end))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the score that a tap inspects, "" to close it, None for other taps.

        While a rival is inspected, a tap on a tile closes that.
        """
        is_rivals = opened_score(sight.inspected) not in (0, sight.state.turn.seat)
        if region == draft.BACK or (is_rivals and region.startswith(draft.TILE)):
            return ""
        if not region.startswith(PLAYER):
            return None
        return toggled(sight, f"{SCORE}{region.removeprefix(PLAYER)}")

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return the region to highlight for `move`: its last square, tile or bonus button."""
        *picks, button = self.spelling(sight, move)
        if sight.hint_depth > 1 and button in (draft.LENGTH, draft.PREMIUM):
            return button
        return next((pick for pick in reversed(picks) if pick != draft.FLIP), button)

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the regions to tap for `move`: its tiles and squares, and the button."""
        return tuple(draft.spelling(sight.state, move))

    def typed(self, state: State, text: str) -> str | Objection:
        """Return the notation for a typed word without path, or for the name of a square."""
        return typed(state, text)

    def beats(
        self, before: Sight[State], move: Move, after: Sight[State], rest: Scene
    ) -> tuple[Step, ...]:
        """Return the animation of `move`: the hops of the piece, its tiles, and its cards."""
        return beats(before, move, after, rest)

    def thumbnail(self, state: State) -> Scene:
        """Return a thumbnail of the squares around the piece of the mover or the winner."""
        ground, middle = Rect(*THUMBNAIL, r=10, fill="board"), THUMBNAIL.middle
        there: Shapes = (Icon("open-gate", *middle, 50, "leaf2"),)
        if state.players:
            there = _round_piece(state, maze_of(state.plan), state.turn.seat or state.winner or 1)
        return Scene(THUMBNAIL.w, THUMBNAIL.h, (Node("maze", (ground, *there)),))

    def status(self, state: State) -> str:
        """Return the largest number of cards that a player has, or that the game is over."""
        if state.phase is Phase.OVER:
            return t(sentences.FINISHED)
        if not state.players:
            return t(sentences.IN_SETUP)
        best = max(len(player.cards) for player in state.players)
        return sentences.most_cards(best, state.cards_wanted)


def _groups(model: ViewModel) -> tuple[Group, ...]:
    """Return the groups of regions in Tab order."""
    kind: GroupKind = (
        BUTTONS if model.state.phase is Phase.TRIBUTE else RADIOS
    )  # several tiles can be chosen
    return (
        Group(MAZE, t(words.MAZE), GRID),
        Group(HAND, words.tiles_of(model.or_you(model.home)), kind),
        Group("go", t(kit.GO_ON), BUTTONS),
        Group(PLAYERS, t(kit.PLAYERS), RADIOS),
        camera_group(),
    )


def _round_piece(state: State, maze: Maze, seat: int) -> Shapes:
    """Return the three by three squares around a seat's piece, with tiles and pieces."""
    here = state.players[seat - 1].piece
    row, column = maze.cells[here]
    boxes = squares_from(maze, (row - 1, column - 1), 3, _CELL)
    seats = {each.piece: other for other, each in enumerate(state.players, 1)} | {here: seat}
    lying = {at: tile(state.tiles[at], _CELL * 0.64) for at in boxes if state.tiles[at] != NO_TILE}
    standing = {at: piece(seats[at], _CELL * 0.78) for at in boxes if at in seats}
    things = (*lying.items(), *standing.items())
    there = joined(moved(shapes, *boxes[at].middle) for at, shapes in things)
    return (*board(maze, boxes, 3, _CELL), *there)


TABLE: Table[Any, Any] = MazeTable()
