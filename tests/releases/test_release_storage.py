"""What releases have in common is stored once, and a month does not read all of a series."""

import errno
import os
import shutil
import sys
from collections import Counter
from datetime import date
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from puzzlegen.core import foreign
from puzzlegen.core.family import USUAL_LEVELS
from puzzlegen.releases import documents, forms
from puzzlegen.releases.audit import audit
from puzzlegen.releases.documents import Version
from puzzlegen.releases.errata import retract
from puzzlegen.releases.reading import held
from puzzlegen.releases.refresh import refresh
from puzzlegen.releases.secret import MissingSecret
from puzzlegen.releases.series import Series
from puzzlegen.snapshots import digest
from puzzlegen.specs.language import Portion, Spec, Terms
from tests.releases.test_doctored import SECRET, cheap
from tests.support import release_folder

LAST = Version(2027, 3)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Series:
    """A series of three months, which no test may change."""
    series = Series(tmp_path_factory.mktemp("three") / "series")
    for month in (1, 2, 3):
        refresh(series, cheap(), date(2027, month, 1), SECRET)
    return series


def inodes(folder: Path) -> dict[str, int]:
    """Each file below a folder by its inode."""
    return {path.relative_to(folder).as_posix(): path.stat().st_ino for path in folder.rglob("*") if path.is_file()}


def contents(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): digest.of_file(path) for path in folder.rglob("*") if path.is_file()}


class TestSharedFiles:
    def test_pictures_of_kept_items_are_stored_once(self, three: Series) -> None:
        before, after = (inodes(three.release_folder(version)) for version in three.versions()[-2:])
        kept = [one.item for one in held(three.release_folder(LAST)) if one.item.released != str(LAST)]
        assert kept
        assert all(after[path] == before[path] for item in kept for path in item.images)
        assert all(inode not in before.values() for path, inode in after.items() if path.endswith(".jsonl"))

    def test_parquet_files_without_a_retired_item_are_stored_once(self, three: Series) -> None:
        releases = [three.read(version) for version in three.versions()]
        stays = 0
        for older, newer in pairwise(releases):
            folders = [three.release_folder(Version.parse(one.content.version)) for one in (older, newer)]
            known = {shard: (folders[0] / name).stat().st_ino for name, shard in older.content.shards.items()}
            for name, shard in newer.content.shards.items():
                same = known.get(shard) == (folders[1] / name).stat().st_ino
                assert same == (shard in known)
                stays += same
        assert stays >= 2

    def test_every_release_is_whole_by_itself(self, three: Series, tmp_path: Path) -> None:
        alone = tmp_path / "alone"
        shutil.copytree(three.release_folder(LAST), alone)
        found = release_folder.loaded(sys.executable, alone, tmp_path / "home")
        items = list(held(alone))
        expected = release_folder.expected(items, alone)
        assert found.keys() == expected.keys()
        for split, rows in expected.items():
            rows.sort(key=lambda cells: Version.parse(cells["released"]))
            assert found[split] == rows
        assert Counter(one.item.split for one in items) == {split: len(rows) for split, rows in found.items()}

    def test_a_file_system_without_links_gets_copies(
        self, three: Series, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refused(*_: object, **__: object) -> None:
            raise OSError(errno.EPERM, "Operation not permitted")

        monkeypatch.setattr(os, "link", refused)
        copies = Series(tmp_path / "series")
        for month in (1, 2, 3):
            refresh(copies, cheap(), date(2027, month, 1), SECRET)
        assert contents(copies.folder) == contents(three.folder)
        assert len(set(inodes(copies.folder).values())) == len(inodes(copies.folder))
        assert audit(copies) == []

    def test_what_is_shared_is_not_written_to(self, three: Series, tmp_path: Path) -> None:
        """A damaged release is not taken over, and a run that goes on does not write through its links."""
        series = Series(tmp_path / "series")
        shutil.copytree(three.folder, series.folder)
        shutil.copytree(three.private, series.private)
        before = {version: contents(series.release_folder(version)) for version in series.versions()}
        shard = next(iter(series.read(LAST).content.shards))
        damaged = series.release_folder(LAST) / shard
        data = damaged.read_bytes()
        damaged.write_bytes(data[:-9] + bytes([data[-9] ^ 1]) + data[-8:])
        refresh(series, cheap(), date(2027, 4, 1), SECRET)
        assert {problem.file for problem in audit(series)} == {f"releases/{LAST}/{shard}"}
        damaged.write_bytes(data)
        assert audit(series) == []
        assert {version: contents(series.release_folder(version)) for version in before} == before


class TestCanaries:
    def test_a_picture_keeps_the_canary_that_it_was_born_with(self, three: Series) -> None:
        for version in three.versions():
            folder = three.release_folder(version)
            for one in held(folder):
                assert one.item.canary == three.read(Version.parse(one.item.released)).content.canary
                for path in one.item.images:
                    assert foreign.png((folder / path).read_bytes()).stamp == foreign.stamp(one.item.canary)


class TestReadingLittle:
    def test_a_month_reads_no_tables_but_those_of_the_newest_release(self, three: Series, tmp_path: Path) -> None:
        series = Series(tmp_path / "series")
        shutil.copytree(three.folder, series.folder)
        shutil.copytree(three.private, series.private)
        for version in series.versions()[:-1]:
            for folder in (series.release_folder(version), series.revealed_folder(version)):
                for path in folder.rglob("*"):
                    if path.is_file() and path.name not in (documents.NAME, documents.FORMS):
                        path.unlink()
        assert refresh(series, cheap(), date(2027, 4, 1), SECRET).status == "new release"
        assert audit(series, only=Version(2027, 4), prove=True) == []
        first = next(iter(forms.brought(series.release_folder(Version(2027, 1))))).id
        assert retract(series, first, "It can still be named.") == first

    def test_the_forms_are_those_of_all_items(self, three: Series) -> None:
        expected = {
            one.item.canonical: one.item.id
            for version in three.versions()
            for one in held(three.release_folder(version))
        }
        listed = [form for v in three.versions() for form in forms.brought(three.release_folder(v))]
        assert {form.canonical: form.id for form in listed} == expected
        assert len(listed) == len(expected)
        for version in three.versions()[:-1]:
            folder = three.revealed_folder(version)
            assert list(forms.held_back(folder)) == list(forms.of_proofs(folder))

    def test_only_what_went_is_listed_as_retired(self, three: Series) -> None:
        sizes = [len((three.release_folder(v) / documents.RETIRED).read_bytes().splitlines()) for v in three.versions()]
        assert sizes == [0, 6, 6]


class TestPromises:
    def test_a_promise_binds_the_next_month(self, tmp_path: Path) -> None:
        """Whoever wants to hold back less says so a month before."""
        series = Series(tmp_path / "series")
        terms = Terms(title="Promises", items=6, refresh=0.34, hidden=0.34)
        portions = tuple(Portion("template/blank", level, 1) for level in USUAL_LEVELS)
        holding = Spec("promises", portions, ("en",), terms)
        open_one = msgspec.structs.replace(holding, terms=msgspec.structs.replace(terms, hidden=0.0))
        refresh(series, holding, date(2027, 3, 1), SECRET)
        with pytest.raises(MissingSecret, match=r"2027\.3\.0 holds items back, and has promised"):
            refresh(series, open_one, date(2027, 4, 1), None)
        refresh(series, open_one, date(2027, 4, 1), SECRET)
        refresh(series, open_one, date(2027, 5, 1), SECRET)
        counts = [hidden.count if hidden else 0 for hidden in map(series.withheld, series.versions())]
        assert counts == [2, 2, 0]
        assert audit(series) == []
