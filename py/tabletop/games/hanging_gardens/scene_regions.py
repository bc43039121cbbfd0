"""Where the table of Hanging Gardens can be touched, and what is read aloud there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tabletop.games.hanging_gardens.scene_draft import (
    ANCHOR,
    GAZE,
    GO,
    PLAYER,
    SPACE,
    bare_places,
    lifts,
    stack_over,
    why_not_piece,
    written,
)
from tabletop.games.hanging_gardens.scene_layout import PIECES
from tabletop.games.hanging_gardens.scene_places import anchor_label, bed_hint, space_label
from tabletop.games.hanging_gardens.scene_sheet import direction_points
from tabletop.games.hanging_gardens.scene_shown import Shown
from tabletop.games.hanging_gardens.scene_tray import cameras
from tabletop.games.hanging_gardens.scene_views import DIRECTIONS
from tabletop.games.hanging_gardens.scene_words import (
    button_label,
    piece_label,
    player_label,
    stock_note,
    view_note,
)
from tabletop.games.hanging_gardens.scene_world import WINDOW, Span, space_at, tile_at, touch_box
from tabletop.games.hanging_gardens.spaces import Space, space_to_text
from tabletop.games.hanging_gardens.words import count
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
    target,
)

_STOCK, _GARDEN, _GO_ON, _PLAYERS, _VIEWS, _CAMERA = (
    "stock", "garden", "go", "players", "views", "camera",
)  # fmt: skip
_GROUPS = (
    Group(_STOCK, "Pieces", RADIOS),
    Group(_GARDEN, "Garden", GRID),
    Group(_GO_ON, "Go on", BUTTONS),
    Group(_PLAYERS, "Players and their views", RADIOS),
    Group(_VIEWS, "Directions to look", RADIOS),
    Group(_CAMERA, "Look at the garden from", BUTTONS),
)
_CAMERA_LABELS = {
    "closer": "Closer",
    "farther": "Farther away",
    "whole": "Show the whole garden",
}


def groups() -> tuple[Group, ...]:
    """Return the groups of regions in the order of the Tab key: what one needs first."""
    return _GROUPS


def regions(view: Shown) -> tuple[Region, ...]:
    """Return everything that can be touched."""
    return (
        *(_anchors(view) if view.shows_anchors else _spaces(view)),
        *_pieces(view),
        _button(view),
        *_players(view),
        *_directions(view),
        *_cameras(view),
    )


def notes(view: Shown) -> tuple[Note, ...]:
    """Return what can be read beside the garden: actions and pieces left, the view laid open."""
    places = view.layout
    return (
        Note("stock", stock_note(view), places.head),
        Note("view", view_note(view), places.sheet if places.sheet.h else places.head),
    )


def _spaces(view: Shown) -> Iterator[Region]:
    """Yield the spaces of the garden and those around it, gaps too: arrows go step by step."""
    last = {laid.place for laid in view.last if not laid.is_tile}
    for space in spaces_of(view.span.grown(1)):
        latest = (LAST,) if space in last else ()
        yield Region(
            SPACE + written(space),
            _GARDEN,
            space_label(view, space),
            touch_box(space_at(space), view.cell),
            view.world.high - space[1] + 1,
            space[0] - view.world.left + 1,
            (_space_state(view, space), *latest),
            hint=bed_hint(view, space),
            window=WINDOW,
        )


@lru_cache(maxsize=16)
def spaces_of(span: Span) -> tuple[Space, ...]:
    """Return all spaces of a rectangle, from the north-west to the south-east."""
    rows = range(span.high, span.low - 1, -1)
    return tuple((x, y) for y in rows for x in range(span.left, span.right + 1))


def anchors_in(span: Span) -> Span:
    """Return the anchors of all tiles that lie in the garden or touch it."""
    return Span(span.left - 2, span.right + 1, span.low - 2, span.high + 1)


def _space_state(view: Shown, space: Space) -> str:
    if view.choice.place == space:
        return SELECTED
    if lifts(view.state, view.choice):
        return LEGAL if stack_over(view.garden, space) in view.places else DISABLED
    places = view.places if view.choice.piece else bare_places(view.state) if view.active else ()
    return LEGAL if space in places else DISABLED


def _anchors(view: Shown) -> Iterator[Region]:
    """Yield the middles of the tiles that may be laid, and of all between and around them."""
    for anchor in spaces_of(anchors_in(view.span)):
        state = LEGAL if anchor in view.places else DISABLED
        if view.choice.place == anchor:
            state = SELECTED
        yield Region(
            ANCHOR + written(anchor),
            _GARDEN,
            anchor_label(view, anchor),
            touch_box(tile_at(anchor), view.cell),
            view.world.high - anchor[1] + 1,
            anchor[0] - view.world.left + 1,
            (state,),
            window=WINDOW,
        )


def _pieces(view: Shown) -> Iterator[Region]:
    for index, piece in enumerate(PIECES):
        usable = view.active and why_not_piece(view.state, piece) is None
        state = SELECTED if piece == view.choice.piece else LEGAL if usable else DISABLED
        drag = f"piece-{piece}" if usable else None
        box = view.layout.slots[index]
        yield target(piece, _STOCK, piece_label(view, piece), box, col=index + 1, states=(state,),
                     drag=drag)  # fmt: skip


def _button(view: Shown) -> Region:
    label = button_label(view)
    if view.move is not None and view.choice.place is not None:
        then = count(view.scores_to_come[view.mover - 1], "point")
        label = f"{label}, on {space_to_text(view.choice.place)}, you then have {then}"
    ready = view.move is not None or view.must_pass
    return target(GO, _GO_ON, label, view.layout.go, states=() if ready else (DISABLED,))


def _players(view: Shown) -> Iterator[Region]:
    for seat, box in enumerate(view.layout.players, start=1):
        watched = view.gaze is not None and view.gaze.seat == seat
        states = (SELECTED,) if watched else ()
        if view.garden.gazebos[seat - 1] is None:
            states = (DISABLED,)
        yield target(f"{PLAYER}{seat}", _PLAYERS, player_label(view, seat), box, row=seat,
                     states=states)  # fmt: skip


def _directions(view: Shown) -> Iterator[Region]:
    points = direction_points(view)
    name = view.name(view.watched)
    for index, (word, box) in enumerate(zip(DIRECTIONS, view.layout.compass, strict=True)):
        is_shown = view.gaze is not None and view.gaze.direction == index
        states = (SELECTED,) if is_shown else ()
        worth = "no gazebo yet" if points is None else count(points[index], "point")
        yield target(
            f"{GAZE}{word[0]}",
            _VIEWS,
            f"{name} looks {word}, {worth}",
            box,
            col=index + 1,
            states=states if points is not None else (DISABLED,),
        )


def _cameras(view: Shown) -> Iterator[Region]:
    for index, (kind, box) in enumerate(cameras(view), start=1):
        yield target(f"camera-{kind}", _CAMERA, _CAMERA_LABELS[kind], box, col=index, camera=kind,
                     of=WINDOW)  # fmt: skip
