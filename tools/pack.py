"""Packs a Python package into one file that is the same, byte for byte, for the same sources.

It begins with the length of a list, in four bytes; the list, in JSON, names each file and how many
bytes it has; the files follow in that order. `static/files.mjs` unpacks it where Python looks.
It is compressed as a whole, later, which takes a third less than file by file. Comments and
docstrings are left out; each line stays where it was, so that errors are told with theirs. Lists
of words, `*.bin`, are no part of it: each is a file of its own, for whoever plays with words.
"""

import argparse
import io
import json
import tokenize
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

APART = (".html", ".bin")


def files_of(package: Path) -> list[Path]:
    """Returns the files that are packed of `package`, sorted.

    What Python caches is left out, and the pages of rules, which the site shows without Python.
    """
    found = (path for path in package.rglob("*") if path.is_file())
    return sorted(
        path for path in found if "__pycache__" not in path.parts and path.suffix not in APART
    )


BEFORE_A_STATEMENT = {tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT}


def without_remarks(source: str) -> str:
    """Returns Python's `source` with blank lines for comments and empty texts for docstrings."""
    lines = source.splitlines(keepends=True)
    kind = tokenize.NEWLINE  # of what stands before
    found = list(tokenize.generate_tokens(io.StringIO(source).readline))
    for comment in (token for token in found if token.type == tokenize.COMMENT):
        _cut(lines, comment, "")
    for token, after in pairwise(token for token in found if token.type != tokenize.COMMENT):
        is_alone = kind in BEFORE_A_STATEMENT and after.type == tokenize.NEWLINE
        if token.type == tokenize.STRING and is_alone:
            _cut(lines, token, '""')
        kind = token.type
    return "".join(lines)


def _cut(lines: list[str], token: tokenize.TokenInfo, instead: str) -> None:
    """Writes `instead` over a token; the lines that it took stay, empty."""
    (first, begin), (last, end) = token.start, token.end
    rest = lines[last - 1][end:]
    lines[first - 1] = f"{lines[first - 1][:begin]}{instead}".rstrip(" ")
    if first < last:
        lines[first - 1] += "\n"
        lines[first : last - 1] = ["\n"] * (last - first - 1)
        lines[last - 1] = ""
    lines[last - 1] += rest


def content_of(path: Path) -> bytes:
    """Returns what is packed of a file."""
    data = path.read_bytes()
    return without_remarks(data.decode()).encode() if path.suffix == ".py" else data


def pack(package: Path) -> bytes:
    """Returns one file that holds `package` under its own name."""
    return joined(
        {
            path.relative_to(package.parent).as_posix(): content_of(path)
            for path in files_of(package)
        }
    )


def joined(files: Mapping[str, bytes]) -> bytes:
    """Return the pack of files, by the names under which they are unpacked."""
    listed = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(files.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package", type=Path, help="the folder of the package")
    parser.add_argument("target", type=Path, help="the file to write")
    given = parser.parse_args()
    if not given.package.is_dir():
        parser.error(f"{given.package} is no folder.")
    packed = pack(given.package)
    # What is made from the file need not be made again when the file stays the same.
    if not given.target.is_file() or given.target.read_bytes() != packed:
        given.target.parent.mkdir(parents=True, exist_ok=True)
        given.target.write_bytes(packed)


if __name__ == "__main__":
    main()
