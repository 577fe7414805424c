"""What is no well-formed Sudoku or query is refused."""

import pytest

from puzzlegen.core.certificate import MalformedStatement
from tests.support.sudoku_cases import GRID, WIKIPEDIA, certify, puzzle

BAD = {
    "no such field": {"extra": 1},
    "size": {"size": 17},
    "size type": {"size": "9"},
    "few regions": {"regions": [0] * 80},
    "unequal regions": {"regions": [0] * 10 + [1] * 71},
    "torn region": {"regions": [1, *([0] * 2), 1, *([0] * 0)] + [k // 9 for k in range(4, 81)]},
    "few givens": {"givens": "." * 80},
    "foreign symbol": {"givens": "A" + "." * 80},
    "zero": {"givens": "0" + "." * 80},
    "beyond latin": {"givens": "\u4e00" + "." * 80},
    "unknown rule": {"rules": ["anti_king"]},
    "rule twice": {"rules": ["diagonals", "diagonals"]},
    "minimal": {"minimal": "yes"},
    "unknown mark": {"marks": [{"kind": "clone", "cells": [0]}]},
    "mark field": {"marks": [{"kind": "even", "cells": [0], "colour": "red"}]},
    "cell outside": {"marks": [{"kind": "even", "cells": [81]}]},
    "negative cell": {"marks": [{"kind": "even", "cells": [-1]}]},
    "two parities": {"marks": [{"kind": "even", "cells": [0]}, {"kind": "odd", "cells": [0]}]},
    "parity of two": {"marks": [{"kind": "even", "cells": [0, 1]}]},
    "value of a dot": {"marks": [{"kind": "white_dot", "cells": [0, 1], "value": 1}]},
    "dot across the border": {"marks": [{"kind": "white_dot", "cells": [8, 9]}]},
    "dot diagonal": {"marks": [{"kind": "black_dot", "cells": [0, 10]}]},
    "two dots": {"marks": [{"kind": "black_dot", "cells": [0, 1]}, {"kind": "white_dot", "cells": [1, 0]}]},
    "cage without sum": {"marks": [{"kind": "cage", "cells": [0, 1]}]},
    "cage in pieces": {"marks": [{"kind": "cage", "cells": [0, 2], "value": 5}]},
    "cage repeats a cell": {"marks": [{"kind": "cage", "cells": [0, 0], "value": 5}]},
    "empty cage": {"marks": [{"kind": "cage", "cells": [], "value": 5}]},
    "huge cage": {"marks": [{"kind": "cage", "cells": list(range(10)), "value": 5}]},
    "huge sum": {"marks": [{"kind": "cage", "cells": [0, 1], "value": 10**9}]},
    "negative sum": {"marks": [{"kind": "cage", "cells": [0, 1], "value": -1}]},
    "short thermometer": {"marks": [{"kind": "thermometer", "cells": [0]}]},
    "broken thermometer": {"marks": [{"kind": "thermometer", "cells": [0, 2]}]},
    "long thermometer": {"marks": [{"kind": "thermometer", "cells": [*range(9), 17]}]},
    "broken arrow": {"marks": [{"kind": "arrow", "cells": [0, 1, 3]}]},
    "short sandwich": {"marks": [{"kind": "sandwich", "cells": list(range(8)), "value": 5}]},
    "sandwich backwards": {"marks": [{"kind": "sandwich", "cells": list(range(8, -1, -1)), "value": 5}]},
    "crooked sandwich": {"marks": [{"kind": "sandwich", "cells": list(range(1, 10)), "value": 5}]},
    "half diagonal": {"marks": [{"kind": "little_killer", "cells": [0, 10, 20], "value": 9}]},
    "bent diagonal": {"marks": [{"kind": "little_killer", "cells": [2, 10, 20], "value": 9}]},
    "no diagonal": {"marks": [{"kind": "little_killer", "cells": [0], "value": 9}]},
}


@pytest.mark.parametrize("change", BAD.values(), ids=BAD)
def test_malformed_statements(change):
    with pytest.raises(MalformedStatement):
        certify({**puzzle(9), **change}, GRID)


def test_windows_belong_to_size_9():
    with pytest.raises(MalformedStatement, match="size 9"):
        certify(puzzle(4, rules=["windows"]), GRID)


@pytest.mark.parametrize("field", ["size", "regions", "givens", "rules", "marks", "minimal"])
def test_missing_fields(field):
    with pytest.raises(MalformedStatement):
        certify({key: value for key, value in puzzle(9).items() if key != field}, GRID)


FULL = "123456789" * 9


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"task": "guess"},
        {"task": "grid", "cell": 3},
        {"task": "digit"},
        {"task": "digit", "cell": 81},
        {"task": "digit", "cell": -1},
        {"task": "digit", "cell": 0},
        {"task": "cell_choice", "cell": 2, "options": ["1", "2", "3"]},
        {"task": "cell_choice", "cell": 2, "options": ["1", "2", "3", "3"]},
        {"task": "cell_choice", "cell": 2, "options": ["1", "2", "3", "A"]},
        {"task": "cell_choice", "cell": 2, "options": ["1", "2", "3", "45"]},
        {"task": "grid_choice", "options": [FULL, FULL[1:] + "1", FULL[2:] + "12", FULL]},
        {"task": "grid_choice", "options": [FULL, FULL[1:] + "1", FULL[2:] + "12", "." + FULL[1:]]},
        {"task": "grid_choice", "options": [FULL, FULL[1:] + "1", FULL[2:] + "12", FULL[1:]]},
        {"task": "wrong_entry", "entries": FULL},
        {"task": "wrong_entry", "entries": WIKIPEDIA},
    ],
    ids=str,
)
def test_malformed_queries(query):
    with pytest.raises(MalformedStatement):
        certify(puzzle(9, WIKIPEDIA), query)
