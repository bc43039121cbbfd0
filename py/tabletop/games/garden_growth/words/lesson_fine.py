"""The last lessons of Garden Growth: the fine points, and how a game with rivals ends."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

_FIVE_WATER = later("5 water score 1 point, just like 4; 8 would score 2. Try again.")

FINE_POINTS = Lesson(
    topic=later("The fine points"),
    seats=1,
    seed="fine",
    moves=(
        *("A1=S", "end", "A2=P", "end", "A3=U", "end", "A2+", "A2+", "A2+", "A1-", "end"),
        *("C1=C", "C2=C", "A2+", "A1-", "end", "B1=B", "A3-", "C1+", "C2+", "C1+", "end"),
        *("A3-", "B1+", "B2=B", "C1+", "A2+", "C1+", "end"),
        *("A2-", "A3-", "B1+", "B2+", "B3=U", "B2+", "end"),
        *("A2+", "A3-", "B1+", "D1=B", "B3+", "B1-", "A2+", "D1+", "end"),
        *("A1-", "A2-", "A3+", "A3-", "B1+", "B2+", "C1+", "B3+", "A2+", "B1+", "end"),
        *("A3-", "B2+", "B3-", "C1+", "D1+", "C3=C", "D2=B", "B3+", "end", "D3=P", "A1-"),
    ),
    steps=(
        Look(
            61,
            later("A dead plant stays: you can’t water, weed, move or replace it."),
            "C2",
        ),
        Do(
            61,
            later(
                "Three of a kind in a section score 1 point, dead or alive. Plant a carrot on C3."
            ),
            "",
            later("That can wait. Plant a carrot on C3."),
        ),
        Do(
            62,
            later("Three broccolis anywhere make one pair, four make two. Plant a fourth on D2."),
            later("It costs 2 actions, like a plum. A blueberry costs 3, a lemon tree 5."),
            later("That can wait. Plant a broccoli on D2."),
        ),
        Look(
            63,
            later("No new actions yet: they’re counted once a turn, right after upkeep."),
            "D2",
        ),
        Do(
            63,
            later(
                "Supplies never run out, but a plant holds at most 3 water and 3 weeds. Water B3."
            ),
            "",
            later("That can wait. Water the blueberry on B3."),
        ),
        Do(
            64,
            later("You can’t save an action for later. End the turn with one left, and watch."),
            "",
            later("That can wait. End the turn with one action left."),
        ),
        Look(
            65,
            later("It’s lost. Now you have 13: 1 of your own, 10 for plants and 2 for two pairs."),
            "D1",
        ),
        Look(
            65,
            later(
                "Living plants score 1 each. Extra: lemon tree 3, blueberry 2, plum and broccoli 1."
            ),
            "",
            "score-1-1",
        ),
        Look(
            65,
            later("Dead plants’ water and weeds count, too. You can’t pull the weed on C2."),
            "",
            "score-1-4",
        ),
        Do(
            65,
            later(
                "Plants on all twelve spaces, dead or alive, score 5 points. Plant a plum on D3."
            ),
            later("Plums start with 2 water, blueberries with 3, others with 1. None has weeds."),
            later("That can wait. Plant a plum on D3."),
        ),
        Choose(
            66,
            later("Only full sets count: 4 water score 1 point, 2 weeds cost 1. What scores now?"),
            tuple(
                Way((f"{space}-",))
                for space in ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "D1", "D2")
            ),
            later("Water a plant or pull a weed."),
            tuple(
                Slip(f"{space}+", _FIVE_WATER)
                for space in ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C3", "D1", "D2", "D3")
            ),
        ),
        Look(
            67,
            later(
                "If you play alone, try to beat your best score. The most is 39. Finish turn 12!"
            ),
            "player-1",
        ),
    ),
)

RIVALS = Lesson(
    topic=later("Rivals, ties and the end"),
    seats=3,
    seed="rivals",
    moves=(
        *("A1=S", "end", "B2=S", "end", "C1=C", "end"),
        *("A2=P", "end", "B1=P", "end", "C1+", "C2=C", "end"),
        *("A3=U", "end", "B3=U", "end", "C1+", "C3=P", "end"),
        *("A2+", "B1=U", "end", "B1+", "C1=B", "B2+", "end", "C2+", "C2+", "C1+", "C2-", "end"),
        *("A2+", "B2=C", "A1+", "A1-", "A1+", "end", "B1+", "C1+", "C2=B", "B2-", "end"),
        *("C3+", "C1-", "C2-", "C2+", "end"),
        *("A2+", "A3-", "B2+", "A2+", "B1+", "B2+", "end"),
        *("B1+", "B3-", "C1+", "C2+", "B1+", "B2+", "C1+", "end", "C3+", "C3-", "C1-", "C1+"),
        *("end", "A3-", "B1-", "A1-", "A2-", "A2+", "A3+", "end"),
        *("B3-", "C1-", "C2+", "B1-", "B2-", "B1+", "B3+", "end", "C3+", "C3-", "C1-", "C2-"),
        *("end", "A3-", "B1+", "B1-", "B2+", "A2+", "B1+", "end"),
        *("B3-", "C1+", "C1-", "C2+", "C2-", "B1+", "C1+", "end", "C3+", "C3-", "C2+", "C2+"),
        *("end", "A3-", "B1-", "B2+", "A1-", "A2-", "A2+", "end"),
        *("B3-", "C1-", "C2+", "C2-", "B1-", "B2-", "B1+", "end", "C3+", "C3-", "C1+", "C1-"),
        *("end", "A3-", "B1+", "B1-", "B2+", "A2+", "A3+", "end"),
        *("B3-", "C1+", "C1-", "C2+", "C2-", "B1+", "B3+", "end", "C3+", "C3-", "C2-", "C2+"),
        *("end", "A3-", "B1+", "B1-", "B2+", "A1-", "A2-", "end"),
        *("B3-", "C1+", "C1-", "C2+", "C2-", "B1-", "B2-", "end", "C3-", "C1-", "C2-", "C2+"),
        *("end", "B3=U", "B1-", "B2-", "C1=S", "end"),
        *("C3=B", "C1-", "C2-", "B3-", "C1-", "C2-", "end"),
    ),
    steps=(
        Look(
            171,
            later("One to six can play, each with their own garden. Tap {seat2} to look."),
            "player-2",
        ),
        Look(
            171,
            later("Nothing is hidden or left to luck, and nobody can touch anyone else’s garden."),
            "",
            "look-2",
        ),
        Look(
            171,
            later(
                "Here’s {seat3}’s. However many play, the rules are the same: there are no options."
            ),
            "",
            "look-3",
        ),
        Do(
            171,
            later("Your last action can still score: plant a strawberry on C1."),
            "",
            later("That scores nothing. Plant a strawberry on C1."),
        ),
        Do(
            172,
            later("Turns go in order. End your turn 12; then {seat2} plays theirs."),
            "",
            later("Just end the turn."),
        ),
        Look(
            180,
            later("{seat3}’s plum just died, but it still protected C1 and C2 in that upkeep."),
            "C3",
        ),
        Look(
            180,
            later("{seat2} has ended turn 12, too: you both have 10 points. What does a tie mean?"),
            "",
            "score-1",
        ),
        Look(
            180,
            later(
                "The most points win. With equal points you share the win: there’s no tie-break."
            ),
            "",
            "score-2",
        ),
        Look(
            180,
            later("The game ends after everyone’s turn 12: tap “Play this game to its end”."),
        ),
    ),
)
