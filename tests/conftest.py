"""Pytest options and hooks shared by all tests."""

import gc

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--record`, which rewrites the traces of recorded games instead of comparing them."""
    parser.addoption("--record", action="store_true", help="write the traces of recorded games")


def pytest_collection_finish() -> None:
    """Spare the garbage collector the modules and tests that stay until the end."""
    gc.freeze()


@pytest.fixture
def recording(request: pytest.FixtureRequest) -> bool:
    """Return whether to rewrite traces instead of comparing them."""
    return bool(request.config.getoption("--record"))
