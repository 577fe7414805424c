"""Finds which panel fits when only the relations between its outlines matter.

Every relation of every pair of outlines is taken, and every rule is tried on each. An option fits if it does in all
relations that follow some rule.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import combinations, pairwise
from math import dist, hypot
from operator import or_
from typing import Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.core.question import Question
from puzzlegen.formats.matrices import relations as form
from puzzlegen.formats.matrices.relations import Kind, Outline, Panel, Shape
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    least,
    letter_of_number,
    proven,
)
from puzzlegen.validators.matrices.kits.evidence import least_weight

Point: TypeAlias = tuple[float, float]
Column: TypeAlias = tuple[str, str]  # two outlines, and a kind of relation
Weights: TypeAlias = list[
    tuple[int, int]
]  # the panels on offer that a relation refutes, as bits, and what its rule says

METHOD: Final = "all relations of all pairs of outlines"
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


_SHOWN: Final[Mapping[type[Question], int]] = {
    form.Matrix: 8,
    form.Analogy: 5,
    form.Next: 5,
    form.Belongs: 4,
    form.OddOneOut: 0,
    form.Count: 4,
    form.CountOffered: 4,
}
_VALUES: Final[Mapping[Kind, Sequence[str]]] = {
    "contact": ("apart", "across", "within", "around"),
    "size": (">", "=", "<"),
    "side": ("<", "=", ">"),
    "height": ("<", "=", ">"),
}
"""As they are numbered in explanations."""


def certify(given: form.Panels, query: form.Query) -> Certificate:
    """Find every option that fits.

    The difficulty is the relations looked at by somebody who takes one after the other in all panels that are shown,
    and where it follows a rule also in the options that are left, until only one is. The depth is how much has to be
    found out to refute all options but one, or to count those that fit: one thing of a relation that stays the same,
    two of one that changes, as it has to be seen how.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    task, offered = task_of(query), _offered(query)
    for held, known in ((given.outlines, SHAPES), (given.relations, KINDS)):
        if [*held] != [name for name in known if name in held]:
            raise MalformedStatement("outlines and relations are listed once, in their order")
    if len(given.panels) != _SHOWN[type(query)]:
        raise MalformedStatement(f"{task} shows {_SHOWN[type(query)]} panels")
    demand_different(offered)
    panels = (*given.panels, *offered)
    if any(len(panel) != len(given.outlines) for panel in panels):
        raise MalformedStatement("every panel has every outline")
    columns, seen = _columns(given), _table(given, panels)
    numbers = query.options if isinstance(query, form.CountOffered) else ()
    further: list[Findings] = []
    if isinstance(query, form.Count):
        findings, effort, needed, weights = _counted(columns, seen, numbers)
    elif isinstance(query, form.OddOneOut):
        findings, effort, needed = _singled_out(columns, seen)
        weights = [(1, 1)] * bool(findings.answers)
    else:
        findings, effort, needed, weights, doubtful = _ruled(_RULES[type(query)], columns, seen)
        further = [Findings(())] * doubtful
    refuted = reduce(or_, (some for some, _ in weights), 0)
    return proven(
        [findings, *further] if findings.answers else [],
        BUDGET,
        method=METHOD,
        effort={"relations": len(columns) * len(panels)},
        difficulty=effort,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((given.outlines, given.relations, sorted(numbers), task, _form(query, given.panels))),
        structure=f"{task}; {len(given.outlines)} outlines; {', '.join(needed)}",
        depth=Depth.properties(int(least_weight(weights, refuted))),
    )


def certify_why(given: form.Panels, query: form.Query, answer: str, why: form.Facts) -> Faults:
    """What is false in the relations that decide: their values and rules, and that they are all of them."""
    shown, offered = len(given.panels), _offered(query)
    panels = (*given.panels, *offered)
    if isinstance(query, form.Choice) and shown:
        panels = (*given.panels, offered[LETTERS.index(answer)])
    true = dict(zip(_named_columns(given), zip(*_table(given, panels), strict=True), strict=True))
    told = {(*each.pair, each.kind): each for each in why.relations}
    if isinstance(query, form.OddOneOut):
        alone = {name for name, values in true.items() if _alone(values) == answer}
        wanted = {next((name for name in true if name in told and name in alone), None)}
    else:
        rule = _RULES[form.Count if isinstance(query, form.Count) else type(query)]
        wanted = {name for name, values in true.items() if rule(values[:shown])}
    if {*told} != wanted or len(told) < len(why.relations):
        return ("these are not the relations that decide",)
    for name, each in told.items():
        if tuple(_VALUES[each.kind].index(value) for value in true[name]) != each.values:
            return ("a relation has other values",)
        ruled = true[name][:shown] if isinstance(query, form.Count) else true[name]
        if each.rule != next((rule for rule in _SAID[type(query)] if _FOLLOWED[rule](ruled)), None):
            return ("a relation follows another rule",)
    return ()


