"""Solves published panels of parts: every logical operation is tried, turned in every way, along rows and columns.

Of threes that are to be told apart, every one is tried with every operation, turned in every way. The odd one lacks a
rule that all others follow; two groups have a rule each, which no three of the other group follows.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices import logic_panels as form
from puzzlegen.validators.kits.answers import demand_different, fingerprint, verdict_on
from puzzlegen.validators.matrices.kits.evidence import Clue, Lead, conclude

OPERATIONS: Final[Mapping[str, tuple[int, Callable[[int, int], int]]]] = {
    "and": (3, lambda a, b: a & b),
    "or": (3, lambda a, b: a | b),
    "minus": (3, lambda a, b: a & ~b),
    "reverse minus": (4, lambda a, b: b & ~a),
    "xor": (5, lambda a, b: a ^ b),
}
"""Their weights are those that they have in matrices; the reverse of a difference is read against the direction."""
_OPERATION: Final[Mapping[form.Operation, Callable[[int, int], int]]] = {
    **{"and": OPERATIONS["and"][1], "or": OPERATIONS["or"][1], "xor": OPERATIONS["xor"][1]},
    **{"minus": OPERATIONS["minus"][1], "reverse": OPERATIONS["reverse minus"][1]},
}
"""As explanations call them."""
TURN: Final = 3  # weight of a turn of the result
TURNS: Final = ("", " turned by +1", " turned by 2", " turned by -1")  # quarters, clockwise
_LINES: Final[Mapping[int, Mapping[str, tuple[tuple[int, ...], ...]]]] = {
    3: {"rows": ((0, 1, 2), (3, 4, 5), (6, 7)), "columns": ((0, 3, 6), (1, 4, 7), (2, 5))},
    2: {"rows": ((0, 1, 2), (3, 4))},
    1: {"the row": ((0, 1, 2), (2, 3, 4), (4, 5))},
}
_SHOWN: Final = {1: 6, 2: 5, 3: 8}  # panels, by the number of rows
PARTS: Final[Mapping[form.LatticeName, int]] = {
    "cells_3x3": 9,
    "cells_4x4": 16,
    "dots_4x4": 16,
    "squares": 12,
    "wheel": 16,
}


Group: TypeAlias = tuple[int, int, int]
Path: TypeAlias = tuple[int, ...]  # where each part goes
Rules: TypeAlias = Mapping[str, int]  # by name, with their weights


def certify(given: form.Shown, query: form.Query) -> Certificate:
    """Find every option to which some rule leads; the difficulty is the weight of the simplest one for the answer.

    Of threes, it is the weight of the heaviest rule that has to be found: the one that all but the odd three follow,
    or one of those of the two groups. The depth is the number of steps of such a rule, each of which needs the one
    before: turns, and an operation, which is two steps where parts are joined and those in common left out (xor).

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    if isinstance(query, form.OddOneOut | form.Grouping):
        return _told_apart(given, query)
    rows = _rows(given, query)
    demand_different(query.options)
    shown = [_bits(panel, given.lattice) for panel in given.panels]
    options = [_bits(panel, given.lattice) for panel in query.options]
    every = _turns(given.lattice)
    turns, first_turns = every[: 1 if given.unturned else 4], every[: 4 if given.turned_first else 1]
    clue = Clue(
        "the parts",
        tuple(_leads(rows, shown, turns, first_turns)),
        tuple(options),
        len(_LINES[rows]) * len(OPERATIONS) * len(turns) * len(first_turns),
        _spell,
    )
    certificate = conclude(
        [clue],
        len(options),
        form.QUESTIONS[type(query)].unit,
        lambda: _canonical(given, shown, options),
        lambda answer: f"{given.lattice}; {_structure(clue, answer, shown, rows)}",
    )
    if certificate.verdict is not Verdict.UNIQUE:
        return certificate
    key = options[LETTERS.index(certificate.answers[0])]
    steps = min(_steps(lead.name) for lead in clue.leads if lead.value == key)
    return msgspec.structs.replace(certificate, depth=Depth.chain(steps))


