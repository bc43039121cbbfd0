"""Paper widgets that hold text: sheets, pills, badges and buttons."""

from __future__ import annotations

from tabletop.scene.boxes import Box, around
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import CHIP, FLAT, PIECE, SHEET, Circle, Icon, Path, Rect, Shapes, Text

GO = "go"
QUIET = "quiet"
DANGER = "danger"
IDLE = "idle"
IDLE_ON_SHEET = "idle-on-sheet"
"""The tones of buttons: primary, secondary, risky, and disabled on the table or on a sheet."""

_BUTTONS = {
    GO: ("leaf2", "white", "white"),
    QUIET: ("sheet2", "ink", "ink2"),
    DANGER: ("danger", "white", "white"),
    IDLE: ("", "ontable", "ontable"),
    IDLE_ON_SHEET: ("", "ink2", "ink2"),
}

NOTE = "note"
SUN = "sun"
PAPER = "paper"
"""The tones of badges besides GO and DANGER: a number, something chosen, and anything else."""

_BADGES = {
    NOTE: ("night", "white", ""),
    SUN: ("sun", "print", "white"),
    PAPER: ("sheet", "ink", "sun"),
    GO: ("leaf2", "white", "white"),
    DANGER: ("danger", "white", "white"),
}


def sheet(box: Box, r: float = 18, fill: str = "sheet", shadow: float = SHEET) -> Rect:
    """Return a sheet of paper that covers `box`."""
    return Rect(*box, r=r, fill=fill, shadow=shadow)


def rule(x: float, y: float, length: float, upright: bool = False) -> Path:
    """Return a thin line `length` pixels long, from its left or (if `upright`) upper end at (x,
    y)."""
    line = f"M0 0V{length:g}" if upright else f"M0 0H{length:g}"
    return Path(line, x, y, stroke="line", width=1.5)


def words(
    x: float, y: float, text: str, size: float, fill: str = "ink", *, bold: bool = False
) -> Text:
    """Return a line of text centred at (x, y), horizontally and vertically."""
    weight = 800 if bold else 600
    return Text(x, baseline(y, size), text, size, fill, weight=weight, align="middle")


def number(x: float, y: float, text: str, size: float, fill: str = "ink") -> Text:
    """Return a number in the title font, centred at (x, y)."""
    return Text(x, baseline(y, size), text, size, fill, "title", 700, "middle")


def badge(
    x: float, y: float, text: str, tone: str = NOTE, icon: str = "", size: float = 15
) -> Shapes:
    """Return a pill with a short text, centred at (x, y).

    `icon` names the icons before the text, separated by spaces.
    """
    return pill(x, y, text, _BADGES[tone], icon, size, CHIP)


def pill(
    x: float,
    y: float,
    text: str,
    look: tuple[str, str, str],
    icon: str = "",
    size: float = 15,
    shadow: float = FLAT,
) -> Shapes:
    """Return the same as `badge`, in the colours `look`: fill, text, and outline ("" for none)."""
    fill, mark, rim = look
    box = badge_box(x, y, text, icon, size)
    paper = Rect(*box, r=box.h / 2, fill=fill, stroke=rim, width=2 if rim else 1, shadow=shadow)
    step, left = size * 1.4, box.x + box.h * 0.35 + size * 0.6
    icons = icon.split()
    label = words(x + step * len(icons) / 2, y, text, size, mark, bold=True)
    marks = (Icon(each, left + step * n, y, size * 1.2, mark) for n, each in enumerate(icons))
    return (paper, *marks, label)


def badge_box(x: float, y: float, text: str, icon: str = "", size: float = 15) -> Box:
    """Return the box that `badge` covers when given the same arguments."""
    room = size * 1.4 * len(icon.split())
    height = size * 1.75
    return around(x, y, max(height, text_width(text, size) + room + height * 0.7), height)


def counter(x: float, y: float, text: str, tone: str = NOTE, r: float = 11) -> Shapes:
    """Return a disc with a number of one or two digits, centred at (x, y)."""
    fill, mark, _ = _BADGES[tone]
    disc = Circle(x, y, r, fill=fill, stroke="white", width=1.5, shadow=CHIP)
    return (disc, number(x, y, text, max(13.0, r * 1.25), mark))


def button(
    box: Box, label: str, tone: str = GO, icon: str = "", below: str = "", size: float = 18
) -> Shapes:
    """Return a button with a label, an optional icon, and an optional second line (`below`).

    A disabled button is drawn as plain text without a background, so that it doesn't look tappable.
    """
    fill, mark, quiet = _BUTTONS[tone]
    weight = 800 if fill else 600
    face = (Rect(*box, r=min(16, box.h / 3), fill=fill, shadow=PIECE),) if fill else ()
    middle = box.cy - (size * 0.52 if below else 0)
    left = box.h * 0.8 if icon else 12
    x = box.cx + (left - 12) / 2
    fit = box.w - left - 12
    shapes: Shapes = (
        *face,
        Text(x, baseline(middle, size), label, size, mark, weight=weight, align="middle", fit=fit),
    )
    if below:
        line = baseline(box.cy + size * 0.62, 13)
        shapes += (Text(x, line, below, 13, quiet, weight=700, align="middle", fit=fit),)
    if icon:
        shapes += (Icon(icon, box.x + box.h * 0.5, box.cy, min(26, box.h * 0.5), mark),)
    return shapes
