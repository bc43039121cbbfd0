"""Repack Python's standard library without the parts that a page can't use.

A third of it is dropped: legacy encodings, debuggers, test runners, mail, XML, servers, processes,
SSL, and Python fallbacks for modules written in C. Removing comments and docstrings saves half of
the rest. Files are stored uncompressed, because the archive is compressed later as a whole, which
saves another third. Run it with the same Python version as the library: older ones can't parse its
syntax.
"""

import argparse
import zipfile
from pathlib import Path

from tools.slim import slim_source

# The earliest date that a zip can hold, to make the zip reproducible.
EPOCH = (1980, 1, 1, 0, 0, 0)

UNUSED = {
    "_pydatetime.py",
    "_pydecimal.py",
    "_pyio.py",
    "_pyrepl",
    "bdb.py",
    "compileall.py",
    "doctest.py",
    "ensurepip",
    "ftplib.py",
    "idlelib",
    "imaplib.py",
    "mailbox.py",
    "modulefinder.py",
    "multiprocessing",
    "pdb.py",
    "pickletools.py",
    "plistlib.py",
    "poplib.py",
    "profile.py",
    "pstats.py",
    "pydoc.py",
    "pydoc_data",
    "smtplib.py",
    "socketserver.py",
    "sqlite3",
    "ssl.py",
    "trace.py",
    "turtle.py",
    "unittest",
    "wave.py",
    "wsgiref",
    "xml",
    "xmlrpc",
}
ENCODINGS = {
    "__init__.py",
    "aliases.py",
    "ascii.py",
    "cp437.py",
    "idna.py",
    "latin_1.py",
    "punycode.py",
    "raw_unicode_escape.py",
    "unicode_escape.py",
    "utf_16.py",
    "utf_8.py",
    "utf_8_sig.py",
}


def is_used(name: str) -> bool:
    """Return whether the library file `name` is kept."""
    top, _, rest = name.partition("/")
    return rest in ENCODINGS if top == "encodings" else top not in UNUSED


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, help="the standard library as Pyodide ships it")
    parser.add_argument("target", type=Path, help="the zip to write")
    given = parser.parse_args()
    with zipfile.ZipFile(given.source) as whole, zipfile.ZipFile(given.target, "w") as trimmed:
        for entry in whole.infolist():
            if is_used(entry.filename):
                data = whole.read(entry)
                if entry.filename.endswith(".py"):
                    data = slim_source(data.decode()).encode()
                name = zipfile.ZipInfo(entry.filename, EPOCH)
                trimmed.writestr(name, data, zipfile.ZIP_STORED)


if __name__ == "__main__":
    main()
