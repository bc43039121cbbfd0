"""By how much two actions of Hanging Gardens are better than all others, after any answer."""

from __future__ import annotations

from tabletop.games.hanging_gardens.advice.answers import ENDLESS, Answers, Turn
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.state import State


def weighed(start: State, turn: Turn) -> tuple[int, int]:
    """Return the lead that `turn` keeps whatever is answered, and by how much it is better so.

    The second is 0 or less if another turn keeps as much; by how much less is then not told.
    """
    answers = Answers(start.seat)
    after = start
    for action in turn:
        after = GAME.apply_move(after, action)
    value, most, own = answers.worst(after, -ENDLESS)[0], -ENDLESS, GAME.likeness(after)
    for other in sorted(ends_of_turns(start), key=answers.lead, reverse=True):
        if GAME.likeness(other) != own:
            most = max(most, answers.worst(other, most)[0])
        if most >= value:
            break
    return value, value - most


def ends_of_turns(start: State) -> list[State]:
    """Return what the turns lead to that the seat to act has, positions that are alike once."""
    found: dict[State, None] = {}
    for one in GAME.legal_moves(start):
        between = GAME.apply_move(start, one)
        if between.is_over or between.seat != start.seat:
            found[between] = None
        else:
            found.update((GAME.apply_move(between, two), None) for two in GAME.legal_moves(between))
    return list({GAME.likeness(state): state for state in found}.values())