def certify_why(given: form.Shown, query: form.Query, answer: str, why: form.Rule | form.TwoRules) -> Faults:
    """What is false in the rules: one holds in all lines up to the answer, or two tell threes apart as it does."""
    place, turns = LETTERS.index(answer), _turns(given.lattice)
    if isinstance(why, form.Rule):
        assert isinstance(query, form.LogicPanel | form.Next)
        rows = _rows(given, query)
        panels = [_bits(panel, given.lattice) for panel in (*given.panels, query.options[place])]
        first = turns[why.first_turn or 0]
        directions = [*_LINES[rows].values()]
        unspoken = (given.unturned and why.turn) or (why.first_turn and not given.turned_first)
        if unspoken or why.by_columns >= len(directions):
            return ("the question does not speak of this rule",)
        *whole, last = directions[why.by_columns]
        lines: list[tuple[int, ...]] = [*whole, (*last, len(panels) - 1)]
        made = (
            _moved(_OPERATION[why.operation](_moved(panels[a], first), panels[b]), turns[why.turn]) == panels[c]
            for a, b, c in lines
        )
        return () if all(made) else ("the panels do not follow the rule",)
    threes = _threes(given, query)
    groups: Sequence[Sequence[int]] = [at + 1 for at in range(4) if at != place], [place + 1]
    if isinstance(query, form.Grouping):
        groups = query.options[place]
    for (operation, turn), group in zip(why.rules, groups, strict=True):
        follow = {
            number
            for number, (first, second, third) in enumerate(threes, start=1)
            if _moved(_OPERATION[operation](first, second), turns[turn]) == third
        }
        if follow != {*group} or (given.unturned and turn):
            return ("the rules do not tell the threes apart",)
    return ()


def _rows(given: form.Shown, query: form.LogicPanel | form.Next) -> int:
    """The number of rows; refused unless they have as many panels as they must."""
    rows = given.rows
    if rows is None or given.threes is not None or (rows == 1) != isinstance(query, form.Next):
        raise MalformedStatement("a missing panel is one of rows: of one that goes on, or of two or three")
    if len(given.panels) != _SHOWN[rows]:
        raise MalformedStatement(f"rows: {rows}; there are {_SHOWN[rows]} panels without the missing one")
    return rows


def _bits(parts: tuple[int, ...], lattice: form.LatticeName) -> int:
    if list(parts) != sorted(set(parts)) or not all(part < PARTS[lattice] for part in parts):
        raise MalformedStatement(f"a panel lists parts from 0 to {PARTS[lattice] - 1}, in order, not {list(parts)}")
    return sum(1 << part for part in parts)


def _spell(parts: int) -> str:
    return " ".join(str(part) for part in range(parts.bit_length()) if parts >> part & 1) or "none"


def _leads(rows: int, shown: list[int], turns: tuple[Path, ...], first_turns: tuple[Path, ...]) -> Iterator[Lead]:
    """The rules that hold in all whole lines of a direction."""
    for along, (*whole, (g, h)) in _LINES[rows].items():
        for before, first in zip(TURNS, first_turns, strict=False):
            begun = [_moved(panel, first) for panel in shown]
            for name, (weight, operation) in OPERATIONS.items():
                for words, path in zip(TURNS, turns, strict=False):
                    if all(_moved(operation(begun[a], shown[b]), path) == shown[c] for a, b, c in whole):
                        end = _moved(operation(begun[g], shown[h]), path)
                        rule = f"{name}{f' of the first{before}' if before else ''}{words}"
                        yield Lead(f"{rule} along {along}", weight + TURN * (bool(before) + bool(words)), end)


def _steps(rule: str) -> int:
    """The steps of a rule of this name, each of which needs the one before."""
    return (2 if rule.startswith("xor") else 1) + rule.count("turned by")


