"""Holds what a response says against the key: one matcher for each kind of answer.

A matcher reads a text as an answer of its kind, or says that it is none. What it reads depends on the kind of the right
answer alone, and it never looks for the right answer inside a text.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import Any, ClassVar, Final

from puzzlegen.answers import boxes, chess, notation, numerals, tables
from puzzlegen.answers.boxes import Frame, Pairing
from puzzlegen.answers.letters import Letters
from puzzlegen.answers.markup import first_line, folded, plain
from puzzlegen.answers.matcher import Found, Matcher
from puzzlegen.answers.numerals import Quantity
from puzzlegen.core.item import Answer, BoundingBoxes, Choice, FillIn, Item, Key, Kind, OpenEnded

_NOTATIONS: Final[Mapping[Kind, Callable[[str], str | None]]] = {
    Kind.EQUATION: notation.equation,
    Kind.NUMBERS: notation.numbers,
    Kind.ORDER: notation.order,
    Kind.POINT: notation.place,
    Kind.SCORE: notation.score,
    Kind.SQUARE: notation.place,
    Kind.SYMBOL: notation.symbol,
    Kind.WORD: notation.word,
    Kind.WORDS: notation.words,
}
"""What reads the answers of a kind that has a notation of its own."""
_MEMBERS: Final[Mapping[Kind, frozenset[str]]] = {
    Kind.EQUATION: frozenset({"equation"}),
    Kind.NUMBERS: frozenset({"numbers", "pair"}),
    Kind.ORDER: frozenset({"order", "sequence"}),
    Kind.POINT: frozenset({"point", "move", "coordinate"}),
    Kind.SCORE: frozenset({"score"}),
    Kind.SQUARE: frozenset({"square", "position", "coordinate"}),
    Kind.SYMBOL: frozenset({"symbol", "digit", "letter", "value"}),
    Kind.WORD: frozenset({"word"}),
    Kind.WORDS: frozenset({"words"}),
}


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
    kind = key.kind
    if kind in _NOTATIONS:
        return _noted(kind, accepted) or _Texts(tuple(map(folded, accepted)))
    match kind:
        case Kind.ESTIMATE if found := _ESTIMATE.fullmatch(answer.text):
            return _Estimates(int(found[1]), int(found[2]))
        case Kind.CELLS:
            return _Cells(accepted)
        case Kind.PLACE:
            return _Places(tuple(map(_places, accepted)), country)
        case Kind.MOVE | Kind.MOVES if lines := chess.lines(accepted):
            return _Moves(lines)
        case Kind.MOVES:
            return _Rows(tuple(map(_row, accepted)))
        case Kind.NUMBERS:
            return _noted(kind, accepted) or _Rows(tuple(map(_row, accepted)))
        case Kind.NUMBER:
            quantities = [numerals.read(text, remarks=False) for text in accepted]
            values = tuple(one for one in quantities if one is not None)
            if values:
                return _Quantities(values, tuple(map(folded, accepted)))
    return _Texts(tuple(map(folded, accepted)))


def _noted(kind: Kind, accepted: tuple[str, ...]) -> "Matcher | None":
    """The matcher for answers in a notation; None where the key has none of it."""
    reader = _NOTATIONS[kind]
    right = frozenset(filter(None, map(reader, accepted)))
    return _Noted(kind, right) if right else None


def guessed(answer: Answer) -> Kind:
    """The kind of an answer in a table that does not say it, by its spelling."""
    if isinstance(answer, Choice):
        return Kind.LETTER
    if isinstance(answer, BoundingBoxes):
        return Kind.BOXES
    if isinstance(answer, OpenEnded) and _CELLS.fullmatch(answer.text):
        return Kind.CELLS
    if chess.UCI.fullmatch(answer.text):
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
_ASIDE_COMMA: Final = re.compile(r",(?= [a-z])|，")


@dataclass(frozen=True)
class _Noted(Matcher):
    """An answer in a notation of its own, whose normal form the key has; words perhaps one a line."""

    kind: Kind
    right: frozenset[str]

    @property
    def several(self) -> bool:
        """Numbers, letters in an order, and words are several."""
        return self.kind in _SEVERAL

    @property
    def bare(self) -> bool:
        """A single sign is found in many sentences."""
        return self.kind in (Kind.SYMBOL, Kind.NUMBERS)

    @property
    def members(self) -> frozenset[str]:  # type: ignore[override]
        """As of its kind."""
        return _MEMBERS[self.kind]

    @property
    def spot(self) -> re.Pattern[str]:
        """As of its kind."""
        return notation.SPOTS[self.kind]

    def read(self, text: str, *, remarks: bool) -> Found | None:
        reader = _NOTATIONS[self.kind]
        line = _column(text, remarks) if self.kind is Kind.WORDS else ""
        line = line or first_line(text, remarks)
        if self.several:
            line = notation.GLOSS.sub("", line)
        said = reader(line)
        if said is None and remarks:
            said = reader(_REMARKS.split(line, maxsplit=1)[0])
        if said is None and remarks and not self.several:
            head, *aside = _ASIDE_COMMA.split(line, maxsplit=1)
            said = reader(head) if aside and not self.spot.search(aside[0]) else None
        return None if said is None else self._held(said)

    def within(self, text: str) -> Found | None:
        """Its parts one below the other."""
        lines = notation.listed(text)
        said = _NOTATIONS[self.kind](lines) if lines and self.kind in _SEVERAL else None
        return None if said is None else self._held(said)

    def of_json(self, value: Any) -> Found | None:
        """A list of its parts."""
        if not isinstance(value, list) or not self.several or not all(isinstance(one, int | str) for one in value):
            return None
        said = _NOTATIONS[self.kind](", ".join(map(str, value)))
        return None if said is None else self._held(said)

    def _held(self, said: str) -> Found:
        return said, float(said in self.right)


_SEVERAL: Final = frozenset({Kind.NUMBERS, Kind.ORDER, Kind.WORDS})
_ALONE: Final = re.compile(r"[-•\s]*([A-Za-z]+)[,;.]?")


def _column(text: str, remarks: bool) -> str:
    """Words that stand below one another, as one line; nothing if there are not two of them, or other lines follow."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    words = [found[1] for found in takewhile(bool, map(_ALONE.fullmatch, lines)) if found]
    return ", ".join(words) if len(words) > 1 and (remarks or len(words) == len(lines)) else ""


