"""Hints: the strongest bot's move, replaced by an easier-to-explain one of equal value."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from tabletop.ai.bot import AnyBot, Bot, Judging, Thought
from tabletop.ai.values import led_by
from tabletop.core.language import t
from tabletop.games.wizards_garden.advice.outlook import (
    can_be_trapped,
    harvests,
    passed_on,
    safe_plantings,
)
from tabletop.games.wizards_garden.advice.reasons import (
    has_reason_to_wait,
    reason_for,
    why_placed,
    why_undone,
)
from tabletop.games.wizards_garden.bots.alphabeta import DECIDED, Search
from tabletop.games.wizards_garden.bots.board import Board, Node, hope, is_over, judge, node_of
from tabletop.games.wizards_garden.bots.levels import HARD
from tabletop.games.wizards_garden.bots.openings import is_lost, is_opening
from tabletop.games.wizards_garden.rules.notation import KEEP, UNDO, Move, Plant
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import preview
from tabletop.games.wizards_garden.rules.position import Position, is_final
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.words import reasons as words

TIE = 0.03
"""Plantings count as equally good if their winning chances (0 to 1) differ by at most this."""

UNEXPLAINED = 0.05
"""Tolerance instead of TIE for a harvest, if a person can see no reason to wait."""

CLEAREST = 2
"""Maximum number of clearer plantings to compare with the best one."""

HARVESTS = 4
"""The same maximum if a harvest is possible but the best planting doesn't harvest."""

FAR = 0.1
"""Suggest an undo if another planting's winning chance is higher by more than this."""


@dataclass(frozen=True, slots=True)
class Adviser:
    """Bot for hints: plays like `strongest`, but prefers a clearer move of equal value.

    Clearer moves are larger harvests and plantings that leave the rival no line. Comparing them
    may take up to `budget` evaluated positions. Unlike the opponents, the adviser may also choose
    to undo a planting (R13).
    """

    strongest: Bot[State, Move]
    budget: int = 120_000

    def judge(self) -> Bot[State, Move]:
        """Return a copy that also values the other moves, if `strongest` supports it."""
        strongest = self.strongest
        if not isinstance(strongest, Judging):
            return self
        return replace(self, strongest=strongest.judge())

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the thoughts of `strongest`, then a final one with the clearest of the best moves.

        The final thought carries the reason for the move.
        """
        if view.phase is Phase.CONFIRM:
            yield from self._confirming(view, seat, rng)
            return
        thought: Thought[Move] | None = None
        for thought in self.strongest.think(view, seat, rng):
            yield thought
        if thought is not None and view.phase is Phase.PLACE:
            yield replace(thought, reason=why_placed(view, thought))
        elif thought is not None:
            yield from _explained(view.position, thought, self.budget)

    def _confirming(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield KEEP thoughts, and finally UNDO if another planting is better by more than FAR."""
        assert view.before is not None
        best: Move = KEEP
        kept = view.position._replace(mover=3 - seat)
        again = State(view.before, Phase.REPLANT, view.agreed)
        thought: Thought[Move] = Thought(KEEP)
        for found in self.strongest.think(again, seat, rng):
            best, thought = found.move, Thought(KEEP, found.nodes)
            yield thought
        assert isinstance(best, Plant)
        other = passed_on(view.before, best)
        worth = yield from _paused(thought, _compared([other, kept], self.budget))
        if hope(worth[_node(other)]) - hope(worth[_node(kept)]) > FAR:
            yield replace(thought, move=UNDO, reason=why_undone(kept))
        else:
            yield replace(thought, reason=t(words.KEEP))


def _explained(position: Position, thought: Thought[Move], budget: int) -> Iterator[Thought[Move]]:
    """Yield `thought` while comparing, then with the clearest of the best moves and a reason."""
    assert isinstance(thought.move, Plant)
    value = thought.values[0][1]
    move = yield from _paused(thought, _clearest(position, thought.move, value, budget))
    is_trap = yield from _paused(thought, _is_trap(position, move))
    verdict = (value == 1.0) - (value == 0.0)
    reason = reason_for(position, move, verdict, is_trap=is_trap)
    yield replace(thought, move=move, reason=reason, values=led_by(move, value, thought.values))


