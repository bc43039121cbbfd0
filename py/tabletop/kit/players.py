"""The player strip: for each seat its mark, name, status, total, and the change of the total.

A strip is a row, a chip of one line, or a chip of two lines, depending on its box. If a name is too
long for its line, all names move to a line below, so that none is cut. A game supplies the text and
figures of each seat, and optionally an extra, such as the backs of the cards in a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from tabletop.core.language import phrases
from tabletop.kit import words
from tabletop.kit.last_actions import latest_actions
from tabletop.kit.parts import Part, drawn, thing
from tabletop.kit.sheet import Sign
from tabletop.kit.signs import changing, crown, mover_edge
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge, seat_mark
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import CHIP, Shapes, Text
from tabletop.scene.table import Sitter
from tabletop.scene.widgets import DANGER, GO, badge, badge_box, number, sheet
from tabletop.scene.widgets import words as line

ROW, LINE = 180.0, 104.0
"""The widths, in pixels, from which a strip is a row, or a chip of one line."""

LOW, TALL, HIGH = 42.0, 48.0, 64.0
"""The heights, in pixels, from which strips have room for more.

A one-line chip shows a last action, a row has a second line, and an extra that `stays` gets a line
of its own.
"""

SAID = 13.0
"""The font size of the text beside or below a name."""

PLAYER = "player-"
LEAST_FIT = 30.0

_SIGN, _LEAST_SIGN = 19.0, 15.0
"""The usual and the least width, in pixels, of the sign of a last action."""

_TOTAL, _ASIDE = 19.0, 31.0
"""The font size of a total above a name, and the width beside it for mark and margins."""


class Extra(NamedTuple):
    """What a game adds to a player's strip, to the left of the total.

    `draw` is given its box, which is `wide` pixels wide. The extra is left out if fewer than `name`
    pixels remain for the name. If it `stays`, it gets a line of its own instead, and also on any
    strip that is high enough for one.
    """

    wide: float
    draw: Callable[[Box], Shapes]
    name: float = 70.0
    stays: bool = False


class Player(NamedTuple):
    """The content of one player's strip.

    `total` is "" in a game without points, and `change` is how the selected move would change it.
    The second line is the latest of `actions`, a rival's last actions; without them, it is
    `status`, or the first of `briefs` that fits. If not all `actions` fit, their `signs` are drawn
    instead.
    `is_open` is whether the details of this seat are open on the table; `may` is False if there are
    none to open. `mark` draws the seat's mark about (x, y) with radius r, if it is not the usual
    one.
    """

    seat: int
    name: str
    total: str = ""
    change: str = ""
    is_good: bool = True
    status: str = ""
    briefs: Sequence[str] = ()
    wins: bool = False
    is_open: bool = False
    extra: Extra | None = None
    mark: Callable[[float, float, float], Shapes] | None = None
    label: str = ""
    hint: str = ""
    may: bool | None = None
    actions: tuple[str, ...] = ()
    signs: tuple[Sign, ...] = ()

    def line(self, fit: float) -> str:
        """Return the text of the second line.

        Last actions and briefs are chosen to fit into `fit` pixels; the last choice may be wider.
        """
        ways = (self.status, *self.briefs)
        said = next((each for each in ways if text_width(each, SAID) <= fit), ways[-1])
        return latest_actions(self.actions, SAID, fit) or said


def standing(
    seat: int, mover: int, winners: Collection[int] | None, sitters: Sequence[Sitter]
) -> str:
    """Return the status of a seat, "" for none.

    It says that the seat wins or shares the win, is to move, is a computer, or moves next.
    `winners` is None during the game.
    """
    alone = len(sitters) == 1
    if winners is not None:
        if seat not in winners or alone:
            return ""
        return words.shares_win() if len(winners) > 1 else words.wins()
    if seat == mover:
        return "" if alone else words.to_move()
    if sitters[seat - 1].is_computer:
        return words.computer()
    return words.next_to_move() if mover and seat == mover % len(sitters) + 1 else ""


def player_strip(
    players: Sequence[Player], boxes: Sequence[Box], mover: int, group: str = ""
) -> tuple[Part, ...]:
    """Return the part of each player in its box, and the highlight of the seat to move.

    With a `group`, each strip is a button of that group, with the id `player-1` for seat 1 and so
    on. `mover` is 0 if no seat is to move.
    """
    alone = len(players) == 1
    pairs = list(zip(players, boxes, strict=True))
    has_extra = any(place_of_extra(each, box) for each, box in pairs)
    is_long = not has_extra and any(_is_too_long(each, box) for each, box in pairs)
    parts = tuple(_part(each, box, group, alone, is_long) for each, box in pairs)
    return (*parts, *((drawn(mover_edge(boxes[mover - 1])),) if mover and not alone else ()))


def _is_too_long(player: Player, box: Box) -> bool:
    """Return whether the name doesn't fit between mark and total, on a strip with room below
    them."""
    right = _total(player._replace(change=""), box.w - 9, box.cy, 21)[1]
    is_line = LINE <= box.w < ROW and box.h >= LOW
    return is_line and text_width(player.name, SAID) > right - 32


def _part(player: Player, box: Box, group: str, alone: bool, is_long: bool) -> Part:
    shapes = _shapes(player, Box(0, 0, box.w, box.h), alone, is_long)
    return thing(
        f"{PLAYER}{player.seat}", group, player.label, box, shapes, may=player.may,
        chosen=player.is_open, col=player.seat, hint=player.hint,
    )  # fmt: skip


def _shapes(player: Player, box: Box, alone: bool, is_long: bool) -> Shapes:
    paper = sheet(box, 12, "sheet2" if player.is_open and not alone else "sheet", CHIP)
    rim = edge(box.inset(2), 11, 3.5) if player.wins else ()
    form = _name_below if is_long else _form(player, box)
    return (paper, *rim, *form(player, box))


def _form(player: Player, box: Box) -> Callable[[Player, Box], Shapes]:
    if player.extra and player.extra.stays and place_of_extra(player, box) == _below(box):
        return _with_line
    return _row if box.w >= ROW else _line if box.w >= LINE else _two_lines


def place_of_extra(player: Player, box: Box) -> Box | None:
    """Return the box in which the player's extra is drawn, or None if there is no extra or no
    room."""
    extra, beside = player.extra, _beside(player, box)
    if extra is None or not extra.stays:
        return beside
    return beside if beside and box.h < HIGH else _below(box)


def _beside(player: Player, box: Box) -> Box | None:
    """Return the box of an extra on the same line as the name, or None if it doesn't fit."""
    left, at, size = _figures(box)
    right = _total(player, at, box.cy, size)[1]
    return _between(player, box, left, right) if box.w >= LINE else None


