"""What the options of a question give away to somebody who sees nothing else.

The guessers use the tricks of people who sit tests; none knows a family. The strongest is the vote: where wrong options
were made by changing the right one, that one holds what most options have in common. RAVEN's answers can be found so
without its questions (S. Hu and others, "Stratified rule-aware network for abstract visual reasoning", AAAI 2021).
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, zip_longest
from typing import Any, Final

import msgspec


@dataclass(frozen=True)
class View:
    """One thing that the options of a question show: their texts, or a list of the query.

    Attributes:
        faces: what each option shows, as JSON data.
    """

    faces: tuple[Any, ...]

    @cached_property
    def symbols(self) -> tuple[tuple[str, ...], ...]:
        """Each option as a sequence: of words, or of characters where no option has a space, or of its values."""
        if not all(isinstance(face, str | int | float) for face in self.faces):
            return tuple(tuple(_leaves(face)) for face in self.faces)
        texts = [str(face) for face in self.faces]
        worded = any(" " in text for text in texts)
        return tuple(tuple(text.split() if worded else text) for text in texts)

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """Characters of each text, or values of each structure."""
        return tuple(
            len(str(face)) if isinstance(face, str | int | float) else len(symbols)
            for face, symbols in zip(self.faces, self.symbols, strict=True)
        )

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """The place of each option in the order of their numbers, or of their symbols where not all are numbers."""
        numbers = [_number(face) for face in self.faces]
        values: Sequence[Any] = self.symbols if None in numbers else numbers
        order = sorted(set(values))
        return tuple(order.index(value) for value in values)

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """Symbols that differ (Hamming) if all options have as many, else the edit distance, of every two options."""
        alike = len(set(map(len, self.symbols))) == 1
        table = [[0] * len(self.faces) for _ in self.faces]
        for (i, one), (j, other) in combinations(enumerate(self.symbols), 2):
            apart = sum(map(str.__ne__, one, other)) if alike else edit_distance(one, other)
            table[i][j] = table[j][i] = apart
        return tuple(map(tuple, table))

    @cached_property
    def majorities(self) -> tuple[int, ...]:
        """In how many places each option holds a symbol that no other one beats there in number."""
        held = [0] * len(self.faces)
        for column in zip_longest(*self.symbols):
            numbers = Counter(column)
            most = max(numbers.values())
            for option, symbol in enumerate(column):
                held[option] += symbol is not None and numbers[symbol] == most
        return tuple(held)


def _leaves(face: Any) -> Iterator[str]:
    """The values of JSON data, in the order of the keys of its objects."""
    match face:
        case Mapping():
            for key in sorted(face):
                yield from _leaves(face[key])
        case list() | tuple():
            for value in face:
                yield from _leaves(value)
        case _:
            yield face if isinstance(face, str) else msgspec.json.encode(face).decode()


def _number(face: Any) -> float | None:
    """The number that an option shows; None if it shows something else."""
    try:
        number = float(face)
    except (TypeError, ValueError):
        return None
    return number if math.isfinite(number) else None


def edit_distance(one: Sequence[str], other: Sequence[str]) -> int:
    """The least number of symbols to insert, drop or change (Levenshtein) that turns one sequence into the other.

    All rows of a column are worked on at once, as bits of whole numbers: G. Myers, "A fast bit-vector algorithm for
    approximate string matching based on dynamic programming", J. ACM 46 (1999), in H. Hyyrö's form for whole texts.
    """
    if not one:
        return len(other)
    places: dict[str, int] = {}
    for row, symbol in enumerate(one):
        places[symbol] = places.get(symbol, 0) | 1 << row
    every = (1 << len(one)) - 1
    last = 1 << len(one) - 1
    up, down, distance = every, 0, len(one)
    for symbol in other:
        equal = places.get(symbol, 0)
        diagonal = (((equal & up) + up) ^ up) | equal | down
        rise = down | (~(diagonal | up) & every)
        fall = diagonal & up
        distance += bool(rise & last) - bool(fall & last)
        rise = rise << 1 | 1
        up = (fall << 1 | ~(diagonal | rise)) & every
        down = diagonal & rise & every
    return distance


def _middle(view: View) -> Sequence[float]:
    centre = max(view.ranks) / 2
    return [-abs(rank - centre) for rank in view.ranks]


GUESSERS: Final[Mapping[str, Callable[[View], Sequence[float]]]] = {
    "longest": lambda view: view.lengths,
    "shortest": lambda view: [-length for length in view.lengths],
    "smallest": lambda view: [-rank for rank in view.ranks],
    "middle": _middle,
    "largest": lambda view: view.ranks,
    "most central": lambda view: [-sum(row) for row in view.distances],
    "most remote": lambda view: [sum(row) for row in view.distances],
    "of the closest pair": lambda view: [-min((*row[:i], *row[i + 1 :])) for i, row in enumerate(view.distances)],
    "majority": lambda view: view.majorities,
}
"""How much each guesser likes each option."""
