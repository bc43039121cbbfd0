"""The sheet over the village that shows an inspected witch, spell or pile of cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.legality import lacking
from tabletop.games.witchcraft.rules.state import Step
from tabletop.games.witchcraft.table import draft
from tabletop.games.witchcraft.table.draft import EARLIER, EVENTS, LATER, LOOKING, PILES, Cause
from tabletop.games.witchcraft.table.panels import panel_shapes
from tabletop.games.witchcraft.table.spell import cost_of, head_of, seal
from tabletop.games.witchcraft.table.view_model import ViewModel
from tabletop.games.witchcraft.words import sheet as words
from tabletop.games.witchcraft.words import table
from tabletop.games.witchcraft.words.cards import card_in_words, card_name, spell_in_words
from tabletop.kit.parts import Part, drawn, note_part, thing
from tabletop.kit.rows import SMALL, Row, flowing, height_of
from tabletop.kit.sheet import Line, cross_part, heading
from tabletop.scene.boxes import TOUCH, Box, hull
from tabletop.scene.marks import edge
from tabletop.scene.shapes import SHEET, Node, Path, Shapes
from tabletop.scene.widgets import QUIET, button, sheet

_ARROW = "M4 -7L-4 0L4 7"
_ROOMY, _LARGE = 190.0, 300.0
"""Heights from which the text of a spell is larger, and largest."""

_PANEL = 56.0
"""Height of a witch's panel."""


class Entry(NamedTuple):
    """A row of the sheet: its text read aloud, its height, and how to draw it into a box."""

    note: str
    high: float
    draw: Callable[[Box], Shapes]


Looked = tuple[Sequence[Part], Sequence[Entry]]
"""The title parts of the sheet, and the entries of all its pages."""


