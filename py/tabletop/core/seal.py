"""The checksum in a record, which detects accidental changes.

It is stored in `meta`. The rules ignore it, and a record without one is valid.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tabletop.core.record import Record

SUM = "sum"
"""The key of the checksum in `meta`."""

DIGITS = 12
"""The length of the checksum in hexadecimal digits of SHA-256."""


def sealed(record: Record) -> Record:
    """Return the record with a checksum of its other contents in `meta`."""
    return replace(record, meta={**record.meta, SUM: check_sum(record)})


def is_whole(record: Record) -> bool:
    """Return whether the record's checksum is correct; True if it has none."""
    return SUM not in record.meta or record.meta[SUM] == check_sum(record)


def is_sealed(data: Mapping[str, Any]) -> bool:
    """Return whether a JSON object has a correct checksum, even if its format is unknown.

    A correct checksum means that the object is undamaged; perhaps a newer version wrote it.
    """
    meta = data.get("meta")
    return isinstance(meta, dict) and SUM in meta and meta[SUM] == sum_of(data)


def check_sum(record: Record) -> str:
    """Return the checksum of a record, ignoring one that it already has."""
    return sum_of({**record.to_data(), "meta": record.meta})


def sum_of(data: Mapping[str, Any]) -> str:
    """Return the checksum of a record given as a JSON object, ignoring one that it already has.

    It is computed from the ASCII JSON text with sorted keys and no spaces. static/js/keep/seal.js
    computes the same value.
    """
    rest = {key: value for key, value in data["meta"].items() if key != SUM}
    text = json.dumps({**data, "meta": rest}, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:DIGITS]
