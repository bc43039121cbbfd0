"""Opening a saved game of usual length, slowed and not; the cost of few and many saved games.

Visits alternate in one browser that has visited before, so that a busy machine slows both alike.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.figure import Figure
from bench.slowly import SLOWED, slow_down, slowed
from e2e.watch import wait_for, wait_until_ready, wait_until_stored
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, has_table, load_game
from tools.browser import launch_profile, serving

SITE = Path(__file__).resolve().parent.parent / "site"
VISITS = 7
KEPT = 20
FEW, MANY = 5, 500
MOVES = 12
REST = 2000
"""How long nobody does anything, in ms: time to make the newest game ready."""
DOWN = 80
"""How long a finger that taps is down, in ms."""

PREFIX = "six-gardens/1/"

NOTE_THE_ANSWER = """new MutationObserver(() => {
  globalThis.answeredAt ??= performance.now();
}).observe(document, { attributeFilter: ["data-ready"], subtree: true });"""

TIMES = """async () => {
  const begun = performance.now();
  const board = document.getElementById("board");
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const spent = async () => {
    await frame();
    await frame(); // only now was it put on the screen
    return performance.now() - begun;
  };
  const drawn = new Promise((done) =>
    new MutationObserver(done).observe(board, { attributeFilter: ["style"] }),
  );
  const seen = drawn.then(spent);
  const stands = () =>
    document.documentElement.dataset.ready === "table" && board.dataset.busy === "false";
  await drawn;
  while (!stands()) await frame();
  return [await seen, await spent()];
}"""

OPEN = f"""(id) => {{
  const times = ({TIMES})();
  sixGardens.send({{ do: "open-save", id }});
  return times;
}}"""

AWAIT_THE_TAP = f"""() => {{
  globalThis.times = new Promise((done) =>
    addEventListener("click", () => done(({TIMES})()), {{ capture: true, once: true }}),
  );
}}"""

PLACE_OF_THE_CARD = """(id) => {
  const cards = [...document.querySelectorAll("#dialog .save")];
  const card = cards.find((each) => each.message.id === id);
  card?.scrollIntoView({ block: "center" });
  const { x, y, width, height } = card?.getBoundingClientRect() ?? {};
  return card ? [x + width / 2, y + height / 2] : null;
}"""

COUNT_LISTED = """() => {
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: "longtask" });
  new MutationObserver(() => {
    const listed = document.querySelector(".all-saves")?.textContent.match(/\\d+/)?.[0];
    if (listed) globalThis.listed = { count: Number(listed), at: performance.now() };
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""

ANSWERED = """const answered = (change, attributeFilter) => new Promise((done) => {
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    done(performance.now() - begun);
  });
  watch.observe(document.documentElement, { attributes: true, subtree: true, attributeFilter });
  sixGardens.send(change);
});"""

MOVE = f"""async (text) => {{
  {ANSWERED}
  return answered({{ do: "type", text }}, ["data-ply"]);
}}"""

OPEN_LIST = f"""async () => {{
  {ANSWERED}
  const begun = performance.now();
  await answered({{ do: "dialog", kind: "saves" }}, ["open"]);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - begun;
}}"""


def figures() -> Iterator[Figure]:
    """Yield the times in ms of opening each game, of both start pages, and of a full shelf."""
    texts = dict(_whole_games())
    some = list(texts.items())
    many = {f"{key}-{n}": text for n in range(KEPT) for key, text in [some[n % len(some)]]}
    with (
        TemporaryDirectory() as profile,
        serving(SITE) as address,
        serving(SITE) as full_address,
        sync_playwright() as playwright,
    ):
        context = launch_profile(playwright, Path(profile))
        for place, kept in ((address, {}), (full_address, many)):
            _prepare(context, place, kept)
        yield from _start_pages(context, address, full_address)
        for rate in (1, SLOWED):
            for number, key in enumerate(texts):
                yield from _opened(context, full_address, f"{key}-{number}", texts[key], rate=rate)
        for number, key in enumerate(texts):
            yield _tapped(context, full_address, f"{key}-{number}")
        for key, text in texts.items():
            with serving(SITE) as own_address:
                _prepare(context, own_address, {key: text})
                yield from _opened(context, own_address, key, text, rest=REST)
        with serving(SITE) as few_address, serving(SITE) as many_address:
            yield from _shelves(context, few_address, many_address)
        context.close()


def _whole_games(most: int = 600) -> Iterator[tuple[str, str]]:
    """Yield the key and the record of a random game of each, of at most `most` moves."""
    for key in GAMES:
        if has_table(key):
            game = load_game(key)
            match = random_match(game, max(2, game.info.min_seats), "bench", {}, most)
            yield key, match.record.to_text()


def _prepare(context: BrowserContext, address: str, kept: Mapping[str, str]) -> None:
    """Save these records, and let one visit list them and cache all that the next ones need."""
    page = context.new_page()
    _keep(page, address, kept)
    page.goto(address)
    wait_until_ready(page)
    wait_until_stored(page)
    page.close()


def _keep(page: Page, address: str, kept: Mapping[str, str]) -> None:
    """Store these games, and no list of them."""
    page.goto(f"{address}static/themes.json")
    page.evaluate("localStorage.clear()")
    page.evaluate(
        """(kept) => {
          for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
        }""",
        {f"{PREFIX}game/{id_}": text for id_, text in kept.items()},
    )


def _start_pages(context: BrowserContext, empty: str, full: str) -> Iterator[Figure]:
    """Yield the time until the menu is ready with no game and with twenty, and the difference."""
    times: dict[str, list[float]] = {empty: [], full: []}
    for _ in range(VISITS):
        for address, spent in times.items():
            spent.append(_answered(context, address))
    without, with_all = median(times[empty]), median(times[full])
    yield Figure("start page answers, no kept game", without, "ms")
    yield Figure(f"start page answers, {KEPT} kept games", with_all, "ms")
    yield Figure("what they cost", with_all - without, "ms", "at most 50")


def _answered(context: BrowserContext, address: str) -> float:
    page = context.new_page()
    page.add_init_script(NOTE_THE_ANSWER)
    page.goto(address)
    wait_until_ready(page)
    answered = float(page.evaluate("answeredAt"))
    page.close()
    return answered


def _opened(
    context: BrowserContext, address: str, id_: str, text: str, *, rate: int = 1, rest: int = 0
) -> Iterator[Figure]:
    """Yield the times from the choice of a kept game until its board is on the screen, and until
    its places can be reached by keyboard and be read aloud, as medians.

    The processor is slowed `rate` times by the browser's own switch, once the menu answers. The
    choice comes at once then, or after a `rest` of so many ms.
    """
    times = []
    for _ in range(VISITS):
        page = context.new_page()
        page.goto(address)
        wait_for(page, "document.documentElement.dataset.ready === 'menu'")
        slow_down(page, rate)
        page.wait_for_timeout(rest)
        times.append(page.evaluate(OPEN, id_))
        page.close()
    plies = len(json.loads(text)["moves"])
    when = ", the newest, after a rest" if rest else ""
    name = f"opening {id_}, {plies} moves{slowed(rate)}{when}"
    drawn, whole = zip(*times, strict=True)
    yield Figure(name, median(drawn), "ms", "at most 100" if rate == 1 else "")
    yield Figure(f"{name}: its places are there", median(whole), "ms")


def _tapped(context: BrowserContext, address: str, id_: str) -> Figure:
    """Return the time from the end of a tap on a game in the list of all until its board is on the
    screen, as a median. While the finger is down the game is made ready."""
    times = []
    for _ in range(VISITS):
        page = context.new_page()
        page.goto(address)
        wait_for(page, "document.documentElement.dataset.ready === 'menu'")
        page.evaluate("sixGardens.send({ do: 'dialog', kind: 'saves' })")
        wait_for(page, f"({PLACE_OF_THE_CARD})({json.dumps(id_)})")
        page.evaluate(AWAIT_THE_TAP)
        page.mouse.move(*page.evaluate(PLACE_OF_THE_CARD, id_))
        page.mouse.down()
        page.wait_for_timeout(DOWN)
        page.mouse.up()
        times.append(page.evaluate("times")[0])
        page.close()
    return Figure(f"opening {id_} by a tap of {DOWN} ms", median(times), "ms", "at most 100")


def _shelves(context: BrowserContext, few: str, many: str) -> Iterator[Figure]:
    """Yield the cost of a move and of the list of games, with few saved games and with many."""
    some = list(_whole_games(60))
    places = {few: FEW, many: MANY}
    pages: list[Page] = []
    for address, count in places.items():
        _prepare(context, address, {})
        page = context.new_page()
        _keep(page, address, {f"{n}": some[n % len(some)][1] for n in range(count)})
        pages.append(page)
        yield from _listed(page, address, count)
    spent = _moves(pages)
    for page, count in zip(pages, places.values(), strict=True):
        yield Figure(f"a move, {count} kept games", median(spent[page]), "ms")
    ratio = median(spent[pages[1]]) / median(spent[pages[0]])
    yield Figure("a move with many against few", ratio, "times", "at most 1.2")
    for page, count in zip(pages, places.values(), strict=True):
        page.evaluate("sixGardens.send({ do: 'leave' })")
        wait_for(page, "document.documentElement.dataset.ready === 'menu'")
        opened = float(page.evaluate(OPEN_LIST))
        yield Figure(f"the list opens, {count} kept games", opened, "ms", "at most 200")
        page.close()


def _listed(page: Page, address: str, count: int) -> Iterator[Figure]:
    """Yield the time to rebuild the list of games, and how long it blocks the page."""
    page.add_init_script(f"({COUNT_LISTED})()")
    page.goto(address)
    wait_until_ready(page)
    page.evaluate("globalThis.longest = 0")
    wait_for(page, f"globalThis.listed?.count === {count}", patience=300_000)
    goal = "below 3000" if count == MANY else ""
    yield Figure(f"a lost list of {count} is back after", page.evaluate("listed.at"), "ms", goal)
    longest = page.evaluate("longest")
    yield Figure(f"longest task meanwhile, {count} kept games", longest, "ms", "at most 300")


def _moves(pages: list[Page]) -> dict[Page, list[float]]:
    """Return the times of the same moves on both pages, which alternate."""
    game = load_game("wizards-garden")
    match = random_match(game, 2, "bench", {"first": "1"}, MOVES)
    for page in pages:
        page.evaluate(
            "(fragment) => sixGardens.send({ do: 'link', fragment })",
            "new=wizards-garden&seats=2&seed=bench&first=1",
        )
        wait_for(page, "document.documentElement.dataset.ready === 'table'")
    spent: dict[Page, list[float]] = {page: [] for page in pages}
    for text in match.record.moves:
        for page in pages:
            page.bring_to_front()
            spent[page].append(float(page.evaluate(MOVE, text)))
    return spent
