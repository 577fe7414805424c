"""What a process costs."""

import resource
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


def seconds(command: Sequence[str], cwd: Path | None = None, env: Mapping[str, str] | None = None) -> float:
    """Run a command, and return its CPU seconds (user and system), those of its children included.

    Raises:
        subprocess.CalledProcessError: it fails.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=cwd, env=env, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
