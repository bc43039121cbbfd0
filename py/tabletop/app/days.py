"""Days of the calendar as text, such as "2026-11-22": always those of the clock on the wall.

Python knows the time in UTC only, so the page says with every message which day it is there.
"""

from __future__ import annotations

import re
from datetime import date

from tabletop.app.messages import Message, text_of

_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def is_day(text: str) -> bool:
    """Return whether a text is a day of the calendar."""
    if _DAY.fullmatch(text) is None:
        return False
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def today(message: Message) -> str:
    """Return the local day on which a message was sent, as the page says; else that of UTC."""
    day = message.get("today")
    return day if isinstance(day, str) and is_day(day) else text_of(message, "now")[:10]
