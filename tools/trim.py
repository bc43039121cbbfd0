"""Packs Python's standard library anew, without the parts that no page can use.

What is left out is a third of it: other alphabets' old encodings, debuggers and test runners, mail,
XML, servers and processes. A first visit has that much less to wait for.
"""

import argparse
import zipfile
from pathlib import Path

UNUSED = {
    "_pyrepl",
    "bdb.py",
    "doctest.py",
    "ensurepip",
    "ftplib.py",
    "idlelib",
    "imaplib.py",
    "mailbox.py",
    "modulefinder.py",
    "multiprocessing",
    "pdb.py",
    "poplib.py",
    "profile.py",
    "pstats.py",
    "pydoc.py",
    "pydoc_data",
    "smtplib.py",
    "socketserver.py",
    "trace.py",
    "turtle.py",
    "unittest",
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
                trimmed.writestr(entry, data, zipfile.ZIP_DEFLATED, compresslevel=9)


if __name__ == "__main__":
    main()
