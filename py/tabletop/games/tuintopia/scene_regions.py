"""Where the table of Tuintopia can be touched, and what it reads aloud."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.tuintopia.cards import CARDS, HOUSE
from tabletop.games.tuintopia.scene_draft import (
    CLOSE,
    GO,
    GOAL,
    HAND,
    HOUSE_REGION,
    KEY,
    PLAYER,
    STEP_A,
    STEP_B,
)
from tabletop.games.tuintopia.scene_ground import WINDOW, key_of
from tabletop.games.tuintopia.scene_hand import (
    STEPS,
    button_label,
    is_chosen,
    is_off,
    step_state,
)
from tabletop.games.tuintopia.scene_info import close_place, covers_hand, key_place
from tabletop.games.tuintopia.scene_layout import hand_slots, house_slot, places_of
from tabletop.games.tuintopia.scene_shown import Shown
from tabletop.games.tuintopia.scene_words import (
    about_in,
    cell_label,
    counts_note,
    hand_label,
    player_label,
    score_sentence,
)
from tabletop.games.tuintopia.state import HIDDEN, Phase
from tabletop.games.tuintopia.words import signed
from tabletop.scene.boxes import TOUCH, Box, around
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
from tabletop.scene.shapes import PIECE, Circle, Icon, Node
from tabletop.scene.windows import CLOSER, FARTHER, WHOLE

_PLAYERS, _GARDEN, _HAND, _STEPS, _ACTIONS, _VIEW = (
    "players", "garden", "hand", "steps", "actions", "view",
)  # fmt: skip

_GROUPS = (
    Group(_PLAYERS, "Players"),
    Group(_GARDEN, "Garden", GRID),
    Group(_HAND, "Your hand", RADIOS),
    Group(_STEPS, "Steps of the turn", RADIOS),
    Group(_ACTIONS, "Actions", BUTTONS),
    Group(_VIEW, "View of the garden", BUTTONS),
)


class _Camera(NamedTuple):
    """A button that moves the view: what it does, its name, its icon."""

    does: str
    label: str
    icon: str


_CAMERAS = (
    _Camera(FARTHER, "Farther away", "minus"),
    _Camera(CLOSER, "Closer", "plus"),
    _Camera(WHOLE, "The whole garden", "house"),
)


def groups(view: Shown) -> tuple[Group, ...]:
    """Return the groups that have regions, in the order of Tab."""
    used = {region.group for region in regions(view)}
    return tuple(group for group in _GROUPS if group.id in used)


def regions(view: Shown) -> tuple[Region, ...]:
    """Return every place that can be touched."""
    return (
        *_players(view),
        *_cells(view),
        *(() if covers_hand(view) else _hand(view)),
        *_steps(view),
        *_buttons(view),
        *(() if view.places.field.fits else _cameras(view)),
    )


def _players(view: Shown) -> tuple[Region, ...]:
    boxes = view.places.players
    found = tuple(
        target(
            f"{PLAYER}{seat}", _PLAYERS, player_label(view, seat), box, col=seat,
            states=(SELECTED,) if view.score == seat else (),
            hint="Shows where these points come from.",
        )
        for seat, box in enumerate(boxes, start=1)
    )  # fmt: skip
    if view.places.goal is None:
        return found
    box = view.places.goal
    tall = around(box.cx, box.cy, box.w, max(box.h, TOUCH))
    label = score_sentence(view, 0).removesuffix(".")
    chosen = (SELECTED,) if view.score == 0 else ()
    return (*found, Region(GOAL, _PLAYERS, label, tall, col=len(boxes) + 1, states=chosen))


def _cells(view: Shown) -> list[Region]:
    """Return the cells and the house, by row and column."""
    state, field = view.state, view.places.field
    legal, last = {each.cell for each in view.targets}, dict(view.last)
    found = [_house(view)]
    for cell, (row, column) in enumerate(places_of(state.variant.garden)):
        states: tuple[str, ...] = (LEGAL,) if cell in legal else ()
        states += (SELECTED,) if cell == view.choice.cell else ()
        states += (LAST,) if cell in last else ()
        found.append(
            Region(
                state.ground.cells[cell], _GARDEN, cell_label(view, cell),
                field.slot(row, column), row + 1, column + 1, states, hint=_cell_hint(view, cell),
                window=WINDOW,
            )
        )  # fmt: skip
    return found


def _cell_hint(view: Shown, cell: int) -> str:
    """Return all that is on the card of a cell, for those who may look at it."""
    state = view.state
    if state.open_cards[cell] >= 0:
        brought = f"It brought {view.sitters[state.who[cell] - 1].name} "
        return f"{about_in(view, state.open_cards[cell])} {brought}{_gain(view, cell)}."
    if state.closed_cards[cell] >= 0:
        return about_in(view, state.closed_cards[cell])
    return ""


def _gain(view: Shown, cell: int) -> str:
    return signed(view.state.gains[cell].total)


def _house(view: Shown) -> Region:
    ground, box = view.state.ground, house_slot(view.places.field, view.state.variant.garden)
    west, east = ground.house_cells
    return Region(
        HOUSE_REGION, _GARDEN, f"House on {west} and {east}", box, int(west[1:]),
        ord(west[0]) - ord("a") + 1, hint=about_in(view, HOUSE), window=WINDOW,
    )  # fmt: skip


def _hand(view: Shown) -> list[Region]:
    """Return the cards of the hand that the viewer may see."""
    slots = hand_slots(view.places, len(view.hand))
    found = []
    for index, (card, slot) in enumerate(zip(view.hand, slots, strict=True)):
        if card == HIDDEN or not view.active:
            continue
        picked = card == view.choice.card
        states: tuple[str, ...] = (SELECTED,) if picked else () if is_off(view, card) else (LEGAL,)
        states += (DISABLED,) if is_off(view, card) else ()
        found.append(
            target(
                f"{HAND}{CARDS[card].code}", _HAND, hand_label(view, card), slot, col=index + 1,
                states=states, hint=about_in(view, card), drag=key_of(card),
            )
        )  # fmt: skip
    return found


def _steps(view: Shown) -> tuple[Region, ...]:
    if not view.active:
        return ()
    found = []
    for index, ((letter, name, _), box) in enumerate(zip(STEPS, view.places.steps, strict=False)):
        said = step_state(view, index)
        states: tuple[str, ...] = (SELECTED,) if is_chosen(view, index) else ()
        states += (DISABLED,) if said != STEPS[index][2] else ()
        label = f"Step {letter}: {name.lower()}, {said}"
        found.append(
            target((STEP_A, STEP_B)[index], _STEPS, label, box, col=index + 1, states=states)
        )
    return tuple(found)


def _buttons(view: Shown) -> list[Region]:
    """Return the big button, the key of icons, and the cross of a look."""
    places = view.places
    off = () if view.active and view.move is not None else (DISABLED,)
    found = [target(GO, _ACTIONS, button_label(view), places.button, states=off)]
    key = key_place(view)
    if key is not None:
        found.append(Region(KEY, _ACTIONS, "What the icons mean", around(*key, TOUCH), col=2))
    if view.gaze:
        sheet = places.look if covers_hand(view) else places.info
        x, y = close_place(sheet.w)
        box = around(sheet.x + x, sheet.y + y, TOUCH)
        found.append(Region(CLOSE, _ACTIONS, "Close", box, col=3))
    return found


def camera_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the buttons that move the view, where the garden is larger than its window."""
    if view.places.field.fits:
        return ()
    return tuple(
        Node(
            f"camera-{each.does}",
            (
                Circle(box.cx, box.cy, 19, fill="sheet", shadow=PIECE),
                Icon(each.icon, box.cx, box.cy, 19, "ink"),
            ),
        )
        for each, box in zip(_CAMERAS, _camera_boxes(view), strict=True)
    )


