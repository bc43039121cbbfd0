"""The table of Letter Maze shows where a word can go, what it earns, and who is how far."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tabletop.core.sampling import random_match
from tabletop.games.letter_maze.rules.boards import TARGET_COLOURS
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.letters import BAG
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.state import Phase, Player, State, with_player
from tabletop.games.letter_maze.rules.tour import tour_of
from tabletop.games.letter_maze.table.boards import COLOURS
from tabletop.games.letter_maze.table.layout import layout
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.marks import SEAT_COLOURS, seat_mark
from tabletop.scene.measure import text_width
from tabletop.scene.regions import LEGAL
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Path, Rect, Shape, Text
from tabletop.scene.table import REFUSED, Played, Sitter
from tabletop.scene.typesetting import typeset
from tabletop.scene.windows import opening_part
from tests.games.letter_maze.positions import dealt, small_state, square
from tests.games.letter_maze.positions import played as after
from tests.games.letter_maze.sights import (
    PHONE,
    SMALL_PHONE,
    TABLET,
    buttons,
    keys,
    lit,
    see,
    tapped,
    texts,
)

SIZES = (
    PHONE,
    SMALL_PHONE,
    TABLET,
    (820.0, 1080.0),
    (1180.0, 720.0),
    (1440.0, 800.0),
    (640.0, 400.0),
)


# -- the maze ------------------------------------------------------------------------------------

LABELS = {
    "a1": "a1, Start",
    "b1": "b1, H",
    "b3": "b3, premium letter K, hedge below right",
    "a4": "a4, premium letter Qu",
    "c3": "c3, tile E on a pond, hedges above right and below",
    "d4": "d4, green target G",
    "c2": "c2, tile T on R, hedge right",
}


@pytest.mark.parametrize(("name", "label"), LABELS.items())
def test_each_square_says_what_can_be_read_there(name: str, label: str) -> None:
    """Section 8: letters, premium and target squares, ponds, tiles with the print under them."""
    state = small_state(at=["e2", "e1"], tiles={"c3": "E", "c2": "T"})._replace(phase=Phase.OVER)
    region = TABLE.scene(see(state)).region(name)
    assert re.split(r", \w+’s piece", region.label)[0] == label


def test_a_pond_without_its_tile_is_closed() -> None:
    """R5, R10."""
    label = TABLE.scene(see(small_state())).region("c3").label
    assert label == "c3, pond without a tile, closed, hedges above right and below"


def test_the_end_of_the_path_says_where_it_can_go_on() -> None:
    """R3, R8, R14: clockwise from above, with letters and tiles; who looks on is told nothing."""
    state = small_state(at=["d2"], tiles={"c2": "T"})
    label = TABLE.scene(see(state)).region("d2").label
    way = "above through the hedge D, above right E, right S, below right T"
    assert way in label
    assert "below through the hedge N, " in label
    assert "next squares" not in TABLE.scene(see(state, interactive=False)).region("d2").label
    on = TABLE.scene(tapped(see(state), "e2"))
    assert "next squares: " in on.region("e2").label
    assert "next squares" not in on.region("d2").label


def test_letters_lead_to_the_piece_the_targets_wanted_and_the_finish() -> None:
    """A key for each, since nobody walks over 375 squares; a colour that is won is left out."""
    scene = TABLE.scene(see(small_state(at=["b1"])))
    leading = {key: [each.id for each in scene.regions if key in each.jump] for key in "ptf"}
    assert leading == {"p": ["b1"], "t": ["d4"], "f": ["a5", "b5", "c5", "d5", "e5"]}
    won = TABLE.scene(tapped(see(small_state(at=["b1"], cards=["G"])), "c1"))
    assert [each.id for each in won.regions if each.jump == "p"] == ["c1"]
    assert not [each.id for each in won.regions if "t" in each.jump]


def test_the_way_of_who_is_looked_at_can_be_read() -> None:
    """The dots of the shortest way are words, too."""
    scene = TABLE.scene(see(dealt(3).state, inspected="score-1"))
    steps = [each.label for each in scene.regions if "of the shortest way" in each.label]
    assert any("step 1 of the shortest way" in each for each in steps)
    assert "The shortest way goes over " in scene.notes[0].text


def test_of_the_tiles_of_a_tribute_several_are_chosen() -> None:
    """R25: so they are no radio buttons, of which one is."""
    state = small_state(at=["b1", "c1"], hands=["", "ABCD"])
    owing = state._replace(phase=Phase.TRIBUTE, turn=state.turn._replace(owing=(2,)))
    for each, kind in ((state, "radios"), (owing, "buttons")):
        scene = TABLE.scene(see(each, viewer=2))
        assert {group.id: group.kind for group in scene.groups}["hand"] == kind


def test_what_can_be_entered_is_lit() -> None:
    """R3, R5: from b1 not Start; hedges take the Gardener, which is said and looks different."""
    assert lit(TABLE.scene(see(small_state(at=["b1"])))) == {"a2", "b2", "c1", "c2"}
    scene = TABLE.scene(see(small_state(at=["d2"])))
    assert {"d1", "c2", "e2"} - lit(scene) == set()
    assert scene.region("d1").label.endswith("through the hedge, with the Gardener")
    assert "d1" not in lit(TABLE.scene(see(small_state(at=["d2"], spent=[1]))))


def test_nothing_is_lit_for_who_is_not_to_move() -> None:
    """A table that cannot be played at looks so."""
    scene = TABLE.scene(see(small_state(), viewer=2, interactive=False, thinking=True))
    assert not lit(scene)
    assert buttons(scene) == {"go": "Ada’s turn"}
    assert scene.sentence == "Ada is thinking."
    assert not any(region.trace for region in scene.regions)


def test_used_squares_are_hatched() -> None:
    """R6: what was used this turn, bonus moves included."""
    state = after(GAME, small_state(at=["a4"]), "SPEED:26666")
    scene = TABLE.scene(see(state))
    assert "used" in keys(scene)
    assert scene.region("c5").label == "c5, E, finish, used this turn"
    assert lit(scene) == {"d4", "e4"}


def test_a_finger_traces_near_the_end_of_the_path_and_pans_elsewhere() -> None:
    """One finger does both: what is two squares away may be reached before the next picture."""
    match = dealt(3)
    scene = TABLE.scene(see(match.state))
    traced = {region.id for region in scene.regions if region.trace}
    assert {"k1", "o5", "m3"} <= traced
    assert not {"m6", "j3", "a12"} & traced


def test_no_finger_slides_through_a_hedge() -> None:
    """R14: the Gardener is there once a game, so a square behind a hedge wants a tap of its own.
    A finger that begins there does not pan: it is told why."""
    sight = see(small_state(at=["d2"]))
    regions = {region.id: region for region in TABLE.scene(sight).regions}
    assert LEGAL in regions["d1"].states
    assert regions["d1"].trace
    refusal = TABLE.slide(sight, "d1")
    assert isinstance(refusal, REFUSED)
    assert TABLE.stops_slide(refusal)


# -- the word ------------------------------------------------------------------------------------


def test_a_path_is_drawn_with_order_ghost_and_signs() -> None:
    """Section 8: the letters so far, tiles to be lifted and laid, the piece to come."""
    sight = tapped(see(small_state(at=["e2"], tiles={"c3": "E"})), "d3 c3 tile-0 c2")
    scene = TABLE.scene(sight)
    assert {"traced-d3", "traced-c3", "traced-c2", "order", "ghost", "signs"} <= keys(scene)
    assert texts(scene, "laying-c2") == ["E", "R"]
    assert scene.node("on-c3").scale > 1
    assert texts(scene, "letter-") == ["N", "E", "E"]
    assert texts(scene, "chip-") == ["+E \N{MINUS SIGN}E"]


def test_what_a_word_earns_is_said_before_it_is_played() -> None:
    """R15, R18, R22: cards, a bonus move, the race; and the number of cards to come."""
    sight = tapped(see(small_state(at=["e3"], cards=["OR"])), "d4 d5 c5")
    scene = TABLE.scene(sight)
    assert texts(scene, "chip-") == ["wins the game", "green card"]
    assert {"2/3", "+1"} <= set(texts(scene, "player-1"))
    assert "gains" in keys(scene)
    assert buttons(scene)["go"] == "Play GEE"
    speed = TABLE.scene(tapped(see(small_state(at=["a4"])), "a5 b5 c5 d5 e5"))
    assert texts(speed, "chip-") == ["5 letters: move again"]


def test_what_is_no_word_yet_earns_palely() -> None:
    """A promise is only kept when the path ends as a word."""
    part = TABLE.scene(tapped(see(small_state(at=["e3"], cards=["OR"])), "d4 d5"))
    assert part.node("chip-0").opacity < 1
    assert part.sentence == "Ada, GE isn’t a word yet: continue or go back."


def test_the_gardener_and_a_tribute_are_said() -> None:
    """R14, R25: eight letters cost the others half of their tiles, if they have two."""
    cut = TABLE.scene(tapped(see(small_state(at=["d2"])), "d1"))
    assert texts(cut, "chip-") == ["Gardener used"]
    way = "a2 b2 c2 d1 c1 d2 e2 e3"
    for hand, asks in (("AB", True), ("A", False)):
        state = small_state(hands=["", hand], options={"tribute": "on"})
        told = TABLE.scene(tapped(see(state), way)).notes[0].text
        assert ("half the others’ tiles" in told) == asks


def test_chips_get_short_where_there_are_many() -> None:
    """On a phone everything that a word earns has its place; which tiles move is said longest."""
    state, tang = small_state(at=["d2"], hands=["AT"]), "tile-1 d1 tile-0 e2 d3 d4"
    wide = texts(TABLE.scene(tapped(see(state), tang)), "chip-")
    narrow = texts(TABLE.scene(tapped(see(state, SMALL_PHONE), tang)), "chip-")
    assert wide[:2] == ["green card", "Gardener used"]
    assert narrow == ["", "", ""]


# -- hands ---------------------------------------------------------------------------------------


def with_hand(state: State, hand: str) -> State:
    """Return the state with another hand for seat 1."""
    return with_player(state, 1, state.players[0]._replace(hand=hand))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [3, 9, 18, len(BAG)])
def test_every_tile_of_any_hand_can_be_touched(size: tuple[float, float], count: int) -> None:
    """R17: no upper limit; a row that is too long for its place is panned."""
    scene = TABLE.scene(see(with_hand(small_state(), BAG[:count]), size))
    tiles = [region for region in scene.regions if region.group == "hand"]
    assert [region.label.split(", ")[1] for region in tiles] == [
        "Qu" if face == "Q" else face for face in BAG[:count]
    ]
    room = scene.window("hand").world if tiles[0].window else Box(0, 0, *size)
    for region in tiles:
        assert min(region.box.w, region.box.h) >= TOUCH
        assert room.contains(region.box.x, region.box.y)
        assert room.contains(region.box.right, region.box.bottom)


@pytest.mark.parametrize("size", [PHONE, (820.0, 1080.0), (1180.0, 720.0)])
def test_a_usual_hand_is_seen_whole(size: tuple[float, float]) -> None:
    """Seven different tiles move closer together before any is cut at an edge."""
    scene = TABLE.scene(see(with_hand(small_state(), "DEJNOSV"), size))
    tiles = [region for region in scene.regions if region.group == "hand"]
    assert [region.window for region in tiles] == [""] * 7


# -- players, map, windows -----------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, TABLET])
def test_figures_of_a_player_say_what_they_count(size: tuple[float, float]) -> None:
    """Cards are counted out of those needed, and tiles that have no room by name or with a sign."""
    scene = TABLE.scene(see(small_state(hands=[BAG[:24]], cards=["GR"]), size))
    said = texts(scene, "player-1")
    assert "2/3" in said
    assert {"24 tiles", "\N{MULTIPLICATION SIGN}24"} & set(said)
    assert "24" not in said


def test_a_player_says_cards_tiles_and_gardener() -> None:
    """Hands lie open: everything can be heard of everybody."""
    state = small_state(at=["a4"], hands=["QT", "A"], cards=["GR"], spent=[2])
    scene = TABLE.scene(see(state))
    assert scene.region("player-1").label == "Ada, cards green and red, tiles Qu and T, to move"
    assert scene.region("player-2").label == "Bram, no card, tiles A, Gardener used"


def test_a_look_at_a_player_shows_the_way_that_is_left() -> None:
    """The shortest tour in steps, and where each card was won."""
    state = small_state(at=["e5"])
    later = after(GAME, state, "GET:727")
    sight = see(state)
    assert TABLE.look(sight, "player-1") == "score-1"
    assert TABLE.look(see(state, inspected="score-1"), "player-1") == ""
    assert TABLE.look(see(state, inspected="score-1"), "back") == ""
    past = (Played(state, 1, "GET:727"),)
    scene = TABLE.scene(see(later, viewer=2, inspected="score-1", past=past))
    assert "GET" in texts(scene, "tour")
    assert buttons(scene) == {"back": "Back to the game"}
    said = next(note.text for note in scene.notes if note.id == "earned")
    assert said == "Ada 1: Green card 1. Ada has won the green card on d4 with GET."


def test_a_look_at_the_end_rings_no_target() -> None:
    """R24: nobody wants a card any more, so nothing is lit in gold."""
    state = small_state(at=["e2", "e1"], cards=["OR", ""])
    rings = [
        sum(
            isinstance(shape, Rect) and shape.stroke == "sun"
            for shape in TABLE.scene(sight).node("tour").shapes
        )
        for sight in (
            see(state, inspected="score-2"),
            see(state._replace(phase=Phase.OVER), inspected="score-2"),
        )
    ]
    assert rings[0] > rings[1] == 0


def test_the_tour_is_a_way_and_as_short_as_can_be() -> None:
    """Every step of it is legal for a piece that is alone; ponds without a tile are gone round."""
    state = dealt(4).state
    maze, piece = maze_of(state.plan), state.players[1].piece
    way = (piece, *tour_of(state).way(piece, ""))
    assert maze.cells[way[-1]][0] == 29
    for here, there in pairwise(way):
        assert there in maze.open_ways[here].values()
    assert len({maze.colours[each] for each in way if each in maze.colours}) >= 3


def window_of(scene: Scene) -> Box:
    """Return the part of the maze that is in view when the table is opened."""
    return opening_part(scene.window("maze"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_table_opens_on_the_piece_to_move(size: tuple[float, float], seats: int) -> None:
    """The window follows the piece; who and what lies elsewhere has a tag."""
    match = dealt(seats)
    scene = TABLE.scene(see(match.state, size, viewer=match.to_move))
    names = maze_of(match.state.plan).names
    view = window_of(scene)
    here = scene.region(names[match.state.mover.piece]).box
    assert view.contains(here.x, here.y)
    assert view.contains(here.right, here.bottom)
    assert {tag.key for tag in scene.window("maze").tags} == {f"seat-{match.to_move}", "finish"}


@pytest.mark.parametrize("rows", [6, 8, 9])
@pytest.mark.parametrize("cards", ["R", "GOR"])
def test_who_begins_sees_the_nearest_goal_where_it_fits(rows: int, cards: str) -> None:
    """R1: a target whose card is wanted, with all cards the finish; far from it the piece alone."""
    state, maze = dealt(4).state, maze_of(dealt(4).state.plan)
    oranges = [square for square, colour in maze.colours.items() if colour == "O"]
    goal = min(maze.bottom if cards == "GOR" else oranges)
    row, column = maze.cells[goal]
    piece = Player(maze.cells.index((row - rows, column)), cards=cards)
    sight = see(with_player(state, state.turn.seat, piece), viewer=state.turn.seat)
    scene = TABLE.scene(sight)
    view, box = window_of(scene), scene.region(maze.names[goal]).box
    assert view.contains(box.cx, box.bottom) is (rows < 9)
    here = scene.region(maze.names[piece.piece]).box
    assert view.contains(here.x, here.y)
    assert view.contains(here.right, here.bottom)


@pytest.mark.parametrize("taps", ["", "a2", "a2 b2"])
def test_no_tag_lies_where_a_word_goes_on(taps: str) -> None:
    """Lit squares, and those of the path, are touched; who is not to move touches none."""
    scene = TABLE.scene(tapped(see(small_state()), taps))
    clear = scene.window("maze").clear
    assert {scene.region(name).box for name in {*lit(scene), *taps.split()}} <= set(clear)
    assert TABLE.scene(see(small_state(), interactive=False)).window("maze").clear == ()


@pytest.mark.parametrize("size", [(390.0, 720.0), (360.0, 560.0), (1024.0, 660.0)])
def test_names_of_columns_and_rows_have_room_in_the_frame(size: tuple[float, float]) -> None:
    """They stay at the edges of the window: the first letter and number are those of square a1."""
    places = layout(*size, 3)
    assert places.window.x - places.frame.x >= 20
    assert places.window.y - places.frame.y >= 20
    ruler, square = places.ruler, places.square((0, 0))
    assert (ruler.above[0], ruler.left[0], ruler.start) == ("a", "1", square.cx)
    assert (len(ruler.above), len(ruler.left)) == (places.columns, places.rows)
    assert places.square((2, 0)).cy == ruler.start + 2 * ruler.step


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_lies_on_anything_else(size: tuple[float, float], seats: int) -> None:
    """Window, players, map and tray have places of their own, inside the page."""
    places = layout(*size, seats)
    boxes = [places.frame, *places.players, places.tray.box]
    boxes += [places.panel.paper] if places.panel else []
    for index, one in enumerate(boxes):
        assert min(one.x, one.y) >= 0
        assert one.right <= size[0]
        assert one.bottom <= size[1]
        for other in boxes[index + 1 :]:
            apart = (
                one.right <= other.x + 0.01
                or other.right <= one.x + 0.01
                or one.bottom <= other.y + 0.01
                or other.bottom <= one.y + 0.01
            )
            assert apart, (one, other)
    assert places.cell >= TOUCH
    assert places.window.w >= 5 * places.cell
    assert places.window.h >= 2.5 * places.cell


def test_the_last_moves_are_marked() -> None:
    """Leaves on the squares gone over; the traced word takes their place."""
    state = small_state(at=["a4"])
    later = after(GAME, state, "SPEED:26666 end")
    sight = see(later, viewer=2, last=(Played(state, 1, "SPEED:26666"),))
    scene = TABLE.scene(sight)
    assert "last-0" in keys(scene)
    assert scene.region("c5").label.endswith("on Ada’s last path")
    assert "last" in scene.region("c5").states
    assert "last-0" not in keys(TABLE.scene(tapped(sight, "b1")))


def test_the_board_is_the_same_drawing_whatever_is_traced() -> None:
    """What does not change is drawn once: equal shapes, so that they are neither told nor painted
    anew."""
    state = dealt(4).state
    seat = state.turn.seat
    still, traced = see(state, viewer=seat), tapped(see(state, viewer=seat), "m2")
    boards = [node for node in TABLE.scene(still).nodes if node.key.startswith("board-")]
    assert len(boards) == 18
    assert boards == [n for n in TABLE.scene(traced).nodes if n.key.startswith("board-")]


def test_who_has_won_is_said() -> None:
    """R22."""
    state = after(GAME, small_state(at=["e3"], cards=["OR"]), "GEE:124")
    scene = TABLE.scene(see(state, interactive=False))
    assert scene.sentence == "Ada reaches the finish with GEE and wins!"
    assert TABLE.status(state) == "Finished"
    assert state.players[0].piece == square("c5")


def test_the_map_tells_targets_and_pieces_by_their_shapes() -> None:
    """Not by colour alone (WCAG 1.4.1): each colour of target has a sign that is no seat's."""
    maze = TABLE.scene(see(dealt(6).state)).window("maze").map
    assert maze is not None
    signs = {
        (shape.d, shape.angle)
        for shape in maze.shapes
        for each in TARGET_COLOURS.values()
        if isinstance(shape, Path) and shape.fill == COLOURS[each].fill
    }
    seats = {(mark.d, mark.angle) for mark in marks_of_seats() if isinstance(mark, Path)}
    assert len(signs - seats) == len(TARGET_COLOURS)
    discs = [each for each in maze.shapes if isinstance(each, Circle)]
    assert {each.fill for each in discs} == {SEAT_COLOURS[1]}
    assert len(discs) == 1


