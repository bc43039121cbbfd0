"""What a gazebo sees, drawn: rows, strings, points, and what a piece would change."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.match import Match
from tabletop.core.sampling import random_match
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Gazebo, Move, Plant, Shift, Terrace
from tabletop.games.hanging_gardens.rules.scoring import scores_of
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.choice import choice_in
from tabletop.games.hanging_gardens.table.garden import flags
from tabletop.games.hanging_gardens.table.pieces import BED_LOOKS, support, terrace
from tabletop.games.hanging_gardens.table.table import TABLE
from tabletop.games.hanging_gardens.table.view_model import model_of
from tabletop.games.hanging_gardens.table.views import DIRECTIONS, changes
from tabletop.games.hanging_gardens.table.world import AROUND, UNIT, Lie
from tabletop.scene.boxes import around
from tabletop.scene.regions import LEGAL
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Rect, Text
from tabletop.scene.shapes import Path as Outline
from tabletop.scene.table import Played
from tabletop.scene.windows import Window
from tests.games.hanging_gardens.gardens import row_of_terraces, state_after
from tests.games.hanging_gardens.sights import (
    PHONE,
    PLATEAU,
    ROOM,
    SMALL,
    TABLET,
    keys,
    look,
    note,
    see,
    texts,
)

TOKENS = json.loads((Path(__file__).parents[3] / "static" / "themes.json").read_text())


def states(count: int, seed: int = 7) -> list[State]:
    """Return states from the middle of random games."""
    rng = random.Random(seed)
    found = []
    for index in range(count):
        match: Match[State, Move] = random_match(GAME, 2 + index % 3, f"views-{index}", {}, 70)
        found.append(match.positions[rng.randrange(15, match.ply)].state)
    return [state for state in found if not state.rolling and not state.is_over]


# -- worth ---------------------------------------------------------------------------------------


def test_what_a_place_is_worth_is_what_the_move_changes() -> None:
    """Beds, gazebos and terraces on stacks, each against the score after the move itself."""
    compared = 0
    for state in states(12):
        now = scores_of(state.garden)[state.seat - 1]
        for move in GAME.legal_moves(state):
            choice = choice_in(GAME.move_to_text(move))
            if choice.place is None:
                continue
            after = scores_of(GAME.apply_move(state, move).garden)[state.seat - 1]
            worth = changes(state, choice.piece, choice.origin)
            assert worth.get(choice.place, 0) == after - now, GAME.move_to_text(move)
            compared += isinstance(move, Plant | Gazebo | Terrace | Shift)
    assert compared > 500


# -- looking -------------------------------------------------------------------------------------


def test_a_tap_on_a_player_opens_the_best_view_and_another_closes_it() -> None:
    """Table.look: an inspected view for any gazebo in any direction, whoever is to act."""
    sight = look(SMALL)
    assert TABLE.look(sight, "player-1") == "score-1-e"
    assert TABLE.look(look(SMALL, inspected="score-1-e"), "player-1") == ""
    assert TABLE.look(look(SMALL, inspected="score-1-e"), "gaze-n") == "score-1-n"
    assert TABLE.look(look(SMALL, inspected="score-1-n"), "gaze-n") == ""
    assert TABLE.look(sight, "at 0,0") == "score-1-e"
    assert TABLE.look(sight, "at 1,0") is None
    assert TABLE.look(look(SMALL, draft=("PG",)), "at 0,0") is None
    assert TABLE.look(sight, "player-2") is None


def test_the_score_is_opened_row_by_row() -> None:
    """H10: three runs in row 2, 2 + (1 + 1) + 1, and level 1 make 6."""
    sight = look(PLATEAU, inspected="score-1-n")
    scene = TABLE.scene(sight)
    assert texts(scene, "row-2") == ["5", "2|2|1"]
    assert keys(scene, "row-") == {"row-0", "row-2"}, "nothing stands at rows without points"
    assert texts(scene, "view-rows")[2:4] == ["row 2: 2 | 1+1 | 1", "5"]
    assert texts(scene, "view-rows")[:2] == ["view 5 + level 1", "6"]
    assert texts(scene, "view-title") == ["Ada looks north"]
    assert note(sight, "view") == (
        "Ada looks north. Row 2: five points, 2 colours; 1 colour + 1 symmetrical; 1 colour."
        " View 5 plus level 1 makes 6."
    )


@pytest.mark.parametrize("direction", ["n", "e"])
def test_points_at_a_row_cover_no_bed_or_gazebo(direction: str) -> None:
    """They move past a piece that lies beyond the ends of the row."""
    moves = "T0,0 T0,2 T2,0 T2,2 G0,0 PR0,1 PG1,1 PK2,1 PB1,2"
    scene = TABLE.scene(look(moves, inspected=f"score-1-{direction}"))
    pieces = [node for node in scene.nodes if node.key.startswith(("bed-", "gazebo-"))]
    pills = [scene.node(key) for key in keys(scene, "row-")]
    assert len(pieces) == 5
    assert pills
    for pill in pills:
        for piece in pieces:
            near = hypot(pill.x - piece.x, pill.y - piece.y) / pill.scale
            assert near > UNIT * 0.7, (pill.key, piece.key)


def test_what_is_not_seen_is_pale_and_crossed_and_says_why() -> None:
    """H25: behind the plateau at (-1,1) the black bed is hidden; the red one is alone."""
    moves = "T0,0 T0,2 T-2,0 T-2,2 G0,0 S-2,0 S-2,0 T-2,0 PR0,2 PK-2,2"
    scene = TABLE.scene(look(moves, inspected="score-1-n"))
    assert keys(scene, "unseen-") == {"unseen--2,2"}
    assert scene.node("bed--2,2").opacity < 1
    assert scene.node("bed-0,2").opacity == 1
    assert "not seen, hidden by the terrace on (\N{MINUS SIGN}1,1)" in scene.region("at -2,2").label
    assert "seen" in scene.region("at 0,2").label
    higher = TABLE.scene(
        look("T0,0 T0,2 S0,2 S0,2 T0,2 T0,4 PR0,4 PG0,2 G0,0", inspected="score-1-n")
    )
    assert "it’s higher than the gazebo" in higher.region("at 0,2").label


def test_the_height_cuts_of_a_row_are_drawn() -> None:
    """R23: two borders in row 2 of H10, and none where all is level."""

    def cuts(moves: str, inspected: str) -> int:
        strings = TABLE.scene(look(moves, inspected=inspected)).node("strings").shapes
        return sum(shape.d.count("M") for shape in strings
                   if isinstance(shape, Outline) and shape.stroke == "cut")  # fmt: skip

    assert cuts(PLATEAU, "score-1-n") == 2
    assert cuts(SMALL, "score-1-e") == 0


def test_a_bed_says_whom_it_counts_for() -> None:
    """A long press: the seats whose best view sees it (R19)."""
    moves = "T0,0 G0,0 T2,0 T4,0 PR2,0 T6,0 T0,2 PB6,0 PK0,3 T0,4 G7,1"
    scene = TABLE.scene(look(moves))
    assert scene.region("at 2,0").hint == "This bed is in the best view of Ada and Bram."
    alone = TABLE.scene(look(moves.removesuffix(" G7,1")))
    assert alone.region("at 2,0").hint == "This bed is in the best view of Ada."
    assert alone.region("at 0,3").hint == "This bed is in nobody’s best view."
    assert scene.region("at 1,1").hint == ""


def test_a_new_bed_is_joined_to_the_one_that_mirrors_it() -> None:
    """R25: red at -1 and red at 1."""
    moves = "T0,0 T0,2 T2,0 T-2,0 G0,0 PR-1,1"
    assert "mirror" in keys(TABLE.scene(look(moves, draft=("PR", "1,1"), inspected="score-1-n")))
    assert "mirror" not in keys(
        TABLE.scene(look(moves, draft=("PK", "1,1"), inspected="score-1-n"))
    )


def test_a_bed_in_hand_opens_the_view_that_counts() -> None:
    """Without being asked: the best view of the one who acts; a tile changes nothing by itself."""
    assert "rows" in keys(TABLE.scene(look(ROOM, draft=("PG",))))
    assert "rows" not in keys(TABLE.scene(look(ROOM, draft=("T",))))
    assert "rows" not in keys(TABLE.scene(look(ROOM)))


def test_a_gaze_at_a_gazebo_that_is_gone_shows_nothing() -> None:
    """After an undo the gazebo may be off the table again."""
    assert "rows" not in keys(TABLE.scene(look("T0,0", inspected="score-2-s")))
    assert "rows" not in keys(TABLE.scene(look("T0,0", inspected="score-4-s")))


# -- levels and stacks ---------------------------------------------------------------------------


def test_levels_are_told_apart_in_four_ways() -> None:
    """Section 8: tone, edges, shadow and a number; not by colour alone."""
    drawn = [terrace(level) for level in range(4)]
    edges = [sum(isinstance(shape, Rect) for shape in shapes) for shapes in drawn]
    assert edges == sorted(set(edges))
    tones = [[shape.fill for shape in shapes if isinstance(shape, Rect)][-1] for shapes in drawn]
    assert len(set(tones)) == 4
    scene = TABLE.scene(look(PLATEAU))
    assert {"shade-1", "flag-1-0,0", "flag-1-0,2"} <= keys(scene)
    assert texts(scene, "flag-1-0,0") == ["1"]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_higher_is_lighter(theme: str) -> None:
    """In every theme, also in the dark one."""
    tones = TOKENS["games"]["hanging-gardens"][theme]
    lightness = [int(tones[name][1:3], 16) for name in ("tier", "tier1", "tier2", "tier3")]
    assert lightness == sorted(set(lightness))


def test_a_plateau_that_is_covered_bears_no_flag() -> None:
    """A flag stands where something of its plateau can be seen."""
    state = state_after("T0,0 T2,0 T0,2 T2,2 S0,0 S0,0 T0,0 S2,0 S2,0 T2,0 S1,0 S1,0 T1,0")
    assert [(level, anchor) for level, anchor, _ in flags(state.garden, Lie(44))] == [
        (1, (0, 0)),
        (1, (2, 0)),
        (2, (1, 0)),
    ]
    covered = state_after("T0,0 S0,0 S0,0 T0,0 S0,0 S0,0 T0,0")
    assert [level for level, _, _ in flags(covered.garden, Lie(44))] == [2]


def test_the_supports_of_a_stack_are_told_apart() -> None:
    """One has a filled and a missing pip, two have both filled, and both tiles are seen."""

    def filled(nth: int) -> int:
        return sum(isinstance(shape, Circle) and bool(shape.fill) for shape in support(nth))

    assert (filled(1), filled(2)) == (1, 2)
    scene = TABLE.scene(look("T0,0 T2,0 S1,0 S1,0"))
    lower, upper = scene.node("support-1-1,0"), scene.node("support-2-1,0")
    assert (lower.x, lower.y) != (upper.x, upper.y)


def test_beds_differ_by_flower_and_gazebos_by_shape() -> None:
    """Never by colour alone."""
    assert len({icon for _, icon in BED_LOOKS.values()}) == len(BED_LOOKS)
    scene = TABLE.scene(look("T0,0 G0,0 T2,0 G2,0"))
    assert scene.node("gazebo-1").shapes != scene.node("gazebo-2").shapes


# -- the world -----------------------------------------------------------------------------------


def the_window(moves: str, size: tuple[float, float] = TABLET, **more: Any) -> Window:
    """Return the window of a table."""
    return TABLE.scene(look(moves, size, **more)).window("garden")


def test_there_is_a_margin_of_free_spaces_on_every_side() -> None:
    """R10: a terrace reaches two spaces beyond what is built; with it in hand, and once it is put
    there, all that is in the world."""
    state = state_after("T0,0 T2,1 T1,3")
    scene = TABLE.scene(see(state, draft=("T",)))
    for region in ("on -2,1", "on 4,2", "on 0,-2", "on 2,5"):
        ring = scene.region(region).box.inset(14)
        put = TABLE.scene(see(state, draft=("T", region.removeprefix("on "))))
        tile = around(ring.cx, ring.cy, 2 * model_of(see(state)).lie.cell)
        for world, box in (
            (scene.window("garden").world, ring),
            (put.window("garden").world, tile),
        ):
            assert world.contains(box.x, box.y)
            assert world.contains(box.right, box.bottom)


def test_a_space_is_as_large_as_the_page_allows_and_never_too_small() -> None:
    """The whole garden at once if it can be touched so; else it is panned, with a map where that
    takes nothing of the garden."""
    small, large = "T0,0 T2,0", " ".join(f"T{x},0" for x in range(0, 40, 2))
    near, far = the_window(small, PHONE), the_window(large, PHONE)
    assert near.world.w <= near.box.w
    assert far.world.w > far.box.w
    assert far.world.w == pytest.approx((40 + 2 * AROUND) * 44)
    assert far.map is None
    map_ = the_window(large, TABLET).map
    assert map_ is not None
    assert map_.box.w <= 64


def test_a_garden_that_grows_moves_by_few_sizes() -> None:
    """All that lies there moves when a space gets smaller: from the largest to the least, twice."""
    tiles = ["T0,0", "T-2,0", "T-2,2", "T0,-2", "T1,2", "T2,4", "T3,6"]
    for size in (PHONE, TABLET):
        grown = [look(" ".join(tiles[:count]), size) for count in range(1, len(tiles) + 1)]
        assert len({model_of(sight).lie.cell for sight in grown}) <= 3


def test_a_space_keeps_its_place_when_the_garden_grows() -> None:
    """Pieces stay where they are in the world; only its edges move."""
    before = TABLE.scene(look("T0,0 T2,0 T4,0 T6,0 T8,0 PR0,0", PHONE)).node("bed-0,0")
    after = TABLE.scene(look("T0,0 T2,0 T4,0 T6,0 T8,0 PR0,0 T-2,0", PHONE)).node("bed-0,0")
    assert (before.x, before.y, before.scale) == (after.x, after.y, after.scale)


def test_what_is_taken_and_laid_moves_nothing_while_the_garden_has_room() -> None:
    """The same part of the table is in view from the first tile on, until the garden comes to the
    edge of it; a piece in the hand never moves it."""
    views = [
        the_window(moves, PHONE, draft=draft).follow
        for moves in ("T0,0 T2,0", "T0,0 T2,0 T2,2", "T0,0 T2,0 T2,2 G0,0")
        for draft in ((), ("T",), ("PR",), ("PR", "1,1"))
    ]
    assert len(set(views)) == 1
    grown = the_window("T0,0 T2,0 T2,2 G0,0 T2,4 T2,6 T2,8", PHONE)
    assert grown.follow not in views


@pytest.mark.parametrize("piece", ["PR", "T", "G"])
def test_nothing_moves_under_the_finger_that_picks_a_place(piece: str) -> None:
    """Whatever is taken and wherever it would go in a large garden, what is in view stays there."""
    large = " ".join(f"T{x},0" for x in range(0, 36, 2)) + " G0,0 PR8,1 G5,0 T36,0"
    held = the_window(large, PHONE, draft=(piece,)).follow
    assert held == the_window(large, PHONE).follow
    for place in ("37,2", "3,2") if piece == "T" else ("35,1", "3,1", "20,0"):
        assert the_window(large, PHONE, draft=(piece, place)).follow == held


def test_what_one_has_laid_oneself_stays_in_view() -> None:
    """Far from the own gazebo too: one's second action is likely to be there."""
    wide = " ".join(f"T{x},0" for x in range(0, 40, 2)) + " G0,0 PR8,1"
    played = Played(state_after(wide)._replace(seat=1), 1, "PR39,1")
    follow = the_window(f"{wide} PR39,1", PHONE, last=(played,), viewer=1).follow
    assert follow is not None
    assert follow.contains(39.5 * 44, -1.5 * 44)
    assert not follow.contains(0.5 * 44, -0.5 * 44)


