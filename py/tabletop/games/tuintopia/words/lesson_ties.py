"""The sixth lesson of Tuintopia: three players, points lost, the last cell, and a tie."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

_TWO_LOST = later("That loses two: the sunflower shades the house, and lets in the wind.")
_ENDS_BEHIND = later(
    "The last cell is filled, the game is over, and {seat3} wins. Try another card!"
)

TIES = Lesson(
    topic=later("Level 2: the last turns"),
    seats=3,
    seed="ties-1",
    options={"garden": "..HH../.....#", "level": "2"},
    moves=(
        *("draw=BLW", "draw=STM", "draw=VIJ", "draw=ZBL", "draw=BIJ", "draw=WTU"),
        *("draw=LAV", "draw=ROG", "draw=KER", "draw=EEN", "draw=BRA", "draw=GOU"),
        *("BLW@e1", "EEN#f1", "draw=KLA", "draw=KON"),
        *("STM@e2", "^f1", "draw=SCH", "VIJ@d2", ".", "draw=AAR"),
        *("LAV@c2", "KLA#b2", "draw=TAK", "draw=SME"),
        *("BIJ@a1", ".", "draw=HOM", "WTU@a2", ".", "draw=POM", "TAK@b1"),
    ),
    steps=(
        Look(
            22,
            later("One to four can play, by the same rules. Alone, your total is your result."),
            "player-3",
        ),
        Look(
            22,
            later("Two rivals move before your next turn: either may take your face-down cards."),
            "player-2",
        ),
        Choose(
            22,
            later(
                "You must place a card, even at a loss. Keep the clover: which costs least on c2?"
            ),
            (Way(("LAV@c2",)), Way(("KON@c2",))),
            later("Place the lavender or the rabbit hutch on c2: you need the clover in step B."),
            (Slip("ZBL@c2", _TWO_LOST),),
        ),
        Look(23, later("You’re one below zero: totals can be negative."), "player-1"),
        Do(
            23,
            later("Step B: place the white clover face down on b2. It fills the cell."),
            "",
            later("Place the white clover face down on b2."),
        ),
        Look(
            32,
            later("{seat2}’s beehive got no nectar: while face down, your clover offers nothing."),
            "a1",
        ),
        Choose(
            32,
            later("One cell is free: the turn that fills it is the last. Which card scores most?"),
            (Way(("TAK@b1",)),),
            later("Fill b1, the last cell. The house offers what one of your cards needs."),
            (
                Slip("ZBL@b1", _ENDS_BEHIND, (".", "draw=COM")),
                Slip("KON@b1", _ENDS_BEHIND, (".", "draw=COM")),
                Slip("SME@b1", _ENDS_BEHIND, (".", "draw=COM")),
            ),
        ),
        Look(
            33,
            later("{seat3} has 2, you have 1. Your turn isn’t over yet: you still have step B."),
            "player-3",
        ),
        Look(
            33,
            later(
                "In step B, your clover can score one. If you tie, you share the win: no tie-break."
            ),
            "player-1",
        ),
        Look(
            33,
            later("Play this game to its end: turn over b2! The next lesson shows other endings."),
        ),
    ),
)
