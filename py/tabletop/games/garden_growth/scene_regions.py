"""Where the table of Garden Growth can be touched, and what is read aloud there."""

from __future__ import annotations

from tabletop.games.garden_growth.garden import SECTION_SIZE, SPACE_NAMES, SPACES
from tabletop.games.garden_growth.kinds import KINDS, Kind
from tabletop.games.garden_growth.scene_buttons import ways
from tabletop.games.garden_growth.scene_draft import SEED, revivers
from tabletop.games.garden_growth.scene_gaze import ITEM, PLAYER
from tabletop.games.garden_growth.scene_layout import ICONS
from tabletop.games.garden_growth.scene_score import item_boxes
from tabletop.games.garden_growth.scene_shown import Shown
from tabletop.games.garden_growth.scene_tray import info_words, seed_key
from tabletop.games.garden_growth.scene_words import (
    ITEMS,
    fate_words,
    player_hint,
    player_label,
    plot_label,
    score_note,
    seed_hint,
    seed_label,
    signed,
    track_note,
)
from tabletop.games.garden_growth.words import actions
from tabletop.scene import papers
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.regions import (
    BUTTONS,
    DISABLED,
    GRID,
    LAST,
    LEGAL,
    RADIOS,
    SELECTED,
    Group,
    Note,
    Region,
)
from tabletop.scene.ways import Way

GARDEN, SEEDS, GO_ON, GARDENS, SCORE = "garden", "seeds", "go", "gardens", "score"


def groups(view: Shown) -> tuple[Group, ...]:
    """Return the groups of regions in the order of the Tab key: what one needs first."""
    score = (Group(SCORE, "Score", BUTTONS),) if view.places.score_kind == ICONS else ()
    return (
        Group(GARDEN, f"Garden of {view.name}", GRID),
        Group(SEEDS, "Seeds", RADIOS),
        Group(GO_ON, "Go on", BUTTONS),
        Group(GARDENS, "Gardens", RADIOS),
        *score,
    )


def regions(view: Shown) -> tuple[Region, ...]:
    """Return everything that can be touched."""
    return (
        *(_plot(view, space) for space in SPACES),
        *(_seed(view, index, kind) for index, kind in enumerate(KINDS)),
        *(_button(view, index, way) for index, way in enumerate(ways(view), start=1)),
        *_players(view),
        *_items(view),
    )


def notes(view: Shown) -> tuple[Note, ...]:
    """Return what can be read beside the beds: the turn, the score, the actions, what is picked."""
    tray = view.places.tray
    left = f"{actions(view.left)} left of {view.allowance}."
    about = (
        (Note("info", " ".join(filter(None, info_words(view))), tray.info),) if tray.info else ()
    )
    return (
        Note("track", track_note(view), view.places.track),
        Note("score", score_note(view), view.places.score),
        *about,
        Note("actions", left, tray.trowels),
    )


def inside(view: Shown, box: Box) -> Box:
    """Return the box grown for a finger, and kept on the page."""
    w, h = max(box.w, TOUCH), max(box.h, TOUCH)
    x = min(max(box.cx - w / 2, 0), view.places.width - w)
    y = min(max(box.cy - h / 2, 0), view.places.height - h)
    return Box(x, y, w, h)


def _plot(view: Shown, space: int) -> Region:
    """Return a place of the garden; in two columns of beds A and B share a row."""
    wide = view.places.bed_columns * SECTION_SIZE
    return Region(
        SPACE_NAMES[space],
        GARDEN,
        plot_label(view, space),
        inside(view, view.places.plots[space].box),
        row=space // wide + 1,
        col=space % wide + 1,
        states=_plot_states(view, space),
        hint=fate_words(view, space) if view.garden[space] else "",
    )


def _plot_states(view: Shown, space: int) -> tuple[str, ...]:
    last = (LAST,) if space in view.last else ()
    if view.active and space in (view.choice.space, view.choice.tree):
        return (SELECTED, *last)
    return (LEGAL if _may(view, space) else DISABLED, *last)


def _may(view: Shown, space: int) -> bool:
    """Return whether anything can be done on a place."""
    plant = view.garden[space]
    if not view.active:
        return False
    if plant is not None and not plant.is_living:
        return bool(revivers(view.garden))
    return view.left > 0 and (plant is None or plant.water < 3 or plant.weeds > 0)


def _seed(view: Shown, index: int, kind: Kind) -> Region:
    tray = view.places.tray
    column = tray.seeds[index]
    top = tray.y - tray.r * 1.3
    low = (tray.names + 10 if tray.names else tray.y + tray.r * 1.1) - top
    may = view.may_plant(kind)
    picked = view.active and view.choice.seed == kind.letter
    return Region(
        f"{SEED}{kind.letter}",
        SEEDS,
        seed_label(kind.letter),
        inside(view, Box(column.x, top, column.w, low)),
        col=index + 1,
        states=(SELECTED,) if picked else () if may else (DISABLED,),
        drag=seed_key(kind.letter) if may else None,
        hint=seed_hint(kind.letter),
    )


def _button(view: Shown, index: int, way: Way) -> Region:
    label = f"{way.label}, {way.below}" if way.below else way.label
    states = (DISABLED,) if way.tone == papers.IDLE else ()
    return Region(way.id, GO_ON, label, inside(view, way.box), col=index, states=states)


def _players(view: Shown) -> tuple[Region, ...]:
    """Return a region for each player, which brings that garden to the table."""
    return tuple(
        Region(
            f"{PLAYER}{seat}",
            GARDENS,
            player_label(view, seat),
            inside(view, box),
            row=seat,
            col=seat,
            states=(SELECTED,) if seat == view.seat else (),
            hint=player_hint(view, seat),
        )
        for seat, box in enumerate(view.places.players, start=1)
    )


def _items(view: Shown) -> tuple[Region, ...]:
    """Return a region for each item that has no room for words: a tap tells them."""
    if view.places.score_kind != ICONS:
        return ()
    return tuple(
        Region(
            f"{ITEM}{index}",
            SCORE,
            f"{name.replace('÷', 'divided by')}: {signed(view.points[index])}",
            inside(view, box),
            col=index + 1,
            hint=f"{text}.",
        )
        for index, ((name, text), box) in enumerate(zip(ITEMS, item_boxes(view), strict=True))
    )
