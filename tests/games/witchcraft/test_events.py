"""The events of a move: by example, and against the state that the move leads to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.events import event_data
from tabletop.core.match import Match
from tabletop.core.sampling import random_match
from tabletop.games.witchcraft.rules.board import METER_TOP, NO_RESOURCES, NOWHERE
from tabletop.games.witchcraft.rules.events import (
    Action,
    Change,
    Consequence,
    DetectionMoved,
    Discard,
    DrawChosen,
    Elimination,
    EventDeckRebuilt,
    EventRolled,
    EventTurnedUp,
    FirstDrawn,
    InnRolled,
    MeterChange,
    NothingChanged,
    PowerMoved,
    ResourceChange,
    ResourcesMoved,
    RoundBegan,
    SpaceClosed,
    SpaceReopened,
    SpellCast,
    SpellDeckRebuilt,
    SpellReceived,
    SpellsDiscarded,
    SpellSwapped,
    WitchesEliminated,
    WitchMoved,
)
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import HIDDEN_SPELL, Move
from tabletop.games.witchcraft.rules.secrecy import move_from_redacted
from tabletop.games.witchcraft.rules.state import HIDDEN, State, Step, Witch
from tests.games.witchcraft.positions import EXAMPLES, example, lively_match, play, position

WitchcraftEvent = Action | Change | Consequence

by_id = {row["id"]: example(row) for row in EXAMPLES}


def events(match: Match[State, Move], ply: int) -> tuple[WitchcraftEvent, ...]:
    """Return the events of the move played at `ply`, which may count from the end."""
    ply %= match.ply
    return GAME.events(match.positions[ply].state, GAME.move_from_text(match.record.moves[ply]))


ONE_OF_EACH = (1, 1, 1, 1, 1)

HAPPENED: list[tuple[str, int, tuple[WitchcraftEvent, ...]]] = [
    (
        "T1",
        0,
        (
            WitchMoved(1, "Sw", again=False, stayed=False),
            ResourcesMoved((ResourceChange(1, (1, 0, 0, 0, 0), (1, 0, 0, 0, 0)),)),
        ),
    ),
    ("T1", 1, (DrawChosen(1),)),
    ("T1", 2, (SpellReceived(1, "S01", 39, None),)),
    (
        "T3",
        -2,
        (
            WitchMoved(1, "In", again=True, stayed=True),
            ResourcesMoved((ResourceChange(1, ONE_OF_EACH, (5, 3, 3, 3, 3)),)),
        ),
    ),
    ("T3", -1, (InnRolled(1, 3), DetectionMoved((MeterChange(1, 5, 12),)))),
    (
        "T4",
        -1,
        (
            InnRolled(1, 6),
            DetectionMoved((MeterChange(1, 3, 15),)),
            WitchesEliminated((Elimination(1, 1, ()),)),
        ),
    ),
    (
        "T5",
        -1,
        (EventTurnedUp("E17"), SpaceClosed("To", rolled=False), RoundBegan(3)),
    ),
    (
        "T9",
        -1,
        (
            SpellCast(1, "S02", 2, (0, 0, 2, 0, 4)),
            DetectionMoved((MeterChange(2, 5, 5),)),
            DetectionMoved((MeterChange(1, 2, 2),)),
        ),
    ),
    (
        "T10",
        -1,
        (
            WitchMoved(2, "To", again=False, stayed=False),
            DetectionMoved((MeterChange(2, -1, 4),)),
        ),
    ),
    ("T12", -2, (SpellSwapped(1, "S03"),)),
    ("T14", -2, (SpellCast(1, "S39", None, (0, 1, 0, 1, 0)),)),
    (
        "T14",
        -1,
        (
            SpellReceived(1, "S21", 33, "S39"),
            PowerMoved((MeterChange(1, 1, 1),)),
            DetectionMoved((MeterChange(1, 1, 1),)),
        ),
    ),
    ("T15", -1, (EventTurnedUp("E29"), NothingChanged("E29"), RoundBegan(4))),
    (
        "T16",
        -1,
        (
            EventTurnedUp("E28"),
            SpellsDiscarded((Discard(1, ("S01",)), Discard(2, ("S02",)))),
            RoundBegan(4),
        ),
    ),
    ("T17", -2, (EventRolled(3, 1, "E02"),)),
    (
        "T17",
        -1,
        (
            EventRolled(1, 4, "E02"),
            PowerMoved((MeterChange(1, 4, 4), MeterChange(2, 6, 6), MeterChange(3, 1, 1))),
            RoundBegan(2),
        ),
    ),
    (
        "T21",
        -1,
        (EventRolled(None, 1, "E23"), SpaceClosed("Sw", rolled=True), RoundBegan(2)),
    ),
    (
        "T24",
        -1,
        (
            SpellCast(1, "S36", 2, (0, 1, 1, 0, 0)),
            ResourcesMoved(
                (
                    ResourceChange(1, (1, 0, 1, 0, 1), (1, 0, 2, 0, 1)),
                    ResourceChange(2, (-1, 0, -1, 0, -1), (1, 0, 1, 0, 0)),
                )
            ),
            DetectionMoved((MeterChange(1, 2, 2),)),
        ),
    ),
    (
        "T27",
        -1,
        (SpellCast(1, "S18", None, (3, 3, 0, 0, 2)), PowerMoved((MeterChange(1, 5, 15),))),
    ),
    (
        "T32",
        -1,
        (
            EventTurnedUp("E11"),
            DetectionMoved((MeterChange(1, 1, 15), MeterChange(2, 1, 15))),
            WitchesEliminated((Elimination(1, 0, ()), Elimination(2, 0, ()))),
        ),
    ),
    (
        "T33",
        -1,
        (
            InnRolled(1, 5),
            DetectionMoved((MeterChange(1, 1, 15),)),
            WitchesEliminated((Elimination(1, 1, ("S31",)),)),
        ),
    ),
]


@pytest.mark.parametrize(("key", "ply", "wanted"), HAPPENED)
def test_events_of_worked_examples(key: str, ply: int, wanted: tuple[WitchcraftEvent, ...]) -> None:
    """The events of one move of a worked example, in the order of the rules."""
    assert events(by_id[key], ply) == wanted


def test_the_lot_is_an_event() -> None:
    """W1."""
    assert events(play("first=2", 3, "draw"), 0) == (FirstDrawn(2),)


def test_a_closure_ends_with_its_round() -> None:
    """W22, W26."""
    match = play("go=Sw again=Sw go=Ri again=Ri event=E23 roll=1 go=Ri again=Ri go=Ri again=Ri")
    assert events(match, -1)[-1] == SpaceReopened("Sw")


def test_an_empty_deck_is_rebuilt() -> None:
    """W28: before the spell is drawn for which it is needed."""
    state = position("3/1 11111 S01-S02-S03 Sw | 9/6 00000 . Ri", Step.CHOICE)
    empty = state._replace(deck=(), discard=state.deck)
    swapped = GAME.events(empty, GAME.move_from_text("swap=S01"))
    assert swapped == (SpellSwapped(1, "S01"), SpellDeckRebuilt())


def test_who_is_out_by_an_effect_is_out_before_the_next_one() -> None:
    """W18, W20: Mark of the Hare eliminates its target before its caster gains Power."""
    state = position("3/1 00033 S30 Sw | 9/12 00000 S02 Ri | 1/1 00000 . To", Step.CHOICE)
    assert GAME.events(state, GAME.move_from_text("cast=S30@2")) == (
        SpellCast(1, "S30", 2, (0, 0, 0, 3, 3)),
        DetectionMoved((MeterChange(2, 3, 15),)),
        WitchesEliminated((Elimination(2, 9, ("S02",)),)),
        PowerMoved((MeterChange(1, 2, 5),)),
        DetectionMoved((MeterChange(1, 2, 3),)),
    )


def test_events_are_written_as_data() -> None:
    """A change is an object with its fields."""
    moved = event_data(events(by_id["T3"], -1)[-1])
    assert moved == {"event": "detection-moved", "changes": [{"seat": 1, "by": 5, "now": 12}]}


# -- replaying nothing but the events --------------------------------------------------------------


def replayed(state: State, event: WitchcraftEvent) -> State:
    """Return the table after one event, following nothing but the event."""
    if isinstance(event, Action):
        return _acted(state, event)
    return _changed(state, event) if isinstance(event, Change) else _followed(state, event)


def _acted(state: State, event: Action) -> State:
    match event:
        case FirstDrawn(seat):
            return state._replace(first=seat)
        case WitchMoved(seat, space):
            return _with(state, seat, position=space)
        case SpellCast(seat, card, _, cost):
            have = state.witches[seat - 1].resources
            left = tuple(count - price for count, price in zip(have, cost, strict=True))
            return _discarded(_with(state, seat, resources=left), seat, (card,))
        case SpellSwapped(seat, card):
            return _discarded(state, seat, (card,))
        case SpellReceived(seat, card, left_over):
            assert card in state.deck
            assert left_over == len(state.deck) - 1
            hand = (*state.witches[seat - 1].hand, card)
            deck = tuple(each for each in state.deck if each != card)
            return _with(state._replace(deck=deck), seat, hand=hand)
        case EventTurnedUp(card):
            deck = tuple(each for each in state.event_deck if each != card)
            return state._replace(event_deck=deck, event_discard=(*state.event_discard, card))
        case DrawChosen() | InnRolled() | EventRolled():
            return state
        case _:
            assert_never(event)


def _changed(state: State, event: Change) -> State:
    match event:
        case PowerMoved(changes):
            for seat, by, now in changes:
                assert state.witches[seat - 1].power + by == now
                state = _with(state, seat, power=now)
        case DetectionMoved(changes):
            for seat, by, now in changes:
                assert state.witches[seat - 1].detection + by == now
                state = _with(state, seat, detection=now)
        case ResourcesMoved(changes_of_all):
            for seat, counts, sums in changes_of_all:
                have = state.witches[seat - 1].resources
                assert tuple(map(int.__add__, have, counts)) == sums
                state = _with(state, seat, resources=sums)
        case _:
            assert_never(event)
    return state


def _followed(state: State, event: Consequence) -> State:
    match event:
        case SpellsDiscarded(discards):
            for seat, cards in discards:
                state = _discarded(state, seat, cards)
            return state
        case WitchesEliminated(eliminations):
            return _without(state, eliminations)
        case SpaceClosed(space):
            return state._replace(closed=space)
        case SpaceReopened(space):
            assert state.closed == space
            return state._replace(closed=NOWHERE)
        case SpellDeckRebuilt():
            return state._replace(deck=tuple(sorted(state.discard)), discard=())
        case EventDeckRebuilt():
            return state._replace(event_deck=tuple(sorted(state.event_discard)), event_discard=())
        case RoundBegan(number):
            return state._replace(round=number)
        case NothingChanged():
            return state
        case _:
            assert_never(event)


def _without(state: State, eliminations: tuple[Elimination, ...]) -> State:
    for seat, power, cards in eliminations:
        assert state.witches[seat - 1].power == power
        state = _discarded(state, seat, cards)
        gone = Witch(0, METER_TOP, NO_RESOURCES, (), NOWHERE, 1)
        state = _with(state, seat, **gone._asdict())
    return state


def _with(state: State, seat: int, **changes: Any) -> State:
    witches = list(state.witches)
    witches[seat - 1] = witches[seat - 1]._replace(**changes)
    return state._replace(witches=tuple(witches))


def _discarded(state: State, seat: int, cards: tuple[str | None, ...]) -> State:
    known = tuple(card for card in cards if card is not None)
    hand = tuple(card for card in state.witches[seat - 1].hand if card not in known)
    assert len(hand) + len(cards) == len(state.witches[seat - 1].hand)
    return _with(state._replace(discard=(*state.discard, *known)), seat, hand=hand)


def on_table(state: State) -> State:
    """Return what lies on the table: no turn order; piles are sorted, and out is out."""
    return state._replace(
        mover=0,
        step=Step.MOVE,
        in_play=None,
        discard=tuple(sorted(state.discard)),
        event_discard=tuple(sorted(state.event_discard)),
        witches=tuple(witch._replace(out=min(witch.out, 1)) for witch in state.witches),
    )


def check_replay(match: Match[State, Move]) -> None:
    """Check that the events alone lead to each position of a game."""
    table = match.positions[0].state
    for ply in range(match.ply):
        first, *others = events(match, ply)
        assert isinstance(first, Action)
        assert not any(isinstance(other, Action) for other in others)
        for event in (first, *others):
            table = replayed(table, event)
        assert on_table(table) == on_table(match.positions[ply + 1].state)


@given(st.integers(0, 5_000), st.integers(2, 6))
@settings(max_examples=20, deadline=None)
def test_the_events_alone_lead_to_the_same_table(seed: int, seats: int) -> None:
    """Nothing that changes meters, resources, hands, piles, spaces or rounds lacks an event."""
    check_replay(random_match(GAME, seats, f"events-{seed}", {}))


@given(st.integers(0, 5_000), st.integers(2, 6))
@settings(max_examples=10, deadline=None)
def test_the_events_of_lively_games_lead_to_the_same_table(seed: int, seats: int) -> None:
    """The same in games in which spells are cast and Power decides."""
    check_replay(lively_match(seats, f"events-{seed}"))


# -- secrets -------------------------------------------------------------------------------------


def hidden(event: WitchcraftEvent, viewer: int | None) -> WitchcraftEvent:
    """Return the event without the spells in hands that `viewer` can't see."""
    match event:
        case SpellReceived(seat) if seat != viewer:
            return replace(event, card=None)
        case SpellsDiscarded(discards):
            known = tuple(Discard(each.seat, _seen(each, viewer)) for each in discards)
            return SpellsDiscarded(known)
        case WitchesEliminated(eliminations):
            gone = tuple(each._replace(cards=_seen(each, viewer)) for each in eliminations)
            return WitchesEliminated(gone)
        case _:
            return event


