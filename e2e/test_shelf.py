"""The list of kept games: many of them, names of any kind, and what is only remembered of them."""

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.board_page import PREFIX, TWO_PEOPLE, BoardPage, kept_games, open_table
from e2e.conftest import ROOT, OpenPage
from e2e.watch import wait_for
from tabletop.core.names import END_OF_ISOLATE, ISOLATE
from tabletop.core.record import Record, SeatEntry

GOOD = Record("wizards-garden", (SeatEntry("Ada"), SeatEntry("Bram")), "42", moves=("c4b", "b3w"))
MANY = 200

IS_DRAWN = "(image) => decodeURIComponent(image.src).includes('<path')"


def old_list(ids: list[str]) -> str:
    """Return the list of these games as version 0.1.0 kept it, the last one with a fault."""
    seats = [{"name": name, "mark": mark, "kind": "human"} for mark, name in ((1, "A"), (2, "B"))]
    told = {"title": "Wizards’ Garden", "name": "", "status": "As it was", "state": "running"}
    entry = {**told, "game": "wizards-garden", "when": "2026-11-20T12:00:00+00:00"}
    entries = [{"id": id_, **entry, "seats": seats, "thumb": "<svg/>"} for id_ in ids]
    entries[-1]["seats"] = [{**seats[0], "mark": 1e30}]
    return json.dumps(entries)


def drawn(pictures: Locator) -> int:
    """Return how many of these pictures show a board."""
    return sum(picture.evaluate(IS_DRAWN) for picture in pictures.all())


def test_many_games_are_listed_at_once_and_drawn_when_they_are_seen(open_page: OpenPage) -> None:
    """Of a list of 0.1.0; every row is there, and only those in view ask for their picture."""
    ids = [f"g{number:03}" for number in range(MANY)]
    kept = kept_games(dict.fromkeys(ids, GOOD.to_text()), shelf=old_list(ids))
    table = BoardPage(open_page(kept=kept))
    table.button(f"All {MANY} saved games").click()
    dialog = table.dialog("Saved games")
    rows = dialog.get_by_role("listitem")
    expect(rows).to_have_count(MANY)
    pictures = dialog.locator("img")
    wait_for(table.page, f"({IS_DRAWN})(document.querySelector('#dialog img'))")
    last = rows.last.get_by_role("button").last
    assert not pictures.last.evaluate(IS_DRAWN)
    last.focus()
    expect(last).to_be_in_viewport()
    wait_for(table.page, f"({IS_DRAWN})([...document.querySelectorAll('#dialog img')].at(-1))")
    assert drawn(pictures) < MANY / 2
    stored = table.page.evaluate("({...localStorage})")
    assert f"{PREFIX}shelf" not in stored
    entries = [text for key, text in stored.items() if key.startswith(f"{PREFIX}entry/")]
    assert len(entries) == MANY
    assert "svg" not in "".join(entries)


REHEARSALS = """
  globalThis.rehearsed = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (data, ...more) {
    const message = typeof data === "string" ? JSON.parse(data) : {};
    if (message.do === "rehearse") rehearsed.push(`${message.id} ${message.step}`);
    return post.call(this, data, ...more);
  };
"""


def test_the_games_on_the_start_page_and_one_that_is_pointed_at_are_made_ready(
    open_page: OpenPage,
) -> None:
    """Whole, while nobody waits, the newest first; it is still the menu."""
    kept = kept_games(dict.fromkeys("ab", GOOD.to_text()))
    table = BoardPage(open_page(kept=kept, script=REHEARSALS))
    first = table.page.locator("#menu .save").first
    newest, other = ("a", "b") if first.evaluate("(card) => card.message.id") == "a" else ("b", "a")
    steps = [f"{each} {step}" for each in (newest, other, newest) for step in range(3)]
    wait_for(table.page, f"rehearsed.join() === '{','.join(steps[:6])}'")
    first.hover()
    wait_for(table.page, f"rehearsed.join() === '{','.join(steps)}'")
    assert table.page.evaluate("document.documentElement.dataset.ready") == "menu"


# -- the last scene -------------------------------------------------------------------------------

