"""Series of releases that are tampered with, and those whose making is interrupted."""

import multiprocessing
import re
import shutil
import signal
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import cycle, product, zip_longest
from pathlib import Path
from typing import Any

import msgspec
import pytest

from puzzlegen.core.writing import DiskFull
from puzzlegen.releases import (
    documents,
    publish,
    refresh,
    restore,
    reveal,
    series,
)
from puzzlegen.releases.audit import audit
from puzzlegen.releases.documents import Version
from puzzlegen.releases.secret import Secret
from puzzlegen.releases.series import Series
from puzzlegen.snapshots.workshop import Busy
from tests.support import small_series
from tests.support.small_series import MONTHS, SECRET, bytes_of, forge, run, small


@pytest.fixture
def four() -> Path:
    return small_series.four_months()


@pytest.fixture
def copied(tmp_path: Path) -> Series:
    return small_series.copied(tmp_path)


def _files(four: Path) -> Iterator[str]:
    """Every file that is no picture, and some pictures."""
    pictures = 0
    for name in sorted(bytes_of(four / "series")):
        if name == ".lock":
            continue
        pictures += "/images/" in name
        if "/images/" not in name or pictures % 29 == 1:
            yield name


class TestTampering:
    def test_a_changed_byte_anywhere_is_named(self, copied: Series, four: Path, everything: bool) -> None:
        """A file of each folder at a time; what folders are read by hides what is in them, and is changed alone."""
        heads, others = [], defaultdict(list)
        for name in _files(four):
            folder, _, file = name.rpartition("/")
            if file in ("release.json", "manifest.json"):
                heads.append([name])
            else:
                others[re.sub(r"/images$", "", folder)].append(name)
        rounds = [*heads, *zip_longest(*others.values())]
        shares = (0, 0.5, 1)
        each = product(rounds, shares) if everything else zip(rounds, cycle(shares), strict=False)
        for together, share in each:
            usual = {name: (copied.folder / name).read_bytes() for name in together if name}
            for name, data in usual.items():
                at = min(int(len(data) * share), len(data) - 1)
                (copied.folder / name).write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :] if data else b"x")
            named = {problem.file for problem in audit(copied)}
            assert set(usual) <= named or ([*usual] in heads and {str(Path(name).parent) for name in usual} <= named)
            for name, data in usual.items():
                (copied.folder / name).write_bytes(data)
        assert audit(copied) == []

    @pytest.mark.parametrize("name", ["releases/2026.11.0/keys.jsonl", "revealed/2026.12.0/items.jsonl", "latest"])
    def test_a_missing_file_is_named(self, copied: Series, name: str) -> None:
        (copied.folder / name).unlink()
        assert any(name.startswith(problem.file) for problem in audit(copied))

    @pytest.mark.parametrize(
        "name", ["notes.txt", "releases/notes.txt", "releases/2026.11.0/notes.txt", "revealed/2026.11.0/notes.txt"]
    )
    def test_a_file_too_many_is_named(self, copied: Series, name: str) -> None:
        (copied.folder / name).write_text("hello")
        assert [problem.file for problem in audit(copied)] == [name]

    def test_a_release_that_was_made_anew_does_not_fit_the_chain(self, copied: Series, tmp_path: Path) -> None:
        other = Series(tmp_path / "other")
        refresh.refresh(other, small(), MONTHS[0], Secret("tJ0rZ8mQ4vXcW1nBy7KdU3sLh5GfP9oE"))
        folder = copied.release_folder(Version(2026, 11))
        shutil.rmtree(folder)
        shutil.copytree(other.release_folder(Version(2026, 11)), folder)
        files = {problem.file for problem in audit(copied)}
        assert "releases/2026.12.0/release.json" in files
        assert "revealed/2026.11.0/reveal.json" in files

    def test_other_items_cannot_be_revealed(self, copied: Series, monkeypatch: pytest.MonkeyPatch) -> None:
        version = Version(2026, 11)
        before = bytes_of(copied.revealed_folder(version))
        shutil.rmtree(copied.revealed_folder(version))
        keys = copied.private_folder(version) / "hidden" / "keys.jsonl"
        keys.write_bytes(keys.read_bytes().replace(b'"explanation":"', b'"explanation":"Not so. '))
        usual = restore.hidden_request

        def other(*arguments: Any) -> Any:
            return msgspec.structs.replace(usual(*arguments), seed="0f" * 16)

        with monkeypatch.context() as patch:
            patch.setattr(restore, "hidden_request", other)
            with pytest.raises(restore.OtherItems, match="committed"):
                reveal.reveal(copied, version, SECRET)
        assert not copied.revealed_folder(version).exists()
        reveal.reveal(copied, version, SECRET)
        assert bytes_of(copied.revealed_folder(version)) == before

    def test_an_item_that_moved_back_in_time_is_found(self, copied: Series) -> None:
        """All digests agree, but the item says that it is older than it is."""
        version = Version(2027, 2)
        folder = copied.release_folder(version)
        table = folder / documents.ITEMS
        table.write_bytes(table.read_bytes().replace(b'"released":"2027.2.0"', b'"released":"2026.1.0"', 1))
        forge(copied, version)
        assert any("was not first released" in problem.complaint for problem in audit(copied))

    def test_items_that_do_not_follow_from_the_seed_are_found(self, copied: Series) -> None:
        """All digests agree, and every item is sound, but it was made from another seed than the release names."""
        version = Version(2027, 2)
        there = copied.read(version)
        assert there.content.born
        born = msgspec.structs.replace(
            there.content.born, request=msgspec.structs.replace(there.content.born.request, seed="0f" * 16)
        )
        forge(copied, version, born=born)
        (told,) = audit(copied, prove=True)
        assert "has a seed that does not follow from the key of its month" in str(told)
        found = [str(problem) for problem in audit(copied, remake=True) if problem != told]
        assert len(found) == 2 * born.request.n
        assert all("not what the release's seed makes" in problem for problem in found)

    def test_a_changed_key_does_not_fit_its_certificate(self, copied: Series) -> None:
        version = Version(2027, 2)
        table = copied.release_folder(version) / documents.KEYS
        lines = table.read_bytes().splitlines(keepends=True)
        at = next(number for number, line in enumerate(lines) if b'"letter":"' in line)
        lines[at] = re.sub(b'"letter":"(.)"', lambda m: b'"letter":"%c"' % (65 + (m[1][0] - 64) % 4), lines[at])
        table.write_bytes(b"".join(lines))
        forge(copied, version)
        assert any("differs from the proven answer" in problem.complaint for problem in audit(copied))
        assert any("differs from the proven answer" in problem.complaint for problem in audit(copied, prove=True))


