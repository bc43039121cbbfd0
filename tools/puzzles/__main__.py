"""Makes puzzles: plays games, notes what could be one in a file, and picks the puzzles of a game.

    PYTHONPATH=py python3 -m tools.puzzles find GAME WORK    # goes on where it was ended
    PYTHONPATH=py python3 -m tools.puzzles pick GAME WORK    # writes the game's puzzles.json
    PYTHONPATH=py python3 -m tools.puzzles grade GAME WORK   # says there anew how hard they are

WORK is a folder for what was found so far. Wizards' Garden wants `--values`, the first file that
`tools/wizards-garden/solve` writes.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from tools.puzzles.found import Maker, decisions, positions
from tools.puzzles.picking import pick, regrade

SPARE = 1.5
"""How many times more is found than is wanted: then the picking can choose."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("find", "pick", "grade"))
    parser.add_argument("game")
    parser.add_argument("work", type=Path, help="the folder of what was found so far")
    parser.add_argument("--values", type=Path, help="the solution of Wizards' Garden")
    parser.add_argument("--games", type=int, default=10_000, help="how many are played at most")
    given = parser.parse_args()
    maker = maker_of(given.game, given.values)
    file = given.work / f"{given.game}.jsonl"
    if given.what == "pick":
        print(pick(maker, file))
    elif given.what == "grade":
        print(regrade(maker))
    else:
        find(maker, file, given.games)


def maker_of(key: str, values: Path | None) -> Maker:
    """Returns the maker of a game's puzzles."""
    if key == "wizards-garden":
        from tools.puzzles.wizards_garden import WizardsGarden

        return WizardsGarden(values or Path("values"))
    from tools.puzzles.turns import MAKERS

    return MAKERS[key]


def find(maker: Maker, file: Path, games: int) -> None:
    """Plays games and adds what is found in each to `file`, until there is plenty."""
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    counts = Counter((each["kind"], each["grade"]) for each in lines if each["kind"])
    first = 1 + max((each["number"] for each in lines), default=-1)
    with file.open("a") as out:
        for number in range(first, first + games):
            plenty = {key for key, count in maker.wanted.items() if counts[key] >= SPARE * count}
            if len(plenty) == len(maker.wanted):
                return
            levels, options = maker.tables[number % len(maker.tables)]
            seed = f"p{number}"
            for match in positions(maker.key, levels, options, seed):
                for found in maker.puzzles_at(match, plenty):
                    counts[found.kind, found.grade] += 1
                    noted = {
                        "number": number,
                        "seed": seed,
                        "seats": len(levels),
                        "options": dict(options),
                        "seat": match.to_move,
                        "moves": decisions(match),
                        **found._asdict(),
                    }
                    print(json.dumps(noted), file=out, flush=True)
            print(json.dumps({"number": number, "kind": ""}), file=out, flush=True)
            print(number, dict(counts), flush=True)


if __name__ == "__main__":
    main()
