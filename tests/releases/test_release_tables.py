"""What programs read of a release: parquet files and the Croissant document."""

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mlcroissant as mlc
import msgspec
import pandas as pd
import pyarrow.parquet as pq
import pytest
from PIL import Image

from puzzlegen.core.errors import MissingExtra
from puzzlegen.core.item import AnswerForm, BoundingBoxes
from puzzlegen.releases import columns, croissant, parquet, reading
from puzzlegen.releases.documents import ITEMS, KEYS, PROOFS, Frontispiece, Held
from puzzlegen.snapshots import digest
from puzzlegen.snapshots.reading import CorruptTable
from tests.support import release_folder

# What mlcroissant and the packages below it still call
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:rdflib", "ignore:The inplace keyword")


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Held], Path]:
    return release_folder.sample(tmp_path_factory.mktemp("sample"))


@pytest.fixture(scope="module", params=["with keys", "keys apart"])
def released(
    request: pytest.FixtureRequest, sample: tuple[list[Held], Path], tmp_path_factory: pytest.TempPathFactory
) -> tuple[Frontispiece, list[Held]]:
    """A release that no test may change, and its items as it holds them."""
    items, pictures = sample
    keys = request.param == "with keys"
    front = release_folder.lay(tmp_path_factory.mktemp("release") / "2026.11.0", items, pictures, keys=keys)
    release_folder.introduce(front)
    return front, items if keys else release_folder.without_keys(items)


@pytest.fixture
def fresh(sample: tuple[list[Held], Path], tmp_path: Path) -> Frontispiece:
    """A release with tables and pictures alone."""
    return release_folder.lay(tmp_path / "release", *sample)


def test_the_sample_shows_what_it_should(sample: tuple[list[Held], Path]) -> None:
    items, _ = sample
    assert {one.item.answer_form for one in items} == set(AnswerForm)
    assert {one.item.language for one in items} == {"en", "zh"}
    assert {len(one.item.images) for one in items} == {1, 2}
    drawn = {option.text is None for one in items for option in one.item.options}
    assert drawn == {True, False}


# --- rows -----------------------------------------------------------------------------------------------------------


def test_a_row_has_exactly_the_described_columns(released: tuple[Frontispiece, list[Held]]) -> None:
    front, items = released
    names = [column.name for column in columns.columns(keys=front.keys)]
    assert len(set(names)) == len(names)
    for one in items:
        assert set(columns.row(one)) == set(names)
    assert ("answer" in names) == front.keys


def test_options_and_answers_are_plain_texts(sample: tuple[list[Held], Path]) -> None:
    items, _ = sample
    for one in items:
        cells = columns.row(one)
        if one.item.answer_form is AnswerForm.CHOICE:
            assert cells["answer"] in cells["letters"]
            texts = [option.text for option in one.item.options]
            assert cells["options"] == (cells["letters"] if texts[0] is None else texts)
        else:
            assert cells["letters"] == cells["options"] == []
        if one.item.answer_form is AnswerForm.BOUNDING_BOXES:
            assert one.key is not None
            assert isinstance(one.key.answer, BoundingBoxes)
            assert json.loads(cells["answer"]) == [list(box) for box in one.key.answer.boxes]


# --- reading --------------------------------------------------------------------------------------------------------


def test_the_tables_are_read_back(released: tuple[Frontispiece, list[Held]]) -> None:
    front, items = released
    assert list(reading.held(front.folder)) == items


def swap(path: Path) -> None:
    first, second, *rest = path.read_text().splitlines(keepends=True)
    path.write_text("".join([second, first, *rest]))


def shorten(path: Path) -> None:
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))


@pytest.mark.parametrize("change", [swap, shorten])
@pytest.mark.parametrize("name", [ITEMS, KEYS, PROOFS])
def test_tables_that_disagree_are_refused(fresh: Frontispiece, name: str, change: Callable[[Path], None]) -> None:
    change(fresh.folder / name)
    with pytest.raises(CorruptTable, match="the same items in the same order"):
        list(reading.held(fresh.folder))


# --- parquet --------------------------------------------------------------------------------------------------------


def shards(front: Frontispiece) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((front.folder / parquet.DATA).iterdir())}


def test_datasets_finds_what_was_published(released: tuple[Frontispiece, list[Held]], tmp_path: Path) -> None:
    front, items = released
    found = release_folder.loaded(sys.executable, front.folder, tmp_path)
    assert found == release_folder.expected(items, front.folder)
    assert list(found["test"][0]) == [column.name for column in columns.columns(keys=front.keys)]


def test_pandas_finds_what_was_published(released: tuple[Frontispiece, list[Held]]) -> None:
    front, items = released
    for split, rows in release_folder.expected(items, front.folder).items():
        (path,) = (front.folder / parquet.DATA).glob(f"{split}-2026.11.0-00000-of-00001.parquet")
        frame = pd.read_parquet(path)
        assert list(frame["id"]) == [cells["id"] for cells in rows]
        assert list(frame["question"]) == [cells["question"] for cells in rows]
        assert [list(cell) for cell in frame["options"]] == [cells["options"] for cells in rows]
        pictures = [[Image.open(io.BytesIO(picture["bytes"])) for picture in cell] for cell in frame["images"]]
        assert [list(map(release_folder.seen, cell)) for cell in pictures] == [cells["images"] for cells in rows]
        assert ("difficulty" in frame) == ("answer" in frame) == front.keys


def test_the_same_release_gives_the_same_bytes(fresh: Frontispiece) -> None:
    parquet.write(fresh)
    first = shards(fresh)
    (fresh.folder / parquet.DATA / "left-over").touch()
    parquet.write(fresh)
    assert shards(fresh) == first


