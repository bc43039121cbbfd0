"""Notices that files change, by asking for their dates several times a second."""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

EVERY = 0.15
"""The seconds between two looks. A change counts once nothing more has changed since the last one:
editors write a file in several steps."""

SKIPPED = {"__pycache__", "build", "node_modules"}

Dates = dict[Path, int]


class Version(NamedTuple):
    """How often something changed that needs the page to be loaded again, and how often a style
    sheet did."""

    page: int = 0
    style: int = 0


def dates_of(paths: Iterable[Path]) -> Dates:
    """Return when each file of these, or below these folders, was changed."""
    return dict(_dates(paths))


def _dates(paths: Iterable[Path]) -> Iterator[tuple[Path, int]]:
    for path in paths:
        try:
            if not path.is_dir():
                yield path, path.stat().st_mtime_ns
                continue
            with os.scandir(path) as entries:
                below = [Path(entry) for entry in entries if entry.name not in SKIPPED]
        except FileNotFoundError:
            continue  # it was removed meanwhile
        yield from _dates(below)


def changed(before: Dates, after: Dates) -> set[Path]:
    """Return the files that were written, added or removed."""
    return {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}


def syntax_error(path: Path) -> str | None:
    """Return what is wrong with a Python file, and in which line; None if it can be compiled."""
    if path.suffix != ".py" or not path.exists():
        return None
    try:
        compile(path.read_bytes(), path, "exec")
    except (SyntaxError, ValueError) as problem:
        line = getattr(problem, "lineno", None) or 1
        return f"{path}:{line}: {getattr(problem, 'msg', problem)}"
    return None


def show(line: str) -> None:
    """Print a line for whoever started the server, without the clock of a log."""
    print(line, file=sys.stderr, flush=True)


class Watcher:
    """Counts the changes below some paths; `wait` returns as soon as there is another one."""

    def __init__(self, paths: Iterable[Path], say: Callable[[str], None] = show) -> None:
        self.version = Version()
        self._paths = tuple(paths)
        self._say = say
        self._news = threading.Condition()
        self._dates = dates_of(self._paths)
        self._broken: set[Path] = set()

    def run(self) -> None:
        """Look for changes for ever."""
        while True:
            time.sleep(EVERY)
            self.look()

    def look(self) -> None:
        """Take note of what has changed since the last look, once it is written."""
        dates = dates_of(self._paths)
        if dates == self._dates:
            return
        while True:
            time.sleep(EVERY)
            later = dates_of(self._paths)
            if later == dates:
                break
            dates = later
        files = changed(self._dates, dates)
        self._dates = dates
        self._take(files)

    def wait(self, known: Version, seconds: float) -> Version:
        """Return the version when it is no longer the one that is `known`, or after some time."""
        with self._news:
            self._news.wait_for(lambda: self.version != known, seconds)
            return self.version

    def _take(self, files: set[Path]) -> None:
        """Count a change. With a Python that cannot be compiled no page could start, so pages stay
        as they are until that is mended."""
        problems = {path: syntax_error(path) for path in files | self._broken}
        self._broken = {path for path, problem in problems.items() if problem}
        for problem in filter(None, problems.values()):
            self._say(problem)
        if self._broken:
            return
        only_style = all(path.suffix == ".css" for path in files)
        with self._news:
            page, style = self.version
            self.version = Version(page + (not only_style), style + only_style)
            self._news.notify_all()
