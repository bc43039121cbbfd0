"""Picks the puzzles of a game from what was found, and writes them to the game's folder."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any

from tabletop.app.puzzles.judging import BEST
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyMatch, load_game, load_puzzles
from tools.puzzles.found import Grading, Maker, position_of

GAMES = Path(__file__).resolve().parents[2] / "py" / "tabletop" / "games"

Noted = dict[str, Any]


LONG = 60
"""Records with more moves than these take more room than they should."""


def pick(maker: Maker, file: Path) -> str:
    """Writes the puzzles that `maker` wants, and returns how many there are of each."""
    noted = [json.loads(line) for line in file.read_text().splitlines()]
    found = _unlike(maker, [each for each in noted if each["kind"]])
    random.Random(maker.key).shuffle(found)
    chosen = sorted(_chosen(maker, found), key=lambda each: each["grade"])
    lines = [_line(number, each) for number, each in enumerate(chosen, start=1)]
    _write(_file_of(maker), lines)
    return str(Counter((each["kind"], each["grade"]) for each in chosen))


def regrade(maker: Maker) -> str:
    """Writes how hard the stored puzzles of a game are; returns how many there are of each grade.

    Their numbers stay, for people have them.
    """
    if not isinstance(maker, Grading):
        raise SystemExit(f"{maker.key}: how hard a puzzle is follows from how it was found")
    target, grades = _file_of(maker), Counter[int]()
    stored = [
        json.loads(line) for line in target.read_text().replace(",\n", "\n").split("\n")[1:-2]
    ]
    for each, puzzle in zip(stored, load_puzzles(maker.key), strict=True):
        seats = [SeatEntry(f"Seat {number}") for number in range(1, puzzle.seats + 1)]
        match: AnyMatch = puzzle.match(load_game(maker.key), seats)
        each["grade"] = maker.grade(match, puzzle.solution)
        grades[each["grade"]] += 1
    _write(target, [json.dumps(each, separators=(",", ":")) for each in stored])
    return str(grades)


def _file_of(maker: Maker) -> Path:
    return GAMES / maker.key.replace("-", "_") / "puzzles.json"


def _write(target: Path, lines: Sequence[str]) -> None:
    target.write_text("[\n" + ",\n".join(lines) + "\n]\n")


def _unlike(maker: Maker, found: list[Noted]) -> list[Noted]:
    """Return the first of each that are alike: who has solved one has solved the others."""
    first: dict[tuple[str, Hashable], Noted] = {}
    for each in found:
        match = position_of(maker.key, each)
        first.setdefault((each["kind"], match.game.likeness(match.state)), each)
    return list(first.values())


def _chosen(maker: Maker, found: list[Noted]) -> list[Noted]:
    """Return so many of each kind and grade as are wanted, from as many games as there are.

    Where there are too few of a kind, others take their places.
    """
    used: Counter[str] = Counter()
    chosen: list[Noted] = []

    def take(count: int, fitting: list[Noted]) -> None:
        for _ in range(min(count, len(fitting))):
            best = min(fitting, key=lambda each: (used[each["seed"]], len(each["moves"]) > LONG))
            fitting.remove(best)
            found.remove(best)
            used[best["seed"]] += 1
            chosen.append(best)

    for wanted, count in maker.wanted.items():
        take(count, [each for each in found if (each["kind"], each["grade"]) == wanted])
    take(sum(maker.wanted.values()) - len(chosen), found[:])
    return chosen


def _line(number: int, noted: Noted) -> str:
    kept = {
        "id": number,
        "kind": noted["kind"],
        "grade": noted["grade"],
        "seat": noted["seat"],
        "seats": noted["seats"],
        "seed": noted["seed"],
        "moves": " ".join(noted["moves"]),
        "solution": " ".join(noted["solution"]),
        **({"options": noted["options"]} if noted["options"] else {}),
        **({"margin": noted["worth"]} if noted["kind"] in BEST else {}),
        **({"lead": noted["lead"]} if noted.get("lead") is not None else {}),
    }
    return json.dumps(kept, separators=(",", ":"))
