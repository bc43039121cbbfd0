"""What the mover takes in hand: seeds with their cost, and the actions left."""

from __future__ import annotations

from math import ceil

from tabletop.core.language import t
from tabletop.games.garden_growth.rules.kinds import KINDS, Kind
from tabletop.games.garden_growth.table.draft import SEED
from tabletop.games.garden_growth.table.plants import RADIUS, disc
from tabletop.games.garden_growth.table.shown import Shown
from tabletop.games.garden_growth.words import buttons as said
from tabletop.games.garden_growth.words import labels
from tabletop.games.garden_growth.words.plants import NAMES
from tabletop.kit.parts import Part, drawn, thing, told
from tabletop.scene.boxes import Box
from tabletop.scene.marks import OFF, ring
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import number, rule, sheet, words
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Shapes, Text

SEEDS = "seeds"

_LEAST = 13.0
"""The least size of figures."""


def tray_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the tray with everything that lies in it."""
    tray = shown.places.tray
    return (
        drawn(Node("tray", (sheet(tray.box), *_parting(shown)))),
        *(_seed(shown, index, kind) for index, kind in enumerate(KINDS)),
        _info(shown),
        _trowels(shown),
    )


def _parting(shown: Shown) -> Shapes:
    tray = shown.places.tray
    if not tray.is_wide or shown.state.is_over:
        return ()
    return (rule(tray.trowels.x - 6, tray.box.y + 18, tray.box.h - 36, upright=True),)


def _seed(shown: Shown, index: int, kind: Kind) -> Part:
    """Return a seed to choose, its cost and its name; it rises when it is chosen."""
    tray, column = shown.places.tray, shown.places.tray.seeds[index]
    top = tray.y - tray.r * 1.3
    bottom = tray.names + 10 if tray.names else tray.y + tray.r * 1.1
    name = f"{SEED}{kind.letter}"
    is_open = name in shown.open
    return thing(
        name,
        SEEDS,
        labels.seed(kind.letter),
        Box(column.x, top, column.w, bottom - top),
        nodes=_seed_nodes(shown, kind, column, is_off=shown.active and not is_open),
        may=None if is_open else False,
        chosen=shown.active and shown.choice.seed == kind.letter,
        col=index + 1,
        drag=name if is_open else None,
        hint=labels.card(kind.letter),
    )


def _seed_nodes(shown: Shown, kind: Kind, box: Box, *, is_off: bool) -> tuple[Node, ...]:
    tray, picked = shown.places.tray, shown.choice.seed == kind.letter
    y = tray.y - (6 if picked else 0)
    scale = tray.r / RADIUS * (1.1 if picked else 1)
    halo = ring(0, 0, RADIUS * 1.08, 6) if picked else ()
    face = (*halo, *disc(kind.letter))
    opacity = OFF if is_off or shown.state.is_over else 1
    seed = Node(f"{SEED}{kind.letter}", face, box.cx, y, scale, opacity=opacity)
    cost = Node(f"cost-{kind.letter}", _cost(kind.cost, scale), box.cx, y)
    return (*_name_of_seed(shown, kind, box, bold=picked), seed, cost)


def _cost(cost: int, scale: float) -> Shapes:
    """Return the cost of a seed, which can be read at any size and beside a faded seed, too."""
    x, y, r = RADIUS * 0.82 * scale, -RADIUS * 0.66 * scale, max(RADIUS * 0.42 * scale, 10.5)
    disc_of_cost = Circle(x, y, r, fill="sun", stroke="white", width=2, shadow=CHIP)
    return (disc_of_cost, number(x, y, str(cost), max(r * 1.25, _LEAST), "print"))


def _name_of_seed(shown: Shown, kind: Kind, box: Box, *, bold: bool) -> tuple[Node, ...]:
    y = shown.places.tray.names
    if not y:
        return ()
    line = Text(
        box.cx,
        baseline(y, 15),
        t(NAMES[kind.letter].heading),
        15,
        "ink",
        weight=800 if bold else 700,
        align="middle",
        fit=box.w - 4,
    )
    return (Node(f"seed-name-{kind.letter}", (line,)),)


def _info(shown: Shown) -> Part:
    """Return what is said of the seed, plant or item that is picked; else of the next upkeep."""
    box = shown.places.tray.info
    if box is None:
        return Part()
    about = _about(shown)
    return told("info", " ".join(filter(None, about)), box, Node("info", _lines(about, box)))


def _lines(about: said.About, box: Box) -> Shapes:
    """Return a title, something quiet beside it and a sentence below, or all in one line."""
    if box.h < 36:
        return (words(box.cx, box.cy, about.line, 16, "ink")._replace(fit=box.w),)
    x = box.x + 4
    after = x + text_width(about.title, 17, "title") + 12
    return (
        Text(x, box.y + 15, about.title, 17, "ink", "title", 700),
        Text(after, box.y + 15, about.quiet, 14, "ink2", fit=box.right - after),
        Text(x, box.y + 36, about.sentence, 14, "ink", fit=box.w - 8),
    )


def _about(shown: Shown) -> said.About:
    """Return what is said of the seed, plant or item that is picked, or of the turn."""
    choice, item = shown.choice, shown.gaze.item
    if choice.seed:
        return said.about_seed(choice.seed, shown.left)
    plant = None if choice.space is None else shown.garden[choice.space]
    if plant is not None and choice.space is not None:
        return said.about_plant(plant, choice.space, shown.fate_words(choice.space))
    if item is not None:
        return said.about_item(item, shown.points[item])
    if shown.gaze.terms:
        return said.about_score(sum(shown.points))
    if shown.state.is_over:
        return said.about_end()
    return said.about_turn(shown.state.turn, shown.left, shown.upkeep)


def _trowels(shown: Shown) -> Part:
    """Return the actions as trowels: left in sun, dashed what would be spent, rings once spent."""
    box = shown.places.tray.trowels
    note = said.actions_note(shown.left, shown.allowance)
    if shown.state.is_over:
        return told("actions", note, box)
    is_said = shown.places.tray.is_wide and box.h >= 84
    grid = Box(box.x, box.y, box.w, box.h - (22 if is_said else 0))
    count = max(shown.allowance, shown.left)
    columns, size = _grid(count, grid)
    rows = ceil(count / columns)
    left = grid.cx - columns * size / 2 if shown.places.tray.is_wide else grid.x
    top = grid.cy - rows * size / 2
    nodes = [
        Node(
            f"trowel-{index}",
            _trowel(shown, index),
            left + (index % columns + 0.5) * size,
            top + (index // columns + 0.5) * size,
            size / 34,
        )
        for index in range(count)
    ]
    return told("actions", note, box, *nodes, *_count(shown, box, is_said=is_said))


def _grid(count: int, box: Box) -> tuple[int, float]:
    """Return how many trowels lie in a row, and the room of each: as large as fits."""
    best = (1, 0.0)
    for columns in range(1, count + 1):
        size = min(box.w / columns, box.h / ceil(count / columns), 33)
        best = max(best, (columns, size), key=lambda each: each[1])
    return best


def _trowel(shown: Shown, index: int) -> Shapes:
    if index >= shown.left:
        return (Circle(0, 0, 13, stroke="place", width=1.8),)
    if index >= shown.left - shown.spent:
        return (
            Circle(0, 0, 13.4, stroke="trowel", width=2.2, dash=(4.2, 4.2)),
            Icon("trowel", 0, 0, 16, "trowel"),
        )
    return (
        Circle(0, 0, 14.2, fill="sun", shadow=CHIP),
        Icon("trowel", 0, 0, 17, "print"),
    )


def _count(shown: Shown, box: Box, *, is_said: bool) -> tuple[Node, ...]:
    if not is_said or not shown.allowance:
        return ()
    left = shown.left - shown.spent
    text = said.left_of(left, shown.allowance)
    line = words(box.cx, box.bottom - 8, text, 15, "ink")._replace(fit=box.w + 8)
    return (Node("actions", (line,)),)
