"""Series of releases: made, refreshed, audited, revealed, retracted; without a secret."""

import json
import re
import shutil
from collections import Counter
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from puzzlegen.cli import main
from puzzlegen.releases import (
    anchor,
    commitment,
    documents,
    errata,
    held_back,
    publish,
    refresh,
    reveal,
    schemas,
    upgrades,
)
from puzzlegen.releases.audit import audit
from puzzlegen.releases.documents import BadVersion, Gate, Version
from puzzlegen.releases.errata import NothingToRetract, retract
from puzzlegen.releases.secret import MissingSecret, OtherSecret, Secret
from puzzlegen.releases.series import KeysElsewhere, Series
from puzzlegen.snapshots import reading, selection
from puzzlegen.snapshots.pipeline import AcceptedItem
from puzzlegen.snapshots.replay import replay
from puzzlegen.specs import language as spec
from tests.support import small_series
from tests.support.small_series import MONTHS, SECRET, bytes_of, small


@pytest.fixture
def four() -> Path:
    return small_series.four_months()


@pytest.fixture
def copied(tmp_path: Path) -> Series:
    return small_series.copied(tmp_path)


class TestFourMonths:
    def test_an_audit_with_proofs_that_makes_all_again_finds_nothing(self, four: Path) -> None:
        assert audit(Series(four / "series"), prove=True, remake=True) == []

    def test_no_puzzle_occurs_twice_in_all_that_was_made(self, four: Path) -> None:
        known = Series(four / "series")
        forms: dict[str, str] = {}
        ids = set()
        for version in known.versions():
            for held in known.held(version):
                assert held.proof
                ids.add(held.item.id)
                assert forms.setdefault(held.proof.certificate.canonical, held.item.id) == held.item.id
            for line in (known.private_folder(version) / "hidden" / "proofs.jsonl").open("rb"):
                proof = json.loads(line)
                assert proof["certificate"]["canonical"] not in forms
                forms[proof["certificate"]["canonical"]] = proof["id"]
        assert len(ids) == 20 + 3 * 6
        assert len(forms) == len(ids) + 4 * 5

    def test_the_oldest_items_go_and_every_family_and_level_keeps_its_place(self, four: Path) -> None:
        known = Series(four / "series")
        kinds = []
        for version in known.versions():
            items = [held.item for held in known.held(version)]
            kinds.append(Counter((item.kind, item.level) for item in items))
            assert Counter(item.split for item in items).keys() == {"test", "validation"}
            assert {item.language for item in items} == {"en", "zh"}
            assert all(item.canary == known.read(Version.parse(item.released)).content.canary for item in items)
        assert kinds == [kinds[0]] * 4
        born = Counter(held.item.released for held in known.held(Version(2027, 2)))
        assert born == {"2026.11.0": 2, "2026.12.0": 6, "2027.1.0": 6, "2027.2.0": 6}
        for version in known.versions():
            lines = (known.release_folder(version) / documents.RETIRED).read_bytes().splitlines()
            assert [json.loads(line)["retired"] for line in lines] == [str(version)] * (6 if version.month != 11 else 0)

    def test_the_card_names_all_that_lies_there(self, four: Path) -> None:
        folder = Series(four / "series").release_folder(Version(2026, 12))
        text = (folder / "README.md").read_text()
        named = re.findall(r"`([\w.]+)/?`", text.split("## Files")[1].split("##")[0])
        assert {*named, "README.md"} == {path.name for path in folder.iterdir()}

    def test_a_second_call_changes_nothing(self, copied: Series) -> None:
        before = bytes_of(copied.folder)
        outcome = refresh.refresh(copied, small(), MONTHS[-1], SECRET)
        assert (outcome.status, outcome.version, outcome.revealed) == ("unchanged", Version(2027, 2), ())
        assert bytes_of(copied.folder) == before

    def test_missed_months_are_not_made_up_for(self, copied: Series) -> None:
        outcome = refresh.refresh(copied, small(), date(2027, 6, 1), SECRET)
        assert (outcome.version, outcome.missed, outcome.revealed) == (Version(2027, 6), 3, (Version(2027, 2),))
        assert len(copied.versions()) == 5
        assert audit(copied) == []

    def test_past_months_are_revealed_and_the_present_one_is_not(self, four: Path) -> None:
        known = Series(four / "series")
        assert [known.revealed_folder(version).is_dir() for version in known.versions()] == [True, True, True, False]
        for version in known.versions()[:-1]:
            assert CliRunner().invoke(main, ["verify", str(known.revealed_folder(version))]).exit_code == 0

    def test_the_same_secret_and_spec_give_the_same_series(self, four: Path, tmp_path: Path) -> None:
        again = Series(tmp_path / "again")
        refresh.refresh(again, small(), MONTHS[0], SECRET)
        version = Version(2026, 11)
        assert again.read(version).root == Series(four / "series").read(version).root

    def test_forms_and_numbers_of_options_are_those_of_the_spec(self, tmp_path: Path) -> None:
        """Where the spec changes them, the old items go: another number is another level, with a band of its own."""
        known = Series(tmp_path / "series")
        terms = small(hidden=0.0, items=6).terms
        seen = []
        for month, (form, options) in zip(MONTHS, (("choice", 8), ("choice", 4), ("choice", 4)), strict=False):
            families = spec.read("matrices/raven", form="choice", options=options).portions
            wanted = msgspec.structs.replace(small(), portions=families, terms=terms)
            refresh.refresh(known, wanted, month, None)
            version = Version(month.year, month.month)
            held = known.held(version)
            assert {len(one.item.options) for one in held} == {options}
            shares = known.read(version).content.shares
            assert {(share.form, share.options) for share in shares} == {(form, options)}
            seen.append({one.item.id for one in held})
        assert not seen[0] & seen[1]
        assert len(seen[1] & seen[2]) == 4, "what fits the spec stays, but for the share that is renewed"
        assert audit(known) == []

    def test_with_all_of_the_plan_exchanged_nothing_old_stays(self, tmp_path: Path) -> None:
        known = Series(tmp_path / "series")
        easy = small(hidden=0.0)
        refresh.refresh(known, easy, MONTHS[0], None)
        classic = tuple(portion for portion in easy.portions if portion.family == "sudoku/classic")
        refresh.refresh(known, msgspec.structs.replace(easy, portions=classic), MONTHS[1], None)
        assert {held.item.kind for held in known.held(Version(2026, 12))} == {"sudoku/classic"}
        assert audit(known) == []


