"""The players: who moves, what each garden is worth, and each garden in small."""

from __future__ import annotations

from tabletop.games.garden_growth.scene_layout import MANY_SEATS
from tabletop.games.garden_growth.scene_plants import small_garden
from tabletop.games.garden_growth.scene_shown import Shown
from tabletop.games.garden_growth.scene_words import change, parity, signed
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import edge, seat_mark
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import GO, NOTE, badge, badge_box, number, sheet, words
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Path, Rect, Shapes, Text

_POINTER = "M-8 -1H8L0 7Z"
"""The tip that points from the chip of a player to the garden below."""


def player_nodes(view: Shown) -> tuple[Node, ...]:
    """Return a row or a chip for each player, and the edge around the one to move."""
    places = view.places
    paper = (
        () if places.players_sheet is None else (Node("players", (sheet(places.players_sheet),)),)
    )
    made = _chip if places.players_sheet is None else _row
    players = tuple(
        Node(f"player-{seat}", made(view, seat, Box(0, 0, box.w, box.h)), box.x, box.y)
        for seat, box in enumerate(places.players, start=1)
    )
    return (*paper, *players, *_mover(view))


def _mover(view: Shown) -> tuple[Node, ...]:
    """Return the sun edge around the player to move; it travels from one to the next."""
    if not view.mover or len(view.sitters) == 1:
        return ()
    box = view.places.players[view.mover - 1]
    inset = 1.5 if view.places.players_sheet is None else 2.5
    shape = edge(Box(0, 0, box.w, box.h).inset(inset), 13, 3)
    return (Node("mover", shape, box.x, box.y),)


def _subtitle(view: Shown, seat: int) -> str:
    if view.winners is not None:
        return "wins" if seat in view.winners and len(view.sitters) > 1 else ""
    if not view.mover:
        return ""
    if seat == view.mover:
        return "to move"
    if view.sitters[seat - 1].is_computer:
        return "computer"
    after = view.mover % len(view.sitters) + 1
    return "next" if seat == after else ""


def _row(view: Shown, seat: int, box: Box) -> Shapes:
    """Return a row of the right column: mark, name, garden in small, total."""
    inner = box.inset(5, 2)
    back = (Rect(*inner, r=12, fill="sheet2"),) if _is_marked(view, seat) else ()
    mark = seat_mark(seat, box.x + 23, box.cy, 11)
    total = box.right - 14
    narrow = len(view.sitters) >= MANY_SEATS or box.h < 48
    right = total - _widest(view) - 8
    garden: Shapes = ()
    if not narrow and box.w >= 205:
        width = min(max(box.w * 0.25, 50), 84)
        high = min(box.h * 0.56, width * 0.56)
        frame = Box(right - width, box.cy - high / 2, width, high)
        garden = small_garden(view.state.gardens[seat - 1], frame)
        right = frame.x
    return (
        *back,
        mark,
        *_named(view, seat, box, right - box.x - 48, narrow=narrow),
        *garden,
        number(
            total - text_width(signed(view.totals[seat - 1]), 23, "title") / 2,
            box.cy,
            signed(view.totals[seat - 1]),
            23,
        ),
    )


def _widest(view: Shown) -> float:
    """Return the width that the totals of all rows need."""
    return max(text_width(signed(points), 23, "title") for points in view.totals)


def _is_marked(view: Shown, seat: int) -> bool:
    """Return whether this player's garden is the one that lies large."""
    return seat == view.seat and len(view.sitters) > 1


def _named(view: Shown, seat: int, box: Box, fit: float, *, narrow: bool) -> Shapes:
    """Return the name of a player, and below it what there is to say."""
    x, said = box.x + 42, _subtitle(view, seat)
    size = 16.0
    y = box.cy - 1 if said and not narrow else baseline(box.cy, size)
    line = Text(x, y, view.sitters[seat - 1].name, size, "ink", weight=800, fit=fit)
    if narrow or not said:
        return (line, *_crown(view, seat, box.x + 31, box.cy - 11))
    below = Text(x, box.cy + 17, said, 13, "ink2", weight=600, fit=fit)
    return (line, below, *_crown(view, seat, box.x + 31, box.cy - 11))