def _offered(query: form.Query) -> tuple[Panel, ...]:
    """The panels to choose from, or to count."""
    return query.figures if isinstance(query, form.Count) else query.options


def _pairs(given: form.Panels) -> list[tuple[int, int, Kind]]:
    return [(a, b, kind) for a, b in combinations(range(len(given.outlines)), 2) for kind in given.relations]


def _named_columns(given: form.Panels) -> list[tuple[Shape, Shape, Kind]]:
    return [(given.outlines[a], given.outlines[b], kind) for a, b, kind in _pairs(given)]


def _columns(given: form.Panels) -> list[Column]:
    return [(f"{one} and {other}", kind) for one, other, kind in _named_columns(given)]


def _table(given: form.Panels, panels: Sequence[Panel]) -> list[list[str]]:
    """Of each panel how every two outlines lie."""
    return [
        [_seen(kind, given.outlines[a], given.outlines[b], panel[a], panel[b]) for a, b, kind in _pairs(given)]
        for panel in panels
    ]


def _form(query: form.Query, panels: Sequence[Panel]) -> tuple[object, ...]:
    """The panels and the options, the same for all mirror images, and in any order where that does not matter."""

    def flipped(puzzle: tuple[object, ...], across: int, down: int) -> tuple[object, ...]:
        return tuple(
            tuple(tuple((across * x, down * y, size) for x, y, size in panel) for panel in some)  # type: ignore[attr-defined]
            for some in puzzle
        )

    def sideways(puzzle: tuple[object, ...]) -> tuple[object, ...]:
        return ordered(flipped(puzzle, -1, 1))

    def upside(puzzle: tuple[object, ...]) -> tuple[object, ...]:
        return ordered(flipped(puzzle, 1, -1))

    def ordered(puzzle: tuple[object, ...]) -> tuple[object, ...]:
        shown, offered = puzzle
        if _SHOWN[type(query)] == 4:
            shown = tuple(sorted(shown))  # type: ignore[call-overload]
        return shown, tuple(sorted(offered))  # type: ignore[call-overload]

    def transposed(puzzle: tuple[object, ...]) -> tuple[object, ...]:
        shown, offered = puzzle
        return tuple(shown[place] for place in (0, 3, 6, 1, 4, 7, 2, 5)), offered  # type: ignore[index]

    moves: list[Callable[[tuple[object, ...]], tuple[object, ...]]] = [sideways, upside]
    return least(
        ordered(flipped((panels, _offered(query)), 1, 1)),
        *moves,
        *([transposed] if isinstance(query, form.Matrix) else []),
    )


# --- rules


_STILL: Final = {"the same", "one in a line"}
"""Rules by which a relation does not change: from panel to panel of a line, or of a pair."""


def _ruled(
    rule: Callable[[Sequence[str]], dict[str, str]], columns: Sequence[Column], seen: Sequence[Sequence[str]]
) -> tuple[Findings, int, list[str], Weights, bool]:
    """The options that fit in all relations that follow some rule, and whether two rules of one lead elsewhere."""
    against: dict[str, str] = {}
    needed: list[str] = []
    weights: Weights = []
    effort, governed, doubtful = 0, False, False
    for (name, kind), *values in zip(columns, *seen, strict=True):
        shown, offered = values[: -len(LETTERS)], values[-len(LETTERS) :]
        searching = len(against) < len(LETTERS) - 1
        effort += len(shown) * searching
        wanted = rule(shown)
        if not wanted:
            continue
        governed = True
        refuted = sum(1 << place for place, value in enumerate(offered) if value not in wanted)
        weights.append((refuted, 1 if _STILL & {*wanted.values()} else 2))
        doubtful |= len(wanted) > 1
        effort += (len(LETTERS) - len(against)) * searching
        before = len(against)
        for letter, value in zip(LETTERS, offered, strict=True):
            if value not in wanted and letter not in against:
                against[letter] = f"{kind} of {name} has to be {' or '.join(sorted(wanted))}, not {value}"
        if len(against) > before:
            needed.append(f"{kind} {min(wanted.values())}")
    answers = tuple(letter for letter in LETTERS if letter not in against) if governed else ()
    return Findings(answers, against), effort, needed, weights, doubtful


