"""The check sum in a record, which tells whether it is still what was written.

It stands in `meta`, so it means nothing to the rules, and a record without one is as good.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tabletop.core.record import Record

SUM = "sum"
"""The key in `meta`."""

DIGITS = 12
"""How many hexadecimal digits of SHA-256 are written: enough for accidents, short in a file."""


def sealed(record: Record) -> Record:
    """Return the record with the check sum of all else that it holds."""
    return replace(record, meta={**record.meta, SUM: check_sum(record)})


def is_whole(record: Record) -> bool:
    """Return whether the check sum fits what the record holds, or there is none."""
    return SUM not in record.meta or record.meta[SUM] == check_sum(record)


def is_sealed(data: Mapping[str, Any]) -> bool:
    """Return whether a JSON object has the checksum of its other values, whatever they are.

    Such an object was written whole, perhaps by a version that this one can't read.
    """
    meta = data.get("meta")
    return isinstance(meta, dict) and SUM in meta and meta[SUM] == sum_of(data)


def check_sum(record: Record) -> str:
    """Return the checksum of a record."""
    return sum_of({**record.to_data(), "meta": record.meta})


def sum_of(data: Mapping[str, Any]) -> str:
    """Return the checksum of a record as a JSON object, whose `meta` may have one already.

    It is that of the JSON text in ASCII, with keys in order, no spaces, and no checksum.
    static/js/keep/seal.js computes the same.
    """
    rest = {key: value for key, value in data["meta"].items() if key != SUM}
    text = json.dumps({**data, "meta": rest}, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:DIGITS]
