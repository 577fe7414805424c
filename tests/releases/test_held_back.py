"""What a release holds back: it never lies below the public folder, and a lost private folder costs nothing."""

import errno
import os
import random
import shutil
import stat
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from benchmarks import kill_refresh
from puzzlegen.core.family import Level
from puzzlegen.core.writing import DiskFull
from puzzlegen.generators.blank import LEVELS, BlankParams
from puzzlegen.releases import held_back, publish, restore
from puzzlegen.releases.audit import audit
from puzzlegen.releases.documents import Version
from puzzlegen.releases.errata import retract
from puzzlegen.releases.private import Exposed
from puzzlegen.releases.refresh import refresh
from puzzlegen.releases.reveal import NotInTurn, reveal
from puzzlegen.releases.secret import MissingSecret, Secret
from puzzlegen.releases.series import Series
from puzzlegen.snapshots.writer import OtherVersion
from puzzlegen.specs import language as spec
from puzzlegen.specs.language import Spec, Terms
from tests.support.small_series import bytes_of

SECRET = Secret("b1946ac92492d2347c6235b4d2611184")
MONTHS = tuple(date(2031, month, 1) for month in range(1, 5))
FIRST, SECOND, THIRD, FOURTH = (Version(2031, month) for month in range(1, 5))


@pytest.fixture(scope="module", autouse=True)
def few_puzzles() -> Iterator[None]:
    """Five tiles make 720 puzzles, so that releases that pay no attention to one another have some in common.

    That few are soon used up, which the gates would notice.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(publish.gates, "judge", lambda *_: ())
        patch.setitem(LEVELS, Level.EASY, BlankParams(band=(5, 5), tiles=(5, 5)))
        yield


def tiles(**changes: Any) -> Spec:
    """A spec of a family that is made within milliseconds."""
    easy = tuple(portion for portion in spec.read("template/blank").portions if portion.level == "easy")
    terms: dict[str, Any] = {"title": "Tiles", "items": 60, "refresh": 0.5, "hidden": 0.6}
    return Spec("tiles", easy, ("en", "zh"), Terms(**terms | changes))


def made(folder: Path, wanted: Spec, months: int = 4, *, lost: bool = False) -> Series:
    """A series of some months, whose private folder may be lost after each."""
    series = Series(folder / "series")
    for number, month in enumerate(MONTHS[:months]):
        series = Series(folder / "series", folder / f"private {number}" if lost else None)
        refresh(series, wanted, month, SECRET)
    return series


def roots(series: Series) -> list[str]:
    return [series.read(version).root for version in series.versions()]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Series of four months, one for each kind of terms; tests that change them take a copy."""
    folder = tmp_path_factory.mktemp("kept")
    for name, changes in TERMS.items():
        made(folder / name, tiles(**changes))
    return folder


TERMS: dict[str, dict[str, Any]] = {
    "next": {},
    "manual": {"reveal": "manual"},
    "apart": {"keys": "apart"},
}


@pytest.fixture
def copied(kept: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(kept, tmp_path / "copied"))


def open_files(folder: Path) -> Iterator[Path]:
    """What others may read, of a folder and all in it."""
    return (path for path in (folder, *folder.rglob("*")) if path.stat().st_mode & 0o077)


