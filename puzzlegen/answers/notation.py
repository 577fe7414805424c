"""Reads answers that have a notation of their own: orders, symbols, squares and points of boards, scores of Go.

Each function gives the normal form of a text that is such an answer and nothing else, or None.
"""

import re
from typing import Final

from puzzlegen.answers import numerals

_SYMBOL: Final = re.compile(
    r"(?:the )?(?:letter|digit|symbol|number|字母|数字|符号)?[ :]*[\"'(]?([0-9A-Za-z])[\"')]?\.?", re.IGNORECASE
)
_ORDER: Final = re.compile(
    r"(?:(?:the )?order(?: is)?|顺序(?:是|为)?)?[ :：]*"
    r"([A-Z]{2,}|[A-Z](?:[-\s=>–—→<,;，、；]+(?:then\s+)?[A-Z])+)[.。]?",
    re.IGNORECASE,
)
_THEN: Final = re.compile(r"\bthen\b|[^A-Z]", re.IGNORECASE)
_PLACE: Final = re.compile(
    r"(?:the )?(?:square|point|intersection|cell)?\s*\(?([A-Za-z])\s?-?\s?(\d{1,2})\)?\s?(?:格|点|处|位置)?\.?",
    re.IGNORECASE,
)
_SPELLED: Final = re.compile(
    r"\(?column ([A-Za-z])[,;]?(?: and)? row (\d{1,2})\)?\.?|([A-Za-z]) ?列[,、]? ?(?:第 ?)?(\d{1,2}) ?行",
    re.IGNORECASE,
)
_SCORE: Final = re.compile(r"([BW]|black|white|黑|白)\s*\+\s*(\d{1,3}(?:\.\d)?)(?: points?|[目子])?\.?", re.IGNORECASE)
_WON: Final = re.compile(
    r"(black|white) (?:wins|won|is ahead|leads) by (\d{1,3}(?:\.\d)?)(?: points?)?\.?"
    r"|([黑白])[棋方]?(?:胜|赢|领先) ?(\d{1,3}(?:\.\d)?) ?[目子点]?\.?",
    re.IGNORECASE,
)
_COLOURS: Final = {"黑": "b", "白": "w"}


def symbol(text: str) -> str | None:
    """One digit or letter, in lower case; or a word, which is an answer all the same, and never right."""
    found = _SYMBOL.fullmatch(text)
    if found is not None:
        return found[1].casefold()
    number = numerals.read(text, remarks=False)
    if number is not None and number.value in range(10) and not number.unit:
        return str(number.value)
    word = text.strip(" .").casefold()
    return word if word.isascii() and word.isalpha() else None


def order(text: str) -> str | None:
    """Letters in their order, in lower case, each of them once."""
    found = _ORDER.fullmatch(text.strip())
    if found is None:
        return None
    letters = _THEN.sub("", found[1]).casefold()
    return letters if len(set(letters)) == len(letters) else None


def place(text: str) -> str | None:
    """A square or a point: the letter of its column in lower case, and the number of its row.

    Rows and columns counted in words alone ("third row, second column") are none: nobody can tell from which side.
    """
    found = _PLACE.fullmatch(text) or _SPELLED.fullmatch(text)
    if found is None:
        return None
    column, row = (part for part in found.groups() if part is not None)
    return f"{column.casefold()}{int(row)}"


def score(text: str) -> str | None:
    """A score of Go: b+12."""
    found = _SCORE.fullmatch(text) or _WON.fullmatch(text)
    if found is None:
        return None
    colour, lead = (part for part in found.groups() if part is not None)
    return f"{_COLOURS.get(colour, colour[0].casefold())}+{float(lead):g}"


_WORD: Final = re.compile(
    r"(?:the )?(?:(?:english )?(?:word|answer)(?: is)?[ :]+|(?:英文)?(?:单词|答案)[是为: ]*)?"
    r"[\"'(]?([A-Za-z]{2,})[\")']?\.?",
    re.IGNORECASE,
)
_INTRODUCED: Final = re.compile(
    r"(?:the )?(?:\w+ )?(?:words|answers)(?: are)?[ :]+|(?:这些)?(?:单词|答案)[是为: ]*", re.IGNORECASE
)
_EQUATION: Final = re.compile(
    r"(?:the)?(?:(?:equation|等式|算式)(?:is)?[:是为]*)?(\d+(?:[+-]\d+)+=\d+)[.。]?", re.IGNORECASE
)
_TYPED: Final = str.maketrans({"−": "-", "–": "-", "－": "-", "＋": "+", "＝": "=", " ": None, "$": None, "`": None})
_BETWEEN: Final = re.compile(r"[^A-Za-z0-9]+(?:and\s+)?|[和与及]", re.IGNORECASE)


def word(text: str) -> str | None:
    """One English word, in lower case."""
    found = _WORD.fullmatch(text.strip())
    return None if found is None else found[1].casefold()


def equation(text: str) -> str | None:
    """An equation of whole numbers, without spaces: 12-7=5."""
    found = _EQUATION.fullmatch(text.translate(_TYPED))
    return None if found is None else found[1]


def words(text: str) -> str | None:
    """English words in alphabetical order, whatever stands between them; None if there is anything else."""
    introduced = _INTRODUCED.match(text.strip())
    parts = [part for part in _BETWEEN.split(text.strip()[introduced.end() if introduced else 0 :]) if part]
    return ", ".join(sorted(map(str.casefold, parts))) if parts and all(map(str.isalpha, parts)) else None


_PAIRED: Final = re.compile(r"[,;、&]|\band\b|[和与及]", re.IGNORECASE)


def numbers(text: str) -> str | None:
    """Two or more numbers in their order, joined by commas or by "and"."""
    parts = [numerals.read(part, remarks=False) for part in _PAIRED.split(text.strip(" .[](){}"))]
    if len(parts) < 2 or len(parts) > 64 or not all(parts):
        return None
    return ", ".join(str(part.value) for part in parts if part is not None)