def marks_of_seats() -> list[Shape]:
    """Return the mark of each seat."""
    return [seat_mark(seat, 0, 0, 1) for seat in range(1, 7)]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, TABLET])
def test_players_do_not_overlap(seats: int, size: tuple[float, float]) -> None:
    """Each strip is as high as a finger, so none reaches into the next."""
    scene = TABLE.scene(see(dealt(seats).state, size))
    boxes = [each.box for each in scene.regions if each.group == "players"]
    for index, one in enumerate(boxes):
        for other in boxes[index + 1 :]:
            apart = one.right <= other.x or other.right <= one.x
            assert apart or one.bottom <= other.y or other.bottom <= one.y, (one, other)


@pytest.mark.parametrize("taps", ["a5", "a5 b5", "a5 b5 c5 d5"])
def test_the_board_stands_still_while_a_word_is_traced(taps: str) -> None:
    """What was tapped is in view, so the window need not move; what lies beyond it has a marker."""
    scene = TABLE.scene(tapped(see(small_state(at=["a4"]), PHONE), taps))
    follow, last = scene.window("maze").follow, scene.region(taps.split()[-1]).box
    assert follow is not None
    assert (follow.w, follow.h) == (last.w / 2, last.h / 2)
    assert follow.middle == last.middle
    markers = {tag.key for tag in scene.window("maze").tags if tag.key.startswith("on-")}
    assert {"on-8", "on-6"} <= markers <= {"on-8", "on-6", "on-4"}, "a5 is in the bottom row"