def test_what_matters_is_followed() -> None:
    """The place of a hint in a large garden; the tags name gazebos that are out of view."""
    large = " ".join(f"T{x},0" for x in range(0, 40, 2)) + " G0,0"
    window = the_window(large, PHONE, hint="PR39,1", hint_depth=2)
    assert window.follow is not None
    assert window.follow.contains(39.5 * 44, -1.5 * 44)
    assert [tag.key for tag in window.tags] == ["gazebo-1"]


def test_the_own_gazebo_is_in_view_while_rivals_build_far_away() -> None:
    """At rest the own gazebo is followed, with the latest piece if there is room for both."""
    wide = " ".join(f"T{x},0" for x in range(0, 40, 2)) + " G0,0 PR8,1"
    for last, along, is_near in (("PR39,1", 39, False), ("PR5,1", 5, True)):
        played = Played(state_after(wide), 2, last)
        window = the_window(f"{wide} {last}", PHONE, last=(played,), viewer=1)
        assert window.follow is not None
        assert window.follow.contains(0.5 * 44, -0.5 * 44)
        assert window.follow.contains((along + 0.5) * 44, -1.5 * 44) == is_near
        assert not window.all


TEN_WIDE = "T0,0 T2,0 T4,0 T6,0 T8,1 G0,0 PR8,2 PK2,1"


