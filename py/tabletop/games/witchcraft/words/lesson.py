"""The first lessons of Witchcraft: first spells, the Inn and its dice, eliminating rivals.

Three more, on fine points, are in `fine_points`.
"""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way
from tabletop.games.witchcraft.words.fine_points import DECK, ENDINGS, VILLAGE

_GATHERED = later("One more resource! Now draw a spell, or move again. Both are fine.")
_CALMER = later("Your Detection is lower again. Now draw a spell, or move again.")

_FIRST = Lesson(
    seats=2,
    seed="hex-3008",
    moves=(
        *("first=1", "go=Fo", "draw", "spell=S03"),
        *("go=Ri", "draw", "spell=S39", "event=E26"),
        *("go=Ro", "cast=S03", "go=Sw", "draw", "spell=S29", "event=E01"),
        *("go=To", "draw", "spell=S22", "go=Ri", "again=Ri", "event=E13"),
    ),
    steps=(
        Look(
            1,
            later("You are a witch. The star is your Power: the first to reach 15 wins!"),
            "witch-1",
        ),
        Look(
            1,
            later("The eye is Detection: at 15 the village finds you out, and you lose."),
            "witch-1",
        ),
        Do(
            1,
            later("You drew lots and go first. There are bats in the Forest: tap it."),
            later("Each space gives something: here, a Wool of Bat. Press the button."),
            later("That space gives something else. Go to the Forest this time."),
        ),
        Do(
            2,
            later("Now do one thing: cast, draw or move again. Draw a spell!"),
            "",
            later("You have no spell yet: draw one this time."),
        ),
        Look(
            8,
            later("Candle Trick gives 1 Power. It costs a Wool of Bat and a Houndstongue."),
            "card-S03",
        ),
        Look(
            8,
            later("After each round there is an event. This one gave everyone 1 Power!"),
            "events",
        ),
        Choose(
            8,
            later("You have the Wool of Bat. Where do you get the Houndstongue?"),
            (Way(("go=Ro",)),),
            later("You can go there, but you still need a Houndstongue. Try again."),
            (
                Slip(
                    "go=In",
                    later("The Inn has one, but a roll of 1 there adds 7 Detection! Try again."),
                    ("roll=1",),
                ),
            ),
        ),
        Do(
            9,
            later("Now you can pay for Candle Trick. Tap it!"),
            later("You gain 1 Power; then the red seal adds 2 Detection. Cast it!"),
            later("Not yet. Cast Candle Trick first: you can pay for it."),
        ),
        Look(
            14,
            later("Quiet Night: 2 Power if your Detection is below 5. You have 4 Power!"),
            "events",
        ),
        Choose(
            14,
            later("Lower your Detection at the Townhall, or fetch a resource?"),
            (
                Way(("go=To",), _CALMER),
                *(Way((f"go={space}",), _GATHERED) for space in ("Sw", "Ri", "Fo", "Ro", "Fi")),
            ),
            later("The Townhall or a resource: choose one of these."),
            (
                Slip(
                    "go=In",
                    later("A roll of 2: Detection 9! That’s too much for now. Try again."),
                    ("roll=2",),
                ),
            ),
        ),
        Choose(
            15,
            later("Draw a new spell, or move again? Both are fine."),
            (
                Way(
                    ("draw", "spell=S22", "go=Ri", "again=Ri", "event=E13"),
                    later("A new spell, and a pardon for all. Now you know how to play!"),
                ),
                *(
                    Way(
                        (f"again={space}", "go=Ri", "draw", "spell=S22", "event=E13"),
                        later("Two moves, and a pardon for all. Now you know how to play!"),
                    )
                    for space in ("Sw", "Ri", "Fo", "Ro", "Fi", "To")
                ),
            ),
            later("Draw a spell, or move again to a safer space."),
            (
                Slip(
                    "again=In",
                    later("A roll of 1 adds 7 Detection! That’s too risky. Try again."),
                    ("roll=1",),
                ),
            ),
        ),
        Look(20, later("Now you know how to play. Be the first to reach Power 15!"), "witch-1"),
    ),
)

