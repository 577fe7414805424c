"""Runs tests beside processes that keep the processors busy: no test may fail because a machine is slow.

``python -m benchmarks.busy [--loops 8] [ARGUMENTS OF PYTEST]`` ends as pytest does. The loops end with it, also if it
is killed.
"""

import argparse
import multiprocessing
import os
import sys

import pytest


def loop() -> None:
    """Keep a processor busy as long as the parent lives."""
    parent = os.getppid()
    while os.getppid() == parent:
        sum(range(100_000))


def main() -> None:
    """Exit as pytest does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loops", type=int, default=8, help="number of busy processes")
    options, arguments = parser.parse_known_args()
    loops = [multiprocessing.Process(target=loop, daemon=True) for _ in range(options.loops)]
    for one in loops:
        one.start()
    sys.exit(pytest.main(arguments))


if __name__ == "__main__":
    main()
