"""The events of moves: by example, against the state that a move leads to, and in views."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.events import event_data
from tabletop.games.tuintopia.rules.cards import DECK, NUMBERS
from tabletop.games.tuintopia.rules.events import (
    CardCovered,
    CardDrawn,
    CardPlaced,
    CardPlacedFaceDown,
    CardScored,
    CardTucked,
    CardTurned,
    ExchangeBegun,
    HiddenCardTurned,
    MisplacedCardTurned,
    StepSkipped,
    TuintopiaEvent,
    TurnEnded,
    event_of,
    known_to,
)
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.secrecy import move_from_redacted, revealed
from tabletop.games.tuintopia.rules.state import State
from tabletop.games.tuintopia.rules.values import Gain
from tests.games.tuintopia.games import TABLES, random_plies
from tests.games.tuintopia.positions import play, position

LEVEL_2 = {"level": "2"}
ZONES = {"level": "2", "zones": "on"}


def event(state: State, text: str) -> TuintopiaEvent:
    """Return the one event of a move given as text."""
    (happened,) = GAME.events(state, GAME.move_from_text(text))
    return happened


def test_a_placed_card_scores_in_the_same_event() -> None:
    """Examples 1 and 12: the house counts once, with its icon and its shelter."""
    state = position({"garden": "large"}, hands=("TOM", ""))
    assert event_data(event(state, "TOM@c2")) == {
        "event": "card-placed",
        "seat": 1,
        "cell": "c2",
        "card": "TOM",
        "gain": {"icons": 1, "sun": 0, "wind": 0},
        "partners": [
            {"cell": "c3", "card": "HUI", "needs": "", "offers": "F", "sun": 0, "wind": 0}
        ],
    }
    placed = event(position(LEVEL_2, hands=("KER", "")), "KER@e3")
    assert isinstance(placed, CardPlaced)
    assert placed.gain == Gain(icons=1, sun=0, wind=1)


def test_a_covered_card_comes_into_the_hand() -> None:
    """Example 16: the event names both cards, and who had placed the lower one."""
    state = position(
        LEVEL_2, hands=("APP LAV SLA TOM", ""), opened={"b1": "WOR"}, closed={"a1": "KIP2"}
    )
    covered = event(state, "APPxa1")
    assert isinstance(covered, CardCovered)
    assert (covered.owner, covered.card, covered.taken) == (2, NUMBERS["APP"], NUMBERS["KIP"])
    assert covered.gain.total == 1


def test_a_turned_card_scores_or_goes_into_the_hand() -> None:
    """Examples 17 and 19: outside its zone it scores nothing."""
    opened = {"b2": "KLA"}
    turned = event(position(LEVEL_2, opened=opened, closed={"a2": "BIJ2"}), "^a2")
    assert isinstance(turned, CardTurned)
    assert (turned.seat, turned.card, turned.gain.total) == (1, NUMBERS["BIJ"], 2)
    state = position(ZONES, opened=opened, closed={"c2": "WTU"})
    assert event(state, "^c2") == MisplacedCardTurned(1, "c2", NUMBERS["WTU"])


def test_an_exchange_is_begun_then_a_card_drawn_then_one_tucked() -> None:
    """Example 18: nothing belongs beside the house."""
    state = position(ZONES, hands=("LIN BHG WTU VLI", ""), stack=("APP", "VIJ"))
    assert event(state, "!") == ExchangeBegun(1)
    state = play(state, "!")
    assert event(state, "draw=APP") == CardDrawn(1, NUMBERS["APP"])
    state = play(state, "draw=APP")
    assert event(state, "!LIN") == CardTucked(1, NUMBERS["LIN"])


def test_other_steps() -> None:
    """Rules 14, 15 and 22: a card face down, the end of a turn, and a step that is skipped."""
    state = position(LEVEL_2, hands=("HAZ TOM", "LIN"))
    assert event(state, "HAZ#e2") == CardPlacedFaceDown(1, "e2", NUMBERS["HAZ"])
    assert event(play(state, "TOM@e2"), ".") == TurnEnded(1)
    state = position(ZONES, hands=("LIN", "LIN"), stack=())
    assert event(state, "-") == StepSkipped(1)


# -- nothing that changes lacks an event -----------------------------------------------------------


@dataclass
class Table:
    """Everything on a table, in the garden by cell."""

    hands: list[list[int]]
    totals: list[int]
    stack: list[int] = field(default_factory=lambda: list(DECK))
    tucked: list[tuple[int, int]] = field(default_factory=list)
    opened: dict[str, tuple[int, int, Gain]] = field(default_factory=dict)
    closed: dict[str, tuple[int, int]] = field(default_factory=dict)

    def hand(self, seat: int) -> list[int]:
        """Return the hand of a seat."""
        return self.hands[seat - 1]


def table_of(state: State) -> Table:
    """Return everything on the table in a state."""
    cells = list(zip(state.ground.cells, state.who, state.gains, strict=True))
    opened = zip(cells, state.open_cards, strict=False)
    closed = zip(cells, state.closed_cards, strict=True)
    return Table(
        hands=[list(hand) for hand in state.hands],
        totals=list(state.totals),
        stack=list(state.stack),
        tucked=[(each.card, each.seat) for each in state.tucked],
        opened={cell: (card, who, gain) for (cell, who, gain), card in opened if card >= 0},
        closed={cell: (card, who) for (cell, who, _), card in closed if card >= 0},
    )


def known(card: int | None) -> int:
    """Return a card that is not hidden."""
    assert card is not None
    return card


def replay(table: Table, event: TuintopiaEvent) -> None:
    """Change the table by one event, following nothing but the event."""
    match event:
        case CardDrawn(seat, card):
            from_under = not table.stack
            table.hand(seat).append(known(card))
            if from_under:
                assert table.tucked.pop(0)[0] == card
            else:
                table.stack.remove(known(card))
        case CardPlaced(seat, card=card):
            table.hand(seat).remove(card)
            score(table, event)
        case CardCovered(seat, cell, owner, card, taken):
            table.hand(seat).remove(card)
            assert table.closed.pop(cell) == (taken, owner)
            table.hand(seat).append(known(taken))
            score(table, event)
        case CardTurned(cell=cell, card=card):
            assert table.closed.pop(cell)[0] == card
            score(table, event)
        case MisplacedCardTurned(seat, cell, card):
            assert table.closed.pop(cell)[0] == card
            table.hand(seat).append(card)
        case CardPlacedFaceDown(seat, cell, card):
            table.hand(seat).remove(known(card))
            table.closed[cell] = known(card), seat
        case CardTucked(seat, card):
            table.hand(seat).remove(known(card))
            table.tucked.append((known(card), seat))
        case ExchangeBegun() | StepSkipped() | TurnEnded() | HiddenCardTurned():
            pass
        case _:
            assert_never(event)


def score(table: Table, event: CardScored) -> None:
    """Put a card face up, and add its points."""
    table.opened[event.cell] = event.card, event.seat, event.gain
    table.totals[event.seat - 1] += event.gain.total
    assert sum(each.points for each in event.partners) == event.gain.total


@settings(deadline=None, max_examples=30)
@given(st.integers(0, len(TABLES) - 1), st.integers(0, 5_000))
def test_the_events_alone_lead_to_the_same_table(number: int, seed: int) -> None:
    """Nothing that changes in the garden, the hands, the stack or the totals lacks an event."""
    seats = TABLES[number][0]
    table = Table([[] for _ in range(seats)], [0] * seats)
    for before, move, after in random_plies(number, seed):
        for happened in GAME.events(before, move):
            replay(table, happened)
        assert table == table_of(after)


# -- what a view hides -----------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_events_of_a_view_hold_what_its_seat_may_know(number: int) -> None:
    """Ruling 33: the same for the whole and the redacted move; faces that are revealed later."""
    viewers = (None, *range(1, TABLES[number][0] + 1))
    for before, move, after in random_plies(number, 1):
        whole = event_of(before, move)
        assert known_to(whole, before.seat) == whole
        for viewer in viewers:
            view, later = GAME.view(before, viewer), GAME.view(after, viewer)
            redacted = move_from_redacted(GAME.redact(before, move, viewer))
            seen = event_of(view, redacted)
            assert event_of(view, move) == seen
            if not isinstance(seen, HiddenCardTurned | CardCovered):
                assert seen == known_to(whole, viewer)
            afterwards = event_of(revealed(view, later, move), redacted)
            if not isinstance(afterwards, HiddenCardTurned):
                assert afterwards == known_to(whole, viewer)


def test_a_hidden_face_tells_nothing_about_what_it_did() -> None:
    """Ruling 33: whether it scored depends on the face; once it lies face up, all know."""
    state = position(ZONES, hands=("LAV TOM", "COM LIN"), closed={"b2": "BHG2"})
    view, move = GAME.view(state, 1), GAME.move_from_text("^b2")
    assert event_of(view, move) == HiddenCardTurned(1, "b2")
    after = GAME.view(GAME.apply_move(state, move), 1)
    taken = MisplacedCardTurned(1, "b2", NUMBERS["BHG"])
    assert event_of(revealed(view, after, move), move) == taken


@pytest.mark.parametrize(("viewer", "taken"), [(1, None), (2, "BIJ"), (3, None), (None, None)])
def test_a_covered_card_is_known_to_its_owner(viewer: int | None, taken: str | None) -> None:
    """Ruling 33: until it is covered, nobody else has seen it."""
    state = position(LEVEL_2, hands=("LAV", "", ""), opened={"b2": "KLA"}, closed={"a2": "BIJ2"})
    covered = event(GAME.view(state, viewer), "LAVxa2")
    assert isinstance(covered, CardCovered)
    assert covered.taken == (taken and NUMBERS[taken])
