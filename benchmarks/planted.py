"""Whether the tests find faults: each of ``planted.toml`` is planted in a copy of the repository, and looked for.

``python -m benchmarks.planted`` plants all, one after the other; with words, those whose file has one of these in its
path. A fault is caught if a test fails, not if none can be run.
"""

import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

ROOT = Path(__file__).parents[1]


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is planted, and which tests have to find it.

    Attributes:
        at: the path of a file in the repository.
        old, new: a text that stands there once, and what becomes of it.
        tests: what pytest is called with.
    """

    at: str
    old: str
    new: str
    tests: tuple[str, ...]


def faults(words: Sequence[str] = ()) -> list[Fault]:
    """The faults whose file has one of these words in its path; all without any."""
    table = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    found = msgspec.convert(table["fault"], list[Fault])
    return [one for one in found if not words or any(word in one.at for word in words)]


def copied(target: Path) -> Path:
    """A copy of all files of the repository that are under version control, as they are."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name, follow_symlinks=False)
    return target


def run(root: Path, fault: Fault) -> str:
    """Plant a fault, run its tests, take it out again; "caught", "missed", or why nothing was run."""
    path = root / fault.at
    text = path.read_text("utf-8")
    if text.count(fault.old) != 1:
        return "does not fit"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *fault.tests]
    try:
        _put(path, text.replace(fault.old, fault.new))
        if fault.at.startswith("puzzlegen/kernels/"):
            _compile(root)
        code = subprocess.run(
            command, cwd=root, env=os.environ | {"PYTHONPATH": str(root)}, capture_output=True, check=False
        ).returncode
    finally:
        _put(path, text)
        if fault.at.startswith("puzzlegen/kernels/"):
            _compile(root)
    return {0: "missed", 1: "caught"}.get(code, f"not run (pytest ends with {code})")


def _compile(root: Path) -> None:
    subprocess.run([sys.executable, "hatch_build.py"], cwd=root, check=True)


def _put(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    when = path.stat().st_mtime + next(_LATER)  # compiled modules are known by whole seconds
    os.utime(path, (when, when))


_LATER = iter(range(10, 1_000_000, 10))


def main(arguments: list[str]) -> None:
    """Plant the faults, say what became of each, and fail unless all are caught."""
    ends: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        root = copied(Path(folder))
        _compile(root)
        for fault in faults(arguments):
            began = time.perf_counter()
            end = run(root, fault)
            ends[end] += 1
            print(f"{end}, {time.perf_counter() - began:.0f} s: {fault.at}: {fault.old} -> {fault.new}", flush=True)
    print(", ".join(f"{end} {count}" for end, count in ends.items()))
    if {*ends} != {"caught"}:
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
