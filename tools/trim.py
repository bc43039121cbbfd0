"""Packs Python's standard library anew, without the parts that no page can use.

What is left out is a third of it: other alphabets' old encodings, debuggers and test runners, mail,
XML, servers and processes, secure sockets, and what stands in for a missing part written in C. Of
the rest docstrings and comments are, which is half of it. The files are not compressed one by one:
the whole is, later, which takes a third less. It has to run in the Python that the library belongs
to: older ones differ in their syntax.
"""

import argparse
import zipfile
from pathlib import Path

from tools.slim import slim_source

# The oldest date that a zip can hold: the same library makes the same zip at any time.
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
    """Returns whether the file `name` of the library stays."""
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