def _camera_boxes(view: Shown) -> list[Box]:
    window = view.places.window
    right, y = window.right - 26, window.bottom - 28
    return [around(right - (len(_CAMERAS) - 1 - index) * 46, y, TOUCH) for index in range(3)]


def _cameras(view: Shown) -> tuple[Region, ...]:
    return tuple(
        Region(
            f"camera-{each.does}",
            _VIEW,
            each.label,
            box,
            col=index + 1,
            camera=each.does,
            of=WINDOW,
        )
        for index, (each, box) in enumerate(zip(_CAMERAS, _camera_boxes(view), strict=True))
    )


def notes(view: Shown) -> tuple[Note, ...]:
    """Return what is read aloud where nothing is touched: the counts, and what a move brings."""
    places = view.places
    found = [Note("counts", counts_note(view), places.counts)]
    text = _info_text(view)
    if text:
        found.append(Note("info", text, places.info))
    return tuple(found)


def _info_text(view: Shown) -> str:
    """Return the partners of a preview and what each counts for."""
    preview = view.preview
    if preview is None or preview.returns or view.state.phase is Phase.OVER:
        return ""
    told = [
        f"{CARDS[each.card].english} on {each.cell} {signed(each.points)}"
        for each in preview.partners
    ]
    name, total = CARDS[preview.card].english.capitalize(), signed(preview.gain.total)
    return f"{name}, {total}: {', '.join(told) or 'no partners'}."
