"""Ten years of a series: what a month takes, and whether that grows with the age of the series.

``make soak`` runs it at a small size: ``python -m benchmarks.ten_years [--items N] [--months M] [--page FILE]``. Each
month is a run of ``puzzlegen refresh`` of its own. What is compared is its processor time, the peak memory of the
process, and the bytes that it adds to the public folder, where a file that several releases share counts once; each is
the median of three months, since some draw harder puzzles than others. The whole series is audited at the end. Exit
code 1: the last months take more than `ALLOWED` times what the first ones take, or the audit finds something.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec

ALLOWED = 1.3
_CLOSED = 3  # exit code of a refresh whose release did not pass a check
_MEBIBYTE = 2**20
_HEADING = "## Ten years\n"
_SPEC = """name = "decade"
families = [{{ name = "sudoku/classic" }}, {{ name = "sudoku/classic_6x6" }}, {{ name = "boards/knight_path" }}]
languages = ["en", "zh"]

[release]
title = "Ten years"
items = {items}
splits = {{ test = 9, validation = 1 }}
refresh = 0.1
hidden = 0.1
"""


class Month(msgspec.Struct, frozen=True):
    """What a month took: seconds of the processor, bytes of memory at the peak, bytes added, bytes of the series."""

    cpu: float
    memory: float
    added: float
    together: float


class Disk:
    """The bytes of a series, with what its releases have in common counted once."""

    def __init__(self, series: Path) -> None:
        self._series = series
        self._folders: set[Path] = set()
        self._inodes: set[tuple[int, int]] = set()
        self.bytes = 0

    def added(self) -> int:
        """The bytes of what appeared since the last call."""
        before = self.bytes
        for room in ("releases", "revealed"):
            for folder in sorted((self._series / room).glob("*")):
                if folder not in self._folders:
                    self._folders.add(folder)
                    self._count(folder)
        return self.bytes - before

    def _count(self, folder: Path) -> None:
        for path in folder.rglob("*"):
            status = path.stat()
            place = (status.st_dev, status.st_ino)
            if path.is_file() and place not in self._inodes:
                self._inodes.add(place)
                self.bytes += status.st_size


def used(*arguments: object) -> tuple[float, float] | None:
    """Run puzzlegen to its end; returns seconds of the processor and bytes of memory, None if a check closed."""
    command = [sys.executable, "-m", "puzzlegen", *map(str, arguments)]
    environment = os.environ | {"PUZZLEGEN_SECRET": "0f6b7d21c4a94e8f93b25c60d7ae1845"}
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment, text=True)
    assert process.stderr
    complaint = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode == _CLOSED:
        print(complaint.splitlines()[-1], flush=True)
        return None
    if process.returncode:
        sys.exit(f"{' '.join(command)} ends with {process.returncode}: {complaint}")
    unit = 1 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit


def around(months: Sequence[Month], number: int) -> Month:
    """The medians of three months around this one, counted from 1; the first one makes all items and is left out."""
    first = min(max(number - 2, 1), len(months) - 3)
    three = months[first : first + 3]
    return Month(*(median(getattr(month, name) for month in three) for name in Month.__struct_fields__))


def main() -> None:
    """Run, print, and write the table into a page where one is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--items", type=int, default=20)
    parser.add_argument("--months", type=int, default=120)
    parser.add_argument("--folder", type=Path, help="where the series lies for a while; default: a temporary folder")
    parser.add_argument("--page", type=Path, help="such as docs/scale.md")
    options = parser.parse_args()
    months: list[Month] = []
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        spec, series = Path(name) / "decade.toml", Path(name) / "series"
        spec.write_text(_SPEC.format(items=options.items))
        disk = Disk(series)
        for number in range(options.months):
            date = f"{2027 + number // 12}-{number % 12 + 1:02}"
            usage = used("refresh", spec, "--series", series, "--date", date, "--workers", 1)
            if usage is None:
                continue  # a month without a release, as for an operator
            cpu, memory = usage
            months.append(Month(cpu, memory, disk.added(), disk.bytes))
            print(f"{date}: {cpu:.1f} s, {memory / _MEBIBYTE:.0f} MiB, {months[-1].added / 1000:,.0f} kB", flush=True)
        audited = used("audit", series, "--workers", 1)
        assert audited
        audit_cpu, audit_memory = audited
    lines = [
        f"{len(months)} months of {options.items} items, a tenth of them new each month and as many held back; on "
        f"{platform.machine()}, Python {platform.python_version()}, one process. Medians of three months.",
        "",
        "| month | CPU, s | peak memory, MiB | added, kB | all releases, MB |",
        "|---:|---:|---:|---:|---:|",
    ]
    wanted = [number for number in (2, 12, 60, 120) if number <= len(months)]
    for number in wanted:
        month = around(months, number)
        lines.append(
            f"| {number} | {month.cpu:.1f} | {month.memory / _MEBIBYTE:.0f} | {month.added / 1000:,.0f} "
            f"| {month.together / 1e6:,.1f} |"
        )
    first, last = around(months, 2), around(months, len(months))
    grown = [getattr(last, name) / getattr(first, name) for name in ("cpu", "memory", "added")]
    lines += [
        "",
        f"Month {len(months)} takes {grown[0]:.2f} times the processor time of month 2, {grown[1]:.2f} times the "
        f"memory and {grown[2]:.2f} times the room. The audit of the whole series takes {audit_cpu:.0f} s and "
        f"{audit_memory / _MEBIBYTE:.0f} MiB.",
    ]
    print("\n".join(lines))
    if options.page:
        prose, _, rest = options.page.read_text().partition(_HEADING)
        rest = rest[rest.find("\n## ") :] if "\n## " in rest else ""
        options.page.write_text(f"{prose}{_HEADING}\n" + "\n".join(lines) + "\n" + rest)
    sys.exit(max(grown) > ALLOWED)


if __name__ == "__main__":
    main()
