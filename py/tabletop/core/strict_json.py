"""A strict JSON parser for untrusted text, with limits on size and depth."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable
from itertools import accumulate

from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.problems import TEXT, Fault, NotJson, NotNumber, TooDeep, TooManyValues

MAX_DEPTH = 60
"""The maximum nesting depth of lists and objects.

WebAssembly has a small stack: parsing a deeper text would crash the interpreter instead of raising
an error.
"""

MAX_VALUES = 200_000
"""The maximum number of values in a text, which limits the memory that it can take."""

MAX_DIGITS = 300
"""The maximum length of an integer, about that of the largest float."""

# An unterminated string matches up to the end of the text, so that matching takes linear time.
_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
_NO_BRACKETS = re.compile(r"[^\[\]{}]+")
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_json(text: str) -> object:
    """Parse JSON and return its value; raise BadRecord (E-FORMAT) if `text` is invalid.

    Duplicate keys and non-standard numbers such as NaN are rejected. The time is linear in the
    length of the text.
    """
    _check_size(text)
    try:
        return json.loads(
            text,
            object_pairs_hook=unique_keys,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_short,
        )
    except BadRecord:
        raise
    except (ValueError, RecursionError) as error:
        raise bad_format(TEXT, NotJson(str(error))) from error


def unique_keys(pairs: Iterable[tuple[str, object]]) -> dict[str, object]:
    """Return a dict of the pairs; raise BadRecord if a key occurs twice."""
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise bad_format(key, Fault.KEY_TWICE)
        result[key] = value
    return result


def _check_size(text: str) -> None:
    """Raise BadRecord if the text has too many values or is nested too deep."""
    bare = _STRING.sub("", text)
    brackets = _NO_BRACKETS.sub("", bare)
    if len(brackets) // 2 + bare.count(",") > MAX_VALUES:
        raise bad_format(TEXT, TooManyValues(MAX_VALUES))
    if max(accumulate(map(_STEPS.__getitem__, brackets)), default=0) > MAX_DEPTH:
        raise bad_format(TEXT, TooDeep(MAX_DEPTH))


def _no_constant(name: str) -> object:
    raise bad_format(TEXT, NotNumber(name))


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise bad_format(TEXT, Fault.FAR_TOO_LARGE)
    return number


def _short(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise bad_format(TEXT, Fault.FAR_TOO_LARGE)
    return int(digits)