def _crown(view: Shown, seat: int, x: float, y: float) -> Shapes:
    if not view.winners or seat not in view.winners or len(view.sitters) == 1:
        return ()
    disc = Circle(x, y, 9, fill="sun", stroke="white", width=1.5, shadow=CHIP)
    return (disc, Icon("laurel-crown", x, y, 14, "print"))


def _total(
    view: Shown, seat: int, x: float, y: float, size: float, *, stacked: bool
) -> tuple[Shapes, float]:
    """Return the total of a garden that ends at x, and where it begins.

    The change that what is picked would bring stands before it, or below it where it is `stacked`.
    """
    text = signed(view.totals[seat - 1])
    left = x - text_width(text, size, "title")
    figures = number((left + x) / 2, y, text, size)
    gain = view.gain if seat == view.seat and view.move else 0
    if not gain:
        return (figures,), left
    pill = badge_box(0, 0, change(gain), size=13)
    tone = GO if gain > 0 else NOTE
    if stacked:
        x = min((left + x) / 2, x - pill.w / 2 + 6)
        lifted = number(x, y - 11, text, size * 0.8)
        return (lifted, *badge(x, y + 10, change(gain), tone, size=13)), x - pill.w / 2
    middle = left - 5 - pill.w / 2
    return (figures, *badge(middle, y, change(gain), tone, size=13)), middle - pill.w / 2


def _chip(view: Shown, seat: int, box: Box) -> Shapes:
    """Return a chip of the row above the beds: mark, name, total, and garden where it fits."""
    fill = "sheet" if _is_marked(view, seat) or len(view.sitters) == 1 else "sheet2"
    paper: Shapes = (Rect(*box, r=13, fill=fill, shadow=CHIP),)
    if _is_marked(view, seat) and view.places.is_tall:
        paper += (Path(_POINTER, box.cx, box.bottom, fill="ontable"),)
    if box.w < 104:
        return (*paper, *_small_chip(view, seat, box))
    tight = box.w < 150
    x, right, size = (32, box.right - 11, 20) if tight else (40, box.right - 16, 22)
    total, left = _total(view, seat, right, box.cy, size, stacked=tight)
    name, room = view.sitters[seat - 1].name, left - 6 - x
    garden: Shapes = ()
    if room > 150 and len(view.sitters) > 1:
        garden = small_garden(
            view.state.gardens[seat - 1], around(left - 44, box.cy, 66, box.h * 0.62)
        )
        room -= 82
    return (
        *paper,
        seat_mark(seat, x / 2 + 1, box.cy, 9 if tight else 10),
        Text(x, baseline(box.cy, 16), name, 16, "ink", weight=800, fit=room),
        *garden,
        *total,
        *_crown(view, seat, x / 2 + 10, box.cy - 11),
        *_solo(view, box, room),
    )


def _solo(view: Shown, box: Box, room: float) -> Shapes:
    """Return what the next upkeep is like, which a player alone has room for."""
    if len(view.sitters) > 1 or view.places.words is not None or view.upkeep is None:
        return ()
    said = f"Next upkeep: {parity(view.upkeep)}"
    left = box.x + 38 + text_width(view.sitters[0].name, 16) + 14
    fit = room + box.x + 38 - left
    if text_width(said, 14) > fit:
        return ()
    return (Text(left, baseline(box.cy, 14), said, 14, "ink2", weight=600),)


def _small_chip(view: Shown, seat: int, box: Box) -> Shapes:
    """Return mark and total with the name below: a chip for four and more on a phone.

    Where the total would change, its change takes the place of the name.
    """
    upper, lower = box.y + box.h * 0.34, box.y + box.h * 0.76
    gain = view.gain if seat == view.seat and view.move else 0
    name = view.sitters[seat - 1].name
    below: Shapes = (words(box.cx, lower, name, 13, "ink")._replace(fit=box.w - 6),)
    if gain:
        below = badge(box.cx, lower - 1, change(gain), GO if gain > 0 else NOTE, size=13)
    return (
        seat_mark(seat, box.cx - 13, upper, 7.5),
        number(box.cx + 11, upper, signed(view.totals[seat - 1]), 18),
        *below,
    )
