"""Thins what Python's own modules keep in memory: the lines to which their code belongs.

The library is packed without comments and docstrings (`tools/trim.py`), so that its lines are not
those of anybody's sources. Of a function there the line where it begins is told. Our own code keeps
all its lines, and errors in it are told with them.
"""

import gc
import sys
from types import CodeType, FunctionType

OURS = "tabletop/"
_AT_THE_FIRST_LINE = 0x80 | 13 << 3
"""The byte that begins an entry of a table of lines: a line, no columns; how many units follow."""
_UNITS = 8


class _Thinner:
    """Makes thin code; equal tables are one object."""

    def __init__(self) -> None:
        self._tables: dict[int, bytes] = {}

    def table(self, units: int) -> bytes:
        """Returns a table of lines by which all code of so many units is on its first line."""
        if units not in self._tables:
            whole, rest = divmod(units, _UNITS)
            entries = [_UNITS] * whole + [rest] * (rest > 0)
            pairs = ((_AT_THE_FIRST_LINE | count - 1, 0) for count in entries)
            self._tables[units] = bytes(byte for pair in pairs for byte in pair)
        return self._tables[units]

    def thin(self, code: CodeType) -> CodeType:
        """Returns `code`, and all code in it, on the first line of each."""
        constants = tuple(
            self.thin(each) if isinstance(each, CodeType) else each for each in code.co_consts
        )
        table = self.table(len(code.co_code) // 2)
        return code.replace(co_consts=constants, co_linetable=table)


def thin_code(code: CodeType) -> CodeType:
    """Returns `code` without lines."""
    return _Thinner().thin(code)


def settle() -> None:
    """Throws away what nobody needs, and lets nobody look for garbage in the rest again."""
    # The finders know the files of this moment; others come.
    sys.path_importer_cache.clear()
    gc.collect()
    thin_memory()
    gc.collect()
    gc.freeze()


def thin_memory() -> None:
    """Takes the lines out of all functions in memory but ours."""
    thinner = _Thinner()
    for found in gc.get_objects():
        if isinstance(found, FunctionType) and OURS not in found.__code__.co_filename:
            found.__code__ = thinner.thin(found.__code__)
