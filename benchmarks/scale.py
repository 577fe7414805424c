"""Wall time, CPU time and peak memory of runs of 1,000 to 100,000 items, and of the ways to share out a run.

``make scale`` runs it and writes the tables into ``docs/scale.md``: ``python -m benchmarks.scale [FAMILY]``; with
``--month N``, instead, a run of so many items of all families by processes and by Dask (long ones by Dask alone), whose
lines join those of other sizes on the page. Memory is the resident memory of a command and all of its processes,
sampled four times a second; pages that forked processes share count once for each, so the sum is an upper bound.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import psutil

from puzzlegen.running.workers import available_cpus
from puzzlegen.snapshots import manifest

_PAUSE = 0.25  # seconds between two samples
_MEBIBYTE = 2**20
_HEADING = "## Measured\n"
_MONTH = "## Measured: all families\n"
_LONG = 10_000  # items of all families; one process makes some forty in a second
_HEAD = [
    "| command | items | wall, s | CPU, s | items/s | memory of all processes, MiB | of the largest, MiB |",
    "|---|---:|---:|---:|---:|---:|---:|",
]


class Usage(msgspec.Struct, frozen=True):
    """What a command took: seconds, seconds of all processors, bytes of all processes and of the largest one."""

    wall: float
    cpu: float
    together: int
    largest: int


def resident(process: psutil.Process) -> list[int]:
    """Bytes of resident memory of the process and of each of its descendants."""
    sizes = []
    for member in [process, *process.children(recursive=True)]:
        try:
            sizes.append(member.memory_info().rss)
        except psutil.NoSuchProcess:
            continue
    return sizes


def measured(*arguments: str | Path) -> Usage:
    """Run puzzlegen with these arguments to its end, which must be a good one."""
    command = [sys.executable, "-m", "puzzlegen", *map(str, arguments)]
    start = time.monotonic()
    together = largest = 0
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    watched = psutil.Process(process.pid)
    while True:
        pid, status, used = os.wait4(process.pid, os.WNOHANG)
        if pid:
            break
        sizes = resident(watched)
        together, largest = max(together, sum(sizes)), max(largest, *sizes)
        time.sleep(_PAUSE)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return Usage(time.monotonic() - start, used.ru_utime + used.ru_stime, together, largest)


def row(name: str, n: int, usage: Usage) -> str:
    """A line of the tables."""
    line = (
        f"| {name} | {n:,} | {usage.wall:,.0f} | {usage.cpu:,.0f} | {n / usage.wall:,.0f} "
        f"| {usage.together / _MEBIBYTE:,.0f} | {usage.largest / _MEBIBYTE:,.0f} |"
    )
    print(line, flush=True)
    return line


def sizes(make: list[str], counts: list[int], workers: str, folder: Path) -> list[str]:
    """``make`` and ``verify`` of runs of different sizes."""
    lines = []
    out = folder / "snapshot"
    for n in counts:
        lines.append(row("make", n, measured(*make, "--n", str(n), "--workers", workers, "--out", out)))
        lines.append(row("verify", n, measured("verify", out, "--workers", workers)))
        shutil.rmtree(out)
    return lines


def ways(make: list[str], n: int, workers: str, folder: Path) -> list[str]:
    """The ways to make one and the same snapshot; raises AssertionError if they do not."""
    run = [*make, "--n", str(n)]
    parts = [folder / "1", folder / "2"]
    lines = [
        row("make --workers 1", n, measured(*run, "--workers", "1", "--out", folder / "serial")),
        row(f"make --workers {workers}", n, measured(*run, "--workers", workers, "--out", folder / "pool")),
        row(f"make --dask local, {workers} workers", n, measured(*run, "--dask", "local", "--out", folder / "dask")),
        row("make --shard 1/2", n // 2, measured(*run, "--workers", workers, "--shard", "1/2", "--out", parts[0])),
        row("make --shard 2/2", n - n // 2, measured(*run, "--workers", workers, "--shard", "2/2", "--out", parts[1])),
        row("merge of both", n, measured("merge", *parts, "--out", folder / "merged")),
    ]
    roots = {manifest.read(folder / name).root for name in ("serial", "pool", "dask", "merged")}
    assert len(roots) == 1, roots
    return lines


def month(n: int, workers: str, folder: Path) -> list[str]:
    """A run of all families by one process, by several, and by Dask."""
    run = ["make", "monthly", "--seed", "7", "--n", str(n)]
    ways = {
        "make --workers 1": ["--workers", "1"],
        f"make --workers {workers}": ["--workers", workers],
        f"make --dask local, {workers} workers": ["--dask", "local", "--workers", workers],
    }
    if n > _LONG:
        ways = dict([*ways.items()][-1:])
    lines = [row(name, n, measured(*run, *way, "--out", folder / name)) for name, way in ways.items()]
    roots = {manifest.read(folder / name).root for name in ways}
    assert len(roots) == 1, roots
    return lines


def cells(line: str) -> list[str]:
    """Those of a line of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def growth(lines: list[str]) -> str:
    """How the memory of the longest runs grows with the number of items, in a sentence."""
    (few, small), (many, large) = ([int(cells(line)[place].replace(",", "")) for place in (1, 6)] for line in lines)
    each = 1024 * 1000 * (large - small) / (many - few)
    return f"From {few:,} to {many:,} items the largest process grows by {each:,.0f} KiB for every 1,000."


def main() -> None:
    """Measure and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("family", nargs="?", default="sudoku/classic")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 10_000, 100_000])
    parser.add_argument("--ways", type=int, default=10_000, help="items of the second table")
    parser.add_argument("--month", type=int, help="measure a run of so many items of all families instead")
    parser.add_argument("--folder", type=Path, help="where the snapshots lie for a while; default: a temporary folder")
    parser.add_argument("--page", type=Path, default=Path("docs/scale.md"))
    options = parser.parse_args()
    workers = str(available_cpus())
    machine = f"{platform.machine()}, {workers} processors, Python {platform.python_version()}; start-up included."
    prose, _, figures = options.page.read_text().partition(_HEADING)
    of_one, _, of_all = figures.partition(_MONTH)
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        folder = Path(name)
        if options.month:
            before = [line for line in of_all.splitlines() if line.startswith("| make")]
            now = month(options.month, workers, folder)
            lines = [line for line in before if cells(line)[1] != f"{options.month:,}"] + now
            lines.sort(key=lambda line: int(cells(line)[1].replace(",", "")))
            by_dask = [line for line in lines if "--dask" in line]
            grown = ["", growth([by_dask[0], by_dask[-1]])] if len(by_dask) > 1 else []
            of_all = "\n" + "\n".join([f"`monthly` on {machine}", "", *_HEAD, *lines, *grown]) + "\n"
        else:
            make = ["make", options.family, "--level", options.level, "--seed", "7"]
            measured(*make, "--n", "100", "--workers", "1", "--out", folder / "first")  # whatever is made once
            second = ways(make, options.ways, workers, folder)
            lines = [
                f"By `make scale`, {options.family} {options.level} on {machine}",
                "",
                *_HEAD,
                *sizes(make, options.sizes, workers, folder),
                "",
                f"The ways to make the same {options.ways:,} items; all have the same root digest.",
                "",
                *_HEAD,
                *second,
            ]
            of_one = "\n" + "\n".join(lines) + "\n\n"
    options.page.write_text(prose + _HEADING + of_one + _MONTH + of_all)
    print(f"written to {options.page}")


if __name__ == "__main__":
    main()
