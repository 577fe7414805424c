"""The Python interface."""

import pickle
import re
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import puzzlegen
from puzzlegen import catalog
from puzzlegen.core.errors import WrongUsage
from puzzlegen.drawing.png import decode
from puzzlegen.snapshots import reading, writer
from puzzlegen.snapshots.manifest import NotASnapshot
from puzzlegen.specs import language as spec

TARGET = "counting"
N = 12


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("api") / "snapshot"
    writer.write_snapshot(writer.request_for(spec.read(TARGET), TARGET, N, 7), out)
    return out


def test_importing_the_package_imports_nothing_heavy_and_has_the_names() -> None:
    program = (
        "import sys, puzzlegen\n"
        "assert not {'numpy', 'cairo', 'PIL', 'puzzlegen.api'} & set(sys.modules)\n"
        "assert set(puzzlegen.__all__) <= set(dir(puzzlegen))\n"
        "assert all(hasattr(puzzlegen, name) for name in puzzlegen.__all__)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = puzzlegen.nothing


def test_what_is_made_is_what_the_command_writes(folder: Path) -> None:
    made = list(puzzlegen.make(TARGET, N, 7))
    there = puzzlegen.load(folder)
    assert len(made) == len(there) == N
    assert {puzzle.id for puzzle in made} == {puzzle.id for puzzle in there}
    for puzzle in made:
        (same,) = [other for other in there if other.id == puzzle.id]
        assert same == puzzle
        assert [image.mode for image in puzzle.images] == ["RGB"] * len(puzzle.item.images)
        assert (np.asarray(puzzle.image) == decode(puzzle.pngs[0])).all()
        assert puzzle.question == puzzle.item.question


def test_the_key_is_right_and_nonsense_is_not(folder: Path) -> None:
    for puzzle in puzzlegen.load(folder):
        answer = puzzle.answer if isinstance(puzzle.answer, str) else [list(box) for box in puzzle.answer]
        assert puzzlegen.score(puzzle, f"I think so.\nAnswer: {answer}").reward() == 1
        assert puzzlegen.score(puzzle, None).reward() == 0
        assert puzzlegen.score(puzzle, "purple").credit == 0


def test_a_snapshot_is_a_sequence(folder: Path) -> None:
    there = puzzlegen.load(str(folder))
    assert there[-1] == there[N - 1] == list(there)[-1]
    assert there[2:4] == [there[2], there[3]]
    assert there[0] != there[1]
    assert pickle.loads(pickle.dumps(there))[3] == there[3]
    with pytest.raises(IndexError):
        _ = there[N]
    with pytest.raises(NotASnapshot):
        puzzlegen.load(folder.parent)


def test_a_damaged_table_is_reported(folder: Path, tmp_path: Path) -> None:
    damaged = Path(shutil.copytree(folder, tmp_path / "damaged"))
    (damaged / "keys.jsonl").write_bytes((folder / "keys.jsonl").read_bytes()[:300])
    with pytest.raises(reading.CorruptTable, match=r"keys.jsonl: line \d+ cannot be read"):
        list(puzzlegen.load(damaged))


def test_a_dataset_follows_the_plan_of_a_snapshot_for_ever() -> None:
    data = puzzlegen.Dataset("sudoku", 2000, seed=5)
    assert [data.slot(place) for place in range(2000)] == data.request.slots()
    assert len(data) == 2000
    huge = puzzlegen.Dataset("sudoku", 10**9, seed=5)
    assert huge.slot(1999) == data.slot(1999)
    assert len(pickle.dumps(huge)) < 30_000


def test_a_dataset_gives_the_same_puzzle_for_an_index_in_every_process() -> None:
    data = puzzlegen.Dataset("template/blank", 50, seed=5, level="easy", lang="zh")
    here = [data[index] for index in (3, 0, -1)]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as workers:
        assert list(workers.map(data.__getitem__, (3, 0, -1))) == here
    assert here[2] == data[49]
    assert data[0:2] == [data[0], data[1]]
    assert {puzzle.item.language for puzzle in here} == {"zh"}
    assert {puzzle.item.level for puzzle in here} == {"easy"}
    with pytest.raises(IndexError):
        _ = data[50]


def test_levels_have_weights() -> None:
    data = puzzlegen.Dataset("counting", 400, 5, level={"easy": 1, "hard": 3})
    assert Counter(data.slot(place).level for place in range(400)) == {"easy": 100, "hard": 300}
    assert len({data.slot(place).family for place in range(8)}) == 8
    assert [data.slot(place) for place in range(400)] == data.request.slots()
    assert data[3].item.level == data.slot(3).level
    both = puzzlegen.Dataset("counting/tangle", 10, 5, level=["easy", "medium"])
    assert Counter(both.slot(place).level for place in range(10)) == {"easy": 5, "medium": 5}
    one = puzzlegen.Dataset("counting/tangle", 10, 5, level={"hard": 7})
    assert one[2] == puzzlegen.Dataset("counting/tangle", 10, 5, level="hard")[2]
    assert {puzzle.item.level for puzzle in puzzlegen.make("template/blank", 4, level=("hard",))} == {"hard"}


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ([], "No level is given; the levels are: easy, medium, hard"),
        (["easy", "brutal"], "no level 'brutal'"),
        ({"easy": 0}, "The weight of level easy is 0; it may be a whole number, 1 to 1000"),
        ({"easy": 0.5}, "The weight of level easy is 0.5"),
    ],
)
def test_levels_that_do_not_do_are_refused(level: Any, said: str) -> None:
    with pytest.raises(WrongUsage, match=re.escape(said)):
        puzzlegen.Dataset("counting", 5, level=level)


def test_wrong_arguments_are_told_at_once() -> None:
    with pytest.raises(WrongUsage, match="at least one"):
        puzzlegen.make("sudoku", 0)
    with pytest.raises(WrongUsage, match="levels are: easy, medium, hard, extreme"):
        puzzlegen.make("sudoku", level="brutal")
    with pytest.raises(WrongUsage, match="languages are: en, zh"):
        puzzlegen.Dataset("sudoku", 5, lang="fr")
    with pytest.raises(catalog.UnknownFamily):
        puzzlegen.make("sodoku")


def test_puzzles_come_one_by_one() -> None:
    first = next(puzzlegen.make("template/blank", 1000, 7))
    assert first == next(islice(puzzlegen.make("template/blank", 1000, 7), 1))
    assert repr(first) == f"<Puzzle {first.id}: template/blank, easy, fill_in>"