@pytest.mark.parametrize("size", [PHONE, TABLET, (844.0, 330.0)])
def test_north_is_up_however_the_garden_grows(size: tuple[float, float]) -> None:
    """Whoever knows a garden finds everything where it was, and spaces in the order of the keys."""
    scene = TABLE.scene(look(f"{TEN_WIDE} PG3,1", size, inspected="score-1-e"))
    west, east = scene.region("at 0,0"), scene.region("at 8,2")
    assert east.box.x > west.box.x
    assert east.box.y < west.box.y
    order = [(each.row, each.col) for each in scene.regions if each.group == "garden"]
    assert order == sorted(order)
    assert [arrow(scene, name) for name in DIRECTIONS] == [0, 90, 180, 270]


def arrow(scene: Scene, name: str) -> float:
    """Return how far the arrow of a direction is turned from up."""
    (found,) = (each for each in scene.node(f"gaze-{name}").shapes
                if isinstance(each, Outline) and each.fill)  # fmt: skip
    return found.angle


def tags(moves: str, size: tuple[float, float] = PHONE, **more: Any) -> dict[str, str]:
    """Return what the tags of places show, by the places."""
    window = TABLE.scene(look(moves, size, **more)).window("garden")
    return {
        tag.key.removeprefix("place-"): "".join(
            shape.text for shape in tag.shapes if isinstance(shape, Text)
        )
        for tag in window.tags
        if tag.key.startswith("place-")
    }