def _counted(
    columns: Sequence[Column], seen: Sequence[Sequence[str]], options: Sequence[int]
) -> tuple[Findings, int, list[str], Weights]:
    """How many of the panels after the first four agree with these in all relations in which these agree."""
    fitting = [True] * (len(seen) - 4)
    needed: list[str] = []
    weights: Weights = []
    effort = 0
    for (_, kind), *values in zip(columns, *seen, strict=True):
        effort += 4
        if wanted := _in_common(values[:4]):
            effort += len(fitting)
            fitting = [fits and value in wanted for fits, value in zip(fitting, values[4:], strict=True)]
            weights.append((sum(1 << place for place, value in enumerate(values[4:]) if value not in wanted), 1))
            needed.append(kind)
    if not needed:
        return Findings(()), effort, needed, weights
    counted = letter_of_number(options, sum(fitting)) if options else Findings((str(sum(fitting)),))
    return counted, effort, needed, weights


def _singled_out(columns: Sequence[Column], seen: Sequence[Sequence[str]]) -> tuple[Findings, int, list[str]]:
    """The options that some relation singles out."""
    found: dict[str, str] = {}
    effort = 0
    for (_, kind), *values in zip(columns, *seen, strict=True):
        effort += 0 if found else len(values)
        if alone := _alone(values):
            found.setdefault(alone, kind)
    answers = tuple(sorted(found))
    against = {letter: "no relation singles it out" for letter in LETTERS if letter not in found}
    return Findings(answers, against), effort, list(found.values())[:1]


def _alone(values: Sequence[str]) -> str:
    """The letter of the only value that differs from the others, if these are the same."""
    alone = [letter for letter, value in zip(LETTERS, values, strict=True) if values.count(value) == 1]
    return alone[0] if len(alone) == 1 and len(set(values)) == 2 else ""


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
    found: dict[str, str] = {}
    for lines in (((0, 1, 2), (3, 4, 5), (6, 7)), ((0, 3, 6), (1, 4, 7), (2, 5))):
        first, second, last = ([values[place] for place in line] for line in lines)
        if sorted(first) == sorted(second):
            rest = list(first)
            if all(value in rest and not rest.remove(value) for value in last):  # type: ignore[func-returns-value]
                found.setdefault(rest[0], "the same three")
        if len(set(first)) == len(set(second)) == len(set(last)) == 1:
            found[last[0]] = "one in a line"
    return found


_RULES: Final[Mapping[type[Question], Callable[[Sequence[str]], dict[str, str]]]] = {
    form.Matrix: _in_a_matrix,
    form.Analogy: _in_pairs,
    form.Next: _in_turn,
    form.Belongs: _in_common,
    form.Count: _in_common,
}


def _lines(values: Sequence[str], down: bool) -> list[list[str]]:
    return [[*values[at::3]] if down else [*values[3 * at : 3 * at + 3]] for at in range(3)]


def _one_each(lines: Sequence[Sequence[str]]) -> bool:
    return all(len({*line}) == 1 for line in lines)


def _same_three(lines: Sequence[Sequence[str]]) -> bool:
    return all(sorted(line) == sorted(lines[0]) for line in lines)


_FOLLOWED: Final[Mapping[form.RuleName, Callable[[Sequence[str]], bool]]] = {
    "same": lambda values: len({*values}) == 1,
    "2 in turn": lambda values: values[2:] == values[:-2] and len({*values}) > 1,
    "3 in turn": lambda values: values[3:] == values[:-3] and len({*values}) > 1,
    "kept": lambda values: values[::2] == values[1::2],
    "reversed": lambda values: all(
        _REVERSED[one] == other for one, other in zip(values[::2], values[1::2], strict=True)
    ),
    "rows of one": lambda values: _one_each(_lines(values, down=False)),
    "columns of one": lambda values: _one_each(_lines(values, down=True)),
    "rows of three": lambda values: _same_three(_lines(values, down=False)),
    "columns of three": lambda values: _same_three(_lines(values, down=True)),
    "odd": lambda values: bool(_alone(values)),
}
"""What explanations may say of all values, that of the answer included."""
_SAID: Final[Mapping[type[Question], Sequence[form.RuleName]]] = {
    form.Matrix: ("same", "rows of one", "columns of one", "rows of three", "columns of three"),
    form.Analogy: ("kept", "reversed"),
    form.Next: ("same", "2 in turn", "3 in turn"),
    form.Belongs: ("same",),
    form.OddOneOut: ("odd",),
    form.Count: ("same",),
    form.CountOffered: ("same",),
}
"""Of each question, the plainest first."""


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
