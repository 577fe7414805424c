"""What a command costs before it does anything of length: ``python -m benchmarks.start --rounds 9``.

CPU seconds (user and system) of whole processes, children included, with compiled Python files and a warm file cache as
users have them; medians of rounds that are interleaved, so that a busy machine is busy for all. The goals are those of
a processor that has nothing else to do.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks import cpu

ROOT: Final = Path(__file__).parents[1]
COMMANDS: Final[Mapping[str, float]] = {
    "--help": 0.07,
    "list": 0.1,
    "make sudoku/classic --n 1 --out classic": 0.3,
    "make matrices/raven --n 1 --out raven": 0.3,
    "verify classic": 0.3,
    "verify raven": 0.3,
    "show classic": 0.3,
    "show raven": 0.3,
}
"""Command -> the CPU seconds that it may take."""


def seconds(command: str, folder: Path, checkout: Path = ROOT) -> float:
    """CPU seconds of a command of puzzlegen in a folder, by the code of a checkout; what it makes is made anew."""
    words = command.split()
    if "--out" in words:
        shutil.rmtree(folder / words[-1], ignore_errors=True)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"PYTHONPYCACHEPREFIX": str(folder / "compiled"), "PYTHONPATH": str(checkout)}
    return cpu.seconds([sys.executable, "-m", "puzzlegen", *words], folder, environment)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        taken: dict[str, list[float]] = {command: [] for command in COMMANDS}
        for _ in range(rounds + 1):
            for command, times in taken.items():
                times.append(seconds(command, Path(folder)))
    print("| command | CPU seconds | goal |\n|---|---:|---:|")
    for command, times in taken.items():
        print(f"| {command} | {median(times[1:]):.3f} | {COMMANDS[command]} |")  # the first round fills the caches


if __name__ == "__main__":
    main()
