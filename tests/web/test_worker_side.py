"""Responses of the opponents' worker."""

from __future__ import annotations

import json

import pytest

from tabletop.web import worker_side


def test_memory_that_ran_out_is_no_failure_of_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page must learn that memory ran out, not that the turn failed."""

    class Thinking:
        def __init__(self, job: dict[str, str]) -> None:
            if job["level"] == "large":
                raise MemoryError

        def go_on(self, _: float) -> None:
            raise MemoryError

    monkeypatch.setattr(worker_side, "Thinking", Thinking)
    shortage = {"shortage": "MemoryError"}
    assert json.loads(worker_side.begin('{"number": 1, "level": "large"}')) == shortage
    assert json.loads(worker_side.begin('{"number": 2, "level": "small"}')) == {}
    assert json.loads(worker_side.go_on(2)) == shortage
