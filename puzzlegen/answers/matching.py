"""Holds what a response says against the key: one matcher for each kind of answer.

A matcher reads a text as an answer of its kind, or says that it is none. What it reads depends on the kind of the right
answer alone, and it never looks for the right answer inside a text.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, Protocol

from puzzlegen.answers import boxes, notation, numerals
from puzzlegen.answers.boxes import Frame, Pairing
from puzzlegen.answers.letters import Letters
from puzzlegen.answers.markup import first_line, folded, plain
from puzzlegen.answers.numerals import Quantity
from puzzlegen.core.item import BoundingBoxes, Choice, FillIn, Item, Key, Kind, OpenEnded


class Matcher(Protocol):
    """Reads answers of one type and compares them with the key."""

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        """The answer that a text without markup gives, in its normal form, and its credit, 0..1; None if there is none.

        Args:
            text: from the response.
            remarks: whether words that are not part of the answer may follow it.
        """
        ...


_NOTATIONS: Final[Mapping[Kind, Callable[[str], str | None]]] = {
    Kind.EQUATION: notation.equation,
    Kind.ORDER: notation.order,
    Kind.POINT: notation.place,
    Kind.SCORE: notation.score,
    Kind.SQUARE: notation.place,
    Kind.SYMBOL: notation.symbol,
    Kind.WORD: notation.word,
    Kind.WORDS: notation.words,
}
"""What reads the answers of a kind that has a notation of its own."""


def matcher(item: Item, key: Key, pairing: Pairing = Pairing.OPTIMAL, country: float = 0.0) -> Matcher:
    """The matcher for an item's kind of answer.

    Args:
        item: as published.
        key: its key.
        pairing: how boxes are paired with those of the key.
        country: the credit for the right country with a wrong region, or none.
    """
    answer = key.answer
    if isinstance(answer, BoundingBoxes):
        return _Boxes(answer.boxes, pairing)
    if isinstance(answer, Choice):
        texts = {option.letter: option.text for option in item.options if option.text is not None}
        return Letters(tuple(option.letter for option in item.options), texts, frozenset(answer.letter))
    accepted = (answer.text, *key.accepted)
    kind = key.kind or _guessed(answer)
    if kind in _NOTATIONS:
        noted = _noted(_NOTATIONS[kind], accepted, spread=kind is Kind.WORDS)
        return noted or _Texts(tuple(map(folded, accepted)))
    match kind:
        case Kind.ESTIMATE if found := _ESTIMATE.fullmatch(answer.text):
            return _Estimates(int(found[1]), int(found[2]))
        case Kind.CELLS:
            return _Cells(accepted)
        case Kind.PLACE:
            return _Places(tuple(map(_places, accepted)), country)
        case Kind.MOVE:
            return _Moves(tuple(map(_move, accepted)))
        case Kind.MOVES:
            return _Rows(tuple(map(_row, accepted)))
        case Kind.NUMBERS:
            return _noted(notation.numbers, accepted) or _Rows(tuple(map(_row, accepted)))
        case Kind.NUMBER:
            quantities = [numerals.read(text, remarks=False) for text in accepted]
            values = tuple(one for one in quantities if one is not None)
            if values:
                return _Quantities(values, tuple(map(folded, accepted)))
    return _Texts(tuple(map(folded, accepted)))


def _noted(reader: Callable[[str], str | None], accepted: tuple[str, ...], *, spread: bool = False) -> "Matcher | None":
    """The matcher for answers in a notation; None where the key has none of it."""
    right = frozenset(filter(None, map(reader, accepted)))
    return _Noted(reader, right, spread) if right else None


def _guessed(answer: FillIn | OpenEnded) -> Kind:
    """The kind of an answer in a snapshot that does not say it, by its spelling."""
    if isinstance(answer, OpenEnded) and _CELLS.fullmatch(answer.text):
        return Kind.CELLS
    if _UCI.fullmatch(answer.text):
        return Kind.MOVE
    if _ZEROS.fullmatch(answer.text):
        return Kind.CELLS
    if isinstance(answer, FillIn) and notation.score(answer.text) is not None:
        return Kind.SCORE
    if isinstance(answer, FillIn) and _ESTIMATE.fullmatch(answer.text):
        return Kind.ESTIMATE
    if isinstance(answer, FillIn) and _TWO.fullmatch(answer.text):
        return Kind.NUMBERS
    if numerals.read(answer.text, remarks=False) is not None:
        return Kind.NUMBER
    return Kind.MOVES if isinstance(answer, OpenEnded) or _SEPARATOR.search(answer.text.strip()) else Kind.SQUARE


_REMARKS: Final = re.compile(r"\.(?=\s)|[;:!。]|\s[-–—]\s|\s?\(|,? (?:because|since|as)\b|因为")


@dataclass(frozen=True)
class _Noted:
    """An answer in a notation of its own, which ``reader`` brings into its normal form; perhaps one part a line."""

    reader: Callable[[str], str | None]
    right: frozenset[str]
    spread: bool = False

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        line = _column(text, remarks) if self.spread else ""
        line = line or first_line(text, remarks)
        said = self.reader(line)
        if said is None and remarks:
            said = self.reader(_REMARKS.split(line, maxsplit=1)[0])
        return None if said is None else (said, float(said in self.right))


_ALONE: Final = re.compile(r"[-•\s]*([A-Za-z]+)[,;.]?")


def _column(text: str, remarks: bool) -> str:
    """Words that stand below one another, as one line; nothing if there are not two of them, or other lines follow."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    words = [found[1] for found in takewhile(bool, map(_ALONE.fullmatch, lines)) if found]
    return ", ".join(words) if len(words) > 1 and (remarks or len(words) == len(lines)) else ""