def _seen(gone: Discard | Elimination, viewer: int | None) -> tuple[str | None, ...]:
    return gone.cards if gone.seat == viewer else (None,) * len(gone.cards)


@given(st.integers(0, 5_000), st.integers(2, 6))
@settings(max_examples=15, deadline=None)
def test_a_view_tells_the_same_but_for_the_secrets(seed: int, seats: int) -> None:
    """W30: with the move as its viewer reads it."""
    match = lively_match(seats, f"secret-{seed}")
    for ply in range(match.ply):
        told = events(match, ply)
        for viewer in (None, 1, seats):
            state = GAME.view(match.positions[ply].state, viewer)
            move = move_from_redacted(match.redacted(ply, viewer))
            assert GAME.events(state, move) == tuple(hidden(each, viewer) for each in told)


def test_a_hidden_spell_stays_hidden() -> None:
    """W30: also if the move says which spell it is."""
    match = by_id["T1"]
    view = GAME.view(match.positions[2].state, 2)
    assert GAME.events(view, GAME.move_from_text("spell=S01"))[0] == SpellReceived(
        1, None, 39, None
    )
    assert move_from_redacted(HIDDEN_SPELL) == move_from_redacted(f"spell={HIDDEN}")


def test_lively_games_have_events_of_every_kind() -> None:
    """The properties above are tried on all of them."""
    found = {
        type(event)
        for seed in range(12)
        for match in (lively_match(2 + seed % 5, f"lively-{seed}"),)
        for ply in range(match.ply)
        for event in events(match, ply)
    }
    assert set(get_args(WitchcraftEvent)) - found == {SpellDeckRebuilt, EventDeckRebuilt}
