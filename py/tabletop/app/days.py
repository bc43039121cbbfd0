"""Calendar dates as text, such as "2026-11-22", in the player's local time.

Python here knows only UTC, so every message of the page includes the local date.
"""

from __future__ import annotations

import re
from datetime import date

from tabletop.app.messages import Message, text_of

_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def is_day(text: str) -> bool:
    """Return whether `text` is a valid ISO 8601 calendar date."""
    if _DAY.fullmatch(text) is None:
        return False
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def today(message: Message) -> str:
    """Return the local date at which `message` was sent, or the UTC date if it has none."""
    day = message.get("today")
    return day if isinstance(day, str) and is_day(day) else text_of(message, "now")[:10]