def _structure(clue: Clue, answer: int, shown: list[int], rows: int) -> str:
    """The layout, the simplest rules, and how the first two panels of each line lie to one another.

    It leaves out what a disguise changes: rows or columns, and the direction of a quarter turn.
    """
    rules = [name.split(" along ") for name in clue.names(answer).split("/")]
    names = {_unsigned(name) for name, _ in rules}
    lines = _LINES[rows]
    lying = min([_lying(shown[line[0]], shown[line[1]]) for line in lines[along]] for _, along in rules)
    layout = "row" if rows == 1 else f"{rows} rows"
    return f"{layout}; {'/'.join(sorted(names))}; {', '.join(lying)}"


def _unsigned(name: str) -> str:
    """A rule without the direction of a quarter turn."""
    return name.replace("+1", "1").replace("-1", "1")


def _lying(one: int, other: int) -> str:
    """How the parts of two panels lie to one another."""
    if one == other:
        return "alike"
    if not one & other:
        return "apart"
    return "within" if not one & ~other else "around" if not other & ~one else "overlapping"


# --- threes that follow different rules


def _threes(given: form.Shown, query: form.Query) -> list[list[int]]:
    """The threes that are to be told apart."""
    odd = isinstance(query, form.OddOneOut)
    listed = query.options if isinstance(query, form.OddOneOut) else given.threes or ()
    known = given.threes is not None and given.rows is None and not given.panels and not given.turned_first
    if not known or len(listed) != (4 if odd else 6) or (odd and given.threes) or len(set(listed)) < len(listed):
        raise MalformedStatement("the options are four different threes, or six are shown and divided")
    return [[_bits(panel, given.lattice) for panel in three] for three in listed]


def _told_apart(given: form.Shown, query: form.OddOneOut | form.Grouping) -> Certificate:
    """Find every option that tells threes apart by rules."""
    odd = isinstance(query, form.OddOneOut)
    divisions = _divisions(query) if isinstance(query, form.Grouping) else ()
    threes = _threes(given, query)
    turns = _turns(given.lattice)[: 1 if given.unturned else 4]
    followed = [_followed(three, turns) for three in threes]
    whole = frozenset(range(len(threes)))
    if odd:
        weights = [_common(followed, whole - {place}) for place in range(4)]
    else:
        apart = {groups: _apart(followed, groups) for groups in _EVERY}
        weights = [apart[groups] for groups in divisions]
    left = [place for place, (weight, _) in enumerate(weights) if weight]
    verdict = verdict_on(left)
    unique = verdict is Verdict.UNIQUE
    told = "; ".join(f"{number}: {' or '.join(rules) or 'none'}" for number, rules in enumerate(followed, start=1))
    weight, steps = weights[left[0]] if unique else (0, 0)
    elsewhere = not odd and any(weight and groups not in divisions for groups, (weight, _) in apart.items())
    return Certificate(
        verdict=verdict,
        answers=tuple(LETTERS[place] for place in left[:2]),
        method="induction over all rules",
        effort={"rules_tried": len(threes) * len(OPERATIONS) * len(turns), "rules_found": sum(map(len, followed))},
        difficulty=float(weight),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=_canonical_threes(given.lattice, threes, divisions) if unique else "",
        structure=f"{given.lattice}; {_patterns(threes, followed)}" if unique else "",
        refuted={
            LETTERS[place]: f"no rule tells the threes apart so; these are followed: {told}"
            for place in range(len(weights))
            if place not in left
        },
        faults=("other rules divide the threes in a way that is not on offer",) if elsewhere else (),
        depth=Depth.chain(steps),
    )


_EVERY: Final[tuple[tuple[Group, Group], ...]] = tuple(
    ((1, a, b), tuple(number for number in range(2, 7) if number not in (a, b)))  # type: ignore[misc]
    for a, b in combinations(range(2, 7), 2)
)
"""All ways to divide six threes into two groups of three."""


def _divisions(query: form.Grouping) -> tuple[tuple[Group, Group], ...]:
    demand_different(query.options)
    if not {*query.options} <= {*_EVERY}:
        raise MalformedStatement("four options divide 1 to 6 into two groups of three, in order, that of 1 first")
    return query.options


