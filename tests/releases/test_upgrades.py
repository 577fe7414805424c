"""A series that was made by older versions of two families, refreshed and audited by newer ones."""

import json
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from puzzlegen.core.family import Level
from puzzlegen.core.item import Choice, FillIn, Key
from puzzlegen.drawing.png import stamped
from puzzlegen.releases import documents, publish, recomputed, refresh, upgrades
from puzzlegen.releases.audit import audit
from puzzlegen.releases.documents import Held, Version
from puzzlegen.releases.reveal import reveal
from puzzlegen.releases.series import Series
from puzzlegen.releases.upgrades import Standing
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.manifest import Request, Share
from puzzlegen.specs import language as spec
from puzzlegen.specs.language import Portion, Spec, Terms
from tests.support.small_series import MONTHS, SECRET, forge, run
from tests.support.upgrade import MEASURED, SAME, UNREADABLE, upgraded

NOVEMBER, DECEMBER, JANUARY, FEBRUARY = (Version(month.year, month.month) for month in MONTHS)


def three(**changes: Any) -> Spec:
    """A spec of three families, four items each."""
    portions = tuple(
        Portion(one.family, one.level, 1)
        for family in (MEASURED, UNREADABLE, SAME)
        for one in spec.read(family).portions
        if one.level != "hard"
    )
    terms: dict[str, Any] = {"title": "Three", "items": 12, "refresh": 0.25, "hidden": 0.25, "drift": 0.2}
    return Spec("three", portions, ("en",), Terms(**terms | changes))


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two months by the older puzzlegen; and the first month by itself."""
    folder = tmp_path_factory.mktemp("old")
    refresh.refresh(Series(folder / "series"), three(), MONTHS[0], SECRET)
    shutil.copytree(folder, folder / "first")
    refresh.refresh(Series(folder / "series"), three(), MONTHS[1], SECRET)
    return folder


@pytest.fixture
def copied(old: Path, tmp_path: Path) -> Series:
    shutil.copytree(old, tmp_path, dirs_exist_ok=True)
    return Series(tmp_path / "series")


@pytest.fixture
def newer() -> Iterator[None]:
    with upgraded():
        yield


def checked(known: Series, **how: bool) -> tuple[list[str], list[str]]:
    """Problems and remarks."""
    remarks: list[str] = []
    how = how or {"prove": True, "remake": True}
    return [str(problem) for problem in audit(known, remark=remarks.append, **how)], remarks


def kinds(known: Series, version: Version) -> Counter[tuple[str, int]]:
    return Counter((one.item.kind, one.item.family_version) for one in known.held(version))


@pytest.mark.usefixtures("newer")
class TestUpgrades:
    def test_the_series_goes_on_and_what_is_left_goes_first(self, copied: Series) -> None:
        versions = dict(kinds(copied, DECEMBER))
        (unreadable,) = (version for family, version in versions if family == UNREADABLE)
        for month, version, left in zip(MONTHS[2:], (JANUARY, FEBRUARY), (1, 0), strict=True):
            assert refresh.refresh(copied, three(), month, SECRET).version == version
            assert kinds(copied, version)[UNREADABLE, unreadable] == left
            assert kinds(copied, version)[UNREADABLE, unreadable + 1] == 4 - left
            problems, remarks = checked(copied)
            assert problems == []
            assert any(f"of version {unreadable} of {UNREADABLE} could not be proven again" in one for one in remarks)
            assert any(f"of {MEASURED} have proven answers, but are measured otherwise" in one for one in remarks)
            assert any("could not be made again" in one for one in remarks)
            assert not any(SAME in one for one in remarks)
        first = next(gate for gate in copied.read(JANUARY).content.gates if gate.name == "proven again")
        assert first.figures["earlier_versions"] == {
            f"{UNREADABLE} {unreadable}": {"unproven": 1},
            f"{MEASURED} {next(v for f, v in versions if f == MEASURED)}": {"remeasured": 4},
        }
        assert "4 are measured otherwise today, and 1 cannot be proven any more" in first.detail

    def test_the_command_says_how_many(self, copied: Series) -> None:
        refresh.refresh(copied, three(), MONTHS[2], SECRET)
        result = run("audit", copied.folder, "--prove", "--workers", 1)
        assert (result.exit_code, "could not be proven again" in result.output) == (0, True)

    def test_a_patch_replaces_what_was_retracted_only(self, copied: Series) -> None:
        from puzzlegen.releases.errata import retract

        bad = next(one.item for one in copied.held(DECEMBER) if one.item.kind == UNREADABLE)
        retract(copied, bad.id, "A test.")
        outcome = refresh.refresh(copied, three(), MONTHS[1], SECRET)
        assert outcome.version == Version(2026, 12, 1)
        assert kinds(copied, outcome.version)[UNREADABLE, bad.family_version + 1] == 1
        assert checked(copied)[0] == []

    def test_what_the_newest_release_has_brought_needs_a_proof(self, copied: Series) -> None:
        """Nobody has confirmed it yet; the puzzlegen that made it can."""
        problems, _ = checked(copied)
        assert problems
        assert all(UNREADABLE in one and "no later release has confirmed it" in one for one in problems)
        assert all(one.startswith("releases/2026.12.0/") for one in problems)
        assert checked(copied, prove=False)[0] == []

    def test_held_back_items_are_revealed_and_let_off_alike(self, copied: Series) -> None:
        refresh.refresh(copied, three(), MONTHS[2], SECRET)
        assert copied.revealed_folder(DECEMBER).is_dir()
        assert checked(copied)[0] == []

    def test_those_of_the_newest_release_are_not_let_off(self, copied: Series) -> None:
        reveal(copied, DECEMBER, SECRET)
        problems, _ = checked(copied)
        assert any(one.startswith("revealed/2026.12.0/") and "no later release" in one for one in problems)

    def test_a_month_with_its_keys_apart_goes_on(self, old: Path, tmp_path: Path) -> None:
        shutil.copytree(old / "first", tmp_path, dirs_exist_ok=True)
        known = Series(tmp_path / "series")
        refresh.refresh(known, three(keys="apart"), MONTHS[1], SECRET)
        refresh.refresh(known, three(keys="apart"), MONTHS[2], SECRET)
        assert checked(known)[0] == []


def test_a_family_that_is_no_more_is_retired_and_let_off(copied: Series) -> None:
    others = tuple(portion for portion in three().portions if portion.family != SAME)
    two = msgspec.structs.replace(three(), portions=others)
    with upgraded(SAME):
        refresh.refresh(copied, two, MONTHS[2], SECRET)
        assert SAME not in {family for family, _ in kinds(copied, JANUARY)}
        problems, remarks = checked(copied)
        assert problems == []
        assert any("this puzzlegen does not have the family" in one for one in remarks)


def test_an_older_puzzlegen_lets_nothing_off(copied: Series) -> None:
    with upgraded():
        refresh.refresh(copied, three(), MONTHS[2], SECRET)
    problems, remarks = checked(copied, prove=True)
    assert (len(problems), remarks) == (3, [])
    assert all("the statement does not fit the format" in one for one in problems)


def wrong(key: Key) -> Key:
    """Another answer."""
    answer = key.answer
    if isinstance(answer, Choice):
        return msgspec.structs.replace(key, answer=Choice("ABCD"[("ABCD".index(answer.letter) + 1) % 4]))
    assert isinstance(answer, FillIn)
    return msgspec.structs.replace(key, answer=FillIn(answer.text + "7"))


def doctored(known: Series, version: Version, family: str, older: int, **changes: Any) -> None:
    """Give an item of a release a wrong key and make it one of an earlier version; then make all digests agree."""
    folder = known.release_folder(version)
    content = known.read(version).content
    rows = known.held(version)
    place = next(
        n
        for n, one in enumerate(rows)
        if one.item.kind == family
        and one.item.released == str(version)
        and one.key
        and isinstance(one.key.answer, Choice | FillIn)
    )
    item, key, proof = rows[place].item, rows[place].key, rows[place].proof
    assert key
    assert proof
    item = msgspec.structs.replace(item, family_version=item.family_version - older)
    pixels = [content.pixels[path] for path in item.images]
    name = pipeline.item_id(pipeline.content(item, proof.statement, proof.query, tuple(pixels)))
    paths = tuple(path.replace(item.id, name) for path in item.images)
    for before, after in zip(item.images, paths, strict=True):
        (folder / before).rename(folder / after)
    everywhere = dict(zip(item.images, paths, strict=True))
    rows[place] = Held(
        msgspec.structs.replace(item, id=name, images=paths),
        msgspec.structs.replace(wrong(key), id=name),
        msgspec.structs.replace(proof, id=name),
    )
    rows.sort(key=lambda one: one.item.id)
    for table, column in ((documents.ITEMS, "item"), (documents.KEYS, "key"), (documents.PROOFS, "proof")):
        (folder / table).write_bytes(b"".join(msgspec.json.encode(getattr(one, column)) + b"\n" for one in rows))
    release = json.loads((folder / documents.NAME).read_bytes())
    for mapping in (release["content"]["pixels"], release["files"]):
        for before, after in everywhere.items():
            mapping[after] = mapping.pop(before)
    (folder / documents.NAME).write_text(json.dumps(release))
    shares = (*content.shares, *(msgspec.structs.replace(s, version=s.version - older) for s in content.shares))
    forge(known, version, shares=shares, **changes)


class TestDoctoredItems:
    """An adversary calls a wrong item one of an earlier version, and makes all digests agree."""

    def test_the_newest_release_gets_away_with_none(self, copied: Series) -> None:
        with upgraded():
            refresh.refresh(copied, three(), MONTHS[2], SECRET)
            content = copied.read(JANUARY).content
            assert content.born
            family = UNREADABLE
            request = content.born.request
            older = tuple(
                msgspec.structs.replace(share, version=share.version - (share.family == family))
                for share in request.shares
            )
            born = msgspec.structs.replace(content.born, request=msgspec.structs.replace(request, shares=older))
            doctored(copied, JANUARY, family, 1, born=born)
            problems, _ = checked(copied, prove=True)
            assert any("no later release has confirmed it" in one for one in problems)
            doctored(copied, JANUARY, family, 0)
            problems, _ = checked(copied, prove=False)
            assert any("was not asked for" in one for one in problems)

    def test_an_upgrade_is_never_undone(self, copied: Series) -> None:
        with upgraded():
            refresh.refresh(copied, three(), MONTHS[2], SECRET)
            refresh.refresh(copied, three(refresh=0.75), MONTHS[3], SECRET)
            born = {one.item.kind for one in copied.held(FEBRUARY) if one.item.released == str(FEBRUARY)}
            assert MEASURED in born
            doctored(copied, FEBRUARY, UNREADABLE, 1)
            problems, _ = checked(copied, prove=False)
            assert any("and an earlier release introduced items of version" in one for one in problems)

    @pytest.mark.parametrize("family", [MEASURED, UNREADABLE])
    def test_an_item_that_was_kept_is_as_it_was_published(self, copied: Series, family: str) -> None:
        with upgraded():
            refresh.refresh(copied, three(), MONTHS[2], SECRET)
            folder = copied.release_folder(JANUARY)
            lines = (folder / documents.KEYS).read_bytes().splitlines(keepends=True)
            rows = copied.held(JANUARY)
            place = next(
                n
                for n, one in enumerate(rows)
                if one.item.kind == family
                and one.item.released != str(JANUARY)
                and one.key
                and isinstance(one.key.answer, Choice | FillIn)
            )
            key = rows[place].key
            assert key
            lines[place] = msgspec.json.encode(wrong(key)) + b"\n"
            (folder / documents.KEYS).write_bytes(b"".join(lines))
            forge(copied, JANUARY)
            problems, _ = checked(copied, prove=True)
            assert any(f"{key.id} is not what it was when it was first published" in one for one in problems)

    def test_what_needs_no_validator_is_checked_in_any_version(self, copied: Series) -> None:
        folder, content = copied.release_folder(DECEMBER), copied.read(DECEMBER).content
        cases = upgrades.cases(folder, copied.held(DECEMBER), content.pixels, content.shares)
        case = next(one for one in cases if one.item.kind == UNREADABLE)
        with upgraded():
            assert upgrades.examine(case) == upgrades.Examined([], Standing.UNPROVEN)
            for changes in (
                {"pixels": ("00" * 32,) * len(case.pixels)},
                {"item": msgspec.structs.replace(case.item, question="Which way is the longest?")},
                {"proof": msgspec.structs.replace(case.proof, statement={})},
                {"bounds": None},
            ):
                assert upgrades.examine(msgspec.structs.replace(case, **changes)).problems
            picture = folder / case.item.images[0]
            other = next(one for one in cases if one.item.kind == SAME).item.images[0]
            picture.write_bytes((folder / other).read_bytes())
            assert "pixels differ" in str(upgrades.examine(case).problems[0])

    @pytest.mark.parametrize("table", [documents.KEYS, documents.PROOFS, "images"])
    def test_a_refresh_lets_off_nothing_in_a_release_that_was_changed(self, copied: Series, table: str) -> None:
        folder = copied.release_folder(DECEMBER)
        if table == "images":
            held = next(one for one in copied.held(DECEMBER) if one.item.kind == SAME)
            path = folder / held.item.images[0]
            path.write_bytes(stamped(path.read_bytes(), "01234567-89ab-cdef-0123-456789abcdef"))
        else:
            data = (folder / table).read_bytes()
            place = data.index(b"explanation" if table == documents.KEYS else b"attempts")
            (folder / table).write_bytes(data[:place] + data[place:].replace(b'":', b'": ', 1))
        with upgraded(), pytest.raises(publish.GateFailed, match="was changed"):
            refresh.refresh(copied, three(), MONTHS[2], SECRET)


def test_a_level_that_the_family_does_not_have_is_named() -> None:
    share = Share("sudoku/classic_4x4", upgrades.current("sudoku/classic_4x4"), Level.HARD, 1, (0.0, 1.0))
    told = recomputed.asked(Request("four", 1, 0, ("en",), (share,)))
    assert "has other difficulties for sudoku/classic_4x4 at level hard" in str(next(told))


def test_standings_are_ordered_by_who_goes_first() -> None:
    assert sorted(Standing) == [Standing.UNPROVEN, Standing.REMEASURED, Standing.PROVEN]
