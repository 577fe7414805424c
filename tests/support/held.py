"""The command line, but after its first item it waits until it is interrupted, however fast or slow the machine is.

It is run as a program, with the arguments of ``puzzlegen``.
"""

import time
from collections.abc import Iterator

from puzzlegen.cli import main
from puzzlegen.snapshots.journal import Entry, Journal, Outcome

record = Journal.record


def held(journal: Journal, outcomes: Iterator[Outcome]) -> Iterator[Entry]:
    """Record what is made, and hold the first entry back."""
    for entry in record(journal, outcomes):
        while True:
            time.sleep(0.01)
        yield entry


if __name__ == "__main__":
    Journal.record = held  # type: ignore[method-assign]
    main()
