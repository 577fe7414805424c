"""Puts answers into English, which the readers know, word by word, by ``words/<language>/reading.toml``.

A gloss is no translation: words that tell the readers nothing stay as they are. There is none for English and Chinese,
which the readers know themselves, and an English response to an item in another language stays as it is, too.

In the table, ``words`` has English words and what they gloss (``english = "one | another"``), and ``only.<kind>`` more
of them for answers of a kind. ``{a,b}`` stands for either ending; ``...`` says that another word has to follow, ``#``
that a digit does at once. A single letter is meant as it is written; otherwise capitals count as small letters, unless
both are there, and accents may be left out. ``numbers`` has the words for numbers, and ``and`` what joins tens with
units; ``signs`` what stands for other signs; ``men`` the letters of chessmen; ``order`` the English nouns and
adjectives that change places; and ``refusals`` is a pattern of how refusals begin.
"""

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.core.item import Item, Key, Kind
from puzzlegen.words import folder

_LONGEST: Final = 1_000_000  # characters of a response; of a longer one its end is read
# Patterns begin with what they look for, and look behind it afterwards: the search for them is fast then
_ENGLISH: Final = re.compile(r"(?:the(?<!\wthe)|is(?<!\wis))\b")
_ACCENTS: Final = re.compile("[\u0300-\u0304\u0308\u0327]")  # not the stroke of ≠
_FOLLOWED: Final[Mapping[str, str]] = {  # what has to stand behind a phrase, by how the table says so
    "...": r"(?=\s+[\w\\\"'(\[*$])",
    "#": r"(?=\d)",
}
_SIGN: Final = dict(zip(_FOLLOWED, "\ue000\ue001", strict=True))
_ARTICLE: Final = re.compile(r"[Tt]he(?<!\w...) (?=[\"'(*]{0,3}(?:[A-Za-z]\d{0,4}|\d{1,4})(?!\w))")
"""An article that English has not: the C."""
_SQUARES: Final = r"(?=[a-h]?[1-8]?[x:–-]?[a-h][1-8])"
_DECIMALS: Final = re.compile(r"(\d(?<![\d.,].)\d{0,11}),(\d{1,2})(?![\d,]|\.\d)")
_THOUSANDS: Final = re.compile(r"\d(?<![\d.,].)\d{0,2}(?:\.\d{3}){1,4}(?![\d,]|\.\d)")
_COUNTS: Final = (Kind.NUMBER, Kind.ESTIMATE, Kind.SCORE)
_CHESS: Final = (Kind.MOVE, Kind.MOVES)
_NOTHING: Final = ("unknown", "none")
_SPELLED: Final = (Kind.WORD, Kind.WORDS, Kind.ORDER, Kind.CELLS)  # capitals, or all of a single word, are the answer


