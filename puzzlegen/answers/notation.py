"""Reads answers that have a notation of their own: orders, symbols, squares and points of boards, scores of Go.

Each function gives the normal form of a text that is such an answer and nothing else, or None.
"""

import re
from collections.abc import Mapping
from typing import Final

from puzzlegen.answers import numerals
from puzzlegen.answers.kinds import UNKNOWN
from puzzlegen.answers.matcher import ungrouped
from puzzlegen.core.item import Kind

_SYMBOL: Final = re.compile(
    r"(?:the )?(?:letter|digit|symbol|number|字母|数字|符号)?[ :]*[\"'(]?([0-9A-Za-z])[\"')]?\.?", re.IGNORECASE
)
_THEN: Final = (
    r"(?:[\s,;，、；.]*(?:(?:and\s+)?(?:then|finally|next|lastly)\b|and\b|然后|再|后"
    r"|最后|其次|接着)[\s,，]*|[-\s=>–—→<,;，、；+|/]+)"
)
_ORDER: Final = re.compile(
    r"(?:(?:(?:the )?order(?: is)?|顺序(?:是|为)?)?[ :：]*(?:first[,:]?\s|先)?[ :：]*)"
    rf"((?-i:[A-Z]{{2,26}}|[a-l]{{2,12}})|[A-Z](?:{_THEN}[A-Z])+)[.。]?",
    re.IGNORECASE,
)
_AFTER: Final = re.compile(_THEN, re.IGNORECASE)
_PLACE: Final = re.compile(
    r"(?:(?:on|at) )?(?:the )?(?:square|point|intersection|cell|black|white|[bw] (?=[a-z]\d))?"
    r"\s*\(?([A-Za-z])\s?[-_,]?\s?(\d{1,2})\)?"
    r"\s?(?:格|点|处|位置)?\.?",
    re.IGNORECASE,
)
_SPELLED: Final = re.compile(
    r"(?:the square in )?\(?(?:column|file) ([A-Za-z])[,;]?(?: and)? (?:row|rank) (\d{1,2})\)?\.?"
    r"|([A-Za-z]) ?列[,、]? ?(?:第 ?)?(\d{1,2}) ?行",
    re.IGNORECASE,
)
_SPELLED_BACK: Final = re.compile(
    r"\(?(?:row|rank) (\d{1,2})[,;]?(?: and)? (?:column|file) ([A-Za-z])\)?\.?", re.IGNORECASE
)
_LEAD: Final = r"(\d{1,3}(?:\.\d)?|[a-z]{3,9}(?:-[a-z]{3,5})?|[一二三四五六七八九十百]{1,5})"
_SCORE: Final = re.compile(rf"([BW]|black|white|黑|白)\s*\+\s*{_LEAD}(?:\.0+)?(?: points?|[目子点])?\.?", re.IGNORECASE)
_WON: Final = re.compile(
    rf"(black|white) (?:wins|won|is ahead|leads|(?:is the )?winner)?,? ?(?:by )?{_LEAD}(?: points?)?(?: ahead)?\.?"
    rf"|(black|white) (?:is|has) {_LEAD} points? (?:ahead|more)\.?"
    rf"|([黑白])[棋方]?(?:以|胜|赢|领先|多) ?{_LEAD} ?[目子点]?(?:获?胜)?\.?",
    re.IGNORECASE,
)
_LOST: Final = re.compile(
    rf"(black|white|[黑白])[棋方]? ?(?:(?:loses|lost|is behind|trails) by |[负输] ?){_LEAD}(?: points?| ?[目子点])?\.?",
    re.IGNORECASE,
)
_FOR: Final = re.compile(r"(\d{1,3}(?:\.\d)?) points? (?:for|to) (black|white)\.?", re.IGNORECASE)
_COLOURS: Final = {"黑": "b", "白": "w"}
_OTHER: Final = {"black": "W", "黑": "W", "white": "B", "白": "B"}


def symbol(text: str) -> str | None:
    """One digit or letter, in lower case."""
    found = _SYMBOL.fullmatch(text)
    if found is not None:
        return found[1].casefold()
    number = numerals.read(text, remarks=False)
    if number is not None and number.value in range(10) and not number.unit:
        return str(number.value)
    return None


def order(text: str) -> str | None:
    """Letters in their order, in lower case, each of them once."""
    found = _ORDER.fullmatch(_NUMBERED.sub(" ", text.strip(" \t()[]\"'")).strip())
    if found is None:
        return None
    letters = _AFTER.sub("", found[1]).casefold()
    return letters if len(set(letters)) == len(letters) else None


def place(text: str) -> str | None:
    """A square or a point: the letter of its column in lower case, and the number of its row.

    Rows and columns counted in words alone ("third row, second column") are none: nobody can tell from which side.
    """
    text = _SPELLED_BACK.sub(r"column \2, row \1", text, count=1)
    found = _PLACE.fullmatch(text) or _SPELLED.fullmatch(text)
    if found is None:
        return None
    column, row = (part for part in found.groups() if part is not None)
    return f"{column.casefold()}{int(row)}"


