"""Reads quantities: numbers in digits and in English or Chinese words, with their units."""

import re
from fractions import Fraction
from typing import Final, NamedTuple

_SMALL: Final = {
    "zero": 0,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "sixteen": 16,
    "seventeen": 17,
    "eighteen": 18,
    "nineteen": 19,
    "twenty": 20,
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
    "sixty": 60,
    "seventy": 70,
    "eighty": 80,
    "ninety": 90,
}
_LARGE: Final = {"hundred": 100, "thousand": 1000, "million": 1_000_000}
_DIGITS: Final = {digit: value for value, digit in enumerate("零一二三四五六七八九")} | {"〇": 0, "两": 2}
_PLACES: Final = {"十": 10, "百": 100, "千": 1000}
_MYRIADS: Final = {"万": 10_000, "亿": 100_000_000}
_CHINESE: Final = "".join([*_DIGITS, *_PLACES, *_MYRIADS])

_NUMBER: Final = re.compile(
    r"(?P<sign>[+-]?)\s*(?P<whole>\d{1,3}(?:,\d{3})+(?![\d,])|\d{1,3}(?: \d{3})+(?![ ]?\d)|\d+)?(?P<rest>\.\d+)?"
    r"(?:\s*/\s*(?P<below>\d+))?"
)
_WORDS: Final = re.compile(rf"(?:(?:{'|'.join([*_SMALL, *_LARGE])}|and(?=[\s-]))(?:[\s-]+|\b))+", re.IGNORECASE)
_CHARACTERS: Final = re.compile(rf"[{_CHINESE}]+")
_NO_UNIT: Final = re.compile(
    rf"{'|'.join([*_SMALL, *_LARGE])}|billion|percent|half|dozen|point|minus|plus|times|over|x"
    r"|and|or|to|of|out|not|is|are|because|since|as|due|maybe|perhaps|if|but|than|for|against|per"
    r"|must|can|could|may|might|should|will|would|has|have|had|does|do"
    r"|about|approximately|around|roughly|nearly|almost"
    r"|so|far|st|nd|rd|th|wide|tall|deep|old|ago|away"
)
_SIGN: Final = re.compile(r"\s*(%|°)")
_UNIT_WORD: Final = re.compile(rf"[ -]*([^\W\d_{_CHINESE}半或][^\W\d_或]*[²³]?)")
_ROUGHLY: Final = re.compile(r"左右|上下|以上|以下|多|余")
_UNIT_WORDS: Final = 3
_COUNTERS: Final = "个個只条块种次格枚张颗根行列步处对组位名件点"  # words for units that may follow Chinese numerals
_COUNTED: Final = re.compile(rf"[{_COUNTERS}\s.,;:!]|$")
_EQUATED: Final = re.compile(r"\s*(?:[^\W\d_]+|\?)\s*|(?:[a-zA-Z](?![a-zA-Z])|[\d\s+×÷·*/().=-])++")
_WITH_SUM: Final = re.compile(r"[+-]?\d+\s*\(")  # a number with its sum in brackets
_EXACTLY: Final = re.compile(
    r"(?:exactly|precisely|only|just|a total of)\s+|恰好|正好|只有|一共有?|总共有?|共有?", re.IGNORECASE
)
_PLACED: Final = re.compile(
    r"(?:,? (?:in total|in all|altogether|overall|in (?:the|this) (?:picture|image|figure|grid|diagram|scene)))+"
    r"\s*(?=\.?$)",
    re.IGNORECASE,
)
_GLOSS: Final = re.compile(r"\((?P<words>[^()]*[^\W\d][^()]*)\)\.?")
_NO_GLOSS: Final = re.compile(
    r"\b(?:or|if|maybe|perhaps|possibly|actually|not|without|unless|counting)\b|或|如果|可能|不"
)
_NEGATIVE: Final = re.compile(r"(?:minus|negative)\s+|负", re.IGNORECASE)
_LONGEST: Final = 500  # characters of a number with its unit, or of a sum
_DASH: Final = re.compile(r"\A–(?=\d)")
_SPACED: Final = re.compile(r"-\s")
"""A minus and a space: nobody knows whether it is the bullet of a list."""
_END: Final = re.compile(r"[.!]?$")
_REMARK: Final = re.compile(
    r"[.;:!(,、](?!\s*[\d({[+-])(?!\s*(?:or|and|maybe|perhaps|possibly)\b)(?!\s*或)|(?:because|since|as|due)\b|因为"
)


class Quantity(NamedTuple):
    """A number with the unit that was written behind it, in lower case; empty for none."""

    value: Fraction
    unit: str

    def __str__(self) -> str:
        return f"{self.value} {self.unit}".strip()

    def equals(self, other: "Quantity") -> bool:
        """True if the values are equal; units count where both have one."""
        return self.value == other.value and (not self.unit or not other.unit or self.unit == other.unit)


