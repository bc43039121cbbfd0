"""The events of a move: by worked examples, and against the state that the move leads to."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.events import event_data
from tabletop.core.game import CHANCE, read_move
from tabletop.core.sampling import random_match
from tabletop.games.letter_maze.feats import most_cards
from tabletop.games.letter_maze.rules.boards import lay_out
from tabletop.games.letter_maze.rules.events import (
    BonusDeclined,
    BonusEarned,
    CardWon,
    FinishReached,
    GardenerUsed,
    HandsDealt,
    MazeEvent,
    OrdinaryBoardsPlaced,
    Passed,
    PieceMoved,
    PondsCovered,
    SetupEvent,
    Square,
    StepTaken,
    TargetBoardsPlaced,
    TilePickedUp,
    TilePlaced,
    TributeDue,
    TributeGiven,
    TurnBegun,
    TurnEvent,
    WalkEvent,
    WordSpelled,
)
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.letters import add, remove
from tabletop.games.letter_maze.rules.maze import NO_TILE, maze_of
from tabletop.games.letter_maze.rules.notation import Hands
from tabletop.games.letter_maze.rules.state import Phase, Player, State, Turn, with_player
from tests.games.letter_maze.positions import SMALL_GAME, dealt, played, small_state, square


def events(state: State, text: str) -> tuple[MazeEvent, ...]:
    """Return the events of a legal move on the small map, given as text."""
    return SMALL_GAME.events(state, read_move(SMALL_GAME, state, text))


def on(name: str) -> Square:
    """Return a square of the small map."""
    return Square(square(name), name)


def moved(names: str, seat: int = 1) -> list[PieceMoved]:
    """Return the piece's moves from square to square, such as "a1 a2 b2"."""
    squares = [on(name) for name in names.split()]
    return [PieceMoved(seat, *each) for each in pairwise(squares)]


def test_a_tile_is_placed_where_the_piece_is() -> None:
    """W2: letter by letter; then the next seat begins."""
    first, second, third, last = moved("a1 a2 b2 c2 b1")
    assert events(small_state(hands=["T"]), "LA(T)H:2667") == (
        WordSpelled(1, "LATH", 4, False),
        first,
        second,
        third,
        TilePlaced(1, "T", on("c2")),
        last,
        TurnBegun(2),
    )


def test_a_tile_is_picked_up_and_placed_in_one_word() -> None:
    """W4: E is picked up before it is placed (R11)."""
    state = small_state(at=["e2"], tiles={"c3": "E"})
    happened = events(state, "NE(E)D:1489")
    assert [each for each in happened if isinstance(each, TilePickedUp | TilePlaced)] == [
        TilePickedUp(1, "E", on("c3")),
        TilePlaced(1, "E", on("c2")),
    ]


def test_a_word_earns_a_bonus_move_and_a_step_wins_a_card() -> None:
    """W5: a bonus by length, for a step onto the green target."""
    state = small_state(at=["a4"])
    word, *_, bonus = events(state, "SPEED:26666")
    assert word == WordSpelled(1, "SPEED", 5, False)
    assert bonus == BonusEarned(1, "", "L")
    state = played(SMALL_GAME, state, "SPEED:26666")
    assert events(state, ">7") == (
        StepTaken(1, True),
        *moved("e5 d4"),
        CardWon(1, "G", on("d4")),
        TurnBegun(2),
    )
    assert events(state, "end") == (BonusDeclined(1), TurnBegun(2))


def test_a_premium_letter_earns_a_bonus_move() -> None:
    """W6, W19: a printed or placed one; one that is picked up earns nothing."""
    assert events(small_state(at=["b3"]), "QI:16")[-1] == BonusEarned(1, "Q", "P")
    assert events(small_state(at=["b1"], hands=["K"]), "(K)ID:296")[-1] == BonusEarned(1, "K", "P")
    picked_up = events(small_state(at=["b1"], tiles={"b2": "K"}), "KID:296")
    assert not [each for each in picked_up if isinstance(each, BonusEarned)]


