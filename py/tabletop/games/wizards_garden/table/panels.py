"""The panels of the two players: hat, name, flowers in their bed, and the Staff."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.language import figure, phrases, signed, t
from tabletop.games.wizards_garden.rules.board import BLACK, FACES, WHITE
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.position import Flowers
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.table.flowers import (
    AWAITING,
    FLOWERS,
    STAFF,
    STAFF_TO_COME,
    STEM,
    THE_STAFF,
)
from tabletop.games.wizards_garden.table.layout import Panel
from tabletop.games.wizards_garden.table.view_model import ViewModel
from tabletop.games.wizards_garden.words import beats, labels
from tabletop.games.wizards_garden.words.things import flowers, flowers_by_colour
from tabletop.kit.last_actions import rival_actions
from tabletop.kit.parts import Part, drawn, thing
from tabletop.kit.players import standing
from tabletop.kit.signs import crown, mover_edge
from tabletop.scene.boxes import Box
from tabletop.scene.looking import opened_score
from tabletop.scene.marks import edge, hat
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import Node, Path, Place, Rect, Shapes, Text
from tabletop.scene.table import Played
from tabletop.scene.widgets import NOTE, badge, badge_box, sheet, words

SCORES = "scores"
PANEL = "panel-"


def panel_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return both panels, the Staff, and the highlight of the player to move."""
    panels = tuple(_panel(model, seat) for seat in (1, 2))
    mover = 0 if model.phase in (Phase.TOSS, Phase.OVER) else model.position.mover
    lit = (mover_edge(model.places.panel(mover).box),) if mover else ()
    return (*panels, drawn(*lit, *_staff(model)))


def _panel(model: ViewModel, seat: int) -> Part:
    """Return the panel of a seat: hat, name, score and flowers."""
    panel = model.places.panel(seat)
    wins = model.winners is not None and seat in model.winners
    paper = (
        sheet(panel.box),
        *(edge(panel.box.inset(2), 16, 4) if wins else ()),
        *_bar(panel.bar),
        *_hat(panel, seat, wins=wins),
        *_staff_words(model, seat),
        *_name(model, panel, seat),
    )
    return thing(
        f"{PANEL}{seat}",
        SCORES,
        _note(model, seat),
        panel.box,
        nodes=(Node(f"{PANEL}{seat}", paper), *_row(model, seat)),
        col=seat,
        hint=t(labels.LOOK_HINT),
    )


def _note(model: ViewModel, seat: int) -> str:
    """Return the accessible label of a panel: the score, and what the preview would change."""
    held, coming = model.position.flowers[seat - 1], model.to_come(seat)
    facts = [flowers_by_colour(held)]
    facts += [t(labels.HAS_STAFF)] if model.position.staff == seat else []
    facts += [labels.would_have(held.total + len(coming))] if coming else []
    facts += [t(labels.WOULD_TAKE_STAFF)] if model.staff_comes(seat) else []
    facts += [t(labels.HAS_WON)] if model.winners and seat in model.winners else []
    return labels.note(model.called(seat), facts)


def _bar(box: Box) -> Shapes:
    swell = box.h * 0.3
    line = f"M0 0q{box.w * 0.12:.1f} {-swell:.1f} {box.w * 0.24:.1f} 0" + (
        f"t{box.w * 0.24:.1f} 0" * 2
    )
    furrow = Path(line, box.x + 10, box.cy, stroke="furrow", width=2, opacity=0.6)
    return (Rect(*box, r=box.h / 2, fill="bed"), furrow)


def _hat(panel: Panel, seat: int, *, wins: bool) -> Shapes:
    x, y, size = panel.hat[:3]
    crowned = crown(x + size * 0.34, y - size * 0.88, size * 0.27) if wins else ()
    return (*hat(seat, x, y, size), *crowned)


def _name(model: ViewModel, panel: Panel, seat: int) -> Shapes:
    """Return the name of a seat, and below it the score with the change in the preview."""
    name, unit = model.called(seat), panel.unit
    if panel.is_card:
        upper, lower = panel.box.y + 40 * unit, panel.box.y + 61 * unit
        size, small = 22 * unit, 15 * min(unit, 1.15)
    else:
        upper, lower = panel.box.cy - 5 * unit, panel.box.cy + 17 * unit
        size, small = max(15.0, 15 * unit), max(13.0, 13 * unit)
    title = Text(panel.left, upper, name, size, "ink", "title", 700, fit=panel.fit)
    said = _tally(model, panel, seat, small)
    line = Text(panel.left, lower, said, small, "ink2", weight=700, fit=panel.fit)
    count, more = model.position.flowers[seat - 1].total, len(model.to_come(seat))
    if not more:
        return (title, line)
    change = f"{count} → {count + more}"
    wide, taken = badge_box(0, 0, change, size=small).w, text_width(said, small) + 8
    beside = taken + wide <= panel.fit
    x = panel.left + wide / 2 + (taken if beside else 0)
    pill = badge(x, lower - small * 0.25, change, NOTE, size=small)
    return (title, *((line,) if beside else ()), *pill)


