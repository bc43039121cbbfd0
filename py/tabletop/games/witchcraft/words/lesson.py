"""The lessons of Witchcraft: a first bit of Power, and what it costs; and the Inn with its roll."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

LESSONS = (
    Lesson(
        seats=2,
        seed="hex-3008",
        moves=(
            *("first=1", "go=Fo", "draw", "spell=S03"),
            *("go=Ri", "draw", "spell=S39", "event=E26"),
            *("go=Ro", "cast=S03", "go=Sw", "draw", "spell=S29", "event=E01"),
        ),
        steps=(
            Look(
                1,
                later("You are a witch. The star is your Power: the first to reach 15 wins!"),
                "witch-1",
            ),
            Look(
                1,
                later("The eye is Detection: with 15 the village finds you out, and you lose."),
                "witch-1",
            ),
            Do(
                1,
                later("Each space gives something. Bats live in the Forest: tap it."),
                later("It will give you one Wool of Bat. Now press the button."),
                later("That space is fine, too. But this time go to the Forest."),
            ),
            Do(
                2,
                later("Then cast, draw or move again: one of these. Draw your first spell!"),
                "",
                later("You have no spell yet: draw one instead."),
            ),
            Look(
                4,
                later("Candle Trick costs a bat and a houndstongue, and it gives you Power."),
                "card-S03",
            ),
            Look(
                8,
                later("{seat2} has played, too. After each round an event comes: Power 1 for all!"),
                "events",
            ),
            Do(
                8,
                later("You have the bat, but no houndstongue. The Road has one: go there."),
                "",
                later("This time, get your houndstongue on the Road."),
            ),
            Do(
                9,
                later("Now you can pay for Candle Trick. Tap it!"),
                later("Power +1, but the red seal means Detection +2. Cast it!"),
                later("Not yet. Cast Candle Trick: you can pay for it."),
            ),
            Look(
                10,
                later("Power 2, hooray! But with Detection 2 the village begins to wonder."),
                "witch-1",
            ),
            Look(
                14,
                later("Quiet Night: Power +2 with Detection 0 to 4. Your Power is 4 now!"),
                "events",
            ),
            Look(
                14,
                later("Too much Detection? The Townhall takes one away each time you go there."),
                "To",
            ),
            Look(
                14,
                later("The Inn gives one of each, but your roll raises Detection: see its table."),
                "In",
            ),
        ),
    ),
    Lesson(
        topic=later("The Inn and its dice"),
        seats=2,
        seed="inn-1427",
        moves=(
            *("first=1", "go=Sw", "draw", "spell=S10"),
            *("go=Ri", "draw", "spell=S21", "event=E08"),
            *("go=In", "roll=3", "cast=S10", "go=To", "draw", "spell=S32", "event=E15", "go=To"),
        ),
        steps=(
            Look(8, later("Sabbath Song costs one of everything, and gives Power 3."), "card-S10"),
            Look(8, later("The Inn has one of everything! But whoever takes it must roll."), "In"),
            Look(8, later("With a 1 or 2 you get Detection 7, with a 5 or 6 only 3."), "In"),
            Do(
                8,
                later("Do you dare? Go to the Inn!"),
                "",
                later("That is the safe way. But this time be bold, and go to the Inn!"),
            ),
            Look(
                10,
                later("You rolled a 3: Detection 5. But look, you have all that you need!"),
                "witch-1",
            ),
            Do(
                10,
                later("Cast Sabbath Song at once!"),
                later("Power +3, Detection +2. Cast it!"),
                later("You have all that Sabbath Song costs: cast it."),
            ),
            Look(
                11,
                later("Power 3 in one turn! From Detection 8 on, each roll costs one more."),
                "witch-1",
            ),
            Look(
                15,
                later("Loose Tongues: whoever is at the Inn gets Detection 2. You have 9."),
                "events",
            ),
            Do(
                15,
                later("Hurry to the Townhall: there Detection goes down by one."),
                "",
                later("Too dangerous now: go to the Townhall."),
            ),
            Look(
                16,
                later("The Inn is quick, but it costs you. Well done: now you know the village!"),
            ),
        ),
    ),
)