LONG = " ".join(row_of_terraces(38)) + " G0,0 PR1,1 G20,0 PR8,1"
"""Seat 1 is to act; the garden is five times as wide as a phone."""


def test_rings_that_are_out_of_view_have_a_sign_at_the_edge() -> None:
    """The outermost places on each side: if any is out of view there, then one of these."""
    found = tags(LONG, draft=("T",))
    assert {"-2,-1", "40,-1"} <= set(found)
    assert set(found.values()) == {""}
    assert tags(LONG) == {}
    assert tags(LONG, draft=("T", "40,0")) == {}


def test_the_best_spaces_out_of_view_show_what_they_bring() -> None:
    """Three at most; without numbers where nothing is forecast."""
    found = tags(LONG, draft=("PR",))
    gains = changes(state_after(LONG), "PR", None)
    numbered = {place: text for place, text in found.items() if text}
    assert len(numbered) == 3
    best = sorted(gains.values(), reverse=True)[:3]
    assert sorted((int(text) for text in numbered.values()), reverse=True) == best
    for place, text in numbered.items():
        x, y = map(int, place.split(","))
        assert gains[x, y] == int(text)
    assert set(tags(LONG, draft=("PR",), forecast="after").values()) == {""}


def test_a_sign_stands_for_a_place_that_can_be_chosen() -> None:
    """Its point is the middle of the region of that place."""
    scene = TABLE.scene(look(LONG, PHONE, draft=("PR",)))
    for tag in scene.window("garden").tags:
        if tag.key.startswith("place-"):
            region = scene.region(tag.key.replace("place-", "at "))
            assert (tag.x, tag.y) == pytest.approx((region.box.cx, region.box.cy))
            assert LEGAL in region.states


