"""Packs a Python package into one zip that is the same, byte for byte, for the same sources.

PyScript unpacks that one file beside the page's Python, instead of asking for every module.
"""

import argparse
import io
import zipfile
from pathlib import Path

# The oldest date that a zip can hold: real dates would change the file at every checkout.
EPOCH = (1980, 1, 1, 0, 0, 0)


def files_of(package: Path) -> list[Path]:
    """Returns the files that Python needs of `package`, sorted.

    What Python caches is left out, and the pages of rules, which the site shows without Python.
    """
    found = (path for path in package.rglob("*") if path.is_file())
    return sorted(
        path for path in found if "__pycache__" not in path.parts and path.suffix != ".html"
    )


def pack(package: Path) -> bytes:
    """Returns a zip that holds `package` under its own name."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in files_of(package):
            entry = zipfile.ZipInfo(path.relative_to(package.parent).as_posix(), EPOCH)
            entry.external_attr = 0o644 << 16
            data = path.read_bytes()
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, compresslevel=9)
    return packed.getvalue()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package", type=Path, help="the folder of the package")
    parser.add_argument("target", type=Path, help="the zip to write")
    given = parser.parse_args()
    if not given.package.is_dir():
        parser.error(f"{given.package} is no folder.")
    packed = pack(given.package)
    # What is made from the zip need not be made again when the zip stays the same.
    if not given.target.is_file() or given.target.read_bytes() != packed:
        given.target.parent.mkdir(parents=True, exist_ok=True)
        given.target.write_bytes(packed)


if __name__ == "__main__":
    main()
