"""How much memory and time `puzzlegen eval` needs at servers that never end their answers, or end them badly.

``python -m benchmarks.servers DIR [--timeout SECONDS]`` asks each of them eight questions of a snapshot.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.support.stub_server import HOSTILE, serving

MOST = 300  # MB


def main() -> None:
    """Exit with 1 if any needs more memory than `MOST`, or much more time than the time-out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--timeout", type=float, default=10)
    options = parser.parse_args()
    bad = False
    with tempfile.TemporaryDirectory() as out:
        for number, (name, fault) in enumerate(HOSTILE.items()):
            with serving(lambda *_, fault=fault: fault) as stub:
                run = [sys.executable, "-m", "puzzlegen", "eval", str(options.folder), "--limit", "8", "--retries", "0"]
                run += ["--base-url", stub.url, "--model", "m", "--out", f"{out}/{number}.jsonl"]
                start = time.monotonic()
                command = [*run, "--timeout", str(options.timeout)]
                asking = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
                said = asking.stderr.read() if asking.stderr else ""
                _, _, used = os.wait4(asking.pid, 0)
            seconds, memory = time.monotonic() - start, used.ru_maxrss / 1024
            bad = bad or memory > MOST or seconds > options.timeout + 30
            print(f"{name:24} {seconds:6.1f} s {memory:6.0f} MB  {said.strip().splitlines()[-1][:110]}", flush=True)
    sys.exit(bad)


if __name__ == "__main__":
    main()
