"""The animation of a move: the piece hops from letter to letter, tiles and cards fly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tabletop.games.letter_maze.rules.notation import Call, Move, Targets, Word, legs_of, spelled
from tabletop.games.letter_maze.rules.notation import Step as Walk
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.rules.turns import standing
from tabletop.games.letter_maze.rules.walking import Stand, Tread
from tabletop.games.letter_maze.table.art import card
from tabletop.games.letter_maze.table.boards import MAZE
from tabletop.games.letter_maze.table.map import windows
from tabletop.games.letter_maze.table.parts import drawn_parts
from tabletop.games.letter_maze.table.players import card_place, home_of_tiles
from tabletop.games.letter_maze.table.shown import Shown, Walked, shown_of
from tabletop.games.letter_maze.table.trace import Slot, traced
from tabletop.games.letter_maze.words import moves as words
from tabletop.games.letter_maze.words.telling import effects, what_follows
from tabletop.kit.beats import Beat, Film
from tabletop.kit.shown import quiet
from tabletop.scene.scene import FLIP_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node, Place
from tabletop.scene.table import Sight

_FILM = Film(drawn_parts, windows)


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the animation of `move` from `before` to `after`; `rest` is the final scene."""
    if isinstance(move, Word | Walk):
        told = " ".join(what_follows(before.state, after.state))
        return _FILM.steps(_hops(shown_of(quiet(before)), move), rest, told=told)
    is_short = isinstance(move, Call | Targets)
    return _FILM.steps((), rest, FLIP_MS if is_short else TRAVEL_MS)


def _hops(shown: Shown, move: Word | Walk) -> Iterator[Beat[Shown]]:
    """Yield the steps of the piece, letter by letter, and the flight of each card to its owner.

    Each announcement names the word, since the last one stays until the next turn. It names all
    tiles at once: nobody could read a text that changes with each letter.
    """
    trace, name = traced(shown.state, legs_of(move)), shown.or_you(shown.turn)
    yours = not name
    word, square = spelled(move), shown.named(trace.end.square)
    first = words.spells(word, yours=yours) if word else words.steps(square, yours=yours)
    for place, tread in enumerate(trace.treads, 1):
        way = Walked(shown.turn, trace.up_to(place))
        on_it = tread.after._replace(cards=tread.before.cards)
        shown = _on(replace(shown, last=(way,)), on_it)
        is_end = place == len(trace.treads)
        done = tuple(_done(trace.treads, yours=yours)) if is_end else ()
        is_told = done or place == 1
        yield _hop(shown, tread, words.walks(name, (first, *done), ()) if is_told else "")
        if tread.card:
            won = (words.wins_cards(tread.card, yours=yours),)
            told = tuple(effects(trace.treads, yours=yours)) if is_end else won
            yield _prize(shown, tread, words.walks(name, (first, *told), ()))
            shown = _on(shown, tread.after)
            yield Beat(shown, pause=0)


def _done(treads: Sequence[Tread], *, yours: bool) -> Iterator[str]:
    """Yield the effects of a whole path; nothing if it moved no tile and crossed no hedge.

    The card of its last letter is left out: it has a step of its own.
    """
    *earlier, last = treads
    if any(each.leg.is_laid or each.lifted or each.leg.crosses for each in treads):
        cardless = last._replace(after=last.after._replace(cards=last.before.cards))
        yield from effects((*earlier, cardless), yours=yours)


def _on(shown: Shown, stand: Stand) -> Shown:
    """Return the presentation with piece, tiles and cards as at this letter."""
    state = standing(shown.state, stand)
    state = state._replace(turn=state.turn._replace(used=stand.used))
    slots = tuple(map(Slot, stand.hand)) if shown.home == shown.turn else shown.slots
    return replace(shown.at(state), slots=slots)


def _hop(shown: Shown, tread: Tread, told: str) -> Beat[Shown]:
    """Return the step of one letter; a placed tile comes from the mover's hand."""
    if not tread.leg.is_laid:
        return Beat(shown, told, FLIP_MS, 0)
    comes = {f"on-{shown.named(tread.square)}": home_of_tiles(shown, shown.turn)}
    return Beat(shown, told, PLACE_MS, 0, comes=comes)


def _prize(shown: Shown, tread: Tread, told: str) -> Beat[Shown]:
    """Return the step in which a card rises from its target; it flies to its owner in the next."""
    box = shown.box(tread.square)
    disc = Node(
        "prize",
        card(tread.card, box.w * 0.42, won=True),
        box.cx,
        box.cy - box.h * 0.6,
        enter=Place(box.cx, box.cy, 0.3),
        exit=card_place(shown, shown.turn, tread.card),
        window=MAZE,
    )
    return Beat(shown, told, FLIP_MS, 0, (disc,))
