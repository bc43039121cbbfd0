"""The sheet beside or below the garden: what a move would bring, a card in words, the icons."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.tuintopia.cards import CARDS
from tabletop.games.tuintopia.notation import Lay, Turn
from tabletop.games.tuintopia.scene_card import token
from tabletop.games.tuintopia.scene_draft import KEY, LOOK_CARD
from tabletop.games.tuintopia.scene_explain import (
    card_sheet,
    figures,
    key_sheet,
    score_sheet,
    title,
    width_of,
)
from tabletop.games.tuintopia.scene_marks import points_disc
from tabletop.games.tuintopia.scene_pictures import PICTURES
from tabletop.games.tuintopia.scene_shown import Preview, Shown
from tabletop.games.tuintopia.scene_words import PARTS, card_looked_at, name_of
from tabletop.games.tuintopia.scoring import gain_of
from tabletop.games.tuintopia.state import Phase, fitting
from tabletop.games.tuintopia.words import signed
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline
from tabletop.scene.papers import rule, sheet, words
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Shapes, Text

_KEY_WIDTH = 74.0


def covers_hand(view: Shown) -> bool:
    """Return whether a sheet lies over the hand: there is no room beside it."""
    return view.places.is_tall and (bool(view.gaze) or view.score is not None)


def info_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the sheet with what is looked at, else with what is picked, else with the icons."""
    places = view.places
    if covers_hand(view):
        return (_sheet("look", places.look, _looked(view, _inner(places.look)), view),)
    if not places.is_tall:
        inner = _inner(places.info)
        made = _looked(view, inner) or _picked(view, inner)
        return (_sheet("info", places.info, made, view),)
    return (_sheet("info", places.info, _strip(view, _inner(places.info)), view),)


def _sheet(key: str, box: Box, shapes: Shapes, view: Shown) -> Node:
    paper = sheet(Box(0, 0, box.w, box.h), 14)
    cross: Shapes = ()
    if view.gaze:
        x, y = close_place(box.w)
        cross = (Circle(x, y, 13, fill="sheet2", shadow=CHIP), Icon("cross", x, y, 13, "ink"))
    return Node(key, (paper, *shapes, *cross), box.x, box.y)


def close_place(width: float) -> tuple[float, float]:
    """Return the middle of the cross that looks away, on a sheet of that width."""
    return width - 22, 22


def _inner(box: Box) -> Box:
    """Return the room on a sheet, in coordinates of its own."""
    return Box(0, 0, box.w, box.h).inset(14, 12 if box.h > 100 else 4)


def _looked(view: Shown, box: Box) -> Shapes:
    """Return what one looks at, () for nothing."""
    if view.gaze.startswith(LOOK_CARD):
        card = card_looked_at(view)
        return card_sheet(card, view.places.field.cut, box, beside=view.places.is_tall)
    if view.gaze == KEY:
        return key_sheet(box, compass=view.is_leveled, columns=2 if box.w < 600 else 3)
    if view.score is not None:
        return score_sheet(view, view.score, box)
    return ()


def _picked(view: Shown, box: Box) -> Shapes:
    """Return what is picked: a move with its points, or a card; the icons where nothing is."""
    if view.preview is not None and not view.preview.returns:
        return _priced(view, view.preview, box)
    told = _told(view)
    if told:
        return _told_sheet(told, box)
    if view.choice.card >= 0:
        return card_sheet(view.choice.card, view.places.field.cut, box, beside=False)
    return key_sheet(box, compass=view.is_leveled)


class _Told(NamedTuple):
    """A move without points: its title, what it means, and that in a few words."""

    title: str
    text: str
    short: str


def _told(view: Shown) -> _Told | None:
    """Return what is said of a move that brings no points; None if there is none."""
    move, preview = view.move, view.preview
    if isinstance(move, Lay):
        return _told_lay(view, move)
    if not isinstance(move, Turn):
        return None
    if preview is not None:
        return _Told(
            f"{CARDS[preview.card].english.capitalize()} on {move.cell}",
            "It does not belong there: it comes into your hand, and the cell is free again.",
            "It comes into your hand.",
        )
    return _Told(
        f"A card of {name_of(view, view.state.who[view.state.ground.numbers[move.cell]])}",
        "Only its owner knows this card. Turned up, its points are yours, good or bad.",
        "Its points will be yours.",
    )


