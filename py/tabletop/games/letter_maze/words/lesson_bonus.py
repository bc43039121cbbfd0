"""The lesson of Letter Maze about bonus moves, and a tile that one word picks up and places."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

BONUS = Lesson(
    topic=later("Two bonus moves"),
    seats=2,
    seed="bonus-1218",
    moves=(
        "boards=07-06-11-05-02-04-03-09-12-10-13-01",
        "targets=12",
        "tiles=TDNCNOADJYIYRLGNTZEDBCOIPSMIIAHHNEMELLNSAREUHSOSUTPGXRKIW",
        "hands=ELQ.FOT",
        *("TEST(S):86961", "S(Qu)ARE:36696"),
    ),
    steps=(
        Look(4, later("One turn can be three moves: your own and two bonus moves. Earn both!")),
        Do(
            4,
            later("Spell TESTS: pick up the S on the way, and place it as the last letter."),
            later("A tile you pick up can be placed later in the same word. Press the button!"),
            later("You can do that. But this time spell TESTS with the S from the pond."),
        ),
        Look(
            5,
            later("On the way, the button offered TEST: stop at a shorter word, or trace more."),
            "k11",
        ),
        Look(5, later("TESTS earned the bonus for five letters. That counts only once a turn.")),
        Do(
            5,
            later("SQUARE has five letters (Qu is one) and a premium Qu. Spell it with yours!"),
            later("Five letters have counted, but the Qu still earns a bonus. Press the button!"),
            later("You can do that. But this time spell SQUARE with your Qu."),
        ),
        Look(
            6,
            later("The Qu earned this move. A K and a V in one word would count only once."),
            "l13",
        ),
        Look(6, later("You’ve earned both bonus moves, so this third move is your last. Play on!")),
    ),
)
