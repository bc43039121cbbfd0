"""The lesson of Garden Growth: four turns, from a thirsty carrot to a section that is safe."""

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
                    "Twelve spaces, twelve turns. Plants alive at the end score; most points wins."
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
                later("Action spent: the trowel is now a ring. End the turn and watch the carrot."),
                "",
                later("First end the turn."),
            ),
            Look(
                2,
                later("Upkeep: as a turn begins, most plants lose 1 water and gain 1 weed."),
                "A2",
            ),
            Do(
                2,
                later("The red sign: it has no water to lose, so next upkeep it dies. Water it!"),
                "",
                later("The carrot is in danger. Water it first."),
            ),
            Do(
                3,
                later("Each plant gives one action but may need two. Plant a strawberry on A1."),
                "",
                later("That can wait. Plant a strawberry on A1."),
            ),
            Do(
                4,
                later("Strawberries lose water on even turns only: 3 is odd. End the turn."),
                "",
                later("First end the turn."),
            ),
            Do(
                5,
                later("Two plants, three actions. The carrot is thirsty again: water it."),
                "",
                later("First the carrot, or it dies. Water it."),
            ),
            Do(
                6,
                later("Beside a plum, plants lose water on odd turns only. Plant one on A3."),
                "",
                later("Save your actions for a plum on A3."),
            ),
            Do(
                7,
                later("No red signs: every plant is safe. End the turn."),
                "",
                later("End the turn."),
            ),
            Do(
                8,
                later("Two weeds on A1 by now, and with three it could die. Pull one out!"),
                "",
                later("That is for later. Pull a weed from A1."),
            ),
            Look(
                9,
                later(
                    "All alive! Tend a few plants well, fill up late. Tap your name for the score."
                ),
                "player-1",
            ),
        ),
    ),
)