def _told_lay(view: Shown, move: Lay) -> _Told:
    """Return what is said of a card that would be laid closed, with its points as things stand."""
    card, cell = view.choice.card, view.state.ground.numbers[move.cell]
    title_ = f"{CARDS[card].english.capitalize()} closed on {move.cell}"
    if not fitting(view.state, card) >> cell & 1:
        later = "It does not belong there: turned, it would come back into a hand."
        return _Told(title_, later, "It does not belong there.")
    points = signed(gain_of(view.state, card, cell).total)
    later = f"Turned up as things stand it would bring {points}, to whoever turns it."
    return _Told(
        title_, f"It scores nothing now. {later}", f"Turned up now it would bring {points}."
    )


def _told_sheet(told: _Told, box: Box) -> Shapes:
    lines = max(1, min(6, int((box.h - 40) / 20)))
    return (
        title(told.title, box, box.right),
        Text(box.x, box.y + 48, told.text, 15, "ink2", fit=box.w, lines=lines),
    )


# -- the points of a move ------------------------------------------------------------------------


def _priced(view: Shown, preview: Preview, box: Box) -> Shapes:
    """Return a move with its points, split into icons, sun and wind with the partners of each."""
    name = CARDS[preview.card].english.capitalize()
    heading = f"{name} on {view.state.ground.cells[preview.cell]}"
    shapes: Shapes = (
        Text(
            box.x, box.y + 17, heading, 18, "ink", "title", 700, fit=box.w - 54, lines=2,
            leading=1.1,
        ),
        *points_disc(preview.gain.total, box.right - 20, box.y + 20, 21),
    )  # fmt: skip
    parts = tuple(PARTS) if view.is_leveled else ("icons",)
    top = box.y + 48
    step = min(44.0, (box.bottom - top) / len(parts))
    for index, part in enumerate(parts):
        y = top + index * step
        shapes += (rule(box.x, y, box.w), *_part(preview, part, box, y + step / 2))
    return shapes


def _part(preview: Preview, part: str, box: Box, y: float) -> Shapes:
    """Return one part of a gain: its name, what counts for it, its points."""
    points = getattr(preview.gain, part)
    left, right = box.x + 52, box.right - width_of(signed(points), 17) - 8
    made = _matches if part == "icons" else _partners
    return (
        Text(box.x, baseline(y, 15), PARTS[part], 15, "ink", weight=800),
        *made(preview, part, left, right, y),
        figures(points, box.right, y, 17),
    )


def _matches(preview: Preview, _: str, left: float, right: float, y: float) -> Shapes:
    """Return a disc for every icon that matches: hollow if it is needed, filled if offered."""
    letters = [(letter, False) for each in preview.partners for letter in each.needs]
    letters += [(letter, True) for each in preview.partners for letter in each.offers]
    if not letters:
        return ()
    step = min(24.0, (right - left) / len(letters))
    r = min(11.0, max(step * 0.48, 8))
    shapes: Shapes = ()
    for index, (letter, filled) in enumerate(letters):
        shapes += token(letter, left + r + index * step, y, r, filled=filled)
    return shapes


def _partners(preview: Preview, part: str, left: float, right: float, y: float) -> Shapes:
    """Return the silhouette of every partner for sun or wind, with the sign of its points."""
    found = [(each.card, getattr(each, part)) for each in preview.partners if getattr(each, part)]
    if not found:
        return ()
    step = min(31.0, (right - left) / len(found))
    shapes: Shapes = ()
    for index, (card, points) in enumerate(found):
        shapes += _partner(card, points, left + 12 + index * step, y)
    return shapes


