"""Why an opponent moves as it does, or why a hint advises it, told to the player."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.words.names import colour, colours, faces

# -- goals ---------------------------------------------------------------------------------------

FINISH = later("the finish")


def target(key: str, square: str) -> str:
    return t("the {colour} target on {square}", colour=colour(key), square=square)


def ponds_block(goal: str) -> str:
    return t("Empty ponds block your way to {goal}.", goal=goal)


# -- other decisions than words and steps --------------------------------------------------------


def misses_least(tiles: str) -> str:
    return t("You’ll miss {tiles} least.", tiles=faces(tiles))


def stays(goal: str, steps: int) -> str:
    """Return why the turn ends here: nothing beside the piece is closer to its goal."""
    return t_count(
        "Stop here, {count} step from {goal}: no open square beside you is closer.",
        "Stop here, {count} steps from {goal}: no open square beside you is closer.",
        steps,
        goal=goal,
    )


def stops(goal: str, steps: int) -> str:
    return t_count(
        "Stop here: you’re {count} step from {goal}.",
        "Stop here: you’re {count} steps from {goal}.",
        steps,
        goal=goal,
    )


def stops_without_goal() -> str:
    return t("Stop here: no way to the finish is open.")


def one_is_enough() -> str:
    return t("One move is enough for now.")


def keeps_gardener() -> str:
    return t("Only your Gardener could move you now. It’s worth more later.")


def no_way_on() -> str:
    return t("You can’t move.")


# -- a word or a step, the subject of what is said of it -----------------------------------------


def this_step() -> str:
    return t("This step")


def a_step() -> str:
    return t("a step")


def wins(subject: str) -> str:
    return t("{subject} reaches the finish with all the cards you need: you win.", subject=subject)


def does(subject: str, actions: Sequence[str]) -> str:
    """Return a sentence of actions. It is still one if it is cut at any of its commas."""
    said, *others = actions
    if len(others) > 1 and "," not in said:
        said = t("{actions} and {last}", actions=said, last=others.pop(0))
    for other in others:
        said = t("{actions}, and {last}", actions=said, last=other)
    return t("{subject} {action}.", subject=subject, action=said)


# -- actions ---------------------------------------------------------------------------------------

_WINS_CARD = (
    later("wins your first card ({colour})"),
    later("wins your second card ({colour})"),
    later("wins your third card ({colour})"),
)


def guards() -> str:
    return t("keeps a rival from an easy winning word")


def risks() -> str:
    return t("still leaves a rival one word from the finish")


def takes_card(key: str, earlier: int) -> str:
    """Return that a player with `earlier` cards wins one."""
    return t(_WINS_CARD[earlier], colour=colour(key))


def comes_within(goal: str, steps: int) -> str:
    return t_count(
        "takes you to within {count} step of {goal}",
        "takes you to within {count} steps of {goal}",
        steps,
        goal=goal,
    )


def comes_closer(goal: str, steps: int, left: int) -> str:
    return t_count(
        "takes you {count} step closer to {goal}, with {left} to go",
        "takes you {count} steps closer to {goal}, with {left} to go",
        steps,
        goal=goal,
        left=left,
    )


def comes_closer_at_a_price(goal: str, steps: int, left: int) -> str:
    """Return the same for a move with a price, so that a phone has room for its first part."""
    return t_count(
        "takes you {count} step closer, with {left} to go to {goal}",
        "takes you {count} steps closer, with {left} to go to {goal}",
        steps,
        goal=goal,
        left=left,
    )


def turns_to(goal: str, steps: int) -> str:
    return t_count(
        "heads for {goal}, with {count} to go",
        "heads for {goal}, with {count} to go",
        steps,
        goal=goal,
    )


def leaves_at(goal: str, steps: int) -> str:
    return t_count(
        "leaves you {count} step from {goal}",
        "leaves you {count} steps from {goal}",
        steps,
        goal=goal,
    )


def finds_no_way() -> str:
    return t("keeps you moving while no way to the finish is open")


def uses_gardener() -> str:
    return t("uses up your Gardener")


def gains_by_gardener(action: str) -> str:
    """Return an action with its price, so that no cut can part them."""
    return t("uses up your Gardener but {action}", action=action)


def picks_up(tiles: str) -> str:
    return t("picks up {tiles} for a later bonus", tiles=faces(tiles))


def gives_up(tiles: str) -> str:
    """Return that premium tiles are placed, which earn a bonus for whoever places them again."""
    return t("leaves {tiles} on the board for a rival to pick up", tiles=faces(tiles))


def hinders(steps: int) -> str:
    return t_count(
        "makes a rival’s way {count} step longer", "makes a rival’s way {count} steps longer", steps
    )


def takes_tribute() -> str:
    return t("makes the others give you half their tiles")


def earns_by_length(letters: int) -> str:
    return t_count(
        "earns a bonus move for {count} letter", "earns a bonus move for {count} letters", letters
    )


def earns_by_letter(face: str) -> str:
    return t("earns a bonus move for its {letter}", letter=printed(face))


# -- what is to follow a action --------------------------------------------------------------------


def then_wins(action: str, words: Sequence[str]) -> str:
    return t_count(
        "{action}, and {words} then reaches the finish",
        "{action}, and {words} then reach the finish",
        len(words),
        action=action,
        words=listed(words),
    )


def then_plays(action: str, word: str) -> str:
    return t("{action}, with {word} to follow", action=action, word=word)


def then_gains(action: str, word: str, gains: Sequence[str]) -> str:
    return t(
        "{action}, with {word} to follow, which {gains}",
        action=action,
        word=word,
        gains=listed(gains),
    )


def takes_cards(keys: Sequence[str]) -> str:
    return t_count(
        "wins the {colours} card", "wins the {colours} cards", len(keys), colours=colours(keys)
    )
