"""How often gates close for fair releases, how little they overlook, and what real items give away.

``python -m benchmarks.gates [SNAPSHOT] [--releases N]`` prints the tables of ``docs/gates.md``. The fair releases are
simulated (`tests.support.release_cases`).
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from puzzlegen.fairness.gate import Gate
from puzzlegen.fairness.luck import ALPHA, Draw, tail
from puzzlegen.releases import published
from puzzlegen.releases.documents import Held
from puzzlegen.releases.gates import judge
from puzzlegen.snapshots import manifest
from tests.support.release_cases import TERMS, fair, pixels_of

SIZES = (40, 200, 600, 2000)
TRIALS = 190  # of the gate of the options for 18 families and 2 tasks


def false_alarms(releases: int) -> Iterator[str]:
    """A table of the gates that closed for fair releases."""
    yield "| items | fair releases | closed | by gate | seconds a release |"
    yield "|---:|---:|---:|---|---:|"
    for n in SIZES:
        closed: Counter[str] = Counter()
        stopped = 0
        spent = 0.0
        for seed in range(releases):
            held, previous = fair(seed, n), fair(releases + seed, n)
            start = time.process_time()
            found = judge(held, pixels_of(held), {}, previous, TERMS)
            spent += time.process_time() - start
            names = [gate.name for gate in found if not gate.passed]
            closed.update(names)
            stopped += bool(names)
        by_gate = ", ".join(f"{name} {count}" for name, count in closed.items()) or "none"
        yield f"| {n} | {releases} | {stopped} ({stopped / releases:.1%}) | {by_gate} | {spent / releases:.2f} |"


def overlooked() -> Iterator[str]:
    """A table of the least accuracies that close a gate."""
    yield "| items of a group | least accuracy with 4 options | with 2 options |"
    yield "|---:|---:|---:|"
    for n in (10, 20, 50, 100, 300, 1000):
        cells = []
        for chance in (1 / 4, 1 / 2):
            enough = [hits for hits in range(n + 1) if tail(hits, {Draw(1.0, chance): n}) * TRIALS < ALPHA]
            cells.append(f"{enough[0] / n:.0%}" if enough else "none")
        yield f"| {n} | {' | '.join(cells)} |"


def accuracies(gate: Gate) -> Iterator[str]:
    """A gate's accuracies in percent, for groups that have the same guessers in one table."""
    head: list[str] = []
    for group, row in gate.figures["groups"].items():
        guessers = list(row["accuracy"])
        if guessers != head:
            head = guessers
            yield ""
            yield f"| items | number | luck or limit | {' | '.join(guessers)} |"
            yield "|---|---:|---:|" + "---:|" * len(guessers)
        shares = " | ".join(f"{100 * share:.1f}" for share in row["accuracy"].values())
        yield f"| {group} | {row['items']} | {100 * row['limit']:.0f} | {shares} |"


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("snapshot", nargs="?", type=Path)
    parser.add_argument("--releases", type=int, default=500)
    options = parser.parse_args()
    print("\n".join(false_alarms(options.releases)), end="\n\n", flush=True)
    print("\n".join(overlooked()))
    if options.snapshot:
        held = [Held(one.item, one.key, one.proof) for one in published.opened(options.snapshot).entries()]
        pixels = manifest.read(options.snapshot).content.pixels
        for gate in judge(held, pixels, {}, None, TERMS):
            print(f"\n{gate.name}: {'passed' if gate.passed else 'CLOSED'}. {gate.detail}")
            if "groups" in gate.figures:
                print("\n".join(accuracies(gate)))


if __name__ == "__main__":
    main()
