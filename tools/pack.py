"""Pack a Python package into one file, reproducibly.

The format is the length of an index in four bytes (little-endian), the index in JSON, which names
each file and its size in bytes, and then the files in that order. `static/files.mjs` unpacks it for
Python. The pack is compressed later as a whole, which saves a third compared with compressing each
file. Comments and docstrings are removed, but line numbers are kept for tracebacks. Word lists
(`*.bin`) and pages of rules are separate files of the site.
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
    """Return the files of `package` to pack, sorted.

    Python's caches, pages of rules and word lists are excluded.
    """
    found = (path for path in package.rglob("*") if path.is_file())
    return sorted(
        path for path in found if "__pycache__" not in path.parts and path.suffix not in APART
    )


BEFORE_A_STATEMENT = {tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT}


def without_remarks(source: str) -> str:
    """Return `source` with comments removed and docstrings emptied, keeping all line numbers."""
    lines = source.splitlines(keepends=True)
    kind = tokenize.NEWLINE  # of the previous token
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
    """Replace a token by `instead`; the further lines that it covered become empty."""
    (first, begin), (last, end) = token.start, token.end
    rest = lines[last - 1][end:]
    lines[first - 1] = f"{lines[first - 1][:begin]}{instead}".rstrip(" ")
    if first < last:
        lines[first - 1] += "\n"
        lines[first : last - 1] = ["\n"] * (last - first - 1)
        lines[last - 1] = ""
    lines[last - 1] += rest


def content_of(path: Path) -> bytes:
    """Return the bytes to pack for the file `path`."""
    data = path.read_bytes()
    return without_remarks(data.decode()).encode() if path.suffix == ".py" else data


def pack(package: Path) -> bytes:
    """Return the pack of `package`, with paths that begin with the package's name."""
    return joined(
        {
            path.relative_to(package.parent).as_posix(): content_of(path)
            for path in files_of(package)
        }
    )


def joined(files: Mapping[str, bytes]) -> bytes:
    """Return the pack of `files`, a mapping from path to content."""
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
    # Leave an unchanged file alone, so that make doesn't rebuild what depends on it.
    if not given.target.is_file() or given.target.read_bytes() != packed:
        given.target.parent.mkdir(parents=True, exist_ok=True)
        given.target.write_bytes(packed)


if __name__ == "__main__":
    main()
