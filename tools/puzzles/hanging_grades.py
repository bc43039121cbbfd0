"""How hard a turn of Hanging Gardens is to find for a person, who tries one action after another.

The table shows of a piece in the hand what it would bring at once, place by place. So an action
that gains by itself is soon found; one that pays only together with the other is not.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.hanging_gardens.advice.answers import Answers, Turn
from tabletop.games.hanging_gardens.bots.effects import effect_of
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import Garden, supports_at
from tabletop.games.hanging_gardens.rules.notation import Gazebo, Move, Shift, Support, Terrace
from tabletop.games.hanging_gardens.rules.spaces import footprint
from tabletop.games.hanging_gardens.rules.state import State
from tools.puzzles.hanging_answers import ends_of_turns

REACH = 2
"""A turn that looks worse by so many points at once is within reach of the best."""

CROWD = 20
"""So many turns within reach are many."""


class Trouble(NamedTuple):
    """What makes a turn hard to find, each as so many steps.

    `blind`: 2 where no action of it gains by itself, 1 where another gains more than it. `costs`:
    the first steps lose points. `gives`: one gains nothing oneself, and a rival loses; 2 where
    one loses as well. `elsewhere`: 2 where the gazebo goes to where it gains nothing yet, and not
    upon what was just laid. `tempting`: another turn looks as good at once, so that only the answer
    tells them apart. `crowded`: many look nearly as good. `few`: -1 where supports that lie there
    leave few places to begin.
    """

    blind: int
    costs: int
    gives: int
    elsewhere: int
    tempting: int
    crowded: int
    few: int


def grade(start: State, turn: Turn) -> int:
    """Return 1, 2 or 3, the hardest."""
    return min(3, max(1, sum(trouble(start, turn))))


def trouble(start: State, turn: Turn) -> Trouble:
    """Return what makes a turn of the seat to act hard to find."""
    at_once = gains(start)
    known = [at_once[action] for action in turn if action in at_once]
    gain = effect_of(start, *turn).own_gain
    tempting, near = rivals_of(start, turn)
    return Trouble(
        blind=2 if max(known) <= 0 else int(max(known) < max(at_once.values())),
        costs=int(max(known) < 0),
        gives=(gain <= 0) + (gain < 0),
        elsewhere=2 * any(_leads_nowhere(each, turn, at_once) for each in turn),
        tempting=int(tempting > 0),
        crowded=int(near >= CROWD),
        few=-int(_is_begun(start.garden, turn[0])),
    )


def gains(start: State) -> dict[Move, int]:
    """Return by how much each action changes the lead at once: what the greedy opponent goes by."""
    answers = Answers(start.seat)
    now = answers.lead(start)
    return {
        each: answers.lead(GAME.apply_move(start, each)) - now for each in GAME.legal_moves(start)
    }


def rivals_of(start: State, turn: Turn) -> tuple[int, int]:
    """Return how many other turns look as good at once, and how many are within reach of that."""
    answers, end = Answers(start.seat), effect_of(start, *turn).after
    lead, own = answers.lead(end), GAME.likeness(end)
    least = max(lead - REACH, answers.lead(start) + 1)
    ends = [each for each in ends_of_turns(start) if GAME.likeness(each) != own]
    leads = [answers.lead(each) for each in ends]
    return sum(each >= lead for each in leads), sum(each >= least for each in leads)


def _leads_nowhere(action: Move, turn: Turn, at_once: dict[Move, int]) -> bool:
    """Return whether an action moves the gazebo to a place at which nothing points yet."""
    if not isinstance(action, Gazebo):
        return False
    laid = (each.anchor for each in turn if isinstance(each, Terrace | Shift))
    climbs = any(action.space in footprint(anchor) for anchor in laid)
    return not climbs and at_once.get(action, 0) <= 0


def _is_begun(garden: Garden, action: Move) -> bool:
    """Return whether an action goes on a support that lies there."""
    return isinstance(action, Terrace | Support) and supports_at(garden, action.anchor) > 0
