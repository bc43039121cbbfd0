"""Workers that end or crash: the computer still moves, and the table is unchanged."""

from playwright.sync_api import expect

from e2e.board_page import WITH_COMPUTER, BoardPage
from e2e.conftest import OpenPage
from e2e.watch import PATIENCE


def test_a_turn_is_taken_although_the_worker_was_ended(open_page: OpenPage) -> None:
    """A new worker starts and gets the unanswered job; the person need not know."""
    table = BoardPage(open_page(WITH_COMPUTER))
    table.wait_for_table()
    table.plant(table.open_cells()[0])
    table.wait_for_ply(2)
    table.wait_for_turn()
    table.page.evaluate("document.querySelector('script[name=opponents-0]').xworker.terminate()")
    table.plant(table.open_cells()[0])
    expect(table.page.locator("script[name=opponents-1]")).to_have_count(1, timeout=PATIENCE)
    table.page.wait_for_function("Number(document.documentElement.dataset.ply) > 3")
    expect(table.notices).to_have_count(0)


def test_the_table_stands_again_when_python_broke_down(open_page: OpenPage) -> None:
    """A new Python resumes the saved game, and says so; undo still works."""
    table = BoardPage(open_page(WITH_COMPUTER))
    table.wait_for_table()
    table.plant(table.open_cells()[0])
    table.wait_for_ply(2)
    table.wait_for_turn()
    ply = table.ply
    table.page.evaluate("document.querySelector('script[name=application-1]').xworker.onerror()")
    expect(table.notices).to_contain_text("Six Gardens restarted", timeout=PATIENCE)
    table.wait_for_ply(ply)
    table.button("Take back").click()
    table.wait_for_ply(0)


def test_a_device_with_little_memory_has_one_python_for_both(open_page: OpenPage) -> None:
    """The application computes the opponent's move itself, without a message."""
    little = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 2 });"
    table = BoardPage(open_page(WITH_COMPUTER, script=little))
    table.wait_for_table()
    table.plant(table.open_cells()[0])
    table.wait_for_ply(2)
    expect(table.page.locator("script[type=py]")).to_have_count(1)
    expect(table.notices).to_have_count(0)


def test_memory_that_runs_out_ends_the_worker_and_not_the_game(open_page: OpenPage) -> None:
    """The application takes over, and explains why the computer is slower from now on."""
    short = """
      const error = new RangeError("WebAssembly.Memory(): could not allocate memory");
      // PyScript tells the error to nobody in particular, too.
      addEventListener("unhandledrejection", (event) => {
        if (event.reason === error) event.preventDefault();
      });
      const usual = Worker.prototype.postMessage;
      const workers = [];
      Worker.prototype.postMessage = function (message, ...others) {
        if (!workers.includes(this)) workers.push(this);
        if (message && message.code && workers.indexOf(this) > 0) {
          this.dispatchEvent(new MessageEvent("message", { data: error }));
          return undefined;
        }
        return usual.call(this, message, ...others);
      };
    """
    table = BoardPage(open_page(WITH_COMPUTER, script=short))
    table.wait_for_table()
    table.plant(table.open_cells()[0])
    table.wait_for_ply(2)
    expect(table.notices).to_contain_text("short of memory", timeout=PATIENCE)
    expect(table.page.locator("script[type=py]")).to_have_count(1)