class Gloss:
    """What the table of a language says."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        """See the module for what it has."""
        self._table = table
        self._tables = {kind: words for kinds, words in table["only"].items() for kind in map(Kind, kinds.split())}
        self._shared = _Phrases(table["words"])
        self._own: dict[Kind, _Phrases] = {}
        self._signs = str.maketrans(table["signs"])
        self._numbers = _Numbers(table["numbers"], table["and"])
        self._nouns = frozenset(table["order"]["nouns"].split())
        adjectives = "|".join(one for word in table["order"]["adjectives"].split() for one in (word, word.capitalize()))
        self._order = re.compile(rf"([A-Za-z](?<!\w.)[a-z]{{2,9}}) ((?:{adjectives})(?: (?:{adjectives}))?)\b")
        self._men: Mapping[str, str] = table["men"]
        english, native = set("KQRBN"), set(self._men)
        self._native, self._all, self._english = _man(native - english), _man(native), _man(english - native)

    def readings(self, text: str, kind: Kind | None) -> tuple[str, ...]:
        """A response in English; if a letter is that of two chessmen, in either language, first as in English."""
        text = text[-_LONGEST:]
        if _ENGLISH.search(text):
            return (text,)
        text = self.english(text, kind)
        if kind not in _CHESS:
            return (text,)
        one, other = (pattern.sub(self._translated, text) for pattern in (self._native, self._all))
        native = self._native.search(text) is not None and self._english.search(text) is None
        return (other,) if native or one == other else (one, other)

    def _translated(self, man: re.Match[str]) -> str:
        return self._men[man[0]]

    def english(self, text: str, kind: Kind | None = None) -> str:
        """A text in English words, as far as the readers know them."""
        spelled = kind in _SPELLED
        if not text.isascii():
            text = unicodedata.normalize("NFC", text).translate(self._signs)
        if spelled and len(text.split()) < 2 and self._shared.sub(text.strip(" .")).lower() not in _NOTHING:
            return text
        if kind in _COUNTS:
            text = _THOUSANDS.sub(lambda number: number[0].replace(".", ""), _DECIMALS.sub(r"\1.\2", text))
        if not spelled:
            text = self._numbers.sub(text)
        text = self._phrases(kind).sub(text, spelled=spelled)
        if not text.isascii():
            text = unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFD", text)))
        return _ARTICLE.sub("", self._order.sub(self._ordered, text))

    def _phrases(self, kind: Kind | None) -> "_Phrases":
        """Those for answers of a kind, made when they are needed first."""
        if kind is None or kind not in self._tables:
            return self._shared
        if kind not in self._own:
            self._own[kind] = _Phrases(self._table["words"], self._tables[kind])
        return self._own[kind]

    def _ordered(self, found: re.Match[str]) -> str:
        return f"{found[2]} {found[1]}" if found[1].lower() in self._nouns else found[0]

    def asked(self, item: Item, key: Key) -> tuple[Item, Key]:
        """An item and its key with English for the words that a response may repeat: options, and names of places."""
        options = tuple(
            option if option.text is None else replace(option, text=self.english(option.text))
            for option in item.options
        )
        accepted = key.accepted
        if key.kind in (Kind.PLACE, None):
            accepted = tuple(dict.fromkeys((*accepted, *(self.english(text, key.kind) for text in accepted))))
        return replace(item, options=options), replace(key, accepted=accepted)


def _man(letters: Iterable[str]) -> re.Pattern[str]:
    """The letter of a chessman that moves, or that a pawn becomes."""
    signs = "".join(sorted(letters))
    return re.compile(rf"[{signs}](?:(?<!\w.){_SQUARES}|(?<=[18]=.)(?!\w))")


class _Phrases:
    """Phrases and their English; of those that begin at a place, the longest counts."""

    def __init__(self, *tables: Mapping[str, str]) -> None:
        """The later table counts where both have a phrase."""
        exact = {
            _marked(phrase): english
            for table in tables
            for english, phrases in table.items()
            for one in phrases.split("|")
            for phrase in _expanded(one.strip())
        }
        whole = {_bare(phrase): english for phrase, english in exact.items()} | exact
        self._pattern = re.compile(_branches(sorted({phrase.lower() for phrase in whole})))
        lower = {phrase.lower(): english for phrase, english in whole.items() if len(_plain(phrase)) > 1}
        self._english = {_plain(phrase): english for phrase, english in (lower | whole).items()}

    def sub(self, text: str, *, spelled: bool = False) -> str:
        """A text with them in English; words in capitals or quotes stay if the answer may be ``spelled`` so."""

        def glossed(start: int, end: int) -> str:
            phrase = text[start:end]
            if spelled and _is_quoted(text, start, end):
                return phrase
            english = self._english.get(phrase)
            if english is None:
                english = phrase if len(phrase) == 1 else self._english.get(phrase.lower(), phrase)
            return english[:1].upper() + english[1:] if phrase[0].isupper() and len(phrase) > 1 else english

        return _replaced(self._pattern, text, glossed)


def _replaced(pattern: re.Pattern[str], text: str, by: Callable[[int, int], str]) -> str:
    """A text with something else wherever a pattern for small letters finds its places."""
    parts: list[str] = []
    at = 0
    for found in pattern.finditer(text.replace("İ", "I").lower()):  # the one letter that two small ones stand for
        parts += text[at : found.start()], by(*found.span())
        at = found.end()
    return "".join((*parts, text[at:]))


def _is_quoted(text: str, start: int, end: int) -> bool:
    """True if a word is in quotes, or in capitals, and no heading."""
    before, after = text[start - 1 : start], text[end : end + 2]
    if after[:1] in (":", "\n") or after[1:] == ":":
        return False
    return (before in ("'", '"') and after[:1] == before) or (end - start > 1 and text[start:end].isupper())


def _marked(phrase: str) -> str:
    """A phrase with one sign for what has to follow."""
    for end, sign in _SIGN.items():
        phrase = phrase.removesuffix(end).rstrip() + sign if phrase.endswith(end) else phrase
    return phrase


def _plain(phrase: str) -> str:
    return phrase.rstrip("".join(_SIGN.values()))


def _expanded(phrase: str) -> Iterator[str]:
    """A phrase with each of the endings in braces."""
    head, brace, rest = phrase.partition("{")
    if not brace:
        yield phrase
        return
    endings, _, tail = rest.partition("}")
    for ending in endings.split(","):
        yield from _expanded(head + ending + tail)


def _bare(phrase: str) -> str:
    return unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFD", phrase)))


def _branches(phrases: Sequence[str], *, first: bool = True) -> str:
    """A pattern that finds the longest of these sorted phrases where a word begins, letter by letter."""
    parts = []
    begun = r"(?<!\w.)" if first else ""
    for sign, ones in groupby(phrases, lambda phrase: phrase[:1]):
        if sign in _SIGN.values():
            parts.append(next(pattern for end, pattern in _FOLLOWED.items() if _SIGN[end] == sign))
        elif sign:
            parts.append(f"{re.escape(sign)}{begun}(?:{_branches([one[1:] for one in ones], first=False)})")
    if "" in phrases:
        parts.append(r"(?!\w)")
    return "|".join(parts)


class _Numbers:
    """Words for numbers, put into digits."""

    def __init__(self, table: Mapping[str, str], joined: str) -> None:
        self._values = {
            spelled: int(value)
            for value, words in table.items()
            for one in words.split("|")
            for word in _expanded(one.strip())
            for spelled in (word, _bare(word))
        }
        self._and = joined
        word = _branches(sorted(self._values))
        self._pattern = re.compile(rf"(?:{word})(?:(?: {joined})? (?:{word}))*")

    def sub(self, text: str) -> str:
        """A text with digits for them; 1 alone stays, since it may be an article."""
        return _replaced(self._pattern, text, lambda start, end: self._digits(text[start:end]))

    def _digits(self, run: str) -> str:
        said: list[str] = []
        number: list[int] = []  # its parts so far, in thousands and below
        last, article, joined = 0, "", False
        for word in (*run.split(), ""):
            if word.lower() == self._and:
                joined = True
                continue
            value = self._values.get(word.lower())
            if value is not None and number and _continues(last, value, joined):
                number[-1:] = [number[-1] * value, 0] if value == 1000 else [number[-1] + value]
                last, article, joined = value, "", False
                continue
            if number:
                said.append(article or str(sum(number)))
            if joined:
                said.append(self._and)
            number, last, article, joined = [value or 0], value or 0, word if value == 1 else "", False
            if value == 1000:
                number = [1000, 0]
        return " ".join(said)


def _continues(last: int, value: int, joined: bool) -> bool:
    """True if a word for a value goes on with the number of which the last one had that value: 100, 20 and 1."""
    if joined:
        return last in range(20, 100, 10) and 0 < value < 10
    if value == 1000:
        return last < 1000
    return (last == 1000 and value < 1000) or (last in range(100, 1000, 100) and 0 < value < 100)


@cache
def gloss(language: str) -> Gloss | None:
    """What puts a language into English; None for one that the readers know."""
    table = _table(language)
    return Gloss(table) if table else None


def refusals() -> str:
    """A pattern of the words with which refusals begin, in all languages that have a table."""
    tables = [_table(one.name) for one in folder("").iterdir()]
    return "".join(f"|{table['refusals']}" for table in tables if table)


def _table(language: str) -> Mapping[str, Any]:
    file = folder(language).joinpath("reading.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
