"""The lesson of Letter Maze about its two options: covered targets and tribute."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

EXTRA_RULES = Lesson(
    topic=later("Two extra rules"),
    seats=2,
    seed="extra-10",
    options={"tribute": "on", "cover": "on"},
    moves=(
        "boards=01-04-13-12-05-09-08-02-10-03-07-06",
        "targets=12",
        "tiles=DUERSZCETTPNDOEGMEFWVODSARMCLCPTGIIULISYERLHLDIYNMWNEOTSX",
        "hands=EKU.AIT",
        *("(A)NGLE:62121", "SAR(I)S:66131", "OGL(E)S:13216", "TA(K)E:9216"),
        *("DIL(L)(I)ES:1631332", "LI(T)RE:333*62", "STACK:39436", ">8", "TARES:39723", "end"),
        *("CARETS:177277", "(L)UST(I)EST:48794979", "ARSENALS:87184486", "$T"),
        *("(L)I(N)EAL:788887", "GOA(T)S:77888", "TRAIL:97142", "COATS:78888"),
        *("Q(U)IE(T):*84479", "AN(N)EAL:784872", "AQU(A):6944", "ETA:797"),
        *("(E)ASE:7692", "NO(N)E:7487", "STAR(T)ING:89638113", "$U"),
    ),
    steps=(
        Look(
            26,
            later("Two extra rules are on in this game. They’re off unless you choose them."),
        ),
        Do(
            26,
            later("First: you may cover targets. Place your E on a4, then tap A, S, E for EASE."),
            later("S wins you the green card, and your E covers the other. Press the button!"),
            later("You can do that. But this time spell EASE, with your E on the target."),
        ),
        Look(
            28,
            later("{seat2} picked up your E but won no card: that takes another visit."),
            "a4",
        ),
        Do(
            28,
            later("Second: words of eight letters or more earn tribute. Spell STARTING!"),
            later("The others will owe you half their tiles. Press the button!"),
            later("You can do that. But this time spell STARTING, with your T."),
        ),
        Look(
            30,
            later("Tribute! {seat2} had three tiles and chose one for you: half, rounded down."),
            "tile-0",
        ),
        Look(30, later("A word that wins takes no tribute. Your bonus move is next: play on!")),
    ),
)