@lru_cache(maxsize=256)
def _partner(card: int, points: int, x: float, y: float) -> Shapes:
    picture = PICTURES[card]
    colour = "leaf2" if points > 0 else "danger"
    return (
        Circle(x, y, 12, fill="white", stroke="line", width=1.2),
        Icon(picture.icon, x, y - 0.5, 18, picture.colour),
        Circle(x + 9, y + 8, 6.5, fill=colour, stroke="white", width=1.2),
        Icon("plus" if points > 0 else "minus", x + 9, y + 8, 9, "white"),
    )


# -- the strip of a phone ------------------------------------------------------------------------


def _strip(view: Shown, box: Box) -> Shapes:
    """Return one or two lines: the points of a move, or what is picked, or the latest move."""
    if view.preview is not None and not view.preview.returns:
        return _priced_strip(view, view.preview, box)
    told = _told(view)
    heading, text = (told.title, told.short) if told else _rest(view)
    fit = box.w - _KEY_WIDTH
    return (
        Text(box.x, box.cy - 5, heading, 17, "ink", "title", 700, fit=fit),
        Text(box.x, box.cy + 15, text, 14, "ink2", fit=fit),
        *_key_button(box),
    )


def _key_button(box: Box) -> Shapes:
    """Return the button that opens the key of icons."""
    x = box.right - 24
    return (
        Circle(x, box.cy - 6, 14, fill="sheet2", shadow=CHIP),
        Icon("knife-fork", x, box.cy - 6, 19, "ink"),
        words(x, box.cy + 16, "icons", 13, "ink2"),
    )


def key_place(view: Shown) -> tuple[float, float] | None:
    """Return the middle of the button that opens the key of icons, None where it is not there."""
    places = view.places
    priced = view.preview is not None and not view.preview.returns
    if not places.is_tall or priced or covers_hand(view):
        return None
    return places.info.right - 14 - 24, places.info.cy


def _rest(view: Shown) -> tuple[str, str]:
    """Return the card that is picked, else the latest move, else what to do, as two lines."""
    state = view.state
    if view.choice.card >= 0:
        name = CARDS[view.choice.card].english.capitalize()
        if state.phase is Phase.TUCK:
            return name, "It would go under the stack."
        return name, "Tap a cell to lay it closed." if view.closing else "Tap a cell that is lit."
    for cell, seat in reversed(view.last):
        card, where = state.open_cards[cell], state.ground.cells[cell]
        if card >= 0:
            brought = signed(state.gains[cell].total)
            return f"{name_of(view, seat)}: {brought}", f"{CARDS[card].english} on {where}"
        if state.closed >> cell & 1:
            return name_of(view, seat), f"A closed card on {where}"
    if view.active:
        return "Your turn", "Tap a card, then a cell that is lit."
    return f"{state.left} cards", "are in the stack."


def _priced_strip(view: Shown, preview: Preview, box: Box) -> Shapes:
    """Return the points of a move in a strip: the sum, its parts, the icons that match."""
    r = min(22.0, box.h * 0.44)
    x = box.x + 2 * r + 10
    name = CARDS[preview.card].english.capitalize()
    heading = f"{name} on {view.state.ground.cells[preview.cell]}"
    shapes: Shapes = (*points_disc(preview.gain.total, box.x + r, box.cy, r),)
    count = sum(len(each.needs) + len(each.offers) for each in preview.partners)
    wide = min(count * 24.0, box.w * 0.34)
    fit = box.right - wide - 6 - x
    y = box.cy - 5
    shapes += (Text(x, y, heading, 16, "ink", "title", 700, fit=fit if count else box.right - x),)
    shapes += _matches(preview, "icons", box.right - wide, box.right, box.cy - 11)
    for part in tuple(PARTS) if view.is_leveled else ("icons",):
        points = getattr(preview.gain, part)
        colour = "loss" if points < 0 else "ink"
        said = f"{part} {signed(points)}"
        shapes += (Text(x, box.cy + 16, said, 14, colour, weight=800),)
        x += width_of(said, 14) + 12
    return shapes
