"""The boundary: what comes from outside is opened, measured and decoded in one place, and nowhere else."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzlegen.core import foreign, toml
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.evaluation import models, tasks
from puzzlegen.materials import pictures
from puzzlegen.materials.material import Missing
from puzzlegen.materials.pictures import COLUMNS
from puzzlegen.materials.sources import Records
from puzzlegen.scoring import error_types, reading
from puzzlegen.specs import language as spec
from tests.support import foreign_cases as cases

_READERS = ("snapshots", "releases", "scoring", "evaluation", "specs", "cli")
_MODULES = (
    "api/puzzles",
    "api/curriculum",
    "materials/photos",
    "materials/pictures",
    "materials/sources",
    "exports/source",
    "exports/writing",
    "exports/gallery",
    "exports/magazine",
)
_RAW = re.compile(
    r"json\.(?:decode|Decoder|loads?)\b|\.read_bytes\(|\.read_text\(|\.open\(\"r?b?\"|Image\.open\(|(?:tomllib|msgspec\.toml)\.(?:load|decode)"
)
_OWN = {
    "api/puzzles": 1,  # pictures that are in memory
    "materials/pictures": 2,  # photographs that are in memory
    "releases/croissant": 1,  # a document that was read there
    "releases/recomputed": 1,  # a document that was read there
    "releases/review_gate": 1,  # likewise
    "releases/series": 1,  # compared with what is about to be written
    "scoring/error_types": 1,  # the schemes of the package
    "scoring/page/page": 1,  # our template
    "specs/language": 1,  # the specs of the package
    "specs/toml_lines": 1,  # text that is in memory
}


def test_files_from_outside_are_read_at_the_boundary_only() -> None:
    """Every other way of reading or decoding is counted, and has a reason."""
    package = Path(foreign.__file__).parents[1]
    files = [package / f"{name}.py" for name in _MODULES]
    files += [path for room in _READERS for path in (package / room).rglob("*.py")]
    found = {}
    for path in files:
        count = len(_RAW.findall(path.read_text(encoding="utf-8")))
        if count:
            found[path.relative_to(package).with_suffix("").as_posix()] = count
    assert found == _OWN


@pytest.mark.parametrize("name", [name for name in cases.SPECS if "many parts" in name or "in tables" in name])
def test_toml_is_measured_before_it_is_parsed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("parsed"))
    with pytest.raises(InvalidInput, match="line 1 has keys, lists or tables that are nested more than 16 deep"):
        toml.decoded(cases.SPECS[name], dict)


@given(
    st.lists(
        st.sampled_from(
            (
                "K.b = 1.5",
                'K = "a.b[[["  # ' + "[" * 20 + "." * 20,
                "K = '" + "{" * 20 + '"' + "'",
                'K = """' + "[" * 20 + '\\"""\n' + "." * 20 + ' "" """""',
                "K = '''" + "[" * 20 + "''\n" + "." * 20 + "'''''",
                "K = [" + "1.5, " * 40 + "]",
                '"' + "." * 20 + "K\" = {a.b = [[]], c.'d.e'.f = 1}",
                '[K."' + "." * 20 + '".c]',
            )
        ),
        max_size=8,
    )
)
def test_whatever_stands_in_texts_and_comments_is_not_counted(statements: list[str]) -> None:
    document = "\n".join(one.replace("K", f"k{number}") for number, one in enumerate(statements))
    assert toml.loads(document) == tomllib.loads(document)


def test_toml_may_be_as_deep_as_said() -> None:
    key, value = ".".join("a" * foreign.DEEPEST), "[" * foreign.DEEPEST + "]" * foreign.DEEPEST
    assert toml.loads(f"{key} = {value}")
    for more in (f"a.{key} = {value}", f"{key} = [{value}]"):
        with pytest.raises(InvalidInput):
            toml.loads(more)


MODELS = '[[model]]\nname = "x"\nbase_url = "http://a"\nmodel = "m"\n'
SCHEME = 'name = "x"\n' + '[[types]]\nname = "{}"\nmeaning = "m"\n' * 2
READERS: dict[str, tuple[str, Callable[[Path], Any]]] = {
    "x.toml": ('name = "x"\n[[families]]\nname = "template/blank"\n', lambda path: spec.read(str(path))),
    "models.toml": (MODELS, models.read),
    "scheme.toml": (SCHEME.format("a", "b"), lambda path: error_types.scheme(str(path))),
    "captions.jsonl": ('{"id": "1", "response": "x"}\n', tasks.read_captions),
    "predictions.jsonl": ('{"id": "1", "response": "x"}\n', lambda path: reading.predictions([path])),
    "games.pgn": ('[Event "x"]\n\n1. e4 *\n', lambda path: [*Records(str(path), "pgn")]),
    "puzzles.csv": ("PuzzleId,FEN,Moves\na,b,c\n", lambda path: [*Records(str(path), "csv")]),
    "credits.csv": (",".join(COLUMNS) + "\nx,x,x,x,x\n", lambda path: [*pictures.credits(str(path.parent), COLUMNS)]),
}