class TestHiddenItems:
    """What is public tells nothing about what is held back; what is revealed tells all of it."""

    def test_they_follow_from_the_secret_alone(self, four: Path) -> None:
        known = Series(four / "series")
        newest, older = Version(2027, 2), Version(2027, 1)
        for version, derivable in ((newest, False), (older, True)):
            hidden = known.private_folder(version) / "hidden"
            tables = [(hidden / name).read_bytes().splitlines() for name in ("items.jsonl", "keys.jsonl")]
            truths = {msgspec.json.encode([msgspec.Raw(line) for line in lines]) for lines in zip(*tables, strict=True)}
            hidden_part = known.read(version).content.hidden
            assert hidden_part
            request = held_back.hidden_request(hidden_part, "small", b"unknown", "")
            folder = known.revealed_folder(version) if derivable else known.release_folder(version)
            assert bool(truths & self.attempts(folder, request)) is derivable

    def attempts(self, folder: Path, request: Any) -> set[bytes]:
        """The first hidden item and its key, made with every digest, GUID, seed and version that is public as a seed,
        and with every seed that would follow if one of them were the key."""
        words: set[str] = set()
        for name in ("release.json", "reveal.json", "README.md", "croissant.json"):
            if (folder / name).is_file():
                words.update(re.findall(r"[0-9a-f-]{16,}|[0-9]{4}\.[0-9]+\.[0-9]+", (folder / name).read_text()))
        seeds = [*sorted(words), *(commitment.seed(bytes.fromhex(word)) for word in sorted(words) if _hex(word))]
        slot = request.slots()[0]
        made = (selection.run(selection.Task(slot, seed, request.language_of()(slot))) for seed in seeds)
        return {msgspec.json.encode([one.item, one.key]) for one in made if isinstance(one, AcceptedItem)}

    def test_the_public_part_shares_no_stream_with_them(self, four: Path) -> None:
        known = Series(four / "series")
        seeds = set()
        for version in known.versions():
            born = known.read(version).content.born
            assert born
            seeds |= {str(born.request.seed), commitment.seed(anchor.keys(SECRET, "small", version).hidden)}
        assert len(seeds) == 8

    def test_the_secret_and_the_keys_are_nowhere(self, four: Path) -> None:
        known = Series(four / "series")
        text = b"".join(bytes_of(known.folder).values())
        assert b"6f1d0c3a" not in text
        assert anchor.keys(SECRET, "small", Version(2027, 1)).hidden.hex().encode() in text
        assert anchor.keys(SECRET, "small", Version(2027, 2)).hidden.hex().encode() not in text
        assert "6f1d" not in repr(SECRET)

    def test_everybody_can_make_revealed_items_again(self, four: Path) -> None:
        known = Series(four / "series")
        folder = known.revealed_folder(Version(2026, 12))
        opening = json.loads((folder / "reveal.json").read_bytes())
        there = json.loads((folder / "manifest.json").read_bytes())
        assert there["content"]["request"]["seed"] == commitment.seed(bytes.fromhex(opening["key"]))
        found = [problem for problem in replay(folder) if problem.file not in reveal.BESIDE]
        assert found == []

    def test_each_revealed_item_is_shown_to_be_a_leaf(self, four: Path) -> None:
        known = Series(four / "series")
        version = Version(2026, 12)
        hidden = known.read(version).content.hidden
        assert hidden
        lines = list(reading.documents(known.revealed_folder(version) / "inclusion.jsonl", reveal.Inclusion))
        assert len(lines) == hidden.count == 5
        assert all(reveal.included(line, hidden) for line in lines)
        for changed in (
            msgspec.structs.replace(lines[0], place=1),
            msgspec.structs.replace(lines[0], digest=lines[1].digest),
            msgspec.structs.replace(lines[0], salt=lines[1].salt),
            msgspec.structs.replace(lines[0], path=lines[0].path[1:]),
            msgspec.structs.replace(lines[0], path=()),
        ):
            assert not reveal.included(changed, hidden)

    def test_what_a_lost_private_folder_held_is_made_again(self, copied: Series) -> None:
        version = Version(2026, 12)
        before = bytes_of(copied.revealed_folder(version))
        shutil.rmtree(copied.revealed_folder(version))
        shutil.rmtree(copied.private_folder(version))
        reveal.reveal(copied, version, SECRET)
        assert bytes_of(copied.revealed_folder(version)) == before

    def test_by_hand_they_stay_hidden_until_somebody_reveals_them(self, tmp_path: Path) -> None:
        known = Series(tmp_path / "series")
        for month in MONTHS[:2]:
            assert refresh.refresh(known, small(reveal="manual"), month, SECRET).revealed == ()
        assert not known.revealed_folder(Version(2026, 11)).exists()
        assert audit(known) == []
        reveal.reveal(known, Version(2026, 11), SECRET)
        assert audit(known) == []

    def test_what_was_not_hidden_cannot_be_revealed(self, tmp_path: Path) -> None:
        known = Series(tmp_path / "series")
        refresh.refresh(known, small(hidden=0.0), MONTHS[0], None)
        assert known.read(Version(2026, 11)).content.hidden is None
        with pytest.raises(reveal.NothingHidden):
            reveal.reveal(known, Version(2026, 11), SECRET)


