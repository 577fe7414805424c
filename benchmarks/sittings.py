"""How fast the server of a study answers when many people play whole sittings at once and never stop to think.

``python -m benchmarks.sittings DIR [--people 20] [--items 30]`` starts ``puzzlegen play`` on the loopback, on the disk
of the folder for temporary files, and prints how long requests took.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import quantiles
from typing import Any

from tests.study.test_study import Browser


def play(address: str) -> list[tuple[str, float]]:
    """What each request of a person was for, and how many seconds it took."""
    browser = Browser(address)
    spent: list[tuple[str, float]] = []

    def timed(what: str, path: str, *message: Any) -> Any:
        start = time.perf_counter()
        answer = browser.ask(path, *message)
        spent.append((what, time.perf_counter() - start))
        return answer

    secret = timed("join", "join", {"language": "en"})["secret"]
    while True:
        state = timed("state", "state", None, secret)
        if state["phase"] == "done":
            return spent
        position = state["position"]
        for number in range(state["pictures"]):
            timed("picture", f"picture/{position}/{number}", None, secret)
        timed("answer", "answer", {"position": position, "said": {"response": "A", "sent": 1000}}, secret)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--items", type=int, default=30)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "answers.sqlite"
        command = ["puzzlegen", "play", options.folder, "--items", f"{options.items}", "--port=0", "--out", str(out)]
        server = subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        start = time.perf_counter()
        with ThreadPoolExecutor(options.people) as pool:
            spent = [one for those in pool.map(play, [address] * options.people) for one in those]
        wall = time.perf_counter() - start
        server.kill()
        server.wait()
    by_kind: defaultdict[str, list[float]] = defaultdict(list)
    for what, seconds in spent:
        by_kind[what].append(1000 * seconds)
    print(f"{options.people} people, {len(spent):,} requests in {wall:.1f} s, {len(spent) / wall:.0f} a second")
    print("| request | number | median, ms | 95 %, ms | longest, ms |\n|---|---:|---:|---:|---:|")
    for what, those in by_kind.items():
        cuts = quantiles(those, n=20)
        print(f"| {what} | {len(those):,} | {cuts[9]:.0f} | {cuts[18]:.0f} | {max(those):.0f} |")


if __name__ == "__main__":
    main()