@dataclass(frozen=True)
class _Quantities:
    """A number; ``texts`` are the accepted spellings."""

    values: tuple[Quantity, ...]
    texts: tuple[str, ...]

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        line = first_line(text, remarks)
        said = numerals.read(line, remarks=remarks)
        if said is not None:
            return str(said), float(any(said.equals(value) for value in self.values))
        word = folded(line)
        if word.isalpha() and (word.isascii() or len(word) <= 3):  # a word for a number: an answer all the same
            return word, float(word in self.texts)
        return None


@dataclass(frozen=True)
class _Estimates:
    """A number that may be off by so much; what an answer says of its own error does not count."""

    value: int
    off: int

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        said = numerals.read(first_line(text, remarks).partition("±")[0], remarks=remarks)
        return None if said is None else (str(said), float(abs(said.value - self.value) <= self.off))


_ESTIMATE: Final = re.compile(r"(-?\d+) ± (\d+)")
_TWO: Final = re.compile(r"\d+, \d+")
_ZEROS: Final = re.compile(r"0\d+")  # leading zeros mean something in cells only
_CELLS: Final = re.compile(r"(?=.*\d)[0-9A-Z]{2,}")
_ROW_LABEL: Final = re.compile(r"(?:(?:row|r)\s*\d+|第\s*[\d一二三四五六七八九十]+\s*行)\s*[:.|]?", re.IGNORECASE)
_RULE: Final = re.compile(r"[\s|+:=_-]*")
_SEPARATORS: Final = re.compile(r"[\s|,;&\[\](){}\"'/、+:_-]+")
_FENCE: Final = re.compile(r"(?:text|plaintext|json|python|markdown)?")


@dataclass(frozen=True)
class _Cells:
    """A row or a grid of symbols, written in the key without any separators."""

    accepted: tuple[str, ...]

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        said = "".join(self._block(text, remarks))
        if not said or (not remarks and len(said) != len(self.accepted[0])):  # the last row alone is no grid
            return None
        return said, float(said in self.accepted)

    def _block(self, text: str, remarks: bool) -> list[str]:
        """The first rows that hold nothing but symbols; rules between them do not count, remarks end them."""
        found: list[str] = []
        for line in text.splitlines():
            cells = self._cells(line)
            if cells:
                found.append(cells)
            elif cells is None and not remarks:
                return []
            elif cells is None and found:
                break
        if found and found[0] == "".join(str(column) for column in range(1, len(found))):
            return found[1:]  # the head of a table with one row more than columns numbers them
        return found

    def _cells(self, line: str) -> str | None:
        """The symbols of a line; None if it holds other words."""
        line = line.strip().rstrip(".")
        if _RULE.fullmatch(line) or _FENCE.fullmatch(line):
            return ""
        cells = _SEPARATORS.sub("", _ROW_LABEL.sub("", line, count=1))
        symbols = set("".join(self.accepted)) | set("0123456789")
        return cells if set(cells) <= symbols else None