def _hex(word: str) -> bool:
    return len(word) % 2 == 0 and all(letter in "0123456789abcdef" for letter in word)


class TestSecrets:
    def test_a_missing_secret_gets_a_sentence_and_changes_nothing(self, copied: Series) -> None:
        before = bytes_of(copied.folder)
        for month in (MONTHS[-1], date(2027, 3, 1)):
            with pytest.raises(MissingSecret, match="PUZZLEGEN_SECRET"):
                refresh.refresh(copied, small(), month, None)
        assert bytes_of(copied.folder) == before

    def test_another_secret_gets_a_sentence_and_changes_nothing(self, copied: Series) -> None:
        before = bytes_of(copied.folder)
        other = Secret("9c2e77b0415fa8d3e6b81d04c3957af2")
        for month in (MONTHS[-1], date(2027, 3, 1)):
            with pytest.raises(OtherSecret, match=r"2027\.2\.0"):
                refresh.refresh(copied, small(), month, other)
        shutil.rmtree(copied.revealed_folder(Version(2026, 11)))
        with pytest.raises(OtherSecret):
            reveal.reveal(copied, Version(2026, 11), other)
        after = bytes_of(copied.folder)
        assert {name: data for name, data in before.items() if "revealed/2026.11.0" not in name} == after


class TestKeysApart:
    def test_a_release_holds_questions_only(self, tmp_path: Path) -> None:
        known = Series(tmp_path / "series")
        apart = small(keys="apart")
        for month in MONTHS[:2]:
            refresh.refresh(known, apart, month, SECRET)
        folder = known.release_folder(Version(2026, 12))
        names = set(bytes_of(folder))
        assert not names & {documents.KEYS, documents.PROOFS}
        public = b"".join(data for name, data in bytes_of(folder).items() if name != schemas.NAME)
        content = known.read(Version(2026, 12)).content
        assert content.born is None
        assert len(content.sealed) == 64
        for version in known.versions():
            key = anchor.keys(SECRET, "small", version).public
            assert key.hex().encode() not in public
            assert anchor.public_seed(key, 0, "").encode() not in public
        assert {b'"answer":', b'"statement":'}.isdisjoint(re.findall(rb'"answer":|"statement":', public))
        held = known.held(Version(2026, 12))
        assert len(held) == 20
        assert audit(known, prove=True) == []
        tables = [known.private_folder(Version(2026, 12)) / name for name in (documents.KEYS, documents.PROOFS)]
        before = [table.read_bytes() for table in tables]
        shutil.rmtree(known.private)
        with pytest.raises(KeysElsewhere, match="kept apart"):
            known.held(Version(2026, 12))
        refresh.refresh(known, apart, MONTHS[2], SECRET)
        assert [table.read_bytes() for table in tables] == before
        assert audit(known, prove=True) == []


