"""Add a seventh game to a copy of the project: the template under another name."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEY = "falling-leaves"
FOLDER = "falling_leaves"
GAMES = "py/tabletop/games"

COLOUR = {"autumn": "#C0632A"}
ICON = "falling-leaf"
PICTURE = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 172">
<rect width="320" height="172" fill="#54745A"/>
<path d="M160 30Q240 80 160 142Q80 80 160 30Z" fill="{COLOUR["autumn"]}"/>
</svg>
"""


def register(root: Path) -> None:
    """Add the game's key to the registry, so that its missing files are reported."""
    registry = root / GAMES / "registry.py"
    text = registry.read_text(encoding="utf-8")
    registry.write_text(text.replace("GAMES = (\n", f'GAMES = (\n    "{KEY}",\n'), encoding="utf-8")


def bring(root: Path) -> None:
    """Create all files of the game: a folder copied from the template, a picture, a colour, an
    icon.
    """
    _copy_rooms(root)
    (root / "static" / "pictures" / f"{KEY}.svg").write_text(PICTURE, encoding="utf-8")
    themes = root / "static" / "themes.json"
    colours = json.loads(themes.read_text(encoding="utf-8"))
    colours["games"][KEY] = dict.fromkeys(("light", "dark", "contrast"), COLOUR)
    themes.write_text(json.dumps(colours), encoding="utf-8")
    with (root / "static" / "icons.txt").open("a", encoding="utf-8") as icons:
        icons.write(f"{ICON}\n")


def _copy_rooms(root: Path) -> None:
    """Copy the template's packages, and draw its leaves with another icon."""
    copied = root / GAMES / FOLDER
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / GAMES / "template", copied, ignore=ignored)
    for path in copied.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        text = text.replace("tabletop.games.template", f"tabletop.games.{FOLDER}")
        text = text.replace('key="template"', f'key="{KEY}"')
        path.write_text(
            text.replace('"plant-seed"', f'"{ICON}"').replace('"leaf2"', '"autumn"'),
            encoding="utf-8",
        )


def bring_data(root: Path) -> None:
    """Create the test data that every game needs: a perft table and a recorded game."""
    data = root / "tests" / "data"
    shutil.copyfile(data / "perft" / "template.json", data / "perft" / f"{KEY}.json")
    shutil.copytree(data / "records" / "template", data / "records" / KEY)