def test_a_bonus_is_lost_where_no_move_is_possible() -> None:
    """W7: Qu counts as one letter, and the next turn begins at once (R21)."""
    word, *_, bonus, begun = events(small_state(at=["b3"]), "QuIPS:1624")
    assert word == WordSpelled(1, "QUIPS", 4, False)
    assert (bonus, begun) == (BonusEarned(1, "Q", "P"), TurnBegun(2))


@pytest.mark.parametrize(("kind", "letter"), [("L", ""), ("P", "K")])
def test_the_mover_names_one_of_two_kinds(kind: str, letter: str) -> None:
    """W8: only the kind that was named is earned (R20)."""
    state = small_state(at=["a4"], tiles={"c3": "E"})
    happened = events(state, f"SPIKE:26886!{kind}")
    assert [each for each in happened if isinstance(each, BonusEarned)] == [
        BonusEarned(1, letter, kind)
    ]


def test_the_gardener_takes_the_piece_through_a_hedge() -> None:
    """W9: it is used before the piece moves on."""
    assert events(small_state(at=["d2"]), ">*8") == (
        StepTaken(1, False),
        GardenerUsed(1),
        *moved("d2 d1"),
        TurnBegun(2),
    )


def test_a_covered_target_has_no_card() -> None:
    """W12, W13: the tile on it is placed or picked up instead (R26)."""
    state = small_state(at=["e5"], hands=["T"], options={"cover": "on"})
    happened = events(state, "(T)EE:724")
    assert TilePlaced(1, "T", on("d4")) in happened
    state = small_state(at=["e5"], tiles={"d4": "T"}, options={"cover": "on"})
    happened += events(state, "TEE:724")
    assert TilePickedUp(1, "T", on("d4")) in happened
    assert not [each for each in happened if isinstance(each, CardWon)]


def test_the_finish_is_reached_before_the_word_ends() -> None:
    """W15: the card at d4 is the last one needed, d5 lies in the finish, and no turn begins."""
    state = small_state(at=["e3"], cards=["OR"])
    first, second, last = moved("e3 d4 d5 c5")
    assert events(state, "GEE:124") == (
        WordSpelled(1, "GEE", 3, False),
        first,
        CardWon(1, "G", on("d4")),
        second,
        FinishReached(1, on("d5")),
        last,
    )


def test_tribute_is_due_and_given() -> None:
    """W18: seat 2 owes two tiles, seat 3 none; then the bonus move follows."""
    state = small_state(hands=["Z", "AEINS", "B"], options={"tribute": "on"})
    word, *_, due, bonus = events(state, "LARDIEST:26694*362")
    assert word == WordSpelled(1, "LARDIEST", 8, False)
    assert (due, bonus) == (TributeDue(1, (2,)), BonusEarned(1, "", "L"))
    state = played(SMALL_GAME, state, "LARDIEST:26694*362")
    assert events(state, "$NS") == (TributeGiven(2, 1, "NS"),)


def test_a_pass_says_whether_the_gardener_is_kept() -> None:
    """W24, W20."""
    hedged = small_state(at=["d1", "c1", "e1", "c2", "e2"])
    assert events(hedged, "pass") == (Passed(1, True), TurnBegun(2))
    assert events(small_state(at=["a5", "a4", "b4", "b5"]), "pass") == (
        Passed(1, False),
        TurnBegun(2),
    )


@pytest.mark.parametrize(("hands", "first"), [("CTY AXZ AEE", 3), ("AET AET", 1)])
def test_the_lowest_hand_begins(hands: str, first: int) -> None:
    """W21."""
    trios = tuple(hands.split())
    state = dealt(len(trios)).positions[3].state
    assert GAME.events(state, Hands(trios)) == (HandsDealt(trios, first), TurnBegun(first))


def test_the_setup_places_boards_and_covers_the_ponds() -> None:
    """W23: 13 ordinary boards, four Target Boards and 67 tiles for four seats."""
    match = dealt(4)
    (ordinary,), (targets,), (ponds,) = (match.events(ply) for ply in range(3))
    numbers = (3, 13, 7, 5, 8, 11, 12, 4, 6, 1, 9, 10, 2)
    assert (ordinary, targets) == (
        OrdinaryBoardsPlaced(numbers),
        TargetBoardsPlaced((4, 3, 1, 2)),
    )
    assert isinstance(ponds, PondsCovered)
    assert ponds.tiles.startswith("YEOBFREWOG")
    assert len(ponds.ponds) == len(ponds.tiles) == 67


