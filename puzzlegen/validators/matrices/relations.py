"""Finds which panel fits when only the relations between its outlines matter.

Every relation of every pair of outlines is taken, and every rule is tried on each. An option fits if it does in all
relations that follow some rule.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from math import dist, hypot
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    least,
    letter_of_number,
    parse,
    proven,
)

Shape: TypeAlias = Literal["circle", "square", "diamond", "hexagon"]
Kind: TypeAlias = Literal["contact", "size", "side", "height"]
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=-8, le=8)]
Outline: TypeAlias = tuple[Coordinate, Coordinate, Literal[2, 4, 6]]  # its middle, and from there to each side
Panel: TypeAlias = tuple[Outline, ...]
Point: TypeAlias = tuple[float, float]
Column: TypeAlias = tuple[str, str]  # two outlines, and a kind of relation

METHOD: Final = "all relations of all pairs of outlines"
UNIT: Final = "relations looked at"
BUDGET: Final = 200
"""How many relations may be taken."""
SHAPES: Final[tuple[Shape, ...]] = ("circle", "square", "diamond", "hexagon")
KINDS: Final[tuple[Kind, ...]] = ("contact", "size", "side", "height")
CORNERS: Final[Mapping[str, tuple[Point, ...]]] = {
    "circle": (),
    "square": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    "diamond": ((0, -1), (1, 0), (0, 1), (-1, 0)),
    "hexagon": ((-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0)),
}
"""Of outlines of size 1 around the origin, clockwise."""
_CLEAR: Final = 0.7
_REVERSED: Final = {
    "apart": "apart",
    "across": "across",
    "within": "around",
    "around": "within",
    "=": "=",
    "<": ">",
    ">": "<",
}


class _Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    outlines: Annotated[tuple[Shape, ...], msgspec.Meta(min_length=2, max_length=3)]
    relations: Annotated[tuple[Kind, ...], msgspec.Meta(min_length=1)]
    panels: tuple[Panel, ...]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["matrix", "analogy", "next", "belongs", "odd_one_out"]
    options: tuple[Panel, Panel, Panel, Panel]


class _Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["count", "count_choice"]
    figures: Annotated[tuple[Panel, ...], msgspec.Meta(min_length=4, max_length=8)]
    options: tuple[int, int, int, int] | None = None


_SHOWN: Final = {"matrix": 8, "analogy": 5, "next": 5, "belongs": 4, "odd_one_out": 0, "count": 4, "count_choice": 4}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every option that fits.

    The difficulty is the relations looked at by somebody who takes one after the other in all panels that are shown,
    and where it follows a rule also in the options that are left, until only one is.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    given = parse(statement, _Statement, "statement")
    counted = str(query.get("task")).startswith("count")
    asked: _Query | _Count = parse(query, _Count, "query") if counted else parse(query, _Query, "query")
    offered = asked.figures if isinstance(asked, _Count) else asked.options
    for held, known in ((given.outlines, SHAPES), (given.relations, KINDS)):
        if [*held] != [name for name in known if name in held]:
            raise MalformedStatement("outlines and relations are listed once, in their order")
    if len(given.panels) != _SHOWN[asked.task]:
        raise MalformedStatement(f"{asked.task} shows {_SHOWN[asked.task]} panels")
    if isinstance(asked, _Count) and (asked.options is None) == (asked.task == "count_choice"):
        raise MalformedStatement("numbers are on offer in a choice, and only there")
    demand_different(offered)
    pairs = [(pair, kind) for pair in combinations(range(len(given.outlines)), 2) for kind in given.relations]
    columns = [(f"{given.outlines[a]} and {given.outlines[b]}", kind) for (a, b), kind in pairs]
    panels = (*given.panels, *offered)
    if any(len(panel) != len(given.outlines) for panel in panels):
        raise MalformedStatement("every panel has every outline")
    seen = [
        [_seen(kind, given.outlines[a], given.outlines[b], panel[a], panel[b]) for (a, b), kind in pairs]
        for panel in panels
    ]
    further: list[Findings] = []
    if isinstance(asked, _Count):
        findings, effort, needed = _counted(columns, seen, asked.options)
    elif asked.task == "odd_one_out":
        findings, effort, needed = _singled_out(columns, seen)
    else:
        findings, effort, needed, doubtful = _ruled(_RULES[asked.task], columns, seen)
        further = [Findings(())] * doubtful
    numbers = sorted(asked.options or ()) if isinstance(asked, _Count) else ()
    return proven(
        [findings, *further] if findings.answers else [],
        BUDGET,
        method=METHOD,
        effort={"relations": len(columns) * len(panels)},
        difficulty=effort,
        unit=UNIT,
        canonical=fingerprint(
            (given.outlines, given.relations, numbers, asked.task, _form(asked.task, given.panels, offered))
        ),
        structure=f"{asked.task}; {len(given.outlines)} outlines; {', '.join(needed)}",
    )


def _form(task: str, panels: Sequence[Panel], options: Sequence[Panel]) -> tuple[object, ...]:
    """The panels and the options, the same for all mirror images, and in any order where that does not matter."""

    def flipped(form: tuple[object, ...], across: int, down: int) -> tuple[object, ...]:
        return tuple(
            tuple(tuple((across * x, down * y, size) for x, y, size in panel) for panel in some)  # type: ignore[attr-defined]
            for some in form
        )

    def sideways(form: tuple[object, ...]) -> tuple[object, ...]:
        return ordered(flipped(form, -1, 1))

    def upside(form: tuple[object, ...]) -> tuple[object, ...]:
        return ordered(flipped(form, 1, -1))

    def ordered(form: tuple[object, ...]) -> tuple[object, ...]:
        shown, offered = form
        if _SHOWN[task] == 4:
            shown = tuple(sorted(shown))  # type: ignore[call-overload]
        return shown, tuple(sorted(offered))  # type: ignore[call-overload]

    def transposed(form: tuple[object, ...]) -> tuple[object, ...]:
        shown, offered = form
        return tuple(shown[place] for place in (0, 3, 6, 1, 4, 7, 2, 5)), offered  # type: ignore[index]

    moves: list[Callable[[tuple[object, ...]], tuple[object, ...]]] = [sideways, upside]
    return least(ordered((tuple(panels), tuple(options))), *moves, *([transposed] if task == "matrix" else []))


# --- rules


def _ruled(
    rule: Callable[[Sequence[str]], dict[str, str]], columns: Sequence[Column], seen: Sequence[Sequence[str]]
) -> tuple[Findings, int, list[str], bool]:
    """The options that fit in all relations that follow some rule, and whether two rules of one lead elsewhere."""
    against: dict[str, str] = {}
    needed: list[str] = []
    effort, governed, doubtful = 0, False, False
    for (name, kind), *values in zip(columns, *seen, strict=True):
        shown, offered = values[: -len(LETTERS)], values[-len(LETTERS) :]
        searching = len(against) < len(LETTERS) - 1
        effort += len(shown) * searching
        wanted = rule(shown)
        if not wanted:
            continue
        governed = True
        doubtful |= len(wanted) > 1
        effort += (len(LETTERS) - len(against)) * searching
        before = len(against)
        for letter, value in zip(LETTERS, offered, strict=True):
            if value not in wanted and letter not in against:
                against[letter] = f"{kind} of {name} has to be {' or '.join(sorted(wanted))}, not {value}"
        if len(against) > before:
            needed.append(f"{kind} {min(wanted.values())}")
    answers = tuple(letter for letter in LETTERS if letter not in against) if governed else ()
    return Findings(answers, against), effort, needed, doubtful


def _counted(
    columns: Sequence[Column], seen: Sequence[Sequence[str]], options: Sequence[int] | None
) -> tuple[Findings, int, list[str]]:
    """How many of the panels after the first four agree with these in all relations in which these agree."""
    fitting = [True] * (len(seen) - 4)
    needed: list[str] = []
    effort = 0
    for (_, kind), *values in zip(columns, *seen, strict=True):
        effort += 4
        if wanted := _in_common(values[:4]):
            effort += len(fitting)
            fitting = [fits and value in wanted for fits, value in zip(fitting, values[4:], strict=True)]
            needed.append(kind)
    if not needed:
        return Findings(()), effort, needed
    return letter_of_number(options, sum(fitting)) if options else Findings((str(sum(fitting)),)), effort, needed


def _singled_out(columns: Sequence[Column], seen: Sequence[Sequence[str]]) -> tuple[Findings, int, list[str]]:
    """The options that some relation singles out."""
    found: dict[str, str] = {}
    effort = 0
    for (_, kind), *values in zip(columns, *seen, strict=True):
        effort += 0 if found else len(values)
        alone = [letter for letter, value in zip(LETTERS, values, strict=True) if values.count(value) == 1]
        if len(alone) == 1 and len(set(values)) == 2:
            found.setdefault(alone[0], kind)
    answers = tuple(sorted(found))
    against = {letter: "no relation singles it out" for letter in LETTERS if letter not in found}
    return Findings(answers, against), effort, list(found.values())[:1]


def _in_common(values: Sequence[str]) -> dict[str, str]:
    return {values[0]: "the same"} if len(set(values)) == 1 else {}


def _in_turn(values: Sequence[str]) -> dict[str, str]:
    """What comes next where all are the same, or two or three come again."""
    found = {}
    for period, name in ((3, "three in turn"), (2, "two in turn"), (1, "the same")):
        if all(a == b for a, b in zip(values, values[period:], strict=False)):
            found[values[-period]] = name
    return found


def _in_pairs(values: Sequence[str]) -> dict[str, str]:
    """What the last one becomes if every left one stays, or every left one is reversed."""
    pairs = [(values[0], values[1]), (values[2], values[3])]
    found = {}
    if all(_REVERSED[left] == right for left, right in pairs):
        found[_REVERSED[values[4]]] = "reversed"
    if all(left == right for left, right in pairs):
        found[values[4]] = "the same"
    return found


def _in_a_matrix(values: Sequence[str]) -> dict[str, str]:
    """What the last one is if all rows, or all columns, have one value each, or the same three."""
    found = {}
    for lines in (((0, 1, 2), (3, 4, 5), (6, 7)), ((0, 3, 6), (1, 4, 7), (2, 5))):
        first, second, last = ([values[place] for place in line] for line in lines)
        if sorted(first) == sorted(second):
            rest = list(first)
            if all(value in rest and not rest.remove(value) for value in last):  # type: ignore[func-returns-value]
                found[rest[0]] = "the same three"
        if len(set(first)) == len(set(second)) == len(set(last)) == 1:
            found[last[0]] = "one in a line"
    return found


_RULES: Final[Mapping[str, Callable[[Sequence[str]], dict[str, str]]]] = {
    "matrix": _in_a_matrix,
    "analogy": _in_pairs,
    "next": _in_turn,
    "belongs": _in_common,
}


# --- relations


def _seen(kind: Kind, one: Shape, other: Shape, first: Outline, second: Outline) -> str:
    """How the first outline is to the second one."""
    if kind == "contact":
        return _contact(one, other, first, second)
    at = ("side", "height", "size").index(kind)
    away = first[at] - second[at]
    if abs(away) == 1:
        raise MalformedStatement("two middles are level, or clearly not")
    return "=" if not away else "<" if away < 0 else ">"


@lru_cache(maxsize=1 << 16)
def _contact(one: Shape, other: Shape, first: Outline, second: Outline) -> str:
    """Apart, across, within or around; refused unless it is clear."""
    if _sticks_out(one, first, other, second) <= -_CLEAR:
        return "within"
    if _sticks_out(other, second, one, first) <= -_CLEAR:
        return "around"
    between = max(_between(one, first, other, second), _between(other, second, one, first))
    if between >= _CLEAR:
        return "apart"
    least_out = min(_sticks_out(one, first, other, second), _sticks_out(other, second, one, first))
    even = abs(first[2] - second[2])
    if even in (abs(first[0] - second[0]), abs(first[1] - second[1])):
        raise MalformedStatement("sides of two outlines that cross do not lie on one line")
    if between <= -_CLEAR and least_out >= _CLEAR:
        return "across"
    raise MalformedStatement("two outlines are clearly apart, across each other, or one inside the other")


def _points(shape: Shape, at: Outline) -> list[Point]:
    return [(at[0] + at[2] * x, at[1] + at[2] * y) for x, y in CORNERS[shape]]


def _sides(shape: Shape, at: Outline) -> list[tuple[float, float, float]]:
    """Of each side its outward normal, of length 1, and how far out it is."""
    corners = _points(shape, at)
    found = []
    for (a, b), (c, d) in pairwise([*corners, corners[0]]):
        length = hypot(c - a, d - b)
        x, y = (d - b) / length, (a - c) / length
        found.append((x, y, a * x + b * y))
    return found


def _reach(shape: Shape, at: Outline, x: float, y: float) -> float:
    """How far an outline reaches in a direction of length 1."""
    if shape == "circle":
        return at[0] * x + at[1] * y + at[2]
    return max(a * x + b * y for a, b in _points(shape, at))


def _sticks_out(one: Shape, first: Outline, other: Shape, second: Outline) -> float:
    """How far the first outline reaches beyond the second one."""
    if other != "circle":
        return max(_reach(one, first, x, y) - away for x, y, away in _sides(other, second))
    if one == "circle":
        return dist(first[:2], second[:2]) + first[2] - second[2]
    return max(dist(point, second[:2]) for point in _points(one, first)) - second[2]


def _between(one: Shape, first: Outline, other: Shape, second: Outline) -> float:
    """The room between two outlines in the best direction of a side of the second one, or from it to a circle."""
    if other == "circle":
        corners = _points(one, first) or [(first[0], first[1])]
        nearest = min(corners, key=lambda point: dist(point, second[:2]))
        x, y = nearest[0] - second[0], nearest[1] - second[1]
        away = hypot(x, y) or 1.0
        x, y = x / away, y / away
        return -_reach(one, first, -x, -y) - _reach(other, second, x, y)
    return max(-_reach(one, first, -x, -y) - away for x, y, away in _sides(other, second))
