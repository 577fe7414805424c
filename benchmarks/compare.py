"""Whether a commit makes items more slowly than another: ``python -m benchmarks.compare [COMMIT] [--rounds 5]``.

Compares the files of this checkout with a commit, by default the one before the last. Each makes the same items of one
family of each category, in a process of its own, by turns (A B A B ...), and is told by the CPU seconds of the whole
process. A family is called slower or faster if it is so in all rounds but one and by a twentieth in the median;
measuring a commit against itself has to say neither. It only tells: a machine that is busy proves nothing.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from benchmarks import start

ITEMS: Final = {
    "boards/go_score": 100,
    "counting/blocks": 100,
    "cues/gears": 60,
    "differences/scene_difference": 12,
    "localization/find_odd": 20,
    "logic/clue_grid": 60,
    "matrices/raven": 100,
    "solids/cube_net": 60,
    "sudoku/classic": 200,
}
"""Family -> how many items of it take about a second."""
LEAST_ROUNDS: Final = 4
_TOLD: Final = 0.05


class Made(NamedTuple):
    """What making items took, in CPU seconds, and the root digest of them."""

    seconds: float
    root: str


def made(checkout: Path, family: str, folder: Path) -> Made:
    """Make items of a family by the code of a checkout."""
    command = f"make {family} --n {ITEMS[family]} --seed 7 --workers 1 --out made"
    seconds = start.seconds(command, folder, checkout)
    return Made(seconds, json.loads((folder / "made" / "manifest.json").read_bytes())["root"])


def verdict(before: list[float], after: list[float]) -> str:
    """What rounds of a family say: "slower", "faster", or nothing that is sure."""
    ratios = [new / old for old, new in zip(before, after, strict=True)]
    if median(ratios) > 1 + _TOLD and sum(ratio > 1 for ratio in ratios) >= len(ratios) - 1:
        return "slower"
    if median(ratios) < 1 - _TOLD and sum(ratio < 1 for ratio in ratios) >= len(ratios) - 1:
        return "faster"
    return ""


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="?", default="HEAD~1")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    if options.rounds < LEAST_ROUNDS:
        parser.error(f"--rounds is at least {LEAST_ROUNDS}: fewer call chance slower")
    with tempfile.TemporaryDirectory() as name:
        folder, other = Path(name), Path(name) / "other"
        git = ["git", "-C", str(start.ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(other), options.commit], check=True)
        try:
            for checkout in (other, start.ROOT):
                if (checkout / "hatch_build.py").exists():
                    subprocess.run([sys.executable, "hatch_build.py"], cwd=checkout, check=True, capture_output=True)
            print(
                f"| family | items | {options.commit}, CPU s | here, CPU s | ratio | |\n|---|---:|---:|---:|---:|---|"
            )
            for family in ITEMS:
                rounds = [
                    (made(other, family, folder), made(start.ROOT, family, folder)) for _ in range(options.rounds + 1)
                ]
                before, after = (
                    [pair[side].seconds for pair in rounds[1:]] for side in (0, 1)
                )  # the first fills caches
                told = verdict(before, after) if rounds[0][0].root == rounds[0][1].root else "makes other items"
                ratio = median(new / old for old, new in zip(before, after, strict=True))
                cells = (family, ITEMS[family], f"{median(before):.2f}", f"{median(after):.2f}", f"{ratio:.2f}", told)
                print(f"| {' | '.join(map(str, cells))} |", flush=True)
        finally:
            subprocess.run([*git, "remove", "--force", str(other)], check=True)


if __name__ == "__main__":
    main()
