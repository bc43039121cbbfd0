"""Reasons for a move by an opponent or a hint, in sentences for the player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.words.names import colour, colours, faces

# -- goals ---------------------------------------------------------------------------------------

FINISH = later("the finish")


def target(key: str, square: str) -> str:
    return t("the {colour} target on {square}", colour=colour(key), square=square)


def ponds_block(goal: str) -> str:
    return t("Empty ponds block your way to {goal}.", goal=goal)


def ends_on(square: str) -> str:
    return t("Try to end on {square}.", square=square)


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


def does(subject: str, action: str, clause: Clause | None = None) -> str:
    """Return a sentence of an action and a clause; it stays complete if the clause is cut."""
    if clause is None:
        return t("{subject} {action}.", subject=subject, action=action)
    if clause.is_price:
        return t(
            "{subject} {action}, but {clause}.", subject=subject, action=action, clause=clause.text
        )
    return t(
        "{subject} {action}, and {clause}.", subject=subject, action=action, clause=clause.text
    )


# -- actions ---------------------------------------------------------------------------------------

_WINS_CARD = (
    later("wins your first card ({colour})"),
    later("wins your second card ({colour})"),
    later("wins your third card ({colour})"),
)


def guards() -> str:
    return t("keeps a rival from an easy winning word")


def takes_card(key: str, earlier: int) -> str:
    """Return that a player with `earlier` cards wins one."""
    return t(_WINS_CARD[earlier], colour=colour(key))


def takes_cards(keys: Sequence[str]) -> str:
    return t("wins the {colours} cards", colours=colours(keys))


def comes_closer(goal: str, steps: int) -> str:
    return t_count(
        "takes you {count} step closer to {goal}",
        "takes you {count} steps closer to {goal}",
        steps,
        goal=goal,
    )


def comes_closer_at_a_price(steps: int) -> str:
    """Return how much closer a costly move comes; the cost takes the place of the goal's name."""
    return t_count("takes you {count} step closer", "takes you {count} steps closer", steps)


def left_to_go(action: str, steps: int) -> str:
    """Return an action that leads towards a goal, with the steps that are left to it."""
    return t("{action}, with {count} to go", action=action, count=steps)


def left_to_goal(action: str, goal: str, steps: int) -> str:
    """Return an action that comes closer, with the goal and the steps that are left to it."""
    return t_count(
        "{action}, to within {count} step of {goal}",
        "{action}, to within {count} steps of {goal}",
        steps,
        action=action,
        goal=goal,
    )


def turns_to(goal: str) -> str:
    return t("heads for {goal}", goal=goal)


def still_away(action: str, steps: int) -> str:
    """Return an action that turns to a goal, with the steps to it."""
    return t_count(
        "{action}, {count} step away", "{action}, {count} steps away", steps, action=action
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
    """Return an action with its cost, without a comma at which a hint could be cut."""
    return t("uses up your Gardener but {action}", action=action)


def picks_up(tiles: str) -> str:
    return t("picks up {tiles} for a later bonus", tiles=faces(tiles))


def hinders(steps: int) -> str:
    return t_count(
        "makes a rival’s way {count} step longer", "makes a rival’s way {count} steps longer", steps
    )


def takes_tribute() -> str:
    return t("makes the others give you half their tiles")


def earns_bonus() -> str:
    """Return that a word earns a bonus move, without the reason, to leave room on a phone."""
    return t("earns a bonus move")


def earns_by_length(letters: int) -> str:
    return t_count(
        "earns a bonus move for its {count} letter",
        "earns a bonus move for its {count} letters",
        letters,
    )


def earns_by_letter(face: str) -> str:
    return t("earns a bonus move for its {letter}", letter=printed(face))


def earns_and(action: str) -> str:
    """Return an action of a word that earns a bonus move as well."""
    return t("earns a bonus move and {action}", action=action)


# -- clauses after an action -----------------------------------------------------------------------


class Clause(NamedTuple):
    """A clause after "and", or a price after "but"."""

    text: str
    is_price: bool = False


def risks() -> Clause:
    return Clause(t("a rival is still one word from the finish"), is_price=True)


def gives_up(tiles: str) -> Clause:
    """Return that premium tiles are placed, which earn a bonus for whoever places them again."""
    return Clause(t("a rival can pick up the {tiles}", tiles=faces(tiles)), is_price=True)


def you_pick_up(tiles: str) -> Clause:
    return Clause(t("you pick up {tiles} for a later bonus", tiles=faces(tiles)))


def rival_is_hindered(steps: int) -> Clause:
    return Clause(
        t_count(
            "a rival’s way gets {count} step longer",
            "a rival’s way gets {count} steps longer",
            steps,
        )
    )


def then_is_at(goal: str, steps: int) -> Clause:
    return Clause(
        t_count(
            "then you’re {count} step from {goal}",
            "then you’re {count} steps from {goal}",
            steps,
            goal=goal,
        )
    )


def others_give() -> Clause:
    return Clause(t("the others give you half their tiles"))


def then_wins(words: Sequence[str]) -> Clause:
    return Clause(
        t_count(
            "then {words} wins the game",
            "then {words} win the game",
            len(words),
            words=listed(words),
        )
    )


def can_follow(word: str) -> Clause:
    return Clause(t("{word} can follow", word=word))


def with_gardener(word: str) -> str:
    return t("{word} with your Gardener", word=word)


def then_takes_cards(word: str, keys: Sequence[str], *, by_gardener: bool) -> Clause:
    gaps = {"word": word, "colours": colours(keys)}
    if by_gardener:
        return Clause(
            t_count(
                "then {word} wins the {colours} card with your Gardener",
                "then {word} wins the {colours} cards with your Gardener",
                len(keys),
                **gaps,
            )
        )
    return Clause(
        t_count(
            "then {word} wins the {colours} card",
            "then {word} wins the {colours} cards",
            len(keys),
            **gaps,
        )
    )
