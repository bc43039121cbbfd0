"""The table of Hanging Gardens: what a tap means, what may be done, and what it would bring."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace

import pytest

from tabletop.core.game import complete_setup
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.table.draft import is_usable
from tabletop.games.hanging_gardens.table.layout import PIECES
from tabletop.games.hanging_gardens.table.table import TABLE
from tabletop.games.hanging_gardens.words.lesson_action import ACTION
from tabletop.scene.measure import text_width
from tabletop.scene.regions import DISABLED, LAST, LEGAL, SELECTED
from tabletop.scene.shapes import Icon, Rect, Text
from tabletop.scene.table import REFUSED, Draft, Picked, Play, Played, Sitter
from tests.games.hanging_gardens.gardens import row_of_beds, row_of_terraces, state_after
from tests.games.hanging_gardens.sights import (
    PHONE,
    ROOM,
    SMALL,
    SMALL_PHONE,
    TABLET,
    keys,
    look,
    note,
    see,
    texts,
)
from tests.refusals import told

STRAIGHT = " ".join([*row_of_terraces(44), "S0,0"])
"""The pile is empty, and one bare support may be moved (R9)."""

TOWER = (
    "T0,0 T2,0 T4,0 " + "S0,0 S0,0 T0,0 " * 7 + "G0,0 PR2,0 PR3,0 G1,1 PR4,0 PR5,0 PR2,1 "
    "PR3,1 PK4,1 PK5,1 PK1,0 PK0,1"
)
"""No space is free any more, and none can come (R16)."""

NO_RED = " ".join([*row_of_terraces(10), *(f"PR{x},0" for x in range(6))])
"""All six red beds are out; there is room for more."""

NEAR_THE_END = " ".join([*row_of_terraces(42), *row_of_beds(), "T44,0"])
"""One tile and two gazebos are left."""

STALLED = "T0,0 G0,0 T2,0 G2,0 G0,1 G0,0 G2,1 G2,0 G0,1 G0,0 G2,1 G2,0"
"""Eight actions in a row have built nothing (R17)."""

# -- taps ----------------------------------------------------------------------------------------

TAPS: tuple[tuple[str, Draft, str, Draft], ...] = (
    ("", (), "at 1,1", ("T", "0,0")),
    (SMALL, (), "T", ("T",)),
    (SMALL, ("T",), "on 0,2", ("T", "0,2")),
    (SMALL, ("T", "0,2"), "on 1,2", ("T", "1,2")),
    (SMALL, ("T", "0,2"), "PG", ("PG",)),
    (SMALL, ("PG",), "at 1,1", ("PG", "1,1")),
    (SMALL, ("PG", "1,1"), "PB", ("PB", "1,1")),
    (SMALL, ("PG", "1,1"), "G", ("G", "1,1")),
    (SMALL, ("PG", "1,1"), "T", ("T",)),
    (STRAIGHT, (), "at 1,1", ("S", "from 0,0")),
    (STRAIGHT, (), "T", ("T",)),
    (STRAIGHT, ("T",), "at 0,1", ("T", "from 0,0")),
    (STRAIGHT, ("T", "from 0,0"), "on 0,2", ("T", "from 0,0", "0,2")),
    (STRAIGHT, ("T", "from 0,0", "0,2"), "S", ("S", "from 0,0")),
)


@pytest.mark.parametrize(("moves", "draft", "region", "then"), TAPS)
def test_what_is_picked(moves: str, draft: Draft, region: str, then: Draft) -> None:
    """A piece, then a place; another piece keeps the place where it may stand there too."""
    sight = look(moves, draft=draft)
    assert region in {each.id for each in TABLE.scene(sight).regions}
    assert TABLE.tap(sight, region) == Picked(then)


@pytest.mark.parametrize(
    ("moves", "draft", "told"),
    [
        (SMALL, ("T", "0,2"), "You put the terrace back."),
        (SMALL, ("G",), "You put the gazebo back."),
        (STRAIGHT, ("T", "from 0,0"), "You put the support back."),
    ],
)
def test_a_second_tap_on_a_piece_puts_it_back_and_says_so(
    moves: str, draft: Draft, told: str
) -> None:
    """Who does not look at the tray would else wonder why nothing is in the hand."""
    assert TABLE.tap(look(moves, draft=draft), draft[0]) == Picked((), announcement=told)


PLAYS: tuple[tuple[str, Draft, str], ...] = (
    (SMALL, ("T", "0,2"), "T0,2"),
    (SMALL, ("PB", "1,1"), "PB1,1"),
    (SMALL, ("G", "3,0"), "G3,0"),
    ("T0,0 T2,0", ("S", "1,0"), "S1,0"),
    (STRAIGHT, ("T", "from 0,0", "0,2"), "MT0,0>0,2"),
    (STRAIGHT, ("S", "from 0,0", "1,0"), "MS0,0>1,0"),
    (TOWER, (), "pass"),
)


@pytest.mark.parametrize(("moves", "draft", "move"), PLAYS)
def test_the_button_plays_what_is_picked(moves: str, draft: Draft, move: str) -> None:
    """Each kind of action (R4 to R9), and the forced pass (R16)."""
    assert TABLE.tap(look(moves, draft=draft), "go") == Play(move)


REFUSALS = (
    (SMALL, ("PG",), "at 2,0", "R6"),
    (SMALL, ("G",), "at 0,0", "R8"),
    (SMALL, ("T",), "on 1,0", "R10"),
    (SMALL, ("S",), "on 1,0", "R12"),
    ("", (), "PR", "R6"),
    ("", (), "G", "R7"),
    ("", (), "S", "R12"),
    ("T0,0 T2,0 S0,0 S0,0", ("S",), "on 0,0", "R13"),
    (STRAIGHT, ("T",), "at 4,0", "R9"),
    (STRAIGHT, ("T", "from 0,0"), "on 0,0", "R9"),
    (" ".join([*row_of_terraces(46)]), (), "T", "R4"),
    (STALLED, (), "G", "R17"),
    (NO_RED, (), "PR", "R6"),
    (NO_RED, ("PK", "7,0"), "PR", "R6"),
    (TOWER, (), "PG", "R6"),
    (SMALL, (), "gaze-n", "R7"),
    (SMALL, (), "player-2", "R7"),
    (SMALL, (), "at 1,1", "turn"),
    (SMALL, (), "at 0,2", "turn"),
    (SMALL, ("PG",), "at 0,2", "R6"),
    (SMALL, ("T",), "on 4,2", "R10"),
    (SMALL, (), "go", "turn"),
    (SMALL, ("T",), "go", "turn"),
)


@pytest.mark.parametrize(("moves", "draft", "region", "rule"), REFUSALS)
def test_a_tap_on_what_may_not_be_used_names_the_rule(
    moves: str, draft: Draft, region: str, rule: str
) -> None:
    """Nothing is silently ignored; seat 2 has no gazebo in the small garden."""
    sight = replace(look(moves), draft=draft, viewer=2)
    assert TABLE.look(sight, region) is None
    answer = TABLE.tap(sight, region)
    assert isinstance(answer, REFUSED)
    assert answer.rule == rule
    assert not any(each.isdigit() for each in told("hanging-gardens", answer)), (
        "the table has no coordinates"
    )
    if region.startswith(("at ", "on ")):
        assert text_width(told("hanging-gardens", answer), 15) <= 390 - 32, "one line on a phone"


def test_a_support_that_may_not_be_idle_is_turned_over() -> None:
    """R17: at the limit only what builds is offered, also by a tap on the support itself."""
    moves = (
        "T0,0 T2,0 T4,0 " + "S0,0 S0,0 T0,0 " * 6 + "S2,0 S2,0 S4,0 G0,0 PR0,1 G1,0 PR1,1 "
        "MS2,0>4,0 MS4,0>2,0 MS2,0>4,0 MS4,0>2,0 MS2,0>4,0 MS4,0>2,0 MS2,0>4,0 MS4,0>2,0"
    )
    sight = look(moves)
    assert TABLE.scene(sight).sentence.endswith("you have to build something now.")
    assert TABLE.tap(sight, "at 2,0") == Picked(("T", "from 2,0"))
    assert DISABLED in TABLE.scene(sight).region("S").states


def test_only_what_has_room_is_asked_for() -> None:
    """R6, R7: before the first terrace there is none for beds and gazebos."""
    assert TABLE.scene(look("")).sentence.endswith(
        "place a terrace to make room for beds and gazebos."
    )
    assert TABLE.scene(look("T0,0")).sentence.endswith("a support, a bed or your gazebo.")


def test_a_piece_can_be_carried_to_its_place() -> None:
    """A tile dropped on a space lies so that it covers it, where that is allowed."""
    sight = look(SMALL)
    assert TABLE.drag(sight, "PG", "at 1,1") == Picked(("PG", "1,1"))
    assert TABLE.drag(replace(sight, draft=("PG",)), "PG", "at 1,1") == Picked(("PG", "1,1"))
    assert TABLE.drag(sight, "T", "at 4,0") == Picked(("T", "4,0"))
    assert TABLE.drag(look("T0,0 T2,0"), "S", "at 2,1") == Picked(("S", "2,0"))
    stacked = look("T0,0 T2,0 S0,0 S0,0")
    assert TABLE.drag(stacked, "T", "at 1,1") == Picked(("T", "0,0"))
    assert isinstance(TABLE.drag(sight, "PG", "at 2,0"), REFUSED)
    assert isinstance(TABLE.drag(look(""), "G", "at 0,0"), REFUSED)


# -- what may be done, and what it would bring ---------------------------------------------------


def test_every_legal_place_is_lit_and_no_other() -> None:
    """Regions and rings of the piece in hand are those of the rules."""
    state = state_after(SMALL)
    legal = [GAME.move_to_text(move) for move in GAME.legal_moves(state)]
    for piece in PIECES:
        scene = TABLE.scene(see(state, draft=(piece,)))
        lit = {
            region.id[3:]
            for region in scene.regions
            if region.group == "garden" and LEGAL in region.states
        }
        assert lit == {text[len(piece) :] for text in legal if text.startswith(piece)}


def test_a_lit_place_carries_what_it_is_worth() -> None:
    """A bed on the line mirrors itself (J29); one in a view that does not count brings nothing."""
    scene = TABLE.scene(look(ROOM, draft=("PG",)))
    assert texts(scene, "worth-1,0") == ["+2"]
    assert scene.region("at 1,0").label == "(1,0), free, on the ground, plus two points for you"
    assert "worth-0,1" not in keys(scene)


def test_a_preview_shows_every_change() -> None:
    """The strip, the button, the ghost, the row and the sentence: 3 becomes 5."""
    sight = look(ROOM, draft=("PG", "1,0"))
    scene = TABLE.scene(sight)
    assert scene.sentence == "Ada, plant the green bed there? You go from 3 to 5 points."
    assert texts(scene, "player-1") == ["Ada", "east 3", "3", "+2"]
    assert texts(scene, "go") == ["Plant here", "3 → 5"]
    assert texts(scene, "gain") == ["+2"]
    assert texts(scene, "row-1")[0] == "0→2"
    assert texts(scene, "row-2") == ["2", "1+1"]
    assert {"ghost", "ghost-edge"} <= keys(scene)
    assert "(now 0)" in note(sight, "view")


def test_what_a_bed_would_bring_stands_beside_its_flower() -> None:
    """The pill of the gain leaves the middle of the ghost free."""
    scene = TABLE.scene(look(ROOM, draft=("PG", "1,0")))
    ghost, gain = scene.node("ghost"), scene.node("gain")
    (pill,) = [shape for shape in gain.shapes if isinstance(shape, Rect)]
    left, top = gain.x + pill.x * gain.scale, gain.y + pill.y * gain.scale
    assert math.hypot(left - ghost.x, top - ghost.y) >= 14 * ghost.scale
    assert min(left - ghost.x, top - ghost.y) > 0


def test_one_point_is_one() -> None:
    """A single bed beside the sight line makes 1 point (J29)."""
    scene = TABLE.scene(look("T0,0 T2,0 T0,2 T2,2 G0,0", draft=("PR", "1,1")))
    assert scene.sentence.endswith("You go from 0 to 1 point.")


def test_an_action_without_points_says_what_it_is_for() -> None:
    """Room, a level to come, or nothing for oneself."""
    for moves, draft, said in (
        (SMALL, ("T", "0,2"), "place a terrace there? It adds four free spaces."),
        ("T0,0 T2,0", ("S", "1,0"), "place a support there? Then a second one can go on top."),
        ("T0,0 T2,0 S1,0", ("S", "1,0"), "place a support there? Then a terrace can go on top."),
        ("T0,0 T2,0 S1,0 S1,0", ("T", "1,0"), "place a terrace there? It rises to level 1."),
    ):
        assert TABLE.scene(look(moves, draft=draft)).sentence.endswith(said)


def test_a_bed_for_others_says_whose_points_change() -> None:
    """Seat 2 is asked about a bed that only seat 1 sees: its strip and the sentence tell."""
    sight = look("T0,0 G0,0 T2,0", draft=("PG", "2,0"))
    scene = TABLE.scene(sight)
    assert scene.sentence.endswith("Ada goes from 0 to 2.")
    assert texts(scene, "player-1")[-2:] == ["0", "+2"]
    assert texts(scene, "go") == ["Plant here"]


def test_a_terrace_that_rises_shows_its_level_and_what_it_hides() -> None:
    """Seat 1 at (0,0) loses sight of the bed behind the plateau to come (R22)."""
    moves = "T0,0 G0,0 T2,0 T4,0 PR5,0 T6,0 S2,0 S2,0"
    sight = look(moves, draft=("T", "2,0"))
    scene = TABLE.scene(sight)
    assert texts(scene, "ghost-edge") == ["level 1"]
    assert texts(scene, "gain") == ["\N{MINUS SIGN}2"]
    assert "unseen-5,0" in keys(scene)
    risen = TABLE.scene(look(f"{moves} T2,0", inspected="score-1-e"))
    assert "hidden by the terrace on (2,0)" in risen.region("at 5,0").label


# -- the strip, the tray, marks ------------------------------------------------------------------


def test_the_strip_says_what_is_left_and_when_building_is_due() -> None:
    """R15: pieces left; R17: idle actions, once they are half of what is allowed."""
    assert (
        texts(TABLE.scene(look(SMALL)), "head")[-1] == "45 pieces left; the last one ends the game."
    )
    for size in (PHONE, SMALL_PHONE):
        assert texts(TABLE.scene(look(SMALL, size)), "go") == ["Take a piece", "45 pieces left"]
    assert texts(TABLE.scene(look(SMALL, (320.0, 468.0))), "head")[-1] == "45 left"
    assert note(look(STALLED), "stock").endswith("8 of 8 actions without building.")
    said = "Action 2 of 2. 3 pieces left; the last one ends the game."
    assert note(look(NEAR_THE_END), "stock") == said
    assert note(look(f"{TOWER} pass pass", interactive=False), "stock") == "The game is over."


def test_the_tray_counts_what_is_in_stock() -> None:
    """R4 to R6: tiles are shared by terraces and supports; beds by colour."""
    scene = TABLE.scene(look(SMALL))
    assert [texts(scene, f"figure-piece-{piece}") for piece in ("T", "S", "PR", "PG")] == [
        ["22"],
        ["22"],
        ["5"],
        ["6"],
    ]
    assert texts(scene, "name-piece-G") == ["Gazebo"]
    assert texts(TABLE.scene(look("T0,0")), "name-piece-G") == ["Gazebo"]
    assert texts(TABLE.scene(look(STRAIGHT)), "name-piece-T") == ["Turn over"]


def test_a_colour_that_is_used_up_is_dimmed() -> None:
    """R6: it cannot be taken into the hand or carried; the others can."""
    sight = look(NO_RED)
    scene = TABLE.scene(sight)
    assert DISABLED in scene.region("PR").states
    assert scene.region("PR").drag is None
    assert scene.node("piece-PR").opacity < scene.node("piece-PK").opacity
    assert isinstance(TABLE.drag(sight, "PR", "at 7,0"), REFUSED)
    assert isinstance(TABLE.tap(sight, "PK"), Picked)


def test_the_latest_pieces_are_marked() -> None:
    """A dotted edge with the mark of the seat, in the label too."""
    state = state_after(SMALL)
    last = (Played(state, 1, "PK3,1"), Played(state, 1, "T2,0"))
    scene = TABLE.scene(see(state, last=last))
    assert keys(scene, "last-") == {"last-space-3,1", "last-tile-2,0"}
    assert LAST in scene.region("at 3,1").states


def test_both_actions_of_a_rival_stay_on_its_strip() -> None:
    """In words or, where these have no room, in signs; until one picks something oneself."""
    moves = "T0,0 G0,0 PG1,0 G1,1"
    for seats, size in itertools.product((2, 3, 4), (PHONE, TABLET, (844.0, 320.0))):
        before = state_after("T0,0 G0,0", seats), state_after("T0,0 G0,0 PG1,0", seats)
        last = (Played(before[0], 2, "PG1,0"), Played(before[1], 2, "G1,1"))
        sight = look(moves, size, seats, last=last, viewer=1)
        node, picked = (
            TABLE.scene(replace(sight, draft=draft)).node("player-2") for draft in ((), ("PG",))
        )
        icons = [shape.name for shape in node.shapes if isinstance(shape, Icon)]
        told = [shape.text for shape in node.shapes if isinstance(shape, Text)]
        assert icons == ["lotus"] or "planted a green bed, placed their gazebo" in told, (
            seats,
            size,
        )
        assert not any(isinstance(shape, Icon) for shape in picked.shapes)
        label = TABLE.scene(sight).region("player-2").label
        assert label.endswith("planted a green bed, placed their gazebo")


def test_what_a_score_is_made_of_is_not_cut_on_a_phone() -> None:
    """Beside what would change there is room for the shortest words only."""
    south = "T0,0 G0,1 T0,-2 T0,-4 PR0,0 PB0,-1 PK0,-2 PG0,-3"
    raised = "T0,0 S0,0 S0,0 T0,0 G0,0 T0,-2 T0,-4 PR0,-1 PB0,-2 PK0,-3 T2,0"
    for moves, draft, said in (
        ("T0,0 PR1,0 PB1,1 T2,0", ("G", "0,0"), "unplaced"),
        (south, ("PG", "0,-4"), "south 8"),
        (raised, ("PG", "0,-4"), "S 6 + 1"),
    ):
        node = TABLE.scene(look(moves, PHONE, draft=draft)).node("player-1")
        told = {each.text: each for each in node.shapes if isinstance(each, Text)}
        assert text_width(said, told[said].size) <= told[said].fit


def test_a_view_laid_open_tells_its_level_too() -> None:
    """R19: the pills of its rows and that of its level make the score together."""
    moves = "T0,0 T0,2 S0,0 S0,0 T0,0 PR0,2 PG0,3 T2,0"
    scene = TABLE.scene(look(moves, draft=("G", "0,0")))
    assert texts(scene, "go") == ["Place it here", "0 → 5"]
    assert texts(scene, "row-0") == ["1", "level"]
    assert "row-0" not in keys(TABLE.scene(look(SMALL, draft=("G", "1,0"))))


def test_a_tap_on_the_dots_tells_what_they_mean() -> None:
    """So does the sheet, which says it of all of them."""
    state = state_after(SMALL)
    before = state._replace(seat=2)
    sight = see(state, last=(Played(before, 2, "PK3,1"), Played(before, 2, "T2,0")))
    for region in ("at 3,1", "at 2,1"):
        answer = TABLE.tap(sight, region)
        assert isinstance(answer, REFUSED)
        assert told("hanging-gardens", answer) == "The dots show what Bram did last. Take a piece."
        assert text_width(told("hanging-gardens", answer), 15) <= 390 - 32, "one line on a phone"
    elsewhere = TABLE.tap(sight, "at 1,1")
    assert isinstance(elsewhere, REFUSED)
    assert "dots" not in told("hanging-gardens", elsewhere)
    assert any("Dots" in line for line in texts(TABLE.scene(sight), "view-rows"))
    opened = TABLE.scene(replace(sight, inspected="score-1-e"))
    assert "placed last" in texts(opened, "view-rows")


def test_a_hint_points_first_and_then_shows_the_move() -> None:
    """Depth 1: where. Depth 2: what, as a preview that the button plays."""
    assert look(SMALL, hint="PG1,1", hint_depth=1).pointed == "at 1,1"
    assert look(SMALL, hint="T0,2", hint_depth=1).pointed == "at 0,2"
    assert look(SMALL, hint="T0,2", hint_depth=1, draft=("T",)).pointed == "on 0,2"
    assert look(SMALL, hint="T0,2", hint_depth=2).pointed == "on 0,2"
    assert look(TOWER, hint="pass", hint_depth=1).pointed == "go"
    deeper = look(SMALL, hint="PG1,1", hint_depth=2)
    assert "ghost" in keys(TABLE.scene(deeper))
    assert TABLE.tap(deeper, "go") == Play("PG1,1")


def test_nothing_is_lit_for_an_onlooker() -> None:
    """Nobody is to move there who could tap."""
    scene = TABLE.scene(look(SMALL, viewer=None, interactive=False))
    assert not any({LEGAL, SELECTED} & set(region.states) for region in scene.regions)
    assert scene.sentence == "It’s Ada’s turn."
    thinking = look(SMALL, viewer=1, interactive=False, thinking=True)
    assert TABLE.scene(thinking).sentence == "Ada is thinking."


def test_the_end_names_the_winners_and_their_points() -> None:
    """R18, R16: the tower garden is dead after two passes; 15 to 13."""
    scene = TABLE.scene(look(f"{TOWER} pass pass", interactive=False))
    assert scene.sentence == "Ada wins with 15 points. Nobody can do anything any more."
    assert texts(scene, "go") == ["Ada wins"]
    assert scene.region("player-1").label.endswith("wins")
    assert scene.window("garden").all, "all of the garden is seen, however small"


def test_the_first_terrace_has_its_place() -> None:
    """R10, J3: an outline where it goes; everything else must wait."""
    scene = TABLE.scene(look("", draft=("T",)))
    court = scene.node("first")
    wide = max(each.w for each in court.shapes if isinstance(each, Rect)) * court.scale
    world = scene.window("garden").world.w
    assert 0.9 * world < wide <= world, "a court to build on"
    assert "first" not in keys(TABLE.scene(look("T0,0")))
    lit = [region for region in scene.regions if LEGAL in region.states]
    assert [region.id for region in lit if region.group == "garden"] == ["on 0,0"]
    assert [p for p in PIECES if DISABLED not in scene.region(p).states] == ["T"]


def test_dice_are_rolled_before_anything_is_lit() -> None:
    """R2."""
    state = GAME.new_initial_state(complete_setup(GAME, 2, {}))
    scene = TABLE.scene(see(state, TABLET, viewer=None, interactive=False))
    assert scene.sentence == "The dice decide who goes first."
    assert TABLE.status(state) == "Rolling dice"


def test_no_sentence_is_too_long() -> None:
    """110 characters at most, with names as long as they may be."""
    names = tuple(map(Sitter, ("Maximiliana Theodora", "Bartholomew", "Wilhelmina", "Alexandria")))
    drafts: tuple[Draft, ...] = (
        (),
        ("T",),
        ("T", "from 0,0"),
        ("T", "from 0,0", "0,2"),
        ("S", "from 0,0", "1,0"),
        ("G", "1,0"),
        ("PR", "2,1"),
    )
    for draft in drafts:
        sight = look(STRAIGHT, seats=4, draft=draft, sitters=names)
        assert len(TABLE.scene(sight).sentence) <= 110


def test_the_wish_names_what_can_be_taken() -> None:
    """Neither a bed without a space, nor a support without a flat place."""
    for moves in (ROOM, "T0,0", "T0,0 G0,0"):
        sight = look(moves)
        said = TABLE.scene(sight).sentence
        usable = {piece for piece in PIECES if is_usable(sight.state, piece)}
        assert ("a terrace" in said) == ("T" in usable)
        assert ("a support" in said) == ("S" in usable)
        assert ("a bed" in said) == any(piece.startswith("P") for piece in usable)
        assert ("your gazebo" in said) == ("G" in usable)


def test_a_lost_action_is_told_before_it_is_lost() -> None:
    """R15: the last piece ends the game at once; as the second action it loses nothing."""
    moves = " ".join(ACTION.moves[:56])
    early = TABLE.scene(look(moves, seats=4, draft=("PG", "0,2")))
    assert early.sentence.endswith(", end the game with this, and lose your second action?")
    assert "You go from 10 to 11 points." in early.foretold
    late = TABLE.scene(look(f"{moves} G3,2", seats=4, draft=("PG", "0,2")))
    assert "lost" not in late.sentence