def test_large_splits_go_to_several_files(
    fresh: Frontispiece, sample: tuple[list[Held], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "GROUP_ROWS", 4)
    monkeypatch.setattr(parquet, "SHARD_BYTES", 200_000)
    parquet.write(fresh)
    names = [name for name in shards(fresh) if name.startswith("test")]
    count = len(names)
    assert count > 1
    assert names == [f"test-2026.11.0-{number:05}-of-{count:05}.parquet" for number in range(count)]
    files = [pq.ParquetFile(fresh.folder / parquet.DATA / name) for name in names]
    assert all(len(file.read_row_group(n)) <= 4 for file in files for n in range(file.num_row_groups))
    ids = [cell for file in files for cell in file.read(["id"])["id"].to_pylist()]
    assert ids == [one.item.id for one in sample[0] if one.item.split == "test"]


def test_rows_are_in_the_order_of_the_releases_that_brought_them(sample: tuple[list[Held], Path]) -> None:
    born = [
        msgspec.structs.replace(one, item=msgspec.structs.replace(one.item, split="test", released=version))
        for one, version in zip(sample[0], ("2026.11.10", "2026.9.0", "2026.11.9"), strict=False)
    ]
    assert [*parquet.by_birth(born)["test"]] == ["2026.9.0", "2026.11.9", "2026.11.10"]


def test_large_pictures_make_small_row_groups(fresh: Frontispiece, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "GROUP_BYTES", 1)
    parquet.write(fresh)
    file = pq.ParquetFile(next((fresh.folder / parquet.DATA).glob("test-*")))
    assert file.num_row_groups == file.metadata.num_rows == fresh.splits["test"]


def test_a_split_without_items_has_an_empty_file(fresh: Frontispiece) -> None:
    parquet.write(msgspec.structs.replace(fresh, splits={**fresh.splits, "validation": 0}))
    (path,) = (fresh.folder / parquet.DATA).glob("validation-*")
    assert pq.read_table(path).num_rows == 0


def test_a_miscounted_split_is_refused(fresh: Frontispiece) -> None:
    wrong = msgspec.structs.replace(fresh, splits={**fresh.splits, "train": 99})
    with pytest.raises(CorruptTable, match="3 items in split train, and 99"):
        parquet.write(wrong)


@pytest.mark.parametrize(("package", "write"), [("pyarrow", parquet.write), ("mlcroissant", croissant.write)])
def test_a_missing_package_gets_a_sentence(
    fresh: Frontispiece, monkeypatch: pytest.MonkeyPatch, package: str, write: Callable[[Frontispiece], None]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=rf"{package}.*pip install 'puzzlegen-bench\[release\]'"):
        write(fresh)


# --- Croissant ------------------------------------------------------------------------------------------------------


def plain(record: dict[str, Any]) -> dict[str, Any]:
    """A record of Croissant by column name, in plain JSON."""

    def cell(value: Any) -> Any:
        if isinstance(value, list):
            return [cell(entry) for entry in value]
        if isinstance(value, bytes):
            return value.decode()
        return release_folder.seen(value) if isinstance(value, Image.Image) else value

    return {name.removeprefix(f"{croissant.RECORDS}/"): cell(value) for name, value in record.items()}


def test_mlcroissant_has_nothing_to_complain_about(released: tuple[Frontispiece, list[Held]]) -> None:
    front, _ = released
    there = mlc.Dataset(front.folder / croissant.NAME).metadata
    assert not there.issues.errors
    assert not there.issues.warnings
    assert there.version == "2026.11.0"
    assert there.to_json()["datePublished"] == "2026-11-01"
    assert there.to_json()["license"] == "https://spdx.org/licenses/CC-BY-4.0.html"


def test_mlcroissant_finds_what_was_published(released: tuple[Frontispiece, list[Held]]) -> None:
    front, items = released
    there = mlc.Dataset(front.folder / croissant.NAME)
    for split, rows in release_folder.expected(items, front.folder).items():
        records = list(there.records(croissant.RECORDS, filters={f"{croissant.RECORDS}/split": split}))
        assert len(records) == len(rows)
        for record, cells in zip(records, rows, strict=True):
            assert plain(record) == cells
    everything = list(mlc.Dataset(front.folder / croissant.NAME).records(croissant.RECORDS))
    assert len(everything) == len(items)


def test_every_table_has_its_digest(released: tuple[Frontispiece, list[Held]]) -> None:
    front, _ = released
    document = json.loads((front.folder / croissant.NAME).read_text())
    files = {one["contentUrl"]: one["sha256"] for one in document["distribution"] if "sha256" in one}
    present = {f"{parquet.DATA}/{name}" for name in shards(front)} | {ITEMS}
    assert set(files) == present | ({KEYS, PROOFS} if front.keys else set())
    assert all(digest.of_file(front.folder / name) == sha256 for name, sha256 in files.items())
    patterns = [one["includes"] for one in document["distribution"] if "includes" in one]
    assert all(any(front.folder.glob(pattern)) for pattern in patterns)


def test_no_date_of_today_is_in_the_description(fresh: Frontispiece) -> None:
    parquet.write(fresh)
    croissant.write(fresh)
    text = (fresh.folder / croissant.NAME).read_text()
    assert set(re.findall(r"\b20\d\d-\d\d-\d\d\b", text)) == {"2026-11-01"}
    croissant.write(fresh)
    assert (fresh.folder / croissant.NAME).read_text() == text
