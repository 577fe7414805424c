"""Settings of the whole suite."""

import gc
import signal

import pytest
from hypothesis import HealthCheck, settings

# Machines are noisy: time is never a reason to fail.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# A shell lets jobs in the background ignore Ctrl-C, and their children as well: tests that send it would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection() -> None:
    """What is collected stays: to look again and again whether it may go takes a fifth of the time."""
    gc.disable()


def pytest_collection_finish() -> None:
    """From here on, there is refuse."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def everything(request: pytest.FixtureRequest) -> bool:
    """True if all cases are to be tried, as by ``make test-all`` (``--sweep=all``), and not some of each kind."""
    return bool(request.config.getoption("sweep") == "all")
