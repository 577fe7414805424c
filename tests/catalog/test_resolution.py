"""The least resolution of pictures: its two rules agree, the table is whole, and ``eval`` warns of what falls below."""

import json
from itertools import combinations, islice
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from numpy.typing import NDArray
from PIL import Image

from benchmarks.resolution import HEAD, PAGE, changed, difference, drafts
from puzzlegen import catalog
from puzzlegen.catalog import resolution
from puzzlegen.catalog.resolution import LEAST_CAPITAL, LEAST_DIFFERENCE
from puzzlegen.cli import main
from puzzlegen.core.family import Level, Rejected
from puzzlegen.drawing.palettes import PALETTES
from puzzlegen.drawing.style import DESIGNS, STROKES, Design, Style
from puzzlegen.drawing.typeface import mask
from puzzlegen.evaluation import shrunk
from puzzlegen.evaluation.models import Model, checked
from puzzlegen.evaluation.tasks import Task
from puzzlegen.snapshots.pipeline import draw
from puzzlegen.snapshots.selection import loaded

LARGE = 42  # pixels


def digit(design: Design, sign: str) -> NDArray[np.uint8]:
    """A large black digit on white."""
    ink = mask(Style(PALETTES[0], design, STROKES[0], 0, False).font("label"), sign, LARGE)
    shape = np.frombuffer(ink.ink, np.uint8).reshape(ink.height, ink.width)
    paper = np.full((2 * LARGE, 2 * LARGE, 3), 255, dtype=np.uint8)
    top, left = LARGE - ink.height // 2, LARGE - ink.width // 2
    paper[top : top + ink.height, left : left + ink.width] -= shape[:, :, None]
    return paper


@pytest.mark.parametrize("design", DESIGNS)
def test_digits_of_the_least_size_differ_by_the_least_difference(design: Design) -> None:
    drawn = [[digit(design, sign)] for sign in "0123456789"]

    def nearest(capital: float) -> float:
        return min(difference(one, other, capital / LARGE) for one, other in combinations(drawn, 2))

    assert LEAST_DIFFERENCE <= nearest(LEAST_CAPITAL) < 2 * LEAST_DIFFERENCE
    assert nearest(LEAST_CAPITAL - 2) < LEAST_DIFFERENCE


def test_a_difference_of_one_pixel_is_one() -> None:
    white = np.full((20, 20, 3), 255, dtype=np.uint8)
    dotted = white.copy()
    dotted[7, 7] = 0
    assert difference([white], [dotted], 1.0) == 1.0
    assert difference([white], [dotted], 0.5) < 0.5


def test_changes_reach_every_leaf_once_at_a_time() -> None:
    data = {"signs": ["a", "b"], "size": 3, "on": True, "givens": "1.", "pair": [[1, 2], [1, 2]]}
    found = [json.dumps(one) for one in changed(data)]
    for expected in (
        {**data, "size": 4},
        {**data, "on": False},
        {**data, "signs": ["b", "b"]},
        {**data, "signs": ["b", "a"]},
        {**data, "givens": "11"},
        {**data, "pair": [[1, 2], [2, 1]]},
    ):
        assert json.dumps(expected) in found
    assert json.dumps(data) not in found


MEASURED = [row for row in catalog.ROWS if row.listed and not row.needs]


def test_every_family_has_a_least_resolution_at_each_level() -> None:
    missing = [(row.name, level) for row in MEASURED for level in row.levels if resolution.of(row.name, level) is None]
    assert missing == []
    assert all(0 < one.scale <= 1 and one.side > 0 for some in resolution.table().values() for one in some.values())


def test_the_page_has_the_table() -> None:
    _, _, rows = PAGE.read_text().partition(HEAD)
    told = [tuple(row.strip("| ").split(" | ")[:4]) for row in rows.splitlines()]
    assert told == [
        (name, level, str(one.side), f"{one.scale:.2f}")
        for name, levels in resolution.table().items()
        for level, one in levels.items()
    ]


