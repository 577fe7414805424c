"""The order of results, and what happens when a worker or its parent dies."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from puzzlegen.running.workers import WorkerDied, ordered_map


def _square(number: int) -> int:
    time.sleep(0.001 * (number % 5))
    return number * number


def _die(number: int) -> int:
    if number == 20:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks(workers: int) -> None:
    assert list(ordered_map(_square, range(50), workers)) == [number * number for number in range(50)]


def test_no_tasks_no_results() -> None:
    assert list(ordered_map(_square, [], 2)) == []


def test_only_a_few_tasks_are_under_way() -> None:
    taken = 0

    def tasks() -> Iterator[int]:
        nonlocal taken
        while taken < 10_000:
            yield taken
            taken += 1

    with closing(ordered_map(_square, tasks(), 2)) as results:
        for number, _ in zip(range(200), results, strict=False):
            assert taken - number < 100


def test_a_killed_worker_is_reported() -> None:
    with pytest.raises(WorkerDied, match="resumes"):
        list(ordered_map(_die, range(40), 2))


def test_workers_end_when_their_parent_is_killed() -> None:
    program = (
        "import os, time\n"
        "from puzzlegen.running.workers import ordered_map\n"
        "def pid(_):\n    time.sleep(0.05)\n    return os.getpid()\n"
        "for worker in ordered_map(pid, range(10**6), 2):\n    print(worker, flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = {int(parent.stdout.readline()) for _ in range(16)}
        parent.kill()
    while any(_alive(worker) for worker in workers):
        time.sleep(0.1)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        if sys.platform == "linux":
            return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
    return True
