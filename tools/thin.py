"""Save memory by reducing the line tables of the standard library's code.

The library is packed without comments and docstrings (`tools/trim.py`), so its line numbers match
no published source. Each of its functions keeps only its first line. Our own code keeps all line
numbers, for tracebacks.
"""

import gc
import sys
from types import CodeType, FunctionType

OURS = "tabletop/"
_AT_THE_FIRST_LINE = 0x80 | 13 << 3
"""The first byte of a line-table entry with a line but no columns.

Its low three bits hold the number of code units, minus 1.
"""
_UNITS = 8


class _Thinner:
    """Replaces line tables; equal tables are shared."""

    def __init__(self) -> None:
        self._tables: dict[int, bytes] = {}

    def table(self, units: int) -> bytes:
        """Return a line table that puts all `units` code units on the first line."""
        if units not in self._tables:
            whole, rest = divmod(units, _UNITS)
            entries = [_UNITS] * whole + [rest] * (rest > 0)
            pairs = ((_AT_THE_FIRST_LINE | count - 1, 0) for count in entries)
            self._tables[units] = bytes(byte for pair in pairs for byte in pair)
        return self._tables[units]

    def thin(self, code: CodeType) -> CodeType:
        """Return a copy of `code` with all its lines set to the first, and nested code alike."""
        constants = tuple(
            self.thin(each) if isinstance(each, CodeType) else each for each in code.co_consts
        )
        table = self.table(len(code.co_code) // 2)
        return code.replace(co_consts=constants, co_linetable=table)


def thin_code(code: CodeType) -> CodeType:
    """Return a copy of `code` in which each function has only its first line number."""
    return _Thinner().thin(code)


def settle() -> None:
    """Free unused memory, and exempt all remaining objects from garbage collection."""
    # Path finders have cached a listing of files that will change.
    sys.path_importer_cache.clear()
    gc.collect()
    thin_memory()
    gc.collect()
    gc.freeze()


def thin_memory() -> None:
    """Thin the code of every function in memory except our own."""
    thinner = _Thinner()
    for found in gc.get_objects():
        if isinstance(found, FunctionType) and OURS not in found.__code__.co_filename:
            found.__code__ = thinner.thin(found.__code__)