def test_events_are_readable_as_data() -> None:
    """Squares have names, colours and kinds of bonus are words."""
    step = events(small_state(at=["d5"]), ">8")
    assert event_data(step[1]) == {"event": "piece-moved", "seat": 1, "start": "d5", "end": "d4"}
    assert event_data(step[2])["colour"] == "green"
    assert event_data(BonusEarned(1, "K", "P"))["kind"] == "premium"


# -- nothing that changes lacks an event -----------------------------------------------------------


def replayed(state: State, event: MazeEvent) -> State:
    """Return the state after one event, following nothing but the event."""
    if isinstance(event, SetupEvent):
        return _set_up(state, event)
    return _walked(state, event) if isinstance(event, WalkEvent) else _turned(state, event)


def _set_up(state: State, event: SetupEvent) -> State:
    match event:
        case OrdinaryBoardsPlaced(numbers):
            return state._replace(boards=numbers, phase=Phase.TARGETS)
        case TargetBoardsPlaced(numbers):
            plan = lay_out(state.seats, state.boards, numbers)
            tiles = NO_TILE * len(maze_of(plan).cells)
            return state._replace(plan=plan, tiles=tiles, phase=Phase.TILES)
        case PondsCovered(tiles, ponds):
            for tile, pond in zip(tiles, ponds, strict=True):
                state = _with_tile(state, pond, tile)
            return state._replace(phase=Phase.HANDS)
        case HandsDealt(hands):
            start = maze_of(state.plan).start
            return state._replace(players=tuple(Player(start, hand) for hand in hands))


def _walked(state: State, event: WalkEvent) -> State:
    seat = event.seat
    player = state.players[seat - 1]
    match event:
        case WordSpelled() | StepTaken():
            word = event.word if isinstance(event, WordSpelled) else ""
            turn = state.turn._replace(has_bonus=False)
            assert event.is_bonus == (state.phase is Phase.BONUS)
            return state._replace(turn=turn, idle=0, won_with=word)
        case GardenerUsed():
            assert player.has_gardener
            return with_player(state, seat, player._replace(has_gardener=False))
        case PieceMoved(_, start, end):
            assert player.piece == start.number
            turn = state.turn._replace(used=state.turn.used | {end.number})
            player = player._replace(piece=end.number)
            return with_player(state._replace(turn=turn), seat, player)
        case TilePlaced(_, tile, at):
            return _with_hand(_with_tile(state, at, tile), seat, remove(player.hand, tile))
        case TilePickedUp(_, tile, at):
            assert state.tiles[at.number] == tile
            return _with_hand(_with_tile(state, at, NO_TILE), seat, add(player.hand, tile))
        case CardWon(_, colour, at):
            assert maze_of(state.plan).colours[at.number] == colour
            return with_player(state, seat, player._replace(cards=add(player.cards, colour)))
        case FinishReached():
            return state._replace(winner=seat, phase=Phase.OVER)


def _turned(state: State, event: TurnEvent) -> State:
    match event:
        case TurnBegun(seat):
            used = frozenset((state.players[seat - 1].piece,))
            return state._replace(phase=Phase.MOVE, turn=Turn(seat, used))
        case TributeDue(_, givers):
            turn = state.turn._replace(owing=givers)
            return state._replace(turn=turn, phase=Phase.TRIBUTE)
        case TributeGiven(seat, taker, tiles):
            state = _with_hand(state, seat, remove(state.players[seat - 1].hand, tiles))
            state = _with_hand(state, taker, add(state.players[taker - 1].hand, tiles))
            owing = tuple(each for each in state.turn.owing if each != seat)
            return _at_bonus(state._replace(turn=state.turn._replace(owing=owing)))
        case BonusEarned(_, _, kind):
            earned = add(state.turn.earned, kind)
            turn = state.turn._replace(earned=earned, has_bonus=True)
            return _at_bonus(state._replace(turn=turn))
        case BonusDeclined():
            return state
        case Passed(keeps_gardener=keeps_gardener):
            idle = 0 if keeps_gardener else state.idle + 1
            return _ended(state) if idle == state.seats else state._replace(idle=idle)


