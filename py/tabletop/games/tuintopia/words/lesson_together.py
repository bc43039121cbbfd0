"""The seventh lesson of Tuintopia: four partners, an empty stack, and the goal of 60 points."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

_GAME = """
draw=AAR draw=WOR draw=APP draw=WAL draw=PER draw=VRN draw=BIJ draw=BRA draw=BKE draw=EEN
draw=LIN draw=WAS draw=REG draw=HAZ draw=SME draw=BIO PER@d3 AAR#b5 draw=ROG draw=NES VRN#b6
WOR@e4 draw=FRA draw=MEI LIN#c5 BIJ@e2 draw=TOM draw=PMP WAL@f4 BRA#b3 draw=ZBL draw=BHG
ROG@a3 NES#g5 draw=VLI draw=BHO EEN#b7 MEI@d2 draw=HEU draw=EGE APPxb6 VRN#c2 draw=RAB
BIO@d5 BHG#c3 draw=VIK draw=LAV VLI@b2 BHO#f2 draw=ELS draw=DRU HEUxb3 EGE#d6 draw=WIL
PMP#c6 RABxf2 draw=HOU VIK@a4 ^c3 ELS#g3 DRU@e3 draw=KER draw=BLW BRAxb7 HAZ#g4 draw=CTO
SME@f3 BHO#c8 draw=STM draw=HEL WAS#e1 ZBL@f6 draw=TAK draw=AAB KERxc5 LIN#a7 draw=SLA
EENxb5 CTO#d1 draw=POM TOM@e5 ^g4 draw=VIL BHGxc6 LAV#g7 draw=DAS SLA#g2 BLW@a5 draw=HOM
draw=KIP WIL#f5 AARxa7 draw=KLA VILxg3 STM#d8 draw=WTU TAKxg2 SLA#f1 draw=KAS KIPxg5 .
KLA#e6 LIN@a1 draw=VLE draw=ZPA HOU#b1 HEL@b4 draw=BES draw=SCH DASxc2 . HOMxe6 ^d1 VLE#e7
FRAxf5 draw=VIJ ^f1 ELSxe1 VRN@g1 KAS#f7 draw=COM draw=PAD NES@c1 REG#g6 draw=GOU WIL@a6 ^g6
BES@g6 WAS#c3 draw=VAR ^g7 COMxf7 KLAxd6 GOU#a2 draw=BON REG#d7 ZPAxc3 draw=KON VAR@d1
SCH#c7 draw=MAI draw=BLB PMPxe7 ^d7 EGExc7 ^a2 POM#g7 VIJxg7 draw=KRS ^b1 MAI@d7 PADxc8
VLE#f1 - ^d8
"""
"""A garden of the largest size, played until the stack is empty."""

_ONE_SHORT = later("The last cell is filled, so the game ends: 59 of 60, and nobody wins!")
_NOTHING = later("The bat box finds no match there: no points, still 59. Try the other card.")

TOGETHER = Lesson(
    topic=later("Together, and how games end"),
    seats=4,
    seed="together-1",
    options={
        "level": "2",
        "garden": "/".join((*["......."] * 3, "..HH...", *["......."] * 3, "##..###")),
        "coop": "on",
        "zones": "on",
    },
    moves=tuple(_GAME.split()),
    steps=(
        Look(
            153,
            later("Your totals are added. However many play, with 60 at the end you all win."),
            "goal",
        ),
        Look(
            153,
            later("All 65 cards have been drawn! Nobody draws now: {seat3} is down to three."),
            "player-3",
        ),
        Look(
            153,
            later("Hands and face-down cards stay secret, even when you play together."),
            "player-2",
        ),
        Look(
            153,
            later("With no card for a2 in hands or stack, or face down, the game would end."),
            "a2",
        ),
        Do(
            153,
            later(
                "Your cards all belong in zone I. With no stack you can’t exchange: skip step A."
            ),
            "",
            later("Skip step A: tap the big button."),
        ),
        Choose(
            154,
            later("59 points, and step B is left: turn over d8, or place a card face down on a2?"),
            (Way(("^d8",)),),
            later("Don’t end your turn yet: turn over a card that may score."),
            (
                Slip("^f1", _NOTHING),
                *(Slip(f"{card}#a2", _ONE_SHORT) for card in ("BKE", "CTO", "BON", "SCH", "GOU")),
            ),
        ),
        Look(
            155,
            later("60! But the game goes on: what counts is the total at the end."),
            "goal",
        ),
        Look(
            155,
            later("Rare endings: no cards left at all, or 65 turns in a row without a new card."),
        ),
    ),
)