@dataclass(frozen=True)
class _Quantities(Matcher):
    """A number; ``texts`` are the accepted spellings."""

    members: ClassVar[frozenset[str]] = frozenset({"count", "total", "number", "value", "sum"})
    values: tuple[Quantity, ...]
    texts: tuple[str, ...]
    counts: ClassVar[bool] = True

    @property
    def spot(self) -> re.Pattern[str]:
        """See there."""
        return numerals.SPOT

    def read(self, text: str, *, remarks: bool) -> Found | None:
        line = first_line(text, remarks)
        said = numerals.read(line, remarks=remarks)
        if said is not None:
            return str(said), float(any(said.equals(value) for value in self.values))
        word = folded(line)
        return (word, 1.0) if word in self.texts else None


@dataclass(frozen=True)
class _Estimates(Matcher):
    """A number that may be off by so much; what an answer says of its own error does not count."""

    members: ClassVar[frozenset[str]] = frozenset({"evaluation", "estimate", "value", "number", "score", "centipawns"})
    value: int
    off: int
    counts: ClassVar[bool] = True
    rough: ClassVar[bool] = True

    @property
    def spot(self) -> re.Pattern[str]:
        """See there."""
        return numerals.SPOT

    def read(self, text: str, *, remarks: bool) -> Found | None:
        line = _ROUGHLY.sub("", first_line(text, remarks).partition("±")[0], count=1)
        said = numerals.read(line, remarks=remarks)
        return None if said is None else (str(said), float(abs(said.value - self.value) <= self.off))


_ROUGHLY: Final = re.compile(
    r"\A\s*(?:(?:about|approximately|around|roughly|nearly)\s|[~≈≃]|大?约为?|大概)\s*", re.IGNORECASE
)
_ESTIMATE: Final = re.compile(r"(-?\d+) ± (\d+)")
_TWO: Final = re.compile(r"\d+, \d+")
_ZEROS: Final = re.compile(r"0\d+")  # leading zeros mean something in cells only
_CELLS: Final = re.compile(r"(?=.*\d)[0-9A-Z]{2,}")
_ROW_LABEL: Final = re.compile(r"(?:(?:row|r)\s*\d+|第\s*[\d一二三四五六七八九十]+\s*行)\s*[:.|]?", re.IGNORECASE)
_RULE: Final = re.compile(r"[\s|+:=_-]*")
_SEPARATORS: Final = re.compile(r"[\s|,;&\[\](){}\"'/、+:_-]+")
_FENCE: Final = re.compile(r"(?:text|plaintext|json|python|markdown)?")


