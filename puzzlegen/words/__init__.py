"""All sentences, by language: ``words/<language>/<category>/<family>.ftl``, in the form of Project Fluent.

A language is a folder: plurals, lists, order and agreement are its own business. A message that is a variable of
another one is put into words first, and its attributes come along: where ``$load`` is a message with the attribute
``gender``, there is ``$load-gender``.
"""

from typing import Any, Final

from fluent.syntax.ast import BaseNode, VariableReference
from fluent.syntax.visitor import Visitor

from puzzlegen.core.message import Capitalised, Message, Named, Phrase, Series
from puzzlegen.words.entries import NotSaid as NotSaid
from puzzlegen.words.entries import file as entries_of
from puzzlegen.words.entries import folder as folder
from puzzlegen.words.entries import place

_INDENT: Final = "\n  "


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
    """True if somebody has written this in a language: a text of an author's, or the words of another package."""
    match phrase:
        case str():
            return True
        case Message(file):
            return place(file, language).is_file()
        case Series(parts):
            return all(written(part, language) for part in parts)
        case Named(name, shown):
            return written(name, language) and written(shown, language)
        case Capitalised(text):
            return written(text, language)
    return language in phrase


def _formatted(message: Message, language: str) -> str:
    """A message with its variables, in a language."""
    given: dict[str, Any] = {}
    for name, one in message.given:
        if isinstance(one, int | float):
            given[name] = one
            continue
        given[name] = say(one, language)
        if isinstance(one, Message):
            for attribute, text in entries_of(one.file, language).attributes(one.id).items():
                given[f"{name}-{attribute}"] = text
    return entries_of(message.file, language).text(message.id, given)


def blanks(file: str, language: str) -> dict[str, str]:
    """The messages of a file by their ids, for whoever fills in variables later: ``{number}`` stands for ``$number``.

    A message that chooses among variants by a variable is there with its default.
    """
    there = entries_of(file, language)
    return {
        id: there.text(id, {name: f"{{{name}}}" for name in _Variables(there.entry(id)).names}) for id in there.ids()
    }


class _Variables(Visitor):
    """The variables of a message."""

    def __init__(self, entry: BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)
