"""Tries every change of a figure of matches; judges `cues/matchsticks`.

The format is that of ``docs/cues-words.md``.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import NoFacts, task_whatever_form
from puzzlegen.facts import words
from puzzlegen.facts.cues.segments import DIGITS, LETTERS, OPERATORS, SLOTS
from puzzlegen.formats.cues import matchsticks as form
from puzzlegen.formats.cues.matchsticks import Change, Equation, Lattice, Moved, Query, Statement, Word
from puzzlegen.validators.cues.kits.common_words import uncommon
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    least,
    letter_of_number,
    letters_of,
    proven,
)

BUDGET: Final = 200_000  # signs, words and matches that are looked at
_EQUATION: Final = re.compile("d{1,3}(od{1,3}){1,2}=d{1,3}")
_ZERO: Final = re.compile(r"\b0\d")
_HEADS: Final = {"red": "r", "orange": "o", "yellow": "y", "green": "g", "blue": "b", "purple": "p"}
_OTHER: Final = "the squares are other ones"
Edge: TypeAlias = tuple[str, int, int]


def certify(figure: Statement, query: Query) -> Certificate:
    """Find two results if there are.

    The difficulty of an equation or a word is the number of readable results that the change can lead to, true or not,
    words or not; that of a lattice the number of matches looked at: all sides of each square, and of each square that
    is not complete, one. The depth of the former is the logarithm of the signs that are tried, one after the other; of
    the latter the number of sizes of squares, each of which has to be looked for.

    Raises:
        MalformedStatement: the figure is none, or has no such question.
    """
    match figure, query:
        case Equation(), Change() | Moved():
            return _equation(figure, query)
        case Word(), form.Spell():
            return _word(figure, query)
        case Lattice(), form.Squares() | form.Left() | form.Colour():
            return _lattice(figure, query)
    raise MalformedStatement("the figure has no such question")


def certify_why(
    figure: Statement,
    query: Query,
    answer: str,  # noqa: ARG001
    why: form.Result | NoFacts | form.Sizes | form.Remains,
) -> Faults:
    """Judges whether the equation that comes out is the one, and the squares of each size and row are so many."""
    if isinstance(figure, Equation) and isinstance(query, Change | Moved):
        true = [form.Result(one) for one in _Search(figure.signs).after(query) if _holds(one)]
        return () if [why] == true else ("another equation comes out",)
    if not isinstance(figure, Lattice):
        return ()  # the word is the answer itself
    squares, heads = _squares(figure), _heads(figure)
    if isinstance(query, form.Colour):
        one, two, three, four = (_left(squares, heads, _HEADS[hue]) for hue in query.options)
        return () if why == form.Remains((one, two, three, four)) else (_OTHER,)
    there = [square for square in squares if all(heads.get(side, "r") != "r" for side in square)]
    begun = [(len(square) // 4, min(square)[1]) for square in there]
    largest = max((side for side, _ in begun), default=0)
    rows = len(figure.down)
    found = tuple(tuple(begun.count((side, y)) for y in range(rows + 1 - side)) for side in range(1, largest + 1))
    return () if why == form.Sizes(found) else (_OTHER,)


def _subset(slots: str, of: str) -> bool:
    """True if these are some of the slots, each once and in their order."""
    return "".join(slot for slot in of if slot in slots) == slots


def _equation(figure: Equation, query: Change | Moved) -> Certificate:
    signs = figure.signs
    kinds = "".join("=" if sign == "=" else "o" if "h" in sign else "d" for sign in signs)
    if not _EQUATION.fullmatch(kinds) or not all(
        kind == "=" or _subset(sign, SLOTS if kind == "d" else OPERATORS["+"])
        for sign, kind in zip(signs, kinds, strict=True)
    ):
        raise MalformedStatement("signs are slots a to g of digits, h and v of operators, and = before the last number")
    search = _Search(signs)
    readable = search.after(query)
    true = [one for one in readable if _holds(one)]
    changes: list[tuple[Any, ...]] = [(query.change, query.count)]
    found = [Findings((one,)) for one in true[:2]]
    if isinstance(query, Moved):
        moved = [next(match for match in _lost(signs, one)) for one in true]
        found = [Findings((f"match-{at}-{slot}",)) for at, slot in moved[:2]]
        if isinstance(query, form.MovedOffered):
            options = [(at, slot) for at, slot, _ in query.options]
            demand_different(options)
            demand_different([one.hue for one in query.options])
            if not all(at < len(signs) and slot in signs[at] for at, slot in options):
                raise MalformedStatement("there is no match in the slot of an option")
            found = [letters_of([one == key for one in options], "no true equation comes out") for key in moved[:2]]
            changes += sorted(options)
    return proven(
        found,
        BUDGET,
        method="all changes of the signs",
        effort={"signs": search.looked},
        difficulty=len(readable),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((signs, changes, isinstance(query, Moved))),
        structure=f"{query.change} {query.count}, {kinds}",
        depth=Depth.search(max(search.looked, 1)),
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

    def after(self, query: Change | Moved) -> list[str]:
        """All texts that the change which is asked for leads to."""
        return [*self.reach("", query.count * (query.change != "add"), query.count * (query.change != "remove"))]

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


def _word(figure: Word, query: form.Spell) -> Certificate:
    signs = figure.signs
    if not all(_subset(sign, SLOTS) for sign in signs):
        raise MalformedStatement("signs are slots a to g in their order")
    known, bits = _spelled(len(signs))
    there = np.array([sum(1 << SLOTS.index(slot) for slot in sign) for sign in signs], np.uint8)
    taken = sum(map(len, signs)) - query.count
    fits = ((bits & ~there) == 0).all(axis=1) & (np.bitwise_count(bits).sum(axis=1) == taken)
    # How many texts there are of each number of matches, sign by sign.
    texts, nodes = {0: 1}, 1
    for sign in signs:
        grown: dict[int, int] = {}
        for slots in LETTERS.values():
            if set(slots) <= set(sign):
                for used, ways in texts.items():
                    grown[used + len(slots)] = grown.get(used + len(slots), 0) + ways
        texts = {used: ways for used, ways in grown.items() if used <= taken}
        nodes += sum(texts.values())
    spelled = [known[number].upper() for number in np.flatnonzero(fits)[:2]]
    return proven(
        [Findings((word,)) for word in spelled],
        BUDGET,
        method="all known words that lie within the figure",
        effort={"words": len(known)},
        difficulty=texts.get(taken, 0),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((signs, query.count)),
        structure=f"word of {len(signs)} letters",
        faults=uncommon(spelled) if spelled else (),
        depth=Depth.search(nodes),
    )


def _squares(figure: Lattice) -> list[tuple[Edge, ...]]:
    """The sides of every square on a lattice, whether they are there or not."""
    return [*_drawn(len(figure.down), len(figure.across[0]))]


def _drawn(rows: int, columns: int) -> Iterator[tuple[Edge, ...]]:
    for size in range(1, min(rows, columns) + 1):
        for y in range(rows - size + 1):
            for x in range(columns - size + 1):
                level = [("across", y + far, x + step) for far in (0, size) for step in range(size)]
                upright = [("down", y + step, x + far) for far in (0, size) for step in range(size)]
                yield (*level, *upright)


def _lattice(figure: Lattice, query: form.Squares | form.Left | form.Colour) -> Certificate:
    rows, columns = len(figure.down), len(figure.across[0])
    if len(figure.across) != rows + 1:
        raise MalformedStatement("a lattice has one more line than rows")
    if {len(line) for line in figure.across} != {columns} or {len(line) for line in figure.down} != {columns + 1}:
        raise MalformedStatement("the lines of a lattice differ in their length")
    heads, squares = _heads(figure), _squares(figure)
    used = set(heads.values()) - {"#"}
    whole = [square for square in squares if heads.keys() >= set(square)]
    named = isinstance(query, form.Colour)
    if isinstance(query, form.Colour):
        marks = [_HEADS[hue] for hue in query.options]
        taken = {sum(head == mark for head in heads.values()) for mark in marks}
        if len(set(marks)) < 4 or used != set(marks) or len(taken) > 1:
            raise MalformedStatement("four colours are offered, those of the heads, and of each there are equally many")
        findings = letters_of(
            [_left(squares, heads, mark) == query.left for mark in marks], f"not {query.left} squares are left"
        )
    else:
        if used != ({"r"} if isinstance(query, form.Left) else set()):
            raise MalformedStatement("there are red heads exactly where they are to be taken away")
        left = _left(squares, heads, "r")
        findings = Findings((str(left),))
        if isinstance(query, form.SquaresOffered | form.LeftOffered):
            findings = letter_of_number(query.options, left)
    canonical = least(
        _turned((figure.across, figure.down), named, upside_down=False),
        lambda lines: _turned(lines, named, upside_down=True),
        lambda lines: _turned((_columns(lines[1]), _columns(lines[0])), named, upside_down=False),
    )
    return proven(
        [Findings((answer,), findings.refuted) for answer in findings.answers],
        BUDGET,
        method="all squares of the lattice",
        effort={"squares": len(squares)},
        difficulty=sum(len(square) if square in whole else 1 for square in squares),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(
            (canonical, task_whatever_form(query, form.QUESTIONS), query.left if isinstance(query, form.Colour) else 0)
        ),
        structure=f"lattice of {min(rows, columns)}x{max(rows, columns)}",
        depth=Depth.properties(len({len(square) for square in whole})),
    )


def _heads(figure: Lattice) -> dict[Edge, str]:
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


def _turned(both: tuple[Any, ...], named: bool, *, upside_down: bool) -> tuple[Any, ...]:
    """A lattice, upside down or not; where colours are only names, they are numbered as they come."""
    across, down = (lines[::-1] if upside_down else lines for lines in both)
    if named:
        order = dict.fromkeys(head for head in "".join((*across, *down)) if head not in ".#")
        names = str.maketrans({head: str(number) for number, head in enumerate(order)})
        across, down = (tuple(line.translate(names) for line in lines) for lines in (across, down))
    return across, down