def _with_tile(state: State, at: Square, tile: str) -> State:
    tiles = state.tiles[: at.number] + tile + state.tiles[at.number + 1 :]
    return state._replace(tiles=tiles)


def _with_hand(state: State, seat: int, hand: str) -> State:
    return with_player(state, seat, state.players[seat - 1]._replace(hand=hand))


def _at_bonus(state: State) -> State:
    is_due = state.turn.has_bonus and not state.turn.owing
    return state._replace(phase=Phase.BONUS) if is_due else state


def _ended(state: State) -> State:
    return state._replace(idle=state.seats, phase=Phase.OVER, turn=Turn(CHANCE))


def compared(state: State) -> State:
    """Return `state` without the turn after a win and the word before it: no rule reads them."""
    if state.winner:
        return state._replace(turn=Turn(CHANCE))
    return state._replace(won_with="")


def check(states: Sequence[State], happened: Sequence[Sequence[MazeEvent]]) -> None:
    """Assert that the events of the moves lead from each state to the next one."""
    state = states[0]
    for after, each in zip(states[1:], happened, strict=True):
        for event in each:
            state = replayed(state, event)
        assert compared(state) == compared(after)


TILES = st.dictionaries(
    st.sampled_from(["c3", "b2", "c2", "d1", "e3", "b5", "d4"]), st.sampled_from("AEIKNST")
)
HANDS = st.lists(st.sampled_from(["", "E", "AT", "EKS", "AEINST"]), min_size=3, max_size=3)
CARDS = st.lists(st.sampled_from(["", "OR", "GO"]), min_size=3, max_size=3)
OPTIONS = st.sampled_from([{}, {"tribute": "on"}, {"cover": "on", "tribute": "on"}])


@given(TILES, HANDS, CARDS, OPTIONS, st.integers(0, 10_000))
@settings(max_examples=80, deadline=None)
def test_the_events_alone_lead_to_the_same_state(
    tiles: dict[str, str], hands: list[str], cards: list[str], options: dict[str, str], seed: int
) -> None:
    """Nothing that changes on the small map lacks an event; long words are preferred."""
    rng = random.Random(seed)
    start = small_state(tiles=tiles, hands=hands, cards=cards, options=options)
    states, happened = [start], []
    while states[-1].phase is not Phase.OVER and len(states) < 40:
        texts = sorted(map(SMALL_GAME.move_to_text, SMALL_GAME.legal_moves(states[-1])))
        move = SMALL_GAME.move_from_text(max(rng.sample(texts, min(3, len(texts))), key=len))
        happened.append(SMALL_GAME.events(states[-1], move))
        states.append(SMALL_GAME.apply_move(states[-1], move))
    check(states, happened)


@pytest.mark.parametrize(("seats", "options"), [(2, {"tribute": "on"}), (4, {"cover": "on"})])
def test_the_events_of_a_game_lead_to_its_end(seats: int, options: dict[str, str]) -> None:
    """Nothing that changes on a whole game board lacks an event, from the set-up on."""
    match = random_match(GAME, seats, "events", options, 40)
    states = [position.state for position in match.positions]
    moves = [GAME.move_from_text(text) for text in match.record.moves]
    check(states, [GAME.events(*each) for each in zip(states, moves, strict=False)])


# -- feats -----------------------------------------------------------------------------------------


def test_cards_are_counted_by_turn() -> None:
    """A bonus move, even a step, belongs to the turn of the word that earned it."""
    word, step = WordSpelled(1, "GET", 3, False), StepTaken(1, False)
    green, red = CardWon(1, "G", on("d4")), CardWon(1, "R", on("d4"))
    assert most_cards([[word, green], [StepTaken(1, True), red]]) == 2
    assert most_cards([[word, green], [step, red]]) == 1
    assert most_cards([[word], [step]]) == 0