_TITLE: Final = re.compile(r"(?:the )?(?:country|nation|region|state|province|国家|地区|省份?|州)\s*[:：]\s*")
_ASIDE: Final = re.compile(r"[,;、|/\n]")
_MOST_PARTS: Final = 3  # a country, a region, and perhaps a town


def _places(text: str) -> tuple[str, ...]:
    """The parts of the name of a place, without accents: ``("france", "brittany")``."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    parts = (_TITLE.sub("", folded(part), count=1) for part in _ASIDE.split(plain(bare)))
    return tuple(part for part in parts if part)


@dataclass(frozen=True)
class _Places:
    """A country with one of its regions, the country first; or the region first and the country last, as in addresses.

    ``country`` is the credit for an answer whose first part is the right country, and whose region is wrong or missing.
    """

    accepted: tuple[tuple[str, ...], ...]
    country: float

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        line = first_line(text, remarks) or ("" if remarks else text)
        said = _places(line)
        if remarks and not self._credit(said):
            said = _places(_REMARKS.split(line, maxsplit=1)[0])
        return (", ".join(said), self._credit(said)) if said else None

    def _credit(self, said: tuple[str, ...]) -> float:
        if len(said) <= _MOST_PARTS and {said[:2], said[:-3:-1]} & {*self.accepted}:
            return 1.0
        return self.country if said[:1] in {right[:1] for right in self.accepted} else 0.0


_UCI: Final = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?")


_TURN: Final = re.compile(r"\A\s*\d{1,3}\s*\.+")


def _move(text: str) -> str:
    """A chess move as it is compared; the letters of SAN keep their case, in which bishops differ from pawns."""
    move = re.sub(r"[\s+#!?x=.-]", "", _TURN.sub("", plain(text), count=1)).strip("\"'")
    return move.lower() if _UCI.fullmatch(move.lower()) else move.replace("0", "O")


@dataclass(frozen=True)
class _Moves:
    """A chess move in UCI notation; other notations are right where the key accepts them."""

    accepted: tuple[str, ...]

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        said = _move(first_line(text, remarks))
        return (said, float(said in self.accepted)) if said.isalnum() and len(said) <= 7 else None


_SEPARATOR: Final = re.compile(r"[,;、\n]")
_PARTS: Final = re.compile(r"[\s,;、|\[\](){}\"']+|->|→|\band\b")


def _row(text: str) -> tuple[str, ...]:
    return tuple(part.strip(".").casefold() for part in _PARTS.split(plain(text)) if part.strip("."))


@dataclass(frozen=True)
class _Rows:
    """Several words or numbers in their order."""

    accepted: tuple[tuple[str, ...], ...]

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        said = _row(text)
        if remarks and said not in self.accepted:
            said = _row(first_line(text, remarks))
        return (" ".join(said), float(said in self.accepted)) if said else None


@dataclass(frozen=True)
class _Texts:
    """A word or another short text."""

    accepted: tuple[str, ...]

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        said = folded(first_line(text, remarks))
        return (said, float(said in self.accepted)) if said else None


@dataclass(frozen=True)
class _Boxes:
    """Boxes, in any order unless the pairing says otherwise."""

    key: Sequence[tuple[int, int, int, int]]
    pairing: Pairing

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        said = boxes.read(text, remarks=remarks)
        if said is None:
            return None
        return "; ".join(map(_written, said)) or "none", boxes.credit(said, self.key, self.pairing)


def _written(box: Frame) -> str:
    return f"[{', '.join(f'{edge:g}' for edge in box)}]"
