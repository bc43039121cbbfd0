"""Explanations of whole turns of two actions, for puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.hanging_gardens.bots.effects import Effect, effect_of
from tabletop.games.hanging_gardens.rules.lookout import View, best_view
from tabletop.games.hanging_gardens.rules.notation import (
    Gazebo,
    Move,
    Plant,
    Shift,
    Support,
    Terrace,
    move_to_text,
)
from tabletop.games.hanging_gardens.rules.scoring import score_from
from tabletop.games.hanging_gardens.rules.sight import heights_of
from tabletop.games.hanging_gardens.rules.spaces import footprint
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.words import turns as words


class Whole(NamedTuple):
    """A turn and its effect, from before the first action to after the last."""

    effect: Effect
    turn: Sequence[Move]

    @property
    def moves_house(self) -> bool:
        """Return whether the turn places or moves the gazebo of the seat."""
        effect = self.effect
        return effect.gazebo not in (None, effect.before.garden.gazebos[effect.seat - 1])

    @property
    def carries(self) -> bool:
        """Return whether the gazebo ends on a tile placed in this turn."""
        tiles = (each for each in self.turn if isinstance(each, Terrace | Shift))
        return any(self.effect.gazebo in footprint(each.anchor) for each in tiles)

    @property
    def share(self) -> int:
        """Return the points that the other actions add to the score at the gazebo's new place."""
        garden, spot = self.effect.before.garden, self.effect.gazebo
        before = 0 if spot is None else score_from(heights_of(garden), garden, spot)
        return self.effect.own_score - before


def _whole(start: State, turn: Sequence[Move]) -> Whole:
    return Whole(effect_of(start, *turn), turn)


def why(start: State, turn: Sequence[Move]) -> str:
    """Return what a turn achieves, and which piece or row does it, in one or two sentences."""
    whole = _whole(start, turn)
    effect = whole.effect
    more = _from_there(whole) if whole.moves_house else chain(_gained(effect), _lost(effect))
    return " ".join((_worth(effect), *islice(more, not effect.after.is_over)))


def clue(start: State, turn: Sequence[Move], move: Move) -> str:
    """Return a clue: what the turn can achieve, and the purpose of `move` in it."""
    whole = _whole(start, turn)
    effect = whole.effect
    aim = (
        _worth(effect)
        if effect.after.is_over
        else words.can(effect.own_gain, effect.greatest_loss()[1])
    )
    return f"{aim} {t(_use(whole, move))}"


def deeds(start: State, turn: Sequence[Move]) -> str:
    """Return a summary of a turn: "plants a red bed and moves the gazebo"."""
    is_new = start.garden.gazebos[start.seat - 1] is None
    return words.deeds(["N" if is_new and isinstance(each, Gazebo) else _piece(each)
                        for each in turn])  # fmt: skip


def _piece(move: Move) -> str:
    """Return the piece at the start of the notation; for a bed, also its colour."""
    return move_to_text(move)[: 1 + isinstance(move, Plant)]


def _worth(effect: Effect) -> str:
    """Return what a turn gains the seat, and what it costs or gains a rival."""
    own, best = effect.own_score, max(effect.rival_scores)
    _, loss = effect.greatest_loss()
    if effect.after.is_over:
        return words.ends(own, best)
    return words.brings(effect.own_gain, loss or -max(effect.rival_gains), own, best)


def _from_there(whole: Whole) -> Iterator[str]:
    """Yield what the gazebo sees from its new place, or which other action made it score."""
    effect = whole.effect
    assert effect.gazebo is not None
    view = best_view(effect.garden, effect.gazebo)
    if whole.carries:
        yield words.brought(words.ON_IT, effect.own_score)
    elif whole.share > 0:
        built = next(each for each in whole.turn if not isinstance(each, Gazebo))
        yield words.brought(words.OF_THEM[_piece(built)], whole.share)
    else:
        yield from _lost(effect)
        yield words.looks(view)


def _gained(effect: Effect) -> Iterator[str]:
    """Yield what has improved in the view of a gazebo that did not move."""
    if effect.gazebo is None or effect.own_gain <= 0:
        return
    gardens = effect.before.garden, effect.garden
    before, now = (best_view(garden, effect.gazebo) for garden in gardens)
    if before.direction != now.direction:
        yield words.looks(now)
        return
    yield words.row_gains(*max(_changed(now, before), key=lambda row: row[1] - row[2]))


def _lost(effect: Effect) -> Iterator[str]:
    """Yield the rows that lose points for the rival that loses most."""
    seat, loss = effect.greatest_loss()
    space = effect.before.garden.gazebos[seat - 1]
    if loss and space is not None:
        before = best_view(effect.before.garden, space)
        broken = _changed(before, effect.view_of(space, before.direction))
        yield words.rows_break([row for row, _, _ in broken])


def _changed(more: View, less: View) -> list[tuple[int, int, int]]:
    """Return (row, points, points in `less`) for each row with more points in `more`."""
    other = less.by_row
    rows = ((row.k, row.points, other.get(row.k, 0)) for row in more.rows)
    return [(k, high, low) for k, high, low in rows if high > low]


def _use(whole: Whole, move: Move) -> str:
    """Return the purpose of `move` in a turn."""
    (_, loss), moves_house = whole.effect.greatest_loss(), whole.moves_house
    match move:
        case Gazebo():
            return words.GAZEBO if whole.effect.own_gain > 0 else words.GAZEBO_LEAVES
        case Plant():
            gains = whole.share > 0 if moves_house else whole.effect.own_gain > 0
            if gains or (loss and not any(isinstance(each, Terrace) for each in whole.turn)):
                return words.BEDS[gains, moves_house]
            return words.BED_WAITS
        case Support() | Shift(False):
            return words.SUPPORT
        case _ if moves_house and whole.carries:
            return words.CARRIES
        case _ if moves_house and whole.share > 0:
            return words.CHANGES_SIGHT
        case _ if any(isinstance(each, Plant) for each in whole.turn):
            return words.ROOM
        case _ if loss:
            return words.SPOILS
        case _:
            return words.IMPROVES if whole.effect.own_gain > 0 else words.TERRACE_WAITS
