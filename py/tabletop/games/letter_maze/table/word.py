"""The word in the tray: its letters side by side, and as pills what it would earn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.core.language import either, t
from tabletop.games.letter_maze.rules.letters import PREMIUM as RARE
from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.rules.moves import tribute_due
from tabletop.games.letter_maze.rules.state import SETUP, Phase
from tabletop.games.letter_maze.table.art import SHEARS, tile, tile_letter
from tabletop.games.letter_maze.table.boards import COLOURS
from tabletop.games.letter_maze.table.players import colours_of, score_of
from tabletop.games.letter_maze.table.shown import Shown
from tabletop.games.letter_maze.table.trace import Trace, earned_kinds, earns_tribute
from tabletop.games.letter_maze.words import sentences
from tabletop.games.letter_maze.words import table as words
from tabletop.games.letter_maze.words.names import card, colour, in_turn
from tabletop.kit.parts import Part, told
from tabletop.kit.score import score_sheet, score_told
from tabletop.scene import papers
from tabletop.scene.boxes import Box
from tabletop.scene.marks import SEAT_COLOURS
from tabletop.scene.measure import baseline
from tabletop.scene.papers import badge_box
from tabletop.scene.shapes import CHIP, Icon, Node, Rect, Shapes, Text

_MINUS = "\N{MINUS SIGN}"
_SPACE = 6.0
_FEW_TILES = 2
"""Up to so many tiles have their letters on a pill also where there is little room."""
_LEAST_EARNED = 104.0
"""What a word leaves at least for what it earns, where that lies in the same row."""


def word_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the letters of the path with what they earn, or what the game is about."""
    nodes = (*_word(shown), *_chips(shown))
    return (told("earned", _told(shown), shown.places.tray.earned, *nodes),)


def _told(shown: Shown) -> str:
    if shown.looked:
        return in_turn((score_told(*score_of(shown)), _told_of_looked(shown)))
    gains = [chip.text for chip in chips(shown)]
    return sentences.word_earns(gains) if gains else sentences.goal(shown.state.seats)


def _word(shown: Shown) -> tuple[Node, ...]:
    """Return the letters of the path side by side, or what the game is about."""
    trace, box = shown.trace, shown.places.tray.word
    if shown.looked:
        return (Node("score", score_sheet(*score_of(shown), _score_box(shown))),)
    if trace is None or not trace.legs:
        return _prompt(shown, box)
    pitch = _pitch(shown, trace)
    size = min(pitch - 4, box.h - 4)
    nodes = []
    for place, leg in enumerate(trace.legs):
        shapes = _letter(shown, trace, place, size)
        x = box.x + pitch * (place + 0.5)
        nodes.append(Node(f"letter-{place}-{leg.face}", shapes, x, box.cy))
    if shown.ways:
        edge = Rect(-size / 2, -size / 2, size, size, size * 0.2, stroke="open", width=2.2)
        x = box.x + pitch * (len(trace.legs) + 0.5)
        nodes.append(Node("letter-next", (edge._replace(dash=(5, 6)),), x, box.cy))
    return tuple(nodes)


def _score_box(shown: Shown) -> Box:
    """Return the place of a score: that of the word, and of what it earns where that is below."""
    word, earned = shown.places.tray.word, shown.places.tray.earned
    high = max(earned.bottom, word.bottom) - word.y if earned.y >= word.bottom else word.h
    return word.top(high)


def _pitch(shown: Shown, trace: Trace) -> float:
    """Return how far apart the letters of the word lie: as large as fits."""
    tray = shown.places.tray
    room = tray.word.w - (_LEAST_EARNED if tray.earned == tray.word else 0)
    return min(room / _slots(shown, trace), tray.word.h + 5, 50)


def _slots(shown: Shown, trace: Trace) -> int:
    """Return how many letters the word has, with one to come where it may go on."""
    return len(trace.legs) + bool(shown.ways)


def _letter(shown: Shown, trace: Trace, place: int, size: float) -> Shapes:
    """Return a letter of the word as its square looks: sun, a tile, the colour of a target."""
    maze, leg, square = shown.maze, trace.legs[place], trace.squares[place + 1]
    if leg.is_laid:
        return tile(leg.face, size, dash=SEAT_COLOURS[shown.turn], shadow=CHIP)
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


def _prompt(shown: Shown, box: Box) -> tuple[Node, ...]:
    """Return what the game is won by, for as long as there is no word."""
    if shown.state.phase in SETUP:
        return ()
    size = 17 if box.h >= 40 else 15
    text = Text(box.x + 2, baseline(box.cy, size), _aim(shown), size, "ink2", fit=box.w - 4)
    return (Node("prompt", (text, *_own_cards(shown))),)


