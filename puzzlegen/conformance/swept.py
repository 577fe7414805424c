"""Which families were swept whole and have not changed since: their sweep would only say the same again.

``make swept`` (or ``python -m puzzlegen.conformance.swept``, with the names of families or categories only these)
sweeps them whole, and keeps the digest of what the sweep depends on (`puzzlegen.conformance.closure`) of each that
passes, beside its golden digests. Nothing else writes one. Seeds are fixed: where nothing has changed, nothing else
comes out, and whether the libraries beneath have changed is what the golden digests tell.
"""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from puzzlegen import catalog
from puzzlegen.conformance import closure
from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.core.errors import WrongUsage


class Verdicts:
    """A plug-in of pytest that notes of what a test was run, and of what one failed."""

    def __init__(self, subject: Callable[[str], str]) -> None:
        self.run: set[str] = set()
        self.failed: set[str] = set()
        self._subject = subject

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a result."""
        subject = self._subject(report.nodeid)
        self.run.add(subject)
        if report.failed:
            self.failed.add(subject)


def passed(
    arguments: Iterable[str], subjects: Iterable[str], digest: Callable[[str], str], subject: Callable[[str], str]
) -> dict[str, str]:
    """Run tests, and return the digests of what passes to the end and does not change meanwhile.

    Args:
        arguments: of pytest.
        subjects: what is tested.
        digest: that of all that the tests of a subject depend on.
        subject: that of a test, by its id; empty if it counts for all.
    """
    before = {one: digest(one) for one in subjects}
    verdicts = Verdicts(subject)
    code = pytest.main(["-q", *arguments], plugins=[verdicts])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) or "" in verdicts.failed:
        return {}
    closure.forget()
    good = verdicts.run - verdicts.failed
    return {one: known for one, known in before.items() if one in good and digest(one) == known}


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
    known = {row.name: row for row in rows}
    arguments = (str(Path(__file__).parent), *(f"--family={name}" for name in known), *options)
    good = passed(arguments, known, lambda name: closure.digest(known[name]), _family)
    for name, digest in good.items():
        keep(known[name], digest)
    return [row for name, row in known.items() if name not in good]


def _family(test: str) -> str:
    """The family that a test is of; empty for one of all families, or of none."""
    _, _, case = test.removesuffix("]").partition("[")
    name = case.partition("@")[0]
    return name if "/" in name else ""


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
