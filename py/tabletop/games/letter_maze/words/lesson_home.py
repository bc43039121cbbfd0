"""The lesson of Letter Maze about three or more players, premium tiles and the finish."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Lesson, Look, Slip, Way

_HOME_FIRST = later("{seat2} spells ACE and wins: no last turn for you! You needed a bonus move.")

HOME = Lesson(
    topic=later("Three players and the way home"),
    seats=3,
    seed="race-20",
    moves=(
        "boards=13-03-12-10-08-02-05-01-07-04-06",
        "targets=1342",
        "tiles=MLFNEOENSICJBIGTOCSEZYRTOVELNWOMEORIKTIRIAYPLIRTWDARCGPXSUE",
        "hands=DEN.AHU.DEQ",
        *("HABIT:27122", "P(H)ISH:33394", "HABIT:27122", "E(Qu)ATE:21443", "(D)IES:3336"),
        *("HABIT:27122", "O(D)ES:1369", "HEED(S):44312", "LATEX:*63863", "ETA:323"),
        *("AEG(I)S:69631", "EX:67", "FUN:422", "(N)EEDS:24312", "LATEX:*63863", "FUSTY:42636"),
        *("DIRKS:11139", "RAC(K):4313", "RESTS:12236", "STA(G)E:93321", "RACK:1313"),
        *("(E)AGER:34211", "CHORE:12322", "T(A)UPE:47414", "(P)ADRE:78171", "AILED:*33411"),
        *("TAN(K)S:67724", "TEPE(E):42771", "KN(O)TS:18336", "RA(K)ED:94721", "TUNER:31172"),
        *("(U)DDER:78471", "OSI(E)R:77812", "SEED:7221", "USER(S):74177", "EA(G)ER:11142"),
        *("TAME(R):83983", ">2", "(P)RATE:71678", "EXUD(E):81874", "TOR:716", "D(I)RGE:43394"),
        *("NUTS:3926", "TE(E)D:2393", "TA(X)I:8363"),
    ),
    steps=(
        Look(
            48,
            later(
                "With three or more players, win three of four colours, then reach the bottom row."
            ),
            "player-1",
        ),
        Look(
            48,
            later("{seat2} has three, too, and is only three steps from the bottom row."),
            inspected="score-2",
        ),
        Look(
            48,
            later("Whoever first goes over the bottom row, or stops there, wins at once: no ties."),
            "f30",
        ),
        Look(48, later("This pond has lost its tile: it’s closed to everyone, for good."), "f27"),
        Look(
            48,
            later("J, K, Qu, V, X and Z are premium. Qu is one letter, read as QU or Q."),
            "tile-2",
        ),
        Choose(
            48,
            later("You need two moves in one turn. Place your X in a word of four letters!"),
            (Way(("TA(X)I:8363",)),),
            later("You can do that. But look for a word with your X, towards the bottom row."),
            (
                Slip(
                    "TA(X):836",
                    later("The X earns a move, but three letters won’t get you there. Add an I!"),
                ),
                *(
                    Slip(move, _HOME_FIRST, ("ACE:131",))
                    for move in ("TAD:836", "PAD:926", "TA(R):836")
                ),
            ),
        ),
        Look(
            49,
            later(
                "Five letters and a premium letter in one word? You get one bonus: choose which."
            ),
            "e25",
        ),
        Look(
            49,
            later("Your bonus move! Tap “Play this game to its end”, and spell RIPS to win."),
            "f30",
        ),
    ),
)
