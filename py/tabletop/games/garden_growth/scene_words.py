"""What the table of Garden Growth says: its labels, and what it reads aloud."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.garden_growth.garden import SPACE_NAMES, Garden, Plant
from tabletop.games.garden_growth.kinds import (
    BLUEBERRY,
    BROCCOLI,
    CARROT,
    KIND_OF,
    LEMON,
    PLUM,
    STRAWBERRY,
)
from tabletop.games.garden_growth.scene_shown import Shown, points_at
from tabletop.games.garden_growth.state import LAST_TURN, State
from tabletop.games.garden_growth.upkeep import Fate
from tabletop.games.garden_growth.words import actions, join, tell_fate

LONGEST_NAME = 12
MINUS = "\N{MINUS SIGN}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"

BONUSES = {
    STRAWBERRY: "It loses water on even turns only.",
    CARROT: "It gains weeds on odd turns only.",
    BROCCOLI: "Every two broccolis give one more action each turn.",
    PLUM: "The others in its bed lose water on odd turns only.",
    BLUEBERRY: "The others in its bed gain weeds on odd turns only.",
    LEMON: "Once, it can bring a dead plant back to life.",
}

ITEMS = (
    ("Living plants", "Every living plant gives 1 point"),
    ("Their points", "Living plants add their own points"),
    ("All twelve", "A plant on every place gives 5 points"),
    ("Water ÷ 4", "Every four waters give 1 point"),
    ("Weeds ÷ 2", "Every two weeds cost 1 point"),
    ("Dead plants", "Every dead plant costs 2 points"),
    ("One-kind beds", "A bed of one kind gives 1 point"),
)
"""The name of each item of the score, and what it is."""


def short_name(name: str) -> str:
    """Return a name that leaves room for the sentence: the first word of a long one."""
    first = name.split()[0] if len(name) > LONGEST_NAME and name.split() else name
    return first if len(first) <= LONGEST_NAME else first[: LONGEST_NAME - 1] + "…"


def whose_garden(view: Shown) -> str:
    """Return whose garden lies large."""
    return f"{short_name(view.name)}{APOSTROPHE}s garden"


def parity(turn: int) -> str:
    """Return "odd" or "even"."""
    return "odd" if turn % 2 else "even"


def signed(points: int) -> str:
    """Return points with a minus sign as wide as a figure."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def in_points(points: int) -> str:
    """Return a number of points in words: "1 point", "7 points"."""
    return f"{signed(points)} {_point(points)}"


def gained(points: int) -> str:
    """Return a change with its sign in words: "+1 point", "+2 points"."""
    return f"{change(points)} {_point(points)}"


def _point(points: int) -> str:
    return "point" if abs(points) == 1 else "points"


def change(points: int) -> str:
    """Return a change with its sign, such as "+2"."""
    return f"+{points}" if points > 0 else signed(points)


def fate_words(view: Shown, space: int) -> str:
    """Return what the next upkeep does to a plant, as a sentence; "" if nothing."""
    return _told_fate(view.garden, space, view.upkeep) if view.upkeep else ""


@lru_cache(maxsize=256)
def _told_fate(garden: Garden, space: int, turn: int) -> str:
    return tell_fate(garden, space, turn).replace("It ", "Next upkeep it ", 1)


def turn_words(view: Shown) -> str:
    """Return what the next upkeep is like: the hard part, in words."""
    if view.state.is_over:
        return "All twelve turns are over"
    if view.upkeep is None:
        return "The last turn: no more upkeep"
    if view.upkeep % 2:
        return "Next upkeep odd: strawberries keep their water"
    return "Next upkeep even: plums and blueberries help"


def plot_label(view: Shown, space: int) -> str:
    """Return the name of a place with what stands there and what would become of it."""
    name, plant = SPACE_NAMES[space], view.garden[space]
    last = ("last move",) if space in view.last else ()
    if plant is None:
        return ", ".join([name, *_empty_words(view, space), *last])
    words = [name, plant.name if plant.is_living else f"dead {plant.name}", *_chips(plant)]
    if plant.kind == LEMON and plant.is_living:
        words.append("its charge is used" if plant.is_used else "can revive a plant")
    fate = view.fates[space]
    words += _fate(fate) if fate and plant.is_living else ()
    if view.move and not plant.is_living and _is_picked(view, space):
        words.append("would live again")
    points = points_at(view, space)
    words += [f"gives {in_points(points)}"] if points else []
    return ", ".join([*words, *last])


def _is_picked(view: Shown, space: int) -> bool:
    return view.choice.space == space


def _empty_words(view: Shown, space: int) -> tuple[str, ...]:
    if _is_picked(view, space):
        kind = KIND_OF[view.choice.seed].name if view.choice.seed else ""
        return (f"{kind} to be planted",) if kind else ("empty", "chosen for a seed")
    return ("empty", "can be planted") if view.is_open else ("empty",)


def _chips(plant: Plant) -> tuple[str, str]:
    """Return the water and the weeds of a plant in words."""
    weeds = f"{plant.weeds} weed{'s' * (plant.weeds != 1)}"
    return (f"{plant.water or 'no'} water", weeds if plant.weeds else "no weeds")


def _fate(fate: Fate) -> tuple[str, ...]:
    """Return what the next upkeep does, in phrases."""
    if fate.dies:
        return (f"dies of {join(fate.causes)} next upkeep",)
    done = []
    if fate.loses_water:
        done.append("loses water")
    if fate.gains_weed:
        done.append("gains a weed")
    return (f"{' and '.join(done)} next upkeep" if done else "safe next upkeep",)


def seed_label(kind: str) -> str:
    """Return the name of a seed and its cost."""
    return f"{KIND_OF[kind].name.capitalize()}, costs {actions(KIND_OF[kind].cost)}"


def seed_hint(kind: str) -> str:
    """Return the card of a seed as sentences."""
    about = KIND_OF[kind]
    more = f" and {about.points} more" * bool(about.points)
    return f"{BONUSES[kind]} It starts with {about.water} water and is worth 1 point{more}."


def player_label(view: Shown, seat: int) -> str:
    """Return a player with the total of the garden, as a button that shows it."""
    parts = [f"{view.sitters[seat - 1].name}, {in_points(view.totals[seat - 1])}"]
    parts += ["to move"] if seat == view.mover else []
    parts += ["wins"] if view.winners and seat in view.winners else []
    return ", ".join(parts)


def player_hint(view: Shown, seat: int) -> str:
    """Return what a tap on a player does."""
    if seat != view.seat:
        return "Shows this garden."
    return "Closes the score." if view.gaze.terms else "Opens the score into its terms."


def score_note(view: Shown) -> str:
    """Return the seven items and the total, with what would change."""
    told = []
    for (name, _), now, then in zip(ITEMS, view.points, view.items_to_come, strict=True):
        would = f", would be {signed(then)}" if then != now else ""
        told.append(f"{name.replace('÷', 'divided by')}: {signed(now)}{would}")
    total = in_points(sum(view.points))
    return f"The garden of {view.name} is worth {total}. {'; '.join(told)}."


def track_note(view: Shown) -> str:
    """Return which turn it is, and what the next upkeep is like."""
    if view.state.is_over:
        return f"{turn_words(view)}."
    turn = view.state.turn
    return f"Turn {turn} of {LAST_TURN}, {parity(turn)}. {turn_words(view)}."


def status_of(state: State) -> str:
    """Return how far the game is."""
    return "Finished" if state.is_over else f"Turn {state.turn} of {LAST_TURN}"
