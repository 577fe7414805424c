"""Depths of cases of the corpora, as they were counted by hand."""

import json
from pathlib import Path

import pytest

from puzzlegen import catalog
from puzzlegen.core.certificate import Deep
from puzzlegen.evidence import cues

CORPORA = Path(cues.__file__).parent
CASES = [
    ("balance", "balance good, heaviest of a chain", Deep.PROPERTIES, 3),
    ("balance", "balance good, order of a chain", Deep.PROPERTIES, 2),
    ("balance", "balance good, twice as much", Deep.PROPERTIES, 1),
    ("crack_order", "two cracks end on those of one impact, which was the first", Deep.CHAIN, 1),
    ("crack_order", "two impacts of which one is plainly earlier", Deep.CHAIN, 1),
    ("crack_order", "a chain of three in one order", Deep.CHAIN, 2),
    ("filling", "by the lowest pipe, twice, good", Deep.CHAIN, 3),
    ("filling", "a shut valve, good", Deep.CHAIN, 2),
    ("filling", "two stay empty, good", Deep.PROPERTIES, 1),
    ("folded_note", "folded_note good, 47", Deep.CHAIN, 1),
    ("folded_note", "folded_note good, 47 in two folds", Deep.CHAIN, 2),
    ("folded_note", "folded_note good, 1 beside a fold through it", Deep.CHAIN, 0),
    ("gears", "gears good, the third wheel turns with the first", Deep.CHAIN, 2),
    ("gears", "gears good, three wheels in a ring jam", Deep.CHAIN, 2),
    ("layer_order", "one stick across two, good", Deep.CHAIN, 1),
    ("layer_order", "no ring, none is held, good", Deep.CHAIN, 4),
    ("layer_order", "a chain of four, good", Deep.CHAIN, 2),
    ("matchsticks", "matchsticks good, two by two", Deep.PROPERTIES, 2),
    ("picture_letters", "three pictures on a thread", Deep.SEARCH, 2),
    ("picture_letters", "which picture is read last", Deep.CHAIN, 2),
    ("rebus_sums", "a letter for another", Deep.CHAIN, 2),
    ("rebus_sums", "two names", Deep.CHAIN, 1),
    ("rebus_sums", "a run whose letters another one keeps apart", Deep.CHAIN, 4),
    ("rebus_sums", "two runs, neither of which needs the other", Deep.CHAIN, 2),
    ("time_order", "time order good, a candle that burns down", Deep.PROPERTIES, 1),
    ("time_order", "time order good, each of two things tells what the other does not", Deep.PROPERTIES, 2),
    ("venn_letters", "venn_letters good, brown and yellow", Deep.PROPERTIES, 2),
    ("venn_letters", "venn_letters good, L of purple and yellow", Deep.PROPERTIES, 3),
    ("word_cells", "which runs onward only is one word", Deep.CHAIN, 1),
    ("word_cells", "two rows, two words", Deep.CHAIN, 2),
]


@pytest.mark.parametrize(("family", "name", "kind", "value"), CASES)
def test_a_case_is_as_deep_as_it_was_counted(family: str, name: str, kind: Deep, value: float) -> None:
    lines = (CORPORA / f"{family}.jsonl").read_text("utf-8").splitlines()
    case = next(case for case in map(json.loads, lines) if case["name"] == name)
    loaded = catalog.load(f"cues/{family}")
    puzzle = loaded.format.puzzle(case["statement"], case["query"])
    depth = loaded.validator.certify(puzzle.statement, puzzle.query).depth
    assert depth
    assert (depth.kind, depth.value) == (kind, value)
