"""Workers that end or break down: a computer's turn is taken, and the table stands as it was."""

from playwright.sync_api import expect

from e2e.board_page import WITH_COMPUTER, BoardPage
from e2e.conftest import OpenPage
from e2e.watch import PATIENCE


def test_a_turn_is_taken_although_the_worker_was_ended(open_page: OpenPage) -> None:
    """Another one comes up, gets the job that was never answered, and nobody need know."""
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
    """Another Python takes it up where it was kept, and says so; undo, too, is as it was."""
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
    """The application takes the computer's turn itself, and says nothing about it."""
    little = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 2 });"
    table = BoardPage(open_page(WITH_COMPUTER, script=little))
    table.wait_for_table()
    table.plant(table.open_cells()[0])
    table.wait_for_ply(2)
    expect(table.page.locator("script[type=py]")).to_have_count(1)
    expect(table.notices).to_have_count(0)


def test_memory_that_runs_out_ends_the_worker_and_not_the_game(open_page: OpenPage) -> None:
    """The turn is taken by the application, which says why the computer is slower from now on."""
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
