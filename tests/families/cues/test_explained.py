"""What explains the answers to puzzles of words is judged: false facts are refused, true ones are not."""

import pytest

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.facts.words import digest
from tests.support.published import Published

CAR = {"sums": [[{"sign": "+", "icon": "cat"}, {"sign": "-", "letters": "T"}, {"sign": "+", "letters": "R"}]]}
BIN = {
    "course": "thread",
    "dress": "plates",
    "things": [["bell", 1], ["?", 1], ["sun", 3], ["pear", 2]],
    "cells": [[0, 0], [1, 0], [2, 0], [0, 1]],
    "sizes": [],
    "thread": [0, 1, 2],
    "letters": None,
    "turn": 0,
    "words": digest(),
}
MISSING = {"task": "missing", "options": ["kite", "igloo", "magnet", "cloud"]}
HOOPS = {
    "hoops": ["red", "blue"],
    "beads": [[18, 4], [12, 21, 2], ["?"]],
    "code": "plain",
    "written": "numbers",
    "turn": 1,
}
CELLS = {"rows": ["TABLE", "CORD."], "lengths": [4, 5], "ways": "onward", "dress": "tiles", "words": digest()}


def _steps(*steps):
    return {"steps": [[list(step) for step in steps]]}


def _thread(*names, at=1, results=("BKN", "BMN", "BCN")):
    return {"steps": [[name, mark] for name, mark in names], "word": "BIN", "at": at, "results": list(results)}


def _found(word, row, against=()):
    path = [[row, column] for column in range(len(word))]
    return {"cell": path[0], "word": word, "path": path, "against": list(against)}


CASES = {
    "rebus_sums": (
        {**CAR, "dress": "notebook", "words": digest()},
        {"task": "word"},
        "CAR",
        _steps(("+", "CAT", "CAT"), ("-", "T", "CA"), ("+", "R", "CAR")),
        [
            _steps(("+", "CAR", "CAR"), ("-", "T", "CA"), ("+", "R", "CAR")),
            _steps(("+", "CAT", "CAT"), ("-", "T", "CAR"), ("+", "R", "CAR")),
            _steps(("+", "CAT", "CAT"), ("-", "T", "CA")),
        ],
    ),
    "picture_letters": (
        BIN,
        MISSING,
        "B",
        _thread(("BELL", 1), ("IGLOO", 1), ("SUN", 3)),
        [
            _thread(("BELL", 1), ("KITE", 1), ("SUN", 3)),
            _thread(("BELL", 1), ("IGLOO", 1), ("SUN", 3), at=0),
            _thread(("BELL", 1), ("IGLOO", 1), ("SUN", 3), results=("BKN", "BMN", "BAN")),
            _thread(("BELL", 1), ("IGLOO", 1), ("PEAR", 2)),
        ],
    ),
    "venn_letters": (
        HOOPS,
        {"task": "missing"},
        "5",
        {"words": ["RED", "BLUE"], "a": 1},
        [{"words": ["RED", "GREEN"], "a": 1}, {"words": ["RED", "BLUE"], "a": 2}, {"words": ["red", "BLUE"], "a": 1}],
    ),
    "word_cells": (
        CELLS,
        {"task": "words"},
        "CORD, TABLE",
        {"found": [_found("TABLE", 0), _found("CORD", 1)]},
        [
            {"found": [_found("TABLE", 0, [["ABLE", [0, 0]]]), _found("CORD", 1)]},
            {"found": [_found("TABLE", 0)]},
            {"found": [_found("CORD", 1), _found("TABLE", 0)]},
            {"found": [_found("TABLE", 0), _found("CORE", 1)]},
        ],
    ),
}


@pytest.mark.parametrize("family", CASES)
def test_true_facts_are_believed_and_false_ones_are_not(family):
    statement, query, answer, true, false = CASES[family]
    assert Published(f"cues/{family}").certify(statement, query).answers == (answer,)
    assert faults(family, statement, query, answer, true) == ()
    assert all(faults(family, statement, query, answer, why) for why in false)


OWLS = {
    "dress": "seesaw",
    "things": ["owl", "frog", "hen"],
    "scales": [{"left": [0], "right": [1, 1], "tilt": "level"}, {"left": [2], "right": [1], "tilt": "right"}],
}
PLANT = {
    "dress": "jars",
    "vessels": [{"row": 0, "column": 1, "holds": 4}, {"row": 1, "column": 0, "holds": 2}],
    "tap": 1,
    "pipes": [[1, 2, 1, "none"]],
}
FULL = [{"vessel": 2, "way": [1, 2], "held": [[1, 1], [2, 2]]}, {"vessel": 1, "way": [1], "held": [[1, 4], [2, 2]]}]
WHEELS = {
    "dress": "brass",
    "wheels": [[0, 0, 10, 0], [30, 0, 20, 0], [80, 0, 30, 0]],
    "belts": [],
    "crank": [0, True],
    "loads": [],
}
TURNS = {"turns": ["1", "-1/2", "1/3"], "loops": [], "closed": False, "way": [0, 1, 2]}
MACHINES = {
    "balance": (
        OWLS,
        {"task": "heaviest", "options": [1, 0, 2, 2]},
        "B",
        {"steps": [[1, 0, [[1, 1]]], [2, 0, [[1, 1], [2, 1]]]]},
        [
            {"steps": [[1, 0, [[1, 1]]], [2, 0, [[1, 1]]]]},
            {"steps": [[1, 0, [[1, 1]]], [2, 0, [[1, 1], [2, -1]]]]},
            {"steps": [[1, 0, [[1, 1]]]]},
        ],
    ),
    "filling": (
        PLANT,
        {"task": "first"},
        "2",
        {"full": FULL, "cut": [], "empty": []},
        [
            {"full": FULL[::-1], "cut": [], "empty": []},
            {"full": FULL, "cut": [2], "empty": []},
            {"full": [FULL[0] | {"held": [[1, 4], [2, 2]]}, FULL[1]], "cut": [], "empty": []},
        ],
    ),
    "gears": (
        WHEELS,
        {"task": "turns", "wheel": 2, "cranked": 3},
        "1",
        TURNS,
        [
            TURNS | {"turns": ["1", "1/2", "1/3"]},
            TURNS | {"way": [0, 2]},
            TURNS | {"closed": True},
            TURNS | {"loops": [[0, 1, 2]]},
        ],
    ),
}


def faults(family, statement, query, answer, why):
    """What is false in published facts."""
    return Published(f"cues/{family}").faults(statement, query, answer, why)


@pytest.mark.parametrize("family", MACHINES)
def test_what_a_machine_does_is_believed_only_if_it_does(family):
    statement, query, answer, true, false = MACHINES[family]
    assert faults(family, statement, query, answer, true) == ()
    assert all(faults(family, statement, query, answer, why) for why in false)


LAYERS = {
    "dress": "strips",
    "size": [1000, 800],
    "width": 40,
    "pieces": [
        {"hue": "red", "strokes": [[[60, 200], [900, 200]]]},
        {"hue": "blue", "strokes": [[[300, 60], [300, 700]]]},
    ],
    "crossings": [[1, 2]],
}


def test_nothing_is_told_of_layers_but_their_crossings():
    assert faults("layer_order", LAYERS, {"task": "top"}, "1", {"told": [[1, 2]]}) == ()
    assert faults("layer_order", LAYERS, {"task": "top"}, "1", {"told": [[2, 1]]})
    with pytest.raises(MalformedStatement):
        faults("layer_order", LAYERS, {"task": "top"}, "1", {"above": [1, 2]})