def _followed(three: Sequence[int], turns: Sequence[tuple[int, ...]]) -> Rules:
    """The rules that a three follows."""
    first, second, third = three
    return {
        f"{name}{words}": weight + TURN * bool(words)
        for name, (weight, operation) in OPERATIONS.items()
        for words, path in zip(TURNS, turns, strict=False)
        if _moved(operation(first, second), path) == third
    }


def _common(followed: Sequence[Rules], within: frozenset[int]) -> tuple[int, int]:
    """The weight of the simplest rule that exactly these threes follow, and the steps of the shortest; 0 for none."""
    rules = [
        (weight, _steps(name))
        for name, weight in followed[min(within)].items()
        if within == {place for place, rules in enumerate(followed) if name in rules}
    ]
    return min((weight for weight, _ in rules), default=0), min((steps for _, steps in rules), default=0)


def _apart(followed: Sequence[Rules], groups: tuple[Group, Group]) -> tuple[int, int]:
    """The same of the harder of the rules of two groups; 0 if one of them has none of its own."""
    one, other = (_common(followed, frozenset(number - 1 for number in group)) for group in groups)
    return (max(one[0], other[0]), max(one[1], other[1])) if one[0] and other[0] else (0, 0)


def _patterns(threes: Sequence[Sequence[int]], followed: Sequence[Rules]) -> str:
    """The rules of each three, and how its first two panels lie to one another; without what a disguise changes."""
    patterns = (
        f"{'/'.join(sorted({_unsigned(name) for name in rules})) or 'none'} {_lying(three[0], three[1])}"
        for three, rules in zip(threes, followed, strict=True)
    )
    return ", ".join(sorted(patterns))


def _canonical_threes(
    lattice: form.LatticeName, threes: Sequence[Sequence[int]], divisions: Sequence[tuple[Group, Group]]
) -> str:
    """A disguise turns or reflects all panels alike, or changes the order of the threes or of the options."""
    codes = []
    for path in _symmetries(lattice):
        moved = [tuple(_moved(panel, path) for panel in three) for three in threes]
        order = sorted(moved)
        rank = [order.index(three) for three in moved]
        offered = sorted(sorted(sorted(rank[number - 1] for number in group) for group in one) for one in divisions)
        codes.append((order, offered))
    return fingerprint((lattice, min(codes)))


# --- symmetries: where each part goes when a panel is turned or reflected


def _moved(parts: int, path: tuple[int, ...]) -> int:
    return sum(1 << path[part] for part in range(parts.bit_length()) if parts >> part & 1)


def _grid(side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A quarter turn and a reflection of cells, row by row."""
    places = [divmod(cell, side) for cell in range(side * side)]
    turn = tuple(column * side + side - 1 - row for row, column in places)
    return turn, tuple(row * side + side - 1 - column for row, column in places)


@cache
def _generators(lattice: form.LatticeName) -> tuple[tuple[int, ...], tuple[int, ...]]:
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
def _turns(lattice: form.LatticeName) -> tuple[tuple[int, ...], ...]:
    """The four turns, by 0 to 3 quarters clockwise."""
    turn, _ = _generators(lattice)
    paths = [tuple(range(PARTS[lattice]))]
    for _ in range(3):
        paths.append(tuple(turn[part] for part in paths[-1]))
    return tuple(paths)


@cache
def _symmetries(lattice: form.LatticeName) -> tuple[tuple[int, ...], ...]:
    """The four turns, and each of them followed by the reflection."""
    _, mirror = _generators(lattice)
    turns = _turns(lattice)
    return (*turns, *(tuple(mirror[part] for part in turn) for turn in turns))


def _canonical(given: form.Shown, shown: list[int], options: list[int]) -> str:
    """A disguise turns or reflects all panels alike, changes the order of the options, or makes rows of columns."""
    orders = [range(8), (0, 3, 6, 1, 4, 7, 2, 5)] if given.rows == 3 else [range(len(shown))]
    codes = []
    for path in _symmetries(given.lattice):
        moved = [_moved(panel, path) for panel in shown]
        ends = sorted(_moved(option, path) for option in options)
        codes += [([moved[place] for place in order], ends) for order in orders]
    return fingerprint((given.lattice, min(codes), *(["turned first"] if given.turned_first else [])))
