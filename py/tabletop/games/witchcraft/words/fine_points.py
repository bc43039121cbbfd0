"""Three lessons on fine points: spaces and secrets, hands and the deck, and how a game ends."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

VILLAGE = Lesson(
    topic=later("Shared spaces, secrets and events"),
    seats=3,
    seed="village-1",
    options={"first": "1"},
    moves=(
        *("go=Fo", "again=Fo", "go=Fo", "draw", "spell=S12", "go=Sw", "draw", "spell=S25"),
        "event=E20",
        *("go=Ri", "draw", "spell=S37", "go=Ri", "again=Ri", "go=Sw", "again=Sw", "event=E10"),
    ),
    steps=(
        Look(
            0,
            later(
                "The only option is who goes first. Here it’s you; otherwise everyone draws lots."
            ),
            "witch-1",
        ),
        Look(0, later("Like everyone, you start with no spells and no resources."), "witch-1"),
        Look(
            0,
            later("The Inn is closed in the first round. All other spaces are open."),
            "In",
        ),
        Do(
            0,
            later("Every turn begins with a move. Go to the Forest for a Wool of Bat."),
            "",
            later("You may go there. But try the Forest this time."),
        ),
        Do(
            1,
            later("Staying counts as a move, too: move again, to the Forest."),
            "",
            later("You could do that. But try this: stay in the Forest."),
        ),
        Look(9, later("{seat2} came here, too: witches can share a space."), "Fo"),
        Look(
            9,
            later("You see what resources {seat2} has and how many spells, but not which."),
            "witch-2",
        ),
        Look(
            9,
            later("Woodcutters closed the Forest for a round: nobody may go or stay there."),
            "Fo",
        ),
        Choose(
            9,
            later("So you must leave the Forest. Where to?"),
            tuple(Way((f"go={space}",)) for space in ("Ri", "Sw", "Ro", "Fi", "To")),
            later("Choose a space that is open."),
            (
                Slip(
                    "go=In",
                    later("The Inn is open now, but a 1 adds 7 Detection! Try again."),
                    ("roll=1",),
                ),
            ),
        ),
        Choose(
            10,
            later("You can’t pass: draw a spell, or move again."),
            (
                Way(
                    (
                        *("draw", "spell=S37", "go=Ri", "again=Ri", "go=Sw", "again=Sw"),
                        "event=E10",
                    )
                ),
                *(
                    Way(
                        (
                            *(f"again={space}", "go=Ri", "draw", "spell=S37", "go=Sw", "again=Sw"),
                            "event=E10",
                        )
                    )
                    for space in ("Sw", "Ri", "Ro", "Fi", "To")
                ),
            ),
            later("Draw a spell, or move again to a safer space."),
            (
                Slip(
                    "again=In",
                    later("A roll of 2 there adds 7 Detection! Try again."),
                    ("roll=2",),
                ),
            ),
        ),
        Look(
            17,
            later("Events can take things: here everyone loses 1 of each resource."),
            "events",
        ),
        Look(
            17,
            later("The Forest is open again. A closed space stays closed for one round."),
            "Fo",
        ),
    ),
)

_TO_THE_LAST_SPELL = """
first=1 go=Ri draw spell=S24 go=To draw spell=S01 go=Ri draw spell=S02 go=To draw spell=S03 go=Sw
draw spell=S04 go=To draw spell=S05 event=E05 go=Ro draw spell=S39 go=To draw spell=S06 go=Ri draw
spell=S07 go=To draw spell=S08 go=Sw draw spell=S09 go=To draw spell=S10 event=E06 go=To again=To
go=To draw spell=S11 go=Ri draw spell=S12 go=To draw spell=S13 go=Sw draw spell=S14 go=To draw
spell=S15 event=E07 go=To again=To go=To swap=S01 spell=S16 go=Ri swap=S02 spell=S17 go=To swap=S03
spell=S18 go=Sw swap=S04 spell=S19 go=To swap=S05 spell=S20 event=E08 go=To again=To go=To swap=S06
spell=S21 go=Ri swap=S07 spell=S23 go=To swap=S08 spell=S25 go=Sw swap=S09 spell=S26 go=To swap=S10
spell=S27 event=E09 go=To again=To go=To swap=S11 spell=S28 go=Ri swap=S12 spell=S29 go=To swap=S13
spell=S30 go=Sw swap=S14 spell=S31 go=To swap=S15 spell=S32 event=E04 go=To again=To go=To swap=S16
spell=S33 go=Ri swap=S17 spell=S34 go=To swap=S18 spell=S35 go=Sw swap=S19 spell=S36 go=To swap=S20
spell=S37 event=E03 roll=1 roll=2 roll=3 roll=4 roll=5 roll=6 go=To again=To go=To swap=S21
spell=S38 go=Ri swap=S23 spell=S40 go=To again=To go=Sw again=Sw go=To again=To event=E14
"""
"""Eight rounds of six witches, who draw all spells but one."""

DECK = Lesson(
    topic=later("Six witches and an empty deck"),
    seats=6,
    seed="deck-6",
    moves=(
        *_TO_THE_LAST_SPELL.split(),
        *("go=Ri", "draw", "spell=S22", "go=To", "swap=S28", "spell=S01"),
        *("go=Ri", "swap=S29", "spell=S02", "go=To", "swap=S25", "spell=S03"),
        *("go=Sw", "swap=S26", "spell=S04", "go=To", "swap=S27", "spell=S05", "event=E28"),
        *("go=Fo", "cast=S39", "spell=S06", "spell=S07", "go=To", "again=To", "go=Ri", "again=Ri"),
        *("go=To", "again=To", "go=Sw", "again=Sw", "go=To", "again=To", "event=E29"),
        *("spell=S08", "spell=S09", "spell=S10", "spell=S11", "spell=S12"),
    ),
    steps=(
        Look(150, later("Two to six witches can play. Here you have five rivals."), "witch-6"),
        Look(150, later("Turns go around in the same order all game."), "witch-2"),
        Look(
            150,
            later("In any game, tap this card to see all discarded spells and events."),
            "events",
        ),
        Look(150, later("Only one spell is left in the deck. What happens then?"), "draw"),
        Choose(
            150,
            later("Move first, anywhere but the Inn."),
            tuple(Way((f"go={space}",)) for space in ("Ri", "Sw", "Fo", "Ro", "Fi", "To")),
            later("Anywhere but the Inn this time."),
            (
                Slip(
                    "go=In",
                    later("A roll of 1 there adds 7 Detection. You don’t need that: try again."),
                    ("roll=1",),
                ),
            ),
        ),
        Do(
            151,
            later("Now draw the last spell."),
            "",
            later("You could do that. But draw the last spell this time."),
        ),
        Look(
            169,
            later("The deck was empty, so all discarded spells were shuffled into a new one."),
            "draw",
        ),
        Look(169, later("When the events run out, they are shuffled in the same way."), "events"),
        Look(
            169,
            later("Confiscated Grimoire: whoever holds three spells discards the oldest."),
            "events",
        ),
        Do(
            169,
            later("You still have Scrying Bowl. Move first: go to the Forest."),
            "",
            later("Go to the Forest this time."),
        ),
        Do(
            170,
            later("Cast Scrying Bowl: you draw two spells, but never hold more than three."),
            "",
            later("Cast Scrying Bowl: you can pay for it."),
        ),
        Look(
            189,
            later("Travelling Tutor gave each rival a spell. Your hand is full: you got none."),
            "events",
        ),
    ),
)

ENDINGS = Lesson(
    topic=later("Lost Power, ties and endings"),
    seats=3,
    seed="endings-3",
    options={"first": "1"},
    moves=(
        *("go=Fo", "draw", "spell=S21", "go=Sw", "draw", "spell=S18", "go=Sw", "draw", "spell=S04"),
        "event=E01",
        *("go=In", "roll=5", "again=In", "roll=5", "go=In", "roll=5", "again=In", "roll=3"),
        *("go=In", "roll=5", "again=In", "roll=5", "event=E26"),
        *("go=Fo", "cast=S21", "go=Ri", "cast=S18", "go=Sw", "again=Sw"),
        *("event=E30", "roll=4", "roll=6", "roll=2"),
        *("go=In", "roll=5", "draw", "spell=S33", "go=To", "again=Sw"),
        *("go=In", "roll=3", "draw", "spell=S12", "event=E11"),
        *("go=Fi", "cast=S33@2", "go=Ri", "again=Ri", "go=Sw", "again=Sw", "event=E24"),
        *("go=To", "again=To", "go=Ri", "again=Ri", "go=Sw", "again=Sw", "event=E13"),
    ),
    steps=(
        Look(
            44,
            later("You and {seat2} have 9 Power each. Resources and spells score nothing."),
            "witch-2",
        ),
        Look(44, later("Two witches at 15 at the same moment share the win."), "witch-2"),
        Choose(
            44,
            later("Move first: fetch a resource."),
            tuple(Way((f"go={space}",)) for space in ("Fi", "Sw", "Ri", "Fo", "Ro")),
            later("Fetch a resource this time. You’ll see why soon."),
            (
                Slip(
                    "go=In",
                    later(
                        "Found out! The others play on. "
                        "With only one rival, you’d have lost at once."
                    ),
                    ("roll=1",),
                ),
            ),
        ),
        Choose(
            45,
            later("Draw to see a shared win. Then cast Stopped Mouth on {seat2} instead."),
            (
                Way(
                    (
                        *("cast=S33@2", "go=Ri", "again=Ri", "go=Sw", "again=Sw"),
                        "event=E24",
                    )
                ),
            ),
            later("Draw to see what happens, or cast Stopped Mouth."),
            (
                Slip(
                    "draw",
                    later(
                        "Wild Magic: you both reach 15 at once and share the win. Now stop {seat2}!"
                    ),
                    (
                        *("spell=S05", "go=Ri", "again=Ri", "go=Sw", "again=Sw"),
                        *("event=E02", "roll=6", "roll=6", "roll=1"),
                    ),
                ),
                Slip(
                    "cast=S33@3",
                    later("{seat3} has hardly any Power to lose. Choose {seat2}!"),
                ),
            ),
        ),
        Look(51, later("{seat2} lost 3 Power. Neither meter can fall below 0."), "witch-2"),
        Look(
            51,
            later("Events can take Power, too: here, 1 from each witch who has the most."),
            "events",
        ),
        Do(
            51,
            later("Your Detection is 14! Go to the Townhall."),
            "",
            later("That’s too risky at Detection 14. Go to the Townhall!"),
        ),
        Look(
            52,
            later("You all have Detection 13. If all are found out at once, nobody wins."),
            "witch-2",
        ),
        Choose(
            52,
            later("Draw to see that happen. Then move again: stay at the Townhall."),
            (Way(("again=To", "go=Ri", "again=Ri", "go=Sw", "again=Sw", "event=E13")),),
            later("Draw to see what happens, or stay at the Townhall."),
            (
                Slip(
                    "draw",
                    later(
                        "Night Watch adds 2: all are found out at once, so nobody wins. Stay here!"
                    ),
                    (
                        *("spell=S05", "go=Ri", "again=Ri", "go=Sw", "again=Sw"),
                        "event=E12",
                    ),
                ),
            ),
        ),
        Look(
            58,
            later("A pardon, just in time! If only your rivals are found out, you win."),
            "witch-3",
        ),
        Look(
            58,
            later("Once out, always out: a later line of the same card can’t bring you back."),
            "events",
        ),
        Look(
            58,
            later("Power counts first: at 15 you win, whatever your Detection does."),
            "witch-1",
        ),
    ),
)
