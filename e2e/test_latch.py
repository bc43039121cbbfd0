"""What lifts the curtain, and what must not: real keys and fingers while it falls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, expect

from e2e.board_page import BoardPage, open_table, touch
from e2e.conftest import OpenPage
from e2e.watch import PATIENCE
from tools.browser import serving

CARDS = "#new=tuintopia&seats=2&seed=7"

WATCH = """() => {
  const curtain = document.getElementById("curtain");
  globalThis.lifts = [];
  let fell = 0;
  let hidden = curtain.hidden;
  let pressed = Infinity;
  new MutationObserver(() => {
    if (hidden && !curtain.hidden) fell = performance.now();
    hidden = curtain.hidden;
  }).observe(curtain, { attributeFilter: ["hidden"] });
  const press = (event) => event.repeat || (pressed = event.timeStamp);
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, press, true);
  document.addEventListener("click", ({ target }) => {
    if (target.closest("#curtain-lift")) globalThis.lifts.push(pressed - fell);
  });
}"""
"""Notes for every press that lifts the curtain how long after its fall it began."""


PLAY_AND_OPEN = """async ([text, name]) => {
  sixGardens.send({ do: "type", text });
  const tool = document.querySelector(`.tools [title="${name}"]`);
  tool.focus();
  tool.click();
  while (!document.querySelector("dialog[open]")) await new Promise(requestAnimationFrame);
}"""
"""Plays a move, and opens a dialog while it is shown."""


def middle_of(target: Locator) -> tuple[float, float]:
    """Return the middle of what is found."""
    box = target.bounding_box(timeout=PATIENCE)
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hand(table: BoardPage) -> Locator:
    """Return the cards of a hand that is open."""
    return table.page.locator("#overlay [data-region^=hand-]")


def lift(table: BoardPage) -> str:
    """Lift the curtain by a plain key, once that counts; return the first move that there is."""
    match = table.kept_match()
    if table.curtain.count():
        button_of(table).press("Enter")
    expect(hand(table)).to_have_count(4)
    return match.game.move_to_text(next(iter(match.game.legal_moves(match.state))))


def button_of(table: BoardPage) -> Locator:
    """Return the button of the person to play, once a press of it counts."""
    match = table.kept_match()
    return table.curtain_button(match.names[(match.to_move or 0) - 1])


def play_a_turn(table: BoardPage) -> None:
    """Lift the curtain if it is down, and play."""
    table.type_moves(lift(table))


def check_it_falls_and_stays(table: BoardPage, deed: Callable[[], None]) -> None:
    """Do something again and again from the end of a move on, while the curtain falls."""
    table.page.evaluate("lifts = []")
    while not table.curtain.count() and not table.page.evaluate("lifts"):
        deed()
    for _ in range(10):
        deed()
    lifts = table.page.evaluate("lifts")
    assert all(late >= 500 for late in lifts), lifts
    if not lifts:
        expect(table.curtain).to_have_count(1)
        expect(hand(table)).to_have_count(0)


@contextmanager
def resting_finger(table: BoardPage) -> Iterator[Callable[[tuple[float, float]], None]]:
    """Lay a finger on the table, and give a function that taps with a second one meanwhile."""
    client = table.page.context.new_cdp_session(table.page)
    rest = {"x": 8, "y": 400, "id": 1}

    def send(kind: str, *points: Mapping[str, float]) -> None:
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    def tap(place: tuple[float, float]) -> None:
        send("touchStart", rest, {"x": place[0], "y": place[1], "id": 2})
        send("touchEnd", rest)

    send("touchStart", rest)
    yield tap
    send("touchEnd")
    client.detach()


def test_presses_under_which_it_falls_do_not_lift_it(open_page: OpenPage) -> None:
    """A key that is struck or held, taps, a second finger; a plain press does."""
    table = open_table(open_page, CARDS)
    page = table.page
    page.evaluate(WATCH)
    place = middle_of(table.curtain_button("Player 1"))
    deeds: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Enter"),
        lambda: page.keyboard.down("Enter"),
        lambda: touch(page, place),
    ]
    for deed in deeds:
        play_a_turn(table)
        check_it_falls_and_stays(table, deed)
        page.keyboard.up("Enter")
    play_a_turn(table)
    with resting_finger(table) as tap:
        check_it_falls_and_stays(table, lambda: tap(place))
    play_a_turn(table)
    expect(table.curtain).to_have_count(1)


def test_it_falls_over_what_is_open_and_takes_the_focus(open_page: OpenPage) -> None:
    """A dialog goes, and neither Escape nor the wheel lifts it; a tap does when the button is
    full, and so does a click without a press, as assistive technology sends it."""
    table = open_table(open_page, CARDS)
    page = table.page
    for name in ("Menu", "What happened"):
        page.evaluate(PLAY_AND_OPEN, [lift(table), name])
        expect(table.curtain).to_have_count(1)
        expect(page.locator("dialog[open]")).to_have_count(0)
        button = button_of(table)
        expect(button).to_be_focused()
        page.keyboard.press("Escape")
        page.mouse.wheel(0, 200)
        expect(table.curtain).to_have_count(1)
        expect(button).to_be_focused()
    touch(page, middle_of(button_of(table)))
    expect(table.curtain).to_have_count(0)
    play_a_turn(table)
    expect(table.curtain).to_have_count(1)
    button_of(table).evaluate("(button) => button.click()")
    expect(hand(table)).to_have_count(4)


def test_hands_stay_covered_in_a_frame_of_another(
    visited: BrowserContext, address: str, tmp_path: Path
) -> None:
    """Where a stranger's page shows ours inside itself, there is nothing that a press could lift;
    a link opens the table by itself, where it is as ever."""
    frame = f'<iframe src="{address}{CARDS}" width="1000" height="700"></iframe>'
    (tmp_path / "index.html").write_text(f"<!doctype html><title>Stranger</title>{frame}")
    with serving(tmp_path) as stranger:
        page = visited.new_page()
        page.goto(stranger)
        inside = page.frame_locator("iframe")
        expect(inside.locator("html[data-ready=table]")).to_have_count(1, timeout=PATIENCE)
        expect(inside.get_by_role("heading", name="Secret hands stay hidden here")).to_be_visible()
        expect(inside.locator("#curtain-lift")).to_have_count(0)
        expect(inside.locator("#curtain[data-armed]")).to_have_count(1)
        for x in range(150, 900, 75):
            page.mouse.click(x, 300)
        page.keyboard.press("Escape")
        expect(inside.get_by_role("heading", name="Secret hands stay hidden here")).to_be_visible()
        expect(inside.locator("#overlay [data-region^=hand-]")).to_have_count(0)
        with visited.expect_page() as opened:
            inside.get_by_role("link", name="Open in a new tab").click()
        table = BoardPage(opened.value)
        table.wait_for_table()
        play_a_turn(table)
        table.page.close()
        page.close()
