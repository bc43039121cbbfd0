"""Taps at the table of Letter Maze: words are traced and corrected, tiles laid, moves spelled."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tabletop.core.game import read_move
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.notation import Word
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.games.letter_maze.table.tray import chips
from tabletop.games.letter_maze.table.view_model import model_of
from tabletop.scene.table import REFUSED, Picked
from tests.games.letter_maze.positions import dealt, small_state, square
from tests.games.letter_maze.sights import (
    PHONE,
    SMALL_PHONE,
    TABLET,
    buttons,
    hinted,
    lit,
    played,
    refused,
    see,
    tapped,
    texts,
)
from tests.games.letter_maze.spelling import taps_for
from tests.refusals import told

AT_A4 = {"at": ["a4"], "tiles": {"c3": "E"}, "hands": ["T"]}
AT_E2 = {"at": ["e2"], "tiles": {"c3": "E"}}

WORDS = [
    ("W2", {"hands": ["T"]}, "LA(T)H:2667"),
    ("W3", AT_E2 | {"hands": ["T"]}, "NEAR:1476"),
    ("W4", AT_E2, "NE(E)D:1489"),
    ("W5", {"at": ["a4"]}, "SPEED:26666"),
    ("W6", {"at": ["b3"]}, "QI:16"),
    ("W7", {"at": ["b3"]}, "QuIPS:1624"),
    ("W8", AT_A4, "SPIKE:26886!L"),
    ("W8", AT_A4, "SPIKE:26886!P"),
    ("W9", {"at": ["d2"]}, ">*8"),
    ("W10", {"at": ["c2"]}, ">9"),
    ("W11", {"at": ["e5"]}, "GET:727"),
    ("W12", {"at": ["e5"], "hands": ["T"], "options": {"cover": "on"}}, "(T)EE:724"),
    ("W18", {"options": {"tribute": "on"}}, "HARDEST:6269*262"),
    ("W19", {"at": ["b1"], "hands": ["K"]}, "(K)ID:296"),
    ("W20", {"at": ["a5", "a4", "b4", "b5"]}, "pass"),
]


@pytest.mark.parametrize(("example", "position", "text"), WORDS, ids=[w[2] for w in WORDS])
def test_the_worked_examples_can_be_tapped(
    example: str, position: dict[str, object], text: str
) -> None:
    """W2 to W20: what the rules allow, a finger can do."""
    state = small_state(**position)  # type: ignore[arg-type]
    *taps, last = taps_for(state, read_move(GAME, state, text))
    assert played(tapped(see(state), taps), last) == text, example


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {"tribute": "on", "cover": "on"})])
def test_the_table_spells_moves_as_the_rules_would(seats: int, options: dict[str, str]) -> None:
    """The independent speller finds the same taps, for tiles lifted and laid again, too."""
    match, rng = dealt(seats, **options), random.Random(seats)
    laid_again = 0
    for _ in range(40):
        state = match.state
        for _ in range(8):
            move = GAME.random_move(state, rng)
            assert TABLE.spelling(see(state), move) == tuple(taps_for(state, move))
            if isinstance(move, Word):
                laid_again += move.letters.count("(") > len(state.mover.hand)
        match = match.play(GAME.move_to_text(GAME.random_move(state, rng))).settle()
        if match.to_move is None:
            break
    assert laid_again


REFUSALS = [
    ("W9", {"at": ["d2"]}, "", "d1", ("E-HEDGE", "R3"), {"spent": [1]}),
    ("W10", {"at": ["c2", "d1"]}, "", "d1", ("E-BLOCKED", "R5"), {}),
    ("W10", {"at": ["b1"]}, "", "a1", ("E-BLOCKED", "R5"), {}),
    ("W12", {"at": ["e5"], "hands": ["T"]}, "tile-0", "d4", ("E-LAY", "R9"), {}),
    ("W14", {"at": ["e2"]}, "d3", "c3", ("E-BLOCKED", "R5"), {}),
    ("R7", {"at": ["e2"]}, "", "a5", ("E-EDGE", "R7"), {}),
    ("R7", {"at": ["e2"]}, "d3", "d1", ("E-EDGE", "R7"), {}),
]


@pytest.mark.parametrize(("example", "position", "taps", "square", "why", "more"), REFUSALS)
def test_a_barred_square_names_its_rule(
    example: str,
    position: dict[str, object],
    taps: str,
    square: str,
    why: tuple[str, str],
    more: dict[str, object],
) -> None:
    """Every refusal is that of the engine; that a square is too far away is R7."""
    state = small_state(**position, **more)  # type: ignore[arg-type]
    assert refused(tapped(see(state), taps), square) == why, example


@pytest.mark.parametrize(("taps", "last"), [("", "your piece"), ("d3", "the last one")])
def test_a_square_too_far_away_is_refused_in_plain_words(taps: str, last: str) -> None:
    """R7: what was tapped is seen, so it needs no name."""
    answer = TABLE.tap(tapped(see(small_state(at=["e2"])), taps), "a5")
    assert isinstance(answer, REFUSED)
    assert (
        told("letter-maze", answer) == f"That square isn’t next to {last}: go one square at a time."
    )


def test_a_square_of_the_path_ends_it_there() -> None:
    """Sliding back takes letters back: the square before the last, or any earlier one."""
    sight = tapped(see(small_state(at=["a4"])), "a5 b5 c5 d5")
    assert tapped(sight, "c5").draft == sight.draft[:3]
    assert tapped(sight, "a5").draft == sight.draft[:1]
    assert tapped(sight, "a4").draft == ()
    assert tapped(sight, "d5").draft == sight.draft[:3]


def test_escape_takes_one_square_back() -> None:
    """A tile in hand comes before it; where nothing is left, nothing stays picked."""
    sight = tapped(see(small_state(at=["a4"])), "a5 b5")
    assert TABLE.put_back(sight) == sight.draft[:1]
    assert TABLE.put_back(replace(sight, draft=(*sight.draft, "tile-0"))) == sight.draft
    assert TABLE.put_back(replace(sight, draft=sight.draft[:1])) == ()


def test_a_slide_may_begin_on_the_piece() -> None:
    """The first square of a gesture is that of the piece: nothing is picked, nothing refused."""
    assert tapped(see(small_state(at=["a4"])), "a4").draft == ()


def test_a_traced_word_says_what_it_is() -> None:
    """R23: the list knows the word, and the button says so; a step is a single square."""
    sight = see(small_state(at=["a4"]))
    assert buttons(TABLE.scene(sight)) == {"go": "Trace a word"}
    assert refused(sight, "go") == ("E-PHASE", "turn")
    step = tapped(sight, "a5")
    assert buttons(TABLE.scene(step)) == {"go": "Step to a5, ends your turn", "clear": "Clear"}
    assert played(step, "go") == ">2"
    word = tapped(step, "b5 c5 d5")
    assert buttons(TABLE.scene(word))["go"] == "SPEE, not a word yet"
    assert refused(word, "go") == ("E-WORD", "R23")
    assert buttons(TABLE.scene(tapped(word, "e5")))["go"] == "Play SPEED"


def test_one_letter_with_a_tile_is_neither_word_nor_step() -> None:
    """R12: nothing is laid in a step."""
    sight = tapped(see(small_state(at=["b1"], hands=["K"])), "tile-0 b2")
    assert sight.draft == ("(K)2",)
    assert refused(sight, "go") == ("E-WORD", "R7")


def test_a_tile_in_hand_goes_on_the_next_square() -> None:
    """R9: the tile, then the square; a second tap on the tile puts it back."""
    sight = see(small_state(hands=["T"], tiles={"c3": "E"}))
    held = tapped(sight, "b2 tile-0")
    assert held.draft == ("A3", "tile-0")
    assert tapped(held, "tile-0").draft == ("A3",)
    assert tapped(held, "c2").draft == ("A3", "(T)6")
    assert lit(TABLE.scene(held)) < lit(TABLE.scene(tapped(sight, "b2")))


def test_a_square_that_takes_no_tile_is_not_dropped_without_a_word() -> None:
    """R9: with a tile in hand a full pond beside is lit no more, and the sentence says why."""
    sight = tapped(see(small_state(at=["e2"], hands=["T"], tiles={"c3": "E"})), "d3")
    held = tapped(sight, "tile-0")
    assert "c3" in lit(TABLE.scene(sight)) - lit(TABLE.scene(held))
    assert TABLE.scene(held).sentence == (
        "Ada, where does the T go? Tap a square. Not on a pond or a target."
    )
    free = tapped(see(small_state(hands=["T"])), "b2 tile-0")
    assert TABLE.scene(free).sentence == "Ada, where does the T go? Tap a square."


def test_tiles_are_named_to_the_ear_where_their_pill_has_no_room() -> None:
    """Of many gains the last ones are icons on a small page; read aloud all are told."""
    sight = tapped(see(small_state(at=["e2"], tiles={"c3": "E"}), PHONE), "d3 c3 tile-0 c2")
    assert [chip.text for chip in chips(model_of(sight))] == ["+E \N{MINUS SIGN}E"]
    assert texts(TABLE.scene(sight), "chip-") == ["+E \N{MINUS SIGN}E"]
    state = small_state(at=["d2"], hands=["AT"])
    scene = TABLE.scene(tapped(see(state, SMALL_PHONE), "tile-1 d1 tile-0 e2 d3 d4"))
    assert texts(scene, "chip-")[-1] == ""
    assert "green card; Gardener used; places T and A" in scene.notes[0].text


def test_a_way_through_a_hedge_says_that_the_gardener_opens_it() -> None:
    """R14: dashes and shears are explained by a tap and by a long press, and aloud."""
    sight = see(small_state(at=["d2"]))
    hint = TABLE.scene(sight).region("d1").hint
    assert hint == "A hedge blocks the way. Your Gardener can take you through, once in the game."
    assert not TABLE.scene(sight).region("e2").hint
    assert TABLE.scene(tapped(sight, "d1")).sentence == (
        "Ada, this goes through a hedge and uses up your Gardener."
    )
    assert "Gardener" not in TABLE.scene(tapped(sight, "d1 e1")).sentence


@pytest.mark.parametrize("forecast", ["always", "after", "never"])
def test_a_path_through_a_hedge_says_so_as_long_as_it_stands(forecast: str) -> None:
    """R14: a chip and pale shears, also where no forecast is shown; a second hedge is refused."""
    state = small_state(at=["d2"], tiles={"c3": "E"})
    before = see(state, forecast=forecast)
    sight = tapped(before, "c2 c3")
    assert "Gardener used" in texts(TABLE.scene(sight), "chip-")
    shears = [TABLE.scene(each).node("player-1").shapes for each in (before, sight)]
    assert shears[0] != shears[1]
    for answer in (TABLE.tap(sight, "c4"), TABLE.slide(sight, "c4")):
        assert isinstance(answer, REFUSED)
        assert (answer.code, answer.rule) == ("E-HEDGE", "R14")
        assert told("letter-maze", answer).startswith(
            "Another hedge: this word has already used your Gardener."
        )


def test_a_step_says_what_it_costs() -> None:
    """R12, R21: it earns no bonus, so the turn ends."""
    scene = TABLE.scene(tapped(see(small_state(at=["a4"]), PHONE), "a5"))
    assert buttons(scene)["go"] == "Step to a5, ends your turn"
    assert "ends your turn" in texts(scene, "go")


def test_a_target_says_that_it_gives_no_second_card() -> None:
    """J24: everybody may come to it, but each colour counts once."""
    state = small_state(at=["e3"], cards=["G"])
    assert [chip.text for chip in chips(model_of(tapped(see(state), "d4")))] == [
        "green card already won"
    ]
    assert "one of each colour" in TABLE.scene(see(state)).region("d4").hint


@pytest.mark.parametrize(("face", "said"), [("J", "J picked up: no bonus"), ("W", "")])
def test_a_premium_tile_that_is_picked_up_says_that_it_earns_nothing(face: str, said: str) -> None:
    """R19: the bonus is for premium letters that are printed or placed."""
    sight = see(small_state(at=["a2"], tiles={"c3": face}))
    told = [chip.text for chip in chips(model_of(tapped(sight, "b1 b2 c3")))]
    assert told == [*filter(None, [said]), f"+{face}"]


def test_a_premium_tile_earns_once_it_is_placed() -> None:
    """R11, R19: HAJJ places the J that its third letter picked up."""
    sight = see(small_state(at=["a2"], tiles={"c3": "J"}))
    told = [chip.text for chip in chips(model_of(tapped(sight, "b1 b2 c3 tile-0 b3")))]
    assert told[0] == "J: move again"
    assert "J picked up: no bonus" not in told


def test_a_tap_on_the_tiles_of_a_rival_looks_away() -> None:
    """They are shown while one looks at their owner, and nobody can take them."""
    sight = see(small_state(hands=["T", "ABCD"]), inspected="score-2")
    assert TABLE.scene(sight).region("tile-3").states == ("disabled",)
    assert TABLE.look(sight, "tile-3") == ""
    assert TABLE.look(see(small_state(hands=["T"]), inspected="score-1"), "tile-0") is None
    assert TABLE.look(see(small_state(hands=["T"])), "tile-0") is None


def test_what_is_said_names_nothing_that_is_only_seen() -> None:
    """Who hears the table knows neither hatching nor dashes: what they mean is said."""
    used = small_state(at=["d2"])
    used = used._replace(turn=used.turn._replace(used=used.turn.used | {square("e1")}))
    scene = TABLE.scene(tapped(see(used), "d1"))
    spoken = [scene.sentence, *(note.text for note in scene.notes)]
    spoken += [f"{region.label} {region.hint}" for region in scene.regions]
    assert not [said for said in spoken if "atched" in said or "ashes" in said]


def test_a_used_square_says_what_that_means_also_from_afar() -> None:
    """R6: a tap on it tells, wherever the piece stands, and so does a long press; to who does not
    see how it is drawn as well."""
    state = small_state(at=["a4"])
    assert not TABLE.scene(see(state)).region("e1").hint
    state = state._replace(turn=state.turn._replace(used=state.turn.used | {square("e1")}))
    assert refused(see(state), "e1") == ("E-USED", "R6")
    answer = TABLE.tap(see(state), "e1")
    assert isinstance(answer, REFUSED)
    assert told("letter-maze", answer) == ("e1 was already used this turn. Go another way.")
    hint = TABLE.scene(see(state)).region("e1").hint
    assert hint == "Already used this turn: closed until the turn ends."


def test_a_tile_may_come_on_the_last_square_and_off_again() -> None:
    """Corrections on the way: the end of the path takes the tile, and the hand takes it back."""
    sight = tapped(see(small_state(hands=["T"])), "a2 b2 c2 tile-0 c2")
    assert sight.draft == ("L2", "A6", "(T)6")
    on = tapped(sight, "b1")
    assert tapped(on, "tile-0").draft == ("L2", "A6", "R6", "H7")
    assert refused(tapped(see(small_state(at=["d5"], hands=["T"])), "d4 tile-0"), "d4") == (
        "E-LAY",
        "R9",
    )


def test_a_tile_is_dragged_onto_a_square_though_it_is_in_hand_already() -> None:
    """A drag means the tile, whatever was picked before."""
    state = small_state(hands=["T"])
    for draft in ((), ("tile-0",)):
        answer = TABLE.drag(see(state, draft=draft), "tile-0", "b2")
        assert answer == Picked(("(T)3",))


def test_a_tile_that_is_dropped_beside_the_maze_stays_in_the_hand() -> None:
    """Players and cameras are no place for a tile: who let it go too early has it still."""
    sight = see(small_state(hands=["T"]))
    for beside in ("player-2", "camera-whole"):
        assert TABLE.drag(sight, "tile-0", beside) == Picked(("tile-0",))


def test_a_tile_lifted_on_the_way_can_be_laid() -> None:
    """R11, W4: E comes from c3 and is laid on c2."""
    sight = tapped(see(small_state(at=["e2"], tiles={"c3": "E"})), "d3 c3")
    assert "picked up on the way" in TABLE.scene(sight).region("tile-0").label
    assert played(tapped(sight, "tile-0 c2 d1"), "go") == "NE(E)D:1489"


def test_a_qu_is_read_as_the_list_knows_it() -> None:
    """R8: QI and QUIPS by the same square, without a question."""
    sight = tapped(see(small_state(at=["b3"])), "a4 b4")
    assert played(sight, "go") == "QI:16"
    assert played(tapped(sight, "b5 a5"), "go") == "QuIPS:1624"


def test_both_kinds_of_bonus_are_two_buttons() -> None:
    """R20, W8: the mover names the kind; the other one can be earned by the next word."""
    sight = tapped(see(small_state(at=["a4"], tiles={"c3": "E"})), "a5 b5 b4 b3 c3")
    scene = TABLE.scene(sight)
    assert buttons(scene) == {
        "go-L": "For 5 letters, letter bonus left",
        "go-P": "For K, length bonus left",
        "clear": "Clear",
    }
    assert scene.sentence == (
        "Ada, use the bonus for 5 letters or for K? You can still earn the other."
    )
    assert played(sight, "go-P") == "SPIKE:26886!P"


@pytest.mark.parametrize(("size", "below"), [(PHONE, True), (SMALL_PHONE, False), (TABLET, False)])
def test_a_second_line_that_a_button_has_no_room_for_is_only_read_aloud(
    size: tuple[float, float], below: bool
) -> None:
    """Words are never broken or cut off: the sentence says the same."""
    state = small_state(at=["a4"], tiles={"c3": "E"})
    scene = TABLE.scene(tapped(see(state, size), "a5 b5 b4 b3 c3"))
    assert ("letter bonus left" in texts(scene, "go-L")) == below
    assert buttons(scene)["go-L"].endswith(", letter bonus left")


def tribute() -> State:
    """Return the position in which seat 2 owes two of AEINS (W18)."""
    state = small_state(hands=["Z", "AEINS", "B"], options={"tribute": "on"})
    turn = state.turn._replace(owing=(2,), has_bonus=True)
    return state._replace(phase=Phase.TRIBUTE, turn=turn)


def test_half_a_hand_is_chosen_for_a_tribute() -> None:
    """R25: as many as are owed, no more; a chosen tile is put back by another tap."""
    sight = see(tribute(), viewer=2)
    assert TABLE.scene(sight).sentence == "Bram, give Ada 2 of your 5 tiles for that long word."
    assert refused(sight, "go") == ("E-TRIBUTE", "R25")
    assert refused(sight, "b2") == ("E-PHASE", "R25")
    chosen = tapped(sight, "tile-4 tile-3")
    assert refused(chosen, "tile-0") == ("E-TRIBUTE", "R25")
    assert played(chosen, "go") == "$NS"
    assert tapped(chosen, "tile-4").draft == ("tile-3",)
    assert tapped(chosen, "clear").draft == ()


def test_a_bonus_move_may_be_refused_and_helplessness_is_a_pass() -> None:
    """R21, R13."""
    bonus = small_state(at=["b3"])._replace(phase=Phase.BONUS)
    assert buttons(TABLE.scene(see(bonus))) == {"go": "Move again", "end": "End turn"}
    assert played(see(bonus), "end") == "end"
    with_gardener = see(small_state(at=["d1", "c1", "e1", "c2", "e2"]))
    assert buttons(TABLE.scene(with_gardener)) == {"pass": "Pass, keep the Gardener"}
    assert lit(TABLE.scene(with_gardener)) == {"c3"} or lit(TABLE.scene(with_gardener)) == {"d2"}
    shut_in = see(small_state(at=["d1", "c1", "e1", "c2", "e2"], spent=[1]))
    assert buttons(TABLE.scene(shut_in)) == {"pass": "Pass, you can’t move"}


def test_nothing_can_be_picked_before_the_deal_and_after_the_end() -> None:
    """Chance lays the maze out; R24 ends the game."""
    match = dealt(3)
    empty = see(match.positions[0].state)
    assert TABLE.scene(empty).sentence == "The maze is being set up."
    assert refused(empty, "go") == ("E-PHASE", "turn")
    over = see(match.state._replace(phase=Phase.OVER, winner=2))
    assert refused(over, "m4") == ("E-OVER", "R24")


def test_a_hint_that_tells_the_move_can_be_played_by_the_button() -> None:
    """Where, then what: the path of the hint is traced, as if it had been tapped."""
    sight = see(small_state(at=["a4"]), hint="SPEED:26666", hint_depth=1)
    assert buttons(TABLE.scene(sight)) == {"go": "Trace a word"}
    told = hinted(replace(sight, hint_depth=2))
    assert told.is_ghost
    assert played(told, "go") == "SPEED:26666"
    either = see(small_state(at=["a4"], tiles={"c3": "E"}), hint="SPIKE:26886!P", hint_depth=2)
    assert played(either, "go-P") == "SPIKE:26886!P"
    given = see(tribute(), viewer=2, hint="$NS", hint_depth=2)
    assert played(given, "go") == "$NS"
