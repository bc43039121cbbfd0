"""What moves do, for the log, and how a game ends.

Where a name is "", the sentence says "you"; so do actions that are `yours`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.core.language import listed, t, t_count
from tabletop.games.letter_maze.words.names import colours, faces, parts

# -- the set-up ----------------------------------------------------------------------------------


def boards_laid(count: int) -> str:
    return t_count(
        "The {count} ordinary board is placed.", "The {count} ordinary boards are placed.", count
    )


def targets_laid(count: int) -> str:
    return t_count(
        "The {count} Target Board is placed.", "The {count} Target Boards are placed.", count
    )


def tiles_laid(count: int, of: int) -> str:
    return t_count(
        "{count} of the {all} tiles is placed on the ponds.",
        "{count} of the {all} tiles are placed on the ponds.",
        count,
        all=of,
    )


def hands_dealt(names: Sequence[str], trios: Iterable[str], first: str) -> str:
    """Return which tiles each player has, and who begins."""
    hands = [
        t("{name} {tiles}", name=name, tiles=faces(trio))
        if name
        else t("you {tiles}", tiles=faces(trio))
        for name, trio in zip(names, trios, strict=True)
    ]
    if not first:
        return t(
            "Tiles dealt: {hands}. Yours come first in the alphabet, so you begin.",
            hands=parts(hands),
        )
    return t(
        "Tiles dealt: {hands}. {name}’s come first in the alphabet, so {name} begins.",
        hands=parts(hands),
        name=first,
    )


# -- decisions -----------------------------------------------------------------------------------


def passes(name: str, *, keeps_gardener: bool) -> str:
    if not name:
        kept = t("You pass and keep the Gardener.")
        return kept if keeps_gardener else t("You can’t move, so you pass.")
    if keeps_gardener:
        return t("{name} passes and keeps the Gardener.", name=name)
    return t("{name} can’t move and has to pass.", name=name)


def ends_turn(name: str) -> str:
    return t("{name} skips the bonus move.", name=name) if name else t("You skip the bonus move.")


def gives(giver: str, taker: str, tiles: str) -> str:
    given = faces(tiles)
    if not giver:
        return t("You give {taker} {tiles}.", taker=taker, tiles=given)
    if not taker:
        return t("{giver} gives you {tiles}.", giver=giver, tiles=given)
    return t("{giver} gives {taker} {tiles}.", giver=giver, taker=taker, tiles=given)


def walks(name: str, actions: Sequence[str]) -> str:
    """Return a sentence of what a player does with a word or a step."""
    done = listed(actions)
    if not name:
        return t("You {actions}.", actions=done)
    return t("{name} {actions}.", name=name, actions=done)


def spells(word: str, *, yours: bool) -> str:
    return t("spell {word}", word=word) if yours else t("spells {word}", word=word)


def goes(square: str, *, yours: bool) -> str:
    return t("go to {square}", square=square) if yours else t("goes to {square}", square=square)


def steps(square: str, *, yours: bool) -> str:
    return t("step to {square}", square=square) if yours else t("steps to {square}", square=square)


def places(tiles: str, *, yours: bool = False) -> str:
    named = faces(tiles)
    return t("place {tiles}", tiles=named) if yours else t("places {tiles}", tiles=named)


def picks_up(tiles: str, *, yours: bool = False) -> str:
    named = faces(tiles)
    return t("pick up {tiles}", tiles=named) if yours else t("picks up {tiles}", tiles=named)


def uses_gardener(*, yours: bool) -> str:
    return t("use the Gardener") if yours else t("uses the Gardener")


def wins_cards(keys: Sequence[str], *, yours: bool) -> str:
    if yours:
        return t_count(
            "win the {colours} card", "win the {colours} cards", len(keys), colours=colours(keys)
        )
    return t_count(
        "wins the {colours} card", "wins the {colours} cards", len(keys), colours=colours(keys)
    )


# -- what follows --------------------------------------------------------------------------------


def has_won(name: str) -> str:
    if not name:
        return t("You reach the finish and win!")
    return t("{name} reaches the finish and wins!", name=name)


def others_pay() -> str:
    return t("Everyone else with two or more tiles gives half.")


def moves_again() -> str:
    return t("That earns a bonus move.")


# -- the end -------------------------------------------------------------------------------------


def nobody_moves() -> str:
    return t("Nobody can move any more.")


def nobody_won() -> str:
    return t("Nobody won")


def word_leads(word: str, cards: int) -> str:
    return t_count(
        "{word} reaches the finish first, with {count} Target Card.",
        "{word} reaches the finish first, with {count} Target Cards.",
        cards,
        word=word,
    )


def step_leads(cards: int) -> str:
    return t_count(
        "A step reaches the finish first, with {count} Target Card.",
        "A step reaches the finish first, with {count} Target Cards.",
        cards,
    )
