"""Arrangement: a game's declared parts get places, on every page size and for any seat count."""

from itertools import combinations

import pytest

from tabletop.games.garden_growth.table.layout import MANY as GARDEN_GROWTH
from tabletop.games.hanging_gardens.table.layout import ARRANGEMENT as HANGING_GARDENS
from tabletop.games.letter_maze.table.layout import arrangement as letter_maze
from tabletop.games.template.table.table import ARRANGEMENT as TEMPLATE
from tabletop.games.witchcraft.table.layout import arrangement as witchcraft
from tabletop.games.wizards_garden.table.layout import ARRANGEMENT as WIZARDS_GARDEN
from tabletop.kit.arrangement import (
    BOARD,
    FOOT,
    PLAYERS,
    REST,
    TRAY,
    Arrangement,
    Length,
    Places,
    Plan,
    Seats,
    arranged,
)
from tabletop.kit.page import Form, page_of
from tabletop.scene.boxes import TOUCH, Box

SCREENS = [
    (1440, 804),
    (1180, 724),
    (1024, 672),
    (844, 336),
    (667, 277),
    (390, 744),
    (360, 540),
    (820, 1086),
]

DECLARED = {
    "template": (TEMPLATE, 3),
    "wizards-garden": (WIZARDS_GARDEN, 2),
    "garden-growth": (GARDEN_GROWTH, 6),
    "hanging-gardens": (HANGING_GARDENS, 4),
    "letter-maze": (letter_maze(6), 6),
    "witchcraft": (witchcraft(6), 6),
    "witchcraft for two": (witchcraft(2), 2),
}


def boxes_of(places: Places) -> list[Box]:
    """Return every box of a part or a player."""
    parts = [box for name, box in places.parts.items() if name != PLAYERS]
    return [*parts, *places.players]


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.right - 0.01
        and other.x < one.right - 0.01
        and one.y < other.bottom - 0.01
        and other.y < one.bottom - 0.01
    )


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("game", DECLARED)
def test_all_parts_are_on_the_page_and_apart(game: str, size: tuple[float, float]) -> None:
    """Nothing scrolls or overlaps, from a small phone to a desktop."""
    places = arranged(DECLARED[game][0], *size, DECLARED[game][1])
    for box in boxes_of(places):
        assert min(box.x, box.y) >= 0, places
        assert box.right <= size[0] + 0.01, places
        assert box.bottom <= size[1] + 0.01, places
    for one, other in combinations(boxes_of(places), 2):
        assert not overlap(one, other), (one, other)


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("game", DECLARED)
def test_players_and_buttons_are_large_enough_for_a_thumb(
    game: str, size: tuple[float, float]
) -> None:
    """Each player and the foot with the big button measure at least 44 pixels both ways."""
    places = arranged(DECLARED[game][0], *size, DECLARED[game][1])
    feet = [box for name, box in places.parts.items() if name == FOOT]
    for box in (*places.players, *feet):
        assert min(box.w, box.h) >= TOUCH - 0.01, size


@pytest.mark.parametrize(
    ("size", "form", "is_short"),
    [
        ((390, 744), Form.PHONE, False),
        ((390, 631), Form.PHONE, True),
        ((820, 1086), Form.UPRIGHT, False),
        ((844, 336), Form.LOW, False),
        ((1440, 804), Form.LANDSCAPE, False),
    ],
)
def test_each_form_has_its_own_plan(size: tuple[float, float], form: Form, is_short: bool) -> None:
    """Only the page's size chooses the plan; a short phone has its own."""
    plans = {each: Plan({each.value: REST}) for each in Form}
    short = Plan({"short": REST})
    phone, upright, low, landscape = plans.values()
    made = Arrangement(phone, upright, low, landscape, short)
    assert page_of(*size).is_short == is_short
    assert made.plan(page_of(*size)) is (short if is_short else plans[form])


def test_a_length_is_a_share_between_its_least_and_its_most() -> None:
    """The share is clamped to both limits; without a share the length is fixed."""
    assert [Length(50, 0.1, 90).of(whole) for whole in (400, 700, 1000)] == [50, 70, 90]
    assert Length(44).of(1000) == 44


def test_seats_have_as_many_lines_as_they_need() -> None:
    """Five players, two to a row, fill three rows in seat order."""
    seats = Seats(Length(44), abreast=2, gap=6)
    high = seats.of(1000, 5)
    assert high == 3 * 44 + 2 * 6
    boxes = seats.cut(Box(0, 0, 206, high), 5)
    assert [(box.x, box.y) for box in boxes] == [(0, 0), (106, 0), (0, 50), (106, 50), (0, 100)]


