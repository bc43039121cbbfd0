"""Watch a page for errors, and wait for conditions."""

from http import HTTPStatus

from playwright.sync_api import ConsoleMessage, Page, Request, Response

# A start without a snapshot takes seconds, more so on a busy machine.
PATIENCE = 60_000


class Watch:
    """Collects a page's errors and its requests to other origins from now on."""

    def __init__(self, page: Page, address: str) -> None:
        self.address = address
        self.errors: list[str] = []
        self.foreign: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("response", self._note)
        page.context.on("request", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        # The browser itself asks for an icon where a document without one was shown before.
        if message.location["url"].endswith("/favicon.ico"):
            return
        # The browser reports a Content-Security-Policy violation as a console error.
        if message.type == "error":
            self.errors.append(message.text)

    def _note(self, response: Response) -> None:
        if response.status >= HTTPStatus.BAD_REQUEST:
            self.errors.append(f"{response.status} {response.url}")

    def _see(self, request: Request) -> None:
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.foreign.append(request.url)

    def found_nothing(self) -> None:
        """Fail if the page reported an error or requested anything outside the site."""
        assert self.errors == [], self.errors
        assert self.foreign == [], self.foreign


def wait_until_ready(page: Page, *, patience: float = PATIENCE) -> None:
    """Wait, up to `patience` milliseconds, until the menu or a table is ready."""
    page.wait_for_function("document.documentElement.dataset.ready", timeout=patience)


def wait_for(page: Page, condition: str, *, patience: float = PATIENCE) -> None:
    """Waits until the JavaScript expression `condition`, a promise or not, holds; else fails.

    (Playwright's own `wait_for_function` takes any promise for a yes.)
    """
    holds = page.evaluate(
        f"""async (patience) => {{
          const end = performance.now() + patience;
          while (!(await ({condition}))) {{
            if (performance.now() > end) return false;
            await new Promise((resolve) => setTimeout(resolve, 50));
          }}
          return true;
        }}""",
        patience,
    )
    assert holds, f"This did not come true within {patience / 1000:.0f} s: {condition}"


def wait_until_stored(page: Page) -> None:
    """Wait until the service worker has stored all layers of the snapshot."""
    wait_for(
        page,
        """caches.keys()
        .then((names) => names.filter((name) => name.startsWith("snapshot ")))
        .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
        .then((kept) => kept.flat().length === 3)""",
    )


def python_started_from(page: Page) -> str:
    """Return how the page's Python was started: "snapshot" or "scratch"."""
    return str(page.evaluate("document.documentElement.dataset.python"))
