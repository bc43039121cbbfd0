"""What all tests share, those in browsers too: leaving out what only `make test-all` runs."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.amount import ALL, LEFT_OUT, leave_out


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `thorough`, unless everything is to run."""
    if not ALL:
        leave_out(config, items, {item for item in items if item.get_closest_marker("thorough")})


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Count in the summary what was left out: pytest-xdist forgets what its workers deselect."""
    reporter = node.config.pluginmanager.get_plugin("terminalreporter")
    left_out = getattr(node, "workeroutput", {}).get(LEFT_OUT, [])
    if left_out and "deselected" not in reporter.stats:
        node.config.hook.pytest_deselected(items=[SimpleNamespace(nodeid=id_) for id_ in left_out])
