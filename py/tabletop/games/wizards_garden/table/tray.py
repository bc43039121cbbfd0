"""The tray: the two faces of a seed, the basket, and the buttons."""

from __future__ import annotations

from functools import partial

from tabletop.core.language import figure, t
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, DIRECTIONS, FACES
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import Planting
from tabletop.games.wizards_garden.table.board import BASKET
from tabletop.games.wizards_garden.table.draft import (
    CHOOSING,
    GO,
    KEEP_IT,
    TAKE_BACK,
    chosen_direction,
    directions_by_size,
)
from tabletop.games.wizards_garden.table.flowers import STAFF, blossom
from tabletop.games.wizards_garden.table.layout import Tray
from tabletop.games.wizards_garden.table.panels import SCORES
from tabletop.games.wizards_garden.table.seeds import RADIUS, SEEDS
from tabletop.games.wizards_garden.table.view_model import ViewModel
from tabletop.games.wizards_garden.words import labels
from tabletop.games.wizards_garden.words.about import TERMS
from tabletop.games.wizards_garden.words.things import bird_name, face_name, flowers, harvest_label
from tabletop.kit.buttons import HIGH, Button, button_parts, shared_out
from tabletop.kit.parts import Part, drawn, note_part, thing
from tabletop.kit.score import score_line, score_note, score_sheet
from tabletop.kit.sheet import CROSS, cross_part, two_lines
from tabletop.kit.texts import resting
from tabletop.kit.tray import Piece, in_slots, room_in, round_piece, tray_paper
from tabletop.scene import widgets
from tabletop.scene.boxes import Box
from tabletop.scene.looking import opened_score
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import Icon, Node, Rect, Shapes, Text
from tabletop.scene.widgets import badge, badge_box, number, rule, sheet, words

FACE = "face"
_PRINT = 15.0
"""The font size of the names of faces."""


BACK = "back"
"""The region of the cross that closes an open score."""