R = TypeVar("R")


def _paused(
    thought: Thought[Move], steps: Generator[None, None, R]
) -> Generator[Thought[Move], None, R]:
    """Run `steps` to the end and return its result, yielding `thought` at every pause."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            result: R = stop.value
            return result
        yield thought


def _clearest(
    position: Position, best: Plant, value: float, budget: int
) -> Generator[None, None, Plant]:
    """Return a clearer planting of equal value, or `best` if there is none.

    `value` is the winning chance of `best`, from 0 to 1.
    """
    waits = bool(harvests(position)) and not preview(position, best).harvested
    clearer = _clearer(position, best)[: HARVESTS if waits else CLEAREST]
    if not clearer:
        return best
    after = {move: passed_on(position, move) for move in (best, *clearer)}
    worth = yield from _compared([*after.values()], budget)
    most = worth[_node(after[best])]
    loss = UNEXPLAINED if waits and not has_reason_to_wait(position, best) else TIE
    as_good = [
        move for move in clearer if _is_as_good(worth[_node(after[move])], most, value, loss)
    ]
    if waits:
        as_good.sort(key=lambda move: -worth[_node(after[move])])
    return as_good[0] if as_good else best


def _is_as_good(worth: int, most: int, value: float, loss: float) -> bool:
    """Return whether a planting may replace the best one.

    `worth` and `most` are the search values of the two; `value` is the best one's winning chance
    and `loss` the tolerated difference in winning chance. A known win must stay a win.
    """
    if value == 1.0:
        return worth >= DECIDED
    return value == 0.0 or (worth > -DECIDED and hope(most) - hope(worth) <= loss)


def _clearer(position: Position, best: Plant) -> list[Plant]:
    """Return plantings whose purpose is easier to see than that of `best`, clearest first.

    First come larger harvests. If `best` leaves the rival a line, safe plantings follow; where
    a harvest is possible, only those that harvest as much as `best`. If `best` is a known win,
    so is every planting returned.
    """
    after, taken = passed_on(position, best), len(preview(position, best).harvested)
    if is_final(after):
        return []
    possible = harvests(position)
    found = [each.move for each in possible if len(each.lines) > taken]
    if harvests(after):
        safe = sorted(safe_plantings(position), key=lambda move: _judged(position, move))
        found += [each for each in safe if not possible or _takes_as_much(position, each, best)]
    if not _is_known_win(after):
        return found
    return [move for move in found if _is_known_win(passed_on(position, move))]


def _takes_as_much(position: Position, move: Plant, best: Plant) -> bool:
    """Return whether `move` harvests as many lines as `best`, and takes the Staff if `best` does.

    If neither harvests, return False.
    """
    one, other = preview(position, move), preview(position, best)
    as_many = len(one.harvested) == len(other.harvested) > 0
    return as_many and one.takes_staff >= other.takes_staff


def _judged(position: Position, move: Plant) -> int:
    """Return the static evaluation after `move`, for the rival, who is to move."""
    return judge(_node(passed_on(position, move)))


def _is_known_win(after: Position) -> bool:
    """Return whether the opening table says that the seat which just planted wins."""
    return is_opening(_node(after)) and is_lost(after.white, after.black)


def _compared(positions: Sequence[Position], budget: int) -> Generator[None, None, dict[Node, int]]:
    """Return the values of `positions` for the seat that just planted, searched to equal depth."""
    nodes = [_node(position) for position in positions]
    worth: dict[Node, int] = {}
    children = [(-judge(node), node, is_over(node)) for node in nodes]
    yield from Search(Board(), budget).compare(children, budget, worth)
    return worth


def _is_trap(position: Position, move: Plant) -> Generator[None, None, bool]:
    """Return whether `move` declines a harvest because each one walks into a trap.

    After every harvest the rival could then leave neither a line nor a safe planting.
    """
    after = [passed_on(position, each.move) for each in harvests(position)]
    if preview(position, move).harvested or not after or any(is_final(each) for each in after):
        return False
    for each in after:
        if not (yield from can_be_trapped(each)):
            return False
    return True


def _node(position: Position) -> Node:
    return node_of(position, position.mover)


HINT: AnyBot = Adviser(HARD)
"""The bot for hints and for reviewing finished games."""
