"""Explanations that are false are refused, and those that are true are not."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, Final

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.certificate import MalformedStatement

Change = Callable[[Any], object]  # of the facts of an explanation; KeyError or IndexError where it has no such fact


def _one_more(numbers: Any, place: int = 0) -> None:
    numbers[place] += 1


def _elsewhere(goals: list[int]) -> None:
    """One mark comes to a cell where no mark is."""
    goals[0] = next(cell for cell in range(len(goals) + 1) if cell not in goals)


def _next(facts: Any, name: str | int) -> None:
    facts[name] += 1


def _exchange(facts: Any, name: str | int, one: object, other: object) -> None:
    facts[name] = other if facts[name] == one else one


def _other_name(names: Any) -> None:
    names[0] = "half" if names[0] != "half" else "clockwise"


def _dropped(facts: Any) -> None:
    del facts[next(iter(facts))]


def _other_property(why: Any) -> None:
    why["fact"] = "food" if why["fact"] != "food" else "animal"


FALSE: Final[Mapping[str, Mapping[str, Change]]] = {
    "arrow_instruction": {
        "a rule is left out": lambda why: _dropped(why["rules"]),
        "a step is longer": lambda why: _next(next(iter(why["rules"].values())), "step"),
        "another kind of rule": lambda why: next(iter(why["rules"].values())).update(kind="growing"),
        "a rule of nothing that differs": lambda why: why["rules"].update(
            {name: {"kind": "constant", "step": 0} for name in {"shape", "fill", "turn"} - {*why["rules"]}}
        ),
    },
    "concrete_class": {
        "another property": _other_property,
        "another relation": lambda why: why["relation"] and why.update(relation="converse of " + why["relation"]),
        "the classes change places": lambda why: why["facts"].reverse(),
        "a class is left out": lambda why: why["facts"].pop(),
    },
    "symmetry": {
        "a cell comes from elsewhere": lambda why: _one_more(why["cells"][0], 1),
        "an option is not ruled out": lambda why: why["cells"].pop(),
        "another turn": lambda why: why.update(steps=why["steps"] + 1),
        "another symmetry": lambda why: _one_more(why["shown"][0]),
        "another symmetry of an option": lambda why: _one_more(why["offered"][-1]),
        "another rule": lambda why: (
            why.update(rule="return" if why["rule"] == "distribute_three" else "distribute_three")
            if why["rule"]
            else None
        ),
        "another axis or turn": lambda why: why["changes"][0].update(number=why["changes"][0]["number"] + 1),
    },
    "two_sets": {
        "another count in a box": lambda why: _one_more(why["boxes"][0][0]),
        "another count of an option": lambda why: _one_more(why["others"][-1]),
        "a figure is left out": lambda why: why["others"].pop(),
        "the boxes change places": lambda why: why["boxes"].reverse(),
    },
    "number_matrix": {
        "another number is added": lambda why: _next(why["rule"], "by"),
        "another scope": lambda why: _exchange(why["rule"], "scope", "row", "column"),
        "another function": lambda why: _exchange(why["rule"], "function", "largest", "smallest"),
        "another number is made of": lambda why: _next(why["held"], 0),
        "another number follows": lambda why: _next(why["steps"][0], "number"),
        "it follows from another cell": lambda why: why["steps"][0].update(clue=why["steps"][0]["cell"]),
        "the last step is left out": lambda why: why["steps"].pop(),
    },
    "figure_arithmetic": {
        "an equation that always holds": lambda why: why.update(rule="a = a"),
        "another sign": lambda why: why.update(rule=why["rule"].translate(str.maketrans("+−×÷", "−+÷×"))),
        "another place": lambda why: why.update(rule=why["rule"].replace("a", "b")),
        "no equation": lambda why: why.update(rule=why["rule"] + " +"),
    },
    "logic_panels": {
        "another operation": lambda why: _exchange(why, "operation", "and", "minus"),
        "another turn": lambda why: _exchange(why, "turn", 1, 2),
        "the other direction": lambda why: _exchange(why, "by_columns", True, False),
        "the rules change places": lambda why: why["rules"].reverse(),
        "another first turn": lambda why: _exchange(why, "first_turn", 1, why["first_turn"] and 3),
    },
    "splice": {
        "a piece lies elsewhere": lambda why: why["laid"].reverse(),
        "a piece is left out": lambda why: why["laid"].pop(),
        "another mirror image": lambda why: _exchange(why, "mirror", 0, 1),
        "another number of corners": lambda why: _one_more(why["corners"]),
        "another piece has no room": lambda why: _one_more(why["stuck"]),
    },
    "relations": {
        "a relation is left out": lambda why: why["relations"].pop(),
        "another value": lambda why: _exchange(why["relations"][0]["values"], 0, 0, 1),
        "another rule": lambda why: _exchange(why["relations"][0], "rule", "kept", "reversed"),
        "another kind": lambda why: _exchange(why["relations"][0], "kind", "side", "height"),
        "the outlines change places": lambda why: why["relations"][-1]["pair"].reverse(),
    },
    "shape_sequence": {
        "a part is left out": lambda why: why["parts"].pop(),
        "another step": lambda why: _next(why["parts"][0]["does"], "step"),
        "another axis": lambda why: _next(why["parts"][0]["does"], "axis"),
        "another period": lambda why: _exchange(why["parts"][0]["does"], "period", 2, 3),
        "another path": lambda why: why["parts"][0]["does"]["path"].reverse(),
        "marks lie elsewhere": lambda why: _elsewhere(why["parts"][-1]["does"]["goals"]),
        "shades in another order": lambda why: why["parts"][0]["shades"]["order"].reverse(),
    },
    "transform_grid": {
        "another step": lambda why: _other_name(why["steps"]),
        "another step of the odd row": lambda why: _other_name(why["other"]),
        "another change in a row": lambda why: _other_name(why["changes"]),
        "a step is left out": lambda why: why["steps"].pop(),
        "the odd row goes by the same steps": lambda why: why.update(other=why["other"] and why["steps"]),
    },
}


@pytest.mark.parametrize(("family", "change"), [(family, change) for family, all_ in FALSE.items() for change in all_])
def test_a_false_explanation_is_refused(family: str, change: str) -> None:
    loaded = catalog.load(f"matrices/{family}")
    judge, seen = loaded.validator.certify_why, 0
    assert judge is not None
    for level in loaded.levels:
        for one in drafts(loaded, level, 5, 16):
            statement, query, why = (plain(part) for part in (one.statement, one.query, one.draft.puzzle.why))
            told = deepcopy(why)
            try:
                FALSE[family][change](told)
            except (KeyError, IndexError, StopIteration):
                continue
            true = loaded.format.puzzle(statement, query, why)
            assert judge(true.statement, true.query, one.answer, true.why) == ()
            if told == why:
                continue
            seen += 1
            try:
                false = loaded.format.puzzle(statement, query, told)
                assert judge(false.statement, false.query, one.answer, false.why), told
            except MalformedStatement:
                pass
    assert seen > 1
