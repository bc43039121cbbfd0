"""The word in the tray: its letters side by side, and as pills what it would earn."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.letter_maze.boards import COLOUR_NAMES
from tabletop.games.letter_maze.letters import PREMIUM as RARE
from tabletop.games.letter_maze.scene_art import SHEARS, tile, tile_letter
from tabletop.games.letter_maze.scene_boards import COLOURS
from tabletop.games.letter_maze.scene_shown import Shown
from tabletop.games.letter_maze.scene_trace import Trace
from tabletop.games.letter_maze.scene_words import cards_words, named, prompt, rare_letter
from tabletop.games.letter_maze.state import SETUP
from tabletop.scene import papers
from tabletop.scene.boxes import Box
from tabletop.scene.marks import SEAT_COLOURS
from tabletop.scene.measure import baseline
from tabletop.scene.papers import badge_box
from tabletop.scene.shapes import CHIP, Icon, Node, Rect, Shapes, Text

_MINUS = "\N{MINUS SIGN}"
_SPACE = 6.0
_LEAST_EARNED = 104.0
"""What a word leaves at least for what it earns, where that lies in the same row."""


def word_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the letters of the path with what they earn, or what the game is about."""
    return (*_word(view), *_chips(view))


def _word(view: Shown) -> tuple[Node, ...]:
    """Return the letters of the path side by side, or what the game is about."""
    trace, box = view.trace, view.places.tray.word
    if trace is None or not trace.legs:
        return _prompt(view, box)
    pitch = _pitch(view, trace)
    size = min(pitch - 4, box.h - 4)
    nodes = []
    for place, leg in enumerate(trace.legs):
        shapes = _letter(view, trace, place, size)
        x = box.x + pitch * (place + 0.5)
        nodes.append(Node(f"letter-{place}-{leg.face}", shapes, x, box.cy))
    if view.ways:
        edge = Rect(-size / 2, -size / 2, size, size, size * 0.2, stroke="open", width=2.2)
        x = box.x + pitch * (len(trace.legs) + 0.5)
        nodes.append(Node("letter-next", (edge._replace(dash=(5, 6)),), x, box.cy))
    return tuple(nodes)


def _pitch(view: Shown, trace: Trace) -> float:
    """Return how far apart the letters of the word lie: as large as fits."""
    tray = view.places.tray
    room = tray.word.w - (_LEAST_EARNED if tray.earned == tray.word else 0)
    return min(room / _slots(view, trace), tray.word.h + 5, 50)


def _slots(view: Shown, trace: Trace) -> int:
    """Return how many letters the word has, with one to come where it may go on."""
    return len(trace.legs) + bool(view.ways)


def _letter(view: Shown, trace: Trace, place: int, size: float) -> Shapes:
    """Return a letter of the word as its square looks: sun, a tile, the colour of a target."""
    maze, leg, square = view.maze, trace.legs[place], trace.squares[place + 1]
    assert maze is not None
    if leg.is_laid:
        return tile(leg.face, size, dash=SEAT_COLOURS[view.turn], shadow=CHIP)
    if trace.lifted[place]:
        shapes = tile(leg.face, size, shadow=CHIP)
        ring = Rect(-size / 2, -size / 2, size, size, size * 0.2, stroke="sun", width=2.4)
        return (*shapes, ring)
    fill, mark = "traced", "print"
    if square in maze.colours:
        fill, mark, _ = COLOURS[maze.colours[square]]
    elif maze.faces[square] in RARE:
        fill, mark = "night", "white"
    paper = Rect(-size / 2, -size / 2, size, size, size * 0.18, fill, shadow=CHIP)
    return (paper, tile_letter(leg.face, size, mark))


def _prompt(view: Shown, box: Box) -> tuple[Node, ...]:
    """Return what the game is won by, for as long as there is no word."""
    if view.state.phase in SETUP:
        return ()
    size = 17 if box.h >= 40 else 15
    text = Text(box.x + 2, baseline(box.cy, size), prompt(view), size, "ink2", fit=box.w - 4)
    return (Node("goal", (text, *_own_cards(view))),)


def _own_cards(view: Shown) -> Shapes:
    """Return how far the one at whose tiles one looks has come, where there is room to say it."""
    box = view.places.tray.earned
    if view.mover == 0 or box.y < view.places.tray.word.bottom:
        return ()
    text = cards_words(view.state, view.player(view.home).cards)
    return (Text(box.x + 2, baseline(box.cy - 3, 15), text, 15, "ink", fit=box.w - 4),)