def read(text: str, *, remarks: bool) -> Quantity | None:
    """The quantity that a line spells; None if it spells none, or more than one.

    An equation that is nothing else says what stands behind its last sign. "7 or 8", "7 of 9" and
    "not 7" are no quantities.

    Args:
        text: one line without markup.
        remarks: whether words that explain the number may follow it.
    """
    text = text.strip()
    if len(text) > _LONGEST and not remarks:
        return None
    text = text[:_LONGEST]
    if text.startswith("(") and text.endswith(")"):
        text = text[1:-1]
    text = _PLACED.sub("", _EXACTLY.sub("", text, count=1), count=1)
    before, sign, after = text.rpartition("=")
    if sign and _EQUATED.fullmatch(before) and not _WITH_SUM.match(before):
        text = after.strip()
    if _SPACED.match(text):
        return None
    text = _DASH.sub("-", text)
    negative = _NEGATIVE.match(text)
    text = text[negative.end() :] if negative is not None else text
    value, end = _value(text)
    if value is not None and negative is not None:
        value = -abs(value)
    if value is None:
        return None
    unit, end = _unit(text, end)
    rest = text[end:].lstrip()
    if _END.match(rest) or (remarks and _REMARK.match(rest)) or _glossed(rest):
        return Quantity(value, unit)
    return None


def _glossed(rest: str) -> bool:
    """True if the rest is an explanation in brackets: "(six)", "(2 in the first row, 4 in the second)"."""
    gloss = _GLOSS.fullmatch(rest)
    return gloss is not None and _NO_GLOSS.search(gloss["words"]) is None


def _unit(text: str, start: int) -> tuple[str, int]:
    """The words for a unit that stand at this place, and where they end."""
    sign = _SIGN.match(text, start)
    if sign is not None:
        return sign[1], sign.end()
    words: list[str] = []
    while len(words) < _UNIT_WORDS:
        found = _UNIT_WORD.match(text, start)
        word = found[1].casefold() if found is not None else ""
        if (
            found is None or _NO_UNIT.fullmatch(word) or _ROUGHLY.search(word) or not word.rstrip("²³").isalpha()
        ):  # "½" is a letter to the pattern
            break
        words.append(word)
        start = found.end()
    return " ".join(words), start


def _value(text: str) -> tuple[Fraction | None, int]:
    """The number that a text begins with, and where it ends."""
    found = _NUMBER.match(text)
    if found is not None and (found["whole"] or found["rest"]):
        digits = re.sub(r"[ ,]", "", found["whole"] or "0") + (found["rest"] or "")
        if max(len(digits), len(found["below"] or "")) > 30:
            return None, 0
        below = int(found["below"] or 1)
        if below == 0:
            return None, 0
        value = Fraction(digits) / below
        return (-value if found["sign"] == "-" else value), found.end()
    words = _WORDS.match(text)
    if words is not None and not words[0].endswith("-"):  # not the "six" of "six-sided"
        return _english(words[0]), words.end()
    characters = _CHARACTERS.match(text)
    if characters is not None and _COUNTED.match(text, characters.end()):  # not the 三 of 三角形
        return _chinese(characters[0]), characters.end()
    return None, 0


def _english(words: str) -> Fraction | None:
    """The number that English words spell; None for a mere row of words such as "two three"."""
    total, group, last = 0, 0, None
    for word in re.split(r"[\s-]+", words.casefold().strip()):
        if word in _SMALL:
            value = _SMALL[word]
            if last is not None and last < 1000 and not (last == 100 or (last in range(20, 100) and 0 < value < 10)):
                return None
            group += value
            last = value
        elif word in _LARGE:
            value = _LARGE[word]
            if last is None:
                return None
            if value == 100:
                group *= 100
            else:
                total, group = total + group * value, 0
            last = value
        elif last not in _LARGE.values():  # an "and" that joins nothing
            return None
    return None if last is None else Fraction(total + group)


def _chinese(characters: str) -> Fraction | None:
    """The number that Chinese characters spell; None for a mere row of digits."""
    total, group, digit = 0, 0, None
    for character in characters:
        if character in _DIGITS:
            if digit:
                return None
            digit = _DIGITS[character]
        elif character in _PLACES:
            group += (1 if digit is None else digit) * _PLACES[character]
            digit = None
        else:
            total = (total + group + (digit or 0)) * _MYRIADS[character]
            group, digit = 0, None
    return Fraction(total + group + (digit or 0))


_NOT_ONE: Final = "|".join(word for word in [*_SMALL, *_LARGE] if word != "one")  # which is no number in "the one"
SPOT: Final = re.compile(
    rf"(?<![A-Za-z0-9_.,/+-])(?:(?:minus|negative)\s|负)?[-+]?\d{{1,12}}(?:[,.]\d{{1,12}})*(?![A-Za-z0-9_²³½/×^])"
    rf"|(?<![A-Za-z-])(?:(?:minus|negative)\s)?(?:{_NOT_ONE})(?:(?:[\s-]"
    rf"|\sand\s)(?:{'|'.join([*_SMALL, *_LARGE])}))*(?![A-Za-z-])"
    r"|(?:(?<=\bis )|(?<=\bis only )|(?<=\bare only )|(?<=\bis exactly )|(?<=[:=] )|\A)one\b"
    r"(?! (?:of|another|more|only|to|by|that|who|which|view))"
    rf"|(?<![第{_CHINESE}一每])负?[{_CHINESE}]{{1,9}}(?=[{_COUNTERS}\s.,;:!]|$)",
    re.IGNORECASE,
)
"""A number within a sentence."""