@pytest.mark.parametrize("name", READERS)
def test_texts_of_people_may_begin_with_the_mark_of_utf_8_but_not_be_in_utf_16(name: str, tmp_path: Path) -> None:
    text, read = READERS[name]
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    sound = read(path)
    path.write_text(text, encoding="utf-8-sig")
    assert read(path) == sound
    path.write_text(text, encoding="utf-16")
    with pytest.raises(ValueError, match=r"in UTF-16.*; save it as UTF-8"):
        read(path)


def test_a_table_of_credits_with_semicolons_is_told_for_what_it_is(tmp_path: Path) -> None:
    (tmp_path / "credits.csv").write_text(";".join(COLUMNS) + "\nx;x;x;x;x\n")
    with pytest.raises(Missing, match="lacks the columns file, title, author, licence, origin, between commas"):
        list(pictures.credits(str(tmp_path), COLUMNS))


def test_a_document_is_not_quoted_at_length() -> None:
    with pytest.raises(InvalidInput) as told:
        foreign.decoded(b'{"id": "1", "%b": 1}' % (b"x" * 100_000), error_types.Label)
    assert len(str(told.value)) < 500


def test_limits_are_told() -> None:
    for value, words in (
        (cases.nested(20), "nested 16 deep"),
        ([0] * 20_000, "12,000 values"),
        (["x" * 70_000], "20,000 characters"),
        ([10**10], "beyond 1,000,000,000"),
    ):
        with pytest.raises(InvalidInput, match=words):
            foreign.check_size(value)


@pytest.mark.parametrize(
    "text",
    [
        *(" 5", "5 ", " ", "5\n", "5\t", "5\0", "\x1b5"),
        *("5\u00a0", "\u30005", "5\u2009"),  # spaces of other widths
        *("5\u200b", "5\u200d", "\ufeff5", "5\u00ad", "5\u2060", "5\ufe0f", "5\U000e0020"),  # of no width at all
        *("\u202e5", "5\u200f", "\u20665\u2069"),  # that turn the direction of writing
        *("5\u0301", "e\u0301", "5\u20dd"),  # that combine with others, or have a form of one sign
        *("\ue000", "\ud800", "\u2028"),  # of private use, half of one, an end of line
    ],
)
def test_texts_hold_nothing_that_nobody_sees(text: str) -> None:
    """Neither a value nor a name, however deep: two that look the same are the same."""
    for value in (text, [text], {"signs": [[text]]}, {text: 1}, ["....", text]):
        with pytest.raises(InvalidInput, match="signs that nobody sees"):
            foreign.check_size([value])


@pytest.mark.parametrize("text", ["", "5", "two words", "São Paulo", "×−±", "圆", "，", "♞", "A\u2019s"])
def test_texts_of_any_language_pass(text: str) -> None:
    foreign.check_size([text, {text: text}])


def test_spaces_are_places_in_the_rows_of_grids() -> None:
    for rows in (["  .", ".o "], [" o", "xx", ". "], ["  11 ", "  22 "]):
        foreign.check_size({"rows": rows})
    for rows in (["5 ", "3 "], ["A ", " B"], ["  .", ".o"], [". "], [" ", "."]):
        with pytest.raises(InvalidInput):
            foreign.check_size({"rows": rows})


@given(
    st.recursive(
        st.integers(-100, 100) | st.text(max_size=3).filter(foreign.plain),
        lambda inner: st.lists(inner, max_size=4),
        max_leaves=20,
    )
)
def test_ordinary_data_passes(value: Any) -> None:
    foreign.check_size([value])


def test_no_pattern_lets_a_line_break_through() -> None:
    """``$`` also matches before a line break at the end, unless that is excluded; nobody sees that one."""
    package = Path(foreign.__file__).parents[1]
    found = [
        f"{path.relative_to(package)}: {line.strip()}"
        for path in package.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"pattern=\w*[\"'].*(?<!\(\?!\\n\))\$[\"']", line)
    ]
    assert not found
