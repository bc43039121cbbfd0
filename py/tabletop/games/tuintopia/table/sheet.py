"""The sheet beside or below the garden: points of the chosen move, or the inspected item."""

from __future__ import annotations

from functools import partial

from tabletop.core.language import figure, signed, t
from tabletop.games.tuintopia.rules.notation import Exchange, Skip
from tabletop.games.tuintopia.rules.state import Phase
from tabletop.games.tuintopia.table.card import Cut
from tabletop.games.tuintopia.table.draft import ACTIONS, CLOSE, KEY, TOGETHER
from tabletop.games.tuintopia.table.explain import card_sheet, key_sheet
from tabletop.games.tuintopia.table.pictures import PICTURES, points_disc, token
from tabletop.games.tuintopia.table.texts import foretold, info_note, move_texts, score_of
from tabletop.games.tuintopia.table.view_model import Preview, ViewModel
from tabletop.games.tuintopia.words import sheets
from tabletop.games.tuintopia.words import table as words
from tabletop.games.tuintopia.words.points import PARTS, part_of
from tabletop.kit.parts import Part, drawn, note_part, thing
from tabletop.kit.rows import Row, flowing
from tabletop.kit.score import score_line, score_sheet
from tabletop.kit.sheet import CROSS, Line, cross_part, sheet_lines, two_lines
from tabletop.scene import widgets
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Shapes, Text, joined

_TITLE = 19.0
_KEY_WIDTH = 74.0
"""The width of the button that opens the legend."""


def covers_hand(model: ViewModel) -> bool:
    """Return whether the sheet covers the hand, for an inspected item on a page without column."""
    looks = bool(model.inspected) or model.score is not None
    return looks and not model.places.has_column


