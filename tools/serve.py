"""Serve a folder of static files on this machine, as a plain static host would.

Like GitHub Pages it gzips text and WebAssembly, and answers range requests. It sends no special
headers, so whatever works here works on any static host.
"""

import argparse
import errno
import gzip
import hashlib
import re
import sys
from functools import lru_cache
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.parse import unquote, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    ".zst": "application/zstd",
}
PACKED_ALREADY = {".gz", ".packed", ".png", ".woff2", ".zip", ".zst"}


@lru_cache(maxsize=256)
def gzipped(data: bytes) -> bytes:
    """Return `data` gzipped, from a cache: copies of a site share most of their files."""
    return gzip.compress(data, compresslevel=6, mtime=0)


@lru_cache(maxsize=256)
def read(path: Path, _changed: int) -> tuple[bytes, bytes | None, str]:
    """Return a file's bytes, its gzipped bytes (None if compression doesn't help), and its ETag.

    `_changed`, the time of the last modification, is part of the cache key.
    """
    data = path.read_bytes()
    tag = f'W/"{hashlib.sha256(data).hexdigest()[:20]}"'
    if path.suffix in PACKED_ALREADY:
        return data, None, tag
    return data, gzipped(data), tag


def part_asked_for(header: str, size: int) -> range | None:
    """Return the byte range that a Range header requests from a file of `size` bytes.

    Return None for the whole file, if the header is missing or isn't a single range with a start.
    The range is empty if it begins after the end of the file.
    """
    found = re.fullmatch(r"bytes=(\d+)-(\d*)", header)
    if not found:
        return None
    last = min(int(found[2] or size), size - 1)
    return range(int(found[1]), last + 1)


class Handler(SimpleHTTPRequestHandler):
    """Answers GET and HEAD requests for the files below `root`, mounted at `prefix`."""

    root: ClassVar[Path]
    prefix: ClassVar[str] = "/"
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.answer(with_body=True)

    def do_HEAD(self) -> None:
        self.answer(with_body=False)

    def answer(self, *, with_body: bool) -> None:
        path = self.file_asked_for()
        if path is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        data, packed, tag = read(path, path.stat().st_mtime_ns)
        if self.headers.get("If-None-Match") == tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", tag)
            self.end_headers()
            return
        part = part_asked_for(self.headers.get("Range", ""), len(data))
        if part is not None and not part:
            self.send_response(HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE)
            self.send_header("Content-Range", f"bytes */{len(data)}")
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        accepted = self.headers.get("Accept-Encoding", "")
        use_packed = packed is not None and part is None and "gzip" in accepted
        body = packed if use_packed and packed is not None else data
        if part is None:
            self.send_response(HTTPStatus.OK)
        else:
            body = data[part.start : part.stop]
            self.send_response(HTTPStatus.PARTIAL_CONTENT)
            self.send_header("Content-Range", f"bytes {part.start}-{part.stop - 1}/{len(data)}")
        self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        if use_packed:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Accept-Ranges", "bytes")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Cache-Control", "no-cache")
        self.send_header("ETag", tag)
        self.end_headers()
        if with_body:
            self.send_body(body)

    def send_body(self, body: bytes) -> None:
        self.wfile.write(body)

    def file_asked_for(self) -> Path | None:
        """Return the requested file, or None if it doesn't exist or is outside the root."""
        asked = unquote(urlsplit(self.path).path)
        if not asked.startswith(self.prefix):
            return None
        path = (self.root / asked.removeprefix(self.prefix)).resolve()
        if not path.is_relative_to(self.root):
            return None
        if path.is_dir():
            path = path / "index.html"
        return path if path.is_file() else None

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Log nothing: players don't want to read requests."""


class Server(ThreadingHTTPServer):
    """A server for this machine only, which doesn't wait for open connections when it stops."""

    daemon_threads = True
    # Starting must fail on a port that another program uses, instead of sharing it.
    allow_reuse_port = False
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """Log an error, unless the browser has only closed the connection."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(
    root: Path, port: int, prefix: str = "/", handler: type[Handler] = Handler
) -> Server:
    """Return a server of the folder `root` below `prefix`; port 0 picks a free one.

    Raise OSError if the port is in use.
    """
    bound = type("BoundHandler", (handler,), {"root": root.resolve(), "prefix": prefix})
    return Server(("localhost", port), bound)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=Path, help="the folder to serve")
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args()
    try:
        server = make_server(given.root, given.port)
    except OSError as problem:
        if problem.errno != errno.EADDRINUSE:
            raise
        print(
            f"Port {given.port} is in use by another program. "
            f"Stop that program, or choose another port: make play PORT={given.port + 1}",
            file=sys.stderr,
        )
        return 1
    print(f"Six Gardens is ready: http://localhost:{server.server_port}/  (Ctrl+C stops it)")
    sys.stdout.flush()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