def tray_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the tray with the faces and the basket, or an open score in its place."""
    if seat := opened_score(model.sight.inspected):
        return _score(model, seat)
    tray, faces = model.places.tray, [_face(model, face) for face in (0, 1)]
    return (
        tray_paper(tray.box, () if tray.is_tall or tray.is_slim else (tray.basket.x - 6,)),
        drawn(Node("earth", (*_title(model), *_earth(tray, faces)))),
        *in_slots(faces, tray.slots, FACE),
        thing(
            BASKET,
            SCORES,
            labels.basket_note(model.position, model.forecast),
            tray.basket_target,
            node=Node("basket", _basket(model)),
            col=3,
            hint=t(labels.LOOK_HINT),
        ),
    )


def _score(model: ViewModel, seat: int) -> tuple[Part, ...]:
    """Return the score sheet of a seat: its flowers by colour."""
    box, held = model.places.tray.box, model.position.flowers[seat - 1]
    terms = [
        score_line(t(TERMS[term.key]), term.points, sign=partial(blossom, face))
        for face, term in enumerate(GAME.score_sheet(model.state)[seat - 1])
    ]
    said = (model.called(seat), figure(sum(held)), terms)
    inner = box.inset(16, 10 if box.h > HIGH else 4)
    shapes = score_sheet(*said, inner, note=t(labels.STAFF_MEANS), clear=CROSS)
    node = Node("score", (sheet(box), *shapes))
    return (note_part("score", score_note(*said), box, node), cross_part(BACK, SCORES, box, 3))


def _title(model: ViewModel) -> Shapes:
    tray = model.places.tray
    if not tray.is_tall or model.winners is not None:
        return ()
    y = tray.staff.y + 7
    title = Text(tray.box.x + 18, y, t(labels.WHICH_FACE), 17, "ink", weight=800)
    x = tray.staff.x - STAFF * tray.staff.scale - 8
    free = Text(x, y, t(labels.STAFF_FREE), 13, "ink2", weight=700, align="end", fit=96)
    return (title,) if model.position.staff else (title, free)


def _earth(tray: Tray, faces: list[Piece]) -> Shapes:
    """Return soil behind the two faces, since white seeds would hardly show on paper."""
    rooms = [room_in(face, slot) for face, slot in zip(faces, tray.slots, strict=True)]
    cells = (Rect(*room, r=12, fill="cell", stroke="celledge", width=1.5) for room in rooms)
    line = (rule(tray.box.x + 18, tray.basket.y, tray.box.w - 36),) if tray.is_tall else ()
    return (*cells, *line)


def _face(model: ViewModel, face: int) -> Piece:
    """Return the piece for one face, which can be picked and dragged."""
    may = model.active and model.phase in CHOOSING
    return Piece(
        f"{FACE}-{FACES[face]}",
        face_name(face),
        SEEDS[face],
        *round_piece(RADIUS * 1.06),
        name=_printed(model, face),
        may=None if may else False,
        chosen=may and face == model.choice.face,
        drags=may,
        hint=t(labels.FACE_HINTS[face]),
    )


def _printed(model: ViewModel, face: int) -> str:
    """Return the printed name of a face, with its colour if both names fit."""
    tray = model.places.tray
    wide = max(text_width(face_name(each), _PRINT) for each in (0, 1))
    fits = not tray.is_slim and wide <= tray.slots[face].w - 2
    return face_name(face) if fits else bird_name(face)


def _basket(model: ViewModel) -> Shapes:
    """Return the basket with its number of seeds, and the change in the preview."""
    tray, left, planting = model.places.tray, model.position.basket, model.forecast
    icon = Icon("basket", tray.icon.cx, tray.icon.cy, min(tray.icon.h * 0.68, 60), "wicker")
    change = f"{left} → {planting.basket_after(model.position)}" if planting else ""
    return (icon, *(_beside(model, change) if tray.is_tall else _below(tray, left, change)))


def _beside(model: ViewModel, change: str) -> Shapes:
    """Return the number of seeds in words, a second line of detail, and the change."""
    tray, position = model.places.tray, model.position
    box = Box(tray.icon.right, tray.basket.y, tray.basket.right - tray.icon.right, tray.basket.h)
    about = labels.basket_line(position, model.phase, model.forecast)
    half = badge_box(0, 0, change).w / 2
    pill = badge(box.right - half, box.cy - 12, change) if change else ()
    return (*two_lines(labels.seeds_left(position.basket), about, box), *pill)


def _below(tray: Tray, left: int, change: str) -> Shapes:
    """Return the count below the basket, or its change, with a caption unless slim."""
    x, box = tray.basket.cx, tray.basket._replace(y=tray.icon.bottom)
    box = box._replace(h=tray.basket.bottom - box.y)
    y = box.cy if tray.is_slim else box.y + box.h * 0.25
    figure = badge(x, y, change, size=13 if tray.is_slim else 15) if change else ()
    figure = figure or (number(x, y, str(left), 20),)
    if tray.is_slim:
        return figure
    said = t(labels.SEEDS_LEFT) if change else labels.seeds_left_below(left)
    return (
        *figure,
        words(x, tray.slots[0].bottom - 13.5, said, 15, "ink2")._replace(fit=box.w - 8),
    )


def go_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the button, or one for each choice."""
    place, buttons = model.places.go, _buttons(model)
    first = place.w * 0.57 if len(buttons) == 2 else 0
    return button_parts(buttons, shared_out(place, len(buttons), first), GO)


def _buttons(model: ViewModel) -> list[Button]:
    if model.active and model.phase is Phase.CONFIRM:
        keep = Button(KEEP_IT, t(labels.KEEP), icon="check-mark")
        return [keep, Button(TAKE_BACK, t(labels.UNDO), tone=widgets.QUIET)]
    planting = model.planting
    if planting is None:
        return [Button(GO, _idle(model), tone=widgets.IDLE)]
    if len(planting.directions) > 1:
        order = directions_by_size(planting)
        return [_harvest(planting, each, told=bool(model.forecast)) for each in order]
    said = labels.PLACE if model.phase is Phase.PLACE else labels.PLANT
    return [Button(GO, t(said, cell=CELL_NAMES[planting.cell]), icon="plant-seed")]


def _harvest(planting: Planting, direction: int, *, told: bool) -> Button:
    """Return the button that plants and harvests the lines of one direction.

    `told`: whether it shows the number of flowers gained.
    """
    lines = planting.lines_in(direction)
    return Button(
        f"{GO}-{DIRECTIONS[direction]}",
        harvest_label(lines),
        flowers(len(lines)) if told else "",
        widgets.GO if direction == chosen_direction(planting) else widgets.QUIET,
        aloud=labels.harvest_button(lines) if told else labels.harvest_alone(lines),
    )


def _idle(model: ViewModel) -> str:
    """Return the label of the button while no move is complete."""
    if model.active:
        return t(labels.CHOOSE)
    return resting(model, model.position.mover, chance=t(labels.TOSS))