@dataclass(frozen=True)
class _Cells(Matcher):
    """A row or a grid of symbols, written in the key without any separators."""

    members: ClassVar[frozenset[str]] = frozenset({"grid", "board", "cells", "string"})
    accepted: tuple[str, ...]

    def read(self, text: str, *, remarks: bool) -> Found | None:
        said = "".join(self._block(text, remarks))
        return self._held(said) if len(said) == len(self.accepted[0]) else None  # the last row alone is no grid

    def within(self, text: str) -> Found | None:
        """The only whole grid of a text."""
        symbols = frozenset("".join(self.accepted)) | frozenset("0123456789")
        found = set(tables.grids(text, symbols, len(self.accepted[0])))
        return self._held(found.pop()) if len(found) == 1 else None

    def of_json(self, value: Any) -> Found | None:
        """Rows as lists or texts."""
        said = tables.flat(value)
        return self._held(said) if said is not None and len(said) == len(self.accepted[0]) else None

    @property
    def spot(self) -> re.Pattern[str]:
        """As many signs without spaces as there are cells."""
        return _strings(len(self.accepted[0]))

    def _held(self, said: str) -> Found:
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


@lru_cache(64)
def _strings(length: int) -> re.Pattern[str]:
    return re.compile(rf"(?<![0-9A-Z])[0-9A-Z]{{{length}}}(?![0-9A-Z])")


_TITLE: Final = re.compile(
    r"(?:the )?(?:country|nation|region|state|province|location|place|国家|地区|省份?|州)\s*[:：]\s*", re.IGNORECASE
)
_RANK: Final = re.compile(
    r"\A(?:the )?(?:region|state|province|county|country)(?: of)? |\A\w+/|\Athe (?=\w)| (?:region"
    r"|province)\Z|(?<=[\u4e00-\u9fff]{2})(?:大区|地区)\Z"
)
_ASIDE: Final = re.compile(
    r"[,;、|/\n(（)）]|\s[-–—]\s|:\s|\bin\b"
    r"|\b(?:region|province|state|county|department) (?:of|in)\b|(?<=[\u4e00-\u9fff])的"
)
_MOST_PARTS: Final = 3  # a country, a region, and perhaps a town
_NO_NAME: Final = re.compile(  # words of a sentence, which no name of a place has
    r"\b(?:i|i'm|it|its|this|that|is|are|was|be|cannot|can't|not|no|or|maybe|perhaps|sorry|unknown|unclear|image|photo|photograph"
    r"|picture|somewhere|impossible|place|where|too|but|house|know|none)\b|[?？{}<>\[\]#]|\A(?:an?\Z|这|在|位于|是)|可能|无法|不|或|图|未知|\d"
)


