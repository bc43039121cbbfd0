"""JSON that comes from outside: read strictly, and bounded before anything is built from it."""

from __future__ import annotations

import json
import re

from tabletop.core.errors import BadRecord, bad_format

MAX_DEPTH = 60
"""How deep lists and objects may stand in each other. In WebAssembly the parser's stack is small:
a text that is nested very deep would end the whole interpreter, not raise an error."""

# A text that ends within a string is one token up to its end, so that every text takes linear time.
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\Z)|([\[{])|([\]}])', re.DOTALL)


def read_json(text: str) -> object:
    """Return the value that `text` holds; raise BadRecord (E-FORMAT) if it is no plain JSON.

    Keys that stand twice in one object and numbers that JSON does not know are refused.
    """
    _check_depth(text)
    try:
        return json.loads(text, object_pairs_hook=_unique_keys, parse_constant=_no_constant)
    except BadRecord:
        raise
    except (ValueError, RecursionError) as error:
        raise bad_format("the text", f"It is not JSON: {error}.") from error


def _check_depth(text: str) -> None:
    depth = 0
    for token in _TOKEN.finditer(text):
        if token[1]:
            depth += 1
        elif token[2]:
            depth -= 1
        if depth > MAX_DEPTH:
            raise bad_format("the text", f"It is nested more than {MAX_DEPTH} levels deep.")


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    result = dict(pairs)
    if len(result) < len(pairs):
        names = [key for key, _ in pairs]
        twice = next(key for key in names if names.count(key) > 1)
        raise bad_format(twice, "This key stands twice in one object.")
    return result


def _no_constant(name: str) -> object:
    raise bad_format("the text", f"{name} is no JSON number.")