def _tally(model: ViewModel, panel: Panel, seat: int, size: float) -> str:
    """Return the flower count, followed by the last action or standing if that fits."""
    count = flowers(model.position.flowers[seat - 1].total)
    mover = model.position.mover
    said = phrases(rival_actions(model.sight, _action_text).get(seat, ()))
    said = said or standing(seat, mover, model.winners, model.sight.sitters)
    whole = phrases([count, said]) if said and not model.to_come(seat) else count
    return whole if text_width(whole, size) <= panel.fit else count


def _action_text(played: Played[State]) -> str:
    return beats.in_short(GAME.events(played.before, GAME.move_from_text(played.move)))


def _row(model: ViewModel, seat: int) -> tuple[Node, ...]:
    """Return the flowers of a seat, white before black, then those of the preview."""
    panel, coming = model.places.panel(seat), model.to_come(seat)
    held = held_flowers(model.position.flowers[seat - 1])
    count = len(held) + len(coming)
    if panel.is_crowded(count):
        return tuple(node for face in (WHITE, BLACK) for node in _bunch(model, seat, face))
    spots = [panel.ground(index, count) for index in range(count)]
    nodes = [
        Node(flower_key(seat, face, index), FLOWERS[face], *spot)
        for (face, index), spot in zip(held, spots, strict=False)
    ]
    for index, (face, spot) in enumerate(zip(coming, spots[len(held) :], strict=True)):
        nodes.append(Node(f"flower-to-come-{index}", FLOWERS[face], *spot, opacity=0.66))
        nodes.append(Node(f"awaiting-{index}", AWAITING, *spot))
    return tuple(nodes)


def _bunch(model: ViewModel, seat: int, face: int) -> Iterator[Node]:
    """Yield one flower for a whole colour, with its count and the gain in the preview."""
    held, more = model.position.flowers[seat - 1][face], model.to_come(seat).count(face)
    if not held + more:
        return
    spot, opacity = model.places.panel(seat).bunch(face), 1 if held else 0.66
    yield Node(flower_key(seat, face, max(held - 1, 0)), FLOWERS[face], *spot, opacity=opacity)
    if more:
        yield Node(f"awaiting-{face}", AWAITING, *spot)
    x, y, size = spot.x + 27 * spot.scale, spot.y - STEM * spot.scale, max(15, 22 * spot.scale)
    said = f"{figure(held)}{signed(more)}" if more else figure(held)
    count = Text(x, baseline(y, size), said, size, "ink", "title", 700)
    yield Node(f"bunch-{seat}-{FACES[face]}", (count,))


def flower_spot(panel: Panel, held: Flowers, face: int, index: int) -> Place:
    """Return the place of flower `index` of a colour in a panel that shows `held`."""
    flowers = held_flowers(held)
    if panel.is_crowded(len(flowers)):
        return panel.bunch(face)
    return panel.ground(flowers.index((face, index)), len(flowers))


def held_flowers(held: Flowers) -> list[tuple[int, int]]:
    """Return (face, index) of each flower, from left to right."""
    return [
        (face, index)
        for face, count in ((WHITE, held.white), (BLACK, held.black))
        for index in range(count)
    ]


def flower_key(seat: int, face: int, index: int) -> str:
    """Return the node key of flower `index` of a colour at a seat."""
    return f"flower-{seat}-{FACES[face]}{index}"


def _staff(model: ViewModel) -> tuple[Node, ...]:
    """Return the Staff, and its ghost where it would go; none if an open score covers it."""
    if not model.position.staff and opened_score(model.sight.inspected):
        return ()
    here = Node("staff", THE_STAFF, *model.places.staff(model.position.staff))
    mover = model.position.mover
    if not model.staff_comes(mover):
        return (here,)
    return (here, Node("staff-to-come", STAFF_TO_COME, *model.places.staff(mover)))


def _staff_words(model: ViewModel, seat: int) -> Shapes:
    """Return the caption below the Staff, if the panel is a card."""
    panel, comes = model.places.panel(seat), model.staff_comes(seat)
    if not panel.is_card or not (comes or model.position.staff == seat):
        return ()
    y = panel.staff.y + panel.staff.scale * (STAFF + 15)
    said = t(labels.STAFF_TO_COME if comes else labels.STAFF_HELD)
    return (words(panel.staff.x, y, said, 14 * max(1, panel.staff.scale), "ink2", bold=True),)
