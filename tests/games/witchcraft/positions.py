"""Positions of Witchcraft written as text, and the worked examples that are given so."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tabletop.core.game import CHANCE, Outcome
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.core.sampling import computer_seats
from tabletop.games.witchcraft.rules.board import METER_TOP, SPACES
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.state import State, Step, Witch, first_state

EXAMPLES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "examples.json").read_text(encoding="utf-8")
)
"""One object an example: `show` is the position after `moves`, as `model` writes it."""


ALL_TEXTS = (
    *(f"first={seat}" for seat in range(1, 7)),
    *(f"roll={die}" for die in range(1, 7)),
    *(f"spell=S{n:02}" for n in range(1, 41)),
    *(f"event=E{n:02}" for n in range(1, 31)),
    *(f"{kind}={space}" for kind in ("go", "again") for space in SPACES),
    *(f"swap=S{n:02}" for n in range(1, 41)),
    *(f"cast=S{n:02}{at}" for n in range(1, 41) for at in ("", *(f"@{s}" for s in range(1, 7)))),
    "draw",
)
"""Every text that the grammar of moves allows."""


def play(
    moves: str | Sequence[str], seats: int = 2, first: str = "1", seed: str = "examples"
) -> Match[State, Move]:
    """Return the match after `moves`, outcomes of chance included."""
    texts = tuple(moves.split() if isinstance(moves, str) else moves)
    options: Mapping[str, str] = {"first": first}
    record = Record("witchcraft", computer_seats(seats, "random"), seed, options, texts)
    return Match.load(GAME, record)


def example(row: Mapping[str, Any]) -> Match[State, Move]:
    """Return the match that a worked example describes."""
    return play(row["moves"], row.get("seats", 2), row.get("first", "1"))


def model(state: State) -> str:
    """Return the position seat by seat: `Power/Detection resources hand position`, or `out`."""
    return " | ".join(_seat(witch) for witch in state.witches)


def _seat(witch: Witch) -> str:
    if witch.out:
        return "out"
    separator = "," if max(witch.resources) > 9 else ""
    resources = separator.join(map(str, witch.resources))
    hand = "-".join(witch.hand) or "."
    return f"{witch.power}/{witch.detection} {resources} {hand} {witch.position or '.'}"


def position(seats: str, step: Step) -> State:
    """Return a position of round 5, as `model` writes it, in which seat 1 is to decide."""
    witches = tuple(_witch(text) for text in seats.split(" | "))
    held = {card for witch in witches for card in witch.hand}
    return first_state(len(witches), 1)._replace(
        round=5, step=step, witches=witches, deck=tuple(c for c in SPELLS if c not in held)
    )


def _witch(text: str) -> Witch:
    if text == "out":
        return Witch(detection=METER_TOP, out=1)
    meters, resources, hand, space = text.split()
    power, detection = meters.split("/")
    cards = () if hand == "." else tuple(hand.split("-"))
    counts = tuple(map(int, resources.split(",") if "," in resources else resources))
    return Witch(int(power), int(detection), counts, cards, "" if space == "." else space)


def winners(state: State) -> list[int]:
    """Return the winning seats, none while the game runs."""
    outcome: Outcome | None = GAME.outcome(state)
    return list(outcome.winners) if outcome else []


def lively_match(seats: int, seed: str, first: str = "draw") -> Match[State, Move]:
    """Return a whole game that shows many cards: who can cast casts, and few go to the Inn."""
    options: Mapping[str, str] = {"first": first}
    match = Match.start(GAME, computer_seats(seats, "random"), seed, options)
    rng = random.Random(seed)
    while match.to_move is not None:
        if match.to_move == CHANCE:
            match = match.settle()
            continue
        texts = [GAME.move_to_text(move) for move in GAME.legal_moves(match.state)]
        calm = [text for text in texts if not text.endswith("In")]
        casts = [text for text in texts if text.startswith("cast=")]
        match = match.play(rng.choice(casts or (texts if rng.random() < 0.04 else calm)))
    return match
