"""All sentences, by language: ``words/<language>/<category>/<family>.ftl``, in the form of Project Fluent.

A language is a folder: plurals, lists, order and agreement are its own business. A message that is a variable of
another one is put into words first, and its attributes come along: where ``$load`` is a message with the attribute
``gender``, there is ``$load-gender``.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import Resource, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from puzzlegen.core.message import Capitalised, Message, Named, Phrase, Series

_INDENT: Final = "\n  "
_PRIVATE: Final = 0xE000  # the first of the signs that stand for nothing


class NotSaid(LookupError):
    """A language has no such message, or the message has a variable that was not given."""


class NotWritten(ValueError):
    """Nobody has written a text in this language."""


def say(phrase: Phrase, language: str) -> str:
    """A phrase in a language.

    Raises:
        NotSaid: a message cannot be put into this language.
        NotWritten: it holds what somebody has written in other languages only.
    """
    match phrase:
        case str():
            return phrase
        case Message():
            return _formatted(phrase, language) if phrase.given else _fixed(phrase, language)
        case Series(parts, between, nothing):
            found = [text for text in (say(part, language) for part in parts) if text]
            return say(between, language).join(found) or say(nothing, language)
        case Named(name, shown, colon, space):
            head, text = say(name, language) + say(colon, language), say(shown, language)
            return head + (_INDENT + text.replace("\n", _INDENT) if "\n" in text else say(space, language) + text)
        case Capitalised(text):
            said = say(text, language)
            return said[:1].upper() + said[1:]
    if language not in phrase:
        raise NotWritten(f"this is in {', '.join(phrase)}, and not in {language}")
    return phrase[language]


def written(phrase: Phrase, language: str) -> bool:
    """True if somebody has written this in a language: a text of an author's, or the words of another package."""
    match phrase:
        case str():
            return True
        case Message(file):
            return _file(file, language).is_file()
        case Series(parts):
            return all(written(part, language) for part in parts)
        case Named(name, shown):
            return written(name, language) and written(shown, language)
        case Capitalised(text):
            return written(text, language)
    return language in phrase


def _formatted(message: Message, language: str) -> str:
    """A message with its variables, in a language."""
    bundle, chosen = _bundle(message.file, language), _selectors(message.file, message.id, language)
    given: dict[str, Any] = {}
    long: list[str] = []  # texts beyond what the library takes, against attacks; they are put in afterwards
    for name, one in message.given:
        if isinstance(one, int | float):
            given[name] = FluentInt(one, useGrouping=False) if name in chosen else str(one)
            continue
        text = say(one, language)
        if len(text) > MAX_PART_LENGTH:
            long.append(text)
            text = chr(_PRIVATE + len(long) - 1)
        given[name] = text
        if isinstance(one, Message):
            given |= {
                f"{name}-{attribute}": text for attribute, text in _attributes(one.file, one.id, language).items()
            }
    pattern = bundle.get_message(message.id).value
    assert pattern is not None, "a message without a text is a term"
    said, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise NotSaid(f"{message.file}, {message.id}, in {language}: {errors[0]}")
    text = str(said)
    for place, whole in enumerate(long):
        text = text.replace(chr(_PRIVATE + place), whole)
    return text


@cache
def _fixed(message: Message, language: str) -> str:
    """A message without variables, in a language."""
    return _formatted(message, language)


@cache
def _attributes(file: str, id: str, language: str) -> Mapping[str, str]:
    """The attributes of a message, which have no variables."""
    bundle = _bundle(file, language)
    found = bundle.get_message(id).attributes
    return {name: str(bundle.format_pattern(pattern)[0]) for name, pattern in found.items()}


def blanks(file: str, language: str) -> dict[str, str]:
    """The messages of a file by their ids, for whoever fills in variables later: ``{number}`` stands for ``$number``.

    A message that chooses among variants by a variable is there with its default.
    """
    found = {}
    for entry in _resource(file, language).body:
        if isinstance(entry, Entry):
            given = tuple((name, f"{{{name}}}") for name in sorted(_Variables(entry).names))
            found[entry.id.name] = _formatted(Message(file, entry.id.name, given), language)
    return found


class _Variables(Visitor):
    """The variables of a message."""

    def __init__(self, entry: Entry) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


class _Selectors(Visitor):
    """The variables by which the variants of a message are chosen; only these have to be numbers."""

    def __init__(self, entry: Entry) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the library's name
        if isinstance(node.selector, VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def _selectors(file: str, id: str, language: str) -> frozenset[str]:
    """The variables that choose between variants of a message; raises `NotSaid` if there is no such message."""
    for entry in _resource(file, language).body:
        if isinstance(entry, Entry) and entry.id.name == id:
            return frozenset(_Selectors(entry).names)
    raise NotSaid(f"{file} has no message {id} in {language}")


@cache
def _bundle(file: str, language: str) -> FluentBundle:
    """The messages of a file in a language, ready for use."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(file, language))
    return bundle


@cache
def _resource(file: str, language: str) -> Resource:
    """The messages of a file in a language, as they are written."""
    return FluentResource(_file(file, language).read_text(encoding="utf-8"))


@cache
def _file(file: str, language: str) -> Traversable:
    """Where the messages of a file are in a language, if they are."""
    package, _, path = file.partition(":")
    return folder(language, package).joinpath(f"{path}.ftl")


def folder(language: str, package: str = "puzzlegen") -> Traversable:
    """Where a package keeps its words in a language."""
    return files(package).joinpath("words", language)
