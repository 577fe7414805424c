"""Settings of the whole suite."""

import signal

import pytest
from hypothesis import HealthCheck, settings

# Machines are noisy, and the first call of a kernel compiles it: time is never a reason to fail.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# A shell lets jobs in the background ignore Ctrl-C, and their children as well: tests that send it would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# What it asserts is told as that of test modules is.
pytest.register_assert_rewrite("tests.support.judging")
