"""Settings of the whole suite."""

import pytest
from hypothesis import HealthCheck, settings

# Machines are noisy, and the first call of a kernel compiles it: time is never a reason to fail.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# What it asserts is told as that of test modules is.
pytest.register_assert_rewrite("tests.judging")
