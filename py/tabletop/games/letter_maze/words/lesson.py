"""The lessons of Letter Maze: first words, cards, the way home, fine points, bonuses, options."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Way
from tabletop.games.letter_maze.words.lesson_bonus import BONUS
from tabletop.games.letter_maze.words.lesson_cards import CARDS
from tabletop.games.letter_maze.words.lesson_extra import EXTRA_RULES
from tabletop.games.letter_maze.words.lesson_fine import FINE_POINTS
from tabletop.games.letter_maze.words.lesson_home import HOME

_NEARER = later("SEAT takes you three steps nearer, and your turn is over.")
_AGAIN = later("STORM has five letters: you may move again! That counts once a turn.")
_STEPPED = later("A step ends your turn. It helps when no word fits.")

_WORDS = Lesson(
    seats=2,
    seed="maze-10",
    moves=(
        "boards=05-10-01-06-07-11-12-13-09-08-04-02",
        "targets=13",
        "tiles=NRAMDTCNAYNONUAOODCTVRLREBIEALSPFATEOLJMOKIAXQGEHLSPTRDMI",
        "hands=DIS.EIY",
        *("TREE:8839", "OLD:178", "(S)IX:387", "(I)CE:769", "RAT:898", "SEAT:7877"),
    ),
    steps=(
        Look(
            4,
            later("Words are your path: win both colours, then return to a square beside Start."),
        ),
        Look(
            4,
            later("This is a target. Go over it, or stop on it, to win its Target Card."),
            "n21",
        ),
        Look(
            4,
            later("Tap your own name to see this: dots show your shortest way to the finish."),
            inspected="score-1",
        ),
        Do(
            4,
            later(
                "Slide over T, R, E and E, or tap them. Each touches the last, even at a corner."
            ),
            later("Common English words count, but no names. TREE does: press the button!"),
            later("You can do that. But this time spell TREE."),
        ),
        Look(
            5,
            later(
                "The E counts in TREE, and you picked up its tile. Its pond is closed to everyone."
            ),
            "tile-1",
        ),
        Do(
            6,
            later("Place a tile: tap your S, then the red-ringed squares, to spell SIX."),
            later("X has a star: a premium letter. It lets you move once more!"),
            later("Spell SIX with your S: its starred X earns another move."),
        ),
        Look(
            7,
            later("One bonus for a premium letter and one for five letters, each once a turn."),
            "j10",
        ),
        Look(
            7,
            later("Hatched squares are closed until your next turn: you’ve just used them."),
            "k11",
        ),
        Do(
            7,
            later("Bonus move! Spell ICE: tap your I, the red-ringed B, the C, then the upper E."),
            later("The X you’re standing on isn’t part of the word. Press the button!"),
            later("Spell ICE with your I on the B, and the upper E: the other is behind a hedge."),
        ),
        Choose(
            9,
            later(
                "Begin on the S at your upper left: SEAT, or STORM with five letters? Or a step?"
            ),
            (
                Way(("SEAT:7877",), _NEARER),
                Way(("SEAT:8777",), _NEARER),
                Way(("STORM:74717",), _AGAIN),
                *(Way((f">{direction}",), _STEPPED) for direction in "12346789"),
            ),
            later(
                "You can do that. But this time try SEAT, STORM, or a step that no hedge blocks."
            ),
        ),
        Look(10, later("SEAT takes you three steps nearer. Now play on, or learn about hedges!")),
    ),
)

LESSONS = (_WORDS, CARDS, HOME, FINE_POINTS, BONUS, EXTRA_RULES)
