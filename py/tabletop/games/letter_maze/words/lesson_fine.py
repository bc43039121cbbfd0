"""The lesson of Letter Maze about who begins, corners, tiles and being shut in."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Way

_RIVALS = ("LAB:261", ">9")

FINE_POINTS = Lesson(
    topic=later("The fine points"),
    seats=3,
    seed="fine-1",
    moves=(
        "boards=02-07-05-08-03-13-09-04-01-12-06",
        "targets=3241",
        "tiles=XNAQOPTNMKLSPOBSCHNEFEWIRGREGJRELOCHUILIIRMZEUFAMDAONAWTTST",
        "hands=ADE.ADE.BOT",
        *("(A)S:87", "HA:27", ">8", ">1", ">4", ">7", ">8", ">8", ">2", "pass", *_RIVALS),
    ),
    steps=(
        Look(4, later("Small rules can win a race. To start with: who takes the first turn?")),
        Look(
            4,
            later(
                "Whoever’s three tiles come first in the alphabet begins. {seat3} has B, O and T."
            ),
            inspected="score-3",
        ),
        Look(
            4,
            later(
                "You see everyone’s tiles. {seat2} has A, D, E too, "
                "but you’re listed first: you begin."
            ),
            inspected="score-2",
        ),
        Do(
            4,
            later("Spell AS: tap your A, the T, then the S. Never cover a pond, target or tile."),
            later("AS, with your own A. It stays on the board. Press the button!"),
            later("You can do that. But this time spell AS with your A."),
        ),
        Look(
            7,
            later("{seat3} stepped onto your A and picked it up. Anyone may pick up a tile."),
            "m2",
        ),
        Look(
            7,
            later("Start is closed for good: once off it, nobody goes back there."),
            "m3",
        ),
        Do(
            7,
            later("Slip past the hedge to D: one open way round a corner is enough."),
            later("The way over E is open, so you may go. Press the button!"),
            later("You can do that. But this time step to D, past the end of the hedge."),
        ),
        Do(
            10,
            later("A step picks up a tile, too. Step onto the pond for its X!"),
            later("The X earns a bonus only when you place it. Press the button!"),
            later("You can do that. But this time step onto the pond with the X."),
        ),
        Look(
            13,
            later("There’s no limit to your tiles, but you only get more by picking them up."),
            "tile-2",
        ),
        Look(
            13,
            later("Two pieces and a hedge shut you in: nobody may go over a piece."),
            "k2",
        ),
        Choose(
            13,
            later("You’re shut in, so pass or use your Gardener. If you can move, you must."),
            (Way(("pass", *_RIVALS)), Way((">*6", *_RIVALS))),
            later("You can do that. But this time pass, or step through the hedge."),
        ),
        Look(16, later("If everyone were shut in, the game would end without a winner. Play on!")),
    ),
)
