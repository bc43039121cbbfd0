"""The lesson of Witchcraft: a place, a spell, a first bit of Power, and what it costs."""

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
                later("You are a witch. The star is your Power: who has 15 first wins!"),
                "witch-1",
            ),
            Look(
                1,
                later("The eye is Detection: with 15 the village finds you out, and you lose."),
                "witch-1",
            ),
            Do(
                1,
                later("Each place has something to gather. Bats live in the Forest: tap it."),
                later("It will give you one Wool of Bat. Now press the button."),
                later("That place is fine, too. But this time go to the Forest."),
            ),
            Do(
                2,
                later("Now you may do one more thing. Draw your first spell!"),
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
                later("There is no houndstongue. Go to the Road."),
            ),
            Do(
                9,
                later("Now you can pay for Candle Trick. Tap it!"),
                later("Power +1, and by its red seal Detection +2. Cast it!"),
                later("Wait with that. Cast Candle Trick: you can pay for it."),
            ),
            Look(
                10,
                later("Power 2, hooray! But with Detection 2 the village begins to wonder."),
                "witch-1",
            ),
            Look(
                14,
                later("Quiet Night: Power 2 for every witch with little Detection. You have 4!"),
                "events",
            ),
            Look(
                14,
                later("Too much Detection? The Townhall takes one away each time you go there."),
                "To",
            ),
            Look(
                14,
                later("The Inn gives one of each, but dice may give you away. Well done, witch!"),
                "In",
            ),
        ),
    ),
)
