"""Finds the names that stand in the data files of games, for the list that a translator gets.

Babel asks for it (tools/babel.cfg): `columns` are those of a line that are said, from 1 on.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import BinaryIO

Found = tuple[int, str, str, list[str]]


def names(
    file: BinaryIO,
    keywords: Collection[str],
    comment_tags: Collection[str],
    options: Mapping[str, str],
) -> Iterator[Found]:
    """Yields the line, the function that says it, the name, and no comments, for each name."""
    columns = [int(each) - 1 for each in options["columns"].split()]
    for number, line in enumerate(file.read().decode("utf-8").splitlines(), start=1):
        if line and not line.startswith("#"):
            fields = line.split("|")
            yield from ((number, "t", fields[column].strip(), []) for column in columns)
