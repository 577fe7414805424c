"""Finds the figure that goes on with what the counts of line figures do.

Every rule of the language is tried on every count. A count that some rule explains is governed; an option fits it if
the rule leads to its number. The answer is unique only if one option alone fits all governed counts; where two counts
lead to different options, or two rules of one count to different numbers, the puzzle is ambiguous.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices.element_count import QUESTIONS, Counted, Facts, MissingFigure, Series
from puzzlegen.validators.kits.answers import fingerprint, verdict_on
from puzzlegen.validators.matrices.kits.figure_properties import COUNTS, Seen, faults_of, near_misses_of, see

METHOD: Final = "all rules on all counts"
UNNAMED: Final = ("arcs", "smooth strokes", "meeting points")
"""Other ways to count, of which no question speaks."""

Numbers: TypeAlias = Sequence[int]
Follow: TypeAlias = Callable[[Numbers], int | None]
Line: TypeAlias = tuple[int, int, int]
LineRule: TypeAlias = Callable[[Line, Line, int, int], int | None]

_SHOWN: Final = {"sequence": 5, "matrix": 8}
_ROUND: Final = 99  # mirror axes of circles around one middle


class Count(msgspec.Struct, frozen=True):
    """A count with the rules that explain it.

    Attributes:
        name: its name in `COUNTS`.
        shown: its value in each figure that is shown.
        offered: its value in each option.
        found: each rule that explains it, with the number to which it leads.
    """

    name: str
    shown: tuple[int, ...]
    offered: tuple[int, ...]
    found: dict[str, int]

    def led_to(self) -> frozenset[int]:
        """The options to which some rule leads."""
        return frozenset(place for place, number in enumerate(self.offered) if number in self.found.values())


def certify(puzzle: Series, query: MissingFigure) -> Certificate:
    """Find every option that fits the rules; two rules of one count that lead to different numbers prove nothing.

    The difficulty is the number of rules that somebody tries who goes through the counts in the order of the language,
    and through the rules of each, until all options but one are refuted. The depth is how many of these counts are
    leads of their own: figures differ in them, and not by the same numbers as in one before.

    Raises:
        MalformedStatement: there are more or fewer figures, or one is none.
    """
    _check(puzzle)
    options = query.options
    shown, offered = [see(figure) for figure in puzzle.figures], [see(figure) for figure in options]
    rules = RULES[puzzle.layout]
    counts = _counts(puzzle.layout, shown, offered)
    governed = [count for count in counts if count.found]
    left = sorted(frozenset(range(len(options))).intersection(*(count.led_to() for count in governed)))
    choosy = [count.led_to() for count in governed if len(count.led_to()) < len(options)]
    rivals = sorted(frozenset().union(*choosy))
    doubtful = any(len(set(count.found.values())) > 1 for count in governed)
    answers = rivals if len(rivals) > 1 and (doubtful or not left) else left
    verdict = Verdict.AMBIGUOUS if answers and doubtful else verdict_on(answers)
    unique = verdict is Verdict.UNIQUE
    return Certificate(
        verdict=verdict,
        answers=tuple(LETTERS[place] for place in answers[:2]),
        method=METHOD,
        effort={
            "counts": len(counts),
            "governed": len(governed),
            "rules_found": sum(len(count.found) for count in counts),
        },
        difficulty=float(_rules_tried(counts, len(rules), answers[0], len(options))) if unique else 0.0,
        unit=QUESTIONS[type(query)].unit,
        canonical=_canonical_form(puzzle.layout, [one.codes for one in shown], [one.codes for one in offered])
        if unique
        else "",
        structure=_structure(puzzle.layout, counts) if unique else "",
        refuted={
            LETTERS[place]: next(_objection(count, place) for count in governed if place not in count.led_to())
            for place in range(len(options))
            if place not in answers
        },
        faults=tuple(dict.fromkeys((*near_misses_of(shown), *faults_of(offered)))),
        depth=Depth.properties(_leads(counts, answers[0], len(options)) if unique else 0),
    )


def certify_why(puzzle: Series, query: MissingFigure, answer: str, why: Facts) -> Faults:
    """What is false in the count that decides, its rule and its numbers, and in other counts that lead to the answer.

    All of those are named that one option alone has as their rules want it.
    """
    _check(puzzle)
    counts = _counts(puzzle.layout, [see(one) for one in puzzle.figures], [see(one) for one in query.options])
    key = LETTERS.index(answer)
    along = (" along columns" if why.by_columns else " along rows") if puzzle.layout == "matrix" else ""
    if why.by_columns and not along:
        raise MalformedStatement("a row has no columns")
    sole = {count.name: count for count in counts if count.led_to() == {key} and count.name not in UNNAMED}
    decides = sole.pop(why.trait, None)
    if decides is None:
        return ("the count does not decide",)
    faults = []
    if decides.found.get(f"{why.rule}{along}") != why.numbers[-1]:
        faults.append("the count does not follow the rule")
    others = tuple(Counted(count.name, (*count.shown, count.offered[key])) for count in sole.values())
    if why.numbers != (*decides.shown, decides.offered[key]) or why.others != others:
        faults.append("something is counted that is not so, or another count is left out")
    if _ROUND in {*why.numbers}.union(*(one.numbers for one in others)):
        faults.append("axes in every direction are not counted")
    return tuple(faults)


def _check(puzzle: Series) -> None:
    if len(puzzle.figures) != _SHOWN[puzzle.layout]:
        raise MalformedStatement(f"a {puzzle.layout} shows {_SHOWN[puzzle.layout]} figures")


def _counts(layout: str, shown: Sequence[Seen], offered: Sequence[Seen]) -> list[Count]:
    """Everything that can be counted, with the rules that explain it."""
    counts = []
    for name in COUNTS:
        numbers, ends = (tuple(int(one.values[name]) for one in some) for some in (shown, offered))
        led = ((rule, follow(numbers)) for rule, follow in RULES[layout].items())
        counts.append(Count(name, numbers, ends, {rule: end for rule, end in led if end is not None and end >= 0}))
    return counts


def _tried(counts: Sequence[Count], answer: int, options: int) -> Sequence[Count]:
    """The counts up to the one with which all options but the answer are refuted."""
    left = frozenset(range(options))
    for number, count in enumerate(counts, start=1):
        if count.found:
            left &= count.led_to()
        if left == {answer}:
            return counts[:number]
    return counts


def _rules_tried(counts: Sequence[Count], rules: int, answer: int, options: int) -> int:
    *before, last = _tried(counts, answer, options)
    return len(before) * rules + 1 + min(_places(last, answer))


def _leads(counts: Sequence[Count], answer: int, options: int) -> int:
    """How many counts are tried in which figures differ, each by other numbers."""
    numbers = {(*count.shown, *count.offered) for count in _tried(counts, answer, options)}
    return sum(len({*some}) > 1 for some in numbers)


def _places(count: Count, answer: int) -> list[int]:
    """How many rules are tried before those that lead to the answer; rows and columns are tried together."""
    layout = "matrix" if any(" along " in name for name in count.found) else "sequence"
    names, together = list(RULES[layout]), len(_ORDERS) if layout == "matrix" else 1
    places = [names.index(name) for name, number in count.found.items() if number == count.offered[answer]]
    return [place // together * together for place in places]


def _objection(count: Count, option: int) -> str:
    """Why an option is wrong: what each rule of a count demands, and what the option has."""
    wanted: dict[int, str] = {number: rule for rule, number in count.found.items()}
    demands = " or ".join(f"{number} ({rule})" for number, rule in wanted.items())
    return f"the number of {count.name} must be {demands}, not {count.offered[option]}"


def _structure(layout: str, counts: Sequence[Count]) -> str:
    """The layout and the rules of all counts that have some."""
    words = (
        f"{count.name} {'/'.join(dict.fromkeys(rule.split(' along ')[0] for rule in count.found))}"
        for count in counts
        if count.found
    )
    return f"{layout}; {', '.join(words)}"


def _canonical_form(layout: str, shown: Sequence[tuple[object, ...]], offered: Sequence[tuple[object, ...]]) -> str:
    """Digest of the figures in their order, or with rows and columns exchanged, and of the options in any order."""
    orders = [tuple(range(len(shown)))]
    if layout == "matrix":
        orders.append((0, 3, 6, 1, 4, 7, 2, 5))
    forms = []
    for turned, options in zip(zip(*shown, strict=True), zip(*offered, strict=True), strict=True):
        forms += [(tuple(turned[place] for place in order), sorted(options)) for order in orders]
    return fingerprint((layout, min(forms)))


# --- the rules: what comes next, or None where a rule does not hold


def _progression(numbers: Numbers) -> int | None:
    step = numbers[1] - numbers[0]
    steps = {b - a for a, b in pairwise(numbers)}
    return numbers[-1] + step if step and steps == {step} else None


def _alternation(numbers: Numbers) -> int | None:
    a, b = numbers[:2]
    return numbers[-2] if a != b and set(numbers[::2]) == {a} and set(numbers[1::2]) == {b} else None


def _growing(numbers: Numbers) -> int | None:
    steps = [b - a for a, b in pairwise(numbers)]
    more = _progression(steps)
    return None if more is None else numbers[-1] + more


def _sums(numbers: Numbers) -> int | None:
    holds = all(a + b == c for a, b, c in zip(numbers, numbers[1:], numbers[2:], strict=False))
    return numbers[-2] + numbers[-1] if holds and any(numbers) else None


def _line_progression(one: Line, other: Line, a: int, b: int) -> int | None:
    steps = {one[1] - one[0], one[2] - one[1], other[1] - other[0], other[2] - other[1], b - a}
    return b + (b - a) if len(steps) == 1 and a != b else None


def _along(follow: LineRule, order: Numbers) -> Follow:
    """A rule of lines, applied to the eight numbers of a matrix in an order of its places."""

    def applied(numbers: Numbers) -> int | None:
        a, b, c, d, e, f, g, h = (numbers[place] for place in order)
        return follow((a, b, c), (d, e, f), g, h)

    return applied


_LINES: Final[Mapping[str, LineRule]] = {
    "constant": lambda one, other, a, b: a if a == b and len({*one}) == len({*other}) == 1 else None,
    "progression": _line_progression,
    "sum": lambda one, other, a, b: a + b if one[0] + one[1] == one[2] and other[0] + other[1] == other[2] else None,
    "difference": lambda one, other, a, b: (
        a - b if one[0] - one[1] == one[2] and other[0] - other[1] == other[2] else None
    ),
    "equal totals": lambda one, other, a, b: sum(one) - a - b if sum(one) == sum(other) else None,
}
_ORDERS: Final = {"rows": (0, 1, 2, 3, 4, 5, 6, 7), "columns": (0, 3, 6, 1, 4, 7, 2, 5)}
RULES: Final[Mapping[str, Mapping[str, Follow]]] = {
    "sequence": {
        "constant": lambda numbers: numbers[0] if len(set(numbers)) == 1 else None,
        "progression": _progression,
        "alternation": _alternation,
        "growing steps": _growing,
        "sum of the two before": _sums,
    },
    "matrix": {
        f"{name} along {lines}": _along(follow, order)
        for name, follow in _LINES.items()
        for lines, order in _ORDERS.items()
    },
}
"""Every rule, the easiest first."""
