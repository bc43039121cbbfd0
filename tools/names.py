"""Extract names from the data files of games into the catalogue for translators.

Babel calls it (tools/babel.cfg); the option `columns` lists the columns to translate, from 1.
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
    """Yield a message for each name, as Babel expects: line, function, text and comments."""
    columns = [int(each) - 1 for each in options["columns"].split()]
    for number, line in enumerate(file.read().decode("utf-8").splitlines(), start=1):
        if line and not line.startswith("#"):
            fields = line.split("|")
            yield from ((number, "t", fields[column].strip(), []) for column in columns)
