"""A table without an application: rendering, animation, input and accessibility."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Workshop
from e2e.workshop.hands import let_it_draw
from e2e.workshop.scenes import CELLS, GO, NAMES, SUPPLY, board_scene, seed
from e2e.workshop.tables import colour, focused, later, paint, pixel, sent, violations
from tabletop.scene.boxes import Box
from tabletop.scene.regions import Note

LONG = 2_000
"""Milliseconds; the page's clock is ours, so nobody waits for them."""


def middle(name: str) -> tuple[float, float]:
    """Return the centre of a cell."""
    box = CELLS[NAMES.index(name)]
    return box.cx, box.cy


def rim(name: str) -> tuple[float, float]:
    """Return a point of a seed on this cell that its bird does not cover."""
    x, y = middle(name)
    return x, y + 26


# -- what is painted ------------------------------------------------------------------------------


def test_a_table_that_comes_is_seen_and_touched_before_its_places_are_made(
    workshop: Workshop,
) -> None:
    """They take as long as the picture, and whoever reads with the ears waits a frame for them."""
    page = workshop(clock=True)
    places = page.locator("[data-region]")
    paint(page, board_scene(seed("a2")), afresh=True)
    assert pixel(page, *rim("a2")) == colour("white")
    page.mouse.click(*middle("b1"))
    assert sent(page) == [{"do": "tap", "region": "b1"}]
    expect(places).to_have_count(0)
    page.clock.run_for(100)
    expect(places).to_have_count(len(CELLS) + 1)


@pytest.mark.parametrize("density", [1, 1.5, 2])
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_tokens_become_the_colours_of_the_theme(
    workshop: Workshop, theme: str, density: float
) -> None:
    """At every density of screen, a scene is painted in the colours of its theme."""
    page = workshop(f"theme={theme}&still", density)
    paint(page, board_scene(seed("a2")))
    assert pixel(page, *rim("a2")) == colour("white", theme)
    assert pixel(page, *middle("c2")) == colour("cell", theme)
    assert pixel(page, GO.right - 30, GO.cy) == colour("leaf2", theme)
    assert pixel(page, 2, 305) == ""
    size = page.evaluate("[board.width, board.height, board.clientWidth, board.clientHeight]")
    assert size == [400 * density, 310 * density, 400, 310]


def test_another_theme_repaints_what_stands(workshop: Workshop) -> None:
    """The theme changes without a new scene."""
    page = workshop("still")
    paint(page, board_scene())
    page.evaluate("table.setTheme('dark')")
    assert pixel(page, *middle("c2")) == colour("cell", "dark")


def test_a_pale_node_lets_the_ground_shine_through_as_a_whole(workshop: Workshop) -> None:
    """A ghost is half the colour of its top shape and half the ground, not of what it covers."""
    page = workshop("still")
    paint(page, board_scene(seed("a2", "b")._replace(opacity=0.5)))
    top, ground = (bytes.fromhex(colour(token)[1:]) for token in ("rose", "cell"))
    found = bytes.fromhex(pixel(page, *rim("a2"))[1:])
    for channel, one, other in zip(found, top, ground, strict=True):
        assert abs(channel - (one + other) / 2) <= 2


# -- how it moves ---------------------------------------------------------------------------------


