"""Runs the same pure function over many tasks and yields the results in order.

The work is done in this process, in several, or on a Dask cluster.
"""

import logging
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.extras import imported
from puzzlegen.running import packages, software

if TYPE_CHECKING:
    import distributed

T = TypeVar("T")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
Workers: TypeAlias = "int | distributed.Client"

_BATCH = 8  # tasks per message: large enough to hide its cost, small enough to share the work evenly


class WorkerDied(CheckFailed):
    """A worker process ended before it had answered."""


class NoCluster(WrongUsage):
    """There is no Dask cluster to work on."""


class Promise(Protocol[R_co]):
    """What stands for a result under way, in a pool or on a cluster."""

    def result(self) -> R_co:
        """Wait for the result."""


def available_cpus() -> int:
    """The number of processors that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _exit_with_parent(parent: int) -> None:
    """Set up a worker: Ctrl-C is the parent's to handle, and a worker whose parent was killed ends too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _run_batch(function: Callable[[T], R], batch: list[T]) -> list[R]:
    return [function(task) for task in batch]


_turn = threading.Lock()


def _run_there(software_here: Mapping[str, str], function: Callable[[T], R], batch: list[T]) -> list[R]:
    """Run a batch on a worker of a cluster; the threads of a process take turns, since nothing here expects threads."""
    software.require_same(software_here, "The machine that collects the items")
    with _turn:
        return _run_batch(function, batch)


def dask_setup(_: object) -> None:
    """Set up a worker of a local cluster, which calls this: Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def dask_cluster(address: str, processes: int) -> "Iterator[distributed.Client]":
    """A Dask cluster for `ordered_map`, as a context.

    Args:
        address: of a scheduler, such as ``tcp://10.0.0.1:8786``; or ``local``, to start a cluster on this machine.
        processes: number of workers of a local cluster.

    Raises:
        NoCluster: if Dask is not installed, or no scheduler answers at the address.
    """
    with imported("--dask", "'puzzlegen-bench[dask]'", NoCluster):
        import distributed
    for handler in logging.getLogger("distributed").handlers:
        handler.setLevel(logging.CRITICAL)  # it would write into the progress bar; what matters is raised
    with ExitStack() as stack:
        if address == "local":
            place = stack.enter_context(
                distributed.LocalCluster(
                    n_workers=processes,
                    threads_per_worker=1,
                    dashboard_address="127.0.0.1:0",  # any free port
                    silence_logs=logging.CRITICAL,
                    preload=__name__,
                )
            )
        else:
            place = address
        try:
            client = stack.enter_context(distributed.Client(place))
        except (OSError, ValueError) as error:
            raise NoCluster(f"No Dask scheduler answers at {address}: give --dask its address, or local.") from error
        # A worker that cannot even read its tasks would die of them.
        for worker, answer in client.run(software.software, on_error="return").items():
            if isinstance(answer, Exception):
                raise NoCluster(f"The worker {worker} cannot run puzzlegen: {answer}; install the same version there.")
        yield client


def ordered_map(
    function: Callable[[T], R], tasks: Iterable[T], workers: Workers, *, afresh: bool = False, together: int = _BATCH
) -> Generator[R, None, None]:
    """``function`` of each task, in the order of the tasks, whatever ``workers`` is.

    Only a few batches per worker are under way at once, so memory does not grow with the number of tasks. Unless it is
    all done in this process the function, the tasks and the results must be picklable. Who may stop early closes the
    generator (`contextlib.closing`), so that the work ends there and then.

    Args:
        function: pure.
        tasks: its arguments.
        workers: a number of processes, 1 for this one alone; or a cluster.
        afresh: whether processes load everything themselves, for what does not survive being forked.
        together: tasks that a worker gets at once.

    Raises:
        WorkerDied: if a worker process was killed from outside; a cluster runs its batches elsewhere first.
    """
    if workers == 1:
        return (function(task) for task in tasks)
    if isinstance(workers, int):
        return _on_processes(function, tasks, workers, afresh, together)
    return _on_cluster(function, tasks, workers, together)


def _on_processes(
    function: Callable[[T], R], tasks: Iterable[T], workers: int, afresh: bool, together: int
) -> Generator[R, None, None]:
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    # Forked workers share what the parent has loaded; where forking is unsafe (macOS) they load it themselves.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" and not afresh else "spawn")
    pool = ProcessPoolExecutor(workers, context, _exit_with_parent, (os.getpid(),))
    try:
        yield from _in_order(lambda batch: pool.submit(_run_batch, function, batch), tasks, lambda: workers, together)
    except BrokenProcessPool as error:
        raise WorkerDied("A worker process was killed (out of memory?); the same command resumes the work.") from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _on_cluster(
    function: Callable[[T], R], tasks: Iterable[T], client: "distributed.Client", together: int
) -> Generator[R, None, None]:
    import distributed
    from distributed.comm.core import CommClosedError

    here = software.software(packages.distributions())
    try:
        yield from _in_order(
            lambda batch: client.submit(_run_there, here, function, batch, pure=False),
            tasks,
            lambda: max(1, len(client.nthreads())),  # workers come and go
            together,
        )
    except distributed.KilledWorker as error:
        raise WorkerDied(
            "Workers of the cluster died one after another (out of memory?); the same command resumes the work."
        ) from error
    except (CommClosedError, distributed.CancelledError) as error:
        raise WorkerDied("The scheduler of the cluster went away; the same command resumes the work.") from error


def _in_order(
    submit: Callable[[list[T]], Promise[list[R]]], tasks: Iterable[T], workers: Callable[[], int], together: int
) -> Generator[R, None, None]:
    """Submit the tasks in batches, a few per worker at once, and yield their results in order."""
    stream = iter(tasks)
    pending: deque[Promise[list[R]]] = deque()
    try:
        while True:
            while len(pending) < 3 * workers() and (batch := list(islice(stream, together))):
                pending.append(submit(batch))
            if not pending:
                return
            yield from pending.popleft().result()
    finally:
        pending.clear()  # a cluster drops the work whose promises nobody holds
