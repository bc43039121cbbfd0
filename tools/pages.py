"""Write the data that the page needs before Python is up: games, rules, and PyScript's setup."""

import argparse
import json
import shutil
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "py"
sys.path[:0] = [str(PACKAGES), str(ROOT)]

from tabletop.app.start.dialog import cards_json  # noqa: E402 (found by the line above)
from tabletop.games.registry import GAMES  # noqa: E402
from tools.books import filled  # noqa: E402


def write_rules(folder: Path) -> None:
    """Write the rules of each game to `folder`, as KEY.html; delete what was there before."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for key in GAMES:
        page = PACKAGES / "tabletop" / "games" / key.replace("-", "_") / "help.html"
        told = filled(key, page.read_text(encoding="utf-8"))
        (folder / f"{key}.html").write_text(told, encoding="utf-8")


def write_setup(path: Path) -> None:
    """Write pyscript.toml as JSON, which browsers can parse without a library."""
    setup = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    path.write_text(json.dumps(setup), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", type=Path, help="the folder of built files")
    target = parser.parse_args().target
    write_rules(target / "rules")
    write_setup(target / "pyscript.json")
    (target / "games.json").write_text(cards_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