class TestInterruptions:
    @pytest.mark.parametrize(
        ("owner", "name"),
        [
            (publish, "write_snapshot"),
            (publish.pictures, "stamped"),
            (publish.gates, "judge"),
            (publish.pages.parquet, "write"),
            (publish.pages.croissant, "write"),
            (publish._ReleaseBuilder, "_hand_over"),
            (series.Series, "point"),
            (refresh, "reveal"),
            (restore, "merkle_root"),
            (reveal, "_open"),
        ],
    )
    def test_the_next_call_completes_what_was_interrupted(
        self, copied: Series, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str
    ) -> None:
        for part in ("releases/2027.2.0", "revealed/2027.1.0"):
            shutil.move(copied.folder / part, tmp_path / "whole" / part)
        copied.point()
        usual = getattr(owner, name)
        calls = Counter[str]()

        def power_cut(*arguments: Any, **named: Any) -> Any:
            calls[name] += 1
            if calls[name] == {"write_snapshot": 2, "stamped": 3}.get(name, 1):
                raise KeyboardInterrupt
            return usual(*arguments, **named)

        with monkeypatch.context() as patch:
            patch.setattr(owner, name, power_cut)
            with pytest.raises(KeyboardInterrupt):
                refresh.refresh(copied, small(), MONTHS[-1], SECRET)
        visible = copied.versions()[-1]
        assert [str(p) for p in audit(copied) if p.file not in ("latest", "releases/2027.1.0")] == []
        outcome = refresh.refresh(copied, small(), MONTHS[-1], SECRET)
        assert outcome.status == ("unchanged" if visible == Version(2027, 2) else "new release")
        assert audit(copied) == []
        for part in ("releases/2027.2.0", "revealed/2027.1.0"):
            assert bytes_of(copied.folder / part) == bytes_of(tmp_path / "whole" / part)
        assert not list(copied.folder.rglob("*.partial"))

    @pytest.mark.parametrize("room", [0, 3, 20, 33])
    def test_a_full_disk_gets_a_sentence_and_the_work_goes_on_later(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
    ) -> None:
        known = Series(tmp_path / "series")
        usual = Path.write_bytes
        written = []

        def full(path: Path, data: bytes) -> int:
            if len(written) >= room:
                raise OSError(28, "No space left on device", str(path))
            written.append(path)
            return usual(path, data)

        with monkeypatch.context() as patch:
            patch.setattr(Path, "write_bytes", full)
            with pytest.raises(DiskFull, match="make room"):
                refresh.refresh(known, small(hidden=0.0), MONTHS[0], None)
        assert known.versions() == []
        refresh.refresh(known, small(hidden=0.0), MONTHS[0], None)
        assert audit(known) == []

    def test_a_second_process_is_turned_away(self, copied: Series) -> None:
        context = multiprocessing.get_context("fork")
        ready = context.Event()
        other = context.Process(target=_hold, args=(copied, ready), daemon=True)
        other.start()
        ready.wait()
        try:
            with pytest.raises(Busy, match="Another process"):
                refresh.refresh(copied, small(), MONTHS[-1], SECRET)
            result = run("retract", copied.folder, "ab", "--why", "x")
            assert (result.exit_code, "Another process" in result.output) == (2, True)
        finally:
            other.kill()
            other.join()
        assert refresh.refresh(copied, small(), MONTHS[-1], SECRET).status == "unchanged"

    def test_leavings_of_other_requests_are_removed(self, copied: Series) -> None:
        old = copied.folder / "releases" / ".2027.3.0.00000000.partial"
        (old / "growing").mkdir(parents=True)
        (old / "hidden").mkdir()
        (old / "hidden" / "keys.jsonl").write_text("{}")
        assert [problem.file for problem in audit(copied)] == ["releases/.2027.3.0.00000000.partial"]
        refresh.refresh(copied, small(), MONTHS[-1], SECRET)
        assert not old.exists()
        assert audit(copied) == []


def _hold(known: Series, ready: Any) -> None:
    with known.locked():
        ready.set()
        signal.pause()