def sheet_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the sheet, the button that opens the legend, and the closing cross."""
    covers = covers_hand(model)
    key, box = ("look", model.places.look) if covers else ("info", model.places.info)
    inner = Box(0, 0, box.w, box.h).inset(14, 12 if box.h > 100 else 4)
    paper, note = widgets.sheet(Box(0, 0, box.w, box.h), 14), info_note(model)
    node = Node(key, (paper, *_written(model, inner)), box.x, box.y)
    return (
        note_part("info", note, box, node, foretold=foretold(model)) if note else drawn(node),
        *((_key_button(box),) if _has_key_button(model) else ()),
        *((cross_part(CLOSE, ACTIONS, box, 3),) if model.inspected else ()),
    )


def _has_key_button(model: ViewModel) -> bool:
    return not (model.places.has_column or model.priced or covers_hand(model))


def _key_button(box: Box) -> Part:
    """Return the button that opens the legend, at the right end of the strip."""
    shapes = (
        Circle(0, -6, 14, fill="sheet2", shadow=CHIP),
        Icon("knife-fork", 0, -6, 19, "ink"),
        widgets.words(0, 16, t(sheets.KEY_BRIEFLY), 13, "ink2"),
    )
    x = box.right - 38
    node = Node("key", shapes, x, box.cy)
    return thing(KEY, ACTIONS, t(sheets.KEY), around(x, box.cy, TOUCH), node=node, col=2)


def _written(model: ViewModel, box: Box) -> Shapes:
    """Return the contents of the sheet: the inspected item, else the chosen move."""
    cut, is_strip = model.places.field.cut, not model.places.has_column
    if model.looked >= 0:
        return card_sheet(model.state.open_cards[model.looked], cut, box, beside=is_strip)
    if model.inspected == KEY:
        return key_sheet(box, cut)
    if model.score is not None:
        return _score(model, model.score, box)
    return _strip(model, box) if is_strip else _picked(model, cut, box)


def _picked(model: ViewModel, cut: Cut, box: Box) -> Shapes:
    """Return the chosen move or card, or the legend if nothing is chosen."""
    if model.priced is not None:
        return _priced(model, model.priced, box)
    move = move_texts(model)
    if move:
        return flowing([_title(move.title), Row(move.text, fill="ink2")], box, 10)
    card = model.choice.card
    return card_sheet(card, cut, box, beside=False) if card >= 0 else key_sheet(box, cut)


def _title(text: str, clear: float = 0) -> Row:
    return Row(text, size=_TITLE, is_title=True, clear=clear)


def _score(model: ViewModel, seat: int, box: Box) -> Shapes:
    """Return the score of a seat, or of all (TOGETHER), by source."""
    gain = score_of(model.state, seat)
    name = t(words.TOGETHER) if seat == TOGETHER else model.titled(seat)
    total = words.goal(gain.total) if seat == TOGETHER else figure(gain.total)
    terms = [score_line(t(PARTS[part]), getattr(gain, part)) for part in model.parts]
    clear = CROSS if model.inspected else 0
    return score_sheet(name, total, terms, box, note=t(sheets.ON_THE_BOARD), clear=clear)


# -- the points of a move ------------------------------------------------------------------------


def _priced(model: ViewModel, preview: Preview, box: Box) -> Shapes:
    """Return a move with its points by source: icons, sun and wind, with the neighbours of each."""
    title = _title(sheets.card_on(preview.card, model.cell_name(preview.cell)), 54)
    disc = points_disc(preview.gain.total, box.right - 20, box.y + 20, 21)
    lines = [_part(preview, part) for part in model.parts]
    body = box.lower(box.h - 48)
    return (*flowing([title], box), *disc, *sheet_lines(lines, body))


def _part(preview: Preview, part: str) -> Line:
    """Return the line of one source of points: its name, its icons or neighbours, its points."""
    points, made = getattr(preview.gain, part), _matches if part == "icons" else _partners
    tone = "loss" if points < 0 else "plus" if points else "ink2"
    beside = partial(made, preview, part)
    return Line(t(PARTS[part]), signed(points), beside=beside, tone=tone, is_strong=True)


def _matches(preview: Preview, _: str, box: Box) -> Shapes:
    """Return a disc for each matching icon: hollow if needed, filled if offered."""
    letters = [(letter, False) for each in preview.partners for letter in each.needs]
    letters += [(letter, True) for each in preview.partners for letter in each.offers]
    step = min(24.0, box.w / max(len(letters), 1))
    r = min(11.0, max(step * 0.48, 8))
    return joined(
        token(letter, box.x + r + index * step, box.cy, r, filled=filled)
        for index, (letter, filled) in enumerate(letters)
    )


def _partners(preview: Preview, part: str, box: Box) -> Shapes:
    """Return the icon of each neighbour with points for sun or wind, marked plus or minus."""
    found = [(each.card, getattr(each, part)) for each in preview.partners if getattr(each, part)]
    step = min(31.0, box.w / max(len(found), 1))
    return joined(
        _partner(*each, box.x + 12 + index * step, box.cy) for index, each in enumerate(found)
    )


def _partner(card: int, points: int, x: float, y: float) -> Shapes:
    icon, colour, _ = PICTURES[card]
    sign, tone = ("plus", "leaf2") if points > 0 else ("minus", "danger")
    return (
        Circle(x, y, 12, fill="white", stroke="line", width=1.2),
        Icon(icon, x, y - 0.5, 18, colour),
        Circle(x + 9, y + 8, 6.5, fill=tone, stroke="white", width=1.2),
        Icon(sign, x + 9, y + 8, 9, "white"),
    )


# -- the strip -----------------------------------------------------------------------------------


def _strip(model: ViewModel, box: Box) -> Shapes:
    """Return two lines: the points of the chosen move, the choice, or the latest move."""
    if model.priced is not None:
        return _priced_strip(model, model.priced, box)
    move = move_texts(model)
    heading, text = (move.title, move.short) if move else _lines(model)
    return two_lines(heading, text, box._replace(w=box.w - _KEY_WIDTH))


def _lines(model: ViewModel) -> sheets.Lines:
    """Return two lines about the choice, else the latest move, else what to do."""
    state, card = model.state, model.choice.card
    if model.preview is not None:
        return sheets.picked_whole(model.preview.card, model.cell_name(model.preview.cell))
    if card >= 0 and state.phase is Phase.TUCK:
        return sheets.picked_to_tuck(card)
    if card >= 0:
        return sheets.picked_to_lay(card) if model.closing else sheets.picked_to_place(card)
    for cell, seat in reversed(model.last.items()):
        name, where, opened = model.titled(seat), model.cell_name(cell), state.open_cards[cell]
        if opened >= 0:
            return sheets.opened(name, opened, where, state.gains[cell].total)
        if state.closed >> cell & 1:
            return sheets.closed(name, where)
    if not model.active:
        return sheets.stack(state.left)
    can_place = not isinstance(model.move, Exchange | Skip)
    return sheets.your_turn(can_place=can_place, is_tucking=state.phase is Phase.TUCK)


def _priced_strip(model: ViewModel, preview: Preview, box: Box) -> Shapes:
    """Return the points of a move in a strip: total, sources, matching icons."""
    r = min(22.0, box.h * 0.44)
    x = box.x + 2 * r + 10
    heading = sheets.card_on(preview.card, model.cell_name(preview.cell))
    wide = min(preview.gain.icons * 24.0, box.w * 0.34)
    fit = box.right - x - (wide + 6 if wide else 0)
    shapes = points_disc(preview.gain.total, box.x + r, box.cy, r)
    shapes += (Text(x, box.cy - 5, heading, 16, "ink", "title", 700, fit=fit),)
    shapes += _matches(preview, "icons", Box(box.right - wide, box.cy - 22, wide, 22))
    for part in model.parts:
        said = part_of(preview.gain, part)
        colour = "loss" if getattr(preview.gain, part) < 0 else "ink"
        shapes += (Text(x, box.cy + 16, said, 14, colour, weight=800),)
        x += text_width(said, 14) + 14
    return shapes