def _figures(box: Box) -> tuple[float, float, float]:
    """Return the left edge of the name, the right edge of the total, and the total's font size."""
    if box.w >= ROW:
        return box.x + 46, box.right - 16, 26 if box.h >= 50 else 21
    return box.x + 32, box.right - 9, 21


def _below(box: Box) -> Box:
    """Return the box of an extra on a line below the name."""
    return Box(box.x + 8, box.y + box.h * 0.5, box.w - 16, box.h * 0.44)


def _mark(player: Player, x: float, y: float, r: float) -> Shapes:
    """Return the mark of the seat, with a crown if it wins."""
    mark = player.mark(x, y, r) if player.mark else (seat_mark(player.seat, x, y, r),)
    return (*mark, *(crown(x - 1.05 * r, y - 0.9 * r, min(9, 0.78 * r)) if player.wins else ()))


def _with_line(player: Player, box: Box) -> Shapes:
    """Return a strip with mark, name, second text and total on one line and the extra below."""
    is_high = box.h >= HIGH
    y, size, r = box.y + box.h * 0.3, 17.0 if is_high else 14.0, 10.0 if is_high else 6.0
    left = 8 + 2 * r + 8
    figures, right = _total(player, box.right - 12, y, 21 if is_high else 16)
    name = Text(left, baseline(y, size), player.name, size, "ink", weight=800, fit=right - left)
    x = left + text_width(player.name, size) + 8
    said: Shapes = ()
    told = player.line(right - x)
    if told and x + text_width(told, SAID) <= right:
        said = (Text(x, baseline(y, size), told, SAID, "ink2"),)
    extra = player.extra.draw(_below(box)) if player.extra else ()
    return (*_mark(player, 8 + r, y, r), name, *said, *figures, *extra)


def _row(player: Player, box: Box) -> Shapes:
    """Return a row: mark, name with text below or beside it, extra, change and total."""
    left, at, size = _figures(box)
    figures, right = _total(player, at, box.cy, size)
    extra, right = _extra(player, box, left, right)
    fit, after = right - 52, 46 + text_width(player.name, 16) + 12
    is_tall = box.h >= TALL
    signs = _signs(player, *((46, box.cy + 12, fit) if is_tall else (after, box.cy, right - after)))
    told = "" if signs else player.line(fit if is_tall else right - after)
    two = bool(told or signs) and is_tall
    y = box.cy - 2 if two else baseline(box.cy, 16)
    name = Text(46, y, player.name, 16, "ink", weight=800, fit=fit)
    below = (Text(46, box.cy + 16, told, SAID, "ink2", fit=fit),) if told and two else signs
    if told and not two and after + text_width(told, SAID) <= right:
        below = (Text(after, baseline(box.cy, SAID), told, SAID, "ink2"),)
    return (*_mark(player, 26, box.cy, 11), name, *below, *extra, *figures)


