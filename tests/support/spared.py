"""Which modules of ``tests/families`` have not changed since they passed: they would only say the same again.

It is with them as with the sweep (`puzzlegen.conformance.swept`): seeds are fixed, so that nothing else comes out where
nothing has changed. A module depends on the sources that it reaches through imports, and on the families that it names.
``python -m tests.support.spared`` runs those that have changed, and keeps the digests of those that pass.
"""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from puzzlegen import catalog
from puzzlegen.conformance import closure, swept

TESTS: Final = closure.ROOT / "tests"
FOLDER: Final = TESTS / "families"
EVIDENCE: Final = closure.ROOT / "puzzlegen" / "evidence"
KEPT: Final = FOLDER / "passed.json"


def modules() -> list[Path]:
    """The modules of tests of families."""
    return sorted(FOLDER.rglob("test_*.py"))


def digest(path: Path) -> str:
    """Digest of what a module of tests depends on."""
    return closure.digest_of(_rows(path), sources(path))


def sources(path: Path) -> frozenset[Path]:
    """The files that a module of tests depends on; the corpora of families, too."""
    rows = _rows(path)
    rooms = {room for row in rows for room in closure.rooms(row)}
    corpora = {file for row in rows for file in (EVIDENCE / row.category).glob("*.jsonl")}
    reached = closure.reached(frozenset({_module(path), "tests.conftest", *rooms}))
    return closure.files_of(reached) - {KEPT} | corpora


def unchanged(path: Path) -> bool:
    """True if a module of tests is the one that last passed."""
    return _kept().get(_key(path)) == digest(path)


def run(paths: Iterable[Path], *options: str) -> list[Path]:
    """Run modules of tests, keep the digest of each that passes, and return those that do not."""
    known = {_key(path): path for path in paths}
    passed = swept.passed((*map(str, known.values()), *options), known, lambda key: digest(known[key]), _module_of)
    there = {_key(path) for path in modules()}
    kept = {key: value for key, value in _kept().items() if key in there} | passed
    KEPT.write_text(json.dumps(dict(sorted(kept.items())), indent=2) + "\n", encoding="utf-8")
    return [path for key, path in known.items() if key not in passed]


def _module_of(test: str) -> str:
    """The module that a test is of, as it is kept."""
    return _key(closure.ROOT / test.partition("::")[0])


def _rows(path: Path) -> list[catalog.Row]:
    """The families of puzzlegen's that a module of tests, or what it imports of the tests, names; by category, too."""
    reached = closure.files_of(closure.reached(frozenset({_module(path)})))
    text = "\n".join(
        file.read_text("utf-8") for file in sorted(reached) if TESTS in file.parents and file.suffix == ".py"
    )
    named = {*re.findall(r"\b[a-z]+/[a-z0-9_]+\b", text), *re.findall(r'"([a-z]+)(?:/\{.*?)?"', text)}
    everything = "catalog.rows(" in text or "catalog.ROWS" in text
    return [row for row in catalog.ROWS if everything or {row.name, row.category} & named]


def _module(path: Path) -> str:
    return ".".join(path.relative_to(closure.ROOT).with_suffix("").parts)


def _key(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


def _kept() -> dict[str, str]:
    kept: dict[str, str] = json.loads(KEPT.read_text("utf-8")) if KEPT.is_file() else {}
    return kept


if __name__ == "__main__":
    changed = [path for path in modules() if not unchanged(path)]
    if changed and (left := run(changed, "--sweep=all", "-n", "auto", "--dist", "worksteal")):
        sys.exit(f"not passed, or changed meanwhile: {', '.join(map(_key, left))}")
