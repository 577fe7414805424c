"""Holds what a response says against the key: one matcher for each type of answer.

A matcher reads a text as an answer of its type, or says that it is none. What it reads depends on the type of the right
answer alone, and it never looks for the right answer inside a text.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from puzzlegen.answers import boxes, numerals
from puzzlegen.answers.boxes import Frame, Pairing
from puzzlegen.answers.markup import plain
from puzzlegen.answers.numerals import Quantity
from puzzlegen.core.item import BoundingBoxes, Choice, Item, Key, OpenEnded


class Matcher(Protocol):
    """Reads answers of one type and compares them with the key."""

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        """The answer that a text without markup gives, in its normal form, and its credit, 0..1; None if there is none.

        Args:
            text: from the response.
            remarks: whether words that are not part of the answer may follow it.
        """
        ...


def matcher(item: Item, key: Key, pairing: Pairing = Pairing.OPTIMAL) -> Matcher:
    """The matcher for an item's type of answer, which follows from the key: letters, boxes, a quantity ..."""
    answer = key.answer
    if isinstance(answer, Choice):
        texts = {option.letter: _folded(option.text) for option in item.options if option.text is not None}
        return _Letters(tuple(option.letter for option in item.options), texts, frozenset(answer.letter))
    if isinstance(answer, BoundingBoxes):
        return _Boxes(answer.boxes, pairing)
    accepted = (answer.text, *key.accepted)
    if isinstance(answer, OpenEnded) and _CELLS.fullmatch(answer.text):
        return _Cells(accepted)
    if _UCI.fullmatch(answer.text):
        return _Moves(tuple(map(_move, accepted)))
    quantities = tuple(numerals.read(text, remarks=False) for text in accepted)
    if quantities[0] is not None:
        return _Quantities(tuple(one for one in quantities if one is not None), tuple(map(_folded, accepted)))
    if isinstance(answer, OpenEnded) or _SEPARATOR.search(answer.text.strip()):
        return _Rows(tuple(map(_row, accepted)))
    return _Texts(tuple(map(_folded, accepted)))


_SPACES: Final = re.compile(r"\s+")


def _folded(text: str) -> str:
    """A short text as it is compared: without markup, case, quotes and a final full stop."""
    return _SPACES.sub(" ", plain(text)).strip(" .\"'").casefold()


