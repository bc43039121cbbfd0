"""The words of a game that is looked at again."""

from __future__ import annotations

from tabletop.core.language import later, t, t_count

TITLE = later("Look at the game again")
LOOKING = later("The opponents think about every turn once more.")
NOTHING = later("No turn would have changed much. A game well played!")
FOUND = later("Here the game could have gone another way:")
SHOW = later("Show")
TRY_AGAIN = later("Try again from here")
POINTS = later("Other turns")
BACK = later("Back to the game")

AS_GOOD = later("Well done! That is as good as the best I know.")
TAKE_IT_BACK = later("Take it back")
PLAY_ON = later("Play on")


def far(done: int, total: int) -> str:
    """Return how many turns have been looked at."""
    return t("{done} of {total}", done=done, total=total)


def even_better(move: str) -> str:
    """Return a better move, which a sentence tells."""
    return t("Even better: {move}", move=move)


def worth(tally: str) -> str:
    """Return by how much another move was better."""
    return t("About {tally} more", tally=tally)


def won_more(count: int) -> str:
    """Return in how many games of ten another move wins more."""
    return t_count("About one more game of ten won", "About {count} more games of ten won", count)


def brings_more(tally: str) -> str:
    """Return what another turn brings, after one that was tried again."""
    return t("A good idea! Another turn would bring about {tally} more.", tally=tally)


def wins_more(count: int) -> str:
    """Return in how many games of ten another turn wins more, after one that was tried again."""
    return t_count(
        "A good idea! With another turn you would win about one more game of ten.",
        "A good idea! With another turn you would win about {count} more games of ten.",
        count,
    )
