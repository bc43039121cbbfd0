"""Searches gardens of careless players widely, as a yardstick for the opponents of Garden Growth.

    PYTHONPATH=py .venv/bin/python -m tests.games.garden_growth.reference          writes the
        yardstick, some minutes
    PYTHONPATH=py .venv/bin/python -m tests.games.garden_growth.reference --play   lets the hard
        opponent play on

Each garden has come about by random legal moves on turns 1 to 4. Written is the best total that any
beam reached from there, of widths from 3 to 200, plain and varied. --play plays each garden to its
end, one whole search a decision, and prints both totals and how long a decision took.
"""

from __future__ import annotations

import json
import random
import sys
import time
from pathlib import Path
from statistics import median

from tabletop.ai.bot import decide
from tabletop.games.garden_growth.bots.beam import Shape, follow
from tabletop.games.garden_growth.bots.garden import POINT, Growing, node_of
from tabletop.games.garden_growth.bots.levels import BOTS
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.state import State, first_state
from tests.games.garden_growth.texts import state_from_text, state_to_text

YARDSTICK = Path(__file__).with_name("reference.json")
GARDENS = 50
CARELESS_TURNS = 4
WIDTHS = (3, 6, 12, 24, 48, 100, 200)
SHAPES = [Shape(width, is_varied) for width in WIDTHS for is_varied in (False, True)]


def careless(number: int) -> State:
    """Return the garden of one careless player, the upkeep of turn 5 done."""
    rng, state = random.Random(number), first_state(1)
    while state.turn <= CARELESS_TURNS:
        state = GAME.apply_move(state, GAME.random_move(state, rng))
    return state


def searched(state: State) -> int:
    """Return the best total that a beam of any width reaches."""
    growing = Growing()
    *_, last = follow(growing, [growing.judged(node_of(state))], SHAPES)
    return last.value // POINT


def write() -> None:
    """Write a line for each garden: its state, and the best total."""
    lines = []
    for number in range(GARDENS):
        state = careless(number)
        lines.append(json.dumps({"state": state_to_text(state), "total": searched(state)}))
        print(lines[-1], flush=True)
    YARDSTICK.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def play() -> None:
    """Print the totals that the hard opponent plays to, beside those of the yardstick."""
    behind = []
    for number, row in enumerate(json.loads(YARDSTICK.read_text(encoding="utf-8"))):
        total, spent = played(state_from_text(row["state"]), number)
        behind.append(row["total"] - total)
        times = f"{median(spent):5.2f} s, worst {max(spent):5.2f} s"
        print(f"{number:2}  {row['total']:3} {total:3}  {times}", flush=True)
    print(f"behind the yardstick: {sum(behind) / len(behind):.2f} on average, most {max(behind)}")


def played(state: State, seed: int) -> tuple[int, list[float]]:
    """Return the total that the hard opponent reaches, and the seconds of each decision."""
    rng, spent = random.Random(seed), []
    while not state.is_over:
        begun = time.process_time()
        move = decide(BOTS["hard"], state, 1, rng).move
        spent.append(time.process_time() - begun)
        state = GAME.apply_move(state, move)
    return GAME.scores(state)[0], spent


if __name__ == "__main__":
    play() if "--play" in sys.argv[1:] else write()