def _first_line(text: str, remarks: bool) -> str:
    """The first line that is not empty; nothing if other lines follow and may not."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[0] if lines and (remarks or len(lines) == 1) else ""


_LABEL: Final = re.compile(
    r"(?:-\s+|(?:final |correct )*answer(?: is)?\s*:?\s+|(?:the )?(?:option|choice|letter)s?\b\s*:?\s*|选项?\s*:?\s*)*",
    re.IGNORECASE,
)
_LETTER: Final = re.compile(r"[(\[{\"']*([A-Z])[)\]}\"']*(?![\w'-])")
_LONE: Final = re.compile(r"[(\[{\"']*([A-Za-z])[)\]}\"']*[.:,!]?")
_JOINED: Final = re.compile(r"\s*(?:[,;&+、和与及]|,?\s*\band\b|\s)\s*")
_RUN: Final = re.compile(r"[\[{(]?([A-Z]{2,26})[\]})]?\.?")
_IS_RIGHT: Final = re.compile(r"\s*(?:is|是)\s*(?:the\s+)?(?:correct|right|answer|best|正确)", re.IGNORECASE)
_LETTER_REMARK: Final = re.compile(r"\s*[.,;:!)、—–(-]|\s+(?:because|since|as|due|with|is)\b|\s*因为")
_HEDGE: Final = re.compile(r"[\s.,;:(—–-]*(?:(?:or|maybe|perhaps|possibly|and/or)\b|或|/)", re.IGNORECASE)


@dataclass(frozen=True)
class _Letters:
    """Options by their letters, or one by its whole text; ``right`` has several letters where several are right."""

    letters: tuple[str, ...]
    texts: dict[str, str]
    right: frozenset[str]

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        line = _first_line(text, remarks)
        chosen = self._chosen(line, remarks)
        if chosen is None:
            return None
        return ", ".join(sorted(chosen)), float(chosen == self.right)

    def _chosen(self, line: str, remarks: bool) -> frozenset[str] | None:
        lone = _LONE.fullmatch(line)
        if lone is not None:
            return frozenset(lone[1].upper())
        whole = _folded(line)
        for letter, option in self.texts.items():
            if whole == option:
                return frozenset(letter)
        line = _LABEL.sub("", line, count=1)  # it matches at the start, if only nothing
        lone = _LONE.fullmatch(line)
        if lone is not None:
            return frozenset(lone[1].upper())
        run = _RUN.fullmatch(line)
        if run is not None and set(run[1]) <= set(self.letters) and len(set(run[1])) == len(run[1]):
            return frozenset(run[1])
        first = _LETTER.match(line.lstrip("[{("))
        if first is None or first[1] not in self.letters:
            return None
        line = line.lstrip("[{(")
        several = self._several(line.rstrip(" .]})"))
        if several is not None:
            return several
        return frozenset(first[1]) if self._ends(first[1], line[first.end() :], remarks) else None

    def _several(self, line: str) -> frozenset[str] | None:
        """The letters of a mere list of letters."""
        parts = [_LONE.fullmatch(part) for part in _JOINED.split(line)]
        letters = [part[1] for part in parts if part is not None]
        if len(letters) < max(2, len(parts)) or not set(letters) <= set(self.letters):
            return None
        return frozenset(letters)

    def _ends(self, letter: str, rest: str, remarks: bool) -> bool:
        """Whether what follows the letter leaves it the only answer."""
        if _IS_RIGHT.match(rest):
            return True
        if _HEDGE.match(rest):
            return False
        said = _folded(rest.lstrip(" .:,;)-–—("))
        if not said:
            return True
        if said.strip("()") in self.texts.values():
            return self.texts.get(letter) == said.strip("()")
        following = _LETTER.match(rest.lstrip(" ,;"))
        if not remarks or (following is not None and following[1] in self.letters):
            return False
        return _LETTER_REMARK.match(rest) is not None


@dataclass(frozen=True)
class _Quantities:
    """A number; ``texts`` are the accepted spellings."""

    values: tuple[Quantity, ...]
    texts: tuple[str, ...]

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        line = _first_line(text, remarks)
        said = numerals.read(line, remarks=remarks)
        if said is not None:
            return str(said), float(any(said.equals(value) for value in self.values))
        word = _folded(line)
        if word.isalpha():  # a symbol or a word where a number is right: an answer all the same
            return word, float(word in self.texts)
        return None


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
        line = line.strip()
        if _RULE.fullmatch(line) or _FENCE.fullmatch(line):
            return ""
        cells = _SEPARATORS.sub("", _ROW_LABEL.sub("", line, count=1))
        symbols = set("".join(self.accepted)) | set("0123456789")
        return cells if set(cells) <= symbols else None


_UCI: Final = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?")


def _move(text: str) -> str:
    """A chess move as it is compared; the letters of SAN keep their case, in which bishops differ from pawns."""
    move = re.sub(r"[\s+#!?x=.-]", "", plain(text)).strip("\"'")
    return move.lower() if _UCI.fullmatch(move.lower()) else move.replace("0", "O")


@dataclass(frozen=True)
class _Moves:
    """A chess move in UCI notation; other notations are right where the key accepts them."""

    accepted: tuple[str, ...]

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        said = _move(_first_line(text, remarks))
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
            said = _row(_first_line(text, remarks))
        return (" ".join(said), float(said in self.accepted)) if said else None


@dataclass(frozen=True)
class _Texts:
    """A word or another short text."""

    accepted: tuple[str, ...]

    def read(self, text: str, *, remarks: bool) -> tuple[str, float] | None:
        said = _folded(_first_line(text, remarks))
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
