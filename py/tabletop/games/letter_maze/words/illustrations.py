"""The pictures in the rules of Letter Maze, with captions."""

from __future__ import annotations

from tabletop.core.illustration import Illustration, Moment, Spot
from tabletop.core.language import later
from tabletop.games.letter_maze.words.lesson import LESSONS

_LESSON = LESSONS[0]
_TREE = ("g10", "k13")
_WIDE = (1400, 2000)
"""A table on which the whole maze is in view."""

ILLUSTRATIONS = {
    "word": Illustration(
        _LESSON,
        (
            Moment(
                4,
                later("Before: TREE is spelled from Start, square by square."),
                _TREE,
                taps=("h12", "h11", "i12", "j11"),
                scale=0.7,
                margin=4,
            ),
            Moment(
                5,
                later("After: the piece stands on the last letter of the word."),
                _TREE,
                scale=0.7,
                margin=4,
            ),
        ),
    ),
    "hedges": Illustration(
        _LESSON,
        (
            Moment(
                4,
                later("The squares around Start, with hedges between some of them."),
                ("f11", "j14"),
                (
                    Spot("i13", later("A lit square: the way there is open.")),
                    Spot(
                        "g13",
                        later("Dashes and shears: only your Gardener gets you through this hedge."),
                    ),
                ),
            ),
        ),
    ),
    "pick-up": Illustration(
        _LESSON,
        (
            Moment(
                4,
                later("Before: an E tile on a pond."),
                ("i10", "k12"),
                ("j11",),
                margin=2,
            ),
            Moment(
                5,
                later("After TREE: the tile is in your hand."),
                ("tile-0", "tile-3"),
                ("tile-1",),
            ),
        ),
    ),
    "place": Illustration(
        _LESSON,
        (
            Moment(
                6,
                later("An S tile on k12 replaces the letter printed there: S, I, X."),
                ("h9", "m13"),
                ("k12",),
                ("tile-3", "k12", "k11", "j10"),
            ),
        ),
    ),
    "targets": Illustration(
        _LESSON,
        (
            Moment(
                4,
                later("Two targets of one colour, each with a flower."),
                ("a3", "e5"),
                ("c3", "a4"),
                size=_WIDE,
            ),
        ),
    ),
    "premium": Illustration(
        _LESSON,
        (
            Moment(
                4,
                later("K is a premium letter, with a star: a word with it earns a bonus move."),
                ("g14", "k16"),
                ("i15",),
            ),
        ),
    ),
    "players": Illustration(
        _LESSON,
        (
            Moment(
                8,
                later("Beside each name: what that player has, for all to see."),
                ("player-1",),
                (
                    Spot(
                        "player-1",
                        later("A place for a card of each colour."),
                        (0.41, 0.08, 0.16, 0.84),
                    ),
                    Spot(
                        "player-1",
                        later("The Gardener, not used yet."),
                        (0.57, 0.08, 0.085, 0.84),
                    ),
                    Spot(
                        "player-1", later("The number of tiles in hand."), (0.69, 0.08, 0.095, 0.84)
                    ),
                    Spot(
                        "player-1",
                        later("The cards won, out of those needed."),
                        (0.815, 0.08, 0.125, 0.84),
                    ),
                ),
            ),
        ),
    ),
}
