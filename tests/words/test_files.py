"""A language is a folder: all have the same messages with the same variables, and each is said somewhere."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import puzzlegen
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.message import Capitalised, Message, Named, Series, messages
from puzzlegen.words import NotSaid, NotWritten, say
from puzzlegen.words.entries import PLURALS, File

PACKAGE = Path(puzzlegen.__file__).parent
WORDS = PACKAGE / "words"
FILES = sorted(path.relative_to(WORDS / "en").with_suffix("").as_posix() for path in (WORDS / "en").rglob("*.ftl"))
CHINESE = re.compile("[\u4e00-\u9fff]{2}")  # one is the name of a sign


@cache
def entries(language: str, file: str) -> dict[str, fluent.Message | fluent.Term]:
    """Id -> message or term of a file; what cannot be parsed, or is there twice, is an error."""
    body = FluentParser().parse((WORDS / language / f"{file}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, fluent.Junk)]
    found = [entry for entry in body if isinstance(entry, fluent.Message | fluent.Term)]
    names = [("-" if isinstance(entry, fluent.Term) else "") + entry.id.name for entry in found]
    assert not [name for name, count in Counter(names).items() if count > 1]
    return dict(zip(names, found, strict=True))


class Variables(Visitor):
    """The variables that a message prints; what only chooses between its variants is the language's own business.

    Of some it may print an attribute only, such as ``$load-gender``.
    """

    def __init__(self, entry: fluent.BaseNode) -> None:
        self.names: set[str] = set()
        self.known: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's name
        name, _, attribute = node.id.name.partition("-")
        self.known.add(name)
        if not attribute:
            self.names.add(name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            self.known.add(node.selector.id.name.partition("-")[0])
        for variant in node.variants:
            self.visit(variant)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_files(language: str) -> None:
    assert (
        sorted(
            path.relative_to(WORDS / language).with_suffix("").as_posix() for path in (WORDS / language).rglob("*.ftl")
        )
        == FILES
    )


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_messages_with_the_same_variables(file: str, language: str) -> None:
    english, other = entries("en", file), entries(language, file)
    shared = {name for name in english if not name.startswith("-")}
    assert shared == {name for name in other if not name.startswith("-")}
    differing = {
        name: (one.names, two.names)
        for name in shared
        for one, two in [(Variables(english[name]), Variables(other[name]))]
        if one.names - two.known or two.names - one.known
    }
    assert not differing


def test_languages_are_the_folders() -> None:
    assert {path.name for path in WORDS.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(LANGUAGES)


def test_every_language_has_its_plurals() -> None:
    assert set(PLURALS) == set(LANGUAGES)
    assert [PLURALS["en"](number) for number in (0, 1, 2)] == ["other", "one", "other"]
    assert [PLURALS["es"](number) for number in (0, 1, 2, 3_000_000)] == ["other", "one", "other", "many"]
    assert PLURALS["zh"](1) == "other"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_entries_are_found_where_the_whole_file_has_them(file: str, language: str) -> None:
    found = File(f"puzzlegen:{file}", language)
    whole = entries(language, file)
    assert found.ids() == [name for name in whole if not name.startswith("-")]
    assert all(found.entry(name).equals(entry, ignored_fields=["span", "comment"]) for name, entry in whole.items())


def said_in(source: str) -> Iterator[str]:
    """Patterns of the ids that a module says."""

    def patterns(node: ast.expr) -> Iterator[str]:
        match node:
            case ast.Constant(value=str(text)):
                yield re.escape(text)
            case ast.JoinedStr(values=values):
                yield "".join(re.escape(one.value) if isinstance(one, ast.Constant) else ".+" for one in values)
            case ast.IfExp(body=one, orelse=other):
                yield from (*patterns(one), *patterns(other))
            case _:
                yield ".+"

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "msg" and node.args:
            yield from patterns(node.args[0])


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith("study/")])  # which pages show
def test_every_message_is_said_and_all_that_is_said_is_there(file: str) -> None:
    module = next(path for room in ("renderers", "") if (path := PACKAGE / room / f"{file}.py").exists())
    ids = {name for name in entries("en", file) if not name.startswith("-")}
    said = [*said_in(module.read_text(encoding="utf-8"))]
    assert not [pattern for pattern in said if not any(re.fullmatch(pattern, name) for name in ids)]
    assert not [name for name in ids if not any(re.fullmatch(pattern, name) for pattern in said)]


def test_no_sentence_stands_in_a_renderer() -> None:
    for path in sorted((PACKAGE / "renderers").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        assert not CHINESE.search(source), path
        assert not re.search(r'"(en|zh|es)"|LANGUAGES', source), path


def test_numbers_are_plain_digits_and_choose_plural_forms() -> None:
    number = Message("puzzlegen:kits/telling", "option", (("letter", 1234),))
    assert {say(number, language)[-4:] for language in LANGUAGES} == {"1234"}


def test_what_is_missing_is_not_said() -> None:
    with pytest.raises(NotSaid, match="no message unheard in en"):
        say(Message("puzzlegen:kits/telling", "unheard"), "en")
    with pytest.raises(NotSaid, match="letter"):
        say(Message("puzzlegen:kits/telling", "option"), "en")
    with pytest.raises(NotWritten, match="en, and not in zh"):
        say({"en": "by its author"}, "zh")


def test_only_none_is_not_given_to_a_message() -> None:
    given = messages("puzzlegen.renderers.kits.telling")("option", letter=0, shown="", other=None).given
    assert given == (("letter", 0), ("shown", ""))


def test_parts_are_put_together() -> None:
    assert say(Series(("one", "", "two"), ", "), "en") == "one, two"
    assert say(Series(("",), ", ", "nothing"), "en") == "nothing"
    assert say(Capitalised("one"), "en") == "One"
    assert say(Named("A", "one", ":", " "), "en") == "A: one"
    assert say(Named("A", "one\ntwo", ":", " "), "en") == "A:\n  one\n  two"


def test_texts_may_be_long() -> None:
    assert len(say(Message("puzzlegen:kits/telling", "legend", (("signs", "x" * 10_000),)), "en")) > 10_000
