"""The first three lessons of Garden Growth, and the list of all five."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way
from tabletop.games.garden_growth.words.lesson_fine import FINE_POINTS, RIVALS

_FIRST = Lesson(
    seats=1,
    seed="lesson",
    moves=("A2=C", "end", "A2+", "A1=S", "end", "A3=P", "A2+", "end", "A1-"),
    steps=(
        Look(
            0,
            later(
                "Four sections, A to D, of three spaces each. After turn 12, the most points win."
            ),
        ),
        Do(
            0,
            later("The trowel is one action. A carrot costs one: plant it on A2."),
            later("Carrots gain weeds on odd turns only. Plant it!"),
            later("A good seed for later. First plant a carrot on A2."),
        ),
        Do(
            1,
            later("A turn begins with upkeep: plants lose 1 water and gain 1 weed. End turn 1."),
            "",
            later("First end the turn."),
        ),
        Choose(
            2,
            later("The carrot has no water left: it dies next upkeep! Tap it. What helps?"),
            (Way(("A2+",)),),
            later("You can do that afterwards. First save the carrot on A2."),
            (
                Slip(
                    "end",
                    later("It died of thirst! A dead plant can’t be watered. Try again: save it."),
                ),
            ),
        ),
        Do(
            3,
            later(
                "A plant gives 1 action a turn, but its care can cost 2. Plant a strawberry on A1."
            ),
            later("It costs 1 action, then gives you 1 on each later turn while it lives."),
            later("That can wait. Plant a strawberry on A1."),
        ),
        Do(
            4,
            later("Strawberries lose water on even turns only, and turn 3 is odd. End the turn."),
            "",
            later("First end the turn."),
        ),
        Do(
            5,
            later("On even turns, others in a plum’s section lose no water. Plant one on A3."),
            later("The carrot’s red sign is gone: the plum saves it. Plant the plum!"),
            later("That helps once. The plum helps on every even turn: plant it on A3."),
        ),
        Choose(
            6,
            later("One action is left. Water any plant you like, for later."),
            (Way(("A2+",)), Way(("A1+",)), Way(("A3+",))),
            later("Weeds can wait this turn. Water a plant."),
            (
                Slip(
                    "end",
                    later("An unused action is lost. Try again: water a plant."),
                ),
            ),
        ),
        Do(
            7,
            later("No red signs: every plant is safe. End the turn."),
            "",
            later("First end the turn."),
        ),
        Look(
            8,
            later(
                "Only the plum lost water: it can’t help itself. Two plums would help each other."
            ),
            "A3",
        ),
        Do(
            8,
            later("A1 has two weeds. A plant can hold three, but dies of a fourth: pull one out!"),
            "",
            later("That can wait. Pull a weed from A1."),
        ),
        Look(
            9,
            later(
                "All alive! Tend a few well; fill the garden late. Tap your points for the score."
            ),
            "player-1",
        ),
    ),
)

_WRONG_SECTION = later("That’s the wrong section: A1 and A2 died of weeds. Try again.")
_SAVED = later("Saved! Tap “Play this game to its end”, then save the others: all three can live!")

_HALF = later("It needs 1 more action. Tap “Play this game to its end”: you can save all three!")

_BLUEBERRY = Lesson(
    topic=later("Weeds and blueberries"),
    seats=1,
    seed="blueberry",
    moves=(
        *("A1=S", "end", "A2=P", "end", "B1=B", "A2+", "end", "A1-", "B1+", "A2+", "A2+", "end"),
        *("A3=U", "B1+", "end", "A1-"),
    ),
    steps=(
        Look(
            12,
            later("It’s turn 5. Red signs mark three plants that would die next upkeep."),
            "A1",
        ),
        Look(
            12,
            later("The plum and the strawberry each have 3 weeds, and no room for another."),
            "A2",
        ),
        Choose(
            12,
            later(
                "A blueberry keeps new weeds off others in its section on even turns. Plant one!"
            ),
            (Way(("A3=U",)),),
            later("Plant a blueberry: in the right section, it saves two plants at once."),
            tuple(
                Slip(f"{space}=U", _WRONG_SECTION, ("end",))
                for space in ("B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3")
            ),
        ),
        Look(
            13,
            later("B1 would die of thirst at the end of the upkeep, after gaining one last weed."),
            "B1",
        ),
        Choose(
            13,
            later("Two are saved. One action is left: which plant needs it?"),
            (Way(("B1+",)),),
            later("Look for the red sign: that plant needs your action."),
            (
                Slip(
                    "end",
                    later("The broccoli died of thirst, and your action was lost. Try again!"),
                ),
            ),
        ),
        Do(14, later("No red signs: end the turn."), "", later("Just end the turn.")),
        Look(
            15,
            later("No new weeds on A1 and A2! The blueberry has one: it doesn’t help itself."),
            "A3",
        ),
        Look(
            15,
            later("A dying plum or blueberry still protects the others in its last upkeep."),
            "A3",
        ),
        Choose(
            15,
            later("Turn 7 is odd: weeds grow everywhere. Which plant do you save first?"),
            (
                Way(("A1-",)),
                Way(("A2-",)),
                Way(("B1-",), _HALF),
                Way(("B1+",), _HALF),
            ),
            later("First save a plant with a red sign."),
            (Slip("end", later("Three plants died, and all your actions were lost. Try again!")),),
        ),
        Look(16, _SAVED),
    ),
)

_LAST_TURN = Lesson(
    topic=later("Dead plants and the last turn"),
    seats=1,
    seed="revival",
    moves=(
        *("A1=S", "end", "A2=P", "end", "A3=U", "end", "A2+", "A2+", "A2+", "A1-", "end"),
        *("A2+", "A1-", "A3-", "A3-", "end", "B1=B", "B2=B", "end"),
        *("B2+", "B1+", "B3=U", "A2+", "A2-", "end"),
        *("A3-", "B1+", "B2+", "A1+", "A1+", "A2+", "A3-", "B2+", "end"),
        *("B1+", "B1+", "B3+", "B3+", "B3-", "B3-", "A3-", "A2+", "end"),
        *("A1-", "A2-", "A3+", "A3-", "B1-", "A2+", "C1=S", "end"),
        *("D3=L", "B2^D3", "B2+", "B1+", "end", "A1-", "C2=S"),
    ),
    steps=(
        Look(
            51,
            later("This broccoli is dead: minus 2 points, and its space stays filled."),
            "B2",
        ),
        Look(
            51,
            later(
                "Each pair of broccolis gives 1 extra action. B2 is dead, so the pair is broken."
            ),
            "B2",
        ),
        Do(
            51,
            later("A lemon tree can revive a dead plant. It costs 5 actions: plant one on D3."),
            "",
            later("That can wait. Plant a lemon tree on D3."),
        ),
        Do(
            52,
            later(
                "Reviving is free. Each living lemon tree can do it once. Tap the dead broccoli."
            ),
            later("It comes back with the same water and weeds. Revive it!"),
            later("Not yet. Revive the broccoli on B2."),
        ),
        Do(
            53,
            later("It came back as it was: without water. Water it, or it dies again."),
            "",
            later("That can wait. Water the broccoli on B2."),
        ),
        Choose(
            54,
            later("From turn 7, the big button saves plants in danger, one by one. Use it!"),
            (Way(("B1+",)),),
            later("Look for the red sign: that plant needs your action."),
            (
                Slip(
                    "end", later("The other broccoli died, so there’s no pair any more. Try again!")
                ),
            ),
        ),
        Do(
            55,
            later(
                "All will live. A used lemon tree stays used, even if it’s revived. End the turn."
            ),
            "",
            later("Just end the turn."),
        ),
        Look(
            56,
            later("10 actions: 1 of your own, 8 for your plants, and 1 for two broccolis."),
            "B2",
        ),
        Look(
            56,
            later("You can tap any score icon. Every 2 weeds cost 1 point; a single one is free."),
            "",
            "score-1-4",
        ),
        Choose(
            56,
            later("Last turn! No upkeep follows, but every 2 weeds cost 1 point. Pull any weed."),
            tuple(
                Way((f"{space}-",)) for space in ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "D3")
            ),
            later("You can do that afterwards. First pull a weed."),
        ),
        Choose(
            57,
            later("Now fill an empty space: choose any seed. Each scores at least 1 point."),
            tuple(
                Way((f"{space}={kind}",)) for space in ("C2", "C3", "D1", "D2") for kind in "SCBPUL"
            ),
            later("You can do that afterwards. First plant a seed."),
        ),
        Look(
            58,
            later("Tap “Play this game to its end”, then use your other actions in any order."),
        ),
    ),
)

LESSONS = (_FIRST, _BLUEBERRY, _LAST_TURN, FINE_POINTS, RIVALS)