class TestRetractions:
    def test_a_retracted_item_is_replaced_by_the_next_patch(self, copied: Series) -> None:
        bad = copied.held(Version(2027, 2))[7].item
        assert retract(copied, bad.id[:12], "  The picture is\n upside down. ") == bad.id
        outcome = refresh.refresh(copied, small(), MONTHS[-1], SECRET)
        assert (outcome.status, outcome.version) == ("new release", Version(2027, 2, 1))
        items = [held.item for held in copied.held(outcome.version)]
        assert bad.id not in {item.id for item in items}
        assert Counter(item.released for item in items)["2027.2.1"] == 1
        assert len(items) == 20
        before, after = (copied.read(v).content.hidden for v in copied.versions()[-2:])
        assert before == after
        assert refresh.refresh(copied, small(), MONTHS[-1], SECRET).status == "unchanged"
        assert audit(copied) == []
        later = refresh.refresh(copied, small(), date(2027, 3, 1), SECRET)
        assert later.revealed == (Version(2027, 2),)
        assert audit(copied, prove=True) == []

    def test_lines_are_never_changed(self, copied: Series) -> None:
        for held, why in zip(copied.held(Version(2027, 2)), ("one", "two", "three"), strict=False):
            retract(copied, held.item.id, why)
        path = copied.folder / errata.NAME
        lines = path.read_bytes().splitlines(keepends=True)
        assert [json.loads(line)["why"] for line in lines] == ["one", "two", "three"]
        other = lines[0].replace(b"one", b"uno")
        for changed in (lines[1:], [lines[0], lines[2]], [other, *lines[1:]], [*lines[:2], b"x"]):
            path.write_bytes(b"".join(changed))
            with pytest.raises(errata.CorruptErrata, match="line"):
                errata.read(copied.folder)
            assert audit(copied)
        path.write_bytes(b"".join(lines))
        refresh.refresh(copied, small(), MONTHS[-1], SECRET)
        path.write_bytes(b"".join(lines[:2]))
        assert [problem.file for problem in audit(copied)] == [errata.NAME]

    def test_a_wrong_id_or_no_reason_gets_a_sentence(self, copied: Series) -> None:
        item = copied.held(Version(2027, 2))[0].item.id
        for wrong, why in (("zz", "why"), ("", "why"), (item, " ")):
            with pytest.raises(NothingToRetract):
                retract(copied, wrong, why)
        retract(copied, item, "why")
        with pytest.raises(NothingToRetract, match="already"):
            retract(copied, item, "why")