class TestLostFolders:
    @pytest.mark.parametrize("name", TERMS)
    def test_a_folder_that_is_lost_every_month_makes_no_difference(
        self, kept: Path, tmp_path: Path, name: str, everything: bool
    ) -> None:
        """As in a job of GitHub Actions, which has no place of its own from month to month."""
        if name == "manual" and not everything:
            pytest.skip("what is revealed by hand is made again as what follows the calendar")
        series = made(tmp_path, tiles(**TERMS[name]), lost=True)
        assert audit(series, prove=True, remake=True) == []
        assert roots(series) == roots(Series(kept / name / "series"))
        for version in held_back.holding(series):
            reveal(series, version, SECRET)
        assert audit(series, prove=True, remake=True) == []

    def test_keys_that_were_apart_are_made_again_to_the_byte(self, copied: Path) -> None:
        series = Series(copied / "apart" / "series")
        before = bytes_of(series.private_folder(FOURTH))
        shutil.rmtree(series.private)
        refresh(series, tiles(keys="apart"), date(2031, 5, 1), SECRET)
        after = bytes_of(series.private_folder(FOURTH))
        assert after == before

    def test_keys_may_be_kept_apart_from_a_month_on(self, tmp_path: Path) -> None:
        """Without the private folder, a kept item has its key in one of two releases only."""
        series = Series(tmp_path / "series")
        for month, keys in zip(MONTHS, ("included", "apart"), strict=False):
            refresh(series, tiles(keys=keys, items=12), month, SECRET)
        shutil.rmtree(series.private)
        assert audit(series) == []

    def test_a_damaged_folder_is_made_again_before_it_is_revealed(self, copied: Path) -> None:
        series = Series(copied / "next" / "series")
        hidden = series.private_folder(FOURTH) / "hidden"
        whole = bytes_of(hidden)
        next((hidden / "images").iterdir()).write_bytes(b"no picture")
        reveal(series, FOURTH, SECRET)
        assert bytes_of(hidden) == whole
        assert audit(series, prove=True) == []

    def test_what_cannot_be_made_again_stops_the_job_before_anything_is_public(
        self, copied: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def other(request: Any) -> None:
            raise OtherVersion.of(request.shares[0].family, 1, 2)

        monkeypatch.setattr(restore, "require_versions", other)
        for name in ("next", "manual"):
            series = Series(copied / name / "series")
            before = bytes_of(series.folder)
            shutil.rmtree(series.private)
            with pytest.raises(OtherVersion, match="use the puzzlegen that made them"):
                refresh(series, tiles(**TERMS[name]), date(2031, 5, 1), SECRET)
            assert bytes_of(series.folder) == before

    def test_without_the_secret_that_the_reveal_takes_nothing_is_published(self, copied: Path) -> None:
        series = Series(copied / "next" / "series")
        before = bytes_of(series.folder)
        with pytest.raises(MissingSecret, match="PUZZLEGEN_SECRET"):
            refresh(series, tiles(hidden=0.0), date(2031, 5, 1), None)
        assert bytes_of(series.folder) == before


class TestPrivacy:
    def test_nothing_is_public_before_all_is_done(self, tmp_path: Path) -> None:
        series = Series(tmp_path / "series")
        for month in MONTHS[:3]:
            before = bytes_of(series.folder)
            stages = set()

            def report(what: str, _: Any, before: Any = before, stages: set[str] = stages) -> None:
                stages.add(what)
                assert bytes_of(series.folder) | {".lock": b""} == before | {".lock": b""}, what

            refresh(series, tiles(keys="apart"), month, SECRET, report=report)
            assert stages == {"Making new items", "Making hidden items", "Proving all items", "Writing the tables"}

    def test_a_careless_umask_opens_nothing_private_and_closes_nothing_public(self, tmp_path: Path) -> None:
        for umask, file, folder in ((0, 0o666, 0o777), (0o22, 0o644, 0o755), (0o77, 0o600, 0o700)):
            usual = os.umask(umask)
            try:
                series = made(tmp_path / oct(umask), tiles(keys="apart"), 2)
            finally:
                os.umask(usual)
            assert series.private.is_dir()
            assert list(open_files(series.private)) == []
            public = [path for name in ("releases", "revealed") for path in (series.folder / name).rglob("*")]
            assert {stat.S_IMODE(path.stat().st_mode) for path in public} == {file, folder}

    def test_an_open_folder_of_older_versions_is_closed(self, copied: Path) -> None:
        series = Series(copied / "next" / "series")
        for path in (series.private, *series.private.rglob("*")):
            path.chmod(0o755)
        refresh(series, tiles(), date(2031, 5, 1), SECRET)
        assert list(open_files(series.private)) == []

    def test_a_folder_that_was_opened_is_closed_even_where_nothing_else_is_to_be_done(self, copied: Path) -> None:
        series = Series(copied / "next" / "series")
        item = next(iter(series.public_forms(FOURTH).values()))
        works: list[Callable[[], object]] = [
            lambda: refresh(series, tiles(), MONTHS[3], SECRET),
            lambda: retract(series, item, "it is a test"),
        ]
        for work in works:
            for path in (series.private, *series.private.rglob("*")):
                path.chmod(0o755)
            work()
            assert list(open_files(series.private)) == []

    def test_an_open_folder_with_other_files_is_refused(self, copied: Path) -> None:
        series = Series(copied / "next" / "series", copied)
        copied.chmod(0o755)
        with pytest.raises(Exposed, match="chmod 700"):
            refresh(Series(copied / "next" / "series", copied / "apart"), tiles(), date(2031, 5, 1), SECRET)
        with pytest.raises(Exposed, match="inside each other"):
            refresh(series, tiles(), date(2031, 5, 1), SECRET)
        assert stat.S_IMODE(copied.stat().st_mode) == 0o755

    @pytest.mark.parametrize("inside", ["", "private", "releases/private"])
    def test_a_private_folder_within_the_public_one_is_refused(self, copied: Path, inside: str) -> None:
        series = copied / "next" / "series"
        before = bytes_of(series)
        with pytest.raises(Exposed, match="--private"):
            refresh(Series(series, series / inside), tiles(), date(2031, 5, 1), SECRET)
        with pytest.raises(Exposed, match="--private"):
            reveal(Series(series, series / inside), FOURTH, SECRET)
        assert bytes_of(series) == before

    def test_a_place_where_no_folder_can_be_is_told_in_one_sentence(self, copied: Path) -> None:
        (copied / "file").write_text("")
        with pytest.raises(Exposed, match="cannot be made"):
            refresh(Series(copied / "next" / "series", copied / "file" / "private"), tiles(), date(2031, 5, 1), SECRET)

    def test_a_series_may_be_the_present_folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "series").mkdir()
        monkeypatch.chdir(tmp_path / "series")
        assert Series(Path()).private == tmp_path / "series-private"

    def test_between_file_systems_only_what_is_finished_is_copied(
        self, tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        usual = Path.rename
        ways = []

        def rename(path: Path, target: Path) -> Path:
            ways.append((path, target))
            if "series" in target.parts and path.parent != target.parent:
                raise OSError(errno.EXDEV, "Invalid cross-device link")
            return usual(path, target)

        monkeypatch.setattr(Path, "rename", rename)
        series = Series(tmp_path / "series", tmp_path / "elsewhere")
        for month in MONTHS[:2]:
            refresh(series, tiles(), month, SECRET)
        assert (series.folder / "releases" / ".2031.1.0.partial", series.release_folder(FIRST)) in ways
        assert roots(series) == roots(Series(kept / "next" / "series"))[:2]
        assert audit(series) == []
        left = series.folder / "revealed" / ".2031.1.0.partial"  # the copy of a run that was killed
        left.mkdir()
        assert [problem.file for problem in audit(series)] == ["revealed/.2031.1.0.partial"]
        refresh(series, tiles(), MONTHS[1], SECRET)
        assert audit(series) == []

    def test_without_a_secret_there_is_no_private_folder(self, tmp_path: Path) -> None:
        series = Series(tmp_path / "series")
        for month in MONTHS[:2]:
            refresh(series, tiles(hidden=0.0), month, None)
        assert audit(series, prove=True, remake=True) == []
        assert [path.name for path in tmp_path.iterdir()] == ["series"]

    @pytest.mark.parametrize("room", [4, 60, 110, 150])
    def test_a_full_disk_shows_nothing_and_the_work_goes_on_later(
        self, tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch, room: int
    ) -> None:
        series = made(tmp_path, tiles(), 1)
        before, written = bytes_of(series.folder), []
        for name in ("write_bytes", "open"):
            monkeypatch.setattr(Path, name, _limited(getattr(Path, name), written, room))
        monkeypatch.setattr(shutil, "copyfile", _limited(shutil.copyfile, written, room))
        with pytest.raises(DiskFull, match="make room"):
            refresh(series, tiles(), MONTHS[1], SECRET)
        monkeypatch.undo()
        if series.newest() == FIRST:
            assert bytes_of(series.folder) == before
        refresh(series, tiles(), MONTHS[1], SECRET)
        assert roots(series) == roots(Series(kept / "next" / "series"))[:2]
        assert audit(series) == []

    def test_the_folder_is_kept_out_of_a_repository(self, kept: Path) -> None:
        assert (Series(kept / "next" / "series").private / ".gitignore").read_text() == "*\n"

    def test_leftovers_are_named_and_removed(self, copied: Path) -> None:
        series = Series(copied / "next" / "series")
        names = [
            "releases/.2031.5.0.0123abcd.partial/hidden/keys.jsonl",
            "revealed/.2031.4.0.0123abcd.partial/x",
            ".x.partial",
        ]
        for name in names:
            (series.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (series.folder / name).write_text("{}")
        found = audit(series)
        assert {problem.file for problem in found} == {"/".join(name.split("/")[:2]) for name in names}
        assert all("the next run removes it" in problem.complaint for problem in found)
        reveal(series, FOURTH, SECRET)
        assert audit(series) == []


class TestByHand:
    """Held-back items avoid one another; public ones that could not avoid them are named."""

    def test_hidden_items_of_all_months_differ(self, kept: Path) -> None:
        series = Series(kept / "manual" / "series")
        forms = [form for version in series.versions() for form in series.hidden_forms(version)]
        assert len(forms) == len(set(forms)) == 4 * 36

    def test_what_could_not_be_avoided_may_come_up_again_in_public(self, copied: Path) -> None:
        series = Series(copied / "manual" / "series")
        for version in (FIRST, SECOND, THIRD, FOURTH):
            assert audit(series) == []
            reveal(series, version, SECRET)
        assert len(_again(series)) >= 3
        assert audit(series, prove=True, remake=True) == []
        assert all(audit(series, only=version) == [] for version in series.versions())

    def test_public_items_do_not_avoid_what_is_held_back_by_hand(self, kept: Path, tmp_path: Path) -> None:
        """A release of the same secret that holds nothing back has the same public items."""
        known = Series(kept / "manual" / "series")
        open_series = made(tmp_path, tiles(hidden=0.0))
        for version in known.versions():
            assert known.public_forms(version) == open_series.public_forms(version)

    def test_releases_are_revealed_in_their_order(self, copied: Path) -> None:
        series = Series(copied / "manual" / "series")
        with pytest.raises(NotInTurn, match=r"reveal 2031\.1\.0 first"):
            reveal(series, SECOND, SECRET)
        wanted = tiles()
        for month in (date(2031, 5, 1), date(2031, 6, 1)):  # the spec has changed its mind
            assert refresh(series, wanted, month, SECRET).revealed == ()
            assert audit(series) == []
        for version in (FIRST, SECOND, THIRD, FOURTH):
            reveal(series, version, SECRET)
        outcome = refresh(series, wanted, date(2031, 7, 1), SECRET)
        assert outcome.revealed == (Version(2031, 5), Version(2031, 6))
        assert audit(series, prove=True, remake=True) == []

    def test_a_patch_does_not_avoid_what_its_month_holds_back(self, tmp_path: Path) -> None:
        wanted = tiles(hidden=1.0)
        series = made(tmp_path, wanted, 1)
        for one in series.held(FIRST)[:-1]:
            retract(series, one.item.id, "To see what comes instead.")
        refresh(series, wanted, MONTHS[0], SECRET)
        patch = Version(2031, 1, 1)
        assert sum(one.item.released == str(patch) for one in series.held(patch)) == 59
        refresh(series, wanted, MONTHS[1], SECRET)
        assert _again(series)
        assert audit(series, prove=True, remake=True) == []


def _again(series: Series) -> set[str]:
    """The puzzles that were held back and came up in public, before they were revealed."""
    public = {form for version in series.versions() for form in series.public_forms(version)}
    revealed = [version for version in series.versions() if series.revealed_folder(version).is_dir()]
    return public & {form for version in revealed for form in series.hidden_forms(version)}


def _limited(usual: Any, written: list[Any], room: int) -> Any:
    """A function that finds the disk full once so many files were written."""

    def write(*arguments: Any, **named: Any) -> Any:
        if usual.__name__ != "open" or str(arguments[1] if len(arguments) > 1 else "r")[0] in "wax":
            written.append(arguments[0])
            if len(written) > room:
                raise OSError(errno.ENOSPC, "No space left on device")
        return usual(*arguments, **named)

    return write


def _key(folder: Path) -> Path:
    path = folder / "key"
    path.write_text("b1946ac92492d2347c6235b4d2611184")
    path.chmod(0o600)
    return path


@pytest.mark.parametrize("lost", [False, True])
def test_a_kill_at_any_step_shows_nothing_hidden_and_loses_nothing(tmp_path: Path, lost: bool) -> None:
    wanted = tiles(keys="apart" if lost else "included", items=12)
    soak = kill_refresh.Soak(tmp_path, wanted, lost=lost)
    kills = list(soak.round(random.Random(1)))
    assert len(kills) >= 4
    assert [(step, wrong) for step, wrong in kills if wrong] == []


def test_the_soak_sees_what_is_hidden_in_any_public_file(tmp_path: Path) -> None:
    soak = kill_refresh.Soak(tmp_path, tiles(items=12), lost=False)
    public, private = soak.truth.folder / "errata.jsonl", soak.truth.private_folder(FOURTH) / "hidden"
    assert list(soak.wrong(soak.truth)) == []
    picture = next((private / "images").iterdir())
    for secret in (*(private / "proofs.jsonl").read_bytes().splitlines()[:1], picture.read_bytes()):
        public.write_bytes(b"x" + secret)
        assert any("errata.jsonl tells a hidden" in found for found in soak.wrong(soak.truth))
    public.unlink()
    private.chmod(0o755)
    assert any("can be read by others" in found for found in soak.wrong(soak.truth))