def sheet_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the sheet with the inspected item, or nothing if there is none."""
    if not model.is_looking:
        return ()
    box, inspected = model.village.board, model.inspected
    head, body = box.inset(10, 4).rows([TOUCH, 0], 4)
    title, earlier, later, back = head.columns([0, TOUCH, TOUCH, TOUCH])
    name = inspected.pile or inspected.card or f"witch-{inspected.seat}"
    paper = drawn(Node(f"sheet-{name}", (sheet(box, 18, shadow=SHEET),)))
    looked_at = _spell if inspected.card else _pile if inspected.pile else _witch
    titled, entries = looked_at(model, title, body)
    pages = _pages(entries, body.h)
    page, last = min(inspected.page, len(pages) - 1), len(pages) - 1
    turners = (
        _turner(EARLIER, t(words.EARLIER), earlier, 3, may=page < last),
        _turner(LATER, t(words.LATER), later, 4, may=page > 0),
    )
    turned, rows = () if inspected.card else turners, _rows(pages[page], body)
    return (paper, *titled, *turned, *rows, cross_part(draft.BACK, LOOKING, back, 5))


def _pages(entries: Sequence[Entry], room: float) -> list[list[Entry]]:
    """Split the entries into pages, each at most `room` high."""
    pages: list[list[Entry]] = [[]]
    for each in entries:
        if pages[-1] and sum(above.high for above in pages[-1]) + each.high > room:
            pages.append([])
        pages[-1].append(each)
    return pages


def _rows(page: Sequence[Entry], body: Box) -> tuple[Part, ...]:
    rows = zip(page, body.rows([each.high for each in page]), strict=True)
    return tuple(
        note_part(f"row-{index}", each.note, row, Node(f"row-{index}", each.draw(row)))
        for index, (each, row) in enumerate(rows)
    )


def _turner(way: str, label: str, box: Box, col: int, *, may: bool) -> Part:
    """Return the button that turns a page, without an arrow if there is no such page."""
    arrow = Path(_ARROW, box.w / 2, box.h / 2, 1, 180 if way == LATER else 0, "", "ink", 3)
    shapes = (arrow,) if may else ()
    return thing(way, LOOKING, label, box, shapes, may=None if may else False, col=col)


def _nothing(said: str) -> Entry:
    """Return the entry of an empty sheet."""
    return Entry(said, _PANEL, partial(flowing, [Row(said, fill="ink2", is_centred=True)]))


def _flowing(said: str, rows: Sequence[Row], width: float) -> Entry:
    """Return rows of text as one entry."""
    high = height_of(rows, width, 2) + 12
    return Entry(said, high, lambda row: flowing(rows, row.inset(0, 5), 2))


# -- the piles -----------------------------------------------------------------------------------


def _pile(model: ViewModel, title: Box, body: Box) -> Looked:
    """Return both piles as tabs, and the cards of the inspected one, latest first."""
    piles = dict(zip(PILES, (model.state.event_discard, model.state.discard), strict=True))
    halves = zip(piles.items(), title.columns([0, 0], 6), strict=True)
    tabs = [
        _tab(pile, len(cards), box, chosen=pile == model.inspected.pile)
        for (pile, cards), box in halves
    ]
    played = [_card(card, body.w) for card in reversed(piles[model.inspected.pile])]
    return tabs, played or [_nothing(t(words.NONE_YET))]


def _tab(pile: str, count: int, box: Box, *, chosen: bool) -> Part:
    label, aloud = words.tab(count, of_events=pile == EVENTS)
    paper = Box(0, 0, box.w, box.h).inset(0, 4)
    shapes = (*button(paper, label, QUIET, size=15), *(edge(paper, 12, 3) if chosen else ()))
    return thing(pile, LOOKING, aloud, box, shapes, chosen=chosen, col=1 + PILES.index(pile))


def _card(card: str, width: float) -> Entry:
    """Return the entry with the name of a card and its text."""
    rows = (
        Row(card_name(card), is_title=True, is_ruled=True),
        Row(card_in_words(card), size=SMALL, fill="ink2"),
    )
    return _flowing(words.card(card), rows, width)


# -- a witch -------------------------------------------------------------------------------------


def _witch(model: ViewModel, title: Box, body: Box) -> Looked:
    """Return the panel of a witch, and the changes of her meters."""
    seat, witch = model.inspected.seat, model.witch(model.inspected.seat)
    held = words.held(witch.resources, len(witch.hand))
    entries = [Entry(held, _PANEL, partial(panel_shapes, model, seat))]
    if model.inn and seat == model.mover:
        rolls = Row(words.roll_at_inn(model.inn), icon="rolling-dices")
        entries.append(_flowing(words.roll_at_inn_aloud(model.inn), [rolls], body.w))
    causes = [_cause(model, each, body.w) for each in draft.causes(model.sight, seat)]
    name = drawn(Node("head", heading(Line(model.called(seat)), title)))
    return (name,), entries + (causes or [_nothing(t(words.UNMOVED))])


def _cause(model: ViewModel, cause: Cause, width: float) -> Entry:
    """Return the entry of one change: round, cause and amounts."""
    made_by = words.cause(cause.what, cause.roll, _whose(model, cause.by))
    changes = (
        (words.power_by, cause.power, cause.power > 0),
        (words.detection_by, cause.detection, cause.detection < 0),
    )
    first, *more = (
        Row("", said(by), tone="leaf2" if good else "danger") for said, by, good in changes if by
    )
    titled = first._replace(text=words.in_round(cause.round, made_by), is_ruled=True)
    spoken = words.change(cause.round, made_by, cause.power, cause.detection)
    return _flowing(spoken, (titled, *more), width)


def _whose(model: ViewModel, seat: int) -> str | None:
    """Return the name of a seat, "" if addressed as "you", or None for seat 0."""
    return model.or_you(seat) if seat else None


# -- a spell of the own hand -----------------------------------------------------------------------


def _spell(model: ViewModel, title: Box, body: Box) -> Looked:
    """Return an enlarged spell with its text, and why or when it can be cast."""
    card = model.inspected.card
    own = seal(SPELLS[card].own_detection, 15, title.right + 30, title.cy)
    texts = (spell_in_words(SPELLS[card]), _why_not_now(model, card))
    draw = partial(_enlarged, card, model.own.resources, texts, title)
    return (drawn(Node("seal", own)),), (Entry(" ".join(texts), body.h, draw),)


def _enlarged(
    card: str, held: tuple[int, ...], texts: tuple[str, str], title: Box, body: Box
) -> Shapes:
    """Return the shapes of an enlarged spell: name, signs, both texts, and the cost below."""
    size = 20.0 if body.h >= _LARGE else 17.0 if body.h >= _ROOMY else 14.0
    whole, aside = hull([title, body]).inset(0, 6), body.w - title.w
    head, rest = head_of(card, SPELLS[card].effects, whole, ink="ink", aside=aside, centred=False)
    does, why = (Row(text, size=size) for text in texts)
    rows = (does, why._replace(is_strong=True, is_ruled=True))
    cost = rest.rows([height_of(rows, rest.w), size * 2], 10)[1]
    return (*head, *flowing(rows, rest), *cost_of(card, held, cost, size))


def _why_not_now(model: ViewModel, card: str) -> str:
    """Return why a spell of the viewer's hand can't be cast now, or when it can."""
    if model.state.step is Step.OVER:
        return t(table.GAME_IS_OVER)
    if not draft.castable(model.own, card):
        return table.missing_to_cast(lacking(model.own.resources, SPELLS[card].cost))
    return t(table.CAST_LATER if model.home != model.mover else table.CAST_AFTER_MOVE)
