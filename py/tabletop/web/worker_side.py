"""What the page may ask of the worker in which computer opponents think."""

from __future__ import annotations

import json

from tabletop.web.thinking import Thinking

SLICE_SECONDS = 0.12
"""How long the worker thinks before it answers: the longest time that a dropped job lives on."""

_at_work: dict[int, Thinking] = {}


def begin(job_json: str) -> str:
    """Take up a job in place of every earlier one, and return its number as JSON text."""
    job = json.loads(job_json)
    _at_work.clear()
    _at_work[job["number"]] = Thinking(job)
    return json.dumps({"number": job["number"]})


def go_on(number: int) -> str:
    """Think one slice on and return the progress as JSON text; {} if the job was dropped."""
    thinking = _at_work.get(number)
    if thinking is None:
        return "{}"
    return json.dumps(thinking.go_on(SLICE_SECONDS)._asdict())