_INN = Lesson(
    topic=later("The Inn and its dice"),
    seats=2,
    seed="inn-1427",
    moves=(
        *("first=1", "go=Sw", "draw", "spell=S10"),
        *("go=Ri", "draw", "spell=S21", "event=E08"),
        *("go=In", "roll=3", "cast=S10", "go=To", "draw", "spell=S32", "event=E15"),
        *("go=To", "again=To", "go=Ri", "draw", "spell=S07", "event=E13"),
    ),
    steps=(
        Look(8, later("Sabbath Song gives 3 Power. It costs one of each resource."), "card-S10"),
        Look(8, later("The Inn gives one of each! But whoever goes there must roll."), "In"),
        Look(8, later("A 1 or 2 adds 7 Detection, a 3 or 4 adds 5, and a 5 or 6 adds 3."), "rolls"),
        Do(
            8,
            later("Detection 7 at worst: that’s safe enough. Go to the Inn!"),
            "",
            later("That’s the slow way. This time be bold, and go to the Inn!"),
        ),
        Choose(
            10,
            later("You rolled a 3: Detection 5. But you can pay for Sabbath Song. What now?"),
            (Way(("cast=S10",)),),
            later("You could do that. But Sabbath Song gives 3 Power at once: cast it."),
            (
                Slip(
                    "again=In",
                    later("A 1: Detection 12. Twice at the Inn is too much! Try again."),
                    ("roll=1",),
                ),
            ),
        ),
        Look(
            11,
            later("The resources you paid are gone, and the spell is discarded."),
            "witch-1",
        ),
        Look(
            15,
            later("3 Power! But Loose Tongues adds 2 Detection for being at the Inn."),
            "events",
        ),
        Look(
            15,
            later("From Detection 8 up, the Inn adds 1 more: at 9, a 1, 2, 3 or 4 puts you out!"),
            "rolls",
        ),
        Look(
            15,
            later("If you’re found out, your turn ends at once: you can’t cast a spell first."),
            "rolls",
        ),
        Choose(
            15,
            later("Where to now? The Townhall is safest; a resource is fine, too."),
            (
                Way(("go=To",), _CALMER),
                *(Way((f"go={space}",), _GATHERED) for space in ("Sw", "Ri", "Fo", "Ro", "Fi")),
            ),
            later("The Townhall or a resource: choose one of these."),
            (
                Slip(
                    "go=In",
                    later("A 2: Detection 15. You are out, and {seat2} wins! Try again."),
                    ("roll=2",),
                ),
            ),
        ),
        Choose(
            16,
            later("Your hand is empty. Draw a spell, or move again?"),
            (
                Way(("again=To", "go=Ri", "draw", "spell=S07", "event=E13")),
                Way(("draw", "spell=S05", "go=Ri", "again=Ri", "event=E13")),
                *(
                    Way((f"again={space}", "go=Ri", "draw", "spell=S07", "event=E13"))
                    for space in ("Sw", "Ri", "Fo", "Ro", "Fi")
                ),
            ),
            later("Draw a spell, or move again to a safer space."),
            (
                Slip(
                    "again=In",
                    later("A 1: you’re found out, and {seat2} wins! Draw, or go elsewhere."),
                    ("roll=1",),
                ),
            ),
        ),
        Look(
            21,
            later("A pardon takes away 2 Detection. You cast a big spell and got away with it!"),
            "witch-1",
        ),
    ),
)

_FOUND_OUT = Lesson(
    topic=later("Full hands and rivals found out"),
    seats=3,
    seed="blame-3",
    moves=(
        *("first=1", "go=Ro", "draw", "spell=S27", "go=Fo", "draw", "spell=S31"),
        *("go=Sw", "again=Fi", "event=E08"),
        *("go=Fi", "draw", "spell=S20", "go=In", "roll=1", "draw", "spell=S14"),
        *("go=Sw", "draw", "spell=S01", "event=E09"),
        *("go=Ro", "draw", "spell=S36", "go=In", "roll=5", "again=Fo"),
        *("go=Ri", "again=Fo", "event=E26"),
        *("go=Fi", "swap=S36", "spell=S13", "go=Sw", "again=Sw", "go=Ri", "again=Ri", "event=E12"),
        *("go=Ro", "cast=S27@2"),
    ),
    steps=(
        Look(
            30,
            later("You hold three spells, the most you can. Resources have no limit."),
            "witch-1",
        ),
        Do(
            30,
            later("Move first, as always: go to the Fields for an Adder’s Fork."),
            "",
            later("Go to the Fields this time: there is something to learn."),
        ),
        Choose(
            31,
            later("Press Draw, and choose one spell to discard for a new one."),
            (
                Way(
                    (
                        *("swap=S36", "spell=S13", "go=Sw", "again=Sw", "go=Ri", "again=Ri"),
                        "event=E12",
                    )
                ),
                Way(
                    (
                        *("swap=S20", "spell=S13", "go=Sw", "again=Sw", "go=Ri", "again=Ri"),
                        "event=E12",
                    )
                ),
            ),
            later("You could do that. But try this: draw with a full hand."),
            (
                Slip(
                    "swap=S27",
                    later("You need Finger of Blame soon. Discard another spell."),
                    ("spell=S13",),
                ),
            ),
        ),
        Look(
            38,
            later("Your new spell is the last in your hand. The old one is discarded."),
            "card-S13",
        ),
        Look(
            38,
            later("{seat2} has Detection 12, only 3 from being found out."),
            "witch-2",
        ),
        Look(
            38,
            later("Finger of Blame adds 4 Detection. One hat means one rival; two hats mean all."),
            "card-S27",
        ),
        Do(
            38,
            later("You can already pay for it. Move first: go to the Road."),
            "",
            later("Go to the Road this time; then you can cast."),
        ),
        Choose(
            39,
            later("Cast Finger of Blame, and choose the right witch!"),
            (Way(("cast=S27@2",)),),
            later("Cast Finger of Blame: you can pay for it."),
            (
                Slip(
                    "cast=S27@3",
                    later("{seat3}’s Detection is only 4 now: still in the game. Try {seat2}!"),
                ),
            ),
        ),
        Look(
            40,
            later("Found out! {seat2} is out for good, and loses all spells and resources."),
            "witch-2",
        ),
        Look(40, later("A witch who is out can’t be chosen as a target."), "witch-2"),
        Look(
            40,
            later("If {seat3} is found out too, you win at once, as the last witch left."),
            "witch-3",
        ),
    ),
)

LESSONS = (_FIRST, _INN, _FOUND_OUT, VILLAGE, DECK, ENDINGS)
