"""Splits: no puzzle, or no structure, in two of them, and nothing in common with what they are held against."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import assume, given
from hypothesis import strategies as st
from PIL import Image

from puzzlegen import catalog
from puzzlegen.cli import main
from puzzlegen.drawing import hashing
from puzzlegen.evidence.sudoku.disguises import moved, renamed
from puzzlegen.snapshots import manifest, overlap, selection, similarity, split, workshop, writer
from puzzlegen.snapshots.pipeline import AcceptedItem, make_item
from puzzlegen.snapshots.split import By, SplitItem, apportion
from puzzlegen.specs import language as spec

TILES = "template/blank"


def make(out: Path, target: str = TILES, n: int = 60, seed: int = 3) -> Path:
    writer.write_snapshot(writer.request_for(spec.read(target), target, n, seed), out)
    return out


@pytest.fixture(scope="module")
def tiles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A snapshot of 12 structures; no test may change it."""
    return make(tmp_path_factory.mktemp("tiles") / "tiles")


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def report_of(out: Path) -> dict[str, Any]:
    report: dict[str, Any] = json.loads((out / "report.json").read_text())
    return report


def canonical_forms(snapshot: Path) -> dict[str, str]:
    return {proof["id"]: proof["certificate"]["canonical"] for proof in lines(snapshot / "proofs.jsonl")}


def parts_of(out: Path) -> dict[str, list[dict[str, Any]]]:
    return {name: lines(out / f"{name}.jsonl") for name in report_of(out)["splits"]}


# --- sharing out ----------------------------------------------------------------------------------------------------


