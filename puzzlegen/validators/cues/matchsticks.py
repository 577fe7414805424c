"""Tries every change of a figure of matches; judges `cues/matchsticks`.

The format is that of ``docs/cues-words.md``.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
import numpy as np

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.facts import words
from puzzlegen.facts.cues.segments import DIGITS, LETTERS, OPERATORS, SLOTS
from puzzlegen.validators.cues.kits.common_words import uncommon
from puzzlegen.validators.kits.answers import (
    Findings,
    fingerprint,
    least,
    letter_of_number,
    letters_of,
    parse,
    proven,
    read,
)

BUDGET: Final = 200_000  # signs, words and matches that are looked at
_MOST: Final = 11  # signs of a figure, rows and columns of a lattice
_EQUATION: Final = re.compile("d{1,3}(od{1,3}){1,2}=d{1,3}")
_ZERO: Final = re.compile(r"\b0\d")
_HEADS: Final = {"red": "r", "orange": "o", "yellow": "y", "green": "g", "blue": "b", "purple": "p"}
_OTHER: Final = "the squares are other ones"
_Surface: TypeAlias = Literal["oak", "walnut", "gingham", "slate", "felt", "linen"]
Edge: TypeAlias = tuple[str, int, int]


class _Signs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="figure"):
    surface: _Surface
    signs: tuple[str, ...]


class _Equation(_Signs, frozen=True, tag="equation"):
    pass


class _Word(_Signs, frozen=True, tag="word"):
    pass


class _Lattice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="figure", tag="squares"):
    surface: _Surface
    across: tuple[str, ...]
    down: tuple[str, ...]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task"):
    pass


class _Change(_Query, frozen=True, tag="equation"):
    change: Literal["move", "remove", "add"]
    count: Annotated[int, msgspec.Meta(ge=1, le=9)]


class _Moved(_Query, frozen=True, tag="moved_box"):
    change: Literal["move"]
    count: Literal[1]


class _Lettered(_Moved, frozen=True, tag="moved"):
    options: tuple[tuple[int, str, str], ...]


class _Spell(_Query, frozen=True, tag="word"):
    count: Annotated[int, msgspec.Meta(ge=1, le=30)]


class _Count(_Query, frozen=True, tag="squares"):
    pass


class _CountOffered(_Count, frozen=True, tag="squares_choice"):
    options: tuple[int, int, int, int]


class _Left(_Query, frozen=True, tag="left"):
    pass


class _LeftOffered(_Left, frozen=True, tag="left_choice"):
    options: tuple[int, int, int, int]


class _Colour(_Query, frozen=True, tag="colour"):
    left: int
    options: tuple[str, str, str, str]


_FIGURE: Final[Any] = _Equation | _Word | _Lattice
_ASKED: Final[Any] = _Change | _Moved | _Lettered | _Spell | _Count | _CountOffered | _Left | _LeftOffered | _Colour


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find two results if there are.

    The difficulty of an equation or a word is the number of readable results that the change can lead to, true or not,
    words or not; that of a lattice the number of matches looked at: all sides of each square, and of each square that
    is not complete, one.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    figure, asked = parse(statement, _FIGURE, "statement"), parse(query, _ASKED, "query")
    if isinstance(figure, _Lattice):
        if isinstance(asked, _Count | _Left | _Colour):
            return _lattice(figure, asked)
    elif not 0 < len(figure.signs) <= _MOST:
        raise MalformedStatement(f"a figure has 1 to {_MOST} signs")
    elif isinstance(figure, _Word):
        if isinstance(asked, _Spell):
            return _word(figure, asked)
    elif isinstance(asked, _Change | _Moved):
        return _equation(figure, asked)
    raise MalformedStatement("the figure has no such question")


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:  # noqa: ARG001
    """Judges whether the equation that comes out is the one, and the squares of each size and row are so many.

    Raises:
        MalformedStatement: the facts break the format.
    """
    figure, asked = parse(statement, _FIGURE, "statement"), parse(query, _ASKED, "query")
    if isinstance(figure, _Word):
        read(why, "facts")
        return ()
    if isinstance(figure, _Equation):
        true = [one for one in _Search(figure.signs).after(asked) if _holds(one)]
        return () if [read(why, "facts", result=str).result] == true else ("another equation comes out",)
    squares, heads = _squares(figure), _heads(figure)
    if isinstance(asked, _Colour):
        told = read(why, "facts", left=tuple[int, ...]).left
        return () if told == tuple(_left(squares, heads, _HEADS[hue]) for hue in asked.options) else (_OTHER,)
    there = [square for square in squares if all(heads.get(side, "r") != "r" for side in square)]
    begun = [(len(square) // 4, min(square)[1]) for square in there]
    largest = max((side for side, _ in begun), default=0)
    rows = len(figure.down)
    found = tuple(tuple(begun.count((side, y)) for y in range(rows + 1 - side)) for side in range(1, largest + 1))
    return () if read(why, "facts", sizes=tuple[tuple[int, ...], ...]).sizes == found else (_OTHER,)


def _subset(slots: str, of: str) -> bool:
    """True if these are some of the slots, each once and in their order."""
    return "".join(slot for slot in of if slot in slots) == slots


def _equation(figure: _Equation, asked: Any) -> Certificate:
    signs = figure.signs
    kinds = "".join("=" if sign == "=" else "o" if "h" in sign else "d" for sign in signs)
    if not _EQUATION.fullmatch(kinds) or not all(
        kind == "=" or _subset(sign, SLOTS if kind == "d" else OPERATORS["+"])
        for sign, kind in zip(signs, kinds, strict=True)
    ):
        raise MalformedStatement("signs are slots a to g of digits, h and v of operators, and = before the last number")
    search = _Search(signs)
    readable = search.after(asked)
    true = [one for one in readable if _holds(one)]
    changes = [(asked.change, asked.count)]
    found = [Findings((one,)) for one in true[:2]]
    if isinstance(asked, _Moved):
        moved = [next(match for match in _lost(signs, one)) for one in true]
        found = [Findings((f"match-{at}-{slot}",)) for at, slot in moved[:2]]
        if isinstance(asked, _Lettered):
            options = [(at, slot) for at, slot, _ in asked.options]
            hues = [hue for *_, hue in asked.options]
            if len(set(options)) < 4 or len(set(hues)) < 4 or len(options) != 4 or not {*hues} <= {*_HEADS}:
                raise MalformedStatement("four different matches with heads of different colours are offered")
            if not all(0 <= at < len(signs) and signs[at] != "=" and slot in SLOTS + "hv" for at, slot in options):
                raise MalformedStatement("an option is no match")
            if not all(len(slot) == 1 and slot in signs[at] for at, slot in options):
                raise MalformedStatement("there is no match in the slot of an option")
            found = [letters_of([one == key for one in options], "no true equation comes out") for key in moved[:2]]
            changes += sorted(options)
    return proven(
        found,
        BUDGET,
        method="all changes of the signs",
        effort={"signs": search.looked},
        difficulty=len(readable),
        unit="readable results",
        canonical=fingerprint((signs, changes, isinstance(asked, _Moved))),
        structure=f"{asked.change} {asked.count}, {kinds}",
    )


class _Search:
    """All texts that signs become; ``looked`` counts the signs that were tried."""

    def __init__(self, signs: Sequence[str]) -> None:
        self.looked = 0
        menus = [[(sign, sign)] if sign == "=" else [*(OPERATORS if "h" in sign else DIGITS).items()] for sign in signs]
        self._steps = [  # each sign that may stand there, and the matches that are taken away and put in for it
            [(sign, len({*now} - {*slots}), len({*slots} - {*now})) for sign, slots in menu]
            for now, menu in zip(signs, menus, strict=True)
        ]

    def after(self, asked: Any) -> list[str]:
        """All texts that the change which is asked for leads to."""
        return [*self.reach("", asked.count * (asked.change != "add"), asked.count * (asked.change != "remove"))]

    def reach(self, begun: str, lost: int, gained: int) -> Iterator[str]:
        """Those that begin so, where so many matches are yet to be taken away and to be put in."""
        if len(begun) == len(self._steps):
            if not lost and not gained:
                yield begun
            return
        for sign, away, put in self._steps[len(begun)]:
            self.looked += 1
            if away <= lost and put <= gained and self.looked <= BUDGET:
                yield from self.reach(begun + sign, lost - away, gained - put)


def _holds(text: str) -> bool:
    """True if an equation is true and none of its numbers begins with a needless 0."""
    left, right = text.split("=")
    terms = re.findall(r"[+-]?\d+", left)
    return not _ZERO.search(text) and sum(map(int, terms)) == int(right)


def _lost(signs: Sequence[str], result: str) -> Iterator[tuple[int, str]]:
    """The matches that are no longer where they were."""
    for at, (sign, becomes) in enumerate(zip(signs, result, strict=True)):
        for slot in sign if becomes != "=" else "":
            if slot not in (DIGITS | OPERATORS)[becomes]:
                yield at, slot


@cache
def _spelled(length: int) -> tuple[list[str], "np.ndarray[Any, Any]"]:
    """The known words of so many signs, and the slots of each sign as bits, of shape (words, length)."""
    known = sorted(word for word in words.known() if len(word) == length and set(word) <= set(LETTERS))
    bits = {letter: sum(1 << SLOTS.index(slot) for slot in slots) for letter, slots in LETTERS.items()}
    return known, np.array([[bits[letter] for letter in word] for word in known], np.uint8).reshape(-1, length)


def _word(figure: _Word, asked: _Spell) -> Certificate:
    signs = figure.signs
    if not all(_subset(sign, SLOTS) for sign in signs):
        raise MalformedStatement("signs are slots a to g in their order")
    known, bits = _spelled(len(signs))
    there = np.array([sum(1 << SLOTS.index(slot) for slot in sign) for sign in signs], np.uint8)
    taken = sum(map(len, signs)) - asked.count
    fits = ((bits & ~there) == 0).all(axis=1) & (np.bitwise_count(bits).sum(axis=1) == taken)
    # How many texts there are of each number of matches, sign by sign.
    texts = {0: 1}
    for sign in signs:
        grown: dict[int, int] = {}
        for slots in LETTERS.values():
            if set(slots) <= set(sign):
                for used, ways in texts.items():
                    grown[used + len(slots)] = grown.get(used + len(slots), 0) + ways
        texts = grown
    spelled = [known[number].upper() for number in np.flatnonzero(fits)[:2]]
    return proven(
        [Findings((word,)) for word in spelled],
        BUDGET,
        method="all known words that lie within the figure",
        effort={"words": len(known)},
        difficulty=texts.get(taken, 0),
        unit="readable results",
        canonical=fingerprint((signs, asked.count)),
        structure=f"word of {len(signs)} letters",
        faults=uncommon(spelled) if spelled else (),
    )


def _squares(figure: _Lattice) -> list[tuple[Edge, ...]]:
    """The sides of every square on a lattice, whether they are there or not."""
    return [*_drawn(len(figure.down), len(figure.across[0]))]


def _drawn(rows: int, columns: int) -> Iterator[tuple[Edge, ...]]:
    for size in range(1, min(rows, columns) + 1):
        for y in range(rows - size + 1):
            for x in range(columns - size + 1):
                level = [("across", y + far, x + step) for far in (0, size) for step in range(size)]
                upright = [("down", y + step, x + far) for far in (0, size) for step in range(size)]
                yield (*level, *upright)


def _lattice(figure: _Lattice, asked: Any) -> Certificate:
    rows, columns = len(figure.down), len(figure.across[0]) if figure.across else 0
    if not 1 <= min(rows, columns) <= max(rows, columns) <= _MOST or len(figure.across) != rows + 1:
        raise MalformedStatement(f"a lattice has 1 to {_MOST} rows and columns")
    if {len(line) for line in figure.across} != {columns} or {len(line) for line in figure.down} != {columns + 1}:
        raise MalformedStatement("the lines of a lattice differ in their length")
    heads, squares = _heads(figure), _squares(figure)
    used = set(heads.values()) - {"#"}
    whole = [square for square in squares if heads.keys() >= set(square)]
    named = isinstance(asked, _Colour)
    if isinstance(asked, _Colour):
        marks = [_HEADS.get(hue, "?") for hue in asked.options]
        taken = {sum(head == mark for head in heads.values()) for mark in marks}
        if len(set(marks)) < 4 or used != set(marks) or len(taken) > 1:
            raise MalformedStatement("four colours are offered, those of the heads, and of each there are equally many")
        findings = letters_of(
            [_left(squares, heads, mark) == asked.left for mark in marks], f"not {asked.left} squares are left"
        )
    else:
        if used != ({"r"} if isinstance(asked, _Left) else set()):
            raise MalformedStatement("there are red heads exactly where they are to be taken away")
        options = getattr(asked, "options", ())
        left = _left(squares, heads, "r")
        findings = letter_of_number(options, left) if options else Findings((str(left),))
    canonical = least(
        _turned((figure.across, figure.down), named, upside_down=False),
        lambda form: _turned(form, named, upside_down=True),
        lambda form: _turned((_columns(form[1]), _columns(form[0])), named, upside_down=False),
    )
    return proven(
        [Findings((answer,), findings.refuted) for answer in findings.answers],
        BUDGET,
        method="all squares of the lattice",
        effort={"squares": len(squares)},
        difficulty=sum(len(square) if square in whole else 1 for square in squares),
        unit="matches looked at",
        canonical=fingerprint((canonical, type(asked).__name__.removesuffix("Offered"), getattr(asked, "left", 0))),
        structure=f"lattice of {min(rows, columns)}x{max(rows, columns)}",
    )


def _heads(figure: _Lattice) -> dict[Edge, str]:
    """All matches of a lattice by their heads."""
    return {
        (way, y, x): head
        for way, lines in (("across", figure.across), ("down", figure.down))
        for y, row in enumerate(lines)
        for x, head in enumerate(row)
        if head != "."
    }


def _left(squares: Sequence[tuple[Edge, ...]], heads: Mapping[Edge, str], gone: str) -> int:
    """How many squares are whole without the matches that have these heads."""
    return sum(all(heads.get(side, gone) != gone for side in square) for square in squares)


def _columns(lines: Sequence[str]) -> tuple[str, ...]:
    """Columns as lines."""
    return tuple(map("".join, zip(*lines, strict=True)))


def _turned(form: tuple[Any, ...], named: bool, *, upside_down: bool) -> tuple[Any, ...]:
    """A lattice, upside down or not; where colours are only names, they are numbered as they come."""
    across, down = (lines[::-1] if upside_down else lines for lines in form)
    if named:
        order = dict.fromkeys(head for head in "".join((*across, *down)) if head not in ".#")
        names = str.maketrans({head: str(number) for number, head in enumerate(order)})
        across, down = (tuple(line.translate(names) for line in lines) for lines in (across, down))
    return across, down
