"""The entries of a file of words, each parsed and compiled when it is first said: most of a file is not.

A message of Project Fluent is put together here from its syntax tree, since nothing is wanted of what fluent.runtime
adds (dates, grouped digits, functions, isolating marks, limits against attacks), and its libraries are dear to load.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast

Values: TypeAlias = Mapping[str, str | int | float]
"""Name of a variable -> a text, or a number that may choose between plural forms."""

_STARTS: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_PARSER: Final = FluentParser(with_spans=False)


def _one(number: float) -> str:
    return "one" if number == 1 else "other"


PLURALS: Final[Mapping[str, Callable[[float], str]]] = {
    "en": _one,
    "es": lambda number: "many" if number and number % 1_000_000 == 0 else _one(number),
    "zh": lambda _: "other",
}
"""The plural form that a number takes in each language, as the Unicode CLDR has it."""


class NotSaid(LookupError):
    """A language has no such message, or the message has a variable that was not given."""


class File:
    """The messages of a file in a language."""

    def __init__(self, name: str, language: str) -> None:
        self.name = name
        self._language = language
        text = place(name, language).read_text(encoding="utf-8")
        starts = [*_STARTS.finditer(text)]
        ends = [*(start.start() for start in starts[1:]), len(text)]
        self._sources = {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._sayings: dict[str, Callable[[Values], str]] = {}
        self._attributes: dict[str, Mapping[str, str]] = {}

    def ids(self) -> list[str]:
        """Of the messages."""
        return [name for name in self._sources if not name.startswith("-")]

    def entry(self, id: str) -> ast.Message | ast.Term:
        """A message, or a term, whose id begins with ``-``; raises `NotSaid` if there is none."""
        if id not in self._entries:
            entry = _PARSER.parse_entry(self._sources.get(id, ""))
            if not isinstance(entry, ast.Message | ast.Term):
                raise NotSaid(f"{self.name} has no message {id} in {self._language}")
            self._entries[id] = entry
        return self._entries[id]

    def text(self, id: str, given: Values) -> str:
        """A message with these variables; raises `NotSaid`."""
        if id not in self._sayings:
            self._sayings[id] = self._pattern(id, self.entry(id).value)
        return self._sayings[id](given)

    def attributes(self, id: str) -> Mapping[str, str]:
        """The attributes of a message, which have no variables."""
        if id not in self._attributes:
            found = self.entry(id).attributes
            self._attributes[id] = {one.id.name: self._pattern(id, one.value)({}) for one in found}
        return self._attributes[id]

    def _pattern(self, id: str, pattern: ast.Pattern | None) -> Callable[[Values], str]:
        """What puts a pattern together, of texts that stand there and values."""
        if pattern is None:
            raise self._unsaid(id, "it has no text")
        parts = [
            one.value if isinstance(one, ast.TextElement) else self._value(id, one.expression)
            for one in pattern.elements
        ]
        if len(parts) == 1 and isinstance(text := parts[0], str):
            return lambda _: text
        return lambda given: "".join([part if isinstance(part, str) else str(part(given)) for part in parts])

    def _value(self, id: str, part: object) -> Callable[[Values], str | int | float]:
        """What finds the value of what stands in braces."""
        match part:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda given: self._given(id, name, given)
            case ast.SelectExpression(selector=selector, variants=variants):
                choice = self._value(id, selector)
                texts = [(one.key, self._pattern(id, one.value)) for one in variants]
                default = next(text for one, (_, text) in zip(variants, texts, strict=True) if one.default)

                def chosen(given: Values) -> str:
                    value = choice(given)
                    return next((text for key, text in texts if self._fits(key, value)), default)(given)

                return chosen
            case ast.StringLiteral():
                literal = str(part.parse()["value"])
                return lambda _: literal
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                return lambda given: self.text(name, given)
            case ast.TermReference(id=ast.Identifier(name=name), attribute=None, arguments=None):
                return lambda _: self.text(f"-{name}", {})
        raise self._unsaid(id, f"{type(part).__name__} is not understood")

    def _given(self, id: str, name: str, given: Values) -> str | int | float:
        """The value of a variable."""
        if name not in given:
            raise self._unsaid(id, f"${name} is not given")
        return given[name]

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, chosen: str | float) -> bool:
        """True if a variant with this key is the one of this value."""
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(chosen, str) and float(key.value) == chosen
        return key.name == (chosen if isinstance(chosen, str) else PLURALS[self._language](chosen))

    def _unsaid(self, id: str, why: str) -> NotSaid:
        return NotSaid(f"{self.name}, {id}, in {self._language}: {why}")


@cache
def file(name: str, language: str) -> File:
    """The messages of a file in a language."""
    return File(name, language)


@cache
def place(name: str, language: str) -> Traversable:
    """Where the messages of a file are in a language, if they are."""
    package, _, path = name.partition(":")
    return folder(language, package).joinpath(f"{path}.ftl")


def folder(language: str, package: str = "puzzlegen") -> Traversable:
    """Where a package keeps its words in a language."""
    return files(package).joinpath("words", language)
