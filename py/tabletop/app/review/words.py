"""Texts of the review."""

from __future__ import annotations

from tabletop.core.language import later, t, t_count

TITLE = later("Review the game")
LOOKING = later("The computer is going back over every turn.")
FOUND = later("The game could have gone differently here:")
MATTERED = later("These turns mattered most:")
COST_MOST = later("These turns cost the most:")
WELL_PLAYED = later("No single turn, played differently, would have changed much. Well played!")
NO_TURN = later("No single turn decided this game.")
NOTHING_MORE = later("No turn could have been much better.")
SHOW = later("Show")
SHOW_BETTER = later("The better move")
FOLLOWED = later("What followed")
TRY_AGAIN = later("Try again from here")
POINTS = later("Other turns")
BACK = later("Back to the game")

AS_GOOD = later("Well done! That’s about as good as it gets.")
NEARLY = later("Nearly!")
TAKE_IT_BACK = later("Take it back")
PLAY_ON = later("Play on")

A_LITTLE = later("That would help only a little.")
NEARLY_SURE = later("It would win almost every time; the move in the game loses almost every time.")
COULD_TURN = later("It could have turned the game around.")
TURN_COULD_TURN = later("A different turn could turn the game around.")
COULD_LAST = later("It could have kept the game open for longer.")
TURN_COULD_LAST = later("A different turn could keep the game open for longer.")


def far(done: int, total: int) -> str:
    """Return the progress of the review."""
    return t("{done} of {total}", done=done, total=total)


def better(move: str, *, much: bool) -> str:
    """Return the sentence about a better move; `much` if the move played lost a lot."""
    return t("Much better: {move}", move=move) if much else t("Better: {move}", move=move)


def more_by_the_end(tally: str) -> str:
    """Return the gain of a better move, in points at the end of the game."""
    return t("About {tally} more by the end of the game.", tally=tally)


def better_off(tally: str) -> str:
    """Return the sentence for how much larger the lead would be a few turns after a better move."""
    return t("About {tally} better off a few turns later.", tally=tally)


def more_together(tally: str) -> str:
    """Return the sentence for how many more points all would have after a better move."""
    return t("About {tally} more a few turns later.", tally=tally)


def won_more(count: int) -> str:
    """Return the gain of a better move, in wins per ten games."""
    return t_count(
        "The better move would win about one more game in ten.",
        "The better move would win about {count} more games in ten.",
        count,
    )


def turn_would_bring(tally: str) -> str:
    """Return the gain of a better turn than the replayed one, in points at the end of the game."""
    return t("A different turn would gain about {tally} more by the end of the game.", tally=tally)


def turn_would_lead_to(tally: str) -> str:
    """Return the gain of a better turn than the replayed one, in points a few turns later."""
    return t("A different turn would gain about {tally} more within a few turns.", tally=tally)


def turn_would_win(count: int) -> str:
    """Return the gain of a better turn than the replayed one, in wins per ten games."""
    return t_count(
        "A different turn would win about one more game in ten.",
        "A different turn would win about {count} more games in ten.",
        count,
    )


def answered(told: str) -> str:
    """Return the narration of an opponent's reply."""
    return t("The reply: {told}", told=told)


def with_more(told: str) -> str:
    """Return the first sentences of a reply, with a remark that the reply went on."""
    return t("{told} And so on.", told=told)


def missed(name: str, told: str) -> str:
    """Return the sentence about a better reply; `name` is "" if the reader missed it."""
    if not name:
        return t("You missed a better reply: {told}", told=told)
    return t("{name} missed a better reply: {told}", name=name, told=told)


def sure_to_be_out(name: str) -> str:
    """Return the sentence that every roll eliminates a player; `name` is "" for the reader."""
    if not name:
        return t("Every roll would have put you out.")
    return t("Every roll would have put {name} out.", name=name)


def likely_out(name: str, count: int, of: int) -> str:
    """Return how many rolls eliminate a player; `name` is "" for the reader."""
    if not name:
        return t_count(
            "{count} of the {of} possible rolls puts you out.",
            "{count} of the {of} possible rolls put you out.",
            count,
            of=of,
        )
    return t_count(
        "{count} of the {of} possible rolls puts {name} out.",
        "{count} of the {of} possible rolls put {name} out.",
        count,
        of=of,
        name=name,
    )