@pytest.mark.parametrize("name", ["cues/gears", "sudoku/classic_6x6", "matrices/raven", "counting/char_grid"])
def test_texts_of_new_puzzles_stay_legible_at_the_least_scale(name: str) -> None:
    """The table is of other puzzles than these; a picture may be a little less than the worst of a few."""
    family = loaded(name)
    for drafted in islice(drafts(family.row, Level.EASY, seed=5), 4):
        try:
            pictures = draw(family, drafted)
        except Rejected:
            continue
        known = resolution.of(name, Level.EASY)
        assert known is not None
        assert all(known.scale * text.height > LEAST_CAPITAL - 1.5 for one in pictures for text in one.lettering)


def pictured(folder: Path, width: int, height: int) -> Path:
    path = folder / f"{width}x{height}.png"
    Image.new("RGB", (width, height), "white").save(path)
    return path


def model(**stated: object) -> Model:
    return msgspec.convert({"name": "m", "base_url": "http://here/v1", "model": "m", **stated}, Model)


@pytest.mark.parametrize(
    ("stated", "left"),
    [
        ({}, 1.0),
        ({"max_side": 500}, 0.5),
        ({"max_side": 2000}, 1.0),
        ({"max_pixels": 125_000}, 0.5),
        ({"max_side": 400, "max_pixels": 125_000}, 0.4),
        ({"extra_body": {"mm_processor_kwargs": {"max_pixels": 125_000}}}, 0.5),
        ({"extra_body": {"mm_processor_kwargs": {"max_pixels": "many"}}}, 1.0),
    ],
)
def test_what_a_server_leaves_of_a_picture(stated: dict[str, object], left: float) -> None:
    assert checked(model(**stated)).left_of(1000, 500) == pytest.approx(left)


def test_what_falls_below_is_told_with_its_families(tmp_path: Path) -> None:
    large = pictured(tmp_path, 1000, 1000)
    tasks = [
        Task("a", "", (large,), "cues/gears", "easy"),
        Task("a", "", (large,), "cues/gears", "easy"),  # a second sample of it
        Task("b", "", (pictured(tmp_path, 100, 100),), "cues/gears", "easy"),  # small enough to be left alone
        Task("c", "", (large,), "nobody/knows", "easy"),
        Task("d", "", (), "cues/gears", "easy"),
    ]
    assert shrunk.warning(model(), tasks) == ""
    assert shrunk.warning(model(max_side=999), tasks) == ""
    said = shrunk.warning(model(max_side=150), tasks)
    assert "1 of 4 items fall below the least resolution of their family: cues/gears (1)." in said


def test_eval_warns_before_it_asks(tmp_path: Path) -> None:
    def run(*arguments: object) -> str:
        done = CliRunner().invoke(main, [str(argument) for argument in arguments])
        assert done.exit_code == 0, done.output
        return done.stderr

    run("make", "counting/char_grid", "--level", "easy", "--n", 2, "--out", tmp_path / "grids")
    models = tmp_path / "models.toml"
    asked = ("eval", tmp_path / "grids", "--models", models, "--dry-run", "--out", tmp_path / "said")
    stated = '[[model]]\nname = "m"\nbase_url = "http://here/v1"\nmodel = "m"\n'
    models.write_text(stated)
    assert "Warning" not in run(*asked)
    models.write_text(f"{stated}max_side = 90\n")
    assert "Warning: m: its server scales pictures down, by which 2 of 2 items fall below" in run(*asked)


def test_the_list_tells_it() -> None:
    known = resolution.of("cues/gears", Level.HARD)
    assert known is not None
    said = CliRunner().invoke(main, ["list", "cues/gears"]).output
    assert f"hard {known.side} ({100 * known.scale:.0f} %)" in said
    assert max(map(len, said.splitlines())) <= 100
    (row,) = json.loads(CliRunner().invoke(main, ["list", "cues/gears", "--json"]).stdout)
    assert row["least_resolution"]["hard"] == {"scale": known.scale, "side": known.side}