class TestRefusals:
    def test_a_clock_that_was_set_back(self, copied: Series) -> None:
        before = bytes_of(copied.folder)
        with pytest.raises(refresh.MonthIsPast, match="is the clock right"):
            refresh.refresh(copied, small(), date(2026, 12, 31), SECRET)
        assert bytes_of(copied.folder) == before

    def test_a_version_that_is_no_newer_or_of_another_series(self, copied: Series) -> None:
        for version in (Version(2027, 2), Version(2026, 5)):
            with pytest.raises(publish.NotNewer, match="must be higher"):
                publish.publish(copied, small(), version, SECRET)
        with pytest.raises(publish.OtherSeries, match="small"):
            publish.publish(copied, msgspec.structs.replace(small(), name="other"), Version(2027, 3), SECRET)
        with pytest.raises(publish.NotReleasable, match="release"):
            publish.publish(copied, msgspec.structs.replace(small(), terms=None), Version(2027, 3), SECRET)

    def test_a_gate_that_fails_publishes_nothing(self, copied: Series, monkeypatch: pytest.MonkeyPatch) -> None:
        before = bytes_of(copied.folder)
        bad = Gate("taste", False, "The pictures are not pretty enough.")
        monkeypatch.setattr(publish.gates, "judge", lambda *_: (bad,))
        with pytest.raises(publish.GateFailed, match="not pretty enough") as error:
            refresh.refresh(copied, small(), date(2027, 3, 1), SECRET)
        assert error.value.exit_code == 3
        assert bytes_of(copied.folder) == before
        monkeypatch.undo()
        assert refresh.refresh(copied, small(), date(2027, 3, 1), SECRET).status == "new release"

    def test_an_item_that_cannot_be_proven_again_is_no_release(
        self, copied: Series, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        usual: Callable[..., Any] = upgrades.check

        def strict(case: Any) -> Any:
            found = usual(case)
            return msgspec.structs.replace(found, problems=[*found.problems, _problem(case)])

        monkeypatch.setattr(upgrades, "check", strict)
        with pytest.raises(publish.GateFailed, match="could not be proven again"):
            refresh.refresh(copied, small(), date(2027, 3, 1), SECRET)

    @pytest.mark.parametrize(
        "text", ["2026.11", "2026.01.0", "2026.13.0", "2026.0.0", "26.1.0", "2026.11.00", "v2026.11.0"]
    )
    def test_versions_are_strict(self, text: str) -> None:
        with pytest.raises(BadVersion, match="YYYY"):
            Version.parse(text)

    def test_versions_are_ordered_as_numbers(self) -> None:
        texts = ["2026.2.0", "2026.10.0", "2026.10.1", "2026.10.11", "2027.1.0"]
        assert [str(version) for version in sorted(map(Version.parse, reversed(texts)))] == texts


def _problem(case: Any) -> Any:
    from puzzlegen.snapshots.problem import Problem

    return Problem("proofs.jsonl", f"{case.item.id} is doubtful")
