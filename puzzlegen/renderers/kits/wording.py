"""Words that questions of many families share."""

from collections.abc import Iterable

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text


def joined(*parts: Text) -> Text:
    """Sentences put together, in every language; empty ones are left out."""
    return {
        language: (" " if language == "en" else "").join(part[language] for part in parts if part[language])
        for language in LANGUAGES
    }


def numbers(options: Iterable[int]) -> tuple[Text, ...]:
    """Numbers as the texts of options."""
    return tuple(dict.fromkeys(LANGUAGES, str(number)) for number in options)


def divisions(options: Iterable[Iterable[Iterable[int]]]) -> tuple[Text, ...]:
    """Ways to divide numbered things into groups, as the texts of options."""
    texts = (" / ".join(" ".join(map(str, group)) for group in groups) for groups in options)
    return tuple(dict.fromkeys(LANGUAGES, text) for text in texts)


def number_meant(query: Statement, answer: str) -> str:
    """The number that an answer stands for: itself, or that of its letter."""
    return str(query["options"][LETTERS.index(answer)]) if "options" in query else answer


def counting(query: Statement) -> tuple[Kind, tuple[Text, ...]]:
    """The kind of a question for a number, and the texts of its options, if it has any."""
    return (Kind.LETTER, numbers(query["options"])) if "options" in query else (Kind.NUMBER, ())


def sentence(text: Text) -> Text:
    """A text that begins with a capital letter."""
    return {language: words[:1].upper() + words[1:] for language, words in text.items()}
