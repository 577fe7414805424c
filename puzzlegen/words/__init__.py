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
from fluent.runtime.types import FluentInt

from puzzlegen.core.message import Capitalised, Message, Named, Phrase, Series

_INDENT: Final = "\n  "


class NotSaid(LookupError):
    """A language has no such message, or the message has a variable that was not given."""


class NotWritten(ValueError):
    """Nobody has written a text in this language."""


class _Whole(FluentInt):
    """A number that is written in plain digits: 1234, not 1,234."""

    def format(self, locale: Any) -> str:  # noqa: ARG002 - the same in all of them
        """Its digits."""
        return str(int(self))


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
            return _formatted(phrase, language)
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
    """Whether a text that somebody has written is there in a language; messages are there in all."""
    return not isinstance(phrase, Mapping) or language in phrase


def _formatted(message: Message, language: str) -> str:
    """A message with its variables, in a language."""
    bundle = _bundle(message.file, language)
    if not bundle.has_message(message.id):
        raise NotSaid(f"{message.file} has no message {message.id} in {language}")
    given: dict[str, Any] = {}
    for name, one in message.given:
        given[name] = _value(one, language)
        if isinstance(one, Message):
            given |= {f"{name}-{attribute}": text for attribute, text in _attributes(one, language).items()}
    pattern = bundle.get_message(message.id).value
    text, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise NotSaid(f"{message.file}, {message.id}, in {language}: {errors[0]}")
    return str(text)


def _value(one: Phrase | float, language: str) -> Any:
    """A variable as a message takes it."""
    match one:
        case int():
            return _Whole(one)
        case float():
            return str(one)
    return say(one, language)


def _attributes(message: Message, language: str) -> Mapping[str, str]:
    """The attributes of a message, which have no variables."""
    bundle = _bundle(message.file, language)
    found = bundle.get_message(message.id).attributes
    return {name: str(bundle.format_pattern(pattern)[0]) for name, pattern in found.items()}


@cache
def _bundle(file: str, language: str) -> FluentBundle:
    """The messages of a file in a language."""
    package, _, path = file.partition(":")
    place = folder(language, package).joinpath(f"{path}.ftl")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(place.read_text(encoding="utf-8")))
    return bundle


def folder(language: str, package: str = "puzzlegen") -> Traversable:
    """Where a package keeps its words in a language."""
    return files(package).joinpath("words", language)
