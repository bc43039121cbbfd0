"""How a move is shown, beat by beat: a card flies, badges pop and fly to the total, cards come."""

from __future__ import annotations

from tabletop.games.tuintopia.cards import NUMBERS
from tabletop.games.tuintopia.notation import Cover, Draw, Lay, Move, Place, Tuck, Turn
from tabletop.games.tuintopia.scene_card import back
from tabletop.games.tuintopia.scene_draft import Choice
from tabletop.games.tuintopia.scene_garden import BACK, closed_node, garden_nodes
from tabletop.games.tuintopia.scene_ground import key_of
from tabletop.games.tuintopia.scene_hand import hand_nodes
from tabletop.games.tuintopia.scene_info import info_nodes
from tabletop.games.tuintopia.scene_layout import hand_cut
from tabletop.games.tuintopia.scene_players import count_nodes, player_nodes, stack_place
from tabletop.games.tuintopia.scene_regions import camera_nodes
from tabletop.games.tuintopia.scene_shown import Shown, preview_of, shown
from tabletop.games.tuintopia.scene_window import garden_window
from tabletop.games.tuintopia.state import State
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node
from tabletop.scene.shapes import Place as Spot
from tabletop.scene.table import Sight

_POP_PAUSE = 420
"""How long badges stay before they fly to the total, in ms."""


def nodes(view: Shown) -> tuple[Node, ...]:
    """Return everything that is drawn, what lies highest last."""
    return (
        *player_nodes(view),
        *garden_nodes(view),
        *count_nodes(view),
        *camera_nodes(view),
        *hand_nodes(view),
        *info_nodes(view),
    )


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    then, now = shown(before), shown(after)
    match move:
        case Draw(code):
            return _drawn(before.state, now, NUMBERS[code], rest)
        case Place() | Cover():
            return (*_opened(then, now, move), Step(rest, TRAVEL_MS, 0))
        case Turn():
            return (*_turned(then, now, move), Step(rest, TRAVEL_MS, 0))
        case Lay():
            return (Step(rest, TRAVEL_MS, PAUSE_MS),)
        case Tuck():
            return (_tucked(then, now), Step(rest, FLIP_MS, 0))
    return (Step(rest, FLIP_MS, 0),)


def _calm(now: Shown, then: Shown) -> Shown:
    """Return the picture after a move with nothing picked and the points not yet counted."""
    return now._replace(
        active=False,
        choice=Choice(),
        closing=False,
        move=None,
        preview=None,
        targets=(),
        cards=(),
        hint=None,
        gaze="",
        score=None,
        totals=then.totals,
        winners=None,
        caption=" ",
    )


def _step(view: Shown, drawn: tuple[Node, ...], ms: int, pause: int = PAUSE_MS) -> Step:
    scene = Scene(view.places.width, view.places.height, drawn, windows=(garden_window(view),))
    return Step(scene, ms, pause)


def _opened(then: Shown, now: Shown, move: Place | Cover) -> tuple[Step, ...]:
    """Return the flight of a card to its cell, and the badges of its partners."""
    view = _calm(now, then)
    flight = nodes(view)
    if isinstance(move, Cover):
        flight = _with_covered(then, now, move, flight)
    return (_step(view, flight, TRAVEL_MS, 0), *_popped(then, view, move))


def _popped(then: Shown, view: Shown, move: Place | Cover | Turn) -> tuple[Step, ...]:
    """Return the badges of all partners of a card that has become open; none without partners."""
    preview = preview_of(then.state, move)
    if preview is None or not preview.partners:
        return ()
    popping = view._replace(preview=preview, pops=True, state=view.state._replace(seat=then.mover))
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
    below = below._replace(enter=None, exit=_to_seat(then))
    kept = [node for node in drawn if node.key != below.key]
    index = next(i for i, node in enumerate(kept) if node.key == key_of(NUMBERS[move.card]))
    return (*kept[:index], below, *kept[index:])


def _to_seat(view: Shown) -> Spot:
    box = view.places.players[view.mover - 1]
    return Spot(box.cx, box.cy, 0.4, outside=True)


def _turned(then: Shown, now: Shown, move: Turn) -> tuple[Step, ...]:
    """Return a closed card under the key of its face, then its face, then its badges."""
    cell = then.state.ground.numbers[move.cell]
    view = _calm(now, then)
    card = now.state.open_cards[cell]
    if card < 0:
        return ()
    hidden = closed_node(then, cell, then.state.closed_cards[cell], key_of(card))
    hidden = hidden._replace(enter=None)
    shown_up = nodes(view)
    closed = tuple(hidden if node.key == hidden.key else node for node in shown_up)
    known = then._replace(state=_with_face(then.state, cell, card))
    return (
        _step(view, closed, FLIP_MS, 0),
        _step(view, shown_up, PLACE_MS, PAUSE_MS),
        *_popped(known, view, move),
    )


def _with_face(state: State, cell: int, card: int) -> State:
    """Return the state in which the face of a closed card is known."""
    cards = state.closed_cards
    return state._replace(closed_cards=(*cards[:cell], card, *cards[cell + 1 :]))


def _drawn(before: State, now: Shown, card: int, rest: Scene) -> tuple[Step, ...]:
    """Return a card on its way from the stack: to the hand, its face seen by its owner alone."""
    if card in now.hand and before.seat == now.owner and now.hand[-1] == card:
        view = now._replace(drawn=card)
        return (
            _step(view, nodes(view), TRAVEL_MS, 0)._replace(scene=rest._replace(nodes=nodes(view))),
            Step(rest, FLIP_MS, 0),
        )
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
    view = then._replace(choice=Choice(), move=None, active=False, caption=" ")
    left = set(then.hand) - set(now.hand)
    drawn = tuple(
        node._replace(exit=Spot(x, y, 0.15)) if node.key in {key_of(c) for c in left if c >= 0}
        else node
        for node in nodes(view)
    )  # fmt: skip
    return _step(view, drawn, FLIP_MS, 0)
