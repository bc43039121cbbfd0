"""The tray: seeds with their cost, text about the picked item, and the actions left."""

from __future__ import annotations

from math import ceil

from tabletop.core.language import t
from tabletop.games.garden_growth.rules.kinds import KINDS, Kind
from tabletop.games.garden_growth.table.draft import SEED
from tabletop.games.garden_growth.table.plants import RADIUS, disc
from tabletop.games.garden_growth.table.view_model import ViewModel
from tabletop.games.garden_growth.words import buttons as said
from tabletop.games.garden_growth.words import labels
from tabletop.games.garden_growth.words.plants import NAMES
from tabletop.kit.parts import Part, drawn, note_part
from tabletop.kit.sheet import two_lines
from tabletop.kit.tray import Piece, in_slots, lying, round_piece, tray_paper
from tabletop.scene.boxes import Box
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Shapes
from tabletop.scene.widgets import SUN, words

SEEDS = "seeds"


def tray_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the parts of the tray."""
    tray = model.places.tray
    parted = (tray.trowels.x - 6,) if tray.is_wide and not model.state.is_over else ()
    return (
        tray_paper(tray.box, parted),
        *in_slots([_seed(model, kind) for kind in KINDS], tray.seeds, SEEDS),
        _info(model),
        _trowels(model),
    )


def _seed(model: ViewModel, kind: Kind) -> Piece:
    """Return the region of a seed, with its cost."""
    name = f"{SEED}{kind.letter}"
    is_open = name in model.open
    return Piece(
        name,
        labels.seed(kind.letter),
        disc(kind.letter),
        *round_piece(RADIUS),
        name=t(NAMES[kind.letter].heading),
        figure=str(kind.cost),
        tone=SUN,
        may=None if is_open else False,
        chosen=model.active and model.choice.seed == kind.letter,
        is_lit=is_open and _awaits_seed(model),
        is_pale=(model.active and not is_open) or model.state.is_over,
        drags=is_open,
        hint=labels.card(kind.letter),
    )


def _awaits_seed(model: ViewModel) -> bool:
    """Return whether an empty space is picked and its seed is not: then those to choose are lit."""
    space = model.choice.space
    return space is not None and not model.choice.seed and model.garden[space] is None


def seed_at(model: ViewModel, kind: Kind) -> tuple[float, float, float]:
    """Return the centre and the scale of a seed in the tray."""
    return lying(_seed(model, kind), model.places.tray.seeds[KINDS.index(kind)])


def _info(model: ViewModel) -> Part:
    """Return what is said of the seed, plant or item that is picked; else of the next upkeep."""
    box = model.places.tray.info
    if box is None:
        return Part()
    about = _about(model)
    title, quiet, sentence = about
    lines = two_lines(title, sentence, box.inset(4, 0), quiet=quiet, line=about.line, tone="ink")
    node = Node("info", lines)
    if about == _about_turn(model):
        return drawn(node)  # the track and the actions say it already
    return note_part("info", " ".join(filter(None, about)), box, node)


def _about(model: ViewModel) -> said.About:
    """Return what is said of the seed, plant or item that is picked, or of the turn."""
    choice, item = model.choice, model.inspected.item
    if choice.seed:
        return said.about_seed(choice.seed, model.left)
    plant = None if choice.space is None else model.garden[choice.space]
    if plant is not None and choice.space is not None:
        return said.about_plant(plant, choice.space, model.fate_words(choice.space, why=False))
    if item is not None:
        return said.about_item(item, model.points[item])
    if model.inspected.terms:
        return said.about_score(sum(model.points))
    if model.inspected.seat is not None:
        return said.about_garden(model.or_you(model.seat), sum(model.points))
    if model.state.is_over:
        return said.about_end()
    return _about_turn(model)


def _about_turn(model: ViewModel) -> said.About:
    coming = model.outlook(model.places.score.w - 40)
    return said.about_turn(model.state.turn, model.left, coming)


def _trowels(model: ViewModel) -> Part:
    """Return the actions as trowels: left in sun, dashed what would be spent, rings once spent."""
    box = model.places.tray.trowels
    note = said.actions_note(model.left, model.allowance)
    if model.state.is_over:
        return note_part("actions", note, box)
    is_said = model.places.tray.is_wide and box.h >= 84
    grid = Box(box.x, box.y, box.w, box.h - (22 if is_said else 0))
    count = max(model.allowance, model.left)
    columns, size = _grid(count, grid)
    rows = ceil(count / columns)
    left = grid.cx - columns * size / 2 if model.places.tray.is_wide else grid.x
    top = grid.cy - rows * size / 2
    nodes = [
        Node(
            f"trowel-{index}",
            _trowel(model, index),
            left + (index % columns + 0.5) * size,
            top + (index // columns + 0.5) * size,
            size / 34,
        )
        for index in range(count)
    ]
    return note_part("actions", note, box, *nodes, *_count(model, box, is_said=is_said))


def _grid(count: int, box: Box) -> tuple[int, float]:
    """Return how many trowels lie in a row, and the room of each: as large as fits."""
    best = (1, 0.0)
    for columns in range(1, count + 1):
        size = min(box.w / columns, box.h / ceil(count / columns), 33)
        best = max(best, (columns, size), key=lambda each: each[1])
    return best


def _trowel(model: ViewModel, index: int) -> Shapes:
    if index >= model.left:
        return (Circle(0, 0, 13, stroke="place", width=1.8),)
    if index >= model.left - model.spent:
        return (
            Circle(0, 0, 13.4, stroke="trowel", width=2.2, dash=(4.2, 4.2)),
            Icon("trowel", 0, 0, 16, "trowel"),
        )
    return (
        Circle(0, 0, 14.2, fill="sun", shadow=CHIP),
        Icon("trowel", 0, 0, 17, "print"),
    )


def _count(model: ViewModel, box: Box, *, is_said: bool) -> tuple[Node, ...]:
    if not is_said or not model.allowance:
        return ()
    left = model.left - model.spent
    text = said.left_of(left, model.allowance)
    line = words(box.cx, box.bottom - 8, text, 15, "ink")._replace(fit=box.w + 8)
    return (Node("actions", (line,)),)