def score(text: str) -> str | None:
    """A score of Go: b+12."""
    text = _FOR.sub(r"\2+\1", text, count=1)
    text = _LOST.sub(lambda lost: f"{_OTHER[lost[1].casefold()]}+{lost[2]}", text, count=1)
    found = _SCORE.fullmatch(text) or _WON.fullmatch(text)
    if found is None:
        return None
    colour, lead = (part for part in found.groups() if part is not None)
    points = numerals.read(lead, remarks=False)
    if points is None or points.unit:
        return None
    return f"{_COLOURS.get(colour, colour[0].casefold())}+{float(points.value):g}"


_WORD: Final = re.compile(
    r"(?:the )?(?:(?:english )?(?:word|answer)(?: is:?\s|\s?:\s{0,9}|\s(?=[\"'(]"
    r"|(?-i:[A-Z]{2})))|(?:英文)?(?:单词|答案)[是为: ]*)?"
    r"[\"'(]?([A-Za-z]{2,})[\")']?\.?",
    re.IGNORECASE,
)
_INTRODUCED: Final = re.compile(
    r"(?:the )?(?:\w+ )?(?:words|answers)(?: are)?[ :]+|(?:这些)?(?:单词|答案)[是为: ]*", re.IGNORECASE
)
_EQUATION: Final = re.compile(
    r"(?:the)?(?:(?:equation|等式|算式)(?:is)?[:是为]*)?(\d+(?:[+-]\d+)+=\d+)[.。]?", re.IGNORECASE
)
_SIGNS: Final = {"plus": "+", "加": "+", "minus": "-", "减": "-", "equals": "=", "等于": "="}
_SAID: Final = re.compile(rf"(?<=\d) ?({'|'.join(_SIGNS)}) ?(?=\d)", re.IGNORECASE)
_TYPED: Final = str.maketrans({"−": "-", "–": "-", "－": "-", "＋": "+", "＝": "=", " ": None, "$": None, "`": None})
_SPELLED_OUT: Final = re.compile(r"([A-Za-z](?:[-·\s,]{1,2}[A-Za-z]){2,20})\.?")


def word(text: str) -> str | None:
    """One English word, in lower case; perhaps spelled letter by letter."""
    spelled = _SPELLED_OUT.fullmatch(text.strip())
    found = _WORD.fullmatch(re.sub(r"[^A-Za-z]", "", spelled[1]) if spelled else text.strip())
    return None if found is None or found[1].casefold() in UNKNOWN else found[1].casefold()


def equation(text: str) -> str | None:
    """An equation of whole numbers, without spaces: 12-7=5."""
    found = _EQUATION.fullmatch(_SAID.sub(lambda said: _SIGNS[said[1].casefold()], text).translate(_TYPED))
    return None if found is None else found[1]


_STRONG: Final = re.compile(
    r"[^\S\n]*(?:[,;、，；/|&+\n·•]|(?<=\s)[-–—](?=\s)|\band\b|[和与及])+[^\S\n]*", re.IGNORECASE
)
_BLANKS: Final = re.compile(r"[^\S\n]{2,}")
_QUOTES: Final = " .\t\"'“”‘’()[]{}:-*"
_BULLET: Final = re.compile(r"^\s*(?:[-*•]|\d{1,2}[.)])\s+", re.MULTILINE)
_NUMBERED: Final = re.compile(r"(?:^|(?<=[\s,;]))\d{1,2}[.)]\s")


def words(text: str) -> str | None:
    """English words in alphabetical order, whatever stands between them; None if there is anything else.

    Words with nothing but spaces between them are taken for a list in capitals only, lest a sentence be one.
    """
    introduced = _INTRODUCED.match(text.strip())
    text = _BLANKS.sub(" ", _NUMBERED.sub(" ", text.strip()[introduced.end() if introduced else 0 :]))
    parts = [part for part in (part.strip(_QUOTES) for part in _STRONG.split(text)) if part]
    if len(parts) == 1:
        parts = parts[0].split() if parts[0].isupper() or text.strip().startswith(('"', "“")) else []
    if not parts or not all(part.isascii() and part.isalpha() for part in parts):
        return None
    said = sorted(map(str.casefold, parts))
    return None if UNKNOWN & {*said} else ", ".join(said)


_PAIRED: Final = re.compile(r"[,;、&]|\band\b|[和与及]", re.IGNORECASE)
_BEFORE: Final = re.compile(
    r"\A(?:the )?(?:pair|numbers?|sheets?|wheels?|编号|数字|这?两个?数)[\s:：是为]*", re.IGNORECASE
)


_TWO: Final = re.compile(r"(\d{1,2}|\d{4}) +(\d{1,2}|\d{4})\.?")