def test_a_node_travels_to_its_new_place(workshop: Workshop) -> None:
    """It leaves at once, is on its way in between, and the table says when all is still."""
    page = workshop(clock=True)
    paint(page, board_scene(seed("a2")))
    expect(page.locator("#board")).to_have_attribute("data-busy", "false")
    paint(page, board_scene(seed("c2")), ms=LONG)
    expect(page.locator("#board")).to_have_attribute("data-busy", "true")
    page.clock.run_for(LONG // 5)
    assert pixel(page, *rim("a2")) == colour("cell")
    assert pixel(page, *rim("c2")) == colour("cell")
    page.clock.run_for(LONG)
    assert pixel(page, *rim("c2")) == colour("white")
    expect(page.locator("#board")).to_have_attribute("data-busy", "false")


def test_a_changed_face_turns_edge_on(workshop: Workshop) -> None:
    """Half-way nothing of the seed is seen beside its axis; then it shows the other face."""
    page = workshop(clock=True)
    paint(page, board_scene(seed("a2", "w")))
    x, y = middle("a2")
    paint(page, board_scene(seed("a2", "b")), ms=LONG)
    page.clock.run_for(LONG * 206 // 1000)  # eased out, half of the way takes 20.6 % of the time
    assert pixel(page, x + 24, y) == colour("cell")
    page.clock.run_for(LONG)
    assert pixel(page, *rim("a2")) == colour("rose")


def test_seeds_come_from_the_supply_and_go_back(workshop: Workshop) -> None:
    """A new node begins at `enter`, a vanished one ends at `exit`."""
    page = workshop(clock=True)
    tall = board_scene()._replace(height=500)
    paint(page, tall)
    paint(page, board_scene(seed("a2"))._replace(height=500), ms=LONG)
    assert pixel(page, SUPPLY.x, SUPPLY.y) == ""
    assert any(later(page, 20, SUPPLY.x, SUPPLY.y) for _ in range(5))
    page.clock.run_for(LONG)
    paint(page, tall, ms=LONG)
    page.clock.run_for(LONG * 2 // 5)
    assert pixel(page, *rim("a2")) == colour("cell")
    page.clock.run_for(LONG)
    assert pixel(page, SUPPLY.x, SUPPLY.y) == ""


def test_steps_are_played_one_after_the_other_with_a_pause(workshop: Workshop) -> None:
    """The second step begins when the first has ended and the pause is over."""
    page = workshop(clock=True)
    paint(page, board_scene(seed("a2")))
    paint(page, board_scene(seed("b2")), board_scene(seed("c2")), ms=1_000, pause=400)
    page.clock.run_for(1_200)
    assert pixel(page, *rim("b2")) == colour("white")
    page.clock.run_for(1_400)
    assert pixel(page, *rim("c2")) == colour("white")


def test_what_is_painted_meanwhile_waits_its_turn(workshop: Workshop) -> None:
    """A computer's quick answer does not cut off the person's own move."""
    page = workshop(clock=True)
    paint(page, board_scene(seed("a2")))
    paint(page, board_scene(seed("b2")), ms=1_000)
    paint(page, board_scene(seed("c2")), ms=1_000)
    page.clock.run_for(1_100)
    expect(page.locator("#board")).to_have_attribute("data-busy", "true")
    page.clock.run_for(1_100)
    assert pixel(page, *rim("c2")) == colour("white")


def test_a_tap_ends_all_movement_at_once(workshop: Workshop) -> None:
    """Also of what still waits; and the tap counts."""
    page = workshop(clock=True)
    paint(page, board_scene(seed("a2")))
    paint(page, board_scene(seed("b2")), ms=1_000)
    paint(page, board_scene(seed("c2")), ms=1_000)
    page.mouse.click(*middle("a1"))
    expect(page.locator("#board")).to_have_attribute("data-busy", "false")
    assert pixel(page, *rim("c2")) == colour("white")
    assert sent(page) == [{"do": "tap", "region": "a1"}]


def test_a_tap_counts_once_however_slow_the_device_is(workshop: Workshop) -> None:
    """The click that follows a tap may come seconds later; one without a pointer is a tap."""
    page = workshop()
    page.evaluate(
        """() => {
          const [now, late] = [performance.now.bind(performance), { ms: 0 }];
          performance.now = () => now() + (late.ms += 1000);
        }"""
    )
    paint(page, board_scene(seed("a2")))
    page.mouse.click(*middle("a1"))
    assert sent(page) == [{"do": "tap", "region": "a1"}]
    page.locator('[data-region="a1"]').evaluate("(element) => element.click()")
    assert sent(page) == [{"do": "tap", "region": "a1"}] * 2


def test_nothing_moves_for_those_who_want_it_so(workshop: Workshop) -> None:
    """With reduced motion the last scene stands at once, however many steps lead to it."""
    page = workshop("still", clock=True)
    paint(page, board_scene(seed("a2")))
    paint(page, board_scene(seed("b2")), board_scene(seed("c2")), ms=LONG, pause=LONG)
    expect(page.locator("#board")).to_have_attribute("data-busy", "false")
    assert pixel(page, *rim("c2")) == colour("white")


# -- fingers and mice -----------------------------------------------------------------------------


def test_taps_mean_regions_and_a_miss_cancels(workshop: Workshop) -> None:
    """A tap beside a region by less than a finger's breadth still means it."""
    page = workshop("still")
    paint(page, board_scene())
    for point in (middle("b1"), (GO.x - 6, GO.cy), (2, 305)):
        page.mouse.click(*point)
    assert sent(page) == [
        {"do": "tap", "region": "b1"},
        {"do": "tap", "region": "go"},
        {"do": "cancel"},
    ]


def test_a_piece_follows_the_finger_and_is_put_down(workshop: Workshop) -> None:
    """The held piece is drawn at the finger, and the drop is sent once."""
    page = workshop()
    paint(page, board_scene(seed("a2")))
    page.mouse.move(*middle("a2"))
    page.mouse.down()
    page.mouse.move(*middle("c1"), steps=5)
    let_it_draw(page)
    assert pixel(page, *rim("c1")) == colour("white")
    assert pixel(page, *rim("a2")) == colour("cell")
    page.mouse.up()
    assert sent(page) == [{"do": "drag", "from": "a2", "to": "c1"}]
    paint(page, board_scene(seed("c1")), ms=100)
    expect(page.locator("#board")).to_have_attribute("data-busy", "false")
    assert pixel(page, *rim("c1")) == colour("white")


@pytest.mark.parametrize("goal", [(398, 308), middle("c1")])
def test_a_piece_that_may_not_lie_there_goes_back(
    workshop: Workshop, goal: tuple[float, float]
) -> None:
    """Dropped on nothing, or on a cell without any answer, it returns."""
    page = workshop(clock=True)
    paint(page, board_scene(seed("a2")))
    page.mouse.move(*middle("a2"))
    page.mouse.down()
    page.mouse.move(*goal, steps=5)
    page.clock.run_for(100)
    assert pixel(page, *rim("a2")) == colour("cell")
    page.mouse.up()
    page.clock.run_for(LONG)
    expect(page.locator("#board")).to_have_attribute("data-busy", "false")
    assert pixel(page, *rim("a2")) == colour("white")


def test_a_long_press_explains_and_plays_nothing(workshop: Workshop) -> None:
    """The hint stays to be read, and goes with the next touch."""
    page = workshop("still")
    paint(page, board_scene())
    page.mouse.move(*middle("a2"))
    page.mouse.down()
    hint = page.get_by_text("Plant a seed beside another one (R6).")
    expect(hint).to_be_visible()
    page.mouse.up()
    assert sent(page) == []
    page.mouse.click(*middle("b1"))
    expect(hint).to_be_hidden()


# -- keyboard and screen reader -------------------------------------------------------------------


def test_regions_are_elements_with_roles_names_and_states(workshop: Workshop) -> None:
    """The board is exposed as a grid with rows and cells, and buttons."""
    page = workshop("still")
    paint(page, board_scene(selected="b2"))
    board = page.get_by_role("grid", name="Board")
    assert board.get_by_role("row").count() == 2
    assert [cell.get_attribute("aria-label") for cell in board.get_by_role("gridcell").all()] == (
        NAMES
    )
    expect(page.get_by_role("gridcell", name="b2")).to_have_attribute("aria-selected", "true")
    assert page.locator("[role=gridcell][aria-selected]").count() == 1  # no "not selected" each
    expect(page.get_by_role("gridcell", name="c1")).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_role("button", name="Plant on b2")).to_have_count(1)


def test_notes_are_read_but_neither_touched_nor_focused(workshop: Workshop) -> None:
    """What is only drawn can be heard where it lies, and what is below it can be tapped."""
    page = workshop("still")
    note = page.get_by_text("seeds left")
    for text in ("5 seeds left.", "4 seeds left."):
        paint(page, board_scene()._replace(notes=(Note("basket", text, Box(300, 10, 90, 60)),)))
        expect(note).to_have_text(text)
    box = note.evaluate("e => [e.offsetLeft, e.offsetTop, e.offsetWidth, e.offsetHeight]")
    assert box == [300, 10, 90, 60]
    page.mouse.click(345, 40)
    assert sent(page) == [{"do": "tap", "region": "c2"}]
    paint(page, board_scene())
    expect(note).to_have_count(0)


def test_each_group_is_one_stop_and_arrows_walk_within(workshop: Workshop) -> None:
    """Tab goes from group to group, arrows from cell to cell; Enter, Space and Escape speak."""
    page = workshop("still")
    paint(page, board_scene())
    page.keyboard.press("Tab")
    assert focused(page) == "b1", "the first stop is what may be used"
    for key, cell in (("ArrowUp", "b2"), ("ArrowLeft", "a2"), ("End", "c2"), ("ArrowUp", "c2")):
        page.keyboard.press(key)
        assert focused(page) == cell
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert focused(page) == "go"
    page.keyboard.press(" ")
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "c2", "a group remembers where one was"
    page.keyboard.press("Escape")
    assert sent(page) == [
        {"do": "tap", "region": "c2"},
        {"do": "tap", "region": "go"},
        {"do": "cancel"},
    ]


def test_the_focus_survives_a_new_scene(workshop: Workshop) -> None:
    """The element stays while its region does; when it goes, the focus moves to a neighbour."""
    page = workshop("still")
    paint(page, board_scene())
    page.get_by_role("button").focus()
    paint(page, board_scene(seed("a2"), go="Plant on a2"))
    assert focused(page) == "go"
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Plant on a2"
    paint(page, board_scene(seed("a2"), go=""))
    assert focused(page) == "b1"


def test_assistive_technology_clicks_without_a_pointer(workshop: Workshop) -> None:
    """A bare click counts once, and the click after a tap is not a second one."""
    page = workshop("still")
    paint(page, board_scene())
    page.get_by_role("gridcell", name="a1").dispatch_event("click")
    page.mouse.click(*middle("b2"))
    assert [message["region"] for message in sent(page)] == ["a1", "b2"]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_wrong(workshop: Workshop, theme: str) -> None:
    """The layer keeps the rules that can be checked by machine."""
    page = workshop(f"theme={theme}&still")
    paint(page, board_scene(seed("a2"), selected="b2"))
    assert violations(page) == []
