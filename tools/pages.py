"""Writes what the page shows before Python is up: the cards of the games and the pages of rules."""

import argparse
import shutil
import sys
from pathlib import Path

PACKAGES = Path(__file__).resolve().parent.parent / "py"
sys.path.insert(0, str(PACKAGES))

from tabletop.app.start import cards_json  # noqa: E402 (found by the line above)


def write_rules(folder: Path) -> None:
    """Writes the page of rules of each game that has one into `folder`, by the game's key."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for page in sorted(PACKAGES.glob("tabletop/games/*/help.html")):
        key = page.parent.name.replace("_", "-")
        shutil.copyfile(page, folder / f"{key}.html")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", type=Path, help="the folder of built files")
    target = parser.parse_args().target
    write_rules(target / "rules")
    (target / "games.json").write_text(cards_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
