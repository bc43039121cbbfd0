"""Serves the sources and reloads open pages when one changes: `make dev`."""

import argparse
import errno
import sys
from pathlib import Path

from tools.dev.server import Project, make_dev_server

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8010)
    port = parser.parse_args().port
    try:
        server = make_dev_server(Project(ROOT), port)
    except OSError as problem:
        if problem.errno != errno.EADDRINUSE:
            raise
        print(
            f"Port {port} is in use by another program. "
            f"Stop that program, or choose another port: make dev PORT={port + 1}",
            file=sys.stderr,
        )
        return 1
    print(f"Your sources are at http://localhost:{server.server_port}/  (Ctrl+C stops it)")
    print("A page that is open there reloads when you save a file.")
    sys.stdout.flush()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
