"""What the mover has in hand: the word with what it earns, the tiles, and the buttons."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.letter_maze.boards import COLOUR_NAMES
from tabletop.games.letter_maze.letters import PREMIUM as RARE
from tabletop.games.letter_maze.scene_art import (
    SHEARS,
    gap,
    lifted_sign,
    tile,
    tile_letter,
)
from tabletop.games.letter_maze.scene_boards import COLOURS
from tabletop.games.letter_maze.scene_buttons import button_nodes
from tabletop.games.letter_maze.scene_hand import Lying, Row, row_of
from tabletop.games.letter_maze.scene_shown import Shown
from tabletop.games.letter_maze.scene_trace import Trace
from tabletop.games.letter_maze.scene_words import cards_words, named, prompt, rare_letter
from tabletop.games.letter_maze.state import SETUP, Phase
from tabletop.scene import papers
from tabletop.scene.boxes import Box
from tabletop.scene.marks import SEAT_COLOURS
from tabletop.scene.measure import baseline
from tabletop.scene.papers import badge_box, rule, sheet
from tabletop.scene.shapes import CHIP, Icon, Node, Rect, Shapes, Text

HAND = "hand"
"""The window through which a hand is seen that is longer than its place."""

_MINUS = "\N{MINUS SIGN}"
_SPACE = 6.0
_LEAST_EARNED = 104.0
"""What a word leaves at least for what it earns, where that lies in the same row."""


def tray_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the tray with everything that lies in it."""
    tray = view.places.tray
    return (
        Node("tray", (sheet(tray.box), *_parting(view), *_title(view))),
        *_word(view),
        *_chips(view),
        *_hand(view),
        *button_nodes(view),
    )


def _parting(view: Shown) -> Shapes:
    tray = view.places.tray
    if not tray.title:
        if view.places.is_tall and tray.earned.y > tray.word.y:
            return (rule(tray.word.x, tray.hand.y - 3, tray.word.w),)
        return ()
    return (rule(tray.word.x - 12, tray.word.y + 4, tray.earned.bottom - tray.word.y - 8, True),)


def _title(view: Shown) -> Shapes:
    tray = view.places.tray
    if not tray.title:
        return ()
    own = view.home == view.mover and view.active
    text = "Your tiles" if own else f"Tiles of {view.name(view.home)}"
    return (Text(tray.hand.x + 2, tray.title, text, 14, "ink2", fit=tray.hand.w),)


# -- the word ------------------------------------------------------------------------------------


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


# -- the hand ------------------------------------------------------------------------------------


def row(view: Shown) -> Row:
    """Return where the tiles of the hand lie."""
    tray = view.places.tray
    return row_of(view.slots, tray.hand, tray.tile, piled=view.state.phase is not Phase.TRIBUTE)


def is_given(view: Shown, lying: Lying) -> bool:
    """Return whether a tile is chosen for a tribute: of equal ones the first are."""
    face, number = lying.slot.face, lying.numbers[0]
    before = [slot.face for slot in view.slots[:number]].count(face)
    return before < view.choice.given.count(face)


def is_held(view: Shown, lying: Lying) -> bool:
    """Return whether a place holds the tile that is taken in hand: the first of its face."""
    held = view.choice.held
    if not held or lying.slot.leg is not None or lying.slot.face != held:
        return False
    first = next(n for n, slot in enumerate(view.slots) if slot.face == held and slot.leg is None)
    return first in lying.numbers


def _hand(view: Shown) -> tuple[Node, ...]:
    lies = row(view)
    window = HAND if lies.world else ""
    if not lies.lying:
        return _empty(view)
    size = view.places.tray.tile
    nodes, seen = [], dict[str, int]()
    for lying in lies.lying:
        face = lying.slot.face
        seen[face] = seen.get(face, -1) + 1
        key = f"tile-{view.home}-{face}-{seen[face]}"
        rises = 6 if is_held(view, lying) or is_given(view, lying) else 0
        box = lying.box
        shapes = _hand_tile(view, lying, size)
        nodes.append(Node(key, shapes, box.cx, box.cy - rises, window=window))
    return tuple(nodes)


def tile_key(view: Shown, lying: Lying) -> str:
    """Return the key of the node of the tile that lies on a place."""
    before = [each for each in row(view).lying if each.numbers < lying.numbers]
    return f"tile-{view.home}-{lying.slot.face}-" + str(
        sum(each.slot.face == lying.slot.face for each in before)
    )


def _hand_tile(view: Shown, lying: Lying, size: float) -> Shapes:
    slot, count = lying.slot, len(lying.numbers)
    if slot.leg is not None:
        return gap(slot.face, size)
    shapes = tile(slot.face, size)
    if slot.is_lifted:
        shapes = (
            *(shape._replace(opacity=0.75) for shape in shapes),
            *lifted_sign(size * 0.46, -size * 0.44, down=True),
        )
    if is_held(view, lying) or is_given(view, lying):
        box = Rect(-size / 2, -size / 2, size, size, size * 0.2)
        shapes += (
            box._replace(stroke="ringedge", width=5.2),
            box._replace(stroke="sun", width=3.2),
        )
    if count > 1:
        shapes += papers.badge(size * 0.3, size * 0.42, f"{count}", size=13)
    return shapes


def _empty(view: Shown) -> tuple[Node, ...]:
    """Return that a hand is empty; nothing as long as no hand is dealt."""
    box = view.places.tray.hand
    if not view.state.players:
        return ()
    text = Text(box.x + 2, baseline(box.cy, 15), "No tiles in hand", 15, "ink2", fit=box.w)
    return (Node("no-tiles", (text._replace(opacity=0.9),)),)
