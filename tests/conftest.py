"""What all tests share: the flag that records traces anew."""

import gc

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--record`, which writes the traces of recorded games instead of comparing them."""
    parser.addoption("--record", action="store_true", help="write the traces of recorded games")


def pytest_collection_finish() -> None:
    """Spare the garbage collector the modules and tests that stay until the end."""
    gc.freeze()


@pytest.fixture
def recording(request: pytest.FixtureRequest) -> bool:
    """Return whether traces are to be written instead of compared."""
    return bool(request.config.getoption("--record"))
