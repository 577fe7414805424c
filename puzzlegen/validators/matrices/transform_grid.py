"""Finds the steps by which figures are turned or flipped.

All combinations of the eight symmetries of a square are tried on all rows.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise, product
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, parse, proven
from puzzlegen.validators.matrices.kits.figure_properties import near_misses_of, see
from puzzlegen.validators.matrices.kits.figure_symmetry import TURNS, Mark, codes

Code: TypeAlias = tuple[Mark, ...]
Steps: TypeAlias = tuple[int, ...]
Groups: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]  # the rows of each, from 1

METHOD: Final = "all turns and reflections"
UNIT: Final = "weight of turns and flips to find and to do"
BUDGET: Final = 5000
"""How many combinations of steps may be tried on a row."""
NAMES: Final = ("same", "clockwise", "half", "counterclockwise", "sideways", "upside", "falling", "rising")
"""Of `figure_symmetry.TURNS`, in their order; a flip is named after what it exchanges, or after its diagonal."""
WEIGHTS: Final = (0, 2, 1, 2, 1, 1, 3, 3)
_BLANK: Final = 2  # weight of a panel that has to be imagined
_Name: TypeAlias = Literal["same", "clockwise", "half", "counterclockwise", "sideways", "upside", "falling", "rising"]
_Row: TypeAlias = Annotated[tuple[Figure | None, ...], msgspec.Meta(min_length=2, max_length=4)]


class _Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: Annotated[tuple[_Row, ...], msgspec.Meta(min_length=1, max_length=8)]


class _Ends(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["missing", "first"]
    options: tuple[Figure, Figure, Figure, Figure]


class _Broken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["row"]


class _Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["step"]
    options: tuple[_Name, _Name, _Name, _Name]


class _Split(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["grouping"]
    options: tuple[Groups, Groups, Groups, Groups]


_Query: TypeAlias = _Ends | _Broken | _Named | _Split
_codes = lru_cache(maxsize=1 << 12)(codes)
_QUERIES: Final[Mapping[str, type[_Query]]] = {
    "missing": _Ends,
    "first": _Ends,
    "row": _Broken,
    "step": _Named,
    "grouping": _Split,
}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every option to which steps lead that fit all rows; the row whose steps are others; or the groups of rows.

    The difficulty is the weight of the steps that have to be done one after the other in the head, or found in all rows
    that are to be grouped, and of blank panels.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    rows = parse(statement, _Statement, "statement").rows
    asked: _Query = parse(query, _QUERIES.get(query.get("task", ""), _Ends), "query")
    if len({len(row) for row in rows}) > 1:
        raise MalformedStatement("rows are equally long")
    offered: tuple[object, ...] = getattr(asked, "options", ())
    figures = [panel for row in rows for panel in row if panel is not None]
    different = {min(_codes(one)): one for one in (*figures, *offered) if isinstance(one, Figure)}
    seen = [see(one) for one in different.values()]
    if any(len(set(one.codes)) < len(TURNS) for one in seen):
        raise MalformedStatement("a figure looks the same after some turn or flip")
    shown = [[None if panel is None else _codes(panel) for panel in row] for row in rows]
    count = len(rows[0]) - 1
    every = list(product(range(len(TURNS)), repeat=count))
    effort = len(every) * len(rows)
    blanks = sum(panel is None for row in rows for panel in row)
    fitting: Sequence[Steps] = ()
    if effort <= BUDGET:
        fits = [{steps for steps in every if _goes(row, steps)} for row in shown]
        match asked:
            case _Broken():
                findings, fitting = _broken(rows, fits)
            case _Split():
                findings, fitting = _grouped(fits, asked.options)
            case _Named():
                fitting = sorted(set.intersection(*fits))
                wholes = {NAMES[_whole(steps)] for steps in fitting}
                findings = _offered(wholes, asked.options, "the steps do something else")
            case _:
                fitting = sorted(set.intersection(*fits))
                findings = _ended(shown[-1], fitting, asked)
                blanks -= 1
    else:
        findings = []
    done = _done(shown, fitting, asked) if fitting else ()
    weight = sum(WEIGHTS[step] for step in done) + _BLANK * blanks
    kinds = " or ".join(
        sorted(", ".join(sorted(map(_kind, steps))) for steps in fitting[: 1 + isinstance(asked, _Split)])
    )
    return proven(
        findings,
        BUDGET,
        method=METHOD,
        effort={"combinations": effort},
        difficulty=weight + (_BLANK * (count - 1) if isinstance(asked, _Broken) else 0),
        unit=UNIT,
        canonical=fingerprint((asked.task, _canonical(rows, offered, asked.task))),
        structure=f"{asked.task}; {count} steps; {kinds}",
        faults=near_misses_of(seen),
    )


def _goes(row: Sequence[tuple[Code, ...] | None], steps: Steps) -> bool:
    """True if the panels of a row that are shown go by these steps."""
    before: tuple[Code, ...] | None = None
    turn = 0
    for number, panel in enumerate(row):
        turn = combined(turn, steps[number - 1]) if number else 0
        if panel is not None:
            if before is not None and before[turn] != panel[0]:
                return False
            before, turn = panel, 0
    return True


def combined(one: int, other: int) -> int:
    """The place in `TURNS` of one and then another."""
    (a, b, c, d), (p, q, r, s) = TURNS[one], TURNS[other]
    return TURNS.index((p * a + q * c, p * b + q * d, r * a + s * c, r * b + s * d))


def _whole(steps: Steps) -> int:
    turn = 0
    for step in steps:
        turn = combined(turn, step)
    return turn


def _ended(row: Sequence[tuple[Code, ...] | None], fitting: Sequence[Steps], asked: _Ends) -> list[Findings]:
    """For each figure that can stand in the last or first place of the last row, the option that shows it."""
    place = len(row) - 1 if asked.task == "missing" else 0
    held = next((panel for panel in row if panel is not None), None)
    if row[place] is not None or held is None:
        raise MalformedStatement("the panel that is asked for is blank, and another one of its row is not")
    ends = set()
    for turn in range(len(TURNS)):
        whole = [*row]
        whole[place] = tuple(held[combined(turn, number)] for number in range(len(TURNS)))
        if any(_goes(whole, steps) for steps in fitting):
            ends.add(held[turn])
    return _offered(ends, [_codes(option)[0] for option in asked.options], "no steps that fit all rows lead there")


def _offered(ends: Collection[object], options: Sequence[object], against: str) -> list[Findings]:
    """For each end the option that says so, and one without an answer for all ends that are not on offer."""
    demand_different(options)
    lettered = dict(zip(LETTERS, options, strict=True))
    found: list[tuple[str, ...]] = [(letter,) for letter, option in lettered.items() if option in ends]
    found += [()] * (len(ends) > len(found) > 0)
    refuted = {letter: against for letter, option in lettered.items() if option not in ends}
    return [Findings(letters, refuted) for letters in found]


def _broken(rows: Sequence[object], fits: Sequence[set[Steps]]) -> tuple[list[Findings], list[Steps]]:
    """The rows without which the others go by the same steps."""
    if len(rows) != len(LETTERS):
        raise MalformedStatement("one row of four is asked for")
    found: dict[str, set[Steps]] = {}
    for place, letter in enumerate(LETTERS):
        others = set.intersection(*(fit for number, fit in enumerate(fits) if number != place))
        if others - fits[place]:
            found[letter] = others - fits[place]
    against = {letter: "the other rows do not agree without it" for letter in LETTERS if letter not in found}
    return [Findings((letter,), against) for letter in found], sorted(set().union(*found.values()))


def _grouped(fits: Sequence[set[Steps]], options: Sequence[Groups]) -> tuple[list[Findings], list[Steps]]:
    """The divisions of the rows into halves of which each goes by steps of its own; and these steps."""
    demand_different(options)
    every = range(1, len(fits) + 1)
    if any(
        [*one, *other] != [*sorted(one), *sorted(other)] or sorted((*one, *other)) != [*every] or 1 not in one
        for one, other in options
    ) or any(len(one) != len(other) for one, other in options):
        raise MalformedStatement("an option divides the rows into two halves, in order, that of the first row first")
    found: dict[Groups, list[Steps]] = {}
    for rest in combinations(every[1:], len(every) // 2 - 1):
        groups = ((1, *rest), tuple(number for number in every if number not in (1, *rest)))
        ways = [sorted(set.intersection(*(fits[number - 1] for number in group))) for group in groups]
        for one, other in product(*ways):
            if one != other:
                found[groups] = [one, other]
    refuted = {}
    for letter, groups in zip(LETTERS, options, strict=True):
        apart = [group for group in groups if not set.intersection(*(fits[number - 1] for number in group))]
        if groups not in found:
            refuted[letter] = f"no steps fit all of {apart[0]}" if apart else "both groups go by the same steps"
    lettered = dict(zip(options, LETTERS, strict=True))
    findings = [Findings((lettered[groups],) if groups in lettered else (), refuted) for groups in found]
    return findings if any(one.answers for one in findings) else [], next(iter(found.values()), [])


def _done(shown: Sequence[Sequence[tuple[Code, ...] | None]], fitting: Sequence[Steps], asked: _Query) -> Steps:
    """The steps from the nearest panel that is shown to the one that is asked for; those that rows show; else all."""
    if isinstance(asked, _Split):
        pairs = [pair for row in shown for pair in pairwise(panel for panel in row if panel)]
        return tuple(one.index(other[0]) for one, other in pairs)
    held = [number for number, panel in enumerate(shown[-1]) if panel is not None]
    if not isinstance(asked, _Ends) or not held:
        return fitting[0]
    return fitting[0][max(held) :] if asked.task == "missing" else fitting[0][: min(held)]


def _kind(step: int) -> str:
    return ("same", "quarter", "half", "quarter", "flip", "flip", "diagonal flip", "diagonal flip")[step]


def _canonical(rows: Sequence[_Row], offered: Sequence[object], task: str) -> object:
    """The least of all forms after a turn of everything; the order of the rows matters only for the last one."""
    return min(_forms(rows, offered, task), key=repr)


def _forms(rows: Sequence[_Row], offered: Sequence[Any], task: str) -> Iterator[object]:
    for number in range(len(TURNS)):
        turned = [tuple(panel and _codes(panel)[number] for panel in row) for row in rows]
        if task == "grouping":
            order = sorted(turned, key=repr)
            places = [order.index(row) for row in turned]
            yield (
                order,
                sorted(sorted(sorted(places[one - 1] for one in group) for group in groups) for groups in offered),
            )
            continue
        last = turned.pop() if task in ("missing", "first") else ()
        options = [
            _codes(one)[number] if isinstance(one, Figure) else _conjugate(NAMES.index(str(one)), number)
            for one in offered
        ]
        yield sorted(turned, key=repr), last, sorted(options, key=repr)


def _conjugate(step: int, number: int) -> int:
    """What a step becomes when everything is turned."""
    back = next(other for other in range(len(TURNS)) if combined(number, other) == 0)
    return combined(combined(back, step), number)
