"""The pieces of a description (`puzzlegen.core.family.Renderer.describe`): sentences, lists, grids, options.

Every piece is a text in all languages. Rows and columns count from 1, from the top left; a cell is written as
``(row, column)``, which `PAIRS` explains where a description needs it.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import LANGUAGES, Text

PAIRS: Final[Text] = {
    "en": "Cells are written as (row, column); both count from 1, from the top left.",
    "zh": "格的位置写作 (行, 列)，行从上往下数，列从左往右数，都从 1 开始。",
}
NOTHING: Final[Text] = {"en": "nothing", "zh": "无"}
_OPTION: Final[Text] = {"en": "Option {letter}", "zh": "选项 {letter}"}
_COLON: Final[Text] = {"en": ":", "zh": "："}
AND: Final[Text] = {"en": " and ", "zh": " 和 "}
SEMICOLON: Final[Text] = {"en": "; ", "zh": "；"}
_COMMA: Final[Text] = {"en": ", ", "zh": "、"}
_LEGEND: Final[Text] = {"en": "Signs: {signs}.", "zh": "符号：{signs}。"}
_SIGN: Final[Text] = {"en": "{sign} is {meaning}", "zh": "{sign} 表示{meaning}"}


def said(words: Text, **terms: object) -> Text:
    """A sentence with its blanks filled in; a term that is itself a text is taken in the sentence's language."""
    return {
        language: words[language].format(
            **{name: term[language] if isinstance(term, Mapping) else term for name, term in terms.items()}
        )
        for language in LANGUAGES
    }


def same(text: object) -> Text:
    """What reads the same in every language: a number, a letter, the rows of a board."""
    return dict.fromkeys(LANGUAGES, str(text))


def lines(*parts: Text) -> Text:
    """Parts below one another."""
    return {language: "\n".join(part[language] for part in parts) for language in LANGUAGES}


def listed(parts: Iterable[Text], between: Text = _COMMA) -> Text:
    """Parts on one line; the word for nothing, if there are none."""
    parts = tuple(parts)
    return {
        language: between[language].join(part[language] for part in parts) or NOTHING[language]
        for language in LANGUAGES
    }


def strung(parts: Iterable[Text], last: Text) -> Text:
    """One part or more as in a sentence, with a word such as "and" before the last one."""
    *parts, end = parts
    return listed((listed(parts), end), last) if parts else end


def named(name: Text, shown: Text) -> Text:
    """What a name stands for: after a colon, or indented below it if it takes several lines."""
    return {
        language: f"{name[language]}{_COLON[language]}"
        + (
            "\n  " + shown[language].replace("\n", "\n  ")
            if "\n" in shown[language]
            else " " * (language == "en") + shown[language]
        )
        for language in LANGUAGES
    }


def numbered(name: Text, shown: Iterable[Text]) -> Text:
    """Several things below one another, each by its number, which fills the blank of ``name``; from 1."""
    return lines(*(named(said(name, number=number), one) for number, one in enumerate(shown, start=1)))


def options(shown: Iterable[Text]) -> Text:
    """What lettered options show, in their order."""
    return lines(*(named(said(_OPTION, letter=letter), one) for letter, one in zip(LETTERS, shown, strict=False)))


def pair(row: int, column: int) -> Text:
    """A cell, by its row and its column counted from 0, as `PAIRS` says."""
    return same(f"({row + 1}, {column + 1})")


def pairs(cells: Iterable[int], across: int) -> Text:
    """Cells that count from 0, row by row, in a grid with so many columns."""
    return listed(pair(*divmod(cell, across)) for cell in cells)


def grid(rows: Iterable[Iterable[object]]) -> Text:
    """Signs or numbers in rows, one below the other, in columns with a space between."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip_longest(*cells, fillvalue="")]
    return same("\n".join(" ".join(map(str.rjust, row, widths)).rstrip() for row in cells))


def in_rows(cells: Sequence[object], across: int) -> Text:
    """A grid whose cells are given row by row; ``across`` is the number of its columns, 1 at least."""
    return grid(cells[start : start + across] for start in range(0, len(cells), across))


def legend(signs: Mapping[str, Text]) -> Text:
    """What the signs of a grid mean."""
    meanings = (said(_SIGN, sign=sign, meaning=meaning) for sign, meaning in signs.items())
    return said(_LEGEND, signs=listed(meanings, SEMICOLON))
