"""Prints what the fault tests noted as one Markdown table."""

from __future__ import annotations

import pytest

from tests.amount import ALL


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the rows of all tests, sorted, in `make test-all`."""
    reports = [report for kind in terminalreporter.stats.values() for report in kind]
    rows = [
        value
        for report in reports
        for name, value in getattr(report, "user_properties", [])
        if name == "row"
    ]
    if not ALL or not rows:
        return
    terminalreporter.write_line("\n| file | fault | visit | outcome | afterwards |")
    terminalreporter.write_line("|---|---|---|---|---|")
    for row in sorted(set(rows)):
        terminalreporter.write_line(row)