@pytest.mark.parametrize(
    ("column", "lines", "high", "left"),
    [
        (600, 4, 70, 302),  # as high as they may be
        (394, 4, 55, 156),  # what leaves so much
        (350, 4, 44, 156),  # their least
        (349, 2, 44, 255),  # two abreast
        (150, 2, 44, 56),  # never lower than that
    ],
)
def test_seats_leave_room_and_lie_two_abreast_where_a_column_is_low(
    column: float, lines: int, high: float, left: float
) -> None:
    """Strips shrink for the part below; if that is not enough, they are paired in rows."""
    seats = Seats(Length(44, 1, 70), abreast=1, gap=6, leave=156, most=2)
    whole = seats.of(column, 4)
    boxes = seats.cut(Box(0, 0, 206, whole), 4)
    assert len({box.y for box in boxes}) == lines
    assert {round(box.h) for box in boxes} == {high}
    assert {box.w for box in boxes} == {206 if lines == 4 else 100}
    assert column - whole == pytest.approx(left)


@pytest.mark.parametrize(("room", "lines"), [(284, 5), (283, 3), (164, 3), (163, 2), (40, 2)])
def test_as_many_lie_abreast_as_must_and_may(room: float, lines: int) -> None:
    """With five of six players in the column: one, two or three to a row, never four."""
    seats = Seats(Length(44), abreast=1, gap=16, leave=100, most=3, elsewhere=1)
    boxes = seats.cut(Box(0, 0, 300, seats.of(100 + room, 6)), 6)
    assert len(boxes) == 5
    assert len({box.y for box in boxes}) == lines


def test_sides_may_have_a_gap_of_their_own() -> None:
    """What juts out of a panel needs more room beside it than below it."""
    plan = Plan({BOARD: REST}, {TRAY: REST, FOOT: Length(50)}, Length(100), gap=6, between=22)
    places = arranged(Arrangement(plan, plan, plan, plan), 1000, 700, 1)
    board, tray, foot = (places.of(name) for name in (BOARD, TRAY, FOOT))
    assert tray.x - board.right == 22
    assert foot.y - tray.bottom == 6


@pytest.mark.parametrize("size", [(1440, 804), (820, 1086), (390, 744)])
def test_a_page_that_is_not_needed_whole_says_where_it_begins(size: tuple[int, int]) -> None:
    """The head is above the first part and one margin wider, as everywhere."""
    places = arranged(WIZARDS_GARDEN, *size, 2)
    first = min(box.x for box in places.parts.values())
    assert places.inset == pytest.approx(first - page_of(*size).whole.x)
    assert (places.inset > 0) == (size[0] > 390)
    assert arranged(GARDEN_GROWTH, *size, 6).inset == 0


def test_a_square_board_gives_what_it_does_not_need_to_the_tray() -> None:
    """A board as wide as the page is no higher than wide; the rest goes to the tray."""
    plan = Plan({BOARD: REST, TRAY: Length(60), FOOT: Length(50)}, is_square=True)
    places = arranged(Arrangement(plan, plan, plan, plan), 390, 744, 1)
    board, tray, foot = (places.of(name) for name in (BOARD, TRAY, FOOT))
    assert board.h == board.w == 362
    assert tray.y == board.bottom + 10
    assert tray.bottom == foot.y - 10


def test_other_parts_give_a_square_board_what_they_have_above_their_least() -> None:
    """On a low page the other parts shrink to their minimum to keep the board full width."""
    plan = Plan({BOARD: REST, TRAY: Length(60, 0.4, 400), FOOT: Length(50)}, is_square=True)
    made = Arrangement(plan, plan, plan, plan)
    places = arranged(made, 390, 640, 1)
    assert places.of(BOARD).h == pytest.approx(362)
    assert places.of(FOOT).h == 50
    low = arranged(made, 390, 500, 1)
    assert (low.of(TRAY).h, low.of(FOOT).h) == (60, 50)


@pytest.mark.parametrize(("width", "wide"), [(1440, 390), (700, 250)])
def test_beside_a_square_board_the_page_is_as_high_as_it(width: float, wide: float) -> None:
    """On a nearly square page, board and column are centred together."""
    plan = Plan({BOARD: REST}, {TRAY: REST}, Length(250, 1, 390), is_square=True)
    places = arranged(Arrangement(plan, plan, plan, plan), width, 660, 1)
    board, tray = places.of(BOARD), places.of(TRAY)
    assert board.w == pytest.approx(board.h)
    assert tray.h == board.h
    assert board.x >= 0
    assert tray.w == pytest.approx(wide)
    assert board.x == pytest.approx(width - tray.right)
