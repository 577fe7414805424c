"""The pieces that questions, explanations and descriptions are put together from.

They are messages (`puzzlegen.core.message`), lists and grids of them, in no language yet. Rows and columns count from
1, from the top left; a cell is written as ``(row, column)``, which `PAIRS` explains where a description needs it.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.message import Capitalised, Message, Named, Phrase, Series, messages

msg: Final = messages(__name__)

PAIRS: Final = msg("pairs")
AND: Final = msg("and")
OR: Final = msg("or")
SEMICOLON: Final = msg("semicolon")
NUMBER: Final = msg("number")
"""The plain name of one of several things, for `numbered`."""
_NOTHING: Final = msg("nothing")
_COLON: Final = msg("colon")
_SPACE: Final = msg("space")
_COMMA: Final = msg("comma")


def fill(words: Phrase, **terms: Phrase | float | None) -> Phrase:
    """A message with these variables, besides those that it has; what is no message has none."""
    if not isinstance(words, Message):
        return words
    more = tuple((name, one) for name, one in terms.items() if one is not None)
    return Message(words.file, words.id, (*words.given, *more))


def capitalised(text: Phrase) -> Phrase:
    """A text that begins with a capital letter."""
    return Capitalised(text)


def lines(*parts: Phrase) -> Phrase:
    """Parts below one another."""
    return Series(parts, "\n")


def comma_list(parts: Iterable[Phrase], between: Phrase = _COMMA) -> Phrase:
    """Parts on one line; the word for nothing, if there are none."""
    return Series(tuple(parts), between, _NOTHING)


def sentence_list(parts: Iterable[Phrase], last: Phrase) -> Phrase:
    """One part or more as in a sentence, with a word such as "and" before the last one."""
    *parts, end = parts
    return comma_list((comma_list(parts), end), last) if parts else end


def labelled(name: Phrase, shown: Phrase) -> Phrase:
    """What a name stands for: after a colon, or indented below it if it takes several lines."""
    return Named(name, shown, _COLON, _SPACE)


def numbered(name: Phrase, shown: Iterable[Phrase]) -> Phrase:
    """Several things below one another, each by its number, which is a variable of ``name``; from 1."""
    return lines(*(labelled(fill(name, number=number), one) for number, one in enumerate(shown, start=1)))


def options(shown: Iterable[Phrase]) -> Phrase:
    """What lettered options show, in their order."""
    return lines(*(labelled(msg("option", letter=letter), one) for letter, one in zip(LETTERS, shown, strict=False)))


def pair(row: int, column: int) -> Phrase:
    """A cell, by its row and its column counted from 0, as `PAIRS` says."""
    return f"({row + 1}, {column + 1})"


def pairs(cells: Iterable[int], across: int) -> Phrase:
    """Cells that count from 0, row by row, in a grid with so many columns."""
    return comma_list(pair(*divmod(cell, across)) for cell in cells)


def grid(rows: Iterable[Iterable[object]]) -> Phrase:
    """Signs or numbers in rows, one below the other, in columns with a space between."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip_longest(*cells, fillvalue="")]
    return "\n".join(" ".join(map(str.rjust, row, widths)).rstrip() for row in cells)


def in_rows(cells: Sequence[object], across: int) -> Phrase:
    """A grid whose cells are given row by row; ``across`` is the number of its columns, 1 at least."""
    return grid(cells[start : start + across] for start in range(0, len(cells), across))


def legend(signs: Mapping[str, Phrase]) -> Phrase:
    """What the signs of a grid mean."""
    meanings = (msg("sign", sign=sign, meaning=meaning) for sign, meaning in signs.items())
    return msg("legend", signs=comma_list(meanings, SEMICOLON))
