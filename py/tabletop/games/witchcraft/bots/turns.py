"""Evaluation of whole turns: each Move with its best Choice or, after the Move, each Choice.

For speed (a fraction of a millisecond per turn), this repeats in plain arithmetic what `course`
does to the mover's witch; the tests compare the two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tabletop.games.witchcraft.bots.evaluation import DRAWN, ELIMINATION, Counts, Evaluation, worth
from tabletop.games.witchcraft.rules.board import (
    HAND_LIMIT,
    INN,
    METER_TOP,
    SPACES,
    TOWNHALL,
    inn_detection,
)
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.carrying_out import added
from tabletop.games.witchcraft.rules.legality import can_pay, is_closed
from tabletop.games.witchcraft.rules.notation import (
    AGAINS,
    CASTS,
    DRAW_SPELL,
    GOES,
    SWAPS,
    Move,
)
from tabletop.games.witchcraft.rules.state import State, Step

_INN_ROLLS = (1, 3, 5)
"""One representative roll for each of the Inn's three equally likely results (W9)."""


class Option(NamedTuple):
    """A decision and the value of its turn, in points."""

    move: Move
    value: float


class Turn:
    """The rest of the mover's turn, at its Move or its Choice."""

    def __init__(self, state: State) -> None:
        """Prepare the evaluation; the mover's hand must be visible in `state`."""
        self._state = state
        self._own = state.witches[state.mover - 1]
        self._evaluation = Evaluation(state, state.mover)
        self._spaces = [space for space in SPACES if not is_closed(state, space)]
        self._hands: dict[Counts, float] = {}

    def options(self) -> list[Option]:
        """Return every legal decision with its value, unsorted."""
        own = self._own
        if self._state.step is Step.CHOICE:
            return list(self._choices(own.detection, own.resources))
        return [Option(GOES[space], self._go(space)) for space in self._spaces]

    def _go(self, space: str) -> float:
        """Return the value of a Move to `space` followed by the best Choice."""
        if space != INN:
            return self._best(*_arrived(space, self._own.detection, self._own.resources))
        return _at_inn(self._own.detection, self._own.resources, self._best)

    def _best(self, detection: int, resources: Counts) -> float:
        return max(option.value for option in self._choices(detection, resources))

    def _choices(self, detection: int, resources: Counts) -> Iterator[Option]:
        """Yield the Choices of the mover with the given Detection and resources."""
        yield from self._casts(detection, resources)
        hand = self._own.hand
        if len(hand) < HAND_LIMIT:
            yield Option(DRAW_SPELL, self._end(detection, resources) + DRAWN[len(hand)])
        else:
            public = worth(self._own.power, detection, resources)
            for card in hand:
                kept = tuple(each for each in hand if each != card)
                value = public + self._evaluation.hand(kept, resources) + DRAWN[-1]
                yield Option(SWAPS[card], value)
        for space in self._spaces:
            yield Option(AGAINS[space], self._again(space, detection, resources))

    def _again(self, space: str, detection: int, resources: Counts) -> float:
        if space != INN:
            return self._end(*_arrived(space, detection, resources))
        return _at_inn(detection, resources, self._end)

    def _end(self, detection: int, resources: Counts) -> float:
        """Return the value of ending the turn like this, with the hand unchanged.

        The value of the hand is cached, as many decisions lead to the same resources.
        """
        hand = self._hands.get(resources)
        if hand is None:
            hand = self._hands[resources] = self._evaluation.hand(self._own.hand, resources)
        return worth(self._own.power, detection, resources) + hand

    def _casts(self, detection: int, resources: Counts) -> Iterator[Option]:
        """Yield the casts that `resources` can pay for."""
        hand = self._own.hand
        for card in hand:
            spell = SPELLS[card]
            if can_pay(resources, spell.cost):
                left = tuple(map(int.__sub__, resources, spell.cost))
                kept = tuple(each for each in hand if each != card)
                for target in self._evaluation.targets(spell):
                    value = self._cast(card, target, detection, left, kept)
                    yield Option(CASTS[card][target], value)

    def _cast(
        self, card: str, target: int, detection: int, resources: Counts, kept: tuple[str, ...]
    ) -> float:
        """Return the value of ending the turn with a cast; `resources` exclude its cost."""
        power = self._own.power
        cast = self._evaluation.cast(SPELLS[card], target, power, detection, resources, len(kept))
        if cast.end:
            return cast.end
        public = worth(cast.power, cast.detection, cast.resources) + cast.harm + cast.drawn
        return public + self._evaluation.hand(kept, cast.resources)


def _arrived(space: str, detection: int, resources: Counts) -> tuple[int, Counts]:
    """Return (Detection, resources) on arriving at `space`, before any roll (W7-W9)."""
    if space == TOWNHALL:
        return max(0, detection - 1), resources
    return detection, added(resources, SPACES[space])


def _at_inn(detection: int, resources: Counts, worth_of: Callable[[int, Counts], float]) -> float:
    """Return the mean value over the Inn's results: `worth_of`, or ELIMINATION if fatal."""
    _, richer = _arrived(INN, detection, resources)
    raised = [detection + inn_detection(detection, roll) for roll in _INN_ROLLS]
    values = [worth_of(each, richer) if each < METER_TOP else ELIMINATION for each in raised]
    return sum(values) / len(values)
