"""A host of the site that loses, cuts, garbles or never sends chosen files."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import ClassVar, Literal

from tools.serve import TYPES, Handler, make_server

Fault = Literal["missing", "cut", "garbage", "hanging"]
FAULTS: tuple[Fault, ...] = ("missing", "cut", "garbage", "hanging")

GARBAGE = b"<!doctype html><title>Welcome to this network</title>"
"""What a hotel's network answers instead of a file."""


def spoiled(data: bytes, fault: Fault) -> bytes:
    """Return the bytes that come instead of `data`."""
    return data[: len(data) // 2] if fault == "cut" else GARBAGE


class BrokenHandler(Handler):
    """Answers like a plain host, but for the files in `faults`."""

    faults: ClassVar[dict[str, Fault]]
    mended: ClassVar[threading.Event]
    headers_of_all: ClassVar[dict[str, str]]

    def answer(self, *, with_body: bool) -> None:
        path = self.file_asked_for()
        name = path.relative_to(self.root).as_posix() if path else ""
        fault = self.faults.get(name)
        if fault == "missing":
            self.send_error(HTTPStatus.NOT_FOUND)
        elif fault == "hanging":
            self.mended.wait()
            self.close_connection = True
        elif fault and path:
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
            body = spoiled(path.read_bytes(), fault)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "no-cache")
            self.end_headers()
            self.wfile.write(body)
        else:
            super().answer(with_body=with_body)

    def end_headers(self) -> None:
        for name, value in self.headers_of_all.items():
            self.send_header(name, value)
        super().end_headers()

    def send_header(self, keyword: str, value: str) -> None:
        # GitHub Pages lets browsers keep files for ten minutes.
        super().send_header(keyword, "max-age=600" if keyword == "Cache-Control" else value)


@dataclass
class BrokenHost:
    """A host and the faults that it has now."""

    address: str
    faults: dict[str, Fault]
    mended: threading.Event = field(repr=False)

    def breaks(self, path: str, fault: Fault) -> None:
        self.mended.clear()
        self.faults[path] = fault

    def mend(self) -> None:
        """Answer everything whole from now on, and end the connections that hang."""
        self.faults.clear()
        self.mended.set()


@contextmanager
def broken_host(
    root: Path, prefix: str = "/some/REPO/", headers: dict[str, str] | None = None
) -> Iterator[BrokenHost]:
    """Yield a host of the folder `root` below `prefix`; `headers` go out with every answer."""
    faults: dict[str, Fault] = {}
    mended = threading.Event()
    known = {"faults": faults, "mended": mended, "headers_of_all": headers or {}}
    handler = type("BoundBrokenHandler", (BrokenHandler,), known)
    server = make_server(root, 0, prefix, handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield BrokenHost(f"http://localhost:{server.server_port}{prefix}", faults, mended)
    finally:
        mended.set()
        server.shutdown()
        server.server_close()
        thread.join()
