"""Runs the same pure function over many tasks, in this process or in several, and yields the results in order."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from puzzlegen.errors import CheckFailed

T = TypeVar("T")
R = TypeVar("R")

_BATCH = 8  # tasks per message: large enough to hide its cost, small enough to share the work evenly


class WorkerDied(CheckFailed):
    """A worker process ended before it had answered."""


def available_cpus() -> int:
    """The number of processors that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _outlive_nobody(parent: int) -> None:
    """Set up a worker: Ctrl-C is the parent's to handle, and a worker whose parent was killed ends too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _run_batch(function: Callable[[T], R], batch: list[T]) -> list[R]:
    return [function(task) for task in batch]


def ordered_map(function: Callable[[T], R], tasks: Iterable[T], workers: int) -> Generator[R, None, None]:
    """``function`` of each task, in the order of the tasks, whatever ``workers`` (at least 1) is.

    Only a few batches per worker are under way at once, so memory does not grow with the number of tasks. With more
    than one worker the function, the tasks and the results must be picklable. Who may stop early closes the generator
    (`contextlib.closing`), so that the processes end there and then.

    Raises:
        WorkerDied: if a worker process was killed from outside.
    """
    if workers == 1:
        yield from map(function, tasks)
        return
    # Forked workers share the compiled kernels that the parent has loaded; where forking is unsafe (macOS) they load
    # them from the disk.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    pool = ProcessPoolExecutor(workers, context, _outlive_nobody, (os.getpid(),))
    pending: deque[Future[list[R]]] = deque()
    stream = iter(tasks)
    try:
        while True:
            while len(pending) < 3 * workers and (batch := list(islice(stream, _BATCH))):
                pending.append(pool.submit(_run_batch, function, batch))
            if not pending:
                return
            yield from pending.popleft().result()
    except BrokenProcessPool as error:
        raise WorkerDied("A worker process was killed (out of memory?); the same command resumes the work.") from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