@pytest.mark.parametrize(
    ("hand", "said", "size"),
    [("MW", "W", TABLET), ("QW", "Qu", TABLET), (12 * "A", "\N{MULTIPLICATION SIGN}12", PHONE)],
)
def test_small_tiles_are_as_wide_as_what_stands_on_them(
    hand: str, said: str, size: tuple[float, float]
) -> None:
    """In the strip of players: W and Qu are wider than other letters, and so is a number."""
    scene = TABLE.scene(see(small_state(hands=["", hand]), size))
    found = [pair for node in scene.nodes for pair in pairwise(node.shapes)]
    tiles = [
        (paper, text)
        for paper, text in found
        if isinstance(paper, Rect) and isinstance(text, Text) and text.size == 13
    ]
    assert said in [text.text for _, text in tiles]
    for paper, text in tiles:
        assert text_width(text.text, text.size) <= paper.w, text.text


def test_a_chip_of_tiles_keeps_its_text_on_a_phone() -> None:
    """No icon can say which tiles are picked up and placed: what else is earned says less."""
    state = small_state(at=["d2"], hands=["AT"])
    scene = TABLE.scene(tapped(see(state, PHONE), "tile-1 d1 tile-0 e2 d3 d4"))
    assert texts(scene, "chip-")[-1] == "\N{MINUS SIGN}T \N{MINUS SIGN}A"


@pytest.mark.parametrize("seats", [2, 6])
def test_the_first_turn_says_why_it_is_yours(seats: int) -> None:
    """Set-up: the lowest hand begins; the next to move is told what to do alone."""
    match = dealt(seats)
    assert match.to_move
    first = TABLE.scene(see(match.state, viewer=match.to_move)).sentence
    assert "your tiles come first in the alphabet" in first
    later = match.play(">2")
    assert "alphabet" not in TABLE.scene(see(later.state, viewer=later.to_move)).sentence


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_name_is_cut_on_a_phone(seats: int) -> None:
    """Long names have their line to themselves; the discs of the cards stand in for the total."""
    given = ("Grandfather", "Juniper", "Christopher", "Alexandra", "Wilhelmina", "Player 1")
    state = random_match(GAME, seats, "names", {}, 60).state
    scene = TABLE.scene(see(state, PHONE, sitters=tuple(map(Sitter, given[:seats]))))
    drawn = [shape for node in scene.nodes for shape in node.shapes if isinstance(shape, Text)]
    names = [each for each in drawn if each.text in given]
    assert len(names) == seats
    assert all(typeset(each)[0] == [each.text] for each in names)
