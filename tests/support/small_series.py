"""A series of small releases, quickly made, and what tests do with it."""

import atexit
import shutil
import tempfile
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from click.testing import CliRunner, Result

from puzzlegen.cli import main
from puzzlegen.releases import (
    documents,
    refresh,
)
from puzzlegen.releases.documents import Version
from puzzlegen.releases.secret import Secret
from puzzlegen.releases.series import Series
from puzzlegen.specs import language as spec
from puzzlegen.specs.language import Portion, Spec, Terms

SECRET = Secret("6f1d0c3a9be74852d5a0c18e7f2b4963")
MONTHS = (date(2026, 11, 1), date(2026, 12, 1), date(2027, 1, 1), date(2027, 2, 1))


def small(**changes: Any) -> Spec:
    """A spec of small Sudokus, quickly made."""
    found = spec.read("sudoku/classic_6x6").portions + spec.read("sudoku/classic").portions
    portions = tuple(Portion(one.family, one.level, 1) for one in found)
    terms: dict[str, Any] = {
        "title": "A small series",
        "items": 20,
        "splits": {"test": 3, "validation": 1},
        "refresh": 0.3,
        "hidden": 0.25,
    }
    return Spec("small", portions, ("en", "zh"), Terms(**terms | changes))


@cache
def four_months() -> Path:
    """A series of four months, made once for all test modules; tests that change it take a copy."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for month in MONTHS:
        outcome = refresh.refresh(Series(folder / "series"), small(), month, SECRET)
        assert outcome.status == "new release"
    return folder


def copied(folder: Path) -> Series:
    """A copy of it in this folder."""
    shutil.copytree(four_months(), folder, dirs_exist_ok=True)
    return Series(folder / "series")


def bytes_of(folder: Path) -> dict[str, bytes]:
    """All files below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def forge(known: Series, version: Version, **changes: Any) -> None:
    """Make all digests of a changed release, the newest one, agree with one another."""
    from puzzlegen.snapshots import digest

    folder = known.release_folder(version)
    there = known.read(version)
    tables = {name: digest.of_file(folder / name) for name in there.content.tables}
    content = msgspec.structs.replace(there.content, tables=tables, **changes)
    files = {name: digest.of_file(folder / name) for name in there.files}
    forged = msgspec.structs.replace(there, root=digest.of_document(content), content=content, files=files)
    (folder / documents.NAME).write_bytes(documents.encoded(forged))
    known.point()
