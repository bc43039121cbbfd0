"""The lesson of Garden Growth: four turns, from a thirsty carrot to a bed that is safe."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

LESSONS = (
    Lesson(
        seats=1,
        seed="lesson",
        moves=("A2=C", "end", "A2+", "A1=S", "end", "A2+", "A3=P", "end", "A1-"),
        steps=(
            Look(
                0,
                later(
                    "Twelve places, twelve turns: what lives at the end is points; most points win."
                ),
            ),
            Do(
                0,
                later("The trowel is one action. A carrot costs one: plant it on A2."),
                "",
                later("A good seed for later. First plant a carrot on A2."),
            ),
            Do(
                1,
                later("The trowel is used up: a ring is left. End the turn, and watch the carrot."),
                "",
                later("First end the turn."),
            ),
            Look(
                2,
                later("Upkeep: as a turn begins, plants drink a drop, and most gain a weed."),
                "A2",
            ),
            Do(
                2,
                later("The red sign: no drop is left to drink, so next time it dies. Water it!"),
                "",
                later("The carrot is in danger. Water it first."),
            ),
            Do(
                3,
                later("A plant gives one trowel and may want two. Plant a strawberry on A1."),
                "",
                later("That can wait. Plant a strawberry on A1."),
            ),
            Do(
                4,
                later("Strawberries drink only as an even turn begins: 3 is odd. End the turn."),
                "",
                later("First end the turn."),
            ),
            Do(
                5,
                later("Two plants, three trowels. The carrot is thirsty again: water it."),
                "",
                later("First the carrot, or it dies. Water it."),
            ),
            Do(
                6,
                later("Beside a plum, plants drink only as an odd turn begins. Plant one on A3."),
                "",
                later("Save your trowels for a plum on A3."),
            ),
            Do(
                7,
                later("No red signs: everyone is safe. End the turn."),
                "",
                later("End the turn."),
            ),
            Do(
                8,
                later("Two weeds on A1 by now, and the fourth would kill it. Pull one out!"),
                "",
                later("That is for later. Pull a weed from A1."),
            ),
            Look(
                9,
                later("All live! Keep few plants well, fill up late. Tap your name for the score."),
                "player-1",
            ),
        ),
    ),
)
