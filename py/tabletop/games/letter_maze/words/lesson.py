"""The lesson of Letter Maze: words are paths, tiles are letters, premium letters earn moves."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

LESSONS = (
    Lesson(
        seats=2,
        seed="maze-10",
        moves=(
            "boards=05-10-01-06-07-11-12-13-09-08-04-02",
            "targets=13",
            "tiles=NRAMDTCNAYNONUAOODCTVRLREBIEALSPFATEOLJMOKIAXQGEHLSPTRDMI",
            "hands=DIS.EIY",
            *("TREE:8839", "OLD:178", "(S)IX:387", "(I)CE:769"),
        ),
        steps=(
            Look(
                4,
                later("Words are your path: to targets of two colours first, then back to Start."),
            ),
            Look(
                4,
                later("This is a target. Go over it, or stop on it, to win its Target Card."),
                "n21",
            ),
            Look(
                4,
                later("Tap your name at any time: dots show your shortest way to the finish."),
                "player-1",
            ),
            Do(
                4,
                later("Slide over T, R, E and E, or tap them. Each touches the one before."),
                later("TREE is your path. Press the button to walk it!"),
                later("That’s open, too. But this time spell TREE."),
            ),
            Look(
                5,
                later(
                    "The last E was a tile on a pond. You’ve picked it up and can place it later."
                ),
                "tile-1",
            ),
            Look(6, later("{seat2} spelled OLD and is here now."), "f12"),
            Do(
                6,
                later("Use a tile: tap your S, then each ringed square, to spell SIX."),
                later("X has a star: a premium letter. It lets you move once more!"),
                later("Spell SIX with your S: its starred X earns another move."),
            ),
            Do(
                7,
                later("Your bonus move: spell ICE. Tap your I, then the ringed B, then C and E."),
                "",
                later("Spell ICE: place your I on the B, then C and E."),
            ),
            Look(
                8,
                later(
                    "Words of five or more letters earn a bonus move too. Each kind counts once."
                ),
            ),
            Look(
                8,
                later("Hedges block the way. Your Gardener (green) gets you through one, once."),
                "player-1",
            ),
            Look(
                8,
                later("No word in sight? Step to an open square beside you. That ends your turn."),
            ),
            Look(
                8,
                later("Once you have two cards, be the first back beside Start to win. Well done!"),
            ),
        ),
    ),
)
