"""What the places of the garden are called: what is on them, how high they are, what is seen."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.hanging_gardens.garden import Garden, supports_at, top_level
from tabletop.games.hanging_gardens.lookout import SightedBed
from tabletop.games.hanging_gardens.scene_draft import stack_over
from tabletop.games.hanging_gardens.scene_shown import Shown
from tabletop.games.hanging_gardens.scene_views import best_of, view_of
from tabletop.games.hanging_gardens.scene_words import piece_name
from tabletop.games.hanging_gardens.spaces import Space, space_to_text
from tabletop.games.hanging_gardens.words import COLOUR_NAMES, count, join


def level_text(level: int) -> str:
    """Return the level of a space in words."""
    return f"level {level}" if level else "on the ground"


def space_label(view: Shown, space: Space) -> str:
    """Return what is on a space, its level, and what the piece in hand would be worth there."""
    garden = view.garden
    if space not in garden.levels[0]:
        return f"{space_to_text(space)}, bare table"
    parts = [space_to_text(space), _content(view, space), level_text(top_level(garden, space))]
    if space in view.worth:
        parts.append(f"{signed_points(view.worth[space])} for you")
    return ", ".join(part for part in parts if part)


def _content(view: Shown, space: Space) -> str:
    garden = view.garden
    if view.choice.place == space and not view.choice.is_tile:
        return f"your {piece_name(view.choice.piece)} to be"
    found = contents(garden).get(space)
    if found is None:
        stack = stack_over(garden, space)
        return "free" if stack is None else f"under {count(supports_at(garden, stack), 'support')}"
    if found.isdigit():
        return f"gazebo of {view.name(int(found))}"
    status = bed_status(view).get(space, "")
    return f"{COLOUR_NAMES[found]} bed" + (f", {status}" if status else "")


@lru_cache(maxsize=64)
def contents(garden: Garden) -> dict[Space, str]:
    """Return the colour of the bed, or the seat of the gazebo, on each space that has one."""
    beds = {bed.space: bed.colour for bed in garden.beds}
    return beds | {
        space: str(seat) for seat, space in enumerate(garden.gazebos, start=1) if space is not None
    }


def bed_status(view: Shown) -> dict[Space, str]:
    """Return of each bed in the view laid open whether it is seen, and why not."""
    if view.view is None:
        return {}
    return {each.bed.space: _status(each) for row in view.view.rows for each in row.beds}


def _status(each: SightedBed) -> str:
    if each.is_above:
        return "not seen, it is higher than the gazebo"
    if each.hidden_by:
        return f"not seen, hidden by the terrace on {space_to_text(each.hidden_by[0])}"
    return "seen"


def bed_hint(view: Shown, space: Space) -> str:
    """Return whose score a bed is part of, "" where there is no bed."""
    if contents(view.garden).get(space, "") not in COLOUR_NAMES:
        return ""
    names = [view.name(seat) for seat in counted_by(view.garden).get(space, ())]
    return f"This bed counts for {join(names) if names else 'nobody'}."


@lru_cache(maxsize=16)
def counted_by(garden: Garden) -> dict[Space, tuple[int, ...]]:
    """Return for each bed the seats whose best view sees it (R19)."""
    found: dict[Space, tuple[int, ...]] = {}
    for seat in range(1, len(garden.gazebos) + 1):
        best = view_of(garden, best_of(garden, seat))
        for row in best.rows if best else ():
            for each in row.beds:
                if each.is_seen:
                    found[each.bed.space] = (*found.get(each.bed.space, ()), seat)
    return found


def anchor_label(view: Shown, anchor: Space) -> str:
    """Return where a tile would lie, on what, and what it would be worth."""
    parts = [f"tile at {space_to_text(anchor)}"]
    if anchor not in view.places:
        return f"{parts[0]}, no room"
    laid = supports_at(view.garden, anchor)
    if laid:
        parts.append(f"on {count(laid, 'support')}")
    elif view.choice.piece == "S":
        parts.append(level_text(top_level(view.garden, anchor)))
    else:
        parts.append("on the table")
    if anchor in view.worth:
        parts.append(f"{signed_points(view.worth[anchor])} for you")
    return ", ".join(parts)


def signed_points(change: int) -> str:
    """Return a change of points in words: "plus two points"."""
    sign = "plus" if change > 0 else "minus"
    return f"{sign} {count(abs(change), 'point')}"