DECODE = quote((ROOT / "static/js/decode.js").read_text(encoding="utf-8"))
CACHED = (ROOT / "static/js/page/cached.js").read_text(encoding="utf-8")
CACHED = CACHED.replace("../decode.js", f"data:text/javascript,{DECODE}")
"""The module that seals scenes, in one text: the built site has it only inside its bundle."""

BREAK = """async ([change, cached]) => {
  const { seal, unseal } = await import(`data:text/javascript,${encodeURIComponent(cached)}`);
  const key = "six-gardens/1/last-scene";
  const text = localStorage.getItem(key);
  const edition = text.split(" ")[0];
  const scene = unseal(text, edition);
  const { nodes, regions } = scene.transition.steps[0].scene;
  const changes = {
    shape: () => (nodes.at(-1).shapes[0].kind = "nonsense"),
    regions: () => (regions[0].box = regions[0].group = null),
    foot: () => (scene.page.table.throw = { faces: 5 }),
    edition: () => {},
  };
  changes[change]();
  const other = change === "edition" ? "another" : edition;
  localStorage.setItem(key, seal(scene, other));
}"""


@pytest.fixture
def played(open_page: OpenPage) -> tuple[Page, str]:
    """Return a page with a table, and the address of this."""
    table = open_table(open_page, TWO_PEOPLE)
    table.type_moves("c4b", "b3w")
    table.wait_until_still()
    return table.page, table.page.url


FAULTS = ("shape", "regions", "foot", "edition")


@pytest.mark.thorough
def test_a_last_scene_with_a_fault_is_dropped(played: tuple[Page, str]) -> None:
    """At any depth, or of another edition of the page: the table comes from its game."""
    page, address = played
    for fault in FAULTS:
        page.goto(address.partition("#")[0] + "static/themes.json")
        page.evaluate(BREAK, [fault, CACHED])
        page.goto(address)
        table = BoardPage(page)
        table.wait_for_table()
        table.wait_for_ply(2)
        table.tap(table.cell("a1"))
        expect(table.button("Place on a1")).to_be_visible()


# -- names ----------------------------------------------------------------------------------------

NAMES = ("W" * 100_000, "\u202eשרה " + "V" * 500, '<b onclick="x">Ada</b>')


def overhang(page: Page) -> int:
    """Return by how many pixels the page is wider than its window, a sheet wider than itself."""
    return int(
        page.evaluate(
            """Math.max(...[document.documentElement, ...document.querySelectorAll(".sheet-body")]
              .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))"""
        )
    )


@pytest.mark.parametrize("width", [390, 1024])
def test_names_of_any_length_and_direction_widen_nothing(open_page: OpenPage, width: int) -> None:
    """The menu, its dialogs, the table, its curtain and its log; on the board they are isolated."""
    seats = tuple(map(SeatEntry, NAMES))
    record = Record("letter-maze", seats, "42", meta={"name": NAMES[0]})
    kept = kept_games({"odd": record.to_text()})
    table = BoardPage(open_page(kept=kept, width=width, height=800))
    page = table.page
    expect(table.shelf).to_have_count(1)
    assert overhang(page) == 0
    for kind, id_ in (("saves", {}), ("save", {"id": "odd"}), ("rename", {"id": "odd"})):
        page.evaluate("(wish) => sixGardens.send({ do: 'dialog', ...wish })", {"kind": kind, **id_})
        assert overhang(page) == 0, kind
    page.evaluate("sixGardens.send({ do: 'open-save', id: 'odd' })")
    table.wait_for_table()
    for kind in ("menu", "log"):
        page.evaluate("(kind) => sixGardens.send({ do: 'dialog', kind })", kind)
        assert overhang(page) == 0, kind
        page.evaluate("sixGardens.send({ do: 'close-dialog' })")
    assert f"{ISOLATE}שרה " in page.content()
    assert "\u202e" not in page.content()
    widths = page.evaluate(
        """(names) => {
          const ruler = document.createElement("canvas").getContext("2d");
          ruler.font = "600 20px Nunito";
          return names.map((name) => ruler.measureText(name).width);
        }""",
        ["Ada", f"{ISOLATE}Ada{END_OF_ISOLATE}"],
    )
    assert widths[0] == widths[1], "what isolates is drawn"