def test_by_puzzle_every_item_is_in_one_split(tiles: Path, tmp_path: Path) -> None:
    split.split([tiles], tmp_path / "out")
    parts = parts_of(tmp_path / "out")
    assert {name: len(part) for name, part in parts.items()} == {"train": 48, "validation": 6, "test": 6}
    ids = [item["id"] for part in parts.values() for item in part]
    assert sorted(ids) == sorted(item["id"] for item in lines(tiles / "items.jsonl"))
    for part in parts.values():
        levels = Counter(item["level"] for item in part)
        assert set(levels.values()) == {len(part) // 3}, "60 items of three levels can be stratified exactly"


def test_by_structure_no_structure_is_in_two_splits(tiles: Path, tmp_path: Path) -> None:
    structures = {proof["id"]: proof["certificate"]["structure"] for proof in lines(tiles / "proofs.jsonl")}
    assert len(set(structures.values())) == 12
    largest = max(Counter(structures.values()).values())
    for seed in range(5):
        out = tmp_path / str(seed)
        split.split([tiles], out, by=By.STRUCTURE, ratios=(60, 20, 20), seed=seed)
        parts = parts_of(out)
        found = [{structures[item["id"]] for item in part} for part in parts.values()]
        assert sum(map(len, found)) == 12
        for part, ratio in zip(parts.values(), (60, 20, 20), strict=True):
            assert abs(len(part) - 60 * ratio / 100) < largest
            assert all(item["structure"] == f"template: {structures[item['id']]}" for item in part)


def test_the_seed_changes_the_splits(tiles: Path, tmp_path: Path) -> None:
    for by in By:
        found = set()
        for seed in range(4):
            split.split([tiles], tmp_path / f"{by}{seed}", by=by, seed=seed)
            found.add((tmp_path / f"{by}{seed}" / "test.jsonl").read_bytes())
        assert len(found) > 1


ratios_of_splits = st.lists(st.integers(1, 100), min_size=2, max_size=3)


@given(ratios_of_splits, st.lists(st.integers(1, 50), min_size=3, max_size=40))
def test_groups_are_shared_out_within_the_size_of_one(ratios: list[int], sizes: list[int]) -> None:
    sizes.sort(reverse=True)
    (chosen,) = apportion([sizes], ratios)
    filled = [sum(size for size, split in zip(sizes, chosen, strict=True) if split == s) for s in range(len(ratios))]
    assert sum(filled) == sum(sizes)
    assert all(filled)
    first = sorted(chosen.index(s) for s in range(len(ratios)))
    # leave out the cases in which the last groups had to go to empty splits
    assume(all(len(sizes) - place > len(ratios) - number for number, place in enumerate(first)))
    for items, ratio in zip(filled, ratios, strict=True):
        assert abs(items - sum(sizes) * ratio / sum(ratios)) < sizes[0]


def test_single_puzzles_are_shared_out_within_one() -> None:
    """Exhaustively, for small numbers: in all, and in each stratum within two."""
    for ratios in [*product(range(1, 9), repeat=2), *product(range(1, 9, 2), repeat=3)]:
        for strata in ((30,), (7, 7, 7, 7), (1,) * 30, (2, 9, 1, 16)):
            chosen = apportion([[1] * size for size in strata], ratios)
            shares = [ratio / sum(ratios) for ratio in ratios]
            for number, share in enumerate(shares):
                assert abs(sum(part.count(number) for part in chosen) - sum(strata) * share) < 1
                for part, size in zip(chosen, strata, strict=True):
                    assert abs(part.count(number) - size * share) < 2


def test_no_split_stays_empty_as_long_as_there_are_groups() -> None:
    assert apportion([[10, 10, 10]], (98, 1, 1)) == [[0, 1, 2]]
    assert apportion([[1], [1], [1]], (98, 1, 1)) == [[0], [1], [2]]
    assert apportion([[50, 1, 1]], (1, 1, 98)) == [[2, 0, 1]]


# --- equal puzzles --------------------------------------------------------------------------------------------------


class Turned:
    """A generator of Sudokus whose puzzles are turned by 90 degrees and relabelled."""

    def __init__(self, loaded: catalog.Family) -> None:
        self._loaded = loaded
        self.LEVELS = loaded.levels

    def invent(self, rng: Any, params: Any, asked: Any) -> Any:
        puzzle = self._loaded.generator.invent(rng, params, asked)
        quarter = [column * 9 + 8 - row for row in range(9) for column in range(9)]
        statement, query = moved(puzzle.statement, puzzle.query, quarter)
        statement, query = renamed(statement, query, [*range(2, 10), 1])
        (answer,) = self._loaded.validator.certify(statement, query).answers
        return msgspec.structs.replace(puzzle, statement=statement, query=query, answer=answer)


def test_a_disguised_duplicate_in_another_snapshot_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = "sudoku/classic"
    first = make(tmp_path / "first", target, n=6, seed=3)
    loaded = catalog.load(target)
    unexplained = msgspec.structs.replace(loaded.validator, certify_why=None)  # what is explained is not turned
    disguising = msgspec.structs.replace(loaded, generator=Turned(loaded), validator=unexplained)
    original_run = selection.run

    def run(task: selection.Task) -> AcceptedItem:
        if task.slot.place == 2:
            return make_item(disguising, task.slot.level, 3, task.slot.index, "en")
        return original_run(task)

    monkeypatch.setattr(selection, "run", run)
    second = make(tmp_path / "second", target, n=6, seed=2)
    known = {proof["certificate"]["canonical"]: proof for proof in lines(first / "proofs.jsonl")}
    (ours,) = (proof for proof in lines(second / "proofs.jsonl") if proof["certificate"]["canonical"] in known)
    theirs = known[ours["certificate"]["canonical"]]
    assert theirs["statement"] != ours["statement"]
    assert not set(manifest.read(first).content.pixels.values()) & set(manifest.read(second).content.pixels.values())

    split.split([first, second], tmp_path / "out", ratios=(1, 1))
    assert report_of(tmp_path / "out")["dropped"] == [
        {
            "id": ours["id"],
            "folder": "../second",
            "reason": "same puzzle",
            "other_folder": "../first",
            "other": theirs["id"],
            "measure": None,
        }
    ]
    kept = [item["id"] for part in parts_of(tmp_path / "out").values() for item in part]
    assert len(kept) == 11
    assert ours["id"] not in kept

    split.split([second], tmp_path / "proven", ratios=(1, 1), against=[first])
    (finding,) = report_of(tmp_path / "proven")["dropped"]
    assert (finding["id"], finding["other"]) == (ours["id"], theirs["id"])


def test_a_snapshot_given_twice_counts_once(tiles: Path, tmp_path: Path) -> None:
    report = split.split([tiles, tiles], tmp_path / "out")
    assert len(report.dropped) == 60
    assert sum(part.items for part in report.splits.values()) == 60


def test_puzzles_of_another_snapshot_are_dropped(tiles: Path, tmp_path: Path) -> None:
    fewer = make(tmp_path / "fewer", n=12)  # the same seed: these are among the 60
    report = split.split([tiles], tmp_path / "out", by=By.STRUCTURE, against=[fewer], workers=2)
    assert {finding.id for finding in report.dropped} == set(canonical_forms(fewer))
    assert {finding.reason for finding in report.dropped} == {overlap.Reason.PUZZLE}
    kept = {item["id"] for part in parts_of(tmp_path / "out").values() for item in part}
    assert len(kept) == 48
    forms = canonical_forms(tiles)
    assert not {forms[item] for item in kept} & set(canonical_forms(fewer).values())
    (other,) = report_of(tmp_path / "out")["against"]
    assert other["digest"] == manifest.read(fewer).root
    assert other["compared"] == ["same puzzle", "same pixels", "near hash"]


# --- foreign pictures -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sudokus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("sudokus") / "sudokus", "sudoku/classic_6x6", n=8, seed=1)


def pictures(snapshot: Path) -> Iterator[tuple[str, Image.Image]]:
    for item in lines(snapshot / "items.jsonl"):
        with Image.open(snapshot / item["images"][0]) as picture:
            yield item["id"], picture.convert("RGB")


def test_copies_of_pictures_are_found(sudokus: Path, tmp_path: Path) -> None:
    """What has the same pixels is dropped; what was resized or compressed with loss is only reported."""
    foreign = tmp_path / "web"
    (foreign / "deep").mkdir(parents=True)
    shown = list(pictures(sudokus))
    expected = {}
    for (item, picture), (name, options) in zip(
        shown,
        {
            "a.png": {"compress_level": 9},
            "deep/b.webp": {"lossless": True},
            "c.JPG": {"quality": 80},
            "deep/d.jpeg": {"quality": 50},
            "e.webp": {"quality": 60},
        }.items(),
        strict=False,
    ):
        picture.save(foreign / name, **options)  # type: ignore[arg-type]
        expected[item] = name
    item, picture = shown[5]
    picture.resize((picture.width * 2 // 3, picture.height * 2 // 3)).save(foreign / "f.png")
    expected[item] = "f.png"
    picture.point(lambda value: 255 - value).save(foreign / "negative.png")
    noise = np.random.default_rng(1).integers(0, 256, (200, 300, 3), np.uint8)
    Image.fromarray(noise).save(foreign / "noise.png")
    (foreign / "notes.txt").write_text("no picture")

    report = split.split([sudokus], tmp_path / "out", ratios=(1, 1), against=[foreign])
    assert [(finding.id, finding.reason, finding.other) for finding in report.dropped] == [
        (shown[0][0], "same pixels", "a.png"),
        (shown[1][0], "same pixels", "deep/b.webp"),
    ]
    near = {finding.id: finding.other for finding in report.review if finding.reason == "near hash"}
    for item in list(expected)[2:]:
        assert near[item] == expected[item]
    assert not {"noise.png", "negative.png"} & set(near.values())
    kept = {item["id"] for part in parts_of(tmp_path / "out").values() for item in part}
    assert kept == {item for item, _ in shown[2:]}
    (other,) = report_of(tmp_path / "out")["against"]
    assert other["pictures"] == 8
    assert other["compared"] == ["same pixels", "near hash"]


def test_the_hash_stands_changes_of_size_and_colour_and_tells_other_pictures(sudokus: Path) -> None:
    for _, picture in pictures(sudokus):
        rgb = np.asarray(picture)
        signs = hashing.perceptual_hashes(rgb)[0]
        assert set(signs.tolist()) == {-1, 1}
        for copy in (rgb // 2, rgb.repeat(2, axis=0).repeat(2, axis=1), np.minimum(rgb, 200)):
            assert (hashing.perceptual_hashes(copy)[0] != signs).sum() <= hashing.NEAR_BITS
        for other in (rgb[::-1], rgb[:, : rgb.shape[1] // 2], 255 - rgb):
            assert (hashing.perceptual_hashes(other)[0] != signs).sum() > hashing.NEAR_BITS


def test_the_closest_of_many_is_found_in_every_chunk(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(5)
    mine, others = rng.choice([-1, 1], (57, 64)).astype(np.float32), rng.choice([-1, 1], (23, 64)).astype(np.float32)
    monkeypatch.setattr(similarity, "_ROWS", 10)
    for vector, (best, inner) in zip(mine, similarity.closest(mine, others), strict=True):
        distances = (others != vector).sum(axis=1)
        assert best == distances.argmin()
        assert (hashing.HASH_BITS - inner) / 2 == distances.min()


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny CLIP with random weights, as transformers saves one."""
    torch = pytest.importorskip("torch", reason="the extra [clip] is not installed")
    transformers = pytest.importorskip("transformers", reason="the extra [clip] is not installed")
    torch.manual_seed(0)
    tower = {"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2, "num_attention_heads": 2}
    config = transformers.CLIPConfig(
        text_config=tower | {"vocab_size": 50, "bos_token_id": 1, "eos_token_id": 2},
        # large weights: small random ones embed all pictures alike
        vision_config=tower | {"image_size": 32, "patch_size": 8, "initializer_factor": 10.0},
        projection_dim=16,
    )
    folder = tmp_path_factory.mktemp("clip")
    transformers.CLIPModel(config).save_pretrained(folder)
    processor = transformers.CLIPImageProcessor(size={"shortest_edge": 32}, crop_size={"height": 32, "width": 32})
    processor.save_pretrained(folder)
    return folder


def test_clip_hits_are_dropped_with_their_cosine(clip: Path, tiles: Path, tmp_path: Path) -> None:
    foreign = tmp_path / "web"
    foreign.mkdir()
    item, picture = next(pictures(tiles))
    picture.resize((picture.width * 2, picture.height * 2)).save(foreign / "copy.jpg")
    report = split.split([tiles], tmp_path / "out", against=[foreign], clip=str(clip))
    hits = {finding.id: finding.measure or 0 for finding in report.dropped}
    assert {(finding.reason, finding.other) for finding in report.dropped} == {("CLIP cosine", "copy.jpg")}
    assert item in hits
    assert 0 < len(hits) < 60
    paths = [tiles / one["images"][0] for one in lines(tiles / "items.jsonl")]
    seen = similarity.Clip(str(clip)).embed([*paths, foreign / "copy.jpg"], lambda _: None)
    for one, cosine in zip(lines(tiles / "items.jsonl"), (seen[:-1] @ seen[-1]).tolist(), strict=True):
        assert (one["id"] in hits) == (cosine >= similarity.CLIP_COSINE)
        assert hits.get(one["id"], cosine) == pytest.approx(cosine, abs=1e-3)
    assert "CLIP cosine" in report_of(tmp_path / "out")["against"][0]["compared"]


def test_clip_embeds_alike_in_every_batch_and_tells_pictures_apart(
    clip: Path, tiles: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = similarity.Clip(str(clip))
    noise = np.random.default_rng(1).integers(0, 256, (60, 90, 3), np.uint8)
    Image.fromarray(noise).save(tmp_path / "noise.png")
    paths = [*sorted((tiles / "images").iterdir())[:9], tmp_path / "noise.png"]
    done: list[int] = []
    at_once = model.embed(paths, done.append)
    monkeypatch.setattr(similarity, "_BATCH", 4)
    in_batches = model.embed(paths, done.append)
    assert done == [10, 4, 8, 10]
    np.testing.assert_allclose(at_once, in_batches, atol=1e-5)
    np.testing.assert_allclose(np.linalg.norm(at_once, axis=1), 1, atol=1e-5)
    assert (at_once[:9] @ at_once[9] < similarity.CLIP_COSINE).all()


def test_a_folder_without_a_clip_model_gets_a_sentence(clip: Path, sudokus: Path, tmp_path: Path) -> None:
    assert clip.is_dir()
    (tmp_path / "empty").mkdir()
    result = run("split", sudokus, "--against", sudokus, "--clip", tmp_path / "empty", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "is neither a folder with a CLIP model nor one on the hub" in result.output


def test_clip_without_its_packages_gets_a_sentence(
    sudokus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "transformers", None)
    result = run("split", sudokus, "--against", sudokus, "--clip", tmp_path, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "pip install 'puzzlegen-bench[clip]'" in result.output


# --- what is written ------------------------------------------------------------------------------------------------


def run(*arguments: str | Path) -> Any:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_a_split_is_usable_where_it_lies(tiles: Path, tmp_path: Path) -> None:
    split.split([tiles], tmp_path / "deep" / "out")
    out = tmp_path / "deep" / "out"
    for line in (out / "train.jsonl").read_bytes().splitlines():
        item = msgspec.json.decode(line, type=SplitItem)
        assert all((out / image).is_file() for image in item.images)
        keys = {key["id"] for key in lines(out / item.source / "keys.jsonl")}
        assert item.id in keys
    report = report_of(out)
    assert (out / report["inputs"][0]["folder"]).samefile(tiles)
    assert report["inputs"][0]["root"] == manifest.read(tiles).root
    for name, part in report["splits"].items():
        items = lines(out / f"{name}.jsonl")
        assert part["items"] == len(items)
        assert part["levels"] == Counter(f"template/blank@{item['level']}" for item in items)
        assert part["structures"] == Counter(item["structure"] for item in items)


def test_the_program_of_the_documentation_reads_a_split(tiles: Path, tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "splits.md").read_text()
    program = text.partition("```python\n")[2].partition("```")[0]
    split.split([tiles], tmp_path / "out")
    names: dict[str, Any] = {}
    exec(program.replace("output/sudoku-s7-n500-by-puzzle-s0", str(tmp_path / "out")), names)
    assert len(names["examples"]) == 48
    for picture, question, answer in names["examples"]:
        assert picture.is_file()
        assert "Which number is missing?" in question
        assert answer["form"] == "fill_in"


def test_the_same_arguments_give_the_same_bytes(tiles: Path, tmp_path: Path) -> None:
    fewer = make(tmp_path / "fewer", n=6)
    shutil.copytree(tiles, tmp_path / "tiles")
    command = [sys.executable, "-m", "puzzlegen", "split", "tiles", "--by", "structure", "--against", fewer.name]
    outputs = []
    for hash_seed, workers in (("0", "1"), ("4711", "2")):
        done = subprocess.run(
            [*command, "--workers", workers, "--out", f"out{workers}"],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            cwd=tmp_path,
            check=True,
            capture_output=True,
        )
        out = tmp_path / f"out{workers}"
        outputs.append({path.name: path.read_bytes() for path in out.iterdir()})
        assert b"No structure occurs in two splits." in done.stdout
        assert done.stderr == b""
    assert outputs[0] == outputs[1]
    assert set(outputs[0]) == {"train.jsonl", "validation.jsonl", "test.jsonl", "report.json"}


def test_the_command_tells_the_report(tiles: Path, tmp_path: Path) -> None:
    result = run("split", tiles, "--ratios", "3/1", "--out", tmp_path / "out", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout) == report_of(tmp_path / "out")
    plain = run("split", tiles, "--ratios", "3/1", "--out", tmp_path / "plain").output
    assert "train            45 items (75.0%; 45 wanted); families 1, structures 12" in plain
    assert "dropped           0 items" in plain
    assert str(tmp_path / "plain" / "report.json") in plain


def test_splits_are_replaced_only_on_request(tiles: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    split.split([tiles], out)
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    with pytest.raises(workshop.DestinationTaken, match="--overwrite"):
        split.split([tiles], out, ratios=(1, 1))
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before
    split.split([tiles], out, ratios=(1, 1), overwrite=True)
    assert {path.name for path in out.iterdir()} == {"train.jsonl", "test.jsonl", "report.json"}
    (out / "thesis.txt").write_text("years of work")
    with pytest.raises(workshop.DestinationTaken, match="other files"):
        split.split([tiles], out, overwrite=True)
    assert (out / "thesis.txt").is_file()
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_a_disk_that_fills_up_leaves_nothing_behind(
    tiles: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, _: bytes) -> int:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    result = run("split", tiles, "--out", tmp_path / "out")
    assert result.exit_code == 1
    assert "No space left on device" in result.output
    assert list(tmp_path.iterdir()) == []


def test_stopped_while_it_replaces_splits_it_loses_nothing(
    tiles: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    split.split([tiles], tmp_path / "out")
    before = (tmp_path / "out" / "train.jsonl").read_bytes()
    rename = Path.rename

    def interrupted(path: Path, target: Path) -> Path:
        if target == tmp_path / "out":
            raise KeyboardInterrupt
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", interrupted)
    with pytest.raises(KeyboardInterrupt):
        split.split([tiles], tmp_path / "out", seed=1, overwrite=True)
    assert before in [path.read_bytes() for path in tmp_path.rglob("train.jsonl")]


# --- bad inputs -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--ratios", "80"), "The ratios '80' are not two or three positive whole numbers, such as 80/20"),
        (("--ratios", "80/20/0"), "are not two or three positive whole numbers"),
        (("--ratios", "50/20/20/10"), "are not two or three positive whole numbers"),
        (("--ratios", "80/x"), "are not two or three positive whole numbers"),
        (("--ratios", "-80/20"), "are not two or three positive whole numbers"),
        (("--by", "colour"), "is not one of 'puzzle', 'structure'"),
        (("--clip", "model"), "name them with --against"),
        (("--against", "nowhere"), "nowhere is neither a snapshot nor a folder with pictures (.bmp, "),
        (("nowhere",), "nowhere is not a snapshot"),
    ],
)
def test_wrong_usage_gets_a_sentence(
    tiles: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("split", tiles, *arguments, "--out", "out")
    assert result.exit_code == 2
    assert complaint in result.output
    assert list(tmp_path.iterdir()) == []


def test_too_few_structures_or_puzzles_get_a_sentence(tiles: Path, tmp_path: Path) -> None:
    one = make(tmp_path / "one", "sudoku/classic_4x4", n=2)
    result = run("split", one, "--by", "structure", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "3 splits need at least as many different structures, and the number left is 1" in result.output
    assert "or split by puzzle" in result.output
    result = run("split", one, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "3 splits need at least as many different puzzles, and the number left is 2" in result.output
    result = run("split", tiles, "--against", tiles, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "the number left is 0" in result.output
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("name", ["items.jsonl", "proofs.jsonl", "images"])
def test_a_damaged_snapshot_is_refused(tiles: Path, tmp_path: Path, name: str) -> None:
    damaged = Path(shutil.copytree(tiles, tmp_path / "damaged"))
    path = damaged / name if name != "images" else min((damaged / name).iterdir())
    path.write_bytes(path.read_bytes()[:-1] + b" ")
    for arguments in ((damaged,), (tiles, "--against", damaged)):
        result = run("split", *arguments, "--out", tmp_path / "out")
        assert result.exit_code == 1
        assert f"{damaged} is damaged: " in result.output
        assert path.name in result.output
        assert not (tmp_path / "out").exists()


def test_tables_that_do_not_belong_together_are_refused(tiles: Path, tmp_path: Path) -> None:
    from tests.snapshots.test_snapshot import forge

    forged = Path(shutil.copytree(tiles, tmp_path / "forged"))
    proofs = (forged / "proofs.jsonl").read_text().splitlines()
    (forged / "proofs.jsonl").write_text("\n".join([proofs[1], proofs[0], *proofs[2:]]) + "\n")
    forge(forged)
    result = run("split", forged, "--out", tmp_path / "out")
    assert result.exit_code == 1
    assert "its items and its proofs are not in the same order" in result.output


def test_a_picture_that_cannot_be_read_is_named(tiles: Path, tmp_path: Path) -> None:
    """What cannot be compared is not proven to be different."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "torn.png").write_bytes(b"\x89PNG\r\n\x1a\n and no more")
    result = run("split", tiles, "--against", tmp_path / "web", "--out", tmp_path / "out")
    assert result.exit_code == 1
    assert (
        "torn.png cannot be compared: the data is not a readable PNG or BMP or GIF or JPEG or TIFF or WEBP picture."
        in result.output
    )


def test_splits_never_go_into_a_snapshot(tiles: Path) -> None:
    result = run("split", tiles, "--out", tiles / "splits")
    assert result.exit_code == 2
    assert "is inside" in result.output
    result = run("split", tiles, "--out", tiles, "--overwrite")
    assert result.exit_code == 2
    assert "holds other files" in result.output
