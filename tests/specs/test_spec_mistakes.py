"""Bad specs, each of which must be told with its line; and that no file whatever ends in a traceback."""

import json
import re
from itertools import takewhile
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from puzzlegen.cli import main
from puzzlegen.cli.spec_command import _TEMPLATE
from puzzlegen.specs import language as spec
from puzzlegen.specs import mistakes as spec_mistakes

_MARK = "#!"  # stands on the line that is to be told
_HEAD = 'name = "x"\n'
_REST = '[[families]]\nname = "template/blank"\n'


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def release(line: str) -> str:
    lines = {"title": 'title = "X"', "items": "items = 10"}
    lines[line.partition(" ")[0]] = f"{line} {_MARK}"
    return f"{_HEAD}[release]\n" + "\n".join(lines.values()) + f"\n{_REST}"


def family(lines: str) -> str:
    return f'{_HEAD}[[families]]\nname = "template/blank"\nweight = 2\n\n[[families]]\n{lines}\n'


BAD = {
    # not TOML
    "no value": (f"name = {_MARK}\n{_REST}", "This is not TOML (Invalid value at column 8)"),
    "no quotes": (f"name = x {_MARK}\n{_REST}", "with texts in quotes"),
    "an open list": (f"{_HEAD}{_REST}levels = [ {_MARK}", "This is not TOML"),
    "a key twice": (f'{_HEAD}name = "y" {_MARK}\n{_REST}', "Cannot overwrite a value"),
    "a table twice": (f"{_HEAD}[release]\n[release] {_MARK}\n{_REST}", "This is not TOML"),
    "a carriage return": (f'name = "x"\r{_MARK}\n{_REST}', "This is not TOML"),
    # keys
    "an empty file": (_MARK, "A spec lacks the key name, which must be a text of up to 64 letters"),
    "no families": (f'name = "x" {_MARK}', "lacks the key families, which must be one or more [[families]] tables."),
    "an unknown key": (
        f"{_HEAD}langs = 3 {_MARK}\n{_REST}",
        "its keys are name, languages, form, options, styles, size, materials, release and families.",
    ),
    "a misspelt key": (f'{_HEAD}langauges = ["en"] {_MARK}\n{_REST}', 'no key "langauges" (did you mean "languages"?)'),
    "a key with a line break": (f'{_HEAD}"a\\nb" = 3 {_MARK}\n{_REST}', r'A spec has no key "a\nb"; its keys'),
    "a misplaced key": (f"{_HEAD}{_REST}items = 3 {_MARK}", 'families has no key "items" (it belongs to [release])'),
    "a dotted unknown key": (f'{_HEAD}release.titel = "X" {_MARK}\n{_REST}', '(did you mean "title"?)'),
    "no title": (f"{_HEAD}[release] {_MARK}\nitems = 3\n{_REST}", "release lacks the key title"),
    "no items": (
        f'{_HEAD}[release] {_MARK}\ntitle = "X"\n{_REST}',
        "lacks the key items, which must be a whole number",
    ),
    "a family without a name": (f"{_HEAD}{_REST}\n[[families]] {_MARK}\nweight = 3", "families lacks the key name"),
    # the top of the file
    "a name of another type": (
        f"name = 3 {_MARK}\n{_REST}",
        "name must be a text of up to 64 letters, digits, - and _",
    ),
    "a name with blanks": (f'name = "x y" {_MARK}\n{_REST}', 'not "x y".'),
    "an empty name": (f'name = "" {_MARK}\n{_REST}', 'not "".'),
    "a name that leads elsewhere": (f'name = "../x" {_MARK}\n{_REST}', 'not "../x".'),
    "a long name": (f'name = "{"x" * 65}" {_MARK}\n{_REST}', "x..."),
    "languages that are none": (f'{_HEAD}languages = "en" {_MARK}\n{_REST}', "must be a list of en, zh or es"),
    "no language": (f"{_HEAD}languages = [] {_MARK}\n{_REST}", "each at most once, not an empty list."),
    "an unknown language": (f'{_HEAD}languages = [\n"en",\n\n"fr", {_MARK}\n]\n{_REST}', 'en, zh or es, not "fr"'),
    "a language twice": (f'{_HEAD}languages = ["en",\n"en"] {_MARK}\n{_REST}', 'each at most once, not "en" twice.'),
    "a list as a language": (f'{_HEAD}languages = [["en"]] {_MARK}\n{_REST}', "en, zh or es, not a list."),
    "a release that is none": (f"{_HEAD}release = true {_MARK}\n{_REST}", "release must be a table with a title"),
    "families that are none": (f'{_HEAD}families = "sudoku" {_MARK}', "must be one or more [[families]] tables"),
    "an empty list of families": (f"{_HEAD}families = [] {_MARK}", "tables, not an empty list."),
    "a single family table": (f'{_HEAD}[families] {_MARK}\nname = "sudoku"', "[[families]] tables, not a table."),
    "a family that is no table": (
        f'{_HEAD}families = [\n{{name = "sudoku"}},\n"sudoku/killer", {_MARK}\n]',
        "families must be a table with a name",
    ),
    # the release
    "an empty title": (release('title = " "'), "release.title must be a text of one line"),
    "a title of two lines": (release('title = "X\\nY"'), r'a text of one line, not "X\nY".'),
    "a licence in words": (release('licence = "cc by 4.0"'), '(did you mean "CC-BY-4.0"?).'),
    "a licence without its version": (release('licence = "CC-BY"'), "an SPDX licence identifier such as CC-BY-4.0"),
    "a licence in small letters": (release('licence = "mit"'), '(did you mean "MIT"?)'),
    "no items at all": (release("items = 0"), "a whole number from 1 to 1000000, not 0."),
    "half an item": (release("items = 1.5"), "not 1.5."),
    "too many items": (release("items = 10000000000000000000000"), "from 1 to 1000000"),
    "true items": (release("items = true"), "not true."),
    "no split": (release("splits = {}"), "a table of weights such as {test = 9, validation = 1}, not a table."),
    "a list of splits": (release('splits = ["test"]'), "a table of weights"),
    "a split without weight": (release("splits = {test = 0}"), "release.splits.test must be a whole number from 1"),
    "a split with a blank": (release('splits = {"a b" = 1}'), "A name in release.splits must be lower-case letters"),
    "a split with a line break": (release('splits = {"a\\nb" = 0}'), r'not "a\nb".'),
    "a huge number": (release("items = 0x" + "f" * 9_000), "from 1 to 1000000, not a huge number."),
    "a split called hidden": (release("splits = {hidden = 1}"), "but not all or hidden"),
    "a negative share": (release("refresh = -0.1"), "release.refresh must be a number from 0 to 1, not -0.1."),
    "a share above 1": (release("hidden = 10"), "release.hidden must be a number from 0 to 1, not 10."),
    "a share that is no number": (release("hidden = nan"), "not nan."),
    "an unknown reveal": (release('reveal = "nxt"'), 'next or manual, not "nxt" (did you mean "next"?).'),
    "unknown keys": (release("keys = false"), "release.keys must be included or apart, not false."),
    "a true share": (release("hidden = true"), "release.hidden must be a number from 0 to 1, not true."),
    "a negative drift": (release("drift = -1"), "a number from 0 to 1000"),
    "an endless drift": (release("drift = inf"), "not inf."),
    "a date": (release("drift = 2026-01-01"), "not 2026-01-01."),
    # the materials
    "materials that are none": (f"{_HEAD}materials = true {_MARK}\n{_REST}", "materials must be a table of digests"),
    "an unknown material": (
        f'{_HEAD}[materials]\nphoto = "" {_MARK}\n{_REST}',
        'materials has no key "photo" (did you mean "photos"?)',
    ),
    "a digest of another length": (
        f'{_HEAD}[materials]\nphotos = "abc" {_MARK}\n{_REST}',
        "materials.photos must be a SHA-256: 64 hexadecimal digits in lower case",
    ),
    # the families
    "an unknown family": (family(f'name = "sudoku/kilelr" {_MARK}'), '(did you mean "sudoku/killer"?).'),
    "an unknown category": (family(f'name = "sudokus" {_MARK}'), 'that puzzlegen list shows, not "sudokus"'),
    "a family without its category": (family(f'name = "killer" {_MARK}'), '(did you mean "sudoku/killer"?)'),
    "a family of another type": (family(f'name = ["sudoku"] {_MARK}'), "a category or category/family"),
    "no weight": (family(f'name = "sudoku"\nweight = 0 {_MARK}'), "families.weight must be a whole number from 1"),
    "a weight in words": (family(f'name = "sudoku"\nweight = "two" {_MARK}'), 'not "two".'),
    "no levels": (
        family(f'name = "sudoku"\nlevels = [] {_MARK}'),
        "a list of easy, medium, hard or extreme, each",
    ),
    "an unknown level": (family(f'name = "sudoku"\nlevels = [\n"easy",\n"herd" {_MARK}\n]'), '(did you mean "hard"?)'),
    "a level twice": (family(f'name = "sudoku"\nlevels = ["easy", "easy"] {_MARK}'), 'not "easy" twice.'),
    "a level that the family lacks": (
        family(f'name = "sudoku/classic_4x4"\nlevels = [\n"easy",\n"hard", {_MARK}\n]'),
        "sudoku/classic_4x4 has no level hard; it has easy.",
    ),
    "a family twice": (
        family(f'name = "template/blank" {_MARK}'),
        "template/blank at level easy is asked for in line 3 already: a family and level must occur only once.",
    ),
    "a family and its category": (family(f'name = "template" {_MARK}'), "template/blank at level easy is asked for"),
    "a level in two tables": (
        family(f'name = "sudoku"\nlevels = ["easy", "hard"]\n[[families]]\nlevels = ["hard"]\nname = "sudoku" {_MARK}'),
        "sudoku/anti_knight at level hard is asked for in line 7 already",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_mistake_is_told_with_its_line_and_what_is_allowed(name: str, tmp_path: Path) -> None:
    text, complaint = BAD[name]
    line = text[: text.index(_MARK)].count("\n") + 1
    path = tmp_path / "bad.toml"
    path.write_text(text, newline="")
    (mistake,) = [mistake for mistake in spec.mistakes(str(path)) if complaint in mistake.message]
    assert mistake.line == line
    assert mistake.message.endswith(".")
    assert "\n" not in mistake.message
    with pytest.raises(spec.BadSpec, match=re.escape(f"{path}:")):
        spec.read(str(path))


def test_the_corpus_has_one_mistake_a_file_where_nothing_follows_from_it() -> None:
    several = {name for name, (text, _) in BAD.items() if len(spec_mistakes.find(text.encode())[1]) > 1}
    assert several == {"an empty file", "a dotted unknown key"}


def test_all_mistakes_are_told_in_the_order_of_their_lines() -> None:
    text = (
        'name = ""\nlanguages = ["fr"]\n[[families]]\nname = "sudoku/kilelr"\nweight = 0\n'
        '[[families]]\nname = "sudoku/classic_4x4"\nlevels = ["hard"]\n[release]\nitems = 0\n'
    )
    assert [mistake.line for mistake in spec_mistakes.find(text.encode())[1]] == [1, 2, 4, 5, 8, 9, 10]


@pytest.mark.parametrize(
    ("data", "line", "complaint"),
    [
        (b'name = "x"\n\ntitle = "\xff"\n', 3, "The file must be text in UTF-8."),
        (b"a = " + b"[" * 20_000, 1, "must not be nested that deeply."),
        (b"a = " + b"9" * 20_000, None, "This is not TOML (Exceeds the limit"),
        (b"", 1, "A spec lacks the key name"),
    ],
)
def test_odd_files_get_a_sentence_too(data: bytes, line: int | None, complaint: str) -> None:
    mistake = spec_mistakes.find(data)[1][0]
    assert mistake.line == line
    assert complaint in mistake.message


def test_a_key_of_thousands_of_parts_gets_a_sentence() -> None:
    mistake = spec_mistakes.find(b"\nname" + b".a" * 3_000 + b" = 1")[1][0]
    assert (mistake.line, mistake.message) == (2, "Keys, lists and tables must not be nested that deeply.")


@pytest.mark.parametrize("licence", ["CC-BY-4.0", "MIT", "EUPL-1.2", "CC-BY-NC-3.0-DE", "LicenseRef-Mine-1.0"])
def test_licences_that_look_like_identifiers_are_allowed(licence: str) -> None:
    text = release(f'licence = "{licence}"')
    assert spec_mistakes.find(text.encode())[1] == ()


def test_the_rules_name_the_keys_that_the_documents_have() -> None:
    for rule, struct in (
        (spec_mistakes._SPEC, spec._File),
        (spec_mistakes._RELEASE, spec.Terms),
        (spec_mistakes._FAMILY, spec._Share),
    ):
        fields = msgspec.structs.fields(struct)
        assert set(rule.keys or ()) == {field.name for field in fields}
        assert set(rule.required) == {field.name for field in fields if field.required}


def holds_up(data: bytes, path: Path) -> None:
    """Whatever the file holds, it is read, or every mistake is a sentence with a line of the file."""
    path.write_bytes(data)
    found = spec.mistakes(str(path))
    for mistake in found:
        assert mistake.line is None or 1 <= mistake.line <= data.count(b"\n") + 1
        assert mistake.message.endswith(".")
        assert "\n" not in mistake.message
    if not found:
        read = spec.read(str(path))
        assert list(spec.plan(read.portions, 3))
        assert msgspec.json.decode(msgspec.json.encode(read), type=spec.Spec) == read


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "fuzz.toml"


@given(data=st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode(errors="surrogatepass")))
def test_no_bytes_end_in_a_traceback(data: bytes, path: Path) -> None:
    holds_up(data, path)


_VALUES = (
    "3",
    "-1",
    "0.5",
    "true",
    '"sudoku"',
    '"easy"',
    "[]",
    '["en"]',
    '[\n"easy",\n"x"]',
    "{a = 1}",
    "1979-05-27",
    "nan",
)
_TOKENS = (
    *_VALUES,
    "[",
    "]",
    "[[families]]",
    "[release]",
    "{",
    "}",
    '"',
    '"""',
    "'''",
    "=",
    ".",
    "#",
    "\n",
    "\r\n",
    "\0",
    "é",
)


@given(
    edits=st.lists(st.tuples(st.integers(0, len(_TEMPLATE)), st.integers(0, 40), st.sampled_from(_TOKENS)), max_size=6)
)
def test_no_change_of_a_valid_file_ends_in_a_traceback(edits: list[tuple[int, int, str]], path: Path) -> None:
    text = _TEMPLATE
    for start, length, token in edits:
        text = text[:start] + token + text[start + length :]
    holds_up(text.encode(), path)


@given(
    changes=st.lists(
        st.tuples(st.sampled_from(re.findall(r"^\w+", _TEMPLATE, re.MULTILINE)), st.sampled_from(_VALUES)), max_size=4
    )
)
def test_no_value_of_any_key_ends_in_a_traceback(changes: list[tuple[str, str]], path: Path) -> None:
    text = _TEMPLATE
    for key, value in changes:
        text = re.sub(rf"^{key} = .*$", lambda _, key=key, value=value: f"{key} = {value}", text, flags=re.MULTILINE)
    holds_up(text.encode(), path)


def test_check_tells_how_the_items_are_divided() -> None:
    result = run("spec", "check", *spec.shipped())
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert [line.partition(":")[0] for line in lines if not line.startswith(" ")] == list(spec.shipped())
    start = lines.index("monthly: 300 items, in en and zh")
    assert lines[start + 1].split() == ["families", "easy", "medium", "hard", "all"]
    table = [line.split() for line in takewhile(lambda line: line.startswith("  "), lines[start + 2 :])]
    assert [row[0] for row in table] == [*dict.fromkeys(row[0] for row in table)]
    *categories, whole = [list(map(int, row[1:])) for row in table]
    assert whole == [sum(column) for column in zip(*categories, strict=True)]
    assert whole[4] == whole[1] + whole[2] + whole[3] == 300
    start = lines.index("smoke: any number of items, in en")
    *_, last = takewhile(lambda line: line.startswith("  "), lines[start + 1 :])
    assert last.split()[-1] == "100.0%"


def test_check_divides_any_number_of_items(tmp_path: Path) -> None:
    new = tmp_path / "new.toml"
    run("spec", "new", new)
    assert run("spec", "check", new).output.splitlines()[0] == f"{new}: 400 items, in en"
    lines = run("spec", "check", new, "--n", "3").output.splitlines()
    assert lines[0] == f"{new}: 3 items, in en"
    assert lines[-2].split()[-1] == "3"
    assert lines[-1] == "  2 of the 5 pairs of a family and a level get no item."
    assert run("spec", "check", "smoke", "--n", "1").output.startswith("smoke: 1 item, in en\n")
    assert run("spec", "check", "smoke", "--n", "0").exit_code == 2


def test_check_tells_every_mistake_of_every_file(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "x"\nlanguages = ["fr"]\n[[families]]\nname = "sudoku"\nweight = 0\n')
    result = run("spec", "check", bad, "smoke", tmp_path / "none.toml", "nothing")
    assert result.exit_code == 2
    lines = result.output.splitlines()
    assert lines[0].startswith(f"{bad}:2: languages must be ")
    assert lines[1].startswith(f"{bad}:5: families.weight must be ")
    assert lines[2] == "smoke: any number of items, in en"
    assert "none.toml cannot be read: No such file" in lines[-2]
    assert "nor a shipped spec: mmiq, monthly, smoke, visreason, visualpuzzles." in lines[-1]
    result = run("spec", "check", bad, "smoke", "--json")
    assert result.exit_code == 2
    broken, smoke = json.loads(result.stdout)["specs"]
    assert [mistake["line"] for mistake in broken["mistakes"]] == [2, 5]
    assert smoke["mistakes"] == []
    assert (smoke["n"], smoke["items"]) == (None, None)
    assert sum(sum(levels.values()) for levels in smoke["shares"].values()) == pytest.approx(1)
    (smoke,) = json.loads(run("spec", "check", "smoke", "--n", 100, "--json").stdout)["specs"]
    assert sum(sum(levels.values()) for levels in smoke["items"].values()) == smoke["n"] == 100


def test_make_tells_the_first_mistake(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "x"\nlanguages = ["fr"]\n[[families]]\nname = "sudoku"\nweight = 0\n')
    result = run("make", bad, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert result.output.splitlines() == [f'Error: {bad}:2: languages must be en, zh or es, not "fr".']


def test_new_writes_a_spec_that_is_valid_and_says_what_is_left_out_too(tmp_path: Path) -> None:
    new = tmp_path / "new.toml"
    assert run("spec", "new", new).exit_code == 0
    assert new.read_text() == _TEMPLATE == run("spec", "new").output
    assert spec.mistakes(str(new)) == ()
    document = spec_mistakes.find(new.read_bytes())[0]
    assert set(document["release"]) == set(spec_mistakes._RELEASE.keys or ())
    for key, value in msgspec.structs.asdict(spec.Terms(title="", items=1)).items():
        if key in ("licence", "refresh", "reveal", "keys", "drift"):
            assert document["release"][key] == value


def test_new_leaves_files_alone(tmp_path: Path) -> None:
    new = tmp_path / "new.toml"
    new.write_text("mine")
    result = run("spec", "new", new)
    assert result.exit_code == 2
    assert "already exists" in result.output
    assert new.read_text() == "mine"
    assert run("spec", "new", tmp_path / "new.txt").exit_code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["new.toml"]
    assert run("spec", "new", tmp_path / "folder" / "new.toml").exit_code == 0  # as everywhere, folders are made


def test_the_documented_examples_do_what_is_said() -> None:
    text = (Path(__file__).parents[2] / "docs" / "specs.md").read_text()
    example = text.partition("```toml\n")[2].partition("```")[0]
    told = re.search(r"`mine.toml:(\d+): (.*)`", text)
    assert told is not None
    assert spec_mistakes.find(example.encode())[1] == (spec_mistakes.Mistake(int(told[1]), told[2]),)
    for rule in (spec_mistakes._SPEC, spec_mistakes._RELEASE, spec_mistakes._FAMILY):
        for key in rule.keys or ():
            assert f"| `{key}` |" in text or f"| `[{key}]` |" in text or f"| `[[{key}]]` |" in text