def numbers(text: str) -> str | None:
    """Two or more numbers in their order, joined by commas or by "and"."""
    spaced = _TWO.fullmatch(text.strip())
    bare = f"{spaced[1]}, {spaced[2]}" if spaced else text
    bare = _BEFORE.sub("", bare.strip(" .[](){}"), count=1).strip(" .[](){}").replace("号", "")
    parts = [numerals.read(part, remarks=False) for part in _PAIRED.split(bare)]
    if len(parts) < 2 or len(parts) > 64 or not all(parts):
        return None
    return ", ".join(str(part.value) for part in parts if part is not None)


GLOSS: Final = re.compile(r"(?<=\w)\s?\((?![^()]*(?:\b(?:or|not)\b|[或不]))[^()A-Z]*[a-z\u4e00-\u9fff]{2}[^()A-Z]*\)")
"""What says more of an entry of a list, in brackets: "CAR (across)"."""
_ENTITLED: Final = re.compile(r"(?:\d(?:st|nd|rd|th)|[A-Za-z]{3,12}(?: \w{1,12})?|[\u4e00-\u9fff]{1,6}\d?)\s?[:：]\s?")
_BACKWARDS: Final = re.compile(r"\W*(?:larger|bigger|greater|second|last|down|右|下|较?大)", re.IGNORECASE)
_LISTED: Final = 64  # lines of a list; a longer one is none


def listed(text: str) -> str | None:
    """The entries of a list with one in each line, joined by commas; None if there are not two of them.

    A line that introduces the list may stand before it.
    """
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if len(lines) > 2 and lines[0].endswith((":", "：")):
        lines = lines[1:]
    if not 2 <= len(lines) <= _LISTED:
        return None
    entries = [GLOSS.sub("", _BULLET.sub("", line)) for line in lines]
    if all(map(_ENTITLED.match, entries)) and not _BACKWARDS.match(entries[0]):
        entries = [_ENTITLED.sub("", entry) for entry in entries]
    return ", ".join(entry.strip(_QUOTES + ",;") for entry in entries)


_NAME: Final = r"(?:[\"'“‘][A-Za-z]{2,30}[\"'”’]|[A-Z]{2,30}(?![a-z]))"
SPOTS: Final[Mapping[Kind, re.Pattern[str]]] = {
    Kind.EQUATION: re.compile(
        r"(?<![\d=+-])\d(?: ?\d){0,4}(?:\s?[-+−–]\s?\d(?: ?\d){0,4}){1,9}\s?=\s?\d{1,9}(?![\d=+-])"
    ),
    Kind.NUMBERS: re.compile(r"(?<![\d,.-])\(?\d{1,6}(?:\s?[,、，;&]\s?|\s?(?:and|和|与|及)\s?)\d{1,6}\)?(?![\d,-])"),
    Kind.ORDER: re.compile(rf"(?<![A-Za-z])(?:[A-Z]{{2,26}}|(?:first |先)?[A-Z](?:{_THEN}[A-Z])+)(?![A-Za-z])"),
    Kind.POINT: re.compile(r"(?<![A-Za-z0-9])[A-Ta-t]\d{1,2}(?![A-Za-z0-9])"),
    Kind.SCORE: re.compile(
        rf"(?<![A-Za-z])(?:{ungrouped(_SCORE)}|{ungrouped(_WON)}|{ungrouped(_LOST)}|{ungrouped(_FOR)})(?![\d.]?\d)",
        re.IGNORECASE,
    ),
    Kind.SQUARE: re.compile(
        r"(?<![A-Za-z0-9])[A-Pa-p]\d{1,2}(?![A-Za-z0-9])|(?:column|file) [a-p],?(?: and)? (?:row|rank) \d{1,2}(?!\d)"
        r"|(?:row|rank) \d{1,2},?(?: and)? (?:column|file) [a-p]\b|[a-p] ?列[,、]? ?(?:第 ?)?\d{1,2} ?行"
    ),
    Kind.SYMBOL: re.compile(
        r"(?<![A-Za-z0-9_'’.,-])[\"']?(?:\d|[B-HJ-Z]|A(?! [a-z])|I(?! [a-z]))[\"']?(?![A-Za-z0-9_'’-])"
        r"|\b(?:two|three|four|five|six|seven|eight|nine)\b"
    ),
    Kind.WORD: re.compile(
        rf"(?<![A-Za-z]){_NAME}|(?<![A-Za-z-])[A-Z](?:-[A-Z]){{2,20}}(?![A-Za-z-])"
        rf"|(?<=\bword is )[a-z]{{2,30}}\b|(?<=\bspells )[a-z]{{2,30}}\b|(?<=是)[a-z]{{2,30}}(?![a-z])"
    ),
    Kind.WORDS: re.compile(
        rf"(?<![A-Za-z]){_NAME}(?:(?:\s?[,;、，]\s?|\s)(?:and |和)?{_NAME}|\s?(?:and|和|与)\s?{_NAME})+"
    ),
}
"""What may be an answer of a kind within a sentence."""