def _places(text: str) -> tuple[str, ...]:
    """The parts of the name of a place, without accents: ``("france", "brittany")``."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    parts = (_RANK.sub("", folded(part)) for part in _ASIDE.split(_TITLE.sub("", plain(bare))))
    return tuple(part for part in parts if part)


_NAMED: Final = (
    r"(?!(?:It|This|That)(?:['’]s)?\s)[A-Z][\w'’.-]{1,30}(?:\s(?:of|and|the|de|du|la|do|da|[A-Z][\w'’.-]{0,30})){0,5}"
)
_PLACES: Final = re.compile(
    rf"(?<![\w-]){_NAMED}(?:,\s|\sin\s|\s[-–]\s|\s\(|\s(?:region|province|state|county|department)\s(?:of|in)\s){_NAMED}\)?(?:,\s{_NAMED})?|(?<=[是在])[\u4e00-\u9fff]{{2,12}}(?:[,、，的]\s?[\u4e00-\u9fff]{{2,12}})?"
)


@dataclass(frozen=True)
class _Places(Matcher):
    """A country with one of its regions, the country first; or the region first and the country last, as in addresses.

    ``country`` is the credit for an answer whose first part is the right country, and whose region is wrong or missing.
    """

    members: ClassVar[frozenset[str]] = frozenset({"place", "location"})
    accepted: tuple[tuple[str, ...], ...]
    country: float

    @property
    def spot(self) -> re.Pattern[str]:
        """See there."""
        return _PLACES

    def read(self, text: str, *, remarks: bool) -> Found | None:
        line = first_line(text, remarks) or ("" if remarks else text)
        said = _places(line)
        if remarks and not self._credit(said):
            said = _places(_REMARKS.split(line, maxsplit=1)[0])
        if not said or any(_NO_NAME.search(part) for part in said):
            return None
        return ", ".join(said), self._credit(said)

    def of_json(self, value: Any) -> Found | None:
        """An object that names a country and a region."""
        if not isinstance(value, dict) or not {"country", "region"} <= value.keys():
            return None
        return self.read(f"{value['country']}, {value['region']}", remarks=False)

    def _credit(self, said: tuple[str, ...]) -> float:
        if len(said) <= _MOST_PARTS and {said[:2], said[:-3:-1]} & {*self.accepted}:
            return 1.0
        if len(said) == 1 and said[0] in map("".join, self.accepted):  # Chinese needs no comma
            return 1.0
        return self.country if said[:1] in {right[:1] for right in self.accepted} else 0.0


@dataclass(frozen=True)
class _Moves(Matcher):
    """A chess move, or a line of them; of the ``lines`` of the key, each spells the same one."""

    members: ClassVar[frozenset[str]] = frozenset({"move", "moves", "best_move", "bestmove", "line", "uci", "san"})
    lines: tuple[tuple[chess.Played, ...], ...]

    @property
    def spot(self) -> re.Pattern[str]:
        """One move, or several after one another."""
        return chess.SPOT if self._one else chess.SPOT_OF_LINE

    def read(self, text: str, *, remarks: bool) -> Found | None:
        if self._one:
            line = first_line(text, remarks)
            said = chess.one(line)
            if said is None and remarks:
                said = chess.one(_REMARKS.split(line, maxsplit=1)[0])
            if said is None and remarks:
                head, *aside = _ASIDE_COMMA.split(line, maxsplit=1)
                said = chess.one(head) if aside and not chess.SPOT.search(aside[0]) else None
            return None if said is None else self._held([said])
        moves = chess.line(text)
        if moves is None and remarks:
            moves = chess.line(text.strip().partition("\n\n")[0]) or chess.line(first_line(text, remarks))
        return None if moves is None else self._held(moves)

    def of_json(self, value: Any) -> Found | None:
        """A list of moves, or a square to leave and one to reach."""
        if isinstance(value, dict) and set(value) == {"from", "to"}:
            return self.read(f"{value['from']}{value['to']}", remarks=False)
        return self.read(" ".join(map(str, value)), remarks=False) if isinstance(value, list) else None

    @property
    def _one(self) -> bool:
        return len(self.lines[0]) == 1

    def _held(self, said: Sequence[chess.Said]) -> Found | None:
        held = {chess.fits(said, line) for line in self.lines}
        if True in held:
            return " ".join(move.uci for move in self.lines[0]), 1.0
        return None if None in held else (" ".join(map(str, said)), 0.0)


_SEPARATOR: Final = re.compile(r"[,;、\n]")
_PARTS: Final = re.compile(r"[\s,;、|\[\](){}\"']+|->|→|\band\b")


def _row(text: str) -> tuple[str, ...]:
    return tuple(part.strip(".").casefold() for part in _PARTS.split(plain(text)) if part.strip("."))


@dataclass(frozen=True)
class _Rows(Matcher):
    """Several words or numbers in their order."""

    accepted: tuple[tuple[str, ...], ...]

    def read(self, text: str, *, remarks: bool) -> Found | None:
        said = _row(text)
        if remarks and said not in self.accepted:
            said = _row(first_line(text, remarks))
        return (" ".join(said), float(said in self.accepted)) if said else None


@dataclass(frozen=True)
class _Texts(Matcher):
    """A word or another short text."""

    accepted: tuple[str, ...]

    def read(self, text: str, *, remarks: bool) -> Found | None:
        said = folded(first_line(text, remarks))
        longest = max(one.count(" ") for one in self.accepted)
        return (said, float(said in self.accepted)) if said and said.count(" ") <= longest else None


@dataclass(frozen=True)
class _Boxes(Matcher):
    """Boxes, in any order unless the pairing says otherwise."""

    rough: ClassVar[bool] = True
    key: Sequence[tuple[int, int, int, int]]
    pairing: Pairing

    @property
    def several(self) -> bool:
        """However many there are."""
        return True

    @property
    def spot(self) -> re.Pattern[str]:
        """See there."""
        return boxes.SPOT

    def read(self, text: str, *, remarks: bool) -> Found | None:
        said = boxes.read(text, remarks=remarks)
        return None if said is None else self._held(said)

    def within(self, text: str) -> Found | None:
        """The boxes of a list, one a line."""
        said = boxes.listed(text)
        return None if said is None else self._held(said)

    def of_json(self, value: Any) -> Found | None:
        """Boxes by the names that models give them."""
        said = boxes.of_json(value)
        return None if said is None else self._held(said)

    def _held(self, said: Sequence[Frame]) -> Found:
        return "; ".join(map(_written, said)) or "none", boxes.credit(said, self.key, self.pairing)


def _written(box: Frame) -> str:
    return f"[{', '.join(f'{edge:g}' for edge in box)}]"