def _line(player: Player, box: Box) -> Shapes:
    """Return a chip of one line: mark, name, extra and total.

    The change is drawn below the total where the name would have too little room.
    """
    left, at, size = _figures(box)
    figures, right = _total(player, at, box.cy, size)
    if player.change and right - 36 < 2 * LEAST_FIT:
        figures, right = _stacked(player, at, box.cy)
    extra, right = _extra(player, box, left, right)
    mark = _mark(player, 17, box.cy, 9)
    fit = right - 36
    if fit < LEAST_FIT:
        return (*mark, *figures)
    signs = _signs(player, 32, box.cy + 10, fit) if box.h >= LOW else ()
    told = "" if signs else latest_actions(player.actions, SAID, fit)
    two = bool(told or signs) and box.h >= LOW
    y = baseline(box.cy - 9 if two else box.cy, 15)
    name = Text(32, y, player.name, 15, "ink", weight=800, fit=fit)
    below = (Text(32, box.cy + 14, told, SAID, "ink2"),) if told and two else signs
    return (*mark, name, *below, *extra, *figures)


def _name_below(player: Player, box: Box) -> Shapes:
    """Return a chip with mark, last actions and total above a long name."""
    upper, lower = box.y + box.h * 0.32, box.bottom - 12
    figures, right = _total(player, box.right - 12, upper, _TOTAL)
    signs = _signs(player, 32, upper, right - 32)
    told = "" if signs else latest_actions(player.actions, SAID, right - 36)
    actions = (Text(32, baseline(upper, SAID), told, SAID, "ink2"),) if told else signs
    name = Text(9, baseline(lower, 14), player.name, 14, "ink", weight=800, fit=box.w - 18)
    return (*_mark(player, 19, upper, 8), name, *actions, *figures)


def _signs(player: Player, left: float, y: float, fit: float) -> Shapes:
    """Return the signs of the last actions, or () if their text fits into `fit` pixels."""
    if latest_actions(player.actions, SAID, fit) == phrases(player.actions):
        return ()
    step = min(_SIGN, max(_LEAST_SIGN, fit / max(1, len(player.signs))))
    count = int(fit // step)
    latest = player.signs[-count:] if count > 0 else ()
    return tuple(
        shape
        for at, sign in enumerate(latest)
        for shape in sign(left + (at + 0.5) * step, y, step - 3)
    )


def _two_lines(player: Player, box: Box) -> Shapes:
    """Return a chip of two lines: mark and total above the name or the change."""
    upper, lower = box.y + box.h * 0.32, box.bottom - 12
    signs = _signs(player, max(box.x + 4, box.right - 4 - _SIGN * len(player.signs)), lower, box.w)
    fit = box.w - 8 - (_SIGN * len(player.signs) if signs else 0)
    below: Shapes = (line(box.x + 4 + fit / 2, lower, player.name, 13)._replace(fit=fit), *signs)
    if player.change:
        below = badge(box.cx, lower, player.change, _tone(player), size=13)
    if not player.total:
        return (*_mark(player, box.cx, upper, 8), *below)
    full = text_width(player.total, _TOTAL, "title")
    wide = min(full, box.w - _ASIDE)
    x = min(box.cx + 11, box.right - 6 - wide / 2)
    total = number(x, upper, player.total, max(13, _TOTAL * wide / full))
    return (
        *_mark(player, max(box.x + 14, min(box.cx - 14, x - wide / 2 - 11)), upper, 8),
        total,
        *below,
    )


def _total(player: Player, right: float, y: float, size: float) -> tuple[Shapes, float]:
    """Return the total, right-aligned at `right`, after its change, and the left edge of both."""
    at = (right, y)
    return changing(player.total, player.change, is_good=player.is_good, at=at, size=size)


def _stacked(player: Player, right: float, y: float) -> tuple[Shapes, float]:
    """Return the total, right-aligned at `right`, above its change, and the left edge of both."""
    wide = max(badge_box(0, 0, player.change, size=13).w, text_width(player.total, 17, "title"))
    x = right - wide / 2 + 2
    change = badge(x, y + 7, player.change, _tone(player), size=13)
    return (number(x, y - 12, player.total, 17), *change), right - wide - 2


def _tone(player: Player) -> str:
    return GO if player.is_good else DANGER


def _extra(player: Player, box: Box, left: float, right: float) -> tuple[Shapes, float]:
    """Return the shapes of the extra and its left edge; () and `right` if it doesn't fit."""
    at = _between(player, box, left, right)
    return (player.extra.draw(at), at.x - 4) if player.extra and at else ((), right)


def _between(player: Player, box: Box, left: float, right: float) -> Box | None:
    extra = player.extra
    if extra is None or right - left - extra.wide < extra.name:
        return None
    return Box(right - extra.wide - 6, box.y, extra.wide, box.h)
