"""Descriptions: which families have one, and what the sweep finds in those that leave something out."""

from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Final

import msgspec

from puzzlegen import catalog
from puzzlegen.conformance.shown import invented, silent
from puzzlegen.core.item import BoundingBoxes
from puzzlegen.evaluation.describe import describe
from puzzlegen.renderers import blank as renderer
from puzzlegen.renderers.kits import telling
from puzzlegen.snapshots.pipeline import make_item
from puzzlegen.validators import blank as validator
from puzzlegen.words import say

UNDESCRIBED: Final = ("candidates/approved", "differences/photo_difference", "geolocation/photo_place")
"""Families of foreign pictures, which are not data."""


def test_only_foreign_pictures_are_not_described() -> None:
    bare = [row.name for row in catalog.ROWS if not hasattr(import_module(row.module("renderers")), "describe")]
    assert sorted(bare) == sorted(UNDESCRIBED)


def test_a_description_that_leaves_out_what_decides_is_found() -> None:
    loaded = catalog.load("template/blank")
    puzzles = invented(loaded)
    mute = SimpleNamespace(word=renderer.word, depict=lambda *_: {"en": "A row of tiles.", "zh": "一排方块。"})
    assert silent(puzzles, loaded.format, mute, validator, Random(0))


def test_cells_are_named_by_row_and_column_as_descriptions_say() -> None:
    assert "(row, column)" in say(telling.PAIRS, "en")
    assert say(telling.pair(1, 4), "en") == "(2, 5)"
    assert say(telling.pairs([0, 7], 6), "en") == "(1, 1), (2, 2)"


def test_no_description_has_the_boxes_of_the_right_answer_alone() -> None:
    (row,) = catalog.find("differences/scene_difference")
    found = (make_item(catalog.load(row.name), row.levels[0], 5, index, "en") for index in range(20))
    made = next(one for one in found if isinstance(one.key.answer, BoundingBoxes))
    text = describe(made.item, made.proof)
    assert isinstance(made.key.answer, BoundingBoxes)
    assert not any(str(list(box)) in text for box in made.key.answer.boxes)
    boxed = msgspec.structs.replace(made.proof, layout={**made.proof.layout, "other": (1, 2, 3, 4)})
    assert "[1, 2, 3, 4]" in describe(made.item, boxed)
