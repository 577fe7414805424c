"""Lines of keys, held against documents in which every number is the number of its line."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzlegen.specs import toml_lines
from puzzlegen.specs.toml_lines import KeyPath, line_of, locate

# Statements in which N stands for the line; every statement of a document gets its own keys in place of K.
_STATEMENTS = (
    "",
    "# K = N",
    "K = N",
    "  K=N # [K]",
    '"K = [" = N',
    "K.below = N",
    "K = {a = N, b = {c = N}}",
    "K = [N, N]",
    "K = [ # ]\n  N,\n\n  # [\n  N, N\n]",
    "K = [N,\nN]",
    'K = [\n  {a = N}, {b = "]"},\n  {a = N, c = [N]},\n]',
    'K = """\n[K]\nK = N\n"""\nK2 = N',
    "K = '''\n]\n[[K]]'''\nK2 = N",
    'K = [\n"""\n]\n""",\nN]',
    "K = [[N, N], [N]]",
    "K = 1979-05-27T07:32:00Z\nK2 = N",
)
_HEADERS = ("[K]", "[ K . sub ] # [x]", "[[tables]]", "[[ tables ]]\n[tables.below]", "[[tables]]\n[[tables.more]]")


def _numbers(value: Any, path: KeyPath = ()) -> Iterator[tuple[KeyPath, int]]:
    if isinstance(value, dict):
        for key, below in value.items():
            yield from _numbers(below, (*path, key))
    elif isinstance(value, list):
        for place, below in enumerate(value):
            yield from _numbers(below, (*path, place))
    elif isinstance(value, int):
        yield path, value


def _document(statements: list[str]) -> str:
    whole = "\n".join(statement.replace("K", f"k{number}_") for number, statement in enumerate(statements))
    return "\n".join(line.replace("N", str(number)) for number, line in enumerate(whole.split("\n"), start=1))


@given(st.lists(st.sampled_from(_STATEMENTS + _HEADERS), max_size=12), st.booleans())
def test_every_number_stands_on_the_line_that_it_tells(statements: list[str], windows: bool) -> None:
    text = _document(statements)
    document = tomllib.loads(text)
    lines = locate(text.replace("\n", "\r\n") if windows else text)
    assert [(path, lines[path]) for path, _ in _numbers(document)] == list(_numbers(document))


def test_a_table_stands_on_the_line_of_its_header() -> None:
    lines = locate("[a.b]\nx = 1\n\n[a]\n[[c]]\n[[c.d]]\n[[c.d]]\n[[c]]\ny = 1\n")
    assert lines == {
        (): 1,
        ("a", "b"): 1,
        ("a", "b", "x"): 2,
        ("a",): 4,
        ("c",): 5,
        ("c", 0): 5,
        ("c", 0, "d"): 6,
        ("c", 0, "d", 0): 6,
        ("c", 0, "d", 1): 7,
        ("c", 1): 8,
        ("c", 1, "y"): 9,
    }


def test_what_lies_inside_of_an_element_has_the_line_of_the_element() -> None:
    lines = locate("a = [\n  [1,\n   2],\n  [3],\n]\n")
    assert lines[("a", 0, 1)] == lines[("a", 0)] == 2
    assert lines[("a", 1, 0)] == 4


@pytest.mark.parametrize("path", [("a", "missing"), ("a", 3, "b"), ("a",)])
def test_what_is_not_there_has_the_line_of_what_should_hold_it(path: KeyPath) -> None:
    assert line_of(path, locate("\n\na = []")) == 3
    assert line_of(("b",), locate("\n\na = []")) == 1


def test_dotted_keys_may_be_deeper_than_what_is_noted() -> None:
    text = "\n" + "a." * 900 + "a = 1"
    assert line_of(("a",) * 900, locate(text)) == 2


def test_a_statement_of_many_lines_takes_no_more_work_than_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    read = []
    parsed = toml_lines._parsed
    monkeypatch.setattr(toml_lines, "_parsed", lambda text: (read.append(len(text)), parsed(text))[1])
    document = 'first = 1\ntext = """\n' + "x\n" * 2000 + '"""\nlast = 2\n'
    assert locate(document) == {(): 1, ("first",): 1}
    assert sum(read) < 3 * toml_lines._EFFORT
