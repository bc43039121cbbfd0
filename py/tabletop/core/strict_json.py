"""JSON that comes from outside: read strictly, and bounded before anything is built from it."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable
from itertools import accumulate

from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.problems import TEXT, Fault, NotJson, NotNumber, TooDeep, TooManyValues

MAX_DEPTH = 60
"""How deep lists and objects may stand in each other. In WebAssembly the parser's stack is small:
a text that is nested very deep would end the whole interpreter, not raise an error."""

MAX_VALUES = 200_000
"""How many values a text may hold, so that a small file does not become a mountain in memory."""

MAX_DIGITS = 300
"""How many digits a whole number may have: about as many as the largest other number."""

# A text that ends within a string is one token up to its end, so that every text takes linear time.
_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
_NO_BRACKETS = re.compile(r"[^\[\]{}]+")
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_json(text: str) -> object:
    """Return the value that `text` holds; raise BadRecord (E-FORMAT) if it is no plain JSON.

    Keys that stand twice in one object and numbers that JSON does not know are refused. The time
    grows with the length of the text, whatever it holds.
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
    """Return the object that these pairs make; raise BadRecord if a key stands twice."""
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise bad_format(key, Fault.KEY_TWICE)
        result[key] = value
    return result


def _check_size(text: str) -> None:
    """Raise BadRecord if a text holds too many values, or nests them too deep."""
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
