"""Which families were swept whole and have not changed since: their sweep would only say the same again.

``make swept`` (or ``python -m puzzlegen.conformance.swept``, with the names of families or categories only these)
sweeps them whole, and keeps the digest of what the sweep depends on (`puzzlegen.conformance.closure`) of each that
passes, beside its golden digests. Nothing else writes one. Seeds are fixed: where nothing has changed, nothing else
comes out, and whether the libraries beneath have changed is what the golden digests tell.
"""

import json
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from puzzlegen import catalog
from puzzlegen.conformance import closure
from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.core.errors import WrongUsage


class Verdicts:
    """A plug-in of pytest that notes of which families a test was run, and of which one failed."""

    def __init__(self) -> None:
        self.run: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a result; a test of all families, or of none, counts for all."""
        _, _, case = report.nodeid.removesuffix("]").partition("[")
        family = case.partition("@")[0]
        self.run.add(family)
        if report.failed:
            self.failed.add(family if "/" in family else "")


def unchanged(row: catalog.Row) -> bool:
    """True if a family of puzzlegen's is the one that was last swept whole, and passed."""
    return not row.distribution and _kept(row).get(row.family) == closure.digest(row)


def keep(row: catalog.Row, digest: str) -> None:
    """Put the digest of a family that passed among those that lie beside it."""
    kept = _kept(row) | {row.family: digest}
    _file(row).write_text(json.dumps(dict(sorted(kept.items())), indent=2) + "\n", encoding="utf-8")


def _file(row: catalog.Row) -> Path:
    return FamilyEvidence(row).golden_file.with_name("swept.json")


def _kept(row: catalog.Row) -> dict[str, str]:
    path = _file(row)
    kept: dict[str, str] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return kept


def sweep(rows: Iterable[catalog.Row], *options: str) -> list[catalog.Row]:
    """Sweep families whole, keep the digest of each that passes, and return those that do not."""
    digests = [(row, closure.digest(row)) for row in rows]
    began, verdicts = time.time(), Verdicts()
    names = (f"--family={row.name}" for row, _ in digests)
    code = pytest.main([str(Path(__file__).parent), "-q", *names, *options], plugins=[verdicts])
    ended = code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and "" not in verdicts.failed
    open_ones = []
    for row, digest in digests:
        touched = any(path.stat().st_mtime >= began for path in closure.sources(row))
        if ended and not touched and row.name in verdicts.run - verdicts.failed:
            keep(row, digest)
        else:
            open_ones.append(row)
    return open_ones


def main(targets: list[str]) -> None:
    """Sweep these families of puzzlegen's, or all, in as many processes as there are processors."""
    rows = [row for target in targets for row in catalog.find(target)] if targets else catalog.ROWS
    if open_ones := sweep(rows, "-n", "auto", "--dist", "worksteal"):
        sys.exit(f"not passed, or changed meanwhile: {', '.join(row.name for row in open_ones)}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except WrongUsage as error:
        sys.exit(str(error))
