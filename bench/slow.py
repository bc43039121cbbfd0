"""Simulate a slow tablet and a slow network on this machine.

The browser's own throttling slows only the page's main thread. The brake stops every thread of
every page for three quarters of the time, including workers and compilers, as a slower processor
would. The slow server counts all bytes it sends to the page, its worker and its service worker.
"""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from tools.serve import Handler, make_server

RUN = 0.005
BYTES_A_SECOND = 1_600_000 / 8
LATENCY = 0.15
PIECE = 4096


@contextmanager
def braked(times: int) -> Iterator[None]:
    """Slow down all pages that this process has opened by a factor of `times`."""
    over = threading.Event()
    thread = threading.Thread(target=_brake, args=(times, over))
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _brake(times: int, over: threading.Event) -> None:
    """Stop and continue the pages in turns, short enough not to be noticed one by one."""
    while not over.is_set():
        begun = time.perf_counter()
        time.sleep(RUN)
        stopped = [pid for pid in _pages() if _signal(pid, signal.SIGSTOP)]
        time.sleep((time.perf_counter() - begun) * (times - 1))
        for pid in stopped:
            _signal(pid, signal.SIGCONT)


def _pages() -> list[int]:
    """Return the ids of this process's descendants that run pages."""
    found, waiting = [], [os.getpid()]
    while waiting:
        pid = waiting.pop()
        children = _children(pid)
        waiting += children
        found += [child for child in children if "--type=renderer" in _command(child)]
    return found


def _children(pid: int) -> list[int]:
    try:
        lists = [task.read_text() for task in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:
        return []  # it has just ended
    return [int(child) for text in lists for child in text.split()]


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(errors="replace")
    except OSError:
        return ""


def _signal(pid: int, number: signal.Signals) -> bool:
    """Return whether a process existed to receive the signal."""
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return False
    return True


class _SlowLine:
    """A connection shared by all responses, which wait for one another."""

    def __init__(self) -> None:
        self._free = 0.0
        self._lock = threading.Lock()

    def wait(self, size: int) -> None:
        """Return when `size` bytes have been transferred."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / BYTES_A_SECOND
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class _SlowHandler(Handler):
    line: ClassVar[_SlowLine]

    def answer(self, *, with_body: bool) -> None:
        time.sleep(LATENCY)
        super().answer(with_body=with_body)

    def send_body(self, body: bytes) -> None:
        for start in range(0, len(body), PIECE):
            piece = body[start : start + PIECE]
            self.line.wait(len(piece))
            super().send_body(piece)


@contextmanager
def serving_slowly(root: Path) -> Iterator[str]:
    """Serve the folder at 1.6 Mbit/s with 150 ms of latency; yield the address."""
    server = make_server(root, 0, handler=type("_", (_SlowHandler,), {"line": _SlowLine()}))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
