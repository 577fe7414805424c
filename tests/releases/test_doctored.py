"""An audit names every doctoring of the newest release, though all digests agree."""

import shutil
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import msgspec
import pytest

from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.releases import errata
from puzzlegen.releases.audit import audit
from puzzlegen.releases.reading import held
from puzzlegen.releases.refresh import refresh
from puzzlegen.releases.secret import Secret
from puzzlegen.releases.series import Series
from puzzlegen.specs.language import Portion, Spec, Terms
from tests.support.doctored_releases import DOCTORINGS
from tests.support.release_doctor import doctor, seal

SECRET = Secret("6f1d0c3a9be74852d5a0c18e7f2b4963")


def cheap() -> Spec:
    """Items of three forms, quickly made."""
    portions = [Portion("template/blank", level, 1) for level in USUAL_LEVELS]
    portions += [Portion("matrices/symmetry", Level.EASY, 3), Portion("sudoku/classic_4x4", Level.EASY, 2)]
    terms = Terms(title="Doctored", items=14, splits={"test": 2, "validation": 1}, refresh=0.4, hidden=0.25)
    return Spec("cheap", tuple(portions), ("en",), terms)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A series of three months, which no test may change."""
    folder = tmp_path_factory.mktemp("three")
    for month in (1, 2, 3):
        refresh(Series(folder / "series"), cheap(), date(2027, month, 1), SECRET)
    return folder


@pytest.fixture
def copied(three: Path, tmp_path: Path) -> Series:
    shutil.copytree(three / "series", tmp_path / "series")
    return Series(tmp_path / "series")


def test_without_doctoring_there_is_nothing_to_find(copied: Series) -> None:
    seal(copied, copied.read(copied.newest()))
    remarks: list[str] = []
    assert audit(copied, prove=True, remake=True, remark=remarks.append) == []
    assert remarks == []


def link(name: str) -> Callable[[Series], None]:
    def change(known: Series) -> None:
        path = known.folder / name
        elsewhere = known.folder.parent / f"elsewhere-{path.name}"
        path.rename(elsewhere)
        path.symlink_to(elsewhere)

    return change


def retract(item: str = "", release: str = "2027.3.0", why: str = "Wrong.", times: int = 1) -> Callable[[Series], None]:
    def change(known: Series) -> None:
        for _ in range(times):
            errata.add(known.folder, item or next(items_of(known)), release, why)

    return change


def retract_before(known: Series) -> None:
    """Retract an item that the newest release has, and knew to be retracted."""
    errata.add(known.folder, next(items_of(known)), "2027.3.0", "Wrong.")
    release = known.read(known.newest())
    retractions = errata.head(errata.read(known.folder))
    seal(
        known,
        msgspec.structs.replace(release, content=msgspec.structs.replace(release.content, retractions=retractions)),
    )


def items_of(known: Series) -> Iterator[str]:
    return (one.item.id for one in held(known.release_folder(known.newest())))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (link("latest"), "latest: is a link"),
        (link("releases"), "releases: is a link"),
        (link("revealed"), "revealed: is a link"),
        (link("releases/2027.3.0/release.json"), "release.json: is a link"),
        (link("revealed/2027.2.0/reveal.json"), "reveal.json: is a link"),
        (lambda known: (known.folder / "releases/2028.1.0").mkdir(), "has no release 2028.1.0"),
        (retract("0" * 20), "line 1 retracts what no release had"),
        (retract(release="2030.1.0"), "line 1 retracts what no release had"),
        (retract(times=2), "line 2 retracts what no release had"),
        (retract(why=""), "line 1 gives no reason"),
        (retract(why="Wrong.\u202e"), "line 1 gives no reason"),
        (retract_before, "which was retracted before"),
    ],
)
def test_what_lies_around_the_releases_is_named(
    copied: Series, change: Callable[[Series], object], complaint: str
) -> None:
    change(copied)
    assert any(complaint in str(problem) for problem in audit(copied))


@pytest.mark.parametrize("name", DOCTORINGS)
def test_every_doctoring_is_named(copied: Series, name: str) -> None:
    doctoring = DOCTORINGS[name]
    doctor(copied, doctoring)
    if doctoring.flags:
        assert audit(copied) == [], "it takes no flag to find this"
    unreadable = doctoring.complaint.startswith(("Expected", "has schema"))  # one release alone cannot be audited then
    only = None if doctoring.flags or unreadable else copied.newest()
    found = [str(problem) for problem in audit(copied, only=only, **doctoring.flags)]
    parts = doctoring.complaint.split("{id}")
    assert any(all(part in one for part in parts) for one in found), found
    assert all(str(copied.newest()) in one for one in found)
