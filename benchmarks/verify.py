"""What `puzzlegen verify` costs, category by category, and how much of it is wording and drawing items again.

``python -m benchmarks.verify [CATEGORY or FAMILY ...] [--n 200] [--seed 1] [--rounds 3]`` makes a snapshot of each, and
verifies it in turns with and without showing its items again, in one process; it prints medians in CPU seconds, beside
those of making the snapshot.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from statistics import median
from typing import Any, Final
from unittest import mock

from puzzlegen import catalog
from puzzlegen.snapshots import verify, writer
from puzzlegen.specs import language as spec

MEMORY: Final = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def seconds(work: Callable[[], Any]) -> float:
    """CPU seconds of this process."""
    start = time.process_time()
    work()
    return time.process_time() - start


def row(target: str, n: int, seed: int, rounds: int) -> str:
    """A row of the table."""
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        out = Path(folder) / "snapshot"
        request = writer.request_for(spec.read(target), target, n, seed)
        writer.write_snapshot(request, Path(folder) / "first")  # whatever is made once
        made = seconds(lambda: writer.write_snapshot(request, out))
        assert verify.verify(out) == []
        spent: dict[bool, list[float]] = {True: [], False: []}
        for _ in range(rounds):
            for shown, taken in spent.items():
                unshown = mock.patch.object(verify, "_shown", return_value=())
                with nullcontext() if shown else unshown:
                    taken.append(seconds(lambda: verify.verify(out)))
    whole, proven = median(spent[True]), median(spent[False])
    return f"| {target} | {n} | {made:.2f} | {whole:.2f} | {proven:.2f} | {whole / proven:.2f} |"


def table(targets: list[str], n: int, seed: int, rounds: int) -> Iterator[str]:
    """The table, line by line."""
    yield "| items of | number | make | verify | without showing again | ratio |"
    yield "|---|---:|---:|---:|---:|---:|"
    for target in targets:
        yield row(target, n, seed, rounds)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", metavar="CATEGORY or FAMILY")
    parser.add_argument("--n", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    for line in table(arguments.targets or list(catalog.categories()), arguments.n, arguments.seed, arguments.rounds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