class Chip(NamedTuple):
    """Something that a word earns: its words, and those for where there is little room; an icon;
    the tokens of its paper and its words."""

    text: str
    short: str
    icon: str = ""
    fill: str = "sheet2"
    mark: str = "ink"


def chips(view: Shown) -> tuple[Chip, ...]:
    """Return what the path would earn, spend and bring."""
    trace, got = view.trace, view.earned
    if trace is None or got is None:
        return ()
    found: list[Chip] = []
    if got.wins:
        found.append(Chip("wins the race", "wins", "checkered-flag", "sun", "print"))
    if got.kinds:
        reason = _reason(view, trace, got.kinds)
        found.append(Chip(f"{reason}: move again", reason, "clockwise-rotation"))
    for colour in got.cards:
        fill, mark, icon = COLOURS[colour]
        name = COLOUR_NAMES[colour]
        found.append(Chip(f"{name} card", name, icon, fill, mark))
    if got.gardener:
        found.append(Chip("Gardener spent", "spent", SHEARS))
    if got.tribute:
        found.append(Chip("half of all other hands", "half hands", "card-exchange"))
    if got.lifted or got.laid:
        tiles = [f"+{named(face)}" for face in got.lifted]
        tiles += [f"{_MINUS}{named(face)}" for face in got.laid]
        counts = f"+{len(got.lifted)} {_MINUS}{len(got.laid)}"
        found.append(Chip(" ".join(tiles), counts if len(tiles) > 1 else tiles[0]))
    return tuple(found)


def _reason(view: Shown, trace: Trace, kinds: str) -> str:
    """Return what earns a bonus move: the length, a rare letter, or either of them."""
    told = {"L": f"{len(trace.legs)} letters", "P": rare_letter(view, trace)}
    return " or ".join(told[kind] for kind in kinds)


def _chips(view: Shown) -> tuple[Node, ...]:
    """Return what the word earns as pills side by side, with few words where many do not fit.

    They are pale as long as the path cannot end: it earns nothing yet.
    """
    box, found = _earned_box(view), chips(view)
    size = 15.0 if box.h >= 32 else 14.0
    nodes, x = [], box.x
    for index, (chip, text) in enumerate(zip(found, _said(found, box.w, size), strict=True)):
        width = _width(text, chip.icon, size)
        pill, middle = _pill(chip, text, size), x + width / 2
        nodes.append(Node(f"chip-{index}", pill, middle, box.cy, opacity=1 if view.ending else 0.6))
        x += width + _SPACE
    return tuple(nodes)


def _said(found: tuple[Chip, ...], room: float, size: float) -> tuple[str, ...]:
    """Return what is written on pills: all words, few, or none beside an icon; whatever fits."""
    ways = (
        tuple(chip.text for chip in found),
        tuple(chip.short for chip in found),
        tuple("" if chip.icon else chip.short for chip in found),
    )
    for texts in ways:
        pairs = zip(texts, found, strict=True)
        if sum(_width(text, chip.icon, size) + _SPACE for text, chip in pairs) <= room + _SPACE:
            return texts
    return ways[-1]


def _earned_box(view: Shown) -> Box:
    """Return the place of what the word earns: its own, or what the letters leave of theirs."""
    tray, trace = view.places.tray, view.trace
    if tray.earned != tray.word or trace is None:
        return tray.earned
    used = _pitch(view, trace) * _slots(view, trace) + _SPACE
    return tray.word._replace(x=tray.word.x + used, w=tray.word.w - used)


def _width(text: str, icon: str, size: float) -> float:
    return badge_box(0, 0, text, icon, size).w


def _pill(chip: Chip, text: str, size: float) -> Shapes:
    """Return a pill about the origin."""
    box = badge_box(0, 0, text, chip.icon, size)
    room = size * 1.4 if chip.icon else 0
    shapes: Shapes = (
        Rect(*box, r=box.h / 2, fill=chip.fill),
        papers.words(room / 2, 0, text, size, chip.mark, bold=True),
    )
    if chip.icon:
        x = box.x + box.h * 0.35 + size * 0.6
        shapes += (Icon(chip.icon, x, 0, size * 1.2, chip.mark),)
    return shapes
