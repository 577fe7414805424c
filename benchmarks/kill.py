"""Kills a run at random moments, again and again, and checks that the next run makes the very same snapshot of it.

``make soak`` runs it: ``python -m benchmarks.kill [TARGET] [--n N] [--times K] [--shards M]``. With ``--shards`` it is
the merge of so many shards that is killed.
"""

import argparse
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from puzzlegen.snapshots import manifest
from puzzlegen.snapshots.verify import verify


def main() -> None:
    """Exit with 1 as soon as a snapshot differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", nargs="?", default="sudoku")
    parser.add_argument("--n", type=int, default=200)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--shards", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run = [sys.executable, "-m", "puzzlegen"]
        make = [*run, "make", options.target, "--seed", "7", "--n", str(options.n)]
        work = make
        if options.shards:
            parts = [str(folder / f"shard {number}") for number in range(1, options.shards + 1)]
            for number, part in enumerate(parts, start=1):
                subprocess.run([*make, "--shard", f"{number}/{options.shards}", "--out", part], check=True)
            work = [*run, "merge", *parts]
        subprocess.run([*make, "--out", str(folder / "undisturbed")], check=True)
        root = manifest.read(folder / "undisturbed").root
        start = time.monotonic()
        subprocess.run([*work, "--out", str(folder / "timed")], check=True)
        whole = time.monotonic() - start
        for attempt in range(options.times):
            out = folder / "killed"
            again = [*work, "--out", str(out)]
            delay = random.uniform(0, whole)  # the one place where chance is wanted
            with subprocess.Popen(again, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
                time.sleep(delay)
                process.send_signal(signal.SIGKILL)
            visible = out.exists()
            sound = not visible or not verify(out)
            subprocess.run(again, check=True, stdout=subprocess.DEVNULL)
            same = manifest.read(out).root == root
            left = sorted(path.name for path in folder.glob(".*"))
            print(
                f"{attempt + 1}: killed after {delay:.2f} s of {whole:.2f} s,",
                f"{'whole' if visible else 'nothing'} to see, resumed: {'same root' if same else 'ANOTHER ROOT'}",
                flush=True,
            )
            if not (sound and same) or left:
                sys.exit(1)
            shutil.rmtree(out)


if __name__ == "__main__":
    main()