WIDE = " ".join([*row_of_terraces(12), "T12,2"])
BOARD = (820.0, 1080.0)


def test_the_points_of_a_row_stand_beside_its_beds() -> None:
    """However far the garden goes on there: at the edge of a view they were cut. While a piece is
    in the hand they leave the places for it free."""
    moves = "T0,0 T0,2 T2,2 T4,2 T6,2 G0,0 PR0,2"
    model = TABLE.scene(look(moves, PHONE, inspected="score-1-n"))
    assert 0 < model.node("row-2").x - model.region("at 0,2").box.right < 44
    held = TABLE.scene(look(moves, PHONE, inspected="score-1-n", draft=("PK",)))
    assert held.node("row-2").x > held.region("at 7,2").box.right


def test_the_gazebos_of_rivals_are_in_view_with_the_own_one() -> None:
    """Where there is room for them: what they see is half of what matters."""
    moves = " ".join(f"T{x},0" for x in range(0, 40, 2)) + " G0,0 PR8,1 G5,0"
    for away, is_seen in (("", True), (" PK9,0 PK1,1 PK1,0 G39,0", False)):
        last = (Played(state_after(f"{moves}{away}"), 2, "PR39,1"),)
        follow = the_window(f"{moves}{away} PR39,1", PHONE, last=last, viewer=1).follow
        assert follow is not None
        assert follow.contains(0.5 * 44, -0.5 * 44)
        assert follow.contains(5.5 * 44, -0.5 * 44) == is_seen


