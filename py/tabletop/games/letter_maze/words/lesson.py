"""The lesson of Letter Maze: a word is a way, a tile a letter, a rare letter one move more."""

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
                later(
                    "Words are your way: to targets of two colours first, and then back to Start."
                ),
            ),
            Look(
                4,
                later("This is a target. Pass over it, or stop on it, and its card is yours."),
                "n21",
            ),
            Look(
                4,
                later("Tap your name at any time: dots show your shortest way to the targets."),
                "player-1",
            ),
            Do(
                4,
                later("Slide over T, R, E and E, or tap them. Each touches the one before."),
                later("TREE is the way that you go. Press the button, and walk!"),
                later("That way is open, too. But this time spell TREE."),
            ),
            Look(
                5,
                later(
                    "The last E was a loose tile. Lifting earns nothing, but now you can lay it."
                ),
                "tile-1",
            ),
            Look(6, later("{seat2} spelled OLD and stands here now."), "f12"),
            Do(
                6,
                later("Use a tile: tap your S, then each square that gets a ring: it spells SIX."),
                later("X has a star. Such a rare letter lets you move once more!"),
                later("Spell SIX with your S: its starred X brings one move more."),
            ),
            Do(
                7,
                later("Here is your bonus move. Tap your I, then the B that gets a ring, C and E."),
                "",
                later("Spell ICE: your I on the B first, and then C and E."),
            ),
            Look(
                8,
                later(
                    "Words of five letters or more bring a bonus move, too: each kind once a turn."
                ),
            ),
            Look(
                8,
                later(
                    "Hedges bar the way. Once a game your Gardener (green) lets you through one."
                ),
                "player-1",
            ),
            Look(
                8,
                later("No word in sight? Step to an open square beside you: it ends your turn."),
            ),
            Look(8, later("With two cards, be the first beside Start, and you win. Well done!")),
        ),
    ),
)
