"""Published forms: data and no rules, and JSON that an independent validator accepts."""

import ast
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from docs import formats as docs_formats
from puzzlegen import catalog, formats
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import task_of
from puzzlegen.core.question import question_of
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues import gears

MODULES = sorted(Path(next(iter(formats.__path__))).rglob("*.py"))


def _foreign(tree: ast.Module) -> list[str]:
    """What a module of formats holds besides imports, docstrings, classes of annotated fields and constants."""
    found = []
    for node in tree.body:
        inner = node.body if isinstance(node, ast.ClassDef) else []
        for one in [*inner, *([] if inner else [node])]:
            text = isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)
            imported = one is node and isinstance(one, ast.Import | ast.ImportFrom)
            if not (text or imported or isinstance(one, ast.AnnAssign)):
                found.append(ast.unparse(one).splitlines()[0])
        rules = ast.Lambda | ast.IfExp | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp | ast.NamedExpr
        found += [ast.unparse(one) for one in ast.walk(node) if isinstance(one, rules)]
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(path.parts[-2:]))
def test_formats_are_data(path: Path) -> None:
    assert _foreign(ast.parse(path.read_text("utf-8"))) == []


@pytest.mark.parametrize("rule", ["def f(): pass", "x = 1", "class A:\n def f(self): pass", "A: int = [i for i in x]"])
def test_rules_are_found(rule: str) -> None:
    assert _foreign(ast.parse(rule))


@pytest.mark.parametrize("row", catalog.ROWS, ids=lambda row: str(row.name))
class TestFamilies:
    def test_every_question_is_declared(self, row: catalog.Row) -> None:
        module = __import__(row.module("formats"), fromlist=["Query"])
        assert {*module.QUESTIONS} == {*(get_args(module.Query) or (module.Query,))}
        for level in row.levels:
            assert catalog.load_format(row.name).wanted(level, None, None)


def test_the_tables_of_the_pages_are_those_of_the_types() -> None:
    for path in sorted(docs_formats.FOLDER.glob("*.md")):
        text = path.read_text("utf-8")
        assert docs_formats.page(text) == text, f"{path.name}: run python -m docs.formats"


def test_what_is_asked_has_the_form_that_is_wanted() -> None:
    form = catalog.load_format("cues/gears")

    def asked(kind: Any, options: int | None = None) -> set[str]:
        streams = (Stream.for_item("gears", 1, "forms", 1, index, 0) for index in range(120))
        return {form.drawn(Level.EASY, kind, options, rng).question.__name__ for rng in streams}

    assert asked(None) == {one.__name__ for one in form.questions} - {"Free"}  # not asked at easy
    assert asked("fill_in") == {"Turns"}
    assert asked("boxes") == {"Clockwise"}
    assert asked("choice", 4) == {"TurnsOffered", "Fastest", "Slowest"}
    with pytest.raises(Rejected):
        asked("open")


def test_a_form_of_a_question_is_that_question() -> None:
    assert question_of(gears.TurnsOffered, gears.QUESTIONS) is gears.Turns
    assert task_of(gears.TurnsOffered(1, 2, (1, 2, 3, 4))) == "turns_choice"


def test_what_is_not_in_the_format_is_told_in_a_sentence() -> None:
    form = catalog.load_format("cues/gears")
    with pytest.raises(MalformedStatement, match=r"^the query does not fit the format: Expected `int` <= 23"):
        form.puzzle({}, {"task": "turn", "wheel": 24})


@pytest.mark.parametrize(
    ("statement", "query", "told"),
    [
        ({"dress": "gold"}, {}, "Invalid enum value 'gold' - at `$.dress`; allowed are brass, toy, wood"),
        ({"loads": [["rack", 1, "up"]]}, {}, "`$.loads[0][2]`; allowed are left, right"),
        ({"belts": None}, {}, r"got `null` - at `$.belts`"),
        ({"teeth": 12}, {}, "unknown field `teeth`; allowed are dress, wheels, belts, crank, loads"),
        ({}, {"task": "slow"}, "Invalid value 'slow' - at `$.task`; allowed are turn, load, turns, turns_choice, free"),
        ({}, {"task": "turns", "wheel": 1}, "missing required field `cranked`; allowed are wheel, cranked"),
        ({}, {"task": "turns", "options": 4}, "field `options`; allowed are wheel, cranked"),
    ],
)
def test_what_is_allowed_is_told(statement: dict[str, Any], query: dict[str, Any], told: str) -> None:
    whole = {"dress": "toy", "wheels": [], "belts": [], "crank": [0, True], "loads": []}
    with pytest.raises(MalformedStatement, match=f"{re.escape(told)}(,|$)"):
        catalog.load_format("cues/gears").puzzle(whole | statement, query or {"task": "turn", "wheel": 1})
