"""The functions that the page calls in the opponents' worker."""

from __future__ import annotations

import json

from tabletop.web.thinking import Thinking

SLICE_SECONDS = 0.12
"""The length of a slice, in seconds: the longest that a cancelled job goes on running."""

_SHORTAGE = json.dumps({"shortage": MemoryError.__name__})
"""The answer when memory runs out; the page then ends this worker and uses the application's."""

_at_work: dict[int, Thinking] = {}


def begin(job_json: str) -> str:
    """Start the job in `job_json`, replacing any earlier one.

    Return `{}` as JSON text, or `{"failed": reason}` if there is no such opponent or game, or
    `{"shortage": ...}` if memory ran out.
    """
    job = json.loads(job_json)
    _at_work.clear()
    try:
        _at_work[job["number"]] = Thinking(job)
    except MemoryError:
        return _SHORTAGE
    except Exception as error:  # always report: silence means that the worker is dead
        return _failed(error)
    return "{}"


def go_on(number: int) -> str:
    """Search for one slice and return the `Progress` as JSON text.

    Return `{}` if the job was cancelled, `{"failed": reason}` if the opponent failed, or
    `{"shortage": ...}` if memory ran out.
    """
    thinking = _at_work.get(number)
    if thinking is None:
        return "{}"
    try:
        return json.dumps(thinking.go_on(SLICE_SECONDS)._asdict())
    except MemoryError:
        return _SHORTAGE
    except Exception as error:  # as above
        return _failed(error)


def _failed(error: Exception) -> str:
    return json.dumps({"failed": str(error) or type(error).__name__})
