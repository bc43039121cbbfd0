"""Calendar dates as text, such as "2026-11-22", in the player's local time.

Python here knows only UTC, so every message of the page includes the local date.
"""

from __future__ import annotations

import re
from datetime import date

_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def is_day(text: str) -> bool:
    """Return whether `text` is a valid ISO 8601 calendar date."""
    if _DAY.fullmatch(text) is None:
        return False
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def local_date(told: object, now: str) -> str:
    """Return `told`, the date from the page, or the UTC date of `now` if `told` is invalid."""
    return told if isinstance(told, str) and is_day(told) else now[:10]
