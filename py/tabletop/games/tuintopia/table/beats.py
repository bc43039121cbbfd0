"""How a move is shown, beat by beat: a card flies, badges pop and fly to the total, cards come."""

from __future__ import annotations

from dataclasses import replace

from tabletop.games.tuintopia.rules.cards import NUMBERS
from tabletop.games.tuintopia.rules.notation import Cover, Draw, Lay, Move, Place, Tuck, Turn
from tabletop.games.tuintopia.rules.state import State
from tabletop.games.tuintopia.table.card import back, key_of
from tabletop.games.tuintopia.table.draft import Choice
from tabletop.games.tuintopia.table.garden import BACK, closed_node, seat_spot
from tabletop.games.tuintopia.table.ground import garden_window
from tabletop.games.tuintopia.table.layout import hand_cut
from tabletop.games.tuintopia.table.parts import parts_of
from tabletop.games.tuintopia.table.players import stack_place
from tabletop.games.tuintopia.table.shown import Shown, preview_of, shown_of
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node
from tabletop.scene.shapes import Place as Spot
from tabletop.scene.table import Sight

_POP_PAUSE = 420
"""How long badges stay before they fly to the total, in ms."""


def nodes(shown: Shown) -> tuple[Node, ...]:
    """Return everything that is drawn, what lies highest last."""
    return tuple(node for part in parts_of(shown) for node in part.nodes)


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    then, now = shown_of(before), _calm(after, before.state)
    match move:
        case Draw(code):
            return _drawn(before.state, shown_of(after), NUMBERS[code], rest)
        case Place() | Cover():
            return (*_opened(then, now, move), Step(rest, TRAVEL_MS, 0))
        case Turn():
            return (*_turned(then, now, move), Step(rest, TRAVEL_MS, 0))
        case Lay():
            return (Step(rest, TRAVEL_MS, PAUSE_MS),)
        case Tuck():
            return (_tucked(then, now), Step(rest, FLIP_MS, 0))
    return (Step(rest, FLIP_MS, 0),)


def _calm(after: Sight[State], before: State) -> Shown:
    """Return the picture after a move with nothing picked and the points not yet counted."""
    shown = shown_of(replace(after, interactive=False, gaze="", pointed=""))
    return shown._replace(totals=before.totals, score=None, winners=None, is_calm=True)


def _step(shown: Shown, drawn: tuple[Node, ...], ms: int, pause: int = PAUSE_MS) -> Step:
    scene = Scene(shown.width, shown.height, drawn, windows=(garden_window(shown),))
    return Step(scene, ms, pause)


def _opened(then: Shown, now: Shown, move: Place | Cover) -> tuple[Step, ...]:
    """Return the flight of a card to its cell, and the badges of its partners."""
    flight = nodes(now)
    if isinstance(move, Cover):
        flight = _with_covered(then, now, move, flight)
    return (_step(now, flight, TRAVEL_MS, 0), *_popped(then, now, move))


def _popped(then: Shown, now: Shown, move: Place | Cover | Turn) -> tuple[Step, ...]:
    """Return the badges of all partners of a card that has become open; none without partners."""
    preview = preview_of(then.state, move)
    if preview is None or not preview.partners:
        return ()
    state = now.state._replace(seat=then.mover)
    popping = now._replace(preview=preview, pops=True, state=state)
    return (_step(popping, nodes(popping), PLACE_MS, _POP_PAUSE),)


def _with_covered(
    then: Shown, now: Shown, move: Cover, drawn: tuple[Node, ...]
) -> tuple[Node, ...]:
    """Return the nodes with the covered card still in its place, below the one that arrives.

    It has the key that it will have in the hand, so that it slides out of there next.
    """
    cell = then.state.ground.numbers[move.cell]
    taken = set(now.state.hands[then.mover - 1]) - set(then.state.hands[then.mover - 1])
    known = [card for card in taken if card >= 0]
    key = key_of(known[0]) if known else ""
    below = closed_node(then, cell, then.state.closed_cards[cell], key)
    below = below._replace(enter=None, exit=seat_spot(then, then.mover))
    kept = [node for node in drawn if node.key != below.key]
    index = next(i for i, node in enumerate(kept) if node.key == key_of(NUMBERS[move.card]))
    return (*kept[:index], below, *kept[index:])


def _turned(then: Shown, now: Shown, move: Turn) -> tuple[Step, ...]:
    """Return a closed card under the key of its face, then its face, then its badges."""
    cell = then.state.ground.numbers[move.cell]
    card = now.state.open_cards[cell]
    if card < 0:
        return ()
    hidden = closed_node(then, cell, then.state.closed_cards[cell], key_of(card))
    hidden = hidden._replace(enter=None)
    face_up = nodes(now)
    closed = tuple(hidden if node.key == hidden.key else node for node in face_up)
    known = then._replace(state=_with_face(then.state, cell, card))
    return (
        _step(now, closed, FLIP_MS, 0),
        _step(now, face_up, PLACE_MS),
        *_popped(known, now, move),
    )


def _with_face(state: State, cell: int, card: int) -> State:
    """Return the state in which the face of a closed card is known."""
    cards = state.closed_cards
    return state._replace(closed_cards=(*cards[:cell], card, *cards[cell + 1 :]))


def _drawn(before: State, now: Shown, card: int, rest: Scene) -> tuple[Step, ...]:
    """Return a card on its way from the stack: to the hand, its face seen by its owner alone."""
    if card in now.hand and before.seat == now.owner and now.hand[-1] == card:
        coming = rest._replace(nodes=nodes(now._replace(drawn=card)))
        return (Step(coming, TRAVEL_MS, 0), Step(rest, FLIP_MS, 0))
    x, y = stack_place(now)
    box = now.places.players[before.seat - 1]
    cut = hand_cut(now.places, 4)
    flying = Node(
        "flying", back(cut), box.cx, box.cy, 0.2, face=BACK, enter=Spot(x, y, 0.2),
        exit=Spot(box.cx, box.cy, 0.1),
    )  # fmt: skip
    scene = rest._replace(nodes=(*rest.nodes, flying))
    return (Step(scene, PLACE_MS, 0), Step(rest, FLIP_MS, 0))


def _tucked(then: Shown, now: Shown) -> Step:
    """Return the card that leaves the hand for the stack."""
    x, y = stack_place(now)
    shown = then._replace(choice=Choice(), move=None, active=False, is_calm=True)
    left = set(then.hand) - set(now.hand)
    drawn = tuple(
        node._replace(exit=Spot(x, y, 0.15)) if node.key in {key_of(c) for c in left if c >= 0}
        else node
        for node in nodes(shown)
    )  # fmt: skip
    return _step(shown, drawn, FLIP_MS, 0)
