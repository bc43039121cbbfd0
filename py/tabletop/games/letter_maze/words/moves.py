"""What moves do, for the log, and how a game ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.core.language import listed, t, t_count
from tabletop.games.letter_maze.words.names import colours, faces, in_turn, parts

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
        for name, trio in zip(names, trios, strict=True)
    ]
    return t(
        "Tiles dealt: {hands}. First in the alphabet begins: {name}.",
        hands=parts(hands),
        name=first,
    )


# -- decisions -----------------------------------------------------------------------------------


def passes(name: str, *, keeps_gardener: bool) -> str:
    if keeps_gardener:
        return t("{name} passes and keeps the Gardener.", name=name)
    return t("{name} can’t move and passes.", name=name)


def ends_turn(name: str) -> str:
    return t("{name} skips the bonus move.", name=name)


def gives(giver: str, taker: str, tiles: str) -> str:
    return t("{giver} gives {taker} {tiles}.", giver=giver, taker=taker, tiles=faces(tiles))


def walks(name: str, actions: Sequence[str], sequel: Iterable[str]) -> str:
    """Return a sentence of what a player does, and the sentences on what follows."""
    return in_turn((t("{name} {actions}.", name=name, actions=listed(actions)), *sequel))


def spells(word: str) -> str:
    return t("spells {word}", word=word)


def goes(square: str) -> str:
    return t("goes to {square}", square=square)


def steps(square: str) -> str:
    return t("steps to {square}", square=square)


def places(tiles: str) -> str:
    return t("places {tiles}", tiles=faces(tiles))


def picks_up(tiles: str) -> str:
    return t("picks up {tiles}", tiles=faces(tiles))


def uses_gardener() -> str:
    return t("uses the Gardener")


def wins_cards(keys: Sequence[str]) -> str:
    return t_count(
        "wins the {colours} card", "wins the {colours} cards", len(keys), colours=colours(keys)
    )


# -- what follows --------------------------------------------------------------------------------


def has_won(name: str) -> str:
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
