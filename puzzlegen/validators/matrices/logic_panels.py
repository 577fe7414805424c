"""Solves published panels of parts: every logical operation is tried, turned in every way, along rows and columns."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Final, Literal

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import convert, fingerprint
from puzzlegen.validators.matrices.kits.evidence import Clue, Lead, conclude
from puzzlegen.validators.matrices.kits.statement import read_choice

UNIT: Final = "rule weight"
OPERATIONS: Final[Mapping[str, tuple[int, Callable[[int, int], int]]]] = {
    "and": (3, lambda a, b: a & b),
    "or": (3, lambda a, b: a | b),
    "minus": (3, lambda a, b: a & ~b),
    "reverse minus": (4, lambda a, b: b & ~a),
    "xor": (5, lambda a, b: a ^ b),
}
"""Their weights are those that they have in matrices; the reverse of a difference is read against the direction."""
TURN: Final = 3  # weight of a turn of the result
TURNS: Final = ("", " turned by +1", " turned by 2", " turned by -1")  # quarters, clockwise
_LINES: Final[Mapping[int, Mapping[str, tuple[tuple[int, ...], ...]]]] = {
    3: {"rows": ((0, 1, 2), (3, 4, 5), (6, 7)), "columns": ((0, 3, 6), (1, 4, 7), (2, 5))},
    2: {"rows": ((0, 1, 2), (3, 4))},
}
PARTS: Final = {"cells_3x3": 9, "cells_4x4": 16, "dots_4x4": 16, "squares": 12, "wheel": 16}


class _Panels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lattice: Literal[tuple(PARTS)]  # type: ignore[valid-type]
    rows: Literal[2, 3]
    panels: Annotated[tuple[tuple[int, ...], ...], msgspec.Meta(min_length=5, max_length=8)]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every option to which some rule leads; the difficulty is the weight of the simplest one for the answer.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    given = convert(statement, _Panels, "statement")
    if len(given.panels) != 3 * given.rows - 1:
        raise MalformedStatement(f"{given.rows} rows have {3 * given.rows - 1} panels, without the missing one")
    offered = read_choice(query, "logic_panel", tuple[int, ...])
    shown = [_bits(panel, given.lattice) for panel in given.panels]
    options = [_bits(panel, given.lattice) for panel in offered]
    turns = _turns(given.lattice)
    clue = Clue(
        "the parts",
        tuple(_leads(given.rows, shown, turns)),
        tuple(options),
        len(_LINES[given.rows]) * len(OPERATIONS) * len(turns),
        _spell,
    )
    return conclude(
        [clue],
        len(options),
        UNIT,
        lambda: _canonical(given, shown, options),
        lambda answer: f"{given.lattice}; {given.rows} rows; {_structure(clue, answer, shown)}",
    )


def _bits(parts: tuple[int, ...], lattice: str) -> int:
    if list(parts) != sorted(set(parts)) or not all(0 <= part < PARTS[lattice] for part in parts):
        raise MalformedStatement(f"a panel lists parts from 0 to {PARTS[lattice] - 1}, in order, not {list(parts)}")
    return sum(1 << part for part in parts)


def _spell(parts: int) -> str:
    return " ".join(str(part) for part in range(parts.bit_length()) if parts >> part & 1) or "none"


def _leads(rows: int, shown: list[int], turns: tuple[tuple[int, ...], ...]) -> Iterator[Lead]:
    """The rules that hold in all whole lines of a direction."""
    for along, (*whole, (g, h)) in _LINES[rows].items():
        for name, (weight, operation) in OPERATIONS.items():
            for words, path in zip(TURNS, turns, strict=True):
                if all(_moved(operation(shown[a], shown[b]), path) == shown[c] for a, b, c in whole):
                    end = _moved(operation(shown[g], shown[h]), path)
                    yield Lead(f"{name}{words} along {along}", weight + TURN * bool(words), end)


def _structure(clue: Clue, answer: int, shown: list[int]) -> str:
    """The simplest rules, and how the first two panels of each line lie to one another.

    It leaves out what a disguise changes: rows or columns, and the direction of a quarter turn.
    """
    rules = [name.split(" along ") for name in clue.names(answer).split("/")]
    names = {name.replace("+1", "1").replace("-1", "1") for name, _ in rules}
    lines = _LINES[(len(shown) + 1) // 3]
    lying = min([_lying(shown[line[0]], shown[line[1]]) for line in lines[along]] for _, along in rules)
    return f"{'/'.join(sorted(names))}; {', '.join(lying)}"


def _lying(one: int, other: int) -> str:
    """How the parts of two panels lie to one another."""
    if one == other:
        return "alike"
    if not one & other:
        return "apart"
    return "within" if not one & ~other else "around" if not other & ~one else "overlapping"


# --- symmetries: where each part goes when a panel is turned or reflected


def _moved(parts: int, path: tuple[int, ...]) -> int:
    return sum(1 << path[part] for part in range(parts.bit_length()) if parts >> part & 1)


def _grid(side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A quarter turn and a reflection of cells, row by row."""
    places = [divmod(cell, side) for cell in range(side * side)]
    turn = tuple(column * side + side - 1 - row for row, column in places)
    return turn, tuple(row * side + side - 1 - column for row, column in places)


@cache
def _generators(lattice: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A quarter turn clockwise, and the reflection that exchanges left and right."""
    if lattice == "wheel":  # spokes 0..7 clockwise from the top, then the rim from each to the next
        turn = tuple((part + 2) % 8 + part // 8 * 8 for part in range(16))
        return turn, tuple(-part % 8 if part < 8 else 8 + (7 - part) % 8 for part in range(16))
    if lattice == "squares":  # lines across, row by row, then lines down, row by row, by the corners that they join
        lines = [((row, column), (row, column + 1)) for row in range(3) for column in range(2)]
        lines += [((row, column), (row + 1, column)) for row in range(2) for column in range(3)]
        return (
            tuple(lines.index(_ordered((a[1], 2 - a[0]), (b[1], 2 - b[0]))) for a, b in lines),
            tuple(lines.index(_ordered((a[0], 2 - a[1]), (b[0], 2 - b[1]))) for a, b in lines),
        )
    return _grid(int(lattice[-1]))


def _ordered(one: tuple[int, int], other: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    return (one, other) if one < other else (other, one)


@cache
def _turns(lattice: str) -> tuple[tuple[int, ...], ...]:
    """The four turns, by 0 to 3 quarters clockwise."""
    turn, _ = _generators(lattice)
    paths = [tuple(range(PARTS[lattice]))]
    for _ in range(3):
        paths.append(tuple(turn[part] for part in paths[-1]))
    return tuple(paths)


def _canonical(given: _Panels, shown: list[int], options: list[int]) -> str:
    """A disguise turns or reflects all panels alike, changes the order of the options, or makes rows of columns."""
    _, mirror = _generators(given.lattice)
    orders = [range(len(shown))] if given.rows == 2 else [range(8), (0, 3, 6, 1, 4, 7, 2, 5)]
    codes = []
    for turn in _turns(given.lattice):
        for path in (turn, tuple(mirror[part] for part in turn)):
            moved = [_moved(panel, path) for panel in shown]
            ends = sorted(_moved(option, path) for option in options)
            codes += [([moved[place] for place in order], ends) for order in orders]
    return fingerprint((given.lattice, min(codes)))