def test_every_place_for_the_tile_in_hand_is_followed() -> None:
    """R10: those beyond the edge of a garden that has room, too."""
    scene = TABLE.scene(look(WIDE, BOARD, draft=("T",)))
    window = scene.window("garden")
    assert window.follow is not None
    assert window.follow.w <= window.box.w + 0.01
    lit = [region.box for region in scene.regions if region.id in ("on -2,1", "on 14,3")]
    assert len(lit) == 2
    assert all(window.follow.contains(box.cx, box.cy) for box in lit)


def test_a_place_beyond_the_garden_is_followed_when_a_hint_points_there() -> None:
    """The whole of the tile that would lie there is in view."""
    follow = the_window(WIDE, BOARD, hint="T14,2", hint_depth=1).follow
    assert follow is not None
    assert follow.contains(15.5 * 44, -3 * 44)


def test_a_place_is_followed_for_the_tile_in_the_hand() -> None:
    """The ring of a lesson is about the whole tile then, wherever the view was."""
    far = " ".join(row_of_terraces(20))
    sight = replace(look(far, PHONE, draft=("T",)), pointed="on 20,2")
    follow = TABLE.scene(sight).window("garden").follow
    assert follow is not None
    assert follow.contains(22 * 44, -4 * 44)


def test_the_units_of_the_drawing_are_those_of_the_pieces() -> None:
    """A tile is two spaces wide."""
    sheets = [shape for shape in terrace(0) if isinstance(shape, Rect)]
    assert sheets[0].w == pytest.approx(2 * UNIT, abs=3)
