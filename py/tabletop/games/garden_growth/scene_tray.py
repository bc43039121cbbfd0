"""What the mover takes in hand: seeds with their cost, the actions left, and the buttons."""

from __future__ import annotations

from math import ceil

from tabletop.games.garden_growth.garden import SPACE_NAMES
from tabletop.games.garden_growth.kinds import KIND_OF, KINDS, Kind
from tabletop.games.garden_growth.notation import End, Watering, Weeding
from tabletop.games.garden_growth.scene_buttons import button_nodes, ways
from tabletop.games.garden_growth.scene_draft import ENDING, WATER, WEED
from tabletop.games.garden_growth.scene_garden import bulb
from tabletop.games.garden_growth.scene_plants import RADIUS, disc
from tabletop.games.garden_growth.scene_shown import Shown
from tabletop.games.garden_growth.scene_words import (
    BONUSES,
    ITEMS,
    fate_words,
    in_points,
    signed,
    turn_words,
)
from tabletop.games.garden_growth.state import LAST_TURN
from tabletop.games.garden_growth.words import actions
from tabletop.scene.boxes import Box
from tabletop.scene.marks import OFF, ring
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import number, rule, sheet, words
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Shapes, Text

_COUNTED = "Waters and weeds are counted over the whole garden."


def tray_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the tray with everything that lies in it."""
    tray = view.places.tray
    return (
        Node("tray", (sheet(tray.box), *_parting(view))),
        *(node for index, kind in enumerate(KINDS) for node in _seed(view, index, kind)),
        *_info(view),
        *_trowels(view),
        *button_nodes(view),
        *_bulb(view),
    )


def _parting(view: Shown) -> Shapes:
    tray = view.places.tray
    if not tray.is_wide or view.state.is_over:
        return ()
    return (rule(tray.trowels.x - 6, tray.box.y + 18, tray.box.h - 36, upright=True),)


def _seed(view: Shown, index: int, kind: Kind) -> tuple[Node, ...]:
    """Return a seed to choose, its cost and its name; it rises when it is chosen."""
    tray, box = view.places.tray, view.places.tray.seeds[index]
    picked = view.choice.seed == kind.letter
    off = view.state.is_over or (view.active and not view.may_plant(kind))
    y = tray.y - (6 if picked else 0)
    scale = tray.r / RADIUS * (1.1 if picked else 1)
    halo = ring(0, 0, RADIUS * 1.08, 6) if picked else ()
    shapes = (*halo, *disc(kind.letter), *_cost(kind.cost))
    opacity = OFF if off else 1
    seed = Node(seed_key(kind.letter), shapes, box.cx, y, scale, opacity=opacity)
    return (*_name_of_seed(view, kind, box, bold=picked), seed)


def seed_key(letter: str) -> str:
    """Return the key of the node of a seed."""
    return f"seed-{letter}"


def _cost(cost: int) -> Shapes:
    x, y, r = RADIUS * 0.82, -RADIUS * 0.66, RADIUS * 0.42
    disc_of_cost = Circle(x, y, r, fill="sun", stroke="white", width=2, shadow=CHIP)
    return (disc_of_cost, number(x, y, str(cost), r * 1.25, "print"))


def _name_of_seed(view: Shown, kind: Kind, box: Box, *, bold: bool) -> tuple[Node, ...]:
    y = view.places.tray.names
    if not y:
        return ()
    line = Text(
        box.cx,
        baseline(y, 15),
        kind.name.capitalize(),
        15,
        "ink",
        weight=800 if bold else 700,
        align="middle",
        fit=box.w - 4,
    )
    return (Node(f"seed-name-{kind.letter}", (line,)),)


def _info(view: Shown) -> tuple[Node, ...]:
    """Return what is said of the seed, plant or item that is picked; else of the next upkeep."""
    box = view.places.tray.info
    if box is None:
        return ()
    title, quiet, text = info_words(view)
    if box.h >= 36:
        x = box.x + 4
        after = x + text_width(title, 17, "title") + 12
        return (
            Node(
                "info",
                (
                    Text(x, box.y + 15, title, 17, "ink", "title", 700),
                    Text(after, box.y + 15, quiet, 14, "ink2", fit=box.right - after),
                    Text(x, box.y + 36, text, 14, "ink", fit=box.w - 8),
                ),
            ),
        )
    line = f"{title}: {quiet + '. ' if quiet else ''}{text}"
    return (Node("info", (words(box.cx, box.cy, line, 16, "ink")._replace(fit=box.w),)),)


def info_words(view: Shown) -> tuple[str, str, str]:
    """Return a title, something quiet beside it, and a sentence."""
    choice = view.choice
    if choice.seed:
        kind = KIND_OF[choice.seed]
        return (
            kind.name.capitalize(),
            f"{kind.cost} of {actions(view.left)} · {in_points(1 + kind.points)}",
            BONUSES[choice.seed],
        )
    plant = view.garden[choice.space] if choice.space is not None else None
    if plant is not None and choice.space is not None:
        where = SPACE_NAMES[choice.space]
        told = fate_words(view, choice.space) if plant.is_living else "It comes back as it died."
        quiet = BONUSES[plant.kind] if plant.is_living else "a dead plant costs 2 points"
        return (f"{plant.name.capitalize()} {where}", "", told or quiet)
    item = view.gaze.item
    if item is not None:
        name, text = ITEMS[item]
        return (name, f"{signed(view.points[item])} now", f"{text}.")
    if view.gaze.terms:
        return ("Score", f"{signed(sum(view.points))} now", _COUNTED)
    return _turn_info(view)


def _turn_info(view: Shown) -> tuple[str, str, str]:
    state = view.state
    if state.is_over:
        return ("The end", "", "Tap a player for the score or another garden.")
    title = f"Turn {state.turn} of {LAST_TURN}"
    return (title, f"{actions(view.left)} left", f"{turn_words(view)}.")


def _trowels(view: Shown) -> tuple[Node, ...]:
    """Return the actions as trowels: left in sun, dashed what would be spent, rings once spent."""
    box = view.places.tray.trowels
    if view.state.is_over:
        return ()
    is_said = view.places.tray.is_wide and box.h >= 84
    grid = Box(box.x, box.y, box.w, box.h - (22 if is_said else 0))
    count = max(view.allowance, view.left)
    columns, size = _grid(count, grid)
    rows = ceil(count / columns)
    left = grid.cx - columns * size / 2 if view.places.tray.is_wide else grid.x
    top = grid.cy - rows * size / 2
    nodes = tuple(
        Node(
            f"trowel-{index}",
            _trowel(view, index),
            left + (index % columns + 0.5) * size,
            top + (index // columns + 0.5) * size,
            size / 34,
        )
        for index in range(count)
    )
    return (*nodes, *_count(view, box, is_said=is_said))


def _grid(count: int, box: Box) -> tuple[int, float]:
    """Return how many trowels lie in a row, and the room of each: as large as fits."""
    best = (1, 0.0)
    for columns in range(1, count + 1):
        size = min(box.w / columns, box.h / ceil(count / columns), 33)
        best = max(best, (columns, size), key=lambda each: each[1])
    return best


def _trowel(view: Shown, index: int) -> Shapes:
    if index >= view.left:
        return (Circle(0, 0, 13, stroke="place", width=1.8),)
    if index >= view.left - view.spent:
        return (
            Circle(0, 0, 13.4, stroke="trowel", width=2.2, dash=(4.2, 4.2)),
            Icon("trowel", 0, 0, 16, "trowel"),
        )
    return (
        Circle(0, 0, 14.2, fill="sun", shadow=CHIP),
        Icon("trowel", 0, 0, 17, "print"),
    )


def _count(view: Shown, box: Box, *, is_said: bool) -> tuple[Node, ...]:
    if not is_said or not view.allowance:
        return ()
    left = view.left - view.spent
    text = f"{left} of {actions(view.allowance)} left"
    line = words(box.cx, box.bottom - 8, text, 15, "ink")._replace(fit=box.w + 8)
    return (Node("actions", (line,)),)


def _bulb(view: Shown) -> tuple[Node, ...]:
    """Return the sign of a hint at the seed or the button that it points at."""
    hint, tray = view.hint, view.places.tray
    if isinstance(hint, End):
        box = next((way.box for way in ways(view) if way.id == ENDING), tray.buttons)
        return (Node("hint", bulb(12), box.right - 12, box.y + 6),)
    buttons = {Watering: WATER, Weeding: WEED}
    for way in ways(view):
        if hint is not None and way.id == buttons.get(type(hint)) and len(view.care) > 1:
            return (Node("hint-care", bulb(12), way.box.right - 12, way.box.y + 6),)
    return ()
