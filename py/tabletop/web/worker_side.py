"""What the page may ask of the worker in which computer opponents think."""

from __future__ import annotations

import json

from tabletop.web.thinking import Thinking

SLICE_SECONDS = 0.12
"""How long the worker thinks before it answers: the longest time that a dropped job lives on."""

_SHORTAGE = json.dumps({"shortage": MemoryError.__name__})
"""The answer when memory ran out: the page ends this worker, and the application thinks."""

_at_work: dict[int, Thinking] = {}


def begin(job_json: str) -> str:
    """Take up a job in place of every earlier one.

    Return {} as JSON text, or {"failed": reason} if there is no such opponent or game.
    """
    job = json.loads(job_json)
    _at_work.clear()
    try:
        _at_work[job["number"]] = Thinking(job)
    except MemoryError:
        return _SHORTAGE
    except Exception as error:  # a failure is told: only a worker that is dead says nothing
        return _failed(error)
    return "{}"


def go_on(number: int) -> str:
    """Think one slice on and return the progress as JSON text; {} if the job was dropped.

    {"failed": reason} means that the opponent has tripped.
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
