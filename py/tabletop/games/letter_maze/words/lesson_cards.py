"""The lesson of Letter Maze about Target Cards, hedges and the Gardener."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

_THROUGH = (
    *("EELS:*9747", "EEL:*974", "ME:8*8", "MU:8*9", "ATE:27*7", "DATE:347*7", "ME:*68"),
    *("ME:8*6", "TAME:*4398", ">*9", ">*6"),
)
"""Words and steps through a hedge that come at least two steps nearer."""

_NO_CLOSER = later("That uses up your Gardener and gets you no closer. Try again.")

CARDS = Lesson(
    topic=later("Cards and hedges"),
    seats=2,
    seed="card-2",
    moves=(
        "boards=04-13-02-03-05-10-09-12-11-08-01-07",
        "targets=24",
        "tiles=NLCNTSAROEEAEUTSFYLVAOWOPRTRILAAIEEDJZNUDTBONYLUDHFMTABEX",
        "hands=ORS.AEI",
        *("H(I)KE:2621", "LATE:4231", "HIKE:2621", "LAT(S):4233", "DOV(E):3418", "TINS:3634"),
        *("ROVE:4118", "TIN(E):3636", "OF:36", "N(I)B:316", "I(F):23"),
        *("ORE:369", "OR:66", "EELS:*9747"),
    ),
    steps=(
        Look(15, later("You’ve come a long way. This R is a yellow target: go over it!"), "m25"),
        Do(
            15,
            later("Spell ORE, over the R of the target."),
            later("The yellow card will be yours. Press the button!"),
            later("You can do that. But this time win the card: spell ORE."),
        ),
        Look(
            17,
            later("{seat2} went over it, too: there’s a card for everyone."),
            "player-2",
        ),
        Look(
            17,
            later("Next you need an orange card, far away. The dots show your way."),
            inspected="score-1",
        ),
        Look(
            17,
            later("Hedges block the way. Your Gardener opens one for you, once a game."),
            "gardener-1",
        ),
        Choose(
            17,
            later("Find the shears. Tap the letters of EEL or ME: sliding won’t cross a hedge."),
            tuple(Way((move,)) for move in _THROUGH),
            later("You can do that. But this time go up through a hedge."),
            (Slip("MATE:*6178", _NO_CLOSER), Slip(">*4", _NO_CLOSER), Slip(">*7", _NO_CLOSER)),
        ),
        Look(
            18,
            later("Through! Your Gardener is used up now; the hedge is still there."),
            "gardener-1",
        ),
    ),
)
