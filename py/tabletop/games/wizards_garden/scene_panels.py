"""The panels of the two players: hat, name, flowers in their bed, and the Staff."""

from __future__ import annotations

from tabletop.games.wizards_garden.board import BLACK, FACES, WHITE
from tabletop.games.wizards_garden.position import Flowers
from tabletop.games.wizards_garden.scene_flowers import (
    STAFF,
    awaited_staff,
    awaiting,
    flower,
    staff,
)
from tabletop.games.wizards_garden.scene_layout import Panel, Spot
from tabletop.games.wizards_garden.scene_shown import Shown
from tabletop.games.wizards_garden.scene_words import flowers
from tabletop.games.wizards_garden.state import Phase
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge, hat, mover_tab
from tabletop.scene.measure import text_width
from tabletop.scene.papers import NOTE, badge, badge_box, number, sheet, words
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Path, Place, Rect, Shapes, Text

SEATS = (1, 2)


def panel_nodes(view: Shown) -> tuple[Node, ...]:
    """Return both panels with what stands on them, and the tab at the seat to move."""
    panels = tuple(Node(f"panel-{seat}", _paper(view, seat)) for seat in SEATS)
    rows = tuple(node for seat in SEATS for node in _row(view, seat))
    return (*_tab(view), *panels, *rows, *_staff(view))


def _paper(view: Shown, seat: int) -> Shapes:
    """Return the sheet of a seat with hat, name, count and its bed of earth."""
    panel = view.places.panel(seat)
    wins = view.winners is not None and seat in view.winners
    return (
        sheet(panel.box),
        *(edge(panel.box.inset(2), 16, 4) if wins else ()),
        *_bar(panel.bar),
        *_hat(panel.hat, seat, crowned=wins),
        _name(panel, view.sitters[seat - 1].name),
        *(_card_tally(view, seat) if panel.is_card else _strip_tally(view, seat)),
        *_staff_words(view, seat),
    )


def _bar(box: Box) -> Shapes:
    swell = box.h * 0.3
    line = f"M0 0q{box.w * 0.12:.1f} {-swell:.1f} {box.w * 0.24:.1f} 0" + (
        f"t{box.w * 0.24:.1f} 0" * 2
    )
    furrow = Path(line, box.x + 10, box.cy, stroke="furrow", width=2, opacity=0.6)
    return (Rect(*box, r=box.h / 2, fill="bed"), furrow)


def _hat(spot: Spot, seat: int, *, crowned: bool) -> Shapes:
    drawn = hat(seat, spot.x, spot.y, spot.size)
    if not crowned:
        return drawn
    r = spot.size * 0.3
    x, y = spot.x + spot.size * 0.42, spot.y - spot.size * 0.8
    crown = Circle(x, y, r, fill="sun", stroke="white", width=2, shadow=CHIP)
    return (*drawn, crown, Icon("laurel-crown", x, y, r * 1.5, "print"))


def _name(panel: Panel, name: str) -> Text:
    spot = panel.name
    align = "start" if panel.is_card else "middle"
    return Text(spot.x, spot.y, name, spot.size, "ink", "title", 700, align, fit=spot.fit)


def _card_tally(view: Shown, seat: int) -> Shapes:
    """Return the flowers in words, and how many they would be."""
    spot, count = view.places.panel(seat).tally, view.position.flowers[seat - 1].total
    said = flowers(count)
    line = Text(spot.x, spot.y, said, spot.size, "ink2", weight=700)
    more = _more(view, seat)
    if not more:
        return (line,)
    change = f"{count} → {count + more}"
    wide = badge_box(0, 0, change, size=spot.size).w
    x = spot.x + text_width(said, spot.size) + 8 + wide / 2
    return (line, *badge(x, spot.y - spot.size * 0.35, change, NOTE, size=spot.size))


def _strip_tally(view: Shown, seat: int) -> Shapes:
    """Return the number of flowers, and above it by how much it would grow."""
    spot, count = view.places.panel(seat).tally, view.position.flowers[seat - 1].total
    more = _more(view, seat)
    if not more:
        return (number(spot.x, spot.y, str(count), spot.size),)
    lower = number(spot.x, spot.y + spot.size * 0.55, str(count), spot.size * 0.9)
    return (lower, *badge(spot.x, spot.y - spot.size * 0.55, f"+{more}", NOTE, size=14))


def _more(view: Shown, seat: int) -> int:
    """Return how many flowers the seat would gain."""
    return len(view.flowers_to_come) if seat == view.position.mover else 0


def _row(view: Shown, seat: int) -> tuple[Node, ...]:
    """Return the flowers of a seat, white before black, and those to come behind them."""
    panel = view.places.panel(seat)
    coming = view.flowers_to_come if seat == view.position.mover else ()
    held = held_flowers(view.position.flowers[seat - 1])
    spots = [
        panel.ground(index, len(held) + len(coming)) for index in range(len(held) + len(coming))
    ]
    return (
        *(
            Node(flower_key(seat, face, index), flower(face), *spot)
            for (face, index), spot in zip(held, spots, strict=False)
        ),
        *(
            node
            for index, (face, spot) in enumerate(zip(coming, spots[len(held) :], strict=True))
            for node in _flower_to_come(index, face, spot)
        ),
    )


def _flower_to_come(index: int, face: int, spot: Place) -> tuple[Node, ...]:
    return (
        Node(f"flower-to-come-{index}", flower(face), *spot, opacity=0.66),
        Node(f"awaiting-{index}", awaiting(), *spot),
    )


def held_flowers(held: Flowers) -> list[tuple[int, int]]:
    """Return face and number of each flower in the order in which they stand."""
    return [
        (face, index)
        for face, count in ((WHITE, held.white), (BLACK, held.black))
        for index in range(count)
    ]


def flower_key(seat: int, face: int, index: int) -> str:
    """Return the key of a flower: number `index` of its colour with that seat."""
    return f"flower-{seat}-{FACES[face]}{index}"


def _staff(view: Shown) -> tuple[Node, ...]:
    """Return the Staff where it is, and where it would come to."""
    at = view.places.staff(view.position.staff)
    here = Node("staff", staff(), *at)
    if not view.staff_to_come:
        return (here,)
    to = view.places.staff(view.position.mover)
    return (here, Node("staff-to-come", awaited_staff(), *to))


def _staff_words(view: Shown, seat: int) -> Shapes:
    """Return the word below the Staff, where there is room for it."""
    panel = view.places.panel(seat)
    comes = view.staff_to_come and seat == view.position.mover
    if not panel.is_card or not (comes or view.position.staff == seat):
        return ()
    y = panel.staff.y + panel.staff.scale * (STAFF + 15)
    said, size = "takes it" if comes else "Staff", 14 * max(1, panel.staff.scale)
    return (words(panel.staff.x, y, said, size, "ink2", bold=True),)


def _tab(view: Shown) -> tuple[Node, ...]:
    """Return the tab at the panel of the seat to move; there is none at the toss and the end."""
    if view.phase in (Phase.TOSS, Phase.OVER):
        return ()
    box = view.places.panel(view.position.mover).box
    other = view.places.panel(3 - view.position.mover).box
    width = min(18.0, box.x - 3)
    high = min(44.0, box.h - 16)
    tab = mover_tab(Box(0, -high / 2, other.w, high), high, width)
    return (Node("mover", tab, box.x, box.cy),)