def _own_cards(shown: Shown) -> Shapes:
    """Return how far the one at whose tiles one looks has come, where there is room to say it."""
    box = shown.places.tray.earned
    if shown.mover == 0 or box.y < shown.places.tray.word.bottom:
        return ()
    return (
        Text(box.x + 2, baseline(box.cy - 3, 15), _cards_words(shown), 15, "ink", fit=box.w - 4),
    )


def _told_of_looked(shown: Shown) -> str:
    """Return where a player who is looked at has won each card, and the way that is left."""
    names = shown.maze.names
    cards = [
        sentences.card_by_word(each.colour, names[each.square], each.word)
        if each.word
        else sentences.card_by_step(each.colour, names[each.square])
        for each in shown.won
    ]
    way = [names[square] for square in shown.way]
    leads = sentences.shortest_way(way) if way else ""
    return in_turn((sentences.has_won_cards(shown.name(shown.looked), cards), leads))


def _aim(shown: Shown) -> str:
    """Return what the game is about now, as long as no word is traced."""
    state = shown.state
    if state.phase is Phase.TRIBUTE and not shown.looked:
        return sentences.choose_tribute(tribute_due(shown.player(shown.mover).hand))
    if state.phase is Phase.OVER:
        first = state.winner
        return sentences.was_first(shown.short(first)) if first else t(sentences.NOBODY_MOVES)
    return sentences.goal(state.seats)


def _cards_words(shown: Shown) -> str:
    """Return how many cards the one at whose tiles one looks has, and what comes next."""
    cards, wanted = shown.player(shown.home).cards, shown.state.cards_wanted
    if len(cards) >= wanted:
        return t(sentences.NOW_TO_THE_FINISH)
    if not cards:
        return t(sentences.NO_CARD_YET)
    left = [colour for colour in colours_of(shown) if colour not in cards]
    return sentences.next_card(len(cards), wanted, left)


class Chip(NamedTuple):
    """Something that a word earns: its words, and those for where there is little room; an icon;
    the tokens of its paper and its words."""

    text: str
    short: str
    icon: str = ""
    fill: str = "sheet2"
    mark: str = "ink"


def chips(shown: Shown) -> tuple[Chip, ...]:
    """Return what the path would earn, spend and bring."""
    trace = shown.trace
    if trace is None or not trace.legs:
        return ()
    found: list[Chip] = []
    if trace.end.has_won:
        found.append(
            Chip(t(words.WINS_RACE), t(words.WINS_SHORT), "checkered-flag", "sun", "print")
        )
    if kinds := earned_kinds(shown.state, trace):
        reason = _reason(trace, kinds)
        found.append(Chip(words.earns_move(reason), reason, "clockwise-rotation"))
    for key in trace.cards:
        fill, mark, icon = COLOURS[key]
        found.append(Chip(card(key), colour(key), icon, fill, mark))
    if trace.spends_gardener:
        found.append(Chip(t(words.GARDENER_SPENT), t(words.SPENT), SHEARS))
    if earns_tribute(shown.state, trace):
        found.append(Chip(t(words.HALF_OF_HANDS), t(words.HALF_HANDS), "card-exchange"))
    return (*found, *_tiles_moved("".join(trace.lifted), trace.laid))


def _tiles_moved(lifted: str, laid: str) -> Iterator[Chip]:
    """Yield which tiles would come into the hand and leave it; of many their number."""
    moved = [f"+{printed(face)}" for face in lifted] + [f"{_MINUS}{printed(face)}" for face in laid]
    if moved:
        text, few = " ".join(moved), len(moved) <= _FEW_TILES
        yield Chip(text, text if few else words.tiles_moved(len(lifted), len(laid)))


def _reason(trace: Trace, kinds: str) -> str:
    """Return what earns a bonus move: the length, a rare letter, or either of them."""
    reasons = [
        words.letters(len(trace.legs)) if kind == "L" else printed(trace.rare) for kind in kinds
    ]
    return either(reasons)


def _chips(shown: Shown) -> tuple[Node, ...]:
    """Return what the word earns as pills side by side, with few words where many do not fit.

    The last ones are only read aloud where even these have no room. They are pale as long as the
    path cannot end: it earns nothing yet.
    """
    box, found = _earned_box(shown), chips(shown)
    size = 15.0 if box.h >= 32 else 14.0
    nodes, x = [], box.x
    for index, (chip, text) in enumerate(zip(found, _said(found, box.w, size), strict=True)):
        width = _width(text, chip.icon, size)
        if x + width > box.right:
            break
        pill, middle = _pill(chip, text, size), x + width / 2
        nodes.append(
            Node(f"chip-{index}", pill, middle, box.cy, opacity=1 if shown.endings else 0.6)
        )
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


def _earned_box(shown: Shown) -> Box:
    """Return the place of what the word earns: its own, or what the letters leave of theirs."""
    tray, trace = shown.places.tray, shown.trace
    if tray.earned != tray.word or trace is None:
        return tray.earned
    used = _pitch(shown, trace) * _slots(shown, trace) + _SPACE
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
