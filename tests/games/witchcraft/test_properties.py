"""What holds in every position of any game, tried on games that Hypothesis makes up."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.errors import IllegalMove
from tabletop.core.game import CHANCE, read_move
from tabletop.core.options import Setup
from tabletop.core.plain import from_plain, to_plain
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.state import State, Step, Witch
from tabletop.games.witchcraft.words.game_words import WORDS
from tests.games.witchcraft.positions import ALL_TEXTS

quick = settings(max_examples=40, deadline=None, derandomize=True)

SETUPS = st.integers(2, 6).flatmap(
    lambda seats: st.builds(
        Setup,
        st.just(seats),
        st.fixed_dictionaries({"first": st.sampled_from(["draw", *map(str, range(1, seats + 1))])}),
    )
)


@st.composite
def games(draw: st.DrawFn) -> list[tuple[State, Move, State]]:
    """Return the plies of a game of up to 120 moves: state, move, next state."""
    state = GAME.new_initial_state(draw(SETUPS))
    choices = draw(st.lists(st.integers(0, 2**16), min_size=20, max_size=120))
    plies = []
    for choice in choices:
        moves = tuple(GAME.legal_moves(state))
        if not moves:
            break
        move = moves[choice % len(moves)]
        after = GAME.apply_move(state, move)
        plies.append((state, move, after))
        state = after
    return plies


def check_witch(witch: Witch) -> None:
    """Check what belongs to one seat (W15, W16, W20)."""
    assert 0 <= witch.power <= 15
    assert 0 <= witch.detection <= 15
    assert min(witch.resources) >= 0
    assert len(witch.hand) <= 3
    if witch.out:
        assert (witch.power, witch.hand, witch.position) == (0, (), "")
        assert not any(witch.resources)


@quick
@given(games())
def test_no_card_is_lost_or_doubled(plies: list[tuple[State, Move, State]]) -> None:
    """W2, W28, R25: every card is in one hand or one pile; decks are in the order of ids."""
    for _, _, state in plies:
        hands = [card for witch in state.witches for card in witch.hand]
        assert sorted([*hands, *state.deck, *state.discard]) == list(SPELLS)
        assert sorted(state.event_deck + state.event_discard) == list(EVENTS)
        assert list(state.deck) == sorted(state.deck)
        assert list(state.event_deck) == sorted(state.event_deck)


@quick
@given(games())
def test_counters_stay_within_their_bounds(plies: list[tuple[State, Move, State]]) -> None:
    """W15, W16, W20: meters 0 to 15, hands up to three, nothing left to the eliminated."""
    for _, _, state in plies:
        for witch in state.witches:
            check_witch(witch)
        if state.step is not Step.OVER:
            alive = [witch for witch in state.witches if not witch.out]
            assert len(alive) > 1
            assert all(witch.power < 15 and witch.detection < 15 for witch in alive)


@quick
@given(games())
def test_the_turn_belongs_to_a_living_seat(plies: list[tuple[State, Move, State]]) -> None:
    """W3, W20: the eliminated neither move nor roll; rounds only count up."""
    for before, _, state in plies:
        seat = GAME.current_player(state)
        if seat is not None and seat != CHANCE:
            assert not state.witches[seat - 1].out
            assert not state.in_play
        assert 0 <= state.round - before.round <= 1
        assert before.witches[0].out <= state.witches[0].out


def code_of(state: State, text: str) -> str:
    """Return the code with which `text` is refused, "" if it is a legal move."""
    try:
        read_move(GAME, state, text)
    except IllegalMove as error:
        return error.code
    return ""


@quick
@given(games(), st.text(max_size=12))
def test_any_text_is_read_or_refused_and_changes_nothing(
    plies: list[tuple[State, Move, State]], text: str
) -> None:
    """Section 7: a text is a legal move of the list, or refused with a code."""
    state = plies[-1][0]
    kept = to_plain(state)
    texts = {GAME.move_to_text(move) for move in GAME.legal_moves(state)}
    assert code_of(state, text) == ("" if text in texts else "E-SYNTAX")
    assert to_plain(state) == kept


@quick
@given(games())
def test_exactly_the_listed_moves_are_legal(plies: list[tuple[State, Move, State]]) -> None:
    """Every move of the grammar is listed or refused, never both, in states and in views."""
    state = plies[-1][0]
    for position in (state, GAME.view(state, state.mover or 1), GAME.view(state, None)):
        listed = set(GAME.legal_moves(position))
        for text in ALL_TEXTS:
            move = GAME.move_from_text(text)
            assert (GAME.why_illegal(position, move) is None) == (move in listed)


@quick
@given(games())
def test_states_travel_as_plain_data(plies: list[tuple[State, Move, State]]) -> None:
    """A state is what its plain form reads back to."""
    for _, _, state in plies:
        assert from_plain(State, to_plain(state)) == state


@quick
@given(games())
def test_a_turn_tells_what_it_changes(plies: list[tuple[State, Move, State]]) -> None:
    """Whoever wins or falls by a move is named in the sentence of that move."""
    for before, move, state in plies:
        names = tuple(f"Witch{number}" for number in range(1, len(state.witches) + 1))
        told = WORDS.describe_move(before, move, names, None)
        pairs = zip(names, before.witches, state.witches, strict=True)
        fallen = [name for name, old, new in pairs if new.out and not old.out]
        outcome = GAME.outcome(state)
        winners = [names[seat - 1] for seat in outcome.winners] if outcome else []
        assert all(name in told for name in fallen + winners)
        assert (" out: Detection 15." in told) == bool(fallen)
