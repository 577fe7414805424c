"""Settings of the whole suite."""

from hypothesis import settings

# Machines are noisy, and the first call of a kernel compiles it: time is never a reason to fail.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
