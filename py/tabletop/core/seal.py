"""The check sum in a record, which tells whether it is still what was written.

It stands in `meta`, so it means nothing to the rules, and a record without one is as good.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

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


def check_sum(record: Record) -> str:
    """Return the check sum: of the record as JSON in ASCII, keys in order, no spaces, no sum."""
    rest = {key: value for key, value in record.meta.items() if key != SUM}
    data = {**record.to_data(), "meta": rest}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:DIGITS]
